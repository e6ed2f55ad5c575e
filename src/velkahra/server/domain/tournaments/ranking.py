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
from math import lcm
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from velkahra.server.domain.tournaments.model import NO_GROUP, Entrant, History, Table, Terms

Key = tuple[Any, ...]
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
    unit = lcm(2, *(table.parts for tables in own.values() for table in tables))
    points = {number: _points(terms, number, own[number], unit) for number in own}
    base = {number: _base(number, tables, points) for number, tables in own.items()}
    keys: dict[int, Key] = {**base}
    levels: dict[int, Key] = {}
    if terms.form == "groups":
        ranked = chain.from_iterable(group_standings(terms, entrants, history))
        places = {row.entrant: row.place for row in ranked}
        keys = {number: (-places[number], *key) for number, key in keys.items()}
    if terms.form in ("groups", "knock-out"):
        levels = {number: _reached(number, tables) for number, tables in sat.items()}
        keys = {number: (*levels[number], *key) for number, key in keys.items()}
    firsts: dict[Key, int] = {}
    return [
        Ranked(
            number,
            firsts.setdefault(keys[number], n),
            points=Fraction(base[number][0], unit),
            opponents=Fraction(base[number][1], unit),
            beaten=Fraction(base[number][2], 2 * unit),
            wins=base[number][3],
            played=sum(not table.is_bye for table in own[number]),
            level=levels[number][0] if levels else 0,
        )
        for n, number in enumerate(sorted(keys, key=keys.__getitem__, reverse=True), 1)
    ]


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


def _points(terms: Terms, entrant: int, tables: Sequence[Table], unit: int) -> int:
    """Return the points of an entrant, in parts of which a victory at a table of two has `unit`."""
    byes = sum(
        not (terms.form == "round-robin" or table.group != NO_GROUP)
        for table in tables
        if table.is_bye
    )
    played = sum(
        table.beaten(entrant) * (unit // table.parts) for table in tables if not table.is_bye
    )
    return played + byes * unit // (1 if terms.size == 2 else 2)


def _base(entrant: int, tables: Sequence[Table], points: dict[int, int]) -> Key:
    """Return the points, those of all opponents, of those beaten, twice, and the victories."""
    met = beaten = wins = 0
    for table in tables:
        if table.is_bye:
            continue
        place = table.places[table.seats.index(entrant)]
        wins += place == 1
        for other, its in zip(table.seats, table.places, strict=True):
            if other != entrant and other in points:
                met += points[other]
                beaten += points[other] * _halves(place, its)
    return points[entrant], met, beaten, wins


def _halves(place: int, its: int) -> int:
    """Return 2 for a victory, 1 for a draw; a place 0 is a forfeit."""
    if place == 0 or (its and its < place):
        return 0
    return 1 if its == place else 2


def group_standings(
    terms: Terms, entrants: Sequence[Entrant], history: History
) -> list[list[Ranked]]:
    """List the standings of each group."""
    within = replace(terms, form="round-robin", rounds=0)
    groups = enumerate(in_groups(terms, entrants))
    return [standings(within, group, of_group(history, n)) for n, group in groups]


def of_group(history: History, number: int) -> list[list[Table]]:
    """Return the rounds of a group."""
    parts = [[table for table in tables if table.group == number] for tables in history]
    return [part for part in parts if part]


def _reached(entrant: int, tables: Sequence[Table]) -> Key:
    """Return the round of the knock-out that an entrant has reached, and its points there.

    A table that is not over counts as reached.
    """
    last = [table for table in tables if table.group == NO_GROUP]
    return len(last), last[-1].points(entrant) if last and last[-1].places else 0
