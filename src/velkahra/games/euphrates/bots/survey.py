"""A summary of a position for bots: kingdoms, their surroundings, what hidden hands may hold.

A kingdom is known by its head, the lowest of its leaders (seat * 4 + office). Hands that the viewer
cannot see are never looked into: only the pool of all unseen tiles is, which is public knowledge.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from velkahra.core.contract.masks import bit_at, count_bits
from velkahra.games.euphrates.rules import pieces, spaces, tables
from velkahra.games.euphrates.rules.chapters import end, kingdom
from velkahra.games.euphrates.rules.state import Position

LEADERS: Final[i64] = 16
NO_COUNTS: Final = vec[i64]([i64(0) for _ in range(64)])
NO_HEADS: Final = vec[i32]([i32(0) for _ in range(16)])
NO_ODDS: Final = vec[float]([0.0 for _ in range(28)])
TILES_A_TURN: Final = 2.6  # tiles drawn in a turn: two actions, and sometimes a conflict
TURNS_A_TREASURE: Final = 2.0


@final
class Odds:
    """The odds for what was unseen last: a search asks about the same again and again.

    Attributes:
        unseen: how many tiles of each colour were unseen, eight bits each.
        odds, shares: as in a `Survey`.
    """

    def __init__(self) -> None:
        self.unseen: i64 = -1
        self.odds: vec[float] = NO_ODDS
        self.shares: vec[float] = NO_ODDS


_LATEST: Final = Odds()


@final
class Survey:
    """A summary of a position as `viewer` may know it.

    Attributes:
        viewer: the seat that looks.
        sets: the sets of spaces of the position, as `rules/spaces.py` lays them out.
        tiles: face-up tiles of each kingdom, at head * 4 + colour.
        land: free land spaces beside this kingdom and no other, by head.
        river: the same for river spaces.
        foothold: the most temples beside any of these land spaces: where a revolt would start.
        near: the heads of the kingdoms that one tile would join to this one, as a bit set.
        leaders: the leaders of the kingdom, as a bit set, by head.
        unseen: tiles of each colour in the bag and behind the other screens.
        unseen_all: their sum.
        odds: the chance that a full unseen hand holds so many tiles of a colour or more.
        shares: the chance that an unseen tile has a colour.
        turns: turns each seat may still expect, the current one not counted.
        in_turn: whether the viewer is in the middle of its own turn.
    """

    def __init__(self, viewer: i64) -> None:
        self.viewer: i64 = viewer
        self.sets: vec[i64] = spaces.NO_SETS
        self.tiles: vec[i64] = NO_COUNTS[:]
        self.land: vec[i64] = NO_COUNTS[:LEADERS]
        self.river: vec[i64] = NO_COUNTS[:LEADERS]
        self.foothold: vec[i64] = NO_COUNTS[:LEADERS]
        self.near: vec[i32] = NO_HEADS[:]
        self.leaders: vec[i32] = NO_HEADS[:]
        self.unseen: vec[i64] = NO_COUNTS[: tables.COLOURS]
        self.unseen_all: i64 = 0
        self.odds: vec[float] = NO_ODDS
        self.shares: vec[float] = NO_ODDS
        self.turns: float = 0.0
        self.in_turn: bool = False

    def share(self, colour: i64) -> float:
        """Return the chance, 0..1, that an unseen tile has this colour."""
        return self.shares[colour]

    def at_least(self, colour: i64, number: i64) -> float:
        """Return the chance, 0..1, of `number` or more tiles of a colour in a full unseen hand."""
        if number <= 0:
            return 1.0
        return self.odds[colour * (tables.HAND + 1) + number] if number <= tables.HAND else 0.0


def survey(state: Position, viewer: i64) -> Survey:
    """Return the summary of a position as `viewer` may know it."""
    found = Survey(viewer)
    found.sets = spaces.survey(state)
    _count_unseen(state, found)
    one: i32 = 1
    for leader in range(tables.COLOURS * state.seats):
        space = state.leader_at(leader)
        if space != tables.OFF and state.realm[space] & ((one << i32(leader)) - 1) == 0:
            found.leaders[leader] = state.realm[space]
            _look_into(state, found, leader)
            _look_around(state, found, leader)
            _find_near(found, leader)
    found.turns = turns_left(state)
    found.in_turn = state.active == viewer and state.is_turn_going_on()
    return found


def _look_into(state: Position, found: Survey, head: i64) -> None:
    """Count the tiles of a kingdom."""
    cells, tiles, first = state.cells, found.tiles, tables.COLOURS * head
    for part in range(spaces.PARTS):
        left = found.sets[spaces.RULED + spaces.PARTS * head + part]
        while left:
            bit = left & -left
            left ^= bit
            cell = cells[spaces.PART * part + bit_at(bit)]
            if cell < pieces.FACE_DOWN:
                tiles[first + pieces.colour_on(cell)] += 1


def _look_around(state: Position, found: Survey, head: i64) -> None:
    """Record what the free spaces beside this kingdom and no other allow: growth and revolt."""
    sets = found.sets
    for part in range(spaces.PARTS):
        beside = sets[spaces.BESIDE + spaces.PARTS * head + part] & ~sets[spaces.CROWDED + part]
        if beside == 0:
            continue
        found.land[head] += count_bits(beside & sets[spaces.EMPTY_LAND + part])
        found.river[head] += count_bits(beside & sets[spaces.EMPTY_RIVER + part])
        homes = beside & sets[spaces.HOMES + part]
        while homes:
            bit = homes & -homes
            homes ^= bit
            temples = kingdom.count_temples(state, spaces.PART * part + bit_at(bit))
            if temples > found.foothold[head]:
                found.foothold[head] = temples


def _find_near(found: Survey, head: i64) -> None:
    """Record the kingdoms with a lower head that one tile would join to this one: a war of two."""
    one: i32 = 1
    for other in range(head):
        if found.leaders[other] != 0 and _is_near(found.sets, head, other):
            heads = (one << i32(head)) | (one << i32(other))
            found.near[head] |= heads
            found.near[other] |= heads


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


def _count_unseen(state: Position, found: Survey) -> None:
    """Count what the viewer cannot see, and find the odds of hidden hands."""
    key: i64 = 0
    for colour in range(tables.COLOURS):
        unseen = state.unseen(found.viewer, colour)
        found.unseen[colour] = unseen
        found.unseen_all += unseen
        key = key << 8 | unseen
    if key != _LATEST.unseen:
        _LATEST.odds, _LATEST.shares = _odds_of(found), _shares_of(found)
        _LATEST.unseen = key
    found.odds, found.shares = _LATEST.odds, _LATEST.shares


def _shares_of(found: Survey) -> vec[float]:
    """Return the chance, by colour, that an unseen tile has it; 0 where none is unseen."""
    shares: vec[float] = NO_ODDS[: tables.COLOURS]
    if found.unseen_all > 0:
        for colour in range(tables.COLOURS):
            shares[colour] = float(found.unseen[colour]) / float(found.unseen_all)
    return shares


def _odds_of(found: Survey) -> vec[float]:
    """Return the chances that a full unseen hand holds so many tiles of a colour or more."""
    odds: vec[float] = NO_ODDS[:]
    for colour in range(tables.COLOURS):
        first = colour * (tables.HAND + 1)
        for number in range(tables.HAND, -1, -1):
            odds[first + number] = chance_of(found, colour, tables.HAND, number)
            if number < tables.HAND:
                odds[first + number] += odds[first + number + 1]
    return odds


def chance_of(found: Survey, colour: i64, size: i64, number: i64) -> float:
    """Return the chance that a hidden hand of `size` tiles holds exactly `number` of a colour.

    It is 0..1. A hand is never larger than the number of unseen tiles.
    """
    if size > found.unseen_all:
        size = found.unseen_all
    if number > size:
        return 0.0
    others = found.unseen_all - found.unseen[colour]
    ways = tables.ways_to_choose(number, found.unseen[colour]) * tables.ways_to_choose(
        size - number, others
    )
    return float(ways) / float(tables.ways_to_choose(size, found.unseen_all))


def turns_left(state: Position) -> float:
    """Return an estimate of the turns each seat still has, by the bag and the treasures."""
    by_bag = float(state.bag_size()) / (TILES_A_TURN * float(state.seats))
    by_treasures = TURNS_A_TREASURE * float(state.count_treasures() - end.TREASURES_AT_THE_END)
    return by_bag if by_bag < by_treasures else by_treasures
