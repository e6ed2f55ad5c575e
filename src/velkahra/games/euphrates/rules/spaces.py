"""Sets of spaces as bits, for rules that ask about every space of the board at once.

A set is PARTS integers of a flat array, each for three rows of the board: space s is bit s % PART
of integer s // PART. A `survey` of a position is an array of sets; the constants below say at which
offset each begins.
"""

from typing import Final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from velkahra.core.contract import masks
from velkahra.games.euphrates.rules import pieces, tables
from velkahra.games.euphrates.rules.state import Position

PARTS: Final[i64] = 4
PART: Final[i64] = 48
WHOLE: Final[i64] = 0xFFFF_FFFF_FFFF
NOT_EASTERNMOST: Final[i64] = 0x7FFF_7FFF_7FFF
NOT_WESTERNMOST: Final[i64] = 0xFFFE_FFFE_FFFE

NO_KINGDOM: Final[i64] = tables.COLOURS * tables.SEATS
_ROWS: Final[i64] = NO_KINGDOM + 1
_ONE_EACH: Final[i64] = 0x0101_0101_0101_0101
_PACKED: Final[i64] = 0x0102_0408_1020_4080
"""Multiplied by it, the lowest bits of eight bytes come together in the highest byte."""
RULED: Final[i64] = 0
"""+ PARTS * the lowest leader of a kingdom, or NO_KINGDOM: its spaces."""
BESIDE: Final[i64] = RULED + PARTS * _ROWS
"""+ PARTS * the lowest leader of a kingdom: what touches it."""
TOUCHED: Final[i64] = BESIDE + PARTS * _ROWS
"""What touches a kingdom; then what touches two or more, and three or more."""
CROWDED: Final[i64] = TOUCHED + PARTS
OVERCROWDED: Final[i64] = CROWDED + PARTS
EMPTY_LAND: Final[i64] = OVERCROWDED + PARTS
EMPTY_RIVER: Final[i64] = EMPTY_LAND + PARTS
HOMES: Final[i64] = EMPTY_RIVER + PARTS
"""Empty land next to a face-up temple."""
FIXED: Final[i64] = HOMES + PARTS
"""Leaders, tiles that are face down, catastrophe tiles."""
SPARE: Final[i64] = FIXED + PARTS
"""Room for what a rule works out: six sets."""
_SIZE: Final[i64] = SPARE + 6 * PARTS

NO_SETS: Final = vec[i64]([i64(0) for _ in range(int(_SIZE))])


def _parts(board: int, river: bool) -> list[int]:
    """Return the river, or the land, of a board as a set."""
    flags = [
        int(tables.RIVER[board * (tables.SPACES + 1) + space]) == int(river)
        for space in range(int(tables.SPACES))
    ]
    part = int(PART)
    return [
        sum(1 << bit for bit, flag in enumerate(flags[at : at + part]) if flag)
        for at in range(0, int(tables.SPACES), part)
    ]


LAND_OF: Final = vec[i64]([i64(part) for board in (0, 1) for part in _parts(board, False)])
RIVER_OF: Final = vec[i64]([i64(part) for board in (0, 1) for part in _parts(board, True)])


def survey(state: Position) -> vec[i64]:
    """Return the sets of a position, SPARE apart."""
    sets: vec[i64] = NO_SETS[:]
    _read_board(state, sets)
    find_neighbours(sets, HOMES, HOMES)
    for part in range(PARTS):
        sets[HOMES + part] &= sets[EMPTY_LAND + part]
    one: i32 = 1
    for leader in range(tables.COLOURS * state.seats):
        space = state.leader_at(leader)
        if space != tables.OFF and state.realm[space] & ((one << i32(leader)) - 1) == 0:
            beside = BESIDE + PARTS * leader
            find_neighbours(sets, RULED + PARTS * leader, beside)
            tally(sets, beside, TOUCHED)
    return sets


def _read_board(state: Position, sets: vec[i64]) -> None:
    """Read what lies on the board; HOMES are the temples themselves for now."""
    cells, realm = bytes(state.cells), state.realm
    for part in range(PARTS):
        laid = at_least(cells, part, pieces.TEMPLE)
        sets[HOMES + part] = laid & ~at_least(cells, part, pieces.TEMPLE + 1)
        sets[FIXED + part] = at_least(cells, part, pieces.FACE_DOWN)
        sets[EMPTY_LAND + part] = LAND_OF[state.board * PARTS + part] & ~laid
        sets[EMPTY_RIVER + part] = RIVER_OF[state.board * PARTS + part] & ~laid
        while laid:
            bit = laid & -laid
            laid ^= bit
            leaders = i64(realm[PART * part + masks.bit_at(bit)]) | masks.BITS[NO_KINGDOM]
            kingdom = masks.bit_at(leaders & -leaders)
            sets[RULED + PARTS * kingdom + part] |= bit


def at_least(cells: bytes, part: i64, least: u8) -> i64:
    """Return the spaces of one part of a set on which lies a `cell` of `least` or more.

    `cells` are those of the position. Eight of them are looked at at once: they are below 128.
    """
    found: i64 = 0
    more = (128 - i64(least)) * _ONE_EACH
    for at in range(PART * part, min(PART * part + PART, tables.SPACES), 8):
        flags = ((read_i64_le(cells, at) + more) >> 7) & _ONE_EACH
        found |= (((flags * _PACKED) >> 56) & 0xFF) << (at - PART * part)
    return found


def kingdom_of(realm: vec[i32], space: i64) -> i64:
    """Return the lowest leader of the kingdom that a space is in, or NO_KINGDOM."""
    leaders = i64(realm[space]) | masks.BITS[NO_KINGDOM]
    return masks.bit_at(leaders & -leaders)


def find_neighbours(sets: vec[i64], source: i64, target: i64) -> None:
    """Make the set at `target` of all neighbours of the set at `source`; they may be the same.

    Neighbours south of the board count too.
    """
    north: i64 = 0
    here = sets[source]
    south: i64 = 0
    for part in range(PARTS):
        south = 0
        if part < PARTS - 1:
            south = sets[source + part + 1]
        beside = (
            (here << tables.COLUMNS) | (here >> tables.COLUMNS) | (north >> (PART - tables.COLUMNS))
        )
        beside |= (south << (PART - tables.COLUMNS)) | ((here & NOT_EASTERNMOST) << 1)
        sets[target + part] = (beside | ((here & NOT_WESTERNMOST) >> 1)) & WHOLE
        north = here
        here = south


def tally(sets: vec[i64], touched: i64, totals: i64) -> None:
    """Add a set to a tally: spaces in one, in two, and in three or more of the sets added.

    The three sets of the tally lie one after the other from `totals` on.
    """
    for part in range(PARTS):
        more = sets[touched + part]
        once = sets[totals + part]
        twice = sets[totals + PARTS + part]
        sets[totals + 2 * PARTS + part] |= twice & more
        sets[totals + PARTS + part] = twice | (once & more)
        sets[totals + part] = once | more


def whole_part(part: i64) -> i64:
    """Return all spaces of the board in one part of a set."""
    return LAND_OF[part] | RIVER_OF[part]


def part_of(space: i64) -> i64:
    """Return which integer of a set has a space."""
    return space // PART


def bit_of(space: i64) -> i64:
    """Return the bit of a space, in that integer."""
    return masks.BITS[space % PART]


def mark_spaces(mask: vec[i64], at: i64, first: i64, part: i64, spaces: i64) -> None:
    """Add the actions `first + space` for the spaces of one part of a set to the mask at `at`."""
    masks.mark_run(mask, at, first + PART * part, spaces)
