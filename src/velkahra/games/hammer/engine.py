"""The state of the camp game with everything that can be done with it."""

from typing import final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64, u8

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.core.contract.state import CHANCE
from velkahra.core.play.resample import deal
from velkahra.games.hammer.cards.card_ids import CARDS
from velkahra.games.hammer.rules import actions, arrays, decisions, frames, values
from velkahra.games.hammer.rules.chapters import finding, results, setup
from velkahra.games.hammer.rules.chapters.pact import may_step_in
from velkahra.games.hammer.rules.effects.modify import is_hand_open
from velkahra.games.hammer.rules.state import Position
from velkahra.games.hammer.rules.tables import SetTables, as_known, without_sides


@final
class HammerState(Position):
    """A position that knows the rules. Use `new` for the start of a game."""

    @staticmethod
    def new(
        powers: vec[i64],
        number: i64,
        rounds: i64,
        size: i64,
        pieces: i64,
        results: i64,
        agreed: vec[i64] | None = None,
        tables: SetTables | None = None,
    ) -> "HammerState":
        """Return the start of a camp, after everything that needs no decision. Nothing is checked.

        Args:
            powers: the power of each seat, an index into `language.POWERS`; no two are the same.
            number: the set of cards, see `cards.facts.set_number`.
            rounds: how many rounds are played.
            size: squares along a side of the map.
            pieces: rows of the encoded picture.
            results: BY_CHANCE or ENTERED: where the results of partial games come from.
            agreed: the number of the value of each of `agreed.READINGS`; None for version 1.
            tables: the card set changed by the options of this table; None for the unchanged set.

        Rules: HM-GOAL-01, HM-EDGE-RANK-04.
        """
        state = HammerState(i64(len(powers)), number)
        if agreed is not None:
            state.agreed = agreed
        if tables is not None:
            state.tables = tables
        state.rounds = rounds
        state.size = size
        state.pieces = pieces
        state.results = results
        state.empty(powers)
        setup.set_up(state)
        decisions.settle(state, None)
        return state

    def clone(self) -> "HammerState":
        """Return a copy of the state."""
        copy = HammerState(self.seats, 0, self.tables)
        copy.agreed = self.agreed
        copy.results = self.results
        copy.rounds = self.rounds
        copy.round = self.round
        copy.size = self.size
        copy.pieces = self.pieces
        copy.powers = self.powers
        copy.seat_of = self.seat_of
        copy.owners = self.owners
        copy.cards = self.cards
        copy.stack = self.stack[:]
        copy.zone = self.zone[:]
        copy.at = self.at[:]
        copy.known = self.known[:]
        copy.control = self.control[:]
        copy.tired = self.tired[:]
        copy.age = self.age[:]
        copy.used = self.used[:]
        copy.refused = self.refused[:]
        copy.sb = self.sb[:]
        copy.bm = self.bm[:]
        copy.points = self.points[:]
        copy.debt = self.debt[:]
        copy.earned = self.earned[:]
        copy.rank = self.rank[:]
        copy.how = self.how[:]
        copy.place = self.place[:]
        copy.joker = self.joker[:]
        copy.bet = self.bet[:]
        copy.special = self.special[:]
        copy.joined = self.joined[:]
        copy.guess = self.guess[:]
        copy.guessed = self.guessed[:]
        copy.pacts = self.pacts[:]
        copy.rows = self.rows[:]
        copy.due = self.due[:]
        copy.seen = self.seen[:]
        copy.square = self.square
        copy.salts = self.salts[:]
        copy.marks = self.marks[:]
        copy.codes = self.codes[:]
        self._copy_effects(copy)
        return copy

    def _copy_effects(self, copy: "HammerState") -> None:
        copy.run = self.run[:]
        copy.targets = self.targets[:]
        copy.groups = self.groups[:]
        copy.that = self.that[:]
        copy.controllers = self.controllers[:]
        copy.shares = self.shares[:]
        copy.waiting = self.waiting[:]
        copy.brief = self.brief[:]
        copy.guesses = self.guesses[:]
        copy.talks = self.talks[:]
        copy.returning = self.returning[:]
        copy.leaving = self.leaving[:]
        copy.swaps = self.swaps[:]
        copy.called_off = self.called_off
        copy.finder = self.finder
        copy.finders = self.finders
        copy.turn = self.turn
        copy.clock = self.clock
        copy.hurried = self.hurried
        copy.over = self.over

    def legal_actions(self, seat: i64) -> vec[i64]:
        """List the legal actions of `seat` (or CHANCE), ascending."""
        return decisions.legal_actions(self, seat)

    def refusal(self, seat: i64, action: i64) -> Refusal | None:
        """Return the reason why `seat` may not do `action` now, or None."""
        return decisions.refusal(self, seat, action)

    def may_step_in(self, seat: i64) -> bool:
        """Return whether a team that is not asked may leave a co-operation. Rules: HM-COOP-14."""
        return may_step_in(self, seat)

    def advance(self, seat: i64, action: i64, events: Events | None) -> None:
        """Carry out a legal action."""
        decisions.advance(self, seat, action, events)

    def chance_weights(self) -> vec[i64]:
        """Return the weight of each outcome, in the order of the legal ones.

        It is 0 for outcomes that only an organiser enters. Rules: HM-POPULATION-01, HM-EDGE-ORG-02.
        """
        return decisions.chance_weights(self)

    def draw(self, rng: Random) -> i64:
        """Return a chance outcome drawn by its probability; most draws have equal ones."""
        kind = self.frame_kind()
        if kind in (frames.COIN, frames.DESK, frames.FINISH):
            return super().draw(rng)
        if kind == frames.SALT:
            return actions.A_SALT + rng.randrange(actions.SALTS)
        outcomes = decisions.legal_actions(self, CHANCE)
        return outcomes[rng.randrange(i64(len(outcomes)))]

    def determinize(self, seat: i64, rng: Random) -> "HammerState":
        """Return a copy with what `seat` cannot know dealt again: cards, bets, clues, and T. H.

        The encoded picture stays as it is: where T. H. hides is drawn from the squares that the
        team's codes leave, and codes it does not know are drawn to agree with that. Sides of rivals
        do nothing there but bar, see `as_known`.
        Rules: HM-CHAR-02, HM-EDGE-INFO-05, HM-EDGE-SETUP-04.
        """
        world = self.clone()
        own = arrays.seat_bit(self.powers[seat]) if 0 <= seat < self.seats else i64(0)
        world.tables = as_known(self.tables, own)
        _reshuffle(world, seat, rng)
        if not self.over:
            _resample_bets(world, seat, rng)
            _resample_swaps(world, seat, rng)
            _resample_clues(world, seat, rng)
            if self.finder < 0:
                _resample_square(world, seat, rng)
        return world

    def foreseen(self, seat: i64, rng: Random) -> "HammerState":
        """Return a redealt copy for `seat` without others' sides. Rules: HM-CHAR-02."""
        world = self.determinize(seat, rng)
        own = arrays.seat_bit(self.powers[seat]) if seat >= 0 else i64(0)
        world.tables = without_sides(self.tables, own)
        return world

    def returns(self) -> vec[float]:
        """Return shares of the victory, 0..1, 0 before. Rules: HM-SCORE-03, HM-EDGE-SCORE-02."""
        best: i64 = -1
        winners: i64 = 0
        for seat in range(self.seats):
            if self.points[seat] > best:
                best, winners = self.points[seat], 0
            if self.points[seat] == best:
                winners += 1
        out: vec[float] = vec[float]()
        for seat in range(self.seats):
            won = self.over == 1 and self.points[seat] == best
            out = append(out, 1.0 / float(winners) if won else 0.0)
        return out


def _hidden(state: Position, seat: i64, card: i64) -> bool:
    """Return whether a seat cannot know where a card is."""
    if state.zone[card] != values.DECK and state.zone[card] != values.HAND:
        return False
    if seat < 0:
        return state.known[card] != values.EVERYBODY_KNOWS
    if state.zone[card] == values.HAND:
        if state.in_hand(seat, card):
            return False
        for owner in range(state.seats):
            if state.in_hand(owner, card) and is_hand_open(state, owner, seat):
                return False
    return (i64(state.known[card]) >> seat) & 1 == 0


def _reshuffle(state: Position, seat: i64, rng: Random) -> None:
    """Shuffle the places of cards with the same owners that a seat does not know."""
    done = vec[u8]([u8(0) for _ in range(32)])
    for first in range(CARDS):
        owners = state.owners_of(first)
        if done[owners] or not owners:
            continue
        done[owners] = u8(1)
        cards: vec[i64] = vec[i64](capacity=32)
        for card in range(first, CARDS):
            if state.owners_of(card) == owners and _hidden(state, seat, card):
                cards = append(cards, card)
        deal(state.zone, state.at, state.known, cards, rng)


def _resample_bets(state: Position, seat: i64, rng: Random) -> None:
    """Draw bets that are still secret again. Rules: HM-EDGE-JOKER-01."""
    kind = state.frame_kind()
    if kind not in (frames.BET, frames.FINISH, frames.DESK) or state.has_results():
        return
    for other in range(state.seats):
        if other != seat and state.bet[other]:
            choice = rng.randrange(state.seats + 1)
            state.bet[other] = results.NO_BET if choice == state.seats else choice + 1


def _resample_swaps(state: Position, seat: i64, rng: Random) -> None:
    """Draw the secret first-hand choices of others again."""
    for other in range(state.seats):
        if other == seat or not state.swaps[other]:
            continue
        ways = 2 if state.hand_size(other) > 1 else 1
        if setup.may_swap_freely(state, other):
            state.swaps[other] = values.SWAPS_FREELY if rng.randrange(2) else values.KEEPS
        else:
            state.swaps[other] = values.KEEPS + rng.randrange(ways)


def _resample_clues(state: Position, seat: i64, rng: Random) -> None:
    """Draw again which clues other teams have, as many as they have, and their guesses."""
    for other in range(state.seats):
        if other == seat:
            continue
        if state.frame_kind() != frames.COPY:
            sure = state.seen_rows(seat, other) if seat >= 0 else i64(0)
            kept = state.rows[other] & sure
            count = state.pieces_of(other)
            state.rows[other] = _some_rows(state, kept, count, i64(0), rng)
            owed = arrays.ones(state.due[other])
            state.due[other] = _some_rows(state, i64(0), owed, state.rows[other], rng)
        if state.guess[other]:
            state.guess[other] = _some_square(state, -1, rng) + 1
    guesses = state.guesses
    for at in range(i64(0), i64(len(guesses)), values.GUESSES):
        if guesses[at + values.GUESS_SEAT] != seat:
            guesses[at + values.GUESS_SQUARE] = _some_square(state, -1, rng)


def _some_rows(state: Position, kept: i64, count: i64, taken: i64, rng: Random) -> i64:
    """Return random rows until there are `count`; rows in `taken` are left out."""
    out = kept
    while arrays.ones(out) < count and arrays.ones(out | taken) < state.pieces:
        row = rng.randrange(state.pieces)
        if not (taken >> row) & 1:
            out |= arrays.bit(row)
    return out


def _some_square(state: Position, other_than: i64, rng: Random) -> i64:
    while True:
        square = rng.randrange(state.size) * actions.SIDE_MOST + rng.randrange(state.size)
        if square != other_than:
            return square


def _resample_square(state: Position, seat: i64, rng: Random) -> None:
    """Hide T. H. in a square that the seat's codes leave, and draw codes that agree with it."""
    if state.square < 0:
        return
    if not i64(len(state.salts)):
        state.square = _some_square(state, -1, rng)
        return
    rows = state.rows[seat] if seat >= 0 else i64(0)
    squares = finding.squares_open(state, seat)
    if not len(squares):
        return
    state.square = squares[rng.randrange(i64(len(squares)))]
    for row in range(state.pieces):
        if not (rows >> row) & 1 and len(state.salts) == 8:
            state.codes[row] = _some_code(state, row, rng)
    for at in range(i64(0), i64(len(state.guesses)), values.GUESSES):
        if (
            state.guesses[at + values.GUESS_SEAT] != seat
            and state.guesses[at + values.GUESS_SQUARE] == state.square
        ):
            state.guesses[at + values.GUESS_SQUARE] = _some_square(state, state.square, rng)


def position_of(state: Position, row: i64, square: i64) -> i64:
    """Return the place that stands for a square in a row, by its panel: column, line or sector."""
    panel = row // (state.pieces // 3)
    column, line = square // actions.SIDE_MOST, square % actions.SIDE_MOST
    if panel == 0:
        return column
    return line if panel == 1 else (column + line) % state.size


def _some_code(state: Position, row: i64, rng: Random) -> u8:
    """Return two random dark marks of a row that leave the square light."""
    white = state.mark(row, position_of(state, row, state.square))
    glyphs: i64 = 0
    for place in range(state.size):
        glyphs = max(glyphs, state.mark(row, place) + 1)
    while True:
        first, second = rng.randrange(glyphs), rng.randrange(glyphs)
        if first < second and first != white and second != white:
            return values.code_of(first, second)
