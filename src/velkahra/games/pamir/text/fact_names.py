"""Names in notation and in positions for the numbers of `vocabulary`."""

from typing import Final

from velkahra.core.contract.fact_names import NOBODY, FactNames, Names
from velkahra.games.pamir.rules import facts, places, tables
from velkahra.games.pamir.view.build import ENDINGS
from velkahra.games.pamir.view.choices import SLOT_NAMES, SPACES

PLAYERS: Final = (*facts.COLOURS, "wakhan")
BY_PRIORITY: Final = (
    "only-one",
    "of-an-opponent",
    "favored-suit",
    "dominant-patriot",
    "dominant-prize",
    "patriot",
    "leveraged",
    "highest-rank",
    "highest-number",
)
BY_DISCARDING: Final = (
    "only-one",
    "not-political",
    "no-patriot",
    "not-leveraged",
    "surplus-of-spies",
    "fewest-spies",
    "lowest-rank",
    "not-favored",
    "lowest-number",
)
BY_BUYING: Final = (
    "only-one",
    "best-fit",
    "cheapest",
    "highest-number",
    "arrows",
    "left-of-arrows",
    "other-row",
)
BY_TAXING: Final = ("only-one", "most-rupees", "red-arrow")
BY_COLLECTING: Final = ("leftmost", "leftmost", "red-arrow")
WHY_SKIPPED: Final = (
    "no-condition",
    "no-market-card",
    "no-court-card",
    "no-place",
    "no-use",
    "no-money",
)
CAUSES: Final = (
    "court-limit",
    "hand-limit",
    "debt",
    "overthrow",
    "loyalty",
    "betrayal",
    "event",
    "lack-of-money",
)
WHY_AMBITIOUS: Final = ("", "scores-most", "wins")


def player(number: int) -> str:
    """Return the name of a player: a colour, or Wakhan; below 0 the word for nobody."""
    return PLAYERS[number] if number >= 0 else NOBODY


def place(number: int) -> str:
    """Return a piece and where it stands, as positions write it: `kabul army afghan`."""
    owner, spot = places.owner_of_place(number), places.spot_of_place(number)
    match places.PLACE_KINDS[places.kind_of_place(number)]:
        case "army":
            return f"{facts.REGION_NAMES[spot]} army {facts.COALITION_NAMES[owner]}"
        case "road":
            return f"{facts.BORDER_NAMES[spot]} road {facts.COALITION_NAMES[owner]}"
        case "tribe":
            return f"{facts.REGION_NAMES[spot]} tribe {facts.COLOURS[owner]}"
        case "gift":
            return f"{facts.COLOURS[owner]} gift {SPACES[spot]}"
        case _:
            return f"{spot} spy {facts.COLOURS[owner]}"


_NAMES: Final[dict[str, Names]] = {
    "seat": player,
    "other": player,
    "region": facts.REGION_NAMES,
    "to": facts.REGION_NAMES,
    "border": facts.BORDER_NAMES,
    "coalition": facts.COALITION_NAMES,
    "suit": facts.SUIT_NAMES,
    "was": facts.SUIT_NAMES,
    "action": facts.ACTION_NAMES,
    "slot": SLOT_NAMES,
    "place": place,
    "line": tables.LINES,
    "right": ("left", "right"),
    "reason": ENDINGS,
    "cause": CAUSES,
}
_SPECIAL: Final[dict[tuple[str, str], Names | None]] = {
    ("first", "last"): player,
    ("sneaked", "to"): None,
    ("PP-MOVE-03", "to"): None,
    ("PP-MOVE-03-bedfellows", "to"): None,
    ("PP-MOVE-03-both", "to"): None,
    ("PP-MOVE-03-connected", "to"): None,
    ("wakhan-region", "place"): None,
    ("wakhan-ambition", "why"): WHY_AMBITIOUS,
    ("wakhan-skips", "why"): WHY_SKIPPED,
    ("wakhan-buys", "by"): BY_BUYING,
    ("wakhan-card", "by"): BY_PRIORITY,
    ("wakhan-collects", "by"): BY_COLLECTING,
    ("wakhan-crowd", "by"): BY_PRIORITY,
    ("wakhan-discards", "by"): BY_DISCARDING,
    ("wakhan-spy", "by"): BY_PRIORITY,
    ("wakhan-target", "by"): BY_PRIORITY,
    ("wakhan-taxes", "by"): BY_TAXING,
}
FACT_NAMES: Final = FactNames(_NAMES, _SPECIAL)
NUMBERS: Final = frozenset(
    [
        "agreed",
        "ai",
        "back",
        "bonus",
        "card",
        "count",
        "full",
        "hand",
        "held",
        "hostage",
        "index",
        "last",
        "least",
        "left",
        "most",
        "order",
        "place",
        "points",
        "price",
        "rupees",
        "shelter",
        "short",
        "spare",
        "successful",
        "taxed",
        "to",
    ]
)
"""Facts that are what they say: counts, printed numbers of cards, 0 and 1 for no and yes."""
