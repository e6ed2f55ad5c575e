"""Bots at a table: they act, and when they fail something legal is played instead."""

import logging
import random
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from librt.random import Random
from tests.table.helpers import Site, play_on, serving

from velkahra import bots
from velkahra.core.glimpse import Glimpse

Choose = Callable[[Glimpse, Random], int]


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


def test_bots_among_themselves_run_to_the_end(site: Site) -> None:
    (watch,) = site.table("draws", "bot random", "bot greedy")
    with site.page(watch) as crowd:
        while not crowd.last.get("over"):
            crowd.update()


def test_a_bot_gets_a_glimpse_and_never_the_state(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = []

    def look(glimpse: Glimpse, rng: Random) -> int:
        seen.append(glimpse)
        return glimpse.legal_actions()[0]

    bring(monkeypatch, look)
    one, _ = site.table("morra", "person", "bot random")
    with site.page(one) as ash:
        ash.update()
        while not ash.log:
            ash.update()
    assert type(seen[0]) is Glimpse


def fail(glimpse: Glimpse, rng: Random) -> int:
    raise RuntimeError("this bot is broken")


def cheat(glimpse: Glimpse, rng: Random) -> int:
    return 10_000


def dream(glimpse: Glimpse, rng: Random) -> int:
    time.sleep(2)
    return 0


@pytest.mark.parametrize("choose", [fail, cheat, dream])
def test_a_bot_that_fails_plays_at_random_and_is_logged(
    tmp_path: Path,
    toys: None,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    choose: Choose,
) -> None:
    bring(monkeypatch, choose)
    caplog.set_level(logging.ERROR, "velkahra.table.bots")
    with serving(tmp_path, bot_seconds=0.1) as site:
        one, _ = site.table("morra", "person", "bot random")
        with site.page(one) as ash:
            while "en: Birch has chosen." not in ash.log:
                ash.update()
            ash.until_yours()
            ash.act("show 1")
            assert ash.update()["log"]["lines"][-1].endswith("gets the point.")
    assert "bot random" in caplog.text


def test_bots_never_hold_up_the_page(
    tmp_path: Path, toys: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    bring(monkeypatch, dream)
    with serving(tmp_path) as site:
        one, _ = site.table("morra", "person", "bot random")
        with site.page(one) as ash:
            ash.update()
            start = time.monotonic()
            ash.act("show 1")
            ash.update()
            assert time.monotonic() - start < 0.5


def test_bots_wait_for_a_store_that_fails(
    tmp_path: Path, toys: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("velkahra.table.bots.STORE_PAUSES", (0.05,))
    with serving(tmp_path, bot_pause=0.1) as site:
        one, _ = site.table("draws", "person", "bot random")
        with site.page(one) as ash:
            ash.update()
            ash.act("bid 1")
            ash.update()
            site.store._connection.execute("PRAGMA query_only = ON")
            with pytest.raises(TimeoutError):
                ash.hear(timeout=0.4)
            site.store._connection.execute("PRAGMA query_only = OFF")
            assert ash.update()["yours"]
