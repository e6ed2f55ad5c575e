"""The JSON API: a program gets the same facts as a person, and an error for each mistake."""

import json
import logging
import re
import subprocess
import sys
import threading
import urllib.request
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from tests.games.hammer.table import read
from tests.server.helpers import Answer, Serve, Site, fetch, sqlite_of
from tests.server.hours import PATIENCE
from tests.server.insights import tables

from velkahra.core import registry
from velkahra.server.room.room import Room
from velkahra.server.web.api import answers
from velkahra.server.web.api.calls import MOST_WAITS
from velkahra.server.web.api.tokens import MOST

ROOT = Path(__file__).resolve().parents[2]
NAME = re.compile(r'value="(http://[^"]+/api/v1/tables/[^"]+)"')
KEPT = ("code", "version", "why")
"""Members of a problem that its object `error` has as well."""
TOKEN = re.compile(r'readonly value="([\w-]{22})"')


@dataclass
class Program:
    """A program on a seat."""

    site: Site
    address: str
    token: str

    def ask(self, path: str = "", said: object = None, raw: bytes | None = None) -> Answer:
        data = raw if said is None else json.dumps(said).encode()
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        return fetch(urllib.request.Request(self.address + path, data, headers))

    def get(self, path: str = "") -> Any:  # noqa: ANN401 - JSON
        answer = self.ask(path)
        assert answer.status == 200, answer.text
        return json.loads(answer.text)

    def act(self, action: str | int, version: int | None = None) -> Any:  # noqa: ANN401 - JSON
        known = self.get()["version"] if version is None else version
        return json.loads(self.ask("/act", {"version": known, "action": action}).text)

    def refused(self, path: str, said: object = None, raw: bytes | None = None) -> tuple[int, str]:
        answer = self.ask(path, said, raw)
        assert answer.headers["content-type"] == "application/problem+json"
        problem = json.loads(answer.text)
        error = problem["error"]
        assert error["message"] == problem["detail"]
        assert problem["status"] == answer.status
        assert problem["type"] == f"/api#{problem['code']}"
        assert [error.get(name) for name in KEPT] == [problem.get(name) for name in KEPT]
        return answer.status, error["code"]


def program(site: Site, path: str) -> Program:
    """Make a token on a seat's page."""
    answer = site.post(f"{path}/program", {"do": "make"})
    assert answer.status == 200, answer.text
    address, token = NAME.search(answer.text), TOKEN.search(answer.text)
    assert address
    assert token
    return Program(site, address[1], token[1])


@pytest.fixture
def pair(site: Site) -> tuple[Program, Program, Program]:
    """Two programs that play, and one that watches."""
    one, two, watch = site.table("morra", "person", "person")
    return program(site, one), program(site, two), program(site, watch)


def test_a_position_tells_who_plays_and_what_can_be_done(site: Site) -> None:
    one, *_ = site.table("morra", "person", "bot random")
    told = program(site, one).get()
    assert told["api"] == 1
    assert told["seat"] == 0
    assert told["yours"] is True
    assert 0 in told["acting"]
    assert [seat["player"] for seat in told["seats"]] == ["person", "bot random"]
    space = registry.game("morra").space
    for action in told["actions"]:
        assert action["parts"] == space.to_json(action["code"])
        assert registry.game("morra").read(action["text"]) == action["code"]
    assert told["view"]
    assert told["result"] is None


def test_who_may_step_in_is_told_what_the_seat_may_do_all_the_same() -> None:
    """HM-EDGE-COOP-25."""
    state = read("agreed leaving=at-once\npact usa china\nusa sb 9 bm 1\nat japan")
    at = SimpleNamespace(ledger=SimpleNamespace(state=state), held=False)
    room = cast("Room", SimpleNamespace(**vars(at), is_over=False))
    assert [seat for seat in range(5) if answers.steps_in(room, seat)] == [0, 1, 3, 4]
    over = cast("Room", SimpleNamespace(**vars(at), is_over=True))
    assert not answers.steps_in(over, 0)


def test_actions_are_taken_as_text_or_number(pair: tuple[Program, ...]) -> None:
    ash, birch, watch = pair
    before = ash.get()
    assert ash.act(before["actions"][0]["text"]) == {"version": before["version"] + 1}
    after = birch.act(birch.get()["actions"][0]["code"])
    assert after["version"] == watch.get()["version"] > before["version"]


def test_what_is_wrong_is_named_with_its_rule(pair: tuple[Program, ...]) -> None:
    ash, birch, watch = pair
    version, action = ash.get()["version"], ash.get()["actions"][0]
    deed = {"version": version, "action": action["text"]}
    assert ash.refused("/act", {**deed, "version": 99}) == (409, "stale")
    assert ash.refused("/act", {**deed, "action": "dance"}) == (422, "no-action")
    assert ash.refused("/act", {**deed, "action": 10**9}) == (422, "no-action")
    assert watch.refused("/act", deed) == (403, "only-watching")
    assert ash.refused("/undo", {"version": version}) == (409, "stale")
    assert ash.refused("/reply", {"n": 1, "yes": True}) == (409, "not-asked")
    ash.act(action["code"])
    now = ash.get()["version"]
    answer = ash.ask("/act", {**deed, "version": now})
    error = json.loads(answer.text)["error"]
    assert (answer.status, error["code"], error["version"]) == (409, "not-your-turn", now)
    assert error["why"]["rule"]
    assert error["why"]["summary"]
    assert birch.get()["version"] == now, "nothing was changed"


def whoever_begins(site: Site) -> Program:
    """Open a table, and give the program on the seat that has to act."""
    one, two, _ = site.table("euphrates", "person", "person")
    programs = program(site, one), program(site, two)
    return next(each for each in programs if each.get()["yours"])


def test_an_illegal_action_is_explained(site: Site) -> None:
    ash = whoever_begins(site)
    told = ash.get()
    legal = {action["code"] for action in told["actions"]}
    wrong = next(n for n in range(told["version"], 10**6) if n not in legal)
    answer = ash.ask("/act", {"version": told["version"], "action": wrong})
    error = json.loads(answer.text)["error"]
    assert (answer.status, error["code"]) == (422, "illegal")
    assert error["why"]["rule"].startswith(registry.game("euphrates").prefix)
    assert error["message"] != error["why"]["summary"]
    for text, names in (
        ("temple E1", {"colour": "red", "space": "E1"}),
        ("farm P1", {"colour": "blue", "space": "P1"}),
    ):
        answer = ash.ask("/act", {"version": told["version"], "action": text})
        assert json.loads(answer.text)["error"]["why"]["names"] == names


def test_what_happened_is_named_in_the_words_of_notation(site: Site) -> None:
    ash = program(site, site.table("pamir", "person", "person")[0])
    events = ash.get("/history")["events"]
    drawn = [event["names"]["slot"] for event in events if event["kind"] == "drawn"]
    assert drawn == [f"{row}{column}" for column in range(6) for row in "ab"]
    first = next(event for event in events if event["kind"] == "first")
    assert set(first["names"]) == {"seat", "last"}
    assert set(first["names"].values()) == {"gray", "blue"}


NO_MESSAGES = (
    *(b" ", b"{}", b"null", b"[]", b"{", b"\xff\xfe", b"[" * 3000, b'{"action":"show 1"}'),
    b'{"version":0,"action":"show 1","more":1}',
    b'{"version":-1,"action":"show 1"}',
    b'{"version":0.5,"action":"show 1"}',
    b'{"version":true,"action":"show 1"}',
    b'{"version":1e400,"action":"show 1"}',
    *(b'{"version":0,"action":-1}', b'{"version":0,"action":1e99}', b'{"version":0,"action":""}'),
    b'{"version":0,"action":99999999999999999999999}',
    b'{"version":0,"action":["show 1"]}',
    b'{"version":0,"action":"\\ud800"}',
    b'{"version":0,"action":"' + b"a" * 300 + b'"}',
    b'{"version":0,"action":' + b'{"a":' * 600 + b"1" + b"}" * 600 + b"}",
)


def test_what_is_no_message_is_answered_and_changes_nothing(serve: Serve) -> None:
    with serve(messages_a_second=1000.0) as site:
        ash = program(site, site.table("morra", "person", "person")[0])
        for raw in NO_MESSAGES:
            for path in ("/act", "/would", "/undo", "/reply"):
                assert ash.refused(path, raw=raw) == (400, "not-understood"), (path, raw)
        for query in ("?since=x", "?since=-1", "?wait=1.5", "?wait=%EF%BC%91", "?since="):
            assert ash.refused(query) == (400, "not-understood"), query
        assert ash.refused("/history?first=-3") == (400, "not-understood")
        assert ash.refused("/act", raw=b" " * 5000) == (413, "too-large")
        assert "`action`" in ash.ask("/act", {"version": 0}).text
        assert "wait must be a whole number" in ash.ask("?wait=0.5").text
        assert ash.get()["version"] == 0


def test_a_token_opens_one_seat_of_one_table(site: Site, pair: tuple[Program, ...]) -> None:
    ash = pair[0]
    seats = [who.get()["seat"] for who in pair]
    assert seats == [0, 1, -1]
    rows = sqlite_of(site.store).execute("SELECT * FROM programs").fetchall()
    assert not [who for who in pair if who.token in str(rows)], "they are kept as hashes"
    other = program(site, site.table("morra", "person", "person")[0])
    link = site.table("morra", "person", "person")[0].split("/")[-1]
    nowhere = re.sub(r"/[0-9a-f]+$", "/0000000000", ash.address)
    for address, token in [
        *((ash.address, wrong) for wrong in ("", "x", other.token, link, ash.token[:-1])),
        (nowhere, ash.token),
        (other.address, ash.token),
    ]:
        answer = Program(site, address, token).ask()
        assert (answer.status, json.loads(answer.text)["error"]["code"]) == (401, "no-token")
        assert answer.headers["www-authenticate"] == "Bearer"


@pytest.mark.usefixtures("both_stores")
def test_tokens_can_be_taken_back(site: Site) -> None:
    one, two, _ = site.table("morra", "person", "person")
    first, second, other = program(site, one), program(site, one), program(site, two)
    assert first.get() == second.get()
    assert "2 tokens" in site.get(f"{one}/program").text
    assert site.post(f"{one}/program", {"do": "revoke"}).status == 303
    assert first.refused("") == second.refused("") == (401, "no-token")
    assert other.get()["seat"] == 1


def test_a_seat_has_few_tokens_and_they_are_shown_once(site: Site) -> None:
    one, *_ = site.table("morra", "person", "person")
    tokens = [program(site, one).token for _ in range(MOST)]
    assert len(set(tokens)) == MOST
    assert site.post(f"{one}/program", {"do": "make"}).status == 409
    page = site.get(f"{one}/program").text
    assert not [token for token in tokens if token in page]


def test_a_token_ends_with_the_link_it_was_made_with(site: Site) -> None:
    one, *_ = site.table("morra", "person", "person")
    ash = program(site, one)
    table = one.split("/")[2]
    job = "UPDATE programs SET link = x'00' WHERE table_id = ?"
    sqlite_of(site.store).execute(job, (table,))
    assert ash.refused("") == (401, "no-token")


def test_a_program_waits_for_the_next_change(pair: tuple[Program, ...]) -> None:
    ash, birch, _ = pair
    version, heard = ash.get()["version"], []
    waiting = threading.Thread(
        target=lambda: heard.append(birch.get(f"?since={version}&wait=30")), daemon=True
    )
    waiting.start()
    while json.loads(ash.site.get("/health").text)["connections"] != 1:
        pass
    ash.act(ash.get()["actions"][0]["text"])
    waiting.join(PATIENCE)
    assert heard[0]["version"] == version + 1


def test_a_program_whose_token_is_revoked_hears_nothing_more(site: Site) -> None:
    one, two, _ = site.table("morra", "person", "person")
    ash, birch = program(site, one), program(site, two)
    heard: list[tuple[int, str]] = []
    waiting = threading.Thread(
        target=lambda: heard.append(ash.refused("?since=0&wait=60")), daemon=True
    )
    waiting.start()
    while json.loads(site.get("/health").text)["connections"] != 1:
        pass
    site.post(f"{one}/program", {"do": "revoke"})
    birch.act(birch.get()["actions"][0]["text"])
    waiting.join(PATIENCE)
    assert heard == [(401, "no-token")]


def test_waiting_ends_at_once_when_something_has_happened(pair: tuple[Program, ...]) -> None:
    ash = pair[0]
    assert ash.get("?since=0&wait=1")["version"] == 0
    assert ash.get("?since=7&wait=60")["version"] == 0


WAITING = """
import sys
from urllib.request import Request, urlopen
urlopen(Request(sys.argv[1], headers={"Authorization": f"Bearer {sys.argv[2]}"}))
"""


def test_few_requests_of_a_seat_wait_at_once_and_leaving_ends_the_wait(serve: Serve) -> None:
    with serve(messages_a_second=1000.0) as site:
        one, *_ = site.table("morra", "person", "person")
        ash = program(site, one)
        command = [sys.executable, "-c", WAITING, f"{ash.address}?since=0&wait=60", ash.token]
        crowd = [subprocess.Popen(command) for _ in range(MOST_WAITS)]
        try:
            while json.loads(site.get("/health").text)["connections"] < MOST_WAITS:
                pass
            assert ash.refused("?since=0&wait=1") == (429, "too-fast")
        finally:
            for client in crowd:
                client.kill()
                client.wait()
        while json.loads(site.get("/health").text)["connections"]:
            pass
        assert ash.get("?since=0&wait=1")["version"] == 0


def test_too_many_requests_are_told_so(serve: Serve) -> None:
    with serve(messages_a_second=0.5) as site:
        one, two, _ = site.table("morra", "person", "person")
        ash, birch = program(site, one), program(site, two)
        while (answer := ash.ask()).status == 200:
            pass
        assert answer.status == 429
        assert answer.headers["retry-after"] == "1"
        assert birch.ask().status == 200, "another seat is not held up"


def test_who_waits_is_answered_when_the_server_ends(
    serve: Serve, caplog: pytest.LogCaptureFixture
) -> None:
    heard: list[tuple[int, str]] = []
    with serve() as site:
        ash = program(site, site.table("morra", "person", "person")[0])
        waiting = threading.Thread(
            target=lambda: heard.append(ash.refused("?since=0&wait=60")), daemon=True
        )
        waiting.start()
        while json.loads(site.get("/health").text)["connections"] != 1:
            pass
    waiting.join(PATIENCE)
    assert heard == [(503, "store-closed")]
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def test_history_tells_what_a_seat_may_know_as_facts(pair: tuple[Program, ...]) -> None:
    ash, birch, watch = pair
    ash.act(ash.get()["actions"][0]["text"])
    told = [who.get("/history") for who in pair]
    assert [history["next"] for history in told] == [1, 1, 1]
    own, others, crowd = ([event["facts"] for event in history["events"]] for history in told)
    assert own
    assert others == crowd, "a choice made in secret"
    birch.act(birch.get()["actions"][0]["text"])
    later = watch.get("/history?first=1")
    assert later["first"] == 1
    assert all(event["ply"] >= 1 and event["text"] for event in later["events"])
    assert watch.get("/history?first=500")["events"] == []


def test_long_histories_come_in_parts(
    pair: tuple[Program, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(answers, "MOST_PLIES", 1)
    ash, birch, watch = pair
    for who in (ash, birch):
        who.act(who.get()["actions"][0]["text"])
    whole: list[dict[str, Any]] = []
    first = 0
    while (part := watch.get(f"/history?first={first}"))["next"] < part["plies"]:
        whole, first = whole + part["events"], part["next"]
    whole += part["events"]
    monkeypatch.setattr(answers, "MOST_PLIES", 500)
    assert whole == watch.get("/history")["events"]


def test_taking_back_lowers_the_plies_and_never_the_version(site: Site) -> None:
    ash = whoever_begins(site)
    before = ash.get()
    ash.act(before["actions"][0]["text"])
    after = ash.get()
    assert after["can_undo"]
    assert json.loads(ash.ask("/undo", {"version": after["version"]}).text) == {
        "version": after["version"] + 1
    }
    last = ash.get()
    assert last["plies"] == before["plies"] < after["plies"]
    assert last["version"] > after["version"]
    assert last["undone"] == 1
    assert last["view"] == before["view"]


def test_a_preview_says_what_an_action_would_do(site: Site) -> None:
    ash = whoever_begins(site)
    told = ash.get()
    deed = {"version": told["version"], "action": told["actions"][0]["code"]}
    assert json.loads(ash.ask("/would", deed).text)["lines"]
    assert ash.get()["version"] == told["version"]
    assert ash.refused("/would", {**deed, "version": 99}) == (409, "stale")


def test_a_hint_can_be_played_and_all_hear_that_it_was_taken(quick: Site) -> None:
    ash, birch, _ = [program(quick, path) for path in tables(quick)]
    before = ash.get()
    assert before["hints"] is True
    told = json.loads(ash.ask("/hint", {"version": before["version"]}).text)
    assert told["version"] == before["version"] + 1 == birch.get()["version"]
    legal = {action["text"]: action["code"] for action in before["actions"]}
    for hint in told["hints"]:
        assert legal[hint["text"]] == hint["code"]
        assert 0 <= hint["chance"] <= 1
        deed = {"version": told["version"], "action": hint["text"]}
        assert hint["gain"] == json.loads(ash.ask("/would", deed).text)["lines"]
    assert ash.act(told["hints"][0]["code"], told["version"])["version"] > told["version"]


def test_hints_are_for_who_has_to_decide_where_they_were_agreed_on(quick: Site) -> None:
    ash, birch, watch = [program(quick, path) for path in tables(quick)]
    wish = {"version": ash.get()["version"]}
    assert birch.refused("/hint", wish) == (409, "no-turn")
    assert watch.refused("/hint", wish) == (403, "only-watching")
    assert watch.get()["hints"] is False
    assert ash.refused("/hint", {"version": wish["version"] + 7}) == (409, "stale")
    alone = program(quick, tables(quick, hints="no")[0])
    assert alone.get()["hints"] is False
    assert alone.refused("/hint", {"version": alone.get()["version"]}) == (409, "no-hints")


def test_the_public_part_describes_every_game(site: Site) -> None:
    about = json.loads(site.get("/api/v1").text)
    assert about["api"] == 1
    for name, address in about["games"].items():
        told, space = json.loads(site.get(address).text), registry.game(name).space
        assert told["actions"] == space.size == sum(kind["count"] for kind in told["kinds"])


def test_other_addresses_are_answered_as_json(site: Site) -> None:
    for path, method, status in (
        *(("v1/nothing", "GET", 404), ("v1/games/chess", "GET", 404), ("v2", "GET", 404)),
        *(("v1/tables/0123456789", "DELETE", 405), ("v1/tables/0123456789", "GET", 401)),
        *(("v1/tables/%00", "GET", 401), ("v1/tables/0123456789/act", "GET", 405)),
    ):
        request = urllib.request.Request(f"{site.base}/api/{path}", method=method)
        answer = fetch(request)
        assert answer.status == status, path
        assert json.loads(answer.text)["error"]["code"]


def test_another_sites_page_is_refused(pair: tuple[Program, ...]) -> None:
    ash = pair[0]
    headers = {"Authorization": f"Bearer {ash.token}", "Origin": "https://evil.example"}
    answer = fetch(urllib.request.Request(ash.address + "/act", b"{}", headers))
    assert (answer.status, json.loads(answer.text)["error"]["code"]) == (403, "foreign")


def test_no_token_is_logged(pair: tuple[Program, ...], caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, logger="velkahra")
    ash = pair[0]
    ash.act(ash.get()["actions"][0]["text"])
    ash.refused("/act", raw=b"nonsense")
    Program(ash.site, ash.address + "0", ash.token).refused("")
    assert caplog.records
    assert ash.token not in caplog.text


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_the_page_of_a_program_is_in_every_language(site: Site, language: str) -> None:
    for path in site.table("morra", "person", "person"):
        page = site.post(f"{path}/program?language={language}", {"do": "make"}).text
        assert "program-" not in page
        assert "{" not in re.sub(r"<[^>]*>", "", page)


@pytest.mark.parametrize("game", ["draws", "morra", "viceroy"])
def test_the_example_plays_a_whole_game_with_a_bot(serve: Serve, game: str) -> None:
    with serve(messages_a_second=1000.0) as site:
        one, *_ = site.table(game, "person", "bot random")
        ash = program(site, one)
        client = [sys.executable, str(ROOT / "examples" / "random_client.py")]
        done = subprocess.run(
            [*client, ash.address, ash.token], capture_output=True, text=True, timeout=120
        )
        assert done.returncode == 0, done.stderr
        assert json.loads(done.stdout) == ash.get()["result"]
        assert ash.get()["over"]
        assert ash.get()["actions"] == []


@pytest.mark.usefixtures("both_stores")
def test_a_game_is_the_same_after_a_restart(serve: Serve) -> None:
    with serve() as site:
        ash = program(site, site.table("morra", "person", "person")[0])
        ash.act(ash.get()["actions"][0]["text"])
        before, port = ash.get(), site.port
    with serve(port) as site:
        assert ash.get() == before
