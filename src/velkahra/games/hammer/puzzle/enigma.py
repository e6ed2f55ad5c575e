"""The encoded picture of a game at a table, made from what the dealer drew."""

from velkahra.games.hammer.puzzle.facts import Level, facts
from velkahra.games.hammer.puzzle.shaft import Puzzle, make
from velkahra.games.hammer.rules.state import Position
from velkahra.games.hammer.rules.values import MOST_SIDE, code_of


def level_of(rounds: int) -> Level:
    """Return the level for a number of rounds."""
    return facts().level_for(rounds)


def puzzle_of(state: Position) -> Puzzle:
    """Return the puzzle of a game whose picture is drawn, secrets and all."""
    level = next(level for level in facts().levels if level.rows == state.pieces)
    seed = "-".join(str(int(salt)) for salt in state.salts)
    square = int(state.square)
    return make(level, seed, (square // int(MOST_SIDE), square % int(MOST_SIDE)))


def encode(state: Position) -> None:
    """Draw the picture with T. H. at his square. Rules: HM-INFO-02, HM-INFO-03."""
    puzzle = puzzle_of(state)
    letters = puzzle.cipher.level.marks
    for row, line in enumerate(puzzle.cipher.lines):
        for position, letter in enumerate(line):
            state.set_mark(row, position, letters.index(letter))
        first, second = sorted(letters.index(letter) for letter in puzzle.codes[row])
        state.codes[row] = code_of(first, second)
