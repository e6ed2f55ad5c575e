"""Why an action is not legal, by which rule; nothing when it is."""

from mypy_extensions import i64

from velkahra.core.contract.refusals import Refusal
from velkahra.core.contract.state import CHANCE, NOBODY
from velkahra.games.pamir.rules.actions import (
    A_ACT,
    A_AI,
    A_ANSWER,
    A_ARMY,
    A_BACK,
    A_BETRAY,
    A_BUY,
    A_COLLECT,
    A_COURT,
    A_DECLINE,
    A_DISCARD,
    A_DRAW,
    A_END,
    A_FIELD,
    A_FIRST,
    A_GIFT,
    A_LEVY,
    A_MARCH,
    A_NAME,
    A_OFFER,
    A_PLAY,
    A_PRIZE,
    A_REBUKE,
    A_RIDE,
    A_ROAD,
    A_SNEAK,
    A_SPY,
    A_STOP,
    A_STRIKE_TRIBE,
    A_SUIT,
    A_TAKE_ARMY,
    A_WAKHAN,
    A_WITHDRAW,
)
from velkahra.games.pamir.rules.card_actions.act import refuse_act
from velkahra.games.pamir.rules.card_actions.battle import (
    ON_CARD,
    refuse_site,
    refuse_stop,
    refuse_strike,
)
from velkahra.games.pamir.rules.card_actions.betray import refuse_betrayal
from velkahra.games.pamir.rules.card_actions.build import refuse_army, refuse_block
from velkahra.games.pamir.rules.card_actions.gift import refuse_gift
from velkahra.games.pamir.rules.card_actions.move import refuse_march, refuse_ride, refuse_sneak
from velkahra.games.pamir.rules.card_actions.tax import refuse_collect, refuse_levy
from velkahra.games.pamir.rules.chapters.bribe import refuse_answer, refuse_offer, refuse_withdrawal
from velkahra.games.pamir.rules.chapters.court import refuse_discard
from velkahra.games.pamir.rules.chapters.event import refuse_name
from velkahra.games.pamir.rules.chapters.market import left_in_pile, refuse_buy
from velkahra.games.pamir.rules.chapters.pieces import refuse_taking
from velkahra.games.pamir.rules.chapters.play import refuse_play, refuse_spy
from velkahra.games.pamir.rules.chapters.turn import cards_with_back
from velkahra.games.pamir.rules.printed import AI_BACK, DEEDS
from velkahra.games.pamir.rules.state import (
    F_AI,
    F_BACK,
    F_BATTLE,
    F_BLACKMAIL,
    F_BUILD,
    F_FILL,
    F_FIRST,
    F_HOUSE,
    F_LOYALTY,
    F_MOVE,
    F_PRIZE,
    F_REBUKE,
    F_SUIT,
    F_TAX,
    F_TURN,
    F_WAKHAN,
    PLAYING,
    UNSEEN,
    Position,
)


def refusal(state: Position, seat: i64, action: i64) -> Refusal | None:
    """Say why `seat` may not do `action` now, or None.

    Rules: PP-TURN-01, PP-TURN-02, PP-SETUP-09.
    """
    if state.over != PLAYING:
        return Refusal("PP-END-02", variant="over")
    actor = state.actor()
    if actor == CHANCE:
        if seat != CHANCE:
            return Refusal("PP-TURN-02", variant="chance")
        return None if _can_happen(state, action) else Refusal("PP-SETUP-05")
    if seat != actor or seat <= NOBODY or not 0 <= action < A_FIRST:
        return Refusal("PP-TURN-02")
    if A_BUY <= action < A_OFFER or action == A_END:
        return _refuse_turn(state, seat, action)
    if action < A_MARCH:
        return _refuse_deed(state, seat, action)
    if action < A_TAKE_ARMY:
        return _refuse_fight(state, seat, action)
    return _refuse_rest(state, seat, action)


def _can_happen(state: Position, action: i64) -> bool:
    """Say whether the dealer's outcome is possible. Rules: PP-SETUP-05, PP-WAKHAN-20."""
    kind = state.top()
    if kind == F_FIRST:
        return A_FIRST <= action < A_FIRST + state.seats
    if kind == F_FILL:
        if not A_DRAW <= action < A_BACK:
            return False
        card = action - A_DRAW + 1
        return state.place[card] == UNSEEN and left_in_pile(state, card) > 0
    if kind == F_BACK:
        return A_BACK <= action < A_AI and cards_with_back(state, action - A_BACK) > 0
    if kind == F_AI:
        if not A_AI <= action < A_WAKHAN:
            return False
        card = action - A_AI
        return i64(AI_BACK[card]) == state.ai_back and (state.ai_seen >> card) & 1 == 0
    return kind == F_WAKHAN and action == A_WAKHAN


def _refuse_turn(state: Position, seat: i64, action: i64) -> Refusal | None:
    """Refuse purchases, plays, card-based actions and the end of the turn.

    Rules: PP-TURN-01, PP-GEN-05.
    """
    if state.top() != F_TURN:
        return Refusal("PP-TURN-01", variant="pending")
    if action == A_END:
        return None
    if action >= A_ACT:
        deed = action - A_ACT
        return refuse_act(state, seat, deed // DEEDS + 1, deed % DEEDS)
    if state.left == 0:
        return Refusal("PP-TURN-01", variant="left")
    if action < A_PLAY:
        return refuse_buy(state, seat, action - A_BUY)
    return refuse_play(state, seat, action)


def _refuse_deed(state: Position, seat: i64, action: i64) -> Refusal | None:
    """Refuse bribes, taxes, gifts and placements."""
    if action < A_BUY:
        return None if state.top() == F_LOYALTY else Refusal("PP-SETUP-09", variant="none")
    if action < A_ANSWER:
        return refuse_offer(state, seat, action - A_OFFER)
    if action < A_WITHDRAW:
        return refuse_answer(state, action - A_ANSWER)
    if action < A_LEVY:
        return refuse_withdrawal(state, seat)
    if action < A_COLLECT:
        return refuse_levy(state, seat, action - A_LEVY)
    if action < A_GIFT:
        return refuse_collect(state, action - A_COLLECT)
    if action < A_ARMY:
        return refuse_gift(state, seat, action - A_GIFT)
    if action < A_ROAD:
        return refuse_army(state, seat, action - A_ARMY)
    if action < A_SPY:
        return refuse_block(state, seat, action - A_ROAD)
    return refuse_spy(state, action - A_SPY + 1)


def _refuse_fight(state: Position, seat: i64, action: i64) -> Refusal | None:
    """Refuse moves, betrayals and battles."""
    if action < A_RIDE:
        return refuse_march(state, seat, action - A_MARCH)
    if action < A_SNEAK:
        return refuse_ride(state, seat, action - A_RIDE)
    if action < A_BETRAY:
        pair = action - A_SNEAK
        return refuse_sneak(state, seat, pair // 100 + 1, pair % 100 + 1)
    if action < A_PRIZE:
        return refuse_betrayal(state, seat, action - A_BETRAY + 1)
    if action <= A_DECLINE:
        return _refuse_prize(state, action)
    if action < A_COURT:
        return refuse_site(state, seat, action - A_FIELD)
    if action < A_STRIKE_TRIBE:
        return refuse_site(state, seat, ON_CARD + action - A_COURT + 1)
    return refuse_strike(state, seat, action)


def _refuse_prize(state: Position, action: i64) -> Refusal | None:
    """Refuse to take or leave a prize, or to decline, where nothing of the kind is asked.

    Rules: PP-BETRAY-03, PP-ABIL-09, PP-ABIL-11.
    """
    kind = state.top()
    if kind == F_PRIZE:
        return None
    if action == A_DECLINE and (kind in (F_HOUSE, F_BLACKMAIL)):
        return None
    return Refusal("PP-BETRAY-03", variant="none")


def _refuse_rest(state: Position, seat: i64, action: i64) -> Refusal | None:
    """Refuse takings, discards, the choices of events, and stopping."""
    if action < A_DISCARD:
        return refuse_taking(state, action)
    if action < A_NAME:
        return refuse_discard(state, seat, action - A_DISCARD + 1)
    if action < A_SUIT:
        return refuse_name(state, seat, action - A_NAME)
    kind = state.top()
    if action < A_REBUKE:
        return None if kind == F_SUIT else Refusal("PP-EVENT-115", variant="none")
    if action < A_STOP:
        return None if kind == F_REBUKE else Refusal("PP-EVENT-116", variant="none")
    return _refuse_stop(state, kind)


def _refuse_stop(state: Position, kind: i64) -> Refusal | None:
    """Refuse to stop before anything was done. Rules: PP-EDGE-58, PP-EDGE-38, PP-EDGE-29."""
    if kind in (F_TAX, F_MOVE):
        done = state.top(3) > 0
    elif kind == F_BUILD:
        done = state.top(2) > 0
    elif kind == F_BATTLE:
        return refuse_stop(state)
    else:
        return Refusal("PP-EDGE-58", variant="none")
    return None if done else Refusal("PP-EDGE-58", variant="nothing")
