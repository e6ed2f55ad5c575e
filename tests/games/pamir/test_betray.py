"""PP-BETRAY: a card with an own spy on it is discarded, and may become a prize."""

from tests.games.pamir import see
from tests.games.pamir.helpers import act, after, legal, read, refused

TRAITOR = """
    seats 3; gray court 16 9; blue court 61 14; tan court 59
    9 spy gray 1; 61 spy gray 1; 14 spy blue 2
    market a4 81; market a5 82; market b3 91
"""
PRIZES = """
    gray afghan; gray court 16 3; gray gifts 2; gray prizes 4; blue court 66 96 61
    66 spy gray 1; 96 spy gray 1; 61 spy gray 1
"""


def test_PP_BETRAY_01_any_court_card_with_an_own_spy_the_own_ones_included() -> None:
    state = after(TRAITOR, "act 16 betray")
    assert legal(state) == {"betray 9", "betray 61"}
    assert refused(state, "betray 14") == "PP-BETRAY-01"
    act(state, "betray 61")
    assert (see.court(state, "blue"), see.is_discarded(state, 61)) == ([14], True)
    state = after(TRAITOR, "act 16 betray", "betray 9")
    assert (see.court(state, "gray"), see.actions_left(state)) == ([16], 1)
    # Two rupees are paid into the market.
    state = after(TRAITOR, "act 16 betray", "betray 61")
    assert (see.money(state, "gray"), see.coins(state)) == (2, {"a5": 1, "b3": 1})
    assert see.money(state, "blue") == 4
    assert refused(state, "buy b3") == "PP-BUY-07"
    # Without two rupees or a spy there is no betrayal.
    assert refused(f"{TRAITOR}gray money 1", "act 16 betray") == "PP-EDGE-58-betray"
    state = read("gray court 16\nblue court 61\n61 spy blue 1")
    assert refused(state, "act 16 betray") == "PP-EDGE-58-betray"


def test_PP_BETRAY_02_all_spies_on_it_go_home() -> None:
    state = after(f"{TRAITOR}61 spy blue 2\n61 spy tan 3", "act 16 betray", "betray 61")
    assert [see.supply(state, name) for name in ("gray", "blue", "tan")] == [9, 8, 10]
    assert (see.spies(state, "tan", 61), see.spies(state, "gray", 9)) == (0, 1)
    # Leverage and overthrow strike the owner.
    state = read(f"{TRAITOR}tan court 27\n27 spy gray 1\npunjab tribe tan 3\npunjab tribe gray 1")
    act(state, "act 16 betray", "betray 27")
    assert (see.money(state, "gray"), see.money(state, "tan")) == (2, 2)
    assert (see.tribes(state, "tan", "punjab"), see.tribes(state, "gray", "punjab")) == (0, 1)
    assert see.whole(state)
    # An own leveraged card costs both.
    state = read(f"{TRAITOR}gray court 27\n27 spy gray 1\npunjab tribe gray 2")
    act(state, "act 16 betray", "betray 27")
    assert (see.money(state, "gray"), see.tribes(state, "gray", "punjab")) == (0, 0)


def test_PP_BETRAY_03_a_prize_of_the_own_coalition_adds_influence() -> None:
    state = after(PRIZES, "act 16 betray", "betray 66")
    assert (see.decider(state), legal(state)) == ("gray", {"prize", "decline"})
    assert see.influence(state, "gray") == 4
    act(state, "prize")
    assert (see.influence(state, "gray"), see.loyalty(state, "gray")) == (5, "afghan")
    assert not see.is_discarded(state, 66)
    assert see.court(state, "gray") == [16, 3]
    # It may be left.
    state = after(PRIZES, "act 16 betray", "betray 96", "decline")
    assert (see.influence(state, "gray"), see.loyalty(state, "gray")) == (4, "afghan")
    assert see.is_discarded(state, 96)
    assert (see.court(state, "blue"), see.decider(state)) == ([66, 61], "gray")
    # A card without a prize gives none.
    state = after(PRIZES, "act 16 betray", "betray 61")
    assert refused(state, "prize") == "PP-BETRAY-03-none"
    assert (see.influence(state, "gray"), see.actions_left(state)) == (4, 1)


def test_PP_BETRAY_04_a_foreign_prize_costs_gifts_prizes_and_patriots() -> None:
    state = after(PRIZES, "act 16 betray", "betray 96", "prize")
    assert (see.loyalty(state, "gray"), see.influence(state, "gray")) == ("british", 2)
    assert (see.court(state, "gray"), see.supply(state, "gray")) == ([16], 8)
    assert see.is_discarded(state, 3)
    assert see.is_discarded(state, 4)
    assert not see.is_discarded(state, 96)
    assert see.whole(state)
    # The lost patriots pay their leverage.
    state = read(f"{PRIZES}gray court 42\nkandahar tribe gray 2")
    act(state, "act 16 betray", "betray 96", "prize")
    assert legal(state) == {"discard 3", "discard 42"}
    act(state, "discard 42")
    assert (see.money(state, "gray"), see.tribes(state, "gray", "kandahar")) == (0, 0)
    assert (see.court(state, "gray"), see.loyalty(state, "gray")) == ([16], "british")
