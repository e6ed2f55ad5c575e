"""The type of printed sheets."""

from pathlib import Path
from typing import Final

FONTS: Final = Path(__file__).parent / "fonts"


def shipped() -> bool:
    """Return whether the fonts of printed sheets are installed with the package."""
    return any(FONTS.glob("*.ttf"))
