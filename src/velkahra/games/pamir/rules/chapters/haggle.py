"""The decisions of a bribe: to pay, to ask for less, to answer, to withdraw (PP-PLAY-03, 04)."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.games.pamir.rules import actions, decision, frames
from velkahra.games.pamir.rules.chapters import bribe, turn
from velkahra.games.pamir.rules.state import Position


@final
class Bribe(decision.Decision):
    """The choice of a player who owes a bribe."""

    def legal(self, state: Position, player: i64, out: vec[i64]) -> vec[i64]:
        """List what can be paid or offered, and withdrawing."""
        for rupees in range(state.slot(frames.BRIBE_PRICE) + 1):
            if refuse_offer(state, player, rupees) is None:
                out = append(out, actions.A_OFFER + rupees)
        return append(out, actions.A_WITHDRAW) if bribe.may_withdraw(state, player) else out

    def refuse(self, state: Position, player: i64, action: i64) -> Refusal | None:
        """Return a refusal of an offer or of a withdrawal, or None.

        By rules 1 a turn allows to withdraw only once. Rules: PP-PLAY-04, PP-EDGE-96.
        """
        if action < actions.A_WITHDRAW:
            return refuse_offer(state, player, action - actions.A_OFFER)
        return None if bribe.may_withdraw(state, player) else Refusal("PP-EDGE-96")

    def carry_out(self, state: Position, player: i64, action: i64, events: Events | None) -> None:
        """Pay the bribe and begin the action, ask for a lower one, or leave it unpaid.

        Without its bribe the action counts as not taken.
        Rules: PP-PLAY-03, PP-PLAY-04, PP-EDGE-24, PP-EDGE-26, PP-EDGE-96, PP-EX-09.
        """
        if action == actions.A_WITHDRAW:
            state.drop()
            state.asked += 1
            if events is not None:
                events.emit("withdrew", {"seat": player})
            return
        rupees = action - actions.A_OFFER
        who = state.slot(frames.BRIBE_HOLDER)
        price = state.slot(frames.BRIBE_PRICE)
        due = state.slot(frames.BRIBE_ACTION)
        if rupees >= state.slot(frames.BRIBE_ASKED):
            state.drop()
            bribe.pay(state, player, who, rupees, due, events)
            turn.begin_action(state, player, due, events)
            return
        state.asked += 1
        state.push(frames.ANSWER, who, player, price, rupees, due)
        if events is not None:
            facts = {"seat": player, "other": who, "rupees": rupees, "full": price}
            facts["hostage"] = int(due >= actions.A_ACT)
            events.emit("offered", facts)


def refuse_offer(state: Position, player: i64, rupees: i64) -> Refusal | None:
    """Return a refusal of an offer that is too high, beyond the purse, or one too many, or None.

    Rules: PP-PLAY-02, PP-PLAY-03, PP-EDGE-24, PP-EDGE-25, PP-EDGE-28.
    """
    asked = state.slot(frames.BRIBE_ASKED)
    holder = state.slot(frames.BRIBE_HOLDER)
    most = state.slot(frames.BRIBE_PRICE) if bribe.may_ignore(state, player) else asked
    if rupees > most:
        return Refusal("PP-PLAY-02", {"rupees": int(most)}, variant="more")
    spare = bribe.spare_rupees(state, player)
    if rupees > state.money(player):
        return Refusal("PP-EDGE-25", {"rupees": int(state.money(player))}, variant="purse")
    if rupees > spare:
        return Refusal("PP-EDGE-25", {"rupees": int(rupees), "spare": int(spare)})
    if rupees < asked and not bribe.may_haggle(state, player, holder):
        if holder == state.wakhan:
            return Refusal("PP-EDGE-82", {"rupees": int(asked)})
        return Refusal("PP-EDGE-24", {"rupees": int(asked), "most": int(state.most_asked)})
    return None


@final
class Answer(decision.Decision):
    """The choice of the receiver of a bribe, after an offer."""

    def legal(self, state: Position, player: i64, out: vec[i64]) -> vec[i64]:
        """List what can be asked for. Rules: PP-PLAY-03, PP-EDGE-24."""
        most = state.slot(frames.ANSWER_PRICE)
        for rupees in range(state.slot(frames.ANSWER_OFFERED), most + 1):
            out = append(out, actions.A_ANSWER + rupees)
        return out

    def refuse(self, state: Position, player: i64, action: i64) -> Refusal | None:
        """Refuse less than the offer or more than the full bribe. Rules: PP-PLAY-03, PP-EDGE-24."""
        least, most = state.slot(frames.ANSWER_OFFERED), state.slot(frames.ANSWER_PRICE)
        if not least <= action - actions.A_ANSWER <= most:
            return Refusal("PP-PLAY-03", {"least": int(least), "most": int(most)})
        return None

    def carry_out(self, state: Position, player: i64, action: i64, events: Events | None) -> None:
        """Ask for what was offered or more, up to the full bribe. Rules: PP-PLAY-03, PP-EDGE-24."""
        rupees = action - actions.A_ANSWER
        payer, offered = state.slot(frames.ANSWER_PAYER), state.slot(frames.ANSWER_OFFERED)
        state.drop()
        state.set_slot(frames.BRIBE_ASKED, rupees)
        if events is not None:
            facts = {"seat": player, "other": payer, "rupees": rupees}
            facts["agreed"] = int(rupees == offered)
            facts["hostage"] = int(state.slot(frames.BRIBE_ACTION) >= actions.A_ACT)
            events.emit("answered", facts)


DECISIONS: Final[tuple[decision.Decision, ...]] = (
    Bribe(frames.BRIBE, "offer", "withdraw"),
    Answer(frames.ANSWER, "answer"),
)
