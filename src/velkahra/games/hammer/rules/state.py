"""The position of the camp game: flat arrays and a few integers.

Numbers, here and in all rules:
    a *team* is a seat; which power it plays is in `power`; several seats are the bits of one
        number;
    a *card* is its place, 0..301 (`cards.card_ids`); a *source* of effects is a card, a side or a
        special ability;
    a `side` is the seats, as bits, for whom a source works or who start an effect; `you` is the one
        team of an effect that is being carried out;
    a *group* is a set of powers with a joint deck, an index into `card_ids.GROUPS`;
    a *row* is a row of the encoded picture, from 0, and a clue; a *square* is 24 *
        column + line;
    an *effect*, *filter*, *amount*, *condition*, *modifier* or *demand* is its number in the tables
        of the set; an *op* is an index of `opcodes`;
    SB and BM are the two kinds of points that pay for cards.

A card that lies in a deck is in no particular place of it until something fixes that: it is drawn
when it is drawn.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from velkahra.core.contract import state
from velkahra.core.contract.state import State
from velkahra.games.hammer.cards import card_ids, columns, opcodes
from velkahra.games.hammer.rules import arrays, frames, tables, values

NOTHING_AGREED: Final = arrays.filled(values.READINGS, 0)
"""What version 1 of the rules says, by READINGS; nobody writes into it."""


class Position(State):
    """The fields of a position, with accessors; `engine.HammerState` adds the rules.

    Attributes:
        tables: the set of cards that is played.
        agreed: what the table agreed on, one number for each of READINGS.
        results: BY_CHANCE or ENTERED: where the results of partial games come from.
        rounds: how many rounds there are to be; round: the one that is played, from 1.
        powers: the power of each seat; power -> seat is `seat_of`, -1 for powers that are absent.
        owners: the seats that own each card, as bits; 0 for cards that are not in this game.
        cards: those that are in it, ascending.
        zone, at, known, control, state, age, used: of each card; `known` are the seats that know a
            card in a hand or at a fixed place of a deck, `control` the seats that have it in play,
            `used` counts uses of each source in its period, `refused` marks joint cards that a
            partner would not play in this turn.
        sb, bm, points, debt, rank, place, joker, bet, special, joined, guess: of each seat. `rank`
            is the place in the last partial game, `place` the position in the order of this round,
            `bet` is 1 + the seat that the joker is on (1 + SEATS for none), `guess` 1 + square.
        earned: SB that each seat was credited for its place this round.
        pacts: the seats each seat is in open co-operation with, as bits.
        rows, due, seen: the clues each seat has, those it will get, and those of each other that
            it knows of (seat * SEATS + other), as bits.
        square, marks, codes: the puzzle: where T. H. hides, the mark at each position, the two dark
            marks of each row packed as 16 * first + second.
        run, targets, groups, that, controllers: the effect that is being carried out; `targets` are
            cards chosen when it was started, `groups` where each group of them begins.
        waiting: triggers that wait. brief: modifiers for a time. guesses: wrong ones.
        talks: what was announced in this turn.
        how: whether each seat took part in the partial game of this round: 0, or as
            `camp.finish` is told.
        returning: 1 + the spy that comes back to each seat when its turn begins, unless it waives.
        leaving: the seats each seat leaves as soon as no effect is under way, as bits.
        swaps: what each seat does with its first hand while others choose: KEEPS and so on.
        called_off: the last round whose partial game was called off, or 0.
        finder: the seat that found T. H., or -1; finders: it and those that came as early, as bits.
        clock: counts cards that enter play, so that the oldest comes first.
        turn: the seat whose turn it is, or -1.
        hurried: 1 + the seat whose time was up in its last turn, or 0.
    """

    def __init__(self, seats: i64, number: i64, found: tables.SetTables | None = None) -> None:
        # Long because it declares every field, one on a line.
        self.seats: i64 = seats
        self.stack: vec[i64] = vec[i64]()
        self.tables: tables.SetTables = found or tables.set_tables(number)
        self.agreed: vec[i64] = NOTHING_AGREED
        self.results: i64 = 0
        self.rounds: i64 = 10
        self.round: i64 = 0
        self.size: i64 = 24
        self.pieces: i64 = 36
        self.powers: vec[i64] = vec[i64]()
        self.seat_of: vec[i64] = vec[i64]()
        self.owners: vec[u8] = vec[u8]()
        self.cards: vec[i64] = vec[i64]()
        self.zone: vec[u8] = vec[u8]()
        self.at: vec[i64] = vec[i64]()
        self.known: vec[u8] = vec[u8]()
        self.control: vec[u8] = vec[u8]()
        self.tired: vec[u8] = vec[u8]()
        self.age: vec[i64] = vec[i64]()
        self.used: vec[u8] = vec[u8]()
        self.refused: vec[u8] = vec[u8]()
        self.sb: vec[i64] = vec[i64]()
        self.bm: vec[i64] = vec[i64]()
        self.points: vec[i64] = vec[i64]()
        self.debt: vec[i64] = vec[i64]()
        self.earned: vec[i64] = vec[i64]()
        self.rank: vec[i64] = vec[i64]()
        self.how: vec[i64] = vec[i64]()
        self.place: vec[i64] = vec[i64]()
        self.joker: vec[u8] = vec[u8]()
        self.bet: vec[i64] = vec[i64]()
        self.special: vec[u8] = vec[u8]()
        self.joined: vec[u8] = vec[u8]()
        self.guess: vec[i64] = vec[i64]()
        self.guessed: vec[u8] = vec[u8]()
        self.pacts: vec[i64] = vec[i64]()
        self.rows: vec[i64] = vec[i64]()
        self.due: vec[i64] = vec[i64]()
        self.seen: vec[i64] = vec[i64]()
        self.square: i64 = -1
        self.salts: vec[u8] = vec[u8]()
        self.marks: vec[u8] = vec[u8]()
        self.codes: vec[u8] = vec[u8]()
        self.run: vec[i64] = vec[i64]()
        self.targets: vec[i64] = vec[i64]()
        self.groups: vec[i64] = vec[i64]()
        self.that: vec[i64] = vec[i64]()
        self.controllers: vec[i64] = vec[i64]()
        self.shares: vec[i64] = vec[i64]()
        self.waiting: vec[i64] = vec[i64]()
        self.brief: vec[i64] = vec[i64]()
        self.guesses: vec[i64] = vec[i64]()
        self.talks: vec[i64] = vec[i64]()
        self.returning: vec[i64] = vec[i64]()
        self.leaving: vec[i64] = vec[i64]()
        self.swaps: vec[i64] = vec[i64]()
        self.called_off: i64 = 0
        self.finder: i64 = -1
        self.finders: i64 = 0
        self.turn: i64 = -1
        self.clock: i64 = 0
        self.hurried: i64 = 0
        self.over: i64 = 0

    def empty(self, powers: vec[i64]) -> None:
        """Set all arrays for these powers, with every card in its deck.

        `powers` has the power, 0..4, of each seat.
        """
        self.powers = powers
        self.seat_of = arrays.filled(card_ids.SEATS, -1)
        for seat in range(self.seats):
            self.seat_of[powers[seat]] = seat
        self.owners = arrays.zeros(card_ids.CARDS)
        self.zone = arrays.zeros(card_ids.CARDS)
        self.cards = vec[i64](capacity=card_ids.CARDS)
        for card in range(card_ids.CARDS):
            self._place(card)
        self.at = arrays.filled(card_ids.CARDS, 0)
        self.known = arrays.zeros(card_ids.CARDS)
        self.control = arrays.zeros(card_ids.CARDS)
        self.tired = arrays.zeros(card_ids.CARDS)
        self.age = arrays.filled(card_ids.CARDS, 0)
        self.used = arrays.zeros(card_ids.SOURCES * columns.COUNTERS)
        self.refused = arrays.zeros(card_ids.CARDS)
        self.sb = arrays.filled(card_ids.SEATS, 0)
        self.bm = arrays.filled(card_ids.SEATS, 0)
        self.points = arrays.filled(card_ids.SEATS, 0)
        self.debt = arrays.filled(card_ids.SEATS, 0)
        self.earned = arrays.filled(card_ids.SEATS, 0)
        self.rank = arrays.filled(card_ids.SEATS, 0)
        self.how = arrays.filled(card_ids.SEATS, 0)
        self.place = arrays.filled(card_ids.SEATS, -1)
        self.joker = arrays.zeros(card_ids.SEATS)
        self.bet = arrays.filled(card_ids.SEATS, 0)
        self.special = arrays.zeros(card_ids.SEATS)
        self.joined = arrays.zeros(card_ids.SEATS)
        self.guess = arrays.filled(card_ids.SEATS, 0)
        self.guessed = arrays.zeros(card_ids.SEATS)
        self.pacts = arrays.filled(card_ids.SEATS, 0)
        self.rows = arrays.filled(card_ids.SEATS, 0)
        self.due = arrays.filled(card_ids.SEATS, 0)
        self.seen = arrays.filled(card_ids.SEATS * card_ids.SEATS, 0)
        self.marks = arrays.zeros(values.MOST_ROWS * values.MOST_SIDE)
        self.codes = arrays.zeros(values.MOST_ROWS)
        self.run = arrays.filled(values.RUN, -1)
        self.returning = arrays.filled(card_ids.SEATS, 0)
        self.leaving = arrays.filled(card_ids.SEATS, 0)
        self.swaps = arrays.filled(card_ids.SEATS, 0)

    def _place(self, card: i64) -> None:
        """Put a card into its deck, if its powers take part. Rules: HM-EDGE-RANK-04, HM-CARD-02."""
        mask = self.tables.of(card, columns.OWNERS)
        seats: i64 = 0
        for power in range(card_ids.SEATS):
            if mask >= 0 and (mask >> power) & 1:
                if self.seat_of[power] < 0:
                    mask = -1
                else:
                    seats |= arrays.seat_bit(self.seat_of[power])
        if mask <= 0:
            self.zone[card] = values.GONE
            return
        self.owners[card] = u8(seats)
        self.cards = append(self.cards, card)

    def actor(self) -> i64:
        """Return the first seat that may act, CHANCE, or NOBODY."""
        if self.over:
            return state.NOBODY
        kind = self.frame_kind()
        if kind <= frames.LAST_CHANCE:
            return state.CHANCE
        if not self.is_together():
            return self.frame_seat()
        mask = self.acting()
        seat: i64 = 0
        while not (mask >> seat) & 1:
            seat += 1
        return seat

    def acting(self) -> i64:
        """Return the bit set of the seats that may act now."""
        if self.over:
            return 0
        kind = self.frame_kind()
        if kind <= frames.LAST_CHANCE:
            return 0
        if not self.is_together():
            return arrays.seat_bit(self.frame_seat())
        mask = self.slot(frames.BET_SEATS if kind == frames.BET else frames.SWAP_CARDS)
        for seat in range(self.seats):
            if self.bet[seat] if kind == frames.BET else self.swaps[seat]:
                mask &= ~arrays.seat_bit(seat)
        return mask

    def is_together(self) -> bool:
        """Return whether several teams choose at once: their bets, or their first hands."""
        return self.frame_kind() == frames.BET or (
            self.frame_kind() == frames.SWAP and self.frame_seat() < 0
        )

    def count_down(self, slot: i64) -> None:
        """Lower a slot of the innermost frame by one."""
        self.set_slot(slot, self.slot(slot) - 1)

    def is_pending(self, kind: i64) -> bool:
        """Return whether a frame of this kind is on the stack."""
        return any(
            self.stack[at] == kind for at in range(i64(0), i64(len(self.stack)), state.FRAME)
        )

    def kind_below(self) -> i64:
        """Return the kind of the frame below the innermost one; 0 if there is none."""
        at = i64(len(self.stack)) - 2 * state.FRAME
        return self.stack[at] if at >= 0 else 0

    def slot_below(self, slot: i64) -> i64:
        """Return a slot of the frame below the innermost one."""
        return self.stack[len(self.stack) - 2 * state.FRAME + slot]

    def of(self, card: i64, column: i64) -> i64:
        """Return a printed number of a card or another source, by its column.

        The columns are those of `tables.SetTables`.
        """
        return self.tables.sources[card * columns.COLUMNS + column]

    def owners_of(self, card: i64) -> i64:
        """Return the seats that own a card, as bits; 0 if it is not in this game."""
        return i64(self.owners[card])

    def controllers_of(self, card: i64) -> i64:
        """Return the seats that control a card, as bits; 0 if it is not in play."""
        return i64(self.control[card])

    def is_joint(self, card: i64) -> bool:
        """Return whether a card belongs to several teams."""
        owners = i64(self.owners[card])
        return owners & (owners - 1) != 0

    def owner(self, card: i64) -> i64:
        """Return the seat that owns a card that is not joint."""
        owners = i64(self.owners[card])
        seat: i64 = 0
        while not (owners >> seat) & 1:
            seat += 1
        return seat

    def in_hand(self, seat: i64, card: i64) -> bool:
        """Return whether a card is in the hand of a team. Rules: HM-COOP-09, HM-EDGE-COOP-07."""
        return self.zone[card] == values.HAND and (i64(self.owners[card]) >> seat) & 1 == 1

    def controls(self, seat: i64, card: i64) -> bool:
        """Return whether a card is in play under the control of a team. Rules: HM-COOP-11."""
        return self.zone[card] == values.IN_PLAY and (i64(self.control[card]) >> seat) & 1 == 1

    def in_deck(self, seat: i64, card: i64) -> bool:
        """Return whether a card is in the own deck of a team, which is none of its joint ones."""
        return self.zone[card] == values.DECK and i64(self.owners[card]) == arrays.seat_bit(seat)

    def on_pile(self, seat: i64, card: i64) -> bool:
        """Return whether a card is on the own pile of a team. Rules: HM-EDGE-POP-06."""
        return self.zone[card] == values.PILE and i64(self.owners[card]) == arrays.seat_bit(seat)

    def gets_spy_back(self, seat: i64) -> bool:
        """Return whether a spy that is still on its pile comes back. Rules: HM-POPULATION-01."""
        spy = self.returning[seat] - 1
        return spy >= 0 and (self.on_pile(seat, spy) or not self.agreed[values.CORRECTED])

    def uses(self, source: i64, counter: i64) -> i64:
        """Return how often a source was used in the period of one of its counters, from 0."""
        return i64(self.used[source * columns.COUNTERS + counter])

    def seen_rows(self, viewer: i64, seat: i64) -> i64:
        """Return the rows of a team that another knows it has, as bits."""
        return self.seen[viewer * card_ids.SEATS + seat]

    def see_rows(self, viewer: i64, seat: i64, rows: i64) -> None:
        """Record that `viewer` knows that another team has these rows (bits)."""
        self.seen[viewer * card_ids.SEATS + seat] |= rows

    def mark(self, row: i64, place: i64) -> i64:
        """Return the mark, from 0, at a place of a row of the encoded picture, both from 0."""
        return i64(self.marks[row * values.MOST_SIDE + place])

    def set_mark(self, row: i64, place: i64, mark: i64) -> None:
        """Set the mark, from 0, at a place of a row of the encoded picture, both from 0."""
        self.marks[row * values.MOST_SIDE + place] = u8(mark)

    def add_waiting(self, effect: i64, source: i64, owner: i64, teams: i64, trigger: i64) -> None:
        """Add a trigger, with its effect and source, that waits for the team `owner`.

        `teams` are the teams of the event, and `trigger` the number of its row.
        """
        for value in (effect, source, owner, teams, trigger):
            self.waiting = append(self.waiting, value)

    def add_brief(self, modifier: i64, side: i64, seat: i64, until: i64, card: i64) -> None:
        """Add a modifier in force for `side` until a moment, an index of `opcodes.UNTILS`.

        `side` are seats as bits, `seat` is who set it, and `card` the card it is bound to, or -1.
        """
        for value in (modifier, side, seat, until, card):
            self.brief = append(self.brief, value)

    def add_guess(self, seat: i64, square: i64) -> None:
        """Add a wrong square (24 * column + line) that a team named in this round."""
        for value in (seat, square, self.round):
            self.guesses = append(self.guesses, value)

    def add_talk(self, what: i64, seat: i64, other: i64) -> None:
        """Add an offer (ALLY) or an end (PART) of co-operation that a team announced."""
        for value in (what, seat, other):
            self.talks = append(self.talks, value)

    def has_results(self) -> bool:
        """Return whether a team has a result, so that bets are open. Rules: HM-EDGE-JOKER-01."""
        for seat in range(self.seats):  # noqa: SIM110 - a generator would not be compiled to a loop
            if self.rank[seat]:
                return True
        return False

    def hand_size(self, seat: i64) -> i64:
        """Return the number of cards in a hand, joint ones too. Rules: HM-EDGE-COOP-08."""
        number: i64 = 0
        zone, owners = self.zone, self.owners
        for card in self.cards:
            if zone[card] == values.HAND and (i64(owners[card]) >> seat) & 1:
                number += 1
        return number

    def first_of_deck(self, owners: i64) -> i64:
        """Return the first place of the cards with exactly these owners, seats as bits."""
        return card_ids.FIRST_PLACES[self._powers_of(owners)]

    def end_of_deck(self, owners: i64) -> i64:
        """Return the end of the places of the cards with exactly these owners, seats as bits."""
        return card_ids.END_PLACES[self._powers_of(owners)]

    def _powers_of(self, seats: i64) -> i64:
        """Return the powers of seats, both as bits."""
        powers: i64 = 0
        for seat in range(self.seats):
            if (seats >> seat) & 1:
                powers |= arrays.seat_bit(self.powers[seat])
        return powers

    def in_zone(self, owners: i64, zone: u8) -> i64:
        """Return the number of cards with exactly these owners in a zone."""
        number: i64 = 0
        for card in range(self.first_of_deck(owners), self.end_of_deck(owners)):
            if self.zone[card] == zone:
                number += 1
        return number

    def permanents(self, seat: i64, kind: i64) -> i64:
        """Count the permanents of a kind (-1: any) that a team controls. Rules: HM-EDGE-COOP-13."""
        number: i64 = 0
        for card in self.cards:
            if self.controls(seat, card) and (kind < 0 or self.of(card, columns.KIND) == kind):
                number += 1
        return number

    def is_permanent(self, card: i64) -> bool:
        """Return whether a card is a spy, a place or a situation. Rules: HM-TERM-06."""
        kind = self.of(card, columns.KIND)
        return kind in (opcodes.SPY, opcodes.PLACE, opcodes.SITUATION)

    def pieces_of(self, seat: i64) -> i64:
        """Count the clues a team has."""
        return arrays.ones(self.rows[seat])

    def is_hurried(self) -> bool:
        """Return whether the time of the turn is up. Rules: HM-TIMER-04."""
        return self.turn >= 0 and self.hurried == self.turn + 1

    def field_mode(self) -> bool:
        """Return whether the organiser records who finds T. H. outdoors. Rules: HM-EDGE-FIND-01."""
        return (
            self.tables.chosen[opcodes.C_FIND_MODE] == opcodes.IN_THE_FIELD
            and self.results == values.ENTERED
        )

    def draws_by_hand(self) -> bool:
        """Return whether the organiser enters which card came from a deck of paper."""
        chosen = self.tables.chosen
        return (
            len(chosen) > opcodes.C_DRAWS
            and chosen[opcodes.C_DRAWS] == opcodes.DRAWS_ENTERED
            and self.results == values.ENTERED
        )

    def can_be_amended(self) -> bool:
        """Return whether the organiser can put numbers and cards right one by one."""
        return self.agreed[values.CORRECTED] == 1 and self.results == values.ENTERED

    def group_seats(self, group: i64, masks: vec[i64]) -> i64:
        """Return the seats of a group of powers as bits; 0 if one of them is absent.

        `masks` has the powers of each group, as bits.
        """
        seats: i64 = 0
        for power in range(card_ids.SEATS):
            if (masks[group] >> power) & 1:
                if self.seat_of[power] < 0:
                    return 0
                seats |= arrays.seat_bit(self.seat_of[power])
        return seats
