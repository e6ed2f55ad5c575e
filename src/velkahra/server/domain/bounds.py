"""Limits of a table's numbers and texts: one schema for the store and for outside files."""

from datetime import datetime
from typing import Annotated, Final

from msgspec import Meta

from velkahra.core.contract.refusals import RecordError

MOST_ROWS: Final = 50_000
"""So many rows has no table that people play at: the longest camp has a tenth of them."""

Count = Annotated[int, Meta(ge=0, le=2**53)]
Seat = Annotated[int, Meta(ge=-1, le=15)]
"""A seat; -1 is CHANCE or nobody."""

Ply = Annotated[int, Meta(ge=-2, le=MOST_ROWS)]
"""A number of plies or of a row; below 0 are the constants of `ledger`."""

Short = Annotated[str, Meta(max_length=100)]
Text = Annotated[str, Meta(max_length=4_000)]
Moment = Annotated[str, Meta(pattern=r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$")]
"""When something was, as `datetime.isoformat` writes it."""


def seconds_of(moment: str) -> int:
    """Return a moment, in ISO 8601, in seconds since 1970; 0 for an impossible one."""
    try:
        return int(datetime.fromisoformat(moment).timestamp())
    except (ValueError, OverflowError):
        return 0


def check_moment(moment: str) -> None:
    """Check that a day is in the calendar. Raises: RecordError."""
    if seconds_of(moment) <= 0:
        raise RecordError(f"{moment!r} is not a possible time")
