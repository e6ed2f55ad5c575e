"""Reads the board: sets of spaces, and what lies in and around each kingdom.

Compiled, board.c does what takes long. A kingdom is known by its head, the lowest of its leaders
(seat * 4 + office).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from velkahra.core.contract.masks import bit_at, count_bits
from velkahra.games.euphrates.rules import pieces, spaces, tables
from velkahra.games.euphrates.rules.state import Position

HEADS: Final[i64] = spaces.NO_KINGDOM

# Where `counts` has what of each kingdom.
TILES: Final[i64] = 0
"""+ COLOURS * head + colour: its face-up tiles."""
LAND: Final[i64] = TILES + tables.COLOURS * HEADS
"""+ head: free land spaces beside this kingdom and no other."""
RIVER: Final[i64] = LAND + HEADS
"""+ head: the same for river spaces."""
FOOTHOLD: Final[i64] = RIVER + HEADS
"""+ head: the most temples beside any of these land spaces: where a revolt would start."""
NEAR: Final[i64] = FOOTHOLD + HEADS
"""+ head: the heads of the other kingdoms that one tile would join to this one, as a bit set."""
LEADERS: Final[i64] = NEAR + HEADS
"""+ head: its leaders, as a bit set; 0 for a leader that is not the lowest of a kingdom."""
NO_MARKS: Final = vec[u8]([u8(0) for _ in range(int(tables.SPACES) + 1)])
_NO_COUNTS: Final = vec[i64]([i64(0) for _ in range(int(LEADERS + HEADS))])


def survey(state: Position) -> vec[i64]:
    """Return the sets of a position, `spaces.SPARE` apart."""
    sets: vec[i64] = spaces.BARE_ADVANCED[:] if state.board else spaces.BARE_STANDARD[:]
    write_sets(state.cells, state.realm, sets)
    return sets


def counts(state: Position, sets: vec[i64]) -> vec[i64]:
    """Return what lies in and around each kingdom, from the sets of the position."""
    found: vec[i64] = _NO_COUNTS[:]
    write_counts(state.cells, state.realm, sets, found)
    return found


def write_sets(cells: vec[u8], realm: vec[i32], sets: vec[i64]) -> None:
    """Write the sets of a position, given as in `Position`, over those of an empty board.

    Raises: IndexError.
    """
    heads = _read_cells(cells, realm, sets)
    spaces.find_neighbours(sets, spaces.TILED, spaces.HOMES)
    for part in range(spaces.PARTS):
        sets[spaces.HOMES + part] &= sets[spaces.EMPTY_LAND + part]
    while heads:
        beside = spaces.BESIDE + spaces.PARTS * bit_at(heads & -heads)
        spaces.find_neighbours(sets, beside - spaces.BESIDE + spaces.RULED, beside)
        spaces.tally(sets, beside, spaces.TOUCHED)
        heads &= heads - 1


def _read_cells(cells: vec[u8], realm: vec[i32], sets: vec[i64]) -> i64:
    """Read what lies on the board, and return the heads of all kingdoms, as a bit set."""
    heads: i64 = 0
    for space in range(tables.SPACES):
        cell = cells[space]
        if cell == pieces.EMPTY:
            continue
        part, bit = spaces.part_of(space), spaces.bit_of(space)
        sets[spaces.EMPTY_LAND + part] &= ~bit
        sets[spaces.EMPTY_RIVER + part] &= ~bit
        if cell >= pieces.FACE_DOWN:
            sets[spaces.FIXED + part] |= bit
        else:
            sets[spaces.TILED + spaces.PARTS * pieces.colour_on(cell) + part] |= bit
        sets[spaces.RULED + spaces.PARTS * spaces.kingdom_of(realm, space) + part] |= bit
        heads |= i64(realm[space]) & -i64(realm[space])
    return heads


def write_counts(cells: vec[u8], realm: vec[i32], sets: vec[i64], found: vec[i64]) -> None:
    """Write what lies in and around each kingdom over zeros. Raises: IndexError."""
    for space in range(tables.SPACES):
        if cells[space] != pieces.EMPTY and realm[space] != 0:
            head = spaces.kingdom_of(realm, space)
            found[LEADERS + head] = i64(realm[space])
            if cells[space] < pieces.FACE_DOWN:
                found[TILES + tables.COLOURS * head + pieces.colour_on(cells[space])] += 1
    for head in range(HEADS):
        if found[LEADERS + head]:
            _look_around(cells, sets, head, found)
            _find_near(sets, head, found)


def _look_around(cells: vec[u8], sets: vec[i64], head: i64, found: vec[i64]) -> None:
    """Record what the free spaces beside a kingdom and no other allow: growth and revolt."""
    for part in range(spaces.PARTS):
        beside = sets[spaces.BESIDE + spaces.PARTS * head + part] & ~sets[spaces.CROWDED + part]
        found[LAND + head] += count_bits(beside & sets[spaces.EMPTY_LAND + part])
        found[RIVER + head] += count_bits(beside & sets[spaces.EMPTY_RIVER + part])
        homes = beside & sets[spaces.HOMES + part]
        while homes:
            space = spaces.PART * part + bit_at(homes & -homes)
            homes &= homes - 1
            temples: i64 = 0
            for side in range(tables.SIDES):
                if cells[tables.neighbour(space, side)] == pieces.TEMPLE:
                    temples += 1
            found[FOOTHOLD + head] = max(temples, found[FOOTHOLD + head])


def _find_near(sets: vec[i64], head: i64, found: vec[i64]) -> None:
    """Record the kingdoms with a lower head that one tile would join to this one: a war of two."""
    for other in range(head):
        if found[LEADERS + other] and _is_near(sets, head, other):
            found[NEAR + head] |= spaces.bit_of(other)
            found[NEAR + other] |= spaces.bit_of(head)


def _is_near(sets: vec[i64], head: i64, other: i64) -> bool:
    """Return whether a free space is beside both of these kingdoms and no third one."""
    for part in range(spaces.PARTS):
        shared = (
            sets[spaces.BESIDE + spaces.PARTS * head + part]
            & sets[spaces.BESIDE + spaces.PARTS * other + part]
        )
        free = sets[spaces.EMPTY_LAND + part] | sets[spaces.EMPTY_RIVER + part]
        if shared & free & ~sets[spaces.OVERCROWDED + part]:
            return True
    return False


def write_kingdom(cells: vec[u8], realm: vec[i32], start: i64) -> None:
    """Find the region of a space, and write its leaders on all its spaces. Raises: IndexError."""
    seen = NO_MARKS[:]
    found: vec[i64] = vec[i64](capacity=64)
    found = append(found, start)
    seen[start] = 1
    leaders: i32 = 0
    one: i32 = 1
    i: i64 = 0
    while i < len(found):
        if cells[found[i]] >= pieces.LEADER:
            leaders |= one << i32(pieces.leader_on(cells[found[i]]))
        for side in range(tables.SIDES):
            space = tables.neighbour(found[i], side)
            if seen[space] == 0 and pieces.connects(cells[space]):
                seen[space] = 1
                found = append(found, space)
        i += 1
    for space in found:
        realm[space] = leaders


def write_squares(sets: vec[i64], colour: i64, head: i64) -> None:
    """Add the squares that could become monuments of one colour in a kingdom to the sets.

    They are those of two or three tiles of the colour in the kingdom, and empty spaces: their
    north-west corners to `spaces.TWOS` and `spaces.THREES`, their first tiles to `spaces.FIRSTS`.
    Raises: IndexError.
    """
    for part in range(spaces.PARTS):
        here = _own(sets, colour, head, part)
        free = here | _empty(sets, part)
        south: i64 = 0
        room: i64 = 0
        if part < spaces.PARTS - 1:
            south = _own(sets, colour, head, part + 1)
            room = south | _empty(sets, part + 1)
        south = here >> tables.COLUMNS | (south << spaces.LAST_ROW & spaces.WHOLE)
        room = (free >> tables.COLUMNS | (room << spaces.LAST_ROW & spaces.WHOLE)) & free
        room &= room >> 1 & spaces.NOT_EASTERNMOST
        _write_squares(sets, part, room, here, south)


def _own(sets: vec[i64], colour: i64, head: i64, part: i64) -> i64:
    """Return the tiles of a colour in a kingdom."""
    tiled = sets[spaces.TILED + spaces.PARTS * colour + part]
    return tiled & sets[spaces.RULED + spaces.PARTS * head + part]


def _empty(sets: vec[i64], part: i64) -> i64:
    return sets[spaces.EMPTY_LAND + part] | sets[spaces.EMPTY_RIVER + part]


def _write_squares(sets: vec[i64], part: i64, room: i64, here: i64, south: i64) -> None:
    """Add squares with `room`, from the tiles at their north-west corners and south of those."""
    east, south_east = here >> 1, south >> 1
    threes = room & ((here & east & (south ^ south_east)) | (south & south_east & (here ^ east)))
    twos = (here & east & ~(south | south_east)) | (south & south_east & ~(here | east))
    twos = room & (twos | ((here ^ east) & (south ^ south_east)))
    squares = twos | threes
    below = squares & ~(here | east)
    sets[spaces.TWOS + part] |= twos
    sets[spaces.THREES + part] |= threes
    sets[spaces.FIRSTS + part] |= (squares & here) | (squares & ~here & east) << 1
    sets[spaces.FIRSTS + part] |= below << tables.COLUMNS & spaces.WHOLE
    if part < spaces.PARTS - 1:
        sets[spaces.FIRSTS + part + 1] |= below >> spaces.LAST_ROW
