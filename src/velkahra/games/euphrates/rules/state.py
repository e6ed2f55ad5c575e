"""What changes in Tigris & Euphrates: four flat arrays and a few integers.

`cells` and `realm` have one entry per space and one for OFF. `realm` is knowledge kept up to date:
the leaders of the kingdom a space belongs to, as a bit set (bit seat * 4 + office), 0 outside every
kingdom. Two spaces are in the same kingdom exactly when their sets are equal and not empty.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from velkahra.core.contract.state import CHANCE, NOBODY, State
from velkahra.games.euphrates.rules.printed import (
    CORNERS_ADVANCED,
    CORNERS_STANDARD,
    OFF,
    RIVER,
    SPACES,
    START_ADVANCED,
    START_STANDARD,
    TREASURE_BIT,
)

# What lies on a space: a face-up tile is 1 + colour, a face-down one 5 + colour, a leader
# LEADER + seat * 4 + office.
EMPTY: Final[u8] = 0
TEMPLE: Final[u8] = 1
FACE_DOWN: Final[u8] = 5
CATASTROPHE: Final[u8] = 9
OUTSIDE: Final[u8] = 10
LEADER: Final[u8] = 16

# Where things are counted in `counts`; the first three hold seat * 4 + colour.
POINTS: Final[i64] = 0
HANDS: Final[i64] = 16
SWAPPED: Final[i64] = 32  # put away face down in swaps: only their owner knows
BAG: Final[i64] = 48
GONE: Final[i64] = 52  # out of the game in everybody's sight
TREASURES_OF: Final[i64] = 56
CATASTROPHES_OF: Final[i64] = 60
LEADER_AT: Final[i64] = 64  # the space of leader seat * 4 + office, or OFF
MONUMENT_AT: Final[i64] = 80  # the north-west space, or OFF
COUNTS: Final[i64] = 86

# Frames
F_FIRST: Final[i64] = 1  # chance: who begins
F_REFILL: Final[i64] = 2  # chance: (seat, number of tiles)
F_TURN: Final[i64] = 3  # the active seat's next action
F_CONFLICT: Final[i64] = 4  # (who adds now, 1 for a war, attacker, defender, added or -1)
F_WARS: Final[i64] = 5  # (active seat, joining space, colours open so far)
F_MONUMENT: Final[i64] = 6  # (active seat, space of the new tile)
F_TREASURES: Final[i64] = 7  # (the trader's owner, the trader)
F_TURN_TEST: Final[i64] = 8  # (active seat): after the refill

C_WAR: Final[i64] = 2
C_ATTACKER: Final[i64] = 3
C_DEFENDER: Final[i64] = 4
C_ADDED: Final[i64] = 5

PLAYING: Final[i64] = 0
OVER_TREASURES: Final[i64] = 1
OVER_BAG: Final[i64] = 2


class Position(State):
    """Everything that is true now; `engine.EuphratesState` adds what may be done.

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
        self.union: i64 = OFF
        self.over: i64 = PLAYING

    def actor(self) -> i64:
        """Give who decides: a seat, CHANCE or NOBODY."""
        if self.over != PLAYING:
            return NOBODY
        return CHANCE if self.top() <= F_REFILL else self.top(1)

    def is_river(self, space: i64) -> bool:
        """Say whether a space is river."""
        return RIVER[self.board * (SPACES + 1) + space] == 1

    def has_treasure(self, space: i64) -> bool:
        """Say whether a treasure lies on a space."""
        bit = i64(TREASURE_BIT[self.board * (SPACES + 1) + space])
        return bit < 64 and (self.treasures >> bit) & 1 == 1

    def treasure_spaces(self) -> list[i64]:
        """List the spaces with a treasure, ascending."""
        temples = start_temples(self.board)
        return [i64(temples[i]) for i in range(len(temples)) if (self.treasures >> i64(i)) & 1]

    def is_corner(self, space: i64) -> bool:
        """Say whether a treasure on this space would be a corner treasure."""
        corners = CORNERS_ADVANCED if self.board else CORNERS_STANDARD
        bit = i64(TREASURE_BIT[self.board * (SPACES + 1) + space])
        return bit < 64 and (corners >> bit) & 1 == 1

    def hand_size(self, seat: i64) -> i64:
        """Count the tiles behind a screen."""
        at = HANDS + 4 * seat
        counts = self.counts
        return counts[at] + counts[at + 1] + counts[at + 2] + counts[at + 3]

    def bag_size(self) -> i64:
        """Count the tiles in the bag."""
        counts = self.counts
        return counts[BAG] + counts[BAG + 1] + counts[BAG + 2] + counts[BAG + 3]

    def leader_at(self, leader: i64) -> i64:
        """Give the space of leader seat * 4 + office, or OFF."""
        return self.counts[LEADER_AT + leader]

    def hand(self, seat: i64, colour: i64) -> i64:
        """Count the tiles of a colour behind a screen."""
        return self.counts[HANDS + 4 * seat + colour]

    def score(self, seat: i64, colour: i64, points: i64) -> None:
        """Give victory points. Rules: TE-VP-02."""
        self.counts[POINTS + 4 * seat + colour] += points


def start_temples(board: i64) -> vec[u8]:
    """Give the spaces that begin with a temple and a treasure, ascending. Rules: TE-SETUP-01."""
    return START_ADVANCED if board else START_STANDARD
