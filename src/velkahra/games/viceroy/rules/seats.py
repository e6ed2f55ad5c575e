"""Bit sets of seats: bit 0 stands for seat 0."""

from mypy_extensions import i64


def only(seat: i64) -> i64:
    """Return the bit set of one seat."""
    return i64(1) << seat


def all_of(seats: i64) -> i64:
    """Return the bit set of all seats of a table."""
    return (i64(1) << seats) - 1


def contains(mask: i64, seat: i64) -> bool:
    """Return whether a seat is in a bit set."""
    return (mask >> seat) & 1 == 1


def count(mask: i64) -> i64:
    """Return the number of seats in a bit set."""
    number: i64 = 0
    while mask:
        mask &= mask - 1
        number += 1
    return number


def first(mask: i64) -> i64:
    """Return the lowest seat of a bit set that is not empty."""
    seat: i64 = 0
    while not (mask >> seat) & 1:
        seat += 1
    return seat


def second(mask: i64) -> i64:
    """Return the second lowest seat of a bit set of at least two."""
    return first(mask & (mask - 1))
