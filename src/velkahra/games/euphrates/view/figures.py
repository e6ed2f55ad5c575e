"""What a dynasty has and wants more of, as far as its own view shows it."""

from collections.abc import Mapping
from typing import Final

from velkahra.games.euphrates.rules.tables import COLOURS
from velkahra.games.euphrates.view.model import View

WORTH: Final = {
    "points": 1.0,
    "weakest": 1.5,
    "treasures": 2.0,
    "leaders": 0.8,
    "temples": 0.5,
    "support": 0.3,
}
"""What one more is worth, in points."""
SAFE: Final = 2
"""Temples next to a leader that count."""


def figures_of(view: View) -> Mapping[str, int]:
    """Count points, treasures, leaders on the board and their safety, by names of the judge."""
    own = range(view.seat * COLOURS, (view.seat + 1) * COLOURS)
    points = view.points[view.seat] or (0, 0, 0, 0)
    return {
        "points": sum(points),
        "weakest": min(points),
        "treasures": view.held[view.seat] or 0,
        "leaders": sum(view.leaders[leader] >= 0 for leader in own),
        "temples": sum(min(view.temples[leader], SAFE) for leader in own),
        "support": sum(view.supporters[leader] for leader in own),
    }
