"""Games that were played with other programs: what every importer shares."""

from typing import Final

from velkahra.core.contract.refusals import VelkahraError


class ForeignGameError(VelkahraError):
    """A file of another program, or a move in it, that cannot be read; `line` is from 1."""

    def __init__(self, message: str, line: int) -> None:
        super().__init__(f"line {line}: {message}")
        self.line: Final = line
