"""An organiser's actions at the desk, as rows of the ledger; `DeskState` is their fold.

Being rows, they are stored and exported like actions. Undo does not touch them: a waiting outcome
still waits, and a slip that was handed out was seen.
"""

from typing import Annotated, Final

import msgspec

from velkahra.core.contract.pages import Ground
from velkahra.server.domain.agreements import Agreements, Note
from velkahra.server.domain.bounds import Ply, Seat, Short, Text


class PostRow(msgspec.Struct, frozen=True, array_like=True, tag="post"):
    """An outcome in notation, to enter at the next stop if legal, and the organiser's `reason`."""

    text: Text
    reason: Text


class DropRow(msgspec.Struct, frozen=True, array_like=True, tag="drop"):
    """The outcome of row `n` is not to be entered after all."""

    n: Ply


class HoldRow(msgspec.Struct, frozen=True, array_like=True, tag="hold"):
    """The organiser holds the game, or releases it, where it would go on automatically."""

    on: bool


class HaltRow(msgspec.Struct, frozen=True, array_like=True, tag="halt"):
    """The organiser pauses the table, or ends the pause, and may say why."""

    reason: Text


class GoRow(msgspec.Struct, frozen=True, array_like=True, tag="go"):
    """The organiser ends a pause, whoever began it."""


class ExtendRow(msgspec.Struct, frozen=True, array_like=True, tag="extend"):
    """`seat` gets more seconds; fewer, if `seconds` is negative."""

    seat: Seat
    seconds: Annotated[int, msgspec.Meta(ge=-(10**7), le=10**7)]


class SilentRow(msgspec.Struct, frozen=True, array_like=True, tag="silent"):
    """The organiser goes on without `seat`: the ply that follows was chosen for it."""

    seat: Seat


class TurnsRow(msgspec.Struct, frozen=True, array_like=True, tag="turns"):
    """Whole turns last `seconds` from now on."""

    seconds: Annotated[int, msgspec.Meta(ge=0, le=10**6)]


class MapRow(msgspec.Struct, frozen=True, array_like=True, tag="map"):
    """The table has the map of this name now, on which a square is so many `metres` across."""

    name: Short
    metres: Annotated[int, msgspec.Meta(ge=0, le=10**6)]


class RemarkRow(msgspec.Struct, frozen=True, array_like=True, tag="remark"):
    """A note that everybody can read."""

    text: Text


class SlipRow(msgspec.Struct, frozen=True, array_like=True, tag="slip"):
    """A slip was handed out, or was not after all."""

    slip: Short
    out: bool


DeskRow = (
    PostRow
    | DropRow
    | HoldRow
    | HaltRow
    | GoRow
    | ExtendRow
    | SilentRow
    | TurnsRow
    | MapRow
    | RemarkRow
    | SlipRow
)


class Waiting(msgspec.Struct, frozen=True):
    """An outcome in notation that waits to be entered: row `n`, with the organiser's `reason`."""

    n: int
    text: str
    reason: str


class DeskState:
    """The fold of the rows above.

    Attributes:
        waiting: the outcomes to enter when the game stops next.
        held: whether the game stops where it would continue by itself.
        slips: names of the slips that were handed out.
        ground: the organiser's own map, if the table has one.
    """

    def __init__(self) -> None:
        self.waiting: Final[list[Waiting]] = []
        self.held = False
        self.slips: Final[set[str]] = set()
        self.ground: Ground | None = None

    def take(self, row: DeskRow, n: int, plies: int, agreements: Agreements) -> None:
        """Apply row number `n`; there are `plies` plies now."""
        if isinstance(row, PostRow):
            self.waiting.append(Waiting(n, row.text, row.reason))
        elif isinstance(row, DropRow):
            self._drop(row.n)
        elif isinstance(row, HoldRow):
            self.held = row.on
        elif isinstance(row, SlipRow):
            (self.slips.add if row.out else self.slips.discard)(row.slip)
        else:
            if isinstance(row, MapRow):
                self.ground = Ground(f"/maps/{row.name}.jpg", row.metres)
            agreements.notes.append(_noted(row, plies))
            _pause(row, agreements)

    def entered(self, n: int, reason: str, plies: int, agreements: Agreements) -> None:
        """Record that what row `n` wanted was entered, or something else for a reason.

        A reason becomes a note after the first `plies` plies in `agreements`.
        """
        self._drop(n)
        if reason:
            agreements.notes.append(Note(plies, "note-reason", text=reason))

    def _drop(self, n: int) -> None:
        self.waiting[:] = [post for post in self.waiting if post.n != n]


NotedRow = HaltRow | GoRow | ExtendRow | SilentRow | TurnsRow | MapRow | RemarkRow


def _noted(row: NotedRow, plies: int) -> Note:
    if isinstance(row, HaltRow):
        return Note(plies, f"note-halted{'-why' if row.reason else ''}", text=row.reason)
    if isinstance(row, RemarkRow):
        return Note(plies, "note-remark", text=row.text)
    if isinstance(row, ExtendRow):
        way = "extended" if row.seconds > 0 else "shortened"
        return Note(plies, f"note-{way}", row.seat, abs(row.seconds) // 60)
    if isinstance(row, SilentRow):
        return Note(plies, "note-silent", row.seat)
    if isinstance(row, MapRow):
        return Note(plies, "note-map", count=row.metres)
    if isinstance(row, TurnsRow):
        return Note(plies, "note-turns", count=row.seconds // 60)
    return Note(plies, "note-continued")


def _pause(row: DeskRow, agreements: Agreements) -> None:
    if isinstance(row, HaltRow):
        agreements.paused = agreements.halted = True
        agreements.pending = None
    elif isinstance(row, GoRow):
        agreements.paused = agreements.halted = False
