"""Tables in the middle of things, laid down from stored records."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import count
from pathlib import Path

from tests.server.helpers import Site

import velkahra
from velkahra.core.play.record import Record, read_record
from velkahra.server.domain import links
from velkahra.server.domain.ledger import PlyRow, encode
from velkahra.server.domain.tables import SeatRow, TableRow
from velkahra.server.store.database import Store

RECORDS = Path(__file__).resolve().parents[1] / "records"
RECORD = RECORDS / "euphrates/greedy-4-ends-by-treasures.txt"
PAMIR = RECORDS / "pamir/greedy-3-ends-by-last-check.txt"
WAKHAN = RECORDS / "pamir/wakhan-1-wins-by-lead.txt"
VICEROY = RECORDS / "viceroy/greedy-4-one-random.txt"
LAWS = RECORDS / "viceroy/greedy-3-russian-laws.txt"
HAMMER = RECORDS / "hammer/greedy-5.txt"
SECRET = "only for tests"
PLIES = {
    "opening": (RECORD, 5),
    "own turn": (RECORD, 168),
    "conflict": (RECORD, 184),
    "final score": (RECORD, 10_000),
    "pamir opening": (PAMIR, 13),
    "pamir turn": (PAMIR, 242),
    "pamir debtor": (PAMIR, 26),
    "pamir bribe": (PAMIR, 125),
    "pamir first card": (PAMIR, 17),
    "pamir forced": (PAMIR, 152),
    "pamir battle": (PAMIR, 254),
    "pamir check due": (PAMIR, 178),
    "pamir check": (PAMIR, 179),
    "pamir score": (PAMIR, 10_000),
    "wakhan": (WAKHAN, 125),
    "wakhan score": (WAKHAN, 10_000),
    "viceroy bid": (VICEROY, 138),
    "viceroy clash": (VICEROY, 141),
    "viceroy place": (LAWS, 191),
    "viceroy wide": (VICEROY, 197),
    "viceroy score": (VICEROY, 10_000),
    "hammer dice": (HAMMER, 139),
    "hammer main": (HAMMER, 393),
    "hammer row": (HAMMER, 491),
    "hammer square": (HAMMER, 661),
    "hammer consent": (HAMMER, 792),
    "hammer score": (HAMMER, 10_000),
}

PAGES = {
    "start": "/",
    "new": "/new?game=hammer",
    "rules": "/rules/pamir",
    "learn": "/learn/euphrates",
    "records": "/records",
    "account": "/account",
    "desk": "/desk",
}
"""Pages beside the tables, by a name of theirs."""


@dataclass
class Laid(Site):
    """A server with these tables: for each the page of the seat on turn, and the links of one."""

    paths: dict[str, str]


def shelf(folder: Path, *names: str) -> dict[str, str]:
    """Keep a table for each position, or for some, with a person on every seat.

    Returns: their paths.
    """
    with ThreadPoolExecutor(1) as apart:  # Playwright's loop allows no other in its thread
        return apart.submit(_lay, folder, names or tuple(PLIES)).result()


def _lay(folder: Path, names: tuple[str, ...]) -> dict[str, str]:
    store = Store(folder)
    paths = {name: _laid(store, name.replace(" ", ""), name) for name in names}
    paths["host"] = f"/host/{names[-1].replace(' ', '')}/{SECRET}"
    store.close()
    return paths


def _laid(store: Store, table: str, name: str) -> str:
    """Lay down the table of a position. Returns: the page of the seat on turn."""
    path, ply = PLIES[name]
    record = read_record(path.read_text(encoding="utf-8"))
    lay(store, table, record, ply)
    seat = record.plies[ply][0] if ply < len(record.plies) else 0
    return f"/table/{table}/{links.token(SECRET, seat)}"


class Anew(dict[str, str]):
    """Pages of tables that are laid down, each for one test, when they are first asked for."""

    def __init__(self, store: Store) -> None:
        super().__init__()
        self._store = store

    def __missing__(self, name: str) -> str:
        with ThreadPoolExecutor(1) as apart:  # as in `shelf`
            table = f"{name.replace(' ', '')}{next(_numbers)}"
            self[name] = apart.submit(_laid, self._store, table, name).result()
        return self[name]


_numbers = count(1)


def lay(store: Store, table: str, record: Record, ply: int = 10_000) -> None:
    """Keep a table with the first plies of a record, and a person on every seat."""
    asyncio.run(store.open_table(_row(table, record), encode(_plies(record, ply))))


def _plies(record: Record, upto: int) -> list[PlyRow]:
    game = velkahra.game(record.game)
    return [PlyRow(seat, game.write(seat, action)) for seat, action in record.plies[:upto]]


def _row(name: str, record: Record) -> TableRow:
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
