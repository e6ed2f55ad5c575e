"""Emblems and pieces of our own, drawn once a page and named where they are shown.

Every drawing stands in a box of 100 x 100 around the origin, under the name `pp-...`; `use` shows
one at any size. No meaning hangs on colour alone: suits, coalitions and regions have shapes,
coalitions a letter (A, B, R), players a pattern.
"""

from functools import cache

from velkahra.games.pamir.picture.art.emblems import (
    REGION_PAINTS,
    REGION_STAR,
    action_medal,
    coalition_badge,
    letter,
    region_badge,
    suit_badge,
    suit_sign,
)
from velkahra.games.pamir.picture.art.ink import (
    BLOOD,
    COALITION_INKS,
    COALITION_PAINTS,
    GOLD,
    GOLD_DARK,
    INK,
    PAPER,
    PARCHMENT,
    PLAYER_INKS,
    PLAYER_PAINTS,
    STRENGTHS,
    SUIT_PAINTS,
    at,
    disc,
    edged,
    fill,
    icon,
    line,
    use,
)
from velkahra.games.pamir.picture.art.pieces import army, cylinder, gift, impact, road, scales, spy
from velkahra.games.pamir.picture.art.signs import SIGNS, patriot, prize, star
from velkahra.games.pamir.picture.art.type import text
from velkahra.games.pamir.rules.facts import (
    ACTION_NAMES,
    COALITION_NAMES,
    COLOURS,
    ICON_NAMES,
    REGION_NAMES,
    SUIT_NAMES,
)

__all__ = [
    "BLOOD",
    "COALITION_INKS",
    "COALITION_PAINTS",
    "GOLD",
    "GOLD_DARK",
    "INK",
    "PAPER",
    "PARCHMENT",
    "PLAYER_INKS",
    "PLAYER_PAINTS",
    "REGION_PAINTS",
    "REGION_STAR",
    "STRENGTHS",
    "SUIT_PAINTS",
    "action_medal",
    "action_name",
    "army",
    "at",
    "coalition_badge",
    "coin",
    "cylinder",
    "disc",
    "drawings",
    "edged",
    "fill",
    "gift",
    "hostage",
    "icon",
    "impact",
    "impact_name",
    "letter",
    "line",
    "region_badge",
    "road",
    "scales",
    "spy",
    "suit_badge",
    "suit_sign",
    "symbol",
    "use",
]


@cache
def drawings() -> dict[str, str]:
    """Give the emblems and pieces under their names, without the `pp-` before them."""
    found = {f"suit-{suit}": suit_badge(suit) for suit in SUIT_NAMES}
    found |= {f"region-{region}": region_badge(region) for region in REGION_NAMES}
    found |= _coalition_drawings()
    for colour in COLOURS:
        found[f"cylinder-{colour}"] = cylinder(colour)
        found[f"spy-{colour}"], found[f"gift-{colour}"] = spy(colour), gift(colour)
    for action in ACTION_NAMES:
        for rank in (1, 2, 3) if action in STRENGTHS else (1,):
            found[action_name(action, rank)] = action_medal(action, rank)
    found |= {impact_name(name): impact(name) for name in ICON_NAMES}
    found |= {name: draw() for name, draw in SIGNS.items()}
    return found | {
        "star": star(PAPER, "none"),
        "star-gold": star(GOLD, INK),
    }


def _coalition_drawings() -> dict[str, str]:
    found = {}
    for side in COALITION_NAMES:
        found[f"side-{side}"] = coalition_badge(side)
        found[f"army-{side}"], found[f"road-{side}"] = army(side), road(side)
        found[f"patriot-{side}"], found[f"prize-{side}"] = patriot(side), prize(side)
        found[impact_name("army", side)] = impact("army", side)
        found[impact_name("road", side)] = impact("road", side)
    return found


def action_name(action: str, rank: int) -> str:
    """Name the drawing of an action on a card of a rank."""
    return f"do-{action}-{rank}" if action in STRENGTHS else f"do-{action}"


def impact_name(name: str, coalition: str = "") -> str:
    """Name the drawing of an impact icon; a coalition matters to roads and armies only."""
    coloured = f"-{coalition}" if coalition and name in ("road", "army") else ""
    return f"i-{name.replace('favored-suit:', 'favor-')}{coloured}"


def symbol(name: str, drawing: str, box: str = "-52 -52 104 104") -> str:
    """Make a drawing that `use` can show."""
    return f'<symbol id="pp-{name}" viewBox="{box}">{drawing}</symbol>'


@cache
def coin(number: int, x: float, y: float, size: float) -> str:
    """Show a coin with a number."""
    return use("coin", x, y, size) + _figure(number, x, y, size, 0.36)


@cache
def hostage(price: int, x: float, y: float, size: float) -> str:
    """Show the padlock of a hostage with the price of an action. Rules: PP-ACT-07."""
    return use("hostage", x, y, size) + _figure(price, x, y + size * 0.17, size, 0.34)


def _figure(number: int, x: float, y: float, size: float, share: float) -> str:
    high = size * (share if number > 9 else share * 1.35)
    middle = x + size / 2
    return text(
        number, middle, y + size / 2 + high * 0.36, high, face="bold", fill=INK, anchor="middle"
    )
