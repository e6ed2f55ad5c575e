"""Options: the choices that players make before a game."""

from collections.abc import Mapping

import msgspec

Options = Mapping[str, str]


class Option(msgspec.Struct, frozen=True):
    """A choice made before a game. The first of `values` is the default.

    A cosmetic option changes names and looks, never the rules. `seats` are the numbers of seats it
    is offered for, all if there are none; with other numbers its first value is set. `barred` are
    single values that are not offered with a number of seats. `unlisted` values are those of old
    tables: the form for new ones leaves them out. An option that came with rules `since` has the
    value `before` in games of older rules. `needs` are values without effect unless another option
    has a certain value: (value, other option, its value). New tables refuse them
    (`GameRules.check_together`); records that have them replay.
    """

    name: str
    values: tuple[str, ...]
    cosmetic: bool = False
    seats: tuple[int, ...] = ()
    barred: frozenset[tuple[int, str]] = frozenset()
    unlisted: frozenset[str] = frozenset()
    since: int = 1
    before: str = ""
    needs: tuple[tuple[str, str, str], ...] = ()

    def offered(self, seats: int) -> tuple[str, ...]:
        """Return the values that can be chosen with this number of seats."""
        if self.seats and seats not in self.seats:
            return self.values[:1]
        return tuple(value for value in self.values if (seats, value) not in self.barred)
