"""The plot of a strength over games, with its uncertainty, as SVG that the page's style colours."""

from collections.abc import Mapping, Sequence
from typing import Final

from markupsafe import Markup

from velkahra.server.domain.strength import Strength
from velkahra.server.web.kit.templates import render

WIDTH: Final = 400
HEIGHT: Final = 230
LEFT, RIGHT, TOP, BOTTOM = 30, 296, 10, 204
"""The edges of the plot within its picture."""
MOST_POINTS: Final = 160
STEPS: Final = (5, 10, 20, 50)


def plot(
    language: str,
    title: str,
    points: Sequence[Strength],
    ends: tuple[str, str],
    levels: Mapping[str, float],
) -> Markup:
    """Return the SVG of strengths, the oldest first.

    `title` is for screen readers, `ends` are the words under the first and the last point, and
    `levels` are bots with their strengths, of which those in the picture have a line.
    """
    points = points[:: min(-1, -len(points) // MOST_POINTS)][::-1]
    lowest = min(point.sure for point in points) - 1
    highest = max(point.mean + 2 * point.deviation for point in points) + 1
    step = next((step for step in STEPS if (highest - lowest) / step <= 5), STEPS[-1])

    def y(mean: float) -> float:
        return round(BOTTOM - (BOTTOM - TOP) * (mean - lowest) / (highest - lowest), 1)

    def x(n: int) -> float:
        return round(LEFT + (RIGHT - LEFT) * n / max(1, len(points) - 1), 1)

    return render(
        "profiles/plot.html",
        language,
        width=WIDTH,
        height=HEIGHT,
        left=LEFT,
        right=RIGHT,
        title=title,
        marks=[(n, y(n)) for n in range(int(-(-lowest // step)) * step, int(highest) + 1, step)],
        levels=[(name, y(mean)) for name, mean in levels.items() if lowest < mean < highest],
        points=[
            (x(n), *map(y, (one.mean, one.mean + 2 * one.deviation, one.sure)))
            for n, one in enumerate(points)
        ],
        first=ends[0],
        last=ends[1],
    )
