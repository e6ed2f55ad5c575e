"""What a player has and wants more of, as far as the own view shows it."""

from collections.abc import Mapping
from typing import Final

from velkahra.games.pamir.rules.facts import REGION_NAMES
from velkahra.games.pamir.view.model import View

WORTH: Final = {
    "points": 4.0,
    "dominant": 2.0,
    "check": 1.5,
    "influence": 1.0,
    "cylinders": 0.8,
    "hostages": 0.5,
    "blocks": 0.3,
    **{f"ruler-{region}": 1.0 for region in REGION_NAMES},
}
"""What one more is worth, in rough proportion."""


def figures_of(view: View) -> Mapping[str, int]:
    """Count the viewer's points, influence, pieces, regions and next check."""
    own = view.players[view.seat]
    rulers = zip(REGION_NAMES, view.regions, strict=True)
    return {
        "points": own.points,
        "dominant": own.loyalty == view.dominance.coalition,
        "check": own.scores,
        "influence": sum(own.influence),
        "cylinders": own.out,
        "hostages": sum(
            card.holder == view.seat for player in view.players for card in player.court
        ),
        "blocks": view.dominance.blocks[own.loyalty] if own.loyalty >= 0 else 0,
        **{f"ruler-{name}": region.ruler == view.seat for name, region in rulers},
    }
