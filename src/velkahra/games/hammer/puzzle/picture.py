"""The encoded picture, the map's grid and the slips as SVG, the same on a page and on paper.

One position is 10 units wide. Everything is legible in black and white: dark is black ground with
white marks, a square ruled out is crossed through.
"""

from collections.abc import Collection, Iterable
from functools import cache, partial
from html import escape
from string import ascii_lowercase, ascii_uppercase
from typing import Final

from velkahra.games.hammer.puzzle import shaft
from velkahra.games.hammer.puzzle.facts import Level, facts
from velkahra.games.hammer.puzzle.marks import definitions, placed
from velkahra.games.hammer.texts import TEXTS
from velkahra.picture.art import art
from velkahra.picture.lettering import text
from velkahra.picture.palette import INK, RED

CELL: Final = 10
SIDE: Final = 12
HEAD: Final = 15
GROUND: Final = "#ffffff"
NIGHT: Final = "#3a322c"
LINE: Final = "#8d8378"
BAND: Final = "#f1ede6"
SLIP_WIDTH: Final = 105
SLIP_HEIGHT: Final = 74


def svg(width: float, height: float, label: str, body: Iterable[str]) -> str:
    """Return a picture made of its parts, `width` x `height` units; `label` describes it."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" '
        f'width="{width * 4:g}" height="{height * 4:g}" role="group" '
        f'aria-label="{escape(label)}">{"".join(body)}</svg>'
    )


@cache
def sample_map() -> str:
    """Return a map of an invented camp, for organisers without one: SVG in a box of 1000 x 1000."""
    return art("velkahra.games.hammer.puzzle")("sample")


def _box(x: float, y: float, width: float, height: float, fill: str, more: str = "") -> str:
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" fill="{fill}"{more}/>'


def _path(data: str, colour: str, width: float) -> str:
    return f'<path d="{data}" fill="none" stroke="{colour}" stroke-width="{width:g}"/>'


def position_name(axis: str, at: int) -> str:
    """Return the name of position `at` on an `axis`: a column is A, a row 1, a sector a."""
    return {"column": ascii_uppercase[at], "row": str(at + 1), "sector": ascii_lowercase[at]}[axis]


def mark_name(mark: str, language: str) -> str:
    """Return the name of a mark."""
    return next(one.name.of(language) for one in facts().glyphs if one.id == mark)


def cipher_svg(cipher: shaft.Cipher, language: str, known: shaft.Codes | None = None) -> str:
    """Return the encoded picture as SVG; rows whose code is `known`, by number, are painted."""
    level = cipher.level
    width = level.size * CELL + 2 * SIDE
    height = (HEAD + level.rows_per_panel * CELL) * 3
    label = TEXTS.text(language, "puzzle-cipher-alt", rows=level.rows, size=level.size)
    panels = (_panel(cipher, panel, language, known or {}) for panel in range(3))
    return svg(width, height, label, [definitions(level.marks), *panels])


def _panel(cipher: shaft.Cipher, panel: int, language: str, known: shaft.Codes) -> str:
    level, facts_ = cipher.level, facts().panels[panel]
    top = panel * (HEAD + level.rows_per_panel * CELL) + HEAD
    first = panel * level.rows_per_panel + 1
    parts = [text(facts_.name.of(language), SIDE, top - 10.4, 5.4, INK, anchor="start")]
    for at in range(level.size):
        x = SIDE + (at + 0.5) * CELL
        parts.append(text(position_name(facts_.axis, at), x, top - 3.6, 5, INK))
    for row in range(level.rows_per_panel):
        number = first + row
        parts.append(_row(cipher, number, top + row * CELL, language, known.get(number, "")))
    return "".join([*parts, _grid(level.size, level.rows_per_panel, SIDE, top)])


def _row(cipher: shaft.Cipher, number: int, y: float, language: str, code: str) -> str:
    line, size = cipher.line(number), cipher.level.size
    dark = shaft.dark_in(line, code)
    parts = [_box(SIDE, y, size * CELL, CELL, BAND)] if number % 2 else []
    parts += [_box(SIDE + at * CELL, y, CELL, CELL, NIGHT) for at in sorted(dark)]
    middle = y + CELL / 2
    for at, mark in enumerate(line):
        colour = GROUND if at in dark else INK
        parts.append(placed(mark, SIDE + (at + 0.5) * CELL, middle, 7.4, colour))
    parts.append(text(number, SIDE - 1.6, middle, 5.2, INK, anchor="end"))
    parts.append(text(number, SIDE + size * CELL + 1.6, middle, 5.2, INK, anchor="start"))
    told = {"marks": " ".join(line)}
    told |= {"first": code[0], "second": code[1]} if code else {}
    key = "puzzle-row-known" if code else "puzzle-row"
    label = escape(TEXTS.text(language, key, number=number, **told))
    return f'<g id="line-{number}" role="img" aria-label="{label}">{"".join(parts)}</g>'


def _grid(across: int, down: int, x: float, y: float) -> str:
    """Draw thin lines between positions, stronger ones after every fourth column."""
    width, height = across * CELL, down * CELL
    thin = "".join(f"M{x} {y + at * CELL}h{width}" for at in range(1, down))
    thin += "".join(f"M{x + at * CELL} {y}v{height}" for at in range(1, across) if at % 4)
    strong = "".join(f"M{x + at * CELL} {y}v{height}" for at in range(4, across, 4))
    frame = f"M{x} {y}h{width}v{height}h{-width}Z"
    return _path(thin, LINE, 0.25) + _path(strong, INK, 0.45) + _path(frame, INK, 0.8)


def map_svg(
    level: Level,
    language: str,
    ground: str,
    gone: Collection[shaft.Square] = (),
    found: shaft.Square | None = None,
) -> str:
    """Return the grid over `ground`, SVG of 1000 x 1000: squares `gone` crossed, `found` ringed."""
    size, side = level.size * CELL, SIDE * _scale(level)
    whole = size + 2 * side
    last = shaft.square_name((level.size - 1, level.size - 1))
    label = TEXTS.text(language, "puzzle-map-alt", size=level.size, last=last)
    body = [
        f'<svg x="{side:g}" y="{side:g}" width="{size}" height="{size}" viewBox="0 0 1000 1000">'
        f"{ground}</svg>",
        _map_grid(level),
        _edges(level),
        *(_square(level, (c, r), gone) for r in range(level.size) for c in range(level.size)),
        _ring(level, found) if found else "",
    ]
    return svg(whole, whole, label, body)


def _scale(level: Level) -> float:
    """Return the size of letters, which look alike on maps of any number of squares."""
    return max(0.6, level.size / 24)


def _map_grid(level: Level) -> str:
    """Draw dark lines with a light edge, which can be seen on any ground."""
    size, scale = level.size * CELL, _scale(level)
    side = SIDE * scale
    inner = "".join(
        f"M{side + at * CELL:g} {side:g}v{size}M{side:g} {side + at * CELL:g}h{size}"
        for at in range(1, level.size)
    )
    frame = f"M{side:g} {side:g}h{size}v{size}h{-size}Z"
    return "".join(
        _path(data, colour, width * scale)
        for data, colour, width in ((inner, GROUND, 0.7), (inner, INK, 0.25), (frame, INK, 0.9))
    )


def _edges(level: Level) -> str:
    """Return the labels of the columns above and below, and of the rows on both sides."""
    scale = _scale(level)
    side = SIDE * scale
    far = side * 1.5 + level.size * CELL
    parts = []
    for at in range(level.size):
        middle = side + (at + 0.5) * CELL
        column, row = position_name("column", at), position_name("row", at)
        for edge in (side / 2, far):
            parts.append(text(column, middle, edge, 6 * scale, INK))
            parts.append(text(row, edge, middle, 6 * scale, INK))
    return "".join(parts)


def _square(level: Level, square: shaft.Square, gone: Collection[shaft.Square]) -> str:
    column, row = square
    scale = _scale(level)
    x, y = (SIDE * scale + at * CELL for at in square)
    sector = position_name("sector", (column + row) % level.size)
    plate = _box(x + 0.3, y + 0.3, 3.3 * scale, 3.6 * scale, GROUND, ' fill-opacity="0.82"')
    letter = text(sector, x + 0.3 + 1.65 * scale, y + 0.3 + 1.7 * scale, 3.3 * scale, INK)
    cross = ""
    if square in gone:
        cross = _box(x, y, CELL, CELL, GROUND, ' fill-opacity="0.62"')
        cross += _path(f"M{x + 2} {y + 2}l6 6m0 -6l-6 6", NIGHT, 0.7)
    return f'<g id="square-{shaft.square_name(square)}">{cross}{plate}{letter}</g>'


def _ring(level: Level, square: shaft.Square) -> str:
    x, y = (SIDE * _scale(level) + (at + 0.5) * CELL for at in square)
    ring = f'<circle cx="{x:g}" cy="{y:g}" r="8" fill="none" stroke='
    return f'{ring}"{GROUND}" stroke-width="4"/>{ring}"{RED}" stroke-width="2"/>'


def slip_label(number: int, code: str, language: str) -> str:
    """Return the words of the slip of a row, from 1."""
    first, second = (mark_name(mark, language) for mark in code)
    facts = {"first": first, "second": second, "check": shaft.check_letter(number, code)}
    return TEXTS.text(language, "puzzle-slip-alt", number=number, **facts)


def slip_svg(cipher: shaft.Cipher, number: int, code: str, language: str) -> str:
    """Draw the slip with the code of one row, in millimetres: an eighth of a page of A4."""
    say = partial(TEXTS.text, language)
    panel = facts().panels[cipher.panel(number)].name.of(language)
    marks = zip(code, (34, 71), strict=True)
    body = [
        definitions(code),
        _path("M8 8H97V66H8Z", INK, 0.5),
        text(say("puzzle-slip-row"), 13, 20.5, 5, INK, anchor="start", weight=400),
        text(number, 32, 17.6, 13, INK, anchor="start"),
        text(say("puzzle-camp"), 92, 14, 3.6, INK, anchor="end"),
        text(panel, 92, 20, 3.6, INK, anchor="end", weight=400),
        _path("M13 26H92", LINE, 0.35),
        text(say("puzzle-slip-dark"), 13, 30.2, 3.6, INK, anchor="start", weight=400),
        *(
            placed(mark, x, 41.6, 16, INK) + text(mark_name(mark, language), x, 52.8, 4.2, INK)
            for mark, x in marks
        ),
        _path("M13 57H92", LINE, 0.35),
        text(say("puzzle-slip-check"), 84, 61.5, 3.6, INK, anchor="end", weight=400),
        text(shaft.check_letter(number, code), 92, 61.5, 6, INK, anchor="end"),
    ]
    return svg(SLIP_WIDTH, SLIP_HEIGHT, slip_label(number, code, language), body)
