"""All cards a viewer may read through: each kind once, with where its copies are.

A team knows its own deck while it may study it. Of other decks it has seen what was shown.
Rules: HM-SETUP-01, HM-SETUP-02, HM-CHAR-02, HM-EDGE-SETUP-04.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

import msgspec

from velkahra.core.contract import events, pages
from velkahra.games.hammer.cards.card_ids import ABILITY, SIDE
from velkahra.games.hammer.cards.check.room import HIGH, WIDE
from velkahra.games.hammer.cards.facts import Placed, placed, set_number
from velkahra.games.hammer.picture import words
from velkahra.games.hammer.picture.art.card_words import card_details
from velkahra.games.hammer.picture.art.cards import small_face
from velkahra.games.hammer.picture.stock import emblem_drawings
from velkahra.games.hammer.texts import TEXTS
from velkahra.games.hammer.view.model import View
from velkahra.picture.kit import stock

_ORDER: Final = ("here", "hidden", "gone")
SPENT: Final = 2


def card_list(view: View, language: str) -> list[pages.CardEntry]:
    """List the cards of a view by their places in the set, copies together."""
    found = [_entry(view.cards, language, *each) for each in _kinds(view)]
    if found:  # the first card brings the symbols that all of them show
        held = stock(emblem_drawings(view.cards)) + found[0].picture
        found[0] = msgspec.structs.replace(found[0], picture=held)
    return found


def places_of(view: View) -> dict[int, str]:
    """Return where each card is that the viewer knows of, by its place in the set, ascending.

    It is "here", "hidden", or "gone" where it is out of the game.
    """
    unseen = "gone" if view.decision == "over" else "hidden"
    known = dict.fromkeys(_unseen(view), unseen) | dict.fromkeys(in_sight(view), "here")
    return dict(sorted((known | _abilities(view)).items()))


def in_sight(view: View) -> frozenset[int]:
    """Return the cards whose faces the viewer may see, or that it knows to be in a hand."""
    found = {card for hand in view.knows for card in hand}
    for team in view.teams:
        found |= {*(team.hand or ()), *team.pile, *(each.card for each in team.table)}
    for group in view.groups:
        found |= {*(group.hand or ()), *group.pile}
    return frozenset(card for card in found if card < SIDE)


def _unseen(view: View) -> set[int]:
    """Return the cards that lie in a deck, as far as the viewer knows which."""
    if view.seat == events.OPEN:
        playing, dealt = {team.power for team in view.teams}, placed(set_number(view.cards))
        return {each.slot for each in dealt if each.slot < SIDE and playing.issuperset(each.owners)}
    known = (view.deck_list, *view.tops, *view.bottoms)
    return {card for cards in known for card in cards}


def _abilities(view: View) -> dict[int, str]:
    """Return the special abilities that the viewer knows. Rules: HM-CHAR-02."""
    known = view.teams if view.seat == events.OPEN else [team for team in (view.mine,) if team]
    return {
        int(ABILITY) + team.power: "gone" if team.special == SPENT else "here" for team in known
    }


def _kinds(view: View) -> Iterator[tuple[tuple[int, ...], str, tuple[int, int]]]:
    """Yield the copies of each card, where the nearest is, and how many are in sight and not."""
    kinds: dict[tuple[tuple[int, ...], str], list[int]] = {}
    places = places_of(view)
    for number in places:
        each = words.source(view.cards, number)
        if each is not None and each.card is not None:
            kinds.setdefault((each.owners, each.card.id), []).append(number)
    for slots in kinds.values():
        found = [places[slot] for slot in slots]
        here = found.count("here")
        yield tuple(slots), min(found, key=_ORDER.index), (here, len(found) - here)


@lru_cache(maxsize=4096)
def _entry(
    cards: str, language: str, slots: Sequence[int], where: str, counts: tuple[int, int]
) -> pages.CardEntry:
    each = words.source(cards, slots[0])
    assert each
    assert each.card
    owners = words.owners_of(each)
    details = card_details(words.the_set(cards), each.card, owners, language)
    here, away = counts
    many = TEXTS.text(language, "card-copies", here=here, away=away) if here + away > 1 else ""
    return pages.CardEntry(
        each.card.name.of(language),
        _large(cards, language, slots[0]),
        where,
        f"{details} {many}".strip(),
        traits=_traits(cards, language, each),
    )


def _traits(cards: str, language: str, each: Placed) -> dict[str, str]:
    assert each.card
    powers = [words.power_name(language, cards, power) for power in each.owners]
    kind = words.the_set(cards).index.kinds[each.card.kind].of(language)
    return {"power": ", ".join(powers), "kind": kind}


def _large(cards: str, language: str, number: int) -> str:
    """Draw a card of the list without its text, which stands below it."""
    each = words.source(cards, number)
    assert each
    assert each.card
    drawn = small_face(words.the_set(cards), each.card, words.owners_of(each), language)
    return f'<svg viewBox="0 0 {WIDE} {HIGH}" data-card="{number}" aria-hidden="true">{drawn}</svg>'
