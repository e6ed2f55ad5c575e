"""The sheets of a nonogram: the empty grid, the slips, the organiser's solution, and the key."""

from collections.abc import Iterator
from typing import Literal

import msgspec

from velkahra.core.contract.refusals import VelkahraError
from velkahra.core.files import decode_json
from velkahra.core.print_model import Cut, Note, Page, Picture, Sheet, Words
from velkahra.games.hammer.press.sheet import camp_sheet, camp_title
from velkahra.games.hammer.puzzle import nonogram, nonogram_picture, picture
from velkahra.games.hammer.texts import TEXTS


class Kind(msgspec.Struct, frozen=True):
    """The part of a key that says what kind of puzzle it is of."""

    generator: str = ""


class Key(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The contents of an organiser's key; the given squares follow from the picture."""

    format: Literal["hammer-key/1"]
    generator: Literal["nonogram/1"]
    rows: tuple[str, ...]


def write_nonogram(puzzle: nonogram.Nonogram) -> str:
    """Return a nonogram as a text."""
    key = Key("hammer-key/1", "nonogram/1", puzzle.rows)
    return msgspec.json.format(msgspec.json.encode(key), indent=1).decode() + "\n"


def is_nonogram(key: bytes) -> bool:
    """Return whether a key says that it is that of a nonogram."""
    try:
        return decode_json(key, Kind, "").generator == "nonogram/1"
    except VelkahraError:
        return False


def read_nonogram(key: str | bytes) -> nonogram.Nonogram:
    """Return the nonogram of a key. Raises: VelkahraError with the mistake."""
    return nonogram.make_nonogram(decode_json(key, Key, "this is not the key of a nonogram").rows)


def nonogram_sheets(puzzle: nonogram.Nonogram, language: str) -> Iterator[Sheet | Note]:
    """Yield the key of a nonogram and everything there is to print."""
    yield Note("key.json", write_nonogram(puzzle))
    yield _grid_sheet(puzzle, language)
    yield _slips_sheet(puzzle, language)
    yield _solution_sheet(puzzle, language)


def _grid_sheet(puzzle: nonogram.Nonogram, language: str) -> Sheet:
    keys = ("how", "given") if puzzle.given else ("how",)
    page: Page = (
        Words(camp_title(language, "nonogram"), "title"),
        *(Words(TEXTS.text(language, f"nonogram-{key}")) for key in keys),
        Picture(nonogram_picture.nonogram_svg(puzzle, language), _alt(puzzle, language)),
    )
    return camp_sheet("nonogram", "nonogram", language, (page,))


def _slips_sheet(puzzle: nonogram.Nonogram, language: str) -> Sheet:
    slips = []
    for number in range(1, len(puzzle.rows) + 1):
        runs = nonogram_picture.legend(puzzle.row_runs(number - 1))
        alt = TEXTS.text(language, "nonogram-slip-alt", number=number, runs=runs)
        slips.append(Picture(nonogram_picture.row_slip_svg(puzzle, number, language), alt))
    page = (Cut(tuple(slips), 2, picture.SLIP_WIDTH, picture.SLIP_HEIGHT),)
    return camp_sheet("slips", "puzzle-slips", language, (page,))


def _solution_sheet(puzzle: nonogram.Nonogram, language: str) -> Sheet:
    numbers = {"rows": len(puzzle.rows), "given": len(puzzle.given)}
    numbers["needed"] = round(nonogram.rows_needed(puzzle))
    drawing = nonogram_picture.nonogram_svg(puzzle, language, solved=True)
    page = (
        Words(camp_title(language, "puzzle-solution"), "title"),
        Words(TEXTS.text(language, "puzzle-solution-warning"), "lead"),
        Words(TEXTS.text(language, "nonogram-needed", **numbers)),
        Picture(drawing, _alt(puzzle, language)),
    )
    return camp_sheet("solution", "puzzle-solution", language, (page,))


def _alt(puzzle: nonogram.Nonogram, language: str) -> str:
    return TEXTS.text(language, "nonogram-alt", across=len(puzzle.rows[0]), down=len(puzzle.rows))
