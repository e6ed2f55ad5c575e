"""The state with everything that can be done with it."""

from typing import final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64
from velkahra.core.contract import refusals, state
from velkahra.core.contract.events import Events

from newgame.rules import actions, rounds
from newgame.rules.facts import FACTS
from newgame.rules.state import Position


@final
class NewgameState(Position):
    """A game of Newgame."""

    def clone(self) -> "NewgameState":
        """Return a copy of the state."""
        copy = NewgameState(self.seats)
        copy.dice, copy.shown, copy.choices = self.dice[:], self.shown[:], self.choices[:]
        copy.points, copy.round = self.points[:], self.round
        return copy

    def legal_actions(self, seat: int) -> vec[i64]:
        """List the legal actions of `seat`, or the rolls, ascending. Rules: NG-TURN-02."""
        if not self.may_act(seat):
            return vec[i64]()
        if seat == state.CHANCE:
            return vec[i64](range(actions.ROLL, actions.ROLL + FACTS.faces))
        return vec[i64]([actions.KEEP, actions.AGAIN])

    def refusal(self, seat: int, action: int) -> refusals.Refusal | None:
        """Return the reason why `seat` may not do `action` now, or None.

        Rules: NG-TURN-01, NG-ROLL-01.
        """
        if not self.may_act(seat):
            return refusals.Refusal("NG-TURN-01")
        is_roll = actions.ROLL <= action < actions.ROLL + FACTS.faces
        is_choice = action in (actions.KEEP, actions.AGAIN)
        fits = is_roll if seat == state.CHANCE else is_choice
        return None if fits else refusals.Refusal("NG-ROLL-01")

    def advance(self, seat: int, action: int, events: Events | None) -> None:
        """Carry out a legal action."""
        if seat == state.CHANCE:
            rounds.roll(self, action - actions.ROLL + 1, events or Events())
        else:
            rounds.decide(self, seat, action, events or Events())

    def determinize(self, seat: int, rng: Random) -> "NewgameState":
        """Return a copy in which the dice that `seat` cannot see are rolled again."""
        world = self.clone()
        for other in range(self.seats):
            if other != seat and world.dice[other]:
                world.dice[other] = 1 + int(rng.randrange(FACTS.faces))
        return world

    def returns(self) -> vec[float]:
        """Return 1 for the seat with all points, 0 for others. Rules: NG-END-01."""
        return vec[float]([float(points == FACTS.points) for points in self.points])
