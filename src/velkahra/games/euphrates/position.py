"""Positions set up by hand: for tests, puzzles and counts.

A position is written as lines: `seats 4`, `turn lion 2` (actions left), `G3 settlement`,
`G3 catastrophe`, `G3 lion king`, `hand lion TTFM`, `points lion 1 2 3 4`, `bag TTFM`, `bare` (without
the start temples) and options by name (`english yes`). Tiles not mentioned are in the bag.
"""

from typing import Final

from mypy_extensions import i64, u8

from velkahra.core.refusals import NotationError
from velkahra.games.euphrates.engine import EuphratesState
from velkahra.games.euphrates.facts import BOARD_NAMES, DYNASTIES, LABELS
from velkahra.games.euphrates.printed import MONUMENT_NAMES, OFFICE_NAMES, TILE_LETTERS, TILE_NAMES
from velkahra.games.euphrates.rules.kingdom import measure
from velkahra.games.euphrates.rules.setup import clear, lay_out
from velkahra.games.euphrates.state import (
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
    POINTS,
    SWAPPED,
    TREASURES_OF,
)

_SPACES: Final = {name: space for space, name in enumerate(LABELS)}


def read_position(text: str) -> EuphratesState:
    """Read a position. Raises: NotationError naming the line that cannot be read."""
    lines = [line.split() for line in text.splitlines() if line.strip()]
    facts = {words[0]: words[1] for words in lines if len(words) == 2}
    seats = int(facts.get("seats", "4"))
    board = BOARD_NAMES.index(facts.get("board", "standard"))
    state = EuphratesState(seats, board, int(facts.get("english") == "yes"))
    clear(state)
    if ["bare"] not in lines:
        lay_out(state)
    state.active, state.left = 0, 2
    for words in lines:
        try:
            _read_line(state, words)
        except (KeyError, IndexError, ValueError) as error:
            raise NotationError(f"{' '.join(words)!r} describes nothing on the board") from error
    state.realm = measure(state)
    state.push(F_TURN, state.active)
    return state


def _read_line(state: EuphratesState, words: list[str]) -> None:
    match words:
        case ["seats" | "board" | "english", _] | ["bare"]:
            return
        case ["turn", dynasty, left]:
            state.active, state.left = DYNASTIES.index(dynasty), int(left)
        case ["hand", dynasty, letters]:
            _move_tiles(state, letters, HANDS + 4 * DYNASTIES.index(dynasty))
        case ["swapped", dynasty, letters]:
            _move_tiles(state, letters, SWAPPED + 4 * DYNASTIES.index(dynasty))
        case ["gone", letters]:
            _move_tiles(state, letters, int(GONE))
        case ["bag", letters]:
            _leave_in_bag(state, "" if letters == "none" else letters)
        case ["points", dynasty, *numbers]:
            for colour, number in enumerate(numbers):
                state.counts[POINTS + 4 * DYNASTIES.index(dynasty) + colour] = int(number)
        case ["treasures", dynasty, number]:
            state.counts[TREASURES_OF + DYNASTIES.index(dynasty)] = int(number)
        case ["catastrophes", dynasty, number]:
            state.counts[CATASTROPHES_OF + DYNASTIES.index(dynasty)] = int(number)
        case ["taken", *spaces]:
            kept = [s for s in state.treasure_spaces() if LABELS[s] not in spaces]
            _keep_treasures(state, kept)
        case [at, "monument", name]:
            _put_monument(state, _SPACES[at], name)
        case [at, *what]:
            _put(state, _SPACES[at], what)
        case _:
            raise ValueError("no such line")


def _put(state: EuphratesState, space: int, what: list[str]) -> None:
    if what == ["catastrophe"]:
        state.cells[space] = CATASTROPHE
    elif len(what) == 2:
        leader = 4 * DYNASTIES.index(what[0]) + OFFICE_NAMES.index(what[1])
        state.cells[space] = u8(LEADER + leader)
        state.counts[LEADER_AT + leader] = space
    else:
        (name,) = what
        colour = TILE_NAMES.index(name)
        state.cells[space] = u8(1 + colour)
        state.counts[BAG + colour] -= 1


def _put_monument(state: EuphratesState, corner: int, name: str) -> None:
    """Turn four tiles that lie there face down and put a monument on them."""
    for space in (corner, corner + 1, corner + 16, corner + 17):
        state.cells[space] = u8(state.cells[space] + FACE_DOWN - 1)
    state.counts[MONUMENT_AT + MONUMENT_NAMES.index(name)] = corner


def _keep_treasures(state: EuphratesState, kept: list[i64]) -> None:
    before = state.treasure_spaces()
    state.treasures = sum(1 << i for i, space in enumerate(before) if space in kept)


def _move_tiles(state: EuphratesState, letters: str, target: int) -> None:
    for letter in letters:
        colour = TILE_LETTERS.index(letter)
        state.counts[BAG + colour] -= 1
        state.counts[target + colour] += 1


def _leave_in_bag(state: EuphratesState, letters: str) -> None:
    """Put everything but these tiles out of the game."""
    for colour, letter in enumerate(TILE_LETTERS):
        kept = letters.count(letter)
        state.counts[GONE + colour] += state.counts[BAG + colour] - kept
        state.counts[BAG + colour] = kept
