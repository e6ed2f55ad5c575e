"""The miniature of each court card: a sky by suit, a land by region, a person or a thing.

All stand in a frame of 110 x 74 units; the foreground has its middle at x = 60, because a ribbon
and the impact icons lie over the sides. The drawings are in the stock, under names `pp-...`.

`art/figures.txt` lists the foregrounds by the number of the card: a person (skin, coat, beard,
hat), three alike (`3` before it), or a thing with its colour; `flip` turns it to the other side.
A beard names its hair, `full-black`; coats and hats a colour, `robe#8a2b2b`. Hair on the head has
the colour of the beard that follows a dash, `hair-brown`.
"""

from functools import cache
from pathlib import Path
from typing import Final

from velkahra.games.pamir.picture.cards.ink import ART
from velkahra.picture import palette, shapes

WIDE: Final = 110
HIGH: Final = 74
MIDDLE: Final = 60
SKINS: Final = {"light": "#f0cfae", "fair": "#e8bf98", "olive": "#cd9a6c", "brown": "#a9754c"}
HAIRS: Final = {
    "black": "#2a2220",
    "brown": "#5a3a22",
    "fair": "#b98a4a",
    "red": "#9c4a22",
    "gray": "#8f8a86",
    "white": "#ece7df",
}
_LOWER: Final = {"kolah": 7, "topper": 7, "crowned": 9, "lungee": 5, "glasses": 6, "bicorne": 6}
_ROW: Final = ((-25, 15, 0.7), (25, 15, 0.7), (0, 19, 0.76))


@cache
def figures() -> dict[int, tuple[str, ...]]:
    """Return the words for the foreground, by the number of the court card."""
    text = (Path(__file__).parents[1] / "art" / "figures.txt").read_text("utf-8")
    lines = (words.split() for words in text.splitlines())
    return {int(number): tuple(words) for number, *words in lines}


def _is_thing(words: tuple[str, ...]) -> bool:
    return words[0].partition("#")[0] in ART.names("things")


def _figure(words: tuple[str, ...]) -> str:
    if _is_thing(words):
        return _use(words[0].replace("#", "-"))
    return _use(_row_name(words)) if words[0] == "3" else _person(words)


def _row_name(words: tuple[str, ...]) -> str:
    _, skin, coat, _, hat = words
    return f"{skin}-{coat}-{hat}".replace("#", "-")


def _person(words: tuple[str, ...]) -> str:
    skin, coat, beard, hat, *more = words
    face = _use("face", SKINS[skin])
    bust = _part("c", coat) + face + _part("b", beard) + _part("h", hat)
    return bust + (_use("glasses") if more else "")


def _part(kind: str, words: str) -> str:
    name, sharp, paint = words.partition("#")
    if sharp:
        return _use(f"{kind}-{name}", f"#{paint}")
    name, _, hair = words.partition("-")
    return _use(f"{kind}-{name}", HAIRS[hair])


def _use(name: str, paint: str = "") -> str:
    fill = f' fill="{paint}"' if paint else ""
    return f'<use href="#pp-{name}"{fill}/>'


def _varied(words: tuple[str, ...], place: int) -> tuple[str, ...]:
    """Give the second and the third of a row of three a coat a little darker or lighter."""
    skin, coat, *rest = words
    kind, paint = coat.split("#")
    return (skin, f"{kind}{palette.shade('#' + paint, (-0.2, -0.1, 0)[place])}", *rest)


@cache
def scene(number: int, suit: str, region: str) -> str:
    """Draw the miniature of a court card, by its number and the names of its suit and region."""
    words = figures()[number]
    turn = " scale(-1 1)" if words[-1] == "flip" else ""
    front = _figure(tuple(word for word in words if word != "flip"))
    low = 2 if words[0] == "3" else _LOWER.get(words[-1].partition("#")[0], 0)
    return (
        f"{_use('sky-' + suit)}{_use('land-' + region)}"
        f'<g transform="translate({MIDDLE} {low}){turn}">{front}</g>'
    )


@cache
def drawings() -> dict[str, str]:
    """Return all drawings that miniatures are made of, under their names without `pp-`."""
    found = {
        name: ART(f"{sheet}/{name}") for sheet in ("lands", "people") for name in ART.names(sheet)
    }
    for words in figures().values():
        name, _, paint = words[0].partition("#")
        if _is_thing(words):
            found[words[0].replace("#", "-")] = ART(f"things/{name}", paint=f"#{paint}")
        elif name == "3":
            found[_row_name(words)] = "".join(
                shapes.at(_person(_varied(words[1:], i)), *place) for i, place in enumerate(_ROW)
            )
    return found
