"""The value of a seat's own plans: hand, treasures in reach, monuments, catastrophe tiles."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from velkahra.core.contract.masks import bit_at
from velkahra.games.euphrates.bots.survey import Survey
from velkahra.games.euphrates.rules import board, pieces, spaces, tables
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
    for place in range(spaces.TWOS, spaces.FIRSTS + spaces.PARTS):
        sets[place] = 0
    for colour in range(tables.COLOURS):
        place = state.leader_at(pieces.leader_of(seat, colour))
        if place != tables.OFF and _is_wanted(state, colour):
            board.write_squares(sets, colour, kingdom.lowest_leader(state.realm[place]))
    value = 0.0
    for part in range(spaces.PARTS):
        left = sets[spaces.FIRSTS + part]
        while left:
            value += _squares_with(state, sets, spaces.PART * part + bit_at(left & -left))
            left &= left - 1
    return value


def _squares_with(state: Position, sets: vec[i64], space: i64) -> float:
    """Return the value of the squares in which the first own tile lies on `space`."""
    cells = state.cells
    value = _square(sets, space)
    if space > 0 and cells[space - 1] == pieces.EMPTY:
        value += _square(sets, space - 1)
    if (
        space >= tables.COLUMNS
        and cells[space - tables.COLUMNS] == cells[space - tables.COLUMNS + 1] == pieces.EMPTY
    ):
        value += _square(sets, space - tables.COLUMNS)
    return value


def _square(sets: vec[i64], corner: i64) -> float:
    """Return the value of the square whose north-west corner is `corner`, 0 if it is none."""
    part, bit = spaces.part_of(corner), spaces.bit_of(corner)
    if sets[spaces.THREES + part] & bit:
        return SQUARE_OF_THREE
    return SQUARE_OF_TWO if sets[spaces.TWOS + part] & bit else 0.0


def _is_wanted(state: Position, colour: i64) -> bool:
    """Return whether a monument with this colour is left."""
    left = False
    for monument in range(tables.MONUMENTS):
        left = left or is_possible(state, monument, colour)
    return left
