"""The source of a table's first plies, if they were not played at it.

The row is the ledger's first, so it is stored and exported with the plies.
"""

from typing import Final, Literal

import msgspec

from velkahra.server.domain import bounds, texts

RECORD: Final = "record"
BRANCH: Final = "branch"
Kind = Literal["record", "branch"]


class OriginRow(msgspec.Struct, frozen=True, array_like=True, tag="origin"):
    """The next `plies` rows were not played here.

    Attributes:
        kind: RECORD for an uploaded record, which nobody continues; BRANCH for a table that goes on
            from a position of another one.
        notes: an uploaded record's own notes; of a branch, which table it left and where.
    """

    kind: Kind
    plies: bounds.Ply
    notes: dict[str, str]


def notes_of(
    origin: OriginRow | None, given: int, own: dict[str, str], created: str
) -> dict[str, str]:
    """Return the notes of a table's record, key -> text; `own` if the table began here.

    `given` plies come from elsewhere; `created` is the day the table was opened. An uploaded record
    keeps its own notes, and is marked. `dealt-from` counts the plies not dealt by a branch's
    dealer.
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
    say = texts.speaker(language)
    return say("replay-uploaded") if origin.kind == RECORD else say("try-came", ply=origin.plies)
