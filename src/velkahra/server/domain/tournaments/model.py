"""The terms, entrants and tables of a tournament.

Entrants are numbers; a caller lists them in the order of their lots, the strongest or luckiest
first. A round is a list of tables, a history all rounds so far.
"""

import math
from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

Form = Literal["round-robin", "swiss", "groups", "knock-out"]
FORMS: Final[tuple[Form, ...]] = ("round-robin", "swiss", "groups", "knock-out")
MOST_ENTRANTS: Final = 128
MOST_ROUNDS: Final = 30
NO_GROUP: Final = -1
FORFEIT: Final = 0
"""The place of an entrant who did not play."""

Count = Annotated[int, Meta(ge=0, le=MOST_ROUNDS)]


class Terms(msgspec.Struct, frozen=True):
    """What was agreed about a tournament.

    Attributes:
        form: one of FORMS.
        seats: the numbers of seats that a table may have; the largest is wanted.
        rounds: of a Swiss system, or of a round robin at tables of more than two; 0: as many as
            suit the number of entrants.
        groups: how many, 0 for groups of about four; `through`: entrants of each in the finals.
    """

    form: Form
    seats: tuple[int, ...] = (2,)
    rounds: Count = 0
    groups: Count = 0
    through: Annotated[int, Meta(ge=1, le=8)] = 2

    @property
    def size(self) -> int:
        """The number of seats that a table should have."""
        return max(self.seats)


class Entrant(msgspec.Struct, frozen=True):
    """Takes part in the rounds from `since` to `until`; None is to the end.

    It does not meet those it is `apart` from where the field leaves another way.
    """

    number: int
    since: int = 1
    until: int | None = None
    apart: frozenset[int] = frozenset()

    def plays(self, number: int) -> bool:
        """Return whether the entrant takes part in a round, the first of which is 1."""
        return self.since <= number and (self.until is None or number <= self.until)


class Table(msgspec.Struct, frozen=True):
    """A table of a round. One of a single seat is a bye.

    Attributes:
        seats: the entrants, seat by seat.
        places: their places, from 1, equal ones for those who are level, or FORFEIT; () before.
        group: the number of its group, or NO_GROUP.
    """

    seats: tuple[int, ...]
    places: tuple[int, ...] = ()
    group: int = NO_GROUP

    @property
    def is_bye(self) -> bool:
        """Whether an entrant has no opponent in this round."""
        return len(self.seats) == 1

    @property
    def is_over(self) -> bool:
        """Whether nothing is awaited here."""
        return self.is_bye or bool(self.places)

    @property
    def parts(self) -> int:
        """The parts of a point that there are here: two for each opponent."""
        return 2 * (len(self.seats) - 1) or 2

    def beaten(self, entrant: int) -> int:
        """Return the parts that an entrant has: two for each it has beaten, one for one level."""
        own = self.places[self.seats.index(entrant)]
        if own == FORFEIT:
            return 0
        behind = sum(place == FORFEIT or place > own for place in self.places)
        return 2 * behind + self.places.count(own) - 1

    def points(self, entrant: int) -> Fraction:
        """Return the part of the opponents whom an entrant has beaten; half for one level with."""
        return Fraction(self.beaten(entrant), self.parts)


History = Sequence[Sequence[Table]]


def check_places(places: Sequence[int]) -> bool:
    """Return whether these can be the places at a table: FORFEIT, or 1 + how many were better."""
    played = [place for place in places if place != FORFEIT]
    return all(place == 1 + sum(other < place for other in played) for place in played)


def is_complete(history: History) -> bool:
    """Return whether all tables of all rounds are over."""
    return all(table.is_over for tables in history for table in tables)


def may_enter(terms: Terms, rounds: int, count: int) -> bool:
    """Return whether one more than `count` may still enter after so many rounds have begun."""
    if terms.form == "swiss":
        return rounds < swiss_rounds(terms, count)
    if terms.form == "round-robin" and rounds:
        return terms.size == 2 or rounds < robin_rounds(terms, count)
    return rounds == 0


def most_entrants(terms: Terms) -> int:
    """Return how many may enter: where each meets each at tables of two, rounds are the limit."""
    robin = terms.form == "round-robin" and terms.size == 2
    return MOST_ROUNDS if robin else MOST_ENTRANTS


def meetings(history: History) -> Counter[tuple[int, int]]:
    """Count how often two entrants have been at a table; both orders are counted."""
    return Counter(
        (one, other)
        for tables in history
        for table in tables
        for one in table.seats
        for other in table.seats
        if one != other
    )


def byes(history: History) -> Counter[int]:
    """Count the byes of each entrant."""
    return Counter(table.seats[0] for tables in history for table in tables if table.is_bye)


def swiss_rounds(terms: Terms, count: int) -> int:
    """Return the number of rounds of a Swiss system for so many entrants."""
    enough = math.ceil(math.log(max(count, 2), terms.size)) + (terms.size > 2)
    return terms.rounds or min(MOST_ROUNDS, enough)


def robin_rounds(terms: Terms, count: int) -> int:
    """Return the number of rounds in which each of so many entrants may meet each other."""
    if terms.size == 2:
        return count - 1 + count % 2
    return terms.rounds or min(MOST_ROUNDS, math.ceil((count - 1) / (terms.size - 1)))
