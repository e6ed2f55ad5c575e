"""What the signs of the page mean, and what they do for a team."""

from functools import cache
from html import escape
from typing import Final

from velkahra.games.hammer.cards.facts import STANDARD_SET
from velkahra.games.hammer.picture.kit import coin
from velkahra.games.hammer.picture.stock import emblem, sign
from velkahra.games.hammer.picture.words import say, the_set

_SIGNS: Final = (
    ("points", "points"),
    ("piece", "piece"),
    ("hand", "hand"),
    ("deck", "deck"),
    ("pile", "pile"),
    ("cup", "cup"),
    ("joker", "joker"),
    ("special", "special"),
    ("pact", "pact"),
    ("turn", "turn"),
    ("dots", "dots"),
    ("check", "check"),
    ("tire", "tire"),
    ("tired", "tired"),
    ("lock", "detained"),
    ("sacrifice", "sacrifice"),
    ("barred", "barred"),
    ("eye", "eye"),
    ("found", "found"),
    ("wrong", "wrong"),
    ("clock", "clock"),
)


@cache
def legend(cards: str, language: str) -> str:
    """List the signs with what they stand for; closed until somebody opens it."""
    rows = "".join(
        f"<li>{drawing}<span>{escape(words)}</span></li>"
        for drawing, words in _signs(cards, language)
    )
    words = escape(say(language, "legend"))
    return f'<details class="legend"><summary>{words}</summary><ul>{rows}</ul></details>'


def signs(language: str) -> tuple[tuple[str, str], ...]:
    """Return the signs of the page, each with what it means and does, with the usual currency."""
    return _signs(STANDARD_SET, language)


@cache
def _signs(cards: str, language: str) -> tuple[tuple[str, str], ...]:
    currency = the_set(cards).index.currency
    sb, bm = currency.sb.of(language), currency.bm.of(language)
    return (
        (coin(1), say(language, "legend-sb", short=sb)),
        (emblem(0), say(language, "legend-bm", short=bm)),
        *((sign(name), say(language, f"legend-{key}")) for name, key in _SIGNS),
    )
