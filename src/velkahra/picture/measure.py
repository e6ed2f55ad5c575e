"""Widths of text, and breaking and sizing text so that it fits.

The faces `plain` and `bold` have the widths of the widest type a reader may have (DejaVu), so text
that fits by them fits with every other face of the family. `title` is the type of headings on
pages, with spaces a tenth wider; `noto` and `noto-bold` are the type of printed sheets. Widths are
in hundredths of the size.
"""

from functools import cache
from math import inf
from typing import Final
from unicodedata import normalize

_PLAIN: Final = (
    "32 40 46 84 64 95 78 27 39 39 50 84 32 36 32 34 64 64 64 64 64 64 64 64 64 64 34 34 "
    "84 84 84 53 100 68 69 70 77 63 58 77 75 29 29 66 56 86 75 79 60 79 69 63 61 73 68 99 "
    "69 61 69 39 34 39 84 50 50 61 63 55 63 62 35 63 63 28 28 58 28 97 63 61 63 63 41 52 "
    "39 63 59 82 59 59 52 64 34 64 84"
)
_BOLD: Final = (
    "35 46 52 84 70 100 87 31 46 46 52 84 38 42 38 37 70 70 70 70 70 70 70 70 70 70 40 40 "
    "84 84 84 58 100 77 76 73 83 68 68 82 84 37 37 77 64 100 84 85 73 85 77 72 68 81 77 "
    "110 77 72 73 46 37 46 84 50 50 67 72 59 72 68 44 72 71 34 34 67 34 104 71 69 72 72 "
    "49 60 48 71 65 92 65 65 58 71 37 71 84"
)
_NOTO: Final = (
    "26 27 41 65 57 83 73 22 30 30 55 57 27 32 27 37 57 57 57 57 57 57 57 57 57 57 27 27 "
    "57 57 57 43 90 64 65 63 73 56 52 73 74 34 27 62 52 91 76 78 60 78 62 55 56 73 60 93 "
    "59 57 57 33 37 33 57 44 28 56 62 48 62 56 34 62 62 26 26 53 26 94 62 60 62 62 41 48 "
    "36 62 51 79 53 51 47 38 55 38 57"
)
_NOTO_BOLD: Final = (
    "26 28 48 65 57 90 75 27 34 34 54 57 28 32 28 42 57 57 57 57 57 57 57 57 57 57 28 28 "
    "57 57 57 48 90 69 66 64 73 56 55 72 76 39 33 66 56 94 81 79 62 79 66 55 58 76 65 97 "
    "67 63 58 33 42 33 57 41 36 60 63 52 63 60 39 63 65 30 30 62 30 98 65 62 63 63 45 50 "
    "43 65 57 86 58 57 49 39 55 39 57"
)
_TITLE: Final = (
    "27 28 32 52 47 71 72 18 29 29 42 51 27 36 28 33 51 37 49 43 47 43 46 43 48 46 24 24 "
    "47 51 47 37 86 62 63 62 69 60 53 65 75 36 33 66 53 84 73 68 58 68 64 54 57 66 62 96 "
    "68 59 58 32 33 32 49 45 40 48 51 43 54 46 34 51 54 29 27 52 26 84 56 52 54 52 41 41 "
    "33 55 47 74 50 46 46 32 34 32 51"
)
_WIDTHS: Final = {
    face: tuple(int(number) for number in line.split())
    for face, line in (
        ("plain", _PLAIN),
        ("bold", _BOLD),
        ("title", _TITLE),
        ("noto", _NOTO),
        ("noto-bold", _NOTO_BOLD),
    )
}
NO_BREAK: Final = "\u00a0"
_OTHERS: Final = {
    "title": {"ł": 30, "Ł": 56, "\u2013": 54, "„": 42, "”": 40, "\u2019": 22, "“": 40},
    "noto": {"ł": 26, "Ł": 52, "\u2013": 50, "„": 42, "”": 36, "\u2019": 18, "“": 36},
    "noto-bold": {"ł": 30, "Ł": 56, "\u2013": 50, "„": 51, "”": 44, "\u2019": 22, "“": 44},
}
_WIDE: Final = 100  # width of a character missing from the table, such as a dash


@cache
def width(words: str, size: float, face: str = "plain") -> float:
    """Return the width of text in units of its size, rather too wide; `face` as listed above."""
    table, others = _WIDTHS[face], _OTHERS.get(face, {})
    total = 0
    for letter in words.replace(NO_BREAK, " "):
        if letter in others:
            total += others[letter]
            continue
        code = ord(normalize("NFD", letter)[0]) - 32
        total += table[code] if 0 <= code < len(table) else _WIDE
    return total * size / 100


def wrap(words: str, size: float, room: float, face: str = "plain") -> list[str]:
    """Break text at spaces into lines no wider than `room`; a single word may be wider.

    `size` and `face` are those of the type; `room` is in the units of `size`.
    """
    lines: list[str] = []
    for word in words.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width(longer, size, face) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def level(words: str, size: float, room: float, face: str = "plain") -> list[str]:
    """Break text into as few lines as `wrap` does, but of about equal length.

    `size` and `face` are those of the type; `room` is in the units of `size`.
    """
    best = wrap(words, size, room, face)
    narrow = room
    while narrow > size:
        narrow -= size / 2
        lines = wrap(words, size, narrow, face)
        if len(lines) > len(best) or any(width(line, size, face) > room for line in lines):
            break
        best = lines
    return best


@cache
def fit(
    words: str,
    sizes: tuple[float, ...],
    room: float,
    lines: int,
    face: str = "plain",
    high: float = inf,
) -> tuple[float, tuple[str, ...]]:
    """Return the largest of `sizes` (from large to small) at which text fits, and its lines.

    It may take `lines` lines of the width `room`, together no higher than `high`, in type `face`.

    Raises: ValueError if it fits at none.
    """
    for size in sizes:
        broken = level(words, size, room, face)
        narrow = all(width(line, size, face) <= room for line in broken)
        if narrow and len(broken) <= lines and leading(size) * len(broken) <= high:
            return size, tuple(broken)
    raise ValueError(f"{words!r} does not fit into {lines} lines of {room}")


def leading(size: float) -> float:
    """Return the distance between base lines for a size, in its units."""
    return round(size * 1.22, 2)
