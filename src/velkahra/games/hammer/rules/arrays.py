"""Sets of bits and flat arrays."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from velkahra.games.hammer.rules.values import MOST_ROWS

BITS: Final = vec[i64]([i64(2**row) for row in range(MOST_ROWS + 1)])


def ones(mask: i64) -> i64:
    """Return the number of bits of `mask` that are set."""
    number: i64 = 0
    while mask:
        mask &= mask - 1
        number += 1
    return number


def seat_bit(seat: i64) -> i64:
    """Return the bit set of one seat, or of one power."""
    return i64(1) << seat


def bit(number: i64) -> i64:
    """Return the bit set of one row, given by its number, from 0.

    Compiled, a shifted literal would have the 32 bits of C's int.
    """
    return BITS[number]


def all_but(items: vec[i64], one: i64) -> vec[i64]:
    """List the items without one of them; it need not be there."""
    out: vec[i64] = vec[i64](capacity=i64(len(items)))
    for item in items:
        if item != one:
            out = append(out, item)
    return out


def zeros(number: i64) -> vec[u8]:
    """Return an array of `number` zeros."""
    return vec[u8]([u8(0) for _ in range(number)])


def filled(number: i64, value: i64) -> vec[i64]:
    """Return an array of `number` entries, all `value`."""
    out: vec[i64] = vec[i64](capacity=number)
    for _ in range(number):
        out = append(out, value)
    return out
