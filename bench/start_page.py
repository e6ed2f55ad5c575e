"""Measures the start page of a server with many tables, by default 5,000, all listed for everybody.

`python -m bench.start_page [TABLES]` prints the CPU time of the page with as many tables and with
none, for somebody who has none. Server and visitor are one process.
"""

import asyncio
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Final
from urllib.request import urlopen

from tests.browser.positions import RECORD, lay
from tests.server.helpers import Site, serving

from velkahra.core.play.record import read_record
from velkahra.server.store import seats
from velkahra.server.store.backend import Connection
from velkahra.server.store.database import Store

TIMES: Final = 40


def fill(folder: Path, tables: int) -> None:
    """Keep so many tables of one move, each with a free seat."""
    store = Store(folder)
    record = read_record(RECORD.read_text(encoding="utf-8"))
    for number in range(tables):
        lay(store, f"t{number}", record, 1)

    def offer(base: Connection) -> None:
        for number in range(tables):
            seats.offer(base, f"t{number}", [1])

    asyncio.run(store.run(offer))
    store.close()


def measure(site: Site) -> float:
    """Return the median milliseconds of CPU time of the start page."""
    took = []
    for _ in range(TIMES):
        begun = time.process_time()
        with urlopen(site.base) as answer:
            answer.read()
        took.append(1e3 * (time.process_time() - begun))
    return statistics.median(took[TIMES // 2 :])


def main() -> None:
    """Measure both pages."""
    for tables in (0, int(sys.argv[1]) if sys.argv[1:] else 5000):
        with tempfile.TemporaryDirectory() as folder:
            fill(Path(folder), tables)
            with serving(Path(folder), public_lobby=True) as site:
                print(f"{tables:6,} tables: {measure(site):.1f} ms", flush=True)


if __name__ == "__main__":
    main()
