"""Words are as wide as they are estimated to be, so that symbols stand behind them."""

import pytest
from PIL import ImageFont

from velkahra.picture.measure import fit, width, wrap
from velkahra.press.typefaces import FONTS, shipped

WORDS = "Žluťoučký kůň: zażółć gęślą jaźń \u2013 „Letectvo” (6 karet, Łódź)."


@pytest.mark.skipif(not shipped(), reason="the fonts of the press were not collected")
@pytest.mark.parametrize(
    ("face", "file"),
    [
        ("noto", "NotoSans_400Regular"),
        ("noto-bold", "NotoSans_700Bold"),
        ("title", "Alegreya-700"),
    ],
)
def test_the_type_of_printed_sheets_is_known_to_a_percent(face: str, file: str) -> None:
    font = ImageFont.truetype(FONTS / f"{file}.ttf", 1000)
    wider = 100 if face == "title" else 0
    for word in (WORDS, *WORDS.split()):
        long = font.getlength(word) + wider * word.count(" ")
        assert width(word, 1000, face) == pytest.approx(long, rel=0.02)


def test_lines_are_no_wider_than_the_room() -> None:
    lines = wrap(WORDS, 10, 120, "noto")
    assert " ".join(lines) == WORDS
    assert all(width(line, 10, "noto") <= 120 for line in lines)


def test_the_largest_size_that_fits_is_taken() -> None:
    assert fit("one two", (20.0, 10.0), width("one two", 10), 1)[0] == 10
    with pytest.raises(ValueError, match="does not fit"):
        fit("one two", (20.0,), 10, 1)
