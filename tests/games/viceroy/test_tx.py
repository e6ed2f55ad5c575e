"""VC-TX: cases derived from the rules."""

import pytest
from tests.games.viceroy import see
from tests.games.viceroy.helpers import act, after, read, refused, told
from tests.games.viceroy.pyramids import HOUSE, PAIR, ROW, TWO
from tests.games.viceroy.random_games import play

from velkahra.games.viceroy.view.build import view_of


@pytest.mark.parametrize(("there", "got"), [("rrb", 1), ("b", 0)])
def test_VC_TX_01_a_red_circle_and_its_gem(there: str, got: int) -> None:
    state = read(f"{PAIR}circle hand 20\ncircle gems bg\nsquare gems\nsupply {there}\nbuilding")
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
    state = read("seats 3\ncircle attack 1\n" + TWO)
    act(state, "circle bid attack", "square bid blue", "triangle bid blue", "take lower-blue")
    assert see.asked(state) == "bid square triangle"
    assert (see.gems(state, "square"), see.gems(state, "triangle")) == ("brrggyy", "brrggyy")
    assert see.display(state)["upper-blue"] == 8


def test_VC_TX_04_an_attack_leaves_none_for_a_lone_bidder() -> None:
    state = read("circle attack 1\n" + ROW)
    events = act(state, "circle bid attack", "square bid green", "take lower-green")
    assert told(events, "clash") == ["clash colour=2 cards=0 seats=2 robots=0"]
    assert see.asked(state) == "bid square"
    assert see.hand(state, "square") == []
    assert see.gems(state, "square") == "bbrrgyy"


def test_VC_TX_07_four_gems_for_five_and_three() -> None:
    state = read("61 science 2\nsupply bryy\ncircle gems\nsquare gems")
    assert told(act(state, "pass", "pass"), "passed") == ["passed seat=0 count=5"]
    assert told(act(state, "gems bryy"), "passed") == ["passed seat=1 count=3"]
    assert (see.gems(state, "circle"), see.gems(state, "square")) == ("bryy", "")


def test_VC_TX_08_a_fresh_eternal_gem_counts_in_the_next_round() -> None:
    """The fairy on level 3 costs blue, red and green, the captain on level 1 green."""
    state = read(HOUSE + "circle gems brgb\ncircle hand 21 32\nsupply g\nbuilding")
    events = act(state, "play 21", "place 3 1")
    paid = "paid seat=0 gems0=1 less0=0 gems1=1 less1=0 gems2=1 less2=0 gems3=0 less3=0"
    assert told(events, "paid") == [paid]
    assert see.tokens(state, 21) == {"eternal-green": 1}
    events = act(state, "play 32", "place 1 5")
    assert told(events, "paid")[0].endswith("gems2=0 less2=1 gems3=0 less3=0")
    # And not for its own cost.
    state = read(HOUSE + "circle gems br\nsquare gems\ncircle hand 21\nsupply g\nbuilding")
    act(state, "play 21")
    assert refused(state, "place 3 1") == "VC-BUILD-09"


def test_VC_TX_09_two_eternal_gems_at_one_payment() -> None:
    state = read(PAIR + "1 eternal-red 2\ncircle gems\ncircle hand 10\nbuilding")
    assert told(act(state, "play 10", "place 2 0"), "paid") == [
        "paid seat=0 gems0=0 less0=0 gems1=0 less1=2 gems2=0 less2=0 gems3=0 less3=0"
    ]


def test_VC_TX_11_what_it_takes_to_recolour() -> None:
    """A yellow half circle over a red and a yellow quarter."""
    table = "circle lay 1 1 0 50 1 1 52 2 0\n"
    assert see.gems(after(table + "circle gems y\nend", "recolour 52 yellow"), "circle") == ""
    events = act(table + "circle gems rrr\nend", "recolour 52 red")
    assert told(events, "recoloured") == ["recoloured seat=0 card=52 colour=1 count=3"]
    assert see.asked(read(table + "circle gems rr\nend")) == "over"
