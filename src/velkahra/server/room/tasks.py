"""Tasks that nobody waits for, or no longer: the log says what goes wrong in them."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import Any, Final, TypeVar

from velkahra.core.contract.refusals import VelkahraError
from velkahra.server.domain.chat import ChatError
from velkahra.server.store.backend import StoreError

T = TypeVar("T")

log: Final = logging.getLogger(__name__)


def begin(work: Coroutine[Any, Any, T], what: str) -> asyncio.Task[T]:
    """Start work that nobody waits for; the log calls it `what` if it fails."""
    task = asyncio.create_task(work)
    task.add_done_callback(partial(_note, what))
    return task


class Watch:
    """Work that is done again and again while a hub is open, as one of its attendants.

    What the store refuses is tried again.
    """

    def __init__(
        self, work: Callable[[], Awaitable[None]], what: str, every: float, wait: float = 0.0
    ) -> None:
        """Begin after some seconds to `wait`."""
        self._task: Final = begin(self._run(work, every, wait), what)

    async def _run(self, work: Callable[[], Awaitable[None]], every: float, wait: float) -> None:
        await asyncio.sleep(wait)
        while True:
            with suppress(StoreError):
                await work()
            await asyncio.sleep(every)

    def look(self, room: Any) -> None:  # noqa: ANN401
        """Do nothing when a table changes."""

    def close(self) -> None:
        """Stop, together with the hub."""
        self._task.cancel()


async def unbroken(work: Coroutine[Any, Any, T], tasks: set[asyncio.Task[Any]]) -> T:
    """Return the result of work that runs to its end, in `tasks`, whether or not it is awaited."""
    task = asyncio.create_task(work)
    tasks.add(task)
    task.add_done_callback(tasks.discard)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        task.add_done_callback(partial(_note, "a task whose page has left"))
        raise


def _note(what: str, task: asyncio.Task[Any]) -> None:
    error = None if task.cancelled() else task.exception()
    if isinstance(error, StoreError | VelkahraError | ChatError):
        log.info("%s was refused: %s", what, error)
    elif error is not None:
        log.error("%s failed", what, exc_info=error)
