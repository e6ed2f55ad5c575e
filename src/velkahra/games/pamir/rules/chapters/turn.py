"""Setup, turns and cleanup (PP-SETUP, PP-TURN, PP-CLEAN)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.games.pamir.rules import actions, storage, tables
from velkahra.games.pamir.rules.card_actions import act
from velkahra.games.pamir.rules.chapters import event, market, pieces
from velkahra.games.pamir.rules.chapters.play import is_bare, list_plays, play, refuse_play
from velkahra.games.pamir.rules.frames import kinds, turn, wakhan
from velkahra.games.pamir.rules.frames.play import BLACKMAIL_REGION, push_blackmail
from velkahra.games.pamir.rules.state import Position, market_slot

FIRST_RUPEES: Final[i64] = 4
ACTIONS_A_TURN: Final[i64] = 2


def set_up(state: Position) -> None:
    """Set up a game; the dealer fills the market.

    Rules: PP-SETUP-01, PP-SETUP-02, PP-SETUP-06, PP-SETUP-07, PP-SETUP-08, PP-SETUP-11,
        PP-WAKHAN-02, PP-WAKHAN-03, PP-WAKHAN-04, PP-EX-01.
    """
    state.empty()
    for coalition in range(tables.COALITIONS):
        state.add_blocks(coalition, storage.BLOCKS_EACH)
    for player in range(state.players):
        state.add_cylinders(player, storage.CYLINDERS_EACH)
        state.add_money(player, FIRST_RUPEES)
        state.set_loyalty(player, -1)
    market.open_pile(state, 0)
    turn.push_first(state)
    turn.push_fill(state)


def choose_first(state: Position, first: i64, events: Events | None) -> None:
    """Push the choice of loyalties, from a random seat on; the last one to choose begins.

    Wakhan sits before that seat and takes the first turn instead.
    Rules: PP-SETUP-09, PP-SETUP-10, PP-WAKHAN-05.
    """
    state.drop()
    state.anchor = (first + state.seats - 1) % state.seats
    if events is not None:
        events.emit("first", {"seat": first, "last": state.anchor})
    if state.wakhan >= 0:
        turn.push_begin(state, state.wakhan)
        wakhan.push_back(state)
    else:
        turn.push_begin(state, state.anchor)
    for steps in range(state.seats):
        turn.push_loyalty(state, (state.anchor + state.seats - steps) % state.seats)


def list_firsts(state: Position, out: vec[i64]) -> vec[i64]:
    """List the seats that can be first to choose a loyalty, as actions appended to `out`.

    Rules: PP-SETUP-09.
    """
    for seat in range(state.seats):
        out = append(out, actions.A_FIRST + seat)
    return out


def can_be_first(state: Position, action: i64) -> bool:
    """Return whether the dealer can draw this seat to choose first. Rules: PP-SETUP-09."""
    return actions.A_FIRST <= action < actions.A_FIRST + state.seats


def begin_turn(state: Position, events: Events | None) -> None:
    """Begin the turn of the player on top: two actions, nothing used, nothing placed yet.

    Rules: PP-TURN-01, PP-TURN-02, PP-EDGE-02, PP-BUY-07, PP-ABIL-11, PP-ABIL-12, PP-WAKHAN-20,
        PP-EDGE-91.
    """
    player = state.frame_seat()
    state.drop()
    state.turn_number += 1
    state.active = player
    state.left = ACTIONS_A_TURN
    state.barred = 0
    state.asked = 0
    state.forget_fresh()
    if events is not None:
        events.emit("turn", {"seat": player})
    turn.push_clean(state, player, CLEAN_COURT)
    if player == state.wakhan:
        wakhan.push_wakhan(state, player, line=0, idle=0, bonus=0)
    else:
        turn.push_turn(state, player)
    if state.in_court(player, tables.BLACKMAIL_HERAT):
        push_blackmail(state, player, tables.HERAT)
    if state.in_court(player, tables.BLACKMAIL_KANDAHAR):
        push_blackmail(state, player, tables.KANDAHAR)
    if player == state.wakhan:
        wakhan.push_ai(state)


def blackmail_lapses(state: Position) -> bool:
    """Drop the Blackmail on top if its card has left the court or no spy can come; return whether.

    Rules: PP-GEN-04, PP-ABIL-11, PP-ABIL-12.
    """
    player = state.frame_seat()
    if _keeps_blackmail(state, player) and pieces.can_place_cylinder(state, player):
        for card in range(1, tables.COURT_CARDS + 1):
            there = (
                i64(tables.REGION[card]) == state.slot(BLACKMAIL_REGION) and state.owner(card) >= 0
            )
            if there and is_bare(state, card):
                return False
    state.drop()
    return True


def _keeps_blackmail(state: Position, player: i64) -> bool:
    """Return whether the card of the Blackmail on top is in the court; by rules 1 it need not be.

    Rules: PP-GEN-04.
    """
    if state.unconfirmed:
        return True
    kandahar = state.slot(BLACKMAIL_REGION) == tables.KANDAHAR
    return state.in_court(player, tables.BLACKMAIL_KANDAHAR if kandahar else tables.BLACKMAIL_HERAT)


def end_turn(state: Position, player: i64, events: Events | None) -> None:
    """End the actions of a turn, which is always possible.

    Rules: PP-TURN-01, PP-TURN-02, PP-EDGE-10.
    """
    state.drop()
    if events is not None:
        events.emit("ended", {"seat": player, "left": state.left})


def hand_limit(state: Position, player: i64) -> i64:
    """Return how many hand cards a player may keep. Rules: PP-TERM-06."""
    return 2 + state.stars(player, tables.INTELLIGENCE)


# Steps of the cleanup
CLEAN_COURT: Final[i64] = 0
CLEAN_HAND: Final[i64] = 1
CLEAN_UPPER_ROW: Final[i64] = 2
CLEAN_LOWER_ROW: Final[i64] = 3
CLEAN_MARKET: Final[i64] = 4
CLEAN_NEXT_TURN: Final[i64] = 5


def clean(state: Position, events: Events | None) -> None:
    """Take the next step of the cleanup on top.

    Rules: PP-TERM-04, PP-CLEAN-01, PP-CLEAN-02, PP-CLEAN-03, PP-CLEAN-06, PP-CLEAN-07, PP-INV-06,
        PP-EDGE-14, PP-EDGE-51, PP-EDGE-99.
    """
    player = state.frame_seat()
    step = state.slot(turn.CLEAN_STEP)
    if step == CLEAN_COURT and state.court_size(player) > state.court_limit(player):
        turn.push_court(state, player)
        return
    if step == CLEAN_HAND and state.hand_size(player) > hand_limit(state, player):
        turn.push_hand(state, player)
        return
    if step == CLEAN_NEXT_TURN:
        state.drop()
        turn.push_begin(state, state.next_player(player))
        return
    state.set_slot(turn.CLEAN_STEP, step + 1)
    if step == CLEAN_UPPER_ROW:
        _throw_event_of_row(state, 0, events)
    elif step == CLEAN_LOWER_ROW:
        _throw_event_of_row(state, 1, events)
    elif step == CLEAN_MARKET:
        market.slide(state)
        turn.push_fill(state)


def _throw_event_of_row(state: Position, row: i64, events: Events | None) -> None:
    """Throw an event out of the leftmost column of a row; its rupees stay.

    Rules: PP-CLEAN-03, PP-CLEAN-04.
    """
    slot = market_slot(row, 0)
    card = i64(state.market[slot])
    if card > tables.COURT_CARDS:
        state.market[slot] = 0
        event.throw_event(state, card, events)


def list_turn(state: Position, player: i64, out: vec[i64]) -> vec[i64]:
    """List purchases, plays, card-based actions and ending the turn, appended to `out`.

    Rules: PP-GEN-05, PP-TURN-01.
    """
    if state.left > 0:
        out = market.list_buys(state, player, out)
        out = list_plays(state, player, out)
    out = act.list_acts(state, player, out)
    return append(out, actions.A_END)


def refuse_turn(state: Position, player: i64, action: i64) -> Refusal | None:
    """Return a refusal of purchases, plays, card-based actions and the end of the turn, or None.

    Rules: PP-TURN-01, PP-GEN-05.
    """
    if state.frame_kind() != kinds.F_TURN:
        return Refusal("PP-TURN-01", variant="pending")
    if action == actions.A_END:
        return None
    if action >= actions.A_ACT:
        return act.refuse_act(state, player, actions.card_of(action), actions.deed_of(action))
    if state.left == 0:
        return Refusal("PP-TURN-01", variant="left")
    if action < actions.A_PLAY:
        return market.refuse_buy(state, player, action - actions.A_BUY)
    return refuse_play(state, player, action)


def buy_card(state: Position, player: i64, slot: i64, events: Events | None) -> None:
    """Buy the market card on space `slot`, which takes an action. Rules: PP-BUY-01, PP-TURN-01."""
    state.left -= 1
    market.buy(state, player, slot, events)


def begin_action(state: Position, player: i64, action: i64, events: Events | None) -> None:
    """Play a card, or begin a card-based action; the bribe is settled. Rules: PP-TURN-01."""
    if action >= actions.A_ACT:
        act.begin_act(state, player, actions.card_of(action), actions.deed_of(action), events)
        return
    state.left -= 1
    play(state, player, actions.card_of(action), actions.to_the_right(action), events)
