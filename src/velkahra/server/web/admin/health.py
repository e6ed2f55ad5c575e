"""The health pages: is the program up, and can it store moves? Nothing secret is in them.

`/health/live` asks only whether the process answers: restart it if not. `/health/ready` asks
whether to send people here: not while the store fails, nor while the server drains.
"""

import asyncio
import logging
import time
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import velkahra
from velkahra.bots.worker_pool import Thinking
from velkahra.core import system
from velkahra.server.room.hub import Hub
from velkahra.server.store.backend import StoreError

log: Final = logging.getLogger(__name__)

OFTEN: Final = 1.0
"""Seconds for which an answer is good, so that asking cannot keep the disk busy."""
DRAINING: Final = "draining"


class Health(msgspec.Struct, frozen=True):
    """The contents of the health page.

    Attributes:
        ok: tables can be played.
        compiled: the rules run compiled.
        store: "ok", or why it fails; "damaged" where some rows are.
        store_ms: how long the store took to write and commit, in milliseconds.
        damaged: tables whose rows differ from what was stored.
        lost: stored actions that were missing when the server started, if any.
        tables: tables in memory.
        connections: pages that are connected.
        megabytes: the memory of the server's process, in MB; 0 if unknown.
        thinking: the state of the processes that think for bots.
    """

    ok: bool
    version: str
    compiled: bool
    store: str
    store_ms: float
    damaged: int
    lost: int
    tables: int
    connections: int
    megabytes: float
    thinking: Thinking


class Readiness(msgspec.Struct, frozen=True):
    """The answer of `/health/live` and `/health/ready`: `why` is the reason if it is not `ok`."""

    ok: bool
    why: str = ""


class Doctor:
    """Tests the store, at most once in OFTEN seconds however many ask."""

    def __init__(self, hub: Hub) -> None:
        self._hub: Final = hub
        self._one: Final = asyncio.Lock()
        self._found = ("", 0.0)
        self._at = float("-inf")

    async def store(self) -> tuple[str, float]:
        """Return "ok" or why nothing can be kept, and the milliseconds a commit took."""
        async with self._one:
            if time.monotonic() - self._at >= OFTEN:
                self._found = await self._examine()
                self._at = time.monotonic()
        return self._found

    async def health(self) -> Health:
        """Return the health of the server."""
        store, took = await self.store()
        hub, version, fast = self._hub, velkahra.__version__, velkahra.compiled()
        lost = max(hub.store.lost, hub.store.dropped)
        return Health(
            store == "ok",
            version,
            fast,
            "damaged" if store == "ok" and (hub.damaged or lost) else store,
            took,
            len(hub.damaged),
            lost,
            hub.tables,
            hub.connections,
            round(system.megabytes(), 1),
            hub.workers.state(),
        )

    async def _examine(self) -> tuple[str, float]:
        """Commit something, and return "ok" or the reason of a failure, and milliseconds."""
        begun = time.monotonic()
        failure: StoreError | None = None
        try:
            async with asyncio.timeout(self._hub.settings.store_seconds):
                await self._hub.store.probe()
        except TimeoutError:
            failure = StoreError("store-slow", "it does not answer")
        except StoreError as error:
            failure = error
        if failure is not None:
            log.error("the store failed its health check: %s", failure)
        return failure.reason if failure else "ok", round(1000 * (time.monotonic() - begun), 1)


async def health(request: Request) -> Response:
    """Show the health page: 200 when all is well, 503 when nothing can be kept."""
    doctor: Doctor = request.app.state.doctor
    return _answer(await doctor.health())


async def live(request: Request) -> Response:
    """Answer 200: the process is up, whatever the store does."""
    return _answer(Readiness(True))


async def ready(request: Request) -> Response:
    """Answer 200 when people may be sent here, 503 with the reason when not."""
    if request.app.state.draining:
        return _answer(Readiness(False, DRAINING))
    doctor: Doctor = request.app.state.doctor
    store, _ = await doctor.store()
    return _answer(Readiness(True) if store == "ok" else Readiness(False, store))


def _answer(found: Health | Readiness) -> Response:
    answer = msgspec.json.encode(found)
    return Response(answer, 200 if found.ok else 503, media_type="application/json")


ROUTES: Final = (
    Route("/health", health),
    Route("/health/live", live),
    Route("/health/ready", ready),
)
