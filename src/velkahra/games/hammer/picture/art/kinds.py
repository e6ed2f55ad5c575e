"""The drawing on a card, from `kinds.svg`: its kind, its role, or its type and subtype."""

from functools import cache

from velkahra.games.hammer.cards.language import Card
from velkahra.games.hammer.picture.art.ink import ART


@cache
def drawing(name: str, tint: str) -> str:
    """Draw a kind, a role, a type or a subtype around the origin; `tint` is its light colour."""
    return ART(f"kinds/{name}", tint=tint)


def drawings_of(card: Card) -> tuple[str, ...]:
    """Return the names of a card's drawings: one, or an action's type and subtype."""
    if card.kind == "spy":
        return (card.role or "informant",)
    if card.kind == "action" and card.type:
        return tuple(name for name in (card.type, card.subtype) if name)
    return (card.kind,)
