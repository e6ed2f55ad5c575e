"""A whole game of each title, entered line by line from a written log into the scorekeeper."""

import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocket, expect
from tests.browser.clicker import DESKTOP, looking, visit, wait_until
from tests.browser.test_axe import audit_at_both_sizes
from tests.server.helpers import Site
from tests.server.test_studies import begin

from velkahra.core import registry
from velkahra.core.play import guesses
from velkahra.core.play.record import Record, read_record
from velkahra.server.domain import studies as of_domain
from velkahra.server.room import studies as of_room

RECORDS = Path(__file__).parents[1] / "records"
LOGS = (
    "euphrates/random-4-advanced",
    "hammer/random-2-entered",
    "pamir/wakhan-2-ends-by-lead",
    "viceroy/greedy-1-solo",
)


class Keeper:
    """A person with a written log in one hand, at a page of the scorekeeper."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.last: dict[str, dict[str, Any]] = {}
        self.moves: dict[int, list[Any]] = {}

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda raw: self._heard(json.loads(raw)))

    def _heard(self, message: dict[str, Any]) -> None:
        self.last[message["kind"]] = message
        if message["kind"] == "study":
            self.last.pop("listed", None)  # of the position before
        if message["kind"] == "moves":
            self.moves |= {row[0]: row for row in message["moves"]}

    @property
    def at(self) -> int:
        return int(self.last["study"]["at"])

    def line(self) -> list[int]:
        """List the seats of the moves so far."""
        found, number = [], self.at
        while number:
            found.append(int(self.moves[number][3]))
            number = self.moves[number][1]
        return found[::-1]

    def enter(self, text: str) -> None:
        """Enter a line: from the list where one shows it, else with the keyboard."""
        before = self.at
        if not self.last["study"]["enters"] or not self._pick(text):
            self.page.fill("#typed-action", text)
            self.page.press("#typed-action", "Enter")
        wait_until(self.page, lambda: self.at != before or self._refused())
        assert not self._refused(), (text, self.last)

    def _refused(self) -> bool:
        return not self.last.keys().isdisjoint({"refused", "problem"})

    def _pick(self, text: str) -> bool:
        """Tap the entry of a line; of many, first the entry with which it begins.

        Returns False if it is not there: not all that an unknown hand could do is listed.
        """
        tapped: str | None = ""
        while tapped != text:
            wait_until(self.page, lambda: "listed" in self.last)
            entries = self.last.pop("listed")["entries"]
            begins = (one for one, *_ in entries if f"{text} ".startswith(f"{one} "))
            if (tapped := next(begins, None)) is None:
                return False
            if self.page.is_visible("#enter-filter"):
                self.page.fill("#enter-filter", tapped)
                entries = [one for one in entries if tapped.lower() in " ".join(one[:2]).lower()]
            place = [one for one, *_ in entries].index(tapped)
            self.page.locator("#entries button").nth(place).click()
        return True


@contextmanager
def keeping(browser: Browser, site: Site, log: Record) -> Iterator[Keeper]:
    """Begin to keep the score of a game with the options of a log, some no longer offered."""
    options = {f"option-{name}": value for name, value in log.options.items()}
    path = begin(site, log.game, kind="cardboard", **{"seats": str(log.seats), **options})
    with looking(browser, site, "/", *DESKTOP) as page:
        keeper = Keeper(page)
        page.on("websocket", keeper.listen)
        visit(page, site, f"{path}?language=en")
        wait_until(page, lambda: "study" in keeper.last)
        page.click("#in-words summary")
        yield keeper
        page.remove_listener("websocket", keeper.listen)


@pytest.mark.parametrize("name", LOGS)
def test_a_written_log_is_entered_to_its_end(
    browser: Browser, site: Site, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What chance brought unseen is guessed; everything else is entered, in the log's words."""
    draws = random.Random(1)
    for module in (of_room, of_domain):
        monkeypatch.setattr(module, "SystemRandom", lambda: draws)
    monkeypatch.setattr(guesses, "SECONDS", 20.0)  # on a busy machine, too
    log = read_record((RECORDS / f"{name}.txt").read_text())
    game = registry.game(log.game)
    with keeping(browser, site, log) as keeper:
        page = keeper.page
        while (done := len(keeper.line())) < len(log.plies):
            seat, action = log.plies[done]
            keeper.enter(game.write(seat, action))
        assert keeper.line() == [seat for seat, _ in log.plies]
        assert log.result is not None
        points = [score for score in keeper.last["study"]["scores"] if score is not None]
        for number, score in enumerate(points):
            expect(page.locator("#study-score dd").nth(number)).to_contain_text(str(score))
        path = str(page.get_attribute("#table", "data-path"))
        kept = read_record(site.get(f"{path}/record").text)
        assert (kept.options, kept.result) == (log.options, log.result)
        if log.game == "hammer":  # the others are audited in test_studies.py
            assert audit_at_both_sizes(page) == []
        page.click("#export button:has-text('replay')")
        page.wait_for_url("**/replay/**")
        expect(page.locator(f"[href^='?ply={len(log.plies)}&']").first).to_be_attached()
