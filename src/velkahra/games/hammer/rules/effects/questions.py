"""Questions that effects ask, and draws they need: rows, cards, coins, discards.

Rules: HM-INFO-03, HM-INFO-05, HM-EDGE-INFO-02, HM-EDGE-INFO-04, HM-EDGE-INFO-07, HM-POPULATION-01.
"""

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.games.hammer.cards.card_ids import CARDS
from velkahra.games.hammer.cards.columns import OP_DEED, OP_WIDTH
from velkahra.games.hammer.rules.actions import A_DISCARD
from velkahra.games.hammer.rules.arrays import bit, seat_bit
from velkahra.games.hammer.rules.chapters.camp import offer_return
from velkahra.games.hammer.rules.chapters.teams import partners
from velkahra.games.hammer.rules.chapters.zones import discard, enter, room_for, shuffle, top_card
from velkahra.games.hammer.rules.effects.harm import hurts_partner
from velkahra.games.hammer.rules.effects.match import matches
from velkahra.games.hammer.rules.effects.run import may_choose
from velkahra.games.hammer.rules.effects.supply import (
    copy_row,
    draw_one,
    hand_of,
    into_hand,
    mill_card,
    mill_one,
    note_row,
    show_hand,
    unknown_rows,
)
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
    LOSE_CARD_SPARED,
    MAY_SKIP_TO,
    MILL_LEFT,
    OWN_DISCARD_LEFT,
    PICK_FILTER,
    PICK_LEFT,
    RESTOCK_LEFT,
    RESTOCK_OWNERS,
    ROW_LEFT,
    SEARCH_FILTER,
    SEARCH_INTO_PLAY,
    SEARCH_LEFT,
    STEAL_ROW_LEFT,
    STEAL_ROW_VICTIM,
    TAKE_CARD_LEFT,
    TAKE_CARD_SPARED,
    TAKE_CARD_VICTIM,
)
from velkahra.games.hammer.rules.frames.kinds import (
    F_CHANGE,
    F_CHOOSE,
    F_COPY,
    F_LOSE_CARD,
    F_OWN_DISCARD,
    F_PICK,
    F_RESTOCK,
    F_ROW,
    F_SEARCH,
    F_STEAL_ROW,
    F_TAKE_CARD,
)
from velkahra.games.hammer.rules.state import Position
from velkahra.games.hammer.rules.values import (
    ANYWHERE,
    CORRECTED,
    DECK,
    EVERYBODY_KNOWS,
    HAND,
    NOTHING_LEFT,
    PC,
    PILE,
    SIDE_OF,
    SOURCE,
    YOU,
)


def toss(state: Position, won: bool, events: Events | None) -> None:
    """Carry out the result of a coin, whether it was won. Rules: HM-POPULATION-01."""
    seat, purpose, lost_at = state.frame_seat(), state.slot(COIN_PURPOSE), state.slot(COIN_LOST_AT)
    state.drop()
    if events is not None:
        events.emit("coin", {"seat": int(seat), "won": int(won), "purpose": int(purpose)})
    if purpose == FOR_POPULATION:
        if won:
            offer_return(state, seat)
    elif not won:
        state.run[PC] = lost_at


def rows_to_copy(state: Position) -> i64:
    """Return the rows that the team in a copying frame can still learn by chance, as bits."""
    return state.rows[state.slot(COPY_VICTIM)] & ~state.slot(COPY_COPIED)


def copy_one(state: Position, row: i64) -> None:
    """Give a thief a random piece of its victim. Rules: HM-INFO-05, HM-EDGE-INFO-04."""
    copy_row(state, state.frame_seat(), state.slot(COPY_VICTIM), row)
    state.set_slot(COPY_COPIED, state.slot(COPY_COPIED) | bit(row))
    state.count_down(COPY_LEFT)


def refuse_row(state: Position, seat: i64, kind: i64, row: i64) -> Refusal | None:
    """Return a refusal to name a piece of information, or None.

    `kind` is that of the frame on top, and `row` counts from 0. Rules: HM-INFO-03, HM-INFO-05.
    """
    facts = {"row": int(row + 1)}
    if row >= state.pieces:
        return Refusal("HM-INFO-03", {"row": int(row + 1), "most": int(state.pieces)})
    if not (unknown_rows(state, seat) >> row) & 1:
        return Refusal("HM-EDGE-INFO-02", facts, "row")
    if kind == F_STEAL_ROW and not (state.rows[state.slot(STEAL_ROW_VICTIM)] >> row) & 1:
        return Refusal("HM-INFO-05", facts)
    return None


def name_row(state: Position, row: i64, events: Events | None) -> None:
    """Give a team the piece it names. Rules: HM-INFO-03, HM-EDGE-INFO-07, HM-EX-07."""
    seat = state.frame_seat()
    if state.frame_kind() == F_ROW:
        note_row(state, seat, row)
    else:
        copy_row(state, seat, state.slot(STEAL_ROW_VICTIM), row)
    if events is not None:
        events.emit_to(seat, "named", {"seat": int(seat), "row": int(row + 1)})
        events.emit_to_others(seat, "named-secretly", {"seat": int(seat)})
    state.count_down(ROW_LEFT if state.frame_kind() == F_ROW else STEAL_ROW_LEFT)


def rows_to_steal(state: Position, seat: i64) -> i64:
    """Return the rows that a thief can name, as bits."""
    return state.rows[state.slot(STEAL_ROW_VICTIM)] & unknown_rows(state, seat)


def may_find(state: Position, card: i64) -> bool:
    """Return whether a card can be taken from the deck that is searched."""
    seat = state.frame_seat()
    if state.slot(SEARCH_INTO_PLAY) and not room_for(state, seat, card):
        return False
    return matches(state, state.slot(SEARCH_FILTER), card, seat, seat_bit(seat), -1)


def find(state: Position, card: i64, events: Events | None) -> None:
    """Take a card out of the deck that is searched; everybody sees it."""
    seat, into_play = state.frame_seat(), state.slot(SEARCH_INTO_PLAY)
    state.count_down(SEARCH_LEFT)
    if events is not None:
        events.emit("searched", {"seat": int(seat), "card": int(card)})
    if into_play:
        enter(state, card, seat_bit(seat), False, events)
        return
    state.zone[card] = HAND
    state.at[card] = ANYWHERE
    state.known[card] = EVERYBODY_KNOWS


def end_search(state: Position) -> None:
    """Shuffle the deck that was searched."""
    seat = state.frame_seat()
    state.drop()
    shuffle(state, seat_bit(seat))


def mill_known(state: Position, events: Events | None) -> bool:
    """Mill a card known to lie on top, and return False if the dealer has to draw it."""
    seat = state.frame_seat()
    if state.slot(MILL_LEFT) <= 0 or top_card(state, seat) == NOTHING_LEFT:
        state.drop()
        return True
    if mill_one(state, seat, events):
        return False
    state.count_down(MILL_LEFT)
    return True


def draw_next(state: Position, events: Events | None) -> None:
    """Draw the next card of an effect."""
    seat = state.frame_seat()
    if state.slot(DRAWS_LEFT) <= 0:
        state.drop()
        return
    state.count_down(DRAWS_LEFT)
    draw_one(state, seat, events)


def deal(state: Position, card: i64, events: Events | None) -> None:
    """Take the card that the dealer drew into the hand."""
    seat = state.frame_seat()
    state.drop()
    into_hand(state, seat, card, events)


def may_lose(state: Position, card: i64) -> bool:
    """Return whether chance can pick a card of the hand; joint cards of partners are spared.

    Rules: HM-EDGE-COOP-12, HM-EDGE-COOP-26.
    """
    spared = state.owners_of(card) & state.slot(LOSE_CARD_SPARED) != 0
    return state.in_hand(state.frame_seat(), card) and not spared


def lose_card(state: Position, card: i64, events: Events | None) -> None:
    """Discard the card that chance picked."""
    state.count_down(LOSE_CARD_LEFT)
    discard(state, card, state.frame_seat(), events)


def mill_drawn(state: Position, card: i64, events: Events | None) -> None:
    """Put the card that the dealer drew from the top of a deck onto the pile."""
    state.count_down(MILL_LEFT)
    mill_card(state, state.frame_seat(), card, events)


def may_restock(state: Position, card: i64) -> bool:
    """Return whether chance can pick a card of the joint pile."""
    return state.zone[card] == PILE and state.owners_of(card) == state.slot(RESTOCK_OWNERS)


def restock(state: Position, card: i64) -> None:
    """Put a card of a joint pile back into its deck."""
    state.count_down(RESTOCK_LEFT)
    state.zone[card] = DECK
    state.at[card] = ANYWHERE
    state.known[card] = u8(0)


def may_pick(state: Position, card: i64) -> bool:
    """Return whether chance can select a card for an effect; joint cards of partners are spared.

    Rules: HM-EDGE-COOP-12, HM-EDGE-COOP-26.
    """
    harmful = hurts_partner(state, state.tables.ops[(state.run[PC] - 1) * OP_WIDTH + OP_DEED])
    spared = partners(state, state.run[SIDE_OF]) if harmful and state.agreed[CORRECTED] else 0
    if state.controllers_of(card) & spared or any(other == card for other in state.that):
        return False
    return matches(
        state, state.slot(PICK_FILTER), card, state.run[YOU], state.run[SIDE_OF], state.run[SOURCE]
    )


def pick(state: Position, card: i64) -> None:
    """Select a card that chance picked."""
    state.that = append(state.that, card)
    state.count_down(PICK_LEFT)


def choose(state: Position, card: i64) -> None:
    """Select a card that a team chose."""
    state.that = append(state.that, card)
    state.count_down(CHOOSE_LEFT)


def may_take(state: Position, card: i64) -> bool:
    """Return whether a card of another hand can be chosen; joint cards of partners are spared.

    Rules: HM-EDGE-COOP-12, HM-EDGE-COOP-26.
    """
    spared = state.owners_of(card) & state.slot(TAKE_CARD_SPARED) != 0
    return state.in_hand(state.slot(TAKE_CARD_VICTIM), card) and not spared


def take_card(state: Position, card: i64, events: Events | None) -> None:
    """Discard a card of another hand."""
    victim = state.slot(TAKE_CARD_VICTIM)
    state.count_down(TAKE_CARD_LEFT)
    discard(state, card, victim, events)


def list_discards(state: Position) -> vec[i64]:
    """List the cards of the hand that can be discarded, as actions."""
    out: vec[i64] = vec[i64](capacity=12)
    for card in hand_of(state, state.frame_seat()):
        out = append(out, A_DISCARD + card)
    return out


def refuse_discard(state: Position, seat: i64, card: i64) -> Refusal | None:
    """Return a refusal to discard a card that is not in the hand, or None."""
    if state.in_hand(seat, card):
        return None
    return Refusal("HM-DISCARD-01", {"card": int(card)})


def discard_own(state: Position, card: i64, events: Events | None) -> None:
    """Discard a card of the own hand."""
    state.count_down(OWN_DISCARD_LEFT)
    discard(state, card, state.frame_seat(), events)


def convert(state: Position, events: Events | None) -> None:
    """Turn SB into a BM at the rate of an effect."""
    seat, rate = state.frame_seat(), state.slot(CHANGE_RATE)
    state.sb[seat] -= rate
    state.bm[seat] += 1
    state.count_down(CHANGE_LEFT)
    if events is not None:
        events.emit("converted", {"seat": int(seat), "sb": int(rate), "bm": 1})


def answer_may(state: Position, agreed: bool) -> None:
    """Carry out whether an optional part of an effect is carried out."""
    skip_to = state.slot(MAY_SKIP_TO)
    state.drop()
    if not agreed:
        state.run[PC] = skip_to


def has_answer(state: Position, kind: i64, seat: i64) -> bool:
    """Return whether a question of an effect still has a possible answer."""
    if kind == F_ROW:
        return state.slot(ROW_LEFT) > 0 and unknown_rows(state, seat) != 0
    if kind == F_STEAL_ROW:
        return state.slot(STEAL_ROW_LEFT) > 0 and rows_to_steal(state, seat) != 0
    if kind == F_COPY:
        return state.slot(COPY_LEFT) > 0 and rows_to_copy(state) != 0
    if kind == F_CHANGE:
        return state.slot(CHANGE_LEFT) > 0 and state.sb[seat] >= state.slot(CHANGE_RATE)
    if kind == F_OWN_DISCARD:
        return state.slot(OWN_DISCARD_LEFT) > 0 and state.hand_size(seat) > 0
    if kind == F_RESTOCK:
        left = state.slot(RESTOCK_LEFT)
        return left > 0 and state.in_zone(state.slot(RESTOCK_OWNERS), PILE) > 0
    return _has_card(state, kind, seat)


def _has_card(state: Position, kind: i64, seat: i64) -> bool:
    if kind == F_LOSE_CARD:
        left = state.slot(LOSE_CARD_LEFT)
        return left > 0 and any(may_lose(state, card) for card in range(CARDS))
    if kind == F_TAKE_CARD:
        show_hand(state, state.slot(TAKE_CARD_VICTIM), seat, None)
        left = state.slot(TAKE_CARD_LEFT)
        return left > 0 and any(may_take(state, card) for card in range(CARDS))
    if kind == F_PICK:
        left = state.slot(PICK_LEFT)
        return left > 0 and any(may_pick(state, card) for card in range(CARDS))
    if kind == F_CHOOSE:
        left = state.slot(CHOOSE_LEFT)
        return left > 0 and any(may_choose(state, card) for card in range(CARDS))
    if kind == F_SEARCH:
        left = state.slot(SEARCH_LEFT)
        return left > 0 and any(may_find(state, card) for card in range(CARDS))
    return True
