"""The drawings a page holds once, and how its elements name them."""

from collections.abc import Mapping
from functools import cache, lru_cache
from html import escape
from typing import Final

from velkahra.games.viceroy.picture.art import cards, ink, portraits, signs
from velkahra.games.viceroy.picture.words import card_name, say
from velkahra.games.viceroy.rules.facts import CARDS, COLOUR_NAMES, SEAT_NAMES
from velkahra.picture import kit

_GHOST: Final = (
    f'<symbol id="vc-ghost" viewBox="0 0 {ink.CARD} {ink.CARD}"><rect x="5" y="5" '
    f'width="{ink.CARD - 10}" height="{ink.CARD - 10}" rx="8"/></symbol>'
)
NUMBERS: Final = range(1, CARDS + 1)
_BEYOND: Final = {"f": ' overflow="visible"'}
"""A face has its picture to the left of its box."""


@cache
def stock() -> str:
    """Return all drawings without words out of sight, for a page."""
    return kit.stock(drawings(), ink.hatchings())


@cache
def drawings(more: str = "") -> str:
    """Give all signs and `more` of them, segments and people."""
    found = "".join(ink.symbol(name, drawing) for name, drawing in signs.symbols().items())
    for name in ink.ART.names("emblems"):
        found += ink.symbol(f"e-{name}", ink.ART(f"emblems/{name}"))
    return found + more + _GHOST + ink.segment_drawings() + portraits.drawings()


@cache
def letters(language: str) -> str:
    """Give the gems with the letters of their colours in a language."""
    return "".join(
        ink.symbol(f"letter-{name}", signs.letter(name, say(language, f"letter-{name}")))
        for name in COLOUR_NAMES
    )


@lru_cache(maxsize=512)
def faces(
    shown: frozenset[int], laid: frozenset[int], laws: str, language: str
) -> Mapping[str, str]:
    """Draw the faces of the cards on a page, so that an element that shows one need only name it.

    `shown` are the cards in sight, and `laid` those in pyramids; `laws` names the set of laws.
    There is an element for every card, id -> markup, an empty one where the card is not to be seen.
    """
    drawn = {number: _face(number, number in laid, laws, language) for number in shown}
    return kit.faces(drawn, NUMBERS)


@cache
def _face(number: int, laid: bool, laws: str, language: str) -> str:
    drawn = {"f": cards.face(number, laws, language), "s": cards.small_face(number, laws)}
    if laid:
        drawn["l"] = cards.laid_face(number, laws, language)
    return "".join(
        kit.symbol(f"{name}-{number}", (ink.CARD, ink.CARD), drawing, _BEYOND.get(name, ""))
        for name, drawing in drawn.items()
    )


def sign(name: str, css: str = "") -> str:
    """Show a sign by its name, with further classes `css`."""
    return kit.icon(f"vc-{name}", css)


def seat_sign(seat: int) -> str:
    """Show the sign of a seat."""
    return sign(f"seat-{SEAT_NAMES[seat]}")


@cache
def card_picture(number: int, small: bool = False) -> str:
    """Show a card with its rows, or if `small` just its segments and its number."""
    name = "s" if small else "f"
    return (
        f'<svg class="face" viewBox="0 0 {ink.CARD} {ink.CARD}" aria-hidden="true">'
        f'<use href="#{name}-{number}" width="{ink.CARD}" height="{ink.CARD}"/></svg>'
    )


@lru_cache(maxsize=4096)
def card_element(name: str, card: int, words: str, css: str, more: str = "") -> str:
    """Make the element `name`: a card that can be clicked, with markup (`more`) on it."""
    return (
        f'<span id="{name}" class="{css}" data-card="{card}" data-moves="card-{card}" '
        f'role="button" tabindex="-1" '
        f'aria-label="{escape(words)}" aria-describedby="lens-{card}">{card_picture(card)}'
        f"{more}</span>"
    )


@lru_cache(maxsize=2048)
def small_card(language: str, laws: str, card: int, css: str = "") -> str:
    """Show a card of the set `laws` to read; of the class `played` with its rows."""
    kind = f"small-card {css}".strip()
    words = escape(card_name(language, laws, card))
    return (
        f'<span class="{kind}" data-card="{card}" role="img" aria-label="{words}" '
        f'aria-describedby="lens-{card}" title="{words}">'
        f"{card_picture(card, css != 'played')}</span>"
    )
