"""Examines a set of cards: lists its mistakes, their places and their corrections.

One run lists all mistakes. Parts that cannot be read leave only the parts that depend on them
unchecked.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec

from velkahra.games.hammer.cards import remarks, visitor
from velkahra.games.hammer.cards.check import decks, text, uses, words
from velkahra.games.hammer.cards.check.cards import of_deck, of_power, of_side, shape, substance
from velkahra.games.hammer.cards.check.grammar import grammar
from velkahra.games.hammer.cards.check.scope import scope
from velkahra.games.hammer.cards.files import PUZZLE, Index, Rules
from velkahra.games.hammer.cards.language import Card, Discard, Kind, Side
from velkahra.games.hammer.cards.mistakes import Mistake, Place
from velkahra.games.hammer.cards.survey import Deck, PlacedPower, Survey

SPECIALS: Final[tuple[Kind, Kind]] = ("spy", "ability")


class Report(msgspec.Struct, frozen=True):
    """The mistakes in a set.

    Attributes:
        errors: a set with one of these cannot be played.
        wording: texts that promise more than the effects do, and sealed sheets. They have to be
            corrected before a set is kept; existing tables can still be played.
        warnings: remarks that need no correction.
    """

    errors: tuple[Mistake, ...]
    wording: tuple[Mistake, ...]
    warnings: tuple[Mistake, ...]


def check(folder: Path) -> Report:
    """Return the mistakes in the set in a folder."""
    return examine(Survey(folder))


def examine(survey: Survey) -> Report:
    """Return the mistakes in a set that has been read."""
    errors = mistakes(survey)
    index = survey.index
    if not index:
        return Report(errors, (), ())
    right = [node for node in _nodes(survey) if not _is_wrong(node, errors)]
    wording = [what for node, place in right for what in _mistakes_of(place, words.promises(node))]
    if index.rules.plan_mode == "sealed":  # HM-EDGE-TIMER-04
        wording.append(survey.home.mistake(remarks.remark("sealed"), "rules.plan_mode"))
    warnings = list(_warnings(survey, index.rules))
    for node in right:
        if not _is_wrong(node, wording):
            warnings += _mistakes_of(node[1], words.unsaid(node[0]))
    for document in survey.documents:
        warnings += _mistakes_of(Place(document), text.unprintable(document))
    warnings += _unread(survey, index)
    return Report(errors, _sorted(survey, wording), _sorted(survey, warnings))


def mistakes(survey: Survey) -> tuple[Mistake, ...]:
    """Return the errors alone, which is all that playing with a set depends on."""
    index = survey.index
    if not index:
        return tuple(survey.mistakes)
    home = survey.home
    found = list(survey.mistakes)
    found += [home.mistake(what, key) for key, what in decks.index(index)]
    found += _mistakes_of(home, text.unspoken(index, index))
    for placed in survey.powers:
        for name in ("name", "public"):
            missing = text.unspoken(getattr(placed.power, name), index)
            found += _mistakes_of(placed.place.below(name), missing)
        found += _power(placed, index)
    for deck in survey.decks:
        found += [deck.place.mistake(what, key) for key, what in decks.deck(deck, index)]
        found += _mistakes_of(deck.place, text.unspoken(deck.content, index))
        found += _cards(deck, index)
    found += decks.uniqueness(survey)
    if survey.complete:
        found += decks.completeness(survey, index)
    return _sorted(survey, found)


def _nodes(survey: Survey) -> list[tuple[Card | Side, Place]]:
    """List everything that has a text and an effect."""
    cards = [placed for deck in survey.decks for placed in deck.cards if placed.whole]
    cards += [card for placed in survey.powers for card in placed.specials()]
    nodes: list[tuple[Card | Side, Place]] = [(placed.card, placed.place) for placed in cards]
    return nodes + [side for placed in survey.powers for side in placed.sides()]


def _is_wrong(node: tuple[Card | Side, Place], among: Sequence[Mistake]) -> bool:
    """Return whether a card or side is already known to be wrong."""
    file = node[1].document.name
    return any(one.card == node[0].id and one.file == file for one in among)


def _sorted(survey: Survey, mistakes: list[Mistake]) -> tuple[Mistake, ...]:
    """Return mistakes in the order of files and lines."""
    files = [document.name for document in survey.documents]
    order = {name: at for at, name in reversed(list(enumerate(files)))}
    return tuple(sorted(mistakes, key=lambda one: (order.get(one.file, -1), one.line)))


def _power(placed: PlacedPower, index: Index) -> Iterator[Mistake]:
    power = placed.power
    for side, place in placed.sides():
        found = list(of_side(side, power.id))
        yield from _mistakes_of(place, _meaning(side, found, index, is_joint=False))
    for each, kind in zip(placed.specials(), SPECIALS, strict=True):
        found = [*of_power(each.card, power.id, kind), *shape(each.card)]
        yield from _mistakes_of(each.place, _meaning(each.card, found, index, is_joint=False))


def _cards(deck: Deck, index: Index) -> Iterator[Mistake]:
    content = deck.content
    for placed in deck.cards:
        if placed.whole:
            card = placed.card
            found = [*of_deck(card, content.deck, content.owners, deck.is_joint), *shape(card)]
            yield from _mistakes_of(placed.place, _meaning(card, found, index, deck.is_joint))


def _mistakes_of(place: Place, findings: Iterator[visitor.Finding]) -> Iterator[Mistake]:
    return (place.mistake(what, key) for key, what in findings)


def _meaning(
    node: Card | Side, found: list[visitor.Finding], index: Index, is_joint: bool
) -> Iterator[visitor.Finding]:
    """Add the faults in the meaning of effect and text; the text's only if there are no others."""
    found += [*substance(node), *grammar(node), *scope(node, is_joint), *text.options(node)]
    found += text.unspoken(node, index)
    yield from found or text.texts(node, index.rules)


def _warnings(survey: Survey, rules: Rules) -> Iterator[Mistake]:
    for node, place in _nodes(survey):
        yield from _mistakes_of(place, _asks_others(node))
        yield from _mistakes_of(place, text.unnamed(node))
        if isinstance(node, Card):
            yield from _mistakes_of(place, uses.unlimited(node, rules))


def _unread(survey: Survey, index: Index) -> Iterator[Mistake]:
    """Find a puzzle file that says something else than the one that every set is played with."""
    path = survey.folder / index.files.puzzle
    if path.is_file() and path.read_bytes() != PUZZLE.read_bytes():
        yield survey.home.mistake(remarks.remark("puzzle-unread", file=path.name), "files.puzzle")


def _asks_others(node: Card | Side) -> Iterator[visitor.Finding]:
    for key, part in visitor.walk(node):
        if isinstance(part, Discard) and part.pick == "owner" and part.who != "you":
            what = remarks.remark("asks-others", right=("pick: random", "pick: you"))
            yield f"{key}.pick", what
