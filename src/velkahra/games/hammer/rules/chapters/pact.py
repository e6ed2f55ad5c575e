"""Open co-operation: how it begins and ends, and what ending it costs.

Rules: HM-COOP-01, HM-COOP-14 to -17, HM-COOP-23, HM-EDGE-COOP-06, HM-EDGE-COOP-14 to -19.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.games.hammer.cards import card_ids, opcodes
from velkahra.games.hammer.rules import actions, arrays, decision, frames, values
from velkahra.games.hammer.rules.chapters import zones
from velkahra.games.hammer.rules.effects.modify import parameter
from velkahra.games.hammer.rules.state import Position


def announced(state: Position, what: i64, seat: i64, other: i64) -> bool:
    """Return whether `seat` has announced `what`, ALLY or PART, to `other` in this turn already."""
    talks = state.talks
    for at in range(i64(0), i64(len(talks)), values.TALKS):
        if (
            talks[at + values.TALK_WHAT] == what
            and talks[at + values.TALK_WHO] == seat
            and talks[at + values.TALK_WITH] == other
        ):
            return True
    return False


def may_announce(state: Position, what: i64, seat: i64, other: i64) -> bool:
    """Return whether a team can offer co-operation to another (ALLY), or cancel theirs (PART).

    `what` is one of the two; `other` may be -1 for a team that is absent.
    """
    if other < 0 or other == seat or other >= state.seats:
        return False
    if what == values.PART and state.agreed[values.LEAVING]:
        return may_leave(state, seat, other)
    together = (state.pacts[seat] >> other) & 1 == 1
    return together == (what == values.PART) and not announced(state, what, seat, other)


def list_announcements(state: Position, seat: i64) -> vec[i64]:
    """List the co-operations that a team can offer, then those it can end. Rules: HM-COOP-01."""
    out: vec[i64] = vec[i64]()
    for what in range(i64(2)):
        for power in range(card_ids.SEATS):
            if may_announce(state, what, seat, state.seat_of[power]):
                out = append(
                    out, (actions.A_ALLY if what == values.ALLY else actions.A_BREAK) + power
                )
    return out


def refuse_announcing(state: Position, seat: i64, action: i64) -> Refusal | None:
    """Return a refusal to offer or end a co-operation, or None. Rules: HM-COOP-01, HM-COOP-14."""
    what = values.ALLY if action < actions.A_BREAK else values.PART
    power = action - (actions.A_ALLY if what == values.ALLY else actions.A_BREAK)
    if may_announce(state, what, seat, state.seat_of[power]):
        return None
    return Refusal("HM-COOP-01" if what == values.ALLY else "HM-COOP-14", {"power": int(power)})


def announce(state: Position, seat: i64, action: i64, events: Events | None) -> None:
    """Announce an offer or an end; it takes effect between turns, leaving at once as agreed.

    Rules: HM-EDGE-COOP-06, HM-EDGE-COOP-25.
    """
    ends = action >= actions.A_BREAK
    other = state.seat_of[action - (actions.A_BREAK if ends else actions.A_ALLY)]
    if ends and state.agreed[values.LEAVING]:
        leave(state, seat, other, events)
        return
    state.add_talk(values.PART if ends else values.ALLY, seat, other)
    if events is not None:
        kind = "cancels" if ends else "offered-pact"
        events.emit(kind, {"seat": int(seat), "other": int(other)})


def has_offers(state: Position) -> bool:
    """Return whether a co-operation has been offered and not answered. Rules: HM-EDGE-COOP-25."""
    for at in range(i64(0), i64(len(state.talks)), values.TALKS):
        if state.talks[at + values.TALK_WHAT] == values.ALLY:
            return True
    return False


@final
class Talks(decision.Step):
    """Others answer what was announced in the turn. Rules: HM-EDGE-COOP-25."""

    def resolve(self, state: Position, events: Events | None) -> None:
        """Ask the others about what was announced since the last time, one after the other."""
        if not len(state.talks):
            state.drop()
            return
        what, seat, other = (
            state.talks[values.TALK_WHAT],
            state.talks[values.TALK_WHO],
            state.talks[values.TALK_WITH],
        )
        state.talks = state.talks[values.TALKS :]
        together = (state.pacts[seat] >> other) & 1 == 1
        waits = (
            together if what == values.PART and not state.agreed[values.LEAVING] else not together
        )
        if waits:
            if what == values.ALLY:
                state.push(frames.ALLY, other, seat)
            else:
                state.push(frames.PART, other, seat)


def may_interrupt(state: Position) -> bool:
    """Return whether a team that is not asked may offer or leave a co-operation now.

    Rules: HM-COOP-01, HM-COOP-14, HM-EDGE-COOP-25.
    """
    if state.over or not state.agreed[values.LEAVING]:
        return False
    kind = state.frame_kind()
    return kind > frames.LAST_CHANCE or (
        state.results == values.ENTERED and kind in (frames.DESK, frames.FINISH)
    )


def may_step_in(state: Position, seat: i64) -> bool:
    """Return whether a team is not asked and can offer or leave a co-operation.

    Rules: HM-COOP-01, HM-COOP-14.
    """
    if seat < 0 or seat >= state.seats or not may_interrupt(state):
        return False
    if (state.acting() >> seat) & 1:
        return False
    for other in range(state.seats):
        if may_announce(state, values.ALLY, seat, other) or may_leave(state, seat, other):
            return True
    return False


def may_leave(state: Position, seat: i64, other: i64) -> bool:
    """Return whether a team can leave its co-operation with another. Rules: HM-COOP-14."""
    if other < 0 or not state.agreed[values.LEAVING]:
        return False
    return (state.pacts[seat] & ~state.leaving[seat]) >> other & 1 == 1


def list_leaving(state: Position, seat: i64) -> vec[i64]:
    """List the co-operations a team can leave at once, as actions. Rules: HM-COOP-14."""
    out: vec[i64] = vec[i64]()
    for power in range(card_ids.SEATS):
        if may_leave(state, seat, state.seat_of[power]):
            out = append(out, actions.A_BREAK + power)
    return out


def refuse_at_any_time(state: Position, seat: i64, kind: i64, action: i64) -> Refusal | None:
    """Return a refusal to offer or leave a co-operation, or None.

    `kind` is that of the frame on top. Rules: HM-COOP-01, HM-COOP-14, HM-EDGE-COOP-25.
    """
    acts = (state.acting() >> seat) & 1 == 1
    leaves_first = action >= actions.A_BREAK and kind in (frames.BET, frames.ORDER)
    if acts and kind != frames.MAIN and not leaves_first:
        return Refusal("HM-ROUND-02", {"frame": int(kind)}, "other")
    if not acts and not may_interrupt(state):
        return Refusal("HM-ROUND-02", None, "dealer")
    return refuse_announcing(state, seat, action)


def leave(state: Position, seat: i64, other: i64, events: Events | None) -> None:
    """Leave a co-operation; it ends as soon as no effect is under way and no joker is being bet.

    Rules: HM-COOP-14, HM-EDGE-COOP-06.
    """
    state.leaving[seat] |= arrays.seat_bit(other)
    if events is not None:
        events.emit("leaves", {"seat": int(seat), "other": int(other)})


def end_left_pact(state: Position, events: Events | None) -> bool:
    """End a co-operation that a team leaves, and return whether there was one.

    The other team is asked after a turn whether it agrees, so that nothing waits for its answer.
    Rules: HM-COOP-14, HM-COOP-15, HM-EDGE-COOP-14.
    """
    if not state.agreed[values.LEAVING] or not _may_end_now(state):
        return False
    for seat in range(state.seats):
        other = zones.first_of(state.leaving[seat])
        if other < 0:
            continue
        both = state.leaving[other] >> seat & 1
        state.leaving[seat] &= ~arrays.seat_bit(other)
        state.leaving[other] &= ~arrays.seat_bit(seat)
        if (state.pacts[seat] >> other) & 1 == 0:
            continue
        if not both:
            state.add_talk(values.PART, seat, other)
        end_pact(
            state,
            seat,
            other,
            arrays.seat_bit(seat) | (arrays.seat_bit(other) if both else 0),
            events,
        )
        return True
    return False


def _may_end_now(state: Position) -> bool:
    """Return whether no effect is under way, nothing is half agreed, and all bets are made."""
    kind = state.frame_kind()
    if state.run[values.EFFECT_OF] >= 0:
        return False
    return kind in (
        frames.MAIN,
        frames.ORDER,
        frames.REFRESH,
        frames.DRAW,
        frames.WAIVE,
        frames.FINISH,
        frames.DESK,
    )


@final
class Ally(decision.Answer):
    """A team accepts co-operation or not."""

    def answer(self, state: Position, agreed: bool, events: Events | None) -> None:
        """Carry out the answer to an offer. Rules: HM-COOP-01."""
        seat, other = state.frame_seat(), state.slot(frames.ALLY_WITH)
        state.drop()
        if agreed:
            begin_pact(state, other, seat, events)
        elif events is not None:
            events.emit("refused-pact", {"seat": int(seat), "other": int(other)})


def begin_pact(state: Position, seat: i64, other: i64, events: Events | None) -> None:
    """Begin the co-operation of two teams. Rules: HM-COOP-01, HM-EDGE-COOP-19."""
    state.pacts[seat] |= arrays.seat_bit(other)
    state.pacts[other] |= arrays.seat_bit(seat)
    if events is not None:
        events.emit("pact", {"seat": int(seat), "other": int(other)})


@final
class Part(decision.Answer):
    """A team agrees to end a co-operation or not. Rules: HM-EDGE-COOP-14."""

    def answer(self, state: Position, agreed: bool, events: Events | None) -> None:
        """Carry out whether the other team agrees; the co-operation ends in any case."""
        seat, other = state.frame_seat(), state.slot(frames.PART_WITH)
        state.drop()
        if state.agreed[values.LEAVING]:
            if agreed:
                state.push(frames.TRIGGERS, seat)
                state.push(frames.PENALTY, seat)
            return
        end_pact(
            state,
            other,
            seat,
            arrays.seat_bit(other) | (arrays.seat_bit(seat) if agreed else 0),
            events,
        )


def end_pact(state: Position, seat: i64, other: i64, payers: i64, events: Events | None) -> None:
    """End a co-operation of `seat` and `other`; who cancelled or agreed pays.

    `payers` are those who pay, as bits.

    Joint cards of every group with both go to their piles first. Rules: HM-COOP-15, HM-COOP-23,
    HM-EDGE-COOP-15.
    """
    pair = arrays.seat_bit(seat) | arrays.seat_bit(other)
    state.pacts[seat] &= ~pair
    state.pacts[other] &= ~pair
    if events is not None:
        facts = {"seat": int(seat), "other": int(other), "seats": int(payers)}
        events.emit("parted", facts)
    state.push(frames.TRIGGERS, seat)
    if state.tables.chosen[opcodes.C_JOINT_CARDS] == opcodes.JOINT_CARDS_DISCARDED:
        _clear_joint_cards(state, pair, events)
    for payer in range(state.seats):
        if (payers >> payer) & 1:
            state.push(frames.PENALTY, payer)


def _clear_joint_cards(state: Position, pair: i64, events: Events | None) -> None:
    for card in state.cards:
        owners = state.owners_of(card)
        if owners & pair != pair:
            continue
        if state.zone[card] == values.IN_PLAY:
            zones.put_from_play(state, card, i64(0), "destroyed", events)
        elif state.zone[card] == values.HAND:
            zones.discard(state, card, zones.first_of(owners), events)


@final
class Penalty(decision.Step):
    """A team pays for a co-operation that ended."""

    def resolve(self, state: Position, events: Events | None) -> None:
        """Pay for a cancelled co-operation.

        Rules: HM-COOP-15, HM-COOP-16, HM-COOP-17, HM-EX-20, HM-EDGE-COOP-16, HM-EDGE-COOP-17,
            HM-EDGE-COOP-18.
        """
        seat = state.frame_seat()
        state.drop()
        due, bm = (
            parameter(state, seat, opcodes.P_BREAK_SB),
            parameter(state, seat, opcodes.P_BREAK_BM),
        )
        if state.bm[seat] < bm:
            due += parameter(state, seat, opcodes.P_BREAK_BM_SUBSTITUTE_SB)
            bm = 0
        paid = min(due, state.sb[seat])
        state.bm[seat] -= bm
        state.sb[seat] -= paid
        if events is not None:
            events.emit("penalty", {"seat": int(seat), "sb": int(paid), "bm": int(bm)})
        state.push(frames.OWN_DISCARD, seat, parameter(state, seat, opcodes.P_BREAK_DISCARD), -1)
        state.push(frames.SACRIFICE, seat, parameter(state, seat, opcodes.P_BREAK_SACRIFICE))
        if due > paid:
            state.push(frames.MILL, seat, due - paid)


@final
class Sacrifice(decision.CardChoice):
    """A team chooses permanents to sacrifice."""

    def may_choose(self, state: Position, card: i64) -> bool:
        """Return whether a card is a permanent of the team."""
        return state.controls(state.frame_seat(), card)

    def choose(self, state: Position, card: i64, events: Events | None) -> None:
        """Sacrifice a permanent; a special ability is none. Rules: HM-TERM-07, HM-EX-25."""
        seat, left = state.frame_seat(), state.slot(frames.SACRIFICE_LEFT) - 1
        state.set_slot(frames.SACRIFICE_LEFT, left)
        zones.put_from_play(state, card, arrays.seat_bit(seat), "sacrificed", events)
        if left == 0:
            state.drop()


DECISIONS: Final[tuple[decision.Decision, ...]] = (
    Ally(frames.ALLY, "agree", "refuse"),
    Part(frames.PART, "agree", "refuse"),
    Sacrifice(frames.SACRIFICE, "choose", "enough"),
    Talks(frames.TALKS),
    Penalty(frames.PENALTY),
)
