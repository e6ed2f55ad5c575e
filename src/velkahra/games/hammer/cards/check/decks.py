"""Decks as wholes: how many cards, whose they are, and that no group of powers lacks one."""

from collections import defaultdict
from collections.abc import Iterator
from itertools import combinations
from typing import Final, get_args

from velkahra.games.hammer.cards import files, mistakes, remarks, visitor
from velkahra.games.hammer.cards.language import Kind, Power, Role, Subtype, Type
from velkahra.games.hammer.cards.survey import Deck, Placed, Survey

DECK: Final = 30
JOINT: Final = {2: 6, 3: 3, 4: 2, 5: 1}
_VOCABULARY: Final = {"kinds": Kind, "roles": Role, "types": Type, "subtypes": Subtype}


def deck(one: Deck, index: files.Index) -> Iterator[visitor.Finding]:
    """Find the mistakes in a deck as a whole."""
    owners = list(one.content.owners)
    if isinstance(one.content, files.DeckFile):
        if owners != [one.content.deck]:
            yield "owners", remarks.remark("should-be", right=f"[{one.content.deck}]")
        if one.content.deck not in index.powers:
            yield "deck", remarks.remark("no-power", right=index.powers)
    elif owners != [power for power in index.powers if power in owners] or len(owners) < 2:
        yield "owners", remarks.remark("owners-order", right=index.powers)
    elif one.content.deck != "-".join(owners):
        yield "deck", remarks.remark("deck-name", right="-".join(owners))
    if one.whole:
        yield from _size(one)


def _size(one: Deck) -> Iterator[visitor.Finding]:
    count = sum(placed.card.count for placed in one.cards)
    least = JOINT.get(len(one.content.owners), 1)
    if not one.is_joint and count != DECK:
        yield "cards", remarks.remark("deck-size", due=DECK, here=count)
    if one.is_joint and count < least:
        owners = len(one.content.owners)
        yield "cards", remarks.remark("joint-size", owners=owners, least=least, here=count)


def index(found: files.Index) -> Iterator[visitor.Finding]:
    """Find the mistakes in the index of a set."""
    if len(set(found.powers)) != len(found.powers) or len(found.powers) < 2:
        yield "powers", remarks.remark("powers-number")
    if not found.languages or len(set(found.languages)) != len(found.languages):
        yield "languages", remarks.remark("languages")
    for key, words in _VOCABULARY.items():
        missing = [word for word in get_args(words) if word not in getattr(found, key)]
        if missing:
            yield key, remarks.remark("no-words", missing=tuple(missing))


def completeness(survey: Survey, found: files.Index) -> Iterator[mistakes.Mistake]:
    """Find powers without a description or a deck, and groups without a joint deck."""
    home = survey.home
    powers = [placed.power.id for placed in survey.powers]
    if sorted(powers) != sorted(found.powers):
        what = remarks.remark("powers-each", right=found.powers, here=tuple(powers))
        yield home.mistake(what, "files.powers")
    places = _by_owners(survey)
    for size in range(1, len(found.powers) + 1):
        key = "files.decks" if size == 1 else "files.coop"
        for owners in combinations(found.powers, size):
            if not places[frozenset(owners)]:
                yield home.mistake(remarks.remark("no-deck", owners=owners), key)
    for same in places.values():
        for place in same[1:]:
            yield place.mistake(remarks.remark("deck-twice", place=_at(same[0])))


def _by_owners(survey: Survey) -> dict[frozenset[Power], list[mistakes.Place]]:
    places: dict[frozenset[Power], list[mistakes.Place]] = defaultdict(list)
    for one in survey.decks:
        places[frozenset(one.content.owners)].append(one.place)
    return places


def uniqueness(survey: Survey) -> Iterator[mistakes.Mistake]:
    """Find ids that are given twice, and two cards with one name in one language."""
    first: dict[tuple[str, str], mistakes.Place] = {}
    for key, name, place in _named(survey):
        before = first.setdefault((key, name.strip().casefold()), place)
        if before is not place:
            yield place.mistake(remarks.remark("taken", name=name, place=_at(before)), key)


def _named(survey: Survey) -> Iterator[tuple[str, str, mistakes.Place]]:
    cards: list[Placed] = []
    for placed in survey.powers:
        cards += placed.specials()
        yield from (("id", side.id, place) for side, place in placed.sides())
    cards += [card for one in survey.decks for card in one.cards]
    for each in cards:
        yield "id", each.card.id, each.place
        for language in each.card.name.spoken():
            yield f"name.{language}", each.card.name.of(language), each.place


def _at(place: mistakes.Place) -> remarks.Remark:
    return remarks.remark("at", file=place.document.name, line=place.document.line_of(place.key))
