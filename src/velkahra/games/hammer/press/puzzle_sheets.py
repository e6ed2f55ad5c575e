"""The sheets of a puzzle: map, encoded picture, slips, and the organiser's solution."""

from collections.abc import Iterator

from velkahra.core.print_model import Columns, Cut, Note, Page, Picture, Sheet, Words
from velkahra.games.hammer.press.sheet import camp_sheet, camp_title
from velkahra.games.hammer.puzzle import facts, key, picture, shaft
from velkahra.games.hammer.puzzle.prospects import prospects
from velkahra.games.hammer.texts import TEXTS


def puzzle_sheets(
    puzzle: shaft.Puzzle, ground: str, language: str, metres: int = 0
) -> Iterator[Sheet | Note]:
    """Yield the key of a puzzle and everything there is to print.

    `ground` is the map without its grid, `metres` are those of a square's side, 0 if nobody has
    said.

    The key comes first: no sheet is ever printed that it could not be made from again.
    """
    yield Note("key.json", key.write_key(puzzle))
    yield map_sheet(puzzle, ground, language, metres)
    yield cipher_sheet(puzzle, language)
    yield slips_sheet(puzzle, language)
    yield solution_sheet(puzzle, ground, language, metres)


def map_sheet(puzzle: shaft.Puzzle, ground: str, language: str, metres: int = 0) -> Sheet:
    """Return the map over `ground`, for every team; `metres` are a square's side, 0 if unknown."""
    level = puzzle.cipher.level
    last = shaft.square_name((level.size - 1, level.size - 1))
    alt = TEXTS.text(language, "puzzle-map-alt", size=level.size, last=last)
    invented = ("lead", "sample") if ground == picture.sample_map() else ("lead",)
    page: Page = (
        _title(language, "puzzle-map"),
        *(Words(TEXTS.text(language, f"puzzle-map-{key}"), "lead") for key in invented),
        *_scale(level.size, metres, language),
        *(Words(TEXTS.text(language, f"puzzle-map-{key}")) for key in ("how", "paint", "shaft")),
        Picture(picture.map_svg(level, language, ground), alt),
    )
    return camp_sheet("map", "puzzle-map", language, [page])


def _scale(size: int, metres: int, language: str) -> tuple[Words, ...]:
    """Return a note on how long a square's side is, if that is known."""
    if not metres:
        return ()
    across = metres * size
    return (Words(TEXTS.text(language, "puzzle-map-scale", metres=metres, across=across), "lead"),)


def cipher_sheet(puzzle: shaft.Puzzle, language: str) -> Sheet:
    """Return the encoded picture, which every team gets."""
    level = puzzle.cipher.level
    alt = TEXTS.text(language, "puzzle-cipher-alt", rows=level.rows, size=level.size)
    page = (
        Words(TEXTS.text(language, "puzzle-cipher"), "lead"),
        Words(TEXTS.text(language, "puzzle-cipher-lead")),
        Picture(picture.cipher_svg(puzzle.cipher, language), alt),
    )
    return camp_sheet("picture", "puzzle-cipher", language, [page])


def slips_sheet(puzzle: shaft.Puzzle, language: str) -> Sheet:
    """Return the slips to be handed out, eight on a page. HM-INFO-01."""
    slips = tuple(
        Picture(
            picture.slip_svg(puzzle.cipher, number, code, language),
            picture.slip_label(number, code, language),
        )
        for number, code in puzzle.clues().items()
    )
    page = (Cut(slips, 2, picture.SLIP_WIDTH, picture.SLIP_HEIGHT),)
    return camp_sheet("slips", "puzzle-slips", language, [page])


def solution_sheet(puzzle: shaft.Puzzle, ground: str, language: str, metres: int = 0) -> Sheet:
    """Return what only the organiser may see: the square, the painted picture and all codes.

    `ground` is the map without its grid, as SVG in a box of 1000 x 1000, `metres` are those of a
    square's side, 0 if unknown.
    """
    found = _map_page(puzzle, ground, language, metres)
    pages = (found, _painted_page(puzzle, language), _codes_page(puzzle, language))
    return camp_sheet("solution", "puzzle-solution", language, pages)


def _map_page(puzzle: shaft.Puzzle, ground: str, language: str, metres: int) -> Page:
    level, square = puzzle.cipher.level, shaft.square_name(puzzle.square)
    drawing = picture.map_svg(level, language, ground, found=puzzle.square)
    facts: dict[str, str | int] = {"level": level.name.of(language), "seed": puzzle.seed}
    facts |= {"rows": level.rows, "digest": shaft.digest(puzzle.cipher)[:16]}
    return (
        _title(language, "puzzle-solution"),
        Words(TEXTS.text(language, "puzzle-solution-warning"), "lead"),
        Words(TEXTS.text(language, "puzzle-solution-lead", square=square), "lead"),
        Words(TEXTS.text(language, "puzzle-solution-made", **facts)),
        *_scale(level.size, metres, language),
        Picture(drawing, TEXTS.text(language, "puzzle-solution-map-alt", square=square)),
    )


def _painted_page(puzzle: shaft.Puzzle, language: str) -> Page:
    true = shaft.positions_of(puzzle.square, puzzle.cipher.level.size)
    places = zip(facts.AXES, true, strict=True)
    named = {axis: picture.position_name(axis, at) for axis, at in places}
    alt = TEXTS.text(language, "puzzle-solution-painted-alt", **named)
    return (
        Words(TEXTS.text(language, "puzzle-solution-painted"), "lead"),
        Words(TEXTS.text(language, "puzzle-solution-painted-lead", **named)),
        Picture(picture.cipher_svg(puzzle.cipher, language, puzzle.clues()), alt),
    )


def _codes_page(puzzle: shaft.Puzzle, language: str) -> Page:
    head = ("row", "code", "marks", "check")
    rows = tuple(
        (str(number), code, " + ".join(picture.mark_name(mark, language) for mark in code), check)
        for number, code in puzzle.clues().items()
        for check in shaft.check_letter(number, code)
    )
    return (
        Words(TEXTS.text(language, "puzzle-solution-codes"), "lead"),
        Columns(_head(language, head), rows, times=2),
        Words(TEXTS.text(language, "puzzle-prospects")),
        Columns(_head(language, ("pieces", "squares", "certain")), _prospects(puzzle, language)),
    )


def _prospects(puzzle: shaft.Puzzle, language: str) -> tuple[tuple[str, ...], ...]:
    point = "." if language == "en" else ","
    return tuple(
        (
            str(found.clues),
            f"{found.squares:.1f}".replace(".", point),
            TEXTS.text(language, "puzzle-percent", share=round(100 * found.certain)),
        )
        for found in prospects(puzzle)
    )


def _head(language: str, keys: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(TEXTS.text(language, f"puzzle-head-{key}") for key in keys)


def _title(language: str, key: str) -> Words:
    return Words(camp_title(language, key), "title")
