"""The audit trail: everything that happened at a table, hidden and undone things too."""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from velkahra.core.contract import events, state
from velkahra.server.domain import agreements, ledger, legacy, tables, wording


class Trace(msgspec.Struct, frozen=True):
    """A row of a table as the trail shows it.

    Attributes:
        at: when it was stored, in Unix milliseconds; 0 if unknown.
        ply: its number among the plies that stand, or -1.
        by_hand: the organiser entered it.
        gone: it was taken back.
    """

    n: int
    lines: tuple[str, ...]
    at: int = 0
    ply: int = -1
    by_hand: bool = False
    gone: bool = False


def trail(
    entries: ledger.Ledger,
    table: tables.TableRow,
    rows: Sequence[bytes],
    moments: Mapping[int, tuple[int, int]],
    language: str,
) -> list[Trace]:
    """List all rows of a table in words, the oldest first. Raises: RecordError.

    `ledger` is a fold of no rows yet; `moments` are row -> (Unix milliseconds, milliseconds
    charged).
    """
    writer = _AuditWriter(entries, table, moments, language)
    with legacy.replaying(entries):
        for raw in rows:
            writer.describe(ledger.decode(raw))
    return [trace for trace in writer.traces if trace.lines]


def _is_by_hand(row: ledger.PlyRow) -> bool:
    return isinstance(row, ledger.EntryRow) and row.post != ledger.BY_ITSELF


class _AuditWriter:
    def __init__(
        self,
        entries: ledger.Ledger,
        table: tables.TableRow,
        moments: Mapping[int, tuple[int, int]],
        language: str,
    ) -> None:
        self.traces: Final[list[Trace]] = []
        self._ledger: Final = entries
        self._options: Final = table.options
        self._moments: Final = moments
        self._language: Final = language
        self._at = 0

    def describe(self, row: ledger.Row) -> None:
        """Apply a row, and return its lines."""
        entries = self._ledger
        number, notes = entries.version, len(entries.agreements.notes)
        self._at = self._moments.get(number, (self._at, 0))[0]
        ply = entries.play.version
        entries.fold([row])
        lines = [
            wording.note_in_words(entries.game, self._options, self._language, note)
            for note in entries.agreements.notes[notes:]
        ]
        if isinstance(row, ledger.UndoRow | agreements.BackRow):
            self._strike(row.kept)
        elif isinstance(row, ledger.RecallRow):
            self._strike_one(row.ply)
        if isinstance(row, ledger.PlyRow):
            lines = [*self._described(row, ply), *lines]
            self.traces.append(Trace(number, tuple(lines), self._at, ply, _is_by_hand(row)))
        else:
            self.traces.append(Trace(number, tuple(lines), self._at))

    def _described(self, row: ledger.PlyRow, ply: int) -> list[str]:
        """Return a ply in words; in notation if it makes no event."""
        play = self._ledger.play
        who = wording.formatter(play.game, self._language, self._options), events.OPEN
        lines = [line.text for line in wording.in_words(*who, play.happened[ply])]
        if lines or not (row.seat != state.CHANCE or _is_by_hand(row)):
            return lines
        desk = play.game.desk
        if row.seat == state.CHANCE and desk is not None:
            told = desk.in_words(row.text, self._options, self._language)
            return [told] if told else []
        return [f"{play.game.words.seat(self._language, self._options, row.seat)}: {row.text}"]

    def _strike(self, kept: int) -> None:
        for at, trace in enumerate(self.traces):
            if trace.ply >= kept:
                self.traces[at] = msgspec.structs.replace(trace, ply=-1, gone=True)

    def _strike_one(self, ply: int) -> None:
        for at, trace in enumerate(self.traces):
            if trace.ply == ply:
                self.traces[at] = msgspec.structs.replace(trace, ply=-1, gone=True)
            elif trace.ply > ply:
                self.traces[at] = msgspec.structs.replace(trace, ply=trace.ply - 1)
