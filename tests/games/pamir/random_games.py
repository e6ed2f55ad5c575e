"""Short random games, each ply shown to a watcher."""

from collections.abc import Iterator
from typing import NamedTuple

from librt.random import Random

from velkahra.core.contract.events import Event, Events
from velkahra.core.contract.state import CHANCE, NOBODY
from velkahra.games.pamir.engine import PamirState

TABLES = ((2, 0), (3, 0), (4, 0), (5, 0), (1, 1), (2, 1))
"""Seats, and whether Wakhan plays."""


class Step(NamedTuple):
    """One ply: the position before, who did what, what happened, the position after."""

    before: PamirState
    actor: int
    action: int
    events: list[Event]
    after: PamirState


def play(seats: int, wakhan: int, seed: int, plies: int = 2000) -> Iterator[Step]:
    """Play a game at random, one step after the other."""
    state, rng = PamirState.new(seats, wakhan, 0), Random(seed)
    for _ in range(plies):
        actor = int(state.actor())
        if actor == NOBODY:
            return
        if actor == CHANCE:
            action = int(state.draw(rng))
        else:
            legal = state.legal_actions(actor)
            action = int(legal[rng.randrange(len(legal))])
        before, events = state, Events()
        state = state.clone()
        state.apply(actor, action, events)
        yield Step(before, actor, action, events.happened, state)
