"""Emblems: suits, coalitions, regions and actions.

No meaning hangs on colour alone: suits, coalitions and regions have shapes, coalitions a letter
(A, B, R); actions that depend on the rank of a card show it. Rules: PP-TERM-01, PP-TERM-07.
"""

from functools import cache
from typing import Final

from velkahra.games.pamir.picture.art.ink import (
    COALITION_INKS,
    COALITION_PAINTS,
    GOLD,
    GOLD_DARK,
    INK,
    PAPER,
    SUIT_PAINTS,
    at,
    disc,
    edged,
    fill,
    line,
)

SUIT_GROUNDS: Final = {
    "economic": "M0 -46A46 46 0 1 1 -0.1 -46Z",
    "military": "M-41 -43H41V4C41 27 20 41 0 48C-20 41 -41 27 -41 4Z",
    "political": (
        "M0 -49C8 -31 45 -27 45 7C45 31 25 46 0 46C-25 46 -45 31 -45 7C-45 -27 -8 -31 0 -49Z"
    ),
    "intelligence": "M-27 -43H27L49 0L27 43H-27L-49 0Z",
}


@cache
def suit_sign(suit: str, ink: str, ground: str) -> str:
    """Draw what stands for a suit: a purse, a helmet, a crown, an eye."""
    if suit == "economic":
        bag = (
            "M-9 -14C-33 0 -38 34 -21 34H21C38 34 33 0 9 -14ZM-15 -36Q-7 -29 0 "
            "-35Q7 -29 15 -36L8 -19H-8Z"
        )
        coin = "M0 -3V27M-9 5Q0 -2 9 5M-9 19Q0 26 9 19"
        return fill(bag, ink) + line(coin, ground, 5)
    if suit == "military":
        bowl = "M-27 7C-27 -16 -14 -26 -4 -28L0 -40L4 -28C14 -26 27 -16 27 7Z"
        mail = "M-27 13H-10V35L-24 30ZM27 13H10V35L24 30Z"
        return fill(bowl + mail + "M-4 12H4V32H-4Z", ink) + line("M-22 1Q0 -8 22 1", ground, 4)
    if suit == "political":
        crown = "M-33 -15L-16 2L0 -27L16 2L33 -15L27 21H-27ZM-27 26H27V34H-27Z"
        balls = disc(-33, -17, 5, ink) + disc(0, -29, 5, ink) + disc(33, -17, 5, ink)
        return fill(crown, ink) + balls + fill("M0 2L6 11L0 20L-6 11Z", ground)
    almond = "M-36 2C-18 -26 18 -26 36 2C18 28 -18 28 -36 2Z"
    rays = "M-22 -24L-27 -33M0 -29V-38M22 -24L27 -33"
    pupil = disc(0, 1, 13, ground) + disc(4, -3, 4.5, ink)
    return fill(almond, ink) + pupil + line(rays, ink, 5)


@cache
def suit_badge(suit: str) -> str:
    """Draw a suit in its shape and colour."""
    paint = SUIT_PAINTS[suit]
    sign = at(suit_sign(suit, PAPER, paint), 0, 2 if suit == "political" else 0, 0.84)
    return edged(SUIT_GROUNDS[suit], paint, PAPER, 4) + sign


_LETTERS: Final = {
    "afghan": "M-19 26L-3 -25H3L19 26M-12 9H12",
    "british": "M-14 -24V24H3C22 24 22 0 3 0H-14M1 0C18 0 18 -24 1 -24H-14",
    "russian": "M-14 26V-24H2C22 -24 22 4 2 4H-14M4 4L17 26",
}
_SHIELDS: Final = {
    "afghan": (
        "M-15 -36A17 17 0 0 1 15 -36A17 17 0 0 1 36 -15A17 17 0 0 1 36 15A17 17"
        " 0 0 1 15 36A17 17 0 0 1 -15 36A17 17 0 0 1 -36 15A17 17 0 0 1 "
        "-36 -15A17 17 0 0 1 -15 -36Z"
    ),
    "british": "M-36 -42H36Q42 -42 42 -36V36Q42 42 36 42H-36Q-42 42 -42 36V-36Q-42 -42 -36 -42Z",
    "russian": "M0 -50L50 0L0 50L-50 0Z",
}


def letter(coalition: str, ink: str, wide: float = 9.5) -> str:
    """Draw the letter of a coalition as a line, so that no font is needed."""
    return line(_LETTERS[coalition], ink, wide)


@cache
def coalition_badge(coalition: str) -> str:
    """Draw a coalition: its shape, colour and letter."""
    paint, ink = COALITION_PAINTS[coalition], COALITION_INKS[coalition]
    scale = 0.82 if coalition == "russian" else 1
    return edged(_SHIELDS[coalition], paint, INK, 4) + at(letter(coalition, ink), 0, 0, scale)


REGION_STAR: Final = (
    "M0 -50L14 -34L35 -35L34 -14L50 0L34 14L35 35L14 34L0 50L-14 34L-35 35L-34 14L-50 0"
    "L-34 -14L-35 -35L-14 -34Z"
)
REGION_GROUNDS: Final = {
    "transcaspia": REGION_STAR,
    "kabul": "M0 -49L48 -13L30 45H-30L-48 -13Z",
    "punjab": "M0 -46A46 46 0 1 1 -0.1 -46Z",
    "persia": ("M0 -52L15 -19L50 -15L24 9L31 45L0 27L-31 45L-24 9L-50 -15L-15 -19Z"),
    "herat": "M-19 -46H19L46 -19V19L19 46H-19L-46 19V-19Z",
    "kandahar": "M-42 -42H42V42H-42Z",
}
REGION_PAINTS: Final = {
    "transcaspia": "#7b5a2e",
    "kabul": "#3e5a72",
    "punjab": "#3c6a3f",
    "persia": "#1d6e77",
    "herat": "#7a4163",
    "kandahar": "#94452c",
}


def _region_sign(region: str) -> str:
    ink, ground = PAPER, REGION_PAINTS[region]
    if region == "transcaspia":
        return fill("M-22 20V0Q-20 -18 0 -22Q20 -18 22 0V20Z", ink) + fill("M-6 20V2H6V20Z", ground)
    if region == "kabul":
        return fill("M-32 26L-9 -18L4 6L13 -8L32 26Z", ink) + line("M-17 2L-9 6L-3 0", ground, 5)
    if region == "punjab":
        waves = "M-30 {0}Q-20 {1} -10 {0}T10 {0}T30 {0}"
        return line("".join(waves.format(y, y - 11) for y in (-15, 2, 19)), ink, 6)
    if region == "persia":
        return disc(0, 0, 15, ink) + disc(0, 0, 7, ground)
    if region == "herat":
        tower = "M-8 32L-5 -12H5L8 32ZM-9 -13H9V-19H-9ZM-5 -20Q-6 -30 0 -37Q6 -30 5 -20Z"
        return fill(tower, ink) + fill("M-27 32V8H-15V32ZM15 32V8H27V32Z", ink)
    wall = "M-30 28V-18H-20V-9H-12V-18H-4V-9H4V-18H12V-9H20V-18H30V28Z"
    return fill(wall, ink) + fill("M-8 28V12Q0 2 8 12V28Z", ground)


@cache
def region_badge(region: str) -> str:
    """Draw a region: its shape with a sign inside."""
    size = 0.86 if region == "transcaspia" else 0.9
    ground = edged(REGION_GROUNDS[region], REGION_PAINTS[region], PAPER, 4)
    return ground + at(_region_sign(region), 0, 2 if region == "kabul" else 0, size)


def medal(inside: str) -> str:
    """Draw the dark disc that actions stand on."""
    rim = f' stroke="{PAPER}" stroke-width="4"'
    ring = f' stroke="{GOLD}" stroke-width="2.5"'
    return disc(0, 0, 47, "#31261f", rim) + disc(0, 0, 41, "none", ring) + inside


_COINS: Final = (
    ((0, -12, 17),),
    ((-16, -8, 14.5), (16, -8, 14.5)),
    ((-19, 0, 12.5), (19, 0, 12.5), (0, -20, 12.5)),
)


def _tax(rank: int) -> str:
    coins = "".join(
        disc(x, y, r, GOLD)
        + disc(x, y, r * 0.45, "none", f' stroke="{GOLD_DARK}" stroke-width="3"')
        for x, y, r in _COINS[rank - 1]
    )
    bowl = fill("M-34 10Q-30 32 -12 33H12Q30 32 34 10Q0 24 -34 10Z", PAPER)
    return coins + bowl


def _move(rank: int) -> str:
    arrow = "M-28 {0}H8V{1}L30 {2}L8 {3}V{4}H-28L-20 {2}Z"
    reach = (9, 7, 5.5)[rank - 1]
    head = reach * 2.2
    rows = ((0,), (-15, 15), (-23, 0, 23))[rank - 1]
    arrows = (arrow.format(*(f"{y + d:g}" for d in (-reach, -head, 0, head, reach))) for y in rows)
    return fill("".join(arrows), PAPER)


_SABRE: Final = (
    "M-5 34L-5 22H5L5 34ZM-11 17H11V22H-11ZM-4.5 16C-8 -4 -4 -22 10 -36C8 -18 6 0 4.5 16Z"
)


def _battle(rank: int) -> str:
    turns = ((0,), (-42, 42), (-48, 0, 48))[rank - 1]
    size = (1, 0.96, 0.96)[rank - 1]
    blades = []
    for turn in turns:
        flip = " scale(-1 1)" if turn < 0 else ""
        colour = GOLD if turn == 0 and rank == 3 else PAPER
        blades.append(
            f'<path d="{_SABRE}" fill="{colour}" stroke="#31261f" stroke-width="2" '
            f'transform="rotate({turn}){flip} scale({size})"/>'
        )
    return "".join(blades)


def _gift() -> str:
    box = fill("M-26 -2H26V31H-26ZM-31 -15H31V-3H-31Z", PAPER)
    ribbon = fill("M-6 -15H6V31H-6Z", "#d0473d")
    bow = line(
        "M0 -16C-8 -34 -26 -32 -22 -20Q-16 -14 0 -16C8 -34 26 -32 22 -20Q16 -14 0 -16", GOLD, 5.5
    )
    return box + ribbon + bow


def _build() -> str:
    bricks = "M-30 16H-2V31H-30ZM2 16H30V31H2ZM-16 -2H14V12H-16Z"
    hammer = line("M-8 -8L20 -34", GOLD, 7)
    head = fill("M4 -38L14 -47L34 -24L24 -15Z", PAPER)
    return fill(bricks, PAPER) + at(hammer + head, -4, 8, 0.86)


def _betray() -> str:
    card = (
        f'<path d="M-22 -24H16V28H-22Z" fill="{PAPER}" transform="rotate(-8)"/>'
        '<path d="M-15 -14H9M-15 -4H9M-15 6H2" stroke="#a8977a" '
        'stroke-width="4" transform="rotate(-8)"/>'
    )
    blade = "M-4.5 -12H4.5L3.5 24L0 38L-3.5 24ZM-14 -18H14V-12H-14ZM-4.5 -38H4.5V-18H-4.5Z"
    dagger = (
        f'<path d="{blade}" fill="#e0564a" stroke="#31261f" stroke-width="3" '
        'stroke-linejoin="round" transform="translate(2 -1) rotate(32)"/>'
    )
    return card + dagger


@cache
def action_medal(action: str, rank: int) -> str:
    """Draw an action. Taxing, moving and battling show the rank.

    Rules: PP-TERM-07.
    """
    match action:
        case "tax":
            inside = _tax(rank)
        case "move":
            inside = _move(rank)
        case "battle":
            inside = _battle(rank)
        case "gift":
            inside = _gift()
        case "build":
            inside = _build()
        case _:
            inside = _betray()
    return medal(inside)
