"""The drawings a page holds once, and how its elements name them."""

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from html import escape
from typing import Final

from velkahra.games.pamir.picture.art import cards
from velkahra.games.pamir.picture.art import sprites as art
from velkahra.games.pamir.picture.art.agenda import ai_back_face, ai_face
from velkahra.games.pamir.picture.art.events import card_face
from velkahra.games.pamir.picture.words import card_text
from velkahra.games.pamir.rules.facts import CARDS

OWN: Final = {
    "points": art.edged(
        "M-30 -40H30V-8A30 30 0 0 1 -30 -8ZM-10 20H10V34H24V44H-24V34H-10Z", art.GOLD
    )
    + art.line("M-30 -30H-46V-18A16 16 0 0 0 -28 -4M30 -30H46V-18A16 16 0 0 1 28 -4", art.INK, 5),
    "hand": art.edged("M-40 -20L-14 -36L14 36L-12 46Z", art.PAPER)
    + art.edged("M-18 -42H18V40H-18Z", art.PAPER)
    + art.edged("M14 -36L40 -20L12 46L-14 36Z", art.PARCHMENT),
    "court": art.edged("M-48 -30H-14V30H-48ZM-17 -30H17V30H-17ZM14 -30H48V30H14Z", art.PAPER),
    "used": art.disc(0, 0, 46, "#31261f") + art.line("M-22 2L-6 20L24 -20", art.PAPER, 12),
    "bonus": art.disc(0, 0, 46, "#1c7c54", f' stroke="{art.PAPER}" stroke-width="5"')
    + art.line("M0 -24V24M-24 0H24", art.PAPER, 13),
    "lens": art.disc(-8, -8, 28, "none", ' stroke="currentColor" stroke-width="9"')
    + art.line("M14 14L40 40", "currentColor", 13),
    "shelter": art.edged("M-44 -6L0 -42L44 -6L36 2V40H-36V2Z", art.PAPER)
    + art.fill("M-10 40V14H10V40Z", art.INK),
}


@cache
def drawings() -> str:
    """Give all drawings, each under its name."""
    return cards.defs() + "".join(art.symbol(name, drawing) for name, drawing in OWN.items())


def stock(faces: Iterable[str]) -> str:
    """Give all drawings out of sight, for a page, with the faces of the cards it shows."""
    out_of_sight = 'width="0" height="0" style="position:absolute" aria-hidden="true"'
    return f"<svg {out_of_sight}><defs>{drawings()}{''.join(faces)}</defs></svg>"


@lru_cache(maxsize=512)
def faces(shown: frozenset[int], language: str) -> Mapping[str, str]:
    """Draw the faces of the cards on a page, so that an element that shows one need only name it.

    There is an element for every card, an empty one where the card is not to be seen.
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
    sizes = (("small", cards.SMALL, False), ("large", cards.LARGE, True))
    symbols = "".join(
        f'<symbol id="{name}-{number}" viewBox="0 0 {box[0]} {box[1]}">'
        f"{card_face(number, language, large)}</symbol>"
        for name, box, large in sizes
    )
    return f'<g id="face-{number}">{symbols}</g>'


@lru_cache(maxsize=512)
def sign(name: str, css: str = "") -> str:
    """Show a drawing of the stock as a small picture, which screen readers pass over."""
    kind = f"icon {css}".strip()
    return (
        f'<svg class="{kind}" viewBox="0 0 100 100" aria-hidden="true">'
        f"{art.use(name, 0, 0, 100)}</svg>"
    )


@cache
def face(number: int, language: str) -> str:
    """Show a card at the size of the market, and the one to be read that appears beside it."""
    told = escape(card_text(language, number))
    return (
        f"{_shown('face', cards.SMALL, f'small-{number}')}"
        f"{_shown('big', cards.LARGE, f'large-{number}')}"
        f'<span id="{told_by(number)}" hidden>{told}</span>'
    )


def _shown(css: str, box: tuple[int, int], name: str) -> str:
    return _framed(css, box, f'<use href="#{name}" width="{box[0]}" height="{box[1]}"/>')


def told_by(number: int) -> str:
    """Name the element that tells all that is printed on a card."""
    return f"card-{number}"


@cache
def ai_cards(back: int, front: int, language: str) -> str:
    """Show the next back of Wakhan's cards; her card lies to its right and points at it."""
    shown = cards.back_face() if back < 0 else ai_back_face(back, language)
    return _framed("face", cards.SMALL, shown) + _framed(
        "face", cards.SMALL, ai_face(front, language)
    )


def _framed(css: str, box: tuple[int, int], inside: str) -> str:
    return f'<svg class="{css}" viewBox="0 0 {box[0]} {box[1]}" aria-hidden="true">{inside}</svg>'
