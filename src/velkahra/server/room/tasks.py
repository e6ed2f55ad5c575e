"""Tasks that nobody waits for, or no longer: the log says what goes wrong in them."""

import asyncio
import logging
from collections.abc import Coroutine
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
