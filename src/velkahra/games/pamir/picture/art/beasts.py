"""Beasts, riders and marksmen on the cards, in the frame of `scenes`."""

from velkahra.games.pamir.picture.art.ink import (
    BLOOD,
    GOLD,
    INK,
    PAPER,
    at,
    disc,
    edged,
    fill,
    line,
)
from velkahra.picture.palette import shade


def thin(data: str, paint: str) -> str:
    """Draw a filled outline with a thin edge."""
    return edged(data, paint, INK, 1.2)


def camel(paint: str) -> str:
    """Draw a camel with bales."""
    legs = line("M-22 50L-24 74M-14 52L-13 74M12 52L13 74M20 50L23 74", "#a9783f", 3.6)
    body = (
        "M-28 50C-32 38 -24 30 -16 32C-12 22 -4 22 -1 32C4 22 12 22 15 "
        "33C20 36 24 34 27 26L30 14C31 8 42 8 46 14L44 18L36 18L33 34C30 "
        "44 24 52 18 53H-24Z"
    )
    bales = thin("M-20 34H-2V48Q-11 53 -20 48ZM1 34H17V48Q9 53 1 48Z", paint)
    ropes = line("M-11 34V50M9 34V50M-20 41H-2M1 41H17", PAPER, 1.5)
    face = disc(39, 13, 1.2, INK) + line("M44 16L38 17M30 17L28 11", INK, 1)
    tail = line("M-28 46Q-34 52 -31 58", "#a9783f", 2)
    whole = legs + tail + thin(body, "#c99755") + bales + ropes + face
    return f'<g transform="translate(-2 12) scale(-.84 .84)">{whole}</g>'


def elephant(paint: str) -> str:
    """Draw an elephant with a seat on its back."""
    body = (
        "M-30 74V48C-32 32 -18 26 0 27C10 22 26 22 31 32C37 38 37 48 36 "
        "58C36 66 40 68 44 64L46 67C42 75 31 73 30 62L28 54L22 "
        "56V74H12V62H-10V74H-20V64L-22 74Z"
    )
    ear = thin("M10 30C2 32 2 48 10 52C18 52 20 40 18 30Z", "#7d8288")
    tusk = line("M28 52Q34 58 40 54", PAPER, 3.2)
    seat = (
        thin("M-20 28L-16 10H6L8 28Z", paint)
        + thin("M-20 10Q-5 -6 10 10Z", GOLD)
        + line("M-5 2V-3", INK, 1.5)
    )
    cloth = fill("M-22 30Q-6 24 8 28L6 46Q-8 50 -22 44Z", paint) + line(
        "M-22 44Q-8 50 6 46", GOLD, 2.2
    )
    whole = thin(body, "#959ba2") + cloth + seat + ear + tusk + disc(26, 40, 1.6, INK)
    return f'<g transform="translate(-2 6) scale(-.92 .92)">{whole}</g>'


def sheep(paint: str) -> str:
    """Draw a sheep with a curly coat."""
    legs = line("M-18 58V73M-10 60V74M10 60V74M18 58V73", INK, 3)
    wool = (
        "M-26 56C-36 50 -32 36 -24 36C-24 26 -10 24 -6 30C0 22 14 24 15 "
        "32C26 30 32 46 24 54C18 62 -18 62 -26 56Z"
    )
    curls = line(
        "M-20 44q3 -4 6 0M-8 38q3 -4 6 0M4 44q3 -4 6 0M-12 52q3 -4 6 0M2 "
        "54q3 -4 6 0M14 42q3 -4 5 0",
        PAPER,
        1.4,
        ' stroke-opacity=".55"',
    )
    head = thin("M22 38C22 28 36 26 38 34L42 44C40 50 32 50 28 46Z", shade(paint, 0.12)) + disc(
        34, 37, 1.5, PAPER
    )
    ear = thin("M24 34L17 40L24 43Z", shade(paint, 0.25))
    return legs + thin(wool, paint) + curls + head + ear


def rider(horse: str, coat: str, hat: int) -> str:
    """Draw a horseman with a lance; his cap is of fur or white."""
    legs = line("M-20 54L-28 72M-14 56L-12 74M16 54L24 70M22 50L32 60", horse, 4.2)
    body = (
        "M-28 48C-28 38 -18 36 0 38C12 38 18 34 22 24L28 14L30 18L38 24L42 "
        "30L38 34L30 32C28 44 26 54 18 56H-22Q-28 56 -28 48Z"
    )
    tail = line("M-28 44Q-38 48 -36 60", shade(horse, -0.3), 3)
    man = thin("M-8 42L-6 16H8L12 42ZM4 40L14 54L10 58L-2 44Z", coat) + disc(
        1, 9, 6, "#d9a878", f' stroke="{INK}"'
    )
    cap = (
        thin("M-7 7C-9 -4 11 -4 9 7Q1 3 -7 7Z", INK)
        if hat
        else thin("M-7 7C-8 -1 10 -1 9 7Q1 3 -7 7Z", PAPER)
    )
    lance = (
        line("M18 44L26 -8", "#6b4a26", 1.8)
        + fill("M24 -2L29 -2L27.5 -12Z", "#c3c8cf")
        + fill("M25 2L38 5L24 10Z", BLOOD)
    )
    return tail + lance + legs + thin(body, horse) + man + cap + disc(33, 24, 1.2, INK)


def cossack(paint: str) -> str:
    """Draw a horseman of the steppe."""
    return at(rider("#5b3b26", paint, 1), -5, 13, 0.84)


def sharpshooter(paint: str) -> str:
    """Draw a man with a long gun on a rock."""
    rock = thin("M-46 74L-38 54L-18 48L-2 56L20 50L46 66V74Z", "#8d7a63")
    man = thin("M-30 56C-28 40 -20 34 -10 34L4 40L0 50L-8 58Z", paint)
    head = disc(-4, 28, 7, "#b98555", f' stroke="{INK}"') + thin(
        "M-13 27C-15 15 5 13 5 24Q-4 20 -13 27Z", PAPER
    )
    gun = (
        line("M-16 42L46 18", "#4a4f57", 2.4)
        + line("M-24 48Q-22 42 -8 39", "#7a4a24", 5)
        + line("M22 27L20 52", "#6b4a26", 1.6)
    )
    return man + head + gun + rock + fill("M46 18L52 12L50 20Z", GOLD)
