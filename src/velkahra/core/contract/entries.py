"""Describes an observation: a game states each entry once, where it writes the value.

`Observer.describe` makes the same calls in the same order for every position of a game. They return
the places of the entries, or also declare the layout of all such observations.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from velkahra.core.contract import spans
from velkahra.core.contract.observation import Declared

MOST_ENTRIES: Final = 1 << 16
"""Entries of an observation at most."""

BESIDE: Final[i64] = -8
"""An observer BESIDE - seat is a spectator who counts seats from that one on."""


def blank_entries(number: i64) -> vec[i16]:
    """Return memory for `number` entries, all 0. `memoryview` reads it in place."""
    return vec[i16]([i16(0)] * number)


def first_seat(observer: i64) -> i64:
    """Return the seat that an observer numbers 0: itself; for a spectator seat 0."""
    if observer >= 0:
        return observer
    return BESIDE - observer if observer <= BESIDE else i64(0)


def relative_seat(seat: i64, first: i64, seats: i64) -> i64:
    """Return the number that an observer gives to a seat: how many seats after its own.

    `first` is the seat it numbers 0.
    """
    return seat - first if seat >= first else seat - first + seats


def seat_after(first: i64, steps: i64, seats: i64) -> i64:
    """Return the seat that an observer numbers `steps`. `first` is the seat it numbers 0."""
    return first + steps if first + steps < seats else first + steps - seats


def bit(value: bool) -> i16:
    """Return 1 for true, 0 for false; a conversion of a bool would be a call in Python."""
    return 1 if value else 0


@final
@mypyc_attr(acyclic=True, free_list_len=1)  # each observation makes one
class Entries:
    """Returns the places of the entries of an observation in turn, or also declares their meaning.

    The game writes the value, as in `out[w.flag("acts", "it decides now")] = 1`. In all methods
    `low` and `high` are the least and the greatest value, `meaning` is what an entry says, `unit`
    is as in `observation.Column`, and `rules` are ids with spaces between. The methods are short,
    so that the compiler inlines them: writing costs as much as with numbers for the places.

    Attributes:
        out: the memory to write to. While a layout is declared it is of no further use.
        at: the place of the next entry in it.
    """

    def __init__(self, out: vec[i16], at: i64, declared: Declared | None = None) -> None:
        self.out: Final[vec[i16]] = out
        self.at: i64 = at
        self._declared: Final = declared
        self._declaring: Final[bool] = declared is not None
        self._declares: bool = False  # the entries that follow have not been declared yet
        self._begun: i64 = at  # where the part begins

    # Parts

    def plane(
        self,
        name: str,
        height: i64,
        width: i64,
        low: i64,
        high: i64,
        meaning: str,
        unit: str,
        rules: str = "",
    ) -> i64:
        """Return the first place of a plane of height x width entries."""
        if self._declared is not None:
            shape = (int(height), int(width))
            self._declared.plane(
                int(self.at), name, shape, int(low), int(high), meaning, unit, rules
            )
        at = self.at
        self.at = at + height * width
        return at

    def vector(self, name: str, meaning: str) -> None:
        """Begin a vector: each of the named entries that follow is one of its columns."""
        if self._declaring:
            self._begin(name, meaning, False)

    def entities(self, name: str, meaning: str) -> None:
        """Begin a list of entities, which all have the same named entries.

        Either each of them begins with `row`, or `rows` follows the entries of the first.
        """
        self._begun = self.at
        if self._declaring:
            self._begin(name, meaning, True)

    def row(self) -> None:
        """Begin a row of a list."""
        if self._declaring:
            self._declares = self.at == self._begun

    def rows(self, number: i64) -> i64:
        """Make room for `number` rows, and return how many entries a row has.

        The entries described since the list began are those of its first row.
        """
        width = self.at - self._begun
        self.at = self._begun + width * number
        return width

    def one_hot(
        self, name: str, value: i64, meaning: str, values: tuple[tuple[str, str], ...]
    ) -> None:
        """Write a vector in which entry `value` is 1, and the others are 0.

        `values` are pairs of a name and its meaning.
        """
        if self._declaring:
            self._begin(name, meaning, False)
            for each, words in values:
                self._declare(each, 0, 1, words, "flag", "")
        spans.fill(self.out, self.at, i64(len(values)), 0)
        self.out[self.at + value] = 1
        self.at += i64(len(values))

    # Named entries

    def flag(self, name: str, meaning: str) -> i64:
        """Return the place of an entry that is 0 or 1."""
        if self._declares:
            self._declare(name, 0, 1, meaning, "flag", "")
        at = self.at
        self.at = at + 1
        return at

    def code(self, name: str, low: i64, high: i64, meaning: str) -> i64:
        """Return the place of a number that is a name rather than an amount."""
        if self._declares:
            self._declare(name, low, high, meaning, "code", "")
        at = self.at
        self.at = at + 1
        return at

    def count(self, name: str, low: i64, high: i64, meaning: str, unit: str) -> i64:
        """Return the place of an amount, or of a position that `unit` names."""
        if self._declares:
            self._declare(name, low, high, meaning, unit, "")
        at = self.at
        self.at = at + 1
        return at

    def hidden(self, name: str, low: i64, high: i64, meaning: str, unit: str, rules: str) -> i64:
        """Return the place of an entry that not everybody may know; `rules` say who may."""
        if self._declares:
            self._declare(name, low, high, meaning, unit, rules)
        at = self.at
        self.at = at + 1
        return at

    def columns(
        self,
        prefix: str,
        names: tuple[str, ...],
        low: i64,
        high: i64,
        meaning: str,
        unit: str = "flag",
        rules: str = "",
    ) -> i64:
        """Return the first place of entries of one kind, each named by a prefix and a name."""
        if self._declares:
            self._declare_all(prefix, names, low, high, meaning, unit, rules)
        at = self.at
        self.at = at + i64(len(names))
        return at

    def numbered(
        self, prefix: str, begin: i64, end: i64, low: i64, high: i64, meaning: str, unit: str
    ) -> i64:
        """Return the first place of entries named by the numbers from `begin` to `end` - 1."""
        if self._declares:
            for number in range(begin, end):
                self._declare(f"{prefix}{number}", low, high, meaning, unit, "")
        at = self.at
        self.at = at + end - begin
        return at

    def _begin(self, name: str, meaning: str, in_rows: bool) -> None:
        self._declares = True
        if self._declared is not None:
            self._declared.begin(int(self.at), name, meaning, in_rows)

    def _declare_all(
        self,
        prefix: str,
        names: tuple[str, ...],
        low: i64,
        high: i64,
        meaning: str,
        unit: str,
        rules: str,
    ) -> None:
        for name in names:
            self._declare(prefix + name, low, high, meaning, unit, rules)

    def _declare(self, name: str, low: i64, high: i64, meaning: str, unit: str, rules: str) -> None:
        if self._declared is not None:
            self._declared.column(name, int(low), int(high), meaning, unit, rules)
