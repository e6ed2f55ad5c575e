"""Results of a series, in memory or in a file that can be continued and merged.

The file is JSON lines: first the series, then a line for each finished game. A program that is
killed while writing loses that line only.
"""

from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Final, TypeVar

import msgspec

from velkahra.bots.arena.series import FORMAT, Played, Series
from velkahra.core import files
from velkahra.core.contract.refusals import VelkahraError

Line = TypeVar("Line", Series, Played)


class Part(msgspec.Struct, frozen=True):
    """The contents of a results file: a series and its games.

    Attributes:
        size: its length in bytes, up to the end of the last whole line.
        torn: whether an incomplete line follows.
    """

    series: Series
    games: tuple[Played, ...]
    size: int
    torn: bool


class Results:
    """The games of a series, by number. With a file, its games count, and new ones are added to it.

    `torn`: the last line of the file was incomplete, and was dropped.
    """

    def __init__(self, series: Series, path: Path | None = None, any_program: bool = False) -> None:
        """Open a file, or begin it; `any_program` accepts one of another version.

        Raises: VelkahraError if it cannot be read, or has another series: it names the difference.
        """
        self.series: Final = series
        self.games: Final[dict[int, Played]] = {}
        self.torn = False
        self._file: BinaryIO | None = None
        if path is not None:
            self._open(path, any_program)

    def _open(self, path: Path, any_program: bool) -> None:
        if not path.parent.is_dir():
            raise VelkahraError(f"there is no folder {path.parent} for the results")
        size = self._take_up(path, any_program)
        self._file = path.open("ab")
        self._file.truncate(size)
        if not size:
            self._write(self.series)

    def _take_up(self, path: Path, any_program: bool) -> int:
        """Read the games a file already holds, and return the length in bytes that stays."""
        if not path.exists():
            return 0
        data = files.read_file(path, files.MOST_RESULTS)
        if b"\n" not in data:
            self.torn = bool(data)
            if self.torn and FORMAT.encode() not in data:
                raise VelkahraError(f"{path} is not a results file; name another one")
            return 0
        part = read(path)
        differences = part.series.differences(self.series, *(["program"] if any_program else []))
        if differences:
            raise VelkahraError(f"{path} belongs to another series: {'; '.join(differences)}")
        self.games.update({game.number: game for game in part.games})
        self.torn = part.torn
        return part.size

    def keep(self, game: Played) -> None:
        """Add a game; with a file, it is written when this returns."""
        self.games[game.number] = game
        if self._file is not None:
            self._write(game)

    def _write(self, line: Series | Played) -> None:
        assert self._file is not None
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()

    def __enter__(self) -> "Results":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._file is not None:
            self._file.close()


def read(path: Path) -> Part:
    """Read a file of results. Raises: VelkahraError naming the file and the line that is wrong."""
    data = files.read_file(path, files.MOST_RESULTS)
    size = data.rfind(b"\n") + 1
    first, *lines = data[:size].splitlines() or [b""]
    series = _decoded(first, Series, path, 1)
    games = [_decoded(line, Played, path, number) for number, line in enumerate(lines, start=2)]
    _refuse_twins([(path, game) for game in games])
    return Part(series, tuple(games), size, size < len(data))


def _decoded(line: bytes, kind: type[Line], path: Path, number: int) -> Line:
    what = "not a results file" if kind is Series else f"broken in line {number}"
    return files.decode_json(line, kind, f"{path} is {what}")


def merge(paths: Sequence[Path], any_program: bool = False) -> tuple[Series, list[Played]]:
    """Return the games of several files as one series. Only their seeds may differ.

    `any_program` also accepts results of another version of the program.

    Raises: VelkahraError for different series, naming the difference, repeated games, or none.
    """
    parts = [read(path) for path in paths]
    but = ["seed", "program"] if any_program else ["seed"]
    for path, part in zip(paths, parts, strict=True):
        differences = parts[0].series.differences(part.series, *but)
        if differences:
            told = "; ".join(differences)
            raise VelkahraError(f"{path} (here) cannot be merged with {paths[0]} (there): {told}")
    found = [(path, game) for path, part in zip(paths, parts, strict=True) for game in part.games]
    _refuse_twins(found)
    if not found:
        raise VelkahraError(f"there are no games in {', '.join(map(str, paths))}")
    return parts[0].series, [game for _, game in found]


def _refuse_twins(found: Sequence[tuple[Path, Played]]) -> None:
    """Raise an error if a game is in the files twice, which would count double."""
    homes: dict[tuple[int, int], Path] = {}
    for path, game in found:
        key = (game.seed, game.number)
        if key in homes:
            where = f"twice in {path}" if homes[key] == path else f"in {homes[key]} and in {path}"
            raise VelkahraError(
                f"game {game.number} of seed {game.seed} is {where}: "
                "parts to merge were played with different seeds"
            )
        homes[key] = path
