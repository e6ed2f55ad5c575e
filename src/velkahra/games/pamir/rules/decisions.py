"""Every decision of the game: one dispatch each for lists, refusals and actions.

Three ladders lead to the module of each chapter: `legal_actions` by the kind of the frame on top,
`refusal` and `advance` by the action. A list and a refusal state the same rule independently; a
test holds them to each other. `settle` goes on until somebody has to decide.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.core.contract.state import CHANCE, NOBODY
from velkahra.games.pamir.rules import actions, places, storage
from velkahra.games.pamir.rules.card_actions import battle, betray, build, gift, move, tax
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
from velkahra.games.pamir.rules.frames import kinds
from velkahra.games.pamir.rules.frames.play import TAKE_PLACE
from velkahra.games.pamir.rules.state import Position
from velkahra.games.pamir.rules.wakhan import steps
from velkahra.games.pamir.rules.wakhan.choose import choose


def legal_actions(state: Position, seat: i64) -> vec[i64]:
    """List the legal actions of `seat` (or CHANCE), ascending."""
    out: vec[i64] = vec[i64](capacity=64)
    actor = state.actor()
    if seat != actor or actor == NOBODY:
        return out
    kind = state.frame_kind()
    if actor == CHANCE:
        return _list_outcomes(state, kind, out)
    if kind == kinds.F_TURN:
        return turn.list_turn(state, seat, out)
    if kind <= kinds.F_BETRAY:
        return _list_deeds(state, seat, kind, out)
    if kind <= kinds.F_TAKE:
        return _list_places(state, seat, kind, out)
    return _list_rest(state, seat, kind, out)


def _list_outcomes(state: Position, kind: i64, out: vec[i64]) -> vec[i64]:
    if kind == kinds.F_FILL:
        return market.list_cards(state)
    if kind == kinds.F_FIRST:
        return turn.list_firsts(state, out)
    if kind == kinds.F_BACK:
        return steps.list_backs(state, out)
    if kind == kinds.F_AI:
        return steps.list_ai_cards(state, out)
    return append(out, actions.A_WAKHAN)


def _list_deeds(state: Position, seat: i64, kind: i64, out: vec[i64]) -> vec[i64]:
    if kind == kinds.F_LOYALTY:
        return loyalty.list_loyalties(out)
    if kind == kinds.F_BRIBE:
        return bribe.list_offers(state, seat, out)
    if kind == kinds.F_ANSWER:
        return bribe.list_answers(state, out)
    if kind == kinds.F_TAX:
        return tax.list_taxes(state, seat, out)
    if kind == kinds.F_GIFT:
        return gift.list_gifts(state, seat, out)
    if kind == kinds.F_BUILD:
        return build.list_blocks(state, seat, out)
    if kind == kinds.F_MOVE:
        return move.list_move_choices(state, seat, out)
    return betray.list_betrayals(state, seat, out)


def _list_places(state: Position, seat: i64, kind: i64, out: vec[i64]) -> vec[i64]:
    if kind == kinds.F_PRIZE:
        return betray.list_prize(out)
    if kind == kinds.F_SITE:
        return battle.list_sites(state, seat, out)
    if kind == kinds.F_BATTLE:
        return battle.list_strikes(state, seat, out)
    if kind == kinds.F_ROAD:
        return play.list_roads(state, out)
    if kind == kinds.F_SPY:
        return play.list_spies(state, out)
    return pieces.list_takings(state, state.slot(TAKE_PLACE), seat, out)


def _list_rest(state: Position, seat: i64, kind: i64, out: vec[i64]) -> vec[i64]:
    if kind in (kinds.F_HOUSE, kinds.F_BLACKMAIL):
        return play.list_spies_or_decline(state, out)
    if kind in (kinds.F_RUMOR, kinds.F_SWAP):
        return event.list_names(state, seat, out)
    if kind == kinds.F_SUIT:
        return event.list_suits(out)
    if kind == kinds.F_REBUKE:
        return event.list_rebukes(out)
    return court.list_discards(state, out)


def refusal(state: Position, seat: i64, action: i64) -> Refusal | None:
    """Return the reason why `seat` may not do `action` now, or None.

    Rules: PP-TURN-01, PP-TURN-02, PP-SETUP-09.
    """
    if state.over != storage.PLAYING:
        return Refusal("PP-END-02", variant="over")
    actor = state.actor()
    if actor == CHANCE:
        if seat != CHANCE:
            return Refusal("PP-TURN-02", variant="chance")
        return None if _can_happen(state, action) else Refusal("PP-SETUP-05")
    if seat != actor or seat <= NOBODY or not 0 <= action < actions.A_FIRST:
        return Refusal("PP-TURN-02")
    if actions.A_BUY <= action < actions.A_OFFER or action == actions.A_END:
        return turn.refuse_turn(state, seat, action)
    if action < actions.A_MARCH:
        return _refuse_deed(state, seat, action)
    if action < actions.A_TAKE_ARMY:
        return _refuse_fight(state, seat, action)
    return _refuse_rest(state, seat, action)


def _can_happen(state: Position, action: i64) -> bool:
    """Return whether the dealer's outcome is possible. Rules: PP-SETUP-05, PP-WAKHAN-20."""
    kind = state.frame_kind()
    if kind == kinds.F_FIRST:
        return turn.can_be_first(state, action)
    if kind == kinds.F_FILL:
        return market.can_draw(state, action)
    if kind == kinds.F_BACK:
        return steps.can_show_back(state, action)
    if kind == kinds.F_AI:
        return steps.can_draw_ai(state, action)
    return kind == kinds.F_WAKHAN and action == actions.A_WAKHAN


def _refuse_deed(state: Position, seat: i64, action: i64) -> Refusal | None:
    """Return a refusal of bribes, taxes, gifts and placements, or None."""
    if action < actions.A_BUY:
        return loyalty.refuse_loyalty(state)
    if action < actions.A_ANSWER:
        return bribe.refuse_offer(state, seat, action - actions.A_OFFER)
    if action < actions.A_WITHDRAW:
        return bribe.refuse_answer(state, action - actions.A_ANSWER)
    if action < actions.A_LEVY:
        return bribe.refuse_withdrawal(state, seat)
    if action < actions.A_COLLECT:
        return tax.refuse_levy(state, seat, action - actions.A_LEVY)
    if action < actions.A_GIFT:
        return tax.refuse_collect(state, action - actions.A_COLLECT)
    if action < actions.A_ARMY:
        return gift.refuse_gift(state, seat, action - actions.A_GIFT)
    if action < actions.A_ROAD:
        return build.refuse_army(state, seat, action - actions.A_ARMY)
    if action < actions.A_SPY:
        return build.refuse_road(state, seat, action - actions.A_ROAD)
    return play.refuse_spy(state, action - actions.A_SPY + 1)


def _refuse_fight(state: Position, seat: i64, action: i64) -> Refusal | None:
    """Return a refusal of moves, betrayals and battles, or None."""
    if action < actions.A_RIDE:
        return move.refuse_march(state, seat, action - actions.A_MARCH)
    if action < actions.A_SNEAK:
        return move.refuse_ride(state, seat, action - actions.A_RIDE)
    if action < actions.A_BETRAY:
        return move.refuse_sneak(state, seat, action - actions.A_SNEAK)
    if action < actions.A_PRIZE:
        return betray.refuse_betrayal(state, seat, action - actions.A_BETRAY + 1)
    if action <= actions.A_DECLINE:
        return betray.refuse_prize(state, action)
    if action < actions.A_COURT:
        return battle.refuse_site(state, seat, action - actions.A_FIELD)
    if action < actions.A_STRIKE_TRIBE:
        return battle.refuse_site(state, seat, places.court_site(action - actions.A_COURT + 1))
    return battle.refuse_strike(state, seat, action)


def _refuse_rest(state: Position, seat: i64, action: i64) -> Refusal | None:
    """Return a refusal of takings, discards, the choices of events, and stopping, or None."""
    if action < actions.A_DISCARD:
        return pieces.refuse_taking(state, action)
    if action < actions.A_NAME:
        return court.refuse_discard(state, seat, action - actions.A_DISCARD + 1)
    if action < actions.A_SUIT:
        return event.refuse_name(state, seat, action - actions.A_NAME)
    if action < actions.A_REBUKE:
        return event.refuse_suit(state)
    if action < actions.A_STOP:
        return event.refuse_rebuke(state)
    return _refuse_stop(state)


def _refuse_stop(state: Position) -> Refusal | None:
    """Return a refusal to stop before anything was done, or None.

    Rules: PP-EDGE-58, PP-EDGE-38, PP-EDGE-29.
    """
    kind = state.frame_kind()
    if kind == kinds.F_TAX:
        return tax.refuse_stop(state)
    if kind == kinds.F_MOVE:
        return move.refuse_stop(state)
    if kind == kinds.F_BUILD:
        return build.refuse_stop(state)
    if kind == kinds.F_BATTLE:
        return battle.refuse_stop(state)
    return Refusal("PP-EDGE-58", variant="none")


def advance(state: Position, seat: i64, action: i64, events: Events | None) -> None:
    """Carry out a legal action and everything that follows from it without a decision."""
    if seat == CHANCE:
        _happen(state, action, events)
    else:
        _carry_out(state, seat, action, events)
    settle(state, events)


def _happen(state: Position, action: i64, events: Events | None) -> None:
    """Carry out an outcome of the dealer."""
    if action < actions.A_DRAW:
        turn.choose_first(state, action - actions.A_FIRST, events)
    elif action < actions.A_BACK:
        market.reveal(state, action - actions.A_DRAW + 1, events)
    elif action < actions.A_AI:
        steps.show_back(state, action - actions.A_BACK, events)
    elif action < actions.A_WAKHAN:
        steps.draw_ai(state, action - actions.A_AI, events)
    else:
        steps.step(state, events)


def _carry_out(state: Position, player: i64, action: i64, events: Events | None) -> None:
    """Carry out an action of a seat or of Wakhan."""
    if actions.A_PLAY <= action < actions.A_OFFER:
        if not bribe.needs_bribe(state, player, action, events):
            turn.begin_action(state, player, action, events)
    elif action < actions.A_BUY:
        loyalty.choose_loyalty(state, player, action, events)
    elif action < actions.A_OFFER:
        turn.buy_card(state, player, action - actions.A_BUY, events)
    elif action < actions.A_MARCH:
        _carry_out_deed(state, player, action, events)
    elif action < actions.A_TAKE_ARMY:
        _carry_out_fight(state, player, action, events)
    else:
        _carry_out_rest(state, player, action, events)


def _carry_out_deed(state: Position, player: i64, action: i64, events: Events | None) -> None:
    """Carry out bribes, taxes, gifts and placements."""
    if action < actions.A_ANSWER:
        settled = bribe.offer(state, player, action - actions.A_OFFER, events)
        if settled >= 0:
            turn.begin_action(state, player, settled, events)
    elif action < actions.A_WITHDRAW:
        bribe.answer(state, action - actions.A_ANSWER, events)
    elif action < actions.A_LEVY:
        bribe.withdraw(state, player, events)
    elif action < actions.A_COLLECT:
        tax.levy(state, player, action - actions.A_LEVY, events)
    elif action < actions.A_GIFT:
        tax.collect(state, player, action - actions.A_COLLECT, events)
    elif action < actions.A_ARMY:
        gift.make_gift(state, player, action - actions.A_GIFT, events)
    elif action < actions.A_ROAD:
        build.build_army(state, player, action - actions.A_ARMY)
    elif action < actions.A_SPY:
        build.place_road(state, player, action - actions.A_ROAD)
    else:
        play.choose_spy(state, player, action - actions.A_SPY + 1)


def _carry_out_fight(state: Position, player: i64, action: i64, events: Events | None) -> None:
    """Carry out moves, betrayals and battles."""
    if action < actions.A_RIDE:
        move.march(state, player, action - actions.A_MARCH, events)
    elif action < actions.A_SNEAK:
        move.ride(state, player, action - actions.A_RIDE, events)
    elif action < actions.A_BETRAY:
        move.sneak(state, player, action - actions.A_SNEAK, events)
    elif action < actions.A_PRIZE:
        betray.betray(state, player, action - actions.A_BETRAY + 1, events)
    elif action == actions.A_PRIZE:
        betray.take_prize(state, player, events)
    elif action < actions.A_FIELD:
        betray.decline(state, player, events)
    elif action < actions.A_COURT:
        battle.choose_site(state, player, action - actions.A_FIELD, events)
    elif action < actions.A_STRIKE_TRIBE:
        battle.choose_site(state, player, places.court_site(action - actions.A_COURT + 1), events)
    else:
        battle.strike(state, player, action, events)


def _carry_out_rest(state: Position, player: i64, action: i64, events: Events | None) -> None:
    """Carry out takings, discards, the choices of events, stopping and ending."""
    if action < actions.A_DISCARD:
        pieces.take_piece(state, player, pieces.place_taken(state, action), events)
    elif action < actions.A_NAME:
        court.choose_discard(state, player, action - actions.A_DISCARD + 1, events)
    elif action < actions.A_SUIT:
        event.name_player(state, player, action - actions.A_NAME, events)
    elif action < actions.A_REBUKE:
        event.choose_suit(state, player, action - actions.A_SUIT, events)
    elif action < actions.A_STOP:
        event.rebuke(state, player, action - actions.A_REBUKE, events)
    elif action == actions.A_END:
        turn.end_turn(state, player, events)
    else:
        _stop(state, player, events)


def _stop(state: Position, player: i64, events: Events | None) -> None:
    """Stop taxing, building, moving or fighting. Rules: PP-TAX-01, PP-BUILD-01, PP-EDGE-29."""
    kind = state.frame_kind()
    if kind == kinds.F_BUILD:
        build.finish_build(state, player, events)
    elif kind == kinds.F_BATTLE:
        battle.end_battle(state)
    else:
        state.drop()


def settle(state: Position, events: Events | None) -> None:
    """Resolve frames until somebody has to decide, the dealer has to draw, or the game is over."""
    while state.over == storage.PLAYING:
        kind = state.frame_kind()
        if kind <= kinds.LAST_CHANCE:
            if kind != kinds.F_FILL or market.next_empty_slot(state) >= 0:
                return
            market.end_filling(state)
        elif kind > kinds.LAST_DECISION:
            _resolve(state, kind, events)
        elif not _lapses(state, kind, events):
            if state.frame_seat() != state.wakhan or state.frame_kind() > kinds.LAST_DECISION:
                return
            _decide_for_wakhan(state, events)


def _decide_for_wakhan(state: Position, events: Events | None) -> None:
    """Carry out Wakhan's choice in the decision on top. Rules: PP-WAKHAN-50."""
    action = choose(state, events)
    if action < 0:
        _stop(state, state.wakhan, events)
    else:
        _carry_out(state, state.wakhan, action, events)


def _lapses(state: Position, kind: i64, events: Events | None) -> bool:
    """Drop a decision with nothing left to take, place, move, strike or discard.

    Returns: True if the frame is gone or something lies on it now.
    """
    if kind == kinds.F_TAX:
        return tax.tax_ends(state)
    if kind == kinds.F_BUILD:
        return build.build_ends(state, events)
    if kind == kinds.F_MOVE:
        return move.move_ends(state)
    if kind == kinds.F_BATTLE:
        return battle.battle_ends(state)
    if kind == kinds.F_ROAD:
        return play.road_lapses(state, events)
    if kind == kinds.F_SPY:
        return play.spy_lapses(state, events)
    if kind == kinds.F_SHED:
        return not court.shed(state, events)
    if kind == kinds.F_DEBT:
        return court.debt_lapses(state)
    if kind == kinds.F_CONFIDENCE:
        return court.confidence_lapses(state)
    return kind == kinds.F_BLACKMAIL and turn.blackmail_lapses(state)


def _resolve(state: Position, kind: i64, events: Events | None) -> None:
    """Resolve a frame that nobody decides."""
    if kind == kinds.F_ICONS:
        play.resolve_icon(state, events)
    elif kind == kinds.F_PUT:
        pieces.place_piece(state, events)
    elif kind == kinds.F_DIAL:
        loyalty.turn_dial(state, events)
    elif kind == kinds.F_WIN_PRIZE:
        loyalty.win_prize(state, events)
    elif kind == kinds.F_CLEAN:
        turn.clean(state, events)
    elif kind == kinds.F_SLIDE:
        market.close_up(state)
    elif kind == kinds.F_CHECK:
        dominance.check(state, events)
    elif kind == kinds.F_BEGIN:
        turn.begin_turn(state, events)
    elif kind == kinds.F_PLAY_HAND:
        steps.play_hand(state, events)
