"""All cards of the game, for a page to read through: each large, with where a viewer sees it."""

from functools import cache

from velkahra.core.contract.pages import CardEntry
from velkahra.core.text.fluent import cited
from velkahra.games.pamir.picture.cards import court, events, says
from velkahra.games.pamir.rules.facts import CARDS
from velkahra.games.pamir.text.names import TEXTS, card_name
from velkahra.games.pamir.view.model import View


def card_list(view: View, language: str) -> list[CardEntry]:
    """List court cards, events and dominance checks by number. Rules: PP-EDGE-60."""
    seen, unseen = in_sight(view), "gone" if _is_all_dealt(view) else "hidden"
    places = dict.fromkeys(seen, "here") | dict.fromkeys(view.discarded, "gone")
    return [_entry(card, places.get(card, unseen), language) for card in range(1, CARDS + 1)]


def in_sight(view: View) -> frozenset[int]:
    """Return the cards whose faces lie before the viewer: in hands, those that are open."""
    found = {slot.card for slot in view.market} | {event.card for event in view.lasting}
    for player in view.players:
        found |= {card.card for card in player.court}
        found |= {*player.prizes, *(player.hand or ())}
    return frozenset(found - {0})


def _is_all_dealt(view: View) -> bool:
    """Return whether no card can still come to light."""
    over = view.decision == "over"
    return over or (view.deck == 0 and all(known.hand is not None for known in view.players))


def _entry(card: int, where: str, language: str) -> CardEntry:
    return CardEntry(
        card_name(language, card),
        _drawn(card, language),
        where,
        says.card_details(card, language, effects=True),
        cited(TEXTS, "card", str(card)),
        says.card_traits(card, language),
    )


@cache
def _drawn(card: int, language: str) -> str:
    """Draw a card without the text below it."""
    wide, high = court.SMALL
    return (
        f'<svg viewBox="0 0 {wide} {high}" aria-hidden="true">'
        f"{events.card_face(card, language)}</svg>"
    )
