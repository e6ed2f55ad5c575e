"""The facts of the game, read from `data/facts.json`."""

from pathlib import Path
from typing import Final

import msgspec

DATA: Final = Path(__file__).parents[1] / "data"


class Facts(msgspec.Struct, frozen=True):
    """The number of stones at the start, and the most that one may take."""

    stones: int
    most: int


FACTS: Final = msgspec.json.decode((DATA / "facts.json").read_bytes(), type=Facts)
