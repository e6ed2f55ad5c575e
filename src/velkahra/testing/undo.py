"""Undo: a seat takes back its own plies, as long as nothing hidden came out."""

from collections.abc import Iterator

import msgspec
from librt.random import Random

from velkahra.core.contract.events import Events
from velkahra.core.play.play import Play
from velkahra.testing import knowledge, walk


def only_own_plies_are_taken_back(play: Play, rng: Random) -> Iterator[str]:
    """Undo takes back plies of the seat itself and no others."""
    for seat in range(play.seats):
        border = play.undo_border(seat)
        if not 0 <= border <= play.version:
            yield f"seat {seat} may go back to {border} of {play.version}"
        if any(who != seat for who, _ in play.plies[border:]):
            yield f"seat {seat} may take back a ply that is not its own"


def undoing_restores_everything(play: Play, rng: Random) -> Iterator[str]:
    """Undo leads to exactly the earlier position, for everybody."""
    for seat in range(play.seats):
        border = play.undo_border(seat)
        if border == play.version:
            continue
        undone, before = walk.snapshot(play), walk.fold(play, border)
        undone.undo(border)
        if undone.state.freeze() != before.state.freeze() or undone.plies != before.plies:
            yield f"undoing to {border} does not restore the position"
        for viewer in range(-1, play.seats):
            if msgspec.json.encode(undone.view(viewer)) != msgspec.json.encode(before.view(viewer)):
                yield f"undoing to {border} does not restore the view of seat {viewer}"


def secret_choices_can_be_recalled(play: Play, rng: Random) -> Iterator[str]:
    """A seat may change its secret choice, unseen, while others still choose."""
    for seat in range(play.seats):
        ply = play.secret_ply(seat)
        if ply is None:
            continue
        recalled, (_, action) = walk.snapshot(play), play.plies[ply]
        recalled.recall(ply)
        if not recalled.state.may_act(seat):
            yield f"seat {seat} takes back its choice and may not choose anew"
            continue
        recalled.act(seat, action)
        if recalled.state.freeze() != play.state.freeze():
            yield f"seat {seat} chooses the same anew, and the position is another one"


def nothing_hidden_came_out(play: Play, rng: Random) -> Iterator[str]:
    """Plies that a seat may take back go the same way in every world it cannot tell apart."""
    for seat in range(play.seats):
        border = play.undo_border(seat)
        if border == play.version:
            continue
        world = walk.fold(play, border).state.determinize(seat, rng)
        for ply in range(border, play.version):
            events = Events()
            world.apply(*play.plies[ply], events)
            real = knowledge.heard(play.game, play.happened[ply], seat, play.options)
            if knowledge.heard(play.game, events.happened, seat, play.options) != real:
                yield f"seat {seat} may take back ply {ply + 1}, which told it something hidden"
        for name in knowledge.differences(play.game, play.state, world, seat):
            yield f"seat {seat} may go back to {border}, although its {name} have shown something"
