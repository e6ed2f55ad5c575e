"""Writes many entries of an observation at once. Compiled, spans.c does this."""

from librt.vecs import vec
from mypy_extensions import i16, i64, u8


def fill(out: vec[i16], at: i64, number: i64, value: i16) -> None:
    """Set `number` entries from `at` on to a value. Raises: IndexError."""
    _check(len(out), at, number)
    for place in range(at, at + number):
        out[place] = value


def copy(out: vec[i16], at: i64, source: vec[u8], begin: i64, number: i64) -> None:
    """Copy `number` entries of `source`, from `begin` on, to `out`, from `at` on.

    Raises: IndexError.
    """
    _check(len(out), at, number)
    _check(len(source), begin, number)
    for place in range(number):
        out[at + place] = i16(source[begin + place])


def _check(length: i64, at: i64, number: i64) -> None:
    """Raise IndexError unless `number` places from `at` on are within the length of an array."""
    if number > 0 and not 0 <= at <= length - number:
        raise IndexError
