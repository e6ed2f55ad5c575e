"""Options of a table for rules of the rulebook that can be read in more than one way.

Each is an option of the game; a state holds the number of each option's value. 0 is how version 1
of the rules played, so that its games go on as they were.
"""

from collections.abc import Mapping
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.core.contract.options import Option
from velkahra.games.hammer.rules import values as state_values

READINGS: Final[tuple[tuple[str, tuple[str, ...], str], ...]] = (
    ("naming", ("pause", "once", "free"), "free"),
    ("leaving", ("at-once", "after-turn"), "after-turn"),
    ("swaps", ("together", "in-turn"), "in-turn"),
    ("study", ("opening", "always"), "always"),
    ("special", ("round", "turn"), "round"),
    ("corrections", ("all", "none"), "none"),
)
"""Name, values and the value that plays as version 1 did, numbered as in `values`."""

assert len(READINGS) == state_values.READINGS


def options() -> tuple[Option, ...]:
    """Return the options; corrected mistakes are not offered to new tables."""
    unlisted = {"corrections": frozenset(("none",))}
    return tuple(
        Option(name, values, unlisted=unlisted.get(name, frozenset()), since=2, before=before)
        for name, values, before in READINGS
    )


def as_numbers(chosen: Mapping[str, str]) -> vec[i64]:
    """Return the number of each option's value, in the order of READINGS.

    0 is how version 1 played. Raises: KeyError for a missing option, ValueError for an unknown
    value.
    """
    out: vec[i64] = vec[i64]()
    for name, values, before in READINGS:
        numbered = (before, *(value for value in values if value != before))
        out = append(out, i64(numbered.index(chosen[name])))
    return out


def as_options(numbers: vec[i64]) -> dict[str, str]:
    """Return the value of each option by name, from numbers in the order of READINGS."""
    out = {}
    for (name, values, before), number in zip(READINGS, numbers, strict=True):
        numbered = (before, *(value for value in values if value != before))
        out[name] = numbered[int(number)]
    return out


def usual() -> vec[i64]:
    """Return the numbers of the default options of new tables, in the order of READINGS."""
    return as_numbers({name: values[0] for name, values, _ in READINGS})
