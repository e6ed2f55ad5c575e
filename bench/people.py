"""Measures pages of people on a server with many: 100,000 finished games, 5,000 people.

`python -m bench.people [GAMES] [PEOPLE]` fills a folder, and a PostgreSQL server of its own, with
games that a generator makes, counts them as a server does, and prints how long counting one takes
the writer, and how long it takes to make the pages of the busiest person and of the best. Computing
is what other programs at work do not touch.
"""

import asyncio
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import msgspec
from tests.server.databases import cluster

from velkahra.core import registry
from velkahra.server.domain.finished import Finished, FinishedSeat
from velkahra.server.store import people, profiles
from velkahra.server.store.backend import Connection
from velkahra.server.store.database import Store
from velkahra.server.web.kit.pages import from_template
from velkahra.server.web.profiles import pages

T = TypeVar("T")
Took = tuple[float, float]

TOGETHER = 500
LAST = 2500
ANALYSED = 10
SAID = {"en": "Circle begins a pyramid with Druid."}
TIMES = 30
SEATS = {"euphrates": (2, 3, 4), "pamir": (2, 3, 4), "viceroy": (2, 3, 4), "hammer": (2, 3)}


def register(base: Connection, count: int) -> None:
    """Create accounts, of which half let everyone see their pages."""
    rows = [(n, f"Person {n}", f"person {n}", "-", 0) for n in range(1, count + 1)]
    base.executemany("INSERT INTO accounts VALUES (?, ?, ?, ?, ?)", rows)
    seen = [(n, n, "everyone" if n % 2 else "met") for n in range(1, count + 1)]
    base.executemany("INSERT INTO people VALUES (?, ?, ?)", seen)


def lay(base: Connection, numbers: range, count: int, took: dict[bool, list[Took]]) -> None:
    """Add finished games of so many people, and note the seconds and the computing for each."""
    for number in numbers:
        rng = random.Random(number)
        title = rng.choice(list(SEATS))
        game = made(rng, f"t{number}", title, number * 60, count)
        options = msgspec.json.encode(registry.game(title).complete({})).decode()
        row = (game.table, title, 1, options, "en", "s", b"h", b"w" * 32, "2026-01-01")
        base.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
        words = {seat.opening: SAID for seat in game.seats if seat.person}
        begun = answered(base), answered(base)  # the first waits for the table
        people.keep(base, game, words)
        ended = answered(base)
        spent = [c - b - (b - a) for a, b, c in zip(*begun, ended, strict=True)]
        took[game.rated].append((spent[0], spent[1]))


def answered(base: Connection) -> Took:
    """Wait until the database has done all, and return the time and the computing until then."""
    base.execute("SELECT 1").fetchone()
    return time.perf_counter(), time.thread_time()


def made(rng: random.Random, table: str, title: str, at: int, count: int) -> Finished:
    """Make a game whose people are drawn so that a few play most."""
    size = rng.choice(SEATS[title])
    busy = [1 + int(count * rng.random() ** 3) for _ in range(size)]
    with_bot = rng.random() < 0.3
    places = rng.sample(range(1, size + 1), size)
    sources = registry.game(title).ending.colours
    seats = [
        FinishedSeat(
            *(busy[n], "", float(place == 1), place, 20 - place),
            {source: rng.randrange(10) for source in sources},
            *(f"opening {int(40 * rng.random() ** 2)}", 30, 0),
        )
        for n, place in enumerate(places)
    ]
    if with_bot:
        seats[-1] = FinishedSeat(0, "player", float(places[-1] == 1), places[-1])
    return Finished(table, title, at, rng.random() < 0.5, tuple(seats))


async def measured(
    store: Store, games: int, count: int, cpu: Callable[[], float] = lambda: 0.0
) -> None:
    """Fill a store, and print what was measured; `cpu` returns the computing of its database."""
    await store.run(lambda base: register(base, count))
    took: dict[bool, list[Took]] = {True: [], False: []}
    for first in range(0, games, TOGETHER):
        numbers = range(first, min(games, first + TOGETHER))
        before, begun = cpu(), len(took[True]) + len(took[False])
        await store.run(lambda base, some=numbers: lay(base, some, count, took))  # type: ignore[misc]
        if first % (TOGETHER * ANALYSED) == 0:  # a PostgreSQL server does so by itself
            await store.run(lambda base: base.execute("ANALYZE"))
        there = (cpu() - before) / (len(took[True]) + len(took[False]) - begun)
    for rated, all_of_them in took.items():
        waited, computed = (
            1e3 * statistics.median(column) for column in zip(*all_of_them[-LAST:], strict=True)
        )
        what = "rated" if rated else "other"
        print(f"  counting a {what} game: {waited:.2f} ms, computing {computed:.2f} ms")
    print(f"  computing in the database for a game and its table: {1e3 * there:.2f} ms")
    sql = "SELECT person_id FROM finished_seats WHERE person_id % 2 = 1 GROUP BY 1 ORDER BY "
    for what, order in (("busiest", "count(*) DESC"), ("usual", "abs(count(*) - 40)")):
        row = await store.run(lambda base, o=order: base.execute(f"{sql}{o} LIMIT 1").fetchone())  # type: ignore[misc]
        number = int(row[0])
        await shown(store, f"the page of a {what} person", lambda base, n=number: page(base, n))  # type: ignore[misc]
    await shown(store, "the table of the best", best)
    await shown(store, "opponents of like strength", lambda base: profiles.near(base, 1, "viceroy"))


async def shown(store: Store, what: str, make: Callable[[Connection], T]) -> None:
    """Print how long a page takes."""
    times = []
    for _ in range(TIMES):
        begun = time.perf_counter()
        await store.run(make)
        times.append(1e3 * (time.perf_counter() - begun))
    computed = await store.run(lambda base: computing(base, make))
    print(f"  {what}: {statistics.median(times):.1f} ms, computing {computed:.1f} ms")


def computing(base: Connection, make: Callable[[Connection], T]) -> float:
    """Return the milliseconds of computing for a page."""
    begun = time.thread_time()
    for _ in range(TIMES):
        make(base)
    return 1e3 * (time.thread_time() - begun) / TIMES


def page(base: Connection, number: int) -> str:
    """Make the page of a person for a stranger."""
    found = profiles.visible(base, f"person {number}", 2)
    assert found is not None
    facts = pages.person_facts("en", profiles.profile(base, found, 2))
    return from_template(
        "en", "A person", "profiles/person.html", {**facts, "own": False, "buttons": ""}
    )


def best(base: Connection) -> str:
    """Make the table of the best."""
    game = registry.game("viceroy")
    rows = profiles.best(base, "viceroy", 2, 0)
    assert rows
    facts = pages.best_facts("en", game, 2, rows)
    return from_template("en", "The best", "profiles/best.html", facts)


def bench(games: int, count: int) -> None:
    """Measure both databases."""
    with tempfile.TemporaryDirectory(dir="/dev/shm") as folder:
        print(f"SQLite, {games} games, {count} people")
        store = Store(Path(folder))
        asyncio.run(measured(store, games, count))
        store.close()
    with cluster() as running:
        print(f"PostgreSQL, {games} games, {count} people")
        store = Store(running.new())
        asyncio.run(measured(store, games, count, running.cpu))
        store.close()


if __name__ == "__main__":
    given = [int(word) for word in sys.argv[1:]]
    bench(*(given or [100_000, 5_000]))
