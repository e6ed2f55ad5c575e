"""Questions that effects ask, and draws they need: rows, cards, coins, discards.

Rules: HM-INFO-03, HM-INFO-05, HM-EDGE-INFO-02, HM-EDGE-INFO-04, HM-EDGE-INFO-07, HM-POPULATION-01.
"""

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.games.hammer.cards.card_ids import CARDS
from velkahra.games.hammer.cards.columns import OP_DEED, OP_WIDTH
from velkahra.games.hammer.rules import actions, arrays, frames, values
from velkahra.games.hammer.rules.chapters import camp, teams, zones
from velkahra.games.hammer.rules.effects import harm, match, run, supply
from velkahra.games.hammer.rules.state import Position


def toss(state: Position, won: bool, events: Events | None) -> None:
    """Carry out the result of a coin, whether it was won. Rules: HM-POPULATION-01."""
    seat, purpose, lost_at = (
        state.frame_seat(),
        state.slot(frames.COIN_PURPOSE),
        state.slot(frames.COIN_LOST_AT),
    )
    state.drop()
    if events is not None:
        events.emit("coin", {"seat": int(seat), "won": int(won), "purpose": int(purpose)})
    if purpose == frames.FOR_POPULATION:
        if won:
            camp.offer_return(state, seat)
    elif not won:
        state.run[values.PC] = lost_at


def rows_by_chance(state: Position) -> i64:
    """Return the rows that the team in a copying frame can still learn by chance, as bits."""
    return state.rows[state.slot(frames.COPY_FROM)] & ~state.slot(frames.COPY_COPIED)


def steal_by_chance(state: Position, row: i64) -> None:
    """Give a thief a random clue of its victim. Rules: HM-INFO-05, HM-EDGE-INFO-04."""
    supply.steal_row(state, state.frame_seat(), state.slot(frames.COPY_FROM), row)
    state.set_slot(frames.COPY_COPIED, state.slot(frames.COPY_COPIED) | arrays.bit(row))
    state.count_down(frames.COPY_LEFT)


def refuse_row(state: Position, seat: i64, kind: i64, row: i64) -> Refusal | None:
    """Return a refusal to name a clue, or None.

    `kind` is that of the frame on top, and `row` counts from 0. Rules: HM-INFO-03, HM-INFO-05.
    """
    facts = {"row": int(row + 1)}
    if row >= state.pieces:
        return Refusal("HM-INFO-03", {"row": int(row + 1), "most": int(state.pieces)})
    if not (supply.unknown_rows(state, seat) >> row) & 1:
        return Refusal("HM-EDGE-INFO-02", facts, "row")
    if kind == frames.STEAL_ROW and not (state.rows[state.slot(frames.STEAL_ROW_FROM)] >> row) & 1:
        return Refusal("HM-INFO-05", facts)
    return None


def name_row(state: Position, row: i64, events: Events | None) -> None:
    """Give a team the clue it names. Rules: HM-INFO-03, HM-EDGE-INFO-07, HM-EX-07."""
    seat = state.frame_seat()
    if state.frame_kind() == frames.ROW:
        supply.note_row(state, seat, row)
    else:
        supply.steal_row(state, seat, state.slot(frames.STEAL_ROW_FROM), row)
    if events is not None:
        events.emit_to(seat, "named", {"seat": int(seat), "row": int(row + 1)})
        events.emit_to_others(seat, "named-secretly", {"seat": int(seat)})
    state.count_down(frames.ROW_LEFT if state.frame_kind() == frames.ROW else frames.STEAL_ROW_LEFT)


def rows_to_steal(state: Position, seat: i64) -> i64:
    """Return the rows that a thief can name, as bits."""
    return state.rows[state.slot(frames.STEAL_ROW_FROM)] & supply.unknown_rows(state, seat)


def may_find(state: Position, card: i64) -> bool:
    """Return whether a card can be taken from the deck that is searched."""
    seat = state.frame_seat()
    if state.slot(frames.SEARCH_INTO_PLAY) and not zones.room_for(state, seat, card):
        return False
    return match.matches(
        state, state.slot(frames.SEARCH_FILTER), card, seat, arrays.seat_bit(seat), -1
    )


def find(state: Position, card: i64, events: Events | None) -> None:
    """Take a card out of the deck that is searched; everybody sees it."""
    seat, into_play = state.frame_seat(), state.slot(frames.SEARCH_INTO_PLAY)
    state.count_down(frames.SEARCH_LEFT)
    if events is not None:
        events.emit("searched", {"seat": int(seat), "card": int(card)})
    if into_play:
        zones.enter(state, card, arrays.seat_bit(seat), False, events)
        return
    state.zone[card] = values.HAND
    state.at[card] = values.ANYWHERE
    state.known[card] = values.EVERYBODY_KNOWS


def end_search(state: Position) -> None:
    """Shuffle the deck that was searched."""
    seat = state.frame_seat()
    state.drop()
    zones.shuffle(state, arrays.seat_bit(seat))


def mill_known(state: Position, events: Events | None) -> bool:
    """Mill a card known to lie on top, and return False if the dealer has to draw it."""
    seat = state.frame_seat()
    if state.slot(frames.MILL_LEFT) <= 0 or zones.top_card(state, seat) == values.NOTHING_LEFT:
        state.drop()
        return True
    if supply.mill_one(state, seat, events):
        return False
    state.count_down(frames.MILL_LEFT)
    return True


def draw_next(state: Position, events: Events | None) -> None:
    """Draw the next card of an effect."""
    seat = state.frame_seat()
    if state.slot(frames.DRAWS_LEFT) <= 0:
        state.drop()
        return
    state.count_down(frames.DRAWS_LEFT)
    supply.draw_one(state, seat, events)


def deal(state: Position, card: i64, events: Events | None) -> None:
    """Take the card that the dealer drew into the hand."""
    seat = state.frame_seat()
    state.drop()
    supply.into_hand(state, seat, card, events)


def may_lose(state: Position, card: i64) -> bool:
    """Return whether chance can pick a card of the hand; joint cards of partners are spared.

    Rules: HM-EDGE-COOP-12, HM-EDGE-COOP-26.
    """
    spared = state.owners_of(card) & state.slot(frames.LOSE_CARD_SPARED) != 0
    return state.in_hand(state.frame_seat(), card) and not spared


def lose_card(state: Position, card: i64, events: Events | None) -> None:
    """Discard the card that chance picked."""
    state.count_down(frames.LOSE_CARD_LEFT)
    zones.discard(state, card, state.frame_seat(), events)


def mill_drawn(state: Position, card: i64, events: Events | None) -> None:
    """Put the card that the dealer drew from the top of a deck onto the pile."""
    state.count_down(frames.MILL_LEFT)
    supply.mill_card(state, state.frame_seat(), card, events)


def may_restock(state: Position, card: i64) -> bool:
    """Return whether chance can pick a card of the joint pile."""
    return state.zone[card] == values.PILE and state.owners_of(card) == state.slot(
        frames.RESTOCK_GROUP
    )


def restock(state: Position, card: i64) -> None:
    """Put a card of a joint pile back into its deck."""
    state.count_down(frames.RESTOCK_LEFT)
    state.zone[card] = values.DECK
    state.at[card] = values.ANYWHERE
    state.known[card] = u8(0)


def may_pick(state: Position, card: i64) -> bool:
    """Return whether chance can select a card for an effect; joint cards of partners are spared.

    Rules: HM-EDGE-COOP-12, HM-EDGE-COOP-26.
    """
    harmful = harm.hurts_partner(
        state, state.tables.ops[(state.run[values.PC] - 1) * OP_WIDTH + OP_DEED]
    )
    spared = (
        teams.partners(state, state.run[values.SIDE_OF])
        if harmful and state.agreed[values.CORRECTED]
        else 0
    )
    if state.controllers_of(card) & spared or any(other == card for other in state.that):
        return False
    return match.matches(
        state,
        state.slot(frames.PICK_FILTER),
        card,
        state.run[values.YOU],
        state.run[values.SIDE_OF],
        state.run[values.SOURCE],
    )


def pick(state: Position, card: i64) -> None:
    """Select a card that chance picked."""
    state.that = append(state.that, card)
    state.count_down(frames.PICK_LEFT)


def choose(state: Position, card: i64) -> None:
    """Select a card that a team chose."""
    state.that = append(state.that, card)
    state.count_down(frames.CHOOSE_LEFT)


def may_take(state: Position, card: i64) -> bool:
    """Return whether a card of another hand can be chosen; joint cards of partners are spared.

    Rules: HM-EDGE-COOP-12, HM-EDGE-COOP-26.
    """
    spared = state.owners_of(card) & state.slot(frames.TAKE_CARD_SPARED) != 0
    return state.in_hand(state.slot(frames.TAKE_CARD_FROM), card) and not spared


def take_card(state: Position, card: i64, events: Events | None) -> None:
    """Discard a card of another hand."""
    victim = state.slot(frames.TAKE_CARD_FROM)
    state.count_down(frames.TAKE_CARD_LEFT)
    zones.discard(state, card, victim, events)


def list_discards(state: Position) -> vec[i64]:
    """List the cards of the hand that can be discarded, as actions."""
    out: vec[i64] = vec[i64](capacity=12)
    for card in supply.hand_of(state, state.frame_seat()):
        out = append(out, actions.A_DISCARD + card)
    return out


def refuse_discard(state: Position, seat: i64, card: i64) -> Refusal | None:
    """Return a refusal to discard a card that is not in the hand, or None."""
    if state.in_hand(seat, card):
        return None
    return Refusal("HM-DISCARD-01", {"card": int(card)})


def discard_own(state: Position, card: i64, events: Events | None) -> None:
    """Discard a card of the own hand."""
    state.count_down(frames.OWN_DISCARD_LEFT)
    zones.discard(state, card, state.frame_seat(), events)


def convert(state: Position, events: Events | None) -> None:
    """Turn SB into a BM at the rate of an effect."""
    seat, rate = state.frame_seat(), state.slot(frames.CHANGE_RATE)
    state.sb[seat] -= rate
    state.bm[seat] += 1
    state.count_down(frames.CHANGE_LEFT)
    if events is not None:
        events.emit("converted", {"seat": int(seat), "sb": int(rate), "bm": 1})


def answer_may(state: Position, agreed: bool) -> None:
    """Carry out whether an optional part of an effect is carried out."""
    skip_to = state.slot(frames.MAY_ELSE)
    state.drop()
    if not agreed:
        state.run[values.PC] = skip_to


def has_answer(state: Position, kind: i64, seat: i64) -> bool:
    """Return whether a question of an effect still has a possible answer."""
    if kind == frames.ROW:
        return state.slot(frames.ROW_LEFT) > 0 and supply.unknown_rows(state, seat) != 0
    if kind == frames.STEAL_ROW:
        return state.slot(frames.STEAL_ROW_LEFT) > 0 and rows_to_steal(state, seat) != 0
    if kind == frames.COPY:
        return state.slot(frames.COPY_LEFT) > 0 and rows_by_chance(state) != 0
    if kind == frames.CHANGE:
        return state.slot(frames.CHANGE_LEFT) > 0 and state.sb[seat] >= state.slot(
            frames.CHANGE_RATE
        )
    if kind == frames.OWN_DISCARD:
        return state.slot(frames.OWN_DISCARD_LEFT) > 0 and state.hand_size(seat) > 0
    if kind == frames.RESTOCK:
        left = state.slot(frames.RESTOCK_LEFT)
        return left > 0 and state.in_zone(state.slot(frames.RESTOCK_GROUP), values.PILE) > 0
    return _has_card(state, kind, seat)


def _has_card(state: Position, kind: i64, seat: i64) -> bool:
    if kind == frames.LOSE_CARD:
        left = state.slot(frames.LOSE_CARD_LEFT)
        return left > 0 and any(may_lose(state, card) for card in range(CARDS))
    if kind == frames.TAKE_CARD:
        supply.show_hand(state, state.slot(frames.TAKE_CARD_FROM), seat, None)
        left = state.slot(frames.TAKE_CARD_LEFT)
        return left > 0 and any(may_take(state, card) for card in range(CARDS))
    if kind == frames.PICK:
        left = state.slot(frames.PICK_LEFT)
        return left > 0 and any(may_pick(state, card) for card in range(CARDS))
    if kind == frames.CHOOSE:
        left = state.slot(frames.CHOOSE_LEFT)
        return left > 0 and any(run.may_choose(state, card) for card in range(CARDS))
    if kind == frames.SEARCH:
        left = state.slot(frames.SEARCH_LEFT)
        return left > 0 and any(may_find(state, card) for card in range(CARDS))
    return True
