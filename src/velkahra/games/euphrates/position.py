"""Positions set up by hand: for tests, puzzles and counts.

A position is written as lines: `seats 4`, `turn lion 2` (actions left), `G3 settlement`,
`G3 catastrophe`, `G3 lion king`, `G3 monument blue-red` (on four tiles written above, G3 the
north-west one), `hand lion TTFM`, `swapped lion TF`, `points lion 1 2 3 4`, `treasures lion 2`,
`catastrophes lion 0`, `gone TTFM` (out of the game), `bag TTFM` or `bag none` (the rest is out of
the game), `taken B2 P2` (treasures off the board), `bare` (without the start temples) and options
by name (`english yes`). Tiles not mentioned are in the bag.
"""

from typing import Final

from mypy_extensions import u8

from velkahra.core.refusals import NotationError
from velkahra.games.euphrates.engine import EuphratesState
from velkahra.games.euphrates.facts import BOARD_NAMES, DYNASTIES, LABELS
from velkahra.games.euphrates.printed import (
    MONUMENT_NAMES,
    OFF,
    OFFICE_NAMES,
    TILE_LETTERS,
    TILE_NAMES,
)
from velkahra.games.euphrates.rules.kingdom import measure
from velkahra.games.euphrates.rules.monument import fits, is_square_of
from velkahra.games.euphrates.rules.setup import clear, lay_out
from velkahra.games.euphrates.state import (
    BAG,
    CATASTROPHE,
    CATASTROPHES_OF,
    EMPTY,
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
    start_temples,
)

_SPACES: Final = {name: space for space, name in enumerate(LABELS)}
_OF_SEATS: Final = {
    "hand": int(HANDS),
    "swapped": int(SWAPPED),
    "treasures": int(TREASURES_OF),
    "catastrophes": int(CATASTROPHES_OF),
}
_OPTIONS: Final = {"seats": ("2", "3", "4"), "board": BOARD_NAMES, "english": ("no", "yes")}


def read_position(text: str) -> EuphratesState:
    """Read a position. Raises: NotationError naming the line that cannot be read."""
    lines = [line.split() for line in text.splitlines() if line.strip()]
    lines.sort(key=lambda words: words[0] == "bag")  # it empties what the others leave
    state = _begin(lines)
    state.active, state.left = 0, 2
    for words in lines:
        try:
            _read_line(state, words)
        except (KeyError, IndexError, ValueError) as error:
            raise NotationError(f"{' '.join(words)!r} describes nothing on the board") from error
    if min(state.counts[BAG:TREASURES_OF]) < 0:
        raise NotationError("the position has more tiles of a colour than the game")
    state.realm = measure(state)
    state.push(F_TURN, state.active)
    return state


def _begin(lines: list[list[str]]) -> EuphratesState:
    """Lay out the board that the options ask for."""
    options = {words[0]: words[1] for words in lines if words[0] in _OPTIONS and len(words) == 2}
    for name, value in options.items():
        if value not in _OPTIONS[name]:
            raise NotationError(f"{name} cannot be {value!r}: choose {', '.join(_OPTIONS[name])}")
    seats = int(options.get("seats", "4"))
    board = BOARD_NAMES.index(options.get("board", "standard"))
    state = EuphratesState(seats, board, int(options.get("english") == "yes"))
    clear(state)
    if ["bare"] not in lines:
        lay_out(state)
    return state


def _read_line(state: EuphratesState, words: list[str]) -> None:
    match words:
        case ["seats" | "board" | "english", _] | ["bare"]:
            return
        case ["turn", dynasty, left]:
            state.active, state.left = _seat(state, dynasty), int(left)
        case ["hand" | "swapped" as pile, dynasty, letters]:
            _move_tiles(state, letters, _OF_SEATS[pile] + 4 * _seat(state, dynasty))
        case ["treasures" | "catastrophes" as what, dynasty, number]:
            state.counts[_OF_SEATS[what] + _seat(state, dynasty)] = int(number)
        case ["points", dynasty, red, blue, green, black]:
            for colour, number in enumerate((red, blue, green, black)):
                state.counts[POINTS + 4 * _seat(state, dynasty) + colour] = int(number)
        case ["gone", letters]:
            _move_tiles(state, letters, int(GONE))
        case ["bag", letters]:
            _leave_in_bag(state, "" if letters == "none" else letters)
        case ["taken", *spaces]:
            _take_treasures(state, {_SPACES[space] for space in spaces})
        case [at, "monument", name]:
            _put_monument(state, _SPACES[at], name)
        case [at, *what]:
            _put(state, _SPACES[at], what)


def _seat(state: EuphratesState, dynasty: str) -> int:
    return DYNASTIES[: state.seats].index(dynasty)


def _put(state: EuphratesState, space: int, what: list[str]) -> None:
    if state.cells[space] != EMPTY:
        raise ValueError("something lies there already")
    if what == ["catastrophe"]:
        state.cells[space] = CATASTROPHE
    elif len(what) == 2:
        leader = 4 * _seat(state, what[0]) + OFFICE_NAMES.index(what[1])
        if state.leader_at(leader) != OFF:
            raise ValueError("that leader stands elsewhere")
        state.cells[space] = u8(LEADER + leader)
        state.counts[LEADER_AT + leader] = space
    else:
        (name,) = what
        colour = TILE_NAMES.index(name)
        state.cells[space] = u8(1 + colour)
        state.counts[BAG + colour] -= 1


def _put_monument(state: EuphratesState, corner: int, name: str) -> None:
    """Turn four tiles that lie there face down and put a monument on them."""
    monument = MONUMENT_NAMES.index(name)
    if not is_square_of(state, corner, corner) or not fits(
        state, monument, int(state.cells[corner]) - 1
    ):
        raise ValueError("no such monument fits there")
    for space in (corner, corner + 1, corner + 16, corner + 17):
        state.cells[space] = u8(state.cells[space] + FACE_DOWN - 1)
    state.counts[MONUMENT_AT + monument] = corner


def _take_treasures(state: EuphratesState, taken: set[int]) -> None:
    if not all(state.has_treasure(space) for space in taken):
        raise ValueError("no treasure lies there")
    for i, space in enumerate(start_temples(state.board)):
        if int(space) in taken:
            state.treasures &= ~(1 << i)


def _move_tiles(state: EuphratesState, letters: str, target: int) -> None:
    for letter in letters:
        colour = TILE_LETTERS.index(letter)
        state.counts[BAG + colour] -= 1
        state.counts[target + colour] += 1


def _leave_in_bag(state: EuphratesState, letters: str) -> None:
    """Put everything but these tiles out of the game."""
    if set(letters) - set(TILE_LETTERS):
        raise ValueError("no such tile")
    for colour, letter in enumerate(TILE_LETTERS):
        kept = letters.count(letter)
        state.counts[GONE + colour] += state.counts[BAG + colour] - kept
        state.counts[BAG + colour] = kept
