"""The nonogram as SVG: the empty grid with its legends, the slips, the picture itself.

A square is 10 units wide; every fifth line is stronger, as people who solve these expect.
"""

from typing import Final

from velkahra.games.hammer.puzzle import nonogram, picture
from velkahra.games.hammer.texts import TEXTS
from velkahra.picture.lettering import text
from velkahra.picture.palette import INK

NUMBER: Final = 6
ROOM: Final = 48


def legend(runs: nonogram.Runs) -> str:
    """Return the legend of a line, with dots between numbers; 0 for a line without black."""
    return " · ".join(map(str, runs or (0,)))


def nonogram_svg(puzzle: nonogram.Nonogram, language: str, *, solved: bool = False) -> str:
    """Return the grid as SVG, with room for legends of rows, or the solution if `solved`."""
    columns = [nonogram.runs_of(column) or (0,) for column in puzzle.columns]
    rows = [nonogram.runs_of(row) or (0,) for row in puzzle.rows]
    head = max(map(len, columns)) * NUMBER + 4
    # Teams get the same space for every legend, because its width would reveal the longest one.
    side = 14 + (max(map(len, rows)) * 9 if solved else ROOM)
    width, height = len(columns) * picture.CELL, len(rows) * picture.CELL
    label = TEXTS.text(language, "nonogram-alt", across=len(columns), down=len(rows))
    body = [
        *(_column(runs, side + (at + 0.5) * picture.CELL, head) for at, runs in enumerate(columns)),
        *(
            _row(at, runs if solved else (), side, head + (at + 0.5) * picture.CELL)
            for at, runs in enumerate(rows)
        ),
        *(_square(puzzle, at, side, head) for at in _shown(puzzle, solved)),
        _lines(len(columns), len(rows), side, head),
    ]
    return picture.svg(side + width + 4, head + height + 4, label, body)


def _shown(puzzle: nonogram.Nonogram, solved: bool) -> list[tuple[int, int]]:
    if not solved:
        return list(puzzle.given)
    return [
        (r, c)
        for r, row in enumerate(puzzle.rows)
        for c, square in enumerate(row)
        if square == nonogram.BLACK
    ]


def _column(runs: nonogram.Runs, x: float, bottom: float) -> str:
    first = bottom - 4.5 - (len(runs) - 1) * NUMBER
    return "".join(text(run, x, first + at * NUMBER, 5.4, INK) for at, run in enumerate(runs))


def _row(at: int, runs: nonogram.Runs, side: float, y: float) -> str:
    number = text(at + 1, 11, y, 5, INK, anchor="end", weight=400)
    if runs:
        return number + text(legend(runs), side - 2, y, 5.4, INK, anchor="end")
    return (
        number
        + f'<path d="M14 {y + 4:g}H{side - 3:g}" stroke="{picture.LINE}" stroke-width="0.3"/>'
    )


def _square(puzzle: nonogram.Nonogram, place: tuple[int, int], side: float, head: float) -> str:
    """Draw a black square, or a white one that is given as a small cross."""
    row, column = place
    cell = picture.CELL
    x, y = side + column * cell, head + row * cell
    if puzzle.rows[row][column] == nonogram.BLACK:
        return f'<rect x="{x:g}" y="{y:g}" width="{cell}" height="{cell}" fill="{picture.NIGHT}"/>'
    return f'<path d="M{x + 3:g} {y + 3:g}l4 4m0 -4l-4 4" stroke="{INK}" stroke-width="0.8"/>'


def _lines(across: int, down: int, x: float, y: float) -> str:
    """Draw the grid; a stroke is stronger at every fifth line, and light where it crosses black."""
    width, height = across * picture.CELL, down * picture.CELL
    parts = []
    for at in range(across + 1):
        parts.append((f"M{x + at * picture.CELL:g} {y:g}v{height}", at % 5 == 0 or at == across))
    for at in range(down + 1):
        parts.append((f"M{x:g} {y + at * picture.CELL:g}h{width}", at % 5 == 0 or at == down))
    thin = "".join(data for data, strong in parts if not strong)
    bold = "".join(data for data, strong in parts if strong)
    return (
        f'<path d="{thin}" stroke="{picture.LINE}" stroke-width="0.3"/>'
        f'<path d="{bold}" stroke="{picture.GROUND}" stroke-width="1.1"/>'
        f'<path d="{bold}" stroke="{INK}" stroke-width="0.6"/>'
    )


def row_slip_svg(puzzle: nonogram.Nonogram, number: int, language: str) -> str:
    """Draw the slip with the legend of a row, from 1, in millimetres: an eighth of a page of A4."""
    runs = legend(puzzle.row_runs(number - 1))
    size = min(13.0, 130 / len(runs))
    body = [
        f'<path d="M8 8H97V66H8Z" fill="none" stroke="{INK}" stroke-width="0.5"/>',
        text(TEXTS.text(language, "puzzle-slip-row"), 13, 20.5, 5, INK, anchor="start", weight=400),
        text(number, 32, 17.6, 13, INK, anchor="start"),
        text(TEXTS.text(language, "puzzle-camp"), 92, 14, 3.6, INK, anchor="end"),
        f'<path d="M13 26H92" stroke="{picture.LINE}" stroke-width="0.35"/>',
        text(
            TEXTS.text(language, "nonogram-slip-runs"), 13, 31, 3.6, INK, anchor="start", weight=400
        ),
        text(runs, picture.SLIP_WIDTH / 2, 47, size, INK),
    ]
    label = TEXTS.text(language, "nonogram-slip-alt", number=number, runs=runs)
    return picture.svg(picture.SLIP_WIDTH, picture.SLIP_HEIGHT, label, body)
