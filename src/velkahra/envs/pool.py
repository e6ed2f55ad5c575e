"""A batch of games that is spread over processes."""

import hashlib
import pickle
from collections.abc import Callable, Sequence
from contextlib import suppress
from copy import deepcopy
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from velkahra.bots.processes import worker_count
from velkahra.core.contract.refusals import IllegalAction, VelkahraError
from velkahra.envs import batches, beginning, observing

SHOW: Final = -1
STEP: Final = -2
RESET: Final = -3
SAMPLE: Final = -4
STORE: Final = -5
END: Final = -6
"""What a process is told to do; a number from 0 on asks whether that game's action is legal."""


class Shared(NamedTuple):
    """An array in memory that processes share: its bytes, NumPy type, such as "<i2", and shape."""

    memory: Any
    kind: str
    shape: tuple[int, ...]

    def array(self) -> NDArray[Any]:
        """Return the array; the games are its first axis."""
        size = self.shape[0] * int(np.prod(self.shape[1:]))
        return np.frombuffer(self.memory, self.kind, size).reshape(self.shape)


class BatchPool:
    """A batch whose games are played by several processes at once; use it as a context manager.

    Arrays and other attributes are those of `Batch` without `finals`. An error while the processes
    are at work, such as Ctrl-C, closes the pool. A copy has processes of its own: close it as well.
    """

    observations: observing.Numbers
    masks: NDArray[np.uint8]
    acting: NDArray[np.uint8]
    rewards: NDArray[np.float64]
    ended: NDArray[np.bool_]

    def __init__(
        self, game: str, games: int, *, workers: int = 0, seed: int = 0, **how: Any
    ) -> None:
        """Start the processes and begin the games.

        Args:
            game: the name of a registered game.
            games: the number of games.
            workers: the number of processes; 0 for one for each processor.
            seed: of all chance, which also depends on the number of processes.
            how: the other arguments of `Batch`, without `mask`: masks are always written.

        Raises: VelkahraError as `Batch`, for fewer games than processes, or where a process ends
            at once, as in a script without `if __name__ == "__main__":`.
        """
        beginning.checked_seed(seed)
        if not how.get("mask", True):
            raise VelkahraError("a pool always writes masks: leave mask out")
        self.games: Final = beginning.checked_number("a number of games", games)
        self.workers: Final = worker_count(beginning.checked_number("a number of workers", workers))
        if games < self.workers:
            raise VelkahraError(f"{self.workers} processes need {self.workers} games, not {games}")
        pattern = batches.Batch(game, 1, **how)
        self.game: Final = pattern.game
        self.seats: Final = pattern.seats
        self.observing: Final = pattern.observing
        self.actions: Final = pattern.actions
        self._patterns: Final = {name: getattr(pattern, name) for name in batches.ARRAYS}
        self._borders: Final = [games * at // self.workers for at in range(self.workers + 1)]
        sizes = np.diff(self._borders).tolist()
        seeds = [seed_of(seed, self.workers, number) for number in range(self.workers)]
        parts = zip(sizes, seeds, strict=True)
        self._start([partial(batches.Batch, game, size, seed=own, **how) for size, own in parts])

    def _start(self, makers: Sequence[Callable[[], batches.Batch]]) -> None:
        """Start a process for each part of the games, which a function makes there."""
        context = get_context("spawn")
        shared = {name: _shared(context, one, self.games) for name, one in self._patterns.items()}
        chosen = _shared(context, np.zeros(1, np.int64), self.games)
        for name, each in shared.items():
            setattr(self, name, each.array())
            getattr(self, name).flags.writeable = False
        self._chosen = chosen.array()
        self._lines: list[Connection] = []
        for number, make in enumerate(makers):
            part = slice(*self._borders[number : number + 2])
            line, other = context.Pipe()
            own = (other, make, shared, chosen, part)
            context.Process(target=_work, args=own, daemon=True).start()
            other.close()
            self._lines.append(line)
        self._answers(self._lines)

    def __copy__(self) -> "BatchPool":
        return deepcopy(self)

    def __getstate__(self) -> dict[str, Any]:
        """Return what copies keep: also the games, from the processes. Raises: VelkahraError."""
        parts = self._send(STORE)
        left_out = {*batches.ARRAYS, "_chosen", "_lines"}
        kept = {name: value for name, value in vars(self).items() if name not in left_out}
        return {**kept, "parts": parts}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        parts = kept.pop("parts")
        vars(self).update(kept)
        self._start([partial(pickle.loads, part) for part in parts])

    def _answers(self, lines: Sequence[Connection], order: int | None = None) -> list[Any]:
        """Tell processes what to do, if they wait for it, and return their answers.

        Raises: VelkahraError where a process ended. Any error closes the pool, since the processes
            would be out of step with the arrays.
        """
        try:
            for line in lines if order is not None else ():
                line.send(order)
            return [line.recv() for line in lines]
        except (EOFError, OSError):
            self.close()
            raise VelkahraError("a process of the pool ended: make a new pool") from None
        except BaseException:
            self.close()
            raise

    def _send(self, what: int) -> list[Any]:
        """Tell all processes what to do, and return their answers. Raises: VelkahraError."""
        self._check_open()
        return self._answers(self._lines, what)

    def _check_open(self) -> None:
        if not self._lines:
            raise VelkahraError("the pool is closed")

    def reset(self) -> None:
        """Begin all games again. Raises: VelkahraError if the pool is closed or a process ended."""
        self._send(RESET)

    def step(self, actions: Any) -> None:
        """Carry out an action of the deciding seat in every game: `actions` has the shape (games,).

        Raises: as `Batch.step`, and nothing is changed then; VelkahraError where the pool is
            closed, or a process ended.
        """
        self._check_open()
        chosen = batches.checked_actions(actions, self.games)
        known = (chosen >= 0) & (chosen < self.actions)
        place = np.where(known, chosen, 0)
        bits = self.masks[np.arange(self.games), place >> 3] >> (place & 7) & 1
        illegal = np.flatnonzero(~known | (bits == 0))
        self._chosen[:] = chosen
        if len(illegal):
            self._refuse(int(illegal[0]))
        self._send(STEP)

    def check(self, game: int, action: int) -> None:
        """Check an action as `Batch.check`. Raises: also VelkahraError where a process ended."""
        self._check_open()
        self._chosen[batches.checked_game(game, self.games)] = action
        self._refuse(game)

    def _refuse(self, game: int) -> None:
        worker = int(np.searchsorted(self._borders, game, side="right")) - 1
        (refused,) = self._answers([self._lines[worker]], game - self._borders[worker])
        if refused is not None:
            raise refused

    def sample(self) -> NDArray[np.int64]:
        """Return a random legal action for every game, (games,). Raises: VelkahraError."""
        self._send(SAMPLE)
        return self._chosen.copy()

    def unpacked(self) -> NDArray[np.uint8]:
        """Return the masks with a byte for each action: (games, actions), 0 or 1."""
        return batches.unpacked(self.masks, self.actions)

    def close(self) -> None:
        """End the processes. A closed pool stays closed."""
        for line in self._lines:
            with suppress(OSError):
                line.send(END)
            line.close()
        self._lines.clear()

    def __enter__(self) -> "BatchPool":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def seed_of(seed: int, workers: int, number: int) -> int:
    """Return the seed of a process: 62 bits, so that pools of other seeds share no games."""
    mixed = hashlib.blake2b(f"{seed} {workers} {number}".encode(), digest_size=8).digest()
    return int.from_bytes(mixed) >> 2


def _shared(context: Any, pattern: NDArray[Any], games: int) -> Shared:
    """Make a shared array for `games` games, like that of the one game in `pattern`."""
    memory = context.RawArray("b", max(games * pattern.nbytes, pattern.itemsize))
    return Shared(memory, pattern.dtype.str, (games, *pattern.shape[1:]))


def _work(
    line: Connection,
    make: Callable[[], batches.Batch],
    shared: dict[str, Shared],
    chosen: Shared,
    part: slice,
) -> None:
    """Play the games of a part until told to end, or until the other end is closed."""
    batch = make()
    targets = {name: each.array()[part] for name, each in shared.items()}
    actions = chosen.array()[part]
    order = SHOW
    while order != END:
        answer: Any = None
        if order >= 0:
            answer = _refusal(batch, order, int(actions[order]))
        elif order == STORE:
            answer = pickle.dumps(batch)
        elif order == SAMPLE:
            actions[:] = batch.sample()
        else:
            if order == STEP:
                batch.step(actions)
            elif order == RESET:
                batch.reset()
            for name, target in targets.items():
                target[:] = getattr(batch, name)
        line.send(answer)
        try:
            order = line.recv()
        except EOFError:
            return


def _refusal(batch: batches.Batch, game: int, action: int) -> IllegalAction | None:
    try:
        batch.check(game, action)
    except IllegalAction as error:
        return error
    return None
