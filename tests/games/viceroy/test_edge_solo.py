"""VC-EDGE-41 to 48, 54: rulings on solo play and virtual opponents."""

from tests.games.viceroy import see
from tests.games.viceroy.helpers import act, after, legal, read, told
from tests.games.viceroy.pyramids import ROW

import velkahra
from velkahra.games.viceroy.engine import ViceroyState
from velkahra.games.viceroy.view.build import view_of

GAME = velkahra.game("viceroy")


def test_VC_EDGE_41_a_pass_of_the_solo_player_ends_the_auction() -> None:
    state = read("seats 1\nvirtual 1\n" + ROW)
    assert told(act(state, "pass"), "robot-bid", "removed") == []
    assert see.asked(state) == "gems circle"
    act(state, "gems bry")
    assert see.asked(state) == "show chance"
    assert len(see.display(state)) == 4
    # With virtual opponents a first try of empty fists draws gems.
    state = after("virtual 2\n" + ROW, "pass", "pass", "virtual blue", "virtual red")
    assert (see.gone(state, 4), see.gone(state, 5), see.asked(state)) == (True, True, "gems circle")
    act(state, "gems bry", "gems bry")
    assert sorted(see.display(state)) == ["upper-green", "upper-yellow"]


def test_VC_EDGE_41_alone_against_several_opponents_too() -> None:
    state = after("seats 1\nvirtual 2\n" + ROW, "pass", "virtual green", "virtual green")
    assert (see.display(state)["lower-green"], see.asked(state)) == (6, "gems circle")
    # Where all seats are skipped opponents draw for themselves.
    state = read("seats 1\nvirtual 2\ncircle skips\n" + ROW)
    assert see.asked(state) == "virtual chance"
    act(state, "virtual green", "virtual blue")
    assert (see.gone(state, 6), see.gone(state, 4), see.asked(state)) == (True, True, "show chance")
    # Nothing is drawn where the table has agreed so.
    state = after("virtual 2\ndraws with_bids\n" + ROW, "pass", "pass")
    assert (see.asked(state), len(see.display(state))) == ("gems circle", 4)


def test_VC_EDGE_42_the_last_card_taken_by_an_attack_is_a_free_discard() -> None:
    state = read("seats 1\nvirtual 1\ncircle attack 1\n" + ROW)
    act(state, "bid attack", "virtual blue", "take lower-blue")
    assert (see.asked(state), "remove lower-red" in legal(state)) == ("remove circle", True)
    act(state, "remove lower-red")
    assert see.gone(state, 5)
    # Who had a free discard is done.
    state = read("virtual 1\nlower-red 5\nlower-green 6")
    act(state, "circle bid red", "square bid red", "virtual blue")
    assert see.asked(state) == "remove circle"
    act(state, "remove lower-green")
    assert view_of(state, 0).robots[0].done


def test_VC_EDGE_43_the_lowest_number_chooses_a_free_discard() -> None:
    table = "seats 3\nvirtual 1\nlower-red 5\nlower-green 6\nlower-yellow 7\nupper-red 9\n"
    state = read(table + "circle lay 40 1 0\nsquare lay 30 1 0\ntriangle lay 35 1 0")
    act(state, "circle bid green", "square pass", "triangle bid yellow", "virtual blue")
    assert see.asked(state) == "remove triangle"
    act(state, "remove upper-red")
    assert see.asked(state) == "gems square"
    # Who is done with the auction chooses no discard.
    table = "seats 3\nvirtual 1\nauction 2\ntriangle passed\nsquare skips\n"
    state = read(table + "lower-red 5\nlower-green 6\nlower-yellow 7\ntriangle lay 2 1 0")
    act(state, "circle bid green", "square bid yellow", "virtual blue")
    assert see.asked(state) == "remove circle"


def test_VC_EDGE_43_a_seat_that_was_skipped_chooses_no_discard() -> None:
    table = "seats 3\nvirtual 1\nlower-red 5\nlower-green 6\nsquare skips\nsquare lay 2 1 0"
    state = after(table, "circle bid green", "triangle pass", "virtual blue")
    assert see.asked(state) == "remove circle"
    # When all pass the lowest number of them chooses.
    table = "seats 3\nvirtual 1\nlower-red 5\nlower-green 6\nsquare skips\nsquare lay 2 1 0"
    state = read(table + "\ncircle lay 40 1 0\ntriangle lay 30 1 0")
    act(state, "circle pass", "triangle pass", "virtual blue")
    assert see.asked(state) == "remove triangle"
    # Without corrections the lowest number of all chooses.
    table = "seats 3\nvirtual 1\nlower-red 5\nlower-green 6\nlower-yellow 7\ncorrections none\n"
    state = read(table + "circle lay 40 1 0\nsquare lay 30 1 0\ntriangle lay 35 1 0")
    act(state, "circle bid green", "square pass", "triangle bid yellow", "virtual blue")
    assert see.asked(state) == "remove square"


def test_VC_EDGE_44_drawn_together_and_then_returned() -> None:
    state = after("seats 1\nvirtual 3\n" + ROW, "bid red", "virtual red")
    assert list(state.chance_weights()) == [12, 11, 12, 12]
    act(state, "virtual red")
    assert list(state.chance_weights()) == [12, 10, 12, 12]
    act(state, "virtual red")
    assert see.asked(state) == "bid circle"
    act(state, "bid red")
    assert list(state.chance_weights()) == [12, 12, 12, 12]
    # What is not in the box is not drawn.
    state = after("seats 3\nvirtual 1\n" + ROW, "bid red", "bid red", "bid red")
    assert list(state.chance_weights()) == [4, 4, 4, 4]
    state.robot_bid[1] = 1
    state.virtual = 2
    assert list(state.chance_weights()) == [4, 3, 4, 4]


def test_VC_EDGE_45_after_three_clashes_the_real_player_passes() -> None:
    state = read("seats 1\nvirtual 1\n61 science 1\ncircle gems rrr\n" + ROW)
    for _ in range(3):
        act(state, "bid red", "virtual red")
    assert see.asked(state) == "gems circle"
    assert see.gems(state, "circle") == ""
    assert view_of(state, 0).left == 4
    before = len(see.supply(state))
    act(state, "gems bbry")
    assert (len(see.supply(state)), see.asked(state)) == (before - 4, "show chance")


def test_VC_EDGE_47_the_supply_is_that_of_the_real_players() -> None:
    for seats, virtual in ((1, 1), (1, 3), (2, 2), (3, 1)):
        state = ViceroyState.new(seats, virtual)
        assert sum(int(gem) for gem in state.gems) == 16 * seats


def test_VC_EDGE_48_law_67_does_nothing_alone() -> None:
    events = act("seats 1\nvirtual 1\n61 magic 1\ncircle hand 67\nbuilding", "play 67", "place 1 1")
    assert told(events, "no-effect") == ["no-effect seat=0 law=67"]


def test_VC_EDGE_54_alone_as_the_rules_say_is_with_one_opponent() -> None:
    for name, number in (("rules", 1), ("one", 1), ("two", 2), ("three", 3)):
        state = GAME.start(1, {"virtual": name})
        assert isinstance(state, ViceroyState)
        assert state.virtual == number
    together = GAME.start(2, {"virtual": "rules"})
    assert isinstance(together, ViceroyState)
    assert together.virtual == 0
