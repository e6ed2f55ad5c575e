"""VC-VIRTUAL: virtual opponents at a table of up to four."""

import pytest
from tests.games.viceroy import see
from tests.games.viceroy.helpers import act, after, legal, read, refused, told
from tests.games.viceroy.pyramids import ROW, TWO

import velkahra
from velkahra.core.contract.refusals import OptionError
from velkahra.games.viceroy.engine import ViceroyState
from velkahra.games.viceroy.view.build import view_of

GAME = velkahra.game("viceroy")
NUMBERS = ("rules", "one", "two", "three")


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_VC_VIRTUAL_01_real_and_virtual_players_are_at_most_four(seats: int) -> None:
    for number, name in enumerate(NUMBERS):
        if seats + number > 4:
            with pytest.raises(OptionError):
                GAME.start(seats, {"virtual": name})
            continue
        state = GAME.start(seats, {"virtual": name})
        assert isinstance(state, ViceroyState)
        assert state.virtual == max(number, seats == 1)


def test_VC_VIRTUAL_02_one_gem_for_each_is_drawn_from_the_box() -> None:
    state = after("virtual 2\n" + ROW, "bid red", "bid blue")
    assert (see.asked(state), list(state.chance_weights())) == ("virtual chance", [8, 8, 8, 8])
    assert told(act(state, "virtual red", "virtual green"), "robot-bid") == [
        "robot-bid robot=0 colour=1",
        "robot-bid robot=1 colour=2",
    ]
    # Who is done draws no more.
    state = after("virtual 2\n" + ROW, "bid red", "bid red", "virtual red", "virtual green")
    assert see.asked(state) == "bid circle square"
    assert view_of(state, 0).robots[1].done
    act(state, "bid red", "bid red", "virtual blue")
    assert see.asked(state) == "bid circle square"
    assert (see.gone(state, 6), see.gone(state, 4)) == (True, True)


def test_VC_VIRTUAL_03_two_for_one_card_go_on() -> None:
    state = read("virtual 2\n" + ROW)
    events = act(state, "bid red", "bid red", "virtual blue", "virtual blue")
    assert told(events, "clash")[0] == "clash colour=0 cards=1 seats=0 robots=2"
    assert see.display(state)["lower-blue"] == 4
    act(state, "bid red", "bid blue")
    assert [robot.done for robot in view_of(state, 0).robots] == [False, False]
    act(state, "virtual green", "virtual green")
    assert see.display(state)["upper-green"] == 6


def test_VC_VIRTUAL_04_two_for_two_cards_discard_both() -> None:
    state = after("virtual 2\n" + TWO, "bid red", "bid red", "virtual blue", "virtual blue")
    assert (see.gone(state, 4), see.gone(state, 8)) == (True, True)
    assert see.asked(state) == "name circle square"
    act(state, "name neither", "name upper")
    assert [robot.done for robot in view_of(state, 0).robots] == [True, True]
    act(state, "bid green", "bid yellow")
    assert (see.hand(state, "circle"), see.hand(state, "square")) == ([6], [7])
    # Unless a real player bid that colour too.
    state = read("virtual 2\n" + TWO)
    events = act(state, "bid blue", "bid red", "virtual blue", "virtual blue", "take lower-red")
    assert told(events, "clash") == ["clash colour=0 cards=2 seats=1 robots=2"]
    assert {"lower-blue": 4, "upper-blue": 8}.items() <= see.display(state).items()
    assert see.asked(state) == "bid circle"
    act(state, "bid green")
    assert see.asked(state) == "virtual chance"


def test_VC_VIRTUAL_05_with_one_of_them_the_upper_card_or_nothing() -> None:
    state = after("virtual 1\n" + TWO, "bid blue", "bid green", "virtual blue")
    assert (see.asked(state), legal(state)) == ("share circle", {"take upper-blue", "go-on"})
    assert refused(state, "take lower-blue") == "VC-VIRTUAL-05"
    assert refused(state, "take upper-red") == "VC-FLOW-03-other"
    act(state, "take upper-blue")
    assert (see.hand(state, "circle"), see.gone(state, 4)) == ([8], True)
    assert view_of(state, 0).robots[0].done


def test_VC_VIRTUAL_05_going_on_leaves_both_cards() -> None:
    state = read("virtual 1\n" + TWO)
    before = see.supply(state)
    act(state, "bid blue", "bid green", "virtual blue", "go-on")
    assert see.asked(state) == "bid circle"
    assert {"lower-blue": 4, "upper-blue": 8}.items() <= see.display(state).items()
    assert sorted(see.supply(state)) == sorted(before + "bg")
    act(state, "bid blue")
    assert see.asked(state) == "virtual chance"
    # Going on in the third round is a pass.
    state = read("virtual 1\nauction 3\nsquare passed\n" + TWO)
    act(state, "bid blue", "virtual blue", "go-on")
    assert see.asked(state) == "gems circle"


def test_VC_VIRTUAL_06_no_round_without_a_real_player() -> None:
    state = after("virtual 2\n" + TWO, "bid green", "bid yellow", "virtual blue", "virtual blue")
    assert see.asked(state) == "show chance"
    state = after("virtual 2\n" + ROW, "bid green", "bid yellow", "virtual blue", "virtual blue")
    assert see.asked(state) == "show chance"
    assert not see.gone(state, 4)


def settled(table: str, bids: tuple[str, ...], robots: tuple[str, ...]) -> str:
    """Return the decision after the bids of a round."""
    state = after(table, *(f"bid {bid}" for bid in bids), *(f"virtual {bid}" for bid in robots))
    return see.asked(state)


def test_VC_VIRTUAL_07_one_real_one_virtual_one_card_go_on() -> None:
    assert settled("seats 2\nvirtual 1\n" + ROW, ("blue", "red"), ("blue",)) == "bid circle"
    # Two real and one virtual go on.
    table = "seats 2\nvirtual 1\n" + TWO
    assert settled(table, ("blue", "blue"), ("blue",)) == "bid circle square"
    # Three virtual for two cards go on.
    state = read("seats 1\nvirtual 3\n" + TWO)
    events = act(state, "bid green", "virtual blue", "virtual blue", "virtual blue")
    assert told(events, "clash") == ["clash colour=0 cards=2 seats=0 robots=3"]
    assert see.display(state)["upper-blue"] == 4
    # Three virtual for one card go on.
    state = read("seats 1\nvirtual 3\n" + TWO)
    act(state, "bid green", "virtual yellow", "virtual yellow", "virtual yellow")
    assert see.display(state)["upper-yellow"] == 7
    # Empty fists of a later try draw no gem.
    state = after("virtual 2\nauction 2\n" + ROW, "pass", "pass")
    assert see.asked(state) == "gems circle"
    assert see.display(state)["lower-blue"] == 4


def test_VC_VIRTUAL_07_attack_colours_discards_passes() -> None:
    """Step 4 before 5 before 6 before 7."""
    state = read("seats 3\nvirtual 1\nsquare attack 1\ncircle lay 1 1 0\n" + ROW + "upper-red 9")
    act(state, "circle bid red", "square bid attack", "triangle pass", "virtual yellow")
    assert see.asked(state) == "take square"
    act(state, "take lower-yellow")
    assert see.asked(state) == "take circle"
    act(state, "take upper-red")
    assert see.asked(state) == "remove circle"
    act(state, "remove lower-red")
    assert see.asked(state) == "gems triangle"
    assert see.attack(state, "square") == 0


def test_VC_VIRTUAL_07_a_real_bidder_for_no_card_and_a_virtual_one() -> None:
    state = read("virtual 1\nsquare attack 1\nlower-blue 4\nlower-red 5")
    act(state, "circle bid blue", "square bid attack", "virtual blue", "take lower-blue")
    assert see.asked(state) == "remove circle"
    act(state, "remove lower-red")
    assert (see.asked(state), see.gems(state, "circle")) == ("bid circle", "brrggyy")
    assert legal(state) == {"pass"}
    assert view_of(state, 0).robots[0].done
    # Each free discard takes one card.
    state = read("seats 1\nvirtual 3\nlower-red 5\nupper-red 9\nlower-green 6\nupper-green 7")
    act(state, "bid red", "virtual blue", "virtual yellow", "virtual blue", "take lower-red")
    act(state, "remove upper-red", "remove lower-green", "remove upper-green")
    assert see.asked(state) == "show chance"
    state = read("seats 1\nvirtual 2\nlower-red 5\nlower-green 6")
    act(state, "bid red", "virtual blue", "virtual blue", "remove lower-green")
    assert see.asked(state) == "show chance"


def test_VC_VIRTUAL_02_in_the_next_auction_all_draw_again() -> None:
    state = read("virtual 2\nlarge 40\n" + ROW)
    act(state, "bid red", "bid blue", "virtual green", "virtual yellow")
    assert [robot.done for robot in view_of(state, 0).robots] == [True, True]
    while see.asked(state) != "bid circle square":
        act(state, min(legal(state)))
    assert [robot.done for robot in view_of(state, 0).robots] == [False, False]
    act(state, "bid red", "bid red", "virtual red")
    assert see.asked(state) == "virtual chance"
