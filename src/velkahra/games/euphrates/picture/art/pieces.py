"""Pieces of clay, wood and gold in a box of 100 x 100 around the origin.

Four shapes (`SHAPES`) tell four kinds apart without any colour; tiles and discs share them.
"""

from functools import cache
from typing import Final

from velkahra.games.euphrates.picture.art.glyphs import at, glyph
from velkahra.picture.lettering import text
from velkahra.picture.palette import (
    CLAY,
    CREAM,
    EMBER,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    INK,
    shade,
)
from velkahra.picture.paths import star

SHAPES: Final = ("stepped", "round", "cut", "square")
SPARK: Final = "#ffe2a0"


@cache
def body(shape: str, reach: float) -> str:
    """Make path data of a tile of one of the four shapes; `reach` is half its width."""
    r = reach
    if shape == "stepped":
        a, b = r - 16, r - 8
        return (
            f"M{-a:g} {-r:g}H{a:g}V{-b:g}H{b:g}V{-a:g}H{r:g}V{a:g}H{b:g}V{b:g}H{a:g}V{r:g}"
            f"H{-a:g}V{b:g}H{-b:g}V{a:g}H{-r:g}V{-a:g}H{-b:g}V{-b:g}H{-a:g}Z"
        )
    if shape == "cut":
        c = r - 22
        return f"M{-c:g} {-r:g}H{c:g}L{r:g} {-c:g}V{c:g}L{c:g} {r:g}H{-c:g}L{-r:g} {c:g}V{-c:g}Z"
    c = r - (30 if shape == "round" else 5)
    return (
        f"M{-c:g} {-r:g}H{c:g}Q{r:g} {-r:g} {r:g} {-c:g}V{c:g}Q{r:g} {r:g} {c:g} {r:g}"
        f"H{-c:g}Q{-r:g} {r:g} {-r:g} {c:g}V{-c:g}Q{-r:g} {-r:g} {-c:g} {-r:g}Z"
    )


def _path(data: str, fill: str, more: str = "") -> str:
    return f'<path d="{data}" fill="{fill}"{more}/>'


def _stroke(data: str, colour: str, width: float, more: str = "") -> str:
    return (
        f'<path d="{data}" fill="none" stroke="{colour}" stroke-width="{width:g}" '
        f'stroke-linejoin="round"{more}/>'
    )


@cache
def tile(shape: str, colour: str, sign: str) -> str:
    """A clay tile with a sign."""
    edge = body(shape, 43)
    return (
        _path(edge, INK, ' fill-opacity="0.3" transform="translate(2 5)"')
        + _path(edge, shade(colour, -0.38), ' transform="translate(0 2.5)"')
        + _path(edge, colour)
        + _stroke(body(shape, 37), shade(colour, 0.38), 2.5)
        + at(glyph(sign, CREAM, colour), 0, 0, 0.8)
    )


@cache
def back(shape: str, colour: str) -> str:
    """A tile lying on its face: bare clay that shows its kind by shape and rim only."""
    return (
        _path(body(shape, 43), INK, ' fill-opacity="0.3" transform="translate(2 5)"')
        + _path(body(shape, 43), CLAY)
        + _stroke(body(shape, 35), colour, 6)
        + _stroke("M-20 -20L20 20M-20 20L20 -20", shade(CLAY, -0.25), 4)
    )


@cache
def scorched() -> str:
    """Burnt, broken ground with embers in its cracks."""
    ash = "M-40 -30L-22 -43L2 -36L26 -44L42 -24L36 0L44 24L27 42L4 35L-20 44L-42 28L-35 2Z"
    inner = "M-28 -22L-14 -30L4 -25L20 -31L29 -17L25 2L30 17L18 29L0 24L-15 30L-29 18L-24 0Z"
    cracks = (
        "M-40 -28L-16 -10L-22 8L-2 4L6 24L2 36M-2 4L14 -14L8 -24L24 -42M14 -14L40 -4"
        "M-22 8L-40 22M6 24L26 40"
    )
    return (
        _path(ash, "#1d1714", ' transform="translate(1 3)" fill-opacity="0.5"')
        + _path(ash, "#4a3c34", ' stroke="#8b7360" stroke-width="2"')
        + _path(inner, "#332822")
        + _stroke(cracks, EMBER, 6)
        + _stroke(cracks, SPARK, 2.2)
    )


@cache
def rim(shape: str) -> str:
    """Make path data of the rim of a disc in one of the four kinds."""
    if shape == "stepped":
        return body("stepped", 42)
    if shape == "cut":
        return star(8, 47.5, 43.9, 0.0625)
    if shape == "square":
        return star(14, 49, 43)
    return "M-46 0A46 46 0 1 1 46 0A46 46 0 1 1 -46 0Z"


@cache
def disc(shape: str, colour: str, owner: str, kind: str) -> str:
    """A leader's disc: the owner's sign large, the kind as colour, rim and a small badge."""
    return (
        _path(rim(shape), INK, ' fill-opacity="0.35" transform="translate(2 5)"')
        + _path(rim(shape), CREAM, f' stroke="{INK}" stroke-width="2.5"')
        + f'<circle r="39.5" fill="{colour}"/>'
        + at(glyph(owner, CREAM, colour), 0, 0, 0.8)
        + at(badge(shape, colour, kind), -33, -33, 0.92)
    )


@cache
def badge(shape: str, colour: str, sign: str) -> str:
    """A small sign on its tile, with a light edge."""
    return (
        _path(body(shape, 43), CREAM, f' transform="scale(0.44)" stroke="{INK}" stroke-width="4"')
        + _path(body(shape, 36), colour, ' transform="scale(0.44)"')
        + at(glyph(sign, CREAM, colour), 0, 0, 0.3)
    )


@cache
def number(value: int, ground: str = INK, ink: str = CREAM) -> str:
    """A small round counter."""
    return counter(ground, ink) + text(value, 0, 0, 30 if value < 10 else 25, ink)


@cache
def counter(ground: str = INK, ink: str = CREAM) -> str:
    """The ground of a small round counter."""
    return f'<circle r="20" fill="{ground}" stroke="{ink}" stroke-width="3"/>'


@cache
def socket(shape: str, colour: str, sign: str) -> str:
    """The empty place of a disc."""
    return (
        _path(rim(shape), "#000000", ' fill-opacity="0.22"')
        + _path(
            rim(shape),
            "none",
            f' stroke="{shade(colour, 0.35)}" stroke-width="3" stroke-dasharray="9 7"',
        )
        + f'<g opacity="0.55">{at(glyph(sign, shade(colour, 0.45), "#000000"), 0, 0, 0.55)}</g>'
    )


@cache
def gem() -> str:
    """A cut golden stone."""
    return (
        '<ellipse cx="2" cy="24" rx="20" ry="6" fill="#000000" fill-opacity="0.3"/>'
        + _path("M-24 -6L-13 -24H13L24 -6L0 26Z", GOLD)
        + _path("M-19 -8L-11 -21H-2L-8 -8Z", GOLD_LIGHT)
        + _stroke("M-24 -6L-13 -24H13L24 -6L0 26Z", GOLD_DARK, 3.5)
        + _stroke("M-24 -6H24M-9 -6L0 26L9 -6", GOLD_DARK, 2)
    )


@cache
def tower(top: str, top_shape: str, top_sign: str, low: str, low_sign: str) -> str:
    """A stepped tower of two colours in a box of 200 x 200."""
    steps = ((86, 86, 30, low), (66, 34, -16, low), (44, -12, -58, top), (26, -54, -92, top))
    treads = "".join(f"M-11 {y}H11" for y in range(-8, 84, 9))
    return (
        '<ellipse cx="4" cy="86" rx="92" ry="9" fill="#000000" fill-opacity="0.3"/>'
        + "".join(_step(*step) for step in steps)
        + _path("M-13 86L-9 -14H9L13 86Z", CREAM, ' fill-opacity="0.9"')
        + _stroke(treads, shade(low, -0.3), 2.5)
        + at(glyph(low_sign, CREAM, low), -46, 58, 0.52)
        + at(glyph(low_sign, CREAM, low), 46, 58, 0.52)
        + at(badge(top_shape, top, top_sign), 0, -44, 1.15)
    )


def _step(reach: int, bottom: int, height: int, colour: str) -> str:
    wall = f"M{-reach} {bottom}L{-reach + 7} {height}H{reach - 7}L{reach} {bottom}Z"
    return (
        _path(wall, colour)
        + _stroke(wall, shade(colour, -0.45), 3)
        + _stroke(f"M{-reach + 10} {height + 5}H{reach - 10}", shade(colour, 0.45), 4)
    )


@cache
def coin(sign: str) -> str:
    """A cream disc with a sign, for naming an owner."""
    return f'<circle r="42" fill="{CREAM}" stroke="{INK}" stroke-width="3"/>' + at(
        glyph(sign, INK, CREAM), 0, 0, 0.8
    )


@cache
def linked(colour: str) -> str:
    """A small light tile with two linked rings."""
    return (
        _path(body("square", 36), INK, ' fill-opacity="0.35" transform="translate(2 5)"')
        + _path(body("square", 36), CREAM, f' stroke="{INK}" stroke-width="3"')
        + at(glyph("rings", colour, CREAM), 0, 0, 0.9)
    )
