"""A clock that stands until a test sets it on, for those who are told after a while."""

import asyncio
import queue
import time
from collections.abc import Callable
from types import SimpleNamespace
from typing import TypeVar

import pytest

from velkahra.server.room import chat
from velkahra.server.web.notices import mail, turns

PATIENCE = 30.0
"""Seconds a test waits for what has to come; long, because the machine may be busy."""

Thing = TypeVar("Thing")


def wait_until(is_so: Callable[[], object], why: str = "it does not come about") -> None:
    """Wait until something is so. It fails with `why` if that takes too long."""
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, why
        time.sleep(0.02)


class Hours:
    """The time that the chat and the notices go by: whoever sleeps wakes when it has come.

    Attributes:
        now: Unix seconds.
        wakes: when those who sleep now will wake.
        naps: how often somebody fell asleep.
    """

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1_800_000_000.0
        self.wakes: list[float] = []
        self.naps = 0
        for module in (chat, mail, turns):
            monkeypatch.setattr(module, "time", self)
        sleeping = SimpleNamespace(sleep=self.sleep, create_task=asyncio.create_task)
        monkeypatch.setattr(turns, "asyncio", sleeping)

    def time(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        wake = self.now + seconds
        self.wakes.append(wake)
        self.naps += 1
        try:
            while self.now < wake:
                await asyncio.sleep(0.005)
        finally:
            self.wakes.remove(wake)

    def asleep(self, count: int) -> None:
        """Wait until so many sleep."""
        wait_until(
            lambda: [wake > self.now for wake in self.wakes] == [True] * count,
            f"{count} do not sleep",
        )

    def go(self, seconds: float) -> None:
        """Set the clock on."""
        self.now += seconds

    def pass_by(self, seconds: float) -> None:
        """Set the clock on so that the one who sleeps wakes, and wait until he sleeps again."""
        self.asleep(1)
        before = self.naps
        assert self.wakes[0] <= self.now + seconds
        self.go(seconds)
        self.asleep(1)
        assert self.naps > before

    def until(self, arrived: "queue.SimpleQueue[Thing]") -> Thing:
        """Let minute after minute pass until something arrives. Raises: queue.Empty."""
        deadline = time.monotonic() + PATIENCE
        while arrived.empty() and time.monotonic() < deadline:
            self.go(60)
            time.sleep(0.01)
        return arrived.get(timeout=1)
