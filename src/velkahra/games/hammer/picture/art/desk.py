"""How the parts of a scene are laid out, for a page that names them and for a sheet that has them.

The whole picture stands in a box of 150 x 80; the photograph alone in one of 62 x 70 around the
origin.
"""

from collections.abc import Callable
from functools import cache
from typing import Final

from velkahra.games.hammer.picture.art import kinds, scenes
from velkahra.picture.shapes import at

WIDE: Final = 150
HIGH: Final = 80
ON_PHOTOS: Final = ("m-ring", "m-cross")
_PAPER: Final = (109, 41)
_PHOTO: Final = (39, 40)

Put = Callable[[str, str], str]
"""Draws a part by its name, with attributes that say where and in which colour."""


def desk(scene: scenes.Scene, put: Put) -> str:
    """Draw the picture, 150 x 80, in the colour around it; `put` draws a part, by name."""
    sheet = put(scene.sheet, _to(*_PAPER)) + _shown(scene, put)
    note = put(scene.mark, _to(100, 58)) if scene.mark and scene.mark not in ON_PHOTOS else ""
    seal = put("m-seal", _to(138, 66, 0.9)) if scene.sealed else ""
    turn = f"translate({_PHOTO[0]} {_PHOTO[1]}) rotate({scene.tilt})"
    return f'{sheet}{note}{seal}<g transform="{turn}">{photo(scene, put)}</g>'


def photo(scene: scenes.Scene, put: Put) -> str:
    """Draw the photograph with badge and marks, 62 x 70 around (0, 0); `put` as in `desk`."""
    ground = put("p-ground", "") + put(scene.backdrop, "")
    mark = put(scene.mark, "") if scene.mark in ON_PHOTOS else ""
    badge = put(scene.role, _to(22, 27)) if scene.role else ""
    held = put(scene.fastener, _to(-14 if scene.tilt > 0 else 12, -31))
    return f"{ground}{_subject(scene, put)}{put('p-frame', '')}{mark}{badge}{held}"


def _subject(scene: scenes.Scene, put: Put) -> str:
    if not scene.person:
        return put(scene.thing, ' transform="scale(.86)"')
    skin = f' fill="{scene.skin}"'
    return "".join(put(part, skin if part == "face" else "") for part in scene.person)


def _shown(scene: scenes.Scene, put: Put) -> str:
    """Put one thing, or two, on the paper."""
    x, y = _PAPER
    if len(scene.shown) == 1:
        return put(scene.shown[0], _to(x + 4, y + 1, 0.66))
    first, second = scene.shown
    return put(first, _to(x - 12, y - 3, 0.6)) + put(second, _to(x + 18, y + 6, 0.6))


def _to(x: float, y: float, scale: float = 1) -> str:
    size = "" if scale == 1 else f" scale({scale:g})"
    return f' transform="translate({x:g} {y:g}){size}"'


@cache
def drawn(name: str, tint: str) -> str:
    """Draw a part, by name, in the colour `tint`; kinds come in boxes of 100 and are shrunk."""
    if name.startswith("k-"):
        return at(kinds.drawing(name.removeprefix("k-"), tint), 0, 0, 0.56)
    return scenes.parts()[name]


def inline(tint: str) -> Put:
    """Return a function that draws parts in place, in the colour `tint`, for lone pictures."""

    def put(name: str, more: str) -> str:
        found = drawn(name, tint)
        return f"<g{more}>{found}</g>" if more else found

    return put


def named(name: str, more: str) -> str:
    """Refer to a part of the page's stock by name; `more` are attributes such as its place."""
    return f'<use href="#n-{name}"{more}/>'
