"""Sets of spaces as bits, for rules that ask about every space of the board at once.

A set is PARTS integers of a flat array, each for three rows of the board: space s is bit s % PART
of integer s // PART. `board.survey` returns an array of sets; the constants below say at which
offset each begins.
"""

from typing import Final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from velkahra.core.contract import masks
from velkahra.games.euphrates.rules import tables

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
TILED: Final[i64] = FIXED + PARTS
"""+ PARTS * colour: face-up tiles of this colour."""
SPARE: Final[i64] = TILED + PARTS * tables.COLOURS
"""Room for what a rule works out: six sets."""
TWOS: Final[i64] = SPARE + 3 * PARTS
"""See `board.write_squares`."""
THREES: Final[i64] = TWOS + PARTS
FIRSTS: Final[i64] = THREES + PARTS
LAST_ROW: Final[i64] = PART - tables.COLUMNS
"""By so many bits the first row of a part comes after the last one of the part before."""
_SIZE: Final[i64] = SPARE + 6 * PARTS


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


def _bare(board: int) -> list[int]:
    """Return the sets of a board on which nothing lies."""
    sets, first = [0] * int(_SIZE), int(PARTS) * board
    for part in range(int(PARTS)):
        sets[int(EMPTY_LAND) + part] = int(LAND_OF[first + part])
        sets[int(EMPTY_RIVER) + part] = int(RIVER_OF[first + part])
    return sets


BARE_STANDARD: Final = vec[i64]([i64(part) for part in _bare(0)])
BARE_ADVANCED: Final = vec[i64]([i64(part) for part in _bare(1)])


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
