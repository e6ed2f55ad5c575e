"""PP-BUILD: armies and roads for two rupees each."""

from tests.games.pamir import see
from tests.games.pamir.helpers import FULL, act, after, legal, read, refused

BUILDER = f"{FULL}\ngray court 17\ngray money 9\nkabul tribe gray 1\n"


def test_PP_BUILD_01_three_blocks_in_any_mixture() -> None:
    state = read(f"{BUILDER}gray russian")
    act(state, "act 17 build", "army kabul", "road herat-kabul", "army kabul")
    assert see.armies(state, "russian", "kabul") == 2
    assert see.roads(state, "russian", "herat-kabul") == 1
    assert (see.money(state, "gray"), see.blocks(state, "russian")) == (3, 9)
    assert (see.decider(state), see.actions_left(state)) == ("gray", 1)
    assert refused(state, "army kabul") == "PP-BUILD-01-none"
    # Fewer are allowed.
    state = after(BUILDER, "act 17 build", "road kabul-punjab", "stop")
    assert (see.money(state, "gray"), see.roads(state, "afghan", "kabul-punjab")) == (7, 1)


def test_PP_BUILD_01_as_many_as_the_money_allows() -> None:
    state = after(f"{BUILDER}gray money 5", "act 17 build", "army kabul", "army kabul")
    assert see.money(state, "gray") == 1
    assert see.armies(state, "afghan", "kabul") == 2
    assert see.actions_left(state) == 1
    assert refused(f"{BUILDER}gray money 1", "act 17 build") == "PP-EDGE-58-build"
    # The rank of the card does not matter.
    for card in (17, 14):
        state = read(f"{BUILDER}gray court {card}" if card != 17 else BUILDER)
        act(state, f"act {card} build", "army kabul", "army kabul", "army kabul")
        assert see.armies(state, "afghan", "kabul") == 3


def test_PP_BUILD_02_everywhere_one_rules_mixed_freely() -> None:
    state = after(
        f"{BUILDER}persia tribe gray 1\npersia army british 2\nherat tribe gray 1", "act 17 build"
    )
    assert legal(state, "army") == {"army kabul", "army herat"}
    assert legal(state, "road") == {
        *("road kabul-transcaspia", "road herat-kabul", "road kabul-kandahar", "road kabul-punjab"),
        *("road herat-persia", "road herat-transcaspia", "road herat-kandahar"),
    }
    assert refused(state, "army persia") == "PP-BUILD-02"
    assert refused(state, "road persia-transcaspia") == "PP-BUILD-02-road"
    act(state, "army kabul", "road herat-persia", "army herat")
    assert see.armies(state, "afghan", "kabul") == see.armies(state, "afghan", "herat") == 1
    # A road may lead into a region of another ruler.
    state = read(f"{BUILDER}herat tribe blue 2\nherat-kabul road british 3")
    act(state, "act 17 build", "road herat-kabul", "stop")
    assert see.roads(state, "afghan", "herat-kabul") == 1
    # Who rules nothing builds nothing.
    assert refused(f"{BUILDER}kabul tribe blue 1", "act 17 build") == "PP-EDGE-58-build"
    state = read(f"{FULL}\ngray court 17\nkabul army afghan 5")
    assert refused(state, "act 17 build") == "PP-EDGE-58-build"


def test_PP_BUILD_03_the_cost_is_paid_once_for_all_blocks() -> None:
    state = after(BUILDER, "act 17 build", "army kabul", "army kabul")
    assert (see.coins(state), see.money(state, "gray")) == ({}, 9)
    act(state, "army kabul")
    assert see.coins(state) == {f"{row}{column}": 1 for row in "ab" for column in (3, 4, 5)}
    assert see.money(state, "gray") == 3
    # What was paid bars those cards this turn.
    state = after(f"{BUILDER}gray money 20", "act 17 build", "army kabul", "army kabul", "stop")
    assert {text for text in legal(state, "buy") if text[-1] in "45"} == set()
    assert refused(state, "buy a4") == "PP-BUY-07"
    assert "buy a3" in legal(state)
