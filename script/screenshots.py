"""Takes the README's pictures: positions of a stored game, opened in the real table.

Needs Chromium (VELKAHRA_CHROMIUM, or found by name). Writes docs/pictures/<name>-<size>.png.
"""

import asyncio
import sys
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

import velkahra
from velkahra.core.record import Record
from velkahra.table import links
from velkahra.table.ledger import PlyRow, encode
from velkahra.table.store import SeatRow, Store, TableRow

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import QUIET, chromium  # noqa: E402
from tests.table.helpers import serving  # noqa: E402

RECORD: Final = ROOT / "tests/records/euphrates/greedy-4-ends-by-treasures.txt"
PICTURES: Final = ROOT / "docs" / "pictures"
SHOTS: Final = {"midgame": 168, "conflict": 184, "final": 10_000}
SIZES: Final = {"wide": (1440, 900), "phone": (390, 844)}
SECRET: Final = "only for pictures"


def table_row(name: str, record: Record) -> TableRow:
    """Make a table with a person on every seat, so that no bot goes on."""
    keys = [links.key(links.token(SECRET, seat)) for seat in range(record.seats)]
    return TableRow(
        name,
        record.game,
        record.rules,
        record.options,
        "en",
        record.notes["seed"],
        links.key(SECRET),
        links.key(links.token(SECRET, links.WATCH)),
        "2026-01-01T00:00:00+00:00",
        tuple(SeatRow("person", key) for key in keys),
    )


def lay_tables(folder: Path, record: Record) -> None:
    """Keep one table for each picture, played up to its ply."""
    game = velkahra.game(record.game)
    store = Store(folder)
    for name, ply in SHOTS.items():
        rows = [PlyRow(seat, game.write(seat, action)) for seat, action in record.plies[:ply]]
        asyncio.run(store.open_table(table_row(name, record), encode(rows)))
    store.close()


def shoot(browser: Browser, address: str) -> None:
    """Take every picture in every size."""
    for size, (width, height) in SIZES.items():
        for name in SHOTS:
            page = browser.new_page(viewport={"width": width, "height": height})
            page.goto(f"{address}/table/{name}/{links.token(SECRET, 0)}")
            page.wait_for_selector("#board")
            page.wait_for_timeout(800)
            page.screenshot(path=PICTURES / f"{name}-{size}.png")
            page.close()


def main() -> None:
    """Take the pictures."""
    record = velkahra.read_record(RECORD.read_text(), velkahra.game)
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        lay_tables(Path(folder), record)  # before playwright, whose loop lets no other one run
        take_all(Path(folder))


def take_all(folder: Path) -> None:
    """Serve the tables, and take every picture of them."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=QUIET)
        with serving(folder) as site:
            shoot(browser, site.base)
        browser.close()


if __name__ == "__main__":
    main()
