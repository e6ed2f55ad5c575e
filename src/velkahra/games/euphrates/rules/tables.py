"""The printed facts as flat tables: boards, tiles, leaders and monuments.

Rules: TE-COMP-01, TE-COMP-02, TE-COMP-03, TE-COMP-04, TE-COMP-05, TE-COMP-06, TE-COMP-07,
    TE-COMP-08, TE-SETUP-01, TE-SETUP-02.
"""

from math import comb
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from velkahra.games.euphrates.rules import facts

COLUMNS: Final[i64] = 16
ROWS: Final[i64] = 11
SPACES: Final[i64] = 176
OFF: Final[i64] = 176  # the space beyond every edge: always empty and outside every kingdom

RED: Final[i64] = 0
BLUE: Final[i64] = 1
GREEN: Final[i64] = 2
BLACK: Final[i64] = 3
COLOURS: Final[i64] = 4
PRIEST: Final[i64] = 0
TRADER: Final[i64] = 2
KING: Final[i64] = 3
MONUMENTS: Final[i64] = 6
HAND: Final[i64] = 6
SEATS: Final[i64] = 4

TILE_NAMES: Final = ("temple", "farm", "market", "settlement")
TILE_LETTERS: Final = "TFMS"
OFFICE_NAMES: Final = ("priest", "farmer", "trader", "king")


# Sides of a space, in the order of the neighbours table.
NORTH: Final[i64] = 0
WEST: Final[i64] = 1
EAST: Final[i64] = 2
SOUTH: Final[i64] = 3
SIDES: Final[i64] = 4

NO_TREASURE: Final[i64] = 255


def _neighbours() -> vec[u8]:
    """List the four neighbours of each space and of OFF; OFF for none. Rules: TE-KINGDOM-01."""
    table: vec[u8] = vec[u8]()
    for space in range(int(SPACES) + 1):
        row, column = divmod(space, int(COLUMNS))
        inside = space < SPACES
        table = append(table, u8(space - COLUMNS if inside and row > 0 else OFF))
        table = append(table, u8(space - 1 if inside and column > 0 else OFF))
        table = append(table, u8(space + 1 if inside and column < COLUMNS - 1 else OFF))
        table = append(table, u8(space + COLUMNS if inside and row < ROWS - 1 else OFF))
    return table


def _rivers() -> vec[u8]:
    """Return one flag per space, the standard board first, then the advanced one."""
    table: vec[u8] = vec[u8]()
    for name in facts.BOARD_NAMES:
        river = {facts.space_of(square) for square in facts.FACTS.boards[name].river}
        for space in range(int(SPACES) + 1):
            table = append(table, u8(1 if space in river else 0))
    return table


def _start_temples(name: str) -> vec[u8]:
    temples = sorted(
        facts.space_of(temple.square) for temple in facts.FACTS.boards[name].start_temples
    )
    return vec[u8]([u8(space) for space in temples])


def _treasure_bits() -> vec[u8]:
    """Return the number of the start temple on each space of each board, or NO_TREASURE."""
    table: vec[u8] = vec[u8]()
    for name in facts.BOARD_NAMES:
        temples = list(_start_temples(name))
        for space in range(int(SPACES) + 1):
            table = append(table, u8(temples.index(space) if space in temples else NO_TREASURE))
    return table


def _corners(name: str) -> i64:
    """Return the corner treasures of a board as a bit set over its start temples, ascending."""
    corners = {facts.space_of(square) for square in facts.FACTS.boards[name].corner_treasures}
    bits: i64 = 0
    for i, space in enumerate(_start_temples(name)):
        if space in corners:
            bits |= i64(1) << i64(i)
    return bits


def _selections() -> list[tuple[int, int, int, int]]:
    """List every non-empty multiset of up to six tiles, as counts in ascending order."""
    hand = int(HAND)
    return [
        (red, blue, green, black)
        for red in range(hand + 1)
        for blue in range(hand + 1 - red)
        for green in range(hand + 1 - red - blue)
        for black in range(hand + 1 - red - blue - green)
        if red + blue + green + black > 0
    ]


def _selection_index() -> vec[i64]:
    """Return the number of each multiset by its `selection_key`; -1 if there is none."""
    table: vec[i64] = vec[i64]([i64(-1) for _ in range((int(HAND) + 1) ** int(COLOURS))])
    for i, counts in enumerate(SELECTION_COUNTS):
        table[selection_key(counts[0], counts[1], counts[2], counts[3])] = i64(i)
    return table


def _ways() -> vec[i64]:
    """Return the binomial coefficients, k out of n tiles at n * (HAND + 1) + k."""
    tiles = sum(facts.FACTS.tiles.by_colour[colour].total for colour in facts.COLOUR_NAMES)
    hand = int(HAND)
    return vec[i64]([i64(comb(n, k)) for n in range(tiles + 1) for k in range(hand + 1)])


def selection_key(red: i64, blue: i64, green: i64, black: i64) -> i64:
    """Return the index in SELECTION_INDEX of up to six tiles, 0..6 of each colour."""
    base = HAND + 1
    return ((red * base + blue) * base + green) * base + black


NEIGHBOURS: Final = _neighbours()
RIVER: Final = _rivers()
START_STANDARD: Final = _start_temples("standard")
START_ADVANCED: Final = _start_temples("advanced")
TREASURE_BIT: Final = _treasure_bits()
CORNERS_STANDARD: Final[i64] = _corners("standard")
CORNERS_ADVANCED: Final[i64] = _corners("advanced")

SELECTION_COUNTS: Final = _selections()
SELECTIONS_TEXT: Final = tuple(
    "".join(letter * count for letter, count in zip(TILE_LETTERS, counts, strict=True))
    for counts in SELECTION_COUNTS
)
SELECTIONS: Final[i64] = len(SELECTION_COUNTS)
SELECTION: Final = vec[u8]([u8(count) for counts in SELECTION_COUNTS for count in counts])

SELECTION_INDEX: Final = _selection_index()
WAYS: Final = _ways()

MONUMENT_NAMES: Final = tuple(monument.id for monument in facts.FACTS.monuments)
MONUMENT_COLOURS: Final = vec[u8](
    [
        u8(facts.COLOUR_NAMES.index(c))
        for monument in facts.FACTS.monuments
        for c in monument.colours
    ]
)
TOTALS: Final = vec[u8](
    [u8(facts.FACTS.tiles.by_colour[colour].total) for colour in facts.COLOUR_NAMES]
)


def row_of(space: i64) -> i64:
    """Return the row of a space; 0 is the northernmost."""
    return space // COLUMNS


def column_of(space: i64) -> i64:
    """Return the column of a space; 0 is the westernmost."""
    return space % COLUMNS


def neighbour(space: i64, side: i64) -> i64:
    """Return the neighbour of a space on a side (0..3), or OFF."""
    return i64(NEIGHBOURS[SIDES * space + side])


def first_side(space: i64) -> i64:
    """Return the index of a space's first neighbour in NEIGHBOURS, for fast loops."""
    return SIDES * space


def square_from(corner: i64) -> vec[i64]:
    """List the four spaces of the square that has this north-west corner, row by row."""
    return vec[i64]([corner, corner + 1, corner + COLUMNS, corner + COLUMNS + 1])


def is_river_on(board: i64, space: i64) -> bool:
    """Return whether a space of a board is river."""
    return RIVER[board * (SPACES + 1) + space] == 1


def treasure_bit(board: i64, space: i64) -> i64:
    """Return the number of the bit of a space's treasure on a board (0 or 1), or NO_TREASURE."""
    return i64(TREASURE_BIT[board * (SPACES + 1) + space])


def has_colour(monument: i64, colour: i64) -> bool:
    """Return whether a colour is one of the two of a monument."""
    one, other = MONUMENT_COLOURS[2 * monument], MONUMENT_COLOURS[2 * monument + 1]
    return i64(one) == colour or i64(other) == colour


def tiles_in(selection: i64, colour: i64) -> i64:
    """Return the number of tiles of a colour (0..3) in a selection (0..SELECTIONS - 1)."""
    return i64(SELECTION[COLOURS * selection + colour])


def selection_of(red: i64, blue: i64, green: i64, black: i64) -> i64:
    """Return the number of the selection with so many tiles of each colour, 1 to 6 in all."""
    return SELECTION_INDEX[selection_key(red, blue, green, black)]


def ways_to_choose(number: i64, among: i64) -> i64:
    """Return the number of ways to choose `number` tiles from `among`, up to a full hand.

    `among` is at most the number of all tiles.
    """
    return WAYS[among * (HAND + 1) + number]
