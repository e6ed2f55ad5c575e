"""What a team has and wants more of, as far as its own view shows it."""

from collections.abc import Mapping
from typing import Final

from velkahra.games.hammer.view.model import View

WORTH: Final = {"score": 2.0, "rows": 1.5, "table": 1.0, "hand": 0.7, "bm": 0.8, "sb": 0.5}
"""What one more is worth, in rough proportion."""


def figures_of(view: View) -> Mapping[str, int]:
    """Count points, information and cards of the viewer's team, by names of the judge."""
    own = view.teams[view.seat]
    return {
        "score": own.points,
        "rows": own.pieces + own.coming,
        "table": len(own.table),
        "hand": own.hand_size,
        "bm": own.bm,
        "sb": own.sb,
    }
