"""The value of a seat's own plans: hand, treasures in reach, monuments, catastrophe tiles."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from velkahra.core.contract.masks import bit_at
from velkahra.games.euphrates.bots.survey import Survey
from velkahra.games.euphrates.rules import pieces, spaces, tables
from velkahra.games.euphrates.rules.chapters import kingdom, treasure
from velkahra.games.euphrates.rules.chapters.monument import is_possible
from velkahra.games.euphrates.rules.state import Position, start_temples

# Sum of the worth of the first n tiles of a colour in hand. Temples also attach leaders.
VARIETY: Final = vec[float]([0.0, 0.14, 0.24, 0.30, 0.34, 0.36, 0.37])
TEMPLES: Final = vec[float]([0.0, 0.22, 0.42, 0.58, 0.68, 0.72, 0.74])
HAND_WORTH: Final = 1.0
CATASTROPHE_KEPT: Final = 0.20
OWN_TURN: Final = 0.12  # lost by ending the turn: an action is rarely worth nothing
TREASURE_PULL: Final = 1.0
TREASURE_NEAR: Final = vec[float]([0.0, 0.45, 0.22, 0.10, 0.04])  # by the number of missing tiles
SQUARE_OF_TWO: Final = 0.02
SQUARE_OF_THREE: Final = 0.14
LATE: Final = 4.0  # turns left below which plans count less and less


def plans(state: Position, look: Survey, seat: i64) -> float:
    """Return the value of what only matters for the seat's own next turns, in points.

    `look` surveys this state. It looks into the seat's own hand.
    """
    late = look.turns / LATE if look.turns < LATE else 1.0
    value = late * hand_value(state, look, seat) + open_plans(state, look, seat)
    return value + (OWN_TURN if look.in_turn else 0.0)


def open_plans(state: Position, look: Survey, seat: i64) -> float:
    """Return the part of `plans` that everybody can see: all but the hand and whose turn it is."""
    late = look.turns / LATE if look.turns < LATE else 1.0
    value = CATASTROPHE_KEPT * float(state.catastrophes(seat))
    return late * (value + _treasures_near(state, look, seat) + _squares(state, look, seat))


def hand_value(state: Position, look: Survey, seat: i64) -> float:
    """Return the value of a hand by its variety and temples, in points.

    A tile to be drawn counts as an average one.
    """
    value = 0.0
    drawn = 0.0
    for colour in range(tables.COLOURS):
        worth = TEMPLES if colour == tables.RED else VARIETY
        held = state.hand(seat, colour)
        value += worth[held]
        if held < tables.HAND:
            drawn += look.share(colour) * (worth[held + 1] - worth[held])
    return HAND_WORTH * (value + drawn * float(tables.HAND - state.hand_size(seat)))


OUT_OF_REACH: Final[i64] = 5
"""Tiles missing to a treasure from which on it counts for nothing."""
_GROWN: Final[i64] = spaces.SPARE
_FREE: Final[i64] = spaces.SPARE + spaces.PARTS
_OTHERS: Final[i64] = spaces.SPARE + 2 * spaces.PARTS
_TILES: Final[i64] = spaces.SPARE + 3 * spaces.PARTS
_FIRSTS: Final[i64] = spaces.SPARE + 4 * spaces.PARTS
_LAST_ROW: Final[i64] = spaces.PART - tables.COLUMNS
"""By so many bits the first row of a part comes after the last one of the part before."""


def _treasures_near(state: Position, look: Survey, seat: i64) -> float:
    """Return the value of the nearest treasure in reach, by the number of tiles missing."""
    trader = pieces.leader_of(seat, tables.TRADER)
    if state.leader_at(trader) == tables.OFF:
        return 0.0
    missing = _tiles_missing(state, look, trader)
    if missing == OUT_OF_REACH:
        return 0.0
    owned = len(treasure.treasures_of(state, trader)) > 0
    return TREASURE_PULL * TREASURE_NEAR[missing] * (1.0 if owned else 0.4)


def _tiles_missing(state: Position, look: Survey, trader: i64) -> i64:
    """Return how many tiles would join the nearest treasure in reach to a trader's kingdom.

    The kingdom is let grow by a step at a time. One tile does not win a treasure in somebody else's
    kingdom, so two more are counted for those.
    """
    sets, realm = look.sets, state.realm[state.leader_at(trader)]
    ruled = spaces.RULED + spaces.PARTS * kingdom.lowest_leader(realm)
    for part in range(spaces.PARTS):
        sets[_GROWN + part] = sets[ruled + part]
        sets[_FREE + part] = sets[_OTHERS + part] = 0
    for temple in start_temples(state.board):
        space = i64(temple)
        if state.has_treasure(space) and state.realm[space] != realm:
            place = _FREE if state.realm[space] == 0 else _OTHERS
            sets[place + spaces.part_of(space)] |= spaces.bit_of(space)
    best = OUT_OF_REACH
    for steps in range(1, OUT_OF_REACH + 1):
        spaces.find_neighbours(sets, _GROWN, _GROWN)
        for part in range(spaces.PARTS):
            if steps > 1 and sets[_GROWN + part] & sets[_FREE + part]:
                return min(best, steps - 1)
            if sets[_GROWN + part] & sets[_OTHERS + part]:
                best = min(best, steps + 1)
    return best


def _squares(state: Position, look: Survey, seat: i64) -> float:
    """Return the value of squares that could become monuments of an own leader in the kingdom."""
    sets = look.sets
    _find_tiles(state, sets, seat)
    _find_squares(sets)
    value = 0.0
    for part in range(spaces.PARTS):
        left = sets[_FIRSTS + part]
        while left:
            bit = left & -left
            left ^= bit
            space = spaces.PART * part + bit_at(bit)
            if _is_own(state, seat, space):
                value += _squares_with(state, seat, space)
    return value


def _find_tiles(state: Position, sets: vec[i64], seat: i64) -> None:
    """Find the face-up tiles in the kingdoms of a seat's leaders."""
    for part in range(spaces.PARTS):
        sets[_TILES + part] = sets[_FIRSTS + part] = 0
    for office in range(tables.COLOURS):
        place = state.leader_at(pieces.leader_of(seat, office))
        if place != tables.OFF:
            ruled = spaces.RULED + spaces.PARTS * kingdom.lowest_leader(state.realm[place])
            for part in range(spaces.PARTS):
                sets[_TILES + part] |= sets[ruled + part] & ~sets[spaces.FIXED + part]


def _find_squares(sets: vec[i64]) -> None:
    """Find the first tiles of all squares of two or three such tiles and empty spaces."""
    for part in range(spaces.PARTS):
        tiles, empty = sets[_TILES + part], _empty(sets, part)
        south: i64 = 0
        free: i64 = 0
        if part < spaces.PARTS - 1:
            south, free = sets[_TILES + part + 1], _empty(sets, part + 1)
        south = tiles >> tables.COLUMNS | (south << _LAST_ROW & spaces.WHOLE)
        free = south | empty >> tables.COLUMNS | (free << _LAST_ROW & spaces.WHOLE)
        room = (tiles | empty) & free
        east = tiles >> 1 & spaces.NOT_EASTERNMOST
        south_east = south >> 1 & spaces.NOT_EASTERNMOST
        two = (tiles & east) | (south & south_east) | ((tiles | east) & (south | south_east))
        square = room & room >> 1 & spaces.NOT_EASTERNMOST & two
        square &= ~(tiles & east & south & south_east)
        sets[_FIRSTS + part] |= (square & tiles) | (square & ~tiles & east) << 1
        below = square & ~tiles & ~east
        sets[_FIRSTS + part] |= below << tables.COLUMNS & spaces.WHOLE
        if part < spaces.PARTS - 1:
            sets[_FIRSTS + part + 1] |= below >> _LAST_ROW


def _empty(sets: vec[i64], part: i64) -> i64:
    return sets[spaces.EMPTY_LAND + part] | sets[spaces.EMPTY_RIVER + part]


def _squares_with(state: Position, seat: i64, space: i64) -> float:
    """Return the value of the squares in which the first own tile lies on `space`."""
    cells = state.cells
    value = _square(state, seat, space)
    # Start with the first tile of a square; a square with a single tile is worth nothing.
    if space > 0 and cells[space - 1] == pieces.EMPTY:
        value += _square(state, seat, space - 1)
    if (
        space >= tables.COLUMNS
        and cells[space - tables.COLUMNS] == cells[space - tables.COLUMNS + 1] == pieces.EMPTY
    ):
        value += _square(state, seat, space - tables.COLUMNS)
    return value


def _is_own(state: Position, seat: i64, space: i64) -> bool:
    """Return whether a tile lies in the kingdom of the seat's leader of its colour."""
    cell = state.cells[space]
    if cell == pieces.EMPTY or cell >= pieces.FACE_DOWN:
        return False
    return kingdom.is_in(state.realm[space], pieces.leader_of(seat, pieces.colour_on(cell)))


def _square(state: Position, seat: i64, corner: i64) -> float:
    """Return the value of the square of four spaces whose first one is `corner`."""
    if tables.column_of(corner) == tables.COLUMNS - 1 or corner >= tables.SPACES - tables.COLUMNS:
        return 0.0
    laid = _laid_in_square(state, seat, corner)
    return SQUARE_OF_THREE if laid == 3 else SQUARE_OF_TWO if laid == 2 else 0.0


def _laid_in_square(state: Position, seat: i64, corner: i64) -> i64:
    """Return how many tiles of a square of one colour lie already; 0 if it cannot be completed."""
    laid: i64 = 0
    tile: u8 = pieces.EMPTY
    for space in tables.square_from(corner):
        cell = state.cells[space]
        if cell == pieces.EMPTY:
            continue
        if (tile != pieces.EMPTY and cell != tile) or not _is_own(state, seat, space):
            return 0
        tile = cell
        laid += 1
    return laid if laid >= 2 and _is_wanted(state, pieces.colour_on(tile)) else 0


def _is_wanted(state: Position, colour: i64) -> bool:
    """Return whether a monument with this colour is left."""
    return any(is_possible(state, monument, colour) for monument in range(tables.MONUMENTS))
