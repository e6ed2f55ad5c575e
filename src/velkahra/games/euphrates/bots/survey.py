"""A summary of a position for bots: kingdoms, their surroundings, what hidden hands may hold.

A kingdom is known by its head, the lowest of its leaders (seat * 4 + office). Hands that the viewer
cannot see are never looked into: only the pool of all unseen tiles is, which is public knowledge.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from velkahra.games.euphrates.rules.chapters.end import TREASURES_AT_THE_END
from velkahra.games.euphrates.rules.chapters.kingdom import (
    KINGDOMS,
    NEXT_TO_TEMPLE,
    count_temples,
    lowest_leader,
    surroundings,
)
from velkahra.games.euphrates.rules.state import EMPTY, FACE_DOWN, Position, colour_on
from velkahra.games.euphrates.rules.tables import COLOURS, HAND, SPACES, ways_to_choose

LEADERS: Final[i64] = 16
NO_COUNTS: Final = vec[i64]([i64(0) for _ in range(64)])
NO_HEADS: Final = vec[i32]([i32(0) for _ in range(16)])
NO_ODDS: Final = vec[float]([0.0 for _ in range(28)])
TILES_A_TURN: Final = 2.6  # tiles drawn in a turn: two actions, and sometimes a conflict
TURNS_A_TREASURE: Final = 2.0


@final
class Survey:
    """A summary of a position as `viewer` may know it.

    Attributes:
        viewer: the seat that looks.
        tiles: face-up tiles of each kingdom, at head * 4 + colour.
        land: free land spaces beside this kingdom and no other, by head.
        river: the same for river spaces.
        foothold: the most temples beside any of these land spaces: where a revolt would start.
        near: the heads of the kingdoms that one tile would join to this one, as a bit set.
        leaders: the leaders of the kingdom, as a bit set, by head.
        unseen: tiles of each colour in the bag and behind the other screens.
        unseen_all: their sum.
        odds: the chance that a full unseen hand holds so many tiles of a colour or more.
        turns: turns each seat may still expect, the current one not counted.
        in_turn: whether the viewer is in the middle of its own turn.
    """

    def __init__(self, viewer: i64) -> None:
        self.viewer: i64 = viewer
        self.tiles: vec[i64] = NO_COUNTS[:]
        self.land: vec[i64] = NO_COUNTS[:LEADERS]
        self.river: vec[i64] = NO_COUNTS[:LEADERS]
        self.foothold: vec[i64] = NO_COUNTS[:LEADERS]
        self.near: vec[i32] = NO_HEADS[:]
        self.leaders: vec[i32] = NO_HEADS[:]
        self.unseen: vec[i64] = NO_COUNTS[:COLOURS]
        self.unseen_all: i64 = 0
        self.odds: vec[float] = NO_ODDS[:]
        self.turns: float = 0.0
        self.in_turn: bool = False

    def share(self, colour: i64) -> float:
        """Return the chance, 0..1, that an unseen tile has this colour."""
        return float(self.unseen[colour]) / float(self.unseen_all) if self.unseen_all > 0 else 0.0

    def at_least(self, colour: i64, number: i64) -> float:
        """Return the chance that a full unseen hand holds `number` or more tiles of a colour.

        It is 0..1.
        """
        if number <= 0:
            return 1.0
        return self.odds[colour * (HAND + 1) + number] if number <= HAND else 0.0


def survey(state: Position, viewer: i64) -> Survey:
    """Return the summary of a position as `viewer` may know it."""
    found = Survey(viewer)
    _count_unseen(state, found)
    _count_tiles(state, found)
    around = surroundings(state)
    for space in range(SPACES):
        if around[space] & KINGDOMS and state.cells[space] == EMPTY:
            _look_around(state, found, space, around[space])
    found.turns = turns_left(state)
    found.in_turn = state.active == viewer and state.is_turn_going_on()
    return found


def _count_tiles(state: Position, found: Survey) -> None:
    """Count the tiles of every kingdom."""
    leaders: i32 = 0
    head: i64 = 0
    for space in range(SPACES):
        if state.realm[space] == 0:
            continue
        if state.realm[space] != leaders:
            leaders = state.realm[space]
            head = lowest_leader(leaders)
            found.leaders[head] = leaders
        if state.cells[space] < FACE_DOWN:
            found.tiles[COLOURS * head + colour_on(state.cells[space])] += 1


def _look_around(state: Position, found: Survey, space: i64, around: i32) -> None:
    """Record what a free space allows: growth or revolt in one kingdom, or a war of two."""
    heads = around & KINGDOMS
    first = lowest_leader(heads)
    others = heads & (heads - 1)
    if others == 0:
        if state.is_river(space):
            found.river[first] += 1
            return
        found.land[first] += 1
        temples = count_temples(state, space) if around & NEXT_TO_TEMPLE else 0
        if temples > found.foothold[first]:
            found.foothold[first] = temples
    elif others & (others - 1) == 0:
        found.near[first] |= heads
        found.near[lowest_leader(others)] |= heads


def _count_unseen(state: Position, found: Survey) -> None:
    for colour in range(COLOURS):
        unseen = state.unseen(found.viewer, colour)
        found.unseen[colour] = unseen
        found.unseen_all += unseen
    for colour in range(COLOURS):
        for number in range(HAND + 1):
            at = colour * (HAND + 1) + number
            found.odds[at] = chance_of(found, colour, HAND, number)
        for number in range(HAND - 1, -1, -1):
            at = colour * (HAND + 1) + number
            found.odds[at] += found.odds[at + 1]


def chance_of(found: Survey, colour: i64, size: i64, number: i64) -> float:
    """Return the chance that a hidden hand of `size` tiles holds exactly `number` of a colour.

    It is 0..1. A hand is no larger than what is unseen.
    """
    if size > found.unseen_all:
        size = found.unseen_all
    if number > size:
        return 0.0
    others = found.unseen_all - found.unseen[colour]
    ways = ways_to_choose(number, found.unseen[colour]) * ways_to_choose(size - number, others)
    return float(ways) / float(ways_to_choose(size, found.unseen_all))


def turns_left(state: Position) -> float:
    """Return an estimate of the turns each seat still has, by the bag and the treasures."""
    by_bag = float(state.bag_size()) / (TILES_A_TURN * float(state.seats))
    by_treasures = TURNS_A_TREASURE * float(state.count_treasures() - TREASURES_AT_THE_END)
    return by_bag if by_bag < by_treasures else by_treasures
