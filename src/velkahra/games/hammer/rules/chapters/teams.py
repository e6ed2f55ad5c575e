"""Which teams a word means, and in which order teams come.

Rules: HM-TERM-01, HM-TERM-02, HM-COOP-18, HM-EDGE-COOP-02, HM-EDGE-COOP-05.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.games.hammer.cards import card_ids, opcodes
from velkahra.games.hammer.rules import arrays, tables, values
from velkahra.games.hammer.rules.state import Position

NO_TEAM: Final[i64] = -1


def everybody(state: Position) -> i64:
    """Return all seats, as bits."""
    one: i64 = 1
    return (one << state.seats) - 1


def partners(state: Position, side: i64) -> i64:
    """Return the seats outside `side` (bits) that co-operate with any of its seats, as bits."""
    found: i64 = 0
    for seat in range(state.seats):
        if (side >> seat) & 1:
            found |= state.pacts[seat]
    return found & ~side


def opponents(state: Position, side: i64) -> i64:
    """Return the seats that are opponents of all of `side`, as bits. Rules: HM-TERM-01."""
    return everybody(state) & ~side & ~partners(state, side)


def complete(state: Position, seats: i64) -> bool:
    """Return whether every two of these seats, given as bits, co-operate; False for none.

    Rules: HM-COOP-18, HM-EX-02, HM-COOP-19.
    """
    for seat in range(state.seats):
        if (seats >> seat) & 1 and (seats & ~state.pacts[seat]) & ~arrays.seat_bit(seat):
            return False
    return seats != 0


def group_seats(state: Position, group: i64) -> i64:
    """Return the seats of a group of powers as bits; 0 if one of them is absent.

    `group` is an index of `card_ids.GROUPS`. Rules: HM-COOP-20.
    """
    return state.group_seats(group, tables.MASKS)


def in_order(state: Position, seats: i64) -> vec[i64]:
    """List `seats` (bits) in the order of this round's turns.

    Those that have no place yet come last, in the order of the powers.
    """
    out: vec[i64] = vec[i64](capacity=5)
    for place in range(card_ids.SEATS):
        for seat in range(state.seats):
            if (seats >> seat) & 1 and state.place[seat] == place:
                out = append(out, seat)
    for seat in range(state.seats):
        if (seats >> seat) & 1 and state.place[seat] < 0:
            out = append(out, seat)
    return out


def in_turn(state: Position, seats: i64) -> vec[i64]:
    """List `seats` (bits) in the order of turns from the one on turn. Rules: HM-EDGE-ACT-02."""
    out: vec[i64] = vec[i64](capacity=5)
    if state.turn >= 0 and (seats >> state.turn) & 1:
        out = append(out, state.turn)
        seats &= ~arrays.seat_bit(state.turn)
    for seat in in_order(state, seats):
        out = append(out, seat)
    return out


def last_of(state: Position, seats: i64) -> i64:
    """Return which of `seats`, bits and not empty, plays last in this round.

    Rules: HM-COOP-12, HM-COOP-22, HM-EDGE-COOP-22.
    """
    order = in_order(state, seats)
    return order[len(order) - 1]


def teams_covered(state: Position, word: i64, side: i64) -> i64:
    """Return the seats that a word of a modifier means, as bits; partners are never harmed.

    `word` is one of `opcodes.TEAMS`, `side` the seats for which the modifier works, as bits.

    Rules: HM-EDGE-COOP-02.
    """
    if word in (opcodes.T_YOU, opcodes.T_ALLIES):
        return side
    if word in (opcodes.T_EACH_OPPONENT, opcodes.T_OPPONENT, opcodes.T_EACH_OTHER):
        return opponents(state, side)
    if word == opcodes.T_PARTNER:
        return partners(state, side)
    return everybody(state)


def teams_meant(state: Position, word: i64) -> vec[i64]:
    """List the seats that a word means in the effect that is being carried out.

    A seat stands there once for each selected card where the word is `target_controller`.
    """
    run = state.run
    side = run[values.SIDE_OF]
    if word == opcodes.T_TARGET_CONTROLLER:
        return _list_controllers(state)
    if word in (opcodes.T_EACH_OPPONENT, opcodes.T_OPPONENT):
        return in_order(state, opponents(state, side))
    if word == opcodes.T_ALLIES:
        return in_order(state, side)
    if word == opcodes.T_EACH_OTHER:
        return in_order(state, everybody(state) & ~side)
    if word == opcodes.T_EACH_POWER:
        return in_order(state, everybody(state))
    if word == opcodes.T_EVENT_TEAM:
        return in_order(state, max(run[values.EVENT_TEAM], 0))
    seat = _team_meant(state, word)
    return vec[i64]([seat]) if seat >= 0 else vec[i64]()


def _team_meant(state: Position, word: i64) -> i64:
    run = state.run
    if word == opcodes.T_YOU:
        return run[values.YOU]
    if word == opcodes.T_THAT_TEAM:
        return run[values.CHOSEN]
    if word == opcodes.T_SOURCE_TEAM:
        return run[values.OWNER]
    return NO_TEAM


def _list_controllers(state: Position) -> vec[i64]:
    out: vec[i64] = vec[i64]()
    for seats in state.controllers:
        for seat in in_order(state, seats):
            out = append(out, seat)
    return out
