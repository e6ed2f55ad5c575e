"""The webhook: called for whom has not looked, once a turn, without anything secret."""

import json
import queue
import sqlite3
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest
from tests.server.databases import Cluster
from tests.server.helpers import Serve, Site, rows_in
from tests.server.hours import PATIENCE, Hours, wait_until
from tests.server.sharing import sharing

from velkahra.server.settings import SettingsError, read_settings
from velkahra.server.store import schema
from velkahra.server.store.backend import Connection, StoreError
from velkahra.server.web.notices import turns
from velkahra.server.web.notices.calls import Call, post


class Ear:
    """A web server that remembers what it was sent."""

    def __init__(self) -> None:
        self.heard: queue.SimpleQueue[dict[str, Any]] = queue.SimpleQueue()
        self.parents: list[str | None] = []
        self.status = 200
        ear = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                ear.heard.put(json.loads(body))
                ear.parents.append(self.headers["traceparent"])
                self.send_response(ear.status)
                if ear.status == 302:
                    self.send_header("location", "http://127.0.0.1:1/")
                self.end_headers()

            def log_message(self, *args: object) -> None:
                pass

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}/hook"

    def next(self) -> dict[str, Any]:
        return self.heard.get(timeout=PATIENCE)


@pytest.fixture
def ear() -> Iterator[Ear]:
    made = Ear()
    thread = threading.Thread(target=made.server.serve_forever, args=(0.02,), daemon=True)
    thread.start()
    yield made
    made.server.shutdown()
    made.server.server_close()


def kept(site: Site) -> list[tuple[int, int, int]]:
    """Read what the store knows of the webhook as (seat, turn, told)."""
    sql = "SELECT seat, turn, told FROM notices WHERE channel = 'webhook' ORDER BY seat"
    return [(seat, turn, told) for seat, turn, told in rows_in(site.store, sql)]


def test_who_has_not_looked_is_called_once_without_secrets(serve: Serve, ear: Ear) -> None:
    with serve(webhook=ear.url, webhook_after=0) as site:
        one, two, _ = site.table("draws", "person", "person")
        with site.at(one) as ash:
            ash.act("bid 1")
            while (call := ear.next())["seat"] == 0:
                pass  # the call came before the page was open
            assert (call["event"], call["game"], call["seat"]) == ("turn", "draws", 1)
            assert call["table"] == one.split("/")[2]
            assert call["seat_name"] == "birch"
            for path in (one, two):
                assert path.split("/")[3] not in json.dumps(call)
            ash.update()
            ash.say(kind="undo", v=ash.version)
            ash.update()
            ash.act("bid 2")
            assert not ash.update()["yours"]
            with pytest.raises(queue.Empty):
                ear.heard.get(timeout=0.5)
            assert kept(site)[-1] == (1, 0, 1)


def test_a_call_that_is_due_while_the_store_is_away_comes_later(
    serve: Serve, ear: Ear, hours: Hours, monkeypatch: pytest.MonkeyPatch
) -> None:
    away: list[str] = []

    def claim(*given: Any) -> bool:  # noqa: ANN401 - as the real one
        away.append("asked")
        if len(away) < 5:  # a batch that fails is tried twice
            raise StoreError("store-away", "the database is away")
        return claimed(*given)

    claimed = turns.claim
    monkeypatch.setattr(turns, "claim", claim)
    with serve(webhook=ear.url, webhook_after=60) as site:
        one, *_ = site.table("draws", "person", "person")
        with site.page(one) as ash:
            ash.update()
        assert hours.until(ear.heard)["seat"] == 0
    assert len(away) == 5


def test_a_call_hands_on_the_trace_of_what_made_it_due(serve: Serve, ear: Ear) -> None:
    trace = "4bf92f3577b34da6a3ce929d0e0e4736"
    with serve(webhook=ear.url, webhook_after=0) as site:
        fields = {"game": "draws", "seat-0": "person", "seat-1": "person"}
        made = site.post("/tables", fields)
        site.get(made.headers["location"], traceparent=f"00-{trace}-00f067aa0ba902b7-01")
        ear.next()
    assert ear.parents[0] is not None
    assert ear.parents[0].startswith(f"00-{trace}-")


def test_who_looks_is_called_when_the_page_is_left(serve: Serve, ear: Ear, hours: Hours) -> None:
    with serve(webhook=ear.url, webhook_after=60) as site:
        one, _two, _ = site.table("draws", "person", "person")
        with site.at(one) as ash:
            for _ in range(3):
                hours.pass_by(100)
            assert ear.heard.empty()
            ash.say(kind="look", on=False)
            assert hours.until(ear.heard)["seat"] == 0


@pytest.mark.usefixtures("both_stores")
def test_a_call_is_made_after_a_restart_and_never_twice(serve: Serve, ear: Ear) -> None:
    with serve(webhook=ear.url, webhook_after=3600) as site:
        one, *_ = site.table("draws", "person", "person")
        with site.page(one) as ash:
            ash.update()
        wait_until(lambda: kept(site) == [(0, 0, 0)])
    for _ in range(2):
        with serve(webhook=ear.url, webhook_after=0) as site:
            wait_until(lambda: kept(site) == [(0, 0, 1)])
            site.get(one)
    assert ear.next()["seat"] == 0
    assert ear.heard.empty()


def test_a_call_is_made_after_another_server_has_ended(
    postgresql: Cluster, tmp_path: Path, toys: None, ear: Ear, hours: Hours
) -> None:
    with sharing(postgresql.new(), tmp_path, webhook=ear.url, webhook_after=60) as members:
        one, *_ = members[0].table("draws", "person", "person")
        with members[0].page(one) as ash:
            ash.update()
        wait_until(lambda: kept(members[1]) == [(0, 0, 0)])
        while not all(member.knows(2) for member in members):
            time.sleep(0.01)
        members[0].end()
        assert hours.until(ear.heard)["seat"] == 0


def test_an_address_that_fails_harms_nobody(serve: Serve, ear: Ear) -> None:
    ear.status = 500
    with serve(webhook=ear.url, webhook_after=0) as site:
        one, two, _ = site.table("draws", "person", "person")
        site.get(one)
        ear.next()
        with site.at(one) as ash, site.page(two) as birch:
            ash.act("bid 1")
            assert birch.update()
            assert ash.update()["v"] > 0


def test_nobody_is_called_while_a_table_is_paused(serve: Serve, ear: Ear, hours: Hours) -> None:
    with serve(webhook=ear.url, webhook_after=60) as site:
        fields = {"game": "draws", "seat-0": "me", "seat-1": "bot greedy", "clock": "days-7"}
        one = site.post("/tables", fields).headers["location"]
        with site.at(one) as ash:
            ash.say(kind="ask-pause")
            assert ash.update()["v"] > 0
            ash.say(kind="look", on=False)
        for _ in range(4):
            hours.pass_by(100)
        assert ear.heard.empty()
        with site.at(one) as ash:
            ash.say(kind="resume")
            ash.update()
            ash.say(kind="look", on=False)
            assert hours.until(ear.heard)["seat"] == 0


def test_without_an_address_nothing_is_kept(site: Site) -> None:
    one, *_ = site.table("draws", "person", "person")
    with site.at(one) as ash:
        ash.act("bid 1")
        ash.update()
    assert kept(site) == []


def test_a_turn_is_claimed_once_and_the_next_one_again(base: Connection) -> None:

    def begins(turn: int) -> bool:
        turns.keep(base, "webhook", "t", 0, turn, 5)
        return turns.claim(base, "webhook", "t", 0, turn)

    begun = [begins(turn) for turn in (4, 4, 5, 5, 4)]
    assert begun == [True, False, True, False, True]
    turns.settle(base, "webhook", "t", 0)
    assert not begins(4), "what was told stays known"
    assert turns.keep(base, "webhook", "t", 0, 6, 5)
    assert turns.pending(base, "webhook") == [("t", 0, 5)]
    assert turns.pending(base, "mail") == []
    turns.settle(base, "webhook", "t", 0)
    assert turns.pending(base, "webhook") == []
    assert begins(7)
    turns.unclaim(base, "webhook", "t", 0)
    assert begins(7), "it was not its time yet"


def test_an_address_that_is_none_is_refused_when_the_settings_are_read(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text('webhook = "https://example.org/hook"\nwebhook_after = 60\n')
    assert read_settings(file, tmp_path).webhook_after == 60
    file.write_text('webhook = "example.org"\n')
    with pytest.raises(SettingsError, match="webhook"):
        read_settings(file, tmp_path)


def test_only_the_address_itself_is_called(ear: Ear) -> None:
    call = Call("draws", "t", 0, "ash", "", 0, "")
    post(ear.url, call)
    assert ear.next()["event"] == "turn"
    ear.status = 302
    with pytest.raises(OSError, match="302"):
        post(ear.url, call)
    with pytest.raises(ValueError, match="http"):
        post("file:///etc/hostname", call)


def test_what_the_webhook_was_told_is_known_after_an_update(tmp_path: Path) -> None:
    """Step 6 of the schema takes control of what step 2 kept."""
    steps = tmp_path / "steps"
    steps.mkdir()
    for number, sql in schema.steps()[:5]:
        (steps / f"{number:04}-x.sql").write_text(sql, encoding="utf-8")
    connection = sqlite3.connect(tmp_path / "x", isolation_level=None)
    schema.migrate(connection, steps)
    connection.execute("INSERT INTO tables VALUES ('t','g',1,'{}','en','s',x'00',x'00','now')")
    connection.execute("INSERT INTO calls VALUES ('t', 0, 4, 5, 1), ('t', 1, 2, 6, 0)")
    schema.migrate(connection)
    assert turns.pending(connection, "webhook") == [("t", 1, 6)]
    assert not turns.keep(connection, "webhook", "t", 0, 4, 9)
