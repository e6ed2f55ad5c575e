"""Colours: wood, gold and ink. All as six-digit hexadecimal numbers, which all tools read."""

from functools import cache
from typing import Final

FRAME: Final = "#4f3628"
FRAME_DARK: Final = "#38251b"
FRAME_LIGHT: Final = "#9a7350"
FRAME_SOFT: Final = "#d9bd97"
CREAM: Final = "#fdf4de"
INK: Final = "#2b2019"
GOLD: Final = "#e9b23a"
GOLD_LIGHT: Final = "#fbe3a0"
SIGNAL: Final = "#fff3a8"
RED: Final = "#b3372b"
BLUE: Final = "#28589b"
GREEN: Final = "#5c9440"
BLACK: Final = "#2f2c31"

HUES: Final = (
    "#d9822b",
    "#7a5bb5",
    "#0f8a72",
    "#c94f7c",
    "#8a9414",
    "#4a60c4",
    "#96592a",
    "#5d6d7e",
)


@cache
def shade(colour: str, light: float) -> str:
    """Mix `colour` with white (`light` 0..1) or, below zero, with black."""
    goal = 255 if light > 0 else 0
    parts = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return "#" + "".join(f"{round(part + (goal - part) * abs(light)):02x}" for part in parts)
