"""What the table withstands: kills, a full disk, a locked or read-only file, clocks that jump."""

import asyncio
import random
import resource
import sqlite3
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
import pytest
from tests.server.helpers import Page, Site, serving, some_action, sqlite_of
from tests.server.processes import run, running
from websockets.exceptions import ConnectionClosed, InvalidMessage

from velkahra.core import registry
from velkahra.server.domain.ledger import Ledger, PlyRow, decode
from velkahra.server.domain.pace import Pace
from velkahra.server.store.backend import UNKNOWN, StoreError
from velkahra.server.store.database import Store
from velkahra.server.store.sqlite import DATABASE

ROUNDS = 3
TABLES = 6
BURST = 120
"""Actions acknowledged in a round before the server is killed."""


@dataclass
class Client:
    """Two people at one table, who act as fast as the server lets them.

    `kept` has every action that was acknowledged, by the version it was made for; `asked` is what
    was sent last and not yet acknowledged.
    """

    seats: list[str]
    rng: random.Random
    kept: dict[int, tuple[int, str]] = field(default_factory=dict)
    asked: tuple[int, int, str] | None = None
    over: bool = False

    def burst(self, site: Site) -> None:
        """Go on until the server is gone or the game is over."""
        try:
            with site.page(self.seats[0]) as one, site.page(self.seats[1]) as two:
                self.repeat(one, two)
                while not self.over:
                    self.act(one, two)
        except (ConnectionClosed, OSError, EOFError, InvalidMessage, TimeoutError):
            return

    def repeat(self, one: Page, two: Page) -> None:
        """Send again what was never acknowledged, as a page would whose connection was lost."""
        for page in (one, two):
            page.update()
        if self.asked is not None:
            version, seat, text = self.asked
            page = (one, two)[seat]
            page.act(text, version)
            # Either it was stored and is refused now, or it was not and is stored now.
            if page.hear()["kind"] == "update" and page.version > version:
                self.kept[version] = (seat, text)
            self.asked = None

    def act(self, one: Page, two: Page) -> None:
        for page in (one, two):
            while page.version < max(one.version, two.version):
                page.update()
        if one.last["over"]:
            self.over = True
            return
        seat = 0 if one.last["yours"] else 1
        page = (one, two)[seat]
        text = some_action(page.last["choices"], self.rng)
        self.asked = (page.version, seat, text)
        page.act(text)
        version = page.version
        page.update()
        self.kept[version] = (seat, text)
        self.asked = None


def test_killed_in_bursts_no_acknowledged_move_is_lost_or_twice(tmp_path: Path) -> None:
    clients: list[Client] = []
    for number in range(ROUNDS):
        before = sum(len(client.kept) for client in clients)
        with running(tmp_path) as (process, site):
            clients = [client for client in clients if not client.over] + opened(
                site, TABLES - sum(not client.over for client in clients), number
            )
            threads = [
                threading.Thread(target=client.burst, args=(site,), daemon=True)
                for client in clients
            ]
            for thread in threads:
                thread.start()
            while sum(len(client.kept) for client in clients) < before + BURST:
                assert process.poll() is None
                if not any(thread.is_alive() for thread in threads):
                    break
                time.sleep(0.005)
            process.kill()
            for thread in threads:
                thread.join(10)
        Store(tmp_path).close()  # recovers the write-ahead log
        for client in clients:
            check(tmp_path, client)
    assert sum(len(client.kept) for client in clients) > ROUNDS * BURST / 2


def opened(site: Site, count: int, number: int) -> list[Client]:
    return [
        Client(site.table("euphrates", "person", "person")[:2], random.Random(100 * number + n))
        for n in range(count)
    ]


def rows_of(folder: Path, table: str) -> list[bytes]:
    with sqlite3.connect(folder / DATABASE) as connection:
        sql = "SELECT n, what FROM plies WHERE table_id = ? ORDER BY n"
        rows = connection.execute(sql, (table,)).fetchall()
    assert [n for n, _ in rows] == list(range(len(rows)))
    return [what for _, what in rows]


def check(folder: Path, client: Client) -> None:
    """Compare the store with what a client was told. Each row must follow from those before."""
    rows = rows_of(folder, client.seats[0].split("/")[2])
    ledger = Ledger(registry.game("euphrates"), 2, {}, "")
    ledger.read(rows)  # an action stored twice would be illegal, or not the client's
    for version, (seat, text) in client.kept.items():
        assert decode(rows[version]) == PlyRow(seat, text)
    own = [row for row in map(decode, rows) if isinstance(row, PlyRow) and row.seat >= 0]
    assert len(own) - len(client.kept) in (0, 1), "only what was on its way may be there besides"


def two_pages_act(site: Site, seats: list[str], times: int, rng: random.Random) -> int:
    """Act at a table of two. Returns: the version reached."""
    client = Client(seats, rng)
    with site.at(seats[0]) as one, site.at(seats[1]) as two:
        for _ in range(times):
            client.act(one, two)
        return max(one.version, two.version)


LIMIT = """
import resource
resource.setrlimit(resource.RLIMIT_FSIZE, ({bytes}, resource.RLIM_INFINITY))
"""


def test_a_full_disk_is_told_and_all_before_and_after_is_kept(tmp_path: Path) -> None:
    """Files cannot grow in the server's process; later they can."""
    with running(tmp_path, LIMIT.format(bytes=900_000)) as (process, site):
        seats = site.table("euphrates", "person", "person")[:2]
        client = Client(seats, random.Random(4))
        with site.at(seats[0]) as one, site.at(seats[1]) as two:
            failed = fill(client, one, two)
            assert failed["name"].startswith("store-")
            assert site.get("/health").status == 503
            resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
            for _ in range(10):
                client.act(one, two)
        process.kill()
    Store(tmp_path).close()
    check(tmp_path, client)


def fill(client: Client, one: Page, two: Page) -> dict[str, str]:
    """Act until the store cannot keep it. Returns: the problem that was told."""
    while True:
        for page in (one, two):
            while page.version < max(one.version, two.version):
                page.update()
        seat = 0 if one.last["yours"] else 1
        page, version = (one, two)[seat], max(one.version, two.version)
        assert not page.last["over"], "the disk was large enough"
        text = some_action(page.last["choices"], client.rng)
        page.act(text)
        answer = page.hear()
        if answer["kind"] == "update" and answer["v"] > version:
            client.kept[version] = (seat, text)
            continue
        while answer["kind"] != "problem":
            answer = page.hear()
        return answer


def test_a_database_locked_by_another_is_told_and_passes(tmp_path: Path, toys: None) -> None:
    with serving(tmp_path) as site:
        sqlite_of(site.store).execute("PRAGMA busy_timeout = 50")
        one, two, _ = site.table("morra", "person", "person")
        with site.at(one) as ash, site.at(two) as birch:
            other = sqlite3.connect(tmp_path / DATABASE, isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            ash.act("show 2")
            assert ash.until("problem")["name"] == "store-busy"
            health = msgspec.json.decode(site.get("/health").text)
            assert (health["ok"], health["store"]) == (False, "store-busy")
            answer = site.post("/tables", {"game": "morra", "seat-0": "me", "seat-1": "person"})
            assert answer.status == 503
            assert "another program has locked" in answer.text
            other.execute("ROLLBACK")
            other.close()
            ash.act("show 2", version=0)
            assert ash.update()["v"] in (0, 1)
            assert birch.update()["v"] == 1
        assert site.table("morra", "person", "person")


JUMP = """
import datetime, itertools, time
jumps = itertools.cycle([0, -86_400, 3_600, -7_200])
true_time, true_now = time.time, datetime.datetime.now
class Jumping(datetime.datetime):
    @classmethod
    def now(cls, tz=None):
        return true_now(tz) + datetime.timedelta(seconds=next(jumps))
datetime.datetime = Jumping
time.time = lambda: true_time() + next(jumps)
time.time_ns = lambda: int(time.time() * 1e9)
"""


def test_a_clock_that_jumps_back_and_forth_loses_nothing(tmp_path: Path) -> None:
    with running(tmp_path, JUMP) as (process, site):
        seats = site.table("euphrates", "person", "person")[:2]
        version = two_pages_act(site, seats, 30, random.Random(2))
        process.kill()
    with running(tmp_path) as (_, site):
        assert two_pages_act(site, seats, 5, random.Random(3)) >= version + 5
    Ledger(registry.game("euphrates"), 2, {}, "").read(rows_of(tmp_path, seats[0].split("/")[2]))


def test_a_pace_forgives_a_clock_that_jumps_back() -> None:
    times = iter([0.0, 0.0, -3600.0, -3600.0, -3599.0])
    pace = Pace(1, clock=lambda: next(times))
    assert [pace.allows() for _ in range(4)] == [True, True, False, True]


def test_a_second_server_leaves_a_running_one_alone(tmp_path: Path) -> None:
    with running(tmp_path / "data") as (_, site):
        seats = site.table("euphrates", "person", "person")[:2]
        before = two_pages_act(site, seats, 5, random.Random(1))
        second = run(0, tmp_path / "data")
        out, errors = second.communicate(timeout=20)
        assert (second.returncode, out) == (1, "")
        assert "another velkahra" in errors
        assert two_pages_act(site, seats, 5, random.Random(2)) > before


def test_a_process_that_writes_unasked_is_noticed(tmp_path: Path, toys: None) -> None:
    """Somebody copied the lock away: two programs append to one table."""
    with serving(tmp_path) as site:
        one, *_ = site.table("morra", "person", "person")
        with site.at(one) as ash:
            with sqlite3.connect(tmp_path / DATABASE) as other:
                row = (one.split("/")[2], 0, b'["ply",1,"show 3"]')
                other.execute("INSERT INTO plies (table_id, n, what) VALUES (?, ?, ?)", row)
            other.close()
            ash.act("show 2")
            assert ash.until("problem")["name"] == "store-broken"
            assert ash.version == 1, "the table has caught up"
            ash.act("show 2")
            while ash.version < 2:
                ash.update()
    assert rows_of(tmp_path, row[0]) == [b'["ply",1,"show 3"]', b'["ply",0,"show 2"]']


def test_a_read_only_database_opens_no_table_and_the_page_says_why(tmp_path: Path) -> None:
    """SQLite refuses to write, as it does where the file's rights are missing."""
    store = Store(tmp_path)
    store.close()
    before = f"""
import sqlite3
true = sqlite3.connect
def connect(path, *rest, **more):
    made = true(path, *rest, **more)
    if str(path).endswith("{DATABASE}"):
        made.execute("PRAGMA query_only = ON")
    return made
sqlite3.connect = connect
"""
    with running(tmp_path, before) as (_, site):
        fields = {"game": "euphrates", "seat-0": "me", "seat-1": "person"}
        answer = site.post("/tables", fields)
        assert answer.status == 503
        assert "has no write access to its tables" in answer.text


def test_the_store_comes_back_after_a_torn_write(tmp_path: Path) -> None:
    """The write-ahead log ends in the middle of a commit, as after a power failure."""
    store = Store(tmp_path)
    asyncio.run(store.run(lambda c: c.execute("CREATE TABLE x (y)")))
    for n in range(20):
        asyncio.run(store.run(lambda c, n=n: c.execute("INSERT INTO x VALUES (?)", (n,))))  # type: ignore[misc]
    torn = tmp_path / "torn"
    torn.mkdir()
    for name in (DATABASE, f"{DATABASE}-wal"):
        (torn / name).write_bytes((tmp_path / name).read_bytes())
    wal = torn / f"{DATABASE}-wal"
    wal.write_bytes(wal.read_bytes()[:-1000])
    again = Store(torn)
    rows = asyncio.run(again.run(lambda c: c.execute("SELECT y FROM x ORDER BY y").fetchall()))
    again.close()
    store.close()
    assert rows == [(n,) for n in range(19)]


def test_a_page_comes_back_to_the_truth(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """The row is kept, but the database breaks before it says so."""
    one, *_ = site.table("morra", "person", "person")
    append = Store.append

    async def breaks(store: Store, name: str, n: int, rows: list[bytes], also: None) -> None:
        await append(store, name, n, rows, also)
        raise StoreError(UNKNOWN, "the database broke")

    with site.at(one) as ash, monkeypatch.context() as patch:
        patch.setattr(Store, "append", breaks)
        ash.act("show 2")
        with pytest.raises(ConnectionClosed):
            ash.until("no such message")
    with site.page(one) as ash:
        assert ash.update()["v"] == 1
