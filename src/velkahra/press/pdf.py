"""Sheets as PDF, set by typst. What a sheet says reaches typst as data, never as markup."""

from functools import cache
from pathlib import Path
from typing import Final, Literal

import msgspec

from velkahra.core.contract.refusals import VelkahraError
from velkahra.core.extras import missing
from velkahra.core.print_model import Sheet
from velkahra.press.typefaces import FONTS, shipped

try:
    import typst
except ImportError as error:
    raise missing("printing", error) from None

LAYOUT: Final = Path(__file__).parent / "sheet.typ"


def pdf(sheet: Sheet) -> bytes:
    """Return a sheet as PDF: A4, fonts embedded, tagged for screen readers.

    The same sheet always gives the same bytes.

    Raises: VelkahraError if a picture of it is not one.
    """
    made = _compile(sheet, "pdf", None)
    assert isinstance(made, bytes)
    return made


def pages_png(sheet: Sheet, dots: float = 100) -> list[bytes]:
    """Return the pages of a sheet as PNG pictures with `dots` pixels per inch. Raises: as `pdf`."""
    made = _compile(sheet, "png", dots)
    return made if isinstance(made, list) else [made]


def _compile(sheet: Sheet, kind: Literal["pdf", "png"], dots: float | None) -> bytes | list[bytes]:
    data = msgspec.json.encode(sheet).decode()
    try:
        made = typst.compile(
            LAYOUT.read_bytes(),
            format=kind,
            ppi=dots,
            font_paths=_fonts(),
            sys_inputs={"sheet": data},
            timestamp=0,
        )
    except typst.TypstError as error:
        raise VelkahraError(f"{sheet.name} cannot be printed: {error.message}") from None
    assert made is not None
    return made


@cache
def _fonts() -> typst.Fonts:
    return typst.Fonts(include_system_fonts=not shipped(), font_paths=[FONTS])
