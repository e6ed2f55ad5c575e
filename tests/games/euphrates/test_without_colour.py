"""Colour never stands alone: without it every piece still differs from all the others."""

import re

import pytest

from velkahra.games.euphrates.picture import pieces as art

PAINT = re.compile(r"#[0-9a-f]{3,8}\b")
DYNASTIES = ("lion", "bull", "archer", "potter")
KINDS: dict[str, list[str]] = {
    "tiles": [art.tile(colour) for colour in range(4)],
    "face-down tiles": [art.lying(cell) for cell in range(5, 10)],
    "leaders": [art.leader(office, name, 3) for name in DYNASTIES for office in range(4)],
    "leaders' places": [art.place_of(office) for office in range(4)],
    "monuments": [art.monument(number) for number in range(6)],
    "dynasties": [art.dynasty(name) for name in DYNASTIES],
    "treasures": [art.treasure(corner) for corner in (False, True)],
    "halos": [art.halo(attacks) for attacks in (False, True)],
    "flags": [art.flag(4, attacks) for attacks in (False, True)],
    "points": [art.badge(colour) for colour in range(4)],
}


def grey(markup: str) -> str:
    """Take every colour out of a drawing."""
    return PAINT.sub("#", markup)


@pytest.mark.parametrize("kind", KINDS)
def test_pieces_of_a_kind_differ_in_shape(kind: str) -> None:
    drawings = [grey(drawing) for drawing in KINDS[kind]]
    assert len(set(drawings)) == len(drawings)


def test_every_tile_and_leader_has_a_shape_and_a_sign_of_its_own() -> None:
    signs = [grey(art.glyph(sign, "#fff", "#000")) for sign in art.SIGNS]
    assert len(set(art.SHAPES)) == len(set(signs)) == 4
    for colour in range(4):
        assert grey(art.ART(f"pieces/tile-{art.SHAPES[colour]}")) in grey(art.tile(colour))
        assert signs[colour] in grey(art.tile(colour))
        assert signs[colour] in grey(art.leader(colour, "lion", 0))


def test_a_monument_shows_the_signs_of_both_its_colours() -> None:
    for number, colours in enumerate(art.MONUMENTS):
        for colour in colours:
            assert grey(art.glyph(art.SIGNS[colour], "#fff", "#000")) in grey(art.monument(number))
