"""Invariants of every position between two plies (section 4 of the catalogue)."""

from mypy_extensions import u8

from velkahra.games.euphrates.rules import facts, frames, pieces, tables
from velkahra.games.euphrates.rules.chapters import kingdom, treasure
from velkahra.games.euphrates.rules.state import ACTIONS_A_TURN, PLAYING, Position


def census(state: Position) -> dict[str, int]:
    """Return the number of all pieces by name: tiles of each colour, treasures, catastrophe tiles.

    Rules: TE-COMP-02, TE-COMP-08, TE-INV-1, TE-INV-5.
    """
    cells = [int(state.cells[space]) for space in range(tables.SPACES)]
    counts = dict.fromkeys(tables.TILE_NAMES, 0)
    for colour, name in enumerate(tables.TILE_NAMES):
        counts[name] = cells.count(pieces.tile_of(colour))
        counts[name] += cells.count(pieces.turned(pieces.tile_of(colour)))
        counts[name] += int(state.in_bag(colour) + state.gone(colour))
        for seat in range(state.seats):
            counts[name] += int(state.hand(seat, colour))
            counts[name] += int(state.swapped(seat, colour))
    held = sum(int(state.treasures_taken(seat)) for seat in range(state.seats))
    counts["treasure"] = held + len(state.treasure_spaces())
    left = sum(int(state.catastrophes(seat)) for seat in range(state.seats))
    counts["catastrophe"] = left + cells.count(pieces.CATASTROPHE)
    return counts


def faults(state: Position) -> list[str]:
    """List the broken invariants; empty unless there is a bug.

    Rules: TE-CONFLICT-05, TE-EDGE-18, TE-EDGE-58, TE-KINGDOM-08, TE-TILE-02, TE-TILE-03,
        TE-INV-2, TE-INV-3, TE-INV-4, TE-INV-6, TE-INV-7.
    """
    found = faults_on_board(state)
    if list(state.realm) != list(kingdom.find_kingdoms(state)):
        found.append("the kingdoms kept are not the kingdoms on the board")
    if not state.treasure_spaces():
        found.append("no treasure is left on the board")
    if state.over == PLAYING and state.frame_kind() == frames.TURN:
        found += _rest_faults(state)
    return found


def faults_on_board(state: Position) -> list[str]:
    """List in words which pieces cannot lie where they are, whoever's turn it is; empty if none."""
    return [*_board_faults(state), *_monument_faults(state)]


def _board_faults(state: Position) -> list[str]:
    found = []
    for space in range(tables.SPACES):
        cell = int(state.cells[space])
        is_farm = cell in (pieces.tile_of(tables.BLUE), pieces.turned(pieces.tile_of(tables.BLUE)))
        if 0 < cell < pieces.CATASTROPHE and is_farm != state.is_river(space):
            found.append(f"a wrong tile for the ground on {facts.LABELS[space]}")
        if cell >= pieces.LEADER and state.is_river(space):
            found.append(f"a leader on the river {facts.LABELS[space]}")
        if cell >= pieces.LEADER and state.leader_at(pieces.leader_on(u8(cell))) != space:
            found.append(f"the leader on {facts.LABELS[space]} is counted elsewhere")
    return found


def _monument_faults(state: Position) -> list[str]:
    found = []
    for monument in range(tables.MONUMENTS):
        corner = state.monument_at(monument)
        if corner == tables.OFF:
            continue
        colours = {
            int(state.cells[space]) - int(pieces.FACE_DOWN) for space in tables.square_from(corner)
        }
        if len(colours) != 1 or not all(tables.has_colour(monument, colour) for colour in colours):
            found.append(f"the monument on {facts.LABELS[corner]} stands on wrong tiles")
    return found


def _rest_faults(state: Position) -> list[str]:
    """List invariants that hold only between actions and are broken."""
    found = [] if state.union == tables.OFF else ["the unification tile is still on the board"]
    full = all(state.hand_size(seat) == tables.HAND for seat in range(state.seats))
    if state.left == ACTIONS_A_TURN and not full:
        found.append("a turn begins with a hand that is not full")
    for leader in range(tables.COLOURS * state.seats):
        at = state.leader_at(leader)
        if at == tables.OFF:
            continue
        colour = pieces.office_of(leader)
        if kingdom.are_rivals(kingdom.leaders_of_office(state.realm[at], colour)):
            found.append(
                f"two {facts.COLOUR_NAMES[colour]} leaders in the kingdom of {facts.LABELS[at]}"
            )
        if not kingdom.touches_temple(state, at):
            found.append(f"the leader on {facts.LABELS[at]} has no temple")
        if colour == tables.TRADER and len(treasure.treasures_of(state, leader)) > 1:
            found.append(f"the trader on {facts.LABELS[at]} has not collected its treasures")
    return found
