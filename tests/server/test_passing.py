"""Servers that share a database: any of them takes any request, and one runs each table."""

import asyncio
import gc
import threading
import time
import urllib.request
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from tests.server.databases import Cluster
from tests.server.helpers import Page, Site, fetch, rows_in
from tests.server.hours import PATIENCE
from tests.server.sharing import Member, sharing
from tests.server.test_api import Program, program
from websockets.exceptions import ConnectionClosed, InvalidStatus

from velkahra.server import tracing
from velkahra.server.room import membership
from velkahra.server.room.hub import Hub
from velkahra.server.settings import Settings
from velkahra.server.store.backend import StoreError
from velkahra.server.store.leases import Peer
from velkahra.server.store.postgresql import Aside, PostgreSQL
from velkahra.server.web import passing
from velkahra.server.web.app import application
from velkahra.server.web.fair_queue import StepQueue
from velkahra.server.web.passing import table_of


@pytest.fixture
def members(postgresql: Cluster, tmp_path: Path, toys: None) -> Iterator[list[Member]]:
    with sharing(postgresql.new(), tmp_path, public_lobby=True, tables_a_minute=0.001) as members:
        yield members


def run_by(server: Member, path: str) -> None:
    """Let a server have a table."""
    assert server.get(path).status == 200


def server_of(site: Site, path: str) -> int:
    """Give the number of the server that has a table."""
    table = path.split("/")[2]
    ((number,),) = rows_in(site.store, f"SELECT server FROM leases WHERE table_id = '{table}'")
    return int(number)


def until_closed(page: Page) -> None:
    with suppress(ConnectionClosed):
        while page.hear():
            pass


def test_every_address_of_a_table_names_it_to_the_servers(tmp_path: Path) -> None:
    paths = [getattr(route, "path", "") for route in application(Settings(tmp_path)).routes]
    named = [path for path in paths if "{table}" in path]
    assert len(named) > 20
    assert [path for path in named if table_of(path) != "{table}"] == []
    assert table_of("/table") is None
    assert table_of("/rules/euphrates") is None


def opened(members: list[Member]) -> list[str]:
    """Open a table that the first server runs, and give the paths of its seats."""
    paths = members[0].table("morra", "person", "person")
    run_by(members[0], paths[0])
    assert server_of(members[0], paths[0]) == 1
    return paths


def elsewhere(members: list[Member], path: str) -> Program:
    """Make a token for a seat at the second server."""
    return program(members[1], path)


def test_pages_of_one_table_may_be_connected_to_any_server(members: list[Member]) -> None:
    paths = opened(members)
    with members[0].page(paths[0]) as here, members[1].page(paths[1]) as there:
        for page in (here, there):
            page.update()
        there.act("show 1")
        assert here.update()["v"] == there.update()["v"] == 1
        here.act("show 2")
        assert here.update()["v"] == there.update()["v"]
        assert "the point" in here.log[-1]
        assert here.log[-1] == there.log[-1]
    assert server_of(members[0], paths[0]) == 1


def test_requests_are_answered_as_by_the_server_that_has_the_table(members: list[Member]) -> None:
    paths = opened(members)
    one, two = (server.get(paths[0]) for server in members)
    assert one.text == two.text
    assert one.headers == two.headers | {"date": one.headers["date"]}
    wrong = paths[0][:-3] + "xyz"
    assert [server.get(wrong).status for server in members] == [404, 404]
    with pytest.raises(InvalidStatus), members[1].page(wrong):
        pass


def test_a_table_that_cannot_be_loaded_is_left_to_others(members: list[Member]) -> None:
    path = members[0].table("morra", "me", "bot random")[0]
    members[0].store.soon(lambda base: base.execute('UPDATE tables SET options = \'{"a": "b"}\''))
    for member in members:
        assert member.get(path).status == 409
        assert server_of(member, path) == 0, "nobody has it"
    members[0].store.soon(lambda base: base.execute("UPDATE tables SET options = '{}'"))
    run_by(members[1], path)
    assert server_of(members[1], path) == 2


@pytest.mark.parametrize(("hosts", "kept"), [(2, b"one.example"), (0, b"127.0.0.1:8001")])
def test_a_request_is_passed_on_with_one_host(hosts: int, kept: bytes) -> None:
    scope = {
        "method": "GET",
        "raw_path": b"/table/x/y",
        "query_string": b"",
        "client": ("192.0.2.1", 1),
        "scheme": "http",
        "headers": [(b"host", b"one.example"), (b"host", b"two.example")][:hosts],
    }
    made = passing._request(Peer(1, "127.0.0.1:8001", "secret"), scope)
    assert [value for name, value in made.headers if name == b"host"] == [kept]


def test_a_program_may_ask_any_server(members: list[Member]) -> None:
    paths = opened(members)
    own = elsewhere(members, paths[0])
    assert own.address.startswith(members[1].base)
    before = own.get()["version"]
    kept = own.act(own.get()["actions"][0]["text"])
    assert kept["version"] > before
    assert own.refused("/act", {"version": before, "action": "show 1"})[0] == 409
    assert own.refused("/act", raw=b"x" * 100_000) == (413, "too-large")


def test_a_request_keeps_its_trace_where_it_is_passed_on(
    members: list[Member], monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = opened(members)
    traces: list[str] = []
    follow = tracing.followed

    @contextmanager
    def followed(parent: str) -> Iterator[None]:
        with follow(parent):
            traces.append(tracing.trace_id())
            yield

    monkeypatch.setattr(tracing, "followed", followed)
    came = "4bf92f3577b34da6a3ce929d0e0e4736"
    members[1].get(paths[0], traceparent=f"00-{came}-00f067aa0ba902b7-01")
    assert traces == [came, came]
    members[1].get(paths[0])
    members[1].get(paths[0], traceparent="nonsense")
    with members[1].page(paths[0]) as page:
        page.update()
    assert traces[0::2] == traces[1::2]
    assert len(set(traces)) == 4


def test_a_request_that_is_cut_off_leaves_no_traceback(caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        loop = asyncio.get_running_loop()
        over, closed = loop.create_future(), loop.create_future()
        hub = SimpleNamespace(membership=SimpleNamespace(end_of=lambda _: over))
        state = cast("Any", SimpleNamespace(hub=hub))
        passed = passing.Passing(cast("Any", None), state, StepQueue(8))
        body = SimpleNamespace(left=loop.create_future())
        exchange = SimpleNamespace(hear=lambda: asyncio.wait_for(closed, None))
        heard = passed._heard(Peer(1, "", ""), cast("Any", exchange), cast("Any", body), 0)
        caller = asyncio.create_task(heard)
        await asyncio.sleep(0.01)
        caller.cancel()
        await asyncio.wait([caller])
        if not closed.done():
            closed.set_exception(ConnectionError("the connection was closed"))
        await asyncio.sleep(0.01)

    asyncio.run(run())
    gc.collect()
    assert [one.getMessage() for one in caplog.records if one.name == "asyncio"] == []


def test_a_request_that_waits_is_told_at_once(members: list[Member]) -> None:
    paths = opened(members)
    waiting, acting = elsewhere(members, paths[0]), elsewhere(members, paths[1])
    since = waiting.get()["version"]
    heard: list[int] = []

    def wait() -> None:
        heard.append(waiting.get(f"?since={since}&wait=30")["version"])

    thread = threading.Thread(target=wait)
    thread.start()
    acting.act(acting.get()["actions"][0]["text"])
    thread.join(PATIENCE)
    assert heard == [since + 1]


def test_lists_show_tables_of_other_servers(members: list[Member]) -> None:
    one, two = members
    answer = one.post("/tables", {"game": "morra", "seat-0": "me", "seat-1": "bot random"})
    cookie = answer.headers["set-cookie"].split(";")[0]
    path = answer.headers["location"]
    assert one.get(path, cookie=cookie).status == 200
    assert server_of(one, path) == 1
    for server in (one, two):
        assert f'href="{path}"' in server.get("/", cookie=cookie).text


def test_what_is_limited_for_the_whole_site_is_counted_once(
    members: list[Member], monkeypatch: pytest.MonkeyPatch
) -> None:
    fields = {"game": "morra", "seat-0": "me", "seat-1": "bot random"}
    found = [members[n % 2].post("/tables", fields).status for n in range(41)]
    assert found == [303] * 40 + [429]


def test_a_free_seat_is_taken_through_any_server(members: list[Member]) -> None:
    one, two = members
    fields = {"game": "morra", "seat-0": "person", "seat-1": "person", "public": "yes"}
    host = one.post("/tables", fields).headers["location"]
    assert one.get(host).status == 200
    table, claim = host.split("/")[2], {"claim": "c" * 22}
    answers = [s.post(f"/lobby/{table}", {"seat": str(n), **claim}) for n, s in enumerate(members)]
    for server, answer in zip((two, one), answers, strict=True):
        assert answer.status == 303
        assert server.get(answer.headers["location"]).status == 200


def test_a_server_that_ends_gives_its_tables_up_at_once(members: list[Member]) -> None:
    paths = opened(members)
    with members[1].page(paths[1]) as there:
        there.update()
        members[0].end()
        until_closed(there)
    with members[1].page(paths[1]) as there:
        assert there.update()["v"] == 0
    assert server_of(members[1], paths[0]) == 2


def test_what_a_server_that_ends_has_begun_is_answered(
    members: list[Member], monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, gone = threading.Event(), threading.Event()
    open_table = Hub.open_table

    async def slow(hub: Hub, *given: object, **more: object) -> tuple[str, str]:
        begun.set()
        await asyncio.to_thread(gone.wait, PATIENCE)
        return await open_table(hub, *given, **more)  # type: ignore[arg-type]

    while not members[1].knows(2):
        time.sleep(membership.BEAT_SECONDS / 5)
    monkeypatch.setattr(Hub, "open_table", slow)
    with ThreadPoolExecutor(1) as other:
        paths = other.submit(members[1].table, "morra", "me", "bot random")
        assert begun.wait(PATIENCE)
        members[0].server.end()
        while members[1].knows(2):
            time.sleep(membership.BEAT_SECONDS / 5)
        gone.set()
        assert members[1].get(paths.result()[0]).status == 200


def test_a_server_that_stood_still_sends_its_pages_away(members: list[Member]) -> None:
    paths = opened(members)
    with members[0].page(paths[0]) as here:
        here.update()
        rows_in(members[1].store, "DELETE FROM servers WHERE id = 1 RETURNING id")
        here.until("ended")
        until_closed(here)
    with members[1].page(paths[0]) as there, members[0].page(paths[0]) as here:
        assert (here.update()["v"], there.update()["v"]) == (0, 0)


def test_a_server_that_is_cut_from_the_database_sends_its_pages_away(
    members: list[Member], monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = opened(members)
    while not members[0].knows(2):
        time.sleep(membership.BEAT_SECONDS / 5)
    monkeypatch.setattr(membership, "CUT_SECONDS", 0.0)
    assert members[0].hub.membership is not None
    own = members[0].store._backend, members[0].hub.membership._aside

    def breaking(run: Callable[..., object]) -> Callable[..., object]:
        def cut(place: object, *given: object) -> object:
            if place in own:
                raise StoreError("store-away", "the cable is out")
            return run(place, *given)

        return cut

    with members[0].page(paths[0]) as here:
        here.update()
        with monkeypatch.context() as patch:
            patch.setattr(PostgreSQL, "begin", breaking(PostgreSQL.begin))
            patch.setattr(Aside, "_do", breaking(Aside._do))
            here.until("ended")
            until_closed(here)
            assert members[0].get(paths[0]).status == 503
    with members[1].page(paths[0]) as there, members[0].page(paths[0]) as here:
        assert (here.update()["v"], there.update()["v"]) == (0, 0)


def test_only_a_server_of_the_database_is_believed(members: list[Member]) -> None:
    table = opened(members)[0].split("/")[2]
    inner = members[0].server.servers[1].sockets[0].getsockname()[1]
    ((secret,),) = rows_in(members[0].store, "SELECT secret FROM servers WHERE id = 1")
    for said, status in ((secret, 200), (secret[:-1], 404), ("", 404)):
        address = f"http://127.0.0.1:{inner}/peer/tables/{table}"
        request = urllib.request.Request(address, headers={"velkahra-secret": said})
        assert fetch(request).status == status
