"""Outcomes of a balance study in a file that a later run continues.

The file is JSON lines: first the study, then a line for each finished game. A program that is
killed while writing loses that line only.
"""

from pathlib import Path
from typing import BinaryIO, Final

import msgspec

from velkahra.core import balance, files
from velkahra.core.contract.refusals import VelkahraError

FORMAT: Final = "velkahra-balance-1"


class Study(
    msgspec.Struct, frozen=True, tag_field="format", tag=FORMAT, forbid_unknown_fields=True
):
    """The first line of a file.

    Attributes:
        rounds: how many rounds each game lasts.
        cards: the name of a set of cards, which changes with its contents; "" for none.
        bot: the bot that plays all seats.
        program: the version of this program, and a hash of what decides how a game goes.
    """

    game: str
    rounds: int
    cards: str
    bot: str
    seed: int
    program: str


class Game(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One game: its number in the series, from 0, and what came of it."""

    number: int
    outcome: balance.Outcome


class BalanceFile:
    """The games of a study in a file, `outcomes` by number; new ones are added to it."""

    def __init__(self, path: Path, study: Study) -> None:
        """Open a file, or begin it.

        Raises: VelkahraError if it cannot be read, or has another study: it names the difference.
        """
        if not path.parent.is_dir():
            raise VelkahraError(f"there is no folder {path.parent} for the results")
        self.outcomes: Final[dict[int, balance.Outcome]] = {}
        size = self._read(path, study) if path.exists() else 0
        self._file: Final[BinaryIO] = path.open("ab")
        self._file.truncate(size)
        if not size:
            self._write(study)

    def _read(self, path: Path, study: Study) -> int:
        data = files.read_file(path, files.MOST_RESULTS)
        size = data.rfind(b"\n") + 1
        lines = data[:size].splitlines()
        try:
            if data and not lines:
                raise msgspec.DecodeError("its first line is not complete")
            if lines:
                first = files.decode_json(
                    lines[0], Study, f"{path} is not a file of balance results"
                )
                _refuse_other(path, first, study)
            for line in lines[1:]:
                found = files.decode_json(line, Game, f"{path} is not a file of balance results")
                self.outcomes[found.number] = found.outcome
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise VelkahraError(f"{path} is not a file of balance results: {error}") from None
        return size

    def keep(self, number: int, outcome: balance.Outcome) -> None:
        """Add a game; it is written when this returns."""
        self.outcomes[number] = outcome
        self._write(Game(number, outcome))

    def _write(self, line: Study | Game) -> None:
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()

    def close(self) -> None:
        """Close the file."""
        self._file.close()


def _refuse_other(path: Path, there: Study, here: Study) -> None:
    differences = [
        f"{name} {getattr(there, name) or 'none'} there, {getattr(here, name) or 'none'} here"
        for name in there.__struct_fields__
        if getattr(there, name) != getattr(here, name)
    ]
    if differences:
        raise VelkahraError(f"{path} belongs to another study: {'; '.join(differences)}")
