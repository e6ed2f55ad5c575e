"""The drawings a page holds once, and how its elements name them."""

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from html import escape

from velkahra.games.pamir.picture.cards import agenda, court, drawings, events
from velkahra.games.pamir.picture.words import card_text
from velkahra.games.pamir.rules.facts import CARDS
from velkahra.picture import kit


def stock(faces: Iterable[str]) -> str:
    """Return all drawings out of sight, for a page, with the faces of the cards it shows."""
    return kit.stock(drawings.defs() + "".join(faces))


@lru_cache(maxsize=512)
def faces(shown: frozenset[int], language: str) -> Mapping[str, str]:
    """Draw the faces of the cards on a page, so that an element that shows one need only name it.

    `shown` are the cards in sight. There is an element for every card, id -> markup, an empty one
    where the card is not to be seen.
    """
    return {
        f"face-{number}": _face(number, language) if number in shown else _no_face(number)
        for number in range(1, CARDS + 1)
    }


@cache
def _no_face(number: int) -> str:
    return f'<g id="face-{number}"></g>'


@cache
def _face(number: int, language: str) -> str:
    sizes = (("small", court.SMALL, False), ("large", court.LARGE, True))
    symbols = "".join(
        f'<symbol id="{name}-{number}" viewBox="0 0 {box[0]} {box[1]}">'
        f"{events.card_face(number, language, large)}</symbol>"
        for name, box, large in sizes
    )
    return f'<g id="face-{number}">{symbols}</g>'


def sign(name: str, css: str = "") -> str:
    """Show a drawing of the stock as a small picture, which screen readers pass over.

    `css` are further classes.
    """
    return kit.icon(f"pp-{name}", css)


@cache
def face(number: int, language: str) -> str:
    """Show a card at the size of the market, and the one to be read that appears beside it."""
    told = escape(card_text(language, number))
    return (
        f"{_shown('face', court.SMALL, f'small-{number}')}"
        f"{_shown('big', court.LARGE, f'large-{number}')}"
        f'<span id="{details_id(number)}" hidden>{told}</span>'
    )


def _shown(css: str, box: tuple[int, int], name: str) -> str:
    return _framed(css, box, f'<use href="#{name}" width="{box[0]}" height="{box[1]}"/>')


def details_id(number: int) -> str:
    """Name the element that tells all that is printed on a card."""
    return f"card-{number}"


@cache
def ai_cards(back: int, front: int, language: str) -> str:
    """Show the next back of Wakhan's cards; her card lies to its right and points at it.

    `back` is below 0 as long as no back is known, and `front` is the number of her card, from 1.
    """
    shown = court.back_face() if back < 0 else agenda.ai_back_face(back, language)
    return _framed("face", court.SMALL, shown) + _framed("face", court.SMALL, agenda.ai_face(front))


def _framed(css: str, box: tuple[int, int], inside: str) -> str:
    return f'<svg class="{css}" viewBox="0 0 {box[0]} {box[1]}" aria-hidden="true">{inside}</svg>'
