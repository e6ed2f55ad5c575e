"""The puzzle's pictures say what the puzzle says, well formed, in three languages."""

import xml.etree.ElementTree as ET

import pytest

from velkahra.core.contract.words import LANGUAGES
from velkahra.core.print_model import Sheet, Words
from velkahra.games.hammer.press.puzzle_sheets import map_sheet
from velkahra.games.hammer.puzzle import picture, shaft
from velkahra.games.hammer.puzzle.facts import facts
from velkahra.games.hammer.texts import TEXTS

pytestmark = pytest.mark.plain

SVG = "{http://www.w3.org/2000/svg}"
LEVELS = facts().levels
PUZZLE = shaft.make(facts().level("mini"), "picture", (2, 7))


def drawn(svg: str) -> ET.Element:
    return ET.fromstring(svg)


def group(root: ET.Element, name: str) -> ET.Element:
    found = [part for part in root.iter(f"{SVG}g") if part.get("id") == name]
    assert len(found) == 1
    return found[0]


def highlights_of(root: ET.Element, number: int) -> str:
    """Read the marks of a row, from left to right."""
    uses = group(root, f"line-{number}").findall(f"{SVG}use")
    return "".join(use.get("href", "").removeprefix("#mark-") for use in uses)


def words_of(root: ET.Element) -> list[str]:
    return [text.text or "" for text in root.iter(f"{SVG}text")]


@pytest.mark.parametrize("level", LEVELS, ids=[level.id for level in LEVELS])
def test_the_picture_shows_every_row_in_order_and_defines_its_marks(level: object) -> None:
    puzzle = shaft.make(next(one for one in LEVELS if one is level), "picture", (1, 2))
    root = drawn(picture.cipher_svg(puzzle.cipher, "en"))
    for number, line in enumerate(puzzle.cipher.lines, 1):
        assert highlights_of(root, number) == line
        assert words_of(group(root, f"line-{number}")) == [str(number)] * 2
    defined = {part.get("id") for part in root.iter(f"{SVG}g")}
    assert {f"mark-{mark}" for mark in puzzle.cipher.level.marks} <= defined


def test_nothing_is_painted_until_a_code_is_known() -> None:
    """What every team gets is the same whatever the codes and the square are."""
    assert picture.NIGHT not in picture.cipher_svg(PUZZLE.cipher, "en")
    known = {3: PUZZLE.codes[2]}
    root = drawn(picture.cipher_svg(PUZZLE.cipher, "en", known))
    painted = [part for part in root.iter(f"{SVG}rect") if part.get("fill") == picture.NIGHT]
    dark = shaft.dark_in(PUZZLE.cipher.line(3), PUZZLE.codes[2])
    assert len(painted) == len(dark) == 4
    uses = group(root, "line-3").findall(f"{SVG}use")
    assert {at for at, use in enumerate(uses) if use.get("fill") == picture.GROUND} == dark


def test_all_codes_paint_three_shafts_of_light() -> None:
    root = drawn(picture.cipher_svg(PUZZLE.cipher, "en", PUZZLE.clues()))
    for number in PUZZLE.clues():
        uses = group(root, f"line-{number}").findall(f"{SVG}use")
        light = {at for at, use in enumerate(uses) if use.get("fill") != picture.GROUND}
        panel = PUZZLE.cipher.panel(number)
        assert shaft.positions_of(PUZZLE.square, 12)[panel] in light


def test_a_row_is_told_to_who_cannot_see_it() -> None:
    root = drawn(picture.cipher_svg(PUZZLE.cipher, "cs", {3: PUZZLE.codes[2]}))
    one, other = list(PUZZLE.codes[2])
    marks = " ".join(PUZZLE.cipher.line(3))
    assert group(root, "line-3").get("aria-label") == f"Řádek 3, tmavé {one} a {other}: {marks}"
    assert group(root, "line-4").get("aria-label") == f"Řádek 4: {' '.join(PUZZLE.cipher.line(4))}"


def test_HM_EDGE_PICTURE_01_every_square_of_the_map_has_its_sector() -> None:
    level = PUZZLE.cipher.level
    root = drawn(picture.map_svg(level, "en", picture.sample_map()))
    for column in range(level.size):
        for row in range(level.size):
            square = group(root, f"square-{shaft.square_name((column, row))}")
            assert words_of(square) == ["abcdefghijkl"[(column + row) % 12]]
    edges = [word for word in words_of(root) if word.isupper() or word.isdigit()]
    assert sorted(set(edges)) == sorted([*"ABCDEFGHIJKL", *map(str, range(1, 13))])


def test_ruled_out_squares_are_crossed_through_and_the_place_is_ringed() -> None:
    level = PUZZLE.cipher.level
    left = shaft.squares_left(
        PUZZLE.cipher, {number: PUZZLE.codes[number - 1] for number in (1, 9, 17)}
    )
    every = {(c, r) for c in range(12) for r in range(12)}
    bare = drawn(picture.map_svg(level, "en", ""))
    root = drawn(picture.map_svg(level, "en", "", gone=every - set(left), found=PUZZLE.square))
    for square in every:
        crosses = group(root, f"square-{shaft.square_name(square)}").findall(f"{SVG}path")
        assert bool(crosses) == (square not in left)
    assert len(list(root.iter(f"{SVG}circle"))) == 2
    assert not list(bare.iter(f"{SVG}circle"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_slip_has_row_marks_their_names_and_the_check_letter(language: str) -> None:
    puzzle = shaft.make(facts().level("normal"), "demo", (9, 4))
    root = drawn(picture.slip_svg(puzzle.cipher, 1, "CG", language))
    names = {
        "cs": ["trojúhelník", "srdce"],
        "pl": ["trójkąt", "serce"],
        "en": ["triangle", "heart"],
    }
    panel = {"cs": "Sloupce mapy", "pl": "Kolumny mapy", "en": "Columns of the map"}
    assert {"1", "R", panel[language], *names[language]} <= set(words_of(root))
    assert [use.get("href") for use in root.iter(f"{SVG}use")] == ["#mark-C", "#mark-G"]


def test_the_words_are_all_there_in_each_language() -> None:
    assert TEXTS.languages() == sorted(LANGUAGES)
    assert TEXTS.faults() == []


def test_counts_are_told_with_right_plurals() -> None:
    told = {
        language: TEXTS.text(
            language, "puzzle-solution-made", level="-", seed="-", rows=rows, digest="-"
        )
        for language, rows in (("cs", 24), ("pl", 24), ("en", 24))
    }
    assert "24 řádků" in told["cs"]
    assert "24 wiersze" in told["pl"]
    assert "24 rows" in told["en"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_invented_map_says_that_it_is_a_sample(language: str) -> None:
    said = TEXTS.text(language, "puzzle-map-sample")
    shown = [
        words(map_sheet(PUZZLE, ground, language)) for ground in (picture.sample_map(), "<svg/>")
    ]
    assert [said in text for text in shown] == [True, False]


def words(sheet: Sheet) -> str:
    blocks = [block for page in sheet.pages for block in page]
    return " ".join(block.text for block in blocks if isinstance(block, Words))
