"""Signs and pieces: well formed, in the colours they are given, told apart without them."""

import re
from xml.etree import ElementTree

import pytest

from velkahra.games.euphrates.picture.art import pieces
from velkahra.games.euphrates.picture.art.glyphs import GLYPHS, at, glyph


def parsed(markup: str) -> ElementTree.Element:
    return ElementTree.fromstring(f"<svg>{markup}</svg>")


@pytest.mark.parametrize("name", sorted(GLYPHS))
def test_every_sign_is_drawn_in_the_two_colours_it_is_given(name: str) -> None:
    colours = set(re.findall(r"#[0-9a-z]+", glyph(name, "#111111", "#222222")))
    parsed(glyph(name, "#111111", "#222222"))
    assert "#111111" in colours
    assert colours <= {"#111111", "#222222"}


def test_an_unknown_sign_is_an_error() -> None:
    with pytest.raises(KeyError):
        glyph("unicorn", "#111111", "#222222")


def test_the_four_kinds_differ_without_colour() -> None:
    for draw in (pieces.rim, lambda shape: pieces.body(shape, 40)):
        assert len({draw(shape) for shape in pieces.SHAPES}) == 4


def test_pieces_are_well_formed() -> None:
    tower = pieces.tower("#111111", "cut", "wheat", "#222222", "pot")
    for markup in (tower, pieces.scorched(), pieces.gem(), pieces.linked("#111111")):
        assert len(parsed(at(markup, 1.5, 2, 0.5))[0]) > 1
    assert parsed(at("", 1.5, 2, 0.5))[0].get("transform") == "translate(1.5 2) scale(0.5)"
