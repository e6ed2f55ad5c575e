"""Shards of games to learn from: some games each, as a NumPy file, the same wherever it is made."""

import io
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple
from zipfile import BadZipFile

import msgspec

from velkahra.bots import self_play, valuation
from velkahra.bots.arena.dealing import generator
from velkahra.core import extras, registry
from velkahra.core.contract.refusals import VelkahraError
from velkahra.core.contract.weights import decode_weights

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError:
    raise extras.MissingExtra("learning", "learn") from None

SHARD: Final = 100
"""Games of a shard."""
MOST_BYTES: Final = 4_000_000_000
"""Of a shard that is unpacked."""


class SelfPlay(msgspec.Struct, frozen=True):
    """How games are played; the same fields give the same games.

    Attributes:
        options: the options of the game, complete.
        generation: from 1.
        values: the contents of the file of values to play by, so that any computer can play; b""
            for the game's own evaluation.
        noise, wild, between: as in `self_play.SelfPlayConfig`.
    """

    game: str
    seats: int
    options: dict[str, str]
    seed: int
    generation: int
    values: bytes
    noise: float
    wild: float
    between: float


class Shard(msgspec.Struct, frozen=True):
    """A job that any process can do: shard `number`, from 0, of so many games, as `how` says."""

    how: SelfPlay
    number: int
    games: int

    def run(self) -> tuple[int, bytes]:
        """Play the games. Returns: the number of the shard, and the contents of its file."""
        how, title = self.how, registry.game(self.how.game)
        start, size = title.start(how.seats, how.options), len(title.judge.input_names(how.seats))
        net = decode_weights(how.values, "the last generation").net() if how.values else None
        judged = valuation.Valuation(title.judge, False, net)
        config = self_play.SelfPlayConfig(judged, how.noise, how.wild, how.between)
        played = [
            self_play.play(start, size, config, generator("self-play", how.seed, how.generation, n))
            for n in range(self.number * SHARD, self.number * SHARD + self.games)
        ]
        ended = [notes for notes in played if len(notes.returns)]
        return self.number, _contents(ended, how.seats, size)


def _contents(played: Sequence[self_play.Notes], seats: int, size: int) -> bytes:
    """Return games as a NumPy file; inputs are 16-bit floats, which halves the space."""
    counts = [len(notes.starts) for notes in played]
    file = io.BytesIO()
    np.savez(
        file,
        inputs=_joined([notes.inputs for notes in played]).reshape(-1, seats, size).astype("<f2"),
        values=_joined([notes.values for notes in played]).reshape(-1, seats).astype("<f4"),
        starts=np.concatenate([np.frombuffer(memoryview(n.starts), np.uint8) for n in played]),
        returns=_joined([notes.returns for notes in played]).reshape(-1, seats).astype("<f4"),
        counts=np.array(counts, "<i4"),
    )
    return file.getvalue()


def _joined(parts: Sequence[Any]) -> NDArray[np.float64]:
    return np.concatenate([np.frombuffer(memoryview(part)) for part in parts])


class Games(NamedTuple):
    """Games to learn from; positions are in the order of play, one game after the other.

    Attributes:
        inputs: of shape (positions, seats, inputs).
        values: the game's own evaluation of shape (positions, seats), whose softmax is a chance.
        starts: of each position, whether a turn begins.
        game: of each position, the number of its game.
        returns: of shape (games, seats), the shares of the victory.
    """

    inputs: NDArray[np.float16]
    values: NDArray[np.float32]
    starts: NDArray[np.bool_]
    game: NDArray[np.int64]
    returns: NDArray[np.float32]

    def only(self, chosen: NDArray[np.bool_]) -> "Games":
        """Return the games that are chosen, one entry for each game."""
        at = chosen[self.game]
        number = np.cumsum(chosen) - 1
        return Games(
            *(self.inputs[at], self.values[at], self.starts[at]),
            *(number[self.game[at]], self.returns[chosen]),
        )


ARRAYS: Final = ("inputs", "values", "starts", "returns", "counts")


def read_games(paths: Sequence[Path]) -> Games:
    """Return the games of shards. Raises: VelkahraError for a file that is none, naming it."""
    shards = [_read(path) for path in paths]
    for path, shard in zip(paths, shards, strict=True):
        if shard["inputs"].shape[1:] != shards[0]["inputs"].shape[1:]:
            raise _broken(path, "it is of another game")
    counts = np.concatenate([shard["counts"] for shard in shards])
    return Games(
        np.concatenate([shard["inputs"] for shard in shards]),
        np.concatenate([shard["values"] for shard in shards]),
        np.concatenate([shard["starts"] for shard in shards]).astype(bool),
        np.repeat(np.arange(len(counts)), counts),
        np.concatenate([shard["returns"] for shard in shards]),
    )


def count_games(paths: Sequence[Path]) -> int:
    """Return how many games shards have. Raises: VelkahraError for a file that is none."""
    return sum(len(_read(path)["counts"]) for path in paths)


def _read(path: Path) -> dict[str, NDArray[Any]]:
    try:
        with np.load(path) as file:
            if sum(info.file_size for info in file.zip.infolist()) > MOST_BYTES:
                raise _broken(path, f"it has more than {MOST_BYTES // 10**9} GB")
            found = {name: file[name] for name in ARRAYS}
    except (OSError, EOFError, LookupError, TypeError, ValueError, BadZipFile) as error:
        raise _broken(path, error) from None
    if not _fit_together(**found):
        raise _broken(path, "its arrays do not fit together")
    return found


def _fit_together(
    inputs: NDArray[Any],
    values: NDArray[Any],
    starts: NDArray[Any],
    returns: NDArray[Any],
    counts: NDArray[Any],
) -> bool:
    numbers = all(part.dtype.kind in "uif" for part in (inputs, values, starts, returns))
    counted = counts.dtype.kind in "ui" and counts.ndim == 1 and (counts >= 0).all()
    return bool(
        numbers
        and counted
        and counts.sum() == len(starts)
        and inputs.ndim == 3
        and starts.shape == inputs.shape[:1]
        and values.shape == inputs.shape[:2]
        and returns.shape == (len(counts), inputs.shape[1])
    )


def _broken(path: Path, why: object) -> VelkahraError:
    return VelkahraError(f"{path} is broken: {why}; delete it and run again")
