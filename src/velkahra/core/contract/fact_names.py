"""Names for the numbers in the facts of events and refusals, as programs read them.

The words are those of notation and never depend on a language.
"""

from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from typing import Final, final

NOBODY: Final = "nobody"
NONE: Final = "none"


class Who(Enum):
    """A fact that is a seat, -1 for nobody, or a bit set of seats."""

    SEAT = 1
    SEATS = 2


Names = Sequence[str] | Callable[[int], str] | Who
"""Meaning of a number: a word of a list, the result of a function, or a seat."""


@final
class FactNames:
    """The meanings of the facts of a game.

    Attributes:
        names: by the name of the fact; what is not in it is a number that says all by itself.
        special: by kind and name, where a kind means something else; None for a plain number.
    """

    def __init__(
        self,
        names: Mapping[str, Names],
        special: Mapping[tuple[str, str], Names | None] | None = None,
    ) -> None:
        self.names: Final = names
        self.special: Final = special or {}

    def find(self, kind: str, name: str) -> Names | None:
        """Return what a fact stands for in an event or a refusal; None for a plain number."""
        found = self.special.get((kind, name), self)
        return self.names.get(name) if found is self else found  # type: ignore[return-value]

    def of(
        self, kind: str, facts: Mapping[str, int], seat_name: Callable[[int], str]
    ) -> dict[str, str]:
        """Return names for the facts that stand for something, such as a seat or a card."""
        found = {}
        for name, value in facts.items():
            names = self.find(kind, name)
            if names is not None:
                found[name] = _word(names, value, seat_name)
        return found


def _word(names: Names, value: int, seat_name: Callable[[int], str]) -> str:
    if names is Who.SEAT:
        return seat_name(value) if value >= 0 else NOBODY
    if names is Who.SEATS:
        seats = [seat for seat in range(value.bit_length()) if value >> seat & 1]
        return " ".join(seat_name(seat) for seat in seats)
    if callable(names):
        return names(value)
    assert not isinstance(names, Who)
    return names[value] if 0 <= value < len(names) else NONE
