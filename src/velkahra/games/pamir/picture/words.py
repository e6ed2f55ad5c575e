"""Words of the page: names, and labels with everything visible."""

from functools import lru_cache
from typing import Final

from velkahra.games.pamir.rules import facts
from velkahra.games.pamir.text.names import TEXTS, card_name
from velkahra.picture.words import page_names, page_texts

NO_COALITION: Final = 3


say = page_texts(TEXTS)


def key_of(player: int, wakhan: int) -> str:
    """Return a player's word in ids: a colour, or Wakhan's name (`wakhan` is a player or -1)."""
    return "wakhan" if player == wakhan else facts.COLOURS[player]


@lru_cache(maxsize=1024)
def _name(language: str, key: str) -> str:
    return TEXTS.forms(language, key)[""]


def player_name(language: str, player: int, wakhan: int) -> str:
    """Return the name of a player; `wakhan` is Wakhan's number as a player, or -1."""
    return _name(language, f"player-{key_of(player, wakhan)}")


region_name: Final = page_names(TEXTS, "region", facts.REGION_NAMES)
coalition_name: Final = page_names(TEXTS, "coalition", facts.COALITION_NAMES)
suit_name: Final = page_names(TEXTS, "suit", facts.SUIT_NAMES)
action_name: Final = page_names(TEXTS, "action", facts.ACTION_NAMES)


def border_name(language: str, border: int) -> str:
    """Name a border by the regions on both sides."""
    one, other = (region_name(language, region) for region in facts.BORDERS[border])
    return say(language, "border", one=one, other=other)


@lru_cache(maxsize=512)
def card_brief(language: str, card: int) -> str:
    """Name a card by its printed number; a court card with its region, its suit and its rank."""
    name = card_name(language, card)
    if card > facts.COURT_CARDS:
        return name
    printed = facts.COURT[card - 1]
    region = _name(language, f"region-{printed.region}")
    suit = _name(language, f"suit-{printed.suit}")
    return f"{name} ({region}, {suit} {printed.rank})"
