"""The automatic answer: how much of a bribe to ask for (PP-EDGE-24).

Only an offer below the whole bribe asks for an answer, so nobody waits if it is paid in full.
"""

from typing import Final

from velkahra.core.contract.table import AutoAnswer, AutoAnswers, Question
from velkahra.games.pamir.engine import PamirState
from velkahra.games.pamir.rules import actions, frames

ASK: Final = "ask"
WHOLE: Final = "whole"
WAIVE: Final = "waive"
BRIBE: Final = AutoAnswer("bribe", (ASK, WHOLE, WAIVE), bots=WHOLE, whom=True)


class BribeAnswers(AutoAnswers[PamirState]):
    """The answers to an offer below the whole bribe. Rules: PP-EDGE-24."""

    offered = (BRIBE,)

    def question(self, state: PamirState, seat: int) -> Question | None:
        """Return the question if somebody offers a seat less than the whole bribe, or None."""
        if not state.may_act(seat) or state.frame_kind() != frames.ANSWER:
            return None
        return Question(BRIBE.name, int(state.slot(frames.ANSWER_PAYER)))

    def action(self, state: PamirState, seat: int, value: str) -> int | None:
        """Return the action that insists on the whole bribe or accepts the offer.

        `value` is the player's choice for bribes. It is None if the player wants to be asked.

        Rules: PP-PLAY-03, PP-EDGE-24.
        """
        if value == ASK:
            return None
        price = frames.ANSWER_PRICE if value == WHOLE else frames.ANSWER_OFFERED
        return actions.SPACE.encode("answer", [int(state.slot(price))])
