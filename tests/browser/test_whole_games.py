"""Whole games through the page, with all that happens on the way: reloads, lost lines, kills."""

import html
import json
import random
import re
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, WebSocket, expect
from tests.browser.cable import Cable, cable
from tests.browser.clicker import click_any
from tests.browser.lending import PATIENCE
from tests.server.helpers import Site
from tests.server.processes import killed, reached, run

import velkahra
from velkahra.core.contract.state import CHANCE
from velkahra.core.play.record import read_record
from velkahra.server.domain.ledger import Ledger, PlyRow, decode
from velkahra.server.store.sqlite import DATABASE

EUPHRATES: Final = velkahra.game("euphrates")
BEFORE: Final = "from velkahra.server.settings import Settings"
HASTE: Final = "settings=Settings(Path('.'), bot_pause=0)"

NOW = """() => {
  const table = document.getElementById("table");
  if (!table) return "curtain";
  if (table.dataset.over === "true") return "over";
  const asked = table.classList.contains("yours") && !("waiting" in table.dataset);
  return asked && document.getElementById("lost").hidden ? "asked" : "not asked";
}"""

SHOWN = (
    """() => ["score", "board", "prompt"].map((id) => document.getElementById(id).textContent)"""
)


def swap_all(page: Page) -> bool:
    """Swap the whole hand. Returns: whether one may."""
    if page.query_selector("#do-swap.can") is None:
        return False
    page.click("#do-swap")
    for tile in page.locator("#hand .can").all():
        tile.click()
    page.click("[data-control=confirm]")
    return True


@dataclass
class Person:
    """Somebody at a page, and what the page asked and was told: by the version it was asked for."""

    page: Page
    rng: random.Random
    asked: dict[int, str] = field(default_factory=dict)
    kept: dict[int, str] = field(default_factory=dict)
    complaints: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.page.set_default_timeout(PATIENCE)
        self.page.on("websocket", self._listen)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda text: self._said(json.loads(text)))
        socket.on("framereceived", lambda text: self._heard(str(text)))

    def _said(self, message: dict[str, object]) -> None:
        if message["kind"] == "act":
            self.asked[int(str(message["v"]))] = str(message["text"])

    def _heard(self, text: str) -> None:
        for message in map(json.loads, text.split("\n")):
            if message["kind"] == "update":
                known = {v: said for v, said in self.asked.items() if v < message["v"]}
                self.kept.update(known)

    def open(self, address: str) -> None:
        self.page.goto(address)
        self.page.wait_for_selector("#table[data-version]")

    def is_asked(self) -> bool:
        return bool(self.page.evaluate(NOW) == "asked")

    def is_over(self) -> bool:
        return bool(self.page.evaluate(NOW) == "over")

    def click(self) -> None:
        """Click something that is on offer."""
        click_any(self.page, self.rng)

    def hurry(self) -> None:
        """Swap the whole hand where one may, so that the bag is empty soon; else click."""
        if not swap_all(self.page):
            self.click()


Act = Callable[[Person], None]


def play(people: list[Person], enough: Callable[[], bool], act: Act = Person.click) -> None:
    """Let people act whenever they are asked, until it is enough or the game is over."""
    while not (enough() or all(person.is_over() for person in people)):
        asked = [person for person in people if person.is_asked()]
        for person in asked:
            act(person)
        if not asked:
            people[0].page.wait_for_timeout(10)


def make(people: list[Person], more: int) -> None:
    """Play until so many more moves were acknowledged."""
    enough = sum(len(person.kept) for person in people) + more
    play(people, lambda: sum(len(person.kept) for person in people) >= enough)
    assert not people[0].is_over(), "the game was over too early"


def asked_one(people: list[Person]) -> Person:
    """Wait until somebody is asked."""
    while not (asked := [person for person in people if person.is_asked()]):
        people[0].page.wait_for_timeout(10)
    return asked[0]


def stored(folder: Path, table: str) -> list[bytes]:
    """Read what a table's store has, in its order."""
    with sqlite3.connect(folder / DATABASE) as base:
        sql = "SELECT what FROM plies WHERE table_id = ? ORDER BY n"
        return [what for (what,) in base.execute(sql, (table,))]


def words(markup: str) -> str:
    """Give the text of markup, as a browser does."""
    return html.unescape(re.sub(r"<[^>]*>", "", markup))


@contextmanager
def two_people(browser: Browser) -> Iterator[list[Person]]:
    """Open two browsers that know nothing of each other."""
    contexts = [browser.new_context(viewport={"width": 1440, "height": 900}) for _ in range(2)]
    people = [Person(context.new_page(), random.Random(n)) for n, context in enumerate(contexts)]
    yield people
    for context in contexts:
        context.close()
    assert [person.complaints for person in people] == [[], []]


def reload(person: Person) -> None:
    """Load the page anew: it shows what it showed."""
    before = person.page.evaluate(SHOWN)
    person.page.reload()
    person.page.wait_for_selector("#table[data-version]")
    assert person.page.evaluate(SHOWN) == before


def lose_the_line(people: list[Person], line: Cable) -> None:
    """Cut the first page's connection when its move is kept and the answer is under way."""
    person, other = people
    play(people, person.is_asked)
    line.swallow()
    before = other.page.get_attribute("#table", "data-version")
    while other.page.get_attribute("#table", "data-version") == before:
        person.click()
        other.page.wait_for_timeout(10)
    line.cut()
    expect(person.page.locator("#lost")).to_be_visible()
    line.mend()
    expect(person.page.locator("#lost")).to_be_hidden()
    assert other.page.locator("#lost").is_hidden()


def test_two_people_and_two_bots_play_to_the_end_whatever_happens(
    browser: Browser, tmp_path: Path
) -> None:
    process = run(0, tmp_path, BEFORE, HASTE)
    site = reached(process)
    one, two, _ = site.table("euphrates", "person", "bot greedy", "person", "bot random")
    try:
        with cable(site.port) as line, two_people(browser) as people:
            people[0].open(f"http://127.0.0.1:{line.port}{one}")
            people[1].open(site.base + two)
            make(people, 8)
            reload(asked_one(people))
            make(people, 8)
            lose_the_line(people, line)
            make(people, 8)
            asked_one(people).click()
            killed(process)
            for person in people:
                expect(person.page.locator("#lost")).to_be_visible()
            process = run(site.port, tmp_path, BEFORE, HASTE)
            assert reached(process) == site
            for person in people:
                expect(person.page.locator("#lost")).to_be_hidden()
            make(people, 8)
            play(people, lambda: False, Person.hurry)
            agree(people, site, tmp_path, (one, two))
    finally:
        killed(process)


def agree(people: list[Person], site: Site, folder: Path, paths: tuple[str, str]) -> None:
    """Compare both pages with the store, and every acknowledged move with its row."""
    rows = stored(folder, paths[0].split("/")[2])
    ledger = Ledger(EUPHRATES, 4, {}, "")
    ledger.read(rows)
    assert ledger.state.is_over()
    for person, seat in zip(people, (0, 2), strict=True):
        plies = {n: row for n, row in enumerate(map(decode, rows)) if isinstance(row, PlyRow)}
        assert person.kept == {n: row.text for n, row in plies.items() if row.seat == seat}
        parts = EUPHRATES.page(EUPHRATES.view(ledger.state, seat), "en")
        assert person.page.text_content("#score") == words(parts["score"])
        assert person.page.get_attribute("#table", "data-version") == str(len(rows))
    told = [site.get(f"{path}/record").text for path in paths]
    assert told[0] == told[1]
    record = read_record(told[0])
    assert [ply for ply in record.plies if ply[0] != CHANCE] == [
        ply for ply in ledger.play.plies if ply[0] != CHANCE
    ]
