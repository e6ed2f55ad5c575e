"""Facts of events and refusals. A game declares once what each number means.

From the declaration follow the names that programs read, what the sentences may use, and the
elements of the page that the log highlights. Names are those of notation, in no language.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import Enum
from typing import Any, Final, Self, final

import msgspec

NOBODY: Final = "nobody"
NONE: Final = "none"


class Who(Enum):
    """A fact that is a seat, -1 for nobody, or a bit set of seats."""

    SEAT = 1
    SEATS = 2


Arguments = dict[str, str | int]
Names = Sequence[str] | Callable[[int], str] | Who
"""The words of a number: a word of a list, the result of a function, or a seat."""
Context = Any
"""What a game's sentences need to know of its options; each game has a type of its own."""
FactForms = Callable[[str, Context, str, int], Arguments]
"""What a sentence may use of a fact: of a language, a context, the fact's name and its number."""
MoreForms = Callable[[str, Context, Mapping[str, int]], Arguments]
"""What a sentence may use besides: of a language, a context and all facts."""


@final
class Fact(msgspec.Struct, frozen=True):
    """The meaning of a number.

    Attributes:
        names: its words in notation; None for a plain number, such as a count.
        forms: what a sentence may use; None for the number under the name of the fact.
        highlights: the ids of elements that the log highlights, with blanks between; "" for none.
        is_last: whether these stand behind those of all other facts.
    """

    names: Names | None = None
    forms: FactForms | None = None
    highlights: Callable[[int], str] | None = None
    is_last: bool = False

    def word(self, value: int, seat_name: Callable[[int], str]) -> str:
        """Return the word of a number that has `names`."""
        names = self.names
        if names is Who.SEAT:
            return seat_name(value) if value >= 0 else NOBODY
        if names is Who.SEATS:
            return " ".join(seat_name(s) for s in range(value.bit_length()) if value >> s & 1)
        if callable(names):
            return names(value)
        assert names is not None
        assert not isinstance(names, Who)
        return names[value] if 0 <= value < len(names) else NONE


NUMBER: Final = Fact()
"""A number that is what it says: a count, points, 0 and 1 for no and yes."""


@final
class Facts:
    """The facts of a kind of event or of refusal, in the order in which the rules give them."""

    def __init__(self, **facts: Fact) -> None:
        self.facts: Final = facts
        self._forms: MoreForms | None = None
        self._highlights: Callable[[Mapping[str, int]], str] | None = None

    def with_forms(self, forms: MoreForms) -> Self:
        """Declare what the sentence may use besides, and return these facts."""
        self._forms = forms
        return self

    def with_highlights(self, highlights: Callable[[Mapping[str, int]], str]) -> Self:
        """Declare ids of elements that follow from several facts, and return these facts."""
        self._highlights = highlights
        return self

    def named(self, facts: Mapping[str, int], seat_name: Callable[[int], str]) -> dict[str, str]:
        """Return words for the facts that have some."""
        return {
            name: self.facts[name].word(value, seat_name)
            for name, value in facts.items()
            if self.facts[name].names is not None
        }

    def arguments(self, language: str, context: Context, facts: Mapping[str, int]) -> Arguments:
        """Return what a sentence about facts may use."""
        told: Arguments = {}
        for name, value in facts.items():
            forms = self.facts[name].forms
            told |= forms(language, context, name, value) if forms else {name: value}
        return told | self._forms(language, context, facts) if self._forms else told

    def elements(self, facts: Mapping[str, int]) -> tuple[str, ...]:
        """Return the ids of the elements that the log highlights."""
        more = self._highlights(facts) if self._highlights else ""
        found = [*self._elements(facts, False), more, *self._elements(facts, True)]
        return tuple(" ".join(found).split())

    def _elements(self, facts: Mapping[str, int], is_last: bool) -> Iterator[str]:
        for name, value in facts.items():
            fact = self.facts[name]
            if fact.highlights is not None and fact.is_last is is_last:
                yield fact.highlights(value)
