"""Bots at a table: they see only what their seat may know, and nobody waits while they think.

Quick ones run in a thread, others in a process of their own. Among themselves bots act only while
somebody watches.
"""

import asyncio
import logging
import random
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Final, TypeVar

from librt.random import Random

import velkahra
from velkahra import bots
from velkahra.bots import jobs, turns, worker_pool
from velkahra.core.contract.refusals import VelkahraError
from velkahra.core.play.seat_knowledge import SeatKnowledge
from velkahra.server.room.room import Room
from velkahra.server.room.tasks import begin
from velkahra.server.settings import Settings
from velkahra.server.store import backend, tempo

T = TypeVar("T")

log: Final = logging.getLogger(__name__)

INTERPRETED_SECONDS: Final = 0.5
"""The most a bot thinks where the rules are not compiled: a number of nodes would take too long."""

STORE_PAUSES: Final = (1.0, 2.0, 5.0, 10.0)


class Driver:
    """Lets the bots of one table act, one after the other, for as long as it is their turn."""

    def __init__(
        self, room: Room, settings: Settings, workers: worker_pool.Workers, pace: str = tempo.USUAL
    ) -> None:
        self._room: Final = room
        self._settings: Final = settings
        self._workers: Final = workers
        self._pace: Final = pace
        self._task: asyncio.Task[None] | None = None
        self._stopped = False
        self._rng: Final = Random(random.SystemRandom().getrandbits(60))

    @property
    def busy(self) -> bool:
        """Return whether a bot is thinking or about to act."""
        return self._task is not None

    def wake(self) -> None:
        """Start a bot if one has to act. Call this after every change, and when somebody comes."""
        if self._task is None and not self._stopped and self._is_wanted():
            self._task = begin(self._drive(), "a bot")

    def _is_wanted(self) -> bool:
        """Return whether a bot has something to decide, and somebody waits for that."""
        room = self._room
        return bool(room.waiting_bots()) and (room.has_people or room.audience.is_there)

    def _priority(self) -> turns.Priority:
        audience = self._room.audience
        present = turns.WATCHED if audience.is_there else turns.AWAY
        return turns.Priority(
            present if self._room.has_people else turns.BOTS_ONLY, audience.addresses
        )

    def stop(self) -> None:
        """Stop the bots for good and cancel their thinking.

        A store that closes may hide the cancelling, and pages may still wake the bots.
        """
        self._stopped = True
        if self._task is not None:
            self._task.cancel()

    async def _drive(self) -> None:
        failures = 0
        try:
            while not self._stopped and self._is_wanted():
                try:
                    await self._step()
                    failures = 0
                except backend.StoreError as error:
                    pause = STORE_PAUSES[min(failures, len(STORE_PAUSES) - 1)]
                    failures += 1
                    log.warning("a bot waits %g s for the store: %s", pause, error)
                    await asyncio.sleep(pause)
                except Exception:
                    log.exception("a bot failed", extra={"table": self._room.row.id})
                    await asyncio.sleep(STORE_PAUSES[-1])
        finally:
            self._task = None
            self._room.hurried.clear()

    async def _step(self) -> None:
        """Make one bot act after its pause or thinking, unless the position changes meanwhile."""
        room, begun = self._room, time.monotonic()
        seat = room.waiting_bots()[0]
        heavy = bots.is_heavy(room.row.seats[seat].bot)
        least = tempo.least(self._pace, self._settings.bot_pause, forced=self._is_forced(seat))
        if not heavy:
            await self._rest(least)
            if seat not in room.waiting_bots():
                return
        version = room.ledger.version
        action = await self._choose(seat)
        await self._rest(begun + least - time.monotonic())
        try:
            await room.act(seat, room.ledger.game.write(seat, action), version)
        except VelkahraError as error:
            log.info("a bot's action came too late: %s", error)

    def _is_forced(self, seat: int) -> bool:
        """Return whether a bot has a single action, where a person's would be skipped as well."""
        game, state = self._room.ledger.game, self._room.ledger.state
        return game.table.may_skip(state, seat) or game.table.only_ends(state, seat)

    async def _rest(self, seconds: float) -> None:
        """Wait so that people can follow, unless they do not want to."""
        if seconds > 0:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._room.hurried.wait(), seconds)
        else:
            await asyncio.sleep(0)

    async def _choose(self, seat: int) -> int:
        """Return a bot's choice, or a random one, with a log line, if it fails or is too slow."""
        name = self._room.row.seats[seat].bot
        legal = list(self._room.ledger.state.legal_actions(seat))
        try:
            action = await (self._ask if bots.is_heavy(name) else self._ask_here)(seat, name)
            if action in legal:
                return action
            log.error("bot %s chose %s, which is not legal", name, action)
        except TimeoutError:
            log.error("bot %s thought for more than %g s", name, self._settings.bot_seconds)
        except worker_pool.ThinkingError as error:
            log.error("bot %s failed: %s", name, error)
        except Exception:
            log.exception("bot %s failed", name)
        return legal[self._rng.randrange(len(legal))]

    async def _ask_here(self, seat: int, name: str) -> int:
        ledger = self._room.ledger
        knowledge = SeatKnowledge(ledger.game.judge, ledger.state, seat, self._rng)
        rng = Random(self._rng.randrange(1 << 60))
        return await in_thread(
            lambda: int(bots.make(name).choose(knowledge, rng)), self._settings.bot_seconds
        )

    async def _ask(self, seat: int, name: str) -> int:
        row, play = self._room.row, self._room.ledger.play
        seed = self._rng.randrange(1 << 60)
        name = name if velkahra.compiled() else bots.within(name, INTERPRETED_SECONDS)
        job = jobs.Job(
            "choose", row.id, row.game, play.seats, play.options, list(play.plies), seat, name, seed
        )
        seconds = self._settings.thinker_seconds
        return int(await self._workers.ask(job, seconds, claim=self._priority))


async def in_thread(work: Callable[[], T], seconds: float) -> T:
    """Return the result of `work`, run in a daemon thread. Raises: TimeoutError after `seconds`."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[T] = loop.create_future()

    def settle(tell: Callable[[], None]) -> None:
        if not done.done():
            tell()

    def body() -> None:
        try:
            tell = partial(done.set_result, work())
        except Exception as error:
            tell = partial(done.set_exception, error)
        if not loop.is_closed():
            loop.call_soon_threadsafe(settle, tell)

    threading.Thread(target=body, name="bot", daemon=True).start()
    return await asyncio.wait_for(done, seconds)
