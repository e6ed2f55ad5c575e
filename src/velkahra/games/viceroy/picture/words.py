"""Words of the page: names, and labels with everything visible."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from velkahra.core.text.fluent import Arguments
from velkahra.games.viceroy.picture.art import cards
from velkahra.games.viceroy.rules.facts import COLOUR_NAMES, PEOPLE
from velkahra.games.viceroy.text import names
from velkahra.games.viceroy.text.names import HEADINGS, TEXTS, token_name
from velkahra.games.viceroy.view.model import Four, Laid
from velkahra.picture.words import joined, page_texts

__all__ = ["HEADINGS", "TEXTS", "token_name"]

ATTACK: Final = 4  # the bid that attacks


say = page_texts(TEXTS)


@lru_cache(maxsize=64)
def colour_facts(language: str, colour: int, fact: str = "colour") -> Arguments:
    """Return the name of a colour (0..3) in all its forms, as facts named after `fact`."""
    return names.colour_forms(language, fact, colour)


@lru_cache(maxsize=64)
def seat_facts(language: str, seat: int, fact: str = "seat") -> Arguments:
    """Return the name of a seat in all its forms, as facts named after `fact`."""
    return names.seat_forms(language, fact, seat)


def colour_name(language: str, colour: int) -> str:
    """Name a colour (0..3)."""
    return str(colour_facts(language, colour)["colour"])


def seat_name(language: str, seat: int) -> str:
    """Name a seat."""
    return str(seat_facts(language, seat)["seat"])


def tinted(language: str, key: str, colour: int, **facts: str | int) -> str:
    """Return the text with the key `key`, about a colour (0..3)."""
    return say(language, key, **colour_facts(language, colour), **facts)


@lru_cache(maxsize=2048)
def card_name(language: str, laws: str, card: int) -> str:
    """Name a card of the set `laws` with its number."""
    return names.numbered_name(language, card, laws)


@lru_cache(maxsize=4096)
def gem_list(language: str, gems: Four) -> str:
    """Return gems in words, by colour."""
    return names.gem_list(language, gems)


@lru_cache(maxsize=2048)
def one_colour(language: str, colour: int, number: int) -> str:
    """Return `number` gems of one colour, 0..3, in words, also 0."""
    return TEXTS.text(language, f"gems-{COLOUR_NAMES[colour]}", count=number)


def token_list(language: str, tokens: Sequence[tuple[int, int]]) -> str:
    """Name the tokens of a card or a pyramid, given as (kind, number)."""
    return ", ".join(token_name(language, kind, number) for kind, number in tokens)


@lru_cache(maxsize=1024)
def segments_name(language: str, laws: str, card: int) -> str:
    """Describe the colours of a card's corners and of its half circle."""
    one, two, three, _ = cards.colours_of(laws, card)
    return say(
        language,
        "segments",
        **colour_facts(language, one, "first"),
        **colour_facts(language, two, "second"),
        **colour_facts(language, three, "third"),
    )


@lru_cache(maxsize=1024)
def rows_text(language: str, card: int) -> tuple[str, ...]:
    """Describe the rows of a character, the first at the bottom as printed."""
    found = []
    for row in reversed(PEOPLE[card - 1].rows):
        reward = names.reward_name(language, row.reward.all)
        colour = COLOUR_NAMES.index(row.cost)
        found.append(tinted(language, "row", colour, level=row.level, reward=reward))
    return tuple(found)


@lru_cache(maxsize=1024)
def card_text(language: str, laws: str, card: int) -> str:
    """Return in words all that is printed on a card."""
    law = cards.is_law(card)
    body = (cards.law_of(laws, card).text[language],) if law else rows_text(language, card)
    return joined(*body, segments_name(language, laws, card))


def laid_label(language: str, laws: str, laid: Laid) -> str:
    """Describe a card of the set `laws` in a pyramid: place, circle, tokens, tucked cards."""
    name = card_name(language, laws, laid.card)
    where = say(language, "laid", card=name, level=laid.level, column=laid.column)
    under = ", ".join(card_name(language, laws, card) for card in laid.tucked)
    return joined(
        where,
        segments_name(language, laws, laid.card),
        circle_label(language, laid) if laid.level > 1 else "",
        token_list(language, laid.tokens),
        say(language, "tucked", cards=under) if under else "",
        say(language, "free") if laid.free else "",
    )


def circle_label(language: str, laid: Laid) -> str:
    """Describe the colour of the circle that a card closes."""
    if laid.tint >= 0:
        return tinted(language, "tinted", laid.tint)
    if laid.circle < 0:
        return say(language, "circle-mixed")
    return tinted(language, "circle", laid.circle)
