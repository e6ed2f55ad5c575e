"""The sentences of the camp game, in Czech, Polish and English."""

from pathlib import Path
from typing import Final

from velkahra.core.fluent import Texts

TEXTS: Final = Texts(Path(__file__).parent)
