"""The course of the game (VC-FLOW)."""

from typing import Final, final

from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.games.viceroy.rules import decision, frames
from velkahra.games.viceroy.rules.state import LAST_ROUND, Position


@final
class Round(decision.Step):
    """The next round begins."""

    def resolve(self, state: Position, events: Events | None) -> None:
        """Begin a round, or end the game after the twelfth.

        Rules: VC-FLOW-02, VC-FLOW-03, VC-END-01, VC-TX-02.
        """
        if state.round == LAST_ROUND:
            state.drop()
            state.push(frames.END, -1)
            return
        state.round += 1
        if events is not None:
            events.emit("round", {"round": state.round})
        state.push(frames.BUILD, -1)
        state.push(frames.RENEW, -1)
        state.push(frames.AUCTION, -1)


def refuse_other(state: Position) -> Refusal:
    """Return a refusal that says that something else is asked now. Rules: VC-FLOW-03."""
    return Refusal("VC-FLOW-03", {"frame": state.frame_kind()}, "other")


def refuse_outcome() -> Refusal:
    """Return a refusal of an outcome that chance cannot have. Rules: VC-LIMIT-01."""
    return Refusal("VC-LIMIT-01", {}, "outcome")


def refuse_not_in_hand(state: Position, seat: i64, card: i64, rule: str) -> Refusal | None:
    """Return a refusal of a card that is not in the hand of a seat, by a given rule, or None."""
    if state.is_in_hand(seat, card):
        return None
    return Refusal(rule, {"card": card}, "not-in-hand")


DECISIONS: Final[tuple[decision.Decision, ...]] = (Round(frames.ROUND),)
