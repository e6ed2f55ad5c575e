"""VC-TX: cases derived from the rules."""

import pytest
from tests.games.viceroy import see
from tests.games.viceroy.helpers import act, read_table, refused, told
from tests.games.viceroy.pyramids import HOUSE, PAIR
from tests.games.viceroy.random_games import play

from velkahra.games.viceroy.rules.chapters.pyramid import is_free, neighbours
from velkahra.games.viceroy.rules.invariants import census
from velkahra.games.viceroy.rules.storage import SUPPLY
from velkahra.games.viceroy.view.build import view_of

ROW = "lower-blue 4\nlower-red 5\nlower-green 6\nlower-yellow 7\n"
TWO = ROW + "upper-blue 8\nupper-red 9\n"


@pytest.mark.parametrize(("there", "got"), [("rrb", 1), ("b", 0)])
def test_VC_TX_01_a_red_circle_and_its_gem(there: str, got: int) -> None:
    state = read_table(
        f"{PAIR}circle hand 20\ncircle gems bg\nsquare gems\nsupply {there}\nbuilding"
    )
    events = act(state, "play 20", "place 2 0")
    assert len(told(events, "circle")) == got
    assert len(told(events, "circle-no-gem")) == 1 - got
    assert see.gems(state, "circle").count("r") == got
    if got == 0:
        act(state, "gems bg")
        assert "r" not in see.gems(state, "circle")


def test_VC_TX_02_each_round_offers_four_cards_of_the_large_deck() -> None:
    rounds: dict[int, int] = {}
    for state, _ in play(2, 0, 0, 3):
        seen = view_of(state, -1)
        if seen.phase == "auction" and seen.decision == "bid":
            rounds[seen.round] = seen.large
            assert all(seen.display[:4]) or seen.auction_round > 1
    assert rounds == {number: 48 - 4 * number for number in range(1, 13)}


def test_VC_TX_03_an_attack_leaves_one_card_for_two_bidders() -> None:
    state = read_table("seats 3\ncircle attack 1\n" + TWO)
    act(state, "circle bid attack", "square bid blue", "triangle bid blue", "take lower-blue")
    assert see.asked(state) == "bid square triangle"
    assert (see.gems(state, "square"), see.gems(state, "triangle")) == ("brrggyy", "brrggyy")
    assert see.display(state)["upper-blue"] == 8


def test_VC_TX_04_an_attack_leaves_none_for_a_lone_bidder() -> None:
    state = read_table("circle attack 1\n" + ROW)
    events = act(state, "circle bid attack", "square bid green", "take lower-green")
    assert told(events, "clash") == ["clash colour=2 cards=0 seats=2 robots=0"]
    assert see.asked(state) == "bid square"
    assert see.hand(state, "square") == []
    assert see.gems(state, "square") == "bbrrgyy"


def test_VC_TX_05_the_lower_number_attacks_first() -> None:
    state = read_table(
        "circle lay 9 1 0\nsquare lay 4 1 0\ncircle attack 1\n"
        "square attack 1\nlower-red 5\nlower-blue 6"
    )
    act(state, "circle bid attack", "square bid attack")
    assert see.asked(state) == "take square"


def test_VC_TX_06_three_clashes_and_then_a_pass() -> None:
    state = read_table(ROW + "circle gems bbb\nsquare gems bbb\n61 science 1\ncircle attack 0")
    for _ in range(3):
        assert see.asked(state) == "bid circle square"
        act(state, "bid blue", "bid blue")
    assert (see.gems(state, "circle"), view_of(state, 0).left) == ("", 4)
    assert see.asked(state) == "gems circle"


def test_VC_TX_07_four_gems_for_five_and_three() -> None:
    state = read_table("61 science 2\nsupply bryy\ncircle gems\nsquare gems")
    events = act(state, "pass", "pass")
    assert told(events, "passed") == ["passed seat=0 count=5"]
    events = act(state, "gems bryy")
    assert told(events, "passed") == ["passed seat=1 count=3"]
    assert (see.gems(state, "circle"), see.gems(state, "square")) == ("bryy", "")


def test_VC_TX_08_a_fresh_eternal_gem_counts_in_the_next_round() -> None:
    """The fairy on level 3 costs blue, red and green, the captain on level 1 green."""
    state = read_table(HOUSE + "circle gems brgb\ncircle hand 21 32\nsupply g\nbuilding")
    events = act(state, "play 21", "place 3 1")
    paid = "paid seat=0 gems0=1 less0=0 gems1=1 less1=0 gems2=1 less2=0 gems3=0 less3=0"
    assert told(events, "paid") == [paid]
    assert see.tokens(state, 21) == {"eternal-green": 1}
    events = act(state, "play 32", "place 1 5")
    assert told(events, "paid")[0].endswith("gems2=0 less2=1 gems3=0 less3=0")


def test_VC_TX_08_and_not_for_its_own_cost() -> None:
    state = read_table(HOUSE + "circle gems br\nsquare gems\ncircle hand 21\nsupply g\nbuilding")
    act(state, "play 21")
    assert refused(state, "place 3 1") == "VC-BUILD-09"


def test_VC_TX_09_two_eternal_gems_at_one_payment() -> None:
    state = read_table(PAIR + "1 eternal-red 2\ncircle gems\ncircle hand 10\nbuilding")
    events = act(state, "play 10", "place 2 0")
    assert told(events, "paid") == [
        "paid seat=0 gems0=0 less0=0 gems1=0 less1=2 gems2=0 less2=0 gems3=0 less3=0"
    ]


def test_VC_TX_10_neighbours_and_free_cards() -> None:
    state = read_table(
        "circle lay 1 1 0\ncircle lay 3 1 1\ncircle lay 5 1 2\n"
        "circle lay 11 2 0\ncircle lay 13 2 1\n"
        "circle lay 19 3 0"
    )
    assert sorted(neighbours(state, 11)) == [1, 3, 13, 19]
    cards = (1, 3, 5, 11, 13, 19)
    assert [card for card in cards if is_free(state, 0, card)] == [19]


def test_VC_TX_11_what_it_takes_to_recolour() -> None:
    """A yellow half circle over a red and a yellow quarter."""
    table = "circle lay 1 1 0\ncircle lay 50 1 1\ncircle lay 52 2 0\n"
    state = read_table(table + "circle gems y\nend")
    act(state, "recolour 52 yellow")
    assert see.gems(state, "circle") == ""
    state = read_table(table + "circle gems rrr\nend")
    events = act(state, "recolour 52 red")
    assert told(events, "recoloured") == ["recoloured seat=0 card=52 colour=1 count=3"]
    state = read_table(table + "circle gems rr\nend")
    assert see.asked(state) == "over"


def test_VC_TX_12_magic_without_a_bonus_counts_for_sets() -> None:
    state = read_table("61 magic 3\n61 defence 1\n61 science 2")
    assert see.points(state, "circle")[4:6] == [0, 12]


def test_VC_TX_13_more_defence_than_attack() -> None:
    assert see.points(read_table("61 defence 3\nsquare attack 1"), "circle")[6] == 0


def test_VC_TX_14_solo_both_red() -> None:
    state = read_table("seats 1\nvirtual 1\n" + ROW)
    before, shown = see.supply(state).count("r"), see.display(state)
    act(state, "bid red", "virtual red")
    assert (see.supply(state).count("r"), see.display(state)) == (before + 1, shown)
    assert (see.asked(state), view_of(state, 0).auction_round) == ("bid circle", 2)
    assert view_of(state, 0).box == (12, 12, 12, 12)


@pytest.mark.parametrize(("seats", "virtual"), [(1, 1), (2, 2), (3, 0), (4, 0)])
def test_VC_TX_15_gems_are_neither_made_nor_lost(seats: int, virtual: int) -> None:
    whole = dict.fromkeys(("blue", "red", "green", "yellow"), 4 * seats)
    for state, _ in play(seats, virtual, 0, seats):
        assert census(state) == {"cards": 88, **whole}


def test_VC_TX_15_a_lost_gem_is_noticed() -> None:
    state = read_table("circle lay 61 1 0\ncircle lay 76 1 1\n61 eternal-red 1\n76 stored-blue 2")
    assert (census(state)["blue"], census(state)["red"]) == (8, 8)
    state.remove_gems(SUPPLY, 1, 1)
    assert census(state)["red"] == 7
