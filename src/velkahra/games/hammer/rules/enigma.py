"""The encoded picture of a game at a table, made from what the dealer drew."""

from mypy_extensions import i64

from velkahra.games.hammer.puzzle.facts import Level, facts
from velkahra.games.hammer.puzzle.shaft import Puzzle, Square, draw_picture, make
from velkahra.games.hammer.rules.state import Position
from velkahra.games.hammer.rules.values import MOST_SIDE, code_of


def _drawn(state: Position) -> tuple[Level, str, Square]:
    """Return what a drawn picture is made from: its level, its seed and its square."""
    level = next(level for level in facts().levels if level.rows == state.pieces)
    seed = "-".join([str(salt) for salt in state.salts])
    square = int(state.square)
    return level, seed, (square // int(MOST_SIDE), square % int(MOST_SIDE))


def puzzle_of(state: Position) -> Puzzle:
    """Return the puzzle of a game whose picture is drawn, secrets and all."""
    return make(*_drawn(state))


def encode(state: Position) -> None:
    """Draw the picture with T. H. at his square. Rules: HM-INFO-02, HM-INFO-03."""
    level, seed, square = _drawn(state)
    drawn = draw_picture(level, seed, square)
    marks, size = drawn.marks, i64(len(drawn.marks)) // state.pieces
    for row in range(state.pieces):
        for position in range(size):
            state.set_mark(row, position, marks[row * size + position])
        state.codes[row] = code_of(drawn.first[row], drawn.second[row])
