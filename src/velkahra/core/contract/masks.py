"""Sets of actions as bits: 64 actions an integer, one after the other in a flat array.

Action a is bit a % 64 of integer a // 64. Read byte by byte that is what `numpy.packbits` with
bitorder="little" writes.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

WORD: Final[i64] = 64
"""Actions an integer holds."""
BITS: Final = vec[i64]([i64(1 << bit if bit < 63 else -(1 << 63)) for bit in range(64)])
"""The integers with one bit set, the lowest first. Compiled, 1 << bit would be of 32 bits."""
SIGN: Final[i64] = BITS[63]
RUN: Final[i64] = 48
"""Actions that `mark_run` adds at most."""

_SEQUENCE: Final[i64] = 0x03F7_9D71_B4CB_0A89
"""A de Bruijn sequence: every six bits of it are different."""
_BIT_AT: Final = vec[u8](
    [
        u8(next(bit for bit in range(64) if 0x03F7_9D71_B4CB_0A89 << bit >> 58 & 63 == six))
        for six in range(64)
    ]
)


def _repeated(half: i64) -> i64:
    """Return 32 bits twice. A literal of more than 62 bits would be a Python integer."""
    return half << 32 | half


_BYTE: Final[i64] = 0xFF
_PAIRS: Final[i64] = _repeated(0x5555_5555)
_FOURS: Final[i64] = 0x3333_3333_3333_3333
_BYTES: Final[i64] = 0x0F0F_0F0F_0F0F_0F0F
_ONES: Final[i64] = 0x0101_0101_0101_0101


def words_of(actions: i64) -> i64:
    """Return how many integers hold a set of `actions` different actions."""
    return (actions + WORD - 1) // WORD


def bit_at(bit: i64) -> i64:
    """Return the number of the bit in an integer that has no other."""
    return i64(_BIT_AT[((bit * _SEQUENCE) >> 58) & (WORD - 1)])


def blank_mask(words: i64) -> vec[i64]:
    """Return memory for `words` integers, without any action."""
    return vec[i64]([i64(0)] * words)


def clear(out: vec[i64], at: i64, words: i64) -> None:
    """Take all actions out of the set that begins at `at`."""
    for place in range(at, at + words):
        out[place] = 0


def mark(out: vec[i64], at: i64, action: i64) -> None:
    """Add an action to the set that begins at `at`."""
    out[at + (action >> 6)] |= BITS[action & (WORD - 1)]


def mark_all(out: vec[i64], at: i64, actions: vec[i64]) -> None:
    """Add actions to the set that begins at `at`."""
    for action in actions:
        mark(out, at, action)


def mark_run(out: vec[i64], at: i64, first: i64, bits: i64) -> None:
    """Add `first + i` for each bit i of `bits`, which are RUN at most, to the set at `at`."""
    shift = first & (WORD - 1)
    place = at + (first >> 6)
    if shift < WORD - RUN:
        out[place] |= bits << shift
        return
    below = WORD - 1 - shift  # how many fit below the sign: no integer may grow beyond it
    out[place] |= (bits & (BITS[below] - 1)) << shift
    rest = bits >> below
    if rest & 1:
        out[place] |= SIGN
    if rest > 1:
        out[place + 1] |= rest >> 1


def is_marked(out: vec[i64], at: i64, action: i64) -> bool:
    """Return whether an action is in the set that begins at `at`."""
    return (out[at + (action >> 6)] >> (action & (WORD - 1))) & 1 == 1


def count_marked(out: vec[i64], at: i64, words: i64) -> i64:
    """Count the actions in the set that begins at `at`."""
    number: i64 = 0
    for place in range(at, at + words):
        if out[place]:
            number += count_bits(out[place])
    return number


def count_bits(word: i64) -> i64:
    """Return how many bits of an integer are set."""
    sign: i64 = 0
    if word < 0:
        sign = 1
    rest = word & ~SIGN
    rest -= (rest >> 1) & _PAIRS
    rest = (rest & _FOURS) + ((rest >> 2) & _FOURS)
    rest = (rest + (rest >> 4)) & _BYTES
    return (((rest * _ONES) >> 56) & _BYTE) + sign


def marked(out: vec[i64], at: i64, words: i64) -> vec[i64]:
    """List the actions in the set that begins at `at`, ascending."""
    found: vec[i64] = vec[i64]([i64(0)] * count_marked(out, at, words))
    number: i64 = 0
    for place in range(words):
        word = out[at + place]
        if word == 0:
            continue
        for shift in range(0, WORD, 8):
            byte = (word >> shift) & _BYTE
            while byte:
                found[number] = WORD * place + shift + bit_at(byte & -byte)
                number += 1
                byte &= byte - 1
    return found


def nth_marked(out: vec[i64], at: i64, number: i64) -> i64:
    """Return an action of the set that begins at `at`: the one with `number` lower ones in it."""
    place = at
    while True:
        if out[place]:
            here = count_bits(out[place])
            if number < here:
                return WORD * (place - at) + _nth_bit(out[place], number)
            number -= here
        place += 1


def _nth_bit(word: i64, number: i64) -> i64:
    """Return the bit of a word with `number` lower bits set."""
    for bit in range(WORD):
        if (word >> bit) & 1:
            if number == 0:
                return bit
            number -= 1
    raise AssertionError("the word has fewer bits")
