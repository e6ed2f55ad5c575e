"""Servers of one version are replaced by those of the next, while tables are played."""

import errno
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from starlette.types import Scope, Send
from tests.server.databases import Cluster
from tests.server.helpers import rows_in, serving
from tests.server.sharing import Member, begun, sharing
from tests.server.test_passing import until_closed

from velkahra.server.settings import Settings
from velkahra.server.store import schema, sqlite
from velkahra.server.store.archive.restoring import restore
from velkahra.server.store.backend import StoreError
from velkahra.server.store.database import Store
from velkahra.server.store.leases import Peer
from velkahra.server.store.sqlite import DATABASE
from velkahra.server.web.kit import assets
from velkahra.server.web.passing import Body, Passing

KNOWN = schema.steps(schema.POSTGRESQL)
NEWEST = KNOWN[-1][0]
SQL = "ALTER TABLE tables ADD COLUMN colour text; CREATE TABLE colours (name text);"
MILD = (NEWEST + 1, f"-- least: {NEWEST}\n{SQL}")
HARSH = (NEWEST + 2, "ALTER TABLE tables RENAME colour TO hue")

Upgrade = Callable[..., None]


@pytest.fixture
def address(postgresql: Cluster) -> str:
    return postgresql.new()


@pytest.fixture
def old(address: str, tmp_path: Path, toys: None) -> Iterator[Member]:
    with sharing(address, tmp_path, count=1) as (member,):
        yield member


@pytest.fixture
def program(monkeypatch: pytest.MonkeyPatch) -> Upgrade:
    """Let the servers that begin now be of a version with more steps of the schema."""

    def change(*more: tuple[int, str]) -> None:
        monkeypatch.setattr(schema, "steps", lambda folder=schema.FOLDER: [*KNOWN, *more])

    return change


@pytest.fixture
def started(address: str, tmp_path: Path) -> Iterator[Callable[..., Member]]:
    """Start a server of the same database, as the program is now."""
    members: list[Member] = []

    def start(dump_taken: int = 0) -> Member:
        settings = Settings(tmp_path, database=address, dump_taken=dump_taken, bot_pause=0)
        members.append(begun(settings))
        return members[-1]

    yield start
    for member in members:
        member.end()


def version_of(member: Member) -> tuple[int, ...]:
    ((version, least),) = rows_in(member.store, "SELECT version, least FROM schema_version")
    return int(version), int(least)


def test_a_table_is_played_on_while_its_server_is_replaced_by_a_newer_one(
    old: Member, program: Upgrade, started: Callable[[], Member]
) -> None:
    one, two, _ = old.table("morra", "person", "person")
    with old.page(one) as ash, old.page(two) as birch:
        ash.update()
        birch.update()
        program(MILD)
        new = started()
        assert version_of(new) == (NEWEST + 1, NEWEST)
        ash.act("show 1")
        assert ash.update()["v"] == birch.update()["v"] == 1
        program()
        again = started()
        assert again.get(one).status == 200, "an old one can be started again meanwhile"
        old.end()
        again.end()
        until_closed(ash)
    with new.page(one) as ash, new.page(two) as birch:
        assert (ash.update()["v"], birch.update()["v"]) == (1, 1)
        birch.act("show 2")
        assert ash.update()["v"] == birch.update()["v"] > 1


def test_a_version_that_older_servers_could_not_go_on_with_is_refused_while_they_run(
    old: Member, program: Upgrade, started: Callable[..., Member], address: str
) -> None:
    program(MILD, HARSH)
    why = f"with step {NEWEST} of the schema; this one needs {NEWEST + 2}"
    with pytest.raises(StoreError, match=why):
        started()
    assert version_of(old) == (NEWEST, schema.least(*KNOWN[-1]))
    assert old.get("/").status == 200
    old.end()
    new = started(dump_taken=NEWEST)
    assert version_of(new) == (NEWEST + 2, NEWEST + 2)
    program(MILD)
    with pytest.raises(StoreError, match=f"has version {NEWEST + 2}; this program supports up to"):
        started()


def test_a_database_goes_back_to_the_program_of_before_by_its_dump(
    program: Upgrade, started: Callable[..., Member], postgresql: Cluster, address: str
) -> None:
    name = address.split("/")[3].split("?")[0]
    old = started()
    seat, *_ = old.table("viceroy", "person", "person")
    old.end()
    program(MILD, HARSH)
    command = "pg_dump --format=custom --file=tables.dump"
    for dump_taken in (0, NEWEST - 1):
        with pytest.raises(StoreError, match=f"{command} .* set dump_taken = {NEWEST}$"):
            started(dump_taken)
    postgresql._run(*command.split(), address)
    started(NEWEST).end()
    program()
    with pytest.raises(StoreError, match="this program supports up to"):
        started()
    postgresql.run(f"DROP DATABASE {name}")
    postgresql.run(f"CREATE DATABASE {name} TEMPLATE template0 ENCODING UTF8")
    postgresql._run("pg_restore", "--exit-on-error", f"--dbname={address}", "tables.dump")
    back = started()
    assert back.get(seat).status == 200
    back.end()
    program(MILD, HARSH)
    assert started(NEWEST).get(seat).status == 200, "the steps can be taken once more"


def test_a_folder_goes_back_to_the_program_of_before_by_the_copy_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps = schema.steps()
    have = len(steps)

    def program(*more: tuple[int, str]) -> None:
        monkeypatch.setattr(schema, "steps", lambda *_: [*steps, *more])

    with serving(tmp_path) as site:
        seat, *_ = site.table("viceroy", "person", "person")
    assert not list(tmp_path.glob("before-*")), "a new folder has no former tables"
    rows = rows_of(tmp_path / DATABASE)
    for _ in range(2):
        program((have + 1, SQL), (have + 2, "DELETE FROM colours; DROP TABLE maps;"))
        Store(tmp_path).close()
        (former,) = tmp_path.glob("before-upgrade*")
        assert former.name == f"before-upgrade-{have}.sqlite3"
        assert former.stat().st_mode & 0o777 == 0o600
        assert rows_of(former) == rows
        program()
        with pytest.raises(StoreError, match="this program supports up to"):
            Store(tmp_path)
        restore(tmp_path, former)
        with serving(tmp_path) as site:
            assert site.get(seat).status == 200


def test_a_folder_without_room_is_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Store(tmp_path).close()
    steps = schema.steps()
    monkeypatch.setattr(schema, "steps", lambda *_: [*steps, (len(steps) + 1, SQL)])

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(sqlite, "copy", full)
        with pytest.raises(StoreError, match="No space left on device"):
            Store(tmp_path)
    with closing(sqlite3.connect(tmp_path / DATABASE)) as database:
        assert database.execute("PRAGMA user_version").fetchone() == (len(steps),)
    assert not list(tmp_path.glob("before-*"))


def rows_of(database: Path) -> list[tuple[str, int, bytes]]:
    with closing(sqlite3.connect(database)) as connection:
        return connection.execute("SELECT table_id, n, what FROM plies ORDER BY 1, 2").fetchall()


def test_a_page_gets_the_files_of_the_server_that_it_came_from(
    old: Member, started: Callable[[], Member], monkeypatch: pytest.MonkeyPatch
) -> None:
    new = started()
    assert new.hub.membership is not None
    monkeypatch.setattr(new.hub.membership, "_files", "/static/abcdefabcdef/")
    asked: list[int] = []
    pass_on = Passing._pass_on

    async def noted(self: Passing, peer: Peer, scope: Scope, body: Body, send: Send) -> None:
        asked.append(peer.id)
        await pass_on(self, peer, scope, body, send)

    monkeypatch.setattr(Passing, "_pass_on", noted)
    path = assets.address("table/page.js")
    assert new.get(path).text == old.get(path).text
    assert asked == [1]
    for unknown in ("/static/abcdefabcdef/", "/static/000000000000/"):
        assert new.get(path.replace(assets.place(), unknown)).status == 200
    assert asked == [1]
    old.end()
    assert new.get(path).status == 200
