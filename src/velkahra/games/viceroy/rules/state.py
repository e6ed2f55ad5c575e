"""What changes in Viceroy: flat arrays and a few integers.

A card that lies face down in a deck is in no particular place of it: it is drawn when it is drawn.
Only laws put back on top by a law have an order.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from velkahra.core.contract.state import CHANCE, NOBODY, State
from velkahra.games.viceroy.rules.tables import (
    CARDS,
    CELLS,
    CHARACTERS,
    COLOURS,
    ETERNAL,
    LAW_TABLES,
    MIDDLE,
    SEATS,
    SPAN,
    TOKENS,
    LawTables,
)

# Where a card is (`zone`).
DECK: Final[i64] = 0
HAND: Final[i64] = 1  # + seat
LAID: Final[i64] = 5  # + seat
TUCKED: Final[i64] = 9  # + seat
SHOWN: Final[i64] = 13
GONE: Final[i64] = 14
PUT_BACK: Final[i64] = 15

# Bits of `known`: the seats that know a hidden card, and whether it has just been taken.
EVERYBODY: Final[u8] = 15
FRESH: Final[u8] = 16

# Slots of the display: the lower place of each colour, then the upper ones.
UPPER: Final[i64] = 4
SLOTS: Final[i64] = 8

# What a seat does in this auction (`status`).
BIDDING: Final[u8] = 0
SERVED: Final[u8] = 1
PASSED: Final[u8] = 2
SKIPPING: Final[u8] = 3

# Bids: 0..3 a gem of that colour.
ATTACK: Final[i64] = 4
EMPTY_FIST: Final[i64] = 5
NO_BID: Final[i64] = 9

# Frames. Chance:
F_BACK: Final[i64] = 1  # (seat): two of the eight gems go back
F_DEAL: Final[i64] = 2  # (seat, deck, purpose): a card into a hand
F_SHOW: Final[i64] = 3  # (-, slot): a card onto the display
F_VIRTUAL: Final[i64] = 4  # (-, number of the virtual opponent)
LAST_CHANCE: Final[i64] = 4
# Several seats at once, a = their bit set:
F_START: Final[i64] = 5
F_BID: Final[i64] = 6
F_NAME: Final[i64] = 7  # (-, seats, colour, how often they may name still)
F_CARD: Final[i64] = 8
LAST_SECRET: Final[i64] = 8
# One seat decides:
F_TAKE: Final[i64] = 9  # (seat, colour or ANY_SLOT, purpose)
F_SHARE: Final[i64] = 10  # (seat, colour): with a virtual opponent
F_REMOVE: Final[i64] = 11  # (seat)
F_GEMS: Final[i64] = 12  # (seat, left, how many of them need not be taken)
F_DRAW: Final[i64] = 13  # (seat)
F_ARCHIVE: Final[i64] = 14  # (seat)
F_PLACE: Final[i64] = 15  # (seat, card, spared gems: three bits a colour)
F_LEVEL_5: Final[i64] = 16  # (seat, card)
F_OPTION: Final[i64] = 17  # (seat, law)
F_COLOUR: Final[i64] = 18  # (seat, card)
F_OWN_GEM: Final[i64] = 19  # (seat, card, colour)
F_DOUBLE: Final[i64] = 20  # (seat, law)
F_SWAP: Final[i64] = 21  # (seat, law)
F_FOR: Final[i64] = 22  # (seat, law, card, token)
F_GIVE: Final[i64] = 23  # (seat, other, gems still to give)
F_RETURN: Final[i64] = 24  # (seat, laws still to put back)
F_TUCK: Final[i64] = 25  # (seat, law)
F_FREE: Final[i64] = 26  # (seat, law)
F_STORE: Final[i64] = 27  # (seat, law)
F_RECOLOUR: Final[i64] = 28  # (seat)
LAST_DECISION: Final[i64] = 28
# Nobody decides:
F_ROUND: Final[i64] = 29
F_AUCTION: Final[i64] = 30  # (-, auction rounds held)
F_ATTACKERS: Final[i64] = 31  # (-, auction rounds held)
F_COLOURS: Final[i64] = 32  # (-, colour)
F_LOOSE: Final[i64] = 33  # (-, seats concerned): free discards of virtual opponents
F_AFTER: Final[i64] = 34  # (-, auction rounds held)
F_RENEW: Final[i64] = 35
F_BUILD: Final[i64] = 36  # (-, building rounds held)
F_LAY: Final[i64] = 37
F_REWARD: Final[i64] = 38  # (seat, source, part, card)
F_CARDS: Final[i64] = 39  # (seat, cards still to draw)
F_FIRST: Final[i64] = 40  # rewards of the first cards
F_LAWS: Final[i64] = 41  # (seat, laws still to draw, laws drawn, law)
F_COPY: Final[i64] = 42  # (seat, card, colours * 4 bits of gems still to copy)
F_NEW: Final[i64] = 43  # (seat): a taken card may be tucked
F_END: Final[i64] = 44
F_SCORE: Final[i64] = 45

ANY_SLOT: Final[i64] = 4
FOR_ATTACK: Final[i64] = 0
FOR_BID: Final[i64] = 1
FOR_LAW: Final[i64] = 2

# What a table has agreed on (`agreed`), bits.
CORRECTED: Final[i64] = 1  # plays by the corrections of rules 2
ALWAYS_DRAWN: Final[i64] = 2  # virtual opponents draw in every auction, whoever bids
LAST_APPOINTMENT: Final[i64] = 4  # the law that takes a card of the display works in round 12
BY_THE_LETTER: Final[i64] = 7

CHARACTER_DECK: Final[i64] = 0
LAW_DECK: Final[i64] = 1

LAST_ROUND: Final[i64] = 12
LARGE: Final[i64] = 48
HEADINGS: Final[i64] = 7
SUPPLY: Final[i64] = 16  # place of the supply in `gems`, behind four screens


class Position(State):
    """Everything that is true now; `engine.ViceroyState` adds what may be done.

    Attributes:
        virtual: the number of virtual opponents.
        laws: which set of laws is played, an index into `tables.LAW_TABLES`.
        open_screens: 1 when everybody sees all gems.
        agreed: what the table has agreed on, bits of CORRECTED, ALWAYS_DRAWN, LAST_APPOINTMENT.
        cells: which card lies in each cell, seat * CELLS + (level - 1) * SPAN + column + MIDDLE.
        display: the card on each slot, or 0.
        zone: where each card is; card 0 is none.
        at: the cell of a laid card, the card above a tucked one, the height of a law put back.
        known: who knows each card that is not in everybody's sight.
        tokens: how many of each kind lie on each card, card * TOKENS + kind.
        held: the same added up for each seat's pyramid, seat * TOKENS + kind.
        gems: behind each screen, seat * COLOURS + colour, and in the supply.
        used: eternal gems used in this building phase, seat * COLOURS + colour.
        attack: attack tokens behind each screen.
        left: the leftmost and rightmost column with a card, two entries a seat, plus MIDDLE.
        tint: for each card, 1 + the colour its circle was given at the end, or 0.
        commit: what each seat has chosen in secret, 1 + action, or 0.
        bid: what each seat has bid, or which card it has chosen, while that is being resolved.
        status: what each seat does in this auction.
        owed: 1 for seats that still take gems for passing.
        skip: 1 for seats that leave out the next auction.
        out: 1 for seats that build no more in this phase.
        robot: 1 for virtual opponents that are done in this auction.
        robot_bid: what virtual opponents have bid.
        points: the seven headings of each seat, once the game is over.
        round: 1 to 12; 0 before the first.
        large: cards in the large deck.
        small: cards in the small deck.
        loose: free discards still to be made for virtual opponents.
        over: 1 when the game is over.
    """

    def __init__(self, seats: i64, virtual: i64, laws: i64) -> None:
        self.seats: i64 = seats
        self.stack: vec[i64] = vec[i64]()
        self.virtual: i64 = virtual
        self.laws: i64 = laws
        self.open_screens: i64 = 0
        self.agreed: i64 = BY_THE_LETTER
        self.cells: vec[u8] = vec[u8]()
        self.display: vec[u8] = vec[u8]()
        self.zone: vec[u8] = vec[u8]()
        self.at: vec[i64] = vec[i64]()
        self.known: vec[u8] = vec[u8]()
        self.tokens: vec[u8] = vec[u8]()
        self.held: vec[u8] = vec[u8]()
        self.gems: vec[u8] = vec[u8]()
        self.used: vec[u8] = vec[u8]()
        self.attack: vec[u8] = vec[u8]()
        self.left: vec[u8] = vec[u8]()
        self.tint: vec[u8] = vec[u8]()
        self.commit: vec[i64] = vec[i64]()
        self.bid: vec[i64] = vec[i64]()
        self.status: vec[u8] = vec[u8]()
        self.owed: vec[u8] = vec[u8]()
        self.skip: vec[u8] = vec[u8]()
        self.out: vec[u8] = vec[u8]()
        self.robot: vec[u8] = vec[u8]()
        self.robot_bid: vec[i64] = vec[i64]()
        self.points: vec[i64] = vec[i64]()
        self.round: i64 = 0
        self.large: i64 = 0
        self.small: i64 = 0
        self.loose: i64 = 0
        self.over: i64 = 0

    def empty(self) -> None:
        """Make all arrays, with every card in its deck and nothing anywhere."""
        self.cells = _zeros(self.seats * CELLS)
        self.display = _zeros(SLOTS)
        self.zone = _zeros(CARDS + 1)
        self.zone[0] = u8(GONE)
        self.at = vec[i64]([i64(0) for _ in range(89)])
        self.known = _zeros(CARDS + 1)
        self.tokens = _zeros((CARDS + 1) * TOKENS)
        self.held = _zeros(SEATS * TOKENS)
        self.gems = _zeros(SUPPLY + COLOURS)
        self.used = _zeros(SEATS * COLOURS)
        self.attack = _zeros(SEATS)
        self.left = _zeros(SEATS * 2)
        self.tint = _zeros(CARDS + 1)
        self.commit = vec[i64]([i64(0) for _ in range(4)])
        self.bid = vec[i64]([NO_BID for _ in range(4)])
        self.status = _zeros(SEATS)
        self.owed = _zeros(SEATS)
        self.skip = _zeros(SEATS)
        self.out = _zeros(SEATS)
        self.robot = _zeros(SEATS)
        self.robot_bid = vec[i64]([NO_BID for _ in range(4)])
        self.points = vec[i64]([i64(0) for _ in range(28)])

    def actor(self) -> i64:
        """Give the first seat that may act, CHANCE, or NOBODY."""
        if self.over:
            return NOBODY
        kind = self.top()
        if kind <= LAST_CHANCE:
            return CHANCE
        if kind > LAST_SECRET:
            return self.top(1)
        mask = self.acting()
        seat: i64 = 0
        while not (mask >> seat) & 1:
            seat += 1
        return seat

    def acting(self) -> i64:
        """Give the bit set of the seats that may act now: all that have not chosen yet."""
        if self.over:
            return 0
        one: i64 = 1
        kind = self.top()
        if kind <= LAST_CHANCE:
            return 0
        if kind > LAST_SECRET:
            return one << self.top(1)
        mask = self.top(2)
        for seat in range(self.seats):
            if self.commit[seat]:
                mask &= ~(one << seat)
        return mask

    def tables(self) -> LawTables:
        """Give the set of laws that is played."""
        return LAW_TABLES[self.laws]

    def plays(self, ruling: i64) -> bool:
        """Say whether the table plays by a ruling: one of the bits of `agreed`."""
        return self.agreed & ruling != 0

    def is_solo(self) -> bool:
        """Say whether one player meets one virtual opponent: the solo game. Rules: VC-SOLO-01."""
        return self.seats == 1 and self.virtual == 1

    def card_at(self, seat: i64, level: i64, column: i64) -> i64:
        """Give the card on a level (from 1) and column (0 is the first card's), or 0."""
        return i64(self.cells[cell_of(seat, level, column)])

    def hand_size(self, seat: i64) -> i64:
        """Count a seat's hand."""
        number: i64 = 0
        mine = u8(HAND + seat)
        for zone in self.zone:
            if zone == mine:
                number += 1
        return number

    def supply(self) -> i64:
        """Count the gems of the supply."""
        gems = self.gems
        return i64(gems[16]) + i64(gems[17]) + i64(gems[18]) + i64(gems[19])

    def purse(self, seat: i64) -> i64:
        """Count the gems behind a screen."""
        gems = self.gems
        at = COLOURS * seat
        return i64(gems[at]) + i64(gems[at + 1]) + i64(gems[at + 2]) + i64(gems[at + 3])

    def discount(self, seat: i64, colour: i64) -> i64:
        """Count a seat's eternal gems of a colour that are not used in this building phase."""
        have = i64(self.held[seat * TOKENS + ETERNAL + colour])
        return have - i64(self.used[seat * COLOURS + colour])

    def lowest(self, seat: i64) -> i64:
        """Give the lowest number in a pyramid; tucked cards do not count.

        Rules: VC-ORDER-01, VC-EDGE-02, VC-EDGE-03.
        """
        laid = u8(LAID + seat)
        for card in range(i64(1), CARDS + 1):
            if self.zone[card] == laid:
                return card
        return CARDS + 1

    def is_law(self, card: i64) -> bool:
        """Say whether a card is a law."""
        return card > CHARACTERS

    def effect(self, law: i64) -> i64:
        """Give the effect of a law, one of tables.REPLACE .. RETINUE."""
        return i64(self.tables().effect[law - CHARACTERS - 1])

    def laws_in_deck(self) -> i64:
        """Count the laws that can be drawn, those put back included."""
        number: i64 = 0
        for card in range(CHARACTERS + 1, CARDS + 1):
            if self.zone[card] == u8(DECK) or self.zone[card] == u8(PUT_BACK):
                number += 1
        return number

    def top_law(self) -> i64:
        """Give the law on top of those put back, or 0."""
        found: i64 = 0
        for card in range(CHARACTERS + 1, CARDS + 1):
            if self.zone[card] == u8(PUT_BACK) and (not found or self.at[card] > self.at[found]):
                found = card
        return found


def cell_of(seat: i64, level: i64, column: i64) -> i64:
    """Number a cell of a pyramid within `Position.cells`."""
    return seat * CELLS + (level - 1) * SPAN + column + MIDDLE


def level_of(cell: i64) -> i64:
    """Give the level of a cell, from 1."""
    return (cell % CELLS) // SPAN + 1


def column_of(cell: i64) -> i64:
    """Give the column of a cell; 0 is that of the first card."""
    return (cell % CELLS) % SPAN - MIDDLE


def _zeros(number: i64) -> vec[u8]:
    return vec[u8]([u8(0) for _ in range(number)])
