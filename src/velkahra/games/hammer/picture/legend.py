"""The signs of the page and their meanings."""

from functools import cache
from html import escape
from typing import Final

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
    ("tire", "tire"),
    ("tired", "tired"),
    ("lock", "detained"),
    ("sacrifice", "sacrifice"),
)


@cache
def legend(cards: str, language: str) -> str:
    """List the signs with what they stand for; closed until somebody opens it."""
    currency = the_set(cards).index.currency
    rows = _row(coin(1), say(language, "sb", count=1, short=currency.sb.of(language)))
    rows += _row(emblem(0), say(language, "bm", count=1, short=currency.bm.of(language)))
    rows += "".join(_row(sign(name), say(language, f"legend-{key}")) for name, key in _SIGNS)
    words = escape(say(language, "legend"))
    return f'<details class="legend"><summary>{words}</summary><ul>{rows}</ul></details>'


def _row(picture: str, words: str) -> str:
    return f"<li>{picture}<span>{escape(words)}</span></li>"
