"""Requests compute in turns by address: a flood waits for itself, and others hardly at all."""

import asyncio
import json
import logging
import select
import socket
import struct
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest
from starlette.types import Message, Receive, Scope, Send
from tests.server.helpers import Page, Site, serving
from tests.server.hostile.test_sockets import HANDSHAKE
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from velkahra.server.domain.fairness import FairSemaphore
from velkahra.server.web.admin.logs import FROM_OUTSIDE
from velkahra.server.web.fair_queue import InTurns, StepQueue

FLOOD = "192.0.2.1"
PLAYER = "198.51.100.7"
STEP = 0.003
"""Seconds that a step computes: more than a round lasts, so that the next one waits."""

App = Callable[[Scope, Receive, Send], Awaitable[None]]


def compute(seconds: float = STEP) -> None:
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        pass


class Asked:
    """A request without a server: `answers` is what was sent."""

    def __init__(self, client: str, path: str = "/", method: str = "GET", **more: object) -> None:
        self.scope: Scope = {
            "type": "http",
            "method": method,
            "path": path,
            "query_string": b"",
            "headers": [],
            "client": (client, 1),
            **more,
        }
        self.answers: list[Message] = []
        self.gone = False

    async def receive(self) -> Message:
        if self.gone:
            return {"type": "http.disconnect"}
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(self, message: Message) -> None:
        self.answers.append(message)

    @property
    def status(self) -> int:
        return int(self.answers[0]["status"])

    def start(self, app: App) -> "asyncio.Task[None]":
        async def run() -> None:
            await app(self.scope, self.receive, self.send)

        return asyncio.create_task(run())


class Steps:
    """An application whose requests compute in some steps; it notes whose each step was."""

    def __init__(self, steps: int = 5, most: int = 500) -> None:
        self.log: list[str] = []
        self.steps = steps
        self.app = InTurns(self._answer, StepQueue(most))

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        for _ in range(self.steps):
            self.log.append(scope["client"][0])
            compute()
            await asyncio.sleep(0)
        await send({"type": "http.response.start", "status": 200, "headers": []})

    def between(self, who: str) -> int:
        """Return how many steps of others there were from the first step of `who` to its last."""
        first = self.log.index(who)
        last = len(self.log) - self.log[::-1].index(who)
        return sum(one != who for one in self.log[first:last])


async def flooded(steps: Steps, *clients: str) -> Asked:
    """Let many requests wait, then one more of PLAYER, until that one is answered."""
    flood = [Asked(client).start(steps.app) for client in clients]
    await asyncio.sleep(10 * STEP)
    before, player = len(steps.log), Asked(PLAYER)
    await player.start(steps.app)
    for task in flood:
        task.cancel()
    await asyncio.gather(*flood, return_exceptions=True)
    steps.log = steps.log[before:]
    return player


async def test_one_waits_for_a_step_of_a_flood_and_not_for_all_of_it() -> None:
    steps = Steps()
    assert (await flooded(steps, *[FLOOD] * 200)).status == 200
    assert steps.log.index(PLAYER) <= 2
    assert steps.between(PLAYER) <= steps.steps


HOUSEHOLDS = [f"2001:db8:1:{n:x}::1" for n in range(100)]


@pytest.mark.parametrize(
    ("flood", "turns"), [([FLOOD, "192.0.2.2"] * 50, 2), (HOUSEHOLDS, 1)], ids=["two", "a /48"]
)
async def test_each_address_of_a_flood_has_a_turn_a_48_one(flood: list[str], turns: int) -> None:
    steps = Steps()
    await flooded(steps, *flood)
    assert steps.between(PLAYER) <= turns * steps.steps
    assert len(set(steps.log)) > 2, "they take turns"


async def test_what_waits_for_something_else_takes_nobodys_turn() -> None:
    """Long-polling requests, slow bodies and files that are read elsewhere wait like this."""
    started, news = asyncio.Semaphore(0), asyncio.Event()

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["client"][0] == FLOOD:
            started.release()
            await news.wait()
        await send({"type": "http.response.start", "status": 200, "headers": []})

    app = InTurns(answer, StepQueue(most=10))
    waiting = [Asked(FLOOD) for _ in range(100)]
    tasks = []
    for one in waiting:
        tasks.append(one.start(app))
        await started.acquire()
    player = Asked(PLAYER)
    await player.start(app)
    assert player.status == 200
    news.set()
    await asyncio.gather(*tasks)
    assert {one.status for one in waiting} == {200}, "none was refused"


@pytest.mark.parametrize(
    ("clients", "refused"),
    [
        ([FLOOD] * 30, 19),
        ([f"192.0.2.{n}" for n in range(30)], 0),
        (["2001:db8:1:2::1"] * 30, 19),
        ([f"2001:db8:1:{n // 8:x}::1" for n in range(64)], 23),
    ],
)
async def test_more_than_so_many_of_one_are_refused(clients: list[str], refused: int) -> None:
    """The first one computes at once; of an address 10 wait, of a /48 four times as many."""
    steps = Steps(steps=1, most=10)
    asked = [Asked(client) for client in clients]
    await asyncio.gather(*(one.start(steps.app) for one in asked))
    found = [one for one in asked if one.status == 429]
    assert len(found) == refused
    assert len(steps.log) == len(clients) - refused
    for one in found:
        headers = dict(one.answers[0]["headers"])
        assert headers[b"retry-after"] == b"1"
        assert headers[b"x-frame-options"] == b"DENY"
        assert b"Too many requests at once. Try again in a moment." in one.answers[1]["body"]


async def test_a_program_is_refused_in_json_and_a_page_by_a_close() -> None:
    steps = Steps(steps=1, most=1)
    asked = [
        *(Asked(FLOOD) for _ in range(2)),
        Asked(FLOOD, "/api/v1/tables/x"),
        Asked(FLOOD, type="websocket"),
    ]
    await asyncio.gather(*(one.start(steps.app) for one in asked))
    assert json.loads(asked[2].answers[1]["body"])["error"]["code"] == "too-fast"
    assert asked[3].answers[0]["type"] == "websocket.close"


async def test_the_health_is_told_while_the_address_that_asks_floods() -> None:
    steps = Steps(most=10)
    flood = [Asked(FLOOD).start(steps.app) for _ in range(100)]
    await asyncio.sleep(5 * STEP)
    before, check = len(steps.log), Asked(FLOOD, "/health/ready")
    await check.start(steps.app)
    assert check.status == 200
    assert len(steps.log) - before <= 2 * steps.steps + 2
    for task in flood:
        task.cancel()


async def test_nothing_is_computed_for_who_has_left_or_is_cancelled_in_the_queue() -> None:
    steps = Steps()
    tasks = [Asked(FLOOD).start(steps.app)]
    await asyncio.sleep(0)
    gone = [Asked(FLOOD) for _ in range(20)]
    for one in gone:
        tasks.append(one.start(steps.app))
        one.gone = True
    tasks.append(Asked(FLOOD).start(steps.app))
    await asyncio.sleep(0)
    tasks[-1].cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert tasks[-1].cancelled()
    assert len(steps.log) == steps.steps


async def test_a_body_comes_whole_after_the_look_at_who_is_there() -> None:
    found: list[Message] = []

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        found.extend([await receive(), await receive()])

    messages: list[Message] = [{"type": "http.request"}, {"type": "http.disconnect"}]
    asked, left = Asked(FLOOD), iter(messages)

    async def receive() -> Message:
        return next(left)

    asked.receive = receive  # type: ignore[method-assign]
    await asked.start(InTurns(answer, StepQueue(10)))
    assert found == messages


async def test_visitors_behind_a_believed_proxy_are_told_apart() -> None:
    steps = Steps()
    app = ProxyHeadersMiddleware(steps.app, trusted_hosts="127.0.0.1")  # type: ignore[arg-type]

    def through_proxy(client: str) -> "asyncio.Task[None]":
        headers = [(b"x-forwarded-for", client.encode())]
        return Asked("127.0.0.1", headers=headers).start(app)  # type: ignore[arg-type]

    flood = [through_proxy(FLOOD) for _ in range(100)]
    await asyncio.sleep(5 * STEP)
    await through_proxy(PLAYER)
    assert steps.between(PLAYER) <= steps.steps
    for task in flood:
        task.cancel()


async def test_a_request_is_cancelled_and_times_out_as_without_turns() -> None:
    ended: list[str] = []

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        try:
            async with asyncio.timeout(0.01):
                await asyncio.sleep(60)
        except TimeoutError:
            ended.append("late")
        try:
            await asyncio.sleep(60)
        finally:
            ended.append("cancelled")

    task = Asked(FLOOD).start(InTurns(answer, StepQueue(10)))
    while not ended:
        await asyncio.sleep(0.01)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert ended == ["late", "cancelled"]


async def test_an_error_of_the_application_reaches_the_server() -> None:
    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        await asyncio.sleep(0)
        raise LookupError("ours")

    with pytest.raises(LookupError, match="ours"):
        await Asked(FLOOD).start(InTurns(answer, StepQueue(10)))


@pytest.fixture
def open_site(tmp_path: Path, toys: None) -> Iterator[Site]:
    """A server to which this computer is no proxy, so that its addresses are told apart."""
    with serving(tmp_path / "data", proxies="") as running:
        yield running


MANY = 80
LEARN = HANDSHAKE.format("/learn/euphrates")


def flooded_by(site: Site, request: str) -> list[socket.socket]:
    """Send a request from 127.0.0.2 over many connections at once."""
    lines = [
        socket.create_connection(("127.0.0.1", site.port), source_address=("127.0.0.2", 0))
        for _ in range(MANY)
    ]
    for line in lines:
        line.sendall(request.encode())
    return lines


def meanwhile(site: Site, path: str, do: Callable[[], object]) -> int:
    """Let 127.0.0.2 ask for a page many times at once, and do something.

    Returns: how many of these had an answer before it was done, the median of three tries.
    """
    found = []
    for _ in range(3):
        lines = flooded_by(site, f"GET {path} HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n")
        do()
        found.append(len(select.select(lines, [], [], 0)[0]))
        for line in lines:
            while line.recv(1 << 20):
                pass
            line.close()
    return sorted(found)[1]


def test_a_flood_of_host_pages_does_not_keep_a_player_waiting(open_site: Site) -> None:
    site = open_site
    fields = {"game": "morra", "seat-0": "person", "seat-1": "person"}
    host = site.post("/tables", fields).headers["location"]
    seat, other, *_ = site.table("morra", "person", "person")
    with site.at(seat) as one, site.at(other) as two:

        def move() -> None:
            page = one if one.last["yours"] else two
            page.act("show 1", max(one.version, two.version))
            one.update()
            two.update()

        def connect() -> None:
            with site.page(seat) as page:
                assert Page.hear(page)

        assert meanwhile(site, host, lambda: site.get(seat)) < 40
        assert meanwhile(site, host, move) < 40
        assert meanwhile(site, host, connect) < 40
        assert meanwhile(site, host, lambda: site.get("/health")) < 40


def test_pages_that_leave_write_no_error(open_site: Site, caplog: pytest.LogCaptureFixture) -> None:
    seat, *_ = open_site.table("morra", "person", "person")
    busy = flooded_by(open_site, f"GET {seat} HTTP/1.1\r\nhost: here\r\n\r\n")
    with caplog.at_level(logging.WARNING):
        for line in [*flooded_by(open_site, HANDSHAKE.format(seat)), *flooded_by(open_site, LEARN)]:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            line.close()  # with a reset
        assert open_site.get(seat).status == 200
        with open_site.page(seat) as page:
            assert Page.hear(page)
        for line in busy:
            line.close()
    assert {record.getMessage() for record in caplog.records} <= set(FROM_OUTSIDE)


async def test_what_is_done_one_at_a_time_is_done_by_addresses_in_turn() -> None:
    """Replays are drawn, tables loaded and sheets printed like this."""
    one, log = FairSemaphore(1), []

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        async with one:
            await asyncio.sleep(0.001)
            log.append(scope["client"][0])

    app = InTurns(answer, StepQueue(500))
    tasks = [Asked(FLOOD).start(app) for _ in range(30)]
    while not log:
        await asyncio.sleep(0.001)
    for task in tasks[5:10]:
        task.cancel()
    await Asked(PLAYER).start(app)
    assert log.index(PLAYER) <= 3
    await asyncio.gather(*tasks, return_exceptions=True)
    assert log.count(FLOOD) == 25
    await Asked(PLAYER).start(app)


async def test_who_holds_what_others_need_does_not_wait_for_those_who_have_not_begun() -> None:
    lock, log = asyncio.Lock(), []

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        log.append(scope["client"][0])
        compute()
        async with lock:
            await asyncio.sleep(0)
            compute()

    app = InTurns(answer, StepQueue(500))
    tasks = [Asked(FLOOD).start(app) for _ in range(100)]
    while not lock.locked():
        await asyncio.sleep(0)
    before = len(log)
    await Asked(PLAYER).start(app)
    assert len(log) - before <= 6
    for task in tasks:
        task.cancel()


async def test_a_turn_that_comes_too_late_goes_to_the_next() -> None:
    one = FairSemaphore(1)
    async with one:
        late, next_one = (asyncio.create_task(one.__aenter__()) for _ in range(2))
        await asyncio.sleep(0)
    late.cancel()  # it has the turn, and has not run yet
    await next_one
    assert late.cancelled()
