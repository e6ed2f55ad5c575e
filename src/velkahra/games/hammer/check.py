"""Examines a set of cards: what is wrong in it, where, and what would be right.

Everything is told at once. What cannot be read keeps only what depends on it from being judged.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from velkahra.games.hammer import check_decks
from velkahra.games.hammer.check_cards import of_deck, of_power, of_side, shape, substance
from velkahra.games.hammer.check_grammar import grammar
from velkahra.games.hammer.check_options import options, unnamed
from velkahra.games.hammer.check_scope import scope
from velkahra.games.hammer.check_text import texts
from velkahra.games.hammer.files import Rules
from velkahra.games.hammer.language import Card, Discard, Kind, Side
from velkahra.games.hammer.mistakes import Mistake, Place
from velkahra.games.hammer.survey import Deck, PlacedPower, Survey
from velkahra.games.hammer.walking import Finding, walk

SPECIALS: Final[tuple[Kind, Kind]] = ("spy", "ability")


class Report(msgspec.Struct, frozen=True):
    """What is wrong in a set; a set with warnings alone can be played."""

    errors: tuple[Mistake, ...]
    warnings: tuple[Mistake, ...]


SEALED: Final = (
    "tables carry out one step after another, so say interactive; "
    "on paper a team hands in one sheet all the same, and its steps are entered one by one"
)
"""Why a set cannot ask for sealed sheets. Sets of older tables may. Rules: HM-EDGE-TIMER-04."""


def check(folder: Path) -> Report:
    """Examine the set in a folder."""
    return examine(Survey(folder))


def examine(survey: Survey) -> Report:
    """Examine a set that has been read."""
    index = survey.index
    if not index:
        return Report(tuple(survey.mistakes), ())
    home = survey.home
    errors = list(survey.mistakes)
    errors += [home.mistake(what, key) for key, what in check_decks.index(index)]
    if index.rules.plan_mode == "sealed":
        errors.append(home.mistake(SEALED, "rules.plan_mode"))
    for placed in survey.powers:
        errors += _power(placed, index.rules)
    for deck in survey.decks:
        errors += [deck.place.mistake(what, key) for key, what in check_decks.deck(deck, index)]
        errors += _cards(deck, index.rules)
    errors += check_decks.uniqueness(survey)
    if survey.complete:
        errors += check_decks.completeness(survey, index)
    return Report(_sorted(survey, errors), _sorted(survey, list(_warnings(survey))))


def _sorted(survey: Survey, mistakes: list[Mistake]) -> tuple[Mistake, ...]:
    """Put mistakes in the order of files and lines."""
    files = [document.name for document in survey.documents]
    order = {name: at for at, name in reversed(list(enumerate(files)))}
    return tuple(sorted(mistakes, key=lambda one: (order.get(one.file, -1), one.line)))


def _power(placed: PlacedPower, rules: Rules) -> Iterator[Mistake]:
    power = placed.power
    for side, place in placed.sides():
        found = list(of_side(side, power.id))
        yield from _told(place, _meaning(side, found, rules, is_joint=False))
    for each, kind in zip(placed.specials(), SPECIALS, strict=True):
        found = [*of_power(each.card, power.id, kind), *shape(each.card)]
        yield from _told(each.place, _meaning(each.card, found, rules, is_joint=False))


def _cards(deck: Deck, rules: Rules) -> Iterator[Mistake]:
    content = deck.content
    for placed in deck.cards:
        if placed.whole:
            card = placed.card
            found = [*of_deck(card, content.deck, content.owners, deck.is_joint), *shape(card)]
            yield from _told(placed.place, _meaning(card, found, rules, deck.is_joint))


def _told(place: Place, findings: Iterator[Finding]) -> Iterator[Mistake]:
    return (place.mistake(what, key) for key, what in findings)


def _meaning(
    node: Card | Side, found: list[Finding], rules: Rules, is_joint: bool
) -> Iterator[Finding]:
    """Add to what is found what effect and text mean; the text only if all else is right."""
    found += [*substance(node), *grammar(node), *scope(node, is_joint), *options(node)]
    yield from found or texts(node, rules)


def _warnings(survey: Survey) -> Iterator[Mistake]:
    cards = [placed for deck in survey.decks for placed in deck.cards]
    cards += [card for placed in survey.powers for card in placed.specials()]
    nodes: list[tuple[Card | Side, Place]] = [(placed.card, placed.place) for placed in cards]
    nodes += [side for placed in survey.powers for side in placed.sides()]
    for node, place in nodes:
        yield from _told(place, _asks_others(node))
        yield from _told(place, unnamed(node))


def _asks_others(node: Card | Side) -> Iterator[Finding]:
    for key, part in walk(node):
        if isinstance(part, Discard) and part.pick == "owner" and part.who != "you":
            what = "asks a team outside its turn; better pick: random, or pick: you"
            yield f"{key}.pick", what
