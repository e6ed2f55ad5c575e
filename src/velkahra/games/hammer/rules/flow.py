"""What follows from an action, until somebody has to decide, the dealer draws, or it is over."""

from librt.vecs import append
from mypy_extensions import i64, u8

from velkahra.core.contract.events import Events
from velkahra.core.contract.state import CHANCE
from velkahra.games.hammer.cards.card_ids import ABILITY, CARDS, SIDE
from velkahra.games.hammer.cards.columns import (
    OP_SIFT_FILTER,
    OP_SIFT_TAKEN,
    TRIGGER_CONDITION,
)
from velkahra.games.hammer.rules.actions import (
    A_AGREE,
    A_ALLY,
    A_AMEND,
    A_ANNOUNCE,
    A_BET,
    A_BREAK,
    A_CALL_OFF,
    A_CANCEL,
    A_CHOOSE,
    A_COIN,
    A_CONVERT,
    A_CORRECT,
    A_DEAL,
    A_DISCARD,
    A_DRAW,
    A_DRAW_WITH,
    A_END,
    A_ENOUGH,
    A_FINISH,
    A_FOUND,
    A_GO_ON,
    A_GUESS,
    A_HIDE,
    A_KEEP,
    A_LAST_ROUND,
    A_LEAK,
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
    A_SWAP,
    A_SWAP_FREE,
    A_TEAM,
    A_TIME_UP,
    A_USE,
    ROW_MOST,
)
from velkahra.games.hammer.rules.chapters import amend, camp, pact, play, run, supply, turn, zones
from velkahra.games.hammer.rules.chapters.demand import first_demand, satisfiable
from velkahra.games.hammer.rules.chapters.match import holds
from velkahra.games.hammer.rules.frames.effects import (
    CHANGE_LEFT,
    CHANGE_RATE,
    CHOOSE_LEFT,
    COIN_LOST_AT,
    COIN_PURPOSE,
    COPY_COPIED,
    COPY_LEFT,
    COPY_VICTIM,
    DRAWS_LEFT,
    FOR_POPULATION,
    LOSE_CARD_LEFT,
    MAY_SKIP_TO,
    MILL_LEFT,
    OWN_DISCARD_LEFT,
    PICK_LEFT,
    RESTOCK_LEFT,
    RESTOCK_OWNERS,
    ROW_LEFT,
    SEARCH_INTO_PLAY,
    SEARCH_LEFT,
    STEAL_ROW_LEFT,
    STEAL_ROW_VICTIM,
    TAKE_CARD_LEFT,
    TAKE_CARD_VICTIM,
)
from velkahra.games.hammer.rules.frames.kinds import (
    F_ALLY,
    F_BEGIN,
    F_BETS,
    F_CHANGE,
    F_CHOOSE,
    F_CLOSE,
    F_CONSENT,
    F_COPY,
    F_DEAL,
    F_DEMAND,
    F_DISCARD,
    F_DRAWING,
    F_DRAWS,
    F_FINISH,
    F_HANDS,
    F_JOIN,
    F_JOINT,
    F_LIMIT,
    F_LOOK,
    F_LOSE_CARD,
    F_MILL,
    F_NEXT_ROUND,
    F_OPEN,
    F_OWN_DISCARD,
    F_PART,
    F_PENALTY,
    F_PICK,
    F_PLAYED,
    F_PLAYING,
    F_POPULATION,
    F_POSITIONS,
    F_REFRESH,
    F_RESTOCK,
    F_RESULTS,
    F_ROUND,
    F_ROUND_END,
    F_ROW,
    F_RUN,
    F_SACRIFICE,
    F_SEARCH,
    F_SETUP,
    F_SIFT,
    F_STEAL_ROW,
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
    FOR_DRAWING,
    FOR_LOOKING,
    LOOK_DECK,
    LOOK_LEFT,
    LOOK_LOOKED,
    LOOK_PURPOSE,
    REFRESH_MADE,
    push_sift,
    push_square,
)
from velkahra.games.hammer.rules.legal import can_be_dealt, can_be_picked, list_cards, seats_of
from velkahra.games.hammer.rules.state import (
    ALLY,
    ANYWHERE,
    DECK,
    EVENT_TEAM,
    HAND,
    KEEPS,
    LEAVING,
    PART,
    PC,
    PILE,
    TRIGGER,
    WAITING_EFFECT,
    WAITING_OWNER,
    WAITING_SOURCE,
    WAITING_TEAMS,
    WAITING_TRIGGER,
    Position,
    bit,
)
from velkahra.games.hammer.rules.tables import MASKS


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
        _at_desk(state, action, events)
    elif action >= A_COIN:
        _toss(state, action == A_COIN, events)
    elif action >= A_LOT:
        state.drop()
        camp.ask_team(state, seats_of(state, i64(1) << (action - A_LOT)))
    elif action >= A_FINISH:
        how = (action - A_FINISH) // 31
        camp.finish(state, seats_of(state, (action - A_FINISH) % 31 + 1), how, events)
    elif action >= A_SALT:
        camp.salt(state, action - A_SALT, events)
    elif action >= A_HIDE:
        camp.hide(state, action - A_HIDE)
    elif action >= A_DEAL:
        _deal(state, action - A_DEAL, events)
    else:
        _copy(state, action - A_ROW)


def _at_desk(state: Position, action: i64, events: Events | None) -> None:
    """Carry out what the organiser enters between turns.

    Rules: HM-EDGE-ORG-01, HM-EDGE-ORG-03, HM-EDGE-COOP-25.
    """
    if action == A_GO_ON:
        _go_on(state, events)
    elif action == A_CALL_OFF:
        camp.call_off(state, events)
    elif action < A_LAST_ROUND:
        power, points = (action - A_CORRECT) // 19, (action - A_CORRECT) % 19 - 9
        camp.correct(state, state.seat_of[power], points, events)
    elif action == A_LAST_ROUND:
        camp.shorten(state, events)
    elif action < A_LEAK:
        camp.found_outdoors(state, state.seat_of[action - A_FOUND], events)
    elif action < A_ANNOUNCE:
        seat = state.seat_of[(action - A_LEAK) // ROW_MOST]
        camp.leak(state, seat, (action - A_LEAK) % ROW_MOST, events)
    elif action >= A_AMEND:
        amend.carry_out(state, action, events)
    else:
        pair = action - A_ANNOUNCE if action < A_CANCEL else (action - A_CANCEL) // 3
        seats = state.group_seats(pair, MASKS)
        first = zones.first_of(seats)
        second = zones.first_of(seats & ~(i64(1) << first))
        if action < A_CANCEL:
            pact.unite(state, first, second, events)
            return
        who = (action - A_CANCEL) % 3
        payers = seats if who == 2 else i64(1) << (first if who == 0 else second)
        pact.part(state, first, second, payers, events)


def _go_on(state: Position, events: Events | None) -> None:
    """Let the camp go on: before the results it is the partial game that begins.

    Rules: HM-EDGE-JOKER-03, HM-EDGE-JOKER-05.
    """
    state.drop()
    if state.frame_kind() == F_FINISH and events is not None:
        events.emit("began", {"round": int(state.round)})


def _toss(state: Position, won: bool, events: Events | None) -> None:
    """Carry out a coin. Rules: HM-POPULATION-01."""
    seat, purpose, lost_at = state.frame_seat(), state.slot(COIN_PURPOSE), state.slot(COIN_LOST_AT)
    state.drop()
    if events is not None:
        events.emit("coin", {"seat": int(seat), "won": int(won), "purpose": int(purpose)})
    if purpose == FOR_POPULATION:
        if won:
            camp.offer_return(state, seat)
    elif not won:
        state.run[PC] = lost_at


def _deal(state: Position, card: i64, events: Events | None) -> None:
    """Carry out that chance picks a card."""
    kind = state.frame_kind()
    if kind == F_DEAL:
        seat = state.frame_seat()
        state.drop()
        supply.into_hand(state, seat, card, events)
    elif kind == F_JOINT:
        turn.drew_joint(state, card, events)
    elif kind == F_LOSE_CARD:
        seat = state.frame_seat()
        _count_down(state, LOSE_CARD_LEFT)
        zones.discard(state, card, seat, events)
    elif kind == F_MILL:
        seat = state.frame_seat()
        _count_down(state, MILL_LEFT)
        supply.milled(state, seat, card, events)
    elif kind == F_LOOK:
        zones.fix_next(state, card, state.slot(LOOK_DECK))
    elif kind == F_RESTOCK:
        _count_down(state, RESTOCK_LEFT)
        state.zone[card] = DECK
        state.at[card] = ANYWHERE
        state.known[card] = u8(0)
    else:
        state.that = append(state.that, card)
        _count_down(state, PICK_LEFT)


def _count_down(state: Position, slot: i64) -> None:
    state.set_slot(slot, state.slot(slot) - 1)


def _copy(state: Position, row: i64) -> None:
    """Let a thief learn a piece of its victim by chance. Rules: HM-INFO-05, HM-EDGE-INFO-04."""
    supply.copy_row(state, state.frame_seat(), state.slot(COPY_VICTIM), row)
    state.set_slot(COPY_COPIED, state.slot(COPY_COPIED) | bit(row))
    _count_down(state, COPY_LEFT)


def _begin_turn(state: Position, seat: i64, action: i64, events: Events | None) -> None:
    """Carry out what is done before the main phase, and what ends a phase."""
    if action < A_BET:
        if state.frame_seat() < 0:
            camp.choose_hand(state, seat, action - A_KEEP + KEEPS, events)
        elif action in (A_SWAP, A_SWAP_FREE):
            camp.swap(state, action == A_SWAP, events)
        else:
            state.drop()
    elif action < A_POSITION:
        other = state.seat_of[action - A_BET] if action < A_NO_BET else i64(-1)
        camp.bet(state, seat, other, events)
    elif action < A_CONVERT:
        camp.choose_position(state, action - A_POSITION, events)
    elif action == A_CONVERT:
        _convert(state, events)
    elif action == A_END:
        state.drop()
    elif action == A_TIME_UP:
        turn.hurry(state, events)
    elif action == A_DRAW:
        state.drop()
        turn.draw_own(state, seat, events)
    else:
        turn.propose_draw(state, action - A_DRAW_WITH, events)


def _convert(state: Position, events: Events | None) -> None:
    """Turn SB into a BM, in the refresh phase or by an effect."""
    if state.frame_kind() == F_REFRESH:
        turn.convert(state, events)
        return
    seat, rate = state.frame_seat(), state.slot(CHANGE_RATE)
    state.sb[seat] -= rate
    state.bm[seat] += 1
    _count_down(state, CHANGE_LEFT)
    if events is not None:
        events.emit("converted", {"seat": int(seat), "sb": int(rate), "bm": 1})


def _choose(state: Position, action: i64, events: Events | None) -> None:
    """Carry out that a card is chosen, or that no more are."""
    kind = state.frame_kind()
    if action == A_ENOUGH:
        _enough(state, kind)
        return
    card = action - A_CHOOSE
    if kind == F_DEMAND:
        play.chose(state, card)
    elif kind == F_UNTIRE:
        turn.untire(state, card, events)
    elif kind == F_SIFT:
        turn.take_sifted(state, card, events)
    elif kind == F_CHOOSE:
        state.that = append(state.that, card)
        _count_down(state, CHOOSE_LEFT)
    elif kind == F_TAKE_CARD:
        victim = state.slot(TAKE_CARD_VICTIM)
        _count_down(state, TAKE_CARD_LEFT)
        zones.discard(state, card, victim, events)
    elif kind == F_SACRIFICE:
        pact.sacrifice(state, card, events)
    else:
        _find(state, card, events)


def _enough(state: Position, kind: i64) -> None:
    if kind == F_DEMAND:
        play.next_demand(state)
    elif kind == F_SIFT:
        turn.end_sifting(state)
    elif kind == F_SEARCH:
        _end_search(state)
    else:
        state.drop()


def _find(state: Position, card: i64, events: Events | None) -> None:
    """Take a card out of the deck that is searched; everybody sees it."""
    seat, into_play = state.frame_seat(), state.slot(SEARCH_INTO_PLAY)
    _count_down(state, SEARCH_LEFT)
    if events is not None:
        events.emit("searched", {"seat": int(seat), "card": int(card)})
    if into_play:
        zones.enter(state, card, i64(1) << seat, False, events)
        return
    state.zone[card] = HAND
    state.at[card] = ANYWHERE
    state.known[card] = zones.EVERYBODY_KNOWS


def _end_search(state: Position) -> None:
    seat = state.frame_seat()
    state.drop()
    zones.shuffle(state, i64(1) << seat)


def _act(state: Position, seat: i64, action: i64, events: Events | None) -> None:
    """Carry out what is done in the main phase, and answers to others."""
    if action < A_USE:
        play.play(state, seat, action - A_PLAY, events)
    elif action < A_SPECIAL:
        play.use(state, seat, (action - A_USE) // 3, (action - A_USE) % 3, events)
    elif action == A_SPECIAL:
        play.use_special(state, seat, events)
    elif action < A_BREAK:
        pact.announce(state, ALLY, seat, state.seat_of[action - A_ALLY], events)
    elif action < A_AGREE:
        pact.announce(state, PART, seat, state.seat_of[action - A_BREAK], events)
    elif action <= A_REFUSE:
        _answer(state, action == A_AGREE, events)
    else:
        play.share(state, action - A_SHARE)


def _answer(state: Position, agreed: bool, events: Events | None) -> None:
    kind = state.frame_kind()
    if kind == F_WAIVE:
        camp.answer_return(state, agreed, events)
    elif kind == F_JOIN:
        turn.join(state, agreed, events)
    elif kind == F_CONSENT:
        play.consent(state, agreed, events)
    elif kind == F_ALLY:
        pact.answer_offer(state, agreed, events)
    elif kind == F_PART:
        pact.answer_cancelling(state, agreed, events)
    else:
        skip_to = state.slot(MAY_SKIP_TO)
        state.drop()
        if not agreed:
            state.run[PC] = skip_to


def _name(state: Position, seat: i64, action: i64, events: Events | None) -> None:
    """Carry out that a team, an option, a row or a square is named, or a card discarded."""
    if action < A_OPTION:
        play.chose(state, state.seat_of[action - A_TEAM])
    elif action < A_ROW:
        play.chose(state, action - A_OPTION)
    elif action < A_GUESS:
        _name_row(state, action - A_ROW, events)
    elif action == A_GUESS:
        push_square(state, seat)
    elif action < A_DISCARD:
        turn.guess(state, action - A_SQUARE, events)
    elif state.frame_kind() == F_DISCARD:
        turn.discard_one(state, action - A_DISCARD, events)
    else:
        _count_down(state, OWN_DISCARD_LEFT)
        zones.discard(state, action - A_DISCARD, seat, events)


def _name_row(state: Position, row: i64, events: Events | None) -> None:
    """Let a team name the piece it wants. Rules: HM-INFO-03, HM-EDGE-INFO-07, HM-EX-07."""
    seat = state.frame_seat()
    if state.frame_kind() == F_ROW:
        supply.learn(state, seat, row)
    else:
        supply.copy_row(state, seat, state.slot(STEAL_ROW_VICTIM), row)
    if events is not None:
        events.emit_to(seat, "named", {"seat": int(seat), "row": int(row + 1)})
        events.emit_to_others(seat, "named-secretly", {"seat": int(seat)})
    _count_down(state, ROW_LEFT if state.frame_kind() == F_ROW else STEAL_ROW_LEFT)


def settle(state: Position, events: Events | None) -> None:
    """Resolve frames until somebody has to decide, the dealer draws, or it is over."""
    while not state.over:
        kind = state.frame_kind()
        if kind > LAST_DECISION:
            _resolve(state, kind, events)
        elif not _pass_by(state, kind, events) and not pact.let_go(state, events):
            return


def _pass_by(state: Position, kind: i64, events: Events | None) -> bool:
    """Drop a question that has no answer, or do what needs none; say whether that was so."""
    seat = state.frame_seat()
    if kind == F_MILL:
        return _mill(state, events)
    if kind == F_LOOK:
        return _look(state, events)
    if kind == F_REFRESH:
        if not state.is_hurried() and turn.may_convert(state, seat, state.slot(REFRESH_MADE)):
            return False
    elif kind == F_CHANGE:
        if state.slot(CHANGE_LEFT) > 0 and state.sb[seat] >= state.slot(CHANGE_RATE):
            return False
    elif not _is_empty(state, kind, seat):
        return False
    if kind == F_SIFT:
        turn.end_sifting(state)
    elif kind == F_SEARCH:
        _end_search(state)
    else:
        state.drop()
    return True


def _is_empty(state: Position, kind: i64, seat: i64) -> bool:
    """Say whether a question about cards or rows has been answered, or has no answer."""
    if kind == F_ROW:
        return state.slot(ROW_LEFT) <= 0 or not supply.unknown(state, seat)
    if kind == F_STEAL_ROW:
        known = state.rows[state.slot(STEAL_ROW_VICTIM)] & supply.unknown(state, seat)
        return state.slot(STEAL_ROW_LEFT) <= 0 or not known
    if kind == F_COPY:
        fresh = state.rows[state.slot(COPY_VICTIM)] & ~state.slot(COPY_COPIED)
        return state.slot(COPY_LEFT) <= 0 or not fresh
    if kind == F_LOSE_CARD:
        return state.slot(LOSE_CARD_LEFT) <= 0 or not _any_to_lose(state)
    if kind == F_OWN_DISCARD:
        return state.slot(OWN_DISCARD_LEFT) <= 0 or state.hand_size(seat) == 0
    if kind == F_TAKE_CARD:
        supply.show_hand(state, state.slot(TAKE_CARD_VICTIM), seat, None)
        return state.slot(TAKE_CARD_LEFT) <= 0 or not _any_to_choose(state, kind)
    if kind == F_RESTOCK:
        return state.slot(RESTOCK_LEFT) <= 0 or state.in_zone(state.slot(RESTOCK_OWNERS), PILE) == 0
    if kind == F_PICK:
        return state.slot(PICK_LEFT) <= 0 or not _any_to_pick(state)
    if kind in (F_CHOOSE, F_SEARCH):
        left = state.slot(CHOOSE_LEFT if kind == F_CHOOSE else SEARCH_LEFT)
        return left <= 0 or not _any_to_choose(state, kind)
    if kind in (F_SIFT, F_UNTIRE, F_SACRIFICE):
        return not _any_to_choose(state, kind)
    return False


def _any_to_lose(state: Position) -> bool:
    return any(can_be_dealt(state, F_LOSE_CARD, card) for card in range(CARDS))


def _any_to_pick(state: Position) -> bool:
    return any(can_be_picked(state, card) for card in range(CARDS))


def _any_to_choose(state: Position, kind: i64) -> bool:
    cards = list_cards(state, kind)
    return len(cards) > 0 and cards[0] < A_ENOUGH


def _mill(state: Position, events: Events | None) -> bool:
    """Mill what is known to lie on top; the rest is for the dealer."""
    seat = state.frame_seat()
    if state.slot(MILL_LEFT) <= 0 or zones.top_card(state, seat) == -2:
        state.drop()
        return True
    if supply.mill_one(state, seat, events):
        return False
    _count_down(state, MILL_LEFT)
    return True


def _look(state: Position, events: Events | None) -> bool:
    """Show the cards on top one after the other; the dealer fixes those that are open."""
    seat, left, number = state.slot(LOOK_DECK), state.slot(LOOK_LEFT), state.slot(LOOK_LOOKED)
    if left == 0:
        _looked(state)
        return True
    known = turn.topmost(state, seat, number)
    shown = number - left
    if shown < i64(len(known)):
        turn.looked(state, known[shown], events)
        _count_down(state, LOOK_LEFT)
        return True
    card = zones.top_card_below(state, seat)
    if card >= 0:
        zones.fix_next(state, card, seat)
        return True
    return False


def _looked(state: Position) -> None:
    """Let cards be taken from those looked at, if that is what the look was for."""
    viewer, number, purpose = state.frame_seat(), state.slot(LOOK_LOOKED), state.slot(LOOK_PURPOSE)
    state.drop()
    if purpose == FOR_DRAWING:
        push_sift(state, viewer, filter=-1, left=1, looked=number, must=1)
    elif purpose != FOR_LOOKING:
        ops = state.tables.ops
        push_sift(
            state,
            viewer,
            ops[purpose + OP_SIFT_FILTER],
            ops[purpose + OP_SIFT_TAKEN],
            number,
            must=0,
        )


def _resolve(state: Position, kind: i64, events: Events | None) -> None:
    """Carry out a frame that asks nobody."""
    if kind >= F_TRIGGERS:
        _resolve_effects(state, kind, events)
    elif kind >= F_BEGIN:
        _resolve_turn(state, kind, events)
    else:
        _resolve_round(state, kind, events)


def _resolve_round(state: Position, kind: i64, events: Events | None) -> None:
    if kind == F_SETUP:
        camp.deal_next(state)
    elif kind == F_HANDS:
        camp.deal_hand(state)
    elif kind == F_ROUND:
        camp.open_round(state, events)
    elif kind == F_POPULATION:
        camp.population(state, events)
    elif kind == F_BETS:
        camp.ask_for_bets(state)
    elif kind == F_RESULTS:
        camp.ask_for_results(state)
    elif kind == F_POSITIONS:
        camp.ask_for_position(state)
    elif kind == F_TURNS:
        camp.next_turn(state)


def _resolve_turn(state: Position, kind: i64, events: Events | None) -> None:
    if kind == F_BEGIN:
        seat = state.frame_seat()
        state.drop()
        turn.begin(state, seat, events)
    elif kind == F_UNTIRING:
        turn.untiring(state, events)
    elif kind == F_DRAWING:
        turn.drawing(state, events)
    elif kind == F_PLAYING:
        turn.playing(state)
    elif kind == F_LIMIT:
        turn.limit(state)
    elif kind == F_CLOSE:
        turn.close(state, events)
    elif kind == F_TALKS:
        pact.talks(state)
    elif kind == F_ROUND_END:
        camp.end_round(state)
    elif kind == F_NEXT_ROUND:
        camp.next_round(state, events)


def _resolve_effects(state: Position, kind: i64, events: Events | None) -> None:
    if kind == F_TRIGGERS:
        _next_trigger(state, events)
    elif kind == F_RUN:
        run.step(state, events)
    elif kind == F_DRAWS:
        _draw(state, events)
    elif kind == F_PENALTY:
        pact.pay_penalty(state, events)
    elif kind == F_PLAYED:
        play.played(state)
    elif kind == F_OPEN:
        turn.open_guess(state, events)


def _draw(state: Position, events: Events | None) -> None:
    seat = state.frame_seat()
    if state.slot(DRAWS_LEFT) <= 0:
        state.drop()
        return
    _count_down(state, DRAWS_LEFT)
    supply.draw_one(state, seat, events)


def _next_trigger(state: Position, events: Events | None) -> None:
    """Carry out the next trigger that waits. Rules: HM-EDGE-ACT-02, HM-EDGE-TARGET-04."""
    at = zones.next_waiting(state)
    if at < 0:
        state.drop()
        return
    waiting = state.waiting
    effect, source, seat = (
        waiting[at + WAITING_EFFECT],
        waiting[at + WAITING_SOURCE],
        waiting[at + WAITING_OWNER],
    )
    teams, number = waiting[at + WAITING_TEAMS], waiting[at + WAITING_TRIGGER]
    state.waiting = zones.without(waiting, at)
    side = zones.side_of_trigger(state, source, seat)
    run.prepare(state, effect, source, seat, side)
    state.run[EVENT_TEAM], state.run[TRIGGER] = teams, number
    condition = state.tables.trigger(number, TRIGGER_CONDITION)
    if not holds(state, condition, seat, side, source) or not satisfiable(state):
        run.finish(state)
        return
    if events is not None:
        _emit_trigger(seat, source, events)
    play.ask_next(state, first_demand(state))


def _emit_trigger(seat: i64, source: i64, events: Events) -> None:
    """Say what takes effect; a secret side is named to its own team only. Rules: HM-CHAR-02."""
    facts = {"seat": int(seat), "source": int(source)}
    if SIDE <= source < ABILITY:
        events.emit_to(seat, "trigger", facts)
    else:
        events.emit("trigger", facts)
