"""What a player has and wants more of, as far as the own view shows it."""

from collections.abc import Mapping
from typing import Final

from velkahra.games.pamir.view.model import View

WORTH: Final = {
    "points": 4.0,
    "check": 1.5,
    "influence": 1.0,
    "cylinders": 0.8,
    "hostages": 0.5,
    "regions": 1.0,
    "blocks": 0.3,
    "court": 0.8,
    "hand": 0.6,
    "rupees": 0.4,
}
"""What one more is worth, in rough proportion."""


def figures_of(view: View) -> Mapping[str, int]:
    """Count the viewer's points, money, cards, pieces and next check, by names of the judge."""
    own = view.players[view.seat]
    return {
        "points": own.points,
        "check": own.scores,
        "influence": sum(own.influence),
        "cylinders": own.out,
        "hostages": sum(
            card.holder == view.seat for player in view.players for card in player.court
        ),
        "regions": sum(region.ruler == view.seat for region in view.regions),
        "blocks": view.dominance.blocks[own.loyalty] if own.loyalty >= 0 else 0,
        "court": len(own.court),
        "hand": own.hand_size,
        "rupees": own.money,
    }
