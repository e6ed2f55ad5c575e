"""The worker pool on a cluster: the answers of the other pool, and a lost worker is a job repeated.

Ray is large and not installed for the tests: a stand-in does its tasks in threads.
"""

import asyncio
import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from tests.server.helpers import serving, some_action
from tests.server.hours import PATIENCE

from velkahra.bots.cluster import RayPool
from velkahra.bots.jobs import Job, Workshop, work
from velkahra.bots.turns import Priority
from velkahra.bots.worker_pool import Closed, JobFailed, WorkerLost
from velkahra.core import registry
from velkahra.core.contract.refusals import VelkahraError
from velkahra.core.play.dealer import Dealer
from velkahra.core.play.play import Play

GAME = registry.game("euphrates")
PLAY = Play(GAME, 2)
PLAY.deal(Dealer("7" * 32))
SEAT = next(seat for seat in range(2) if PLAY.state.may_act(seat))
JOB = Job("choose", "t", "euphrates", 2, PLAY.options, list(PLAY.plies), SEAT, "greedy", 7)


class RayError(Exception):
    """What a lost worker brings."""


class Ticket:
    """A task that is under way."""

    def __init__(self, result: "Future[bytes]") -> None:
        self._result = result

    def future(self) -> "Future[bytes]":
        return self._result


class StandIn:
    """As much of Ray as the pool uses. `losses` workers are lost first."""

    exceptions = SimpleNamespace(RayError=RayError)

    def __init__(self) -> None:
        self.losses = 0
        self.asked: list[str] = []
        self.stuck: threading.Event | None = None
        self._threads = ThreadPoolExecutor(2)

    def is_initialized(self) -> bool:
        return False

    def init(self, address: str, log_to_driver: bool) -> None:
        self.asked.append(f"init {address}")

    def remote(self, max_retries: int) -> Callable[[Callable[..., bytes]], Any]:
        assert max_retries == 0
        return lambda task: SimpleNamespace(remote=lambda *given: self._begin(task, given))

    def cancel(self, ticket: Ticket, force: bool) -> None:
        self.asked.append("cancel")

    def _begin(self, task: Callable[..., bytes], given: tuple[Any, ...]) -> Ticket:
        self.asked.append("task")

        def run() -> bytes:
            if self.losses:
                self.losses -= 1
                raise RayError
            if self.stuck is not None:
                self.stuck.wait(10)
            return task(*given)

        return Ticket(self._threads.submit(run))


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> StandIn:
    made = StandIn()
    monkeypatch.setitem(sys.modules, "ray", made)
    return made


def test_a_cluster_answers_as_one_process_does(ray: StandIn) -> None:
    expected = work(Workshop(), JOB, lambda what: None)
    assert asyncio.run(RayPool("host:6379").ask(JOB, 20)) == expected
    assert ray.asked == ["init host:6379", "task"]


def test_the_job_of_a_lost_worker_is_repeated_once(ray: StandIn) -> None:
    ray.losses, pool = 1, RayPool("auto")
    assert isinstance(asyncio.run(pool.ask(JOB, 20)), int)
    assert ray.asked.count("task") == 2
    assert pool.state().replaced == 1
    ray.losses = 2
    with pytest.raises(WorkerLost):
        asyncio.run(pool.ask(JOB, 20))
    assert ray.asked.count("task") == 4


def test_a_job_that_takes_long_is_repeated(ray: StandIn, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("velkahra.bots.cluster.START_SECONDS", 0.0)
    ray.stuck = threading.Event()
    with pytest.raises(WorkerLost, match="TimeoutError"):
        asyncio.run(RayPool("auto").ask(JOB, 0.05))
    ray.stuck.set()
    assert ray.asked.count("cancel") == ray.asked.count("task") == 2


async def test_jobs_wait_here_while_the_cluster_has_enough(
    ray: StandIn, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("velkahra.bots.cluster.MOST_AT_ONCE", 1)
    ray.stuck = threading.Event()
    pool, claim = RayPool("auto"), Priority
    asked = [asyncio.create_task(pool.ask(JOB, 20, claim=claim)) for _ in range(3)]
    await asyncio.sleep(0)
    assert (pool.state().busy, pool.state().waiting, pool.ahead(claim)) == (1, 2, 1)
    ray.stuck.set()
    assert len(set(await asyncio.gather(*asked))) == 1
    assert (pool.state().busy, pool.state().waiting, pool.ahead(claim)) == (0, 0, 0)


def test_a_worker_ends_itself_when_its_time_is_up() -> None:
    code = (
        "from tests.bots.test_cluster import JOB; import msgspec, time;"
        "from velkahra.bots import cluster, jobs;"
        "jobs.KINDS['choose'] = lambda workshop, job, report: time.sleep(20);"
        "cluster._do(msgspec.msgpack.encode(JOB), 0.05, None)"
    )
    done = subprocess.run([sys.executable, "-c", code], timeout=PATIENCE)
    assert done.returncode == -signal.SIGALRM


def test_a_job_that_fails_by_itself_is_not_repeated(ray: StandIn) -> None:
    job = Job("juggle", "t", "euphrates", 2, {}, [], 0, "greedy", 7)
    with pytest.raises(JobFailed, match="juggle"):
        asyncio.run(RayPool("auto").ask(job, 20))
    assert ray.asked.count("task") == 1


def test_a_closed_pool_takes_no_job(ray: StandIn) -> None:
    pool = RayPool("auto")
    pool.close()
    with pytest.raises(Closed):
        asyncio.run(pool.ask(JOB, 20))


def test_without_ray_one_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(VelkahraError, match=r"velkahra\[ray\]"):
        RayPool("auto")


def test_a_server_lets_a_cluster_think(ray: StandIn, tmp_path: Path) -> None:
    with serving(tmp_path, ray="auto", bot_pause=0.0) as site:
        one, *_ = site.table("viceroy", "person", "bot beginner")
        with site.at(one) as page:
            page.act(some_action(page.last["choices"], random.Random(1)))
            deadline = time.monotonic() + PATIENCE
            while "task" not in ray.asked and time.monotonic() < deadline:
                time.sleep(0.01)
    assert ray.asked[:2] == ["init auto", "task"]
