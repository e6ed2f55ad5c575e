"""The market: two rows of six cards with what each costs the viewer now, the deck, the suits.

Rules shown: PP-BUY-02, PP-BUY-05, PP-BUY-06, PP-BUY-07, PP-ABIL-15 to 17, PP-EVENT-111.
"""

from collections.abc import Mapping
from functools import lru_cache
from html import escape
from typing import Final

from velkahra.core.contract.picture import Parts
from velkahra.games.pamir.picture import stock
from velkahra.games.pamir.picture.cards.says import card_sides, gains
from velkahra.games.pamir.picture.words import card_brief, say, suit_name
from velkahra.games.pamir.rules import facts, tables
from velkahra.games.pamir.text.names import card_name
from velkahra.games.pamir.view.choices import SLOT_NAMES
from velkahra.games.pamir.view.model import Slot, View
from velkahra.picture import kit, words

_WITHDRAWAL: Final = int(tables.WITHDRAWAL)
_MILITARY: Final = int(tables.MILITARY)


def elements(view: View, language: str) -> Parts:
    """Draw the market's spaces, the deck and the favored suit, by ids, in document order."""
    offers = tuple(
        (slot, status(view, slot), stock.toll(language, view, slot.card)) for slot in view.market
    )
    loyalty = view.players[view.seat].loyalty if view.seat >= 0 else -1
    side = facts.COALITION_NAMES[loyalty] if loyalty >= 0 else ""
    bar = _bar(language, view.favored, view.deck, view.pile)
    return bar, _slots(language, offers, side)


@lru_cache(maxsize=1024)
def _bar(language: str, suit: int, deck: int, pile: tuple[int, int, int, int]) -> Mapping[str, str]:
    return {"favored": favored(language, suit), "deck": _deck(language, deck, pile)}


@lru_cache(maxsize=1024)
def _slots(
    language: str, offers: tuple[tuple[Slot, str, stock.Toll], ...], side: str
) -> Mapping[str, str]:
    spaces = zip(SLOT_NAMES, offers, strict=True)
    return {
        f"m-{name}": _slot(language, number, *offer, side)
        for number, (name, offer) in enumerate(spaces)
    }


def board(found: Mapping[str, str], language: str) -> str:
    """Return the market made of its elements, id -> markup."""
    spaces = "".join(found[f"m-{name}"] for name in SLOT_NAMES)
    words = escape(say(language, "market"))
    return (
        f'<div class="bar">{found["favored"]}{found["deck"]}</div>'
        f'<div class="market" role="group" aria-label="{words}">{spaces}</div>'
    )


def status(view: View, slot: Slot) -> str:
    """Return in a word what stands between the viewer and the card of a space.

    It is "bare", "never", "barred", "free", "dear" (too dear for the viewer), or "priced".
    """
    if not slot.card:
        return "bare"
    if slot.card == _WITHDRAWAL:
        return "never"
    if slot.barred and view.seat == view.active:
        return "barred"
    if slot.free:
        return "free"
    return "dear" if view.seat >= 0 and view.players[view.seat].money < slot.price else "priced"


@lru_cache(maxsize=8192)
def _slot(language: str, number: int, slot: Slot, kind: str, toll: stock.Toll, side: str) -> str:
    name = SLOT_NAMES[number]
    label = slot_label(language, number, slot, kind, side, toll[0])
    can = " affordable" if slot.buyable else ""
    more = _looked_at(language, slot, kind) if slot.card else ""
    begin = (
        f'<div id="m-{name}" class="slot {kind}{can}" data-from="deck" role="button" tabindex="-1" '
        f'aria-label="{escape(label)}"{more}>'
    )
    if not slot.card:
        return f"{begin}{_coins(language, slot.rupees)}</div>"
    event = "" if slot.card <= facts.COURT_CARDS else " event"
    return (
        f'{begin}<span class="lies{event}" data-moves="card-{slot.card}">'
        f"{stock.face(slot.card, language)}{_coins(language, slot.rupees)}</span>"
        f"{_tag(language, slot, kind, side, toll[1])}</div>"
    )


def _looked_at(language: str, slot: Slot, kind: str) -> str:
    """Return what a finger's first tap on a card shows with it: how to buy it, or why not."""
    if kind in ("priced", "free"):
        words = f'data-do="{escape(say(language, "look-buy", price=slot.price))}"'
    else:
        words = f'data-about="{escape(say(language, f"price-{kind}", price=slot.price))}"'
    return f' aria-describedby="{stock.details_id(slot.card)}" data-look="buy" {words}'


def _coins(language: str, rupees: int) -> str:
    if not rupees:
        return ""
    return (
        f'<span class="coins" data-moves="coin {rupees}'
        f'">{stock.sign("coin")}{kit.figure(rupees)}</span>'
    )


def _tag(language: str, slot: Slot, kind: str, side: str, bribe: str) -> str:
    """Show the price, in a word why it is no ordinary one, the bribe, and what the card brings."""
    name = escape(card_name(language, slot.card))
    why = "" if kind == "priced" else escape(say(language, f"why-{kind}"))
    brings = escape(gains(slot.card, side, language))
    shown = "&#8211;" if kind in ("never", "barred") else str(slot.price)
    return (
        f'<span class="tag" aria-hidden="true">{kit.figure(name, "strong")}{stock.sign("coin")}'
        f'{kit.figure(shown)}{bribe}<i class="why">{why}</i> <i class="gains">{brings}</i></span>'
    )


def slot_label(
    language: str, number: int, slot: Slot, kind: str, side: str = "", bribe: str = ""
) -> str:
    """Return in words where a space is, what lies there, what it costs and what comes with it.

    `number` is that of the space, 0..11, `kind` a word of `status`, and `side` the coalition its
    buyer is loyal to, "" if that is not known. `bribe` is what playing it costs, in words. What it
    costs and brings stands together and in this order, as the page writes it.
    """
    row, column = divmod(number, 6)
    where = say(language, "slot", row=row, column=column)
    if not slot.card:
        return words.joined(where, say(language, "no-card"))
    return words.joined(
        where,
        card_brief(language, slot.card),
        card_sides(slot.card, language),
        say(language, f"price-{kind}", price=slot.price),
        gains(slot.card, side, language),
        bribe,
        say(language, "rupees-on", count=slot.rupees) if slot.rupees else "",
    )


@lru_cache(maxsize=64)
def favored(language: str, suit: int, name: str = "favored") -> str:
    """Draw the track of the favored suit (0..3) as the element `name`.

    Rules: PP-TERM-01, PP-TERM-02.
    """
    spaces = "".join(
        f'<span class="suit{" now" if number == suit else ""}" title='
        f'"{escape(suit_name(language, number))}'
        f'">{stock.sign(f"suit-{facts.SUIT_NAMES[number]}")}</span>'
        for number in range(tables.SUITS)
    )
    words = escape(say(language, "favored", suit=suit_name(language, suit)))
    doubled = ""
    if suit == _MILITARY:
        doubled = f'<em class="doubled">{escape(say(language, "doubled"))}</em>'
    return (
        f'<div id="{name}" class="favored"><button type="button" class="term" '
        f'popovertarget="term-favored" aria-label="{words}"><span class="suits">{spaces}</span>'
        f"</button>{doubled}</div>"
    )


@lru_cache(maxsize=1024)
def _deck(language: str, cards: int, pile: tuple[int, int, int, int]) -> str:
    """Show the size of the deck, and what the pile drawn from still holds."""
    number, courts, events, checks = pile
    told = say(language, "pile", number=number + 1, courts=courts, events=events, checks=checks)
    heap = kit.count(stock.sign("card"), cards, say(language, "deck", count=cards))
    held = "".join(
        f'<span class="held">{stock.sign(name)}<b>{value}</b></span>'
        for name, value in (("court", courts), ("event", events), ("dominance", checks))
    )
    return (
        f'<div id="deck" class="deck">{heap}<span class="pile" title="{escape(told)}">'
        f'<span class="sr">{escape(told)}</span><span aria-hidden="true">{number + 1}/6 {held}'
        "</span></span></div>"
    )
