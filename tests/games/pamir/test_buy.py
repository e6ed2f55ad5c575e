"""PP-BUY: what a card costs, where the rupees go, and what events do."""

import pytest
from tests.games.pamir import see
from tests.games.pamir.helpers import FULL, act, after, legal, read, refused, told


def test_PP_BUY_01_a_purchase_takes_one_market_card_into_the_hand() -> None:
    state = after(f"{FULL}\ngray hand 9", "buy b2")
    assert (see.hand(state, "gray"), state.left) == ([9, 93], 1)
    assert "b2" not in see.market(state)
    assert refused(state, "buy b2") == "PP-BUY-01-empty"


@pytest.mark.parametrize("row", ["a", "b"])
def test_PP_BUY_02_the_column_is_the_price(row: str) -> None:
    for column in range(6):
        assert see.money(after(f"{FULL}\ngray money 7", f"buy {row}{column}"), "gray") == 7 - column


def test_PP_BUY_02_what_is_too_dear_cannot_be_bought() -> None:
    state = read(f"{FULL}\ngray money 2")
    assert legal(state, "buy") == {"buy a0", "buy b0", "buy a1", "buy b1", "buy a2", "buy b2"}
    assert refused(state, "buy a3") == "PP-BUY-06"


def test_PP_BUY_03_one_rupee_lies_on_each_card_to_the_left_in_the_row() -> None:
    assert see.coins(after(FULL, "buy b4")) == {"b0": 1, "b1": 1, "b2": 1, "b3": 1}


def test_PP_BUY_04_a_vacant_space_sends_the_rupee_to_the_other_row() -> None:
    state = after(f"{FULL}\ngray money 9", "buy a1", "buy a3")
    assert see.coins(state) == {"a0": 2, "b1": 1, "a2": 1}
    # From the lower row to the upper.
    assert see.coins(after(f"{FULL}\ngray money 9", "buy b0", "buy b2")) == {"a0": 1, "b1": 1}


def test_PP_BUY_05_under_the_military_suit_every_step_costs_two() -> None:
    state = after(f"{FULL}\nfavored military\ngray money 9", "buy b0")
    assert see.money(state, "gray") == 9
    act(state, "buy b2")
    assert see.coins(state) == {"a0": 2, "b1": 2}
    assert see.money(state, "gray") == 5
    # Twice the price must be affordable.
    state = read(f"{FULL}\nfavored military\ngray money 5")
    assert refused(state, "buy a3") == "PP-BUY-06"
    assert "buy a2" in legal(state)


def test_PP_BUY_06_the_rupees_on_the_card_are_the_buyers() -> None:
    state = after("market a0 1\nmarket a1 2 5", "buy a1")
    assert (see.money(state, "gray"), see.coins(state)) == (4 - 1 + 5, {"a0": 1})
    # But they do not help to pay.
    state = read(f"{FULL}\nmarket a3 84 9\ngray money 2".replace("market a3 84\n", ""))
    assert refused(state, "buy a3") == "PP-BUY-06"


def test_PP_BUY_07_a_card_with_ones_own_rupee_cannot_be_bought_this_turn() -> None:
    state = after(f"{FULL}\ngray money 9\ndeck none", "buy a2")
    assert refused(state, "buy a0") == "PP-BUY-07"
    assert refused(state, "buy a1") == "PP-BUY-07"
    assert {"buy b0", "buy b1", "buy a3"} <= legal(state)
    act(state, "end")
    assert "buy a0" in legal(state)
    # For whatever reason the rupee came there.
    state = after(f"{FULL}\ngray money 9\ngray court 14\nfavored economic", "act 14 gift", "gift 2")
    assert refused(state, "buy a5") == "PP-BUY-07"
    assert refused(state, "buy b5") == "PP-BUY-07"
    assert "buy a4" in legal(state)
    # The rupees of others do not matter.
    assert see.money(after("market a0 1 3\nmarket b0 2", "buy a0"), "gray") == 7


def test_PP_BUY_08_an_event_works_at_once_and_never_enters_a_hand() -> None:
    state = after("market a0 113 2\nmarket b0 101\ngray money 1", "buy a0")
    assert (see.money(state, "gray"), see.hand(state, "gray")) == (1 + 2 + 3, [])
    assert see.is_discarded(state, 113)
    assert told(act(state, "buy b0"), "check") == ["check coalition=3 last=0"]
    assert (see.hand(state, "gray"), see.is_discarded(state, 101), state.left) == ([], True, 0)
    # Its choice comes before anything else.
    state = after("market a0 115\nmarket b0 1", "buy a0")
    assert legal(state) == {"suit economic", "suit military", "suit political", "suit intelligence"}
    assert refused(state, "buy b0") == "PP-TURN-01-pending"
    act(state, "suit military")
    assert (see.favored(state), state.left) == ("military", 1)


def test_PP_BUY_09_a_lasting_event_stays_until_the_next_check_is_resolved() -> None:
    state = read("market a0 106\nmarket b0 1\nmarket b1 101\nseats 3\ndeck none")
    act(state, "buy a0", "end", "end", "end")
    assert see.is_in_force(state, 106)
    act(state, "buy b1")
    assert see.is_discarded(state, 106)
    # A personal one is the buyers and a general one everybodys.
    text = "gray court 15\nblue court 16 4\n4 spy gray 1\n4 spy blue 1\ndeck none\ngray money 9"
    state = after(f"{text}\nmarket a0 105", "buy a0", "act 15 betray", "betray 4", "decline")
    assert state.left == 1
    state = after(f"{text}\nlasting 105 gray\nturn blue 2", "act 16 betray", "betray 4", "decline")
    assert state.left == 1
    state = read(f"{text}\nlasting 107 thrown\nblue hand 9\ngray hand 11\nkabul tribe blue 3")
    act(state, "play 11 left", "road herat-kabul", "road herat-kabul")
    assert see.money(state, "gray") == 9
