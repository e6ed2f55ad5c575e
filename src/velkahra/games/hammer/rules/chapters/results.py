"""Partial games: their results, what they bring, and how jokers count.

Rules: HM-ROUND-03, HM-ROUND-04, HM-SCORE-01, HM-JOKER-03, HM-COOP-06, HM-EDGE-RANK-01 to -03.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from velkahra.core.contract.events import Events
from velkahra.games.hammer.cards import card_ids, opcodes
from velkahra.games.hammer.rules import actions, arrays, decision, frames, listing, values
from velkahra.games.hammer.rules.chapters import teams, zones
from velkahra.games.hammer.rules.effects.modify import parameter
from velkahra.games.hammer.rules.state import Position

MISSING: Final[i64] = 1
NOTHING: Final[i64] = 2
UNPAID: Final[i64] = -1  # due to teams that get nothing for the partial game, until all are placed
NO_BET: Final[i64] = 6


@final
class Results(decision.Step):
    """The results of the partial game are asked for."""

    def resolve(self, state: Position, events: Events | None) -> None:
        """Wait for the results of the partial game. Rules: HM-ROUND-03."""
        state.drop()
        state.push(frames.FINISH, -1, 0, 1)
        if state.results == values.ENTERED:
            state.push(frames.DESK, -1)


def list_results(state: Position) -> vec[i64]:
    """List which teams can be entered next, and how they took part, as actions."""
    out: vec[i64] = vec[i64](capacity=32)
    entered = state.results == values.ENTERED
    for how in range(i64(3) if entered else i64(1)):
        for powers in range(i64(1), actions.POWER_SETS + 1):
            if not entered and powers & (powers - 1):
                continue
            if may_finish(state, listing.seats_of(state, powers), how):
                out = append(out, actions.A_FINISH + how * actions.POWER_SETS + powers - 1)
    return out


def may_finish(state: Position, seats: i64, how: i64) -> bool:
    """Return whether these teams, seats as bits, can be entered next.

    `how` they took part: 0 they did, 1 they were missing, 2 they get nothing.

    Rules: HM-EDGE-RANK-01, HM-EDGE-RANK-03.
    """
    placed = state.slot(frames.FINISH_PLACED)
    if not seats or seats & placed or seats & ~teams.everybody(state):
        return False
    if how == MISSING:
        return state.results == values.ENTERED and seats == teams.everybody(state) & ~placed
    if how == NOTHING:
        return state.results == values.ENTERED
    if seats & (seats - 1) == 0:
        return True
    return (
        state.results == values.ENTERED
        and state.tables.chosen[opcodes.C_TIES] != opcodes.TIES_PLAY_OFF
    )


def may_enter(state: Position, action: i64) -> bool:
    """Return whether a result of these teams can be entered next."""
    number = action - actions.A_FINISH
    return may_finish(
        state,
        listing.seats_of(state, number % actions.POWER_SETS + 1),
        number // actions.POWER_SETS,
    )


def enter(state: Position, action: i64, events: Events | None) -> None:
    """Enter a result: which teams come next, and whether they took part."""
    number = action - actions.A_FINISH
    seats = listing.seats_of(state, number % actions.POWER_SETS + 1)
    finish(state, seats, number // actions.POWER_SETS, events)


def finish(state: Position, seats: i64, how: i64, events: Events | None) -> None:
    """Enter which teams, `seats` as bits, come next in a partial game; ties by the rule of the set.

    `how` they took part: 0 they did, 1 they were missing, 2 they get nothing.

    Rules: HM-ROUND-04, HM-EDGE-RANK-01, HM-EDGE-RANK-03, HM-EX-08.
    """
    place, number = state.slot(frames.FINISH_PLACE), arrays.ones(seats)
    points = _placement(
        state, place, number, state.tables.chosen[opcodes.C_TIES] if how == 0 else opcodes.TIES_LOW
    )
    for seat in range(state.seats):
        if not (seats >> seat) & 1:
            continue
        state.rank[seat] = place if how == 0 else state.seats
        state.how[seat] = how
        state.earned[seat] = points
        if how == NOTHING:
            state.earned[seat] = UNPAID if state.agreed[values.CORRECTED] else 0
        if events is not None:
            facts = {"seat": int(seat), "place": int(state.rank[seat]), "how": int(how)}
            events.emit("placed", facts)
    state.set_slot(frames.FINISH_PLACED, state.slot(frames.FINISH_PLACED) | seats)
    if how != NOTHING:
        state.set_slot(frames.FINISH_PLACE, place + number)
    if state.slot(frames.FINISH_PLACED) == teams.everybody(state):
        state.drop()
        pay_income(state, events)


def _placement(state: Position, place: i64, number: i64, rule: i64) -> i64:
    """Return the SB of teams that share places. Rules: HM-ROUND-04, HM-EDGE-RANK-01."""
    table = state.tables.placement
    if rule == opcodes.TIES_LOW:
        return table[min(place + number - 2, 4)]
    if rule != opcodes.TIES_FLOOR:
        return table[place - 1]
    total: i64 = 0
    for shared in range(place - 1, place - 1 + number):
        total += table[shared]
    return total // number


def pay_income(state: Position, events: Events | None) -> None:
    """Credit SB for the partial game, and the points of the score.

    Rules: HM-ROUND-04, HM-SCORE-01, HM-COOP-06, HM-JOKER-03, HM-EX-21, HM-EX-22, HM-EDGE-COOP-21.
    """
    unpaid: i64 = 0
    for seat in range(state.seats):
        if state.earned[seat] == UNPAID:
            unpaid |= arrays.seat_bit(seat)
        state.earned[seat] = max(state.earned[seat] - empty_decks(state, seat), 0)
        state.points[seat] += state.earned[seat]
    for seat in range(state.seats):
        _pay_team(state, seat, (unpaid >> seat) & 1 == 0, events)
    state.push(frames.TRIGGERS, -1)
    zones.start_triggers(state, opcodes.W_INCOME, -1, teams.everybody(state), i64(0))


def _pay_team(state: Position, seat: i64, placed: bool, events: Events | None) -> None:
    """Credit a team its SB, with what its joker and its sides bring; a place has to be paid for."""
    points, bonus = state.earned[seat], i64(0)
    if state.bet[seat] and state.bet[seat] != NO_BET:
        other = state.bet[seat] - 1
        bonus = state.earned[other]
        state.joker[seat] = u8(0)
        if state.tables.chosen[opcodes.C_JOKER_SCORES] == 1:
            state.points[seat] += bonus
        if events is not None:
            facts = {"seat": int(seat), "other": int(other), "sb": int(bonus)}
            events.emit("joker", facts)
    if placed and state.rank[seat] == _last_rank(state):
        bonus += parameter(state, seat, opcodes.P_LAST_PLACE_BONUS)
    debt = min(state.debt[seat], points + bonus)
    state.debt[seat] -= debt
    state.sb[seat] += points + bonus - debt
    if events is not None:
        facts = {"seat": int(seat), "points": int(points), "sb": int(points + bonus - debt)}
        events.emit("income", facts)


def _last_rank(state: Position) -> i64:
    last: i64 = 0
    for seat in range(state.seats):
        last = max(last, state.rank[seat])
    return last


def empty_decks(state: Position, seat: i64) -> i64:
    """Count the empty joint decks of a team's complete groups.

    Rules: HM-COOP-06, HM-EDGE-COOP-20, HM-COOP-07, HM-COOP-05, HM-EDGE-JOKER-02, HM-EDGE-JOKER-04,
    HM-EDGE-SCORE-01.
    """
    number: i64 = 0
    if not state.pacts[seat]:
        return number
    for group in range(card_ids.GROUP_COUNT):
        seats = teams.group_seats(state, group)
        if (
            (seats >> seat) & 1
            and teams.complete(state, seats)
            and not state.in_zone(seats, values.DECK)
        ):
            number += 1
    return number


def may_call_off(state: Position) -> bool:
    """Return whether a partial game may be called off: before results. Rules: HM-EDGE-JOKER-03."""
    if not state.agreed[values.CORRECTED] or state.results != values.ENTERED:
        return False
    if state.frame_kind() == frames.DESK:
        return state.kind_below() == frames.FINISH and state.slot_below(frames.FINISH_PLACED) == 0
    return state.frame_kind() == frames.FINISH and state.slot(frames.FINISH_PLACED) == 0


def call_off(state: Position, events: Events | None) -> None:
    """Call the partial game off: nobody gains anything, and bets are as if never made.

    Rules: HM-EDGE-JOKER-03, HM-EDGE-ORG-01.
    """
    if state.frame_kind() == frames.DESK:
        state.drop()
    state.drop()
    state.called_off = state.round
    for seat in range(state.seats):
        state.bet[seat] = 0
    if events is not None:
        events.emit("called-off", {"round": int(state.round)})


DECISIONS: Final[tuple[decision.Decision, ...]] = (Results(frames.RESULTS),)
