"""How well a team stands, for bots."""

from mypy_extensions import i64

from velkahra.games.hammer.state import Position


def evaluate(state: Position, seat: i64) -> float:
    """Estimate how well a team stands."""
    own = float(state.points[seat]) + 0.4 * float(state.pieces_of(seat) + 0)
    own += 0.3 * float(state.sb[seat]) + 1.0 * float(state.bm[seat])
    own += 1.2 * float(state.permanents(seat, -1)) + 0.2 * float(state.hand_size(seat))
    return own
