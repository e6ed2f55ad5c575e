"""What a dynasty has and wants more of, as far as its own view shows it."""

from collections.abc import Mapping
from typing import Final

from velkahra.games.euphrates.rules.tables import COLOURS
from velkahra.games.euphrates.view.model import View

WORTH: Final = {
    "weakest": 1.5,
    "treasures": 2.0,
    "temples": 0.5,
    "support": 0.3,
}
"""What one more is worth, in points."""
SAFE: Final = 2
"""Temples next to a leader that count."""


def figures_of(view: View) -> Mapping[str, int]:
    """Count the points of the weakest colour, treasures, and the safety of leaders."""
    own = range(view.seat * COLOURS, (view.seat + 1) * COLOURS)
    points = view.points[view.seat] or (0, 0, 0, 0)
    return {
        "weakest": min(points),
        "treasures": view.held[view.seat] or 0,
        "temples": sum(min(view.temples[leader], SAFE) for leader in own),
        "support": sum(view.supporters[leader] for leader in own),
    }
