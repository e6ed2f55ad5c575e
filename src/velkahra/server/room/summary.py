"""Short summaries of tables, for lists."""

import msgspec

from velkahra.server.domain.tables import TableRow
from velkahra.server.room.room import Room


class TableSummary(msgspec.Struct, frozen=True):
    """A summary of a table. `acting` is the bit set of the seats that have something to decide."""

    row: TableRow
    acting: int
    over: bool

    def asked(self) -> list[int]:
        """List the seats that have something to decide."""
        return [seat for seat in range(len(self.row.seats)) if self.acting >> seat & 1]


def summary_of(room: Room) -> TableSummary:
    """Return the summary of a table in memory."""
    state = room.ledger.state
    over = state.is_over() or room.ledger.agreements.ended
    return TableSummary(room.row, 0 if over else int(state.acting()), over)
