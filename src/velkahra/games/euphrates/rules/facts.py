"""The printed facts: data/board.json, decoded and checked when loaded.

Edition: Mayfair, in its Czech text; the advanced board comes from later editions (TE-EDGE-95).
This module stays interpreted: decoding by type needs the annotations that compiling erases.
"""

from itertools import permutations
from pathlib import Path
from typing import Final

import msgspec

COLUMNS: Final = 16
ROWS: Final = 11
HAND: Final = 6
MONUMENTS: Final = 6
COLOUR_NAMES: Final = ("red", "blue", "green", "black")
DYNASTIES: Final = ("lion", "bull", "archer", "potter")
ORDERS: Final = tuple(permutations(DYNASTIES))
BOARD_NAMES: Final = ("standard", "advanced")
DATA: Final = Path(__file__).parents[1] / "data"


class Square(msgspec.Struct, frozen=True):
    """A start temple.

    Attributes:
        square: column and row, from 0 at the north-west.
        label: its name, such as B2.
        treasure, corner: whether it begins with a treasure, and one that goes first.
    """

    square: tuple[int, int]
    label: str
    treasure: bool
    corner: bool


class Board(msgspec.Struct, frozen=True):
    """A board: its map, a row of letters a line, and the same facts as lists.

    Squares are pairs of column and row, from 0 at the north-west.
    """

    map: list[str]
    river: list[tuple[int, int]]
    start_temples: list[Square]
    corner_treasures: list[tuple[int, int]]


class Kind(msgspec.Struct, frozen=True):
    """The number of tiles of one colour."""

    total: int


class Tiles(msgspec.Struct, frozen=True):
    """The numbers of civilization tiles: in all, by colour, and in a full hand."""

    civilization_total: int
    by_colour: dict[str, Kind]
    hand_size: int


class Monument(msgspec.Struct, frozen=True):
    """A monument: its id, and the colours of its tower and its base."""

    id: str
    colours: tuple[str, str]


class Facts(msgspec.Struct, frozen=True):
    """The part of board.json for the rules: boards by name, lists in order of numbers."""

    boards: dict[str, Board]
    tiles: Tiles
    dynasties: list[str]
    monuments: list[Monument]


def space_of(square: tuple[int, int]) -> int:
    """Return the number, 0..175, of a space (column, row). Raises: ValueError outside the board."""
    column, row = square
    if not (0 <= column < COLUMNS and 0 <= row < ROWS):
        raise ValueError(f"board.json: the square {square} lies outside the board")
    return row * COLUMNS + column


def label(space: int) -> str:
    """Return a space as the board's edge names it: column letter and row number."""
    return f"{chr(ord('A') + space % 16)}{space // 16 + 1}"


LABELS: Final = tuple(label(space) for space in range(176))


def load_facts(text: bytes) -> Facts:
    """Return the facts of board.json.

    Raises: ValueError naming the contradiction, if the file does not agree with itself or with the
        rulebook's counts. Rules: TE-COMP-01, TE-COMP-02, TE-COMP-04, TE-COMP-06, TE-COMP-08.
    """
    facts = msgspec.json.decode(text, type=Facts)
    if sorted(facts.boards) != sorted(BOARD_NAMES):
        raise ValueError(f"board.json: the boards must be {' and '.join(BOARD_NAMES)}")
    for name in BOARD_NAMES:
        _check_board(name, facts.boards[name])
    if sorted(facts.tiles.by_colour) != sorted(COLOUR_NAMES):
        raise ValueError(f"board.json: the colours of tiles must be {', '.join(COLOUR_NAMES)}")
    counts = [kind.total for kind in facts.tiles.by_colour.values()]
    if sum(counts) != facts.tiles.civilization_total or facts.tiles.hand_size != HAND:
        raise ValueError("board.json: the tiles of the four colours do not add up")
    if sorted(facts.dynasties) != sorted(DYNASTIES):
        raise ValueError("board.json: the dynasties are not the four of the game")
    pairs = {frozenset(monument.colours) for monument in facts.monuments}
    if len(pairs) != MONUMENTS or any(len(pair) != 2 for pair in pairs):
        raise ValueError("board.json: the monuments must be the six pairs of colours, each once")
    return facts


def _check_board(name: str, board: Board) -> None:
    drawn: dict[str, set[int]] = {mark: set() for mark in ".~TC"}
    for row, line in enumerate(board.map):
        for column, mark in enumerate(line):
            drawn.setdefault(mark, set()).add(row * 16 + column)
    temples = {space_of(temple.square) for temple in board.start_temples}
    corners = {space_of(temple.square) for temple in board.start_temples if temple.corner}
    agree = (
        len(drawn) == 4
        and len(board.map) == ROWS
        and all(len(line) == COLUMNS for line in board.map)
        and drawn["~"] == {space_of(square) for square in board.river}
        and drawn["T"] | drawn["C"] == temples
        and drawn["C"] == corners == {space_of(square) for square in board.corner_treasures}
        and all(LABELS[space_of(temple.square)] == temple.label for temple in board.start_temples)
    )
    if not agree:
        raise ValueError(f"board.json: the map of the {name} board contradicts its lists")


FACTS: Final = load_facts((DATA / "board.json").read_bytes())
