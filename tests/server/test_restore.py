"""Restoring a backup beside a server: all or nothing, and nothing acknowledged after it is lost."""

import contextlib
import random
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

import pytest
from tests.server.helpers import Page, Site, serving, some_action
from tests.server.hours import PATIENCE, wait_until
from tests.server.processes import running
from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus

from velkahra.server.store.archive import restoring as archive_restoring
from velkahra.server.store.archive.archive import ArchiveError, backup, belongings, delete, opened
from velkahra.server.store.archive.restoring import PAPERS, PART, restore
from velkahra.server.store.database import Store
from velkahra.server.store.sqlite import DATABASE, hold
from velkahra.server.web.admin import maintenance

OTHERS = {
    "abandoned",
    "account_seats",
    "archived",
    "consents",
    "finished",
    "invitations",
    "listings",
    "mail_wishes",
    "notices",
    "programs",
    "push_subscriptions",
    "rated_seats",
}
"""What belongs to a table and is not restored with it alone."""


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look often, so that no test waits for it."""
    monkeypatch.setattr(maintenance, "LOOK_SECONDS", 0.02)


def name_of(path: str) -> str:
    return path.split("/")[2]


def rows_of(database: Path, table: str) -> list[bytes]:
    with contextlib.closing(sqlite3.connect(database)) as connection:
        sql = "SELECT what FROM plies WHERE table_id = ? ORDER BY n"
        return [what for (what,) in connection.execute(sql, (table,))]


def names_in(database: Path) -> set[str]:
    with contextlib.closing(sqlite3.connect(database)) as connection:
        return {name for (name,) in connection.execute("SELECT id FROM tables")}


def once(site: Site, path: str, action: str) -> int:
    """Act at a table. Returns: its version then."""
    with site.at(path) as page:
        page.act(action)
        return int(page.update()["v"])


def back(site: Site, path: str) -> int:
    """Come back to a table, as soon as the server takes pages again. Returns: its version."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            with site.page(path) as page:
                return int(page.update()["v"])
        except (ConnectionClosed, InvalidStatus, InvalidMessage, OSError):
            assert time.monotonic() < end
            time.sleep(0.02)


def farewell(page: Page) -> str:
    """Hear why the server ends the connection."""
    text = str(page.until("ended")["text"])
    with pytest.raises(ConnectionClosed):
        page.hear()
    return text


def test_a_server_goes_on_with_what_is_restored(toys: None, tmp_path: Path) -> None:
    data, file = tmp_path / "data", tmp_path / "backup"
    with serving(data, bot_pause=60) as site:
        one, *_ = site.table("morra", "person", "bot random")
        same, *_ = site.table("morra", "person", "bot random")
        assert backup(data, file) == 2
        assert once(site, one, "show 2") == 1
        later, *_ = site.table("morra", "person", "person")
        with site.at(one) as page, site.at(same) as other, site.at(later, "cs") as gone:
            done = restore(data, file)
            assert "restored from a backup" in farewell(page)
            assert farewell(other) == "", "for who sees no difference there is none"
            assert "obnoven ze zálohy" in farewell(gone)
        assert (done.tables, back(site, one)) == (2, 0)
        answer = site.get(later)
        assert (answer.status, "missing from the restored backup" in answer.text) == (404, True)
        assert once(site, one, "show 3") == 1
    assert rows_of(data / DATABASE, name_of(one)) == [b'["ply",0,"show 3"]']
    assert done.former is not None
    assert rows_of(done.former, name_of(one)) == [b'["ply",0,"show 2"]']
    assert name_of(later) in names_in(done.former)


@dataclass
class Pair:
    """Two people who never stop, and come back whenever they are sent away.

    Attributes:
        kept: the actions acknowledged since they came back last.
        times: how often they came back.
    """

    site: Site
    seats: list[str]
    end: threading.Event = field(default_factory=threading.Event)
    kept: list[str] = field(default_factory=list)
    times: int = 0

    def play(self) -> None:
        rng = random.Random(7)
        while not self.end.is_set():
            with (
                contextlib.suppress(ConnectionClosed, InvalidStatus, InvalidMessage, OSError),
                self.site.page(self.seats[0]) as one,
                self.site.page(self.seats[1]) as two,
            ):
                self._act_on(one, two, rng)

    def _act_on(self, one: Page, two: Page, rng: random.Random) -> None:
        one.update()
        two.update()
        self.kept = []
        self.times += 1
        while not self.end.is_set() and not one.last["over"]:
            page = one if one.last["yours"] else two
            text = some_action(page.last["choices"], rng)
            page.act(text)
            page.update()
            self.kept.append(text)
            while min(one.version, two.version) < max(one.version, two.version):
                (one if one.version < two.version else two).update()


def test_nothing_acknowledged_after_a_restore_is_lost(tmp_path: Path) -> None:
    data, file = tmp_path / "data", tmp_path / "backup"
    with running(data) as (process, site):
        pair = Pair(site, site.table("euphrates", "person", "person")[:2])
        table = name_of(pair.seats[0])
        backup(data, file)
        start = rows_of(file, table)
        thread = threading.Thread(target=pair.play, daemon=True)
        thread.start()
        for times in range(1, 4):
            wait_until(lambda times=times: pair.times >= times and len(pair.kept) > 5)  # type: ignore[misc]
            former = restore(data, file).former
            assert former is not None
            assert len(rows_of(former, table)) > len(start) + 5
        wait_until(lambda: pair.times >= 4 and len(pair.kept) > 20)
        process.kill()
        pair.end.set()
        thread.join(PATIENCE)
    Store(data).close()
    rows = rows_of(data / DATABASE, table)
    assert rows[: len(start)] == start
    texts = [row.decode().split('"')[3] for row in rows[len(start) :] if b'"ply",-1' not in row]
    assert texts[: len(pair.kept)] == pair.kept
    assert len(texts) - len(pair.kept) in (0, 1), "the last one may be kept and not acknowledged"


def torn(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:-5000])


def scratched(file: Path) -> None:
    data = bytearray(file.read_bytes())
    data[4096 : 4096 + 2000] = bytes(2000)
    file.write_bytes(data)


def foreign(file: Path) -> None:
    file.unlink()
    execute(file, "CREATE TABLE tables (id TEXT, seed TEXT)")


def execute(file: Path, sql: str) -> None:
    with contextlib.closing(sqlite3.connect(file)) as connection:
        connection.execute(sql)


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (torn, "backup"),
        (scratched, "backup"),
        (foreign, "backup"),
        (partial(execute, sql="PRAGMA user_version = 999"), "has version 999"),
        (partial(execute, sql="DROP TRIGGER plies_are_never_changed"), "schema differs"),
    ],
)
def test_a_file_that_is_no_whole_backup_changes_nothing(
    toys: None, tmp_path: Path, spoil: Callable[[Path], None], why: str
) -> None:
    data, file = tmp_path / "data", tmp_path / "backup"
    with serving(data, bot_pause=60) as site:
        one, *_ = site.table("morra", "person", "bot random")
        backup(data, file)
        spoil(file)
        with site.at(one) as page:
            with pytest.raises(ArchiveError, match=why):
                restore(data, file)
            page.act("show 2")
            assert page.update()["v"] == 1, "nobody was even sent away"
    assert not list(data.glob("before-restore-*"))
    assert not (data / PART).exists()


KILLED = """
import os, signal, sqlite3, sys
from pathlib import Path
from velkahra.server.store.archive import restoring

def die(*_):
    os.kill(os.getpid(), signal.SIGKILL)

def in_the_middle(source, database):
    with restoring.closing(restoring.archive.connect(database)) as target:
        target.execute("PRAGMA cache_size = 1")
        target.execute("PRAGMA journal_mode = WAL")
        steps = iter(range(100))
        source.backup(target, pages=1, progress=lambda *_: next(steps) > 15 and die())

def before(stage):
    done = getattr(restoring, stage)
    def dead(*arguments):
        die()
    setattr(restoring, stage, dead)

def after(stage):
    done = getattr(restoring, stage)
    def dead(*arguments):
        done(*arguments)
        die()
    setattr(restoring, stage, dead)

{how}
restoring.restore(Path(sys.argv[1]), Path(sys.argv[2]), {table!r})
"""
MOMENTS = {
    "before": ("before('_put_aside')", "old"),
    "put aside": ("after('_put_aside')", "old"),
    "in the middle": ("restoring._replace = in_the_middle", "old"),
    "done": ("after('_replace')", "new"),
    "one, in the middle": ("after('_take')", "old"),
    "one, done": ("after('_one')", "new"),
}


def kill_restoring(data: Path, file: Path, how: str, table: str) -> None:
    code = KILLED.format(how=how, table=table)
    process = subprocess.run([sys.executable, "-c", code, str(data), str(file)], check=False)
    assert process.returncode == -signal.SIGKILL


@pytest.mark.parametrize("moment", MOMENTS)
def test_killed_amid_a_restore_it_is_all_or_none(toys: None, tmp_path: Path, moment: str) -> None:
    data, file = tmp_path / "data", tmp_path / "backup"
    how, state = MOMENTS[moment]
    with serving(data, bot_pause=60) as site:
        one, two, _ = site.table("morra", "person", "person")
        backup(data, file)
        assert once(site, one, "show 2") == 1
        table = name_of(one) if moment.startswith("one") else ""
        with site.at(one) as page:
            kill_restoring(data, file, how, table)
            assert bool(farewell(page)) == (state == "new")
        version = 1 if state == "old" else 0
        assert back(site, one) == version, "the server goes on by itself"
        assert once(site, two, "show 1") == version + 1
        with site.at(one) as page:
            restore(data, file)
            farewell(page)
        assert back(site, one) == 0, "and the first one is not in the way of another"


@pytest.mark.parametrize("moment", MOMENTS)
def test_the_same_without_a_server(toys: None, tmp_path: Path, moment: str) -> None:
    data, file = tmp_path / "data", tmp_path / "backup"
    how, state = MOMENTS[moment]
    with serving(data, bot_pause=60) as site:
        one, *_ = site.table("morra", "person", "bot random")
        backup(data, file)
        assert once(site, one, "show 2") == 1
    kill_restoring(data, file, how, name_of(one) if moment.startswith("one") else "")
    Store(data).close()
    assert len(rows_of(data / DATABASE, name_of(one))) == (1 if state == "old" else 0)


def test_a_killed_server_hinders_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data, file = tmp_path / "data", tmp_path / "backup"
    with running(data) as (process, site):
        one, *_ = site.table("euphrates", "person", "person")
        backup(data, file)
        from velkahra.server.store.archive import restoring

        replace = restoring._all

        def killing(*arguments: Path) -> int:
            process.kill()
            return replace(*arguments)

        monkeypatch.setattr(restoring, "_all", killing)
        assert restore(data, file).tables == 1
    with running(data) as (_, site):
        assert back(site, one) >= 0


def test_a_server_that_does_not_react_is_named_and_nothing_changes(
    toys: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data, file = tmp_path / "data", tmp_path / "backup"
    monkeypatch.setattr(maintenance, "wanted", lambda folder: False)
    with serving(data, bot_pause=60) as site:
        one, *_ = site.table("morra", "person", "bot random")
        backup(data, file)
        with pytest.raises(ArchiveError, match="did not release its tables within"):
            restore(data, file, patience=0.3)
        assert once(site, one, "show 2") == 1


def test_a_page_that_acts_meanwhile_is_told(toys: None, tmp_path: Path) -> None:
    data = tmp_path / "data"
    with serving(data, bot_pause=60) as site:
        one, *_ = site.table("morra", "person", "bot random")
        with site.at(one) as page:
            wish = hold(data / archive_restoring.WISH)
            wait_until(lambda: b"store-closed" in site.get("/health").text.encode())
            page.act("show 2")
            assert page.until("problem")["name"] == "store-closed"
            wish.close()
            assert farewell(page) == ""
        assert back(site, one) == 0
        wait_until(lambda: site.get("/health").status == 200)


def test_a_damaged_database_is_replaced_and_kept_as_it_is(toys: None, tmp_path: Path) -> None:
    data, file = tmp_path / "data", tmp_path / "backup"
    with serving(data, bot_pause=60) as site:
        one, *_ = site.table("morra", "person", "bot random")
        backup(data, file)
    for junk in (b"no database" * 500, b""):
        (data / DATABASE).write_bytes(junk)
        done = restore(data, file)
        if junk:
            assert done.former is not None
            assert done.former.read_bytes() == junk
        assert names_in(data / DATABASE) == {name_of(one)}
        with serving(data, bot_pause=60) as site:
            assert back(site, one) == 0


def test_one_table_is_restored_and_the_others_stay(toys: None, tmp_path: Path) -> None:
    data, file = tmp_path / "data", tmp_path / "backup"
    with serving(data, bot_pause=60) as site:
        one, *_ = site.table("morra", "person", "bot random")
        two, *_ = site.table("morra", "person", "bot random")
        gone, *_ = site.table("morra", "person", "bot random")
        assert once(site, gone, "show 1") == 1
        backup(data, file)
        assert once(site, one, "show 2") == 1
        assert once(site, two, "show 2") == 1
        with opened(data, writing=True) as connection:
            delete(connection, name_of(gone))
        with site.at(one) as page, site.at(two) as other:
            assert restore(data, file, name_of(one)).table == name_of(one)
            assert "restored" in farewell(page)
            assert farewell(other) == ""
        assert (back(site, one), back(site, two)) == (0, 1)
        assert restore(data, file, name_of(gone)).tables == 3
        assert (back(site, gone), back(site, two)) == (1, 1)
        with pytest.raises(ArchiveError, match="no table 'zzz'"):
            restore(data, file, "zzz")
    with contextlib.closing(sqlite3.connect(data / DATABASE)) as connection:
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
        with pytest.raises(sqlite3.IntegrityError, match="never deleted"):
            connection.execute("DELETE FROM plies")


def test_every_row_that_belongs_to_a_table_is_restored_with_it_or_has_a_reason_not_to_be() -> None:
    names = {name for name, _ in belongings()}
    assert names | {"tables"} == PAPERS | OTHERS
    assert not PAPERS & OTHERS
