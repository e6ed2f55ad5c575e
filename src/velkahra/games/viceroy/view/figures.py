"""What a player has and wants more of, as far as the own view shows it."""

from collections.abc import Mapping
from typing import Final

from velkahra.games.viceroy.rules.actions import A_BID
from velkahra.games.viceroy.rules.tables import COLOURS
from velkahra.games.viceroy.view.model import Player, View

WORTH: Final = {
    "points": 1.0,
    "offered": 0.7,
}
"""What one more is worth, in points."""


def figures_of(view: View) -> Mapping[str, int]:
    """Count the viewer's points, and the cards that its bid is for."""
    own = view.players[view.seat]
    colour = _bid(own)
    return {
        "points": sum(points or 0 for points in own.points),
        "offered": sum(card > 0 for card in view.display[colour::COLOURS]) if colour >= 0 else 0,
    }


def _bid(own: Player) -> int:
    """Return the colour that a seat bids in secret, or -1."""
    colour = -1 if own.choice is None else own.choice - A_BID
    return colour if 0 <= colour < COLOURS else -1
