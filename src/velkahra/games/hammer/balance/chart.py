"""The balance of a set of cards as a picture: bars for the powers, dots for the cards."""

from collections.abc import Mapping
from html import escape
from typing import Final

from velkahra.core.balance import Card, Rate, Side, Weighed
from velkahra.games.hammer.texts import TEXTS
from velkahra.picture.lettering import text
from velkahra.picture.measure import width

WIDE: Final = 900
LEFT: Final = 270
RIGHT: Final = 40
BAR: Final = 34
ROW: Final = 26
MOST_CARDS: Final = 8
INK: Final = "#2b2620"
FAINT: Final = "#8a8173"
PAPER: Final = "#fbf8f1"
EVEN: Final = "#e9e2d2"
FAIR: Final = (0.12, 0.28)
"""The part of the camps that every power should win at least and at most."""


def chart(
    weighed: Weighed, names: Mapping[str, str], colours: Mapping[str, str], language: str
) -> str:
    """Return an SVG chart of a series; `names` and `colours` of powers and cards are by id."""
    cards = decisive(weighed)
    cards_top = 130 + BAR * len(weighed.sides) + 60
    high = cards_top + 34 + ROW * max(1, len(cards)) + 70
    title = TEXTS.text(language, "balance-title", games=weighed.games, rounds=weighed.rounds)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {high}" role="img">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDE}" height="{high}" fill="{PAPER}"/>',
        text(title, 30, 34, 22, INK, anchor="start"),
        _small(TEXTS.text(language, "balance-wins"), 30, 66),
        _sides(weighed, names, colours, language),
        _small(TEXTS.text(language, "balance-cards"), 30, cards_top),
        _cards(cards, names, cards_top + 34),
        _small(TEXTS.text(language, "balance-note"), 30, high - 24),
        "</svg>",
    ]
    return "".join(parts)


def decisive(weighed: Weighed) -> list[Card]:
    """List the at most MOST_CARDS cards that surely help, best first, and as many that harm."""
    sure = [card for card in weighed.cards if card.edge.is_sure()]
    good = [card for card in sure if card.edge.value > 0][:MOST_CARDS]
    bad = [card for card in sure if card.edge.value < 0][-MOST_CARDS:]
    return good + bad


def _small(words: str, x: float, y: float, anchor: str = "start") -> str:
    return text(words, x, y, 14, FAINT, anchor=anchor, weight=400)


def _percent(value: float, language: str) -> str:
    """Return a percentage as it is written in a language."""
    shown = f"{value:.3g}" if language == "en" else f"{value:.3g}".replace(".", ",")
    return TEXTS.text(language, "balance-percent", value=shown)


def _sides(
    weighed: Weighed, names: Mapping[str, str], colours: Mapping[str, str], language: str
) -> str:
    """Return the bars over the range that is fair."""
    most = max(0.4, *(side.wins.high for side in weighed.sides))
    scale = (WIDE - LEFT - RIGHT - 60) / most
    top = 90
    high = BAR * len(weighed.sides)
    fair = LEFT + FAIR[0] * scale
    across = (FAIR[1] - FAIR[0]) * scale
    parts = [f'<rect x="{fair:g}" y="{top}" width="{across:g}" height="{high}" fill="{EVEN}"/>']
    for row, side in enumerate(weighed.sides):
        y = top + BAR * row
        parts.append(_side(side, names[side.name], colours[side.name], y, scale, language))
    for percent in range(0, int(100 * most) + 1, 10):
        x, share = LEFT + percent / 100 * scale, _percent(percent, language)
        parts.append(_small(share, x, top + high + 14, "middle"))
    return "".join(parts)


def _side(side: Side, name: str, colour: str, y: float, scale: float, language: str) -> str:
    wins, middle = side.wins, y + BAR / 2
    long = wins.value * scale
    share = _percent(100 * wins.value, language)
    return (
        text(name, LEFT - 12, middle, _size(name, 17), INK, anchor="end")
        + f'<rect x="{LEFT}" y="{y + 5:g}" width="{long:g}" height="{BAR - 10}" fill="{colour}"/>'
        + _whisker(wins, middle, LEFT, scale)
        + text(share, LEFT + wins.high * scale + 8, middle, 15, INK, anchor="start")
    )


def _size(words: str, size: float) -> float:
    """Return the size at which a name stands left of the bars."""
    return min(size, size * (LEFT - 45) / width(words, size))


def _whisker(rate: Rate, y: float, zero: float, scale: float) -> str:
    low, high = zero + rate.low * scale, zero + rate.high * scale
    ends = "".join(f"M{x:.1f} {y - 5:g}V{y + 5:g}" for x in (low, high))
    return (
        f'<path d="M{low:.1f} {y:g}H{high:.1f}{ends}" fill="none" stroke="{INK}" stroke-width="2"/>'
    )


def _cards(cards: list[Card], names: Mapping[str, str], top: float) -> str:
    """Return differences as dots to the right and left of 0."""
    if not cards:
        return ""
    reach = max(max(-card.edge.low, card.edge.high) for card in cards)
    scale = (WIDE - LEFT - RIGHT) / 2 / reach
    zero = LEFT + reach * scale
    bottom = top + ROW * len(cards)
    parts = [f'<path d="M{zero:.1f} {top - 8:g}V{bottom:g}" stroke="{FAINT}" stroke-width="1"/>']
    for row, card in enumerate(cards):
        y = top + ROW * row + ROW / 2
        name = names[card.name]
        parts.append(text(name, LEFT - 12, y, _size(name, 14), INK, anchor="end", weight=400))
        parts.append(_whisker(card.edge, y, zero, scale))
        x = zero + card.edge.value * scale
        parts.append(f'<circle cx="{x:.1f}" cy="{y:g}" r="6" fill="{INK}"/>')
    step = 10 if reach < 0.5 else 20
    for percent in range(-int(100 * reach) // step * step + step, int(100 * reach) + 1, step):
        label = f"{percent:+d}" if percent else "0"
        parts.append(_small(label, zero + percent / 100 * scale, bottom + 14, "middle"))
    return "".join(parts)
