"""Bots at a table: they act, and when they fail something legal is played instead."""

import asyncio
import json
import logging
import os
import random
import re
import signal
import time
from collections.abc import Callable
from pathlib import Path
from threading import Event
from types import SimpleNamespace
from typing import cast

import pytest
from librt.random import Random
from tests.bots.thoughts import PATIENCE, left, unlucky
from tests.server.helpers import Serve, Site, play_on, rows_in, serving, sqlite_of
from tests.server.hours import wait_until

from velkahra import bots
from velkahra.bots.turns import AWAY, BOTS_ONLY, WATCHED, Priority
from velkahra.bots.worker_pool import Workers
from velkahra.core import registry
from velkahra.core.contract.state import CHANCE
from velkahra.core.contract.words import LANGUAGES
from velkahra.core.play.seat_knowledge import SeatKnowledge
from velkahra.server.room.audience import LOOK_SECONDS, Audience
from velkahra.server.room.bots import Driver
from velkahra.server.room.room import Room
from velkahra.server.settings import Settings
from velkahra.server.store import tempo

__all__ = ["unlucky"]

Choose = Callable[[SeatKnowledge, Random], int]


class Strange:
    """A bot that does what a test needs."""

    def __init__(self, choose: Choose) -> None:
        self.choose = choose


def bring(monkeypatch: pytest.MonkeyPatch, choose: Choose) -> None:
    monkeypatch.setattr(bots, "make", lambda name: Strange(choose))


def test_a_game_against_a_bot_runs_to_its_end(site: Site) -> None:
    one, _ = site.table("draws", "person", "bot random")
    with site.page(one) as ash:
        rng = random.Random(2)
        ash.until_yours()
        while not ash.last["over"]:
            play_on([ash], rng, 1)
            ash.until_yours()


def test_a_bot_never_gets_the_state(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = []

    def look(knowledge: SeatKnowledge, rng: Random) -> int:
        seen.append(knowledge)
        return knowledge.legal_actions()[0]

    bring(monkeypatch, look)
    one, _ = site.table("morra", "person", "bot random")
    with site.at(one) as ash:
        while not ash.log:
            ash.update()
    assert type(seen[0]) is SeatKnowledge


def fail(knowledge: SeatKnowledge, rng: Random) -> int:
    raise RuntimeError("this bot is broken")


def cheat(knowledge: SeatKnowledge, rng: Random) -> int:
    return 10_000


def dream(knowledge: SeatKnowledge, rng: Random) -> int:
    time.sleep(2)
    return 0


@pytest.mark.parametrize("choose", [fail, cheat, dream])
def test_a_bot_that_fails_plays_at_random_and_is_logged(
    serve: Serve,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    choose: Choose,
) -> None:
    bring(monkeypatch, choose)
    caplog.set_level(logging.ERROR, "velkahra.server.room.bots")
    with serve(bot_seconds=0.1) as site:
        one, _ = site.table("morra", "person", "bot random")
        with site.page(one) as ash:
            while "en: Birch has chosen." not in ash.log:
                ash.update()
            ash.until_yours()
            ash.act("show 1")
            assert ash.update()["log"]["lines"][-1].endswith("gets the point.")
    assert "bot random" in caplog.text


def slow(monkeypatch: pytest.MonkeyPatch) -> Event:
    """Let bots think until this is set."""
    enough = Event()

    def choose(knowledge: SeatKnowledge, rng: Random) -> int:
        enough.wait(2 * PATIENCE)
        return knowledge.legal_actions()[0]

    bring(monkeypatch, choose)
    return enough


def test_bots_never_hold_up_the_page(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    enough = slow(monkeypatch)
    with serve(bot_seconds=2 * PATIENCE) as site:
        one, _ = site.table("morra", "person", "bot random")
        with site.at(one) as ash:
            ash.act("show 1")
            assert not ash.update()["yours"]
            enough.set()
            ash.until_yours()


def test_bots_wait_for_a_store_that_fails(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("velkahra.server.room.bots.STORE_PAUSES", (0.05,))
    enough = slow(monkeypatch)
    with serve(bot_seconds=2 * PATIENCE) as site:
        one, _ = site.table("draws", "person", "bot random")
        with site.at(one) as ash:
            ash.act("bid 1")
            assert not ash.update()["yours"]
            sqlite_of(site.store).execute("PRAGMA query_only = ON")
            enough.set()
            with pytest.raises(TimeoutError):
                ash.hear(timeout=0.4)
            sqlite_of(site.store).execute("PRAGMA query_only = OFF")
            ash.until_yours()


@pytest.fixture
def heavy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every bot think in a process of its own."""
    monkeypatch.setattr(bots, "is_heavy", lambda name: True)


def rows(site: Site) -> int:
    """Return how much has happened at all tables."""
    return int(rows_in(site.store, "SELECT count(*) FROM plies")[0][0])


def stands(site: Site) -> int:
    """Wait until nothing happens any more. Returns: how much has happened."""
    before, end = -1, time.monotonic() + PATIENCE
    while (now := rows(site)) != before:
        assert time.monotonic() < end, "the bots play on"
        before = now
        time.sleep(0.3)
    return now


@pytest.mark.usefixtures("both_stores")
def test_a_bot_acts_after_a_restart_though_nobody_looks(serve: Serve) -> None:
    with serve(bot_pause=3600) as site:
        one, _ = site.table("morra", "person", "bot random")
        with site.at(one) as ash:
            ash.act("show 1")
            ash.update()
        before = rows(site)
    with serve() as site:
        wait_until(lambda: rows(site) != before)


@pytest.fixture(params=["quick", "heavy"])
def thinking(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let bots think in threads, then in processes."""
    request.getfixturevalue("unlucky")
    if request.param == "heavy":
        request.getfixturevalue("heavy")


def goes_on(site: Site, before: int) -> int:
    """Wait until something happens. Returns: how much has happened."""
    wait_until(lambda: rows(site) != before, "no bot acts")
    return rows(site)


@pytest.mark.usefixtures("thinking")
def test_bots_among_themselves_pause_when_nobody_looks(tmp_path: Path) -> None:
    with serving(tmp_path / "data", bot_pause=0.02) as site:
        (watch,) = site.table("viceroy", "bot random", "bot random")
        assert site.get(watch).status == 200
        begun = stands(site)
        with site.page(watch):
            goes_on(site, begun)
        paused = stands(site)
        with site.page(watch):
            goes_on(site, paused)


@pytest.mark.usefixtures("thinking")
def test_bots_act_for_a_person_who_is_away(tmp_path: Path) -> None:
    with serving(tmp_path / "data", bot_pause=0.2) as site:
        one, _ = site.table("morra", "person", "bot random")
        with site.page(one) as ash:
            ash.update()
        goes_on(site, rows(site))


@pytest.mark.usefixtures("both_stores", "toys")
def test_a_restart_wakes_no_bots_among_themselves(tmp_path: Path) -> None:
    with serving(tmp_path / "data", bot_pause=0.02) as site:
        (watch,) = site.table("viceroy", "bot random", "bot random")
        with site.page(watch):
            goes_on(site, rows(site))
    with serving(tmp_path / "data", bot_pause=0.02) as site:
        begun = rows(site)
        assert stands(site) == begun, "the first server may play on until it ends, the second not"
        assert json.loads(site.get("/health").text)["tables"] == 0


@pytest.mark.usefixtures("toys")
def test_bots_among_themselves_act_for_a_program_and_for_a_replay(tmp_path: Path) -> None:
    with serving(tmp_path / "data", bot_pause=0.02) as site:
        (watch,) = site.table("viceroy", "bot random", "bot random")
        page = site.post(f"{watch}/program", {"do": "issue"}).text
        (token,) = re.findall(r'value="([\w-]{22})"', page)
        table = f"/api/v1/tables/{watch.split('/')[2]}"
        position = site.get(table, authorization=f"Bearer {token}")
        seen = goes_on(site, json.loads(position.text)["plies"])
        while rows(site) == seen:
            site.get(f"{table}?since={seen}&wait=1", authorization=f"Bearer {token}")
        before = stands(site)
        site.get(f"{watch}/replay/news?plies=0&undone=0&seen=0")
        goes_on(site, before)


def test_who_watches_a_table_is_known_by_address(monkeypatch: pytest.MonkeyPatch) -> None:
    audience = Audience()

    def known() -> tuple[bool, list[str]]:
        return audience.is_there, list(audience.addresses)

    assert known() == (False, [""])
    with audience.watching("anna"), audience.watching("anna"):
        with audience.watching("bert"):
            assert known() == (True, ["anna", "bert"])
        assert known() == (True, ["anna"])
    assert known() == (False, ["bert"]), "the last one who came"
    audience.look("cora")
    assert known() == (True, ["cora"])
    now = time.monotonic() + LOOK_SECONDS
    monkeypatch.setattr(time, "monotonic", lambda: now)
    assert known() == (False, ["cora"])


def test_bots_think_in_the_name_of_who_waits() -> None:
    room = SimpleNamespace(audience=Audience(), has_people=True)
    driver = Driver(cast("Room", room), cast("Settings", None), cast("Workers", None))
    assert driver._priority() == Priority(AWAY, ("",))
    with room.audience.watching("anna"):
        assert driver._priority() == Priority(WATCHED, ("anna",))
        room.has_people = False
        assert driver._priority() == Priority(BOTS_ONLY, ("anna",))


@pytest.mark.usefixtures("unlucky", "heavy")
def test_a_game_goes_on_when_a_worker_is_killed_in_the_middle_of_a_thought(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as site:
        one, _ = site.table("morra", "person", "bot wait once")
        with site.at(one) as ash:
            wait_until(lambda: left("wait once"), "nobody has begun to think")
            ash.act("show 1")
            ash.update()
            assert json.loads(site.get("/health").text)["thinking"]["busy"] == 1
            os.kill(left("wait once")[0], signal.SIGKILL)
            while not ash.last["over"]:
                ash.until_yours()
                play_on([ash], random.Random(1), 1)
        assert json.loads(site.get("/health").text)["thinking"]["replaced"] == 1


@pytest.mark.usefixtures("unlucky", "heavy")
@pytest.mark.parametrize("mishap", ["leave", "hang", "stumble"])
def test_a_worker_that_is_lost_twice_costs_no_game(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, mishap: str
) -> None:
    caplog.set_level(logging.ERROR, "velkahra.server.room.bots")
    with serving(tmp_path / "data", thinker_seconds=0.3) as site:
        one, _ = site.table("morra", "person", f"bot {mishap}")
        with site.page(one) as ash:
            while "en: Birch has chosen." not in ash.log:
                ash.update()
    assert f"bot {mishap} failed" in caplog.text


@pytest.mark.usefixtures("unlucky", "heavy")
def test_a_bot_in_another_process_plays_whole_games(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as site:
        (watch,) = site.table("draws", "bot random", "bot greedy")
        with site.page(watch) as crowd:
            while not crowd.last.get("over"):
                crowd.update()


@pytest.mark.usefixtures("unlucky", "heavy")
def test_a_server_that_closes_leaves_no_thinking_process(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as site:
        (watch,) = site.table("morra", "bot hang", "bot random")
        with site.page(watch):
            wait_until(lambda: left("hang"), "nobody has begun to think")
    assert not Path(f"/proc/{left('hang')[0]}/cmdline").exists()


def test_the_least_time_of_a_move_is_as_agreed_and_a_forced_one_is_quicker() -> None:
    pauses = {name: tempo.least(name, 0.4, forced=False) for name in tempo.TEMPOS}
    assert pauses == {"brisk": 0.8, "unhurried": pytest.approx(2.4), "at-once": 0.0}
    assert [tempo.least(name, 0.4, forced=True) for name in tempo.TEMPOS] == [0.4, 0.4, 0.0]


def test_an_action_is_forced_only_where_everybody_knows_it() -> None:
    """How long a bot takes tells nothing of its hand: without a tile to add it adds none."""
    game, rng = registry.game("euphrates"), random.Random(1)
    found: dict[str, set[bool]] = {"add 0": set(), "end": set()}
    while not all(found.values()):
        state = game.start(2, {})
        while not state.is_over():
            seat = int(state.actor())
            legal = [int(action) for action in state.legal_actions(seat)]
            text = game.write(seat, legal[0])
            if seat != CHANCE and len(legal) == 1 and text in found:
                ledger = SimpleNamespace(game=game, state=state)
                room = cast("Room", SimpleNamespace(ledger=ledger))
                driver = Driver(room, cast("Settings", None), cast("Workers", None))
                found[text].add(driver._is_forced(seat))
            state.apply(seat, rng.choice(legal))
    assert found == {"add 0": {False}, "end": {True}}


def slept(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Let bots not sleep, but say how long they would."""
    wished: list[float] = []

    async def rest(driver: Driver, seconds: float) -> None:
        wished.append(seconds)
        await asyncio.sleep(0)

    monkeypatch.setattr(Driver, "_rest", rest)
    return wished


@pytest.mark.parametrize(("pace", "steps"), [("unhurried", 6), ("at-once", 0), ("", 2)])
def test_a_table_keeps_how_soon_its_bots_act(
    serve: Serve, monkeypatch: pytest.MonkeyPatch, pace: str, steps: int
) -> None:
    fields = {"game": "morra", "seat-0": "person", "seat-1": "bot random"}
    with serve(bot_pause=60) as site:
        answer = site.post("/tables", {**fields, "tempo": pace} if pace else fields)
        host = answer.headers["location"]
    wished = slept(monkeypatch)
    with serve(bot_pause=100) as site:
        path = re.findall(r'href="(/table/[^"]+)"', site.get(host).text)[0]
        with site.page(path) as ash:
            while "en: Birch has chosen." not in ash.log:
                ash.update()
    assert {round(seconds, -2) for seconds in wished} - {0.0} == {100.0 * steps} - {0.0}


def test_the_lobby_asks_how_soon_bots_act(site: Site) -> None:
    for language in LANGUAGES:
        page = site.get(f"/new?language={language}").text
        choice = re.search(r'<select name="tempo">(.*?)</select>', page, re.DOTALL)
        assert choice
        assert re.findall(r'value="([^"]+)"', choice[1]) == list(tempo.TEMPOS)
        assert "tempo-" not in re.sub(r'value="[^"]+"', "", choice[1])
    fields = {"game": "morra", "seat-0": "person", "seat-1": "bot random", "tempo": "warp"}
    answer = site.post("/tables", fields)
    assert (answer.status, "warp" in answer.text) == (400, True)


def test_a_person_alone_skips_the_pauses_of_bots(serve: Serve) -> None:
    with serve(bot_pause=3600.0) as site:
        one, _ = site.table("draws", "bot random", "person")
        with site.page(one) as page:
            page.hear()
            page.socket.send('{"kind":"hurry"}')
            while not page.last["yours"]:
                page.update()
        one, *_ = site.table("draws", "bot random", "person", "person")
        with site.page(one) as page:
            page.socket.send('{"kind":"hurry"}')
            assert page.until("problem")["name"] == "not-alone", "others follow"
