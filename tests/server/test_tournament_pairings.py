"""Pairings and standings of tournaments, over drawn fields."""

import random
from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from tests.sampling import ALL

from velkahra.server.domain.tournaments.model import (
    FORFEIT,
    FORMS,
    MOST_ROUNDS,
    Entrant,
    Form,
    Table,
    Terms,
    byes,
    check_places,
    is_complete,
    may_enter,
    meetings,
    most_entrants,
)
from velkahra.server.domain.tournaments.pairing import lots, next_round, planned_rounds, through
from velkahra.server.domain.tournaments.ranking import in_groups, standings
from velkahra.server.domain.tournaments.tables import sizes

pytestmark = pytest.mark.plain

SEATS = [(2,), (2, 3), (3,), (2, 3, 4), (3, 4), (4,)]


def drawn(table: Table, luck: random.Random) -> Table:
    """Give a table some result, with ties and forfeits."""
    if table.is_bye:
        return table
    worth = [luck.choice([0, 0, 1, 2, 3, None]) for _ in table.seats]
    played = [one for one in worth if one is not None]
    places = [FORFEIT if one is None else 1 + sum(other > one for other in played) for one in worth]
    return Table(table.seats, tuple(places), table.group)


def play(
    terms: Terms, count: int, luck: random.Random, moving: bool = False
) -> tuple[list[Entrant], list[list[Table]]]:
    """Play a tournament; some come late and some leave if it is `moving`."""
    entrants = [Entrant(n) for n in range(count)]
    history: list[list[Table]] = []
    while tables := next_round(terms, entrants, history):
        assert len(history) < 100, "the tournament does not end"
        check_round(terms, entrants, history, tables)
        history.append([drawn(table, luck) for table in tables])
        if moving and luck.random() < 0.3:
            gone = luck.randrange(len(entrants))
            entrants[gone] = Entrant(gone, entrants[gone].since, len(history))
        full = len(entrants) == count + 4 or not may_enter(terms, len(history), len(entrants))
        if moving and not full and luck.random() < 0.2:
            back = luck.randrange(len(entrants))
            entrants[back] = Entrant(back, entrants[back].since)
        if moving and not full and luck.random() < 0.3:
            entrants.append(Entrant(len(entrants), len(history) + 1))
    return entrants, history


def check_round(
    terms: Terms,
    entrants: Sequence[Entrant],
    history: Sequence[Sequence[Table]],
    tables: Sequence[Table],
) -> None:
    """Everybody sits once at most, at a table of an allowed size, and nobody who has left."""
    sat = [entrant for table in tables for entrant in table.seats]
    here = {one.number for one in entrants if one.plays(len(history) + 1)}
    assert len(sat) == len(set(sat))
    assert set(sat) <= here
    assert {len(table.seats) for table in tables} <= {1, *terms.seats}
    assert not any(table.places for table in tables)
    if terms.form == "swiss":
        assert set(sat) == here


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(FORMS), st.sampled_from(SEATS), st.integers(2, 14), st.integers(0, 10**6))
def test_every_tournament_ends_with_everybody_in_the_standings(
    form: Form, seats: tuple[int, ...], count: int, seed: int
) -> None:
    terms, luck = Terms(form, seats), random.Random(seed)
    entrants, history = play(terms, count, luck, moving=True)
    assert is_complete(history)
    rows = standings(terms, entrants, history)
    assert sorted(row.entrant for row in rows) == [entrant.number for entrant in entrants]
    assert [row.place for row in rows] == sorted(row.place for row in rows)
    assert all(row.place <= n for n, row in enumerate(rows, 1))
    again = next_round(terms, entrants[:count], [])
    assert again == next_round(terms, entrants[:count], []), "the same field, other pairings"


@settings(max_examples=200, deadline=None)
@given(st.sampled_from(SEATS), st.integers(2, 40))
def test_tables_are_of_few_sizes_with_few_byes(seats: tuple[int, ...], count: int) -> None:
    found = sizes(count, seats)
    assert sum(found) == count
    tables = [size for size in found if size > 1]
    assert set(tables) <= set(seats)
    assert not tables or max(tables) - min(tables) <= 1
    assert found.count(1) < max(seats) or not tables
    if seats == (2,):
        assert found.count(1) == count % 2
    if seats == (3, 4) and count > 5:
        assert found.count(1) == 0


@settings(max_examples=100, deadline=None)
@given(st.integers(2, 20), st.integers(0, 10**6))
def test_in_a_round_robin_of_two_everybody_meets_once(count: int, seed: int) -> None:
    terms = Terms("round-robin", (2,))
    _, history = play(terms, count, random.Random(seed))
    met = meetings(history)
    assert all(met[pair] == 1 for pair in combinations(range(count), 2))
    assert len(history) == planned_rounds(terms, count)
    assert set(byes(history).values()) <= {1}
    first = Counter(t.seats[0] for tables in history for t in tables if not t.is_bye)
    assert all(abs(2 * first[one] - (count - 1)) <= 2 for one in range(count))


@settings(max_examples=100, deadline=None)
@given(st.integers(2, 10), st.integers(0, 10**6))
def test_those_who_come_late_still_meet_everybody_who_stays(count: int, seed: int) -> None:
    entrants, history = play(Terms("round-robin", (2,)), count, random.Random(seed), moving=True)
    met = meetings(history)
    staying = [one.number for one in entrants if one.until is None and one.since <= len(history)]
    for one, other in combinations(staying, 2):
        assert met[one, other] == 1
    assert max(met.values(), default=1) == 1


@settings(max_examples=200 if ALL else 100, deadline=None)
@given(st.sampled_from([2, 3, 4]), st.integers(4, 20), st.integers(0, 10**6))
def test_swiss_repeats_no_meeting_while_there_is_another_way(
    size: int, count: int, seed: int
) -> None:
    terms = Terms("swiss", tuple(range(2, size + 1)))
    _, history = play(terms, count, random.Random(seed))
    for n, tables in enumerate(history):
        met = meetings(history[:n])
        repeats = sum(bool(met[pair]) for table in tables for pair in combinations(table.seats, 2))
        new_ones_left = 2 * n <= count - 2 if size == 2 else n == 1 and count >= size**2
        assert not repeats or not new_ones_left, (n, tables)
    assert max(meetings(history).values()) <= 2 + len(history) * (size - 1) // (count - 1)
    if size == 2 and count > len(history):
        assert set(byes(history).values()) <= {1}


@settings(max_examples=200, deadline=None)
@given(st.sampled_from([3, 4]), st.integers(3, 24), st.integers(2, 8), st.integers(0, 10**6))
def test_larger_tables_have_few_repeats_and_fair_seats(
    size: int, count: int, rounds: int, seed: int
) -> None:
    terms = Terms("round-robin", tuple(range(2, size + 1)), rounds=rounds)
    _, history = play(terms, count, random.Random(seed))
    assert len(history) == rounds
    met = meetings(history)
    pairs = [met[pair] for pair in combinations(range(count), 2)]
    assert max(pairs) - min(pairs) <= 3, "some meet often and others never"
    seats = Counter(
        (entrant, seat)
        for tables in history
        for t in tables
        for seat, entrant in enumerate(t.seats)
    )
    for entrant in range(count):
        had = [seats[entrant, seat] for seat in range(2)]
        assert max(had) - min(had) <= 2


@settings(max_examples=100, deadline=None)
@given(st.sampled_from(SEATS[:1] + SEATS[3:4]), st.integers(2, 33), st.integers(0, 10**6))
def test_a_knock_out_has_one_winner(seats: tuple[int, ...], count: int, seed: int) -> None:
    terms, entrants = Terms("knock-out", seats), [Entrant(n) for n in range(count)]
    history: list[list[Table]] = []
    while tables := next_round(terms, entrants, history):
        history.append([ranked(table, seed) for table in tables])
    assert len(history[-1]) == 1
    rows = standings(terms, entrants, history)
    assert [row.place for row in rows[:2]] == [1, 2]
    if seats == (2,):
        assert len(history) == (count - 1).bit_length() == planned_rounds(terms, count)
        assert sum(not t.is_bye for tables in history for t in tables) == count - 1
        assert not any(t.is_bye for tables in history[1:] for t in tables)


def ranked(table: Table, seed: int) -> Table:
    """Give a table a result without ties."""
    places = [*range(1, len(table.seats) + 1)]
    random.Random(f"{seed} {table.seats}").shuffle(places)
    return Table(table.seats, () if table.is_bye else tuple(places), table.group)


def test_groups_lead_to_finals_without_those_of_the_same_group() -> None:
    terms, entrants = Terms("groups", (2,), groups=4), [Entrant(n) for n in range(16)]
    history: list[list[Table]] = []
    while tables := next_round(terms, entrants, history):
        history.append([ranked(table, 5) for table in tables])
    assert [len(tables) for tables in history] == [8, 8, 8, 4, 2, 1]
    groups = {one.number: n for n, each in enumerate(in_groups(terms, entrants)) for one in each}
    for table in history[3]:
        one, other = table.seats
        assert groups[one] != groups[other]
    best = standings(terms, entrants, history)[0]
    assert best.entrant == through(history[-1][0])[0]
    assert (best.place, best.level) == (1, 3)


@settings(max_examples=200, deadline=None)
@given(st.sampled_from(FORMS), st.sampled_from([2, 3]), st.integers(12, 24), st.integers(0, 10**6))
@example(form="knock-out", size=2, count=17, seed=0)  # the only two without a bye are apart
def test_people_apart_do_not_meet_where_there_is_another_way(
    form: Form, size: int, count: int, seed: int
) -> None:
    terms, luck = Terms(form, tuple(range(2, size + 1)), rounds=4), random.Random(seed)
    pairs = {(one, other) for one, other in [luck.sample(range(count), 2) for _ in range(3)]}
    entrants = [
        Entrant(n, apart=frozenset(o for pair in pairs if n in pair for o in pair))
        for n in range(count)
    ]
    order = lots(terms, entrants)
    assert sorted(order) == [*range(count)]
    entrants.sort(key=lambda one: order.index(one.number))
    assert lots(terms, entrants) == order, "it is drawn once"
    history: list[list[Table]] = []
    while tables := next_round(terms, entrants, history):
        history.append([ranked(table, seed) for table in tables])
    all_meet = form == "round-robin" and size == 2
    ends = [tables for tables in history if len(tables) > 4 or form in ("swiss", "round-robin")]
    met = meetings(ends)
    assert all(bool(met[pair]) == all_meet for pair in pairs)


def test_tie_breaks_are_counted_as_written_on_the_page() -> None:
    entrants = [Entrant(n) for n in range(3)]
    history = [
        [Table((0, 1), (1, 2)), Table((2,))],
        [Table((2, 0), (1, 1)), Table((1,))],
    ]
    half = Fraction(1, 2)
    rows = {row.entrant: row for row in standings(Terms("swiss"), entrants, history)}
    assert {n: row.points for n, row in rows.items()} == {0: 1 + half, 1: 1, 2: 1 + half}
    assert rows[0].opponents == 1 + 1 + half
    assert rows[0].beaten == 1 + half * (1 + half)
    assert [rows[n].place for n in range(3)] == [1, 3, 2]
    robin = standings(Terms("round-robin"), entrants, history)
    assert [row.points for row in robin] == [1 + half, half, 0]


def test_a_forfeit_has_no_points_and_goes_nowhere() -> None:
    table = Table((4, 7, 9), (1, FORFEIT, 2))
    assert [table.points(one) for one in table.seats] == [1, 0, Fraction(1, 2)]
    assert through(Table((1, 2), (FORFEIT, FORFEIT))) == []
    assert through(Table((1, 2), (1, 1))) == [1]


@pytest.mark.parametrize(
    ("places", "right"),
    [
        ((1, 2), True),
        ((1, 1), True),
        ((0, 0), True),
        ((2, 1, 0), True),
        ((1, 3), False),
        ((2, 2), False),
        ((1, 1, 2), False),
        ((1, 1, 3), True),
        ((-1, 1), False),
    ],
)
def test_places_must_fit_together(places: tuple[int, ...], right: bool) -> None:
    assert check_places(places) is right


@pytest.mark.parametrize(("terms", "most"), [(Terms("round-robin"), 30), (Terms("swiss"), 128)])
def test_where_each_meets_each_the_rounds_limit_the_field(terms: Terms, most: int) -> None:
    assert most_entrants(terms) == most
    assert planned_rounds(terms, most) <= MOST_ROUNDS


def test_a_large_field_is_paired_in_no_time() -> None:
    terms, entrants = Terms("swiss", (2,)), [Entrant(n) for n in range(128)]
    history: list[list[Table]] = []
    for _ in range(7):
        history.append([ranked(t, 1) for t in next_round(terms, entrants, history)])
    assert max(meetings(history).values()) == 1
