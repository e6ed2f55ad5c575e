"""The viewer's hand, and cards that are looked at.

Ids: `hand` with `h-12`, `looked` with `k-12` and, while one is to be chosen, cards on piles `p-12`.
`cards` is the name of a set, `card` a place in it.
Rules shown: HM-COOP-09, HM-EDGE-INFO-05, HM-MAIN-02.
"""

from collections.abc import Sequence
from functools import lru_cache
from html import escape
from typing import Final

from velkahra.core.contract.picture import Parts
from velkahra.games.hammer.cards.facts import Placed
from velkahra.games.hammer.picture import kit, stock, words
from velkahra.games.hammer.picture.sheet import big, payers, price, sheet
from velkahra.games.hammer.texts import TEXTS
from velkahra.games.hammer.view.model import Price, View
from velkahra.picture.kit import section

_TO_CARDS_IN_PLAY: Final = ("destroy", "sacrifice", "tire", "detain", "untire", "bounce", "take")
_KINDS: Final = (
    ("HM-MAIN-02", "condition"),
    ("HM-TARGET", "target"),
    ("HM-EDGE-TARGET", "target"),
    ("HM-COOP", "joint"),
    ("HM-EDGE-COOP", "joint"),
    ("HM-GOLD", "card"),
)
_CHOICES: Final = ("choose", "demand")


def elements(view: View, language: str) -> Parts:
    """Draw what only the viewer has or sees: two parts with one element each, id -> markup."""
    hand = _own_hand(view, language)
    return ({"hand": hand}, {"looked": _looked(view, language)})


def _own_hand(view: View, language: str) -> str:
    mine = view.mine
    if mine is None:
        return section("hand", "")
    asked = view.decision == "swap" and view.seat in view.deciders
    return _hand(language, view.cards, _priced(view), mine.sb, mine.bm, asked)


def _priced(view: View) -> tuple[Price, ...]:
    """Return the hand with its prices, those printed when nothing can be bought any more.

    What bars a card is told in one's own main phase: at other times no card can be played.
    """
    if view.mine is None:
        return view.prices
    if view.prices:
        buys = view.phase == "main" and view.turn == view.seat
        shown = (each if buys else Price(each.card, each.sb, each.bm, "") for each in view.prices)
        return tuple(shown)
    hand = sorted((*(view.mine.hand or ()), *joint_hand(view)))
    return tuple(_printed(view.cards, card) for card in hand)


def _printed(cards: str, number: int) -> Price:
    placed = words.source(cards, number)
    if placed is None or placed.card is None or placed.card.cost is None:
        return Price(number, 0, 0, "")
    cost = placed.card.cost
    return Price(number, cost.sb, cost.bm if isinstance(cost.bm, int) else 0, "")


def joint_hand(view: View) -> tuple[int, ...]:
    """Return the places of the joint cards in the viewer's hand."""
    return tuple(
        card for group in view.groups if view.seat in group.seats for card in group.hand or ()
    )


@lru_cache(maxsize=256)
def _hand(
    language: str, cards: str, prices: tuple[Price, ...], sb: int, bm: int, asked: bool
) -> str:
    """Draw a hand; it is `asked` about as a whole before the first round."""
    found = "".join(
        _hand_card(language, cards, each, each.sb > sb or each.bm > bm) for each in prices
    )
    body = found or f'<p class="none">{escape(words.say(language, "hand-empty"))}</p>'
    many = " many" if len(prices) > 8 else ""
    css = "asked" if asked else ""
    return section(
        "hand", f'<div class="cards{many}">{body}</div>', words.say(language, "hand"), css
    )


@lru_cache(maxsize=4096)
def _hand_card(language: str, cards: str, due: Price, dear: bool) -> str:
    placed = words.source(cards, due.card)
    if placed is None or placed.card is None:
        return ""
    paid = _paid(placed, due)
    joint = len(placed.owners) > 1
    css = "hand-card card" + (" barred" if due.rule else "") + (" joint" if joint else "")
    said = words.joined(
        words.describe_card(language, cards, due.card),
        words.say(language, "price-now", sb=due.sb, bm=due.bm),
        words.say(language, "joint") if joint else "",
        _why(language, due.rule, dear),
    )
    mark = ""
    if due.rule:
        short = words.say(language, "too-dear") if dear else _short(language, due.rule)
        mark = f'<span class="bar">{stock.sign("barred")}<span>{escape(short)}</span></span>'
    return (
        f'<span id="h-{due.card}" class="{css}" data-moves="card-{due.card}" role="button" '
        f'tabindex="-1">{kit.described(said, sheet(cards, language, due.card, paid) + mark)}'
        f"{big(cards, language, due.card)}</span>"
    )


def _why(language: str, rule: str, dear: bool) -> str:
    """Return in words why a card cannot be played, by the rule that forbids it."""
    if not rule:
        return ""
    if dear:
        return words.say(language, "too-dear")
    return f"{words.say(language, 'barred', rule=rule)}: {TEXTS.text(language, f'rule-{rule}')}"


def _short(language: str, rule: str) -> str:
    """Return in two words what kind of rule forbids a card."""
    kind = next((kind for start, kind in _KINDS if rule.startswith(start)), "")
    return words.say(language, f"barred-{kind}") if kind else rule


def _paid(placed: Placed, due: Price) -> str:
    """Draw what a card costs now: the BM of each owner where it is joint."""
    if placed.card is None or placed.card.cost is None:
        return ""
    joint = len(placed.owners) > 1
    return price(due.sb, payers(placed) if joint else [placed.owners[0]] * due.bm)


def _looked(view: View, language: str) -> str:
    """Show the cards that are looked at for a decision of the viewer's."""
    found = _chosen(view) if view.seat in view.deciders else ()
    body = "".join(plain_card(language, view.cards, card, f"{kind}-{card}") for kind, card in found)
    shown = body and f'<div class="cards many">{body}</div>'
    return section("looked", shown, words.say(language, "looked"))


def _chosen(view: View) -> list[tuple[str, int]]:
    """List the cards that can be chosen among and lie neither in play nor in one's hand."""
    if view.decision == "sift":
        return [("k", card) for card in view.tops[view.seat]]
    if view.decision == "search":
        return [("k", card) for card in view.deck_list]
    if view.decision == "take-card":
        known = {*view.knows[view.other], *(view.teams[view.other].hand or ())}
        known |= {card for group in view.groups for card in group.hand or ()}
        known -= {each.card for each in view.prices}
        return [("k", card) for card in sorted(known)]
    if view.decision not in _CHOICES:
        return []
    found = [("p", card) for card in asked_piles(view)]
    if view.decision == "choose" and view.deed not in _TO_CARDS_IN_PLAY:
        found += [("k", card) for card in view.deck_list]
    return found


def asked_piles(view: View) -> Sequence[int]:
    """List the cards on the viewer's own piles while it may have to choose one of them."""
    if view.decision not in _CHOICES or view.deed in _TO_CARDS_IN_PLAY:
        return ()
    if view.mine is None or view.seat not in view.deciders:
        return ()
    joint = (card for group in view.groups if view.seat in group.seats for card in group.pile)
    return (*view.mine.pile, *joint)


@lru_cache(maxsize=4096)
def plain_card(language: str, cards: str, card: int, name: str) -> str:
    """Make the element `name`: a card that can be clicked and is read in full."""
    return (
        f'<span id="{name}" class="card" role="button" tabindex="-1">'
        f"{kit.described(words.describe_card(language, cards, card), sheet(cards, language, card))}"
        "</span>"
    )


@lru_cache(maxsize=4096)
def named_card(language: str, cards: str, card: int, name: str = "") -> str:
    """Show a card by name and owners, large when pointed at; with a `name` it can be clicked."""
    placed = words.source(cards, card)
    powers = placed.owners if placed else ()
    marks = "".join(stock.emblem(power) for power in powers)
    button = f'id="{name}" role="button" tabindex="-1" ' if name else ""
    shown = f"{marks}<span>{escape(words.card_name(language, cards, card))}</span>"
    described = kit.described(words.describe_card(language, cards, card), shown)
    return f'<span {button}class="named">{described}{big(cards, language, card)}</span>'
