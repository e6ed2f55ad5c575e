"""Bots and jobs that go wrong in a process of their own, and leave notes of having been there."""

import os
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest
from librt.random import Random
from tests.forking import same_environment

from velkahra import bots
from velkahra.bots import jobs, worker_pool
from velkahra.bots.bot import Bot
from velkahra.bots.jobs import Job, Report, Workshop
from velkahra.core import registry
from velkahra.core.contract import cards
from velkahra.core.play.seat_knowledge import SeatKnowledge

NOTES: Final = "VELKAHRA_TEST_NOTES"
GO: Final = "go"
PATIENCE: Final = 30.0
Kind = Callable[[Workshop, Job, Report], Any]
"""Does the jobs of a kind."""


def notes() -> Path:
    return Path(os.environ[NOTES])


def left(name: str) -> list[int]:
    """List the processes in which a bot or a job of this name began, in order."""
    path = notes() / name
    return [int(line) for line in path.read_text().split()] if path.exists() else []


def begun(name: str) -> int:
    """Note that a bot or a job has begun. Returns how often by now."""
    with (notes() / name).open("a") as file:
        file.write(f"{os.getpid()}\n")
    return len(left(name))


def wait_to_go() -> None:
    """Wait until somebody lets it go on."""
    until = time.monotonic() + PATIENCE
    while not (notes() / GO).exists() and time.monotonic() < until:
        time.sleep(0.01)


def leave() -> None:
    os._exit(3)


def crash() -> None:
    os.kill(os.getpid(), signal.SIGSEGV)


def swell() -> None:
    raise MemoryError


def hang() -> None:
    time.sleep(3600)


def stumble() -> None:
    raise RuntimeError("this bot is broken")


MISHAPS: Final[dict[str, Callable[[], None]]] = {
    "leave": leave,
    "crash": crash,
    "swell": swell,
    "hang": hang,
    "stumble": stumble,
    "wait": wait_to_go,
}


class Unlucky(Bot):
    """Takes the last legal action, after a mishap: "hang once" has it once, "hang" always."""

    def choose(self, knowledge: SeatKnowledge, rng: Random) -> int:
        mishap, _, once = self.name.partition(" ")
        if begun(self.name) == 1 or not once:
            MISHAPS[mishap]()
        return knowledge.legal_actions()[-1]


class Forgetful(Bot):
    """Takes as many different actions as it remembers decisions."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self._decisions = 0

    def choose(self, knowledge: SeatKnowledge, rng: Random) -> int:
        begun(self.name)
        self._decisions += 1
        return self._decisions


UNLUCKY: Final = (*MISHAPS, *(f"{name} once" for name in MISHAPS))


def long_work(workshop: Workshop, job: Job, report: Report) -> object:
    """Count until nobody wants it any more, or somebody lets it go on."""
    begun(job.kind)
    count = 0
    while not (notes() / GO).exists():
        count += 1
        report(count)
        time.sleep(0.01)
    return "counted"


def slow(workshop: Workshop, job: Job, report: Report) -> object:
    """Last until it is not wanted any more."""
    while True:
        report((1, 900))
        time.sleep(0.01)


def endless(workshop: Workshop, job: Job, report: Report) -> object:
    """Never come to an end with the game of draws, and find nothing in others."""
    if job.game != "draws":
        return 0, {"plies": 0, "nodes": 120, "seed": 1, "decisions": [], "result": None}
    time.sleep(0.05)
    judged = {"ply": 0, "seat": 0, "chances": [], "played": 0, "chance": 0, "better": 0, "best": 0}
    return 900, {"plies": 0, "nodes": 120, "seed": 1, "decisions": [judged], "result": None}


def held(workshop: Workshop, job: Job, report: Report) -> object:
    """Wait until somebody lets it go on, and find nothing."""
    wait_to_go()
    return []


def broken(workshop: Workshop, job: Job, report: Report) -> object:
    """Fail."""
    raise RuntimeError("this job is broken")


def where_cards_lie(workshop: Workshop, job: Job, report: Report) -> object:
    return str(cards.folder(job.game))


def prepare_toys(**kinds: Kind) -> None:
    """Add the toy games to a process, and jobs in place of those of the same kinds."""
    from tests.toys import TOYS

    for toy in TOYS:
        registry._extra[toy.name] = toy
    jobs.KINDS.update(kinds)


def prepare() -> None:
    """Add all of it to a process, with the toy games."""
    prepare_toys(analyse=long_work, hint=where_cards_lie)
    for name in UNLUCKY:
        bots._MAKERS[name] = Unlucky
    bots._MAKERS["forgetful"] = Forgetful


@pytest.fixture
def unlucky(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, toys: None) -> None:
    """Let processes that think have all of it, and this one the bots."""
    folder = tmp_path / "notes"
    folder.mkdir()
    monkeypatch.setenv(NOTES, str(folder))
    monkeypatch.setattr(worker_pool, "_preparations", [same_environment(), prepare])
    for name in UNLUCKY:
        monkeypatch.setitem(bots._MAKERS, name, Unlucky)
    monkeypatch.setitem(bots._MAKERS, "forgetful", Forgetful)
