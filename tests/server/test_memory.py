"""The memory of idle tables, and of tables at which nobody looks."""

import asyncio
import ctypes
import gc
import random
import time
import weakref
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from tests.server.helpers import Page, serving, some_action
from tests.server.test_clocks import Place, place

from velkahra.core.choice.diff import differing, prints_of
from velkahra.server.domain.chat import Speaker
from velkahra.server.domain.messages.timing import AskPause
from velkahra.server.room import bots, hub, memory
from velkahra.server.room.chat import Chat
from velkahra.server.room.requests import Requests
from velkahra.server.store.backend import StoreError

__all__ = ["place"]


def test_hashes_of_a_drawing_tell_what_another_one_changes() -> None:
    old = ({"a": "1", "b": "2"}, {"c": "3"})
    new = ({"a": "1", "b": "4"}, {"c": "3"})
    assert differing(prints_of(old), new) == differing(old, new) == {"b": "4"}
    assert differing(prints_of(new), new) == {}


def heard(folder: Path, game: str, seconds: float) -> list[dict[str, Any]]:
    """Play a few moves with pauses between them. Returns: all that two pages were told."""
    luck, found = random.Random(3), []
    with serving(folder) as site:
        paths = site.table(game, "person", "person")[:2]
        with site.at(paths[0]) as one, site.at(paths[1]) as two:
            for _ in range(12):
                time.sleep(seconds)
                actor: Page = next(page for page in (one, two) if page.last["yours"])
                actor.act(some_action(actor.last["choices"], luck))
                for page in (one, two):
                    page.update()
                    found.append(page.last)
    return found


@pytest.mark.parametrize("game", ["euphrates", "viceroy"])
def test_pages_hear_the_same_of_a_table_that_rested(
    tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = heard(tmp_path / "usual", game, 0)
    monkeypatch.setattr(hub, "HOUSE_SECONDS", 0.005)
    monkeypatch.setattr(hub, "REST_SECONDS", -1.0)
    assert heard(tmp_path / "resting", game, 0.03) == usual


async def test_a_resting_table_is_drawn_for_whoever_comes(place: Place) -> None:
    room = await place.open("morra")
    scene = room.scene(0, "en")
    parts = scene.parts
    room.rest()
    assert room.rests
    assert (scene.parts, scene.prints) == ((), prints_of(parts))
    assert room.scene(0, "en", scene) is scene, "whoever was told it need not be told again"
    assert room.scene(0, "en").parts == parts
    assert not room.rests


async def test_tables_that_nobody_looks_at_are_put_away_and_come_back(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await place.open("morra")
    name = room.row.id
    await room.act(0, "show 1", 0)
    assert not place.hub.tidy_up()
    assert place.hub.names() == [name]
    monkeypatch.setattr(hub, "AWAY_SECONDS", -1.0)
    room.watchers.add(print)
    place.hub.tidy_up()
    assert place.hub.names() == [name], "somebody looks"
    room.watchers.discard(print)
    acting = asyncio.create_task(room.act(1, "show 2", 1))
    await asyncio.sleep(0)
    place.hub.tidy_up()
    assert place.hub.names() == [name], "its rows are being committed"
    await acting
    place.hub.tidy_up()
    assert place.hub.names() == []
    again = await place.hub.room(name)
    assert again is not None
    assert again is not room
    assert again.ledger.version == room.ledger.version > 1


async def test_a_finished_table_is_not_put_away_while_it_is_loaded(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await place.open("morra")
    name = room.row.id
    for version, (seat, action) in enumerate([(0, "show 1"), (1, "show 2")]):
        await room.act(seat, action, version)
    monkeypatch.setattr(type(room.ledger.state), "is_over", lambda _: True)
    monkeypatch.setattr(hub, "AWAY_SECONDS", -1.0)
    place.hub.tidy_up()
    assert place.hub.names() == []

    async def keep_house(*_: object) -> None:
        place.hub.tidy_up()

    monkeypatch.setattr(type(room), "keep_result", keep_house)
    assert await place.hub.room(name) is not None


async def test_a_table_that_is_put_away_is_gone_at_once(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The garbage collector would find it late, when thousands are in memory beside the limit."""
    monkeypatch.setattr(hub, "AWAY_SECONDS", -1.0)
    players, more = ("person", "person", "bot random"), {"late": "default", "hinting": "yes"}
    room = await place.open("draws", *players, clock="move-30", **more)
    name = room.row.id
    for seat in (0, 1):
        await room.arrived(seat)
    await room.feature(Requests).do(0, AskPause())
    await room.feature(Chat).say(Speaker("seat-0", 0), "hello")
    room.scene(0, "en")
    while place.hub._rooms[name][1].busy or room.is_changing:
        await asyncio.sleep(0.01)
    found = weakref.ref(room)
    del room
    gc.disable()
    try:
        place.hub.tidy_up()
        await asyncio.sleep(0)
        assert place.hub.names() == []
        assert found() is None, gc.get_referrers(found())
    finally:
        gc.enable()


def test_memory_is_given_back_as_far_as_the_system_can(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    for library in (SimpleNamespace(malloc_trim=asked.append), SimpleNamespace()):
        monkeypatch.setattr(ctypes, "CDLL", lambda name, found=library: found)
        memory._malloc_trim.cache_clear()
        memory.trim()
    memory._malloc_trim.cache_clear()
    assert asked == [0]


@pytest.mark.parametrize("pages", [0, 1])
async def test_garbage_is_collected_when_no_page_would_notice(
    place: Place, monkeypatch: pytest.MonkeyPatch, pages: int
) -> None:
    collected: list[bool] = []
    trimmed = asyncio.Event()
    loop = asyncio.get_running_loop()
    monkeypatch.setattr(hub, "HOUSE_SECONDS", 0.0)
    monkeypatch.setattr(place.hub, "tidy_up", lambda: True)
    monkeypatch.setattr(gc, "collect", lambda: collected.append(True))
    monkeypatch.setattr(memory, "trim", lambda: loop.call_soon_threadsafe(trimmed.set))
    place.hub.connections = pages
    keeper = asyncio.create_task(place.hub._keep_house())
    await asyncio.wait_for(trimmed.wait(), 20)
    keeper.cancel()
    assert bool(collected) == (pages == 0)


async def test_a_bot_ends_with_its_server_though_the_store_is_closed_first(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await place.open("morra", "person", "bot random")
    name = room.row.id
    acting = asyncio.Event()

    async def act(*_: object) -> None:
        acting.set()
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError as error:
            raise StoreError("store-closed", "the store is closed") from error

    monkeypatch.setattr(room, "act", act)
    _, driver = place.hub._rooms[name]
    await asyncio.wait_for(acting.wait(), 10)
    driver.stop()
    monkeypatch.setattr(bots, "STORE_PAUSES", (0.0,))
    async with asyncio.timeout(10):
        while driver.busy:
            await asyncio.sleep(0.01)
    driver.wake()
    assert not driver.busy, "a page that leaves last wakes the bot of a closed store"
