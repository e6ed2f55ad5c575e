"""The position of Viceroy as the rules see it: questions about the fields of `storage`.

A card that lies face down in a deck is in no particular place of it: it is drawn when it is drawn.
Only laws put back on top by a law have an order.
"""

from typing import Final

from mypy_extensions import i64, u8

from velkahra.core.contract.state import CHANCE, NOBODY
from velkahra.games.viceroy.rules import frames, seats, storage
from velkahra.games.viceroy.rules.tables import CARDS, FIRST_LAW, LAW_TABLES, LawTables

# Status of a seat in this auction (`status`).
BIDDING: Final[u8] = 0
SERVED: Final[u8] = 1
PASSED: Final[u8] = 2
SKIPPING: Final[u8] = 3

# Bids: 0..3 is a gem of that colour.
ATTACK: Final[i64] = 4
EMPTY_FIST: Final[i64] = 5

# Bits of `agreed`, the options of the table.
CORRECTED: Final[i64] = 1  # plays the corrections of rules 2
ALWAYS_DRAWN: Final[i64] = 2  # virtual opponents draw in every auction, whoever bids
LAST_APPOINTMENT: Final[i64] = 4  # the law that takes a card of the display also works in round 12

CHARACTER_DECK: Final[i64] = 0
LAW_DECK: Final[i64] = 1

LAST_ROUND: Final[i64] = 12
ROUNDS_OF_A_PHASE: Final[i64] = 3  # both auction rounds and building rounds


class Position(storage.Storage):
    """The fields of `storage` with derived values; `engine.ViceroyState` adds the rules."""

    def actor(self) -> i64:
        """Return the first seat that may act, CHANCE, or NOBODY."""
        if self.over:
            return NOBODY
        kind = self.frame_kind()
        if kind <= frames.LAST_CHANCE:
            return CHANCE
        if kind > frames.LAST_SECRET:
            return self.frame_seat()
        return seats.first(self.acting())

    def acting(self) -> i64:
        """Return the bit set of the seats that may act now: all that have not chosen yet."""
        if self.over:
            return 0
        kind = self.frame_kind()
        if kind <= frames.LAST_CHANCE:
            return 0
        if kind > frames.LAST_SECRET:
            return seats.only(self.frame_seat())
        mask = self.slot(frames.SECRET_SEATS)
        for seat in range(self.seats):
            if self.has_chosen(seat):
                mask &= ~seats.only(seat)
        return mask

    def tables(self) -> LawTables:
        """Return the set of laws that is played."""
        return LAW_TABLES[self.laws]

    def plays(self, ruling: i64) -> bool:
        """Return whether the table plays by `ruling`: one of the bits of `agreed`."""
        return self.agreed & ruling != 0

    def is_solo(self) -> bool:
        """Return whether one player meets one virtual opponent: a solo game. Rules: VC-SOLO-01."""
        return self.seats == 1 and self.virtual == 1

    def lowest(self, seat: i64) -> i64:
        """Return the lowest number in a pyramid; tucked cards do not count.

        Rules: VC-ORDER-01, VC-EDGE-02, VC-EDGE-03.
        """
        laid = u8(storage.LAID + seat)
        for card in range(i64(1), CARDS + 1):
            if self.zone[card] == laid:
                return card
        return CARDS + 1

    def first_in_order(self, mask: i64) -> i64:
        """Return the seat of a set with the lowest number in its pyramid, or -1.

        Rules: VC-ORDER-01, VC-ORDER-02.
        """
        best: i64 = -1
        for seat in range(self.seats):
            if seats.contains(mask, seat) and (best < 0 or self.lowest(seat) < self.lowest(best)):
                best = seat
        return best

    def effect(self, law: i64) -> i64:
        """Return the effect of a law, one of tables.REPLACE .. RETINUE."""
        return self.tables().effect_of(law)

    def cards_shown(self, colour: i64) -> i64:
        """Count the cards on display in a colour."""
        lower: i64 = 1 if self.shown(colour) else 0
        return lower + 1 if self.shown(storage.upper(colour)) else lower

    def is_any_shown(self) -> bool:
        """Return whether a card is on display."""
        found: i64 = 0
        for slot in range(storage.SLOTS):
            found |= self.shown(slot)
        return found != 0

    def laws_in_deck(self) -> i64:
        """Count the laws that can be drawn, those put back included."""
        number: i64 = 0
        for law in range(FIRST_LAW, CARDS + 1):
            if self.is_in_deck(law) or self.is_put_back(law):
                number += 1
        return number

    def top_law(self) -> i64:
        """Return the law on top of those put back, or 0."""
        found: i64 = 0
        for law in range(FIRST_LAW, CARDS + 1):
            if self.is_put_back(law) and (not found or self.at[law] > self.at[found]):
                found = law
        return found
