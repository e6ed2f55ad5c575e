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

READINGS: Final[tuple[tuple[str, tuple[str, ...], str, int], ...]] = (
    ("naming", ("pause", "once", "free"), "free", 2),
    ("leaving", ("at-once", "after-turn"), "after-turn", 2),
    ("swaps", ("together", "in-turn"), "in-turn", 2),
    ("study", ("opening", "always"), "always", 2),
    ("special", ("round", "turn"), "round", 2),
    ("corrections", ("all", "none"), "none", 2),
    ("hands", ("own", "all"), "all", 3),
    ("late", ("default", "asked"), "asked", 3),
)
"""Name, values, the value that plays as versions before it did, and since which version.

In the order of `values`.
"""

assert len(READINGS) == state_values.READINGS


def options() -> tuple[Option, ...]:
    """Return the options; corrected mistakes are not offered to new tables."""
    unlisted = {"corrections": frozenset(("none",)), "late": frozenset(("asked",))}
    return tuple(
        Option(name, values, unlisted=unlisted.get(name, frozenset()), since=since, before=before)
        for name, values, before, since in READINGS
    )


def as_numbers(chosen: Mapping[str, str]) -> vec[i64]:
    """Return the number of each option's value, in the order of READINGS.

    0 is how version 1 played. Raises: KeyError for a missing option, ValueError for an unknown
    value.
    """
    out: vec[i64] = vec[i64]()
    for name, values, before, _ in READINGS:
        numbered = (before, *(value for value in values if value != before))
        out = append(out, i64(numbered.index(chosen[name])))
    return out


def as_options(numbers: vec[i64]) -> dict[str, str]:
    """Return the value of each option by name, from numbers in the order of READINGS."""
    out = {}
    for (name, values, before, _), number in zip(READINGS, numbers, strict=True):
        numbered = (before, *(value for value in values if value != before))
        out[name] = numbered[int(number)]
    return out


def usual() -> vec[i64]:
    """Return the numbers of the default options of new tables, in the order of READINGS."""
    return as_numbers({name: values[0] for name, values, *_ in READINGS})
