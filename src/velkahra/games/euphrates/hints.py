"""What a bot thinks of a position."""

from mypy_extensions import i64

from velkahra.games.euphrates.printed import COLOURS
from velkahra.games.euphrates.rules.end import assigned
from velkahra.games.euphrates.state import Position


def evaluate(state: Position, seat: i64) -> float:
    """Estimate how well `seat` stands."""
    points = assigned(state, seat)
    total = 0.0
    for colour in range(COLOURS):
        total += float(points[colour])
    return total
