"""The page `/metrics`, which Prometheus reads, on a port of its own that no proxy passes on.

It listens on this computer only, unless the settings say otherwise.
"""

import asyncio
import contextlib
import logging
import socket
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import product
from time import perf_counter
from typing import Final

import uvicorn
from prometheus_client import CollectorRegistry, Metric
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, InfoMetricFamily
from prometheus_client.exposition import choose_encoder
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

import velkahra
from velkahra.core import system
from velkahra.core.contract.words import LANGUAGES
from velkahra.server import metrics, tracing
from velkahra.server.domain.texts import TEXTS
from velkahra.server.room.hub import Hub
from velkahra.server.room.room import Room
from velkahra.server.web.admin import health
from velkahra.server.web.connections import Doors

log: Final = logging.getLogger(__name__)

STATES: Final = ("going", "paused", "over")
BY: Final = ("person", "bot")
MOST_PORTS: Final = 64
"""Processes of one computer take the ports that follow the one that was named."""


class Traced:
    """Middleware that follows the trace of each request, and makes a span of it."""

    def __init__(self, app: ASGIApp) -> None:
        self._app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on; what it does belongs to its trace. A WebSocket has no span."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        parent = tracing.parent_of(scope)
        with tracing.followed(parent):
            if scope["type"] == "websocket":
                await self._app(scope, receive, send)
                return
            with tracing.span(scope["method"], parent) as span:
                await self._app(scope, receive, send)
                if span is not None:
                    span.update_name(f"{scope['method']} {feature_of(scope)}")


class Counted:
    """Middleware that counts answers over HTTP, and how long they take, by the feature's folder."""

    def __init__(self, app: ASGIApp) -> None:
        self._app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and count its outcome."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        begun, status = perf_counter(), 0

        async def noted(message: Message) -> None:
            nonlocal status
            status = message.get("status", status)
            await send(message)

        try:
            await self._app(scope, receive, noted)
        finally:
            feature = feature_of(scope)
            metrics.answers.add(feature, f"{status or 500}")
            if metrics.WAITS not in scope:
                metrics.page_seconds.add(perf_counter() - begun, feature)


def feature_of(scope: Scope) -> str:
    """Return the folder of `web/` that answers a request; "none" where no route does."""
    return _feature(scope.get("endpoint"))


def _feature(endpoint: object) -> str:
    handler = getattr(endpoint, "func", endpoint)  # that of a partial
    place = getattr(handler, "__module__", "").split(".")
    return place[3] if place[:3] == ["velkahra", "server", "web"] and len(place) > 3 else "none"


def begin_at_zero(routes: Iterable[BaseRoute]) -> None:
    """Begin all counters of the games, the features of the routes, and the reasons of failures."""
    games = velkahra.games()
    metrics.moves.begin(games, BY)
    metrics.move_seconds.begin(games)
    metrics.hint_seconds.begin(games)
    metrics.commit_seconds.begin()
    features = {_feature(getattr(route, "endpoint", None)) for route in routes}
    metrics.answers.begin(features, ("200", "500", "503"))
    metrics.page_seconds.begin(features)
    # Each reason has a sentence, for a page or for a program.
    keys = TEXTS.keys(LANGUAGES[0])
    reasons = [key.partition("-")[2] for key in keys if key.startswith(("problem-", "error-"))]
    metrics.refusals.begin(["illegal", *reasons])
    metrics.store_errors.begin(reason for reason in reasons if reason.startswith("store-"))


class HubCollector:
    """Collects what the registry has, and what the tables and workers of a server are now."""

    def __init__(self, hub: Hub, doors: Doors) -> None:
        self._hub: Final = hub
        self._doors: Final = doors

    def collect(self) -> Iterator[Metric]:
        """Yield all figures. Belongs to the event loop, like the tables."""
        yield from metrics.REGISTRY.collect()
        build = {"version": velkahra.__version__, "compiled": str(velkahra.compiled()).lower()}
        yield InfoMetricFamily("velkahra_build", "The program.", build)
        yield self._tables()
        yield GaugeMetricFamily("velkahra_pages", "Connected pages.", self._hub.connections)
        yield GaugeMetricFamily("velkahra_connections", "Open connections.", self._doors.open)
        damaged = len(self._hub.damaged)
        yield GaugeMetricFamily("velkahra_damaged_tables", "Tables that are damaged.", damaged)
        yield from self._workers()

    def _tables(self) -> Metric:
        found = GaugeMetricFamily("velkahra_tables", "Tables in memory.", labels=["game", "state"])
        numbers = Counter(map(labels_of, self._hub.rooms()))
        for labels in sorted({*numbers, *product(velkahra.games(), STATES)}):
            found.add_metric(labels, numbers[labels])
        return found

    def _workers(self) -> Iterable[Metric]:
        state = self._hub.workers.state()
        workers = GaugeMetricFamily("velkahra_workers", "Processes that think.", labels=["state"])
        workers.add_metric(["busy"], state.busy)
        workers.add_metric(["idle"], max(0, state.workers - state.busy))
        yield workers
        yield GaugeMetricFamily("velkahra_jobs_waiting", "Jobs without a worker.", state.waiting)
        lost = state.replaced
        yield CounterMetricFamily("velkahra_workers_replaced", "Workers that ended early.", lost)


def labels_of(room: Room) -> tuple[str, str]:
    """Return the game of a table, and whether it goes on."""
    said = room.ledger.agreements
    if said.ended or room.ledger.state.is_over():
        return room.row.game, "over"
    return room.row.game, "paused" if said.paused else "going"


async def show(request: Request) -> Response:
    """Give all figures in the format that the reader prefers, OpenMetrics or Prometheus's own."""
    state = request.app.state
    encoder, kind = choose_encoder(request.headers.get("accept", ""))
    registry = CollectorRegistry()
    registry.register(HubCollector(state.hub, state.doors))
    return Response(encoder(registry), headers={"content-type": kind})


class Listener:
    """Serves the figures beside the server, at the `port` that was taken (0: none yet)."""

    def __init__(self, address: str) -> None:
        host, _, port = address.rpartition(":")
        self._host: Final = host.strip("[]")
        self._first: Final = int(port or 0)
        self._server: _SideServer | None = None
        self._task: asyncio.Task[None] | None = None
        self.port = 0

    async def start(self, app: Starlette) -> None:
        """Begin to serve what the server's `app` knows; without it if the port cannot be had."""
        if not self._host:
            return
        try:
            listening = self._opened()
        except (OSError, OverflowError) as error:
            log.error("the figures are not served: %s", error)
            return
        self.port = listening.getsockname()[1]
        begin_at_zero(app.routes)
        log.info("the figures are served", extra={"port": self.port})
        side = Starlette(routes=[Route("/metrics", show), *health.ROUTES])
        side.state = app.state
        config = uvicorn.Config(
            side, log_config=None, log_level="warning", access_log=False, lifespan="off"
        )
        self._server = _SideServer(config)
        self._task = asyncio.create_task(self._server.serve([listening]))

    async def stop(self) -> None:
        """Stop serving."""
        if self._server is not None and self._task is not None:
            self._server.should_exit = self._server.force_exit = True
            await self._task

    def _opened(self) -> socket.socket:
        """Return a socket at the first free port. Raises: OSError, OverflowError."""
        family = socket.AF_INET6 if ":" in self._host else socket.AF_INET
        last = self._first + MOST_PORTS - 1
        for port in range(self._first, last):
            with contextlib.suppress(OSError):
                return _listening(family, self._host, port)
        return _listening(family, self._host, last)


def _listening(family: int, host: str, port: int) -> socket.socket:
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        system.reuse_address(listening)
        listening.bind((host, port))
        listening.listen()
    except BaseException:
        listening.close()
        raise
    return listening


class _SideServer(uvicorn.Server):
    """A server that leaves signals to the one beside it."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Capture none."""
        yield
