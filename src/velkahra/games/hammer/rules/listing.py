"""Lists of actions that several chapters need."""

from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.games.hammer.cards.card_ids import SEATS
from velkahra.games.hammer.rules import actions, arrays
from velkahra.games.hammer.rules.state import Position


def list_range(offset: i64, number: i64) -> vec[i64]:
    """List `number` actions from an offset on."""
    out: vec[i64] = vec[i64](capacity=number)
    for value in range(number):
        out = append(out, offset + value)
    return out


def list_rows(offset: i64, mask: i64) -> vec[i64]:
    """List the actions of rows given as bits, from an offset."""
    out: vec[i64] = vec[i64](capacity=48)
    for row in range(actions.ROW_MOST):
        if (mask >> row) & 1:
            out = append(out, offset + row)
    return out


def list_powers(state: Position, offset: i64, seats: i64) -> vec[i64]:
    """List the actions of the powers of seats given as bits, from an offset."""
    out: vec[i64] = vec[i64](capacity=5)
    for power in range(SEATS):
        seat = state.seat_of[power]
        if seat >= 0 and (seats >> seat) & 1:
            out = append(out, offset + power)
    return out


def join_lists(first: vec[i64], second: vec[i64]) -> vec[i64]:
    """Return the second list appended to the first."""
    for action in second:
        first = append(first, action)
    return first


def seats_of(state: Position, powers: i64) -> i64:
    """Return the seats of some powers, both as bits; 0 if one of them is absent.

    The powers are numbered as in `language.POWERS`.
    """
    seats: i64 = 0
    for power in range(SEATS):
        if (powers >> power) & 1:
            if state.seat_of[power] < 0:
                return 0
            seats |= arrays.seat_bit(state.seat_of[power])
    return seats
