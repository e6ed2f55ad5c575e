"""Inputs of learned values: they are numbers, and as many as have names."""

from collections.abc import Iterator
from math import isfinite, isnan, nan
from typing import Final

from librt.random import Random
from librt.vecs import vec

from velkahra.core.contract.game import Game
from velkahra.core.contract.net import LARGEST
from velkahra.core.contract.state import State
from velkahra.core.play.play import Play

MARGIN: Final = 8
"""Entries after the inputs that nobody may write."""


def inputs_of(game: Game, state: State, seat: int) -> list[float]:
    """Return the inputs of a position for a seat, with a margin of MARGIN entries after them.

    Entries that are not written are not numbers. A spectator has no inputs, nor has a position
    without any.
    """
    size = len(game.judge.input_names(state.seats))
    if not size or seat < 0 or not game.judge.is_settled(state):
        return []
    out = vec[float]([nan] * (size + MARGIN))
    game.judge.write_inputs(state, seat, out)
    return [float(value) for value in out]


def inputs_are_those_that_are_named(play: Play, rng: Random) -> Iterator[str]:
    """A position writes a number for each name of an input, and nothing beyond.

    Only other options than the usual ones may leave a game without the layout of its inputs.
    """
    judge = play.game.judge
    names, layout = judge.input_names(play.seats), judge.inputs_layout(play.state)
    usual = judge.inputs_layout(play.game.start(play.seats))
    has_names = usual.rpartition("-")[0] == play.game.name
    if bool(names) != has_names or layout not in ("", usual):
        yield f"the layout of the inputs is {layout!r}, and there are {len(names)} names"
    if len(names) > LARGEST or len(set(names)) < len(names):
        yield f"inputs have {len(set(names))} names, and must have at most {LARGEST} different ones"
    for seat in range(play.seats):
        written = inputs_of(play.game, play.state, seat)
        if not all(isnan(value) for value in written[len(names) :]):
            yield f"the inputs of seat {seat} are written beyond their names"
        for name, value in zip(names, written, strict=False):
            if not isfinite(value):
                yield f"the input {name!r} of seat {seat} is {value}"
