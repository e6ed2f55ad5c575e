"""Monuments: building them and what they pay (TE-MONUMENT)."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.games.euphrates.rules import actions, decision, frames, pieces, tables
from velkahra.games.euphrates.rules.chapters.leader import send_homeless_home
from velkahra.games.euphrates.rules.state import Position


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
        0 < tile < pieces.FACE_DOWN
        and cells[corner] == tile
        and cells[corner + 1] == tile
        and cells[corner + tables.COLUMNS] == tile
        and cells[corner + tables.COLUMNS + 1] == tile
    )


def is_possible(state: Position, monument: i64, colour: i64) -> bool:
    """Return whether a monument is unbuilt and has a colour. Rules: TE-MONUMENT-02, TE-COMP-06."""
    return state.monument_at(monument) == tables.OFF and tables.has_colour(monument, colour)


@final
class Monument(decision.Decision):
    """The choice of a monument on the square that a tile has completed, or of none."""

    def legal(self, state: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        """List what can be built with the tile just placed, and declining; nothing without any.

        Rules: TE-MONUMENT-01, TE-MONUMENT-02, TE-MONUMENT-03, TE-MONUMENT-04, TE-MONUMENT-05,
            TE-EDGE-45, TE-EDGE-48, TE-EDGE-49, TE-EDGE-50, TE-EDGE-51, TE-EDGE-52, TE-EDGE-53.
        """
        space = state.slot(frames.MONUMENT_SPACE)
        squares = _squares(state, space)
        if len(squares) == 0:
            return out
        for monument in range(tables.MONUMENTS):
            if is_possible(state, monument, pieces.colour_on(state.cells[space])):
                for corner in squares:
                    out = append(out, actions.A_BUILD + monument * tables.SPACES + corner)
        return append(out, actions.A_DECLINE) if len(out) > 0 else out

    def refuse(self, state: Position, seat: i64, action: i64) -> Refusal | None:
        """Return a refusal of a monument, or None.

        Rules: TE-MONUMENT-01, TE-MONUMENT-02, TE-MONUMENT-05, TE-MONUMENT-07, TE-EDGE-48,
            TE-EDGE-49, TE-EDGE-50, TE-EDGE-51, TE-EDGE-52, TE-EDGE-53.
        """
        if action == actions.A_DECLINE:
            return None
        code, space = action - actions.A_BUILD, state.slot(frames.MONUMENT_SPACE)
        monument, corner = actions.what_of(code), actions.space_of_code(code)
        if not is_square_of(state, corner, space):
            return Refusal("TE-MONUMENT-01", {"space": int(corner)})
        if state.monument_at(monument) != tables.OFF:
            return Refusal("TE-MONUMENT-07", {"monument": int(monument)})
        colour = pieces.colour_on(state.cells[space])
        if not is_possible(state, monument, colour):
            return Refusal("TE-MONUMENT-02", {"monument": int(monument), "colour": int(colour)})
        return None

    def carry_out(self, state: Position, seat: i64, action: i64, events: Events | None) -> None:
        """Turn the four tiles face down and put the monument on them, or leave them face up.

        The active player builds, no matter who rules there. A treasure stays where it is. Declined
        squares are lost for monuments.
        Rules: TE-MONUMENT-01, TE-MONUMENT-05, TE-MONUMENT-06, TE-MONUMENT-07, TE-MONUMENT-08,
            TE-MONUMENT-09, TE-EDGE-46, TE-EDGE-47, TE-EDGE-52.
        """
        state.drop()
        if action == actions.A_DECLINE:
            if events is not None:
                events.emit("declined", {"seat": seat})
            return
        code = action - actions.A_BUILD
        monument, corner = actions.what_of(code), actions.space_of_code(code)
        tile = state.cells[corner]
        for space in tables.square_from(corner):
            state.cells[space] = pieces.turned(tile)
        state.put_monument(monument, corner)
        if events is not None:
            colour = pieces.colour_on(tile)
            facts = {"seat": seat, "monument": monument, "space": corner, "colour": colour}
            events.emit("built", facts)
        if tile == pieces.TEMPLE:
            send_homeless_home(state, events)

    def lapses(self, state: Position, events: Events | None) -> bool:
        """Drop the frame unless the tile just placed completes a square some monument fits.

        Rules: TE-MONUMENT-01, TE-MONUMENT-03, TE-MONUMENT-04, TE-EDGE-50.
        """
        if len(self.legal(state, state.frame_seat(), vec[i64]())) > 0:
            return False
        state.drop()
        return True


def _squares(state: Position, space: i64) -> vec[i64]:
    """List the north-west spaces of the squares that contain `space`, ascending."""
    corners: vec[i64] = vec[i64](capacity=4)
    for down in range(2):
        for across in range(2):
            corner = space + tables.COLUMNS * (i64(down) - 1) + i64(across) - 1
            if corner >= 0 and is_square_of(state, corner, space):
                corners = append(corners, corner)
    return corners


def score_monuments(state: Position, seat: i64, events: Events | None) -> None:
    """Pay the active player for each own leader and each monument of its colour in its kingdom.

    Rules: TE-MONUMENT-10, TE-MONUMENT-11, TE-MONUMENT-12, TE-MONUMENT-13, TE-TURN-05, TE-EDGE-54,
        TE-EDGE-55, TE-EDGE-56.
    """
    for colour in range(tables.COLOURS):
        at = state.leader_at(pieces.leader_of(seat, colour))
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


DECISIONS: Final[tuple[decision.Decision, ...]] = (
    Monument(frames.MONUMENT, "build", "decline", unfinished="monument"),
)
