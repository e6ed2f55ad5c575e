"""Thousands of games stepped by one call: arrays in, arrays out."""

from collections.abc import Mapping
from copy import deepcopy
from typing import Any, Final

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from velkahra import bots
from velkahra.bots.values import check_values
from velkahra.core import registry
from velkahra.core.contract.masks import words_of
from velkahra.core.contract.refusals import VelkahraError
from velkahra.core.contract.state import State
from velkahra.envs import seeds, stepping
from velkahra.envs.beginning import begin, checked_number, checked_seed
from velkahra.envs.observing import Numbers, Observing

ARRAYS: Final = ("observations", "masks", "acting", "rewards", "ended")
"""The arrays that every step of a batch writes."""


class Batch:
    """Games that are stepped together; one that ends begins again in the same step.

    The arrays are always the same objects, which each step writes, and are read-only outside.
    Copies and pickled batches go on with the same games, chance and bots.

    Attributes:
        observing: knows the layout of observations.
        actions: the number of different actions, legal or not.
        observations: (games, size of the layout) int16: what the seat that decides may know.
        masks: (games, bytes) uint8: a bit for each action, as `numpy.packbits` with
            bitorder="little" gives it, filled up to a multiple of 8 bytes.
        acting: (games,) uint8: the seat that decides.
        rewards: (games, seats) float64: shares of the victory where a game has just ended, else 0.
        ended: (games,) bool: whether the last step ended the game. Everything but `rewards` and
            `finals` is of the next one then.
        finals: (games, size of the layout) int16: where a game has just ended, what the seat that
            decided last knows at the end.
    """

    observations: Numbers
    masks: NDArray[np.uint8]
    acting: NDArray[np.uint8]
    rewards: NDArray[np.float64]
    ended: NDArray[np.bool_]
    finals: Numbers

    def __init__(
        self,
        game: str,
        games: int,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        *,
        start: str = "",
        opponents: Mapping[int, str] | None = None,
        observe: bool = True,
        mask: bool = True,
        seed: int = 0,
    ) -> None:
        """Set up the games and begin them.

        Args:
            game: the name of a registered game.
            games: the number of games.
            seats: the number of seats; by default the least with someone else.
            options: the values of the game's options, by name.
            start: the name of a small variant; "" for the start of the rulebook.
            opponents: names of bots by the seats they play, in all games.
            observe: whether observations are written; else their array has no columns.
            mask: whether masks are written; else their array has no columns.
            seed: the seed of chance and of the bots.

        Raises: VelkahraError (a ValueError) for a game, option, seat or bot that there is not, and
            for a seed of more than 64 bits.
        """
        self.game: Final = registry.game(game)
        if checked_number("a number of games", games) < 1:
            raise VelkahraError(f"a batch has at least 1 game, not {games}")
        beginning = begin(self.game, seats, options, start)
        self.seats: Final = int(beginning.seats)
        self.games: Final = games
        self.observing: Final = Observing(self.game, self.seats, self.game.options_of(beginning))
        self.actions: Final = int(self.game.space.size)
        size = self.observing.layout.size if observe else 0
        words = int(words_of(self.actions)) if mask else 0
        self._stepping: Final = stepping.Stepping(
            *(beginning, self.game.observer, self.game.judge, games, size, words),
            seeds.Seeds(checked_seed(seed)),
        )
        self._seat({} if opponents is None else opponents, beginning)
        self._stepping.reset()
        self._show()

    def _show(self) -> None:
        """Read the arrays in place from the memory of the games."""
        stepping, games = self._stepping, self.games
        self.observations = _array(stepping.observations, np.int16, games, int(stepping.size))
        self.masks = _array(stepping.masks, np.uint8, games, 8 * int(stepping.words))
        self.acting = _array(stepping.seats, np.uint8, games)
        self.rewards = _array(stepping.rewards, np.float64, games, self.seats)
        self.ended = _array(stepping.ended, np.bool_, games)
        self.finals = _array(stepping.finals, np.int16, games, int(stepping.size))

    def __copy__(self) -> "Batch":
        return deepcopy(self)

    def __getstate__(self) -> dict[str, Any]:
        left_out = {*ARRAYS, "finals"}
        return {name: value for name, value in vars(self).items() if name not in left_out}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        self._show()

    def _seat(self, opponents: Mapping[int, str], beginning: State) -> None:
        """Let bots play their seats. Raises: VelkahraError for wrong seats, bots or values."""
        if not isinstance(opponents, Mapping):
            wanted = "seats with bots, such as {1: 'greedy'}"
            raise VelkahraError(f"opponents are {wanted}, not {opponents!r}")
        if len(opponents) >= self.seats:
            raise VelkahraError("one seat at least has to be left for the caller")
        for seat, name in opponents.items():
            number = checked_number("a seat", seat)
            if not 0 <= number < self.seats:
                raise VelkahraError(f"there is no seat {seat}: there are 0..{self.seats - 1}")
            self._stepping.seat_bot(number, bots.make(name))
            check_values(name, self.game.judge, beginning)

    def reset(self) -> None:
        """Begin all games again."""
        self._stepping.reset()

    def step(self, actions: Any) -> None:
        """Carry out an action of the deciding seat in every game: an integer array (games,).

        Raises: IllegalAction, with the rule, TypeError for another type, or VelkahraError for
            another shape. Nothing is changed then.
        """
        self._stepping.step(vec[i64](checked_actions(actions, self.games)))

    def check(self, game: int, action: int) -> None:
        """Check an action of a game. Raises: IllegalAction, VelkahraError for no such game."""
        self._stepping.check(checked_game(game, self.games), action)

    def sample(self) -> NDArray[np.int64]:
        """Return a random legal action for every game: an array of shape (games,)."""
        return _array(self._stepping.sample(), np.int64, self.games)

    def unpacked(self) -> NDArray[np.uint8]:
        """Return the masks with a byte for each action: (games, actions), 0 or 1."""
        return unpacked(self.masks, self.actions)


def unpacked(masks: NDArray[np.uint8], actions: int) -> NDArray[np.uint8]:
    """Return masks (games, bytes) of `actions` bits with a byte for each: 0 or 1."""
    return np.unpackbits(masks, axis=1, count=actions, bitorder="little")


def checked_game(game: int, games: int) -> int:
    """Return the number of a game of a batch. Raises: VelkahraError if it has no such game."""
    if not 0 <= game < games:
        raise VelkahraError(f"there is no game {game}: there are 0..{games - 1}")
    return game


def checked_actions(actions: Any, games: int) -> NDArray[np.int64]:
    """Return an action for each game as an array of shape (games,).

    Raises: TypeError unless they are whole numbers, VelkahraError for another shape.
    """
    array = np.asarray(actions)
    if array.dtype.kind not in "iu":
        raise TypeError(f"actions are whole numbers, not {array.dtype}")
    if array.shape != (games,):
        raise VelkahraError(f"actions have the shape ({games},), not {array.shape}")
    if array.dtype == np.uint64:
        array = np.minimum(array, np.uint64(2**63 - 1))  # no action either, and not -1
    return array.astype(np.int64, copy=False)


def _array(numbers: Any, kind: type, *shape: int) -> NDArray[Any]:
    """Return an array that reads the memory of the vec `numbers` in place."""
    return np.frombuffer(memoryview(numbers), kind).reshape(shape)
