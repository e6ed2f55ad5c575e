"""VC-EDGE-34 to 40, 46, 50: rulings on recolouring and scoring."""

from itertools import product

import pytest
from librt.random import Random
from tests.games.viceroy import see
from tests.games.viceroy.helpers import act, after, legal, read, refused, told
from tests.games.viceroy.pyramids import MIXED, RED

from velkahra.games.viceroy.engine import ViceroyState
from velkahra.games.viceroy.rules.chapters.end import circle_points, law_points, total
from velkahra.games.viceroy.rules.chapters.recolour import harmony, optimum
from velkahra.games.viceroy.rules.storage import below_left, below_right, level_of
from velkahra.games.viceroy.rules.tables import BOTTOM_LEFT, BOTTOM_RIGHT, TOP_LEFT, TOP_RIGHT
from velkahra.games.viceroy.view.build import view_of


def test_VC_EDGE_36_only_gems_behind_the_screen_recolour() -> None:
    state = read(
        MIXED + "circle lay 76 1 2\n76 stored-red 8\n1 eternal-red 2\n"
        "circle gems yy\nsupply rr\nend"
    )
    assert see.asked(state) == "over"


def test_VC_EDGE_37_the_best_plan_is_offered() -> None:
    table = "circle lay 1 1 0 4 1 1 3 1 2 20 2 0 19 2 1\ncircle gems rr\n20 circle-yellow-4 1\nend"
    state = read(table)  # 20: three red segments and a blue; 19: blue, red, yellow half
    events = act(state, "optimum")
    assert told(events, "recoloured") == ["recoloured seat=0 card=20 colour=1 count=1"]
    assert see.asked(state) == "over"
    # A circle is made another colour if that scores more.
    state = read(RED + "1 circle-blue-2 1\ncircle gems bbbb\nend")
    events = act(state, "optimum")
    assert told(events, "recoloured") == ["recoloured seat=0 card=20 colour=0 count=4"]
    assert see.points(state, "circle")[0] == 4
    # Nothing is recoloured for no gain.
    state = read(RED + "1 circle-red-2 1\n3 circle-blue-2 1\ncircle gems bbbb\nend")
    assert told(act(state, "optimum"), "recoloured") == []
    assert (see.asked(state), see.gems(state, "circle")) == ("over", "bbbb")


def test_VC_EDGE_37_law_79_is_counted_in() -> None:
    """With it two circles on level 2 bring more than one on level 4."""
    state = read(
        "circle lay 31 1 0 18 1 1 6 1 2 41 1 3 8 2 0 55 2 1 51 2 2 17 3 0 34 3 1 14 4 0 79 1 4\n"
        "circle gems bbrrrr\nend"
    )
    assert (see.points(state, "circle")[0], see.points(state, "circle")[2]) == (5, 2)
    events = act(state, "optimum")
    assert {text.split(" count")[0] for text in told(events, "recoloured")} == {
        "recoloured seat=0 card=55 colour=1",
        "recoloured seat=0 card=51 colour=1",
        "recoloured seat=0 card=17 colour=0",
    }
    # Law 79 adds one and only to its owner.
    state = read(RED + "circle lay 79 1 2")
    assert [int(harmony(state, seat)) for seat in (0, 1)] == [1, 0]
    # Each seat has its own best plan.
    state = read(MIXED + "square lay 6 1 0 3 1 1 22 2 0\nsquare gems g\ncircle gems\nend")
    events = act(state, "square optimum")
    assert told(events, "recoloured") == ["recoloured seat=1 card=22 colour=2 count=1"]


def random_table(rng: Random) -> str:
    """Lay a random pyramid with random gems and bonuses."""
    numbers = list(range(1, 61))
    for place in range(59, 0, -1):
        other = int(rng.randrange(place + 1))
        numbers[place], numbers[other] = numbers[other], numbers[place]
    width = 3 + int(rng.randrange(3))
    lines = []
    for level in range(1, min(width, 4) + 1):
        for column in range(width - level + 1):
            lines.append(f"circle lay {numbers.pop()} {level} {column}")
    if rng.randrange(2):
        lines.append(f"circle lay 79 1 {width}")
    counts = [int(rng.randrange(5)) for _ in range(4)]
    lines.append("circle gems " + "".join(c * n for c, n in zip("brgy", counts, strict=True)))
    card = lines[0].split()[2]
    for colour in ("blue", "red", "green", "yellow"):
        lines.append(f"{card} circle-{colour}-{2 * (1 + int(rng.randrange(2)))} {rng.randrange(2)}")
    return "\n".join([*lines, "supply", "square gems", "end"])


def scored(state: ViceroyState, plan: list[tuple[int, int]]) -> int:
    """Give what the circles and law 79 score after a plan."""
    world = state.clone()
    for card, colour in plan:
        world.tint[card] = colour + 1
    return int(circle_points(world, 0) + law_points(world, 0))


def needed(state: ViceroyState, card: int, colour: int) -> int:
    """Count the segments of a circle that are not of a colour."""
    cell, segment = state.at[card], state.tables().segment
    left, right = state.card_in(below_left(cell)), state.card_in(below_right(cell))
    corners = ((card, BOTTOM_LEFT), (card, BOTTOM_RIGHT), (left, TOP_RIGHT), (right, TOP_LEFT))
    return sum(segment(each, corner) != colour for each, corner in corners)


def best_of_all(state: ViceroyState, upper: list[int]) -> int:
    """Try every plan for these circles, and give what the best one scores."""
    now = scored(state, [])
    gains = {
        (card, colour): scored(state, [(card, colour)]) - now
        for card in upper
        for colour in range(4)
    }
    best = now
    for colours in product(range(-1, 4), repeat=len(upper)):
        plan = [(card, colour) for card, colour in zip(upper, colours, strict=True) if colour >= 0]
        left = [int(state.gems_of(0, colour)) for colour in range(4)]
        for card, colour in plan:
            left[colour] -= needed(state, card, colour)
        if min(left) >= 0:
            best = max(best, now + sum(gains[step] for step in plan))
    return best


def test_VC_EDGE_37_the_best_plan_is_the_best_of_all_plans() -> None:
    rng, changed = Random(5), 0
    for _ in range(200):
        state = read(random_table(rng))
        if state.over:
            continue
        cards = [int(card) for card in state.cells if card and state.is_laid(0, int(card))]
        circles = [card for card in cards if level_of(state.at[card]) > 1]
        for card in circles[4:]:  # to keep the number of plans low, at most four circles can change
            state.tint[card] = 1
        plan = [(int(code) // 4, int(code) % 4) for code in optimum(state, 0)]
        assert scored(state, plan) == best_of_all(state, circles[:4])
        assert all(needed(state, card, colour) > 0 for card, colour in plan)
        changed += len(plan)
    assert changed > 100


def test_VC_EDGE_38_from_one_colour_to_another_for_four_gems() -> None:
    state = after(RED + "circle gems yyyy\nend", "recolour 20 yellow")
    assert (see.gems(state, "circle"), view_of(state, -1).players[0].pyramid[2].tint) == ("", 3)
    assert see.points(state, "circle")[0] == 2
    assert see.asked(read(RED + "circle gems yyy\nend")) == "over"


def test_VC_EDGE_39_equal_totals_share_the_victory() -> None:
    state = read(
        "seats 3\n61 power-5 1\n62 power-2 1\n63 power-5 1\n"
        "circle gems\nsquare gems\ntriangle gems\nend"
    )
    assert list(state.returns()) == [0.5, 0.0, 0.5]
    assert [player.place for player in view_of(state, -1).players] == [1, 3, 1]


def test_VC_EDGE_40_totals_may_be_negative() -> None:
    state = read("square attack 3\nend")
    assert [int(total(state, seat)) for seat in (0, 1)] == [-12, 0]
    assert list(state.returns()) == [0.0, 1.0]


def test_VC_EDGE_46_virtual_opponents_neither_score_nor_attack() -> None:
    state = read("seats 2\nvirtual 2\nend")
    assert len(list(state.returns())) == 2
    assert see.points(state, "circle")[6] == 0


@pytest.mark.parametrize(("first", "then"), [("circle", "square"), ("square", "circle")])
def test_VC_EDGE_50_the_seats_recolour_one_after_the_other(first: str, then: str) -> None:
    table = MIXED + "square lay 2 1 0 5 1 1 16 2 0\n"
    table += "circle gems rr\nsquare gems rrbb\nend"
    if first == "square":
        table = table.replace("circle lay 1 1 0", "circle lay 60 1 0")
    state = read(table)
    assert see.asked(state) == f"recolour {first}"
    act(state, "decline")
    assert see.asked(state) == f"recolour {then}"


def test_VC_EDGE_50_a_circle_is_recoloured_once() -> None:
    state = read("circle lay 1 1 0 4 1 1 3 1 2 20 2 0 19 2 1\ncircle gems ryyyyyyyy\nsupply\nend")
    act(state, "recolour 20 red")
    assert refused(state, "recolour 20 yellow") == "VC-EDGE-50"
    assert legal(state, "recolour") == {"recolour 19 yellow"}
    act(state, "recolour 19 yellow")
    assert see.asked(state) == "over"
    assert state.is_laid(0, 20)
