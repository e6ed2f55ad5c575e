"""The observation of a seat of Tigris & Euphrates: its layout, and what writes it.

Leaders are in the order of the seats from the observer on, then priest, farmer, trader, king; this
number of a leader is its *row*. Rules: TE-EDGE-85, TE-EDGE-86.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from velkahra.core.contract import entries, masks, observation
from velkahra.core.contract.observation import Column, Layout, Part
from velkahra.games.euphrates.rules import frames, spaces, tables
from velkahra.games.euphrates.rules.chapters.conflict import base_strength
from velkahra.games.euphrates.rules.chapters.kingdom import (
    count_temples,
    supporters,
)
from velkahra.games.euphrates.rules.state import (
    ACTIONS_A_TURN,
    CATASTROPHES_EACH,
    PLAYING,
    TEMPLE,
    Position,
    office_of,
    start_temples,
    tile_of,
)

MOST_POINTS: Final[i64] = 999
LATEST_TURN: Final[i64] = 9999
ON_TREASURE: Final[i16] = 1
ON_UNION: Final[i16] = 2
ON_MONUMENT_TILE: Final[i16] = 3
FIRST_LEADER: Final[i64] = 10

DECISIONS: Final = (
    ("first", "chance draws who begins"),
    ("refill", "chance draws tiles for a hand"),
    ("turn", "the active seat takes an action, or ends its turn"),
    ("revolt", "tiles are added to a revolt"),
    ("war", "tiles are added to a war"),
    ("next-war", "the active seat chooses the next war"),
    ("monument", "the active seat may build a monument"),
    ("treasures", "the owner of a trader takes a treasure"),
    ("over", "the game is over"),
)
OVER: Final[i64] = 8

LEADER_COLUMNS: Final[i64] = 4
PLAYER_COLUMNS: Final[i64] = 9
PENDING: Final[i64] = 8

CELLS: Final[i64] = 32
"""A cell is less than this."""
NO_COUNTS: Final = vec[u8]([u8(0) for _ in range(int(CELLS * (spaces.NO_KINGDOM + 1)))])
NO_HEADS: Final = vec[i16]([i16(0) for _ in range(int(spaces.NO_KINGDOM + 1))])

HIDDEN_RULE: Final = ("TE-EDGE-85",)


def layout_of(seats: int) -> Layout:
    """Return the layout for a number of seats."""
    return Layout((*_planes(seats), _leaders(seats), _monuments(), _players(seats), *_rest(seats)))


def _planes(seats: int) -> tuple[Part, ...]:
    shape, leaders = (int(tables.ROWS), int(tables.COLUMNS)), int(tables.COLOURS) * seats
    return (
        Part(
            *("board", shape, 0, int(FIRST_LEADER) + leaders - 1),
            "what lies on a space: 0 nothing, 1..4 a red, blue, green or black tile, 5..8 the same "
            "face down under a monument, 9 a catastrophe tile, from 10 on the leader of a row",
            "code",
        ),
        Part(
            *("kingdoms", shape, 0, leaders),
            "the kingdom a space belongs to: 0 none, else 1 + the lowest row of its leaders",
            *("code", ("TE-KINGDOM-04",)),
        ),
        Part(
            *("marks", shape, 0, 3),
            "1 a treasure, 2 the unification tile, 3 the tile that a monument may be built with",
            "code",
        ),
        Part(*("river", shape, 0, 1), "river spaces of the board", "flag", ("TE-COMP-01",)),
    )


def _leaders(seats: int) -> Part:
    columns = [
        Column("row", -1, int(tables.ROWS) - 1, "where it stands, from the north; -1 off", "row"),
        Column(
            "column",
            -1,
            int(tables.COLUMNS) - 1,
            "where it stands, from the west; -1 off",
            "column",
        ),
        Column(
            "supporters", 0, int(max(tables.TOTALS)), "face-up tiles of its colour reached", "tiles"
        ),
        Column("temples", 0, 4, "face-up temples next to it", "tiles"),
    ]
    return observation.entities(
        "leaders", int(tables.COLOURS) * seats, "the leaders, by row", columns
    )


def _monuments() -> Part:
    columns = [
        Column("row", -1, int(tables.ROWS) - 2, "its north-west space; -1 not built", "row"),
        Column(
            "column", -1, int(tables.COLUMNS) - 2, "its north-west space; -1 not built", "column"
        ),
    ]
    return observation.entities(
        "monuments", int(tables.MONUMENTS), ", ".join(tables.MONUMENT_NAMES), columns
    )


def _players(seats: int) -> Part:
    points = [
        Column(name, -1, int(MOST_POINTS), "its points; -1 hidden", "points", HIDDEN_RULE)
        for name in ("red", "blue", "green", "black")
    ]
    columns = [
        Column("acts", 0, 1, "it has to decide now"),
        Column("active", 0, 1, "it is its turn"),
        Column("tiles", 0, int(tables.HAND), "tiles behind its screen", "tiles"),
        Column("catastrophes", 0, int(CATASTROPHES_EACH), "catastrophe tiles left", "tiles"),
        *points,
        Column("treasures", -1, 14, "treasures taken; -1 hidden", "treasures", HIDDEN_RULE),
    ]
    return observation.entities("players", seats, "the seats, from the observer on", columns)


def _rest(seats: int) -> tuple[Part, ...]:
    hand, last = int(tables.HAND), int(tables.COLOURS) * seats - 1
    return (
        observation.vector(
            "hand",
            "tiles behind the observer's screen",
            [
                Column(n, -1, hand, "-1 for a spectator", "tiles", HIDDEN_RULE)
                for n in tables.TILE_NAMES
            ],
        ),
        observation.vector(
            "unseen",
            "tiles in the bag, in other hands and put away by others in swaps",
            [
                Column(name, 0, int(total), "how many there are", "tiles", ("TE-EDGE-86",))
                for name, total in zip(tables.TILE_NAMES, tables.TOTALS, strict=True)
            ],
        ),
        observation.one_hot("decision", "what is decided now", DECISIONS),
        observation.vector(
            "pending",
            "the decision that waits; -1 where it has none of this",
            [
                Column("attacker", -1, last, "row of the attacking leader", "code"),
                Column("defender", -1, last, "row of the defending leader", "code"),
                Column("attack", -1, 64, "the attacker's strength on the board", "tiles"),
                Column("defence", -1, 64, "the defender's strength on the board", "tiles"),
                Column("added", -1, hand, "tiles the attacker has added", "tiles"),
                Column("trader", -1, last, "row of the trader that collects", "code"),
                Column("drawing", -1, seats - 1, "whose hand: a row of players", "code"),
                Column("draws", -1, hand, "tiles to be drawn", "tiles"),
            ],
        ),
        observation.vector(
            "wars",
            "wars that are still to be fought, one of which is chosen now",
            [Column(name, 0, 1, "between leaders of this office") for name in tables.OFFICE_NAMES],
        ),
        observation.vector(
            "clock",
            "how far the game is",
            [
                Column("actions", 0, int(ACTIONS_A_TURN), "actions left this turn", "actions"),
                Column("bag", 0, int(sum(tables.TOTALS)), "tiles in the bag", "tiles"),
                Column("treasures", 0, 14, "treasures on the board", "treasures"),
                Column("turn", 0, int(LATEST_TURN), "turns begun, at most so many", "turns"),
            ],
        ),
    )


def observe(state: Position, observer: i64, out: vec[i16], at: i64) -> None:
    """Write what a seat may know, as `layout_of` declares, into `out` from `at` on.

    `observer` is a seat or SPECTATOR.
    """
    first = entries.first_seat(observer)
    leaders = at + 4 * tables.SPACES
    counts: vec[u8] = NO_COUNTS[:]
    _write_planes(state, first, out, at, counts)
    _write_leaders(state, first, out, at, counts)
    at = _write_monuments(state, out, leaders + LEADER_COLUMNS * tables.COLOURS * state.seats)
    for steps in range(state.seats):
        at = _write_player(state, observer, entries.seat_after(first, steps, state.seats), out, at)
    at = _write_tiles(state, observer, out, at)
    at = entries.fill_one_hot(out, at, i64(len(DECISIONS)), _decision(state))
    at = _write_pending(state, first, out, at)
    _write_clock(state, out, at)


def _write_planes(state: Position, first: i64, out: vec[i16], at: i64, counts: vec[u8]) -> None:
    """Write the planes of the board, leaders apart, and count what lies in each kingdom.

    `counts` has CELLS numbers for each kingdom, by `kingdom_of`, one for each content of a space.
    """
    entries.fill(out, at, 3 * tables.SPACES, 0)
    entries.copy_plane(
        out, at + 3 * tables.SPACES, tables.RIVER, state.board * (tables.SPACES + 1), tables.SPACES
    )
    realm, cells = state.realm, state.cells
    laid_on = bytes(cells)
    heads = _heads(state, first)
    for part in range(spaces.PARTS):
        laid = spaces.at_least(laid_on, part, TEMPLE)
        while laid:
            space = spaces.PART * part + masks.bit_at(laid & -laid)
            laid &= laid - 1
            leaders = i64(realm[space]) | masks.BITS[spaces.NO_KINGDOM]
            kingdom = masks.bit_at(leaders & -leaders)
            cell = i64(cells[space])
            out[at + space] = i16(cell)
            out[at + tables.SPACES + space] = heads[kingdom]
            counts[CELLS * kingdom + cell] += 1
    _write_marks(state, out, at + 2 * tables.SPACES)


def _heads(state: Position, first: i64) -> vec[i16]:
    """Return for each kingdom, by `kingdom_of`, 1 + the lowest row of its leaders."""
    heads: vec[i16] = NO_HEADS[:]
    leaders = tables.COLOURS * state.seats
    for row in range(leaders):
        space = state.leader_at(entries.seat_after(first * tables.COLOURS, row, leaders))
        if space != tables.OFF and heads[spaces.kingdom_of(state.realm, space)] == 0:
            heads[spaces.kingdom_of(state.realm, space)] = 1 + i16(row)
    return heads


def _write_leaders(state: Position, first: i64, out: vec[i16], at: i64, counts: vec[u8]) -> None:
    """Write the leaders: on the board, which begins at `at`, and as a list."""
    leaders = tables.COLOURS * state.seats
    place = at + 4 * tables.SPACES
    for row in range(leaders):
        leader = entries.seat_after(first * tables.COLOURS, row, leaders)
        space = state.leader_at(leader)
        if space == tables.OFF:
            entries.fill(out, place, 2, -1)
            entries.fill(out, place + 2, 2, 0)
        else:
            out[at + space] = i16(FIRST_LEADER + row)
            out[place] = i16(tables.row_of(space))
            out[place + 1] = i16(tables.column_of(space))
            out[place + 2] = i16(_count_supporters(state, leader, counts))
            out[place + 3] = i16(count_temples(state, space))
        place += LEADER_COLUMNS


def _count_supporters(state: Position, leader: i64, counts: vec[u8]) -> i64:
    """Count a leader's supporters: while kingdoms are joined, those of its own side only."""
    if state.union != tables.OFF:
        return supporters(state, leader, state.union)
    kingdom = spaces.kingdom_of(state.realm, state.leader_at(leader))
    return i64(counts[CELLS * kingdom + i64(tile_of(office_of(leader)))])


def _write_marks(state: Position, out: vec[i16], at: i64) -> None:
    """Write the treasures, the unification tile and the tile of a monument, into an empty plane."""
    temples = start_temples(state.board)
    for i in range(i64(len(temples))):
        if (state.treasures >> i) & 1:
            out[at + i64(temples[i])] = ON_TREASURE
    if state.union != tables.OFF:
        out[at + state.union] = ON_UNION
    if state.over == PLAYING and state.frame_kind() == frames.MONUMENT:
        out[at + state.slot(frames.MONUMENT_SPACE)] = ON_MONUMENT_TILE


def _write_monuments(state: Position, out: vec[i16], at: i64) -> i64:
    for monument in range(tables.MONUMENTS):
        corner = state.monument_at(monument)
        out[at] = i16(tables.row_of(corner)) if corner != tables.OFF else i16(-1)
        out[at + 1] = i16(tables.column_of(corner)) if corner != tables.OFF else i16(-1)
        at += 2
    return at


def _write_player(state: Position, observer: i64, seat: i64, out: vec[i16], at: i64) -> i64:
    """Write a row of players. Rules: TE-EDGE-85, TE-VP-02."""
    out[at] = i16(1) if state.actor() == seat else i16(0)
    out[at + 1] = i16(1) if state.active == seat else i16(0)
    out[at + 2] = i16(state.hand_size(seat))
    out[at + 3] = i16(state.catastrophes(seat))
    if observer == seat or state.open_points == 1 or state.over != PLAYING:
        for colour in range(tables.COLOURS):
            out[at + 4 + colour] = i16(min(state.points(seat, colour), MOST_POINTS))
        out[at + 8] = i16(state.treasures_taken(seat))
    else:
        entries.fill(out, at + 4, tables.COLOURS + 1, -1)
    return at + PLAYER_COLUMNS


def _write_tiles(state: Position, observer: i64, out: vec[i16], at: i64) -> i64:
    """Write the observer's hand, and how many tiles it has not seen."""
    for colour in range(tables.COLOURS):
        out[at + colour] = i16(state.hand(observer, colour)) if observer >= 0 else i16(-1)
        out[at + tables.COLOURS + colour] = i16(state.unseen(observer, colour))
    return at + 2 * tables.COLOURS


def _decision(state: Position) -> i64:
    """Return the number of the decision that waits in DECISIONS."""
    if state.over != PLAYING:
        return OVER
    kind = state.frame_kind()
    if kind <= frames.TURN:
        return kind - frames.FIRST
    if kind == frames.CONFLICT:
        return 3 + state.slot(frames.CONFLICT_WAR)
    return kind - frames.WARS + 5


def _write_pending(state: Position, first: i64, out: vec[i16], at: i64) -> i64:
    """Write what the decision is about, and the wars among which one is chosen."""
    entries.fill(out, at, PENDING, -1)
    entries.fill(out, at + PENDING, tables.COLOURS, 0)
    kind = state.frame_kind() if state.over == PLAYING else i64(0)
    if kind == frames.CONFLICT:
        _write_conflict(state, first, out, at)
    elif kind == frames.TREASURES:
        out[at + 5] = _row(state, state.slot(frames.TREASURES_TRADER), first)
    elif kind == frames.REFILL:
        out[at + 6] = i16(entries.relative_seat(state.frame_seat(), first, state.seats))
        out[at + 7] = i16(state.slot(frames.REFILL_TILES))
    elif kind == frames.WARS:
        for colour in range(tables.COLOURS):
            out[at + PENDING + colour] = i16((state.slot(frames.WARS_COLOURS) >> colour) & 1)
    return at + PENDING + tables.COLOURS


def _write_conflict(state: Position, first: i64, out: vec[i16], at: i64) -> None:
    attacker, defender = state.slot(frames.CONFLICT_ATTACKER), state.slot(frames.CONFLICT_DEFENDER)
    out[at] = _row(state, attacker, first)
    out[at + 1] = _row(state, defender, first)
    out[at + 2] = i16(base_strength(state, attacker))
    out[at + 3] = i16(base_strength(state, defender))
    out[at + 4] = i16(state.slot(frames.CONFLICT_ADDED))


def _row(state: Position, leader: i64, first: i64) -> i16:
    return i16(entries.relative_seat(leader, first * tables.COLOURS, tables.COLOURS * state.seats))


def _write_clock(state: Position, out: vec[i16], at: i64) -> None:
    out[at] = i16(state.left)
    out[at + 1] = i16(state.bag_size())
    out[at + 2] = i16(state.count_treasures())
    out[at + 3] = i16(min(state.turn_number, LATEST_TURN))
