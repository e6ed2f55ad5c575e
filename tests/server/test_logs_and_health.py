"""The log tells what goes on and nothing secret; the health page says whether it can be kept."""

import io
import json
import logging
import random
import re
import threading
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

import pytest
from tests.server.helpers import Site, serving, some_action, sqlite_of
from tests.server.processes import running

import velkahra
from velkahra.core import registry
from velkahra.server.domain import links
from velkahra.server.settings import SettingsError, checked_base
from velkahra.server.store.backend import DamagedError, StoreError
from velkahra.server.web.admin import logs
from velkahra.server.web.admin.logs import Digest, JsonLines, Readable, without_secrets
from velkahra.server.web.serve import serve

# Keys that a line of the log may have besides time, level, logger and message.
FACTS = {"table", "game", "seats", "seat", "version", "why", "trace", "traceback"}


def test_a_log_of_everything_holds_no_link_no_hand_and_nothing_said(tmp_path: Path) -> None:
    arguments = "log_level='debug', log_json=True"
    lines: list[str] = []
    with running(tmp_path, arguments=arguments) as (process, site):
        assert process.stderr is not None
        reader = threading.Thread(target=lines.extend, args=(process.stderr,))
        reader.start()
        one, two, watch = site.table("euphrates", "person", "person")
        hidden = play(site, one, two)
        for path in (one, two, watch, watch[:-1]):
            site.get(path + "/record")
        site.get("/host/" + one.split("/")[2] + "/" + links.new_secret())
        site.post("/tables", {"game": "x"}, Origin="https://elsewhere.example")
        process.terminate()
        process.wait(10)
        reader.join(10)
        out = process.stdout.read() if process.stdout else ""
    found = [json.loads(line) for line in lines]
    kept = [line for line in found if line["message"] == "kept"]
    assert len(kept) >= 40
    assert {line["table"] for line in kept} == {one.split("/")[2]}
    for line in found:
        assert set(line) - {"time", "level", "logger", "message"} <= FACTS, line
    traces = {line["trace"] for line in kept}
    assert len(traces) == 2, "each page has a trace of its own"
    everything = "".join(lines) + out
    for secret in [*(path.rsplit("/", 1)[1] for path in (one, two, watch)), "good luck", *hidden]:
        assert secret not in everything


def play(site: Site, one: str, two: str) -> list[str]:
    """Play for a while, talk, and make mistakes. Returns: what the log must not hold."""
    rng, game = random.Random(2), registry.game("euphrates")
    hidden = {"temple", "farm", "market", "settlement", "draw "}
    with site.at(one) as lion, site.at(two) as bull:
        for _ in range(60):
            for page in (lion, bull):
                while page.version < max(lion.version, bull.version):
                    page.update()
            page = lion if lion.last["yours"] else bull
            text = some_action(page.last["choices"], rng)
            assert game.read(text) >= 0
            hidden.add(text)
            page.act(text)
            page.update()
        lion.say(kind="say", text="good luck")
        lion.act("nonsense of mine")
        bull.say(kind="why", v=bull.version, path=["hand-0"])
    return sorted(hidden - {"end"})


def test_the_secret_part_of_a_link_is_taken_out_wherever_it_stands() -> None:
    token = links.token(links.new_secret(), 0)
    for text in (f"GET /table/ab12/{token}/live HTTP/1.1", f"host '/host/ab12/{token}'", token):
        assert token not in without_secrets(text)
    assert "ab12" in without_secrets(f"/table/ab12/{token}")
    for formatter in (Readable(), JsonLines()):
        stream = io.StringIO()
        handler = logging.StreamHandler(stream)
        handler.setFormatter(formatter)
        record = logging.makeLogRecord(
            {"name": "x", "msg": "at %s", "args": (token,), "table": "t1"}
        )
        try:
            raise ValueError(f"/host/x/{token}")
        except ValueError as error:
            record.exc_info = (type(error), error, error.__traceback__)
        handler.emit(record)
        assert token not in stream.getvalue()
        assert "t1" in stream.getvalue()
        assert "ValueError" in stream.getvalue()


def test_a_json_line_is_one_line_whatever_is_in_it() -> None:
    record = logging.makeLogRecord(
        {"name": "x", "msg": "a\nb\u2028", "odd": {1, 2}, "levelname": "INFO"}
    )
    line = JsonLines().format(record)
    assert "\n" not in line
    assert json.loads(line)["message"] == "a\nb\u2028"


class Minute:
    """A timer that a test lets ring."""

    all: ClassVar[list["Minute"]] = []

    def __init__(self, seconds: float, ring: Callable[[], None]) -> None:
        assert seconds == 60
        self.ring = ring
        self.daemon = False

    def start(self) -> None:
        assert self.daemon, "it must not keep the process from ending"
        self.all.append(self)


def test_a_store_that_fails_is_one_line_a_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logs, "Timer", Minute)
    monkeypatch.setattr(Minute, "all", [])
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.addFilter(Digest(handler))
    log = logging.getLogger("velkahra.test")
    monkeypatch.setattr(log, "handlers", [handler])
    monkeypatch.setattr(log, "propagate", False)  # a server of this process has a digest too
    away = [StoreError("store-away", f"no connection to {n}") for n in range(4)]

    def said() -> list[str]:
        lines = stream.getvalue().splitlines()
        stream.truncate(0)
        stream.seek(0)
        return lines

    log.error("rows were not stored: %s", away[0])
    for n in (1, 2, 3):
        log.warning("a turn could not be announced by %s: %s", "mail", away[n])
        log.error("a table is damaged: %s", DamagedError(f"row {n} is missing"))
    log.error("rows were not stored: %s", StoreError("store-full", "the disk is full"))
    log.error("something else")
    assert said() == [
        "rows were not stored: no connection to 0",
        *(f"a table is damaged: row {n} is missing" for n in (1, 2, 3)),
        "rows were not stored: the disk is full",
        "something else",
    ]
    assert len(Minute.all) == 5
    for minute in list(Minute.all):
        minute.ring()
    assert said() == ["3 more failures of the store in a minute, the last: no connection to 3"]
    log.error("rows were not stored: %s", away[0])
    Minute.all[5].ring()
    assert said() == ["1 more failures of the store in a minute, the last: no connection to 0"]
    Minute.all[6].ring()
    assert said() == []
    log.error("rows were not stored: %s", away[1])
    assert said() == ["rows were not stored: no connection to 1"]


def test_a_wrong_log_level_is_one_clear_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        serve(port=0, data=tmp_path, log_level="loud")
    assert capsys.readouterr().err == (
        "velkahra: there is no log level 'loud': debug, info, warning, error\n"
    )


def test_a_base_address_is_that_of_a_whole_site() -> None:
    assert checked_base("https://x.org/") == "https://x.org"
    ends = ("", "x.org/deep", "me@x.org", "x.org?a")
    for address in ("x.org", "ftp://x.org", *(f"https://{end}" for end in ends)):
        with pytest.raises(SettingsError, match="the address of a site"):
            checked_base(address)


def test_the_health_page_says_what_there_is(site: Site) -> None:
    answer = site.get("/health")
    found = json.loads(answer.text)
    assert answer.status == 200
    assert answer.headers["content-type"] == "application/json"
    assert found.pop("store_ms") < 2000
    assert found.pop("megabytes") > 10
    assert found == {
        "ok": True,
        "version": velkahra.__version__,
        "compiled": velkahra.compiled(),
        "store": "ok",
        "damaged": 0,
        "lost": 0,
        "tables": 0,
        "connections": 0,
        "thinking": {"workers": 0, "busy": 0, "waiting": 0, "replaced": 0, "megabytes": 0},
    }
    one, two, _ = site.table("morra", "person", "person")
    with site.at(one), site.at(two):
        found = json.loads(site.get("/health").text)
        assert (found["tables"], found["connections"]) == (1, 2)
        for path in (one, two):
            assert not set(re.split(r"\W+", site.get("/health").text)) & set(path.split("/")[2:])


def test_a_server_without_its_store_lives(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("velkahra.server.web.admin.health.OFTEN", 0.0)
    assert json.loads(site.get("/health/ready").text) == {"ok": True, "why": ""}
    sqlite_of(site.store).execute("PRAGMA query_only = ON")
    answer = site.get("/health/ready")
    assert (answer.status, json.loads(answer.text)["why"]) == (503, "store-readonly")
    assert site.get("/health/live").status == 200
    answer = site.get("/health")
    assert (answer.status, json.loads(answer.text)["store"]) == (503, "store-readonly")
    sqlite_of(site.store).execute("PRAGMA query_only = OFF")
    assert site.get("/health").status == 200, "it gets well"


def test_asking_again_and_again_writes_once(site: Site) -> None:
    written: list[str] = []
    sqlite_of(site.store).set_trace_callback(written.append)
    for _ in range(20):
        assert site.get("/health").status == 200
    assert sum("PRAGMA user_version =" in sql for sql in written) <= 2


def test_health_does_not_wait_for_a_store_that_hangs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    free = threading.Event()
    with serving(tmp_path, store_seconds=0.05) as site:
        monkeypatch.setattr(site.store._backend, "probe", lambda full: free.wait(10))
        answer = site.get("/health")
        free.set()
    assert answer.status == 503
    assert json.loads(answer.text)["store"] == "store-slow"
