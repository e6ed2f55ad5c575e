"""A kind of frame with its rules."""

from librt.vecs import vec
from mypy_extensions import i64

from velkahra.core.contract import masks, refusals
from velkahra.core.contract.events import Events
from velkahra.games.euphrates.rules.state import Position


class Decision:
    """What may be done while a frame of one kind is on top of the stack, and what follows.

    `kind` is that of its frame. `actions` are the kinds of a seat's actions that belong to it; any
    other is refused without asking it: it must be `unfinished` first, "" for a turn.
    """

    def __init__(self, kind: i64, *actions: str, unfinished: str = "") -> None:
        self.kind = kind
        self.actions = actions
        self.unfinished = unfinished

    def legal(self, state: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        """Append what `seat` (or CHANCE) may do to `out`, ascending, and return it."""
        return out

    def mark(self, state: Position, seat: i64, mask: vec[i64], at: i64) -> None:
        """Add what `seat` may do to the mask that begins at `at`."""
        masks.mark_all(mask, at, self.legal(state, seat, vec[i64]()))

    def refuse(self, state: Position, seat: i64, action: i64) -> refusals.Refusal | None:
        """Return a refusal of one of this decision's actions, or None.

        It is written apart from `legal`, and a test holds them to each other.
        """
        return None

    def carry_out(self, state: Position, seat: i64, action: i64, events: Events | None) -> None:
        """Carry out a legal action."""

    def lapses(self, state: Position, events: Events | None) -> bool:
        """Return whether nobody has to decide: the frame is resolved then, or something lies on it.

        Steps that the rules resolve always lapse.
        """
        return False
