"""The reveal of an auction: who bid what, whose gems met, who takes which card.

The scene `reveal` has it until the viewer chooses again; the columns of the auction show the same.
Rules shown: VC-AUCTION-02, VC-AUCTION-03, VC-AUCTION-04, VC-AUCTION-10, VC-AUCTION-15,
VC-VIRTUAL-02.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from html import escape
from typing import Final

from velkahra.games.viceroy.picture import stock, words
from velkahra.games.viceroy.picture.art.portraits import WIDE
from velkahra.games.viceroy.rules.facts import COLOUR_NAMES
from velkahra.games.viceroy.view.model import View
from velkahra.picture.words import joined

_EMPTY: Final = 5
_NO_PART: Final = 9

Bid = tuple[int, bool]
"""A colour, an attack token or an empty fist, and whether it met others in vain."""
Shown = tuple[int, tuple[Bid, ...], int]
"""A seat, its bids one after the other, and the card it took or 0."""


@dataclass
class _Seat:
    bids: list[Bid] = field(default_factory=list)
    card: int = 0


def elements(view: View, language: str) -> Mapping[str, str]:
    """Draw the reveal, by its id; the element is empty when there is none."""
    fists, robots = revealed(view)
    return _element(language, view.laws, fists, robots)


def revealed(view: View) -> tuple[tuple[Shown, ...], tuple[int, ...]]:
    """Return what was bid since the viewer chose, and the colours of virtual opponents.

    Of each seat that bid it has (seat, its bids, the card it took); both are empty while nothing is
    to be shown.
    """
    kinds = [kind for kind, _ in view.last]
    if "bids" not in kinds or "cards" in kinds:
        return (), ()
    seats = [_Seat() for _ in range(view.seats)]
    for kind, facts in view.last:
        _note(seats, kind, facts)
    robots = tuple(facts["colour"] for kind, facts in view.last if kind == "robot-bid")
    fists = tuple((n, tuple(one.bids), one.card) for n, one in enumerate(seats) if one.bids)
    return fists, robots


def taken(view: View) -> Iterator[int]:
    """Yield the cards that the reveal shows."""
    return (card for _, _, card in revealed(view)[0] if card)


def _note(seats: list[_Seat], kind: str, facts: Mapping[str, int]) -> None:
    if kind == "bids":
        for number, seat in enumerate(seats):
            if facts[f"bid{number}"] != _NO_PART:
                seat.bids.append((facts[f"bid{number}"], False))
    elif kind == "took-card" and seats[facts["seat"]].bids:
        seats[facts["seat"]].card = facts["card"]
    elif kind == "clash":
        for number, seat in enumerate(seats):
            if facts["seats"] >> number & 1 and seat.bids:
                seat.bids[-1] = seat.bids[-1][0], True


@lru_cache(maxsize=512)
def _element(
    language: str, laws: str, fists: tuple[Shown, ...], robots: tuple[int, ...]
) -> Mapping[str, str]:
    if not fists:
        return {"reveal": '<section id="reveal" class="reveal scene" hidden></section>'}
    found = "".join(_fist(language, laws, *fist) for fist in fists)
    found += "".join(_robot(language, number, colour) for number, colour in enumerate(robots))
    title = escape(words.say(language, "reveal"))
    return {
        "reveal": f'<section id="reveal" class="reveal scene" aria-label="{title}" hidden>'
        f"<h3>{title}</h3><ol>{found}</ol></section>"
    }


def _fist(language: str, laws: str, seat: int, bids: tuple[Bid, ...], card: int) -> str:
    said = escape(_described(language, laws, seat, bids, card))
    shown = "".join(_bid(*bid) for bid in bids)
    name = escape(words.seat_name(language, seat))
    return (
        f'<li class="fist" title="{said}"><span class="sr">{said}</span>'
        f'<span aria-hidden="true">{stock.seat_sign(seat)}<b>{name}</b>{shown}</span>'
        f"{_card(language, laws, seat, card)}</li>"
    )


def _described(language: str, laws: str, seat: int, bids: tuple[Bid, ...], card: int) -> str:
    told = [_bid_text(language, seat, *bid) for bid in bids]
    if card:
        told.append(words.say(language, "reveal-takes", card=words.card_name(language, laws, card)))
    return joined(*told)


def _bid_text(language: str, seat: int, bid: int, lost: bool) -> str:
    who = words.seat_facts(language, seat)
    if bid == _EMPTY:
        return f"{words.seat_name(language, seat)} {words.say(language, 'status-passed')}"
    if bid == words.ATTACK:
        return words.say(language, "attack-taken", **who)
    said = words.tinted(language, "bid-taken", bid, **who)
    return f"{said} ({words.say(language, 'clashed')})" if lost else said


def _bid(bid: int, lost: bool) -> str:
    """Show what was in a fist; a gem that met others burns."""
    if bid >= words.ATTACK:
        return stock.sign("attack" if bid == words.ATTACK else "fist", "gem-shown")
    gem = stock.sign(f"letter-{COLOUR_NAMES[bid]}", "gem-shown")
    return f'<span class="lost">{gem}{stock.sign("clash", "burns")}</span>' if lost else gem


def _card(language: str, laws: str, seat: int, card: int) -> str:
    """Show the card that a seat won; it flies there."""
    if not card:
        return ""
    said = escape(words.card_name(language, laws, card))
    return (
        f'<span class="won" data-card="{card}" data-goes="#player-{seat}" aria-hidden="true">'
        f'<svg viewBox="-{WIDE} 0 {WIDE + 120} 120"><use href="#f-{card}" width="120" '
        'height="120"/></svg>'
        f"<span>{said}</span></span>"
    )


def _robot(language: str, number: int, colour: int) -> str:
    said = escape(words.tinted(language, "robot-bid", colour, number=number + 1))
    return (
        f'<li class="fist" title="{said}"><span class="sr">{said}</span>'
        f'<span aria-hidden="true">{stock.sign("robot")}{_bid(colour, False)}</span></li>'
    )
