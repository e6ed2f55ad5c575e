"""Processes for bots and batches, forked in tests from one that has imported everything.

Elsewhere each is a new interpreter, which takes a CPU second to start; the tests of how workers end
with their server, and those of a release, start them like that too.
"""

import multiprocessing
import os
from collections.abc import Mapping
from functools import partial
from typing import Final

from velkahra.bots import worker_pool
from velkahra.envs import pool

FORKING: Final = multiprocessing.get_context("forkserver")


def fork_workers() -> None:
    """Fork the workers of servers and of batches from now on."""
    # No game: each worker reads the card sets that there are when it loads one.
    FORKING.set_forkserver_preload(["pytest", "velkahra.bots.worker", "velkahra.envs.pool"])
    vars(worker_pool)["_spawn"] = FORKING
    vars(pool)["get_context"] = lambda method: FORKING


def same_environment() -> partial[None]:
    """Return a preparation of workers, which are forked from a process begun before a test."""
    return partial(_update, dict(os.environ))


def _update(environment: Mapping[str, str]) -> None:
    os.environ.update(environment)
