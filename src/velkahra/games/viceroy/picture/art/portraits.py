"""The people on the cards: each made of parts, the same on every page.

`people.txt` lists the parts by the number of the card: a skin, then parts of `people.svg` and
emblems that are held. `c-robe#2f4f7a` has that colour, `b-full-gray` that of hair.
"""

from functools import cache
from pathlib import Path
from typing import Final

from velkahra.games.viceroy.picture.art.ink import ART

SKINS: Final = {
    "light": "#f0cfae",
    "fair": "#e3b58e",
    "olive": "#cd9a6c",
    "brown": "#a9754c",
    "dark": "#7f5438",
    "pale": "#e6dff0",
    "moss": "#a3b87e",
    "violet": "#b7a2cf",
}
HAIRS: Final = {
    "black": "#2a2220",
    "brown": "#5a3a22",
    "fair": "#d3a657",
    "red": "#b0542a",
    "gray": "#8f8a86",
    "white": "#ece7df",
}
WIDE: Final = 66
"""How much wider a card is with the picture beside its rows."""
_LAYERS: Final = "kcfbhtpie"
_WHERE: Final = {
    "p": ' transform="translate(-20 42) scale(.8)"',
    "i": ' transform="translate(16 34) scale(.82)"',
    "e": ' transform="translate(19 42) scale(.36)"',
}
_FIST: Final = '<circle cx="13" cy="52" r="5" stroke="#2a211b" stroke-width="1.3" fill="{}"/>'


@cache
def people() -> dict[int, tuple[str, ...]]:
    """Return the words that describe each character, by its card: skin and parts."""
    lines = (Path(__file__).parent / "people.txt").read_text("utf-8").splitlines()
    return {int(number): tuple(words) for number, *words in map(str.split, lines)}


@cache
def drawings() -> str:
    """Return the parts and the people, to be named by `strip` and `bust`."""
    parts = "".join(
        f'<g id="vc-{name}">{ART(f"people/{name}")}</g>' for name in ART.names("people")
    )
    return parts + "".join(f'<g id="vp-{card}">{_person(card)}</g>' for card in people())


def _person(card: int) -> str:
    skin, *parts = people()[card]
    ordered = sorted(parts, key=lambda part: _LAYERS.index(part[0]))
    fist = _FIST.format(SKINS[skin])
    return "".join(_part(part, SKINS[skin]) for part in ordered) + fist


def _part(words: str, skin: str) -> str:
    name, _, paint = words.partition("#")
    kind = name[0]
    colour = f"#{paint}" if paint else skin if kind == "f" else ""
    if kind in "khb" and name.count("-") > 1:
        name, _, hair = name.rpartition("-")
        colour = HAIRS[hair]
    fill = f' fill="{colour}"' if colour else ""
    if kind == "e":
        return f'<use href="#vc-{name}" x="-3" y="24" width="32" height="32"/>'
    return f'<use href="#vc-{name}"{_WHERE.get(kind, "")}{fill}/>'


def _seen(x: float, y: float, size: tuple[float, float], box: str, body: str) -> str:
    wide, high = size
    return (
        f'<svg x="{x:g}" y="{y:g}" width="{wide:g}" height="{high:g}" viewBox="{box}" '
        f'preserveAspectRatio="xMidYMid slice">{body}</svg>'
    )


@cache
def strip(card: int, colour: str) -> str:
    """Show a character to the left of a card, before the land of its colour."""
    body = f'<use href="#vc-s-{colour}" y="-42"/><use href="#vp-{card}"/>'
    return _seen(-WIDE, 0.75, (WIDE, 118.5), "-28 -44 56 98", body)


@cache
def bust(card: int, colour: str) -> str:
    """Show a character, by its card, in a pyramid; `colour` names the land behind it."""
    body = f'<use href="#vc-s-{colour}" y="-38"/><use href="#vp-{card}"/>'
    return _seen(1.5, 27, (117, 91.5), "-58 -36 116 90", body)


@cache
def banner() -> str:
    """Show the sign of all laws before a curtain, to the left of a law."""
    seal = '<circle cy="5" r="22" fill="#f1e7f8" stroke="#e3b23c" stroke-width="3"/>'
    sign = '<use href="#vc-law" x="-17" y="-12" width="34" height="34"/>'
    body = f'<use href="#vc-s-law" y="-46"/>{seal}{sign}'
    return _seen(-WIDE, 0.75, (WIDE, 118.5), "-28 -44 56 98", body)
