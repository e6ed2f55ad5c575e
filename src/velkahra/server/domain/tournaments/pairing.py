"""The pairings of each round, from the rounds before it.

`entrants` are always listed in the order of their lots. The same history gives the same pairings.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import chain, combinations, zip_longest
from random import Random
from typing import Final

from velkahra.server.domain.tournaments import model, ranking
from velkahra.server.domain.tournaments.tables import Cost, dealt, exchanged, seated, sizes

REPEAT: Final = 10**6
"""The cost of a second meeting, above that of any difference in points."""
APART: Final = 10**9
"""The cost of a meeting of two who are apart."""

Entrants = Sequence[model.Entrant]
Pairing = Callable[[model.Terms, Entrants, model.History], list[model.Table]]


def next_round(terms: model.Terms, entrants: Entrants, history: model.History) -> list[model.Table]:
    """Return the tables of the next round, whose places are open; [] if there is none.

    All tables of the rounds before are over. Byes are tables of one.
    """
    assert model.is_complete(history)
    tables = _PAIRINGS[terms.form](terms, entrants, history)
    return [] if all(table.is_bye for table in tables) else tables


def lots(terms: model.Terms, entrants: Entrants) -> list[int]:
    """Return an order of entrants in which those of a group are not apart, if there is one."""
    if terms.form != "groups":
        return [entrant.number for entrant in entrants]
    groups = ranking.in_groups(terms, entrants)
    at = [entrants.index(entrant) for entrant in chain(*groups)]
    field = exchanged([[one.number for one in group] for group in groups], _apart(entrants))
    return [number for _, number in sorted(zip(at, chain(*field), strict=True))]


def _apart(entrants: Entrants) -> Cost:
    known = {entrant.number: entrant.apart for entrant in entrants}
    return lambda one, other: APART * (other in known[one])


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
    if len(history) >= model.swiss_rounds(terms, len(entrants)):
        return []
    here = set(_here(entrants, history))
    rows = [row for row in ranking.standings(terms, entrants, history) if row.entrant in here]
    points = {row.entrant: int(60 * row.points) for row in rows}
    met, apart = model.meetings(history), _apart(entrants)

    def cost(one: int, other: int) -> int:
        repeat = REPEAT * met[one, other] ** 2
        return apart(one, other) + repeat + (points[one] - points[other]) ** 2

    return _dealt(terms, [row.entrant for row in rows], history, cost)


def _dealt(
    terms: model.Terms,
    order: Sequence[int],
    history: model.History,
    cost: Cost,
    group: int = model.NO_GROUP,
) -> list[model.Table]:
    """Deal an order to tables, so that few pairs cost much.

    Those who have had the fewest byes have the next ones, the last of the order first.
    """
    into = sizes(len(order), terms.seats)
    had, at = model.byes(history), {entrant: -n for n, entrant in enumerate(order)}
    free = sorted(order, key=lambda one: (had[one], at[one]))[: into.count(1)]
    playing = [entrant for entrant in order if entrant not in free]
    field = dealt(playing, [size for size in into if size > 1], cost)
    return seated([*field, *([one] for one in free)], history, group)


def _robin(
    terms: model.Terms, entrants: Entrants, history: model.History, group: int = model.NO_GROUP
) -> list[model.Table]:
    """Let everybody meet everybody: at tables of two by the circle, else with few repeats."""
    here = _here(entrants, history)
    if len(here) < 2:
        return []
    if terms.size > 2:
        return _few_repeats(terms, entrants, history, group)
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
    terms: model.Terms, entrants: Entrants, history: model.History, group: int
) -> list[model.Table]:
    """Return a round of tables for more than two at which few meet again."""
    if len(history) >= model.robin_rounds(terms, len(entrants)):
        return []
    met, apart = model.meetings(history), _apart(entrants)
    order = _here(entrants, history)
    Random(len(history)).shuffle(order)
    return _dealt(terms, order, history, lambda *pair: apart(*pair) + met[pair] ** 2, group)


def _groups(terms: model.Terms, entrants: Entrants, history: model.History) -> list[model.Table]:
    """Let everybody of a group meet, then the best of all groups in finals by knock-out."""
    groups = ranking.in_groups(terms, entrants)
    finals = [tables for tables in history if tables[0].group == model.NO_GROUP]
    if not finals:
        parts = [ranking.of_group(history, n) for n in range(len(groups))]
        found = [_robin(terms, groups[n], part, n) for n, part in enumerate(parts)]
        if tables := [table for part in found for table in part]:
            return tables
    ranked = [
        [row.entrant for row in rows][: terms.through]
        for rows in ranking.group_standings(terms, entrants, history)
    ]  # the winners of all groups, then all seconds, and so on
    best = [one for tier in zip_longest(*ranked) for one in tier if one is not None]
    by_number = {entrant.number: entrant for entrant in entrants}
    return _out(terms, [by_number[number] for number in best], finals, len(history) + 1)


def _out(
    terms: model.Terms, entrants: Entrants, history: model.History, number: int = 0
) -> list[model.Table]:
    """Let the best of each table go on; `number` is that of the round if `history` is a part."""
    number = number or len(history) + 1
    alive = {one for table in history[-1] for one in through(table)} if history else None
    left = [e.number for e in entrants if e.plays(number) and (alive is None or e.number in alive)]
    if len(left) < 2 or (history and len(history[-1]) == 1):
        return []
    into = sizes(len(left), terms.seats)
    free = into.count(1)
    if terms.size == 2:
        free = (1 << (len(left) - 1).bit_length()) - len(left)
        into = [2] * ((len(left) - free) // 2)
    field = _snake(left[free:], [size for size in into if size > 1])
    byes = [[one] for one in reversed(left[:free])]  # the last of them give theirs away first
    return seated(exchanged([*field, *byes], _apart(entrants)), history, model.NO_GROUP)


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
    "knock-out": _out,
}
