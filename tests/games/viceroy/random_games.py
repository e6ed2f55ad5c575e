"""Random games, each ply shown to a watcher."""

from collections.abc import Iterator

from librt.random import Random

from velkahra.core.contract.events import Event, Events
from velkahra.core.contract.state import CHANCE, NOBODY
from velkahra.games.viceroy.engine import ViceroyState

TABLES = ((1, 1, 0), (1, 3, 1), (2, 0, 0), (2, 2, 1), (3, 1, 0), (4, 0, 1))
"""Seats, virtual opponents, set of laws."""


def play(
    seats: int, virtual: int, laws: int, seed: int
) -> Iterator[tuple[ViceroyState, list[Event]]]:
    """Play a game at random: the position after each ply, and what happened."""
    state, rng = ViceroyState.new(seats, virtual, laws), Random(seed)
    while state.actor() != NOBODY:
        actor = _acting(state, rng)
        legal = state.legal_actions(actor)
        action = state.draw(rng) if actor == CHANCE else legal[rng.randrange(len(legal))]
        events = Events()
        state.apply(actor, action, events)
        yield state, events.happened


def _acting(state: ViceroyState, rng: Random) -> int:
    """Choose one of the seats that may act, or the dealer."""
    seats = [seat for seat in range(state.seats) if state.may_act(seat)]
    return seats[int(rng.randrange(len(seats)))] if seats else CHANCE
