"""Counts of a whole game tree: how large a small variant is for algorithms that go through it."""

from collections.abc import Iterator
from copy import deepcopy
from typing import Final

import msgspec

from velkahra.core.contract.game import Game
from velkahra.core.contract.refusals import VelkahraError
from velkahra.core.contract.state import CHANCE, NOBODY
from velkahra.envs import beginning, observing
from velkahra.envs.memory import Memory

LIMIT: Final = 1_000_000
"""Histories that are counted if nothing else is said."""


class TooLarge(VelkahraError):
    """A tree with more histories than were to be counted."""


class TreeCounts(msgspec.Struct):
    """The contents of a game tree. A history is one way to a node, so that nodes form a tree.

    Attributes:
        decisions: the histories after which a seat decides, by seat.
        information_sets: how many of those the seat can tell apart, by seat.
        chance: the histories after which chance draws.
        terminal: the histories that end the game.
        longest: the actions of the longest history, those of chance included.
        widest: the most actions of a decision.
    """

    decisions: list[int]
    information_sets: list[int]
    chance: int = 0
    terminal: int = 0
    longest: int = 0
    widest: int = 0

    @property
    def histories(self) -> int:
        """The number of all histories, the empty one included."""
        return sum(self.decisions) + self.chance + self.terminal


def count_tree(game: Game, start: str = "", limit: int = LIMIT) -> TreeCounts:
    """Return the counts of the tree of a small variant, or of the game with the fewest seats.

    Seats that choose at once are asked one after the other, as `envs.openspiel` asks them. Raises:
    TooLarge after `limit` histories; VelkahraError for an unknown variant.
    """
    state = beginning.begin(game, None, None, start)
    seats = int(state.seats)
    memory = Memory(game, state, observing.Observing(game, seats, game.options_of(state)))
    return _Counter(seats, limit).count(memory)


class _Counter:
    def __init__(self, seats: int, limit: int) -> None:
        self._limit: Final = limit
        self._counts: Final = TreeCounts([0] * seats, [0] * seats)
        self._known: Final[list[set[str]]] = [set() for _ in range(seats)]

    def count(self, root: Memory) -> TreeCounts:
        """Go through the tree, the deepest history first."""
        waiting = [(root, 0)]
        while waiting:
            memory, depth = waiting.pop()
            self._add(memory, depth)
            waiting += ((below, depth + 1) for below in _below(memory))
        self._counts.information_sets = [len(known) for known in self._known]
        return self._counts

    def _add(self, memory: Memory, depth: int) -> None:
        counts, actor = self._counts, int(memory.state.actor())
        counts.longest = max(counts.longest, depth)
        if actor == NOBODY:
            counts.terminal += 1
        elif actor == CHANCE:
            counts.chance += 1
        else:
            counts.decisions[actor] += 1
            counts.widest = max(counts.widest, len(memory.state.legal_actions(actor)))
            self._known[actor].add(memory.knowledge(actor))
        if counts.histories > self._limit:
            raise TooLarge(f"the tree has more than {self._limit} histories")


def _below(memory: Memory) -> Iterator[Memory]:
    """Yield what may follow: after each legal action, or each outcome of chance there can be."""
    state = memory.state
    actor = int(state.actor())
    if actor == NOBODY:
        return
    weights = state.chance_weights() if actor == CHANCE else None
    for at, action in enumerate(state.legal_actions(actor)):
        if weights is None or weights[at]:
            after = deepcopy(memory)
            after.act(actor, int(action))
            after.look()
            yield after
