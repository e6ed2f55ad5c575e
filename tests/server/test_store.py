"""The store: commits before it answers, groups, keeps order, and fails without a trace."""

import asyncio
import errno
import sqlite3
from collections.abc import Coroutine, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from tests.server.helpers import sqlite_of

from velkahra.server.domain.tables import SeatRow, TableRow
from velkahra.server.store import postgresql, schema, sqlite
from velkahra.server.store.backend import Connection, InUseError, StoreError
from velkahra.server.store.database import Store
from velkahra.server.store.sqlite import DATABASE


def table(name: str) -> TableRow:
    seats = (SeatRow("person", b"a"), SeatRow("bot random", b"b"))
    return TableRow(name, "morra", 1, {"rounds": "two"}, "en", "ab", b"h", b"w", "now", seats)


def changed(sql: str, connection: Connection) -> int:
    return connection.execute(sql).rowcount


def rows(store: Store, name: str = "t") -> list[bytes]:
    """Return the rows that a store has of a table."""
    found = asyncio.run(store.load(name))
    assert found is not None
    return found[1]


def refused(deed: Coroutine[Any, Any, object]) -> str:
    """Give the reason why the store does not do something, or ""."""
    try:
        asyncio.run(deed)
    except StoreError as error:
        return error.reason
    return ""


@pytest.fixture
def store(place: Path | str) -> Iterator[Store]:
    opened = Store(place)
    yield opened
    opened.close()


@pytest.fixture
def folder_store(tmp_path: Path) -> Iterator[Store]:
    """A store of SQLite, for tests of SQLite alone."""
    opened = Store(tmp_path)
    yield opened
    opened.close()


def test_a_table_comes_back_as_it_was_kept(store: Store) -> None:
    asyncio.run(store.open_table(table("t"), [b"1", b"2"]))
    assert asyncio.run(store.load("t")) == (table("t"), [b"1", b"2"])
    assert asyncio.run(store.load("other")) is None


def test_a_store_that_was_too_full_is_well_when_there_is_space(
    folder_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Something small may fit in where a move does not."""
    full: list[str] = []

    def check_space(folder: Path) -> None:
        full.append("asked")
        if len(full) < 3:
            raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(sqlite, "check_space", check_space)
    base = sqlite_of(folder_store)
    asyncio.run(folder_store.open_table(table("t"), []))
    asyncio.run(folder_store.probe())
    assert full == [], "space is looked for only where it was missing"
    ((pages,),) = base.execute("PRAGMA page_count")
    base.execute(f"PRAGMA max_page_count = {pages}")
    assert refused(folder_store.append("t", 0, [bytes(100_000)])) == "store-full"
    base.execute("PRAGMA max_page_count = 1000000")
    assert [refused(folder_store.probe()) for _ in range(4)] == ["store-full", "", "", ""]
    assert full == ["asked"] * 3, "a batch that fails is tried twice"


def test_rows_come_back_in_order_from_a_closed_store(store: Store, place: Path | str) -> None:
    async def fill() -> None:
        await store.open_table(table("t"), [])
        for n in range(20):
            await store.append("t", n, [b"%d" % n])

    asyncio.run(fill())
    store.close()
    again = Store(place)
    assert rows(again) == [b"%d" % n for n in range(20)]
    again.close()


def test_many_waiting_writes_share_a_commit(folder_store: Store) -> None:
    commits = []

    async def burst() -> None:
        await folder_store.open_table(table("t"), [])
        sqlite_of(folder_store).set_trace_callback(lambda sql: commits.append(sql == "COMMIT"))
        await asyncio.gather(*(folder_store.append("t", n, [b"x"]) for n in range(300)))

    asyncio.run(burst())
    assert 1 <= sum(commits) < 100


def test_rows_of_tables_that_wait_together_share_statements(folder_store: Store) -> None:
    said: set[str] = set()

    async def burst() -> None:
        for name in "ab":
            await folder_store.open_table(table(name), [])
        sqlite_of(folder_store).set_trace_callback(said.add)
        jobs = [folder_store.append(name, n, [b"%d" % n]) for n in range(400) for name in "ab"]
        await asyncio.gather(*jobs)

    asyncio.run(burst())
    assert sum(sql.startswith("INSERT") for sql in said) < 100
    for name in "ab":
        assert rows(folder_store, name) == [b"%d" % n for n in range(400)]


def test_a_row_is_never_kept_twice_and_takes_no_other_with_it(store: Store) -> None:
    async def clash() -> list[object]:
        await store.open_table(table("t"), [b"0"])
        jobs = [store.append("t", 0, [b"again"]), store.append("t", 1, [b"1"])]
        return list(await asyncio.gather(*jobs, return_exceptions=True))

    first, second = asyncio.run(clash())
    assert isinstance(first, StoreError)
    assert second is None
    assert rows(store) == [b"0", b"1"]


def test_several_rows_are_kept_together_or_not_at_all(store: Store) -> None:
    asyncio.run(store.open_table(table("t"), [b"0", b"1", b"2"]))
    with pytest.raises(StoreError):
        asyncio.run(store.append("t", 1, [b"x", b"y"]))
    with pytest.raises(StoreError):
        asyncio.run(store.append("no such table", 0, [b"x"]))
    assert rows(store) == [b"0", b"1", b"2"]


def test_plies_can_neither_be_changed_nor_deleted(store: Store) -> None:
    asyncio.run(store.open_table(table("t"), [b"0"]))
    for sql in ("UPDATE plies SET n = n + 1", "DELETE FROM plies"):
        with pytest.raises(StoreError, match="never"):
            asyncio.run(store.run(partial(changed, sql)))


def test_it_is_durable_by_its_settings(folder_store: Store) -> None:
    def pragma(name: str) -> object:
        return sqlite_of(folder_store).execute(f"PRAGMA {name}").fetchone()[0]

    assert pragma("journal_mode") == "wal"
    assert pragma("synchronous") == 2
    assert pragma("user_version") == len(schema.steps())


def test_a_second_process_is_told_so(
    store: Store, place: Path | str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(postgresql, "LOCK_SECONDS", 0)
        with pytest.raises(InUseError, match="another velkahra"):
            Store(place)
    store.close()
    Store(place).close()


def test_a_locked_database_is_a_clear_error_and_passes(folder_store: Store, tmp_path: Path) -> None:
    sqlite_of(folder_store).execute("PRAGMA busy_timeout = 50")
    asyncio.run(folder_store.open_table(table("t"), []))
    other = sqlite3.connect(tmp_path / DATABASE, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    assert refused(folder_store.append("t", 0, [b"x"])) == "store-busy"
    other.execute("ROLLBACK")
    asyncio.run(folder_store.append("t", 0, [b"x"]))
    sqlite_of(folder_store).execute("PRAGMA query_only = ON")
    assert refused(folder_store.append("t", 1, [b"x"])) == "store-readonly"


def test_a_full_database_is_a_clear_error_and_loses_nothing(folder_store: Store) -> None:
    asyncio.run(folder_store.open_table(table("t"), [b"0"]))
    pages = sqlite_of(folder_store).execute("PRAGMA page_count").fetchone()[0]
    sqlite_of(folder_store).execute(f"PRAGMA max_page_count = {pages}")
    assert refused(folder_store.append("t", 1, [b"x" * 100_000])) == "store-full"
    sqlite_of(folder_store).execute("PRAGMA max_page_count = 100000")
    asyncio.run(folder_store.append("t", 1, [b"1"]))
    assert rows(folder_store) == [b"0", b"1"]


def test_a_folder_that_cannot_be_made_is_a_clear_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match="cannot open"):
        Store(tmp_path / "file" / "below")


def test_a_newer_database_is_refused(folder_store: Store, tmp_path: Path) -> None:
    sqlite_of(folder_store).execute("PRAGMA user_version = 999")
    folder_store.close()
    with pytest.raises(StoreError, match="999"):
        Store(tmp_path)


def test_steps_of_the_schema_have_no_gap(tmp_path: Path) -> None:
    (tmp_path / "0001-a.sql").write_text("CREATE TABLE a (x);")
    (tmp_path / "0003-b.sql").write_text("CREATE TABLE b (x);")
    with pytest.raises(ValueError, match="numbered"):
        schema.steps(tmp_path)


def test_a_step_runs_once_and_whole_or_not_at_all(tmp_path: Path) -> None:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    (tmp_path / "0001-a.sql").write_text("CREATE TABLE a (x);")
    schema.migrate(connection, tmp_path)
    (tmp_path / "0002-b.sql").write_text("CREATE TABLE b (x); CREATE TABLE a (x);")
    with pytest.raises(sqlite3.OperationalError):
        schema.migrate(connection, tmp_path)
    connection.rollback()
    assert connection.execute("SELECT name FROM sqlite_master").fetchall() == [("a",)]
    assert connection.execute("PRAGMA user_version").fetchone() == (1,)
