"""What the charts of commands have in common: width, colours, and small lettering."""

from typing import Final

from velkahra.picture.lettering import text

WIDE: Final = 900
INK: Final = "#2b2620"
FAINT: Final = "#6f6759"
PAPER: Final = "#fbf8f1"
LINE: Final = "#d8cfbc"


def small(words: str, x: float, y: float, anchor: str = "start") -> str:
    """Return a small text whose `anchor`, start, middle or end, lies at x, y."""
    return text(words, x, y, 14, FAINT, anchor=anchor, weight=400)
