"""What writing an observation needs in every game: seats from the observer, planes, one-hot."""

from librt.vecs import vec
from mypy_extensions import i16, i64, u8


def blank_entries(number: i64) -> vec[i16]:
    """Return memory for `number` entries, all 0. `memoryview` reads it in place."""
    return vec[i16]([i16(0) for _ in range(number)])


def first_seat(observer: i64) -> i64:
    """Return the seat that an observer numbers 0: itself; for a spectator seat 0."""
    return observer if observer >= 0 else i64(0)


def relative_seat(seat: i64, first: i64, seats: i64) -> i64:
    """Return the number that an observer gives to a seat: how many seats after its own.

    `first` is the seat it numbers 0.
    """
    return seat - first if seat >= first else seat - first + seats


def seat_after(first: i64, steps: i64, seats: i64) -> i64:
    """Return the seat that an observer numbers `steps`. `first` is the seat it numbers 0."""
    return first + steps if first + steps < seats else first + steps - seats


def fill(out: vec[i16], at: i64, number: i64, value: i16) -> i64:
    """Set `number` entries from `at` on to a value, and return where they end."""
    for place in range(at, at + number):
        out[place] = value
    return at + number


def fill_one_hot(out: vec[i16], at: i64, number: i64, value: i64) -> i64:
    """Write `number` entries from `at` on: 1 in entry `value`, counted from 0, and 0 in the others.

    Return where they end.
    """
    fill(out, at, number, 0)
    out[at + value] = 1
    return at + number


def copy_plane(out: vec[i16], at: i64, source: vec[u8], begin: i64, number: i64) -> i64:
    """Copy `number` entries of `source`, from `begin` on, to `out`, from `at` on.

    Return where they end in `out`.
    """
    shift = at - begin
    for place in range(begin, begin + number):
        out[place + shift] = i16(source[place])
    return at + number
