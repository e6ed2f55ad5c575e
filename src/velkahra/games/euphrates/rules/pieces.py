"""Numbers of leaders, and of what lies on a space."""

from typing import Final

from mypy_extensions import i64, u8

from velkahra.games.euphrates.rules import tables

# Contents of a space: a face-up tile is 1 + colour, a face-down one 5 + colour, a leader
# LEADER + its number.
EMPTY: Final[u8] = 0
TEMPLE: Final[u8] = 1
FACE_DOWN: Final[u8] = 5
CATASTROPHE: Final[u8] = 9
OUTSIDE: Final[u8] = 10
LEADER: Final[u8] = 16


def leader_of(seat: i64, office: i64) -> i64:
    """Return the number of a leader, 4 * seat + office."""
    return tables.COLOURS * seat + office


def owner_of(leader: i64) -> i64:
    """Return the seat of a leader."""
    return leader // tables.COLOURS


def office_of(leader: i64) -> i64:
    """Return the office of a leader, which is also its colour."""
    return leader % tables.COLOURS


def tile_of(colour: i64) -> u8:
    """Return the cell with a face-up tile of a colour."""
    return 1 + u8(colour)


def turned(tile: u8) -> u8:
    """Return the cell with a face-up tile turned face down."""
    return tile + FACE_DOWN - 1


def colour_on(cell: u8) -> i64:
    """Return the colour of the face-up tile on a cell."""
    return i64(cell) - 1


def cell_of_leader(leader: i64) -> u8:
    """Return the cell with a leader."""
    return LEADER + u8(leader)


def leader_on(cell: u8) -> i64:
    """Return the leader on a cell that holds one."""
    return i64(cell - LEADER)
