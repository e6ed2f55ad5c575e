"""The state of Tigris & Euphrates with everything that can be done with it."""

from typing import final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.core.contract.net import Net
from velkahra.core.contract.refusals import Refusal
from velkahra.games.euphrates.bots.evaluation import (
    HORIZON,
    evaluate,
    is_settled,
    learned_chance,
    prior_value,
    static_value,
    temperature,
)
from velkahra.games.euphrates.bots.groups import action_groups
from velkahra.games.euphrates.bots.inputs import VERSION, size, write_inputs
from velkahra.games.euphrates.bots.sensible import sensible_actions
from velkahra.games.euphrates.bots.survey import survey
from velkahra.games.euphrates.rules.chapters import end, setup, turn
from velkahra.games.euphrates.rules.decisions import (
    advance,
    list_actions,
    mark_actions,
    refusal,
)
from velkahra.games.euphrates.rules.sample import sample
from velkahra.games.euphrates.rules.state import PLAYING, Position
from velkahra.games.euphrates.rules.tables import COLOURS


@final
class EuphratesState(Position):
    """A position that knows the rules. Use `new` for the start of a game."""

    @staticmethod
    def new(
        seats: i64, board: i64, english: i64, open_points: i64 = 0, order: i64 = 0
    ) -> "EuphratesState":
        """Return the start of a game: the dealer fills the hands, then draws who begins.

        Args:
            seats: 2..4, the number of players.
            board: 0 for the standard board, 1 for the advanced one; an index into
                `facts.BOARD_NAMES`.
            english: 1 for the English variant, 0 without it.
            open_points: 1 if everybody sees everybody's victory points, 0 if they lie behind
                screens.
            order: 0..23, which dynasty sits where: an index into `facts.ORDERS`.

        Nothing is checked: `Game.start` takes options by name and checks them.

        Rules: TE-SETUP-03, TE-SETUP-10.
        """
        state = EuphratesState(seats, board, english)
        state.open_points = open_points
        state.order = order
        setup.set_up(state)
        return state

    def clone(self) -> "EuphratesState":
        """Return a copy of the state."""
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
        """List the legal actions of `seat` (or CHANCE), ascending."""
        return list_actions(self, seat)

    def sensible_actions(self, seat: i64) -> vec[i64]:
        """List the legal actions of `seat` worth searching, ascending."""
        return sensible_actions(self, seat)

    def action_groups(self, seat: i64, actions: vec[i64]) -> vec[i64]:
        """Return a number for each legal action, the same for those whose pieces touch the same."""
        return action_groups(self, actions)

    def mark_legal_actions(self, seat: i64, mask: vec[i64], at: i64) -> None:
        """Add the bits of the legal actions of `seat` (or CHANCE) to a mask."""
        mark_actions(self, seat, mask, at)

    def sample(self, seat: i64, rng: Random) -> i64:
        """Return a random legal action of `seat`, all equally likely."""
        return sample(self, seat, rng)

    def refusal(self, seat: i64, action: i64) -> Refusal | None:
        """Return the reason why `seat` may not do `action` now, or None."""
        return refusal(self, seat, action)

    def advance(self, seat: i64, action: i64, events: Events | None) -> None:
        """Carry out a legal action."""
        advance(self, seat, action, events)

    def chance_weights(self) -> vec[i64]:
        """Return the number of ways to draw each outcome."""
        return turn.outcome_weights(self)

    def draw(self, rng: Random) -> i64:
        """Return an outcome drawn by its probability."""
        return turn.draw_outcome(self, rng)

    def determinize(self, seat: i64, rng: Random) -> "EuphratesState":
        """Return a copy with everything hidden from `seat` dealt again: bag, hands, swapped tiles.

        Any such deal agrees with all that was played: a tile that is hidden now has shown nothing.
        Rules: TE-EDGE-85, TE-EDGE-86.
        """
        world = self.clone()
        hidden = vec[i64]([i64(0), i64(0), i64(0), i64(0)])
        for colour in range(COLOURS):
            hidden[colour] = world.unseen(seat, colour)
        for other in range(self.seats):
            if other != seat:
                _deal_anew(world, other, hidden, rng)
        for colour in range(COLOURS):
            world.add_to_bag(colour, hidden[colour] - world.in_bag(colour))
        return world

    def returns(self) -> vec[float]:
        """Return each seat's share of the victory: they add up to 1 when the game is over."""
        if self.over != PLAYING:
            return end.shares_of_victory(self)
        zeros: vec[float] = vec[float]()
        for _ in range(self.seats):
            zeros = append(zeros, 0.0)
        return zeros

    def evaluate(self, seat: i64) -> float:
        """Return an estimate of how well `seat` stands, in points of its weakest colour."""
        return evaluate(self, seat)

    def prior_value(self, seat: i64) -> float:
        """Return the estimate by which a search orders untried actions."""
        return prior_value(self, seat)

    def static_value(self, seat: i64) -> float:
        """Return the estimate by which a search compares positions."""
        return static_value(self, seat)

    def temperature(self) -> float:
        """Return the difference in `static_value` that makes the odds to win e times as good."""
        return temperature(self)

    def inputs_layout(self) -> str:
        """Return the name of the game and the version of its inputs."""
        return f"euphrates-{VERSION}"

    def write_inputs(self, seat: i64, out: vec[float]) -> None:
        """Write what a learned value judges this position by into `out`."""
        for place in range(size(self.seats)):
            out[place] = 0.0
        write_inputs(self, survey(self, seat), seat, out)

    def is_settled(self) -> bool:
        """Return whether no conflict or choice is pending."""
        return is_settled(self)

    def learned_chance(self, seat: i64, net: Net) -> float:
        """Return the chance of `seat` to win, 0..1; a conflict is valued by both its endings."""
        return learned_chance(self, seat, net)

    def turn_index(self) -> i64:
        """Return the seat whose turn it is."""
        return self.active

    def horizon(self) -> i64:
        """Return the least number of turns that a search plays before it values a position."""
        return self.seats + HORIZON


def _deal_anew(state: Position, seat: i64, hidden: vec[i64], rng: Random) -> None:
    """Deal a seat hidden tiles, as many as it holds and has swapped away."""
    for swapped in (False, True):
        number: i64 = 0
        for colour in range(COLOURS):
            number += state.swapped(seat, colour) if swapped else state.hand(seat, colour)
        dealt = vec[i64]([i64(0), i64(0), i64(0), i64(0)])
        turn.draw_tiles(hidden, dealt, number, rng)
        for colour in range(COLOURS):
            if swapped:
                state.add_swapped(seat, colour, dealt[colour] - state.swapped(seat, colour))
            else:
                state.add_to_hand(seat, colour, dealt[colour] - state.hand(seat, colour))
