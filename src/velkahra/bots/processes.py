"""Processes that share the work of a command."""

import os
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, get_context, parent_process
from pathlib import Path
from threading import Thread

from velkahra.core import system
from velkahra.core.contract import cards, refusals


def worker_count(workers: int) -> int:
    """Return the number of processes; 0 is one per processor. Raises: VelkahraError if below."""
    if workers < 0:
        raise refusals.VelkahraError("workers must be 0 or more; 0 means one per CPU core")
    return workers or system.cores()


@contextmanager
def process_pool(workers: int) -> Iterator[ProcessPoolExecutor]:
    """Open a pool of processes that know the user's own cards, and end silently with this one.

    Leaving the block early ends them at once: their work may take minutes.
    """
    others = set(active_children())
    pool = ProcessPoolExecutor(workers, get_context("spawn"), _settle, (cards.taken_from(),))
    try:
        yield pool
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in set(active_children()) - others:
            worker.terminate()
        raise
    pool.shutdown()


def _settle(place: Path | None) -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    Thread(target=_leave_with_parent, daemon=True).start()
    cards.take_from(place)


def _leave_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
