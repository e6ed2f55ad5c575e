"""The drawing kit: outlines around squares, text that cannot break out."""

import re
from collections.abc import Collection
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from velkahra.picture.lettering import text
from velkahra.picture.palette import shade
from velkahra.picture.paths import outline_of

SQUARES = st.frozensets(st.tuples(st.integers(0, 6), st.integers(0, 5)), min_size=1)


def parsed(markup: str) -> ElementTree.Element:
    return ElementTree.fromstring(f"<svg>{markup}</svg>")


def outline(squares: Collection[tuple[int, int]], size: float, inset: float = 0) -> str:
    return outline_of(tuple(row * 7 + column for column, row in squares), 7, size, inset)


def loops(squares: Collection[tuple[int, int]]) -> list[list[tuple[int, int]]]:
    """List the corners of an outline, loop by loop."""
    found = (re.findall(r"Q(\d+) (\d+)", loop) for loop in outline(squares, 1).split("Z"))
    return [[(int(x), int(y)) for x, y in loop] for loop in found if loop]


def area(loop: list[tuple[int, int]]) -> float:
    """Measure a loop: positive when its inside is on the right hand, as seen on a screen."""
    pairs = zip(loop, loop[1:] + loop[:1], strict=True)
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairs) / 2


@given(SQUARES)
def test_outlines_enclose_exactly_the_squares(squares: frozenset[tuple[int, int]]) -> None:
    assert sum(area(loop) for loop in loops(squares)) == len(squares)


@given(SQUARES)
def test_every_corner_of_an_outline_is_a_turn(squares: frozenset[tuple[int, int]]) -> None:
    for loop in loops(squares):
        ahead = zip(loop, loop[1:] + loop[:1], loop[2:] + loop[:2], strict=True)
        assert all((a[0] == b[0]) != (b[0] == c[0]) for a, b, c in ahead)


def test_squares_that_meet_at_a_corner_have_outlines_of_their_own() -> None:
    assert len(loops({(0, 0), (1, 1)})) == 2
    assert len(loops({(1, 0), (0, 1)})) == 2


def test_a_ring_has_an_outer_and_an_inner_outline() -> None:
    ring = {(x, y) for x in range(3) for y in range(3)} - {(1, 1)}
    assert sorted(area(loop) for loop in loops(ring)) == [-1, 9]


def test_an_inset_outline_lies_inside() -> None:
    assert set(re.findall(r"\d+", outline({(1, 1)}, 100, 10))) == {"110", "190"}


@pytest.mark.parametrize(
    ("light", "expected"), [(0, "#804020"), (1, "#ffffff"), (-1, "#000000"), (-0.5, "#402010")]
)
def test_shade_mixes_with_white_or_black(light: float, expected: str) -> None:
    assert shade("#804020", light) == expected


def test_text_cannot_break_out_of_its_element() -> None:
    element = parsed(text("<b>&\"'", 1, 2, 10, "#000000"))[0]
    assert element.text == "<b>&\"'"
