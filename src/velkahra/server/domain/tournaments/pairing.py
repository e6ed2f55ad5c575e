"""The pairings of each round, from the rounds before it.

`entrants` are always listed in the order of their lots. The same history gives the same pairings.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import combinations, zip_longest
from random import Random
from typing import Final

from velkahra.server.domain.tournaments import model, ranking
from velkahra.server.domain.tournaments.tables import dealt, seated, sizes

REPEAT: Final = 10**6
"""The cost of a second meeting, above that of any difference in points."""

Entrants = Sequence[model.Entrant]
Pairing = Callable[[model.Terms, Entrants, model.History], list[model.Table]]


def next_round(terms: model.Terms, entrants: Entrants, history: model.History) -> list[model.Table]:
    """Return the tables of the next round, whose places are open; [] if there is none.

    All tables of the rounds before are over. Byes are tables of one.
    """
    assert model.is_complete(history)
    tables = _PAIRINGS[terms.form](terms, entrants, history)
    return [] if all(table.is_bye for table in tables) else tables


@lru_cache(maxsize=256)
def planned_rounds(terms: model.Terms, count: int) -> int:
    """Return how many rounds there will be for so many entrants, if nobody comes or leaves."""
    if terms.form == "swiss":
        return model.swiss_rounds(terms, count)
    if terms.form == "round-robin":
        return model.robin_rounds(terms, count)
    history: list[list[model.Table]] = []
    entrants = [model.Entrant(n) for n in range(count)]
    while tables := next_round(terms, entrants, history):
        history.append([_as_if(table) for table in tables])
    return len(history)


def _as_if(table: model.Table) -> model.Table:
    places = () if table.is_bye else tuple(range(1, len(table.seats) + 1))
    return model.Table(table.seats, places, table.group)


def _here(entrants: Entrants, history: model.History) -> list[int]:
    return [entrant.number for entrant in entrants if entrant.plays(len(history) + 1)]


def _swiss(terms: model.Terms, entrants: Entrants, history: model.History) -> list[model.Table]:
    """Pair those with equal points; no second meeting as long as there is another way."""
    here = set(_here(entrants, history))
    if len(history) >= model.swiss_rounds(terms, len(entrants)) or len(here) < 2:
        return []
    rows = [row for row in ranking.standings(terms, entrants, history) if row.entrant in here]
    points = {row.entrant: int(60 * row.points) for row in rows}
    met = model.meetings(history)

    def cost(one: int, other: int) -> int:
        return REPEAT * met[one, other] ** 2 + (points[one] - points[other]) ** 2

    into = sizes(len(rows), terms.seats)
    playing, free = _parted([row.entrant for row in rows], into.count(1), history)
    field = dealt(playing, [size for size in into if size > 1], cost)
    return [*seated(field, history, model.NO_GROUP), *(model.Table((entrant,)) for entrant in free)]


def _parted(
    order: Sequence[int], count: int, history: model.History
) -> tuple[list[int], list[int]]:
    """Part off so many for a bye: those who have had the fewest, the last of the order first."""
    had, at = model.byes(history), {entrant: -n for n, entrant in enumerate(order)}
    free = sorted(order, key=lambda one: (had[one], at[one]))[:count]
    return [entrant for entrant in order if entrant not in free], free


def _robin(
    terms: model.Terms, entrants: Entrants, history: model.History, group: int = model.NO_GROUP
) -> list[model.Table]:
    """Let everybody meet everybody: at tables of two by the circle, else with few repeats."""
    here = _here(entrants, history)
    if len(here) < 2:
        return []
    if terms.size > 2:
        return _few_repeats(terms, here, history, len(entrants), group)
    if all(entrant.since == 1 for entrant in entrants):
        return _circle([entrant.number for entrant in entrants], here, history, group)
    return _unmet(here, history)


def _circle(
    everybody: Sequence[int], here: Sequence[int], history: model.History, group: int
) -> list[model.Table]:
    """Return a round of the circle method; opponents of those who have left have a bye."""
    ring: list[int | None] = [*everybody, *[None] * (len(everybody) % 2)]
    turns, met = len(ring) - 1, model.meetings(history)
    for turn in range(turns):
        turned = [ring[0], *(ring[1 + (at + turn) % turns] for at in range(turns))]
        pairs = zip(turned[: len(ring) // 2], reversed(turned[len(ring) // 2 :]), strict=True)
        tables = [[one for one in pair if one is not None and one in here] for pair in pairs]
        new = [not met[table[0], table[1]] for table in tables if len(table) == 2]
        if any(new) and not all(new):  # somebody has come back
            return _unmet(here, history)
        if any(new):
            return seated([table for table in tables if table], history, group)
    return []


def _unmet(here: Sequence[int], history: model.History) -> list[model.Table]:
    """Pair those who have not met yet, as many as possible; the others have a bye."""
    met, had = model.meetings(history), model.byes(history)
    new = [pair for pair in combinations(here, 2) if not met[pair]]
    if not new:
        return []
    first = max(new, key=lambda pair: (had[pair[0]] + had[pair[1]], -new.index(pair)))
    order = [*first, *sorted(set(here) - set(first), key=lambda one: (-had[one], one))]
    into = sizes(len(order), (2,))
    field = dealt(order, into, lambda one, other: int(bool(met[one, other])))
    tables = [t for t in field if len(t) == 2 and not met[t[0], t[1]]]
    paired = {entrant for table in tables for entrant in table}
    free = [[one] for one in here if one not in paired]
    return seated([*tables, *free], history, model.NO_GROUP)


def _few_repeats(
    terms: model.Terms, here: Sequence[int], history: model.History, count: int, group: int
) -> list[model.Table]:
    """Return a round of tables for more than two at which few meet again."""
    if len(history) >= model.robin_rounds(terms, count):
        return []
    met, order = model.meetings(history), list(here)
    Random(len(history)).shuffle(order)
    into = sizes(len(order), terms.seats)
    playing, free = _parted(order, into.count(1), history)
    field = dealt(
        playing, [size for size in into if size > 1], lambda one, other: met[one, other] ** 2
    )
    return seated([*field, *([one] for one in free)], history, group)


def _groups(terms: model.Terms, entrants: Entrants, history: model.History) -> list[model.Table]:
    """Let everybody of a group meet, then the best of all groups in finals by knock-out."""
    groups = ranking.in_groups(terms, entrants)
    finals = [tables for tables in history if tables[0].group == model.NO_GROUP]
    if not finals:
        parts = [_of_group(history, n) for n in range(len(groups))]
        found = [_robin(terms, groups[n], part, n) for n, part in enumerate(parts)]
        if tables := [table for part in found for table in part]:
            return tables
    best = _qualified(terms, groups, history)
    by_number = {entrant.number: entrant for entrant in entrants}
    return _out(terms, [by_number[number] for number in best], finals, len(history) + 1)


def _of_group(history: model.History, number: int) -> list[list[model.Table]]:
    parts = [[table for table in tables if table.group == number] for tables in history]
    return [part for part in parts if part]


def _qualified(terms: model.Terms, groups: Sequence[Entrants], history: model.History) -> list[int]:
    """List the entrants of the finals: the winners of all groups, then all seconds, and so on."""
    ranked = []
    for n, group in enumerate(groups):
        rows = ranking.standings(ranking.group_of(terms), group, _of_group(history, n))
        ranked.append([row.entrant for row in rows][: terms.through])
    return [one for tier in zip_longest(*ranked) for one in tier if one is not None]


def _knock_out(terms: model.Terms, entrants: Entrants, history: model.History) -> list[model.Table]:
    return _out(terms, entrants, history, len(history) + 1)


def _out(
    terms: model.Terms, entrants: Entrants, history: model.History, number: int
) -> list[model.Table]:
    """Let the best of each table go on; `number` is that of the round, `history` its part."""
    alive = {one for table in history[-1] for one in through(table)} if history else None
    left = [e.number for e in entrants if e.plays(number) and (alive is None or e.number in alive)]
    if len(left) < 2 or (history and len(history[-1]) == 1):
        return []
    if terms.size == 2:
        free = (1 << (len(left) - 1).bit_length()) - len(left)
        paired = left[free:]
        half = len(paired) // 2
        field = [[a, b] for a, b in zip(paired[:half], reversed(paired[half:]), strict=True)]
    else:
        into = sizes(len(left), terms.seats)
        free = into.count(1)
        field = _snake(left[free:], [size for size in into if size > 1])
    return [
        *seated(field, history, model.NO_GROUP),
        *(model.Table((entrant,)) for entrant in left[:free]),
    ]


def through(table: model.Table) -> list[int]:
    """List those who go on from a table: the better half, one of three; of level ones the first.

    Nobody who forfeits goes on.
    """
    if table.is_bye:
        return list(table.seats)
    ranked = sorted((place, n) for n, place in enumerate(table.places) if place != model.FORFEIT)
    return [table.seats[n] for _, n in ranked[: len(table.seats) // 2]]


def _snake(order: Sequence[int], into: Sequence[int]) -> list[list[int]]:
    """Deal an order to tables forwards and backwards, so that the first ones do not meet."""
    field: list[list[int]] = [[] for _ in into]
    waiting = list(order)
    while waiting:
        for at in [*range(len(into)), *reversed(range(len(into)))]:
            if waiting and len(field[at]) < into[at]:
                field[at].append(waiting.pop(0))
    return field


_PAIRINGS: Final[dict[model.Form, Pairing]] = {
    "round-robin": _robin,
    "swiss": _swiss,
    "groups": _groups,
    "knock-out": _knock_out,
}
