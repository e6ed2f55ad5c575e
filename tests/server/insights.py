"""For the tests of analyses and hints: finished games, tables, and visitors of their pages."""

import re
import time
from dataclasses import dataclass
from functools import partial

import pytest
from tests.bots.test_analysis import played
from tests.bots.thoughts import Kind, prepare_toys
from tests.forking import same_environment
from tests.server.helpers import Site
from tests.server.hours import PATIENCE
from tests.server.replays import upload

from velkahra.bots import worker_pool
from velkahra.core.play.record import write_record


def let(monkeypatch: pytest.MonkeyPatch, **kinds: Kind) -> None:
    """Let processes that think know the toy games, and do these jobs in place of their own."""
    ways = [same_environment(), partial(prepare_toys, **kinds)]
    monkeypatch.setattr(worker_pool, "_preparations", ways)


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
