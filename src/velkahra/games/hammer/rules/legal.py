"""Lists of everything a seat may do: exact and ascending.

`refuse.refusal` says the same once more, one action at a time; a test holds the two to each other.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.core.contract.state import CHANCE, NOBODY
from velkahra.games.hammer.cards.card_ids import CARDS
from velkahra.games.hammer.rules import actions, arrays, frames, listing
from velkahra.games.hammer.rules.chapters import (
    camp,
    desk,
    drawing,
    finding,
    pact,
    play,
    results,
    setup,
    teams,
    turn,
    zones,
)
from velkahra.games.hammer.rules.effects import demand, questions, run, supply
from velkahra.games.hammer.rules.state import (
    Position,
)


def legal_actions(state: Position, seat: i64) -> vec[i64]:
    """List everything `seat` (or CHANCE) may do now, ascending."""
    if state.actor() == NOBODY:
        return vec[i64]()
    kind = state.frame_kind()
    if seat == CHANCE:
        return _list_outcomes(state, kind) if kind <= frames.LAST_CHANCE else vec[i64]()
    if seat < 0 or seat >= state.seats:
        return vec[i64]()
    if not (state.acting() >> seat) & 1:
        return pact.list_announcements(state, seat) if pact.may_interrupt(state) else vec[i64]()
    if kind == frames.MAIN:
        return play.list_main(state, seat)
    if kind == frames.DEMAND:
        return demand.list_demand(state)
    cards = _list_cards(state, kind)
    if len(cards):
        return cards
    return _list_other(state, seat, kind)


def _list_outcomes(state: Position, kind: i64) -> vec[i64]:
    if kind == frames.HIDE:
        return finding.list_squares(state, actions.A_HIDE)
    if kind == frames.SALT:
        return listing.list_range(actions.A_SALT, actions.SALTS)
    if kind == frames.COIN:
        return listing.list_range(actions.A_COIN, 2)
    if kind == frames.FINISH:
        return desk.add_at_any_time(state, results.list_results(state))
    if kind == frames.DESK:
        return desk.list_entries(state)
    if kind == frames.LOT:
        return listing.list_powers(state, actions.A_LOT, state.slot(frames.LOT_TIED))
    if kind == frames.COPY:
        return listing.list_rows(actions.A_ROW, questions.rows_by_chance(state))
    out: vec[i64] = vec[i64](capacity=32)
    deck = _deck_dealt_from(state, kind)
    first, end = i64(0), CARDS
    if deck:
        first, end = state.first_of_deck(deck), state.end_of_deck(deck)
    for card in range(first, end):
        if can_be_dealt(state, kind, card):
            out = append(out, actions.A_DEAL + card)
    return out


def _deck_dealt_from(state: Position, kind: i64) -> i64:
    """Return the owners, as bits, of the one deck that chance deals from; 0 if it is not one."""
    if kind == frames.JOINT:
        return teams.group_seats(state, state.slot(frames.JOINT_GROUP))
    if kind == frames.LOOK:
        return arrays.seat_bit(state.slot(frames.LOOK_DECK))
    return arrays.seat_bit(state.frame_seat()) if kind in (frames.DEAL, frames.MILL) else 0


def can_be_dealt(state: Position, kind: i64, card: i64) -> bool:
    """Return whether chance can pick this card in a frame of this kind."""
    if kind == frames.LOSE_CARD:
        return questions.may_lose(state, card)
    if kind == frames.PICK:
        return questions.may_pick(state, card)
    if kind == frames.RESTOCK:
        return questions.may_restock(state, card)
    if kind == frames.JOINT:
        return drawing.may_be_joint(state, card)
    seat = state.slot(frames.LOOK_DECK) if kind == frames.LOOK else state.frame_seat()
    return zones.may_come_next(state, card, arrays.seat_bit(seat))


def _list_cards(state: Position, kind: i64) -> vec[i64]:
    """List the cards that can be chosen or discarded now."""
    if kind == frames.DISCARD:
        return listing.join_lists(
            vec[i64]([actions.A_TIME_UP]), turn.list_excess(state, state.frame_seat())
        )
    if kind == frames.OWN_DISCARD:
        return questions.list_discards(state)
    if kind == frames.SIFT:
        return drawing.list_sifted(state)
    out: vec[i64] = vec[i64](capacity=8)
    for card in range(CARDS):
        if can_choose(state, kind, card):
            out = append(out, actions.A_CHOOSE + card)
    if (kind == frames.CHOOSE and run.may_choose_fewer(state)) or kind == frames.SEARCH:
        out = append(out, actions.A_ENOUGH)
    return out


def can_choose(state: Position, kind: i64, card: i64) -> bool:
    """Return whether a card can be chosen now, in a frame of this kind."""
    if kind == frames.UNTIRE:
        return turn.may_untire(state, state.frame_seat(), card)
    if kind == frames.SIFT:
        return any(other == card for other in drawing.cards_to_take(state))
    if kind == frames.CHOOSE:
        return run.may_choose(state, card)
    if kind == frames.TAKE_CARD:
        return questions.may_take(state, card)
    if kind == frames.SACRIFICE:
        return state.controls(state.frame_seat(), card)
    return kind == frames.SEARCH and questions.may_find(state, card)


def _list_other(state: Position, seat: i64, kind: i64) -> vec[i64]:
    if kind == frames.BET:
        return camp.list_bets(state, seat)
    if kind == frames.SWAP:
        return setup.list_swaps(state, seat)
    if kind == frames.ORDER:
        return camp.list_positions(state, seat)
    if kind == frames.REFRESH:
        return turn.list_refresh(state, seat)
    if kind == frames.DRAW:
        return drawing.list_draws(state, seat)
    if kind == frames.ROW:
        return listing.list_rows(actions.A_ROW, supply.unknown_rows(state, seat))
    if kind == frames.STEAL_ROW:
        return listing.list_rows(actions.A_ROW, questions.rows_to_steal(state, seat))
    if kind == frames.CHANGE:
        return vec[i64]([actions.A_CONVERT, actions.A_END])
    if kind == frames.SHARE:
        return play.list_shares(state)
    if kind == frames.SQUARE:
        return finding.list_squares(state, actions.A_SQUARE)
    return vec[i64]([actions.A_AGREE, actions.A_REFUSE])
