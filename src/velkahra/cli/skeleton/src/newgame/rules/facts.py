"""The facts of the game, read from `data/facts.json`."""

from pathlib import Path
from typing import Final

import msgspec

DATA: Final = Path(__file__).parents[1] / "data"


class Facts(msgspec.Struct, frozen=True):
    """The faces of a die, and the points that win."""

    faces: int
    points: int


FACTS: Final = msgspec.json.decode((DATA / "facts.json").read_bytes(), type=Facts)
