"""A kind of frame with its rules."""

from librt.vecs import vec
from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.games.pamir.rules.state import Position


class Decision:
    """What may be done while a frame of one kind is on top of the stack, and what follows.

    `kind` is that of its frame. `actions` are the kinds of a player's actions that belong to it;
    any other is refused without asking it.
    """

    def __init__(self, kind: i64, *actions: str) -> None:
        self.kind = kind
        self.actions = actions

    def legal(self, state: Position, player: i64, out: vec[i64]) -> vec[i64]:
        """Append what a player (or CHANCE) may do to `out`, ascending, and return it."""
        return out

    def refuse(self, state: Position, player: i64, action: i64) -> Refusal | None:
        """Return a refusal of one of this decision's actions, or None.

        It is written apart from `legal`, and a test holds them to each other.
        """
        return None

    def carry_out(self, state: Position, player: i64, action: i64, events: Events | None) -> None:
        """Carry out a legal action. Wakhan also stops where a seat would have to go on."""

    def lapses(self, state: Position, events: Events | None) -> bool:
        """Return whether nothing is left to decide: the frame is gone, or something lies on it."""
        return False


class Step(Decision):
    """A frame that the rules resolve."""

    def resolve(self, state: Position, events: Events | None) -> None:
        """Drop the frame, or push what comes next."""

    def lapses(self, state: Position, events: Events | None) -> bool:
        """Resolve the step, and return True."""
        self.resolve(state, events)
        return True
