"""Bribes: for playing cards, and for acting with hostages (PP-PLAY-02 to 04, PP-ACT-07).

A bribe is haggled over before the action begins, so that nothing has to be taken back when it
comes to nothing.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.games.pamir.rules.actions import A_ACT, A_ANSWER, A_OFFER, A_PLAY, A_WITHDRAW
from velkahra.games.pamir.rules.chapters.ruler import holder, ruler
from velkahra.games.pamir.rules.printed import (
    BETRAY,
    BUILD,
    COURTIERS,
    CUSTOMS,
    GIFT,
    REFORMS,
    REGION,
)
from velkahra.games.pamir.rules.state import (
    ANY_NUMBER,
    F_ANSWER,
    F_BRIBE,
    GIFTS,
    MONEY,
    MOST_PLAYERS,
    SPY,
    THROWN,
    TRIBE,
    Position,
)


def briber(state: Position, player: i64, action: i64) -> i64:
    """Give the player who must be bribed before `player` carries out an action, or -1.

    Rules: PP-PLAY-02, PP-ACT-06, PP-ACT-07, PP-ACT-08, PP-EVENT-107, PP-ABIL-08, PP-ABIL-10,
        PP-EDGE-27, PP-EDGE-28, PP-RULER-06, PP-EX-08, PP-EX-10.
    """
    if state.lasting(CUSTOMS) == THROWN:
        return -1
    if action < A_ACT:
        who = -1 if state.in_court(player, COURTIERS) else ruler(state, _region(action))
    else:
        who = -1 if state.in_court(player, REFORMS) else holder(state, card_of(action))
    return -1 if who == player else who


def card_of(action: i64) -> i64:
    """Give the card of a play or of a card-based action."""
    if action < A_ACT:
        return (action - A_PLAY) // 2 + 1
    return (action - A_ACT) // 6 + 1


def _region(action: i64) -> i64:
    return i64(REGION[card_of(action)])


def bribe(state: Position, who: i64, action: i64) -> i64:
    """Say how many rupees the bribe for an action is. Rules: PP-PLAY-02, PP-ACT-07."""
    if action < A_ACT:
        return i64(state.pieces[TRIBE + who * 6 + _region(action)])
    return i64(state.pieces[SPY + card_of(action) * MOST_PLAYERS + who])


def least_cost(state: Position, player: i64, action: i64) -> i64:
    """Say what an action costs at least, bribe aside. Rules: PP-EDGE-25."""
    if action < A_ACT:
        return 0
    deed = (action - A_ACT) % 6
    if deed == GIFT:
        return cheapest_gift(state, player)
    return 2 if deed in (BUILD, BETRAY) else 0


def cheapest_gift(state: Position, player: i64) -> i64:
    """Give the price of the cheapest free gift space; 99 with none.

    Rules: PP-GIFT-01, PP-GIFT-03.
    """
    for space in range(3):
        if state.pieces[GIFTS + 3 * player + space] == 0:
            return 2 + 2 * space
    return 99


def may_ignore(state: Position, player: i64) -> bool:
    """Say whether Courtly Manners lets a player leave bribes unpaid.

    Rules: PP-EVENT-107, PP-EDGE-28.
    """
    return state.lasting(CUSTOMS) == 1 + player


def may_haggle(state: Position, player: i64, who: i64) -> bool:
    """Say whether a player can still ask for less. Rules: PP-EDGE-24, PP-EDGE-82, PP-EDGE-96."""
    return who != state.wakhan and player != state.wakhan and requests_left(state) != 0


def requests_left(state: Position) -> i64:
    """Say how often one may still ask for less this turn, or ANY_NUMBER. Rules: PP-EDGE-96."""
    if state.most_asked == ANY_NUMBER:
        return ANY_NUMBER
    return max(state.most_asked - state.asked, 0)


def can_settle(state: Position, player: i64, action: i64) -> bool:
    """Say whether the bribe for an action, if there is one, can be paid or haggled over.

    Rules: PP-PLAY-03, PP-PLAY-04, PP-EDGE-24, PP-EDGE-25.
    """
    spare = state.money(player) - least_cost(state, player, action)
    if spare < 0:
        return False
    who = briber(state, player, action)
    if who < 0 or may_ignore(state, player):
        return True
    return bribe(state, who, action) <= spare or may_haggle(state, player, who)


def needs_bribe(state: Position, player: i64, action: i64, events: Events | None) -> bool:
    """Ask a player for the bribe that an action needs. Wakhan pays hers at once.

    Rules: PP-PLAY-02, PP-ACT-07, PP-EDGE-24, PP-EDGE-26, PP-EDGE-82, PP-EDGE-96, PP-EDGE-98,
        PP-WAKHAN-06.
    """
    who = briber(state, player, action)
    if who < 0:
        return False
    price = bribe(state, who, action)
    if player == state.wakhan and may_ignore(state, player):
        return False
    if player == state.wakhan or _is_paid_unasked(state, player, who):
        pay(state, player, who, price, events)
        return False
    asked: i64 = 0 if may_ignore(state, player) else price
    state.push(F_BRIBE, player, who, price, asked, action)
    if events is not None:
        facts = {"seat": player, "other": who, "rupees": price, "card": card_of(action)}
        events.emit("bribe-due", facts)
    return True


def _is_paid_unasked(state: Position, player: i64, who: i64) -> bool:
    """Say whether a bribe is paid without a question, as before the corrections of rules 2.

    Rules: PP-EDGE-96.
    """
    if state.unconfirmed == 0:
        return False
    return not (may_haggle(state, player, who) or may_ignore(state, player))


def pay(state: Position, player: i64, who: i64, rupees: i64, events: Events | None) -> None:
    """Pay a bribe. Rules: PP-PLAY-02, PP-ACT-07, PP-GEN-02."""
    state.counts[MONEY + player] -= rupees
    state.counts[MONEY + who] += rupees
    if events is not None:
        events.emit("bribed", {"seat": player, "other": who, "rupees": rupees})


def offer(state: Position, player: i64, rupees: i64, events: Events | None) -> i64:
    """Pay what is asked, or ask for less. Returns the action that is free to go on, or -1.

    Rules: PP-PLAY-03, PP-EDGE-24.
    """
    who = state.top(2)
    price = state.top(3)
    action = state.top(5)
    if rupees >= state.top(4):
        state.drop()
        pay(state, player, who, rupees, events)
        return action
    state.asked += 1
    state.push(F_ANSWER, who, player, price, rupees, action)
    if events is not None:
        events.emit("offered", {"seat": player, "other": who, "rupees": rupees, "full": price})
    return -1


def answer(state: Position, rupees: i64, events: Events | None) -> None:
    """Say what one asks for: what was offered, or more, up to the full bribe.

    Rules: PP-PLAY-03, PP-EDGE-24.
    """
    who = state.top(1)
    player = state.top(2)
    offered = state.top(4)
    state.drop()
    state.set_top(4, rupees)
    if events is not None:
        facts = {"seat": who, "other": player, "rupees": rupees, "agreed": int(rupees == offered)}
        events.emit("answered", facts)


def withdraw(state: Position, player: i64, events: Events | None) -> None:
    """Leave the bribe unpaid: the action counts as not taken.

    Rules: PP-PLAY-04, PP-EDGE-26, PP-EDGE-96, PP-EX-09.
    """
    state.drop()
    state.asked += 1
    if events is not None:
        events.emit("withdrew", {"seat": player})


def list_offers(state: Position, player: i64, out: vec[i64]) -> vec[i64]:
    """List what can be paid or offered, and withdrawing."""
    for rupees in range(state.top(3) + 1):
        if refuse_offer(state, player, rupees) is None:
            out = append(out, A_OFFER + rupees)
    if may_withdraw(state, player):
        out = append(out, A_WITHDRAW)
    return out


def may_withdraw(state: Position, player: i64) -> bool:
    """Say whether a player can let the action be: always, since the corrections of rules 2.

    Rules: PP-PLAY-04, PP-EDGE-96.
    """
    return state.unconfirmed == 0 or requests_left(state) != 0 or not may_ignore(state, player)


def list_answers(state: Position, out: vec[i64]) -> vec[i64]:
    """List what the receiver can ask for. Rules: PP-PLAY-03, PP-EDGE-24."""
    for rupees in range(state.top(4), state.top(3) + 1):
        out = append(out, A_ANSWER + rupees)
    return out


def refuse_offer(state: Position, player: i64, rupees: i64) -> Refusal | None:
    """Refuse an offer that is too high, too dear, or one too many.

    Rules: PP-PLAY-02, PP-PLAY-03, PP-EDGE-24, PP-EDGE-25, PP-EDGE-28.
    """
    if state.top() != F_BRIBE:
        return Refusal("PP-PLAY-02", variant="none")
    asked = state.top(4)
    most = state.top(3) if may_ignore(state, player) else asked
    if rupees > most:
        return Refusal("PP-PLAY-02", {"rupees": int(most)}, variant="more")
    spare = state.money(player) - least_cost(state, player, state.top(5))
    if rupees > spare:
        return Refusal("PP-EDGE-25", {"rupees": int(rupees), "spare": int(spare)})
    if rupees < asked and not may_haggle(state, player, state.top(2)):
        if state.top(2) == state.wakhan:
            return Refusal("PP-EDGE-82", {"rupees": int(asked)})
        return Refusal("PP-EDGE-24", {"rupees": int(asked), "most": int(state.most_asked)})
    return None


def can_pay(state: Position, player: i64) -> bool:
    """Say whether a player can pay what is asked in the bribe on top. Rules: PP-EDGE-25."""
    spare = state.money(player) - least_cost(state, player, state.top(5))
    return state.top(4) <= spare


def refuse_answer(state: Position, rupees: i64) -> Refusal | None:
    """Refuse an answer below the offer or above the full bribe. Rules: PP-PLAY-03, PP-EDGE-24."""
    if state.top() != F_ANSWER:
        return Refusal("PP-PLAY-03", variant="none")
    if not state.top(4) <= rupees <= state.top(3):
        facts = {"least": int(state.top(4)), "most": int(state.top(3))}
        return Refusal("PP-PLAY-03", facts)
    return None


def refuse_withdrawal(state: Position, player: i64) -> Refusal | None:
    """Refuse to withdraw where no bribe is asked, or, by rules 1, once too often this turn.

    Rules: PP-PLAY-04, PP-EDGE-96.
    """
    if state.top() != F_BRIBE:
        return Refusal("PP-PLAY-02", variant="none")
    return None if may_withdraw(state, player) else Refusal("PP-EDGE-96")
