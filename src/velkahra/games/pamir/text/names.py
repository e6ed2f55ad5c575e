"""Names for sentences; `names.ftl` and `cards.ftl` have them in each language."""

from pathlib import Path
from typing import Final

from velkahra.core.text.fluent import Texts
from velkahra.games.pamir.rules import tables
from velkahra.games.pamir.rules.facts import BORDERS, COURT_CARDS, EVENTS, REGION_NAMES

TEXTS: Final = Texts(Path(__file__).parent)


def card_name(language: str, card: int) -> str:
    """Return the name of a card, an event by its lower half; 0 is no card."""
    return TEXTS.text(language, f"card-name-{card}") if card else "-"


def quoted_name(language: str, card: int) -> str:
    """Return the name of a card as a sentence has it; 0 is no card."""
    return quoted(language, card_name(language, card)) if card else "-"


def quoted(language: str, name: str) -> str:
    """Return the name of a card in quotation marks, if the language uses them."""
    return TEXTS.text(language, "quoted", name=name)


def thrown_name(language: str, card: int) -> str:
    """Return the name of an event by its upper half, or by its lower half if that has no name."""
    if card == tables.WITHDRAWAL:
        return card_name(language, card)
    effect = EVENTS[card - COURT_CARDS - 1].discarded.effect
    return TEXTS.text(language, f"card-half-{effect.replace('_', '-')}")


def border_name(language: str, border: int) -> str:
    """Return the name of a border: the two regions it separates."""
    one, other = BORDERS[border]
    names = [TEXTS.text(language, f"region-{REGION_NAMES[region]}") for region in (one, other)]
    return "\u2013".join(names)
