"""The source of a table's first plies, if they were not played at it.

The row stands first in such a table's ledger, so it is as lasting as the plies, and goes with them
wherever they are carried.
"""

from typing import Final, Literal

import msgspec

from velkahra.server.domain.bounds import Ply
from velkahra.server.domain.texts import speaker

RECORD: Final = "record"
BRANCH: Final = "branch"
Kind = Literal["record", "branch"]


class OriginRow(msgspec.Struct, frozen=True, array_like=True, tag="origin"):
    """The next `plies` rows were not played here.

    Attributes:
        kind: RECORD for an uploaded record, which nobody plays on; BRANCH for a table that goes on
            from a position of another one.
        plies: how many they are.
        notes: an uploaded record's own notes; of a branch, which table it left and where.
    """

    kind: Kind
    plies: Ply
    notes: dict[str, str]


def notes_of(
    origin: OriginRow | None, given: int, own: dict[str, str], created: str
) -> dict[str, str]:
    """Return the notes, key -> text, of a table's record; `own` if the table began here.

    `given` plies come from elsewhere, by `origin`; `created` is the day the table was opened.

    An uploaded record keeps its own notes, and is marked. What a branch was given its dealer did
    not deal: `dealt-from` says how many plies that are.
    """
    if origin is None:
        return own
    if origin.kind == RECORD:
        return {**origin.notes, "uploaded": created}
    return {**own, **origin.notes, "dealt-from": str(given)}


def came_from(language: str, origin: OriginRow | None) -> str:
    """Return a sentence on where a table's first plies come from; "" if they were played there."""
    if origin is None:
        return ""
    say = speaker(language)
    return say("replay-uploaded") if origin.kind == RECORD else say("try-came", ply=origin.plies)
