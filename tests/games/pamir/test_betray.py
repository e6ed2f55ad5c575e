"""PP-BETRAY: a card with an own spy on it is discarded, and may become a prize."""

from tests.games.pamir import see
from tests.games.pamir.helpers import act, legal, read_position, refused

TRAITOR = """
    seats 3; gray court 16 9; blue court 61 14; tan court 59
    9 spy gray 1; 61 spy gray 1; 14 spy blue 2
    market a4 81; market a5 82; market b3 91
"""


def test_PP_BETRAY_01_any_court_card_with_an_own_spy_the_own_ones_included() -> None:
    state = read_position(TRAITOR)
    act(state, "act 16 betray")
    assert legal(state) == {"betray 9", "betray 61"}
    assert refused(state, "betray 14") == "PP-BETRAY-01"
    act(state, "betray 61")
    assert (see.court(state, "blue"), see.is_discarded(state, 61)) == ([14], True)
    state = read_position(TRAITOR)
    act(state, "act 16 betray", "betray 9")
    assert (see.court(state, "gray"), see.actions_left(state)) == ([16], 1)


def test_PP_BETRAY_01_two_rupees_are_paid_into_the_market() -> None:
    state = read_position(TRAITOR)
    act(state, "act 16 betray", "betray 61")
    assert (see.money(state, "gray"), see.coins(state)) == (2, {"a5": 1, "b3": 1})
    assert see.money(state, "blue") == 4
    assert refused(state, "buy b3") == "PP-BUY-07"


def test_PP_BETRAY_01_without_two_rupees_or_a_spy_there_is_no_betrayal() -> None:
    state = read_position(f"{TRAITOR}gray money 1")
    assert refused(state, "act 16 betray") == "PP-EDGE-58-betray"
    state = read_position("gray court 16\nblue court 61\n61 spy blue 1")
    assert refused(state, "act 16 betray") == "PP-EDGE-58-betray"


def test_PP_BETRAY_02_all_spies_on_it_go_home() -> None:
    state = read_position(f"{TRAITOR}61 spy blue 2\n61 spy tan 3")
    act(state, "act 16 betray", "betray 61")
    assert [see.supply(state, name) for name in ("gray", "blue", "tan")] == [9, 8, 10]
    assert (see.spies(state, "tan", 61), see.spies(state, "gray", 9)) == (0, 1)


def test_PP_BETRAY_02_leverage_and_overthrow_strike_the_owner() -> None:
    state = read_position(
        f"{TRAITOR}tan court 27\n27 spy gray 1\npunjab tribe tan 3\npunjab tribe gray 1"
    )
    act(state, "act 16 betray", "betray 27")
    assert (see.money(state, "gray"), see.money(state, "tan")) == (2, 2)
    assert (see.tribes(state, "tan", "punjab"), see.tribes(state, "gray", "punjab")) == (0, 1)
    assert see.whole(state)


def test_PP_BETRAY_02_an_own_leveraged_card_costs_both() -> None:
    state = read_position(f"{TRAITOR}gray court 27\n27 spy gray 1\npunjab tribe gray 2")
    act(state, "act 16 betray", "betray 27")
    assert (see.money(state, "gray"), see.tribes(state, "gray", "punjab")) == (0, 0)


PRIZES = """
    gray afghan; gray court 16 3; gray gifts 2; gray prizes 4; blue court 66 96 61
    66 spy gray 1; 96 spy gray 1; 61 spy gray 1
"""


def test_PP_BETRAY_03_a_prize_of_the_own_coalition_adds_influence() -> None:
    state = read_position(PRIZES)
    act(state, "act 16 betray", "betray 66")
    assert (see.decider(state), legal(state)) == ("gray", {"prize", "decline"})
    assert see.influence(state, "gray") == 4
    act(state, "prize")
    assert (see.influence(state, "gray"), see.loyalty(state, "gray")) == (5, "afghan")
    assert not see.is_discarded(state, 66)
    assert see.court(state, "gray") == [16, 3]


def test_PP_BETRAY_03_it_may_be_left() -> None:
    state = read_position(PRIZES)
    act(state, "act 16 betray", "betray 96", "decline")
    assert (see.influence(state, "gray"), see.loyalty(state, "gray")) == (4, "afghan")
    assert see.is_discarded(state, 96)
    assert (see.court(state, "blue"), see.decider(state)) == ([66, 61], "gray")


def test_PP_BETRAY_03_a_card_without_a_prize_gives_none() -> None:
    state = read_position(PRIZES)
    act(state, "act 16 betray", "betray 61")
    assert refused(state, "prize") == "PP-BETRAY-03-none"
    assert (see.influence(state, "gray"), see.actions_left(state)) == (4, 1)


def test_PP_BETRAY_04_a_foreign_prize_costs_gifts_prizes_and_patriots() -> None:
    state = read_position(PRIZES)
    act(state, "act 16 betray", "betray 96", "prize")
    assert (see.loyalty(state, "gray"), see.influence(state, "gray")) == ("british", 2)
    assert (see.court(state, "gray"), see.supply(state, "gray")) == ([16], 8)
    assert see.is_discarded(state, 3)
    assert see.is_discarded(state, 4)
    assert not see.is_discarded(state, 96)
    assert see.whole(state)


def test_PP_BETRAY_04_the_lost_patriots_pay_their_leverage() -> None:
    state = read_position(f"{PRIZES}gray court 42\nkandahar tribe gray 2")
    act(state, "act 16 betray", "betray 96", "prize")
    assert legal(state) == {"discard 3", "discard 42"}
    act(state, "discard 42")
    assert (see.money(state, "gray"), see.tribes(state, "gray", "kandahar")) == (0, 0)
    assert (see.court(state, "gray"), see.loyalty(state, "gray")) == ([16], "british")
