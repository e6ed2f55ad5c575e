"""An emblem for every card: plain heraldic charges, in a box of 100 x 100 around the origin."""

from functools import cache
from typing import Final

from velkahra.games.viceroy.picture.art.ink import (
    GOLD,
    GOLD_DARK,
    PAPER,
    at,
    disc,
    edged,
    fill,
    line,
)

_DARK: Final = "#54402f"
_STEEL: Final = "#8b95a3"
_WOOD: Final = "#9a6a3c"
_RED: Final = "#a93a31"
_GREEN: Final = "#4c7f3f"
_STAR: Final = "M0 -42L11 -14L42 -13L18 6L26 36L0 19L-26 36L-18 6L-42 -13L-11 -14Z"


def _solid(data: str, colour: str) -> str:
    return edged(data, colour, _DARK, 4)


def _stroke(data: str, wide: float = 7, colour: str = _DARK) -> str:
    return line(data, colour, wide)


def _sword() -> str:
    blade = _solid("M-5 -44L0 -50L5 -44V18H-5Z", "#dfe5ec")
    return blade + _stroke("M-20 20H20", 8, GOLD_DARK) + _stroke("M0 22V40", 8, _WOOD)


def _anchor() -> str:
    return (
        f'<circle cy="-34" r="9" fill="none" stroke="{_DARK}" stroke-width="7"/>'
        + _stroke("M0 -25V38M-18 -12H18M-36 8C-34 30 -18 40 0 40C18 40 34 30 36 8", 8)
        + fill("M-44 16L-36 0L-26 14ZM44 16L36 0L26 14Z", _DARK)
    )


def _wheel() -> str:
    ring = f'<circle r="26" fill="none" stroke="{_WOOD}" stroke-width="9"/>'
    return _stroke("M0 -44V44M-44 0H44M-31 -31L31 31M-31 31L31 -31", 5) + ring + disc(0, 0, 8, GOLD)


def _bow() -> str:
    return (
        _stroke("M-14 -42C30 -30 30 30 -14 42", 8, _WOOD)
        + _stroke("M-14 -42V42", 3)
        + _stroke("M-38 0H36", 5)
        + fill("M44 0L28 -9V9Z", _DARK)
    )


def _cannon() -> str:
    barrel = _solid("M-36 -20L36 -32V-4L-36 4C-48 0 -48 -16 -36 -20Z", _STEEL)
    return (
        barrel
        + disc(-14, 20, 20, _WOOD, f' stroke="{_DARK}" stroke-width="5"')
        + disc(-14, 20, 5, _DARK)
    )


def _crown(points: str) -> str:
    band = _solid("M-36 22H36V36H-36Z", GOLD)
    return edged(points, GOLD, GOLD_DARK, 4) + band + disc(0, 29, 4, _RED)


def _spyglass() -> str:
    tube = _solid(
        "M-44 20L-12 -2L-4 12L-36 34ZM-10 -4L18 -24L28 -8L-2 12ZM20 -26L38 -38L48 -20L30 -10Z", GOLD
    )
    return tube


def _shield() -> str:
    outline = "M-36 -40H36V0C36 24 18 38 0 46C-18 38 -36 24 -36 0Z"
    return _solid(outline, _STEEL) + fill("M-36 -40H0V46C-18 38 -36 24 -36 0Z", _RED)


def _hat() -> str:
    cone = _solid("M-22 18C-12 -4 -8 -30 14 -46C12 -30 12 -4 24 18Z", "#5b4690")
    return cone + _solid("M-44 24C-20 10 20 10 44 24C20 36 -20 36 -44 24Z", "#5b4690")


def _gear() -> str:
    teeth = _stroke("M0 -42V42M-42 0H42M-30 -30L30 30M-30 30L30 -30", 13, _STEEL)
    return (
        teeth
        + disc(0, 0, 28, _STEEL, f' stroke="{_DARK}" stroke-width="3"')
        + disc(0, 0, 11, PAPER)
    )


def _wings() -> str:
    left = (
        "M-4 6C-20 -34 -44 -34 -44 -12C-44 4 -24 10 -4 6ZM-4 8C-28 8 -36 26 -24 "
        "34C-14 38 -6 24 -4 8Z"
    )
    right = "M4 6C20 -34 44 -34 44 -12C44 4 24 10 4 6ZM4 8C28 8 36 26 24 34C14 38 6 24 4 8Z"
    return _solid(left, "#cfe3f2") + _solid(right, "#cfe3f2") + _stroke("M0 -16V26", 7)


def _person(x: float, y: float, scale: float, colour: str) -> str:
    body = _solid("M-26 44C-26 8 26 8 26 44Z", colour)
    return at(
        body + disc(0, -12, 18, "#e8c39a", f' stroke="{_DARK}" stroke-width="4"'), x, y, scale
    )


_CHARGES: Final = {
    "sword": _sword(),
    "swords": f'<g transform="rotate(38)">{_sword()}</g><g transform="rotate(-38)">{_sword()}</g>',
    "anchor": _anchor(),
    "wheel": _wheel(),
    "bow": _bow(),
    "cannon": _cannon(),
    "crown": _crown("M-40 22L-44 -20L-20 4L0 -34L20 4L44 -20L40 22Z"),
    "coronet": _crown("M-36 22V-6L-24 8L-12 -14L0 6L12 -14L24 8L36 -6V22Z"),
    "spyglass": _spyglass(),
    "shield": _shield(),
    "hat": _hat(),
    "gear": _gear(),
    "wings": _wings(),
    "key": f'<circle cy="-24" r="15" fill="none" stroke="{GOLD_DARK}" stroke-width="9"/>'
    + _stroke("M0 -8V42M0 28H16M0 40H20", 9, GOLD_DARK),
    "leaf": _solid("M-30 36C-36 -10 0 -40 36 -40C38 0 16 32 -30 36Z", _GREEN)
    + _stroke("M-40 44L18 -20", 5),
    "book": _solid(
        (
            "M0 -24C-12 -34 -30 -32 -42 -28V26C-30 22 -12 22 0 32C12 22 30 22 42 "
            "26V-28C30 -32 12 -34 0 -24Z"
        ),
        PAPER,
    )
    + _stroke("M0 -24V32M-30 -12H-12M-30 4H-12M12 -12H30M12 4H30", 4),
    "lantern": _stroke("M-16 -30C-16 -48 16 -48 16 -30", 5)
    + _solid("M-22 -28H22V-18H-22ZM-18 -18H18V28H-18ZM-24 28H24V38H-24Z", "#f4d27a"),
    "baton": _stroke("M-30 30L30 -30", 14, _RED) + disc(-32, 32, 8, GOLD) + disc(32, -32, 8, GOLD),
    "rook": _solid(
        "M-30 -40H-16V-28H-7V-40H7V-28H16V-40H30V-16H20V20L30 40H-30L-20 20V-16H-30Z", _STEEL
    ),
    "wand": _stroke("M-34 36L12 -10", 9, _WOOD)
    + fill(
        (
            "M22 -46C25 -28 28 -25 46 -22C28 -19 25 -16 22 2C19 -16 16 -19 -2 -22C16 "
            "-25 19 -28 22 -46Z"
        ),
        GOLD,
    ),
    "axe": _stroke("M-24 42L20 -36", 8, _WOOD)
    + _solid("M4 -42C28 -44 44 -28 42 -4C32 -14 22 -16 8 -14L0 -24Z", _STEEL),
    "pick": _stroke("M-28 40L16 -18", 8, _WOOD) + _stroke("M-24 -30C0 -44 30 -28 40 6", 9, _STEEL),
    "chevrons": "".join(
        _stroke(f"M-34 {y}L0 {y - 22}L34 {y}", 10, GOLD_DARK) for y in (-8, 16, 40)
    ),
    "drum": _solid("M-34 -20H34V32H-34Z", _RED)
    + _stroke("M-34 -20L-12 32L10 -20L32 32", 4, GOLD)
    + _stroke("M-20 -44L6 -24M26 -46L0 -24", 5, _WOOD),
    "medal": fill("M-18 -46H-4L8 -6H-10ZM18 -46H4L-8 -6H10Z", _RED)
    + disc(0, 16, 26, GOLD, f' stroke="{GOLD_DARK}" stroke-width="5"')
    + fill(_STAR, PAPER, ' transform="translate(0 16) scale(.4)"'),
    "star": _solid(_STAR, GOLD),
    "coins": "".join(
        disc(x, y, 20, GOLD, f' stroke="{GOLD_DARK}" stroke-width="5"')
        for x, y in ((-20, 14), (20, 14), (0, -16))
    ),
    "flag": _stroke("M-28 -44V46", 7, _WOOD)
    + _solid("M-24 -40C-4 -52 10 -28 40 -38V0C10 10 -4 -12 -24 0Z", _RED),
    "dagger": _solid("M0 46L-9 2H9Z", "#dfe5ec")
    + _stroke("M-22 -2H22", 8, GOLD_DARK)
    + _stroke("M0 -6V-34", 9, _DARK)
    + disc(0, -38, 7, GOLD),
    "bomb": disc(-4, 10, 30, "#3b3530")
    + _stroke("M14 -16C20 -34 30 -34 38 -28", 6, _WOOD)
    + fill(_STAR, "#f0792b", ' transform="translate(40 -30) scale(.36)"'),
    "mask": _solid(
        "M-44 -20C-16 -30 16 -30 44 -20C46 14 24 26 4 8H-4C-24 26 -46 14 -44 -20Z", "#3b3530"
    )
    + fill(
        (
            "M-32 -8C-22 -16 -12 -12 -10 -4C-18 2 -28 0 -32 -8ZM32 -8C22 -16 12 -12 10 "
            "-4C18 2 28 0 32 -8Z"
        ),
        PAPER,
    ),
    "mace": _stroke("M-30 38L6 -6", 8, _WOOD)
    + disc(18, -20, 18, _STEEL, f' stroke="{_DARK}" stroke-width="4"')
    + _stroke("M18 -46V6M-8 -20H44M0 -38L36 -2M0 -2L36 -38", 5, _STEEL),
    "scroll": _solid("M-30 -36H30V26C30 42 14 42 14 30H-30Z", PAPER)
    + _stroke("M-18 -22H16M-18 -8H16M-18 6H6", 4)
    + disc(18, 30, 9, _RED),
    "helmet": _solid("M-32 34V-6C-32 -52 32 -52 32 -6V34H10V6H-10V34Z", _STEEL)
    + _stroke("M-24 0H24", 7)
    + _stroke("M0 -40C20 -50 36 -36 42 -16", 7, _RED),
    "barrel": _solid("M-26 -42H26C40 -16 40 16 26 42H-26C-40 16 -40 -16 -26 -42Z", _WOOD)
    + _stroke("M-33 -20H33M-33 20H33", 6),
    "flask": _solid(
        "M-10 -44H10V-16L34 30C38 40 32 44 24 44H-24C-32 44 -38 40 -34 30L-10 -16Z", "#dbeee8"
    )
    + fill("M-22 12H22L31 31C34 38 30 40 24 40H-24C-30 40 -34 38 -31 31Z", _GREEN),
    "boot": _solid("M-20 -44H10V6C22 14 40 14 42 34H-20Z", _WOOD) + _stroke("M-20 40H42", 6),
    "steps": fill(
        (
            "M-26 -36C-10 -40 -8 -8 -20 -6C-32 -8 -36 -32 -26 -36ZM-20 0a8 8 0 1 1 -.1 "
            "0ZM18 -14C34 -18 36 14 24 16C12 14 8 -10 18 -14ZM24 22a8 8 0 1 1 -.1 0Z"
        ),
        _DARK,
    ),
    "chest": _solid("M-42 -8C-42 -40 42 -40 42 -8V36H-42Z", _WOOD)
    + _stroke("M-42 -6H42", 5)
    + disc(0, 0, 9, GOLD),
    "people": _person(-26, 6, 0.62, "#37874a")
    + _person(26, 6, 0.62, "#2f6db5")
    + _person(0, 8, 0.8, _RED),
    "rings": "".join(
        f'<circle cx="{x}" cy="{y}" r="20" fill="none" stroke="{paint}" stroke-width="8"/>'
        for x, y, paint in ((-16, -12, "#2f6db5"), (16, -12, _RED), (0, 14, "#37874a"))
    ),
    "exchange": _stroke("M-36 -16H26M36 16H-26", 9)
    + fill("M42 -16L22 -32V0ZM-42 16L-22 32V0Z", _DARK),
    "lift": _solid("M-26 -4H26V44H-26Z", PAPER)
    + _stroke("M0 -8V-30", 9)
    + fill("M0 -48L18 -26H-18Z", _DARK),
    "twins": _solid("M-38 -34H8V22H-38Z", PAPER)
    + _solid("M-8 -20H38V38H-8Z", PAPER)
    + fill(_STAR, GOLD, ' transform="translate(15 8) scale(.42)"'),
}

_BEARERS: Final = {
    "anchor": (1, 32, 40, 48, 59),
    "scroll": (2, 41),
    "leaf": (3, 30, 38),
    "book": (4,),
    "spyglass": (5, 12),
    "key": (6, 23),
    "boot": (7,),
    "shield": (8, 35),
    "cannon": (9,),
    "baton": (10,),
    "bow": (11, 26, 36),
    "wand": (13, 54, 57),
    "axe": (14, 25, 64),
    "star": (15, 62),
    "pick": (16,),
    "chevrons": (17, 45),
    "coins": (18, 61),
    "flag": (19,),
    "drum": (20,),
    "wings": (21,),
    "dagger": (22, 27, 55),
    "mask": (24, 42),
    "swords": (28, 63),
    "rook": (29,),
    "crown": (31, 44, 52),
    "coronet": (33, 60),
    "lantern": (34,),
    "helmet": (37,),
    "sword": (39,),
    "gear": (43,),
    "bomb": (46,),
    "barrel": (47,),
    "hat": (49,),
    "mace": (50,),
    "wheel": (51,),
    "steps": (53,),
    "flask": (56,),
    "medal": (58,),
}
_OF_CARD: Final = {card: name for name, cards in _BEARERS.items() for card in cards}
_OF_EFFECT: Final = {
    "replace_card": "lift",
    "duplicate_tokens": "twins",
    "swap_token": "exchange",
    "take_display_card_skip_auction": "drum",
    "draw_laws_return": "scroll",
    "choose_one": "key",
    "tuck_from_hand": "mask",
    "tuck_free_card": "crown",
    "store_gems": "chest",
    "tuck_on_take": "book",
    "points_per_card": "people",
    "points_per_set": "shield",
    "points_per_circle_and_eternal": "rings",
    "points_per_adjacent_character": "people",
}


@cache
def charges() -> dict[str, str]:
    """Give all charges by their names."""
    return dict(_CHARGES)


def charge_of(card: int, effect: str = "") -> str:
    """Name the charge of a character, or of a law by what it does."""
    return _OF_EFFECT[effect] if effect else _OF_CARD[card]
