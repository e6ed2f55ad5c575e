"""The state of Tigris & Euphrates with everything that can be done with it."""

from typing import final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.games.euphrates.rules import decisions, tables
from velkahra.games.euphrates.rules.chapters import end, setup, turn
from velkahra.games.euphrates.rules.sample import sample
from velkahra.games.euphrates.rules.state import PLAYING, Position


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
        return decisions.list_actions(self, seat)

    def mark_legal_actions(self, seat: i64, mask: vec[i64], at: i64) -> None:
        """Add the bits of the legal actions of `seat` (or CHANCE) to a mask."""
        decisions.mark_actions(self, seat, mask, at)

    def sample(self, seat: i64, rng: Random) -> i64:
        """Return a random legal action of `seat`, all equally likely."""
        return sample(self, seat, rng)

    def refusal(self, seat: i64, action: i64) -> Refusal | None:
        """Return the reason why `seat` may not do `action` now, or None."""
        return decisions.refusal(self, seat, action)

    def advance(self, seat: i64, action: i64, events: Events | None) -> None:
        """Carry out a legal action."""
        decisions.advance(self, seat, action, events)

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
        for colour in range(tables.COLOURS):
            hidden[colour] = world.unseen(seat, colour)
        for other in range(self.seats):
            if other != seat:
                _deal_anew(world, other, hidden, rng)
        for colour in range(tables.COLOURS):
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


def _deal_anew(state: Position, seat: i64, hidden: vec[i64], rng: Random) -> None:
    """Deal a seat hidden tiles, as many as it holds and has swapped away."""
    for swapped in (False, True):
        number: i64 = 0
        for colour in range(tables.COLOURS):
            number += state.swapped(seat, colour) if swapped else state.hand(seat, colour)
        dealt = vec[i64]([i64(0), i64(0), i64(0), i64(0)])
        turn.draw_tiles(hidden, dealt, number, rng)
        for colour in range(tables.COLOURS):
            if swapped:
                state.add_swapped(seat, colour, dealt[colour] - state.swapped(seat, colour))
            else:
                state.add_to_hand(seat, colour, dealt[colour] - state.hand(seat, colour))
