"""Standings, with their tie-breaks.

1. Points: at each table the part of the opponents whom one has beaten, half for one level with. A
   forfeit has none. A bye counts as a victory at tables of two and as half of one at larger ones,
   but nothing where everybody meets everybody.
2. The points of all opponents together.
3. The points of the opponents whom one has beaten, and half of those one was level with.
4. The number of victories.

Entrants level in all of them share a place. In a knock-out, and in finals, the round that one has
reached comes first, then the points at the last table; in groups, the place in the group is next.
"""

from collections.abc import Sequence
from fractions import Fraction
from itertools import chain
from typing import Final

import msgspec
from msgspec.structs import replace

from velkahra.server.domain.tournaments.model import NO_GROUP, Entrant, History, Table, Terms

Key = tuple[Fraction | int, ...]
GROUP: Final = 4
"""Entrants of a group, about."""


class Ranked(msgspec.Struct, frozen=True):
    """An entrant in the standings.

    Attributes:
        place: from 1; shared by those who are level.
        opponents, beaten: the tie-breaks 2 and 3; wins: first places.
        played: tables that are over, without byes.
        level: the round of a knock-out or the finals that was reached; 0 for none.
    """

    entrant: int
    place: int
    points: Fraction
    opponents: Fraction
    beaten: Fraction
    wins: int
    played: int
    level: int = 0


def standings(terms: Terms, entrants: Sequence[Entrant], history: History) -> list[Ranked]:
    """List the standings, the best first; those who are level in the order of their lots.

    Tables that are not over do not count.
    """
    sat = _tables_of(entrants, history)
    own = {number: [table for table in tables if table.is_over] for number, tables in sat.items()}
    points = {number: score(terms, number, tables) for number, tables in own.items()}
    rows = {number: _row(number, tables, points) for number, tables in own.items()}
    keys: dict[int, Key] = {number: _base(row) for number, row in rows.items()}
    if terms.form == "groups":
        keys = {
            number: (-place, *keys[number])
            for number, place in _group_places(terms, entrants, history).items()
        }
    if terms.form in ("groups", "knock-out"):
        levels = {number: _reached(number, tables) for number, tables in sat.items()}
        keys = {number: (*levels[number], *key) for number, key in keys.items()}
        rows = {number: replace(row, level=int(levels[number][0])) for number, row in rows.items()}
    order = sorted(rows, key=keys.__getitem__, reverse=True)
    places: dict[Key, int] = {}
    return [
        replace(rows[number], place=places.setdefault(keys[number], n))
        for n, number in enumerate(order, 1)
    ]


def score(terms: Terms, entrant: int, tables: Sequence[Table]) -> Fraction:
    """Return the points of an entrant at tables of its own."""
    return sum((_worth(terms, entrant, table) for table in tables), Fraction(0))


def group_of(terms: Terms) -> Terms:
    """Return the terms within a group."""
    return replace(terms, form="round-robin", rounds=0)


def in_groups(terms: Terms, entrants: Sequence[Entrant]) -> list[list[Entrant]]:
    """Deal entrants into groups, by their lots forwards and backwards."""
    most = max(1, len(entrants) // max(2, min(terms.seats)))
    count = min(terms.groups or round(len(entrants) / max(GROUP, terms.size + 1)) or 1, most)
    groups: list[list[Entrant]] = [[] for _ in range(count)]
    for n, entrant in enumerate(entrants):
        turn, at = divmod(n, count)
        groups[at if turn % 2 == 0 else count - 1 - at].append(entrant)
    return groups


def _tables_of(entrants: Sequence[Entrant], history: History) -> dict[int, list[Table]]:
    """Return the tables of each entrant, in the order of the rounds."""
    found: dict[int, list[Table]] = {entrant.number: [] for entrant in entrants}
    for table in chain.from_iterable(history):
        for number in table.seats:
            if number in found:
                found[number].append(table)
    return found


def _worth(terms: Terms, entrant: int, table: Table) -> Fraction:
    if not table.is_bye:
        return table.points(entrant)
    if terms.form == "round-robin" or table.group != NO_GROUP:
        return Fraction(0)
    return Fraction(1, 1 if terms.size == 2 else 2)


def _row(entrant: int, tables: Sequence[Table], points: dict[int, Fraction]) -> Ranked:
    met = halves = Fraction(0)
    played = [table for table in tables if not table.is_bye]
    places = [table.places[table.seats.index(entrant)] for table in played]
    for table, place in zip(played, places, strict=True):
        for other, its in zip(table.seats, table.places, strict=True):
            if other != entrant and other in points:
                met += points[other]
                halves += points[other] * _halves(place, its)
    wins = places.count(1)
    return Ranked(entrant, 0, points[entrant], met, halves / 2, wins, len(played))


def _halves(place: int, its: int) -> int:
    """Return 2 for a victory, 1 for a draw; a place 0 is a forfeit."""
    if place == 0 or (its and its < place):
        return 0
    return 1 if its == place else 2


def _base(row: Ranked) -> Key:
    return row.points, row.opponents, row.beaten, row.wins


def _group_places(terms: Terms, entrants: Sequence[Entrant], history: History) -> dict[int, int]:
    places: dict[int, int] = {}
    for n, group in enumerate(in_groups(terms, entrants)):
        own = [[table for table in tables if table.group == n] for tables in history]
        places |= {row.entrant: row.place for row in standings(group_of(terms), group, own)}
    return places


def _reached(entrant: int, tables: Sequence[Table]) -> tuple[int, Fraction]:
    """Return the round of the knock-out that an entrant has reached, and its points there.

    A table that is not over counts as reached.
    """
    last = [table for table in tables if table.group == NO_GROUP]
    return len(last), last[-1].points(entrant) if last and last[-1].places else Fraction(0)
