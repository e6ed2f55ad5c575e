"""A pool of processes that think, while their callers go on with everything else.

    workers = WorkerPool()
    action = await workers.ask(job, seconds=30)
    workers.close()

A worker starts when it is first needed. One that dies or takes too long is replaced, and its job is
done once more, unless it was a lengthy one. Jobs of a table go to its last worker, if free. Waiting
jobs have fair turns, see `turns`.
"""

import asyncio
import logging
import multiprocessing
import threading
import time
from collections.abc import Callable, Sequence
from functools import partial
from multiprocessing import connection
from multiprocessing.context import SpawnProcess
from typing import Any, Final, Protocol

import msgspec

from velkahra.bots.jobs import LENGTHY, ONCE, RANKS, Done, Failed, Job, Progress, Reply, Shelf
from velkahra.bots.turns import Claim, FairQueue, Priority
from velkahra.bots.worker import CANCEL, OUT_OF_MEMORY, Task, Terms, main
from velkahra.core import system
from velkahra.core.contract import cards

log: Final = logging.getLogger(__name__)

START_SECONDS: Final = 60.0
TICK: Final = 0.1
"""How soon, in seconds, a worker is told that its job is not wanted any more."""
GRACE: Final = 2.0
"""Seconds after that until it is ended."""
MOST_HOMES: Final = 1000
NICENESS: Final = 5

_spawn: Final = multiprocessing.get_context("spawn")
_one_at_a_time: Final = threading.Lock()
_preparations: Final[list[Callable[[], None]]] = []
_encoder: Final = msgspec.msgpack.Encoder()
_decoder: Final = msgspec.msgpack.Decoder(Reply)

Tell = Callable[[Any], None]


class ThinkingError(Exception):
    """A job has no result."""


class JobFailed(ThinkingError):
    """The job ended with an error of its own; asking again would bring the same."""


class WorkerLost(ThinkingError):
    """The worker died over the job, or had to be ended."""


class TooLong(WorkerLost):
    """The worker was ended because it thought for too long."""


class Closed(ThinkingError):
    """The pool is closed."""


class Thinking(msgspec.Struct, frozen=True):
    """The state of a pool.

    Attributes:
        workers: processes that run.
        busy: those that have a job.
        waiting: jobs that have no worker yet.
        replaced: workers that died, or had to be ended, since the start.
        megabytes: the memory all of them have taken at most.
    """

    workers: int
    busy: int
    waiting: int
    replaced: int
    megabytes: int


def also_prepare(prepare: Callable[[], None]) -> None:
    """Register a function of a module that every worker calls first, to add games or bots."""
    _preparations.append(prepare)


def spare_cores() -> int:
    """Return the number of cores, less one for everything else; at least 1."""
    return max(1, system.cores() - 1)


class Workers(Protocol):
    """Workers for jobs: processes of this computer (`WorkerPool`), or a cluster (`RayPool`)."""

    async def ask(
        self, job: Job, seconds: float, tell: Tell | None = None, claim: Claim = Priority
    ) -> Any:  # noqa: ANN401
        """Run a job and return its result. Raises: JobFailed, WorkerLost, Closed."""

    def ahead(self, claim: Claim) -> int:
        """Return how many jobs are done before that of a claim; 0 if it does not wait."""

    def state(self) -> Thinking:
        """Return the number of workers, of jobs, and the memory taken."""

    def close(self) -> None:
        """Take no more jobs."""


class WorkerPool:
    """The pool. Whatever it does belongs to one event loop."""

    def __init__(self, size: int = 0, megabytes: int = 0) -> None:
        """Start nothing yet.

        `size` is the most processes (0: `spare_cores`), and one more for lengthy jobs; `megabytes`
        is the most memory of each (0: no limit).
        """
        quick = [Worker(megabytes, NICENESS) for _ in range(size or spare_cores())]
        self._lanes: Final = (JobQueue(quick), JobQueue([Worker(megabytes, 2 * NICENESS)]))

    async def ask(
        self, job: Job, seconds: float, tell: Tell | None = None, claim: Claim = Priority
    ) -> Any:  # noqa: ANN401
        """Run a job and return its result; it may take `seconds` once a worker has it.

        `tell` is called with each progress report, and `claim` says for whom the job is. Cancelling
        the caller withdraws the job.

        Raises: JobFailed; TooLong for a lengthy job; WorkerLost if it went wrong twice; Closed.
        """
        lane = self._lanes[job.kind in LENGTHY]
        try:
            return await lane.ask(job, seconds, tell, claim)
        except WorkerLost as error:
            if isinstance(error, TooLong) and job.kind in ONCE:
                raise
            log.warning("a worker process was replaced: %s", error)
        return await lane.ask(job, seconds, tell, claim)

    def ahead(self, claim: Claim) -> int:
        """Return how many jobs are done before that of a claim; 0 if it does not wait."""
        return max(lane.queue.ahead(claim) for lane in self._lanes)

    def state(self) -> Thinking:
        """Return the number of workers, of jobs, and the memory taken."""
        workers = [worker for lane in self._lanes for worker in lane.workers]
        return Thinking(
            sum(worker.runs for worker in workers),
            sum(lane.queue.busy for lane in self._lanes),
            sum(lane.queue.waiting for lane in self._lanes),
            sum(worker.lost for worker in workers),
            sum(worker.megabytes for worker in workers if worker.runs),
        )

    def close(self) -> None:
        """End all processes; jobs that wait get `Closed`."""
        for lane in self._lanes:
            lane.close()


class JobQueue:
    """Workers that share a queue."""

    def __init__(self, workers: list["Worker"]) -> None:
        self.workers: Final = workers
        self.queue: Final = FairQueue(workers)
        self._homes: Final[Shelf[str, Worker]] = Shelf(MOST_HOMES)
        self._closed = False

    async def ask(self, job: Job, seconds: float, tell: Tell | None, claim: Claim) -> Any:  # noqa: ANN401
        """Run a job, as `WorkerPool.ask`, in some worker. Raises: JobFailed, WorkerLost, Closed."""
        if self._closed:
            raise Closed("the pool is closed")
        worker = await self.queue.take(
            claim, RANKS.get(job.kind, 0), partial(self._best, job.table)
        )
        self._homes.put(job.table, worker)
        return await self._do(worker, Task(job, seconds), tell)

    def close(self) -> None:
        """End the workers."""
        self._closed = True
        self.queue.close(Closed("the pool is closed"))
        for worker in self.workers:
            worker.close()

    def _best(self, table: str, idle: Sequence["Worker"]) -> "Worker":
        """Return the worker that had the table last, one that runs, or a new one."""
        home = self._homes.get(table)
        return max(idle, key=lambda worker: (worker is home, worker.runs))

    async def _do(self, worker: "Worker", task: Task, tell: Tell | None) -> Any:  # noqa: ANN401
        """Run a task in a worker and return its result; a thread gives the worker back."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Any] = loop.create_future()
        unwanted = threading.Event()

        def settle(result: Any, error: Exception | None) -> None:  # noqa: ANN401
            self.queue.give_back(worker)
            if not done.done():
                done.set_exception(error) if error else done.set_result(result)

        def hear(what: Any) -> None:  # noqa: ANN401
            if tell is not None and not done.done():
                tell(what)

        def watch() -> None:
            result, failure = None, None
            try:
                result = worker.do(task, lambda what: _call(loop, partial(hear, what)), unwanted)
            except Exception as error:
                failure = error
            _call(loop, partial(settle, result, failure))

        threading.Thread(target=watch, name="thinker", daemon=True).start()
        try:
            return await done
        finally:
            unwanted.set()


def _call(loop: asyncio.AbstractEventLoop, what: Callable[[], None]) -> None:
    """Call a function in the event loop, if that still runs."""
    try:
        loop.call_soon_threadsafe(what)
    except RuntimeError:
        log.debug("the event loop of a worker's caller is closed")


class Worker:
    """A process that thinks, as the pool sees it; there is none before the first task.

    Attributes:
        lost: how many processes died, or had to be ended.
        megabytes: the memory the process has taken at most, as it said last.
    """

    def __init__(self, megabytes: int, niceness: int) -> None:
        self.lost: int = 0
        self.megabytes: int = 0
        self._most: Final = megabytes
        self._niceness: Final = niceness
        self._lock: Final = threading.Lock()
        self._closed = False
        self._process: SpawnProcess | None = None
        self._pipe: connection.Connection | None = None

    @property
    def runs(self) -> bool:
        """Return whether the process has been started and not ended."""
        return self._process is not None

    def do(self, task: Task, tell: Tell, unwanted: threading.Event) -> Any:  # noqa: ANN401
        """Run a task and return its result. Setting `unwanted` makes it return None soon.

        `tell` is called with each progress report.

        Raises: JobFailed, WorkerLost, Closed.
        """
        try:
            pipe = self._started()
            pipe.send_bytes(_encoder.encode(task))
            return self._listen(pipe, task, tell, unwanted)
        except (EOFError, OSError) as error:
            raise self._given_up(
                f"it ended with {self._exit_code()} over {_named(task)}"
            ) from error

    def close(self) -> None:
        """End the process for good. Called from any thread."""
        with self._lock:
            self._closed = True
            self._end()

    def _started(self) -> connection.Connection:
        """Return the pipe to the (new) process. Raises: EOFError, OSError, WorkerLost, Closed."""
        with self._lock:
            if self._closed:
                raise Closed("the pool is closed")
            if self._pipe is not None:
                return self._pipe
            pipe, theirs = _spawn.Pipe()
            terms = Terms(cards.taken_from(), self._most, self._niceness, tuple(_preparations))
            self._process = _spawn.Process(
                target=main, args=(theirs, terms), name="velkahra-thinker", daemon=True
            )
            _start(self._process)
            theirs.close()
            self._pipe = pipe
        if not pipe.poll(START_SECONDS):
            raise self._given_up("it does not start")
        pipe.recv_bytes()
        return pipe

    def _listen(
        self, pipe: connection.Connection, task: Task, tell: Tell, unwanted: threading.Event
    ) -> Any:  # noqa: ANN401
        """Pass on what the process reports until the task is done, and return the result."""
        until, told = time.monotonic() + task.seconds, False
        while (left := until - time.monotonic()) > 0:
            if pipe.poll(min(left, TICK)):
                said = _decoder.decode(pipe.recv_bytes())
                if isinstance(said, Progress):
                    tell(said.what)
                else:
                    return self._result(said)
            if unwanted.is_set() and not told:
                pipe.send_bytes(CANCEL)
                told, until = True, min(until, time.monotonic() + GRACE)
        if told:
            raise self._given_up(f"it did not leave {_named(task)} alone")
        why = f"it thought for more than {task.seconds:g} s over {_named(task)}"
        raise self._given_up(why, TooLong)

    def _result(self, said: Reply) -> Any:  # noqa: ANN401
        if isinstance(said, Failed):
            raise JobFailed(said.why)
        assert isinstance(said, Done)
        self.megabytes = said.megabytes
        return said.what

    def _given_up(self, why: str, kind: type[WorkerLost] = WorkerLost) -> ThinkingError:
        """End the process, and return the error to raise."""
        with self._lock:
            if self._closed:
                return Closed("the pool is closed")
            self._end()
            self.lost += 1
        return kind(why)

    def _exit_code(self) -> str:
        with self._lock:
            if self._process is None:
                return "the pool"
            self._process.join(1)
            code = self._process.exitcode
        return "too little memory" if code == OUT_OF_MEMORY else f"code {code}"

    def _end(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join(1)
            self._process.close()
        if self._pipe is not None:
            self._pipe.close()
        self._process = self._pipe = None


def _start(process: SpawnProcess) -> None:
    """Start a process that Ctrl+C does not reach, not even while it starts."""
    with _one_at_a_time, system.without_interrupts():
        process.start()


def _named(task: Task) -> str:
    return f"{task.job.kind!r} of {task.job.bot or 'no bot'} at table {task.job.table}"
