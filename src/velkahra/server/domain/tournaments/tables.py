"""Who sits with whom, and on which seat: sizes of tables, as few repeats as possible, fair seats.

Fields are dealt by steepest exchange: two entrants of different tables change places as long as
that lowers the cost. Where at most half of the opponents are used up, a field of tables for two
ends without a repeat, since for each repeated pair an exchange without one is left.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import islice, permutations
from random import Random
from typing import Final

from velkahra.server.domain.tournaments.model import History, Table

RESTARTS: Final = 12
"""Further orders that are tried while the tables of a field still cost something."""
SMALL_FIELD: Final = 40
"""Entrants above which one order is enough: there is always somebody new to meet."""

Cost = Callable[[int, int], int]
Field = list[list[int]]


def sizes(count: int, allowed: Sequence[int]) -> list[int]:
    """Return the sizes of tables for so many entrants, 1 for a bye.

    They differ by one at most, no table is larger than need be, and byes are as few as possible.
    """
    for free in range(count):
        tables = -(-(count - free) // max(allowed))
        small, larger = divmod(count - free, tables)
        found = [small + 1] * larger + [small] * (tables - larger)
        if set(found) <= set(allowed):
            return [*found, *[1] * free]
    return [1] * count


def dealt(order: Sequence[int], into: Sequence[int], cost: Cost) -> Field:
    """Return entrants dealt to tables of these sizes, so that few pairs cost much.

    `order` is the one to begin with: those who should meet stand beside each other.
    """
    known = _costs(order, cost)
    best = _exchanged(_cut(order, into), known)
    least = _total(best, known)
    tries = RESTARTS if len(order) <= SMALL_FIELD else 0
    for attempt in range(tries):
        if not least:
            break
        other = list(order)
        Random(attempt).shuffle(other)
        field = _exchanged(_cut(other, into), known)
        if (total := _total(field, known)) < least:
            best, least = field, total
    return best


def exchanged(field: Field, cost: Cost) -> Field:
    """Return a field after exchanges that lower its cost; the same if it costs nothing."""
    return _exchanged(field, _costs([one for table in field for one in table], cost))


def _costs(order: Sequence[int], cost: Cost) -> dict[int, dict[int, int]]:
    return {one: {other: cost(one, other) for other in order} for one in order}


def _cut(order: Sequence[int], into: Sequence[int]) -> Field:
    rest = iter(order)
    return [list(islice(rest, size)) for size in into]


def _total(field: Field, known: dict[int, dict[int, int]]) -> int:
    return sum(known[one][other] for table in field for one in table for other in table) // 2


def _exchanged(field: Field, known: dict[int, dict[int, int]]) -> Field:
    """Exchange entrants of two tables until no exchange lowers the cost."""
    changed = True
    while changed:
        changed = False
        for n, here in enumerate(field):
            for there in field[n + 1 :]:
                changed = _exchange(here, there, known) or changed
    return field


def _exchange(here: list[int], there: list[int], known: dict[int, dict[int, int]]) -> bool:
    """Make the exchanges between two tables that lower the cost; return whether there were any."""
    changed = False
    for i in range(len(here)):
        for k in range(len(there)):
            before = _costs_of(here, i, known[here[i]]) + _costs_of(there, k, known[there[k]])
            after = _costs_of(here, i, known[there[k]]) + _costs_of(there, k, known[here[i]])
            if after < before:
                here[i], there[k] = there[k], here[i]
                changed = True
    return changed


def _costs_of(table: list[int], seat: int, costs: dict[int, int]) -> int:
    return sum(costs[other] for at, other in enumerate(table) if at != seat)


def seated(field: Sequence[Sequence[int]], history: History, group: int) -> list[Table]:
    """Give seats at each table to those who have had them least often, the last one last of all."""
    counts = Counter(
        (entrant, seat)
        for tables in history
        for table in tables
        if not table.is_bye
        for seat, entrant in enumerate(table.seats)
    )
    last = {e: n for tables in history for table in tables for n, e in enumerate(table.seats)}

    def cost(seats: Sequence[int]) -> tuple[int, int]:
        had = sum(counts[entrant, seat] ** 2 for seat, entrant in enumerate(seats))
        return had, sum(last.get(entrant) == seat for seat, entrant in enumerate(seats))

    return [Table(min(permutations(table), key=cost), group=group) for table in field]
