"""Points, decks and information that change hands.

Rules: HM-STEAL-01, HM-STEAL-02, HM-RESHUFFLE-01 to -05, HM-INFO-03, HM-BM-01.
"""

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from velkahra.core.contract.events import Events
from velkahra.core.contract.state import FRAME
from velkahra.games.hammer.cards import opcodes
from velkahra.games.hammer.rules import arrays, frames, values
from velkahra.games.hammer.rules.chapters import zones
from velkahra.games.hammer.rules.effects.modify import forbidden, parameter
from velkahra.games.hammer.rules.state import Position


def gain_points(state: Position, seat: i64, sb: i64, bm: i64, events: Events | None) -> None:
    """Add `sb` SB and `bm` BM to a team, apart from the score. Rules: HM-EDGE-STEAL-01."""
    state.sb[seat] += sb
    state.bm[seat] += bm
    if events is not None and (sb or bm):
        events.emit("gained", {"seat": int(seat), "sb": int(sb), "bm": int(bm)})


def lose_points(state: Position, seat: i64, sb: i64, bm: i64, events: Events | None) -> None:
    """Take SB and BM from a team, as far as it has them."""
    sb, bm = min(sb, state.sb[seat]), min(bm, state.bm[seat])
    state.sb[seat] -= sb
    state.bm[seat] -= bm
    if events is not None and (sb or bm):
        events.emit("lost", {"seat": int(seat), "sb": int(sb), "bm": int(bm)})


def steal_points(
    state: Position, thief: i64, victim: i64, sb: i64, bm: i64, events: Events | None
) -> None:
    """Move SB and BM from one team, the victim, to another, the thief, as far as it has them.

    Rules: HM-STEAL-01, HM-STEAL-02, HM-EDGE-STEAL-02.
    """
    if sb:
        sb = min(sb + parameter(state, victim, opcodes.P_STEAL_EXTRA), state.sb[victim])
    bm = min(bm, state.bm[victim])
    state.sb[victim] -= sb
    state.bm[victim] -= bm
    state.sb[thief] += sb
    state.bm[thief] += bm
    if events is not None:
        events.emit(
            "stole", {"seat": int(thief), "other": int(victim), "sb": int(sb), "bm": int(bm)}
        )
    if sb:
        zones.start_triggers(
            state, opcodes.W_SB_STOLEN, -1, arrays.seat_bit(victim), arrays.seat_bit(thief)
        )


def note_row(state: Position, seat: i64, row: i64) -> None:
    """Record a clue due after this turn. Rules: HM-INFO-04, HM-EDGE-INFO-01, HM-EDGE-INFO-03."""
    state.due[seat] |= arrays.bit(row)


def steal_row(state: Position, thief: i64, victim: i64, row: i64) -> None:
    """Record a clue, a row from 0, of the victim that a thief will get.

    The victim keeps it or not by the set.

    Rules: HM-INFO-05, HM-EDGE-INFO-04.
    """
    note_row(state, thief, row)
    state.see_rows(thief, victim, arrays.bit(row))
    if state.tables.chosen[opcodes.C_STOLEN_INFO] == opcodes.MOVES:
        state.rows[victim] &= ~arrays.bit(row)


def unknown_rows(state: Position, seat: i64) -> i64:
    """Return the clues a team neither has nor will get, as bits. Rules: HM-EDGE-INFO-02."""
    return (arrays.bit(state.pieces) - 1) & ~state.rows[seat] & ~state.due[seat]


def draw_one(state: Position, seat: i64, events: Events | None) -> None:
    """Draw a card from the own deck; an empty deck has consequences. Rules: HM-RESHUFFLE-01."""
    if forbidden(state, seat, opcodes.NO_DRAW, -1, -1):
        return
    card = zones.top_card(state, seat)
    if card == values.NOTHING_LEFT:
        run_dry(state, seat, events)
    elif card == values.LEFT_TO_CHANCE:
        state.push(frames.DEAL, seat)
    else:
        into_hand(state, seat, card, events)


def into_hand(state: Position, seat: i64, card: i64, events: Events | None) -> None:
    """Move a card from the deck into the hand; nobody else sees which."""
    state.zone[card] = values.HAND
    state.at[card] = values.ANYWHERE
    state.known[card] |= u8(arrays.seat_bit(seat))
    if events is not None:
        events.emit_to_others(seat, "drew", {"seat": int(seat)})
        events.emit_to(seat, "drew-card", {"seat": int(seat), "card": int(card)})


def run_dry(state: Position, seat: i64, events: Events | None) -> None:
    """Carry out what follows when a team has to draw and cannot.

    Rules: HM-RESHUFFLE-01, HM-RESHUFFLE-02, HM-RESHUFFLE-03, HM-RESHUFFLE-04, HM-RESHUFFLE-05,
    HM-EDGE-RESHUFFLE-01, HM-EDGE-RESHUFFLE-02, HM-EDGE-RESHUFFLE-04, HM-EDGE-RESHUFFLE-05,
    HM-EDGE-RESHUFFLE-07.
    """
    if events is not None:
        events.emit("ran-dry", {"seat": int(seat)})
    _forget_draws(state, seat)
    for card in state.cards:
        if state.controls(seat, card):
            zones.put_from_play(state, card, i64(0), "destroyed", events)
    for card in state.cards:
        if state.in_hand(seat, card):
            zones.discard(state, card, seat, events)
    for card in state.cards:
        if state.on_pile(seat, card):
            state.zone[card] = values.DECK
    zones.shuffle(state, arrays.seat_bit(seat))
    if state.run[values.EFFECT_OF] < 0:
        state.push(frames.TRIGGERS, seat)
    size = state.tables.rules[opcodes.P_HAND_SIZE_START]
    state.push(frames.HANDS, seat, size, size)


def _forget_draws(state: Position, seat: i64) -> None:
    """Drop the rest of the same draw. Rules: HM-EDGE-RESHUFFLE-02."""
    while state.frame_seat() == seat and (
        state.frame_kind() == frames.DRAWS or state.frame_kind() == frames.DRAWING
    ):
        if len(state.stack) <= FRAME:
            return
        state.drop()


def mill_one(state: Position, seat: i64, events: Events | None) -> bool:
    """Put the top card of a deck onto its pile; an empty deck stays empty.

    Returns: whether the dealer has to draw the card first.

    Rules: HM-EDGE-RESHUFFLE-06.
    """
    card = zones.top_card(state, seat)
    if card >= 0:
        mill_card(state, seat, card, events)
    return card == values.LEFT_TO_CHANCE


def mill_card(state: Position, seat: i64, card: i64, events: Events | None) -> None:
    """Put this card of a deck onto the pile."""
    zones.to_pile(state, card)
    if events is not None:
        events.emit("milled", {"seat": int(seat), "card": int(card)})


def hand_of(state: Position, seat: i64) -> vec[i64]:
    """List the cards in a hand, ascending, joint ones too. Rules: HM-TERM-03."""
    out: vec[i64] = vec[i64](capacity=12)
    zone, owners = state.zone, state.owners
    for card in state.cards:
        if zone[card] == values.HAND and (i64(owners[card]) >> seat) & 1:
            out = append(out, card)
    return out


def show_hand(state: Position, seat: i64, viewer: i64, events: Events | None) -> None:
    """Show the hand of the team `seat` to the team `viewer`."""
    for card in hand_of(state, seat):
        state.known[card] |= u8(arrays.seat_bit(viewer))
        if events is not None:
            facts = {"seat": int(viewer), "other": int(seat), "card": int(card)}
            events.emit_to(viewer, "saw-card", facts)
    if events is not None:
        events.emit("looked", {"seat": int(viewer), "other": int(seat)})


def deliver_all(state: Position, events: Events | None) -> None:
    """Hand over the clues due, some to other teams because of effects. Rules: HM-INFO-04."""
    for seat in range(state.seats):
        _deliver(state, seat, events)


def _deliver(state: Position, seat: i64, events: Events | None) -> None:
    fresh = state.due[seat] & ~state.rows[seat]
    state.due[seat] = 0
    if not fresh:
        return
    state.rows[seat] |= fresh
    if events is not None:
        events.emit_to_others(
            seat, "informed", {"seat": int(seat), "count": int(arrays.ones(fresh))}
        )
        for row in range(state.pieces):
            if (fresh >> row) & 1:
                code = int(state.codes[row])
                facts = {"seat": int(seat), "row": int(row + 1), "code": code}
                events.emit_to(seat, "learnt", facts)
    zones.start_triggers(state, opcodes.W_CLUES_GAINED, -1, arrays.seat_bit(seat), i64(0))
