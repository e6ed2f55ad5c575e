"""Actions and frames carried out until somebody decides, the dealer draws, or it is over."""

from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.core.contract.state import CHANCE
from velkahra.games.hammer.cards.card_ids import CARDS
from velkahra.games.hammer.rules.actions import (
    A_AGREE,
    A_ALLY,
    A_BET,
    A_BREAK,
    A_CHOOSE,
    A_COIN,
    A_CONVERT,
    A_DEAL,
    A_DISCARD,
    A_DRAW,
    A_DRAW_WITH,
    A_END,
    A_ENOUGH,
    A_FINISH,
    A_GO_ON,
    A_GUESS,
    A_HIDE,
    A_LOT,
    A_NO_BET,
    A_OPTION,
    A_PLAY,
    A_POSITION,
    A_REFUSE,
    A_ROW,
    A_SALT,
    A_SHARE,
    A_SPECIAL,
    A_SQUARE,
    A_TEAM,
    A_TIME_UP,
    A_USE,
    ABILITY_MOST,
)
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
from velkahra.games.hammer.rules.frames.kinds import (
    F_ALLY,
    F_BEGIN,
    F_BETS,
    F_CHOOSE,
    F_CLOSE,
    F_CONSENT,
    F_DEAL,
    F_DEMAND,
    F_DISCARD,
    F_DRAWING,
    F_DRAWS,
    F_HANDS,
    F_JOIN,
    F_JOINT,
    F_LIMIT,
    F_LOOK,
    F_LOSE_CARD,
    F_MILL,
    F_NEXT_ROUND,
    F_OPEN,
    F_PART,
    F_PENALTY,
    F_PLAYED,
    F_PLAYING,
    F_POPULATION,
    F_POSITIONS,
    F_REFRESH,
    F_RESTOCK,
    F_RESULTS,
    F_ROUND,
    F_ROUND_END,
    F_RUN,
    F_SACRIFICE,
    F_SEARCH,
    F_SETUP,
    F_SIFT,
    F_TAKE_CARD,
    F_TALKS,
    F_TRIGGERS,
    F_TURNS,
    F_UNTIRE,
    F_UNTIRING,
    F_WAIVE,
    LAST_DECISION,
)
from velkahra.games.hammer.rules.frames.turn import (
    LOOK_DECK,
)
from velkahra.games.hammer.rules.state import Position
from velkahra.games.hammer.rules.values import ALLY, LEAVING, PART


def advance(state: Position, seat: i64, action: i64, events: Events | None) -> None:
    """Carry out a legal action and everything that follows from it without a decision."""
    if seat == CHANCE:
        _happen(state, action, events)
    elif A_BREAK <= action < A_AGREE and state.agreed[LEAVING]:
        pact.leave(state, seat, state.seat_of[action - A_BREAK], events)
    elif action < A_CHOOSE:
        _begin_turn(state, seat, action, events)
    elif action < A_PLAY:
        _choose(state, action, events)
    elif action < A_TEAM:
        _act(state, seat, action, events)
    else:
        _name(state, seat, action, events)
    settle(state, events)


def _happen(state: Position, action: i64, events: Events | None) -> None:
    """Carry out an outcome of the dealer, or what the organiser enters."""
    if action >= A_GO_ON:
        desk.enter(state, action, events)
    elif action >= A_COIN:
        questions.toss(state, action == A_COIN, events)
    elif action >= A_LOT:
        camp.draw_lot(state, action - A_LOT)
    elif action >= A_FINISH:
        results.enter(state, action, events)
    elif action >= A_SALT:
        setup.note_salt(state, action - A_SALT, events)
    elif action >= A_HIDE:
        setup.hide(state, action - A_HIDE)
    elif action >= A_DEAL:
        _deal(state, action - A_DEAL, events)
    else:
        questions.copy_one(state, action - A_ROW)


def _deal(state: Position, card: i64, events: Events | None) -> None:
    """Carry out the card that chance picks."""
    kind = state.frame_kind()
    if kind == F_DEAL:
        questions.deal(state, card, events)
    elif kind == F_JOINT:
        drawing.take_joint(state, card, events)
    elif kind == F_LOSE_CARD:
        questions.lose_card(state, card, events)
    elif kind == F_MILL:
        questions.mill_drawn(state, card, events)
    elif kind == F_LOOK:
        zones.fix_next(state, card, state.slot(LOOK_DECK))
    elif kind == F_RESTOCK:
        questions.restock(state, card)
    else:
        questions.pick(state, card)


def _begin_turn(state: Position, seat: i64, action: i64, events: Events | None) -> None:
    """Carry out actions before the main phase, and those that end a phase."""
    if action < A_BET:
        setup.answer_swap(state, seat, action, events)
    elif action < A_POSITION:
        other = state.seat_of[action - A_BET] if action < A_NO_BET else i64(-1)
        camp.note_bet(state, seat, other, events)
    elif action < A_CONVERT:
        camp.choose_position(state, action - A_POSITION, events)
    elif action == A_CONVERT and state.frame_kind() == F_REFRESH:
        turn.convert(state, events)
    elif action == A_CONVERT:
        questions.convert(state, events)
    elif action == A_END:
        state.drop()
    elif action == A_TIME_UP:
        turn.end_by_time(state, events)
    elif action == A_DRAW:
        drawing.draw_alone(state, seat, events)
    else:
        drawing.propose_draw(state, action - A_DRAW_WITH, events)


def _choose(state: Position, action: i64, events: Events | None) -> None:
    """Carry out a chosen card, or the end of the choice."""
    kind = state.frame_kind()
    if action == A_ENOUGH:
        _enough(state, kind)
        return
    card = action - A_CHOOSE
    if kind == F_DEMAND:
        demand.note_choice(state, card)
    elif kind == F_UNTIRE:
        turn.untire(state, card, events)
    elif kind == F_SIFT:
        drawing.take_sifted(state, card, events)
    elif kind == F_CHOOSE:
        questions.choose(state, card)
    elif kind == F_TAKE_CARD:
        questions.take_card(state, card, events)
    elif kind == F_SACRIFICE:
        pact.sacrifice(state, card, events)
    else:
        questions.find(state, card, events)


def _enough(state: Position, kind: i64) -> None:
    if kind == F_DEMAND:
        demand.next_demand(state)
    elif kind == F_SIFT:
        drawing.end_sifting(state)
    elif kind == F_SEARCH:
        questions.end_search(state)
    else:
        state.drop()


def _act(state: Position, seat: i64, action: i64, events: Events | None) -> None:
    """Carry out actions of the main phase, and answers to others."""
    if action < A_USE:
        play.play(state, seat, action - A_PLAY, events)
    elif action < A_SPECIAL:
        play.use(
            state, seat, (action - A_USE) // ABILITY_MOST, (action - A_USE) % ABILITY_MOST, events
        )
    elif action == A_SPECIAL:
        play.use_special(state, seat, events)
    elif action < A_BREAK:
        pact.announce(state, ALLY, seat, state.seat_of[action - A_ALLY], events)
    elif action < A_AGREE:
        pact.announce(state, PART, seat, state.seat_of[action - A_BREAK], events)
    elif action <= A_REFUSE:
        _answer(state, action == A_AGREE, events)
    else:
        play.note_share(state, action - A_SHARE)


def _answer(state: Position, agreed: bool, events: Events | None) -> None:
    kind = state.frame_kind()
    if kind == F_WAIVE:
        camp.answer_return(state, agreed, events)
    elif kind == F_JOIN:
        drawing.join(state, agreed, events)
    elif kind == F_CONSENT:
        play.answer_consent(state, agreed, events)
    elif kind == F_ALLY:
        pact.answer_offer(state, agreed, events)
    elif kind == F_PART:
        pact.answer_cancelling(state, agreed, events)
    else:
        questions.answer_may(state, agreed)


def _name(state: Position, seat: i64, action: i64, events: Events | None) -> None:
    """Carry out a named team, option, row or square, or a discarded card."""
    if action < A_OPTION:
        demand.note_choice(state, state.seat_of[action - A_TEAM])
    elif action < A_ROW:
        demand.note_choice(state, action - A_OPTION)
    elif action < A_GUESS:
        questions.name_row(state, action - A_ROW, events)
    elif action == A_GUESS:
        finding.ask_for_square(state, seat)
    elif action < A_DISCARD:
        finding.name_square(state, action - A_SQUARE, events)
    elif state.frame_kind() == F_DISCARD:
        turn.discard_one(state, action - A_DISCARD, events)
    else:
        questions.discard_own(state, action - A_DISCARD, events)


def settle(state: Position, events: Events | None) -> None:
    """Resolve frames until somebody has to decide, the dealer draws, or it is over."""
    while not state.over:
        kind = state.frame_kind()
        if kind > LAST_DECISION:
            _resolve(state, kind, events)
        elif not _pass_by(state, kind, events) and not pact.end_left_pact(state, events):
            return


def _pass_by(state: Position, kind: i64, events: Events | None) -> bool:
    """Resolve a question that has no answer or needs none, and return whether it was one."""
    if kind == F_MILL:
        return questions.mill_known(state, events)
    if kind == F_LOOK:
        return drawing.look_at_next(state, events)
    if _waits(state, kind, state.frame_seat()):
        return False
    if kind == F_SIFT:
        drawing.end_sifting(state)
    elif kind == F_SEARCH:
        questions.end_search(state)
    else:
        state.drop()
    return True


def _waits(state: Position, kind: i64, seat: i64) -> bool:
    """Return whether a question still has a possible answer."""
    if kind == F_REFRESH:
        return turn.may_go_on_converting(state, seat)
    if kind == F_UNTIRE:
        return any(turn.may_untire(state, seat, card) for card in range(CARDS))
    if kind == F_SACRIFICE:
        return any(state.controls(seat, card) for card in range(CARDS))
    if kind == F_SIFT:
        return len(drawing.cards_to_take(state)) > 0
    return questions.has_answer(state, kind, seat)


def _resolve(state: Position, kind: i64, events: Events | None) -> None:
    """Carry out a frame that nobody decides."""
    if kind >= F_TRIGGERS:
        _resolve_effects(state, kind, events)
    elif kind >= F_BEGIN:
        _resolve_turn(state, kind, events)
    else:
        _resolve_round(state, kind, events)


def _resolve_round(state: Position, kind: i64, events: Events | None) -> None:
    if kind == F_SETUP:
        setup.deal_next(state)
    elif kind == F_HANDS:
        setup.deal_hand(state)
    elif kind == F_ROUND:
        camp.open_round(state, events)
    elif kind == F_POPULATION:
        camp.offer_returns(state, events)
    elif kind == F_BETS:
        camp.ask_for_bets(state)
    elif kind == F_RESULTS:
        results.ask_for_results(state)
    elif kind == F_POSITIONS:
        camp.ask_for_position(state)
    elif kind == F_TURNS:
        camp.next_turn(state)


def _resolve_turn(state: Position, kind: i64, events: Events | None) -> None:
    if kind == F_BEGIN:
        seat = state.frame_seat()
        state.drop()
        turn.begin_turn(state, seat, events)
    elif kind == F_UNTIRING:
        turn.untire_spies(state, events)
    elif kind == F_DRAWING:
        drawing.draw_in_phase(state, events)
    elif kind == F_PLAYING:
        turn.begin_main_phase(state)
    elif kind == F_LIMIT:
        turn.discard_to_limit(state)
    elif kind == F_CLOSE:
        turn.end_turn(state, events)
    elif kind == F_TALKS:
        pact.ask_about_talks(state)
    elif kind == F_ROUND_END:
        camp.end_round(state)
    elif kind == F_NEXT_ROUND:
        camp.next_round(state, events)


def _resolve_effects(state: Position, kind: i64, events: Events | None) -> None:
    if kind == F_TRIGGERS:
        trigger.start_next(state, events)
    elif kind == F_RUN:
        run.do_next_op(state, events)
    elif kind == F_DRAWS:
        questions.draw_next(state, events)
    elif kind == F_PENALTY:
        pact.pay_penalty(state, events)
    elif kind == F_PLAYED:
        play.discard_played(state)
    elif kind == F_OPEN:
        finding.open_guess(state, events)
