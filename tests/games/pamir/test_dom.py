"""PP-DOM: dominance checks."""

import pytest
from tests.games.pamir import see
from tests.games.pamir.helpers import act, after, deal, read, told

from velkahra.games.pamir.engine import PamirState

NAMES = ("gray", "blue", "tan", "red", "black")
BRITONS = """
    seats 5; gray british; blue british; tan british; red british; black british
    kabul army british 4
"""


def scores(state: PamirState) -> list[int]:
    return [see.points(state, name) for name in NAMES[: state.seats]]


def scored(text: str) -> list[int]:
    """Let gray buy a dominance check; give the points."""
    return scores(after(f"{text}\nmarket a0 101", "buy a0"))


def test_PP_DOM_01_when_it_is_bought() -> None:
    state = read("market a2 102\nkabul tribe gray 1")
    assert told(act(state, "buy a2"), "check") == ["check coalition=3 last=0"]
    assert (scores(state), see.market(state), see.actions_left(state)) == ([3, 1], {}, 1)
    assert see.is_discarded(state, 102)
    # When it is thrown out of the leftmost column.
    for slot in ("a0", "b0"):
        state = after(f"market {slot} 102\nkabul tribe blue 1\ndeck none", "end")
        assert (scores(state), see.decider(state)) == ([1, 3], "blue")
        assert see.is_discarded(state, 102)
    # Not while it lies further right.
    state = after("market a0 1\nmarket a1 102\nkabul tribe blue 1\ndeck none", "end")
    assert (scores(state), see.market(state)) == ([0, 0], {"a0": 1, "a1": 102})
    # When the market is unstable.
    state = read("market a0 1\nmarket b0 2\nmarket a1 102\nkabul tribe blue 1")
    state.pile, state.pile_courts, state.pile_events, state.pile_checks = 3, 6, 0, 1
    act(state, "end")
    assert told(deal(state, 103), "check") == ["check coalition=3 last=0"]
    assert (scores(state), see.market(state)) == ([1, 3], {"a0": 1, "b0": 2})


def spread_blocks(numbers: tuple[int, int, int]) -> str:
    """Put so many blocks of each coalition on the map, armies and roads by turns."""
    lines = []
    for coalition, number in zip(("afghan", "british", "russian"), numbers, strict=True):
        lines += [f"kabul army {coalition} 1"] * (number // 2)
        lines += [f"herat-kabul road {coalition} 1"] * (number - number // 2)
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("numbers", "coalition"),
    [
        ((4, 0, 0), 0),
        ((3, 0, 0), 3),
        ((0, 8, 4), 1),
        ((4, 8, 4), 1),
        ((1, 8, 4), 1),
        ((0, 7, 4), 3),
        ((2, 5, 7), 3),
        ((2, 3, 7), 2),
        ((12, 12, 0), 3),
        ((0, 0, 0), 3),
    ],
)
def test_PP_DOM_02_PP_EX_16_four_blocks_more(numbers: tuple[int, int, int], coalition: int) -> None:
    events = act(f"{spread_blocks(numbers)}\nmarket a0 101", "buy a0")
    assert told(events, "check") == [f"check coalition={coalition} last=0"]


def test_PP_DOM_03_five_three_and_one_by_influence() -> None:
    influence = "gray prizes 25\nblue gifts 2 4\ntan court 36 37\ntan gifts 6\nred prizes 34 38"
    assert scored(f"{BRITONS}{influence}\nred gifts 2 4") == [0, 1, 3, 5, 0]
    # Cylinders and money give no influence.
    text = f"{BRITONS}black russian\nred afghan\ntan afghan"
    extra = "blue gifts 2\npersia tribe gray 9\ngray money 30"
    assert scored(f"{text}\n{extra}") == [3, 5, 0, 0, 0]
    # Alone in a coalition one gets five.
    assert scored("gray russian\nblue afghan\nherat army russian 4\nblue gifts 2 4 6") == [5, 0]


def test_PP_DOM_04_who_is_loyal_to_another_coalition_gets_nothing() -> None:
    text = "seats 3\ngray british\nblue russian\ntan british\nkabul army british 4"
    assert scored(f"{text}\nblue gifts 2 4 6\npersia tribe blue 7\ntan gifts 2") == [3, 0, 5]


def test_PP_DOM_05_three_and_one_by_cylinders() -> None:
    text = "seats 3\nkabul tribe gray 2\nblue court 61\n61 spy blue 2\nherat tribe blue 1"
    assert scored(f"{text}\ntan gifts 4") == [1, 3, 0]
    # Tribes spies and gifts count alike wherever they are.
    text = "seats 3\nkabul tribe gray 1\nblue court 61\n61 spy tan 1\nblue gifts 2"
    assert scored(text) == [1, 1, 1]
    # Loyalty and influence do not matter.
    text = "gray afghan\nblue afghan\nkabul army afghan 3\nblue prizes 4 10\nkabul tribe gray 1"
    assert scored(text) == [3, 1]
    # Who has no cylinder out takes part.
    assert scored("kabul tribe blue 1") == [1, 3]
    assert scored("seats 3\nkabul tribe tan 1") == [0, 0, 3]


def test_PP_DOM_06_PP_EX_17_tied_places_are_added_and_divided_rounding_down() -> None:
    assert scored("kabul tribe gray 1\nkabul tribe blue 1") == [2, 2]
    text = "seats 3\nkabul tribe gray 1\nkabul tribe blue 1\nkabul tribe tan 1"
    assert scored(text) == [1, 1, 1]
    assert scored(f"{text}\nherat tribe blue 1") == [0, 3, 0]
    assert scored(f"{text}\nherat tribe blue 1\nherat tribe tan 1") == [0, 2, 2]
    # After a tie come the places that are left.
    text = f"{BRITONS}gray gifts 2\nblue gifts 4\n"
    assert scored(f"{text}red russian\nblack russian") == [4, 4, 1, 0, 0]
    assert scored(f"{text}black russian") == [4, 4, 0, 0, 0]
    assert scored(f"{BRITONS}tan gifts 2\nred russian\nblack russian") == [2, 2, 5, 0, 0]
    assert scored(BRITONS) == [1, 1, 1, 1, 1]


def test_PP_DOM_07_after_a_successful_check_all_blocks_leave() -> None:
    state = read(
        "kabul army british 5\nherat-kabul road afghan 1\npersia army russian 1\nmarket a0 101\n"
        "kabul tribe gray 2\nblue court 61\n61 spy gray 1\nblue gifts 2\nblue british\n"
        "gray british\ngray gifts 4"
    )
    act(state, "buy a0")
    assert [see.blocks(state, name) for name in ("afghan", "british", "russian")] == [12, 12, 12]
    assert see.armies(state, "british", "kabul") == see.roads(state, "afghan", "herat-kabul") == 0
    assert (see.tribes(state, "gray", "kabul"), see.spies(state, "gray", 61)) == (2, 1)
    assert (see.supply(state, "gray"), see.supply(state, "blue")) == (6, 9)
    # After an unsuccessful check nothing leaves.
    state = after("kabul army british 5\nherat-kabul road afghan 2\nmarket a0 101", "buy a0")
    assert see.armies(state, "british", "kabul") == 5
    assert see.roads(state, "afghan", "herat-kabul") == 2


def test_PP_DOM_08_the_last_check_gives_twice_as_much() -> None:
    last = "checks 3\n"
    assert scored(f"{last}kabul tribe gray 1") == [6, 2]
    text = f"{BRITONS}gray gifts 2 4\nblue gifts 2\nred russian\nblack russian"
    assert scored(f"{last}{text}") == [10, 6, 2, 0, 0]
    # Before ties are split.
    text = "checks 3\nseats 3\nkabul tribe gray 1\nherat tribe blue 1\npersia tribe tan 1"
    assert scored(text) == [2, 2, 2]
    assert scored(f"{text}\nherat tribe gray 1") == [6, 1, 1]
    assert scored(f"checks 3\n{BRITONS}black russian\ntan gifts 2") == [2, 2, 10, 2, 0]


def test_PP_DOM_09_after_any_check_a_lead_of_four_ends_the_game() -> None:
    state = after("gray points 1\nblue points 0\nkabul tribe gray 1\nmarket a0 101", "buy a0")
    assert (scores(state), see.decider(state)) == ([4, 1], "gray")
    state = read("gray points 2\nblue points 0\nkabul tribe gray 1\nmarket a0 101")
    events = act(state, "buy a0")
    assert (scores(state), see.decider(state)) == ([5, 1], "nobody")
    assert told(events, "won") == ["won seat=0 points=5"]
    assert list(state.returns()) == [1.0, 0.0]
    # The lead counts over the next best.
    state = read("seats 3\ntan points 2\ngray points 2\nkabul tribe gray 1\nmarket a0 101")
    act(state, "buy a0")
    assert (scores(state), see.decider(state)) == ([5, 0, 2], "gray")
    # After the last check the game ends in any case.
    state = after(
        "checks 3\ngray points 1\nblue points 6\nkabul tribe gray 1\nmarket a0 104", "buy a0"
    )
    assert (scores(state), see.decider(state)) == ([7, 8], "nobody")
    assert list(state.returns()) == [0.0, 1.0]


@pytest.mark.parametrize("armies_out", [3, 4])
def test_PP_DOM_10_lasting_events_are_discarded(armies_out: int) -> None:
    state = read(
        "lasting 110 gray\nlasting 107 thrown\nlasting 108 blue\nmarket a0 101\nblue afghan\n"
        f"kabul army afghan {armies_out}"
    )
    act(state, "buy a0")
    for card in (107, 108, 110):
        assert see.is_discarded(state, card)
        assert not see.is_in_force(state, card)
        assert state.lasting(card) == 0
