"""Curves over a game: where they run, and that they can be told apart without colour."""

import xml.etree.ElementTree as ET

import pytest

from velkahra.picture.curves import COLOURS, DASHES, Curve, Mark, curves, letters

SVG = "{http://www.w3.org/2000/svg}"
LINES = (
    Curve("L", "Lion", [(0, 0.5), (4, 0.75), (8, 1.0)]),
    Curve("B", "<b>Bull</b>", [(0, 0.5), (4, 0.25), (8, 0.0)]),
)


def drawn(wide: float = 900, now: int = -1, lines: tuple[Curve, ...] = LINES) -> ET.Element:
    marks = [Mark(1, 4, 0)]
    return ET.fromstring(curves("Chances", "position", lines, 8, marks, wide=wide, now=now))


def test_names_get_letters_of_their_own() -> None:
    assert letters(["Lion", "Leopard", "lynx", "žába"]) == ["L", "E", "Y", "Ž"]
    assert len(set(letters(["aa"] * 8))) == 8


def test_a_line_runs_where_its_chances_are() -> None:
    line = next(drawn().iter(f"{SVG}polyline"))
    (x0, y0), (x1, y1), (x2, y2) = (
        [float(part) for part in point.split(",")] for point in line.attrib["points"].split()
    )
    assert x1 - x0 == pytest.approx(x2 - x1, abs=0.2)
    assert y0 - y1 == pytest.approx(y1 - y2, abs=0.2)
    assert y0 > y1 > y2


def test_lines_differ_in_dashes_and_letters_too() -> None:
    root = drawn()
    looks = [line.attrib.get("stroke-dasharray", "") for line in root.iter(f"{SVG}polyline")]
    texts = [each.text for each in root.iter(f"{SVG}text")]
    assert len(set(looks)) == 2
    assert {"L", "B", "L · Lion", "B · <b>Bull</b>", "1"} <= set(texts)
    assert len(set(DASHES)) == len(set(COLOURS)) == 8


def test_it_is_told_in_words() -> None:
    assert "L, Lion: 50% → 100% (50%-100%)." in str(drawn().findtext(f"{SVG}desc"))


@pytest.mark.parametrize("wide", [340, 900])
def test_everything_is_within_it(wide: float) -> None:
    lines = tuple(Curve(chr(65 + n), f"A long name {n}", LINES[n > 1].points) for n in range(6))
    root = drawn(wide, 3, lines)
    _, _, across, high = (float(number) for number in root.attrib["viewBox"].split())
    for each in root.iter(f"{SVG}text"):
        assert 0 < float(each.attrib["x"]) < across
        assert 0 < float(each.attrib["y"]) < high


def test_percents_are_written_as_in_the_language() -> None:
    drawing = curves("Naděje", "pozice", LINES, 8, percent=lambda chance: f"{100 * chance:.0f} %")
    assert ">25 %<" in drawing
    assert "%" not in drawing.replace(" %", "")


def test_a_position_is_marked_and_the_scale_is_told() -> None:
    root = drawn(now=4)
    (now,) = [each for each in root.iter(f"{SVG}line") if each.attrib.get("id") == "curve-now"]
    left, wide, last = (float(root.attrib[f"data-{name}"]) for name in ("left", "wide", "last"))
    assert float(now.attrib["x1"]) == pytest.approx(left + wide * 4 / last, abs=0.1)
    assert not list(drawn().iter(f"{SVG}line"))
