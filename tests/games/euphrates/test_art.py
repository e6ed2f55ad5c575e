"""Signs, pieces and boards: in the colours they are given, told apart without them, as printed."""

import re
from io import BytesIO
from xml.etree import ElementTree

import pytest
import resvg_py
from PIL import Image

from velkahra.games.euphrates.picture import board, pieces
from velkahra.games.euphrates.rules.facts import BOARD_NAMES
from velkahra.picture.shapes import at

GLYPHS = pieces.ART.names("glyphs")


def parsed(markup: str) -> ElementTree.Element:
    return ElementTree.fromstring(f"<svg>{markup}</svg>")


@pytest.mark.parametrize("name", GLYPHS)
def test_every_sign_is_drawn_in_the_two_colours_it_is_given(name: str) -> None:
    colours = set(re.findall(r"#[0-9a-z]+", pieces.glyph(name, "#111111", "#222222")))
    assert "#111111" in colours
    assert colours <= {"#111111", "#222222"}


def test_an_unknown_sign_is_an_error() -> None:
    with pytest.raises(KeyError):
        pieces.glyph("unicorn", "#111111", "#222222")


def test_a_drawing_is_put_somewhere() -> None:
    assert parsed(at("", 1.5, 2, 0.5))[0].get("transform") == "translate(1.5 2) scale(0.5)"


@pytest.mark.parametrize("name", BOARD_NAMES)
def test_the_board_shows_the_rivers_and_temples_of_its_data(name: str) -> None:
    stars = [group for group in parsed(board.ground(name)).iter("g") if len(group) == 2]
    drawn = {group.get("transform") for group in stars if group[1].tag == "circle"}
    assert drawn == {"translate({} {})".format(*board.middle(at)) for at in board.starts(name)}
    hooks = {group.get("transform") for group in stars if group[1].tag == "path"}
    assert hooks == {"translate({} {})".format(*board.middle(at)) for at in board.corners(name)}
    assert wet(name) == board.rivers(name)


def wet(name: str) -> set[tuple[int, int]]:
    """Find the squares whose middle is more blue than red."""
    size = 'viewBox="0 0 1600 1100" width="48" height="33"'
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{board.ground(name)}</svg>'
    image = Image.open(BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg)))).convert("RGB")
    red, _, blue = (list(band.tobytes()) for band in image.split())
    middles = {(x, y): 48 * (3 * y + 1) + 3 * x + 1 for x in range(16) for y in range(11)}
    return {square for square, at in middles.items() if blue[at] > red[at]}
