"""The sentences of the camp game, for modules that its other words are made of."""

from pathlib import Path
from typing import Final

from velkahra.core.text.fluent import Texts

TEXTS: Final = Texts(Path(__file__).parent / "text")
