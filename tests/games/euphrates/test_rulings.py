"""The rulings of this project, TE-EDGE-97 to 99."""

from tests.games.euphrates.helpers import act, after, legal, read

from velkahra.core.play.play import Play
from velkahra.core.registry import game

REVOLT = """
    seats 2; turn lion 2; F2 bull priest
    hand lion MMSSSS; hand bull FFFMMM
"""

CORNER = """
    seats 2; turn lion 2; P3 lion trader; P4 N4 farm
    hand lion FFFFFF; hand bull MMMMMM
"""


def test_TE_EDGE_97_the_turn_goes_on_until_its_player_ends_it() -> None:
    state = read("seats 2\nturn lion 2\nhand lion MMSSSS\nhand bull FFFMMM")
    act(state, "settlement A1", "settlement A2")
    assert (state.active, state.left) == (0, 0)
    assert legal(state) == {"end"}
    assert state.hand_size(0) == 4
    # The second action can still be taken back.
    play = Play(game("euphrates"), 2)
    for text in ("draw TTTTTT", "draw FFFFFF", "first 0", "temple A1", "temple A2"):
        play.act(play.state.actor(), play.game.read(text))
    assert play.undo_border(0) == 3
    play.act(0, play.game.read("end"))
    play.act(play.state.actor(), play.game.read("draw TT"))
    assert play.undo_border(0) == play.version


def test_TE_EDGE_98_who_holds_no_temple_is_asked_all_the_same() -> None:
    state = after(REVOLT, "priest G3")
    assert (state.actor(), legal(state)) == (0, {"add 0"})
    act(state, "add 0")
    assert (state.actor(), legal(state)) == (1, {"add 0"})


def test_TE_EDGE_99_a_single_treasure_is_taken_by_an_action_of_its_owner() -> None:
    state = after(CORNER, "farm O4")
    assert (state.actor(), legal(state)) == (0, {"take P2"})
    act(state, "take P2")
    assert [state.treasures_taken(seat) for seat in (0, 1)] == [1, 0]
