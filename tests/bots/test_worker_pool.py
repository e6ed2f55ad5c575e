"""Processes that think: what they are asked comes back, whatever happens to them."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest
from librt.random import Random
from tests.bots.thoughts import GO, PATIENCE, left, notes, unlucky

from velkahra.bots.jobs import Job, Shelf, Workshop
from velkahra.bots.turns import Priority
from velkahra.bots.worker_pool import Closed, JobFailed, WorkerLost, WorkerPool
from velkahra.core import registry
from velkahra.core.contract import cards
from velkahra.core.contract.state import CHANCE
from velkahra.core.play.play import Play

__all__ = ["unlucky"]

pytestmark = pytest.mark.usefixtures("unlucky")
SERVER = """
import asyncio
from tests.bots.test_worker_pool import job
from tests.bots.thoughts import prepare
from velkahra.bots import worker_pool
prepare()
worker_pool.also_prepare(prepare)
asyncio.run(worker_pool.WorkerPool(1).ask(job("hang"), 3600))
"""


def job(bot: str = "random", kind: str = "choose", table: str = "one") -> Job:
    return Job(kind, table, "morra", 2, registry.game("morra").complete({}), [], 0, bot, 7)


def last_action() -> int:
    return int(registry.game("morra").start(2).legal_actions(0)[-1])


@asynccontextmanager
async def pool(size: int = 1) -> AsyncIterator[WorkerPool]:
    workers = WorkerPool(size)
    try:
        yield workers
    finally:
        workers.close()


async def until(what: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not what():
            await asyncio.sleep(0.01)


def gone(process: int) -> bool:
    """Return whether no such process exists, or only what its parent has not yet collected."""
    try:
        state = Path(f"/proc/{process}/stat").read_text().rsplit(") ", 1)[1]
    except FileNotFoundError:
        return True
    return state.startswith("Z")


async def test_a_bot_chooses_in_another_process() -> None:
    (notes() / GO).touch()
    async with pool() as workers:
        assert await workers.ask(job("wait once"), 0.01 + PATIENCE) == last_action()
        assert left("wait once") not in ([], [os.getpid()])
        state = workers.state()
        assert (state.workers, state.busy, state.waiting, state.replaced) == (1, 0, 0, 0)
        assert state.megabytes > 0


@pytest.mark.parametrize("mishap", ["leave", "crash", "swell", "hang"])
async def test_a_worker_that_is_lost_is_replaced_and_the_job_done_again(mishap: str) -> None:
    async with pool() as workers:
        seconds = 0.5 if mishap == "hang" else PATIENCE
        assert await workers.ask(job(f"{mishap} once"), seconds) == last_action()
        first, second = left(f"{mishap} once")
        assert first != second
        assert gone(first)
        assert workers.state().replaced == 1


@pytest.mark.parametrize("mishap", ["leave", "hang"])
async def test_what_goes_wrong_twice_is_given_up(mishap: str) -> None:
    async with pool() as workers:
        with pytest.raises(WorkerLost, match="'choose' of " + mishap):
            await workers.ask(job(mishap), 0.5 if mishap == "hang" else PATIENCE)
        assert len(left(mishap)) == 2
        (notes() / GO).touch()
        assert await workers.ask(job("wait"), PATIENCE) == last_action(), "the pool goes on"


async def test_a_worker_killed_in_the_middle_of_a_thought_is_replaced() -> None:
    async with pool() as workers:
        asked = asyncio.create_task(workers.ask(job("wait once"), PATIENCE))
        await until(lambda: left("wait once"))
        os.kill(left("wait once")[0], signal.SIGKILL)
        assert await asked == last_action()
        assert workers.state().replaced == 1


async def test_an_error_of_a_bot_is_told_and_not_repeated() -> None:
    async with pool() as workers:
        with pytest.raises(JobFailed, match="this bot is broken"):
            await workers.ask(job("stumble"), PATIENCE)
        with pytest.raises(JobFailed, match="there is no job called 'dream'"):
            await workers.ask(job(kind="dream"), PATIENCE)
        assert len(left("stumble")) == 1
        assert workers.state().replaced == 0


async def test_a_long_job_says_how_far_it_is_and_can_be_cancelled() -> None:
    async with pool() as workers:
        heard: list[int] = []
        asked = asyncio.create_task(workers.ask(job(kind="analyse"), PATIENCE, heard.append))
        await until(lambda: len(heard) > 2)
        assert heard[:3] == [1, 2, 3]
        asked.cancel()
        await until(lambda: workers.state().busy == 0)
        assert workers.state().replaced == 0, "it left off by itself"
        (notes() / GO).touch()
        assert await workers.ask(job(kind="analyse"), PATIENCE) == "counted"
        assert len(set(left("analyse"))) == 1


async def test_a_long_job_that_takes_too_long_is_not_begun_again() -> None:
    async with pool() as workers:
        with pytest.raises(WorkerLost, match=r"more than 0\.5 s"):
            await workers.ask(job(kind="analyse"), 0.5)
        assert len(left("analyse")) == 1


async def test_a_cancelled_job_that_does_not_leave_off_is_ended() -> None:
    async with pool() as workers:
        asked = asyncio.create_task(workers.ask(job("hang"), 3600))
        await until(lambda: left("hang"))
        asked.cancel()
        await until(lambda: gone(left("hang")[0]))
        await until(lambda: workers.state().busy == 0)


async def test_long_jobs_hold_up_no_move_and_moves_go_before_hints() -> None:
    async with pool() as workers:
        long = asyncio.create_task(workers.ask(job(kind="analyse"), PATIENCE))
        await until(lambda: left("analyse"))
        order: list[str] = []

        async def ask(which: Job) -> None:
            await workers.ask(which, PATIENCE)
            order.append(which.kind)

        first = asyncio.create_task(ask(job("wait")))
        await until(lambda: left("wait"))
        later = [asyncio.create_task(ask(job(kind="hint", table="two")))]
        later.append(asyncio.create_task(ask(job(table="three"))))
        await until(lambda: workers.state().waiting == 2)
        (notes() / GO).touch()
        await asyncio.gather(long, first, *later)
        assert order == ["choose", "choose", "hint"]


@pytest.mark.parametrize("kind", ["choose", "hint"])
async def test_a_flood_of_an_address_goes_before_others_once(kind: str) -> None:
    async with pool() as workers:
        order: list[str] = []

        async def ask(which: Job, address: str) -> None:
            priority = Priority(addresses=(address,))
            await workers.ask(which, PATIENCE, claim=lambda: priority)
            order.append(address)

        asked = [asyncio.create_task(ask(job("wait"), "flood"))]
        await until(lambda: left("wait"))
        tables = [job(kind=kind, table=f"flood {n}") for n in range(40)]
        asked += [asyncio.create_task(ask(one, "flood")) for one in tables]
        await until(lambda: workers.state().waiting == 40)
        asked += [asyncio.create_task(ask(job(kind=kind, table="own"), "anna"))]
        await until(lambda: workers.state().waiting == 41)
        (notes() / GO).touch()
        await asyncio.gather(*asked)
        assert order.index("anna") <= 2


async def test_a_job_taken_back_while_it_waits_leaves_the_queue() -> None:
    async with pool() as workers:
        first = asyncio.create_task(workers.ask(job("wait"), PATIENCE))
        await until(lambda: left("wait"))
        second = asyncio.create_task(workers.ask(job(), PATIENCE))
        await until(lambda: workers.state().waiting)
        second.cancel()
        await until(lambda: not workers.state().waiting)
        (notes() / GO).touch()
        await first
        assert workers.state().busy == 0


async def test_a_table_comes_to_the_same_worker_and_bot_as_before() -> None:
    async with pool(2) as workers:
        for expected in (1, 2, 3):
            assert await workers.ask(job("forgetful"), PATIENCE) == expected
        assert len(set(left("forgetful"))) == 1
        assert await workers.ask(job("forgetful", table="other"), PATIENCE) == 1
        os.kill(left("forgetful")[0], signal.SIGKILL)
        await until(lambda: gone(left("forgetful")[0]))
        assert await workers.ask(job("forgetful"), PATIENCE) == 1, "without it, it begins anew"


async def test_own_card_files_are_known_in_workers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cards, "_beside_tables", None)
    monkeypatch.delenv(cards.FOLDER, raising=False)
    cards.lie_below(tmp_path)
    async with pool() as workers:
        assert await workers.ask(job(kind="hint"), PATIENCE) == str(cards.folder("morra"))


async def test_a_closed_pool_leaves_no_process_and_takes_no_job() -> None:
    workers = WorkerPool(1)
    asked = [asyncio.create_task(workers.ask(job("hang"), PATIENCE)) for _ in range(2)]
    await until(lambda: left("hang") and workers.state().waiting)
    workers.close()
    assert [type(e) for e in await asyncio.gather(*asked, return_exceptions=True)] == [
        Closed,
        Closed,
    ]
    assert gone(left("hang")[0])
    with pytest.raises(Closed):
        await workers.ask(job(), PATIENCE)


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
def test_workers_end_with_the_process_that_started_them(how: signal.Signals) -> None:
    path = os.pathsep.join([str(Path(__file__).parents[2]), *sys.path])
    parent = subprocess.Popen(
        [sys.executable, "-c", SERVER],
        env={**os.environ, "PYTHONPATH": path},
        stderr=subprocess.DEVNULL,
    )
    try:
        asyncio.run(until(lambda: left("hang")))
        parent.send_signal(how)
        parent.wait(PATIENCE)
        asyncio.run(until(lambda: gone(left("hang")[0])))
    finally:
        parent.kill()
        parent.wait()


async def test_ctrl_c_is_no_matter_of_workers() -> None:
    async with pool() as workers:
        asked = asyncio.create_task(workers.ask(job("wait"), PATIENCE))
        await until(lambda: left("wait"))
        os.kill(left("wait")[0], signal.SIGINT)
        time.sleep(0.05)
        (notes() / GO).touch()
        assert await asked == last_action()
        assert len(left("wait")) == 1


def test_positions_are_made_from_plies_whatever_was_there_before() -> None:
    """Forward, back, sideways and to another table: always what a fresh replay gives."""
    game, rng = registry.game("draws"), Random(5)
    play = Play(game, 2)
    while not play.state.is_over():
        seat = CHANCE if play.state.actor() == CHANCE else int(play.state.actor())
        actions = play.state.legal_actions(seat)
        play.act(seat, actions[rng.randrange(len(actions))])
    shop = Workshop()
    for _ in range(60):
        plies = play.plies[: rng.randrange(len(play.plies) + 1)]
        table = "ab"[rng.randrange(2)]
        asked = Job("choose", table, "draws", 2, play.options, plies, 0, "random", 1)
        fresh = Workshop().position(asked)[0]
        assert shop.position(asked)[0].freeze() == fresh.freeze()
    other = msgspec.structs.replace(job(), table="a")
    assert shop.position(other)[0].freeze() == Workshop().position(other)[0].freeze(), (
        "another game, even"
    )


def test_of_too_many_things_the_least_used_is_dropped() -> None:
    shelf: Shelf[str, int] = Shelf(2)
    for name in "ab":
        shelf.put(name, 1)
    shelf.get("a")
    shelf.put("c", 1)
    assert [shelf.get(name) for name in "abc"] == [1, None, 1]
