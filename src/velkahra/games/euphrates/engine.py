"""The state of Tigris & Euphrates with everything that can be done with it."""

from typing import final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.games.euphrates.bots.evaluation import (
    HORIZON,
    evaluate,
    prior_value,
    static_value,
    temperature,
)
from velkahra.games.euphrates.rules.chapters.end import shares
from velkahra.games.euphrates.rules.chapters.setup import begin
from velkahra.games.euphrates.rules.chapters.turn import draw_outcome, draw_tiles, outcome_weights
from velkahra.games.euphrates.rules.flow import advance
from velkahra.games.euphrates.rules.legal import legal_actions
from velkahra.games.euphrates.rules.printed import COLOURS
from velkahra.games.euphrates.rules.refuse import refusal
from velkahra.games.euphrates.rules.sample import sample
from velkahra.games.euphrates.rules.state import BAG, HANDS, PLAYING, SWAPPED, Position


@final
class EuphratesState(Position):
    """A position that knows the rules. Use `new` for the start of a game."""

    @staticmethod
    def new(
        seats: i64, board: i64, english: i64, open_points: i64 = 0, order: i64 = 0
    ) -> "EuphratesState":
        """Set up a game. Rules: TE-SETUP-03, TE-SETUP-10."""
        state = EuphratesState(seats, board, english)
        state.open_points = open_points
        state.order = order
        begin(state)
        return state

    def clone(self) -> "EuphratesState":
        """Copy the state."""
        copy = EuphratesState(self.seats, self.board, self.english)
        copy.open_points = self.open_points
        copy.order = self.order
        copy.stack = self.stack[:]
        copy.cells = self.cells[:]
        copy.realm = self.realm[:]
        copy.counts = self.counts[:]
        copy.treasures = self.treasures
        copy.turn_number = self.turn_number
        copy.active = self.active
        copy.left = self.left
        copy.union = self.union
        copy.over = self.over
        return copy

    def legal_actions(self, seat: i64) -> vec[i64]:
        """List what `seat` may do, ascending."""
        return legal_actions(self, seat)

    def sample(self, seat: i64, rng: Random) -> i64:
        """Draw one of the legal actions of `seat`."""
        return sample(self, seat, rng)

    def refusal(self, seat: i64, action: i64) -> Refusal | None:
        """Say by which rule `seat` may not do `action`, if it may not."""
        return refusal(self, seat, action)

    def advance(self, seat: i64, action: i64, events: Events | None) -> None:
        """Carry out a legal action."""
        advance(self, seat, action, events)

    def chance_weights(self) -> vec[i64]:
        """Count the ways to draw each outcome."""
        return outcome_weights(self)

    def draw(self, rng: Random) -> i64:
        """Draw an outcome."""
        return draw_outcome(self, rng)

    def determinize(self, seat: i64, rng: Random) -> "EuphratesState":
        """Deal anew what `seat` cannot see: the bag, other hands and what others swapped away.

        Any such deal agrees with all that was played: a tile that is hidden now has shown nothing.
        Rules: TE-EDGE-85, TE-EDGE-86.
        """
        world = self.clone()
        counts = world.counts
        hidden = counts[BAG : BAG + COLOURS]
        for other in range(self.seats):
            if other == seat:
                continue
            for colour in range(COLOURS):
                hidden[colour] += counts[HANDS + COLOURS * other + colour]
                hidden[colour] += counts[SWAPPED + COLOURS * other + colour]
        for other in range(self.seats):
            if other != seat:
                _redeal(counts, HANDS + COLOURS * other, hidden, rng)
                _redeal(counts, SWAPPED + COLOURS * other, hidden, rng)
        for colour in range(COLOURS):
            counts[BAG + colour] = hidden[colour]
        return world

    def returns(self) -> vec[float]:
        """Give each seat's share of the victory: they add up to 1 when the game is over."""
        if self.over != PLAYING:
            return shares(self)
        zeros: vec[float] = vec[float]()
        for _ in range(self.seats):
            zeros = append(zeros, 0.0)
        return zeros

    def evaluate(self, seat: i64) -> float:
        """Estimate how well `seat` stands."""
        return evaluate(self, seat)

    def prior_value(self, seat: i64) -> float:
        """Value the position for `seat` as a search expects it to be played for."""
        return prior_value(self, seat)

    def static_value(self, seat: i64) -> float:
        """Value the position for `seat` as games ended, without what steers a choice."""
        return static_value(self, seat)

    def temperature(self) -> float:
        """Give the unit of chances."""
        return temperature(self)

    def turn_index(self) -> i64:
        """Give whose turn it is."""
        return self.active

    def horizon(self) -> i64:
        """Give the turns to be looked through."""
        return self.seats + HORIZON

    def bare_copy(self) -> i64:
        """Copy just the arrays: what the bench holds `clone` against."""
        stack = self.stack[:]
        cells = self.cells[:]
        realm = self.realm[:]
        counts = self.counts[:]
        return i64(len(stack)) + i64(len(cells)) + i64(len(realm)) + i64(len(counts))


def _redeal(counts: vec[i64], at: i64, hidden: vec[i64], rng: Random) -> None:
    """Deal as many hidden tiles to a place of `counts` as lie there now."""
    number = counts[at] + counts[at + 1] + counts[at + 2] + counts[at + 3]
    dealt = vec[i64]([i64(0), i64(0), i64(0), i64(0)])
    draw_tiles(hidden, dealt, number, rng)
    for colour in range(COLOURS):
        counts[at + colour] = dealt[colour]
