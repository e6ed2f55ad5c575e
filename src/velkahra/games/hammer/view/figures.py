"""What a team has and wants more of, as far as its own view shows it."""

from collections.abc import Mapping
from typing import Final

from velkahra.games.hammer.view.model import View

WORTH: Final = {"score": 2.0, "rows": 1.5}
"""What one more is worth, in rough proportion."""


def figures_of(view: View) -> Mapping[str, int]:
    """Count the points and clues of the viewer's team."""
    own = view.teams[view.seat]
    return {
        "score": own.points,
        "rows": own.pieces + own.coming,
    }
