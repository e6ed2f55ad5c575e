"""PP-PLAY: bribes, ends of the court, icons."""

import pytest
from tests.games.pamir import see
from tests.games.pamir.helpers import act, after, legal, read, refused, told

RULED = "seats 3\ngray hand 9 61\nkabul tribe blue 3\nkabul tribe gray 1\n"


def test_PP_PLAY_01_a_hand_card_joins_the_court() -> None:
    state = read("gray hand 9 61\nblue hand 16\ngray court 59")
    assert told(act(state, "play 9 left"), "played") == ["played seat=0 card=9 right=0"]
    act(state, "road herat-kabul")
    assert (see.hand(state, "gray"), see.court(state, "gray"), state.left) == ([61], [9, 59], 1)
    assert refused(state, "play 16 left") == "PP-PLAY-01"
    assert refused(state, "play 59 left") == "PP-PLAY-01"


def test_PP_PLAY_02_nothing_is_due_where_oneself_or_nobody_rules() -> None:
    state = read("gray hand 9\nkabul tribe gray 2\nkabul tribe blue 1")
    act(state, "play 9 left", "road herat-kabul")
    assert (see.money(state, "gray"), see.money(state, "blue")) == (4, 4)
    state = read("gray hand 9\nkabul tribe gray 2\nkabul tribe blue 2")
    act(state, "play 9 left", "road herat-kabul")
    assert see.money(state, "gray") == 4
    # A rupee to the ruler for each tribe.
    state = after(f"{RULED}kabul army british 4", "play 9 left", "offer 3")
    assert (see.money(state, "gray"), see.money(state, "blue"), see.coins(state)) == (1, 7, {})
    act(state, "road herat-kabul")
    assert see.court(state, "gray") == [9]
    # More than the bribe is not taken.
    assert refused(after(RULED, "play 9 left"), "offer 4") == "PP-PLAY-02-more"


def test_PP_PLAY_03_the_ruler_may_waive_any_part() -> None:
    state = after(RULED, "play 9 left", "offer 1")
    assert (see.decider(state), legal(state)) == ("blue", {"answer 1", "answer 2", "answer 3"})
    assert refused(state, "answer 0") == "PP-PLAY-03"
    assert refused(state, "answer 4") == "PP-PLAY-03"
    act(state, "answer 2", "offer 2", "road herat-kabul")
    assert (see.money(state, "gray"), see.money(state, "blue")) == (2, 6)
    # Or the whole.
    state = read(f"{RULED}gray money 0")
    act(state, "play 9 left", "offer 0", "answer 0", "offer 0", "road herat-kabul")
    assert (see.court(state, "gray"), see.money(state, "blue"), state.left) == ([9], 4, 1)


def test_PP_PLAY_04_an_unpaid_bribe_takes_no_action_and_loses_nothing() -> None:
    state = read(RULED)
    events = act(state, "play 9 left", "withdraw")
    assert (see.hand(state, "gray"), see.court(state, "gray"), state.left) == ([9, 61], [], 2)
    assert see.money(state, "gray") == 4
    assert see.money(state, "blue") == 4
    assert see.decider(state) == "gray"
    assert told(events, "bribe-due") == ["bribe-due seat=0 other=1 rupees=3 card=9 hostage=0"]
    act(state, "play 61 left")
    assert state.left == 1
    # Without money or mercy the card stays.
    state = after(f"{RULED}gray money 2", "play 9 left")
    assert refused(state, "offer 3") == "PP-EDGE-25-purse"
    act(state, "offer 2", "answer 3")
    assert legal(state) == {"offer 0", "offer 1", "offer 2", "withdraw"}
    act(state, "withdraw")
    assert (see.hand(state, "gray"), state.left) == ([9, 61], 2)


@pytest.mark.parametrize(("side", "row"), [("left", [16, 61, 59]), ("right", [61, 59, 16])])
def test_PP_PLAY_05_the_card_goes_to_the_end_one_chooses(side: str, row: list[int]) -> None:
    assert see.court(after("gray hand 16\ngray court 61 59", f"play 16 {side}"), "gray") == row


def test_PP_PLAY_06_the_loyalty_changes_before_any_icon() -> None:
    state = read("gray afghan\ngray hand 84\ngray gifts 2")
    kinds = [event.kind for event in act(state, "play 84 left")]
    assert kinds == ["played", "gifts-lost", "dial", "placed", "placed", "favored"]
    assert (see.loyalty(state, "gray"), see.armies(state, "russian", "persia")) == ("russian", 2)


def test_PP_PLAY_07_icons_are_resolved_from_top_to_bottom() -> None:
    state = read("gray hand 14 7\ngray court 4")
    events = act(state, "play 14 left", "road herat-kabul", "road kabul-punjab")
    assert [e.kind for e in events] == ["played", "placed", "placed", "leverage"]
    assert told(act(state, "play 7 left"), "placed") == [
        "placed seat=0 place=46",
        "placed seat=0 place=46",
        "placed seat=0 place=1",
    ]
    assert legal(state, "spy") == {"spy 4", "spy 7", "spy 14"}


@pytest.mark.parametrize("border", ["kabul-punjab", "kandahar-punjab"])
def test_PP_PLAY_08_a_road_goes_on_any_border_of_the_region(border: str) -> None:
    state = read(
        "gray russian\ngray hand 28\nkabul-punjab road afghan 3\nkabul-punjab road russian 1"
    )
    act(state, "play 28 left")
    assert legal(state) == {"road kabul-punjab", "road kandahar-punjab"}
    assert refused(state, "road kabul-kandahar") == "PP-PLAY-08"
    before = see.roads(state, "russian", border)
    act(state, f"road {border}")
    assert see.roads(state, "russian", border) == before + 1


def test_PP_PLAY_09_an_army_of_ones_loyalty_goes_into_the_region() -> None:
    state = after("gray russian\ngray hand 98", "play 98 left")
    assert (see.armies(state, "russian", "transcaspia"), see.decider(state)) == (3, "gray")


def test_PP_PLAY_10_an_own_tribe_goes_into_the_region() -> None:
    state = after("gray hand 93\ntranscaspia tribe gray 1", "play 93 left")
    assert (see.tribes(state, "gray", "transcaspia"), see.supply(state, "gray")) == (3, 7)


def test_PP_PLAY_11_a_spy_goes_on_a_card_of_the_region_in_any_court() -> None:
    state = read("seats 3\ngray hand 2\ngray court 9 61\nblue court 15 63\ntan court 5")
    act(state, "play 2 right")
    assert legal(state) == {"spy 2", "spy 9", "spy 15", "spy 5"}
    assert refused(state, "spy 63") == "PP-PLAY-11"
    assert refused(state, "spy 1") == "PP-PLAY-11"
    act(state, "spy 5", "spy 2")
    assert (see.spies(state, "gray", 5), see.spies(state, "gray", 2)) == (1, 1)
    assert refused(state, "spy 9") == "PP-PLAY-11-none"


def test_PP_PLAY_12_leverage_takes_two_rupees_from_the_bank() -> None:
    state = after("gray hand 27\nblue money 4\nmarket a0 1 3", "play 27 left")
    assert see.money(state, "gray") == 6
    assert see.money(state, "blue") == 4
    assert see.coins(state) == {"a0": 3}


def test_PP_PLAY_13_the_favored_suit_becomes_the_one_shown() -> None:
    state = after("gray hand 10 85\nfavored political", "play 10 left", "road kabul-punjab")
    assert see.favored(state) == "military"
    act(state, "play 85 left", "spy 85")
    assert see.favored(state) == "economic"
