"""The nonogram: lines are settled exactly, and every picture can be solved with all its rows."""

import itertools
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from velkahra.core import offers
from velkahra.core.contract.refusals import VelkahraError
from velkahra.core.contract.words import LANGUAGES
from velkahra.core.print_model import Cut, Note, Sheet
from velkahra.games.hammer.press.nonogram_sheets import read_nonogram, write_nonogram
from velkahra.games.hammer.puzzle import nonogram
from velkahra.games.hammer.puzzle.nonogram_picture import legend, nonogram_svg, row_slip_svg

pytestmark = pytest.mark.plain

TOWER = ("..#..", ".###.", "..#..", "..#..", ".###.")
CROSSING = ("#.#.#", ".#.#.", "#.#.#", ".#.#.", "#.#.#")
SVG = "{http://www.w3.org/2000/svg}"


@st.composite
def pictures(draw: st.DrawFn) -> tuple[str, ...]:
    across = draw(st.integers(5, 9))
    rows = draw(st.lists(st.text("#.", min_size=across, max_size=across), min_size=5, max_size=9))
    return ("#" + rows[0][1:], *rows[1:-1], "." + rows[-1][1:])


def test_a_legend_is_the_runs_of_black_squares() -> None:
    assert nonogram.runs_of("###.#..##") == (3, 1, 2)
    assert nonogram.runs_of(".....") == ()
    assert legend((3, 1, 2)) == "3 · 1 · 2"
    assert legend(()) == "0"


@given(st.text("#.", min_size=1, max_size=10), st.data())
def test_a_line_is_settled_exactly_as_far_as_it_follows(true: str, data: st.DataObject) -> None:
    """Against all ways to fill the line."""
    shown = [data.draw(st.booleans()) for _ in true]
    line = "".join(square if show else "?" for square, show in zip(true, shown, strict=True))
    ways = [
        "".join(way)
        for way in itertools.product("#.", repeat=len(true))
        if nonogram.runs_of("".join(way)) == nonogram.runs_of(true)
        and all(known in ("?", square) for known, square in zip(line, way, strict=True))
    ]
    kinds = [{way[at] for way in ways} for at in range(len(true))]
    assert list(nonogram.settle(line, nonogram.runs_of(true))) == [
        kind.pop() if len(kind) == 1 else "?" for kind in kinds
    ]


@pytest.mark.parametrize(("line", "runs"), [("?????", (3, 2)), ("#.#??", (3,)), ("??", (3,))])
def test_runs_that_do_not_fit_are_refused(line: str, runs: tuple[int, ...]) -> None:
    with pytest.raises(VelkahraError, match="do not fit"):
        nonogram.settle(line, runs)


@settings(max_examples=40)
@given(pictures())
def test_every_picture_is_solved_with_all_rows_and_never_wrongly(rows: tuple[str, ...]) -> None:
    puzzle = nonogram.make_nonogram(rows)
    assert nonogram.solve(puzzle, range(len(rows))) == list(rows)
    for line, true in zip(nonogram.solve(puzzle, range(0, len(rows), 2)), rows, strict=True):
        assert all(square in ("?", wanted) for square, wanted in zip(line, true, strict=True))


def test_squares_are_given_only_where_they_are_needed() -> None:
    assert nonogram.make_nonogram(TOWER).given == ()
    puzzle = nonogram.make_nonogram((*CROSSING[:2], ".....", *CROSSING[3:]))
    bare = nonogram.Nonogram(puzzle.rows)
    assert bool(puzzle.given) == any("?" in row for row in nonogram.solve(bare, range(5)))
    pair = nonogram.make_nonogram(("#....", ".#...", ".....", ".....", "....."))
    assert pair.given == ((0, 0),), "one square tells this diagonal from the other"


def test_how_many_rows_are_needed_is_measured() -> None:
    needed = nonogram.rows_needed(nonogram.make_nonogram(TOWER))
    assert 0 < needed <= 5
    assert needed == nonogram.rows_needed(nonogram.make_nonogram(TOWER))
    assert nonogram.rows_needed(nonogram.make_nonogram(("#####", *["....."] * 3, "#####"))) > 0


@pytest.mark.parametrize(
    ("rows", "what"),
    [
        ((), "5 to 40 squares each way, not 0 x 0"),
        (("#....",) * 4, "not 5 x 4"),
        (("#" + "." * 40,) * 5, "not 41 x 5"),
        (("#....",) * 4 + ("....",), "each row has 5 squares"),
        (("#...x",) * 5, "each row has 5 squares"),
        ((".....",) * 5, "all of one colour"),
        (("#####",) * 5, "all of one colour"),
    ],
)
def test_what_is_no_picture_is_refused(rows: tuple[str, ...], what: str) -> None:
    with pytest.raises(VelkahraError, match=what):
        nonogram.make_nonogram(rows)


def test_what_teams_see_follows_from_the_columns_alone() -> None:
    """Two pictures with other rows and the same columns: the same sheet, to the byte."""
    one = nonogram.Nonogram(("#####", ".....", ".....", ".....", "....."))
    other = nonogram.Nonogram(("#.#.#", ".....", ".#.#.", ".....", "....."))
    assert [nonogram.runs_of(c) for c in one.columns] == [
        nonogram.runs_of(c) for c in other.columns
    ]
    assert nonogram_svg(one, "en") == nonogram_svg(other, "en")
    assert nonogram_svg(one, "en", solved=True) != nonogram_svg(other, "en", solved=True)


def test_the_pictures_are_well_formed_and_say_their_legends() -> None:
    puzzle = nonogram.make_nonogram(TOWER)
    solved = ET.fromstring(nonogram_svg(puzzle, "pl", solved=True))
    black = sum(row.count("#") for row in TOWER)
    assert len(list(solved.iter(f"{SVG}rect"))) == black
    assert not list(ET.fromstring(nonogram_svg(puzzle, "pl")).iter(f"{SVG}rect"))
    slip = ET.fromstring(row_slip_svg(puzzle, 2, "cs"))
    assert {"Řádek", "2", "3"} <= {text.text for text in slip.iter(f"{SVG}text")}
    given_ = nonogram.Nonogram(TOWER, ((0, 2), (0, 0)))
    assert len(list(ET.fromstring(nonogram_svg(given_, "cs")).iter(f"{SVG}rect"))) == 1


def test_a_key_is_read_back() -> None:
    puzzle = nonogram.make_nonogram(CROSSING)
    assert read_nonogram(write_nonogram(puzzle)) == puzzle
    for text in ("{}", "", write_nonogram(puzzle).replace("nonogram/1", "shaft/1")):
        with pytest.raises(VelkahraError, match="not the key of a nonogram"):
            read_nonogram(text)


@pytest.fixture
def drawing(tmp_path: Path) -> Path:
    image = Image.new("L", (200, 250), 255)
    image.paste(0, (80, 20, 120, 230))
    image.paste(0, (40, 180, 160, 230))
    image.save(tmp_path / "tower.png")
    return tmp_path / "tower.png"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheets_of_a_drawing(drawing: Path, language: str) -> None:
    wishes = {"drawing": str(drawing), "size": "10x15"}
    found = {one.name: one for one in offers.printer("hammer").sheets("nonogram", wishes, language)}
    assert list(found) == ["key.json", "nonogram", "slips", "solution"]
    note, slips = found["key.json"], found["slips"]
    assert isinstance(note, Note)
    puzzle = read_nonogram(note.text)
    assert (len(puzzle.rows), len(puzzle.rows[0])) == (15, 10)
    assert isinstance(slips, Sheet)
    cut = slips.pages[0][0]
    assert isinstance(cut, Cut)
    assert len(cut.pictures) == 15


@pytest.mark.parametrize(
    ("wishes", "what"),
    [
        ({}, "either a drawing or a key"),
        ({"drawing": "a", "key": "b"}, "either a drawing or a key"),
        ({"drawing": "none.png"}, "there is no file none.png"),
        ({"drawing": "a", "size": "4x20"}, "5 to 40 squares each way, such as 20x25, not '4x20'"),
        ({"drawing": "a", "size": "20"}, "as 20x25, not '20'"),
        ({"key": "none.json"}, "there is no file none.json"),
        ({"drawing": "a", "level": "mini"}, "no wish 'level': drawing, size, key"),
    ],
)
def test_wishes_that_cannot_be_are_answered(wishes: dict[str, str], what: str) -> None:
    with pytest.raises(VelkahraError, match=re.escape(what)):
        offers.printer("hammer").sheets("nonogram", wishes, "en")


def test_a_drawing_of_one_colour_is_named(tmp_path: Path) -> None:
    Image.new("L", (50, 50), 255).save(tmp_path / "white.png")
    with pytest.raises(VelkahraError, match=r"white\.png: the picture is all of one colour"):
        offers.printer("hammer").sheets("nonogram", {"drawing": str(tmp_path / "white.png")}, "en")
