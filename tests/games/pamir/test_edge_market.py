"""PP-EDGE-05 to 10, 94 and 95: vacant spaces, short rows, free cards, the end of the deck."""

import pytest
from tests.games.pamir import see
from tests.games.pamir.helpers import act, after, deal, legal, read, refused

from velkahra.games.pamir.rules.storage import PLAYING


def test_PP_EDGE_05_with_both_spaces_vacant_the_rupee_leaves_play() -> None:
    state = after("market a0 1\nmarket b0 2\nmarket a2 3\nmarket b2 4\ngray money 9", "buy a2")
    assert (see.coins(state), see.money(state, "gray")) == ({"a0": 1}, 7)
    act(state, "buy b2")
    assert (see.coins(state), see.money(state, "gray")) == ({"a0": 1, "b0": 1}, 5)


def test_PP_EDGE_06_a_short_row_loses_its_half() -> None:
    state = read(
        "\n".join(f"market b{column} {81 + column}" for column in range(6))
        + "\nmarket a0 1\ngray court 14\ngray money 9"
    )
    act(state, "act 14 gift", "gift 6")
    assert see.coins(state) == {"a0": 1, "b3": 1, "b4": 1, "b5": 1}
    assert see.money(state, "gray") == 3


def test_PP_EDGE_07_public_withdrawal_sliding_onto_rupees_removes_them() -> None:
    state = after("market a0 105 3\nmarket a1 111\nmarket b0 1 2\ndeck none", "end")
    assert (see.market(state), see.coins(state)) == ({"a0": 111, "b0": 1}, {"b0": 2})
    # So does public withdrawal from the deck.
    state = after("market a0 105 3\npile 6 1 1 0", "end")
    deal(state, 111, 1)
    assert (see.market(state), see.coins(state)) == ({"a0": 111, "b0": 1}, {})
    # Rupees paid onto it leave play.
    state = after("market a0 111\nmarket a1 1\ngray money 3", "buy a1")
    assert (see.coins(state), see.money(state, "gray")) == ({}, 2)


@pytest.mark.parametrize(("ability", "card", "other"), [(66, 61, 82), (68, 82, 61), (70, 87, 88)])
def test_PP_EDGE_08_it_is_free_in_the_military_suit(ability: int, card: int, other: int) -> None:
    state = read(
        f"gray russian\ngray court {ability}\nmarket a0 1\nmarket a1 2\nmarket a4 {card}\n"
        f"market b4 {other}\nfavored military\ngray money 7"
    )
    assert refused(state, "buy b4") == "PP-BUY-06"
    act(state, "buy a4")
    assert (see.money(state, "gray"), see.coins(state)) == (7, {})
    assert "buy a0" in legal(state)


def test_PP_EDGE_08_new_tactics_doubles_no_price() -> None:
    state = after("market a0 1\nmarket b0 105\nmarket a2 2\ngray money 2", "buy b0", "buy a2")
    assert see.money(state, "gray") == 0
    # Events are never free.
    state = read(
        "gray russian\ngray court 66 68 70\nmarket a3 101\nmarket b3 110\ngray money 2\nmarket a0 1"
    )
    assert refused(state, "buy a3") == "PP-BUY-06"
    assert refused(state, "buy b3") == "PP-BUY-06"


def test_PP_EDGE_09_a_rupee_taxed_back_leaves_the_card_unbuyable() -> None:
    state = read("market a0 1\nmarket a1 2\ngray court 9\nfavored economic")
    act(state, "buy a1", "act 9 tax", "collect a0")
    assert (see.coins(state), see.money(state, "gray")) == ({}, 4)
    assert refused(state, "buy a0") == "PP-BUY-07"


def test_PP_EDGE_10_nothing_stops_players_from_passing_with_an_empty_deck() -> None:
    state = read("market a0 1\nmarket a1 101\nmarket b0 2\ndeck none")
    for _ in range(20):
        assert "buy a1" in legal(state)
        act(state, "end")
    assert (state.over, see.decider(state)) == (PLAYING, "gray")
    assert see.market(state) == {"a0": 1, "a1": 101, "b0": 2}


def test_PP_EDGE_94_a_card_picks_up_only_what_lies_where_it_comes_to_lie() -> None:
    state = read("market a0 105 2\nmarket a3 3 1\nmarket a4 4\nmarket b0 1\ndeck none")
    state.coins[1] = 4
    act(state, "end")
    assert see.market(state) == {"a0": 3, "a1": 4, "b0": 1}
    assert see.coins(state) == {"a0": 3, "a1": 4}
    # Public withdrawal removes only what lies where it comes to lie.
    state = read("market a0 3\nmarket a3 111\nmarket a4 4 2\nmarket b0 1\ndeck none")
    state.coins[1], state.coins[2] = 2, 3
    act(state, "end")
    assert see.market(state) == {"a0": 3, "a1": 111, "a2": 4, "b0": 1}
    assert see.coins(state) == {"a2": 5}
    state = read("market a0 105 2\nmarket b3 111\nmarket b5 4\nmarket a1 1\ndeck none")
    state.coins[6], state.coins[7] = 2, 3
    act(state, "end")
    assert see.market(state) == {"a0": 1, "b0": 111, "b1": 4}
    assert see.coins(state) == {"a0": 2, "b1": 3}


def test_PP_EDGE_94_public_withdrawal_that_stays_where_it_is_lets_others_slide() -> None:
    state = read("market a0 1 1\nmarket a1 111\nmarket a4 4 2\nmarket b0 2\ndeck none")
    state.coins[2], state.coins[3] = 3, 5
    act(state, "end")
    assert see.market(state) == {"a0": 1, "a1": 111, "a2": 4, "b0": 2}
    assert see.coins(state) == {"a0": 1, "a2": 5}


def test_PP_EDGE_95_public_withdrawal_takes_no_rupees_along() -> None:
    state = read("market a2 111\nmarket b0 2\npile 6 2 0 0")
    state.coins[0] = 3
    act(state, "end")
    assert (see.market(state), see.coins(state)) == ({"a0": 111, "b0": 2}, {})
    deal(state, 3, 4)
    assert (see.market(state), see.coins(state)) == ({"a0": 111, "b0": 2, "a1": 3, "b1": 4}, {})
    # Rupees on a space that stays empty leave play.
    state = after("market a0 105 3\nmarket b0 1 1\ndeck none", "end")
    assert (see.market(state), see.coins(state)) == ({"b0": 1}, {"b0": 1})
    assert see.decider(state) == "blue"
