"""Curves over a game: one line for each seat between nothing and everything.

A line is known by its letter, its dashes and its colour, so that none of them is needed alone.
"""

from collections.abc import Callable, Sequence
from html import escape
from typing import Final, NamedTuple

from velkahra.picture import lettering, measure

INK: Final = "#2b2620"
FAINT: Final = "#6f6759"
PAPER: Final = "#fbf8f1"
GRID: Final = "#d8cfbc"
COLOURS: Final = (
    "#1f5c99", "#b3471d", "#2f7a3e", "#7a3b8f", "#8a6a00", "#0f7f86", "#a12a5a", "#4b4b4b",
)  # fmt: skip
DASHES: Final = ("", "9 4", "2 4", "12 4 2 4", "6 3", "14 5", "4 2", "1 5")

LEFT: Final = 52
RIGHT: Final = 34
KEY: Final = 24
SMALL: Final = 13


class Curve(NamedTuple):
    """A seat's chances: its letter and name, and points (plies, chance from 0 to 1)."""

    letter: str
    name: str
    points: Sequence[tuple[int, float]]


class Mark(NamedTuple):
    """A point: its number in a list, after which ply, and on which line, from 0."""

    number: int
    ply: int
    line: int


class Frame(NamedTuple):
    """The layout of a chart, in units: its size, the top of its field; and its last ply."""

    wide: float
    high: float
    top: float
    last: int

    def x(self, ply: float) -> float:
        """Return the x coordinate of a ply, in units."""
        return LEFT + (self.wide - LEFT - RIGHT) * ply / max(1, self.last)

    def y(self, chance: float) -> float:
        """Return the y coordinate of a chance, 0..1, in units."""
        bottom = self.high - 40
        return bottom - (bottom - self.top) * min(1.0, max(0.0, chance))


def letters(names: Sequence[str]) -> list[str]:
    """Return a letter of its own for each name: its first if free, another one of it, or any."""
    found: list[str] = []
    for name in names:
        wishes = [*name.upper(), *"ABCDEFGHIJKLMNOPQRSTUVWXYZ"]
        found.append(next(wish for wish in wishes if wish.isalpha() and wish not in found))
    return found


def curves(
    title: str,
    axis: str,
    lines: Sequence[Curve],
    last: int,
    marks: Sequence[Mark] = (),
    *,
    wide: float = 900,
    high: float = 420,
    now: int = -1,
    percent: Callable[[float], str] = "{:.0%}".format,
) -> str:
    """Return an SVG with one line for each seat over a game of `last` plies.

    Args:
        title: the title, for screen readers too.
        axis: the unit of the horizontal axis, in words.
        lines: the chances of each seat.
        last: the last ply.
        marks: points with a number in a circle.
        wide: the width of the picture.
        high: its height without the legend.
        now: the ply at which a line with the id "curve-now" stands, which scripts move by the scale
            in the picture's attributes; -1 for none.
        percent: writes a chance from 0 to 1.
    """
    top, key = _key(lines, wide, 58)
    frame = Frame(wide, high + top - 58, top + 14, last)
    scale = f'data-left="{LEFT}" data-wide="{wide - LEFT - RIGHT:g}" data-last="{last}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide:g} {frame.high:g}" '
        f'role="img" {scale}>',
        f"<title>{escape(title)}</title>",
        f"<desc>{escape(_described(lines, percent))}</desc>",
        f'<rect width="{wide:g}" height="{frame.high:g}" fill="{PAPER}"/>',
        lettering.text(title, 16, 26, _size(title, wide), INK, anchor="start"),
        key,
        _grid(frame, percent),
        lettering.text(axis, frame.x(last / 2), frame.high - 8, SMALL, FAINT, weight=400),
        *(_line(frame, line, number) for number, line in enumerate(lines)),
        *_ends(frame, lines),
        _now(frame, now),
        *(_mark(frame, mark, lines[mark.line]) for mark in marks),
    ]
    return "".join([*parts, "</svg>"])


def _size(title: str, wide: float) -> float:
    """Return the size at which a title fits."""
    return min(20.0, 20 * (wide - 32) / measure.width(title, 20, "bold"))


def _now(frame: Frame, now: int) -> str:
    """Draw the position that is shown, if there is one."""
    if now < 0:
        return ""
    x, bottom = frame.x(now), frame.y(0)
    ends = f'x1="{x:.1f}" x2="{x:.1f}" y1="{frame.top:g}" y2="{bottom:g}"'
    return f'<line id="curve-now" {ends} stroke="{INK}" stroke-width="2"/>'


def _described(lines: Sequence[Curve], percent: Callable[[float], str]) -> str:
    """Return a sentence for each line: where it begins and ends, and its highest and lowest."""
    told = []
    for line in (line for line in lines if line.points):
        chances = [chance for _, chance in line.points]
        ends = f"{percent(chances[0])} → {percent(chances[-1])}"
        extremes = f"{percent(min(chances))}-{percent(max(chances))}"
        told.append(f"{line.letter}, {line.name}: {ends} ({extremes}).")
    return " ".join(told)


def _look(number: int, thick: float) -> str:
    dashes = DASHES[number % len(DASHES)]
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    colour = COLOURS[number % len(COLOURS)]
    return f'fill="none" stroke="{colour}" stroke-width="{thick:g}"{dashed}'


def _key(lines: Sequence[Curve], wide: float, top: float) -> tuple[float, str]:
    """Return the height of the legend, and its markup in rows."""
    parts, x, y = [], 16.0, top
    for number, line in enumerate(lines):
        words = f"{line.letter} · {line.name}"
        long = 46 + measure.width(words, SMALL, "bold") + 18
        if x > 16 and x + long > wide:
            x, y = 16.0, y + KEY
        parts.append(f'<path d="M{x:.1f} {y:g}h38" {_look(number, 2.5)}/>')
        parts.append(lettering.text(words, x + 44, y, SMALL, INK, anchor="start"))
        x += long
    return y + KEY / 2, "".join(parts)


def _grid(frame: Frame, percent: Callable[[float], str]) -> str:
    parts = []
    for part in range(5):
        y = frame.y(part / 4)
        parts.append(
            f'<path d="M{LEFT} {y:.1f}H{frame.wide - RIGHT:g}" stroke="{GRID}" stroke-width="1"/>'
        )
        words = percent(part / 4)
        parts.append(lettering.text(words, LEFT - 8, y, SMALL, FAINT, anchor="end", weight=400))
    for ply in range(0, frame.last + 1, _step(frame)):
        label = lettering.text(ply, frame.x(ply), frame.y(0) + 13, SMALL, FAINT, weight=400)
        parts.append(label)
    return "".join(parts)


def _step(frame: Frame) -> int:
    """Return a round distance between the numbers of the axis."""
    most = max(2, (frame.wide - LEFT - RIGHT) / 70)
    steps = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000)
    return next((step for step in steps if frame.last / step <= most), 10_000)


def _line(frame: Frame, line: Curve, number: int) -> str:
    places = " ".join(f"{frame.x(ply):.1f},{frame.y(chance):.1f}" for ply, chance in line.points)
    return f'<polyline points="{places}" stroke-linejoin="round" {_look(number, 2)}/>'


def _ends(frame: Frame, lines: Sequence[Curve]) -> list[str]:
    """Write the letters where the lines end, none over another."""
    ends = sorted(
        (frame.y(line.points[-1][1]), number) for number, line in enumerate(lines) if line.points
    )
    x = frame.wide - RIGHT + 14
    return [
        lettering.text(lines[number].letter, x, y, SMALL, COLOURS[number % len(COLOURS)])
        for y, (_, number) in zip(_apart([y for y, _ in ends], frame.y(0)), ends, strict=True)
    ]


def _apart(places: Sequence[float], lowest: float) -> list[float]:
    """Move letters at these ascending y coordinates apart, none below the `lowest` one."""
    step, before, down = SMALL + 1, -100.0, []
    for y in places:
        before = max(y, before + step)
        down.append(before)
    return [min(y, lowest - step * n) for n, y in enumerate(reversed(down))][::-1]


def _mark(frame: Frame, mark: Mark, line: Curve) -> str:
    """Draw a number in a circle on a line."""
    chance = next((chance for ply, chance in line.points if ply == mark.ply), 0.0)
    x, y = frame.x(mark.ply), frame.y(chance)
    circle = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="9" fill="{PAPER}" stroke="{INK}"/>'
    return circle + lettering.text(mark.number, x, y, 11, INK)
