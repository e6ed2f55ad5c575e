"""Small signs: coins, tokens, honours, and what stands for the effects of events."""

from collections.abc import Callable
from typing import Final

from velkahra.games.pamir.picture.art.emblems import REGION_GROUNDS, coalition_badge, letter, medal
from velkahra.games.pamir.picture.art.ink import (
    BLOOD,
    COALITION_PAINTS,
    GOLD,
    GOLD_DARK,
    INK,
    PAPER,
    PARCHMENT,
    WOOD,
    at,
    disc,
    edged,
    fill,
    line,
)
from velkahra.games.pamir.picture.art.pieces import army
from velkahra.picture.palette import shade

_RIM: Final = f' stroke="{INK}" stroke-width="4"'


def star(paint: str, edge: str) -> str:
    """Draw a star."""
    return edged(REGION_GROUNDS["persia"], paint, edge, 5)


def _coin() -> str:
    beads = (
        f' stroke="{GOLD_DARK}" stroke-width="5" stroke-dasharray="0.1 9.5" stroke-linecap="round"'
    )
    rim = f' stroke="{INK}" stroke-width="4"'
    return disc(0, 0, 45, GOLD, rim) + disc(0, 0, 37, "#f5d374") + disc(0, 0, 36.5, "none", beads)


def _ruler() -> str:
    """Draw a state parasol, the sign of who rules, on gold."""
    disc_ = disc(0, 0, 46, "#f0c653", f' stroke="{INK}" stroke-width="4"')
    shade_ = edged(
        "M-34 -2C-32 -26 -14 -34 0 -36C14 -34 32 -26 34 -2Q25 -9 17 -2Q9 "
        "-9 0 -2Q-9 -9 -17 -2Q-25 -9 -34 -2Z",
        BLOOD,
        INK,
        3,
    )
    ribs = line("M0 -35C-8 -26 -14 -14 -16 -5M0 -35C8 -26 14 -14 16 -5", INK, 2.5)
    return disc_ + line("M0 -38V36M-8 36H8", INK, 5) + shade_ + ribs + disc(0, -39, 4.5, INK)


def patriot(coalition: str) -> str:
    """Draw a cockade: ribbons below the emblem; one of any coalition has a star."""
    paint = COALITION_PAINTS.get(coalition, WOOD)
    tails = edged(
        "M-26 14L-34 50L-18 42L-6 50L0 20L6 50L18 42L34 50L26 14Z", shade(paint, -0.3), INK, 3
    )
    badge = (
        coalition_badge(coalition) if coalition else disc(0, 0, 45, WOOD, _RIM) + star(PAPER, INK)
    )
    return tails + at(badge, 0, -10, 0.8)


def prize(coalition: str) -> str:
    """Draw a medal on a ribbon; one of any coalition has a star."""
    paint = COALITION_PAINTS.get(coalition, WOOD)
    ribbon = edged("M-26 -50H-4L4 -20L-10 -10ZM26 -50H4L-4 -20L10 -10Z", paint, INK, 3)
    medal = disc(0, 14, 36, GOLD, _RIM) + disc(0, 14, 27, PAPER)
    sign = letter(coalition, INK, 12) if coalition else fill(REGION_GROUNDS["persia"], INK)
    return ribbon + medal + at(sign, 0, 14, 0.66 if coalition else 0.44)


def _hostage() -> str:
    """Draw a padlock, to be labelled with the price."""
    bow = line("M-22 -8V-22A22 22 0 0 1 22 -22V-8", INK, 15) + line(
        "M-22 -8V-22A22 22 0 0 1 22 -22V-8", "#c9ccd2", 8
    )
    body = edged(
        "M-38 -12H38Q44 -12 44 -6V40Q44 46 38 46H-38Q-44 46 -44 40V-6Q-44 -12 -38 -12Z", PAPER
    )
    return bow + body


def _dominance() -> str:
    """Draw a seal with the three shapes of the coalitions."""
    rays = "".join(
        f'<path d="M-6 -50H6L3 -40H-3Z" fill="{GOLD}" transform="rotate({turn})"/>'
        for turn in range(0, 360, 30)
    )
    ring = disc(0, 0, 42, "#5e1720", f' stroke="{GOLD}" stroke-width="4"')
    badges = (
        at(coalition_badge("afghan"), 0, -17, 0.36)
        + at(coalition_badge("british"), -18, 13, 0.36)
        + at(coalition_badge("russian"), 18, 13, 0.36)
    )
    return rays + ring + badges


def _event() -> str:
    """Draw an unrolled decree."""
    sheet = edged("M-30 -36H30V30H-30Z", PAPER, INK, 4)
    rolls = edged("M-38 -44H38V-32H-38ZM-38 28H38V40H-38Z", PARCHMENT, INK, 4)
    lines = line("M-18 -20H18M-18 -8H18M-18 4H6", "#a8977a", 5)
    return sheet + rolls + lines + disc(14, 17, 9, BLOOD)


def _ability() -> str:
    """Draw a lamp-like eight-pointed spark: a card with a power of its own."""
    spark = (
        "M0 -50L10 -19L35 -35L19 -10L50 0L19 10L35 35L10 19L0 50L-10 "
        "19L-35 35L-19 10L-50 0L-19 -10L-35 -35L-10 -19Z"
    )
    return edged(spark, GOLD, INK, 4) + disc(0, 0, 9, INK)


def _radicalize() -> str:
    """Draw a card on its way into the court."""
    card = edged("M-30 -40H14V22H-30Z", PAPER, "#31261f", 3)
    arrow = edged("M-4 8H12V-6L36 16L12 38V24H-4Z", GOLD, "#31261f", 3)
    return medal(at(card + line("M-22 -28H6M-22 -18H6", "#a8977a", 4) + arrow, -2, 5, 0.8))


def _no() -> str:
    """Draw a stroke that says no."""
    return line("M-38 38L38 -38", PAPER, 16) + line("M-38 38L38 -38", BLOOD, 9)


def _flames() -> str:
    outer = (
        "M-34 44C-50 12 -24 2 -26 -22C-12 -14 -8 -4 -8 2C0 -12 0 -30 -6 "
        "-46C20 -32 22 -10 20 2C26 -2 28 -8 28 -14C44 8 44 30 34 44Z"
    )
    return edged(outer, "#d9542b", INK, 4) + fill(
        "M-16 44C-24 26 -6 20 -4 4C10 16 20 28 14 44Z", "#f7c948"
    )


def _diamond() -> str:
    gem = edged("M-24 -34H24L46 -8L0 44L-46 -8Z", "#d8eef6", INK, 4)
    return gem + line(
        "M-46 -8H46M-24 -34L-14 -8L0 44L14 -8L24 -34M-14 -8L0 -34L14 -8", "#5f8ea3", 3
    )


def _hourglass() -> str:
    glass = edged(
        "M-24 -38H24C24 -14 6 -8 6 0C6 8 24 14 24 38H-24C-24 14 -6 8 -6 0C-6 -8 -24 -14 -24 -38Z",
        PAPER,
    )
    sand = fill(
        "M-16 -20H16C10 -12 2 -8 0 0C-2 -8 -10 -12 -16 -20ZM-20 36C-18 24 18 24 20 36Z", GOLD
    )
    return glass + sand + line("M-32 -42H32M-32 42H32", INK, 9)


def _gossip() -> str:
    bubble = edged("M-44 -36H44V18H4L-20 42V18H-44Z", PAPER, INK, 5)
    return bubble + "".join(disc(x, -9, 7, INK) for x in (-22, 0, 22))


def _swap() -> str:
    arrows = "M-36 -14H30M14 -32L32 -14L14 4M36 18H-30M-14 0L-32 18L-14 36"
    return line(arrows, PAPER, 18) + line(arrows, INK, 9)


def _card_sign() -> str:
    sheet = edged("M-30 -44H30V44H-30Z", PAPER, INK, 5)
    return sheet + fill("M0 -22L20 0L0 22L-20 0Z", "#8f3a2e")


def _double() -> str:
    return at(army(""), -16, 6, 0.74) + at(army(""), 22, 6, 0.74)


def _fatigue() -> str:
    """Draw a broken sword."""
    hilt = edged(
        "M-6 22H6V46H-6ZM-24 12H24V22H-24ZM-11 12V-4L-3 -12L3 -2L11 -8V12Z", "#c9ccd2", INK, 4
    )
    point = edged("M-10 -12L-3 -22L4 -12L12 -18V-34L1 -52L-10 -34Z", "#c9ccd2", INK, 4)
    return hilt + f'<g transform="translate(6 -2) rotate(26)">{point}</g>'


SIGNS: Final[dict[str, Callable[[], str]]] = {
    "coin": _coin,
    "ruler": _ruler,
    "hostage": _hostage,
    "dominance": _dominance,
    "event": _event,
    "ability": _ability,
    "radicalize": _radicalize,
    "no": _no,
    "flames": _flames,
    "diamond": _diamond,
    "hourglass": _hourglass,
    "gossip": _gossip,
    "swap": _swap,
    "card": _card_sign,
    "double": _double,
    "fatigue": _fatigue,
    "patriot": lambda: patriot(""),
    "prize": lambda: prize(""),
}
