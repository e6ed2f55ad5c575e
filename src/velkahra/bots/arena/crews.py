"""Runs jobs, such as the games of a series: here, in a pool of processes, or on a Ray cluster.

Results come in the order of the jobs, so a series is the same whoever plays it. Only a few jobs run
at a time: closing a crew stops it.
"""

from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future
from importlib import import_module
from types import ModuleType
from typing import Final, Protocol, TypeVar

from velkahra.bots.processes import process_pool, worker_count
from velkahra.core.extras import missing

Done = TypeVar("Done")
Done_co = TypeVar("Done_co", covariant=True)
Ticket = TypeVar("Ticket")

AHEAD: Final = 4  # jobs queued for each worker, so that a long game does not leave others idle


class Task(Protocol[Done_co]):
    """A job that any process can do."""

    def run(self) -> Done_co:
        """Return the result of the task; it depends on the task only."""


Crew = Callable[[Iterable[Task[Done]]], Generator[Done, None, None]]


def _run(job: Task[Done]) -> Done:
    return job.run()


def crew_of(workers: int) -> Crew[Done]:
    """Return a crew of `workers` processes; 1 plays in this process, 0 uses all processors.

    Raises: VelkahraError for fewer than none.
    """
    number = worker_count(workers)
    return here if number == 1 else processes(number)


def here(jobs: Iterable[Task[Done]]) -> Generator[Done, None, None]:
    """Do the jobs one after the other in this process."""
    yield from map(_run, jobs)


def processes(workers: int) -> Crew[Done]:
    """Return a crew of `workers` processes on this computer."""

    def crew(jobs: Iterable[Task[Done]]) -> Generator[Done, None, None]:
        with process_pool(workers) as pool:
            yield from in_order(
                jobs, AHEAD * workers, lambda job: pool.submit(_run, job), Future.result
            )

    return crew


def on_ray(jobs: Iterable[Task[Done]]) -> Generator[Done, None, None]:
    """Do the jobs on the cluster at RAY_ADDRESS, or one of this computer. Raises: MissingExtra."""
    ray = _ray()
    if not ray.is_initialized():
        ray.init()
    ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    yield from in_order(jobs, ahead, ray.remote(_run).remote, ray.get, ray.cancel)


def _ray() -> ModuleType:
    try:
        return import_module("ray")
    except ImportError as error:
        raise missing("a cluster", error) from None


def in_order(
    jobs: Iterable[Task[Done]],
    ahead: int,
    submit: Callable[[Task[Done]], Ticket],
    fetch: Callable[[Ticket], Done],
    cancel: Callable[[Ticket], object] = lambda ticket: None,
) -> Generator[Done, None, None]:
    """Yield the results of jobs in their order, with up to `ahead` jobs running.

    `submit` starts a job and returns a ticket, `fetch` waits for its result, and `cancel` gives it
    up. Closing the generator cancels the jobs that run.
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
