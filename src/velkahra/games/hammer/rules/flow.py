"""Actions and frames carried out until somebody decides, the dealer draws, or it is over."""

from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.core.contract.state import CHANCE
from velkahra.games.hammer.cards.card_ids import CARDS
from velkahra.games.hammer.rules import actions, frames, values
from velkahra.games.hammer.rules.chapters import (
    camp,
    desk,
    drawing,
    finding,
    pact,
    play,
    results,
    setup,
    turn,
    zones,
)
from velkahra.games.hammer.rules.effects import demand, questions, run, trigger
from velkahra.games.hammer.rules.state import Position


def advance(state: Position, seat: i64, action: i64, events: Events | None) -> None:
    """Carry out a legal action and everything that follows from it without a decision."""
    if seat == CHANCE:
        _happen(state, action, events)
    elif actions.A_BREAK <= action < actions.A_AGREE and state.agreed[values.LEAVING]:
        pact.leave(state, seat, state.seat_of[action - actions.A_BREAK], events)
    elif action < actions.A_CHOOSE:
        _begin_turn(state, seat, action, events)
    elif action < actions.A_PLAY:
        _choose(state, action, events)
    elif action < actions.A_TEAM:
        _act(state, seat, action, events)
    else:
        _name(state, seat, action, events)
    settle(state, events)


def _happen(state: Position, action: i64, events: Events | None) -> None:
    """Carry out an outcome of the dealer, or what the organiser enters."""
    if action >= actions.A_GO_ON:
        desk.enter(state, action, events)
    elif action >= actions.A_COIN:
        questions.toss(state, action == actions.A_COIN, events)
    elif action >= actions.A_LOT:
        camp.draw_lot(state, action - actions.A_LOT)
    elif action >= actions.A_FINISH:
        results.enter(state, action, events)
    elif action >= actions.A_SALT:
        setup.note_salt(state, action - actions.A_SALT, events)
    elif action >= actions.A_HIDE:
        setup.hide(state, action - actions.A_HIDE)
    elif action >= actions.A_DEAL:
        _deal(state, action - actions.A_DEAL, events)
    else:
        questions.steal_by_chance(state, action - actions.A_ROW)


def _deal(state: Position, card: i64, events: Events | None) -> None:
    """Carry out the card that chance picks."""
    kind = state.frame_kind()
    if kind == frames.DEAL:
        questions.deal(state, card, events)
    elif kind == frames.JOINT:
        drawing.take_joint(state, card, events)
    elif kind == frames.LOSE_CARD:
        questions.lose_card(state, card, events)
    elif kind == frames.MILL:
        questions.mill_drawn(state, card, events)
    elif kind == frames.LOOK:
        zones.fix_next(state, card, state.slot(frames.LOOK_DECK))
    elif kind == frames.RESTOCK:
        questions.restock(state, card)
    else:
        questions.pick(state, card)


def _begin_turn(state: Position, seat: i64, action: i64, events: Events | None) -> None:
    """Carry out actions before the main phase, and those that end a phase."""
    if action < actions.A_BET:
        setup.answer_swap(state, seat, action, events)
    elif action < actions.A_POSITION:
        other = state.seat_of[action - actions.A_BET] if action < actions.A_NO_BET else i64(-1)
        camp.note_bet(state, seat, other, events)
    elif action < actions.A_CONVERT:
        camp.choose_position(state, action - actions.A_POSITION, events)
    elif action == actions.A_CONVERT and state.frame_kind() == frames.REFRESH:
        turn.convert(state, events)
    elif action == actions.A_CONVERT:
        questions.convert(state, events)
    elif action == actions.A_END:
        state.drop()
    elif action == actions.A_TIME_UP:
        turn.end_by_time(state, events)
    elif action == actions.A_DRAW:
        drawing.draw_alone(state, seat, events)
    else:
        drawing.propose_draw(state, action - actions.A_DRAW_WITH, events)


def _choose(state: Position, action: i64, events: Events | None) -> None:
    """Carry out a chosen card, or the end of the choice."""
    kind = state.frame_kind()
    if action == actions.A_ENOUGH:
        _enough(state, kind)
        return
    card = action - actions.A_CHOOSE
    if kind == frames.DEMAND:
        demand.note_choice(state, card)
    elif kind == frames.UNTIRE:
        turn.untire(state, card, events)
    elif kind == frames.SIFT:
        drawing.take_sifted(state, card, events)
    elif kind == frames.CHOOSE:
        questions.choose(state, card)
    elif kind == frames.TAKE_CARD:
        questions.take_card(state, card, events)
    elif kind == frames.SACRIFICE:
        pact.sacrifice(state, card, events)
    else:
        questions.find(state, card, events)


def _enough(state: Position, kind: i64) -> None:
    if kind == frames.DEMAND:
        demand.next_demand(state)
    elif kind == frames.SIFT:
        drawing.end_sifting(state)
    elif kind == frames.SEARCH:
        questions.end_search(state)
    else:
        state.drop()


def _act(state: Position, seat: i64, action: i64, events: Events | None) -> None:
    """Carry out actions of the main phase, and answers to others."""
    if action < actions.A_USE:
        play.play(state, seat, action - actions.A_PLAY, events)
    elif action < actions.A_SPECIAL:
        play.use(
            state,
            seat,
            (action - actions.A_USE) // actions.ABILITY_MOST,
            (action - actions.A_USE) % actions.ABILITY_MOST,
            events,
        )
    elif action == actions.A_SPECIAL:
        play.use_special(state, seat, events)
    elif action < actions.A_BREAK:
        pact.announce(state, values.ALLY, seat, state.seat_of[action - actions.A_ALLY], events)
    elif action < actions.A_AGREE:
        pact.announce(state, values.PART, seat, state.seat_of[action - actions.A_BREAK], events)
    elif action <= actions.A_REFUSE:
        _answer(state, action == actions.A_AGREE, events)
    else:
        play.note_share(state, action - actions.A_SHARE)


def _answer(state: Position, agreed: bool, events: Events | None) -> None:
    kind = state.frame_kind()
    if kind == frames.WAIVE:
        camp.answer_return(state, agreed, events)
    elif kind == frames.JOIN:
        drawing.join(state, agreed, events)
    elif kind == frames.CONSENT:
        play.answer_consent(state, agreed, events)
    elif kind == frames.ALLY:
        pact.answer_offer(state, agreed, events)
    elif kind == frames.PART:
        pact.answer_cancelling(state, agreed, events)
    else:
        questions.answer_may(state, agreed)


def _name(state: Position, seat: i64, action: i64, events: Events | None) -> None:
    """Carry out a named team, option, row or square, or a discarded card."""
    if action < actions.A_OPTION:
        demand.note_choice(state, state.seat_of[action - actions.A_TEAM])
    elif action < actions.A_ROW:
        demand.note_choice(state, action - actions.A_OPTION)
    elif action < actions.A_GUESS:
        questions.name_row(state, action - actions.A_ROW, events)
    elif action == actions.A_GUESS:
        finding.ask_for_square(state, seat)
    elif action < actions.A_DISCARD:
        finding.name_square(state, action - actions.A_SQUARE, events)
    elif state.frame_kind() == frames.DISCARD:
        turn.discard_one(state, action - actions.A_DISCARD, events)
    else:
        questions.discard_own(state, action - actions.A_DISCARD, events)


def settle(state: Position, events: Events | None) -> None:
    """Resolve frames until somebody has to decide, the dealer draws, or it is over."""
    while not state.over:
        kind = state.frame_kind()
        if kind > frames.LAST_DECISION:
            _resolve(state, kind, events)
        elif not _pass_by(state, kind, events) and not pact.end_left_pact(state, events):
            return


def _pass_by(state: Position, kind: i64, events: Events | None) -> bool:
    """Resolve a question that has no answer or needs none, and return whether it was one."""
    if kind == frames.MILL:
        return questions.mill_known(state, events)
    if kind == frames.LOOK:
        return drawing.look_at_next(state, events)
    if _waits(state, kind, state.frame_seat()):
        return False
    if kind == frames.SIFT:
        drawing.end_sifting(state)
    elif kind == frames.SEARCH:
        questions.end_search(state)
    else:
        state.drop()
    return True


def _waits(state: Position, kind: i64, seat: i64) -> bool:
    """Return whether a question still has a possible answer."""
    if kind == frames.REFRESH:
        return turn.may_go_on_converting(state, seat)
    if kind == frames.UNTIRE:
        return any(turn.may_untire(state, seat, card) for card in range(CARDS))
    if kind == frames.SACRIFICE:
        return any(state.controls(seat, card) for card in range(CARDS))
    if kind == frames.SIFT:
        return len(drawing.cards_to_take(state)) > 0
    return questions.has_answer(state, kind, seat)


def _resolve(state: Position, kind: i64, events: Events | None) -> None:
    """Carry out a frame that nobody decides."""
    if kind >= frames.TRIGGERS:
        _resolve_effects(state, kind, events)
    elif kind >= frames.BEGIN:
        _resolve_turn(state, kind, events)
    else:
        _resolve_round(state, kind, events)


def _resolve_round(state: Position, kind: i64, events: Events | None) -> None:
    if kind == frames.SETUP:
        setup.deal_next(state)
    elif kind == frames.HANDS:
        setup.deal_hand(state)
    elif kind == frames.ROUND:
        camp.open_round(state, events)
    elif kind == frames.POPULATION:
        camp.offer_returns(state, events)
    elif kind == frames.BETS:
        camp.ask_for_bets(state)
    elif kind == frames.RESULTS:
        results.ask_for_results(state)
    elif kind == frames.POSITIONS:
        camp.ask_for_position(state)
    elif kind == frames.TURNS:
        camp.next_turn(state)


def _resolve_turn(state: Position, kind: i64, events: Events | None) -> None:
    if kind == frames.BEGIN:
        seat = state.frame_seat()
        state.drop()
        turn.begin_turn(state, seat, events)
    elif kind == frames.UNTIRING:
        turn.untire_spies(state, events)
    elif kind == frames.DRAWING:
        drawing.draw_in_phase(state, events)
    elif kind == frames.PLAYING:
        turn.begin_main_phase(state)
    elif kind == frames.LIMIT:
        turn.discard_to_limit(state)
    elif kind == frames.CLOSE:
        turn.end_turn(state, events)
    elif kind == frames.TALKS:
        pact.ask_about_talks(state)
    elif kind == frames.ROUND_END:
        camp.end_round(state)
    elif kind == frames.NEXT_ROUND:
        camp.next_round(state, events)


def _resolve_effects(state: Position, kind: i64, events: Events | None) -> None:
    if kind == frames.TRIGGERS:
        trigger.start_next(state, events)
    elif kind == frames.RUN:
        run.do_next_op(state, events)
    elif kind == frames.DRAWS:
        questions.draw_next(state, events)
    elif kind == frames.PENALTY:
        pact.pay_penalty(state, events)
    elif kind == frames.PLAYED:
        play.discard_played(state)
    elif kind == frames.OPEN:
        finding.open_guess(state, events)
