"""The state of Viceroy with everything that can be done with it."""

from typing import final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.core.contract.state import CHANCE
from velkahra.core.play.resample import deal
from velkahra.games.viceroy.rules import frames, storage, tables
from velkahra.games.viceroy.rules.chapters import end, setup
from velkahra.games.viceroy.rules.chapters.virtual import virtual_bid_weights
from velkahra.games.viceroy.rules.decisions import advance, list_actions, refusal
from velkahra.games.viceroy.rules.state import Position


@final
class ViceroyState(Position):
    """A position that knows the rules. Use `new` for the start of a game."""

    @staticmethod
    def new(
        seats: i64,
        virtual: i64 = 0,
        laws: i64 = 0,
        open_screens: i64 = 0,
        agreed: i64 = storage.BY_THE_LETTER,
    ) -> "ViceroyState":
        """Return the start of a game, before the dealer draws gems and cards.

        Args:
            seats: 1..4, the number of people or bots.
            virtual: 0..3, the number of virtual opponents; with the seats at most 4.
            laws: the set of laws, an index into `tables.LAW_TABLES`.
            open_screens: 1 if everybody sees all gems, 0 if they lie behind screens.
            agreed: the rulings the table plays by, bits of CORRECTED, ALWAYS_DRAWN and
                LAST_APPOINTMENT (`storage`).

        Nothing is checked: `Game.start` takes options by name and checks them.

        Rules: VC-SETUP-01, VC-SETUP-03, VC-VIRTUAL-01.
        """
        state = ViceroyState(seats, virtual, laws)
        state.open_screens = open_screens
        state.agreed = agreed
        setup.set_up(state)
        return state

    def clone(self) -> "ViceroyState":
        """Return a copy of the state."""
        copy = ViceroyState(self.seats, self.virtual, self.laws)
        copy.open_screens = self.open_screens
        copy.agreed = self.agreed
        copy.stack = self.stack[:]
        copy.cells = self.cells[:]
        copy.display = self.display[:]
        copy.zone = self.zone[:]
        copy.at = self.at[:]
        copy.known = self.known[:]
        copy.tokens = self.tokens[:]
        copy.held = self.held[:]
        copy.gems = self.gems[:]
        copy.used = self.used[:]
        copy.attack = self.attack[:]
        copy.ends = self.ends[:]
        copy.tint = self.tint[:]
        copy.commit = self.commit[:]
        copy.bid = self.bid[:]
        copy.status = self.status[:]
        copy.owed = self.owed[:]
        copy.skip = self.skip[:]
        copy.out = self.out[:]
        copy.robot = self.robot[:]
        copy.robot_bid = self.robot_bid[:]
        copy.points = self.points[:]
        copy.round = self.round
        copy.large = self.large
        copy.small = self.small
        copy.free_discards = self.free_discards
        copy.over = self.over
        return copy

    def legal_actions(self, seat: i64) -> vec[i64]:
        """List the legal actions of `seat` (or CHANCE), ascending."""
        return list_actions(self, seat)

    def refusal(self, seat: i64, action: i64) -> Refusal | None:
        """Return the reason why `seat` may not do `action` now, or None."""
        return refusal(self, seat, action)

    def advance(self, seat: i64, action: i64, events: Events | None) -> None:
        """Carry out a legal action."""
        advance(self, seat, action, events)

    def chance_weights(self) -> vec[i64]:
        """Return the number of ways to draw each outcome, in the order of the legal ones.

        Rules: VC-SETUP-05, VC-VIRTUAL-02.
        """
        if self.over or self.frame_kind() > frames.LAST_CHANCE:
            return vec[i64]()
        if self.frame_kind() == frames.BACK:
            return setup.back_weights()
        if self.frame_kind() == frames.VIRTUAL:
            return virtual_bid_weights(self)
        out: vec[i64] = vec[i64]()
        for _ in range(i64(len(list_actions(self, CHANCE)))):
            out = append(out, i64(1))
        return out

    def draw(self, rng: Random) -> i64:
        """Return an outcome drawn by its probability."""
        outcomes = list_actions(self, CHANCE)
        if self.frame_kind() != frames.BACK and self.frame_kind() != frames.VIRTUAL:
            return outcomes[rng.randrange(i64(len(outcomes)))]
        weights = self.chance_weights()
        total: i64 = 0
        for weight in weights:
            total += weight
        left = rng.randrange(total)
        place: i64 = 0
        while left >= weights[place]:
            left -= weights[place]
            place += 1
        return outcomes[place]

    def determinize(self, seat: i64, rng: Random) -> "ViceroyState":
        """Return a copy with what `seat` cannot see dealt again: decks, hands, secret choices.

        Cards keep their places among all that `seat` does not know; what everybody saw going into
        a hand stays there. Gems are as they are: who has followed the game knows them.
        Rules: VC-EDGE-04.
        """
        world = self.clone()
        _reshuffle(world, seat, 1, tables.CHARACTERS, rng)
        _reshuffle(world, seat, tables.FIRST_LAW, tables.CARDS, rng)
        if not world.over and world.frame_kind() <= frames.LAST_SECRET:
            for other in range(self.seats):
                if other != seat and world.has_chosen(other):
                    world.forget_choice(other)
                    choices = list_actions(world, other)
                    world.choose(other, choices[rng.randrange(i64(len(choices)))])
        return world

    def returns(self) -> vec[float]:
        """Return each seat's share of the victory: they add up to 1 when the game is over."""
        if self.over:
            return end.shares_of_victory(self)
        zeros: vec[float] = vec[float]()
        for _ in range(self.seats):
            zeros = append(zeros, 0.0)
        return zeros


def _hidden(state: Position, seat: i64, card: i64) -> bool:
    """Return whether a seat cannot know where a card is."""
    zone = i64(state.zone[card])
    if zone == storage.DECK:
        return True
    if not storage.HAND <= zone < storage.HAND + tables.SEATS and zone != storage.PUT_BACK:
        return False
    return not storage.knows(state, seat, card)


def _reshuffle(state: Position, seat: i64, first: i64, last: i64, rng: Random) -> None:
    """Shuffle the cards from `first` to `last` whose places a seat does not know."""
    cards: vec[i64] = vec[i64](capacity=64)
    for card in range(first, last + 1):
        if _hidden(state, seat, card):
            cards = append(cards, card)
    deal(state.zone, state.at, state.known, cards, rng)
