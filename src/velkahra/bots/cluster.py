"""A pool of workers on a Ray cluster, in place of processes of this computer.

    workers = RayPool("auto")
    action = await workers.ask(job, seconds=30)

Each job is a task of Ray, done by any process of the cluster with the same version installed. The
job of a lost worker is done once more, elsewhere.
"""

import asyncio
import logging
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import msgspec

from velkahra.bots.jobs import LENGTHY, RANKS, Done, Failed, Job, Reply, Workshop
from velkahra.bots.turns import Claim, FairQueue, Priority
from velkahra.bots.worker import done_alone
from velkahra.bots.worker_pool import Closed, JobFailed, Tell, Thinking, WorkerLost
from velkahra.core.contract import cards
from velkahra.core.extras import missing

log: Final = logging.getLogger(__name__)

START_SECONDS: Final = 60.0
"""How long a job may wait for a worker, which may have to start first."""

MOST_AT_ONCE: Final = 64
MOST_LENGTHY: Final = 8
"""Jobs that the cluster gets at once: moves and hints, and lengthy ones. Others wait here."""

_encoder: Final = msgspec.msgpack.Encoder()
_decoder: Final = msgspec.msgpack.Decoder(Reply)
_workshop: Final = Workshop()
"""The workshop that a process of the cluster keeps from one job to the next."""


class RayPool:
    """The pool, with the interface of `WorkerPool`. It belongs to one event loop."""

    def __init__(self, address: str) -> None:
        """Connect to host:port, or "auto", this computer. Raises: MissingExtra, ConnectionError."""
        self._ray: Final = connected(address)
        # A task that Ray itself repeats would run beyond its time.
        self._start: Final = self._ray.remote(max_retries=0)(_do).remote
        self._queues: Final = (FairQueue(range(MOST_AT_ONCE)), FairQueue(range(MOST_LENGTHY)))
        self._running = 0
        self._lost = 0
        self._closed = False

    async def ask(
        self, job: Job, seconds: float, tell: Tell | None = None, claim: Claim = Priority
    ) -> Any:  # noqa: ANN401
        """Run a job and return its result; it may take `seconds` once a worker has it.

        The cluster has START_SECONDS to find one. There are no progress reports, so nobody calls
        `tell`. `claim` says for whom the job is. Cancelling the caller ends the job.

        Raises: JobFailed; WorkerLost if it went wrong twice; Closed.
        """
        queue = self._queues[job.kind in LENGTHY]
        place = await queue.take(claim, RANKS.get(job.kind, 0), min)
        try:
            return await self._twice(job, seconds)
        finally:
            queue.give_back(place)

    def ahead(self, claim: Claim) -> int:
        """Return how many jobs are done before that of a claim; 0 if it does not wait."""
        return max(queue.ahead(claim) for queue in self._queues)

    def state(self) -> Thinking:
        """Return the number of jobs that run or wait, and of workers that were lost."""
        waiting = sum(queue.waiting for queue in self._queues)
        return Thinking(self._running, self._running, waiting, self._lost, 0)

    def close(self) -> None:
        """Take no more jobs. The cluster goes on."""
        self._closed = True
        for queue in self._queues:
            queue.close(Closed("the pool is closed"))

    async def _twice(self, job: Job, seconds: float) -> Any:  # noqa: ANN401
        try:
            return await self._once(job, seconds)
        except WorkerLost as error:
            log.warning("a job of the cluster is repeated: %s", error)
        return await self._once(job, seconds)

    async def _once(self, job: Job, seconds: float) -> Any:  # noqa: ANN401
        if self._closed:
            raise Closed("the pool is closed")
        ticket = self._start(_encoder.encode(job), seconds, cards.taken_from())
        self._running += 1
        try:
            async with asyncio.timeout(seconds + START_SECONDS):
                raw = await asyncio.wrap_future(ticket.future())
        except (TimeoutError, self._ray.exceptions.RayError) as error:
            self._ray.cancel(ticket, force=True)
            self._lost += 1
            raise WorkerLost(f"{type(error).__name__} over {job.kind!r}") from error
        except asyncio.CancelledError:
            self._ray.cancel(ticket, force=True)
            raise
        finally:
            self._running -= 1
        said = _decoder.decode(raw)
        if isinstance(said, Failed):
            raise JobFailed(said.why)
        assert isinstance(said, Done)
        return said.what


def _do(raw: bytes, seconds: float, folder: Path | None) -> bytes:
    """Do a job in a process of the cluster. `folder` has the own card files there, if any."""
    cards.take_from(folder)
    return _encoder.encode(done_alone(_workshop, msgspec.msgpack.decode(raw, type=Job), seconds))


def connected(address: str) -> ModuleType:
    """Return Ray, connected to the cluster at an address. Raises: MissingExtra, ConnectionError."""
    try:
        ray = import_module("ray")
    except ImportError as error:
        raise missing("a cluster", error) from None
    if not ray.is_initialized():
        ray.init(address=address, log_to_driver=False)
    return ray
