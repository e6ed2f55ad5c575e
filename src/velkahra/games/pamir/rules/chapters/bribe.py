"""Bribes: for playing cards, and for acting with hostages (PP-PLAY-02 to 04, PP-ACT-07).

A bribe is haggled over before the action begins, so that nothing has to be taken back when it
comes to nothing.
"""

from typing import Final

from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.games.pamir.rules import actions, frames, places, storage, tables
from velkahra.games.pamir.rules.chapters.ruler import holder, ruler
from velkahra.games.pamir.rules.state import Position

BLOCK_PRICE: Final[i64] = 2
BETRAY_PRICE: Final[i64] = 2
NO_GIFT_SPACE: Final[i64] = 99  # rupees: more than any player can pay


def receiver_of_bribe(state: Position, player: i64, action: i64) -> i64:
    """Return the player who must be bribed before `player` carries out an action, or -1.

    Rules: PP-PLAY-02, PP-ACT-06, PP-ACT-07, PP-ACT-08, PP-EVENT-107, PP-ABIL-08, PP-ABIL-10,
        PP-EDGE-27, PP-EDGE-28, PP-RULER-06, PP-EX-08, PP-EX-10.
    """
    if state.lasting(tables.CUSTOMS) == storage.THROWN:
        return -1
    if action < actions.A_ACT:
        who = i64(-1)
        if not state.in_court(player, tables.COURTIERS):
            who = ruler(state, _region(action))
    else:
        who = i64(-1)
        if not state.in_court(player, tables.REFORMS):
            who = holder(state, actions.card_of(action))
    return i64(-1) if who == player else who


def _region(action: i64) -> i64:
    return i64(tables.REGION[actions.card_of(action)])


def full_bribe(state: Position, who: i64, action: i64) -> i64:
    """Return the full bribe for an action to `who`, in rupees. Rules: PP-PLAY-02, PP-ACT-07."""
    if action < actions.A_ACT:
        return state.tribes(who, _region(action))
    return state.spies(actions.card_of(action), who)


def price_asked(state: Position) -> i64:
    """Return the price that the receiver asks for, also while an offer is being answered."""
    bids = state.frame_kind() == frames.BRIBE
    return state.slot(frames.BRIBE_ASKED) if bids else state.slot_below(frames.BRIBE_ASKED)


def least_cost(state: Position, player: i64, action: i64) -> i64:
    """Return the least that an action costs without its bribe, in rupees. Rules: PP-EDGE-25."""
    if action < actions.A_ACT:
        return 0
    deed = actions.deed_of(action)
    if deed == tables.GIFT:
        return cheapest_gift(state, player)
    if deed == tables.BUILD:
        return BLOCK_PRICE
    return BETRAY_PRICE if deed == tables.BETRAY else 0


def gift_price(space: i64) -> i64:
    """Return the price of a gift space: 2, 4 or 6 rupees. Rules: PP-GIFT-01."""
    return 2 + 2 * space


def cheapest_gift(state: Position, player: i64) -> i64:
    """Return the price of the cheapest gift, or NO_GIFT_SPACE. Rules: PP-GIFT-01, PP-GIFT-03."""
    for space in range(places.GIFT_SPACES):
        if not state.has_gift(player, space):
            return gift_price(space)
    return NO_GIFT_SPACE


def may_ignore(state: Position, player: i64) -> bool:
    """Return whether Courtly Manners lets one skip bribes. Rules: PP-EVENT-107, PP-EDGE-28."""
    return state.lasting(tables.CUSTOMS) == storage.bought_by(player)


def may_haggle(state: Position, player: i64, who: i64) -> bool:
    """Return whether a player can still ask the player `who` for less.

    Rules: PP-EDGE-24, PP-EDGE-82, PP-EDGE-96.
    """
    return who != state.wakhan and player != state.wakhan and requests_left(state) != 0


def requests_left(state: Position) -> i64:
    """Return the requests to lower a bribe left this turn, or ANY_NUMBER. Rules: PP-EDGE-96."""
    if state.most_asked == storage.ANY_NUMBER:
        return storage.ANY_NUMBER
    return max(state.most_asked - state.asked, 0)


def can_settle(state: Position, player: i64, action: i64) -> bool:
    """Return whether the bribe for an action, if there is one, can be paid or haggled over.

    Rules: PP-PLAY-03, PP-PLAY-04, PP-EDGE-24, PP-EDGE-25.
    """
    spare = state.money(player) - least_cost(state, player, action)
    if spare < 0:
        return False
    who = receiver_of_bribe(state, player, action)
    if who < 0 or may_ignore(state, player):
        return True
    return full_bribe(state, who, action) <= spare or may_haggle(state, player, who)


def needs_bribe(state: Position, player: i64, action: i64, events: Events | None) -> bool:
    """Ask for the bribe that an action needs, if any, and return whether it has to wait.

    Rules: PP-PLAY-02, PP-ACT-07, PP-EDGE-24, PP-EDGE-26, PP-EDGE-82, PP-EDGE-96, PP-EDGE-98,
        PP-WAKHAN-06.
    """
    who = receiver_of_bribe(state, player, action)
    if who < 0:
        return False
    price = full_bribe(state, who, action)
    if player == state.wakhan and may_ignore(state, player):
        return False
    asks = may_haggle(state, player, who) or may_ignore(state, player)
    if player == state.wakhan or (state.unconfirmed and not asks):  # rules 1 did not ask
        pay(state, player, who, price, action, events)
        return False
    asked: i64 = 0 if may_ignore(state, player) else price
    state.push(frames.BRIBE, player, who, price, asked, action)
    if events is not None:
        facts = {"seat": player, "other": who, "rupees": price, "card": actions.card_of(action)}
        facts["hostage"] = int(action >= actions.A_ACT)
        events.emit("bribe-due", facts)
    return True


def pay(
    state: Position, player: i64, who: i64, rupees: i64, action: i64, events: Events | None
) -> None:
    """Pay rupees for an action to the player `who`. Rules: PP-PLAY-02, PP-ACT-07, PP-GEN-02."""
    state.add_money(player, -rupees)
    state.add_money(who, rupees)
    if events is not None:
        facts = {
            "seat": player,
            "other": who,
            "rupees": rupees,
            "hostage": int(action >= actions.A_ACT),
        }
        events.emit("bribed", facts)


def may_withdraw(state: Position, player: i64) -> bool:
    """Return whether a player can withdraw; always, since the corrections of rules 2.

    Rules: PP-PLAY-04, PP-EDGE-96.
    """
    return state.unconfirmed == 0 or requests_left(state) != 0 or not may_ignore(state, player)


def can_pay(state: Position, player: i64) -> bool:
    """Return whether a player can pay the bribe on top as asked. Rules: PP-EDGE-25."""
    return state.slot(frames.BRIBE_ASKED) <= spare_rupees(state, player)


def spare_rupees(state: Position, player: i64) -> i64:
    """Return the rupees a player can pay for the bribe on top and still act. Rules: PP-EDGE-25."""
    return state.money(player) - least_cost(state, player, state.slot(frames.BRIBE_ACTION))
