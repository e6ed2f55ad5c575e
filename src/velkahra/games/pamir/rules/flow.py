"""What follows from an action, until somebody has to decide, the dealer draws, or it is over."""

from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.core.contract.state import CHANCE
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
from velkahra.games.pamir.rules.card_actions import act, battle, betray, build, gift, move, tax
from velkahra.games.pamir.rules.chapters import (
    bribe,
    court,
    dominance,
    event,
    loyalty,
    market,
    pieces,
    play,
    turn,
)
from velkahra.games.pamir.rules.printed import DEEDS
from velkahra.games.pamir.rules.state import (
    F_BATTLE,
    F_BEGIN,
    F_BLACKMAIL,
    F_BUILD,
    F_CHECK,
    F_CLEAN,
    F_CONFIDENCE,
    F_DEBT,
    F_DIAL,
    F_FILL,
    F_ICONS,
    F_MOVE,
    F_PLAY_HAND,
    F_PRIZE,
    F_PUT,
    F_ROAD,
    F_SHED,
    F_SLIDE,
    F_SPY,
    F_TAX,
    F_WIN_PRIZE,
    LAST_CHANCE,
    LAST_DECISION,
    PLAYING,
    Position,
)
from velkahra.games.pamir.rules.wakhan import steps
from velkahra.games.pamir.rules.wakhan.act import choose


def advance(state: Position, seat: i64, action: i64, events: Events | None) -> None:
    """Carry out a legal action and everything that follows from it without a decision."""
    if seat == CHANCE:
        _happen(state, action, events)
    else:
        carry_out(state, seat, action, events)
    settle(state, events)


def _happen(state: Position, action: i64, events: Events | None) -> None:
    """Carry out an outcome of the dealer."""
    if action < A_DRAW:
        turn.choose_first(state, action - A_FIRST, events)
    elif action < A_BACK:
        market.reveal(state, action - A_DRAW + 1, events)
    elif action < A_AI:
        steps.show_back(state, action - A_BACK, events)
    elif action < A_WAKHAN:
        steps.draw_ai(state, action - A_AI, events)
    else:
        steps.step(state, events)


def carry_out(state: Position, player: i64, action: i64, events: Events | None) -> None:
    """Carry out a player's action."""
    if A_PLAY <= action < A_OFFER:
        if not bribe.needs_bribe(state, player, action, events):
            _begin(state, player, action, events)
    elif action < A_OFFER:
        _simple(state, player, action, events)
    elif action < A_MARCH:
        _deed(state, player, action, events)
    elif action < A_TAKE_ARMY:
        _fight(state, player, action, events)
    else:
        _rest(state, player, action, events)


def _simple(state: Position, player: i64, action: i64, events: Events | None) -> None:
    """Choose a loyalty, or buy. Rules: PP-BUY-01, PP-TURN-01."""
    if action < A_BUY:
        loyalty.choose_loyalty(state, player, action, events)
    else:
        state.left -= 1
        market.buy(state, player, action - A_BUY, events)


def _begin(state: Position, player: i64, action: i64, events: Events | None) -> None:
    """Begin a play or a card-based action; its bribe is settled. Rules: PP-TURN-01."""
    if action < A_ACT:
        state.left -= 1
        place = action - A_PLAY
        play.play(state, player, place // 2 + 1, place % 2 == 1, events)
    else:
        deed = action - A_ACT
        act.begin(state, player, deed // DEEDS + 1, deed % DEEDS, events)


def _deed(state: Position, player: i64, action: i64, events: Events | None) -> None:
    """Bribes, taxes, gifts and placements."""
    if action < A_ANSWER:
        freed = bribe.offer(state, player, action - A_OFFER, events)
        if freed >= 0:
            _begin(state, player, freed, events)
    elif action < A_WITHDRAW:
        bribe.answer(state, action - A_ANSWER, events)
    elif action < A_LEVY:
        bribe.withdraw(state, player, events)
    elif action < A_COLLECT:
        tax.levy(state, player, action - A_LEVY, events)
    elif action < A_GIFT:
        tax.collect(state, player, action - A_COLLECT, events)
    elif action < A_ARMY:
        gift.give(state, player, action - A_GIFT, events)
    elif action >= A_SPY:
        play.choose_spy(state, player, action - A_SPY + 1)
    elif state.top() == F_ROAD:
        play.choose_road(state, player, action - A_ROAD)
    else:
        build.build(state, player, action)


def _fight(state: Position, player: i64, action: i64, events: Events | None) -> None:
    """Moves, betrayals and battles."""
    if action < A_RIDE:
        move.march(state, player, action - A_MARCH, events)
    elif action < A_SNEAK:
        move.ride(state, player, action - A_RIDE, events)
    elif action < A_BETRAY:
        pair = action - A_SNEAK
        move.sneak(state, player, pair // 100 + 1, pair % 100 + 1, events)
    elif action < A_PRIZE:
        betray.betray(state, player, action - A_BETRAY + 1, events)
    elif action == A_PRIZE:
        betray.take_prize(state, player, events)
    elif action < A_FIELD:
        _decline(state, player, events)
    elif action < A_COURT:
        battle.go_to(state, player, action - A_FIELD, events)
    elif action < A_STRIKE_TRIBE:
        battle.go_to(state, player, battle.ON_CARD + action - A_COURT + 1, events)
    else:
        battle.strike(state, player, action, events)


def _decline(state: Position, player: i64, events: Events | None) -> None:
    """Leave a prize, or let a Safe House or Blackmail be. Rules: PP-BETRAY-03, PP-ABIL-09."""
    if state.top() == F_PRIZE:
        betray.leave_prize(state, player, events)
        return
    state.drop()
    if events is not None:
        events.emit("declined", {"seat": player})


def _rest(state: Position, player: i64, action: i64, events: Events | None) -> None:
    """Takings, discards, the choices of events, stopping and ending."""
    if action < A_DISCARD:
        pieces.take(state, player, pieces.place_taken(state, action), events)
    elif action < A_NAME:
        court.choose_discard(state, player, action - A_DISCARD + 1, events)
    elif action < A_SUIT:
        event.name_player(state, player, action - A_NAME, events)
    elif action < A_REBUKE:
        event.choose_suit(state, player, action - A_SUIT, events)
    elif action < A_STOP:
        event.rebuke(state, player, action - A_REBUKE, events)
    elif action == A_END:
        turn.end_turn(state, player, events)
    else:
        stop(state, player, events)


def stop(state: Position, player: i64, events: Events | None) -> None:
    """Stop taxing, building, moving or fighting. Rules: PP-TAX-01, PP-BUILD-01, PP-EDGE-29."""
    kind = state.top()
    if kind == F_BUILD:
        build.finish(state, player, events)
    elif kind == F_BATTLE:
        battle.end_battle(state)
    else:
        state.drop()


def settle(state: Position, events: Events | None) -> None:
    """Resolve frames until somebody has to decide, the dealer has to draw, or the game is over."""
    while state.over == PLAYING:
        kind = state.top()
        if kind <= LAST_CHANCE:
            if kind != F_FILL or market.gap(state) >= 0:
                return
            market.filled(state)
        elif kind > LAST_DECISION:
            _resolve(state, kind, events)
        elif not _lapses(state, kind, events):
            if state.top(1) != state.wakhan or state.top() > LAST_DECISION:
                return
            _decide(state, events)


def _decide(state: Position, events: Events | None) -> None:
    """Let Wakhan choose in the decision on top. Rules: PP-WAKHAN-50."""
    action = choose(state, events)
    if action < 0:
        stop(state, state.wakhan, events)
    else:
        carry_out(state, state.wakhan, action, events)


def _lapses(state: Position, kind: i64, events: Events | None) -> bool:
    """Settle a decision that is none: nothing left to take, place, move, strike, or discard.

    Returns: True if the frame is gone or something lies on it now.
    """
    if kind == F_TAX:
        return tax.tax_ends(state)
    if kind == F_BUILD:
        return build.build_ends(state, events)
    if kind == F_MOVE:
        return move.move_ends(state)
    if kind == F_BATTLE:
        return battle.battle_ends(state)
    if kind == F_ROAD:
        return play.road_lapses(state, events)
    if kind == F_SPY:
        return play.spy_lapses(state, events)
    if kind == F_SHED:
        return not court.shed(state, events)
    if kind == F_DEBT and court.owes_nothing_more(state):
        state.drop()
        return True
    if kind == F_CONFIDENCE and state.hand_size(state.top(1)) == 0:
        state.drop()
        return True
    return kind == F_BLACKMAIL and turn.blackmail_lapses(state)


def _resolve(state: Position, kind: i64, events: Events | None) -> None:
    """Resolve a frame that asks nobody."""
    if kind == F_ICONS:
        play.icons(state, events)
    elif kind == F_PUT:
        pieces.put(state, events)
    elif kind == F_DIAL:
        loyalty.turn_dial(state, events)
    elif kind == F_WIN_PRIZE:
        loyalty.win_prize(state, events)
    elif kind == F_CLEAN:
        turn.clean(state, events)
    elif kind == F_SLIDE:
        state.drop()
        market.slide(state)
    elif kind == F_CHECK:
        dominance.check(state, events)
    elif kind == F_BEGIN:
        turn.begin_turn(state, events)
    elif kind == F_PLAY_HAND:
        steps.play_hand(state, events)
