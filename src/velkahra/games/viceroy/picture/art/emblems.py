"""Which emblem a card bears: plain heraldic charges, drawn in `emblems.svg`."""

from typing import Final

_BY_NUMBER: Final = (
    "anchor scroll leaf book spyglass key boot shield cannon baton bow spyglass wand axe "
    "star pick chevrons coins flag drum wings dagger key mask axe bow dagger swords rook "
    "leaf crown anchor coronet lantern shield bow helmet leaf sword anchor scroll mask "
    "gear crown chevrons bomb barrel anchor hat mace wheel crown steps wand dagger flask "
    "wand medal anchor coronet coins star swords axe"
)
_OF_CARD: Final = _BY_NUMBER.split()
_OF_EFFECT: Final = {
    "replace_card": "lift",
    "duplicate_tokens": "twins",
    "swap_token": "exchange",
    "take_display_card_skip_auction": "drum",
    "draw_laws_return": "scroll",
    "choose_one": "key",
    "tuck_from_hand": "mask",
    "tuck_free_card": "crown",
    "store_gems": "chest",
    "tuck_on_take": "book",
    "points_per_card": "people",
    "points_per_set": "shield",
    "points_per_circle_and_eternal": "rings",
    "points_per_adjacent_character": "people",
}


def charge_of(card: int, effect: str = "") -> str:
    """Name the charge of a character, or of a law by its `effect`, what it does."""
    return _OF_EFFECT[effect] if effect else _OF_CARD[card - 1]
