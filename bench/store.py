"""Measures the store alone: durable moves a second, and the computing each takes.

`python -m bench.store` measures SQLite in memory and a PostgreSQL server of its own beside it, in
turns: one table whose moves come one at a time, and 200 tables at once.
"""

import asyncio
import statistics
import tempfile
import time
from pathlib import Path

from tests.server.databases import Cluster, cluster
from tests.server.test_store import table

from velkahra.server.store.database import Store

ROW = b'["ply",1,"bid 12"]'
LOADS = {"1 table": (1, 3000), "200 tables": (200, 60)}
TURNS = 5


async def play(store: Store, tables: int, moves: int) -> None:
    """Append moves to tables, each when the one before is durable."""

    async def one(name: str) -> None:
        for n in range(moves):
            await store.append(name, n, [ROW])

    await asyncio.gather(*(one(f"t{number}") for number in range(tables)))


async def measured(place: Path | str, tables: int, moves: int) -> tuple[float, float]:
    """Return moves a second, and the microseconds this process computes for each."""
    store = Store(place)
    for number in range(tables):
        await store.open_table(table(f"t{number}"), [])
    begun, computed = time.perf_counter(), time.process_time()
    await play(store, tables, moves)
    took, computed = time.perf_counter() - begun, time.process_time() - computed
    store.close()
    return tables * moves / took, 1e6 * computed / (tables * moves)


def bench(server: Cluster) -> None:
    """Print medians of some turns."""
    for load, (tables, moves) in LOADS.items():
        found: dict[str, list[tuple[float, float, float]]] = {"SQLite": [], "PostgreSQL": []}
        for _ in range(TURNS):
            with tempfile.TemporaryDirectory(dir=server.folder.parent) as folder:
                rate, own = asyncio.run(measured(Path(folder), tables, moves))
            found["SQLite"].append((rate, own, 0))
            address, before = server.new(), server.cpu()
            rate, own = asyncio.run(measured(address, tables, moves))
            theirs = 1e6 * (server.cpu() - before) / (tables * moves)
            found["PostgreSQL"].append((rate, own, theirs))
        for name, turns in found.items():
            rate, own, theirs = (statistics.median(column) for column in zip(*turns, strict=True))
            print(f"{load}, {name}: {rate:,.0f} moves/s, {own:.0f} us each, {theirs:.0f} there")


if __name__ == "__main__":
    with cluster() as running:
        bench(running)
