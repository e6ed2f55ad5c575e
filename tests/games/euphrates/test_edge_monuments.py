"""Hard cases of monuments: TE-EDGE-45 to TE-EDGE-56."""

import pytest
from tests.games.euphrates import see
from tests.games.euphrates.helpers import (
    act,
    after,
    at,
    kingdom,
    legal,
    read,
    refused,
    seat,
    square,
)

from velkahra.games.euphrates.engine import EuphratesState
from velkahra.games.euphrates.rules.facts import FACTS

RED = ("red-black", "red-green", "blue-red")
# The market G6 completes a square and joins lion's kingdom with bull's: a war of traders.
MARKETS = """
    F6 temple; F7 lion trader; E6 H5 G5 H6 market; I5 temple; J5 bull trader
    hand lion MMMMSS; hand bull MMFFSS
"""
# The temple H5 completes a square and links the treasures F3 and I7. Lion's trader has H4 alone.
LINK = """
    F4 settlement; G4 H4 G5 temple; I4 lion trader; H6 I6 settlement
    hand bull TTFMSS
    turn bull 2
"""


def red_on(*corners: str) -> set[str]:
    """Give the choice of a red monument on these squares, and of none."""
    return {f"build {name} {corner}" for name in RED for corner in corners} | {"decline"}


def test_TE_EDGE_45_after_a_war_the_covered_tile_is_one_of_the_four() -> None:
    state = after(MARKETS, "market G6")
    assert legal(state) == {"add 0", "add 1", "add 2", "add 3"}
    act(state, "add 2", "add 0")
    assert see.is_home(state, "lion trader"), "1 + 2 against 3"
    names = ("red-green", "green-black", "green-blue")
    assert legal(state) == {f"build {name} G5" for name in names} | {"decline"}
    act(state, "build green-black G5")
    assert see.cell(state, "G6") == "face-down market"
    # The square is not offered when the war took its tiles.
    state = after(MARKETS, "market G6", "add 3", "add 0")
    assert [see.cell(state, label) for label in ("G5", "H5", "H6", "G6")] == ["", "", "", "market"]
    assert "end" in legal(state)


def test_TE_EDGE_46_a_treasure_under_a_monument_stays_and_stays_a_corner_one() -> None:
    state = read("""
        C2 B3 temple; D2 F2 settlement; G3 lion trader
        hand lion TFMMSS
    """)
    act(state, "temple C3", "build red-black B2")
    assert see.cell(state, "B2") == "face-down temple"
    assert refused(state, "catastrophe B2") == "TE-CATASTROPHE-05"
    act(state, "farm E2")
    assert legal(state) == {"take B2"}
    assert refused(state, "take F3") == "TE-TREASURE-02"
    act(state, "take B2")
    assert see.held(state) == [1, 0, 0, 0]
    assert see.treasures(state) >= {"F3"}
    assert "B2" not in see.treasures(state)
    assert see.cell(state, "B2") == "face-down temple"


@pytest.mark.parametrize(("left", "over"), [("B2 F3 N5", False), ("B2 F3", True)])
def test_TE_EDGE_46_it_still_counts_for_the_end_of_the_game(left: str, over: bool) -> None:
    start = ["K1", "B2", "P2", "F3", "N5", "I7", "B8", "O9", "F10", "K11"]
    taken = " ".join(label for label in start if label not in left.split())
    state = read(f"""
        seats 2; C2 B3 C3 temple; B2 monument red-black
        taken {taken}
        hand lion TFMMSS; hand bull TFMMSS
    """)
    act(state, "end")
    assert state.is_over() == over


def test_TE_EDGE_47_a_trader_sent_home_by_the_monument_collects_nothing() -> None:
    state = read(LINK)
    events = act(state, "temple H5", "build red-black G4")
    assert [kind for kind, _ in see.story(events)] == ["tile", "built", "homeless"]
    assert see.is_home(state, "lion trader")
    assert (state.actor(), state.left) == (seat("bull"), 1)
    assert "end" in legal(state)
    assert see.held(state) == [0, 0, 0, 0]
    assert see.treasures(state) >= {"F3", "I7"}
    # Declining the monument keeps the trader who collects.
    state = after(LINK, "temple H5")
    assert legal(state) == red_on("G4")
    act(state, "decline")
    assert state.actor() == seat("lion")
    assert legal(state) == {"take F3", "take I7"}
    act(state, "take F3")
    assert see.held(state) == [1, 0, 0, 0]
    assert (state.actor(), state.left) == (seat("bull"), 1)


def test_TE_EDGE_48_one_tile_that_completes_two_squares_gives_one_monument() -> None:
    state = read("F5 temple\nG5 temple\nH5 temple\nF6 temple\nH6 temple\nhand lion TT")
    act(state, "temple G6")
    assert legal(state) == red_on("F5", "G5")
    act(state, "build red-black G5")
    assert "end" in legal(state), "no second monument with the same tile"
    assert see.built(state) == {"red-black": "G5"}
    assert (see.cell(state, "F5"), see.cell(state, "F6")) == ("temple", "temple")
    # One tile may complete four squares.
    ring = ["G4", "H4", "I4", "G5", "I5", "G6", "H6", "I6"]
    state = after("\n".join(f"{label} temple" for label in ring) + "\nhand lion TT", "temple H5")
    assert legal(state) == red_on("G4", "H4", "G5", "H5")
    act(state, "build red-green H5")
    assert "end" in legal(state)
    assert see.built(state) == {"red-green": "H5"}
    assert [see.cell(state, label) for label in ("G4", "H4", "I4", "G5", "G6")] == ["temple"] * 5


def test_TE_EDGE_49_the_active_player_picks_any_of_up_to_three() -> None:
    before = "G5 temple\nH5 temple\nG6 temple\nhand lion TT"
    for name in RED:
        state = after(before, "temple H6", f"build {name} G5")
        assert see.built(state) == {name: "G5"}
    state = after(before + "\n" + square("J3", "market") + "\nJ3 monument red-green", "temple H6")
    assert legal(state) == red_on("G5") - {"build red-green G5"}


def test_TE_EDGE_50_without_a_fitting_monument_there_is_no_offer() -> None:
    # The three monuments with black stand elsewhere; three others are still there.
    state = read(f"""
        {square("B5", "temple")}; B5 monument red-black; {square("J3", "market")}
        J3 monument green-black; {square("O4", "farm")}; O4 monument blue-black
        G5 H5 G6 settlement
        hand lion SS
    """)
    assert [kind for kind, _ in see.story(act(state, "settlement H6"))] == ["tile"]
    assert "end" in legal(state)
    assert refused(state, "build green-blue G5") == "TE-TURN-03-none"


def test_TE_EDGE_51_a_declined_square_stays_barred_but_not_its_tiles() -> None:
    state = read("G5 temple\nH5 temple\nG6 temple\nI5 temple\nhand lion TTT")
    act(state, "temple H6", "decline")
    act(state, "temple I6")
    assert legal(state) == red_on("H5"), "not G5, which was declined"
    assert refused(state, "build red-black G5") == "TE-MONUMENT-01"
    act(state, "build red-black H5")
    assert see.built(state) == {"red-black": "H5"}
    # A square completed again by a new tile counts as new.
    # The war of priests takes G5, the only temple of the square that no other leader touches.
    state = read("""
        seats 2; D5 E5 temple; E4 lion priest; G5 H5 G6 temple; G4 bull priest; H4 bull king
        I6 bull trader; G7 bull farmer
        hand lion TTTTTS; hand bull FFMMSS
    """)
    act(state, "temple H6", "decline", "settlement F5", "add 4", "add 0")
    assert [see.cell(state, label) for label in ("G5", "H5", "G6", "H6")] == ["", *["temple"] * 3]
    act(state, "end")
    act(state, "draw TFFMMS")
    act(state, "end", "temple G5")
    assert legal(state) == red_on("G5")


def test_TE_EDGE_52_a_square_outside_every_kingdom_may_carry_a_monument() -> None:
    state = read("G5 market\nH5 market\nG6 market\nhand lion M")
    act(state, "market H6", "build green-blue G5")
    assert see.built(state) == {"green-blue": "G5"}
    assert see.kingdoms(state) == set()
    # Who rules there does not matter the active player builds.
    state = read("G5 market\nH5 market\nG6 market\nI4 temple\nI5 bull king\nhand lion M")
    act(state, "market H6")
    assert state.actor() == seat("lion")
    assert see.story(act(state, "build green-black G5")) == [
        ("built", {"seat": 0, "monument": 4, "space": at("G5"), "colour": 2})
    ]
    assert see.kingdoms(state) == {kingdom("G5 H5 G6 H6 I4 I5")}


def test_TE_EDGE_53_farms_have_one_square_on_the_standard_board() -> None:
    river = set(FACTS.boards["standard"].river)
    squares = {
        (column, row)
        for column in range(15)
        for row in range(10)
        if {(column + i, row + j) for i in (0, 1) for j in (0, 1)} <= river
    }
    assert squares == {(14, 3)}
    for last in ("O4", "P4", "O5", "P5"):
        others = [line for line in square("O4", "farm").splitlines() if not line.startswith(last)]
        state = after("\n".join(others) + "\nhand lion F", f"farm {last}")
        names = ("blue-black", "blue-red", "green-blue")
        assert legal(state) == {f"build {name} O4" for name in names} | {"decline"}


@pytest.mark.parametrize(
    ("name", "tile", "paid"),
    [
        ("red-black", "temple", 1),
        ("green-black", "market", 1),
        ("red-green", "market", 0),
        ("blue-red", "temple", 0),
    ],
)
def test_TE_EDGE_54_the_king_scores_black_monuments_only(name: str, tile: str, paid: int) -> None:
    state = after(f"{square('G5', tile)}; G5 monument {name}; I5 temple; I4 lion king", "end")
    assert see.points(state, "lion") == (0, 0, 0, paid)


def test_TE_EDGE_55_two_monuments_of_a_colour_in_one_kingdom_both_pay() -> None:
    state = read(f"""
        {square("G5", "market")}; G5 monument green-black; {square("I5", "settlement")}
        I5 monument red-black; K5 temple; K4 lion king; K6 lion trader
    """)
    assert see.story(act(state, "end"), "points-monument") == [
        ("points-monument", {"seat": 0, "colour": 2, "points": 1, "monument": 4}),
        ("points-monument", {"seat": 0, "colour": 3, "points": 1, "monument": 0}),
        ("points-monument", {"seat": 0, "colour": 3, "points": 1, "monument": 4}),
    ]
    assert see.points(state, "lion") == (0, 0, 1, 2)


def _last_turn() -> EuphratesState:
    return read(f"""
        seats 2; {square("G5", "settlement")}; G5 monument red-black; I5 temple; I4 lion king
        hand lion TFMMS; hand bull TFMMSS
        bag none
    """)


def test_TE_EDGE_56_the_last_turn_pays_when_the_game_ends_at_its_end() -> None:
    state = _last_turn()
    events = act(state, "end")
    assert state.is_over()
    assert see.points(state, "lion") == (0, 0, 0, 1)
    kinds = [kind for kind, _ in see.story(events)]
    assert kinds == ["turn-over", "points-monument", "over-bag", "place", "place"]
    # A swap that ends the game leaves no income.
    state = after(_last_turn(), "swap T")
    assert state.is_over()
    assert see.points(state, "lion") == (0, 0, 0, 0)
    # The income of a turn that ends by treasures counts.
    state = read(f"""
        seats 2; {square("G5", "settlement")}; G5 monument red-black; I5 temple; I4 lion king
        taken K1 B2 P2 F3 N5 I7 B8 O9
        hand lion TFMMS; hand bull TFMMSS
    """)
    act(state, "end")
    act(state, "draw T")
    assert state.is_over()
    assert see.points(state, "lion") == (0, 0, 0, 1)
