"""The things on the cards: bazaars, mines, forts, beasts and arms.

Each is drawn in a colour of its own in the frame of `scenes`, its middle at x = 0.
"""

from typing import Final

from velkahra.games.pamir.picture.art import beasts
from velkahra.games.pamir.picture.art.beasts import thin
from velkahra.games.pamir.picture.art.ink import (
    BLOOD,
    GOLD,
    GOLD_DARK,
    INK,
    PAPER,
    at,
    disc,
    fill,
    line,
)
from velkahra.picture.palette import shade


def _stall(paint: str) -> str:
    awning = thin("M-34 14H34L40 30H-40Z", PAPER)
    stripes = fill(
        "M-27 14H-19L-22 30H-32ZM-11 14H-3L-3 30H-13ZM6 14H14L17 30H7ZM22 14H30L36 30H26Z", paint
    )
    posts = line("M-34 30V72M34 30V72", "#6b4a26", 2.6)
    table = thin("M-36 54H36V72H-36Z", "#9a6b3f")
    jars = thin(
        "M-28 54C-34 46 -28 42 -25 40H-19C-16 42 -10 46 -16 54ZM16 54C10 "
        "46 14 43 18 41H26C30 43 34 46 28 54Z",
        "#c4703f",
    )
    fruit = "".join(
        disc(x, y, 3.2, GOLD, f' stroke="{INK}"')
        for x, y in ((-5, 51), (1, 51), (7, 51), (-2, 46), (4, 46))
    )
    return posts + awning + stripes + table + jars + fruit + line("M-30 63H30", "#7a5230", 1.5)


def _carpet(paint: str) -> str:
    frame = line("M-32 6V74M32 6V74M-36 10H36", "#6b4a26", 3)
    rug = (
        thin("M-26 10H26V66H-26Z", paint)
        + f'<path d="M-21 15H21V61H-21Z" fill="none" stroke="{GOLD}" stroke-width="2"/>'
    )
    star = fill("M0 20L6 32L16 38L6 44L0 56L-6 44L-16 38L-6 32Z", PAPER) + fill(
        "M0 30L6 38L0 46L-6 38Z", paint
    )
    fringe = line("M-24 66V71M-16 66V71M-8 66V71M0 66V71M8 66V71M16 66V71M24 66V71", PAPER, 1.5)
    return frame + rug + star + fringe


def _mine(paint: str) -> str:
    hill = thin("M-44 74C-38 40 -22 18 0 16C22 18 38 40 44 74Z", "#8d7a63")
    mouth = fill("M-18 74V46Q0 30 18 46V74Z", "#241a15") + line(
        "M-18 74V46M18 74V46M-20 45H20", "#7a5230", 4
    )
    gem = "M{0} {1}l5 -6l6 2l2 7l-6 5l-6 -3Z"
    gems = "".join(
        thin(gem.format(x, y), paint)
        for x, y in ((-38, 66), (-29, 70), (24, 66), (33, 70), (-6, 66), (3, 70))
    )
    pick = line("M26 58L38 26", "#7a5230", 2.6) + line("M26 26Q38 20 48 32", "#4a4f57", 3.6)
    return hill + mouth + gems + pick


def _city(paint: str) -> str:
    wall = thin("M-44 74V46H-38V50H-32V46H-26V50H-20V46H20V50H26V46H32V50H38V46H44V74Z", paint)
    towers = thin("M-24 74V34H-10V74ZM10 74V34H24V74Z", shade(paint, 0.15))
    caps = thin("M-25 34Q-25 24 -17 20Q-9 24 -9 34ZM9 34Q9 24 17 20Q25 24 25 34Z", "#2f7f86")
    dome = thin("M-12 46Q-14 32 0 24Q14 32 12 46Z", "#e9d8b4")
    gate = fill("M-7 74V60Q0 50 7 60V74Z", "#4c2f1e")
    return dome + wall + towers + caps + gate + line("M-17 20V15M17 20V15M0 24V18", GOLD_DARK, 1.5)


def _fort(paint: str) -> str:
    rock = thin("M-46 74L-36 52L-22 46L-8 40H14L30 50L46 74Z", "#7d6a55")
    keep = thin(
        "M-24 46V22H-20V26H-16V22H-12V26H-8V22H-4V44ZM2 44V12H6V16H10V12H14V16H18V12H22V46Z", paint
    )
    wall = thin(
        "M-38 58V44H-34V48H-30V44H-26V48H-22V44H24V48H28V44H32V48H36V44H40V60Z", shade(paint, 0.14)
    )
    holes = fill("M-16 32H-13V38H-16ZM10 22H13V30H10ZM-2 54Q2 46 6 54V59H-2Z", "#4c2f1e")
    flag = line("M12 12V-2", INK, 1.5) + fill("M12 -2L26 2L12 6Z", BLOOD)
    return rock + keep + wall + holes + flag


def _ark(paint: str) -> str:
    wall = thin("M-46 74L-42 38H-20V74ZM46 74L42 38H20V74Z", paint)
    towers = thin(
        "M-22 74L-19 22Q-13 17 -8 22L-6 74ZM22 74L19 22Q13 17 8 22L6 74Z", shade(paint, 0.16)
    )
    gate = thin("M-7 74V30H7V74Z", shade(paint, -0.15)) + fill("M-5 74V56Q0 48 5 56V74Z", "#3f2717")
    ribs = line("M-38 44L-40 74M-30 44V74M30 44V74M38 44L40 74", shade(paint, -0.25), 1.5)
    gallery = thin("M-9 30V24H9V30Z", PAPER) + line("M-6 30V25M-2 30V25M2 30V25M6 30V25", INK, 1)
    return wall + ribs + towers + gate + gallery


def _tents(paint: str) -> str:
    back = thin("M-2 58L22 22L46 58Z", shade(paint, 0.25))
    front = thin("M-46 74L-14 20L18 74Z", paint) + fill("M-22 74L-14 46L-6 74Z", "#1d1714")
    poles = line("M-17 16L-14 20L-11 16M19 18L22 22L25 18", INK, 1.6)
    band = line("M-25 38Q-14 43 -3 38M-34 54Q-26 58 -21 58M-7 58Q0 58 6 54", GOLD, 2)
    goat = fill("M24 66H38L41 60L44 61L42 66L40 70V74H38V70H27V74H25V70Z", "#efe4cc") + line(
        "M42 60L40 56", INK, 1.2
    )
    return back + front + poles + band + goat


def _crates(paint: str) -> str:
    guns = "".join(
        line(f"M{x} 50L{x + 8} 6", "#4a4f57", 2.2) + line(f"M{x} 52L{x + 2} 38", "#7a4a24", 4)
        for x in (-26, -14, -2, 10)
    )
    box = thin("M-38 46H22V74H-38Z", "#a9773f") + line(
        "M-38 55H22M-38 64H22M-8 46V74", "#7a5230", 1.6
    )
    keg = thin("M20 54Q18 64 20 74H40Q42 64 40 54Z", "#8b5a2e") + line(
        "M19 60H41M19 68H41", INK, 1.6
    )
    return guns + box + keg + disc(-23, 60, 6, paint) + disc(7, 60, 6, paint)


def _pass(paint: str) -> str:
    left = thin("M-46 74V16L-30 4L-18 24L-12 46L-2 74Z", paint)
    right = thin("M46 74V10L34 -2L22 20L12 44L14 74Z", shade(paint, -0.15))
    way = fill("M-8 74Q10 62 2 52Q-3 46 6 40L9 40Q2 47 7 52Q16 62 14 74Z", "#e9d7a8")
    lines = line(
        "M-36 20L-30 40M-26 30L-22 52M34 16L30 38M26 34L24 54", INK, 1.2, ' stroke-opacity=".5"'
    )
    fort = fill("M-36 6V-2H-33V1H-30V-2H-27V1H-24V6Z", "#5b4531")
    return way + left + right + lines + fort


def _way(paint: str) -> str:
    road_ = fill("M-30 74L-2 30H4L34 74Z", "#e5d2a0") + line(
        "M1 70V62M1.5 56V50M1.7 45V41", "#a68a54", 2
    )
    stones = thin("M-30 60V48Q-26 43 -22 48V60ZM22 48V40Q25 36 28 40V48Z", PAPER)
    rider = at(beasts.rider("#6b3a2a", paint, 0), 5, 26, 0.42)
    return road_ + stones + rider


def _fruits(paint: str) -> str:
    basket = thin("M-36 50H36L28 74H-28Z", "#b98445") + line(
        "M-34 57H34M-31 65H31M-20 50L-16 74M0 50V74M20 50L16 74", "#855a28", 1.5
    )
    round_ = "".join(
        disc(x, y, r, c, f' stroke="{INK}" stroke-width="1.2"')
        for x, y, r, c in (
            (-24, 44, 9, paint),
            (-6, 40, 11, "#d9a02f"),
            (14, 42, 10, paint),
            (28, 46, 7, "#7c9a3c"),
            (4, 28, 8, "#b0302a"),
        )
    )
    crowns = line("M-24 35L-26 31M-24 35L-22 31M14 32L12 28M14 32L16 28M4 20V16", "#5c3b1e", 1.8)
    return round_ + basket + crowns


def _qanat(paint: str) -> str:
    earth = thin("M-46 44Q0 36 46 44V76H-46Z", "#b28a55")
    shafts = fill("M-32 42H-25V64H-32ZM-6 40H1V62H-6ZM20 41H27V60H20Z", "#3a271a")
    rims = thin("M-38 44Q-28 34 -19 44ZM-12 42Q-2 32 7 42ZM14 43Q24 33 33 43Z", "#d3ad74")
    water = line("M-46 69Q-20 64 46 60", paint, 6) + line(
        "M-40 67Q-20 64 -8 63.5M8 62.5L30 60.5", "#e6f4f4", 1.2
    )
    wheel = line("M-2 32V16M-12 18H9M-2 16L-10 32M-2 16L6 32", "#6b4a26", 2.2)
    return earth + shafts + water + rims + wheel


def _poppies(paint: str) -> str:
    stems = line(
        "M-20 74Q-24 54 -20 36M2 74Q4 46 0 26M22 74Q26 56 24 40M10 74Q16 66 12 56", "#4e7a3a", 2.4
    )
    heads = []
    for x, y, r in ((-20, 36, 14), (0, 26, 15), (24, 40, 12)):
        cup = (
            f"M{x - r} {y - r * 0.7:g}Q{x - r} {y + r * 0.7:g} {x} "
            f"{y + r * 0.7:g}Q{x + r} {y + r * 0.7:g} {x + r} "
            f"{y - r * 0.7:g}Q{x + r * 0.5:g} {y - r * 0.2:g} {x} "
            f"{y - r * 0.9:g}Q{x - r * 0.5:g} {y - r * 0.2:g} {x - r} "
            f"{y - r * 0.7:g}Z"
        )
        heads.append(thin(cup, paint) + disc(x, y + r * 0.15, r * 0.28, "#2a211b"))
    pod = thin("M6 56C6 48 18 48 18 56C18 62 14 64 12 64C10 64 6 62 6 56ZM8 49H16V46H8Z", "#9db36a")
    leaves = fill("M-22 66Q-36 60 -40 66Q-32 72 -22 70ZM24 66Q36 58 42 64Q36 72 24 71Z", "#5c8a44")
    return leaves + stems + "".join(heads) + pod


def _minaret(paint: str) -> str:
    cliffs = thin("M-46 74V34L-36 26L-24 44L-14 74ZM46 74V28L34 22L24 42L16 74Z", "#8d7a63")
    shaft = thin(
        "M-11 74L-8 36H8L11 74ZM-9 36V32H9V36ZM-6.5 32L-5 14H5L6.5 32ZM-6 "
        "14V11H6V14ZM-4 11V4Q0 -4 4 4V11Z",
        paint,
    )
    rings = line("M-10 60H10M-9 46H9M-6 26H6", "#2f8c94", 2.4) + line(
        "M-9.5 53L-5 50L0 53L5 50L9.5 53M-5.5 20L0 17L5.5 20", "#7a5230", 1.2
    )
    river = fill("M-14 74Q-10 68 16 70L22 74Z", "#6ea7b5")
    return cliffs + shaft + rings + river


def _wheat(paint: str) -> str:
    ears = []
    for x, top, lean in ((-24, 22, -8), (-12, 12, -4), (0, 8, 0), (12, 12, 4), (24, 22, 8)):
        ears.append(line(f"M{x / 3:g} 62Q{x / 1.5:g} 40 {x} {top + 14}", GOLD_DARK, 2))
        grain = "".join(
            f"M{x} {y}q-5 -2 -4.5 -8q5 2 4.5 8q5 -2 4.5 -8q-5 2 -4.5 8Z"
            for y in (top + 8, top + 15, top + 22)
        )
        ears.append(
            f'<path d="{grain}M{x} {top}q-3 -4 0 -9q3 5 0 9Z" fill="{paint}" '
            f'stroke="{GOLD_DARK}" stroke-width=".8" transform="rotate({lean} '
            f'{x} {top + 12})"/>'
        )
    sheaf = thin("M-13 74L-5 58H5L13 74Z", paint) + thin("M-8 56H8V61H-8Z", BLOOD)
    return "".join(ears) + sheaf


def _palms(paint: str) -> str:
    pool = (
        f'<ellipse cy="66" rx="40" ry="9" fill="{paint}" stroke="{INK}" stroke-width="1.2"/>'
        + line("M-22 65H-10M6 68H20", "#eaf5f5", 1.4)
    )
    done = []
    for x, top, lean in ((-22, 30, -4), (2, 12, 4), (24, 26, 5)):
        done.append(line(f"M{x} 62Q{x + lean} 46 {x + lean} {top}", "#7a5230", 3.4))
        c = x + lean
        leaves = (
            f"M{c} {top}q-14 -6 -18 6M{c} {top}q-10 -14 -18 -8M{c} {top}q10 -14 "
            f"18 -8M{c} {top}q14 -6 18 6M{c} {top}q-1 -8 2 -13"
        )
        done.append(
            line(leaves, "#3f6b35", 3.4)
            + disc(c - 2, top + 3, 2, "#8a4a20")
            + disc(c + 3, top + 3, 2, "#8a4a20")
        )
    return pool + "".join(done)


def _cannon(paint: str) -> str:
    tube = thin("M-34 36L34 33V31H39V50H34V48L-34 54Q-40 45 -34 36Z", paint)
    bands = line("M-20 36V53M8 35V50", INK, 2)
    barrel = f'<g transform="rotate(-14 0 44)">{tube}{bands}</g>'
    trail = line("M0 56L-42 73", "#7a5230", 6)
    rim = f' stroke="{INK}" stroke-width="2"'
    wheel = (
        disc(2, 57, 16, "none", ' stroke="#7a5230" stroke-width="4.5"')
        + line("M2 43V71M-12 57H16M-8 47L12 67M12 47L-8 67", "#7a5230", 2)
        + disc(2, 57, 3.5, GOLD, rim)
    )
    balls = "".join(disc(x, y, 5, "#3b3f46") for x, y in ((28, 69), (38, 69), (33, 60.5)))
    return trail + barrel + wheel + balls


def _cart(paint: str) -> str:
    cover = thin("M-34 50Q-36 16 -4 16Q28 16 26 50Z", PAPER) + line(
        "M-20 50Q-22 22 -10 17M6 50Q8 24 0 16.5", "#b7a37c", 1.6
    )
    mark = f'<path d="M-14 30H6V44H-14Z" fill="{paint}" stroke="{INK}"/>'
    bed = thin("M-40 50H32V60H-40Z", "#9a6b3f") + line("M32 56L46 62", "#7a5230", 3)
    wheels = "".join(
        disc(x, 63, 10, "#e3d3ae", ' stroke="#6b4a26" stroke-width="3"')
        + line(f"M{x} 53V73M{x - 10} 63H{x + 10}", "#6b4a26", 1.6)
        for x in (-24, 16)
    )
    return cover + mark + bed + wheels


def _bank(paint: str) -> str:
    chest = thin("M-36 46Q-36 30 -22 30H22Q36 30 36 46Z", "#8b5a2e") + thin(
        "M-36 46H36V74H-36Z", "#a9773f"
    )
    iron = (
        line("M-24 31V74M24 31V74M-36 46H36", "#4a4f57", 3.4)
        + thin("M-6 42H6V54H-6Z", GOLD)
        + disc(0, 48, 1.8, INK)
    )
    pile = "".join(
        f'<ellipse cx="{x}" cy="{y}" rx="9" ry="3.4" fill="{paint}" stroke="{INK}"/>'
        for x, low, count in ((-22, 28, 3), (0, 28, 5), (20, 28, 2))
        for y in range(low, low - 4 * count, -4)
    )
    return pile + chest + iron


def _balance(paint: str) -> str:
    pole = (
        line("M0 6V66M-16 72H16", "#7a5230", 4)
        + line("M-30 18L30 10", "#7a5230", 3)
        + disc(0, 8, 4, GOLD)
    )
    pans = line("M-30 18L-40 46M-30 18L-20 46M30 10L20 38M30 10L40 38", INK, 1.2) + thin(
        "M-42 46H-18Q-20 56 -30 56Q-40 56 -42 46ZM18 38H42Q40 48 30 48Q20 48 18 38Z", GOLD
    )
    coins = "".join(
        f'<ellipse cx="{x}" cy="{y}" rx="6" ry="2.4" fill="{paint}" stroke="{INK}"/>'
        for x, y in ((-30, 44), (-30, 40), (-30, 36), (30, 36))
    )
    return (
        pole
        + coins
        + pans
        + "".join(
            f'<ellipse cx="{x}" cy="{y}" rx="7" ry="2.6" fill="{paint}" stroke="{INK}"/>'
            for x, y in ((24, 72), (24, 68), (24, 64), (-26, 72), (-26, 68))
        )
    )


def _chains(paint: str) -> str:
    """An iron ring in a wall and broken chains: nobody is shown."""
    wall = thin("M-38 74V18H38V74Z", paint)
    bricks = line(
        "M-38 32H38M-38 46H38M-38 60H38M-18 18V32M14 18V32M-4 32V46M26 "
        "32V46M-26 32V46M-18 46V60M14 46V60M-4 60V74M26 60V74",
        shade(paint, -0.25),
        1.2,
    )
    link = "".join(
        f'<ellipse cx="{x}" cy="{y}" rx="3.4" ry="5.2" fill="none" '
        f'stroke="#3b3f46" stroke-width="2.4" transform="rotate({t} {x} '
        f'{y})"/>'
        for x, y, t in (
            (-12, 38, 0),
            (-12, 46, 30),
            (-14, 54, 0),
            (12, 38, 0),
            (13, 46, -30),
            (12, 54, 10),
            (14, 62, -20),
        )
    )
    rings = "".join(disc(x, 30, 5, "none", ' stroke="#3b3f46" stroke-width="3"') for x in (-12, 12))
    open_ = line("M-22 62A8 7 0 1 0 -8 62", "#3b3f46", 3.4)
    return wall + bricks + link + rings + open_


def _arches(paint: str) -> str:
    """An aqueduct: works for the good of all."""
    top = thin("M-46 22H46V32H-46Z", paint)
    piers = thin(
        "M-46 32H46V74H36V56Q36 44 27 44Q18 44 18 56V74H6V56Q6 44 -3 "
        "44Q-12 44 -12 56V74H-24V56Q-24 44 -33 44Q-42 44 -42 56V74H-46Z",
        shade(paint, 0.12),
    )
    water = line("M-46 21Q-34 17 -22 21T2 21T26 21T46 21", "#3f8fa8", 4)
    crane = line("M20 20V-2L-6 4M20 -2L30 6M-6 4V12", "#6b4a26", 2.4) + thin(
        "M-11 12H-1V19H-11Z", "#d8c8a8"
    )
    return crane + water + top + piers


def _survey(paint: str) -> str:
    legs = line("M0 36L-22 74M0 36L22 74M0 36V74", "#7a5230", 3)
    scope = (
        f'<g transform="rotate(-10)">{thin("M-26 20H22V32H-26ZM22 17H32V35H22Z", GOLD)}</g>'
        + thin("M-9 30H9V38H-9Z", "#4a4f57")
    )
    sheet = thin("M18 60L44 54L46 72L22 76Z", PAPER) + line(
        "M24 62Q32 68 40 60M26 70L42 66", paint, 1.4
    )
    return legs + scope + sheet


THINGS: Final = {
    "stall": _stall,
    "carpet": _carpet,
    "mine": _mine,
    "city": _city,
    "fort": _fort,
    "ark": _ark,
    "tents": _tents,
    "camel": beasts.camel,
    "elephant": beasts.elephant,
    "crates": _crates,
    "pass": _pass,
    "way": _way,
    "fruits": _fruits,
    "sheep": beasts.sheep,
    "qanat": _qanat,
    "poppies": _poppies,
    "minaret": _minaret,
    "wheat": _wheat,
    "palms": _palms,
    "cannon": _cannon,
    "cart": _cart,
    "bank": _bank,
    "balance": _balance,
    "chains": _chains,
    "arches": _arches,
    "cossack": beasts.cossack,
    "sharpshooter": beasts.sharpshooter,
    "survey": _survey,
}
