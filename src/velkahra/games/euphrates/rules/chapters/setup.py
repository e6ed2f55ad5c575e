"""Setup: the board with its first temples, the hands, the starting player (TE-SETUP)."""

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from velkahra.games.euphrates.rules import frames, pieces, tables
from velkahra.games.euphrates.rules.state import Position, start_temples


def clear_table(state: Position) -> None:
    """Empty the board, put all tiles in the bag and give every seat its own pieces.

    Rules: TE-COMP-01, TE-COMP-02, TE-COMP-03, TE-COMP-05, TE-SETUP-03, TE-SETUP-07, TE-SETUP-08.
    """
    state.cells = vec[u8]([u8(0) for _ in range(int(tables.SPACES) + 1)])
    state.cells[tables.OFF] = pieces.OUTSIDE
    state.realm = vec[i32]([i32(0) for _ in range(int(tables.SPACES) + 1)])
    state.empty_counts()


def lay_out(state: Position) -> None:
    """Put a temple with a treasure on each marked space.

    The advanced board has fourteen of them instead of ten.
    Rules: TE-SETUP-01, TE-SETUP-02, TE-COMP-08, TE-KINGDOM-03, TE-EDGE-95.
    """
    for space in start_temples(state.board):
        state.cells[i64(space)] = pieces.TEMPLE
        state.add_to_bag(tables.RED, -1)
        state.treasures = state.treasures << 1 | 1


def set_up(state: Position) -> None:
    """Set up a game: the dealer fills every hand and then says who begins.

    Two seats play by the same rules as four.
    Rules: TE-SETUP-05, TE-SETUP-09, TE-EDGE-84.
    """
    clear_table(state)
    lay_out(state)
    state.push(frames.FIRST, 0)
    for seat in range(state.seats - 1, -1, -1):
        state.push(frames.REFILL, seat, tables.HAND)
