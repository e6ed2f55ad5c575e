"""The signs of the page: what they mean, and what they do for a team."""

from functools import cache
from html import escape
from typing import Final

from velkahra.core.contract.pages import Sign
from velkahra.core.text.fluent import cited
from velkahra.games.hammer.cards.facts import STANDARD_SET
from velkahra.games.hammer.picture import kit, stock
from velkahra.games.hammer.picture.words import say, the_set
from velkahra.games.hammer.texts import TEXTS

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
def signs(language: str, cards: str = STANDARD_SET) -> tuple[Sign, ...]:
    """Return the signs of the page, each with what it means and does in a set of cards."""
    currency = the_set(cards).index.currency
    sb = say(language, "legend-sb", short=currency.sb.of(language))
    bm = say(language, "legend-bm", short=currency.bm.of(language))
    others = [(key, stock.sign(name), say(language, f"legend-{key}")) for name, key in _SIGNS]
    listed = [("sb", kit.coin(1), sb), ("bm", stock.emblem(0), bm), *others]
    return tuple(Sign(drawn, text, cited(TEXTS, "sign", key)) for key, drawn, text in listed)


@cache
def legend(cards: str, language: str) -> str:
    """List the signs with their meanings in the set `cards`, closed at first."""
    rows = "".join(
        f"<li>{one.drawing}<span>{escape(one.text)}</span></li>" for one in signs(language, cards)
    )
    words = escape(say(language, "legend"))
    return f'<details class="legend"><summary>{words}</summary><ul>{rows}</ul></details>'
