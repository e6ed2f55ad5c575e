"""The position of Tigris & Euphrates: four flat arrays and a few integers.

Numbers, here and in all rules:
    a *space* is row * 16 + column, 0..175, or OFF (176) for nowhere;
    a *colour* is 0 red, 1 blue, 2 green, 3 black; an *office* has the number of its colour (priest,
        farmer, trader, king);
    a *leader* is seat * 4 + office, see `pieces.leader_of`; it is also the number of its bit;
    a *monument* is 0..5, in the order of board.json; its place is its north-west space.

`cells` and `realm` have one entry per space and one for OFF. `realm` is kept up to date with every
change of the board: the leaders of the kingdom a space belongs to, as a bit set, 0 outside every
kingdom. Two spaces are in the same kingdom exactly when their sets are equal and not empty. Index
arithmetic on `counts` is in this module only.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from velkahra.core.contract.state import CHANCE, NOBODY, State
from velkahra.games.euphrates.rules import frames, tables

# Offsets in `counts`; the first three are indexed by seat * 4 + colour.
_POINTS: Final[i64] = 0
_HANDS: Final[i64] = 16
_SWAPPED: Final[i64] = 32  # put away face down in swaps; only their owner knows them
_BAG: Final[i64] = 48
_GONE: Final[i64] = 52  # removed from the game face up
_TREASURES: Final[i64] = 56  # + seat
_CATASTROPHES: Final[i64] = 60  # + seat
_LEADER_AT: Final[i64] = 64  # + leader: its space, or OFF
_MONUMENT_AT: Final[i64] = 80  # + monument: its north-west space, or OFF
_COUNTS: Final[i64] = 86

CATASTROPHES_EACH: Final[i64] = 2
ACTIONS_A_TURN: Final[i64] = 2

PLAYING: Final[i64] = 0
OVER_TREASURES: Final[i64] = 1
OVER_BAG: Final[i64] = 2


class Position(State):
    """The fields of a position, with accessors; `engine.EuphratesState` adds the rules.

    Attributes:
        board: 0 standard, 1 advanced.
        english: 1 when the English variant is played.
        open_points: 1 when everybody sees everybody's victory points.
        order: which dynasty sits where, an index into `facts.ORDERS`.
        cells: what lies on each space.
        realm: the leaders of each space's kingdom.
        counts: everything that is counted, and where leaders and monuments stand.
        treasures: bit set over the board's start temples, ascending: those with a treasure.
        turn_number: the turns that have begun.
        active: the seat whose turn it is, or -1.
        left: actions the active seat may still take.
        union: the space under the unification tile, or OFF.
        over: PLAYING, or why the game ended.
    """

    def __init__(self, seats: i64, board: i64, english: i64) -> None:
        self.seats: i64 = seats
        self.stack: vec[i64] = vec[i64]()
        self.board: i64 = board
        self.english: i64 = english
        self.open_points: i64 = 0
        self.order: i64 = 0
        self.cells: vec[u8] = vec[u8]()
        self.realm: vec[i32] = vec[i32]()
        self.counts: vec[i64] = vec[i64]()
        self.treasures: i64 = 0
        self.turn_number: i64 = 0
        self.active: i64 = -1
        self.left: i64 = 0
        self.union: i64 = tables.OFF
        self.over: i64 = PLAYING

    def empty_counts(self) -> None:
        """Put all tiles into the bag, give every seat its pieces, and clear the board.

        Rules: TE-COMP-02, TE-SETUP-07, TE-SETUP-08.
        """
        self.counts = vec[i64]([i64(0) for _ in range(int(_COUNTS))])
        for colour in range(tables.COLOURS):
            self.counts[_BAG + colour] = i64(tables.TOTALS[colour])
        for seat in range(self.seats):
            self.counts[_CATASTROPHES + seat] = CATASTROPHES_EACH
        for place in range(_LEADER_AT, _COUNTS):
            self.counts[place] = tables.OFF

    def actor(self) -> i64:
        """Return who has to act: a seat, CHANCE or NOBODY."""
        if self.over != PLAYING:
            return NOBODY
        return CHANCE if self.frame_kind() <= frames.LAST_CHANCE else self.frame_seat()

    def is_turn_going_on(self) -> bool:
        """Return whether a seat's turn has begun and not ended, whatever decision is on top."""
        return len(self.stack) > 0 and self.stack[0] == frames.TURN

    # The board

    def is_river(self, space: i64) -> bool:
        """Return whether a space is river."""
        return tables.is_river_on(self.board, space)

    def has_treasure(self, space: i64) -> bool:
        """Return whether a treasure lies on a space."""
        bit = tables.treasure_bit(self.board, space)
        return bit != tables.NO_TREASURE and (self.treasures >> bit) & 1 == 1

    def treasure_spaces(self) -> vec[i64]:
        """List the spaces with a treasure, ascending."""
        temples = start_temples(self.board)
        spaces: vec[i64] = vec[i64](capacity=16)
        for i in range(i64(len(temples))):
            if (self.treasures >> i) & 1:
                spaces = append(spaces, i64(temples[i]))
        return spaces

    def count_treasures(self) -> i64:
        """Count the treasures on the board."""
        number: i64 = 0
        bits = self.treasures
        while bits:
            bits &= bits - 1
            number += 1
        return number

    def is_corner(self, space: i64) -> bool:
        """Return whether a treasure on this space would be a corner treasure."""
        corners = tables.CORNERS_ADVANCED if self.board else tables.CORNERS_STANDARD
        bit = tables.treasure_bit(self.board, space)
        return bit != tables.NO_TREASURE and (corners >> bit) & 1 == 1

    def leader_at(self, leader: i64) -> i64:
        """Return the space of a leader (4 * seat + office), or OFF."""
        return self.counts[_LEADER_AT + leader]

    def put_leader(self, leader: i64, space: i64) -> None:
        """Set the space where a leader stands, or OFF. `cells` and `realm` are not changed."""
        self.counts[_LEADER_AT + leader] = space

    def monument_at(self, monument: i64) -> i64:
        """Return the north-west space of a monument (0..5), or OFF."""
        return self.counts[_MONUMENT_AT + monument]

    def put_monument(self, monument: i64, corner: i64) -> None:
        """Set the north-west space of a monument (0..5), or OFF. `cells` are not changed."""
        self.counts[_MONUMENT_AT + monument] = corner

    # Tiles

    def hand(self, seat: i64, colour: i64) -> i64:
        """Return the number of tiles of a colour behind a seat's screen."""
        return self.counts[_HANDS + tables.COLOURS * seat + colour]

    def add_to_hand(self, seat: i64, colour: i64, number: i64) -> None:
        """Put tiles of a colour behind a seat's screen; a negative number takes them away."""
        self.counts[_HANDS + tables.COLOURS * seat + colour] += number

    def hand_size(self, seat: i64) -> i64:
        """Return the number of tiles behind a seat's screen."""
        at = _HANDS + tables.COLOURS * seat
        counts = self.counts
        return counts[at] + counts[at + 1] + counts[at + 2] + counts[at + 3]

    def swapped(self, seat: i64, colour: i64) -> i64:
        """Return the number of tiles of a colour that a seat has swapped out of the game."""
        return self.counts[_SWAPPED + tables.COLOURS * seat + colour]

    def add_swapped(self, seat: i64, colour: i64, number: i64) -> None:
        """Add tiles of a colour to those that a seat has swapped out of the game."""
        self.counts[_SWAPPED + tables.COLOURS * seat + colour] += number

    def in_bag(self, colour: i64) -> i64:
        """Count the tiles of a colour in the bag."""
        return self.counts[_BAG + colour]

    def add_to_bag(self, colour: i64, number: i64) -> None:
        """Put tiles of a colour into the bag, or take them out with a negative number."""
        self.counts[_BAG + colour] += number

    def bag_size(self) -> i64:
        """Count the tiles in the bag."""
        counts = self.counts
        return counts[_BAG] + counts[_BAG + 1] + counts[_BAG + 2] + counts[_BAG + 3]

    def bag(self) -> vec[i64]:
        """Return the number of tiles of each colour in the bag."""
        return self.counts[_BAG : _BAG + tables.COLOURS]

    def gone(self, colour: i64) -> i64:
        """Return the number of tiles of a colour that left the game with everybody seeing them."""
        return self.counts[_GONE + colour]

    def add_gone(self, colour: i64, number: i64) -> None:
        """Add tiles of a colour to those that left the game with everybody seeing them."""
        self.counts[_GONE + colour] += number

    def unseen(self, viewer: i64, colour: i64) -> i64:
        """Return the number of tiles of a colour that `viewer` (a seat) cannot see."""
        number = self.in_bag(colour)
        for seat in range(self.seats):
            if seat != viewer:
                number += self.hand(seat, colour) + self.swapped(seat, colour)
        return number

    # Points, treasures and catastrophe tiles

    def points(self, seat: i64, colour: i64) -> i64:
        """Count the victory points of a seat in a colour."""
        return self.counts[_POINTS + tables.COLOURS * seat + colour]

    def all_points(self, seat: i64) -> vec[i64]:
        """Return the victory points of a seat, by colour."""
        at = _POINTS + tables.COLOURS * seat
        return self.counts[at : at + tables.COLOURS]

    def score(self, seat: i64, colour: i64, points: i64) -> None:
        """Add victory points to a seat's points in a colour. Rules: TE-VP-02."""
        self.counts[_POINTS + tables.COLOURS * seat + colour] += points

    def treasures_taken(self, seat: i64) -> i64:
        """Count the treasures that a seat has taken."""
        return self.counts[_TREASURES + seat]

    def take_treasure(self, seat: i64, space: i64) -> None:
        """Move the treasure on a space to a seat."""
        self.treasures &= ~(i64(1) << tables.treasure_bit(self.board, space))
        self.counts[_TREASURES + seat] += 1

    def set_treasures_taken(self, seat: i64, number: i64) -> None:
        """Set the number of treasures a seat has taken."""
        self.counts[_TREASURES + seat] = number

    def catastrophes(self, seat: i64) -> i64:
        """Count the catastrophe tiles that a seat has left."""
        return self.counts[_CATASTROPHES + seat]

    def set_catastrophes(self, seat: i64, number: i64) -> None:
        """Set the number of catastrophe tiles a seat has left."""
        self.counts[_CATASTROPHES + seat] = number


def start_temples(board: i64) -> vec[u8]:
    """Return the spaces that begin with a temple and a treasure on a board (0 or 1), ascending.

    Rules: TE-SETUP-01.
    """
    return tables.START_ADVANCED if board else tables.START_STANDARD
