"""All cards of the game, for a page to read through: each large, with where a viewer sees it."""

from functools import cache

from velkahra.core.contract.pages import CardEntry
from velkahra.core.text.fluent import cited
from velkahra.games.viceroy.picture.art.cards import colours_of, face, is_law
from velkahra.games.viceroy.picture.art.ink import CARD
from velkahra.games.viceroy.picture.art.portraits import WIDE
from velkahra.games.viceroy.picture.stock import NUMBERS
from velkahra.games.viceroy.picture.words import TEXTS, card_name, card_text, colour_name, say
from velkahra.games.viceroy.rules.facts import CORNERS
from velkahra.games.viceroy.view.model import View


def card_list(view: View, language: str) -> list[CardEntry]:
    """List characters and laws by number."""
    places = dict.fromkeys(view.gone, "gone") | dict.fromkeys(in_sight(view), "here")
    return [_entry(card, places.get(card, "hidden"), view.laws, language) for card in NUMBERS]


def in_sight(view: View) -> frozenset[int]:
    """Return the cards that lie before the viewer, or that everybody saw going to a hand."""
    found = {*view.display, *(card or 0 for card in view.put_back)}
    for player in view.players:
        found |= {*(player.hand or ()), *player.seen, player.played}
        found |= {card for laid in player.pyramid for card in (laid.card, *laid.tucked)}
    return frozenset(found - {0})


def _entry(card: int, where: str, laws: str, language: str) -> CardEntry:
    name, text = card_name(language, laws, card), card_text(language, laws, card)
    rule = cited(TEXTS, "card", str(card))
    return CardEntry(
        name, _large(card, laws, language), where, text, rule, _traits(card, laws, language)
    )


def _traits(card: int, laws: str, language: str) -> dict[str, str]:
    """Return the kind of a card, and the colour of its half circle."""
    colour = colours_of(laws, card)[CORNERS.index("bottom_left")]
    return {
        "kind": say(language, "is-law" if is_law(card) else "is-character"),
        "colour": colour_name(language, colour),
    }


@cache
def _large(card: int, laws: str, language: str) -> str:
    """Draw a card of the list."""
    return (
        f'<svg viewBox="{-WIDE} 0 {WIDE + CARD} {CARD}" data-card="{card}" '
        f'aria-hidden="true">{face(card, laws, language)}</svg>'
    )
