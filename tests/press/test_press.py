"""Sheets become PDF with their words, their fonts and nothing of what they say taken as markup."""

import io
from typing import Literal

import pypdf
import pytest
from PIL import Image

from velkahra.core.contract.refusals import VelkahraError
from velkahra.core.print_model import Block, Columns, Cut, Picture, Sheet, Words
from velkahra.press.pdf import pages_png, pdf
from velkahra.press.png import png
from velkahra.press.typefaces import shipped

SPOT = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 63 88">'
    '<rect x="24" y="36" width="15" height="16"/></svg>'
)
LETTERS = "Příliš žluťoučký kůň úpěl ďábelské ódy. Zażółć gęślą jaźń."
BOX = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><rect width="40" height="20" '
    'fill="#cc0000"/><text x="2" y="9" font-family="\'Noto Sans\'" font-size="4">Řádek</text></svg>'
)
A4 = (595, 842)


def sheet(*pages: tuple[Block, ...]) -> Sheet:
    return Sheet("sheet", "A sheet", "cs", pages)


def read(made: Sheet) -> pypdf.PdfReader:
    return pypdf.PdfReader(io.BytesIO(pdf(made)))


def fonts(page: pypdf.PageObject) -> list[pypdf.generic.DictionaryObject]:
    found = page["/Resources"]["/Font"].values()  # type: ignore[index]
    return [font.get_object() for font in found]


def test_words_are_printed_with_all_their_letters_and_embedded_fonts() -> None:
    page = read(sheet((Words(LETTERS, "title"), Words(LETTERS), Words(LETTERS, "small")))).pages[0]
    text = " ".join(page.extract_text().split())
    assert text.count(LETTERS) == 3
    assert fonts(page)
    for font in fonts(page):
        inner = font["/DescendantFonts"][0].get_object()  # type: ignore[index]
        assert {"/FontFile2", "/FontFile3"} & set(inner["/FontDescriptor"].get_object())
        if shipped():
            name = str(font["/BaseFont"])
            assert "NotoSans" in name or "Alegreya" in name


def test_pages_are_a4_and_begin_where_the_sheet_says() -> None:
    pages = read(sheet((Words("one"),), (Words("two"), Picture(BOX, "a box")))).pages
    assert [page.extract_text().split()[0] for page in pages] == ["one", "two"]
    for page in pages:
        assert tuple(round(float(side)) for side in page.mediabox[2:]) == A4


def test_a_short_word_stays_with_the_next_one() -> None:
    text = (
        read(sheet((Words("v ruce"), Columns(("head",), (("u řeky",),))))).pages[0].extract_text()
    )
    assert "v\u00a0ruce" in text
    assert "u\u00a0řeky" in text


def test_words_are_never_markup() -> None:
    nasty = '#panic("x") *bold* $x$ <label> @ref \\ `code` // gone'
    made = read(sheet((Words(nasty), Columns((nasty,), ((nasty,),)))))
    assert made.pages[0].extract_text().count("#panic") == 3


def test_a_picture_stays_drawn_and_its_words_can_be_found() -> None:
    page = read(sheet((Picture(BOX, "a box"),))).pages[0]
    assert "Řádek" in page.extract_text()
    assert not page.images


def test_pieces_to_cut_fill_as_many_pages_as_they_need() -> None:
    cut = Cut(tuple(Picture(BOX, str(at)) for at in range(17)), 2, 105, 74)
    pages = read(sheet((cut,))).pages
    assert [page.extract_text().count("Řádek") for page in pages] == [8, 8, 1]


def shown(cut: Cut) -> Image.Image:
    """Show a page of pieces in grey, two dots a millimetre."""
    return Image.open(io.BytesIO(pages_png(sheet((cut,)), 50.8)[0])).convert("L")


def is_dark(page: Image.Image, x: float, y: float) -> bool:
    """Return whether there is ink at a place, in millimetres."""
    near = page.crop((round(x * 2) - 1, round(y * 2), round(x * 2) + 2, round(y * 2) + 1))
    return min(near.tobytes()) < 235


def test_a_place_to_cut_may_stay_empty() -> None:
    spot = Picture(SPOT, "a spot")
    page = shown(Cut((spot, None, spot), 3, 63, 88, "corners"))
    middles = [10.5 + 63 * (column + 0.5) for column in range(3)]
    assert [is_dark(page, x, 16.5 + 44) for x in middles] == [True, False, True]


@pytest.mark.parametrize(("marks", "across"), [("lines", True), ("corners", False)])
def test_corner_marks_leave_pieces_alone(marks: Literal["lines", "corners"], across: bool) -> None:
    page = shown(Cut((Picture(SPOT, "a spot"),) * 9, 3, 63, 88, marks))
    beside = [16.5 + 88 + at / 2 for at in range(20, 156)]
    assert any(is_dark(page, 10.5 + 63, y) for y in beside) == across
    assert any(is_dark(page, 10.5 + 63, 16.5 - at / 2) for at in range(5, 15))


def test_rows_are_laid_in_columns_in_order() -> None:
    rows = tuple((f"r{at}", "x") for at in range(5))
    text = read(sheet((Columns(("row", "mark"), rows, times=2),))).pages[0].extract_text()
    assert [text.count(f"r{at}") for at in range(5)] == [1] * 5
    assert text.count("mark") == 2


def test_the_same_sheet_gives_the_same_bytes() -> None:
    made = sheet((Words(LETTERS), Picture(BOX, "a box")))
    assert pdf(made) == pdf(made)


def test_what_a_picture_shows_is_told_to_who_cannot_see_it() -> None:
    assert b"/StructTreeRoot" in pdf(sheet((Picture(BOX, "a box"),)))
    assert read(sheet((Words("x"),))).metadata.title == "A sheet"  # type: ignore[union-attr]


def test_a_picture_that_is_none_is_refused() -> None:
    with pytest.raises(VelkahraError, match=r"sheet cannot be printed: .*SVG"):
        pdf(sheet((Picture("<svg", "broken"),)))


def test_pages_and_pictures_can_be_looked_at() -> None:
    pages = pages_png(sheet((Words("one"),), (Words("two"),)), 50)
    assert [page[:4] for page in pages] == [b"\x89PNG"] * 2
    assert png(BOX, 80)[16:24] == (80).to_bytes(4, "big") + (40).to_bytes(4, "big")
