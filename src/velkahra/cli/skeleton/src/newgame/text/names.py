"""The Fluent files beside this module, and the seats by the names that they have there."""

from pathlib import Path
from typing import Final

from velkahra.core.text.fluent import Texts

TEXTS: Final = Texts(Path(__file__).parent)
SEAT_NAMES: Final = ("north", "south")
