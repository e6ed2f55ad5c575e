"""The turn of a team: refresh, draw, main phase, discard, and what follows it.

Rules: HM-REFRESH-01, HM-REFRESH-02, HM-DRAW-01, HM-DRAW-02, HM-DISCARD-01, HM-INFO-04, HM-BM-02,
HM-BM-03, HM-TIMER-04, HM-EDGE-TIMER-01, HM-EDGE-REFRESH-01, HM-EDGE-FIND-03.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.games.hammer.cards import opcodes
from velkahra.games.hammer.rules import actions, arrays, decision, frames, values
from velkahra.games.hammer.rules.chapters.teams import everybody
from velkahra.games.hammer.rules.chapters.zones import discard, start_triggers
from velkahra.games.hammer.rules.effects import modify, supply
from velkahra.games.hammer.rules.state import Position


@final
class Begin(decision.Step):
    """The turn of a team begins. Rules: HM-ROUND-02, HM-ORDER-03, HM-EDGE-ABILITY-01."""

    def resolve(self, state: Position, events: Events | None) -> None:
        """Begin the turn of a team; a special ability that lasted until here is over."""
        seat = state.frame_seat()
        state.drop()
        state.turn = seat
        if state.hurried == seat + 1:
            state.hurried = 0
        for card in state.cards:
            state.refused[card] = u8(0)
        renew_uses(state, opcodes.PER_TURN)
        if state.special[seat] == values.ACTIVE:
            state.special[seat] = values.SPENT
        modify.end_modifiers(state, opcodes.UNTIL_YOUR_NEXT_TURN, seat)
        if events is not None:
            events.emit("turn", {"seat": int(seat)})
        state.push(frames.TALKS, seat)
        state.push(frames.OPEN, seat)
        state.push(frames.CLOSE, seat)
        state.push(frames.LIMIT, seat)
        state.push(frames.PLAYING, seat)
        state.push(frames.DRAWING, seat, frames.NOT_COUNTED, 1)
        state.push(frames.UNTIRING, seat)
        state.push(frames.REFRESH, seat)
        state.push(frames.TRIGGERS, seat)
        if state.gets_spy_back(seat):
            state.push(frames.WAIVE, seat, state.returning[seat] - 1)
        state.returning[seat] = 0
        start_triggers(state, opcodes.W_TURN_START, -1, arrays.seat_bit(seat), i64(0))


def renew_uses(state: Position, period: i64) -> None:
    """Reset the uses of what has a limit per `period` (turn or round). Rules: HM-EDGE-COOP-11."""
    for counter in state.tables.renewed[period]:
        state.used[counter] = u8(0)


def conversion_rate(state: Position, seat: i64, made: i64) -> i64:
    """Return the SB that one BM costs; the first conversion may have a rate of its own.

    `made` conversions came before in this turn.

    Rules: HM-BM-02.
    """
    first = modify.parameter(state, seat, opcodes.P_FIRST_CONVERT_RATE)
    return (
        first if made == 0 and first > 0 else modify.parameter(state, seat, opcodes.P_CONVERT_RATE)
    )


def may_convert(state: Position, seat: i64, made: i64) -> bool:
    """Return whether a team may turn SB into one more BM. Rules: HM-BM-02, HM-REFRESH-01.

    `made` conversions came before in this turn.
    """
    if modify.forbidden(state, seat, opcodes.NO_CONVERT, -1, -1):
        return False
    return state.sb[seat] >= conversion_rate(state, seat, made)


@final
class Refresh(decision.Decision):
    """A team turns SB into BM in its refresh phase."""

    def legal(self, state: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        """List what a team can do in its refresh phase. Rules: HM-REFRESH-01."""
        if may_convert(state, seat, state.slot(frames.REFRESH_MADE)):
            out = append(out, actions.A_CONVERT)
        out = append(out, actions.A_END)
        return append(out, actions.A_TIME_UP)

    def refuse(self, state: Position, seat: i64, action: i64) -> Refusal | None:
        """Return a refusal to turn SB into a BM, or None. Rules: HM-BM-02."""
        if action != actions.A_CONVERT or may_convert(state, seat, state.slot(frames.REFRESH_MADE)):
            return None
        due = conversion_rate(state, seat, state.slot(frames.REFRESH_MADE))
        facts = {"need": int(due), "have": int(state.sb[seat])}
        return Refusal("HM-BM-02", facts)

    def carry_out(self, state: Position, seat: i64, action: i64, events: Events | None) -> None:
        """Turn SB into one BM, or end the phase or the turn. Rules: HM-BM-02, HM-EX-10."""
        if action != actions.A_CONVERT:
            end_phase(state, action, events)
            return
        made = state.slot(frames.REFRESH_MADE)
        due = conversion_rate(state, seat, made)
        state.sb[seat] -= due
        state.bm[seat] += 1
        state.set_slot(frames.REFRESH_MADE, made + 1)
        if events is not None:
            events.emit("converted", {"seat": int(seat), "sb": int(due), "bm": 1})

    def has_answer(self, state: Position) -> bool:
        """Return whether a team has time and SB for one more conversion."""
        seat = state.frame_seat()
        return not state.is_hurried() and may_convert(state, seat, state.slot(frames.REFRESH_MADE))


@final
class Untiring(decision.Step):
    """The spies of a team untire."""

    def resolve(self, state: Position, events: Events | None) -> None:
        """Untire all spies of a team, or push the choice which.

        Rules: HM-REFRESH-02, HM-EDGE-REFRESH-01, HM-EDGE-REFRESH-02, HM-EDGE-COOP-27,
            HM-EDGE-SPY-04.
        """
        seat = state.frame_seat()
        state.drop()
        tired = [card for card in state.cards if may_untire(state, seat, card)]
        number, most = len(tired), modify.parameter(state, seat, opcodes.P_UNTIRE_MAX)
        if state.is_hurried() and state.agreed[values.LATE]:
            number = min(number, most)
        if 0 < most < number:
            state.push(frames.UNTIRE, seat, most)
            return
        if most >= number:
            for card in tired[:number]:
                state.tired[card] = values.READY
            if events is not None and number:
                events.emit("refreshed", {"seat": int(seat), "count": int(number)})
        _end_detention(state, seat)


def may_untire(state: Position, seat: i64, card: i64) -> bool:
    """Return whether a spy untires in this refresh phase; a detained one does not."""
    if not state.controls(seat, card) or state.tired[card] != values.TIRED:
        return False
    return not modify.forbidden(state, seat, opcodes.NO_UNTIRE, card, -1)


@final
class Untire(decision.CardChoice):
    """A team chooses which of its spies untire."""

    def may_choose(self, state: Position, card: i64) -> bool:
        """Return whether a spy untires now."""
        return may_untire(state, state.frame_seat(), card)

    def choose(self, state: Position, card: i64, events: Events | None) -> None:
        """Untire one of the spies. Rules: HM-EDGE-REFRESH-01."""
        seat, left = state.frame_seat(), state.slot(frames.UNTIRE_LEFT) - 1
        state.tired[card] = values.READY
        if events is not None:
            events.emit("untired", {"card": int(card)})
        state.set_slot(frames.UNTIRE_LEFT, left)
        if left == 0:
            state.drop()
            _end_detention(state, seat)


def _end_detention(state: Position, seat: i64) -> None:
    for card in state.cards:
        if state.controls(seat, card) and state.tired[card] == values.DETAINED:
            state.tired[card] = values.TIRED


@final
class Playing(decision.Step):
    """The main phase begins."""

    def resolve(self, state: Position, events: Events | None) -> None:
        """Begin the main phase. Rules: HM-MAIN-01, HM-TIMER-04, HM-EDGE-TIMER-04."""
        seat = state.frame_seat()
        state.drop()
        if not state.is_hurried():
            state.push(frames.MAIN, seat)


@final
class Limit(decision.Step):
    """A team discards down to the limit of its hand."""

    def resolve(self, state: Position, events: Events | None) -> None:
        """Push the discards of a team down to its limit. Rules: HM-DISCARD-01, HM-EDGE-TIMER-02."""
        seat = state.frame_seat()
        over = state.hand_size(seat) - hand_limit(state, seat)
        if over <= 0:
            state.drop()
        elif state.is_hurried():
            partners = (
                everybody(state) & ~arrays.seat_bit(seat) if keeps_joint_cards(state, seat) else 0
            )
            state.push(frames.LOSE_CARD, seat, over, partners)
        else:
            state.push(frames.DISCARD, seat)


def _hand_limits(state: Position, seat: i64) -> tuple[i64, i64]:
    """Return how many of its own cards a team may hold, and how many in all.

    A strength or weakness is about the team's own hand, the general limit about the whole hand.
    Rules: HM-CHAR-03, HM-DISCARD-01, HM-EDGE-COOP-08.
    """
    own = modify.parameter(state, seat, opcodes.P_HAND_LIMIT)
    if not state.agreed[values.HANDS]:
        return opcodes.NO_LIMIT, own
    return own, max(own, modify.parameter(state, seat, opcodes.P_HAND_LIMIT, sides=False))


def hand_limit(state: Position, seat: i64) -> i64:
    """Return how many cards a team may hold, with as many joint cards as now. Rules: HM-CHAR-03."""
    own, whole = _hand_limits(state, seat)
    for card in supply.hand_of(state, seat):
        own += state.is_joint(card)
    return min(own, whole)


def keeps_joint_cards(state: Position, seat: i64) -> bool:
    """Return whether a team has too many of its own cards only. Rules: HM-CHAR-03."""
    _, whole = _hand_limits(state, seat)
    return state.hand_size(seat) <= whole


@final
class Discard(decision.Decision):
    """A team chooses a card to discard at the end of its turn. Rules: HM-DISCARD-01."""

    def legal(self, state: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        """List the discards that bring a team down to its limit, as actions."""
        out = append(out, actions.A_TIME_UP)
        own_only = keeps_joint_cards(state, seat)
        for card in supply.hand_of(state, seat):
            if not (own_only and state.is_joint(card)):
                out = append(out, actions.A_DISCARD + card)
        return out

    def refuse(self, state: Position, seat: i64, action: i64) -> Refusal | None:
        """Return a refusal of a discard down to the limit. Rules: HM-DISCARD-01, HM-CHAR-03."""
        if action == actions.A_TIME_UP:
            return None
        card = action - actions.A_DISCARD
        if not state.in_hand(seat, card):
            return Refusal("HM-DISCARD-01", {"card": int(card)})
        if keeps_joint_cards(state, seat) and state.is_joint(card):
            return Refusal("HM-CHAR-03")
        return None

    def carry_out(self, state: Position, seat: i64, action: i64, events: Events | None) -> None:
        """Discard a card of one's choice. Rules: HM-DISCARD-01, HM-EDGE-COOP-08."""
        if action == actions.A_TIME_UP:
            end_phase(state, action, events)
            return
        state.drop()
        discard(state, action - actions.A_DISCARD, seat, events)


@final
class Close(decision.Step):
    """A team gets its clues, and its turn ends."""

    def resolve(self, state: Position, events: Events | None) -> None:
        """Hand out information, lose what may not be kept, and end the turn.

        Rules: HM-INFO-04, HM-EDGE-DOC-02, HM-EDGE-INFO-01, HM-ROUND-05, HM-BM-04.
        """
        seat = state.frame_seat()
        state.drop()
        state.push(frames.TRIGGERS, seat)
        supply.deliver_all(state, events)
        cap = modify.parameter(state, seat, opcodes.P_SB_CAP)
        if state.sb[seat] > cap:
            if events is not None:
                over = int(state.sb[seat] - cap)
                events.emit_to(seat, "forfeited", {"seat": int(seat), "sb": over})
                events.emit_to_others(seat, "lost", {"seat": int(seat), "sb": over, "bm": 0})
            state.sb[seat] = cap
        start_triggers(state, opcodes.W_TURN_END, -1, arrays.seat_bit(seat), i64(0))


def end_phase(state: Position, action: i64, events: Events | None) -> None:
    """End a phase, by A_END or A_TIME_UP; once the time is up only required steps are left.

    Rules: HM-TIMER-04, HM-EDGE-TIMER-01, HM-EDGE-TIMER-03.
    """
    if action == actions.A_TIME_UP:
        state.hurried = state.frame_seat() + 1
        if events is not None:
            events.emit("time-up", {"seat": int(state.frame_seat())})
    state.drop()


DECISIONS: Final[tuple[decision.Decision, ...]] = (
    Refresh(frames.REFRESH, "convert", "end", "time-up", phase=values.IN_REFRESH),
    Untire(frames.UNTIRE, "choose", "enough", phase=values.IN_REFRESH),
    Discard(frames.DISCARD, "time-up", "discard", phase=values.IN_DISCARD),
    Begin(frames.BEGIN),
    Untiring(frames.UNTIRING),
    Playing(frames.PLAYING),
    Limit(frames.LIMIT),
    Close(frames.CLOSE),
)
