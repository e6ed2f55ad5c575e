"""Sheets are printed as the organiser wishes; impossible wishes are refused by name."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from velkahra.core import offers
from velkahra.core.contract.refusals import VelkahraError
from velkahra.core.print_model import Columns, Cut, Note, Picture, Sheet, Words
from velkahra.games.hammer.press.printing import puzzle_of, square_of, squares_of
from velkahra.games.hammer.press.puzzle_sheets import puzzle_sheets
from velkahra.games.hammer.puzzle.facts import facts
from velkahra.games.hammer.puzzle.key import read_key, write_key
from velkahra.games.hammer.puzzle.shaft import check_letter, square_name
from velkahra.games.hammer.texts import TEXTS

pytestmark = pytest.mark.plain

MINI = facts().level("mini")
WISHES = {"level": "mini", "seed": "demo", "square": "C8"}


def printed(wishes: Mapping[str, str], language: str = "cs") -> dict[str, Sheet | Note]:
    found = offers.printer("hammer").sheets("puzzle", wishes, language)
    return {sheet.name: sheet for sheet in found}


def sheet_of(wishes: Mapping[str, str], name: str) -> Sheet:
    found = printed(wishes)[name]
    assert isinstance(found, Sheet)
    return found


def test_the_key_comes_first_and_then_the_four_sheets() -> None:
    found = printed(WISHES)
    assert list(found) == ["key.json", "map", "picture", "slips", "solution"]
    note = found["key.json"]
    assert isinstance(note, Note)
    assert read_key(note.text) == puzzle_of(WISHES)


def test_what_teams_get_says_nothing_of_square_and_codes() -> None:
    """Map and picture are the same for two squares but for the marks themselves."""
    here, there = (sheet_of(WISHES | {"square": square}, "map") for square in ("C8", "A1"))
    assert here == there
    picture = sheet_of(WISHES, "picture").pages[0][-1]
    assert isinstance(picture, Picture)
    assert "C8" not in picture.svg + picture.alt


def test_there_is_a_slip_for_every_row_eight_on_a_page() -> None:
    cut = sheet_of(WISHES, "slips").pages[0][0]
    assert isinstance(cut, Cut)
    assert len(cut.pictures) == 24
    assert cut.across * cut.width <= 210
    assert cut.across * (297 // cut.height) == 8
    puzzle = puzzle_of(WISHES)
    for number, (slip, code) in enumerate(zip(cut.pictures, puzzle.codes, strict=True), 1):
        assert slip
        assert slip.alt.endswith(f"kontrolní písmeno {check_letter(number, code)}.")


def test_the_solution_names_the_square_and_lists_all_codes() -> None:
    pages = sheet_of(WISHES, "solution").pages
    assert "T. H. je ve čtverci C8." in [b.text for b in pages[0] if isinstance(b, Words)]
    assert "Tři pruhy světla: sloupec C, řádek 8, sektor j." in [
        block.text for block in pages[1] if isinstance(block, Words)
    ]
    codes, outlook = (block for block in pages[2] if isinstance(block, Columns))
    assert [row[1] for row in codes.rows] == list(puzzle_of(WISHES).codes)
    assert outlook.rows[0][0] == "6"
    assert outlook.rows[-1][2] == "100\u00a0%"


def test_the_scale_of_the_map_is_on_the_solution_too() -> None:
    puzzle = puzzle_of(WISHES)
    scale = TEXTS.text("en", "puzzle-map-scale", metres=250, across=3000)
    for metres in (0, 250):
        every = {sheet.name: sheet for sheet in puzzle_sheets(puzzle, "", "en", metres)}
        for name in ("map", "solution"):
            sheet = every[name]
            assert isinstance(sheet, Sheet)
            words = [block.text for block in sheet.pages[0] if isinstance(block, Words)]
            assert (scale in words) == bool(metres)


def test_what_is_not_wished_for_is_chosen_by_chance() -> None:
    one, other = puzzle_of({}), puzzle_of({})
    assert one.cipher.level.id == facts().default_level
    assert one.seed != other.seed


def test_t_h_is_never_where_he_cannot_be() -> None:
    assert square_of({"without": "A1:L11,A12:K12"}, MINI) == (11, 11)
    with pytest.raises(VelkahraError, match=r"T\. H\. needs a square"):
        square_of({"without": "L12:A1"}, MINI)
    for wishes in ({"square": "c3"}, {"point": "0.2,0.2"}):
        with pytest.raises(VelkahraError, match=r"is one of the squares without T\. H\."):
            square_of(wishes | {"without": "B2:D4"}, MINI)


def test_squares_are_read_one_by_one_and_in_blocks() -> None:
    found = {square_name(square) for square in squares_of("A1, C3:D4,,b2", 12)}
    assert found == {"A1", "B2", "C3", "C4", "D3", "D4"}


def test_a_point_of_the_map_is_a_square() -> None:
    assert square_of({"point": "0.99,0"}, MINI) == (11, 0)


def test_a_key_prints_its_puzzle_again_in_another_language(tmp_path: Path) -> None:
    puzzle = puzzle_of(WISHES | {"square": "E5"})
    (tmp_path / "key.json").write_text(write_key(puzzle), encoding="utf-8")
    wishes = {"key": str(tmp_path / "key.json")}
    assert puzzle_of(wishes) == puzzle
    assert list(printed(wishes, "pl")) == list(printed(WISHES))
    with pytest.raises(VelkahraError, match="a key decides the whole puzzle: leave square out"):
        puzzle_of(wishes | {"square": "E5"})
    (tmp_path / "key.json").write_text("{}", encoding="utf-8")
    with pytest.raises(VelkahraError, match=r"key\.json: this is not the key of a puzzle"):
        puzzle_of(wishes)


@pytest.mark.parametrize(
    ("wishes", "what"),
    [
        ({"level": "huge"}, "no level 'huge': mini, short, normal, long"),
        ({"square": "Z9"}, "no square 'Z9': the map has A1 to X24"),
        ({"square": "A1", "point": "0,0"}, "give a square or a point, not both"),
        ({"point": "1"}, "a point is two numbers from 0 to 1: 0.4,0.2, not '1'"),
        ({"point": "nan,0"}, "a point is two numbers"),
        ({"point": "2,0"}, "is not on the map"),
        ({"without": "A1-B2"}, "no square 'A1-B2'"),
        ({"map": "none.png"}, "there is no file none.png"),
        ({"drawing": "none.png"}, "there is no file none.png"),
        ({"crop": "0,0,1"}, "a crop needs a map"),
        ({"map": "x.png", "crop": "0,0"}, "a crop is left, top and side"),
        ({"key": "none.json"}, "there is no file none.json"),
        ({"size": "9"}, "no wish 'size': level, square"),
    ],
)
def test_wishes_that_cannot_be_are_answered(wishes: dict[str, str], what: str) -> None:
    with pytest.raises(VelkahraError, match=what):
        printed(wishes)


def test_other_titles_kinds_and_languages_are_answered() -> None:
    with pytest.raises(VelkahraError, match="'euphrates' has nothing to print: hammer has"):
        offers.printer("euphrates")
    with pytest.raises(VelkahraError, match="nothing called 'cards' to print: puzzle, nonogram"):
        offers.printer("hammer").sheets("cards", {}, "cs")
    with pytest.raises(VelkahraError, match="no language 'de': en, cs, pl"):
        offers.printer("hammer").sheets("puzzle", {}, "de")
