"""Short summaries of tables, for lists."""

import msgspec

from velkahra.core.contract.state import State
from velkahra.server.domain.tables import TableRow
from velkahra.server.room.room import Room


class TableSummary(msgspec.Struct, frozen=True):
    """A table from afar: its terms, and, as bit sets, the seats that act and those that won.

    `version` counts its rows; `free` the seats that a game waits for before it begins.
    """

    row: TableRow
    acting: int
    over: bool
    winners: int = 0
    version: int = 0
    free: int = 0

    def asked(self) -> list[int]:
        """List the seats that have something to decide."""
        return [seat for seat in range(len(self.row.seats)) if self.acting >> seat & 1]


def summary_of(room: Room) -> TableSummary:
    """Return the summary of a table in memory."""
    state = room.ledger.state
    over = room.is_over
    acting = 0 if over or room.held else int(state.acting())
    free = len(room.free) if room.held else 0
    return TableSummary(room.row, acting, over, winners(state), room.ledger.version, free)


def winners(state: State) -> int:
    """Return the bit set of the seats that have won; 0 while the game goes on."""
    if not state.is_over():
        return 0
    shares = list(state.returns())
    best = max(shares)
    return sum(1 << seat for seat, share in enumerate(shares) if share == best and share > 0)
