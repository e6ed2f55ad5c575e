"""Sheets as PDF, set by typst. What a sheet says reaches typst as data, never as markup."""

from functools import cache
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from velkahra.core.contract.refusals import VelkahraError
from velkahra.core.extras import missing
from velkahra.core.print_model import Sheet
from velkahra.core.text.typesetting import bind
from velkahra.press.typefaces import FONTS, shipped

try:
    import typst
except ImportError as error:
    raise missing("printing", error) from None

LAYOUT: Final = Path(__file__).parent / "sheet.typ"


def pdf(sheet: Sheet) -> bytes:
    """Return a sheet as PDF: A4, fonts embedded, tagged, always the same bytes.

    Raises: VelkahraError for a broken picture.
    """
    made = _compile(sheet, "pdf", None)
    assert isinstance(made, bytes)
    return made


def pages_png(sheet: Sheet, dots: float = 100) -> list[bytes]:
    """Return the pages of a sheet as PNG pictures with `dots` pixels per inch. Raises: as `pdf`."""
    made = _compile(sheet, "png", dots)
    return made if isinstance(made, list) else [made]


def _compile(sheet: Sheet, kind: Literal["pdf", "png"], dots: float | None) -> bytes | list[bytes]:
    data = msgspec.to_builtins(sheet)
    data["pages"] = _bound(sheet.language, data["pages"])
    try:
        made = typst.compile(
            LAYOUT.read_bytes(),
            format=kind,
            ppi=dots,
            font_paths=_fonts(),
            sys_inputs={"sheet": msgspec.json.encode(data).decode()},
            timestamp=0,
        )
    except typst.TypstError as error:
        raise VelkahraError(f"{sheet.name} cannot be printed: {error.message}") from None
    assert made is not None
    return made


def _bound(language: str, part: Any) -> Any:  # noqa: ANN401 - any part of a sheet, as JSON has it
    """Return a part of a sheet with its sentences set; drawings set their own."""
    if isinstance(part, dict):
        kept = {key: part[key] for key in ("svg", "alt") if key in part}
        return {key: _bound(language, value) for key, value in part.items()} | kept
    if isinstance(part, list | tuple):
        return [_bound(language, each) for each in part]
    return bind(language, part) if isinstance(part, str) else part


@cache
def _fonts() -> typst.Fonts:
    return typst.Fonts(include_system_fonts=not shipped(), font_paths=[FONTS])
