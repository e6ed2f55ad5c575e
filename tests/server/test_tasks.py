"""Tasks that nobody waits for: what goes wrong in them is logged once, and nothing else is."""

import asyncio
import gc
import threading
from typing import Any

import pytest
from tests.server.helpers import Page, Site
from tests.server.hours import PATIENCE

from velkahra.core.contract.refusals import StaleAction
from velkahra.server.room.tasks import begin, unbroken
from velkahra.server.store.backend import StoreError
from velkahra.server.store.database import Store

ACT: dict[str, Any] = {"kind": "act", "v": 0, "text": "show 2"}


@pytest.fixture(scope="module", autouse=True)
def _only_new_objects() -> None:
    """Let the collections here pass over all that tests before have left: it takes a second."""
    gc.freeze()


def said(caplog: pytest.LogCaptureFixture) -> list[str]:
    """Give what was logged about tasks, after everything that is gone was collected."""
    gc.collect()
    names = ("asyncio", "velkahra.server.room.tasks")
    return [record.getMessage() for record in caplog.records if record.name in names]


def until_ash_is_here(birch: Page, here: bool) -> None:
    while birch.hear_chat().get("people", [{"here": not here}])[0].get("here", False) != here:
        pass


@pytest.mark.parametrize("messages", [[ACT], [ACT, {**ACT, "v": 99}]])
def test_a_page_that_leaves_before_it_is_refused_leaves_no_traceback(
    site: Site,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    recwarn: pytest.WarningsRecorder,
    messages: list[dict[str, Any]],
) -> None:
    """The store fails only after the page has left."""
    asked, left, failed = threading.Event(), threading.Event(), threading.Event()

    async def fails(*_: object) -> None:
        asked.set()
        await asyncio.to_thread(left.wait, PATIENCE)
        failed.set()
        raise StoreError("store-away", "the database is away")

    one, two, _ = site.table("morra", "person", "person")
    with site.at(two) as birch:
        with monkeypatch.context() as patch:
            patch.setattr(Store, "append", fails)
            with site.at(one) as ash:
                for message in messages:
                    ash.say(**message)
                assert asked.wait(PATIENCE)
                until_ash_is_here(birch, True)
            until_ash_is_here(birch, False)
            left.set()
            assert failed.wait(PATIENCE)
        birch.act("show 1", 0)
        birch.update()
    assert said(caplog) == []
    assert [str(one.message) for one in recwarn if "never awaited" in str(one.message)] == []


def test_a_task_that_fails_is_logged_with_what_it_was(caplog: pytest.LogCaptureFixture) -> None:
    async def breaks(error: Exception) -> None:
        raise error

    async def run() -> None:
        for error in (ZeroDivisionError("oops"), StoreError("store-away", "it is away")):
            await asyncio.wait([begin(breaks(error), "the watch")])

    asyncio.run(run())
    assert said(caplog) == ["the watch failed"]
    assert caplog.records[0].exc_info


def test_work_goes_on_when_its_caller_is_cancelled(caplog: pytest.LogCaptureFixture) -> None:
    """A bug is logged although nobody hears of it; a refusal concerns nobody any more."""
    tasks: set[asyncio.Task[Any]] = set()
    done: list[str] = []

    async def run(error: Exception | None) -> None:
        free = asyncio.Event()

        async def work() -> None:
            await free.wait()
            done.append("done")
            if error is not None:
                raise error

        caller = asyncio.create_task(unbroken(work(), tasks))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        caller.cancel()
        await asyncio.wait([caller])
        assert caller.cancelled()
        (task,) = tasks
        free.set()
        await asyncio.wait([task])

    for error in (None, StaleAction("the game went on"), ZeroDivisionError("oops")):
        asyncio.run(run(error))
    assert done == ["done"] * 3
    assert not tasks
    assert said(caplog) == ["a task whose page has left failed"]


def test_who_waits_hears_of_a_failure_unlike_the_log(caplog: pytest.LogCaptureFixture) -> None:
    async def breaks() -> None:
        raise ZeroDivisionError("oops")

    async def run() -> None:
        with pytest.raises(ZeroDivisionError):
            await unbroken(breaks(), set())

    asyncio.run(run())
    assert said(caplog) == []
