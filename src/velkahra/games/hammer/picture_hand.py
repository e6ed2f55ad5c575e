"""The viewer's hand, and cards that are looked at.

Ids: `hand` with `h-12`, `looked` with `k-12` and, while one is to be chosen, cards on piles `p-12`.
Rules shown: HM-COOP-09, HM-EDGE-INFO-05, HM-MAIN-02.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from html import escape
from typing import Final

from velkahra.games.hammer.language import POWERS
from velkahra.games.hammer.picture_kit import section
from velkahra.games.hammer.picture_sheet import big, price, sheet
from velkahra.games.hammer.picture_stock import emblem, sign
from velkahra.games.hammer.picture_told import payers
from velkahra.games.hammer.picture_words import (
    card_name,
    card_told,
    joined,
    owners_of,
    power_name,
    say,
    source,
)
from velkahra.games.hammer.sight import Price, View

_FROM_PILES: Final = ("recover", "restock", "deploy")
_FROM_DECK: Final = ("search", "deploy")
_CHOICES: Final = ("choose", "demand")


def elements(view: View, language: str) -> tuple[Mapping[str, str], ...]:
    """Draw what only the viewer has or sees."""
    hand = _hand(language, view.cards, view.prices) if view.mine is not None else _no_hand()
    return ({"hand": hand}, {"looked": _looked(view, language)})


def joint_hand(view: View) -> tuple[int, ...]:
    """Give the joint cards in the viewer's hand."""
    return tuple(
        card for group in view.groups if view.seat in group.seats for card in group.hand or ()
    )


@lru_cache(maxsize=64)
def _no_hand() -> str:
    return section("hand", "")


@lru_cache(maxsize=2048)
def _hand(language: str, cards: str, prices: tuple[Price, ...]) -> str:
    found = "".join(_hand_card(language, cards, each) for each in prices)
    body = found or f'<p class="none">{escape(say(language, "hand-empty"))}</p>'
    many = " many" if len(prices) > 8 else ""
    return section("hand", f'<div class="cards{many}">{body}</div>', say(language, "hand"), "hand")


@lru_cache(maxsize=4096)
def _hand_card(language: str, cards: str, due: Price) -> str:
    placed = source(cards, due.card)
    if placed is None or placed.card is None:
        return ""
    paid = _paid(cards, due)
    joint = len(placed.owners) > 1
    css = "hand-card card" + (" barred" if due.rule else "") + (" joint" if joint else "")
    told = joined(
        (
            card_told(language, cards, due.card),
            say(language, "price-now", sb=due.sb, bm=due.bm),
            say(language, "joint") if joint else "",
            say(language, "barred", rule=due.rule) if due.rule else "",
        )
    )
    mark = (
        f'<span class="bar">{sign("barred")}<span>{escape(due.rule)}</span></span>'
        if due.rule
        else ""
    )
    return (
        f'<span id="h-{due.card}" class="{css}" role="button" tabindex="-1" '
        f'aria-label="{escape(told)}">{sheet(cards, language, due.card, paid)}{mark}'
        f"{big(cards, language, due.card)}</span>"
    )


def _paid(cards: str, due: Price) -> str:
    """Draw what a card costs now: the BM of each owner where it is joint."""
    placed = source(cards, due.card)
    assert placed
    assert placed.card
    if placed.card.cost is None:
        return ""
    if len(placed.owners) > 1:
        powers = [POWERS.index(power) for power in payers(placed.card, owners_of(placed))]
    else:
        powers = [placed.owners[0]] * due.bm
    return price(due.sb, powers)


def _looked(view: View, language: str) -> str:
    """Show the cards that are looked at for a decision of the viewer's."""
    if view.seat not in view.deciders:
        return section("looked", "")
    body = "".join(
        plain_card(language, view.cards, card, f"{kind}-{card}") for kind, card in _chosen(view)
    )
    if not body:
        return section("looked", "")
    return section(
        "looked", f'<div class="cards many">{body}</div>', say(language, "looked"), "looked"
    )


def _chosen(view: View) -> list[tuple[str, int]]:
    """List the cards that can be chosen among and lie neither in play nor in one's hand."""
    if view.decision == "sift":
        return [("k", card) for card in view.tops[view.seat]]
    if view.decision == "search":
        return [("k", card) for card in view.deck_list]
    if view.decision == "take-card":
        known = {*view.knows[view.other], *(view.teams[view.other].hand or ())}
        known |= {card for group in view.groups for card in group.hand or ()}
        return [("k", card) for card in sorted(known) if not _in_hand(view, card)]
    if view.decision not in _CHOICES:
        return []
    found = [("p", card) for card in asked_piles(view)]
    if view.deed in _FROM_DECK:
        found += [("k", card) for card in view.deck_list]
    return found


def _in_hand(view: View, card: int) -> bool:
    return any(each.card == card for each in view.prices)


def asked_piles(view: View) -> Sequence[int]:
    """List the cards on piles while one of them is to be chosen."""
    if view.decision not in _CHOICES or view.deed not in _FROM_PILES:
        return ()
    if view.seat not in view.deciders:
        return ()
    return tuple(card for pile in (*view.teams, *view.groups) for card in pile.pile)


@lru_cache(maxsize=4096)
def plain_card(language: str, cards: str, card: int, name: str) -> str:
    """Make a card that can be clicked and is read in full."""
    return (
        f'<span id="{name}" class="card" role="button" tabindex="-1" '
        f'aria-label="{escape(card_told(language, cards, card))}">'
        f"{sheet(cards, language, card)}</span>"
    )


@lru_cache(maxsize=4096)
def named_card(language: str, cards: str, card: int, name: str = "") -> str:
    """Show a card by its name and its owners; it is enlarged when it is pointed at."""
    placed = source(cards, card)
    powers = placed.owners if placed else ()
    marks = "".join(emblem(power) for power in powers)
    told = f' aria-label="{escape(card_told(language, cards, card))}"'
    button = f'id="{name}" role="button" tabindex="-1"{told}' if name else f'role="img"{told}'
    return (
        f'<span {button} class="named">{marks}<span>{escape(card_name(language, cards, card))}'
        f"</span>{big(cards, language, card)}</span>"
    )


def owner_names(language: str, cards: str, powers: Sequence[int]) -> str:
    """Name powers in a list."""
    return ", ".join(power_name(language, cards, power) for power in powers)
