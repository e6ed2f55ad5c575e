"""For the tests of analyses and hints: processes that know the toy games, and jobs that wait."""

import re
import time
from collections.abc import Callable
from dataclasses import dataclass

import pytest
from tests.bots.test_analysis import played
from tests.bots.thoughts import wait_to_go
from tests.server.helpers import Site
from tests.server.hours import PATIENCE
from tests.server.replays import upload

from velkahra.bots import jobs, worker_pool
from velkahra.bots.jobs import Job, Report, Workshop
from velkahra.core import registry
from velkahra.core.play.record import write_record


def prepare() -> None:
    """Add the toy games to a process."""
    from tests.toys import TOYS

    for toy in TOYS:
        registry._extra[toy.name] = toy


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


def broken(workshop: Workshop, job: Job, report: Report) -> object:
    """Fail."""
    raise RuntimeError("this job is broken")


def prepare_slow() -> None:
    """Add the toy games, and jobs that last until they are not wanted any more."""
    prepare()
    jobs.KINDS.update(analyse=slow)


def prepare_endless() -> None:
    """Add the toy games, and analyses of draws that never end."""
    prepare()
    jobs.KINDS.update(analyse=endless)


def held(workshop: Workshop, job: Job, report: Report) -> object:
    """Wait until somebody lets it go on, and find nothing."""
    wait_to_go()
    return []


def prepare_held() -> None:
    """Add the toy games, and hints that wait."""
    prepare()
    jobs.KINDS.update(hint=held)


def prepare_broken() -> None:
    """Add the toy games, and jobs that fail."""
    prepare()
    jobs.KINDS.update(analyse=broken, hint=broken)


def let(monkeypatch: pytest.MonkeyPatch, how: Callable[[], None] = prepare) -> None:
    """Let processes that think be prepared so."""
    monkeypatch.setattr(worker_pool, "_preparations", [how])


def finished(site: Site, plies: int = 10_000, game: str = "draws") -> str:
    """Upload a toy game, as far as so many plies. Returns the address of its replay."""
    play = played(game, plies=plies)
    return upload(site, write_record(play.record(), play.game))


def part(site: Site, path: str, form: dict[str, str] | None = None, ply: int = 0) -> str:
    """Ask for the card as the page's script does; with a form, by POST."""
    return Visitor(site).part(path, form, ply=ply)


@dataclass
class Visitor:
    """A browser that keeps the cookie by which it is known to have begun an analysis."""

    site: Site
    address: str = "10.0.0.1"
    cookie: str = ""

    def part(
        self, path: str, form: dict[str, str] | None = None, way: str = "", ply: int = 0
    ) -> str:
        """Ask for the card as the page's script does; with a form, by POST."""
        headers = {"x-part": "analysis", "cookie": self.cookie, "x-forwarded-for": self.address}
        path = f"{path}/analysis{way}?ply={ply}&language=en"
        get, post = self.site.get, self.site.post
        answer = get(path, **headers) if form is None else post(path, form, **headers)
        assert answer.status == 200, (answer.status, answer.text)
        self.cookie = answer.headers.get("set-cookie", self.cookie).partition(";")[0]
        return answer.text

    def cancel(self, path: str) -> str:
        """Cancel the analysis. Returns the card."""
        return self.part(path, {}, "/cancel")


def until(site: Site, path: str, state: str, words: str = "") -> str:
    """Look at the card until it is in a state, and says something."""
    end = time.monotonic() + PATIENCE
    while f'data-state="{state}"' not in (text := part(site, path)) or words not in text:
        assert time.monotonic() < end, text
        time.sleep(0.05)
    return text


def tables(site: Site, game: str = "draws", hints: str = "yes") -> tuple[str, str, str]:
    """Open a table for two persons. Returns the paths of the seats, and the watchers'."""
    fields = {"game": game, "seat-0": "person", "seat-1": "person", "hints": hints}
    answer = site.post("/tables", fields)
    assert answer.status == 303, answer.text
    found = re.findall(r'href="(/table/[^"]+)"', site.get(answer.headers["location"]).text)
    return found[0], found[1], found[2]
