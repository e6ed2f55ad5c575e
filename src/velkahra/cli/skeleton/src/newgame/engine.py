"""The state with everything that can be done with it."""

from typing import final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64
from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal

from newgame.bots.evaluation import evaluate
from newgame.rules.actions import SPACE
from newgame.rules.state import Position
from newgame.rules.taking import list_counts, refuse_count, take


@final
class NewgameState(Position):
    """A game of Newgame."""

    def clone(self) -> "NewgameState":
        """Return a copy of the state."""
        copy = NewgameState(self.seats)
        copy.stones, copy.turn = self.stones, self.turn
        return copy

    def legal_actions(self, seat: int) -> vec[i64]:
        """List the legal actions of `seat`, ascending."""
        counts = list_counts(self) if self.may_act(seat) else []
        return vec[i64]([SPACE.encode("take", [count - 1]) for count in counts])

    def refusal(self, seat: int, action: int) -> Refusal | None:
        """Return the reason why `seat` may not do `action` now, or None. Rules: NG-TURN-01."""
        if not self.may_act(seat):
            return Refusal("NG-TURN-01")
        return refuse_count(self, SPACE.decode(action).values[0] + 1)

    def advance(self, seat: int, action: int, events: Events | None) -> None:
        """Carry out a legal action."""
        take(self, SPACE.decode(action).values[0] + 1, events)

    def determinize(self, seat: int, rng: Random) -> "NewgameState":
        """Return a copy of the state: nothing is hidden."""
        return self.clone()

    def returns(self) -> vec[float]:
        """Return 1 for the seat that took the last stone, 0 for others. Rules: NG-END-01."""
        lost = self.turn if not self.stones else -1
        winner = (lost - 1) % self.seats if lost >= 0 else -1
        return vec[float]([float(seat == winner) for seat in range(self.seats)])

    def evaluate(self, seat: int) -> float:
        """Return an estimate of how well `seat` stands; larger is better."""
        return evaluate(self, seat)
