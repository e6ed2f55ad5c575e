"""What the numbers of `vocabulary` stand for, in the words of notation and of positions."""

from typing import Final

from velkahra.core.contract.fact_names import NOBODY, FactNames, Names
from velkahra.games.pamir.rules.facts import (
    ACTION_NAMES,
    BORDER_NAMES,
    COALITION_NAMES,
    COLOURS,
    REGION_NAMES,
    SUIT_NAMES,
)
from velkahra.games.pamir.rules.printed import LINES
from velkahra.games.pamir.rules.state import ARMY, GIFTS, MOST_PLAYERS, ROAD, SPY, TRIBE
from velkahra.games.pamir.view.build import ENDINGS
from velkahra.games.pamir.view.choices import SLOT_NAMES, SPACES

PLAYERS: Final = (*COLOURS, "wakhan")
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
WHY_AMBITIOUS: Final = ("", "scores-most", "wins")


def player(number: int) -> str:
    """Name a player by colour, or Wakhan."""
    return PLAYERS[number] if number >= 0 else NOBODY


def place(number: int) -> str:
    """Name a piece and where it stands, as positions are written: `kabul army afghan`."""
    if number < ROAD:
        side, region = divmod(number - int(ARMY), len(REGION_NAMES))
        return f"{REGION_NAMES[region]} army {COALITION_NAMES[side]}"
    if number < TRIBE:
        side, border = divmod(number - int(ROAD), len(BORDER_NAMES))
        return f"{BORDER_NAMES[border]} road {COALITION_NAMES[side]}"
    if number < GIFTS:
        owner, region = divmod(number - int(TRIBE), len(REGION_NAMES))
        return f"{REGION_NAMES[region]} tribe {COLOURS[owner]}"
    if number < SPY:
        owner, space = divmod(number - int(GIFTS), len(SPACES))
        return f"{COLOURS[owner]} gift {SPACES[space]}"
    card, owner = divmod(number - int(SPY), int(MOST_PLAYERS))
    return f"{card} spy {COLOURS[owner]}"


_NAMES: Final[dict[str, Names]] = {
    "seat": player,
    "other": player,
    "region": REGION_NAMES,
    "to": REGION_NAMES,
    "border": BORDER_NAMES,
    "coalition": COALITION_NAMES,
    "suit": SUIT_NAMES,
    "was": SUIT_NAMES,
    "action": ACTION_NAMES,
    "slot": SLOT_NAMES,
    "place": place,
    "line": LINES,
    "right": ("left", "right"),
    "reason": ENDINGS,
}
_SPECIAL: Final[dict[tuple[str, str], Names | None]] = {
    ("first", "last"): player,
    ("sneaked", "to"): None,
    ("PP-MOVE-03", "to"): None,
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
        "taxed",
        "to",
    ]
)
"""Facts that are what they say: counts, printed numbers of cards, 0 and 1 for no and yes."""
