"""VC-SOLO: one player against a gem drawn from the box."""

from tests.games.viceroy import see
from tests.games.viceroy.helpers import act, after, legal, read, told

import velkahra
from velkahra.core.contract.state import State
from velkahra.games.viceroy.engine import ViceroyState
from velkahra.games.viceroy.rules.storage import SUPPLY
from velkahra.games.viceroy.view.build import view_of

GAME = velkahra.game("viceroy")
ROW = "seats 1\nvirtual 1\nlower-blue 4\nlower-red 5\nlower-green 6\nlower-yellow 7\n"
TWO = ROW + "upper-blue 8\nupper-red 9\n"


def solo() -> State:
    return GAME.start(1, {})


def test_VC_SOLO_01_one_player_and_one_virtual_opponent() -> None:
    state = solo()
    assert isinstance(state, ViceroyState)
    assert (state.seats, state.virtual) == (1, 1)
    total = [
        int(state.gems_of(0, colour)) + int(state.gems_of(SUPPLY, colour)) for colour in range(4)
    ]
    assert total == [4, 4, 4, 4]
    assert view_of(read(ROW), 0).box == (12, 12, 12, 12)


def test_VC_SOLO_02_the_gem_is_drawn_after_the_bid() -> None:
    state = read(ROW)
    assert see.asked(state) == "bid circle"
    act(state, "bid red")
    assert see.asked(state) == "virtual chance"
    assert legal(state) == {"virtual blue", "virtual red", "virtual green", "virtual yellow"}
    assert list(state.chance_weights()) == [12, 12, 12, 12]
    assert told(act(state, "virtual blue"), "robot-bid") == ["robot-bid robot=0 colour=0"]


def test_VC_SOLO_03_VC_TX_14_the_same_colour_is_a_clash() -> None:
    state = read(ROW)
    before = see.supply(state)
    events = act(state, "bid red", "virtual red")
    assert told(events, "clash") == ["clash colour=1 cards=1 seats=1 robots=1"]
    assert (see.asked(state), see.gems(state, "circle")) == ("bid circle", "bbrggyy")
    assert sorted(see.supply(state)) == sorted(before + "r")
    assert see.display(state)["lower-red"] == 5
    assert (view_of(state, 0).auction_round, view_of(state, 0).box) == (2, (12, 12, 12, 12))
    act(state, "bid red")
    assert see.asked(state) == "virtual chance"


def test_VC_SOLO_03_two_cards_are_a_clash_too() -> None:
    state = read(TWO)
    events = act(state, "bid blue", "virtual blue")
    assert told(events, "clash") == ["clash colour=0 cards=2 seats=1 robots=1"]
    assert (see.asked(state), see.hand(state, "circle")) == ("bid circle", [])
    assert (see.display(state)["lower-blue"], see.display(state)["upper-blue"]) == (4, 8)
    # Without corrections the upper card is offered.
    state = after(TWO + "corrections none", "bid blue", "virtual blue")
    assert legal(state) == {"take upper-blue", "go-on"}
    # Against several opponents the alternative rules hold.
    state = after(TWO.replace("virtual 1", "virtual 2"), "bid blue", "virtual blue", "virtual red")
    assert legal(state) == {"take upper-blue", "go-on"}


def test_VC_SOLO_04_VC_SOLO_06_the_card_of_the_opponent_leaves_the_game() -> None:
    state = read(ROW)
    before = see.supply(state)
    events = act(state, "bid red", "virtual green")
    assert (see.hand(state, "circle"), see.gone(state, 6)) == ([5], True)
    assert told(events, "removed") == ["removed card=6 slot=2 virtual=1"]
    assert sorted(see.supply(state)) == sorted(before + "r")
    assert view_of(state, 0).box == (12, 12, 12, 12)
    # Always the one in the lower place.
    state = after(TWO, "bid green", "virtual blue")
    assert (see.gone(state, 4), see.hand(state, "circle")) == (True, [6])
    assert see.gone(after(TWO.replace("lower-blue 4\n", ""), "bid green", "virtual blue"), 8)
    # The own card is chosen of two.
    state = after(TWO, "bid blue", "virtual red")
    assert see.asked(state) == "take circle"
    act(state, "take upper-blue")
    assert (see.hand(state, "circle"), see.gone(state, 5)) == ([8], True)


def test_VC_SOLO_05_without_a_card_of_that_colour_any_one_is_discarded() -> None:
    state = read("seats 1\nvirtual 1\nlower-red 5\nlower-green 6\nupper-green 7")
    act(state, "bid red", "virtual blue")
    assert see.hand(state, "circle") == [5]
    assert see.asked(state) == "remove circle"
    assert legal(state) == {"remove lower-green", "remove upper-green"}
    assert told(act(state, "remove upper-green"), "removed")[0] == "removed card=7 slot=6 virtual=1"
    assert (see.gone(state, 7), see.gone(state, 6)) == (True, False)
    # With nothing left nothing is discarded.
    state = after("seats 1\nvirtual 1\nlower-red 5", "bid red", "virtual blue")
    assert see.asked(state) == "show chance"
    # What could not be discarded is not owed.
    state = after("seats 1\nvirtual 1\nlower-red 5\nround 3\nlarge 36", "bid red", "virtual blue")
    while see.asked(state) != "bid circle":
        act(state, min(legal(state)))
    act(state, "bid blue", "virtual blue")
    assert see.asked(state) == "bid circle"


def test_VC_SOLO_07_one_cannot_lose() -> None:
    state = read("seats 1\nvirtual 1\ncircle lay 72 1 0\ncircle gems\nend")
    assert see.asked(state) == "over"
    assert list(state.returns()) == [1.0]
    assert view_of(state, 0).players[0].place == 1
