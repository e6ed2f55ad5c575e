"""The state with everything that can be done with it."""

from typing import final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from dudo.rules import actions, bids, facts, rounds
from dudo.rules.state import Position
from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.core.contract.state import CHANCE


@final
class DudoState(Position):
    """A game of Dudo."""

    def clone(self) -> "DudoState":
        """Return a copy of the state."""
        copy = DudoState(int(self.seats), self.start)
        for name, value in vars(self).items():
            setattr(copy, name, value[:] if isinstance(value, list) else value)
        copy.stack = self.stack[:]
        return copy

    def legal_actions(self, seat: i64) -> vec[i64]:
        """List the legal actions of `seat`, or the rolls, ascending. Rules: DU-ROUND-02."""
        if not self.may_act(seat):
            return vec[i64]()
        if seat == CHANCE:
            return vec[i64](actions.OUTCOMES[self.dice[self.frame_seat()]])
        found = [actions.DOUBT] if self.bidder >= 0 else []
        found += [actions.EXACT] if self.bidder >= 0 and rounds.may_call_exact(self) else []
        least = [bids.least_count(self, face) for face in range(facts.FACES)]
        for count in range(1, sum(self.dice) + 1):
            faces = [face for face in range(facts.FACES) if 0 < least[face] <= count]
            found += [actions.bid_action(count, face) for face in faces]
        return vec[i64](found)

    def chance_weights(self) -> vec[i64]:
        """Return how likely each roll is, in whole numbers. Rules: DU-ROUND-01."""
        return vec[i64](actions.WEIGHTS[self.dice[self.frame_seat()]])

    def refusal(self, seat: i64, action: i64) -> Refusal | None:
        """Return the reason why `seat` may not do `action` now, or None.

        Rules: DU-ROUND-01, DU-ROUND-02, DU-EXACT-03.
        """
        if not self.may_act(seat):
            return Refusal("DU-ROUND-02", variant="turn")
        if seat == CHANCE:
            fits = action in actions.OUTCOMES[self.dice[self.frame_seat()]]
            return None if fits else Refusal("DU-ROUND-01")
        if not 0 <= action < actions.ROLL:
            return Refusal("DU-ROUND-01")
        if action >= actions.BID:
            return bids.refuse_bid(self, *actions.bid_of(int(action)))
        if self.bidder < 0:
            return Refusal("DU-ROUND-02")
        is_exact = action == actions.EXACT
        return Refusal("DU-EXACT-03") if is_exact and not rounds.may_call_exact(self) else None

    def advance(self, seat: i64, action: i64, events: Events | None) -> None:
        """Carry out a legal action."""
        happened = events or Events()
        if action >= actions.ROLL:
            rounds.roll(self, int(action) - actions.ROLL, happened)
        elif action >= actions.BID:
            rounds.bid(self, int(seat), *actions.bid_of(int(action)), happened)
        elif action == actions.EXACT:
            rounds.call_exact(self, int(seat), happened)
        else:
            rounds.doubt(self, int(seat), happened)

    def determinize(self, seat: i64, rng: Random) -> "DudoState":
        """Return a copy in which the dice that `seat` cannot see are rolled again."""
        world = self.clone()
        for other in [] if self.is_over() else self.in_play():
            dice = sum(self.hand(other)) if other != seat else 0
            if dice:
                rolled = [int(rng.randrange(facts.FACES)) for _ in range(dice)]
                world.set_hand(other, actions.counts_of(rolled))
        return world

    def returns(self) -> vec[float]:
        """Return 1 for the last seat with dice, 0 for all others. Rules: DU-END-01."""
        is_over = self.is_over()
        return vec[float]([float(is_over and dice > 0) for dice in self.dice])
