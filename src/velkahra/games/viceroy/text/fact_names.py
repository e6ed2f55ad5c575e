"""Names in notation for the numbers of `vocabulary`."""

from typing import Final

from velkahra.core.contract.fact_names import NONE, FactNames, Names, Who
from velkahra.games.viceroy.rules.actions import SLOT_NAMES, SPACE
from velkahra.games.viceroy.rules.facts import COLOUR_NAMES
from velkahra.games.viceroy.rules.tables import TOKEN_NAMES
from velkahra.games.viceroy.view.build import DECISIONS

CARD_NAMES: Final = tuple(
    next(kind for kind in SPACE.kinds if kind.name == "play").fields[0].labels
)
BIDS: Final = (*COLOUR_NAMES, "attack", "empty")
PLACES: Final = ("lower", "upper", "neither")


def card(number: int) -> str:
    """Return the name of a card as notation does; 0 is none."""
    return CARD_NAMES[number - 1] if number else NONE


_NAMES: Final[dict[str, Names]] = {
    **dict.fromkeys(("seat", "other", "actor"), Who.SEAT),
    "seats": Who.SEATS,
    **dict.fromkeys(("card", "law", "under", "their_card"), card),
    **{f"card{seat}": card for seat in range(4)},
    **{f"bid{seat}": BIDS for seat in range(4)},
    **dict.fromkeys(("colour", "first", "second"), COLOUR_NAMES),
    **dict.fromkeys(("place", "their_place"), PLACES),
    **dict.fromkeys(("token", "their_token"), TOKEN_NAMES),
    "slot": SLOT_NAMES,
    "what": ("first-card", "bid", "place", "card"),
    "deck": ("characters", "laws"),
    "frame": lambda kind: DECISIONS.get(kind, NONE),
}
_SPECIAL: Final[dict[tuple[str, str], Names | None]] = {
    ("score", "place"): None,
    ("chose-bid", "value"): BIDS,
    ("chose-card", "value"): card,
    ("chose-name", "value"): PLACES,
    ("chose-to-pass", "value"): card,
}
FACT_NAMES: Final = FactNames(_NAMES, _SPECIAL)
NUMBERS: Final = frozenset(
    (
        *[
            "cards",
            "column",
            "count",
            "due",
            "have",
            "least",
            "left",
            "level",
            "more",
            "most",
            "need",
            "option",
            "place",
            "power",
            "price",
        ],
        *["robot", "robots", "round", "short", "total", "value", "virtual"],
        *(f"{what}{colour}" for what in ("gems", "less") for colour in range(4)),
        *(f"points{heading}" for heading in range(7)),
    )
)
"""Facts that are what they say: counts, levels, columns, points."""
