"""Describes the observation of a seat of Tigris & Euphrates.

Leaders are in the order of the seats from the observer on, then priest, farmer, trader, king; this
number of a leader is its *row*. Rules: TE-EDGE-85, TE-EDGE-86.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from velkahra.core.contract import entries, masks, spans
from velkahra.core.contract.decision import slots_called, what_is_due
from velkahra.core.contract.entries import Entries
from velkahra.core.contract.observer import Observer
from velkahra.core.contract.state import in_slot
from velkahra.games.euphrates.rules import frames, pieces, spaces, tables
from velkahra.games.euphrates.rules import state as rules
from velkahra.games.euphrates.rules.chapters.conflict import base_strength
from velkahra.games.euphrates.rules.chapters.kingdom import count_temples, supporters
from velkahra.games.euphrates.rules.state import Position

MOST_POINTS: Final[i64] = 999
MOST_STRENGTH: Final[i64] = 64
LATEST_TURN: Final[i64] = 9999
TREASURES: Final[i64] = 14
TILES: Final[i64] = sum(int(total) for total in tables.TOTALS)
TILES_OF_A_COLOUR: Final[i64] = i64(max(tables.TOTALS))
ON_TREASURE: Final[i16] = 1
ON_UNION: Final[i16] = 2
ON_MONUMENT_TILE: Final[i16] = 3
FIRST_LEADER: Final[i64] = 10
HIDDEN_RULE: Final = "TE-EDGE-85"

BOARD: Final = (
    "the piece on a space: 0 nothing, 1..4 a red, blue, green or black tile, 5..8 the same "
    "face down under a monument, 9 a catastrophe tile, from 10 on the leader of a row"
)
KINGDOMS: Final = "the kingdom a space belongs to: 0 none, else 1 + the lowest row of its leaders"
MARKS: Final = "1 a treasure, 2 the unification tile, 3 the tile that a monument may be built with"
MONUMENTS: Final = ", ".join(tables.MONUMENT_NAMES)
TILE_NAMES: Final[tuple[str, ...]] = tables.TILE_NAMES
OFFICES: Final[tuple[str, ...]] = tables.OFFICE_NAMES
COLOURS: Final[tuple[str, ...]] = ("red", "blue", "green", "black")
_DUE: Final = what_is_due(frames.FRAMES, int(frames.LAST_DECISION))
DECISIONS: Final = (
    *_DUE[:3],
    ("revolt", "tiles are added to a revolt"),
    ("war", "tiles are added to a war"),
    ("next-war", _DUE[4][1]),
    *_DUE[5:],
)
OVER: Final[i64] = 8

# Slots by the kind of frame.
WAR: Final = slots_called(frames.FRAMES, "war")
ATTACKER: Final = slots_called(frames.FRAMES, "attacker")
DEFENDER: Final = slots_called(frames.FRAMES, "defender")
ADDED: Final = slots_called(frames.FRAMES, "added")
TRADER: Final = slots_called(frames.FRAMES, "trader")
TILES_DUE: Final = slots_called(frames.FRAMES, "tiles")
WARS: Final = slots_called(frames.FRAMES, "colours")

LAST_ROW: Final[i64] = tables.ROWS - 1
LAST_COLUMN: Final[i64] = tables.COLUMNS - 1
CELLS: Final[i64] = 32
"""A cell is less than this."""
NO_COUNTS: Final = vec[u8]([u8(0) for _ in range(int(CELLS * (spaces.NO_KINGDOM + 1)))])
NO_HEADS: Final = vec[i16]([i16(0) for _ in range(int(spaces.NO_KINGDOM + 1))])


@final
class EuphratesObserver(Observer[Position]):
    """The observations of Tigris & Euphrates."""

    def describe(self, w: Entries, state: Position, observer: i64) -> None:
        """Describe what a seat, or SPECTATOR, may know. Rules: TE-EDGE-85, TE-EDGE-86."""
        first = entries.first_seat(observer)
        board = w.at
        counts: vec[u8] = NO_COUNTS[:]
        _describe_planes(w, state, first, counts)
        _describe_leaders(w, state, first, board, counts)
        _describe_monuments(w, state)
        w.entities("players", "the seats, from the observer on")
        for steps in range(state.seats):
            _describe_player(w, state, observer, entries.seat_after(first, steps, state.seats))
        _describe_tiles(w, state, observer)
        w.one_hot("decision", _decision(state), "the decision that is due", DECISIONS)
        _describe_pending(w, state, first)
        _describe_clock(w, state)


def _describe_planes(w: Entries, state: Position, first: i64, counts: vec[u8]) -> None:
    """Describe the planes, leaders on the board apart, and count what lies in each kingdom.

    `counts` has CELLS numbers for each kingdom, by `kingdom_of`, one for each content of a space.
    """
    out, leaders = w.out, tables.COLOURS * state.seats
    board = w.plane(
        "board", tables.ROWS, tables.COLUMNS, 0, FIRST_LEADER + leaders - 1, BOARD, "code"
    )
    kingdoms = w.plane(
        "kingdoms", tables.ROWS, tables.COLUMNS, 0, leaders, KINGDOMS, "code", "TE-KINGDOM-04"
    )
    marks = w.plane("marks", tables.ROWS, tables.COLUMNS, 0, i64(ON_MONUMENT_TILE), MARKS, "code")
    river = w.plane(
        "river",
        tables.ROWS,
        tables.COLUMNS,
        0,
        1,
        "river spaces of the board",
        "flag",
        "TE-COMP-01",
    )
    spans.fill(out, board, 3 * tables.SPACES, 0)
    _write_tiles(out, state, first, board, kingdoms, counts)
    _write_marks(out, state, marks)
    spans.copy(out, river, tables.RIVER, state.board * (tables.SPACES + 1), tables.SPACES)


def _write_tiles(
    out: vec[i16], state: Position, first: i64, board: i64, kingdoms: i64, counts: vec[u8]
) -> None:
    """Write tiles and kingdoms into empty planes, which begin at `board` and `kingdoms`."""
    realm, cells = state.realm, state.cells
    laid_on = bytes(cells)
    heads = _heads(state, first)
    for part in range(spaces.PARTS):
        laid = spaces.at_least(laid_on, part, pieces.TEMPLE)
        while laid:
            space = spaces.PART * part + masks.bit_at(laid & -laid)
            laid &= laid - 1
            leaders = i64(realm[space]) | masks.BITS[spaces.NO_KINGDOM]
            kingdom = masks.bit_at(leaders & -leaders)
            cell = i64(cells[space])
            out[board + space] = i16(cell)
            out[kingdoms + space] = heads[kingdom]
            counts[CELLS * kingdom + cell] += 1


def _heads(state: Position, first: i64) -> vec[i16]:
    """Return for each kingdom, by `kingdom_of`, 1 + the lowest row of its leaders."""
    heads: vec[i16] = NO_HEADS[:]
    leaders = tables.COLOURS * state.seats
    for row in range(leaders):
        space = state.leader_at(entries.seat_after(first * tables.COLOURS, row, leaders))
        if space != tables.OFF and heads[spaces.kingdom_of(state.realm, space)] == 0:
            heads[spaces.kingdom_of(state.realm, space)] = 1 + i16(row)
    return heads


def _write_marks(out: vec[i16], state: Position, marks: i64) -> None:
    """Write treasures, the unification tile and the tile of a monument into an empty plane."""
    temples = rules.start_temples(state.board)
    for i in range(i64(len(temples))):
        if (state.treasures >> i) & 1:
            out[marks + i64(temples[i])] = ON_TREASURE
    if state.union != tables.OFF:
        out[marks + state.union] = ON_UNION
    if state.over == rules.PLAYING and state.frame_kind() == frames.MONUMENT:
        out[marks + state.slot(frames.MONUMENT_SPACE)] = ON_MONUMENT_TILE


def _describe_leaders(w: Entries, state: Position, first: i64, board: i64, counts: vec[u8]) -> None:
    """Describe the leaders: on the board, whose plane begins at `board`, and as a list."""
    out, leaders = w.out, tables.COLOURS * state.seats
    w.entities("leaders", "the leaders, by row")
    north = w.count("row", -1, LAST_ROW, "where it stands, from the north; -1 off", "row")
    west = w.count("column", -1, LAST_COLUMN, "where it stands, from the west; -1 off", "column")
    meaning = "face-up tiles of its colour reached"
    reached = w.count("supporters", 0, TILES_OF_A_COLOUR, meaning, "tiles")
    temples = w.count("temples", 0, tables.SIDES, "face-up temples next to it", "tiles")
    width, at = w.rows(leaders), i64(0)
    for row in range(leaders):
        leader = entries.seat_after(first * tables.COLOURS, row, leaders)
        space = state.leader_at(leader)
        is_off = space == tables.OFF
        out[north + at] = i16(tables.row_of(space)) if not is_off else i16(-1)
        out[west + at] = i16(tables.column_of(space)) if not is_off else i16(-1)
        out[reached + at] = i16(_count_supporters(state, leader, counts)) if not is_off else i16(0)
        out[temples + at] = i16(count_temples(state, space)) if not is_off else i16(0)
        if not is_off:
            out[board + space] = i16(FIRST_LEADER + row)
        at += width


def _count_supporters(state: Position, leader: i64, counts: vec[u8]) -> i64:
    """Count a leader's supporters: while kingdoms are joined, those of its own side only."""
    if state.union != tables.OFF:
        return supporters(state, leader, state.union)
    kingdom = spaces.kingdom_of(state.realm, state.leader_at(leader))
    return i64(counts[CELLS * kingdom + i64(pieces.tile_of(pieces.office_of(leader)))])


def _describe_monuments(w: Entries, state: Position) -> None:
    out, meaning = w.out, "its north-west space; -1 not built"
    w.entities("monuments", MONUMENTS)
    north = w.count("row", -1, LAST_ROW - 1, meaning, "row")
    west = w.count("column", -1, LAST_COLUMN - 1, meaning, "column")
    width, at = w.rows(tables.MONUMENTS), i64(0)
    for monument in range(tables.MONUMENTS):
        corner = state.monument_at(monument)
        out[north + at] = i16(tables.row_of(corner)) if corner != tables.OFF else i16(-1)
        out[west + at] = i16(tables.column_of(corner)) if corner != tables.OFF else i16(-1)
        at += width


def _describe_player(w: Entries, state: Position, observer: i64, seat: i64) -> None:
    """Describe a row of players. Rules: TE-EDGE-85, TE-VP-02."""
    out = w.out
    shown = observer == seat or state.open_points == 1 or state.over != rules.PLAYING
    taken = state.treasures_taken(seat) if shown else i64(-1)
    w.row()
    out[w.flag("acts", "it has to decide now")] = entries.bit(state.actor() == seat)
    out[w.flag("active", "it is its turn")] = entries.bit(state.active == seat)
    out[w.count("tiles", 0, tables.HAND, "tiles behind its screen", "tiles")] = i16(
        state.hand_size(seat)
    )
    left = state.catastrophes(seat)
    out[w.count("catastrophes", 0, rules.CATASTROPHES_EACH, "catastrophe tiles left", "tiles")] = (
        i16(left)
    )
    at = w.columns("", COLOURS, -1, MOST_POINTS, "its points; -1 hidden", "points", HIDDEN_RULE)
    for colour in range(tables.COLOURS):
        out[at + colour] = i16(min(state.points(seat, colour), MOST_POINTS) if shown else i64(-1))
    out[
        w.hidden("treasures", -1, TREASURES, "treasures taken; -1 hidden", "treasures", HIDDEN_RULE)
    ] = i16(taken)


def _describe_tiles(w: Entries, state: Position, observer: i64) -> None:
    """Describe the observer's hand, and how many tiles it has not seen. Rules: TE-EDGE-86."""
    out = w.out
    w.vector("hand", "tiles behind the observer's screen")
    at = w.columns("", TILE_NAMES, -1, tables.HAND, "-1 for a spectator", "tiles", HIDDEN_RULE)
    for colour in range(tables.COLOURS):
        out[at + colour] = i16(state.hand(observer, colour) if observer >= 0 else i64(-1))
    w.vector("unseen", "tiles in the bag, in other hands and put away by others in swaps")
    for colour in range(tables.COLOURS):
        unseen, total = state.unseen(observer, colour), i64(tables.TOTALS[colour])
        out[w.hidden(TILE_NAMES[colour], 0, total, "how many there are", "tiles", "TE-EDGE-86")] = (
            i16(unseen)
        )


def _decision(state: Position) -> i64:
    """Return the number of the decision that waits in DECISIONS."""
    if state.over != rules.PLAYING:
        return OVER
    kind = state.frame_kind()
    if WAR[kind]:
        return kind - 1 + state.slot(WAR[kind])
    return kind if kind > frames.CONFLICT else kind - 1


def _describe_pending(w: Entries, state: Position, first: i64) -> None:
    """Describe what the decision is about, and the wars among which one is chosen."""
    out = w.out
    kind = state.frame_kind() if state.over == rules.PLAYING else i64(0)
    last = tables.COLOURS * state.seats - 1
    attacker, defender = in_slot(state, ATTACKER[kind]), in_slot(state, DEFENDER[kind])
    added, trader = in_slot(state, ADDED[kind]), in_slot(state, TRADER[kind])
    attack, defence, drawing = i64(-1), i64(-1), i64(-1)
    if attacker >= 0:
        attack, defence = base_strength(state, attacker), base_strength(state, defender)
    if TILES_DUE[kind]:
        drawing = entries.relative_seat(state.frame_seat(), first, state.seats)
    draws, wars = in_slot(state, TILES_DUE[kind]), in_slot(state, WARS[kind], 0)
    w.vector("pending", "the decision that waits; -1 where it has none of this")
    out[w.code("attacker", -1, last, "row of the attacking leader")] = i16(
        _row(state, attacker, first)
    )
    out[w.code("defender", -1, last, "row of the defending leader")] = i16(
        _row(state, defender, first)
    )
    out[w.count("attack", -1, MOST_STRENGTH, "the attacker's strength on the board", "tiles")] = (
        i16(attack)
    )
    out[w.count("defence", -1, MOST_STRENGTH, "the defender's strength on the board", "tiles")] = (
        i16(defence)
    )
    out[w.count("added", -1, tables.HAND, "tiles the attacker has added", "tiles")] = i16(added)
    out[w.code("trader", -1, last, "row of the trader that collects")] = i16(
        _row(state, trader, first)
    )
    out[w.code("drawing", -1, state.seats - 1, "whose hand: a row of players")] = i16(drawing)
    out[w.count("draws", -1, tables.HAND, "tiles to be drawn", "tiles")] = i16(draws)
    w.vector("wars", "wars that are still to be fought, one of which is chosen now")
    at = w.columns("", OFFICES, 0, 1, "between leaders of this office")
    for colour in range(tables.COLOURS):
        out[at + colour] = i16((wars >> colour) & 1)


def _row(state: Position, leader: i64, first: i64) -> i64:
    """Return the row of a leader; -1 for none."""
    if leader < 0:
        return -1
    return entries.relative_seat(leader, first * tables.COLOURS, tables.COLOURS * state.seats)


def _describe_clock(w: Entries, state: Position) -> None:
    out = w.out
    w.vector("clock", "how far the game is")
    out[w.count("actions", 0, rules.ACTIONS_A_TURN, "actions left this turn", "actions")] = i16(
        state.left
    )
    out[w.count("bag", 0, TILES, "tiles in the bag", "tiles")] = i16(state.bag_size())
    treasures = state.count_treasures()
    out[w.count("treasures", 0, TREASURES, "treasures on the board", "treasures")] = i16(treasures)
    turn = min(state.turn_number, LATEST_TURN)
    out[w.count("turn", 0, LATEST_TURN, "turns begun, at most so many", "turns")] = i16(turn)
