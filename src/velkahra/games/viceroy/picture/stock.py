"""The drawings a page holds once, and how its elements name them."""

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from typing import Final

from velkahra.games.viceroy.picture.art import ink, signs
from velkahra.games.viceroy.picture.art.cards import face, laid_face, small_face
from velkahra.games.viceroy.picture.words import say
from velkahra.games.viceroy.rules.facts import CARDS, COLOUR_NAMES

NUMBERS: Final = range(1, CARDS + 1)


@cache
def drawings(language: str) -> str:
    """Give all signs and hatchings, and gems with their letters in a language."""
    found = "".join(ink.symbol(name, drawing) for name, drawing in signs.symbols().items())
    for name in ink.ART.names("emblems"):
        found += ink.symbol(f"e-{name}", ink.ART(f"emblems/{name}"))
    for name in COLOUR_NAMES:
        lettered = signs.letter(name, say(language, f"letter-{name}"))
        found += ink.symbol(f"letter-{name}", lettered)
    return found + ink.segment_drawings()


def stock(faces: Iterable[str], language: str) -> str:
    """Give all drawings out of sight, for a page, with the faces of the cards it shows."""
    out_of_sight = 'width="0" height="0" style="position:absolute" aria-hidden="true"'
    return f"<svg {out_of_sight}><defs>{drawings(language)}{''.join(faces)}</defs></svg>"


@lru_cache(maxsize=512)
def faces(
    shown: frozenset[int], laid: frozenset[int], laws: str, language: str
) -> Mapping[str, str]:
    """Draw the faces of the cards on a page, so that an element that shows one need only name it.

    There is an element for every card, an empty one where the card is not to be seen.
    """
    return {
        f"face-{number}": _face(number, number in laid, laws, language)
        if number in shown
        else _no_face(number)
        for number in NUMBERS
    }


@cache
def _no_face(number: int) -> str:
    return f'<g id="face-{number}"></g>'


@cache
def _face(number: int, laid: bool, laws: str, language: str) -> str:
    drawn = {"f": face(number, laws, language), "s": small_face(number, laws)}
    if laid:
        drawn["l"] = laid_face(number, laws, language)
    symbols = "".join(
        f'<symbol id="{name}-{number}" viewBox="0 0 {ink.CARD} {ink.CARD}">{drawing}</symbol>'
        for name, drawing in drawn.items()
    )
    return f'<g id="face-{number}">{symbols}</g>'


@lru_cache(maxsize=512)
def sign(name: str, css: str = "") -> str:
    """Show a sign of the stock as a small picture, which screen readers pass over."""
    kind = f"icon {css}".strip()
    return (
        f'<svg class="{kind}" viewBox="0 0 100 100" aria-hidden="true">'
        f"{ink.use(name, 0, 0, 100)}</svg>"
    )


@cache
def card_picture(number: int, small: bool = False) -> str:
    """Show a card with its rows, or just its segments and its number."""
    name = "s" if small else "f"
    return (
        f'<svg class="face" viewBox="0 0 {ink.CARD} {ink.CARD}" aria-hidden="true">'
        f'<use href="#{name}-{number}" width="{ink.CARD}" height="{ink.CARD}"/></svg>'
    )
