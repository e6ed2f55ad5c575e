"""Names in notation for the numbers of `vocabulary`."""

from string import ascii_uppercase
from typing import Final

from velkahra.core.contract.fact_names import NOBODY, NONE, FactNames, Names, Who
from velkahra.games.hammer.cards import card_ids, language
from velkahra.games.hammer.text.vocabulary import CHANCES, DECISIONS

_LINES: Final = 24
_MARKS: Final = 16


def source(number: int) -> str:
    """Return what notation calls a source by its place: a card, a side or a special ability.

    Below 0 it is "none".
    """
    if number < 0:
        return NONE
    if number < card_ids.CARDS:
        return card_ids.CARD_NAMES[number]
    if number < card_ids.ABILITY:
        power, side = divmod(number - int(card_ids.SIDE), int(card_ids.SIDES))
        return f"{language.POWERS[power]}-side-{side + 1}"
    return f"{language.POWERS[number - card_ids.ABILITY]}-ability"


def square(number: int) -> str:
    """Return the name of a square of the map, given as 24 * column + line, such as J5."""
    return f"{ascii_uppercase[number // _LINES]}{number % _LINES + 1}" if number >= 0 else NONE


def code(number: int) -> str:
    """Return the name of the two dark marks of a row."""
    return f"{ascii_uppercase[number // _MARKS]}{ascii_uppercase[number % _MARKS]}"


def _power(number: int) -> str:
    return language.POWERS[number] if number >= 0 else NOBODY


_NAMES: Final[dict[str, Names]] = {
    **dict.fromkeys(("seat", "other", "finder"), Who.SEAT),
    "seats": Who.SEATS,
    "power": _power,
    "card": source,
    "source": source,
    "group": card_ids.GROUP_NAMES,
    "square": square,
    "code": code,
    "to": ("hand", "deck", "top-of-deck"),
    "purpose": ("population", "effect"),
    "frame": lambda kind: (CHANCES | DECISIONS).get(kind, NONE),
}
_SPECIAL: Final[dict[tuple[str, str], Names | None]] = {
    ("chose-hand-own", "choice"): ("none", "keep", "swap", "swap-free"),
    ("placed", "how"): ("took-part", "missing", "nothing"),
    ("saved", "how"): ("nothing", "to-hand", "tired"),
    ("amended", "what"): ("points", "sb", "bm"),
    ("laid", "place"): ("hand", "deck", "pile", "play"),
}
FACT_NAMES: Final = FactNames(_NAMES, _SPECIAL)
NUMBERS: Final = frozenset(
    [
        "bm",
        "by",
        "count",
        "have",
        "how",
        "most",
        "need",
        "number",
        "paid",
        "pieces",
        "place",
        "points",
        "round",
        "rounds",
        "row",
        "sb",
        "size",
        "tired",
        "won",
    ]
)
"""Facts that are what they say: counts, points, rows, places, 0 and 1 for no and yes."""
