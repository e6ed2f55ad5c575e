"""What must be true of every position between two plies (section 4 of the catalogue)."""

from velkahra.games.euphrates.rules.chapters.kingdom import OFFICE_MASK, measure, touches_temple
from velkahra.games.euphrates.rules.chapters.treasure import treasures_of
from velkahra.games.euphrates.rules.facts import COLOUR_NAMES, LABELS
from velkahra.games.euphrates.rules.printed import (
    COLOURS,
    MONUMENT_COLOURS,
    MONUMENTS,
    OFF,
    SPACES,
    TILE_NAMES,
)
from velkahra.games.euphrates.rules.state import (
    BAG,
    CATASTROPHE,
    CATASTROPHES_OF,
    F_TURN,
    FACE_DOWN,
    GONE,
    HANDS,
    LEADER,
    LEADER_AT,
    MONUMENT_AT,
    PLAYING,
    SWAPPED,
    TREASURES_OF,
    Position,
)


def census(state: Position) -> dict[str, int]:
    """Count all pieces: tiles per colour, treasures, catastrophe tiles.

    Rules: TE-COMP-02, TE-COMP-08, TE-INV-1, TE-INV-5.
    """
    cells = [int(state.cells[space]) for space in range(SPACES)]
    counts = dict.fromkeys(TILE_NAMES, 0)
    for colour, name in enumerate(TILE_NAMES):
        counts[name] = cells.count(1 + colour) + cells.count(FACE_DOWN + colour)
        counts[name] += int(state.counts[BAG + colour] + state.counts[GONE + colour])
        for seat in range(state.seats):
            counts[name] += int(state.counts[HANDS + COLOURS * seat + colour])
            counts[name] += int(state.counts[SWAPPED + COLOURS * seat + colour])
    held = sum(int(state.counts[TREASURES_OF + seat]) for seat in range(state.seats))
    counts["treasure"] = held + len(state.treasure_spaces())
    left = sum(int(state.counts[CATASTROPHES_OF + seat]) for seat in range(state.seats))
    counts["catastrophe"] = left + cells.count(CATASTROPHE)
    return counts


def faults(state: Position) -> list[str]:
    """List the broken invariants; empty unless there is a bug.

    Rules: TE-CONFLICT-05, TE-EDGE-18, TE-EDGE-58, TE-KINGDOM-08, TE-TILE-02, TE-TILE-03,
        TE-INV-2, TE-INV-3, TE-INV-4, TE-INV-6, TE-INV-7.
    """
    found = faults_on_board(state)
    if list(state.realm) != list(measure(state)):
        found.append("the kingdoms kept are not the kingdoms on the board")
    if not state.treasure_spaces():
        found.append("no treasure is left on the board")
    if state.over == PLAYING and state.top() == F_TURN:
        found += _rest_faults(state)
    return found


def faults_on_board(state: Position) -> list[str]:
    """List what cannot lie on the board, whoever's turn it is."""
    return [*_board_faults(state), *_monument_faults(state)]


def _board_faults(state: Position) -> list[str]:
    found = []
    for space in range(SPACES):
        cell = int(state.cells[space])
        is_farm = cell in (2, FACE_DOWN + 1)
        if 0 < cell < CATASTROPHE and is_farm != state.is_river(space):
            found.append(f"a wrong tile for the ground on {LABELS[space]}")
        if cell >= LEADER and state.is_river(space):
            found.append(f"a leader on the river {LABELS[space]}")
        if cell >= LEADER and state.leader_at(cell - int(LEADER)) != space:
            found.append(f"the leader on {LABELS[space]} is counted elsewhere")
    return found


def _monument_faults(state: Position) -> list[str]:
    found = []
    for monument in range(MONUMENTS):
        corner = state.counts[MONUMENT_AT + monument]
        if corner == OFF:
            continue
        colours = {int(state.cells[corner + step]) - FACE_DOWN for step in (0, 1, 16, 17)}
        pair = {int(MONUMENT_COLOURS[2 * monument]), int(MONUMENT_COLOURS[2 * monument + 1])}
        if len(colours) != 1 or not colours <= pair:
            found.append(f"the monument on {LABELS[corner]} stands on wrong tiles")
    return found


def _rest_faults(state: Position) -> list[str]:
    """What must hold whenever an action is finished."""
    found = [] if state.union == OFF else ["the unification tile is still on the board"]
    if state.left == 2 and any(state.hand_size(seat) != 6 for seat in range(state.seats)):
        found.append("a turn begins with a hand that is not full")
    for leader in range(COLOURS * state.seats):
        at = state.counts[LEADER_AT + leader]
        if at == OFF:
            continue
        colour = leader % COLOURS
        rivals = int(state.realm[at]) & (int(OFFICE_MASK) << colour)
        if rivals & (rivals - 1):
            found.append(f"two {COLOUR_NAMES[colour]} leaders in the kingdom of {LABELS[at]}")
        if not touches_temple(state, at):
            found.append(f"the leader on {LABELS[at]} has no temple")
        if colour == 2 and len(treasures_of(state, leader)) > 1:
            found.append(f"the trader on {LABELS[at]} has not collected its treasures")
    return found
