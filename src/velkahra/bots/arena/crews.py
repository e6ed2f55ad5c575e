"""Runs the games of a series: in this process, in a pool of processes, or on a Ray cluster.

A crew takes jobs and gives the games in the order of the jobs, so that a series is the same whoever
plays it. Only a few jobs are under way at a time: a crew can be stopped by closing it.
"""

from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future
from importlib import import_module
from types import ModuleType
from typing import Final, TypeVar

from velkahra.bots.arena.match import play
from velkahra.bots.arena.series import Job, Played
from velkahra.bots.processes import process_pool, worker_count
from velkahra.core.extras import missing

Crew = Callable[[Iterable[Job]], Generator[Played, None, None]]
Ticket = TypeVar("Ticket")

AHEAD: Final = 4  # jobs queued for each worker, so that a long game does not leave others idle


def crew_of(workers: int) -> Crew:
    """Return a crew of `workers` processes; 1 plays in this process, 0 uses all processors.

    Raises: VelkahraError for fewer than none.
    """
    number = worker_count(workers)
    return here if number == 1 else processes(number)


def here(jobs: Iterable[Job]) -> Generator[Played, None, None]:
    """Play the jobs one after the other in this process."""
    yield from map(play, jobs)


def processes(workers: int) -> Crew:
    """Return a crew of `workers` processes on this computer."""

    def crew(jobs: Iterable[Job]) -> Generator[Played, None, None]:
        with process_pool(workers) as pool:
            yield from in_order(
                jobs, AHEAD * workers, lambda job: pool.submit(play, job), Future.result
            )

    return crew


def on_ray(jobs: Iterable[Job]) -> Generator[Played, None, None]:
    """Play on a cluster: the one that RAY_ADDRESS names, or processes that Ray starts here.

    Raises: MissingExtra if Ray is not installed.
    """
    ray = _ray()
    if not ray.is_initialized():
        ray.init()
    ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    yield from in_order(jobs, ahead, ray.remote(play).remote, ray.get, ray.cancel)


def _ray() -> ModuleType:
    try:
        return import_module("ray")
    except ImportError as error:
        raise missing("a cluster", error) from None


def in_order(
    jobs: Iterable[Job],
    ahead: int,
    submit: Callable[[Job], Ticket],
    fetch: Callable[[Ticket], Played],
    cancel: Callable[[Ticket], object] = lambda ticket: None,
) -> Generator[Played, None, None]:
    """Yield the games of jobs in the order of the jobs, with up to `ahead` jobs running.

    `submit` starts a job and returns a ticket, `fetch` waits for a ticket's game, and `cancel`
    gives a ticket up. Closing the generator cancels the jobs that run.
    """
    waiting: deque[Ticket] = deque()
    try:
        for job in jobs:
            waiting.append(submit(job))
            if len(waiting) == ahead:
                yield fetch(waiting.popleft())
        while waiting:
            yield fetch(waiting.popleft())
    finally:
        for ticket in waiting:
            cancel(ticket)
