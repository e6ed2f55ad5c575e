"""A card on the page: type that follows the reader's own, on the drawings of the printed card.

Faces with their lettering are for paper; on a page a card's text can be enlarged, read aloud and
sent over a bad line. `cards` is the name of a set, `number` the place of a card in it.
"""

import re
from collections.abc import Sequence
from functools import lru_cache
from html import escape
from typing import Final

from velkahra.games.hammer.cards.facts import Placed
from velkahra.games.hammer.cards.language import POWERS, AbilityPrice
from velkahra.games.hammer.picture import kit, stock
from velkahra.games.hammer.picture.art import card_words, scenes
from velkahra.games.hammer.picture.art.desk import HIGH, WIDE, desk, named, photo
from velkahra.games.hammer.picture.words import owners_of, power_card, source, the_set
from velkahra.picture.palette import shade

_TOKEN: Final = re.compile(r"\{(\w+)\}")


def _token(token: str, power: int) -> str:
    if token == "T":
        return stock.sign("tire", "token")
    return stock.emblem(power, "token") if token == "P" else kit.coin(token)


@lru_cache(maxsize=2048)
def rules_text(text: str, power: int) -> str:
    """Write rules text as HTML, a paragraph for each ability; {P} is the power (0..4)."""
    paragraphs = []
    for part in text.split(" / "):
        pieces = _TOKEN.split(part)
        words = "".join(
            _token(piece, power) if at % 2 else escape(piece) for at, piece in enumerate(pieces)
        )
        paragraphs.append(f"<p>{words}</p>")
    return "".join(paragraphs)


@lru_cache(maxsize=4096)
def art(cards: str, number: int, css: str = "art") -> str:
    """Draw a card on pale colours of its owners, as `chip-art` its photograph; "" for no card."""
    placed = source(cards, number)
    if placed is None or placed.card is None:
        return ""
    colours = [power_card(cards, power).colour for power in placed.owners]
    tint, scene, box = shade(colours[0], 0.5), scenes.scene_of(placed.card), f"0 0 {WIDE} {HIGH}"
    if css == "chip-art":
        shown, box = photo(scene, named), "-32 -34 64 72"
    else:
        shown = _bands(colours) + desk(scene, named)
    return (
        f'<svg class="{css}" data-piece viewBox="{box}" fill="{tint}" color="{tint}" '
        f'preserveAspectRatio="xMidYMid slice" aria-hidden="true">{shown}</svg>'
    )


def _bands(colours: Sequence[str]) -> str:
    part = WIDE / len(colours)
    return "".join(
        f'<path d="M{at * part:g} 0h{part:g}v{HIGH:g}h-{part:g}Z" fill="{shade(colour, 0.72)}"/>'
        for at, colour in enumerate(colours)
    )


@lru_cache(maxsize=1024)
def _printed_price(cards: str, number: int) -> str:
    placed = source(cards, number)
    if placed is None or placed.card is None or placed.card.cost is None:
        return ""
    return price(placed.card.cost.sb, payers(placed))


def payers(placed: Placed) -> list[int]:
    """List the powers (0..4) that pay for a card, one for each BM."""
    if placed.card is None:
        return []
    return [POWERS.index(power) for power in card_words.payers(placed.card, owners_of(placed))]


def price(sb: int, powers: Sequence[int]) -> str:
    """Draw a price: SB in a circle, a symbol for each BM, of the power (0..4) that pays it."""
    found = kit.coin(sb) if sb or not powers else ""
    return f'<span class="price">{found}{"".join(stock.emblem(power) for power in powers)}</span>'


@lru_cache(maxsize=2048)
def sheet(cards: str, language: str, number: int, paid: str = "") -> str:
    """Write all of a card; `paid` is markup of its price now, "" for the printed one."""
    placed = source(cards, number)
    if placed is None:
        return ""
    if placed.card is None:
        return _side(placed, language)
    card = placed.card
    found = the_set(cards)
    owners = "".join(
        f"<span>{stock.emblem(power)}{escape(power_card(cards, power).name.of(language))}</span>"
        for power in placed.owners
    )
    return (
        f'<span class="head"><b>{escape(card.name.of(language))}</b>'
        f"{paid or _printed_price(cards, number)}</span>{art(cards, number)}"
        f'<small class="kind">{escape(card_words.kind_line(found, card, language))}</small>'
        f'<span class="text">{spans(rules_text(card.text.of(language), placed.owners[0]))}</span>'
        f'<span class="owners">{owners}</span>'
    )


def _side(placed: Placed, language: str) -> str:
    assert placed.side
    words = spans(rules_text(placed.side.text.of(language), placed.owners[0]))
    return (
        f'<span class="head"><b>{escape(placed.side.name.of(language))}</b></span>'
        f'<span class="text">{words}</span>'
    )


def spans(paragraphs: str) -> str:
    """Make paragraphs fit for the inside of a button."""
    return paragraphs.replace("<p>", '<span class="para">').replace("</p>", "</span>")


@lru_cache(maxsize=2048)
def ability_price(cards: str, number: int, which: int) -> str:
    """Draw the price of ability `which`, from 0, of a card; "" if it has none."""
    placed = source(cards, number)
    if placed is None or placed.card is None or which >= len(placed.card.abilities):
        return ""
    return _ability_signs(placed.card.abilities[which].cost, placed.owners[0])


def _ability_signs(cost: AbilityPrice, power: int) -> str:
    found = stock.sign("tire") if cost.tire else ""
    found += kit.coin(cost.sb) if cost.sb else ""
    found += stock.emblem(power) * cost.bm
    found += stock.sign("sacrifice") if cost.sacrifice else ""
    found += f"{cost.discard}{stock.sign('hand')}" if cost.discard else ""
    return found or kit.coin(0)


@lru_cache(maxsize=2048)
def big(cards: str, language: str, number: int) -> str:
    """Make the enlarged card that shows while its name or chip is pointed at."""
    placed = source(cards, number)
    if placed is None:
        return ""
    return f'<span class="big" aria-hidden="true">{sheet(cards, language, number)}</span>'
