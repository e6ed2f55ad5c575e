"""The end of the game and its winner: TE-END, TE-EDGE-63, TE-EDGE-82, TE-EDGE-83."""

from itertools import combinations_with_replacement

import pytest
from tests.games.euphrates import see
from tests.games.euphrates.helpers import act, after, draw, legal, read, refused, seat, told

from velkahra.games.euphrates.engine import EuphratesState
from velkahra.games.euphrates.view.build import View, view_of

START = ["K1", "B2", "P2", "F3", "N5", "I7", "B8", "O9", "F10", "K11"]
DYNASTIES = ("lion", "bull", "archer", "potter")


def with_treasures(count: int, more: str = "") -> EuphratesState:
    """Set up two full hands and leave so many treasures on the board."""
    taken = " ".join(START[count:])
    return read(f"""
        seats 2; taken {taken}
        hand lion TTFMSS; hand bull TTFMSS
        {more}
    """)


def final(lines: str, seats: int = 4) -> View:
    """End a game with these points and treasures; give what everybody sees then."""
    hands = "\n".join(f"hand {dynasty} TTFMSS" for dynasty in DYNASTIES[:seats])
    state = after(f"seats {seats}\ntaken {' '.join(START[2:])}\n{hands}\n{lines}", "end")
    assert state.is_over()
    return view_of(state, -1)


def ranking(view: View) -> list[tuple[str, int]]:
    return [(DYNASTIES[line.seat], line.place) for line in view.standings]


@pytest.mark.parametrize(("count", "over"), [(1, True), (2, True), (3, False), (10, False)])
def test_TE_END_01_two_treasures_at_the_end_of_a_turn_end_the_game(count: int, over: bool) -> None:
    state = with_treasures(count)
    assert not state.is_over(), "the turn goes on, whatever is left"
    assert told(act(state, "settlement H6", "end"), "over-treasures") == []
    events = draw(state, "T")
    assert state.is_over() == over
    assert told(events, "over-treasures") == [f"over-treasures count={count}"] * over


def test_TE_END_01_nobody_acts_after_the_end() -> None:
    state = after(with_treasures(2), "end")
    for dynasty in ("lion", "bull"):
        assert list(state.legal_actions(seat(dynasty))) == []
        assert refused(state, "end", by=dynasty) == "TE-TURN-01-over"
    assert state.is_over()
    assert list(state.legal_actions(state.actor())) == [], "not even nobody"


@pytest.mark.parametrize(("bag", "over"), [("none", True), ("T", True), ("TF", False)])
def test_TE_END_02_a_refill_the_bag_cannot_give_ends_the_game(bag: str, over: bool) -> None:
    state = read(f"seats 2\nhand lion TTFM\nhand bull TTFMSS\nbag {bag}")
    events = act(state, "end")
    assert state.is_over() == over
    assert told(events, "over-bag") == ["over-bag seat=0"] * over
    if not over:
        draw(state, "TF")
        assert (state.active, int(state.bag_size())) == (seat("bull"), 0)


def test_TE_END_02_it_may_be_another_player_who_cannot_refill() -> None:
    state = after("seats 2\nhand lion TTFMS\nhand bull TTFM\nbag TF", "end")
    assert told(draw(state, "T"), "over-bag") == ["over-bag seat=1"]
    assert see.hand(state, "lion") == "TTTFMS"
    assert see.hand(state, "bull") == "TTFM", "who cannot draw in full draws nothing"


def test_TE_END_03_in_a_swap_the_game_ends_at_once() -> None:
    state = read("seats 2\nhand lion TTFMSS\nhand bull TTFMSS\nbag TF")
    assert state.left == 2
    events = act(state, "swap TTF")
    assert state.is_over()
    assert [kind for kind, _ in see.story(events)] == [
        "swapped",
        "swapped-tiles",
        "over-bag",
        "place",
        "place",
    ]
    assert list(state.legal_actions(seat("lion"))) == []
    # A swap the bag can just give goes on.
    state = after("seats 2\nhand lion TTFMSS\nhand bull TTFMSS\nbag TF", "swap TT", "draw TF")
    assert not state.is_over()
    assert (see.hand(state, "lion"), state.left) == ("TFFMSS", 1)
    assert "end" in legal(state)


def test_TE_EDGE_63_a_swap_bigger_than_the_bag_is_legal_and_ends_the_game() -> None:
    square = "G5 settlement\nH5 settlement\nG6 settlement\nH6 settlement\nG5 monument red-black\n"
    state = read(
        f"seats 2\n{square}I5 temple\nI4 lion king\nhand lion TTFMSS\nhand bull TTFMSS\nbag none"
    )
    assert "swap TTFMSS" in legal(state)
    assert "swap T" in legal(state)
    act(state, "swap T")
    assert state.is_over(), "no second action"
    assert see.points(state, "lion") == (0, 0, 0, 0), "no income from the monument"


def test_TE_END_04_the_screens_are_lifted_and_treasures_assigned() -> None:
    lines = "points lion 4 2 6 2; points bull 9 9 9 9; treasures lion 5; treasures bull 3"
    hands = "hand lion TTFMSS\nhand bull TTFMSS"
    state = read(f"seats 2\ntaken {' '.join(START[2:])}\n{hands}\n{lines}")
    assert view_of(state, 0).points == ((4, 2, 6, 2), None)
    act(state, "end")
    for who in (-1, 0, 1):
        view = view_of(state, who)
        assert view.points == ((4, 2, 6, 2), (9, 9, 9, 9))
        assert view.held == (5, 3)
    assigned = {line.seat: (line.points, line.assigned) for line in view.standings}
    assert sorted(assigned[0][0]) == [4, 4, 5, 6]
    assert sorted(assigned[1][0]) == [9, 10, 10, 10]
    for before, seat_line in zip(view.points, (assigned[0], assigned[1]), strict=True):
        assert before is not None
        assert tuple(b + a for b, a in zip(before, seat_line[1], strict=True)) == seat_line[0]


def test_TE_END_05_the_highest_weakest_colour_wins() -> None:
    view = final("""
        points lion 30 30 30 3; points bull 4 4 4 4; points archer 2 50 50 50
        points potter 5 5 9 4
    """)
    assert ranking(view) == [("potter", 1), ("bull", 2), ("lion", 3), ("archer", 4)]


@pytest.mark.parametrize(
    ("lion", "bull", "winner"),
    [
        ("4 5 9 9", "4 6 6 6", "bull"),
        ("5 6 9 4", "5 4 7 6", "lion"),
        ("4 5 7 6", "4 5 6 7", None),
        ("4 5 7 8", "8 5 6 4", "lion"),
        ("7 4 5 6", "4 5 8 6", "bull"),
    ],
)
def test_TE_END_06_ties_go_to_the_next_weakest(lion: str, bull: str, winner: str | None) -> None:
    places = dict(ranking(final(f"points lion {lion}\npoints bull {bull}", seats=2)))
    expected = {None: (1, 1), "lion": (1, 2), "bull": (2, 1)}[winner]
    assert (places["lion"], places["bull"]) == expected


def test_TE_END_06_the_same_points_in_other_colours_are_the_same() -> None:
    places = ranking(final("points lion 1 2 3 4\npoints bull 4 3 2 1", seats=2))
    assert places == [("lion", 1), ("bull", 1)]


@pytest.mark.parametrize("count", range(6))
@pytest.mark.parametrize("before", [(0, 0, 0, 0), (6, 2, 3, 3), (1, 9, 9, 9), (4, 4, 7, 5)])
def test_TE_EDGE_82_no_assignment_is_better(before: tuple[int, int, int, int], count: int) -> None:
    state = with_treasures(2, f"points lion {' '.join(map(str, before))}")
    state.set_treasures_taken(0, count)
    act(state, "end")
    (lion,) = [line for line in view_of(state, -1).standings if line.seat == 0]
    best = max(
        sorted(points + spread.count(colour) for colour, points in enumerate(before))
        for spread in combinations_with_replacement(range(4), count)
    )
    assert sorted(lion.points) == best
    assert sum(lion.assigned) == count
    assert all(number >= 0 for number in lion.assigned)


def test_TE_EDGE_83_a_full_tie_is_a_shared_victory() -> None:
    lines = """
        points lion 5 6 7 8; points bull 8 7 6 5; points archer 5 6 7 7; points potter 5 6 7 7
    """
    assert ranking(final(lines)) == [("lion", 1), ("bull", 1), ("archer", 3), ("potter", 3)]
    hands = "\n".join(f"hand {dynasty} TTFMSS" for dynasty in DYNASTIES)
    state = after(f"taken {' '.join(START[2:])}\n{hands}\n{lines}", "end")
    assert list(state.returns()) == [0.5, 0.5, 0.0, 0.0]
