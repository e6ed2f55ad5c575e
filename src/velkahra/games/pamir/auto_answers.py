"""The automatic answer: how much of a bribe to ask for (PP-EDGE-24).

Only who offers less than the whole asks for anything, so nobody ever waits for who pays in full.
"""

from typing import Final

from velkahra.core.contract.table import AutoAnswer, AutoAnswers, Question
from velkahra.games.pamir.engine import PamirState
from velkahra.games.pamir.rules import frames
from velkahra.games.pamir.rules.actions import SPACE

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
        """Return the action that insists on the whole bribe, or takes what is offered.

        `value` is what the player chose for bribes; None where the player is to be asked.

        Rules: PP-PLAY-03, PP-EDGE-24.
        """
        if value == ASK:
            return None
        price = frames.ANSWER_PRICE if value == WHOLE else frames.ANSWER_OFFERED
        return SPACE.encode("answer", [int(state.slot(price))])
