"""What a seat knows as arrays of whole numbers: the position, and the last decisions."""

from typing import Any, Final

import numpy as np
from librt.vecs import vec
from mypy_extensions import i16
from numpy.typing import NDArray

from velkahra.core.contract.entries import BESIDE, blank_entries
from velkahra.core.contract.events import SPECTATOR, Events
from velkahra.core.contract.game import Game
from velkahra.core.contract.options import Options
from velkahra.core.contract.refusals import UnknownSeat, VelkahraError
from velkahra.core.contract.state import State
from velkahra.envs.beginning import checked_number

Numbers = NDArray[np.int16]
"""An observation; what its numbers mean is in the layout of the game."""


BUFFER: Final = ("_buffer", "_numbers")
"""The attributes that every observation overwrites."""


class Recall:
    """The last `length` decisions of a game, as each seat knows them.

    A seat knows a decision if it may know all that happened by it.
    """

    def __init__(self, seats: int, length: int) -> None:
        self._length: Final = length
        self._known: Final[list[list[int]]] = [[] for _ in range(seats)]

    def add(self, seat: int, action: int, events: Events) -> None:
        """Add a decision, and forget those that are too long ago."""
        if not self._length:
            return
        for other, known in enumerate(self._known):
            is_known = other == seat or all(event.visible_to(other) for event in events.happened)
            known[:0] = ((seat - other) % len(self._known) + 1, action + 1 if is_known else 0)
            del known[2 * self._length :]

    def numbers(self, seat: int) -> Numbers:
        """Return two numbers for each decision, the latest one first.

        The first is the seat, counted from 1 for `seat` in their order, the second the action + 1,
        or 0 where `seat` does not know it. Missing decisions are zeros.
        """
        out = np.zeros(2 * self._length, np.int16)
        known = self._known[seat]
        out[: len(known)] = known
        return out

    def clone(self) -> "Recall":
        """Return a copy."""
        copy = Recall(len(self._known), self._length)
        for own, known in zip(copy._known, self._known, strict=True):
            own.extend(known)
        return copy

    def __deepcopy__(self, memo: dict[int, object]) -> "Recall":
        return self.clone()

    def as_known_to(self, seat: int) -> "Recall":
        """Return a copy in which nobody knows of a decision what `seat` does not."""
        copy = self.clone()
        for known in copy._known:
            for at in range(1, len(known), 2):
                known[at] = known[at] if self._known[seat][at] else 0
        return copy


class Observing:
    """Turns positions of a game, with a number of seats and options, into arrays.

    `layout` describes a position; `recall` decisions follow it in an observation.
    """

    def __init__(self, game: Game, seats: int, options: Options, recall: int = 0) -> None:
        if checked_number("recall", recall) < 0:
            raise VelkahraError(f"recall is a number of decisions, 0 or more, not {recall}")
        self.layout: Final = game.observer.layout(game.new_state(seats, options))
        self._observer: Final = game.observer
        if not self.layout.size:
            raise VelkahraError(f"{game.name} does not say what its seats observe")
        self.recall: Final = recall
        self._last: Final = np.tile(np.array((seats, game.space.size), np.int16), recall)
        self._write_to(blank_entries(self.layout.size))

    def _write_to(self, buffer: vec[i16]) -> None:
        """Let `position` overwrite a buffer, which no other object uses."""
        self._buffer = buffer
        self._numbers: Numbers = np.frombuffer(memoryview(buffer), np.int16)

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name not in BUFFER}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        self._write_to(blank_entries(self.layout.size))

    def __deepcopy__(self, memo: dict[int, object]) -> "Observing":
        copy = Observing.__new__(Observing)
        vars(copy).update(vars(self))
        copy._write_to(self._buffer[:])
        return copy

    @property
    def size(self) -> int:
        """How many numbers an observation has, those of the last decisions included."""
        return int(self.layout.size) + len(self._last)

    def position(self, state: State, seat: int) -> Numbers:
        """Return what `seat` may know, in an array that the next call overwrites; -1: a spectator.

        Raises: UnknownSeat.
        """
        if not SPECTATOR <= seat < state.seats:
            raise UnknownSeat(f"there is no seat {seat}: there are 0..{state.seats - 1}")
        self._observer.observe(state, seat, self._buffer, 0)
        return self._numbers

    def private(self, state: State, seat: int) -> Numbers:
        """Return `position` in a new array, with -1 for what a spectator sees alike."""
        own = self.position(state, seat).copy()
        self._observer.observe(state, int(BESIDE) - seat, self._buffer, 0)
        return np.where(own == self._numbers, np.int16(-1), own)

    def observation(self, state: State, seat: int, recalled: Recall) -> Numbers:
        """Return a new flat array of `position` and then `recalled`."""
        position = self.position(state, seat)
        return np.concatenate((position, recalled.numbers(seat)))

    def bounds(self) -> tuple[Numbers, Numbers]:
        """Return the least and the greatest value of each number of an observation: two arrays."""
        low, high = (np.array(each, np.int16) for each in (self.layout.low(), self.layout.high()))
        return np.concatenate((low, np.zeros_like(self._last))), np.concatenate((high, self._last))
