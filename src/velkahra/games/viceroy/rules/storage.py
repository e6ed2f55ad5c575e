"""The fields of a position, and how its flat arrays are laid out.

Numbers, here and in all rules:
    a *card* is the number printed on it: 1..64 characters, 65..88 laws, 0 none;
    a *colour* is 0 blue, 1 red, 2 green, 3 yellow;
    a *slot* of the display is 0..3 the lower one of each colour, 4..7 the upper one;
    a *level* of a pyramid is 1..5; a *cell* is a place of a pyramid, numbered through all pyramids;
        a *spot* counts the columns of a level from the far left, a *column* from the first card;
    a *holder* of gems is a seat, or SUPPLY; a *handful* is a multiset of gems, see
        `tables.handful_of`;
    a *kind* of token is an index into `tables.TOKEN_NAMES`; a *heading* of the score is 0..6;
    `marks` are eternal gems left unused for a payment, three bits for each colour;
    a *source* of a reward is a row of a character or an option of a law, see
        `tables.reward_source`.

Index arithmetic on the arrays is in this module only; everybody else asks the accessors.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from velkahra.core.contract.state import FRAME, State
from velkahra.games.viceroy.rules import seats, tables

# Zones of cards (`zone`).
DECK: Final[i64] = 0
HAND: Final[i64] = 1  # + seat
LAID: Final[i64] = 5  # + seat
TUCKED: Final[i64] = 9  # + seat
SHOWN: Final[i64] = 13
GONE: Final[i64] = 14
PUT_BACK: Final[i64] = 15

# Bits of `known`: the seats that know a hidden card, and whether it was just taken.
EVERYBODY: Final[u8] = 15
FRESH: Final[u8] = 16

# Slots of the display: the lower slot of each colour, then the upper ones.
UPPER: Final[i64] = 4
SLOTS: Final[i64] = 8

SUPPLY: Final[i64] = 4
"""The holder of gems that is no seat."""
HEADINGS: Final[i64] = 7
NO_BID: Final[i64] = 9
BY_THE_LETTER: Final[i64] = 7  # every bit of `agreed`


class Storage(State):
    """The fields of a position, with accessors for what lies where.

    Attributes:
        virtual: the number of virtual opponents.
        laws: which set of laws is played, an index into `tables.LAW_TABLES`.
        open_screens: 1 when everybody sees all gems.
        agreed: what the table has agreed on, bits of CORRECTED, ALWAYS_DRAWN, LAST_APPOINTMENT.
        cells: the card in each cell, or 0.
        display: the card on each slot, or 0.
        zone: where each card is; card 0 is none.
        at: the cell of a laid card, the card above a tucked one, the height of a law put back.
        known: who knows each card that is not in everybody's sight.
        tokens: how many of each kind lie on each card.
        held: the same added up for each seat's pyramid.
        gems: the gems of each holder, by colour.
        used: eternal gems used in this building phase, by seat and colour.
        attack: attack tokens behind each screen.
        ends: the leftmost and rightmost spot of level 1 with a card, two entries a seat.
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
        free_discards: free discards still to be made for virtual opponents.
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
        self.ends: vec[u8] = vec[u8]()
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
        self.free_discards: i64 = 0
        self.over: i64 = 0

    def empty(self) -> None:
        """Set all arrays: every card in its deck, and nothing anywhere else."""
        self.cells = _zeros(self.seats * tables.CELLS)
        self.display = _zeros(SLOTS)
        self.zone = _zeros(tables.CARDS + 1)
        self.zone[0] = u8(GONE)
        self.at = vec[i64]([i64(0) for _ in range(tables.CARDS + 1)])
        self.known = _zeros(tables.CARDS + 1)
        self.tokens = _zeros((tables.CARDS + 1) * tables.TOKENS)
        self.held = _zeros(tables.SEATS * tables.TOKENS)
        self.gems = _zeros((tables.SEATS + 1) * tables.COLOURS)
        self.used = _zeros(tables.SEATS * tables.COLOURS)
        self.attack = _zeros(tables.SEATS)
        self.ends = _zeros(tables.SEATS * 2)
        self.tint = _zeros(tables.CARDS + 1)
        self.commit = vec[i64]([i64(0) for _ in range(tables.SEATS)])
        self.bid = vec[i64]([NO_BID for _ in range(tables.SEATS)])
        self.status = _zeros(tables.SEATS)
        self.owed = _zeros(tables.SEATS)
        self.skip = _zeros(tables.SEATS)
        self.out = _zeros(tables.SEATS)
        self.robot = _zeros(tables.SEATS)
        self.robot_bid = vec[i64]([NO_BID for _ in range(tables.SEATS)])
        self.points = vec[i64]([i64(0) for _ in range(tables.SEATS * HEADINGS)])

    # Cards

    def card_in(self, cell: i64) -> i64:
        """Return the card in a cell, or 0."""
        return i64(self.cells[cell])

    def shown(self, slot: i64) -> i64:
        """Return the card on a slot of the display, or 0."""
        return i64(self.display[slot])

    def is_in_deck(self, card: i64) -> bool:
        """Return whether a card lies in its deck, at no particular place of it."""
        return self.zone[card] == u8(DECK)

    def is_put_back(self, law: i64) -> bool:
        """Return whether a law lies on top of its deck, where a seat has put it."""
        return self.zone[law] == u8(PUT_BACK)

    def is_in_hand(self, seat: i64, card: i64) -> bool:
        """Return whether a card is in the hand of a seat."""
        return self.zone[card] == u8(HAND + seat)

    def is_laid(self, seat: i64, card: i64) -> bool:
        """Return whether a card lies in the pyramid of a seat."""
        return self.zone[card] == u8(LAID + seat)

    def is_tucked(self, seat: i64, card: i64) -> bool:
        """Return whether a card is tucked under a card of a seat's pyramid."""
        return self.zone[card] == u8(TUCKED + seat)

    def is_tucked_under(self, seat: i64, card: i64, under: i64) -> bool:
        """Return whether a card is tucked under a certain card of a seat's pyramid."""
        return self.zone[card] == u8(TUCKED + seat) and self.at[card] == under

    def owner_of(self, card: i64) -> i64:
        """Return the seat in whose pyramid a card lies, or -1."""
        zone = i64(self.zone[card])
        return zone - LAID if LAID <= zone < LAID + tables.SEATS else i64(-1)

    def level_of_card(self, card: i64) -> i64:
        """Return the level of a laid card, from 1."""
        return level_of(self.at[card])

    def hold(self, seat: i64, card: i64, known: u8) -> None:
        """Put a card into a hand; `known` is the bit set of the seats that have seen it."""
        self.zone[card] = u8(HAND + seat)
        self.at[card] = 0
        self.known[card] = known

    def lay(self, seat: i64, card: i64, cell: i64) -> None:
        """Put a card into a cell of a seat's pyramid."""
        self.cells[cell] = u8(card)
        self.zone[card] = u8(LAID + seat)
        self.at[card] = cell
        self.known[card] = u8(0)

    def tuck(self, seat: i64, card: i64, under: i64) -> None:
        """Put a card under one of a seat's pyramid."""
        self.zone[card] = u8(TUCKED + seat)
        self.at[card] = under
        self.known[card] = u8(0)

    def discard(self, card: i64) -> None:
        """Remove a card from the game."""
        self.zone[card] = u8(GONE)
        self.known[card] = u8(0)

    def hand_size(self, seat: i64) -> i64:
        """Return the number of cards in a seat's hand."""
        number: i64 = 0
        mine = u8(HAND + seat)
        for zone in self.zone:
            if zone == mine:
                number += 1
        return number

    def left_end(self, seat: i64) -> i64:
        """Return the leftmost spot of level 1 of a seat's pyramid with a card."""
        return i64(self.ends[2 * seat])

    def right_end(self, seat: i64) -> i64:
        """Return the rightmost spot of level 1 of a seat's pyramid with a card."""
        return i64(self.ends[2 * seat + 1])

    def note_ends(self, seat: i64) -> None:
        """Update the ends of level 1 after a card was laid there or taken away."""
        row = seat * tables.CELLS
        first = tables.SPAN
        last: i64 = 0
        for spot in range(tables.SPAN):
            if self.cells[row + spot]:
                last = spot
                if first == tables.SPAN:
                    first = spot
        self.ends[2 * seat] = u8(first)
        self.ends[2 * seat + 1] = u8(last)

    # Tokens

    def tokens_on(self, card: i64, kind: i64) -> i64:
        """Count the tokens of a kind on a card."""
        return i64(self.tokens[card * tables.TOKENS + kind])

    def tokens_of(self, seat: i64, kind: i64) -> i64:
        """Count the tokens of a kind in a pyramid."""
        return i64(self.held[seat * tables.TOKENS + kind])

    def all_tokens_of(self, seat: i64) -> vec[u8]:
        """Return the tokens in a seat's pyramid, by kind: TOKENS numbers."""
        return self.held[seat * tables.TOKENS : (seat + 1) * tables.TOKENS]

    def eternal_gems_on(self, card: i64, colour: i64) -> i64:
        """Count the eternal gems of a colour on a card."""
        return i64(self.tokens[card * tables.TOKENS + tables.ETERNAL + colour])

    def eternal_gems_of(self, seat: i64, colour: i64) -> i64:
        """Count the eternal gems of a colour in a pyramid."""
        return i64(self.held[seat * tables.TOKENS + tables.ETERNAL + colour])

    def gems_stored_on(self, law: i64) -> i64:
        """Count the gems stored on a law."""
        number: i64 = 0
        for colour in range(tables.COLOURS):
            number += i64(self.tokens[law * tables.TOKENS + tables.STORED + colour])
        return number

    def add_tokens(self, seat: i64, card: i64, kind: i64, number: i64) -> None:
        """Put `number` tokens of a kind on a laid card of a seat."""
        self.tokens[card * tables.TOKENS + kind] += u8(number)
        self.held[seat * tables.TOKENS + kind] += u8(number)

    def remove_token(self, seat: i64, card: i64, kind: i64) -> None:
        """Take a token of a kind off a laid card of a seat."""
        self.tokens[card * tables.TOKENS + kind] -= u8(1)
        self.held[seat * tables.TOKENS + kind] -= u8(1)

    def move_tokens(self, card: i64, onto: i64) -> None:
        """Move all tokens of a card `onto` another one in the same pyramid."""
        for kind in range(tables.TOKENS):
            self.tokens[onto * tables.TOKENS + kind] += self.tokens[card * tables.TOKENS + kind]
            self.tokens[card * tables.TOKENS + kind] = u8(0)

    def add_up_tokens(self, seat: i64, card: i64) -> None:
        """Add the tokens on a card to those of a seat's pyramid."""
        for kind in range(tables.TOKENS):
            self.held[seat * tables.TOKENS + kind] += self.tokens[card * tables.TOKENS + kind]

    # Gems

    def gems_of(self, holder: i64, colour: i64) -> i64:
        """Count the gems of a colour that a holder, a seat or SUPPLY, has."""
        return i64(self.gems[holder * tables.COLOURS + colour])

    def all_gems_of(self, holder: i64) -> i64:
        """Count the gems that a holder, a seat or SUPPLY, has."""
        gems = self.gems
        at = holder * tables.COLOURS
        return i64(gems[at]) + i64(gems[at + 1]) + i64(gems[at + 2]) + i64(gems[at + 3])

    def add_gems(self, holder: i64, colour: i64, number: i64) -> None:
        """Give `number` gems of a colour to a holder, a seat or SUPPLY."""
        self.gems[holder * tables.COLOURS + colour] += u8(number)

    def remove_gems(self, holder: i64, colour: i64, number: i64) -> None:
        """Take `number` gems of a colour from a holder, a seat or SUPPLY, which has so many."""
        self.gems[holder * tables.COLOURS + colour] -= u8(number)

    def move_gems(self, source: i64, target: i64, colour: i64, number: i64) -> None:
        """Move `number` gems of a colour from the holder `source` to the holder `target`.

        A holder is a seat or SUPPLY.
        """
        self.gems[source * tables.COLOURS + colour] -= u8(number)
        self.gems[target * tables.COLOURS + colour] += u8(number)

    def discount(self, seat: i64, colour: i64) -> i64:
        """Count a seat's eternal gems of a colour that are not used in this building phase."""
        have = i64(self.held[seat * tables.TOKENS + tables.ETERNAL + colour])
        return have - i64(self.used[seat * tables.COLOURS + colour])

    def use_discount(self, seat: i64, colour: i64, number: i64) -> None:
        """Count `number` more eternal gems of a colour that a seat has used in building.

        They are free again in the next building phase.
        """
        self.used[seat * tables.COLOURS + colour] += u8(number)

    def renew_discounts(self) -> None:
        """Count all eternal gems as unused."""
        for place in range(tables.SEATS * tables.COLOURS):
            self.used[place] = u8(0)

    # Secret choices, points and frames

    def has_chosen(self, seat: i64) -> bool:
        """Return whether a seat has chosen in secret."""
        return self.commit[seat] != 0

    def choice_of(self, seat: i64) -> i64:
        """Return the action that a seat has chosen in secret, or -1."""
        return self.commit[seat] - 1

    def choose(self, seat: i64, action: i64) -> None:
        """Set the action that a seat chooses in secret."""
        self.commit[seat] = action + 1

    def forget_choice(self, seat: i64) -> None:
        """Delete the action that a seat has chosen in secret."""
        self.commit[seat] = 0

    def points_under(self, seat: i64, heading: i64) -> i64:
        """Return the points of a seat under a heading, once the game is over."""
        return self.points[seat * HEADINGS + heading]

    def set_points(self, seat: i64, heading: i64, points: i64) -> None:
        """Set the points of a seat under a heading."""
        self.points[seat * HEADINGS + heading] = points

    def frames(self) -> i64:
        """Count the frames on the stack."""
        return i64(len(self.stack)) // FRAME

    def kind_at(self, place: i64) -> i64:
        """Return the kind of a frame on the stack; 0 is the place of the outermost one."""
        return self.stack[place * FRAME]

    def seat_at(self, place: i64) -> i64:
        """Return the seat of a frame on the stack, or -1; 0 is the place of the outermost one."""
        return self.stack[place * FRAME + 1]

    def slot_at(self, place: i64, slot: i64) -> i64:
        """Return a slot of a frame on the stack; 0 is the place of the outermost one."""
        return self.stack[place * FRAME + slot]

    def find_frame(self, kind: i64) -> i64:
        """Return the place of the outermost frame of a kind on the stack, or -1."""
        for place in range(self.frames()):
            if self.kind_at(place) == kind:
                return place
        return -1


def cell_of(seat: i64, level: i64, column: i64) -> i64:
    """Return the cell on a level, from 1, and in a column; column 0 is that of the first card."""
    return seat * tables.CELLS + (level - 1) * tables.SPAN + column + tables.MIDDLE


def cell_at(seat: i64, level: i64, spot: i64) -> i64:
    """Return the cell on a level, from 1, and at a spot."""
    return seat * tables.CELLS + (level - 1) * tables.SPAN + spot


def own_cell(seat: i64, place: i64) -> i64:
    """Return the cell that has a certain number within the pyramid of a seat."""
    return seat * tables.CELLS + place


def seat_of_cell(cell: i64) -> i64:
    """Return the seat of a cell, in whose pyramid it is."""
    return cell // tables.CELLS


def level_of(cell: i64) -> i64:
    """Return the level of a cell, from 1."""
    return (cell % tables.CELLS) // tables.SPAN + 1


def spot_of(cell: i64) -> i64:
    """Return the spot of a cell, counted from 0 from the left of its level."""
    return (cell % tables.CELLS) % tables.SPAN


def column_of(cell: i64) -> i64:
    """Return the column of a cell; 0 is that of the first card."""
    return (cell % tables.CELLS) % tables.SPAN - tables.MIDDLE


def below_left(cell: i64) -> i64:
    """Return the cell of the left one of the two cards below a cell."""
    return cell - tables.SPAN


def below_right(cell: i64) -> i64:
    """Return the cell of the right one of the two cards below a cell."""
    return cell - tables.SPAN + 1


def above_left(cell: i64) -> i64:
    """Return the cell above a cell to the left; there is none where the spot is 0."""
    return cell + tables.SPAN - 1


def above_right(cell: i64) -> i64:
    """Return the cell above a cell to the right."""
    return cell + tables.SPAN


def upper(colour: i64) -> i64:
    """Return the upper slot of a colour on the display."""
    return colour + UPPER


def colour_of_slot(slot: i64) -> i64:
    """Return the colour of a slot of the display."""
    return slot % UPPER


def is_law(card: i64) -> bool:
    """Return whether a card is a law."""
    return card > tables.CHARACTERS


def _zeros(number: i64) -> vec[u8]:
    return vec[u8]([u8(0) for _ in range(number)])


def knows(state: Storage, observer: i64, card: i64) -> bool:
    """Return whether an observer has seen a hidden card going where it is. Rules: VC-EDGE-04."""
    if observer < 0:
        return all_know(state, card)
    return seats.contains(i64(state.known[card]), observer)


def all_know(state: Storage, card: i64) -> bool:
    """Return whether everybody has seen a hidden card going where it is."""
    return state.known[card] & EVERYBODY == EVERYBODY
