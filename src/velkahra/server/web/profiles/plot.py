"""The plot of a strength over games, with its uncertainty, as SVG that the page's style colours."""

from collections.abc import Mapping, Sequence
from html import escape
from typing import Final, NamedTuple

from velkahra.server.domain.strength import Strength

WIDE: Final = 400.0
HIGH: Final = 230.0
LEFT: Final = 30.0
RIGHT: Final = 104.0
ABOVE: Final = 10.0
BELOW: Final = 26.0
MOST_POINTS: Final = 160
STEPS: Final = (5, 10, 20, 50)


class Scale(NamedTuple):
    """The layout of a plot: its lowest and highest strength, and the number of its points."""

    lowest: float
    highest: float
    points: int

    def x(self, n: int) -> float:
        """Return the x coordinate of a point, from 0."""
        return LEFT + (WIDE - LEFT - RIGHT) * n / max(1, self.points - 1)

    def y(self, mean: float) -> float:
        """Return the y coordinate of a strength."""
        share = (mean - self.lowest) / (self.highest - self.lowest)
        return HIGH - BELOW - (HIGH - BELOW - ABOVE) * share


def plot(
    title: str, points: Sequence[Strength], ends: tuple[str, str], levels: Mapping[str, float]
) -> str:
    """Return the SVG of strengths, the oldest first.

    `title` is for screen readers, `ends` are the words under the first and the last point, and
    `levels` are bots with their strengths, of which those in the picture have a line.
    """
    points = _thinned(points)
    lowest = min(point.sure for point in points)
    highest = max(point.mean + 2 * point.deviation for point in points)
    scale = Scale(lowest - 1, highest + 1, len(points))
    shown = {name: mean for name, mean in levels.items() if lowest <= mean <= highest}
    parts = [
        f'<svg class="strength-plot" viewBox="0 0 {WIDE:g} {HIGH:g}" role="img">',
        f"<title>{escape(title)}</title>",
        *_axis(scale),
        *(_level(scale, name, mean) for name, mean in shown.items()),
        _band(scale, points),
        f'<polyline class="mean" points="{_line(scale, [p.mean for p in points])}"/>',
        _dot(scale, points[-1].mean),
        *_ends(ends),
        "</svg>",
    ]
    return "".join(parts)


def _thinned(points: Sequence[Strength]) -> Sequence[Strength]:
    """Return at most MOST_POINTS of the points, evenly, the last one among them."""
    step = -(-len(points) // MOST_POINTS)
    return points[::-1][::step][::-1]


def _line(scale: Scale, means: Sequence[float]) -> str:
    return " ".join(f"{scale.x(n):.1f},{scale.y(mean):.1f}" for n, mean in enumerate(means))


def _band(scale: Scale, points: Sequence[Strength]) -> str:
    """Draw the interval around the strengths."""
    upper = _line(scale, [point.mean + 2 * point.deviation for point in points])
    lower = _line(scale, [point.sure for point in points]).split()
    return f'<polygon class="band" points="{upper} {" ".join(reversed(lower))}"/>'


def _dot(scale: Scale, mean: float) -> str:
    return (
        f'<circle class="now" cx="{scale.x(scale.points - 1):.1f}" cy="{scale.y(mean):.1f}" r="4"/>'
    )


def _axis(scale: Scale) -> list[str]:
    """Draw round strengths at the left edge."""
    width = scale.highest - scale.lowest
    step = next((step for step in STEPS if width / step <= 5), STEPS[-1])
    first = int(-(-scale.lowest // step)) * step
    return [
        f'<path class="grid" d="M{LEFT:g} {scale.y(mark):.1f}H{WIDE - RIGHT:g}"/>'
        f'<text x="{LEFT - 6:g}" y="{scale.y(mark) + 4:.1f}" text-anchor="end">{mark}</text>'
        for mark in range(first, int(scale.highest) + 1, step)
    ]


def _level(scale: Scale, name: str, mean: float) -> str:
    """Draw the strength of a level of bots."""
    y = scale.y(mean)
    return (
        f'<path class="level" d="M{LEFT:g} {y:.1f}H{WIDE - RIGHT + 8:g}"/>'
        f'<text x="{WIDE - RIGHT + 12:g}" y="{y + 4:.1f}">{escape(name)}</text>'
    )


def _ends(ends: tuple[str, str]) -> list[str]:
    first, last = (escape(end) for end in ends)
    y = HIGH - 6
    return [
        f'<text x="{LEFT:g}" y="{y:g}">{first}</text>',
        f'<text x="{WIDE - RIGHT:g}" y="{y:g}" text-anchor="end">{last}</text>',
    ]
