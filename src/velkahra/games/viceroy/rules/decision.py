"""Kinds of frames with their rules: what each of them may override."""

from librt.vecs import vec
from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.games.viceroy.rules import actions, frames
from velkahra.games.viceroy.rules.state import Position


class Decision:
    """What may be done while a frame of one kind is on top of the stack, and what follows.

    `kind` is that of its frame. `actions` are the kinds of actions that belong to it; any other is
    refused without asking it. If it `drops`, declining it only drops its frame.
    """

    def __init__(self, kind: i64, *actions: str, drops: bool = True) -> None:
        self.kind = kind
        self.actions = actions
        self.drops = drops

    def legal(self, state: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        """Append what `seat` (or CHANCE) may do to `out`, which is empty, ascending; return it."""
        return out

    def refuse(self, state: Position, seat: i64, action: i64) -> Refusal | None:
        """Return a refusal of one of its actions, or None.

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


class SecretChoice(Decision):
    """Seats choose at once, in secret."""

    def carry_out(self, state: Position, seat: i64, action: i64, events: Events | None) -> None:
        """Record a choice; the last one reveals them all. Rules: VC-AUCTION-02, VC-BUILD-01."""
        state.choose(seat, action)
        if events is not None:
            what = int(state.frame_kind() - frames.START)
            own, value = _value_of(action, what)
            events.emit_to_others(seat, "chose", {"seat": seat, "what": what})
            events.emit_to(seat, f"chose-{own}", {"seat": seat, "value": value})
        if not state.acting():
            self.reveal(state, events)

    def reveal(self, state: Position, events: Events | None) -> None:
        """Carry out what all have chosen."""
        raise NotImplementedError


def _value_of(action: i64, what: int) -> tuple[str, int]:
    """Return the name of a secret choice and its number: a card, a bid, a place, or `what`."""
    if action == actions.A_PASS:
        return "to-pass", what
    if action < actions.A_BID:
        return "card", action
    if action < actions.A_NAME:
        return "bid", action - actions.A_BID
    if action < actions.A_TAKE:
        return "name", action - actions.A_NAME
    return "card", action - actions.A_PLAY + 1


class Step(Decision):
    """A step that the rules resolve."""

    def lapses(self, state: Position, events: Events | None) -> bool:
        """Resolve the step and return True."""
        self.resolve(state, events)
        return True

    def resolve(self, state: Position, events: Events | None) -> None:
        """Do what the step is for; it drops itself when nothing is left to do."""
        raise NotImplementedError
