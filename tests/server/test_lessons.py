"""The connection of a learner: right actions go on, wrong ones are explained, nothing is kept."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from tests.server.helpers import Site
from tests.server.hours import wait_until
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from velkahra.core import registry
from velkahra.core.contract.files import Files
from velkahra.core.contract.lesson import Lesson, LessonError, Step
from velkahra.server.store.sqlite import DATABASE
from velkahra.server.web.lessons.course import lessons_of


class Learner:
    """A page without a browser."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.version = -1
        self.heard: list[dict[str, Any]] = []

    def until(self, kind: str) -> dict[str, Any]:
        """Take messages until one of this kind comes."""
        while True:
            message: dict[str, Any] = json.loads(self.socket.recv(timeout=5))
            self.heard.append(message)
            if message["kind"] == "update":
                self.version = message["v"]
            if message["kind"] == kind:
                return message

    def say(self, kind: str, **message: object) -> None:
        self.socket.send(json.dumps({"kind": kind, "v": self.version, **message}))

    def go(self, step: int) -> dict[str, Any]:
        self.socket.send(json.dumps({"kind": "go", "step": step}))
        return self.until("lesson")


@contextmanager
def fresh_lessons() -> Iterator[None]:
    """Let the lessons be read anew, now and afterwards."""
    lessons_of.cache_clear()
    try:
        yield
    finally:
        lessons_of.cache_clear()


@contextmanager
def learning(
    site: Site, lesson: str, step: int = 0, language: str = "en", origin: str | None = None
) -> Iterator[Learner]:
    address = f"ws://127.0.0.1:{site.port}/learn/euphrates/live"
    query = f"?language={language}&lesson={lesson}&step={step}"
    with connect(address + query, origin=Origin(origin) if origin else None) as socket:
        learner = Learner(socket)
        learner.until("lesson")
        yield learner


def test_the_start_page_leads_to_the_first_lesson(site: Site) -> None:
    assert 'href="/learn/euphrates"' in site.get("/").text
    page = site.get("/learn/euphrates?language=pl").text
    assert "Własne królestwo" in page
    assert 'lang="pl"' in page


def test_what_is_no_lesson_is_not_found_and_any_step_leads_somewhere(site: Site) -> None:
    for path in ("chess", "euphrates?lesson=chess", "morra", "euphrates?lesson=../war"):
        assert site.get(f"/learn/{path}").status == 404, path
    for step in ("", "x", "-1", "99999999", "4", "%C2%B2"):
        assert site.get(f"/learn/euphrates?lesson=war&step={step}").status == 200, step


def test_a_right_action_goes_on_with_the_others(site: Site) -> None:
    with learning(site, "revolt", 2) as learner:
        learner.say("act", text="end")
        told = learner.until("lesson")
        assert (told["step"], told["ask"]) == (3, True)
        lines = [m for m in learner.heard if m["kind"] == "update"][-1]["log"]["lines"]
        assert "Bull adds 1 temple." in lines
        learner.say("act", text="add 0")
        told = learner.until("lesson")
        assert told["done"]
        assert told["text"].startswith("Zero was enough")
        learner.say("next")
        assert learner.until("lesson")["step"] == 4


def test_another_legal_action_gets_a_hint_and_changes_nothing(site: Site) -> None:
    with learning(site, "revolt", 3) as learner:
        learner.say("act", text="add 1")
        problem = learner.until("problem")
        assert problem["name"] == "hint"
        assert "add 0" in problem["text"]
        (*_, update) = [m for m in learner.heard if m["kind"] == "update"]
        assert not update.get("set")
        assert not update.get("layout")
        learner.say("act", text="add 0")
        assert learner.until("lesson")["done"]


def test_an_illegal_action_is_refused_with_its_rule(site: Site) -> None:
    with learning(site, "treasures", 2, "cs") as learner:
        learner.say("act", text="take K11")
        refused = learner.until("refused")
        assert refused["rule"] == "TE-TREASURE-02"
        assert "rohové" in refused["text"]
        learner.say("why", path=["treasure-K11"])
        assert learner.until("refused") == refused


def test_while_there_is_something_to_read_nothing_can_be_done(site: Site) -> None:
    with learning(site, "kingdom") as learner:
        learner.say("act", text="king G3")
        assert learner.until("problem")["name"] == "learn-read"
        learner.say("why", path=["hand-0"])
        assert learner.until("problem")["name"] == "learn-read"


def test_the_lesson_shows_how(site: Site) -> None:
    with learning(site, "kingdom", 2) as learner:
        learner.say("next")
        told = learner.until("lesson")
        assert told["done"]
        assert told["step"] == 2
        learner.say("undo")
        told = learner.until("lesson")
        assert told["ask"]
        assert told["step"] == 2
        learner.say("undo")
        assert learner.until("lesson")["step"] == 1


def test_every_place_can_be_come_back_to(site: Site) -> None:
    with learning(site, "war", 3) as learner, learning(site, "war") as other:
        texts = [other.go(step)["text"] for step in range(5)]
        assert [learner.go(step)["text"] for step in (4, 0, 9)] == [texts[4], texts[0], texts[4]]


def test_what_would_happen_is_not_told_too_late(site: Site) -> None:
    """The pointer rests on the board while the page goes on: nobody has made a mistake."""
    with learning(site, "war", 1) as learner:
        learner.say("would", v=0, text="temple G6")
        learner.say("would", text="temple G6")
        assert learner.until("previewed")["lines"][0] == "Lion places a temple on G6."
        assert "problem" not in {message["kind"] for message in learner.heard}
        learner.say("act", v=0, text="temple G6")
        assert learner.until("problem")["name"] == "stale"
        assert learner.until("lesson")["step"] == 1, "a late click gets a fresh board"


def test_nothing_sent_depends_on_the_unknown(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.game("euphrates")
    usual = game.files.lessons()

    def another(files: Files) -> list[Lesson]:
        hands = ("hand bull TFMMSS", "hand bull FFFMMM")
        changed = [replace(x, position=x.position.replace(*hands)) for x in usual]
        assert sum(old != new for old, new in zip(usual, changed, strict=True)) == 1
        return changed

    def everything() -> list[dict[str, Any]]:
        with learning(site, "war") as learner:
            for _ in range(3):
                learner.say("next")
                learner.until("lesson")
            learner.say("would", text="war trader")
            learner.until("previewed")
            return learner.heard

    with fresh_lessons():
        one = everything()
    monkeypatch.setattr(Files, "lessons", another)
    with fresh_lessons():
        assert everything() == one


def test_nonsense_is_refused_and_at_last_cut_off(site: Site) -> None:
    with learning(site, "kingdom", 2) as learner:
        for raw in ("", "{", '{"kind":"go","step":-1}', '{"kind":"say","text":"x"}', "x" * 5000):
            learner.socket.send(raw)
            assert learner.until("problem")["name"] in ("not-understood", "too-large")
        learner.say("act", text="castle E1")
        assert learner.until("problem")["name"] == "no-action"
        with pytest.raises(ConnectionClosed):
            rave(learner)


def rave(learner: Learner) -> None:
    for _ in range(200):
        learner.socket.send("{")
        learner.until("problem")


def test_pages_of_other_sites_learn_nothing(site: Site) -> None:
    with pytest.raises(InvalidStatus), learning(site, "kingdom", origin="https://example.org"):
        pass
    with pytest.raises(InvalidStatus), learning(site, "chess"):
        pass


def wait_until_up(database: Path) -> None:
    """Wait until a server has kept that it is up, the last thing it writes when it starts."""
    with closing(sqlite3.connect(database)) as base:
        wait_until(lambda: base.execute("SELECT 1 FROM lifetimes").fetchone())


def test_a_lesson_keeps_nothing_in_the_store(site: Site, tmp_path: Path) -> None:
    def kept() -> dict[str, int]:
        files = (tmp_path / "data").glob(f"{DATABASE}*")
        return {path.name: path.stat().st_size for path in files}

    wait_until_up(tmp_path / "data" / DATABASE)
    before = kept()
    assert before
    with learning(site, "kingdom", 2) as learner:
        learner.say("next")
        learner.until("lesson")
    assert kept() == before


def test_lessons_that_cannot_be_played_are_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.game("euphrates")
    bad = Lesson("bad", "lion", (Step("nowhere"),), position="seats 2")
    monkeypatch.setattr(Files, "lessons", lambda files: (bad,))
    with fresh_lessons(), pytest.raises(LessonError, match="no text 'nowhere'"):
        lessons_of(game)
