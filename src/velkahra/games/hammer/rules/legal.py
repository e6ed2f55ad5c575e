"""The list of everything a seat may do: exact and ascending.

`refuse.refusal` says the same once more, one action at a time; a test holds the two to each other.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.core.contract.state import CHANCE, NOBODY
from velkahra.games.hammer.cards.card_ids import CARDS, SEATS
from velkahra.games.hammer.cards.columns import DEMAND_KIND
from velkahra.games.hammer.cards.opcodes import D_CARDS, D_OPTION
from velkahra.games.hammer.rules.actions import (
    A_AGREE,
    A_ALLY,
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
    A_MISSING,
    A_NO_BET,
    A_NOTHING,
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
    SALTS,
    SIDE_MOST,
)
from velkahra.games.hammer.rules.chapters import amend, camp, demand, pact, play, run, supply, turn
from velkahra.games.hammer.rules.chapters.match import matches
from velkahra.games.hammer.rules.chapters.teams import complete
from velkahra.games.hammer.rules.chapters.zones import room_for
from velkahra.games.hammer.rules.frames.camp import LOT_TIED
from velkahra.games.hammer.rules.frames.effects import (
    COPY_COPIED,
    COPY_VICTIM,
    LOSE_CARD_SPARED,
    PICK_FILTER,
    RESTOCK_OWNERS,
    SEARCH_FILTER,
    SEARCH_INTO_PLAY,
    STEAL_ROW_VICTIM,
    TAKE_CARD_SPARED,
    TAKE_CARD_VICTIM,
)
from velkahra.games.hammer.rules.frames.kinds import (
    F_BET,
    F_CHANGE,
    F_CHOOSE,
    F_COIN,
    F_COPY,
    F_DEMAND,
    F_DESK,
    F_DISCARD,
    F_DRAW,
    F_FINISH,
    F_HIDE,
    F_JOINT,
    F_LOOK,
    F_LOSE_CARD,
    F_LOT,
    F_MAIN,
    F_ORDER,
    F_OWN_DISCARD,
    F_PICK,
    F_REFRESH,
    F_RESTOCK,
    F_ROW,
    F_SACRIFICE,
    F_SALT,
    F_SEARCH,
    F_SHARE,
    F_SIFT,
    F_SQUARE,
    F_STEAL_ROW,
    F_SWAP,
    F_TAKE_CARD,
    F_UNTIRE,
    LAST_CHANCE,
)
from velkahra.games.hammer.rules.frames.play import DEMAND_DEMAND
from velkahra.games.hammer.rules.frames.turn import (
    DRAW_REFUSED,
    JOINT_GROUP,
    LOOK_DECK,
    REFRESH_MADE,
    SIFT_MUST,
)
from velkahra.games.hammer.rules.state import (
    ALLY,
    ANYWHERE,
    DECK,
    ENTERED,
    LEAVING,
    PART,
    PILE,
    SIDE_OF,
    SOURCE,
    YOU,
    Position,
)
from velkahra.games.hammer.rules.tables import MASKS


def legal_actions(state: Position, seat: i64) -> vec[i64]:
    """List what `seat` (or CHANCE) may do now."""
    if state.actor() == NOBODY:
        return vec[i64]()
    kind = state.frame_kind()
    if seat == CHANCE:
        return _list_outcomes(state, kind) if kind <= LAST_CHANCE else vec[i64]()
    if seat < 0 or seat >= state.seats:
        return vec[i64]()
    if not (state.acting() >> seat) & 1:
        return list_leaving(state, seat) if may_interrupt(state) else vec[i64]()
    if kind == F_MAIN:
        return list_main(state, seat)
    if kind == F_DEMAND:
        return list_demand(state)
    cards = list_cards(state, kind)
    if len(cards):
        return cards
    return _list_other(state, seat, kind)


def may_interrupt(state: Position) -> bool:
    """Say whether a team that is not asked may leave a co-operation, or the dealer draws first.

    Rules: HM-COOP-14, HM-EDGE-COOP-25.
    """
    if state.over or not state.agreed[LEAVING]:
        return False
    kind = state.frame_kind()
    return kind > LAST_CHANCE or (state.results == ENTERED and kind in (F_DESK, F_FINISH))


def may_step_in(state: Position, seat: i64) -> bool:
    """Say whether a team is not asked and has a co-operation to leave. Rules: HM-COOP-14."""
    if seat < 0 or seat >= state.seats or not may_interrupt(state):
        return False
    if (state.acting() >> seat) & 1:
        return False
    return state.pacts[seat] & ~state.leaving[seat] != 0


def list_leaving(state: Position, seat: i64) -> vec[i64]:
    """List the co-operations a team can leave at once. Rules: HM-COOP-14."""
    out: vec[i64] = vec[i64]()
    for power in range(SEATS):
        if pact.may_leave(state, seat, state.seat_of[power]):
            out = append(out, A_BREAK + power)
    return out


def _list_outcomes(state: Position, kind: i64) -> vec[i64]:
    if kind == F_HIDE:
        return list_squares(state, A_HIDE)
    if kind == F_SALT:
        return _range(A_SALT, SALTS)
    if kind == F_COIN:
        return _range(A_COIN, 2)
    if kind == F_FINISH:
        return _add_at_any_time(state, _list_results(state))
    if kind == F_DESK:
        return _list_desk(state)
    if kind == F_LOT:
        return _powers(state, A_LOT, state.slot(LOT_TIED))
    if kind == F_COPY:
        return _rows(A_ROW, state.rows[state.slot(COPY_VICTIM)] & ~state.slot(COPY_COPIED))
    out: vec[i64] = vec[i64](capacity=32)
    for card in range(CARDS):
        if can_be_dealt(state, kind, card):
            out = append(out, A_DEAL + card)
    return out


def can_be_dealt(state: Position, kind: i64, card: i64) -> bool:
    """Say whether chance can pick this card."""
    owners = state.owners_of(card)
    if kind == F_LOSE_CARD:
        return (
            state.in_hand(state.frame_seat(), card) and owners & state.slot(LOSE_CARD_SPARED) == 0
        )
    if kind == F_PICK:
        return can_be_picked(state, card)
    if kind == F_RESTOCK:
        return state.zone[card] == PILE and owners == state.slot(RESTOCK_OWNERS)
    if state.zone[card] != DECK or state.at[card] != ANYWHERE:
        return False
    if kind == F_JOINT:
        return owners == state.group_seats(state.slot(JOINT_GROUP), MASKS)
    seat = state.slot(LOOK_DECK) if kind == F_LOOK else state.frame_seat()
    return owners == i64(1) << seat


def can_be_picked(state: Position, card: i64) -> bool:
    """Say whether chance can select a card for an effect."""
    for other in state.that:
        if other == card:
            return False
    return matches(
        state, state.slot(PICK_FILTER), card, state.run[YOU], state.run[SIDE_OF], state.run[SOURCE]
    )


def _list_results(state: Position) -> vec[i64]:
    out: vec[i64] = vec[i64](capacity=32)
    for how in range(i64(3)):
        start = A_FINISH if how == 0 else (A_MISSING if how == 1 else A_NOTHING)
        for mask in range(i64(1), i64(32)):
            if camp.may_finish(state, seats_of(state, mask), how):
                out = append(out, start + mask - 1)
    return out


def seats_of(state: Position, powers: i64) -> i64:
    """Turn powers into seats, as bits; 0 if one of them is absent."""
    seats: i64 = 0
    for power in range(SEATS):
        if (powers >> power) & 1:
            if state.seat_of[power] < 0:
                return 0
            seats |= i64(1) << state.seat_of[power]
    return seats


def _list_desk(state: Position) -> vec[i64]:
    """List what the organiser can enter between turns. Rules: HM-EDGE-ORG-01."""
    out = vec[i64]([A_GO_ON])
    for power in range(SEATS):
        for points in range(i64(19)):
            if state.seat_of[power] >= 0 and points != 9:
                out = append(out, A_CORRECT + power * 19 + points)
    if state.rounds > camp.last_possible(state):
        out = append(out, A_LAST_ROUND)
    for power in range(SEATS):
        if camp.may_be_found(state, state.seat_of[power]):
            out = append(out, A_FOUND + power)
    out = _add_leaks(state, out)
    for pair in range(i64(10)):
        if pair_can(state, pair, ALLY):
            out = append(out, A_ANNOUNCE + pair)
    return _joined(_add_at_any_time(state, out), amend.outcomes(state))


def _add_at_any_time(state: Position, out: vec[i64]) -> vec[i64]:
    """List what else the organiser enters, also while a partial game is on."""
    for cancelled in range(i64(30)):
        if can_cancel(state, cancelled // 3):
            out = append(out, A_CANCEL + cancelled)
    if camp.may_call_off(state):
        out = append(out, A_CALL_OFF)
    return out


def can_cancel(state: Position, pair: i64) -> bool:
    """Say whether the organiser can end a co-operation now.

    During a partial game this is so where it ends at once. Rules: HM-COOP-07, HM-EDGE-COOP-06.
    """
    if state.frame_kind() == F_FINISH and not (state.agreed[LEAVING] and state.results == ENTERED):
        return False
    return pair_can(state, pair, PART)


def _add_leaks(state: Position, out: vec[i64]) -> vec[i64]:
    for power in range(SEATS):
        for row in range(state.pieces):
            if can_leak(state, state.seat_of[power], row):
                out = append(out, A_LEAK + power * ROW_MOST + row)
    return out


def can_leak(state: Position, seat: i64, row: i64) -> bool:
    """Say whether a slip can have been handed out wrongly."""
    return seat >= 0 and row < state.pieces and (state.rows[seat] >> row) & 1 == 0


def pair_can(state: Position, pair: i64, what: i64) -> bool:
    """Say whether a pair of powers can begin or end a co-operation."""
    seats = state.group_seats(pair, MASKS)
    if not seats:
        return False
    together = complete(state, seats)
    return together == (what == PART)


def list_squares(state: Position, offset: i64) -> vec[i64]:
    """List the squares of the map."""
    out: vec[i64] = vec[i64](capacity=576)
    for column in range(state.size):
        for line in range(state.size):
            out = append(out, offset + column * SIDE_MOST + line)
    return out


def list_main(state: Position, seat: i64) -> vec[i64]:
    """List what can be done in the main phase. Rules: HM-MAIN-01, HM-MAIN-04."""
    out = vec[i64]([A_END, A_TIME_UP])
    for action in play.list_main(state, seat, A_PLAY, A_USE, A_SPECIAL):
        out = append(out, action)
    for what in range(i64(2)):
        for power in range(SEATS):
            if pact.may_announce(state, what, seat, state.seat_of[power]):
                out = append(out, (A_ALLY if what == ALLY else A_BREAK) + power)
    if turn.may_guess(state, seat):
        out = append(out, A_GUESS)
    return out


def list_demand(state: Position) -> vec[i64]:
    """List what can be chosen for a card that is played. Rules: HM-TARGET-01."""
    asked = state.slot(DEMAND_DEMAND)
    kind = state.tables.demand(asked, DEMAND_KIND)
    out: vec[i64] = vec[i64](capacity=8)
    if kind == D_OPTION:
        for option in demand.options(state, asked):
            out = append(out, A_OPTION + option)
        return out
    if kind != D_CARDS:
        seats: i64 = 0
        for seat in demand.teams(state, asked):
            seats |= i64(1) << seat
        return _powers(state, A_TEAM, seats)
    for card in demand.targets(state, asked):
        out = append(out, A_CHOOSE + card)
    if play.may_stop(state):
        out = append(out, A_ENOUGH)
    return out


def list_cards(state: Position, kind: i64) -> vec[i64]:
    """List the cards that can be chosen or discarded, where that is what is asked."""
    out = _list_sifted(state) if kind == F_SIFT else _list_choosable(state, kind)
    if (kind == F_CHOOSE and run.may_choose_fewer(state)) or kind == F_SEARCH:
        out = append(out, A_ENOUGH)
    if kind == F_SIFT and not state.slot(SIFT_MUST):
        out = append(out, A_ENOUGH)
    if kind == F_DISCARD:
        out = append(out, A_TIME_UP)
    if kind in (F_OWN_DISCARD, F_DISCARD):
        for card in range(CARDS):
            if state.in_hand(state.frame_seat(), card):
                out = append(out, A_DISCARD + card)
    return out


def _list_choosable(state: Position, kind: i64) -> vec[i64]:
    out: vec[i64] = vec[i64](capacity=8)
    for card in range(CARDS):
        if can_choose(state, kind, card):
            out = append(out, A_CHOOSE + card)
    return out


def _list_sifted(state: Position) -> vec[i64]:
    """List the cards that were looked at, not asking of every card whether it was."""
    out: vec[i64] = vec[i64](capacity=8)
    for card in sorted([int(card) for card in turn.sifted(state)]):
        out = append(out, A_CHOOSE + card)
    return out


def can_choose(state: Position, kind: i64, card: i64) -> bool:
    """Say whether a card can be chosen for what is asked."""
    seat = state.frame_seat()
    if kind == F_UNTIRE:
        return turn.may_untire(state, seat, card)
    if kind == F_SIFT:
        return any(other == card for other in turn.sifted(state))
    if kind == F_CHOOSE:
        return run.may_choose(state, card)
    if kind == F_TAKE_CARD:
        spared = state.owners_of(card) & state.slot(TAKE_CARD_SPARED) != 0
        return state.in_hand(state.slot(TAKE_CARD_VICTIM), card) and not spared
    if kind == F_SACRIFICE:
        return state.controls(seat, card)
    if kind == F_SEARCH:
        if state.slot(SEARCH_INTO_PLAY) and not room_for(state, seat, card):
            return False
        return matches(state, state.slot(SEARCH_FILTER), card, seat, i64(1) << seat, -1)
    return False


def _list_other(state: Position, seat: i64, kind: i64) -> vec[i64]:
    if kind == F_BET:
        out = append(_powers(state, A_BET, (i64(1) << state.seats) - 1), A_NO_BET)
        return _joined(out, list_leaving(state, seat))
    if kind == F_SWAP:
        return _list_swaps(state, seat)
    if kind == F_ORDER:
        out = vec[i64]()
        for place in camp.free_positions(state):
            out = append(out, A_POSITION + place)
        return _joined(out, list_leaving(state, seat))
    if kind == F_REFRESH:
        return _list_refresh(state, seat)
    if kind == F_DRAW:
        return _list_draws(state, seat)
    if kind == F_ROW:
        return _rows(A_ROW, supply.unknown(state, seat))
    if kind == F_STEAL_ROW:
        return _rows(A_ROW, state.rows[state.slot(STEAL_ROW_VICTIM)] & supply.unknown(state, seat))
    if kind == F_CHANGE:
        return vec[i64]([A_CONVERT, A_END])
    if kind == F_SHARE:
        return play.list_shares(state, A_SHARE)
    if kind == F_SQUARE:
        return list_squares(state, A_SQUARE)
    return vec[i64]([A_AGREE, A_REFUSE])


def _joined(first: vec[i64], second: vec[i64]) -> vec[i64]:
    for action in second:
        first = append(first, action)
    return first


def _list_swaps(state: Position, seat: i64) -> vec[i64]:
    out = vec[i64]([A_KEEP])
    if camp.swapped_hand(state, seat) >= 2:
        out = append(out, A_SWAP)
    if camp.may_swap_freely(state, seat):
        out = append(out, A_SWAP_FREE)
    return out


def _list_refresh(state: Position, seat: i64) -> vec[i64]:
    out: vec[i64] = vec[i64]()
    if turn.may_convert(state, seat, state.slot(REFRESH_MADE)):
        out = append(out, A_CONVERT)
    out = append(out, A_END)
    return append(out, A_TIME_UP)


def _list_draws(state: Position, seat: i64) -> vec[i64]:
    out = vec[i64]([A_DRAW])
    for group in turn.open_groups(state, seat, state.slot(DRAW_REFUSED)):
        out = append(out, A_DRAW_WITH + group)
    return out


def _range(offset: i64, number: i64) -> vec[i64]:
    out: vec[i64] = vec[i64](capacity=number)
    for value in range(number):
        out = append(out, offset + value)
    return out


def _rows(offset: i64, mask: i64) -> vec[i64]:
    out: vec[i64] = vec[i64](capacity=48)
    for row in range(ROW_MOST):
        if (mask >> row) & 1:
            out = append(out, offset + row)
    return out


def _powers(state: Position, offset: i64, seats: i64) -> vec[i64]:
    """List seats by their powers."""
    out: vec[i64] = vec[i64](capacity=5)
    for power in range(SEATS):
        seat = state.seat_of[power]
        if seat >= 0 and (seats >> seat) & 1:
            out = append(out, offset + power)
    return out
