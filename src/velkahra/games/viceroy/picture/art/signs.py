"""The signs of tokens, rewards, seats and states."""

from functools import cache
from typing import Final

from velkahra.games.viceroy.picture.art.ink import (
    CUTS,
    GOLD,
    GOLD_DARK,
    INK,
    ON_PAINTS,
    PAINTS,
    PAPER,
    PARCHMENT,
    at,
    cut,
    disc,
    edged,
    fill,
    gem,
    line,
    text,
)
from velkahra.games.viceroy.rules.facts import CIRCLE_BONUSES, COLOUR_NAMES, MAGIC_BONUSES, POWERS

SEAT_NAMES: Final = ("circle", "square", "triangle", "star")
SEAT_PAINTS: Final = ("#7a4fa3", "#0f7f77", "#b8562a", "#5b6675")
_MAGIC: Final = "#6a4bb0"
_SCIENCE: Final = "#17788a"
_STEEL: Final = "#6c7686"
_WAR: Final = "#9c2b2b"
_STAR: Final = "M0 -44L12.5 -15L44 -13.5L20 7L28 38.5L0 21.5L-28 38.5L-20 7L-44 -13.5L-12.5 -15Z"
_SPARK: Final = "M0 -34C3 -10 10 -3 34 0C10 3 3 10 0 34C-3 10 -10 3 -34 0C-10 -3 -3 -10 0 -34Z"
_SHIELD: Final = (
    "M0 -44C14 -36 28 -34 40 -34C40 0 30 32 0 46C-30 32 -40 0 -40 -34C-28 -34 -14 -36 0 -44Z"
)
_WREATH: Final = (
    "M-10 40C-40 34 -48 -4 -34 -32M10 40C40 34 48 -4 34 -32M-40 -14l-9 -9M-42 6l-10 -4M-36 24l-10 "
    "3M40 -14l9 -9M42 6l10 -4M36 24l10 3"
)


@cache
def power(value: int) -> str:
    """Draw a power token: a gold coin in a wreath, with its value."""
    coin = disc(0, 0, 44, GOLD, f' stroke="{GOLD_DARK}" stroke-width="6"')
    ring = f'<circle r="34" fill="none" stroke="{GOLD_DARK}" stroke-width="2.5" opacity=".7"/>'
    return coin + ring + text(value, 0, 17, 48 if value < 10 else 42)


def _round(paint: str) -> str:
    return disc(0, 0, 45, paint, f' stroke="{INK}" stroke-width="4"')


def science() -> str:
    """Draw a science token: an open book."""
    pages = (
        "M0 -18C-10 -26 -24 -26 -33 -22V20C-24 16 -10 16 0 24C10 16 24 16 33 "
        "20V-22C24 -26 10 -26 0 -18Z"
    )
    return (
        _round(_SCIENCE)
        + edged(pages, PAPER, INK, 3)
        + line(
            (
                "M0 -18V24M-25 -13C-18 -15 -12 -14 -7 -11M-25 -2C-18 -4 -12 -3 -7 0M25 "
                "-13C18 -15 12 -14 7 -11M25 -2C18 -4 12 -3 7 0"
            ),
            INK,
            3,
        )
    )


def magic() -> str:
    """Draw a magic token: a spark."""
    return _round(_MAGIC) + fill(_SPARK, "#ffe9a6") + at(fill(_SPARK, "#fff"), 22, -22, 0.32)


def defence() -> str:
    """Draw a defence token: a shield."""
    cross = fill("M-7 -37H7V-6H34V8H7V42H-7V8H-34V-6H-7Z", PAPER, ' fill-opacity=".85"')
    return edged(_SHIELD, _STEEL, INK, 5) + cross


def attack() -> str:
    """Draw an attack token: two crossed swords."""
    swords = "M-26 -28L20 22M26 -28L-20 22"
    return (
        edged("M0 -46L46 0L0 46L-46 0Z", _WAR, INK, 4)
        + line(swords, PAPER, 8)
        + line("M8 24L24 8M-8 24L-24 8M18 20L26 29M-18 20L-26 29", GOLD, 6)
    )


@cache
def magic_bonus(value: int) -> str:
    """Draw a magic bonus: a scroll with its value."""
    scroll = "M-40 -30H30A10 10 0 0 1 40 -20V30H-30A10 10 0 0 1 -40 20Z"
    spark = at(fill(_SPARK, _MAGIC), -26, -14, 0.34)
    return edged(scroll, "#e9dcff", _MAGIC, 6) + spark + text(f"+{value}", 4, 21, 46, "#3d2773")


@cache
def circle_bonus(colour: int, value: int) -> str:
    """Draw a circle bonus: a ring of its colour with its value, and the cut below."""
    paint = PAINTS[colour]
    ring = disc(0, 0, 38, PAPER, f' stroke="{paint}" stroke-width="15"')
    rim = f'<circle r="46" fill="none" stroke="{INK}" stroke-width="2.5"/>'
    inner = f'<circle r="30" fill="none" stroke="{INK}" stroke-width="2"/>'
    mark = at(cut(colour, paint), 0, 36, 0.3) + at(_outline(colour), 0, 36, 0.3)
    return ring + rim + inner + text(f"+{value}", -2, 12, 38) + mark


def _outline(colour: int) -> str:
    return line(CUTS[colour], PAPER, 9)


@cache
def eternal(colour: int) -> str:
    """Draw an eternal gem: set in a gold ring."""
    ring = disc(0, 0, 43, "#fff6da", f' stroke="{GOLD}" stroke-width="11"')
    rim = f'<circle r="48" fill="none" stroke="{GOLD_DARK}" stroke-width="3"/>'
    return ring + rim + at(gem(colour), 0, 0, 0.66)


@cache
def stored(colour: int) -> str:
    """Draw a stored gem: on a tray."""
    tray = edged("M-44 14H44L34 42H-34Z", "#a57b4c", INK, 4)
    return at(gem(colour), 0, -8, 0.78) + tray


def gems() -> str:
    """Draw a handful of gems of any colours."""
    spots = ((-22, -18, 0), (22, -18, 1), (-22, 20, 2), (22, 20, 3))
    return "".join(at(gem(colour), x, y, 0.5) for x, y, colour in spots)


@cache
def some_gems(count: int) -> str:
    """Draw gems of any colours with their number."""
    spots = ((-30, -30, 0), (30, -30, 1), (-30, 30, 2), (30, 30, 3))
    heap = "".join(at(gem(colour), x, y, 0.44) for x, y, colour in spots)
    plate = disc(0, 0, 30, PAPER, f' stroke="{INK}" stroke-width="4"')
    return heap + plate + text(count, 0, 19, 54)


def cards() -> str:
    """Draw a card to be drawn: one of two backs."""
    law = edged("M-8 -40H40V28H-8Z", "#cbb4e0", INK, 5)
    person = edged("M-40 -28H12V42H-40Z", "#b98a4f", INK, 5)
    return law + person + fill(_STAR, GOLD, ' transform="translate(-14 7) scale(.42)"')


@cache
def some_cards(count: int) -> str:
    """Draw cards with their number."""
    plate = disc(20, 18, 29, PAPER, f' stroke="{INK}" stroke-width="4"')
    return cards() + (plate + text(count, 20, 37, 52) if count > 1 else "")


_SEATS: Final = (
    '<circle r="38"{}/>',
    '<rect x="-36" y="-36" width="72" height="72" rx="6"{}/>',
    '<path d="M0 -42L44 36H-44Z"{}/>',
    f'<path d="{_STAR}"{{}}/>',
)


def seat(number: int) -> str:
    """Draw the sign of a seat."""
    more = (
        f' fill="{SEAT_PAINTS[number]}" stroke="{PAPER}" stroke-width="7" stroke-linejoin="round"'
    )
    return _SEATS[number].format(more)


def robot() -> str:
    """Draw a virtual opponent."""
    head = edged("M-34 -20H34V34H-34Z", "#9aa7b5", INK, 5)
    eyes = disc(-14, 2, 7, INK) + disc(14, 2, 7, INK)
    return head + eyes + line("M-14 20H14M0 -20V-38", INK, 6) + disc(0, -40, 7, GOLD)


def _eye() -> str:
    lid = "M-44 0C-22 -32 22 -32 44 0C22 32 -22 32 -44 0Z"
    return edged(lid, PAPER, INK, 6) + disc(0, 0, 15, INK)


def _lens() -> str:
    glass = disc(-8, -8, 28, "none", ' stroke="currentColor" stroke-width="9"')
    return glass + line("M14 14L40 40", "currentColor", 13)


OTHERS: Final = {
    "check": disc(0, 0, 46, "#147a4c") + line("M-22 2L-6 20L24 -20", "#fff", 12),
    "dots": "".join(disc(x, 0, 9, "currentColor") for x in (-28, 0, 28)),
    "clash": disc(0, 0, 46, "#a3241b") + line("M-20 -20L20 20M20 -20L-20 20", "#fff", 12),
    "fist": edged("M-34 -16C-34 -32 34 -32 34 -16V14C34 36 -26 40 -30 16Z", "#e8c39a", INK, 5)
    + line("M-12 -26V2M8 -27V2M26 -22V0M-34 4C-20 -2 -4 2 0 12", INK, 5),
    "hand": edged("M-40 -20L-14 -36L14 36L-12 46Z", PAPER)
    + edged("M-18 -42H18V40H-18Z", PAPER)
    + edged("M14 -36L40 -20L12 46L-14 36Z", PARCHMENT),
    "lens": _lens(),
    "eye": _eye(),
    "lock": edged("M-30 -6H30V42H-30Z", "#a57b4c", INK, 5)
    + line("M-18 -8V-22A18 18 0 0 1 18 -22V-8", "currentColor", 9),
    "tucked": edged("M-34 -20H20V34H-34Z", PARCHMENT)
    + edged("M-20 -36H36V20H-20Z", PAPER)
    + line("M36 28V36H-10", INK, 5),
    "free": disc(0, 0, 44, "#d7f0dc", ' stroke="#147a4c" stroke-width="8"')
    + line("M-20 14L0 -16L20 14", "#147a4c", 10),
    "law": edged("M-30 -40H22A10 10 0 0 1 32 -30V40H-20A10 10 0 0 1 -30 30Z", "#efe6f8")
    + line("M-16 -20H18M-16 -4H18M-16 12H10", INK, 5),
    "large": edged("M-30 -38H30V38H-30Z", "#8d5a33") + fill(_STAR, GOLD, ' transform="scale(.5)"'),
    "small": edged("M-24 -30H24V30H-24Z", "#b98a4f") + fill(_STAR, GOLD, ' transform="scale(.4)"'),
    "crown": edged("M-42 34L-46 -22L-20 2L0 -36L20 2L46 -22L42 34Z", GOLD, GOLD_DARK, 6),
    "set": at(defence(), 0, -22, 0.5) + at(magic(), -24, 22, 0.5) + at(science(), 24, 22, 0.5),
    "legend": disc(0, 0, 44, "none", ' stroke="currentColor" stroke-width="8"')
    + text("?", 0, 22, 62, "currentColor"),
}


@cache
def symbols() -> dict[str, str]:
    """Give all signs by their names; those of tokens are named as `printed.TOKEN_NAMES` does."""
    found = {f"gem-{name}": gem(colour) for colour, name in enumerate(COLOUR_NAMES)}
    found |= {f"power-{value}": power(value) for value in POWERS}
    found |= {"science": science(), "magic": magic(), "defence": defence(), "attack": attack()}
    found |= {f"magic-{value}": magic_bonus(value) for value in MAGIC_BONUSES}
    for colour, name in enumerate(COLOUR_NAMES):
        for value in CIRCLE_BONUSES:
            found[f"circle-{name}-{value}"] = circle_bonus(colour, value)
        found[f"eternal-{name}"] = eternal(colour)
        found[f"stored-{name}"] = stored(colour)
    found |= {f"gems-{count}": some_gems(count) for count in range(1, 9)}
    found |= {f"cards-{count}": some_cards(count) for count in range(1, 4)}
    found |= {f"seat-{name}": seat(number) for number, name in enumerate(SEAT_NAMES)}
    found |= {"power": _coin(), "scroll": _scroll(), "ring": _ring()}
    return found | {"gems": gems(), "robot": robot(), "eternal-any": _any_eternal()} | OTHERS


def _coin() -> str:
    coin = disc(0, 0, 44, GOLD, f' stroke="{GOLD_DARK}" stroke-width="6"')
    return coin + fill(_STAR, GOLD_DARK, ' transform="scale(.62)"')


def _scroll() -> str:
    scroll = "M-40 -30H30A10 10 0 0 1 40 -20V30H-30A10 10 0 0 1 -40 20Z"
    return edged(scroll, "#e9dcff", _MAGIC, 6) + at(fill(_SPARK, _MAGIC), 0, 0, 0.7)


def _ring() -> str:
    """Draw a circle of one colour."""
    quarters = "M0 0V-36A36 36 0 0 1 36 0ZM0 0V36A36 36 0 0 1 -36 0Z"
    disk = disc(0, 0, 36, PAINTS[2]) + fill(quarters, "#fff", ' fill-opacity=".25"')
    rim = f'<circle r="41" fill="none" stroke="{GOLD_DARK}" stroke-width="12"/>'
    return disk + rim + f'<circle r="41" fill="none" stroke="{GOLD}" stroke-width="8"/>'


def _any_eternal() -> str:
    ring = disc(0, 0, 43, "#fff6da", f' stroke="{GOLD}" stroke-width="11"')
    return ring + at(gems(), 0, 0, 0.6)


def letter(colour: int, sign: str) -> str:
    """Draw a gem with the letter of its colour."""
    return gem(colour) + text(sign, 0, 17 if colour else 22, 44, ON_PAINTS[colour])
