"""Lists of everything a seat may do: exact and ascending.

`refuse.refusal` says the same once more, one action at a time; a test holds the two to each other.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.core.contract.state import CHANCE, NOBODY
from velkahra.games.hammer.cards.card_ids import CARDS
from velkahra.games.hammer.rules.actions import (
    A_AGREE,
    A_CHOOSE,
    A_COIN,
    A_CONVERT,
    A_DEAL,
    A_END,
    A_ENOUGH,
    A_HIDE,
    A_LOT,
    A_REFUSE,
    A_ROW,
    A_SALT,
    A_SQUARE,
    A_TIME_UP,
    SALTS,
)
from velkahra.games.hammer.rules.arrays import seat_bit
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
from velkahra.games.hammer.rules.chapters.teams import group_seats
from velkahra.games.hammer.rules.effects import demand, questions, run, supply
from velkahra.games.hammer.rules.frames.camp import LOT_TIED
from velkahra.games.hammer.rules.frames.kinds import (
    F_BET,
    F_CHANGE,
    F_CHOOSE,
    F_COIN,
    F_COPY,
    F_DEAL,
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
    F_MILL,
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
from velkahra.games.hammer.rules.frames.turn import JOINT_GROUP, LOOK_DECK
from velkahra.games.hammer.rules.listing import join_lists, list_powers, list_range, list_rows
from velkahra.games.hammer.rules.state import (
    Position,
)


def legal_actions(state: Position, seat: i64) -> vec[i64]:
    """List everything `seat` (or CHANCE) may do now, ascending."""
    if state.actor() == NOBODY:
        return vec[i64]()
    kind = state.frame_kind()
    if seat == CHANCE:
        return _list_outcomes(state, kind) if kind <= LAST_CHANCE else vec[i64]()
    if seat < 0 or seat >= state.seats:
        return vec[i64]()
    if not (state.acting() >> seat) & 1:
        return pact.list_announcements(state, seat) if pact.may_interrupt(state) else vec[i64]()
    if kind == F_MAIN:
        return play.list_main(state, seat)
    if kind == F_DEMAND:
        return demand.list_demand(state)
    cards = _list_cards(state, kind)
    if len(cards):
        return cards
    return _list_other(state, seat, kind)


def _list_outcomes(state: Position, kind: i64) -> vec[i64]:
    if kind == F_HIDE:
        return finding.list_squares(state, A_HIDE)
    if kind == F_SALT:
        return list_range(A_SALT, SALTS)
    if kind == F_COIN:
        return list_range(A_COIN, 2)
    if kind == F_FINISH:
        return desk.add_at_any_time(state, results.list_results(state))
    if kind == F_DESK:
        return desk.list_entries(state)
    if kind == F_LOT:
        return list_powers(state, A_LOT, state.slot(LOT_TIED))
    if kind == F_COPY:
        return list_rows(A_ROW, questions.rows_to_copy(state))
    out: vec[i64] = vec[i64](capacity=32)
    deck = _deck_dealt_from(state, kind)
    first, end = i64(0), CARDS
    if deck:
        first, end = state.first_of_deck(deck), state.end_of_deck(deck)
    for card in range(first, end):
        if can_be_dealt(state, kind, card):
            out = append(out, A_DEAL + card)
    return out


def _deck_dealt_from(state: Position, kind: i64) -> i64:
    """Return the owners, as bits, of the one deck that chance deals from; 0 if it is not one."""
    if kind == F_JOINT:
        return group_seats(state, state.slot(JOINT_GROUP))
    if kind == F_LOOK:
        return seat_bit(state.slot(LOOK_DECK))
    return seat_bit(state.frame_seat()) if kind in (F_DEAL, F_MILL) else 0


def can_be_dealt(state: Position, kind: i64, card: i64) -> bool:
    """Return whether chance can pick this card in a frame of this kind."""
    if kind == F_LOSE_CARD:
        return questions.may_lose(state, card)
    if kind == F_PICK:
        return questions.may_pick(state, card)
    if kind == F_RESTOCK:
        return questions.may_restock(state, card)
    if kind == F_JOINT:
        return drawing.may_be_joint(state, card)
    seat = state.slot(LOOK_DECK) if kind == F_LOOK else state.frame_seat()
    return zones.may_come_next(state, card, seat_bit(seat))


def _list_cards(state: Position, kind: i64) -> vec[i64]:
    """List the cards that can be chosen or discarded now."""
    if kind == F_DISCARD:
        return join_lists(vec[i64]([A_TIME_UP]), turn.list_excess(state, state.frame_seat()))
    if kind == F_OWN_DISCARD:
        return questions.list_discards(state)
    if kind == F_SIFT:
        return drawing.list_sifted(state)
    out: vec[i64] = vec[i64](capacity=8)
    for card in range(CARDS):
        if can_choose(state, kind, card):
            out = append(out, A_CHOOSE + card)
    if (kind == F_CHOOSE and run.may_choose_fewer(state)) or kind == F_SEARCH:
        out = append(out, A_ENOUGH)
    return out


def can_choose(state: Position, kind: i64, card: i64) -> bool:
    """Return whether a card can be chosen now, in a frame of this kind."""
    if kind == F_UNTIRE:
        return turn.may_untire(state, state.frame_seat(), card)
    if kind == F_SIFT:
        return any(other == card for other in drawing.cards_to_take(state))
    if kind == F_CHOOSE:
        return run.may_choose(state, card)
    if kind == F_TAKE_CARD:
        return questions.may_take(state, card)
    if kind == F_SACRIFICE:
        return state.controls(state.frame_seat(), card)
    return kind == F_SEARCH and questions.may_find(state, card)


def _list_other(state: Position, seat: i64, kind: i64) -> vec[i64]:
    if kind == F_BET:
        return camp.list_bets(state, seat)
    if kind == F_SWAP:
        return setup.list_swaps(state, seat)
    if kind == F_ORDER:
        return camp.list_positions(state, seat)
    if kind == F_REFRESH:
        return turn.list_refresh(state, seat)
    if kind == F_DRAW:
        return drawing.list_draws(state, seat)
    if kind == F_ROW:
        return list_rows(A_ROW, supply.unknown_rows(state, seat))
    if kind == F_STEAL_ROW:
        return list_rows(A_ROW, questions.rows_to_steal(state, seat))
    if kind == F_CHANGE:
        return vec[i64]([A_CONVERT, A_END])
    if kind == F_SHARE:
        return play.list_shares(state)
    if kind == F_SQUARE:
        return finding.list_squares(state, A_SQUARE)
    return vec[i64]([A_AGREE, A_REFUSE])
