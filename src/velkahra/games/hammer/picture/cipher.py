"""The encoded picture with the rows decoded so far, and the map on which to try a solution.

Ids: `cipher-0` .. `cipher-2` (the panels) with `row-14`, `map` with `sq-3-7` while a square is to
be chosen. One path draws all marks of a kind in a row, so that an old phone has little to draw.
Rules shown: HM-INFO-02, HM-INFO-03, HM-EDGE-FIND-02.
"""

from collections.abc import Mapping
from functools import lru_cache
from html import escape
from string import ascii_lowercase, ascii_uppercase
from typing import Final

from velkahra.core.contract.picture import Parts
from velkahra.games.hammer.picture import kit, stock
from velkahra.games.hammer.picture.art.ink import INK
from velkahra.games.hammer.picture.words import mark_name, say
from velkahra.games.hammer.puzzle.facts import AXES, facts
from velkahra.games.hammer.puzzle.picture import position_name
from velkahra.games.hammer.puzzle.shaft import Square, dark_in, square_name
from velkahra.games.hammer.rules.values import code_letters
from velkahra.games.hammer.texts import TEXTS
from velkahra.games.hammer.view.model import View

CELL: Final = 10
WIDEST: Final = 24  # squares along the side of the largest map; views number squares with it
_SIDE: Final = 12

Codes = tuple[tuple[int, str], ...]


def elements(view: View, language: str) -> Parts:
    """Draw the panels and the map: a part with one element each, id -> markup."""
    codes, due = codes_of(view), ((view.mine.due or ()) if view.mine else ())
    each = len(view.marks) // len(AXES)
    found: list[Mapping[str, str]] = []
    for panel in range(len(AXES)):
        first = panel * each + 1
        rows = range(first, first + each)
        lines = view.marks[first - 1 : first - 1 + each]
        known = tuple(code for code in codes if code[0] in rows)
        coming = tuple(row for row in due if row in rows)
        found.append({f"cipher-{panel}": _panel(language, panel, first, lines, known, coming)})
    return (*found, {"map": _map(view, language, codes)})


def codes_of(view: View) -> Codes:
    """Return the codes that the viewer knows, as letters of marks by rows."""
    if view.codes:
        shown = view.codes[: len(view.marks)]
        return tuple((row, code_letters(code)) for row, code in enumerate(shown, 1))
    rows = view.mine.rows if view.mine else ()
    return tuple((row, code_letters(code)) for row, code in rows or ())


@lru_cache(maxsize=64)
def _panel(
    language: str,
    panel: int,
    first: int,
    lines: tuple[str, ...],
    codes: Codes,
    due: tuple[int, ...],
) -> str:
    known = dict(codes)
    rows = "".join(
        _row(language, first + at, marks, known.get(first + at, ""), first + at in due)
        for at, marks in enumerate(lines)
    )
    hidden = "" if lines else " hidden"
    size = len(lines[0]) if lines else 0
    title = escape(facts().panels[panel].name.of(language))
    return (
        f'<section id="cipher-{panel}" class="cipher n-{size}"{hidden} '
        f'aria-labelledby="cipher-{panel}-name"><h3 id="cipher-{panel}-name">{title}</h3>'
        f"{_heading(panel, size)}{rows}</section>"
    )


@lru_cache(maxsize=64)
def _heading(panel: int, size: int) -> str:
    names = "".join(
        f'<text x="{at * CELL + 5}" y="7.5">{position_name(AXES[panel], at)}</text>'
        for at in range(size)
    )
    return (
        f'<div class="heading" aria-hidden="true"><b></b><svg viewBox="0 0 {size * CELL} {CELL}">'
        f"{names}</svg><i></i></div>"
    )


@lru_cache(maxsize=512)
def _row(language: str, number: int, marks: str, code: str, due: bool) -> str:
    css = "row" + " known" * bool(code) + " due" * due
    state = ""
    if code:
        state = "".join(_one_mark(mark) for mark in code)
    elif due:
        state = stock.sign("clock")
    shown = f"<b>{number}</b>{row_drawing(marks, code)}<i>{state}</i>"
    return (
        f'<div id="row-{number}" class="{css}" role="button" tabindex="-1">'
        f"{kit.described(_row_text(language, number, marks, code, due), shown)}</div>"
    )


def _row_text(language: str, number: int, marks: str, code: str, due: bool) -> str:
    spelt = " ".join(marks)
    if code:
        first, second = (mark_name(language, mark) for mark in code)
        return TEXTS.text(
            language, "puzzle-row-known", number=number, marks=spelt, first=first, second=second
        )
    told = TEXTS.text(language, "puzzle-row", number=number, marks=spelt)
    return f"{told}. {say(language, 'row-due')}" if due else told


@lru_cache(maxsize=16)
def _one_mark(mark: str) -> str:
    return (
        '<svg class="code" viewBox="0 0 10 10" aria-hidden="true">'
        f'<path d="M.5 .5h9v9h-9Z" fill="#fff" stroke="{INK}"/>{_placed("mark", mark, [0])}</svg>'
    )


@lru_cache(maxsize=512)
def row_drawing(marks: str, code: str, place: str = "") -> str:
    """Draw a row: grounds of dark marks, then all marks of a kind at once, lines between them.

    `marks` has a letter for each place, `code` the two that are dark, "" if it is not known.
    `place` are attributes of the SVG.
    """
    dark = dark_in(marks, code)
    ground = "".join(f"M{at * CELL} 0h{CELL}v{CELL}h-{CELL}Z" for at in sorted(dark))
    painted = f'<path class="painted" d="{ground}" fill="{INK}"/>' if ground else ""
    kinds = ""
    for mark in sorted(set(marks)):
        places = [at for at, other in enumerate(marks) if other == mark]
        kinds += _placed("dark" if mark in code else "mark", mark, places)
    size = len(marks) * CELL
    lines = "".join(f"M{at} 0v{CELL}" for at in range(4 * CELL, size, 4 * CELL))
    return (
        f'<svg class="line" viewBox="0 0 {size} {CELL}" aria-hidden="true"{place}>'
        f'<path d="M0 0h{size}v{CELL}h-{size}Z" class="ground" fill="#fff" stroke="#8d8378" '
        f'stroke-width=".5"/>{painted}<path d="{lines}" stroke="{INK}" stroke-width=".5"/>'
        f"{kinds}</svg>"
    )


def _placed(prefix: str, mark: str, places: list[int]) -> str:
    """Put one kind of mark at these places of a row: each point of the path shows it."""
    points = " ".join(f"{at * CELL + 5} 5" for at in places) + ("h0" if len(places) == 1 else "")
    shown = f"url(#{prefix}-{mark})"
    last = f' marker-end="{shown}"' if len(places) > 1 else ""
    middle = f' marker-mid="{shown}"' if len(places) > 2 else ""
    return f'<path d="M{points}" fill="none" marker-start="{shown}"{middle}{last}/>'


def _map(view: View, language: str, codes: Codes) -> str:
    asked = view.decision == "square" and view.seat in view.deciders
    wrong = tuple(square for square, _ in (view.mine.guesses or () if view.mine else ()))
    guess = view.mine.guess if view.mine else -1
    return _map_drawn(
        language,
        view.size if view.marks else 0,
        gone(view.marks, codes),
        wrong,
        -1 if guess is None else guess,
        -1 if view.square is None else view.square,
        asked,
        view.ground,
        view.metres,
    )


@lru_cache(maxsize=256)
def gone(marks: tuple[str, ...], codes: Codes) -> tuple[frozenset[int], ...]:
    """Return the columns, rows and sectors, from 0, that the codes rule out: three sets.

    `marks` are all rows of the picture. Rules: HM-INFO-02.
    """
    each = len(marks) // len(AXES)
    found: list[set[int]] = [set() for _ in AXES]
    for row, code in codes:
        found[(row - 1) // each] |= dark_in(marks[row - 1], code)
    return tuple(frozenset(places) for places in found)


def is_gone(square: Square, ruled: tuple[frozenset[int], ...], size: int) -> bool:
    """Return whether a square (column, line) of a map with sides of `size` is ruled out.

    `ruled` are the columns, lines and sectors that `gone` returns.
    """
    column, line = square
    places = (column, line, (column + line) % size)
    return any(place in out for place, out in zip(places, ruled, strict=True))


@lru_cache(maxsize=256)
def _map_drawn(
    language: str,
    size: int,
    ruled: tuple[frozenset[int], ...],
    wrong: tuple[int, ...],
    guess: int,
    square: int,
    asked: bool,
    ground: str,
    metres: int,
) -> str:
    if not size:
        return '<section id="map" class="map" hidden></section>'
    left = sum(not is_gone(divmod(at, size), ruled, size) for at in range(size * size))
    label = say(language, "map-label", size=size, left=left)
    names = [square_name(divmod(each, WIDEST)) for each in wrong]
    if names:
        label = f"{label} {say(language, 'map-wrong', squares=', '.join(names))}"
    if square >= 0:
        label = f"{label} {say(language, 'map-found', square=square_name(divmod(square, WIDEST)))}"
    kind = _kind(language, size, ground, metres)
    label = f"{label} {kind}"
    targets = _targets(language, size, ruled) if asked else ""
    role = "group" if asked else "img"
    whole = size * CELL + 2 * _SIDE
    place = f'width="{size * CELL}" height="{size * CELL}"/>'
    land = f'<image href="{escape(ground)}" {place}' if ground else f'<use href="#land" {place}'
    title = escape(say(language, "map"))
    counted = escape(say(language, "map-left", count=left))
    return (
        f'<section id="map" class="map" aria-labelledby="map-name"><h3 id="map-name">{title} '
        f'<small class="left">{counted}</small></h3>'
        f'<svg class="zoomable" viewBox="0 0 {whole} {whole}" role="{role}" '
        f'aria-label="{escape(label)}">{map_drawing(size, ruled, wrong, guess, square, land)}'
        f'{targets}</svg><p class="kind">{escape(kind)}</p></section>'
    )


def _kind(language: str, size: int, ground: str, metres: int) -> str:
    """Return in words the length of a map's square, or that the printed map is invented."""
    if not ground:
        return say(language, "map-sample")
    return say(language, "map-scale", metres=metres, across=metres * size) if metres else ""


def map_drawing(
    size: int,
    ruled: tuple[frozenset[int], ...],
    wrong: tuple[int, ...],
    guess: int,
    square: int,
    ground: str = "",
) -> str:
    """Draw the map's grid: sectors, ruled-out squares, wrong guesses, the square of T. H.

    Args:
        size: squares along a side.
        ruled: the columns, rows and sectors that are ruled out.
        wrong: squares named in vain, as 24 * column + line.
        guess: a square that is named now, -1 for none.
        square: where T. H. was found, -1 as long as he was not.
        ground: the drawing of the land, which is drawn paler below it; "" for none.
    """
    wide = size * CELL
    veil = ' fill-opacity=".15"' if ground else ""
    grid = "".join(f"M{at} 0v{wide}M0 {at}h{wide}" for at in range(0, wide + 1, CELL))
    strong = "".join(
        f"M{at} 0v{wide}M0 {at}h{wide}" for at in range(0, wide + 1, 4 * CELL) if at <= wide
    )
    crosses = "".join(_cross(each) for each in wrong)
    return (
        f'<g transform="translate({_SIDE} {_SIDE})">{ground}<path d="M0 0h{wide}v{wide}h-{wide}Z" '
        f'fill="#f3ead2"{veil}/>'
        f'<path class="gone" data-sweeps="" d="{_runs(size, ruled)}" fill="url(#gone)"/>'
        f'<path d="{grid}" stroke="#8d8378" stroke-width=".3"/>'
        f'<path d="{strong}" stroke="{INK}" stroke-width=".5"/>{_sectors(size)}{crosses}'
        f"{_ring(guess, 'guess') if guess >= 0 else ''}"
        f"{_ring(square, 'hiding') if square >= 0 else ''}</g>{_edges(size)}"
    )


def _runs(size: int, ruled: tuple[frozenset[int], ...]) -> str:
    """Make path data of the squares that are ruled out, a box for each run of them in a line."""
    data = ""
    for line in range(size):
        start = -1
        for column in range(size + 1):
            out = column < size and is_gone((column, line), ruled, size)
            if out and start < 0:
                start = column
            elif not out and start >= 0:
                wide = (column - start) * CELL
                data += f"M{start * CELL} {line * CELL}h{wide}v{CELL}h-{wide}Z"
                start = -1
    return data


@lru_cache(maxsize=8)
def _sectors(size: int) -> str:
    """Write the sectors' letters, a line of them as one text."""
    places = " ".join(f"{at * CELL + 0.8:g}" for at in range(size))
    return "".join(
        f'<text class="sector" x="{places}" y="{line * CELL + 4.2:g}" font-size="4.6" '
        f'fill="{INK}">{"".join(ascii_lowercase[(line + at) % size] for at in range(size))}</text>'
        for line in range(size)
    )


@lru_cache(maxsize=8)
def _edges(size: int) -> str:
    """Name columns above and below, lines on both sides."""
    far = _SIDE + size * CELL
    found = ""
    for at in range(size):
        middle = _SIDE + at * CELL + 5
        for edge in (8.5, far + 8):
            found += f'<text x="{middle}" y="{edge:g}">{ascii_uppercase[at]}</text>'
        for edge in (6, far + 6):
            found += f'<text x="{edge}" y="{middle + 2:g}">{at + 1}</text>'
    return f'<g class="edges" font-size="6" text-anchor="middle">{found}</g>'


def _corner(square: int) -> tuple[int, int]:
    column, line = divmod(square, WIDEST)
    return column * CELL, line * CELL


def _cross(square: int) -> str:
    x, y = _corner(square)
    return (
        f'<path class="wrong" d="M{x} {y}h10v10h-10ZM{x + 1} {y + 1}l8 8m0-8l-8 8" fill="#fff" '
        'stroke="#a3241b" stroke-width="1.6"/>'
    )


def _ring(square: int, css: str) -> str:
    x, y = _corner(square)
    around = f'cx="{x + 5}" cy="{y + 5}" fill="none"'
    return (
        f'<g class="{css}"><circle {around} r="8" stroke="#fff" stroke-width="4"/>'
        f'<circle {around} r="8" stroke="#a3241b" stroke-width="2"/></g>'
    )


@lru_cache(maxsize=64)
def _targets(language: str, size: int, ruled: tuple[frozenset[int], ...]) -> str:
    """Make every square a button, line by line."""
    found = ""
    for line in range(size):
        for column in range(size):
            name = square_name((column, line))
            out = is_gone((column, line), ruled, size)
            words = say(language, "square-gone", square=name) if out else name
            found += (
                f'<rect id="sq-{column}-{line}" class="square" role="button" tabindex="-1" '
                f'aria-label="{escape(words)}" x="{_SIDE + column * CELL}" '
                f'y="{_SIDE + line * CELL}" width="{CELL}" height="{CELL}"/>'
            )
    return f'<g class="squares">{found}</g>'
