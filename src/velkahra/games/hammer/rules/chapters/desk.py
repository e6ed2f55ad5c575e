"""The organiser's desk: entries between turns and at any time.

Rules: HM-EDGE-ORG-01 to -03, HM-EDGE-RANK-05, HM-EDGE-END-01, HM-EDGE-INFO-08.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.games.hammer.cards.card_ids import SEATS
from velkahra.games.hammer.rules import actions, arrays, decision, frames, listing, tables, values
from velkahra.games.hammer.rules.chapters import finding, pact, results, teams, zones
from velkahra.games.hammer.rules.chapters.amend import amend, list_amendments, may_amend
from velkahra.games.hammer.rules.state import Position

BOTH_PAY: Final[i64] = 2  # both parts of a paired entry have been made


@final
class Desk(decision.Outcome):
    """The organiser enters what happened between turns."""

    def legal(self, state: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        """List what the organiser can enter between turns, as actions. Rules: HM-EDGE-ORG-01."""
        out = append(out, actions.A_GO_ON)
        for power in range(SEATS):
            for points in range(actions.DELTAS):
                if state.seat_of[power] >= 0 and points != actions.DELTA_MOST:
                    out = append(out, actions.A_CORRECT + power * actions.DELTAS + points)
        if state.rounds > last_possible(state):
            out = append(out, actions.A_LAST_ROUND)
        for power in range(SEATS):
            if may_be_found(state, state.seat_of[power]):
                out = append(out, actions.A_FOUND + power)
        out = _add_leaks(state, out)
        return listing.join_lists(add_at_any_time(state, out), list_amendments(state))

    def refuse(self, state: Position, seat: i64, action: i64) -> Refusal | None:
        """Refuse an entry that cannot be. Rules: HM-EDGE-ORG-01."""
        return None if may_enter(state, action) else Refusal("HM-EDGE-ORG-01")

    def carry_out(self, state: Position, seat: i64, action: i64, events: Events | None) -> None:
        """Carry out the entry."""
        enter(state, action, events)

    def weight(self, state: Position, action: i64) -> i64:
        """Return 1 for going on: the dealer enters nothing. Rules: HM-EDGE-ORG-02."""
        return 1 if action == actions.A_GO_ON else 0


def may_enter(state: Position, action: i64) -> bool:
    """Return whether the organiser can enter this between turns."""
    if action == actions.A_GO_ON:
        return True
    if actions.A_CORRECT <= action < actions.A_LAST_ROUND:
        power = (action - actions.A_CORRECT) // actions.DELTAS
        return (
            state.seat_of[power] >= 0
            and (action - actions.A_CORRECT) % actions.DELTAS != actions.DELTA_MOST
        )
    if action == actions.A_LAST_ROUND:
        return state.rounds > last_possible(state)
    if actions.A_FOUND <= action < actions.A_LEAK:
        return may_be_found(state, state.seat_of[action - actions.A_FOUND])
    if actions.A_LEAK <= action < actions.A_ANNOUNCE:
        seat = state.seat_of[(action - actions.A_LEAK) // actions.ROW_MOST]
        return can_leak(state, seat, (action - actions.A_LEAK) % actions.ROW_MOST)
    if action >= actions.A_AMEND:
        return may_amend(state, action)
    return may_enter_at_any_time(state, action)


def enter(state: Position, action: i64, events: Events | None) -> None:
    """Carry out what the organiser enters between turns.

    Rules: HM-EDGE-ORG-01, HM-EDGE-ORG-03, HM-EDGE-COOP-25.
    """
    if action == actions.A_GO_ON:
        _go_on(state, events)
    elif action == actions.A_CALL_OFF:
        results.call_off(state, events)
    elif action < actions.A_LAST_ROUND:
        power, points = (
            (action - actions.A_CORRECT) // actions.DELTAS,
            (action - actions.A_CORRECT) % actions.DELTAS - actions.DELTA_MOST,
        )
        correct_points(state, state.seat_of[power], points, events)
    elif action == actions.A_LAST_ROUND:
        announce_last_round(state, events)
    elif action < actions.A_LEAK:
        note_find_outdoors(state, state.seat_of[action - actions.A_FOUND], events)
    elif action < actions.A_ANNOUNCE:
        seat = state.seat_of[(action - actions.A_LEAK) // actions.ROW_MOST]
        note_leak(state, seat, (action - actions.A_LEAK) % actions.ROW_MOST, events)
    elif action >= actions.A_AMEND:
        amend(state, action, events)
    else:
        _enter_pact(state, action, events)


def _enter_pact(state: Position, action: i64, events: Events | None) -> None:
    """Begin or end a co-operation of two teams."""
    begins = action < actions.A_CANCEL
    pair = action - actions.A_ANNOUNCE if begins else (action - actions.A_CANCEL) // actions.PAYERS
    seats = state.group_seats(pair, tables.MASKS)
    first = zones.first_of(seats)
    second = zones.first_of(seats & ~arrays.seat_bit(first))
    if begins:
        pact.begin_pact(state, first, second, events)
        return
    who = (action - actions.A_CANCEL) % actions.PAYERS
    payers = seats if who == BOTH_PAY else arrays.seat_bit(first if who == 0 else second)
    pact.end_pact(state, first, second, payers, events)


def _go_on(state: Position, events: Events | None) -> None:
    """Go on: before the results the partial game begins, else the next turn.

    Rules: HM-EDGE-JOKER-03, HM-EDGE-JOKER-05.
    """
    state.drop()
    if state.frame_kind() == frames.FINISH and events is not None:
        events.emit("began", {"round": int(state.round)})


@final
class Finish(decision.Outcome):
    """The team that comes next in the partial game is drawn, or entered by the organiser."""

    def legal(self, state: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        """List the results, and what else the organiser can enter meanwhile."""
        return add_at_any_time(state, results.list_results(state))

    def refuse(self, state: Position, seat: i64, action: i64) -> Refusal | None:
        """Refuse a result that cannot be next. Rules: HM-EDGE-RANK-01, HM-EDGE-ORG-02."""
        if action >= actions.A_GO_ON:
            return None if may_enter_at_any_time(state, action) else Refusal("HM-EDGE-ORG-02")
        return None if results.may_enter(state, action) else Refusal("HM-EDGE-RANK-01")

    def carry_out(self, state: Position, seat: i64, action: i64, events: Events | None) -> None:
        """Enter a result, or something else."""
        if action >= actions.A_GO_ON:
            enter(state, action, events)
        else:
            results.enter(state, action, events)

    def weight(self, state: Position, action: i64) -> i64:
        """Return 1 for a single team; the dealer draws no other result."""
        powers = action - actions.A_FINISH + 1
        return 1 if powers <= actions.POWER_SETS and powers & (powers - 1) == 0 else 0


def add_at_any_time(state: Position, out: vec[i64]) -> vec[i64]:
    """List what else the organiser enters, also while a partial game is on, appended to `out`."""
    if _takes_announcements(state):
        for pair in range(actions.PAIRS):
            if pair_can(state, pair, values.ALLY):
                out = append(out, actions.A_ANNOUNCE + pair)
        for cancelled in range(actions.PAIRS * actions.PAYERS):
            if pair_can(state, cancelled // actions.PAYERS, values.PART):
                out = append(out, actions.A_CANCEL + cancelled)
    if results.may_call_off(state):
        out = append(out, actions.A_CALL_OFF)
    return out


def may_enter_at_any_time(state: Position, action: i64) -> bool:
    """Return whether the organiser can enter this, also while a partial game is on."""
    if action >= actions.A_CALL_OFF:
        return action == actions.A_CALL_OFF and results.may_call_off(state)
    if action >= actions.A_CANCEL:
        return can_announce(state, (action - actions.A_CANCEL) // actions.PAYERS, values.PART)
    return action >= actions.A_ANNOUNCE and can_announce(
        state, action - actions.A_ANNOUNCE, values.ALLY
    )


def can_announce(state: Position, pair: i64, what: i64) -> bool:
    """Return whether the organiser can enter now that a pair of powers cooperates, or parts.

    `what` is ALLY or PART. Rules: HM-COOP-01, HM-COOP-07.
    """
    return _takes_announcements(state) and pair_can(state, pair, what)


def _takes_announcements(state: Position) -> bool:
    """Return whether co-operations may begin and end now.

    During a partial game they may where they take effect at once. Rules: HM-EDGE-COOP-06.
    """
    if state.frame_kind() != frames.FINISH:
        return True
    return state.agreed[values.LEAVING] == 1 and state.results == values.ENTERED


def pair_can(state: Position, pair: i64, what: i64) -> bool:
    """Return whether a pair of powers can begin (`what` is ALLY) or end (PART) a co-operation.

    `pair` is an index of `card_ids.GROUPS`.
    """
    seats = state.group_seats(pair, tables.MASKS)
    if not seats:
        return False
    together = teams.complete(state, seats)
    return together == (what == values.PART)


def _add_leaks(state: Position, out: vec[i64]) -> vec[i64]:
    for power in range(SEATS):
        for row in range(state.pieces):
            if can_leak(state, state.seat_of[power], row):
                out = append(out, actions.A_LEAK + power * actions.ROW_MOST + row)
    return out


def can_leak(state: Position, seat: i64, row: i64) -> bool:
    """Return whether the slip of a row, from 0, can have been handed out to a team by mistake."""
    return seat >= 0 and row < state.pieces and (state.rows[seat] >> row) & 1 == 0


def correct_points(state: Position, seat: i64, points: i64, events: Events | None) -> None:
    """Add `points`, which may be negative, to a team's score and SB; what it owes is paid first.

    Rules: HM-EDGE-RANK-05, HM-EDGE-ORG-01.
    """
    state.points[seat] = max(state.points[seat] + points, 0)
    paid = max(min(state.debt[seat], points), 0) if state.agreed[values.CORRECTED] else 0
    state.debt[seat] -= paid
    state.sb[seat] += points - paid
    if state.sb[seat] < 0:
        state.debt[seat] -= state.sb[seat]
        state.sb[seat] = 0
    if events is not None:
        events.emit("corrected", {"seat": int(seat), "points": int(points)})


def note_leak(state: Position, seat: i64, row: i64, events: Events | None) -> None:
    """Record a slip that was handed out by mistake. Rules: HM-EDGE-INFO-08."""
    state.rows[seat] |= arrays.bit(row)
    if events is not None:
        facts = {"seat": int(seat), "row": int(row + 1), "code": int(state.codes[row])}
        events.emit_to(seat, "leaked", facts)
        events.emit_to_others(seat, "leaked-other", {"seat": int(seat)})


def last_possible(state: Position) -> i64:
    """Return the first round that can be announced as the last: its partial game is not over.

    Rules: HM-EDGE-END-01.
    """
    is_over = state.called_off == state.round or state.has_results()
    return state.round + 1 if is_over else state.round


def announce_last_round(state: Position, events: Events | None) -> None:
    """Announce the last round before its partial game. Rules: HM-EDGE-END-01."""
    state.rounds = last_possible(state)
    if events is not None:
        events.emit("last-round", {"round": int(state.rounds)})


def may_be_found(state: Position, seat: i64) -> bool:
    """Return whether a team can have found T. H. outdoors, first or together with the first.

    Rules: HM-EDGE-FIND-01, HM-EDGE-FIND-03.
    """
    if seat < 0 or not state.field_mode():
        return False
    together = state.slot(frames.DESK_FOUND)
    return state.finder < 0 or (together != 0 and (together >> seat) & 1 == 0)


def note_find_outdoors(state: Position, seat: i64, events: Events | None) -> None:
    """Record who found T. H. outdoors. Rules: HM-EDGE-FIND-01, HM-EDGE-FIND-03, HM-EDGE-FIND-05."""
    state.set_slot(frames.DESK_FOUND, state.slot(frames.DESK_FOUND) | (arrays.seat_bit(seat)))
    finding.find_hammer(state, seat, events)


DECISIONS: Final[tuple[decision.Decision, ...]] = (
    Finish(
        frames.FINISH,
        *("finish", "missing", "nothing", "announce", "cancel", "call-off"),
        phase=values.IN_GAME,
    ),
    Desk(
        frames.DESK,
        *("go-on", "correct", "last-round", "found", "leak", "announce", "cancel", "call-off"),
        *("amend", "unfind", "lay"),
    ),
)
