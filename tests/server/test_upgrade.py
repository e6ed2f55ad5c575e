"""Servers of one version are replaced by those of the next, while tables are played."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from starlette.types import Scope, Send
from tests.server.databases import Cluster
from tests.server.helpers import Page, rows_in
from tests.server.sharing import Member, begun, sharing
from websockets.exceptions import ConnectionClosed

from velkahra.server.settings import Settings
from velkahra.server.store import schema
from velkahra.server.store.backend import StoreError
from velkahra.server.store.leases import Peer
from velkahra.server.web.kit import assets
from velkahra.server.web.passing import Body, Passing

KNOWN = schema.steps(schema.POSTGRESQL)
NEWEST = KNOWN[-1][0]
SQL = "ALTER TABLE tables ADD COLUMN colour text; CREATE TABLE colours (name text)"
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
def started(address: str, tmp_path: Path) -> Iterator[Callable[[], Member]]:
    """Start a server of the same database, as the program is now."""
    members: list[Member] = []

    def start() -> Member:
        members.append(begun(Settings(tmp_path, database=address, bot_pause=0)))
        return members[-1]

    yield start
    for member in members:
        member.end()


def version_of(member: Member) -> tuple[int, ...]:
    ((version, least),) = rows_in(member.store, "SELECT version, least FROM schema_version")
    return int(version), int(least)


def until_closed(page: Page) -> None:
    with suppress(ConnectionClosed):
        while page.hear():
            pass


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
    old: Member, program: Upgrade, started: Callable[[], Member], address: str
) -> None:
    program(MILD, HARSH)
    why = f"with step {NEWEST} of the schema; this one needs {NEWEST + 2}"
    with pytest.raises(StoreError, match=why):
        started()
    assert version_of(old) == (NEWEST, schema.least(*KNOWN[-1]))
    assert old.get("/").status == 200
    old.end()
    new = started()
    assert version_of(new) == (NEWEST + 2, NEWEST + 2)
    program(MILD)
    with pytest.raises(StoreError, match=f"has version {NEWEST + 2}; this program supports up to"):
        started()


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
