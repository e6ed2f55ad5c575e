"""Monuments: building them and what they pay (TE-MONUMENT)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.games.euphrates.rules import actions, frames, tables
from velkahra.games.euphrates.rules.chapters.leader import send_homeless_home
from velkahra.games.euphrates.rules.state import (
    FACE_DOWN,
    TEMPLE,
    Position,
    colour_on,
    leader_of,
    turned,
)


def is_square_of(state: Position, corner: i64, space: i64) -> bool:
    """Return whether a 2 x 2 square of face-up tiles of one colour contains `space`.

    `corner` is the square's north-west space.

    Rules: TE-MONUMENT-01, TE-EDGE-51.
    """
    column, row = tables.column_of(corner), tables.row_of(corner)
    if column == tables.COLUMNS - 1 or row == tables.ROWS - 1:
        return False
    across, down = tables.column_of(space) - column, tables.row_of(space) - row
    if not (0 <= across <= 1 and 0 <= down <= 1):
        return False
    cells = state.cells
    tile = cells[space]
    return (
        0 < tile < FACE_DOWN
        and cells[corner] == tile
        and cells[corner + 1] == tile
        and cells[corner + tables.COLUMNS] == tile
        and cells[corner + tables.COLUMNS + 1] == tile
    )


def is_possible(state: Position, monument: i64, colour: i64) -> bool:
    """Return whether a monument is unbuilt and has the colour.

    Rules: TE-MONUMENT-02, TE-COMP-06.
    """
    return state.monument_at(monument) == tables.OFF and tables.has_colour(monument, colour)


def list_monuments(state: Position, space: i64, out: vec[i64]) -> vec[i64]:
    """Append what can be built with the tile just placed, as actions, to `out` and return it.

    Declining is one of them.

    Adds nothing where nothing can be built.
    Rules: TE-MONUMENT-01, TE-MONUMENT-02, TE-MONUMENT-03, TE-MONUMENT-04, TE-MONUMENT-05,
        TE-EDGE-45, TE-EDGE-48, TE-EDGE-49, TE-EDGE-50, TE-EDGE-51, TE-EDGE-52, TE-EDGE-53.
    """
    before = len(out)
    for monument in range(tables.MONUMENTS):
        for corner in _corners(space):
            if is_square_of(state, corner, space):
                colour = colour_on(state.cells[space])
                if is_possible(state, monument, colour):
                    out = append(out, actions.A_BUILD + monument * tables.SPACES + corner)
    if len(out) > before:
        out = append(out, actions.A_DECLINE)
    return out


def _corners(space: i64) -> vec[i64]:
    """List the north-west corners of the squares that can hold a space, ascending."""
    corners: vec[i64] = vec[i64](capacity=4)
    for down in range(2):
        for across in range(2):
            corner = space + tables.COLUMNS * (i64(down) - 1) + i64(across) - 1
            if corner >= 0:
                corners = append(corners, corner)
    return corners


def can_build(state: Position, space: i64) -> bool:
    """Return whether the tile just placed completes a square some monument fits.

    Rules: TE-MONUMENT-01, TE-MONUMENT-03, TE-MONUMENT-04, TE-EDGE-50.
    """
    for corner in _corners(space):
        if is_square_of(state, corner, space):
            return len(list_monuments(state, space, vec[i64]())) > 0
    return False


def build_monument(
    state: Position, seat: i64, monument: i64, corner: i64, events: Events | None
) -> None:
    """Turn the four tiles face down and put the monument on them.

    `corner` is the north-west space.

    The active player builds, no matter who rules there. A treasure stays where it is.
    Rules: TE-MONUMENT-01, TE-MONUMENT-06, TE-MONUMENT-07, TE-MONUMENT-08, TE-MONUMENT-09,
        TE-EDGE-46, TE-EDGE-47, TE-EDGE-52.
    """
    tile = state.cells[corner]
    for space in tables.square_from(corner):
        state.cells[space] = turned(tile)
    state.put_monument(monument, corner)
    if events is not None:
        colour = colour_on(tile)
        facts = {"seat": seat, "monument": monument, "space": corner, "colour": colour}
        events.emit("built", facts)
    state.drop()
    if tile == TEMPLE:
        send_homeless_home(state, events)


def decline_monument(state: Position, seat: i64, events: Events | None) -> None:
    """Leave the tiles face up: these squares are lost for monuments. Rules: TE-MONUMENT-05."""
    state.drop()
    if events is not None:
        events.emit("declined", {"seat": seat})


def score_monuments(state: Position, seat: i64, events: Events | None) -> None:
    """Pay the active player for each own leader and each monument of its colour in its kingdom.

    Rules: TE-MONUMENT-10, TE-MONUMENT-11, TE-MONUMENT-12, TE-MONUMENT-13, TE-TURN-05, TE-EDGE-54,
        TE-EDGE-55, TE-EDGE-56.
    """
    for colour in range(tables.COLOURS):
        at = state.leader_at(leader_of(seat, colour))
        if at == tables.OFF:
            continue
        for monument in range(tables.MONUMENTS):
            corner = state.monument_at(monument)
            if corner == tables.OFF or state.realm[corner] != state.realm[at]:
                continue
            if tables.has_colour(monument, colour):
                state.score(seat, colour, 1)
                if events is not None:
                    facts = {"seat": seat, "colour": colour, "points": 1, "monument": monument}
                    events.emit("points-monument", facts)


def refuse_build(state: Position, monument: i64, corner: i64) -> Refusal | None:
    """Return a refusal of a monument, or None.

    `corner` is the north-west space.

    Rules: TE-MONUMENT-01, TE-MONUMENT-02, TE-MONUMENT-05, TE-MONUMENT-07, TE-EDGE-48, TE-EDGE-49,
        TE-EDGE-50, TE-EDGE-51, TE-EDGE-52, TE-EDGE-53.
    """
    if state.frame_kind() != frames.F_MONUMENT:
        return Refusal("TE-TURN-03", variant="none")
    space = state.slot(frames.MONUMENT_SPACE)
    if not is_square_of(state, corner, space):
        return Refusal("TE-MONUMENT-01", {"space": int(corner)})
    if state.monument_at(monument) != tables.OFF:
        return Refusal("TE-MONUMENT-07", {"monument": int(monument)})
    colour = colour_on(state.cells[space])
    if not is_possible(state, monument, colour):
        return Refusal("TE-MONUMENT-02", {"monument": int(monument), "colour": int(colour)})
    return None


def refuse_decline(state: Position) -> Refusal | None:
    """Return a refusal to decline where nothing can be built, or None. Rules: TE-MONUMENT-05."""
    if state.frame_kind() == frames.F_MONUMENT:
        return None
    return Refusal("TE-TURN-03", variant="none")
