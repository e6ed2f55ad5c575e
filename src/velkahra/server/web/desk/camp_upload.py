"""A camp's file from outside, as the desk takes it."""

from collections.abc import Mapping
from typing import Final

from starlette.exceptions import HTTPException

from velkahra.core.contract.refusals import RecordError
from velkahra.server.store.archive import bundle
from velkahra.server.web.kit import forms

LONGEST_CAMP: Final = 4_000_000
# A form encodes a line end as six characters, and many other characters as three.
LONGEST_UPLOAD: Final = 4 * LONGEST_CAMP


def uploaded(form: Mapping[str, bytes]) -> bundle.Arrived:
    """Return the table of a form, with its links. Raises: HTTPException (size), RecordError."""
    text = form.get("record", b"")
    if len(text) > LONGEST_CAMP:
        raise HTTPException(413)
    arrived = bundle.read(forms.text(text), "en", same_links=True)
    if not arrived.secret or not arrived.has_desk:
        raise RecordError("the file does not contain the secret of a desk")
    return arrived
