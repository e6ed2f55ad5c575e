"""Printing from the desk: one sheet after the other, in a thread beside the event loop."""

import asyncio
import io
import logging
import zipfile
from collections.abc import Sequence
from typing import Final

from velkahra.core.contract.refusals import VelkahraError
from velkahra.core.print_model import Note, Printable
from velkahra.server.domain.fairness import FairSemaphore

log: Final = logging.getLogger(__name__)

ALL: Final = "all.zip"
STATE: Final = "state.pdf"
"""The sheet of the whole state, which the standings lead to."""
KINDS: Final = {"pdf": "application/pdf", "json": "application/json", "zip": "application/zip"}


class PressError(VelkahraError):
    """Raised when something cannot be printed. Nothing else is affected."""


class Press:
    """Prints one thing at a time; other requests wait."""

    def __init__(self) -> None:
        self._free: Final = FairSemaphore(1)

    async def printed(self, one: Printable) -> bytes:
        """Return a file: a PDF, or what else it is. Raises: PressError if it cannot be made."""
        async with self._free:
            return await asyncio.to_thread(_content, one)

    async def bundled(self, listed: Sequence[Printable]) -> bytes:
        """Return all files that can be made now as one ZIP file. Raises: PressError."""
        async with self._free:
            return await asyncio.to_thread(_bundle, [one for one in listed if not one.waits])


def _bundle(listed: Sequence[Printable]) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for one in listed:
            archive.writestr(one.file, _content(one))
    return out.getvalue()


def _content(one: Printable) -> bytes:
    """Return the content of a file. typst is loaded when first used, and may be missing."""
    try:
        made = one.make()
        if isinstance(made, Note):
            return made.text.encode()
        from velkahra.press.pdf import pdf

        return pdf(made)
    except (VelkahraError, ImportError, OSError, RuntimeError, ValueError) as error:
        log.exception("%s could not be printed", one.file)
        raise PressError(f"{one.file}: {error}") from error
