"""Who may know what (TE-EDGE-85, TE-EDGE-86), and how far back undo goes (TE-EDGE-87)."""

from librt.random import Random
from tests.games.euphrates.helpers import act, after, at, draw, read, told

import velkahra
from velkahra.core.contract.state import CHANCE
from velkahra.games.euphrates.engine import EuphratesState
from velkahra.games.euphrates.game import GAME
from velkahra.games.euphrates.view.build import view_of
from velkahra.games.euphrates.view.notation import read_action

POSITION = """
    G3 bull king
    hand lion TTFMSS; hand bull TTTTTT; hand archer FFFFFF; hand potter MMMSSS
    points bull 1 2 3 4; treasures bull 1
"""


def mirrored(state: EuphratesState, a: int, b: int) -> EuphratesState:
    """Give the same position with the hands of two seats exchanged."""
    copy = state.clone()
    for colour in range(4):
        more = state.hand(b, colour) - state.hand(a, colour)
        copy.add_to_hand(a, colour, more)
        copy.add_to_hand(b, colour, -more)
    return copy


def test_TE_EDGE_85_tiles_in_hand_are_hidden() -> None:
    state = read(POSITION)
    assert view_of(state, 0).hand == (2, 1, 1, 2)
    assert view_of(state, -1).hand is None
    for viewer in (-1, 0, 3):
        assert view_of(state, viewer) == view_of(mirrored(state, 1, 2), viewer)
    assert view_of(state, 1) != view_of(mirrored(state, 1, 2), 1)
    # Points and treasures are hidden.
    state = read(POSITION)
    other = read(POSITION.replace("1 2 3 4", "9 9 9 9").replace("bull 1", "bull 3"))
    for viewer in (-1, 0, 2, 3):
        assert view_of(state, viewer) == view_of(other, viewer)
    assert view_of(state, 1).points[1] == (1, 2, 3, 4)
    assert view_of(state, 1).held[1] == 1
    # Swaps and the bag are hidden.
    state = read(f"{POSITION}\nswapped bull TT")
    other = read(f"{POSITION}\nswapped bull FM")
    for viewer in (-1, 0, 1, 2, 3):
        assert view_of(state, viewer) == view_of(other, viewer)


def test_TE_EDGE_85_the_numbers_of_tiles_and_the_board_are_public() -> None:
    state = read("G3 bull king\nA1 catastrophe\nhand lion TTFM\nhand bull S")
    for viewer in range(-1, 4):
        view = view_of(state, viewer)
        assert (view.hand_sizes, view.bag) == ((4, 1, 0, 0), 143 - 5)
        assert (view.cells[at("G3")], view.cells[at("A1")]) == (16 + 7, 9)
        assert view.leaders[7] == at("G3")


def test_TE_EDGE_85_tiles_added_in_a_conflict_are_public() -> None:
    state = read(POSITION)
    assert told(
        [event for event in act(state, "king F2", "add 1") if event.visible_to(-1)], "added"
    ) == ["added seat=0 count=1 colour=0"]
    for viewer in range(-1, 4):
        conflict = view_of(state, viewer).conflict
        assert conflict is not None
        assert (conflict.attack, conflict.defence, conflict.added) == (1, 1, 1)
    # Only the one who adds sees how many can be added.
    state = after(POSITION, "king F2")
    numbers = [view_of(state, viewer).conflict for viewer in range(-1, 4)]
    assert [c.numbers if c else None for c in numbers] == [(), (0, 1, 2), (), (), ()]
    # At the end the screens are lifted.
    state = after(f"{POSITION}\nbag none", "swap T")
    assert view_of(state, -1).points[1] == (1, 2, 3, 4)
    assert view_of(state, -1).held == (0, 1, 0, 0)


def test_TE_EDGE_86_only_the_owner_learns_what_is_swapped() -> None:
    state = read(POSITION)
    events = act(state, "swap TFS")
    draw(state, "MMM")
    assert [event.kind for event in events if event.visible_to(0)] == ["swapped-tiles"]
    for viewer in (-1, 1, 2, 3):
        seen = [event for event in events if event.visible_to(viewer)]
        assert told(seen) == ["swapped seat=0 count=3"]
    # Nothing in a view counts the discards.
    state = read(f"{POSITION}\ngone TTT")
    other = read(f"{POSITION}\ngone FMS")
    for viewer in range(-1, 4):
        assert view_of(state, viewer) == view_of(other, viewer)


def started(*texts: str) -> velkahra.Play:
    """Play the beginning of a game of four: lion TTFMSS begins, then these actions."""
    play = velkahra.Play(GAME, 4)
    for text in ("draw TTFMSS", "draw TFMMSS", "draw TFFMSS", "draw TTTTFS", "first 0", *texts):
        play.act(play.state.actor(), read_action(text))
    return play


def undoable(play: velkahra.Play, seat: int) -> list[str]:
    """List the actions a seat may take back now."""
    return [GAME.write(*ply) for ply in play.plies[play.undo_border(seat) :]]


def test_TE_EDGE_87_own_actions_of_this_turn_can_be_taken_back() -> None:
    play = started("king G3", "settlement H3")
    assert undoable(play, 0) == ["king G3", "settlement H3"]
    for other in (1, 2, 3):
        assert undoable(play, other) == []
    # Never after a draw.
    assert undoable(started("king G3", "swap TT", "draw FF"), 0) == []
    assert undoable(started("swap TT", "draw FF", "settlement H3"), 0) == ["settlement H3"]
    assert undoable(started("settlement H3", "end", "draw F"), 0) == []
    # Never behind another players decision.
    play = started("end", "king G3", "end", "end", "end", "king F2", "add 1")
    assert undoable(play, 0) == ["king F2", "add 1"]
    play.act(1, read_action("add 0"))
    assert undoable(play, 0) == []
    play.act(0, read_action("settlement H3"))
    assert undoable(play, 0) == ["settlement H3"]


def test_TE_EDGE_87_nothing_is_taken_back_in_a_finished_game() -> None:
    play = velkahra.Play(GAME, 2)
    rng = Random(4)
    while not play.state.is_over():
        actor = play.state.actor()
        actions = list(play.state.legal_actions(actor))
        action = play.state.draw(rng) if actor == CHANCE else actions[rng.randrange(len(actions))]
        play.act(actor, action)
    assert [play.undo_border(seat) for seat in range(2)] == [play.version] * 2
