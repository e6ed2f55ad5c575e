"""A store in PostgreSQL: what it says when it cannot be had, and what it knows after a break."""

import asyncio
from collections.abc import Iterator

import psycopg
import pytest
from tests.server.databases import Cluster, cluster
from tests.server.test_store import refused, rows, table

from velkahra.server.store import addresses, auto_answers, hints, maps, schema, session, tempo
from velkahra.server.store import postgresql as writer
from velkahra.server.store.archive import archive
from velkahra.server.store.backend import Connection, StoreError
from velkahra.server.store.database import Store, shown
from velkahra.server.store.postgresql import Aside, PostgreSQL
from velkahra.server.store.results import result_of
from velkahra.server.store.session import facts_of, translated


@pytest.fixture
def address(postgresql: Cluster) -> str:
    return postgresql.new()


@pytest.fixture
def store(address: str) -> Iterator[Store]:
    opened = Store(address)
    yield opened
    opened.close()


@pytest.fixture(scope="module")
def fragile() -> Iterator[Cluster]:
    """A server that tests may break."""
    with cluster() as running:
        yield running


def end_sessions(server: Cluster) -> None:
    server.run(
        "SELECT pg_terminate_backend(pid, 1000) FROM pg_stat_activity "
        "WHERE application_name LIKE 'velkahra %'"
    )


def and_more(connection: Connection) -> None:
    """Do nothing; but rows with more to do are not stored by one statement."""


def test_placeholders_are_those_of_postgresql() -> None:
    assert translated("SELECT ? FROM t WHERE a = ? AND b = '?'") == (
        "SELECT $1 FROM t WHERE a = $2 AND b = '?'"
    )
    assert translated("UPDATE t SET a = ?2 WHERE b = ?1 AND a <> ?2") == (
        "UPDATE t SET a = $2 WHERE b = $1 AND a <> $2"
    )


def test_both_schemas_have_the_same_tables_and_keys(postgresql: Cluster, address: str) -> None:
    name = facts_of(address)["dbname"]
    columns = postgresql.run(
        "SELECT table_name::text, array_agg(column_name::text ORDER BY ordinal_position) "
        "FROM information_schema.columns WHERE table_schema = 'public' GROUP BY 1",
        name,
    )
    keys = postgresql.run(
        "SELECT conrelid::regclass::text, (SELECT array_agg(a.attname::text ORDER BY at) "
        "FROM unnest(conkey) WITH ORDINALITY AS k (num, at) "
        "JOIN pg_attribute a ON a.attrelid = conrelid AND a.attnum = num) "
        "FROM pg_constraint WHERE contype = 'p' AND connamespace = 'public'::regnamespace",
        name,
    )
    ours = schema.tables()
    assert dict(columns) == {
        "schema_version": ["version", "least"],
        "servers": ["id", "address", "secret", "session", "beat", "knows", "files"],
        "leases": ["table_id", "server", "token"],
        "commits": ["session", "number", "at"],
        "paces": ["who", "due"],
        **{one.name: one.columns for one in ours},
    }
    own = {"servers": ["id"], "leases": ["table_id"], "commits": ["session"], "paces": ["who"]}
    assert dict(keys) == {**own, **{one.name: one.key for one in ours}}
    assert schema.steps(schema.POSTGRESQL)[-1][0] == schema.steps()[-1][0]


def test_a_database_that_cannot_be_used_is_named_without_its_password(
    postgresql: Cluster, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for wrong, why in (
        ("postgresql://me:hush@127.0.0.1:1/x", "refused"),
        ("postgresql://me:hush@/x?host=/nowhere", "No such file"),
        ("postgresql://me:hush@[127.0.0.1/x", "must be such as postgresql://"),
        ("postgresql://me:hush@here/x?port=seven", "cannot open"),
        (postgresql.address("nothing"), '"nothing" does not exist'),
    ):
        with pytest.raises(StoreError, match=why) as caught:
            Store(wrong)
        assert "hush" not in str(caught.value)
    whole = "postgresql://me:hush@host:5433/x?sslmode=require"
    assert shown(whole) == "postgresql://me@host:5433/x"
    monkeypatch.setattr(session, "OLDEST", 99)
    with pytest.raises(StoreError, match="PostgreSQL 99 or newer is needed"):
        Store(address)


def test_a_newer_database_is_refused(postgresql: Cluster, address: str) -> None:
    for change, shared in (("version = 998", False), ("version = 999, least = 999", True)):
        with psycopg.connect(address) as connection:
            connection.execute(f"UPDATE schema_version SET {change}")
        with pytest.raises(
            StoreError, match=f"has version {change[10:13]}; this program supports up to"
        ):
            Store(address, shared)


def test_a_database_that_may_only_be_read_is_a_clear_error(store: Store) -> None:
    asyncio.run(store.open_table(table("t"), []))
    asyncio.run(store.run(lambda c: c.execute("SET default_transaction_read_only = on").rowcount))
    assert refused(store.append("t", 0, [b"x"])) == "store-readonly"
    assert rows(store) == []


def test_a_commit_always_waits_for_the_disk(postgresql: Cluster, address: str) -> None:
    name = facts_of(address)["dbname"]
    postgresql.run(f"ALTER DATABASE {name} SET synchronous_commit = off")
    backend = PostgreSQL(address)
    assert backend.connection.execute("SHOW synchronous_commit").fetchone() == ("on",)
    backend.close()


def test_many_waiting_writes_share_a_commit(store: Store) -> None:
    async def burst() -> int:
        await store.open_table(table("t"), [])
        before = await store.run(commits)
        await asyncio.gather(*(store.append("t", n, [b"x"]) for n in range(300)))
        return await store.run(commits) - before

    def commits(connection: Connection) -> int:
        found = connection.execute("SELECT CAST(pg_current_xact_id() AS text)").fetchone()
        return int(found[0])

    assert 1 <= asyncio.run(burst()) < 100
    assert len(rows(store)) == 300


def test_a_nul_finds_nothing_and_is_kept_as_its_sign(store: Store) -> None:
    asyncio.run(store.open_table(table("t"), []))
    assert asyncio.run(store.load("t\0")) is None
    asyncio.run(store.run(lambda c: tempo.keep(c, "t", "a\0b")))
    found = asyncio.run(store.run(lambda c: c.execute("SELECT tempo FROM tempos").fetchall()))
    assert found == [("a\N{SYMBOL FOR NULL}b",)]


def test_a_session_that_ended_is_opened_anew(fragile: Cluster) -> None:
    store = Store(fragile.new())
    asyncio.run(store.open_table(table("t"), [b"0"]))
    end_sessions(fragile)
    asyncio.run(store.append("t", 1, [b"1"]))
    fragile.stop()
    assert refused(store.append("t", 2, [b"2"])) == "store-away"
    fragile.start()
    asyncio.run(store.append("t", 2, [b"2"]))
    assert rows(store) == [b"0", b"1", b"2"]
    store.close()


def test_a_session_beside_the_store_is_opened_anew_as_well(fragile: Cluster) -> None:
    aside = Aside(fragile.new())

    def asked(base: Connection) -> int:
        return int(base.execute("SELECT 1").fetchone()[0])

    assert asyncio.run(aside.run(asked)) == 1
    end_sessions(fragile)
    assert asyncio.run(aside.run(asked)) == 1
    fragile.stop()
    assert [refused(aside.run(asked)) for _ in range(2)] == ["store-away"] * 2
    fragile.start()
    assert asyncio.run(aside.run(asked)) == 1
    aside.close()
    assert refused(aside.run(asked)) == "store-closed"


@pytest.mark.parametrize("commit", ["COMMIT", writer._APPEND_ALONE])
@pytest.mark.parametrize("arrives", [True, False])
def test_what_became_of_a_commit_is_known_after_a_break(
    fragile: Cluster, monkeypatch: pytest.MonkeyPatch, arrives: bool, commit: str
) -> None:
    """The connection breaks as a commit is sent: before it takes place, or when it has."""
    store = Store(fragile.new())
    asyncio.run(store.open_table(table("t"), []))
    execute = session.Session.execute
    broken: list[str] = []

    def break_at_commit(one: session.Session, sql: str, *values: object) -> object:
        if sql != commit or broken:
            return execute(one, sql, *values)  # type: ignore[arg-type]
        broken.append(sql)
        if arrives:
            execute(one, sql, *values)  # type: ignore[arg-type]
        end_sessions(fragile)
        return execute(one, "SELECT 1")

    monkeypatch.setattr(session.Session, "execute", break_at_commit)
    asyncio.run(store.append("t", 0, [b"0"], and_more if commit == "COMMIT" else None))
    assert broken
    assert rows(store) == [b"0"]
    store.close()


def test_a_foreign_commit_is_not_ours(fragile: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a crash the number of a transaction that was not written may be given again."""
    address = fragile.new()
    store = Store(address)
    asyncio.run(store.open_table(table("t"), []))
    execute = session.Session.execute

    def crash_at_commit(one: session.Session, sql: str, *values: object) -> object:
        if sql != "COMMIT":
            return execute(one, sql, *values)  # type: ignore[arg-type]
        monkeypatch.undo()
        fragile.stop()
        fragile.start()
        with psycopg.connect(address, autocommit=True) as other:
            for _ in range(50):
                other.execute("SELECT pg_current_xact_id()")
        return execute(one, sql)

    monkeypatch.setattr(session.Session, "execute", crash_at_commit)
    asyncio.run(store.append("t", 0, [b"0"], and_more))
    assert rows(store) == [b"0"], "it was done again"
    store.close()


def test_who_cannot_find_out_says_so(fragile: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "SETTLE_SECONDS", 0.3)
    store = Store(fragile.new())
    asyncio.run(store.open_table(table("t"), []))
    execute = session.Session.execute

    def crash_at_commit(one: session.Session, sql: str, *values: object) -> object:
        if sql == "COMMIT":
            fragile.stop()
        return execute(one, sql, *values)  # type: ignore[arg-type]

    with monkeypatch.context() as patch:
        patch.setattr(session.Session, "execute", crash_at_commit)
        assert refused(store.append("t", 0, [b"0"], and_more)) == "store-unknown"
    fragile.start()
    assert rows(store) == []
    store.close()


def test_an_unknown_commit_is_not_taken_for_the_next_one(
    fragile: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "SETTLE_SECONDS", 0.0)
    store = Store(fragile.new())
    asyncio.run(store.open_table(table("t"), [b"0"]))
    execute = session.Session.execute
    arrives = [True, False]

    def break_at_commit(one: session.Session, sql: str, *values: object) -> object:
        if sql != writer._APPEND_ALONE:
            return execute(one, sql, *values)  # type: ignore[arg-type]
        if arrives.pop(0):
            execute(one, sql, *values)  # type: ignore[arg-type]
        else:
            monkeypatch.setattr(writer, "SETTLE_SECONDS", 20.0)
        one.raw.close()
        raise StoreError("store-away", "cut")

    with monkeypatch.context() as patch:
        patch.setattr(session.Session, "execute", break_at_commit)
        assert refused(store.append("t", 1, [b"x"])) == "store-unknown"
        asyncio.run(store.append("t", 2, [b"2"]))
    assert rows(store) == [b"0", b"x", b"2"]
    store.close()


def test_a_table_is_deleted_while_others_go_on(
    store: Store, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def go_on(connection: Connection) -> None:
        asyncio.run(store.append("other", 0, [b"0"]))
        asyncio.run(store.append("other", 1, [b"1"], and_more))
        with pytest.raises(StoreError, match="never changed or deleted"):
            asyncio.run(store.run(lambda base: base.execute("DELETE FROM plies").rowcount))

    for name in ("t", "other"):
        asyncio.run(store.open_table(table(name), []))
    asyncio.run(store.append("t", 0, [b"0"]))
    monkeypatch.setattr(addresses, "forget_addresses", go_on)
    with archive.opened(address, writing=True) as connection:
        assert archive.delete(connection, "t") > 0
    assert rows(store, "other") == [b"0", b"1"]
    assert asyncio.run(store.load("t")) is None


def test_a_batch_waits_for_locks_once(store: Store, address: str) -> None:
    def impatience(connection: Connection) -> str:
        return str(connection.execute("SHOW lock_timeout").fetchone()[0])

    async def burst() -> list[object]:
        await store.open_table(table("t"), [])
        with psycopg.connect(address) as other:
            other.execute("LOCK TABLE plies")
            jobs = [store.append("t", n, [b"x"]) for n in range(3)]
            return list(await asyncio.gather(*jobs, store.run(impatience), return_exceptions=True))

    *failed, waited = asyncio.run(burst())
    assert [error.reason for error in failed if isinstance(error, StoreError)] == ["store-busy"] * 3
    assert waited == "10ms"
    assert asyncio.run(store.run(impatience)) == "400ms"


def test_jobs_of_all_features_keep_and_find(store: Store) -> None:
    def job(connection: Connection) -> tuple[object, ...]:
        auto_answers.keep(connection, "t", [(0, "bribe", 1, "half")])
        auto_answers.keep(connection, "t", [(0, "bribe", 1, "whole")])
        hints.keep(connection, "t", hints.YES)
        tempo.keep(connection, "t", "at-once")
        for picture in (b"\xff\xd8\xffone", b"\xff\xd8\xfftwo"):
            maps.keep(connection, "t", picture)
        return (
            auto_answers.answers_of(connection, "t"),
            hints.load(connection, "t"),
            tempo.load(connection, "t"),
            maps.by_name(connection, maps.name_of(b"\xff\xd8\xfftwo")),
        )

    asyncio.run(store.open_table(table("t"), []))
    found = [(0, "bribe", 1, "whole")], True, "at-once", b"\xff\xd8\xfftwo"
    assert asyncio.run(store.run(job)) == found
    assert asyncio.run(result_of(store, "t")) is None
