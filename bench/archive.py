"""Measures the archive with 100,000 games: its search, its openings, and a game that is added.

`python -m bench.archive [GAMES] [PEOPLE]` fills a folder, and a PostgreSQL server of its own, with
games that a generator makes, and prints how long the pages take with their SQL and markup, and how
long the writer takes for a game. All games are of two titles, so each is asked for half of them.
"""

import asyncio
import random
import sys
import tempfile
from pathlib import Path

import psycopg
from bench.people import TOGETHER, register, shown
from tests.server.databases import cluster

from velkahra.core import registry
from velkahra.server.domain import archived, endings
from velkahra.server.domain.archived import Archived, Step
from velkahra.server.store import games
from velkahra.server.store.backend import Connection
from velkahra.server.store.database import Store
from velkahra.server.store.games import Sought
from velkahra.server.web.archive import pages

TITLES = ("viceroy", "pamir")
SAID = {"en": "Circle begins a pyramid with Druid."}
SEEN = 40
"""Different positions at each of the first decisions."""


def made(number: int) -> Archived:
    """Make a game of two people with a line of first decisions, some of them frequent."""
    rng = random.Random(number)
    game = registry.game(rng.choice(TITLES))
    options = archived.options_text(game, game.complete({}))
    node, steps, won = archived.digest(game.name, 2, options), [], rng.randrange(2)
    for n in range(archived.MOST_STEPS):
        decision = f"choose {int(SEEN * rng.random() ** 2)}"
        position = 1000 * n + 1 + (rng.randrange(SEEN) if n else 0)
        steps.append(Step(node, position, n % 2, decision, SAID))
        node = archived.digest(node, n % 2, decision)
    ends = tuple(endings.FinalPlace(n, 1 + (n != won), float(n == won), 20) for n in range(2))
    decided = rng.randrange(40, 200)
    return Archived(f"t{number}", game.name, decided, options, won, ("", ""), ends, tuple(steps))


def lay(base: Connection, numbers: range, count: int) -> None:
    """Add listed games of people, of whom a few play most; a tenth of all is open data."""
    for number in numbers:
        game, rng = made(number), random.Random(number)
        row = (game.table, game.game, 1, game.options, "en", "s", b"h", b"w" * 32, "2026-01-01")
        base.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
        base.execute("INSERT INTO listings VALUES (?, NULL, 0)", (game.table,))
        games.keep(base, game, number * 60)
        who = [(1 + int(count * rng.random() ** 3), game.table, seat) for seat in range(2)]
        base.executemany(
            "UPDATE archived_seats SET person_id = ? WHERE archived_id = "
            "(SELECT id FROM archived WHERE table_id = ?) AND seat = ?",
            who,
        )
        if number % 10 == 0:
            for seat in range(2):
                games.answer(base, game.table, seat, agreed=True)


def searched(base: Connection, sought: Sought) -> str:
    """Make a page of the search for a stranger."""
    return pages.search_page("en", sought, sought.person, games.find(base, sought, 0))


def opening(base: Connection, band: int | None = None) -> str:
    """Make the page of all first decisions."""
    game = registry.game("viceroy")
    variants = games.variants(base, game.name, 2)
    options = variants[0][0]
    node = archived.node_of(game, 2, options, ())
    _, found = games.opening(base, game.name, (), node, band)
    return pages.openings_page("en", game, 2, variants, options, (), (), found, band)


async def measured(store: Store, count: int, people: int) -> None:
    """Fill a store, and print what was measured."""
    await store.run(lambda base: register(base, people))
    for first in range(0, count, TOGETHER):
        numbers = range(first, min(count, first + TOGETHER))
        await store.run(lambda base, some=numbers: lay(base, some, people))  # type: ignore[misc]
    if isinstance(store.place, str):
        with psycopg.connect(store.place, autocommit=True) as beside:
            beside.execute("VACUUM ANALYZE")  # as autovacuum does after so many rows
    node = made(0).steps[2].node
    option = '"laws":"rulebook_2014"'
    for what, sought in {
        "the latest games": Sought(),
        "far back": Sought(before=count // 10),
        "a title and seats": Sought(game="viceroy", seats=2),
        "the busiest person": Sought(person="person 1"),
        "a long game that one seat won": Sought(game="viceroy", winner=0, least=199),
        "nothing that is there": Sought(game="viceroy", least=9999),
        "an option": Sought(game="viceroy", option=option),
        "an option nobody chose": Sought(game="viceroy", option="nothing"),
        "an opening": Sought(game="viceroy", node=node),
        "the first position": Sought(game="viceroy", position=1),
        "it, and a long game": Sought(game="viceroy", position=1, least=199, winner=0),
        "a rare position": Sought(position=9_018),
    }.items():
        await shown(store, what, lambda base, s=sought: searched(base, s))  # type: ignore[misc]
    await shown(store, "the first decisions", opening)
    await shown(store, "those of strong players", lambda base: opening(base, 0))
    await shown(store, "open data of a game", lambda base: games.open_data(base, "viceroy"))
    more = iter(range(count, count + 1000))
    await shown(store, "a game that is added", lambda base: lay(base, _one(next(more)), people))


def _one(number: int) -> range:
    return range(number, number + 1)


def bench(count: int, people: int) -> None:
    """Measure both databases."""
    with tempfile.TemporaryDirectory(dir="/dev/shm") as folder:
        print(f"SQLite, {count} games, {people} people")
        store = Store(Path(folder))
        asyncio.run(measured(store, count, people))
        store.close()
    with cluster() as running:
        print(f"PostgreSQL, {count} games, {people} people")
        store = Store(running.new())
        asyncio.run(measured(store, count, people))
        store.close()


if __name__ == "__main__":
    given = [int(word) for word in sys.argv[1:]]
    bench(*(given or [100_000, 5_000]))
