"""Processes for bots and batches, forked in tests from one that has imported everything.

Elsewhere each is a new interpreter, which takes a CPU second to start; the tests of how workers end
with their server, and those of a release, start them like that too.
"""

import multiprocessing
import os
from collections.abc import Mapping
from functools import partial
from typing import Final

from velkahra.bots import processes, worker_pool
from velkahra.core.plugin import BUILT_IN
from velkahra.envs import pool

FORKING: Final = multiprocessing.get_context("forkserver")


def fork_workers() -> None:
    """Fork all processes that work for this one from now on."""
    games = (f"velkahra.games.{name}.game" for name in BUILT_IN)
    FORKING.set_forkserver_preload(["pytest", "velkahra.bots.worker", "velkahra.envs.pool", *games])
    vars(worker_pool)["_spawn"] = FORKING
    for module in (processes, pool):
        vars(module)["get_context"] = lambda method: FORKING


def same_environment() -> partial[None]:
    """Return a preparation of workers, which are forked from a process begun before a test."""
    return partial(_update, dict(os.environ))


def _update(environment: Mapping[str, str]) -> None:
    os.environ.update(environment)
