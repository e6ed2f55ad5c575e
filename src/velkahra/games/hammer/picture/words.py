"""Words of the page: names of teams and cards, and descriptions of cards."""

from functools import cache, lru_cache
from typing import Final

from velkahra.games.hammer.cards.card_set import CardSet
from velkahra.games.hammer.cards.facts import Placed, by_slot, card_set, set_number
from velkahra.games.hammer.cards.language import POWERS, Power, PowerCard
from velkahra.games.hammer.picture.art.card_words import card_label, power_of
from velkahra.games.hammer.puzzle.facts import facts
from velkahra.games.hammer.texts import TEXTS
from velkahra.picture.words import page_texts

ROMAN: Final = ("I", "II", "III", "IV", "V")


say = page_texts(TEXTS)


def joined(*parts: str) -> str:
    """Return the non-empty parts as one line; what follows a full stop need not be a sentence."""
    return ". ".join(part.rstrip(".") for part in parts if part) + "."


def the_set(name: str) -> CardSet:
    """Return a set by the name that views call it. Raises: ValueError if there is none."""
    return card_set(set_number(name))


def source(name: str, number: int) -> Placed | None:
    """Return what place `number` of the set `name` holds, if it holds anything."""
    return by_slot(set_number(name)).get(number)


def power_card(name: str, power: int) -> PowerCard:
    """Return a power of a set by its number."""
    return power_of(the_set(name), POWERS[power])


def owners_of(placed: Placed) -> list[Power]:
    """Name the powers that a card belongs to."""
    return [POWERS[power] for power in placed.owners]


@cache
def power_name(language: str, name: str, power: int) -> str:
    """Name a power (0..4) in the words of the set `name`."""
    return power_card(name, power).name.of(language)


@cache
def initial(language: str, name: str, power: int) -> str:
    """Return the letter that stands beside the symbol of a power."""
    return power_name(language, name, power)[:1]


@lru_cache(maxsize=2048)
def card_name(language: str, name: str, number: int) -> str:
    """Name the card, side or ability at place `number` of the set `name`; "" for none."""
    placed = source(name, number)
    if placed is None:
        return ""
    named = placed.card or placed.side
    return named.name.of(language) if named else ""


@lru_cache(maxsize=2048)
def describe_card(language: str, name: str, number: int) -> str:
    """Return all words on the card at place `number` of the set `name`, for a label."""
    placed = source(name, number)
    if placed is None or placed.card is None:
        return card_name(language, name, number)
    return card_label(the_set(name), placed.card, owners_of(placed), language)


@cache
def mark_name(language: str, mark: str) -> str:
    """Name a mark of the encoded picture by its letter."""
    return next(one.name.of(language) for one in facts().glyphs if one.id == mark)
