"""The Python client of the API, and the example that uses it."""

import ast
import json
import subprocess
import sys
import time
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread

import pytest
from tests.server.helpers import Serve, Site

from velkahra import client
from velkahra.server.web.api.protocol import Opened

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "challenge.py"


def opened(site: Site, *seats: str, game: str = "morra") -> Opened:
    return client.open_table(site.base, client.NewTable(game, list(seats)))


def test_the_example_plays_a_whole_game_at_a_table_of_its_own(serve: Serve) -> None:
    assert len(EXAMPLE.read_text().splitlines()) <= 20
    with serve(messages_a_second=1000.0) as site:
        command = [sys.executable, str(EXAMPLE), site.base, "viceroy", "random"]
        done = subprocess.run(command, capture_output=True, text=True, timeout=120)
        assert done.returncode == 0, done.stderr
        assert sum(json.loads(done.stdout)) == pytest.approx(1)


def test_the_client_needs_no_extra() -> None:
    loaded = "import sys, velkahra.client; print({name.split('.')[0] for name in sys.modules})"
    done = subprocess.run([sys.executable, "-c", loaded], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    extras = {
        "starlette",
        "uvicorn",
        "jinja2",
        "markupsafe",
        "argon2",
        "prometheus_client",
        "typer",
    }
    assert not ast.literal_eval(done.stdout) & extras


def test_seats_act_undo_and_hear_what_happened(site: Site) -> None:
    made = opened(site, "program", "person", game="euphrates")
    seats = [
        client.Seat(made.address, str(made.seats[0].token)),
        client.join(str(made.seats[1].link)),
    ]
    seat = next(one for one in seats if one.position().yours)
    now = next(seat.turns())
    action = now.actions[0]
    lines = seat.would(action, now.version)
    after = seat.act(action, now.version)
    assert lines[0] in [event.text for event in seat.history()]
    assert seat.undo(after) == after + 1
    assert seat.position(since=now.version).version == after + 1


def test_a_mistake_has_its_code_and_its_rule(site: Site) -> None:
    made = opened(site, "program", "person")
    seat = client.Seat(made.address, str(made.seats[0].token), language="pl")
    now = seat.position()
    seat.act(now.actions[0].text, now.version)
    with pytest.raises(client.Problem, match="not-your-turn") as found:
        seat.act(now.actions[0].code, now.version + 1)
    problem = found.value
    assert (problem.status, problem.code, problem.version) == (409, "not-your-turn", 1)
    assert problem.rule
    assert problem.message in str(problem)
    for ask, code in (
        (lambda: seat.reply(1, yes=True), "not-asked"),
        (lambda: seat.hints(1), "no-hints"),
        (lambda: opened(site, "person", game="chess"), "not-offered"),
        (lambda: client.Seat(made.address, "x").position(), "no-token"),
        (lambda: client.join(f"{site.base}/table/{made.table}/x"), "no-token"),
    ):
        with pytest.raises(client.Problem, match=code):
            ask()
    with pytest.raises(ValueError, match="not a link to a seat"):
        client.join(site.base)


def test_a_host_gives_seats_away(serve: Serve) -> None:
    with serve(public_lobby=True) as site:
        wishes = client.NewTable("morra", ["person", "person"], public=True)
        made = client.open_table(site.base, wishes)
        host = client.Host(made.address, made.host)
        assert [seat.state for seat in host.seats().seats] == ["free", "free"]
        links = [seat.link for seat in host.make_private().seats]
        assert client.join(str(links[1])).position().seat == 1
        first, second = host.renew_link(1).seats
        assert first.link == links[0]
        assert second.link not in links


class Overworked(BaseHTTPRequestHandler):
    """Is too busy twice, then a proxy without a server behind it."""

    statuses: list[int]

    def do_GET(self) -> None:
        self.send_response(self.statuses.pop(0))
        self.end_headers()
        self.wfile.write(b"<p>Bad gateway")

    def log_message(self, format: str, *args: object) -> None:
        """Log nothing."""


def test_a_busy_server_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []
    monkeypatch.setattr(time, "sleep", slept.append)
    monkeypatch.setattr(Overworked, "statuses", [429, 503, 502], raising=False)
    with HTTPServer(("127.0.0.1", 0), Overworked) as server:
        Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
        with pytest.raises(client.Problem) as found:
            client.Seat(f"http://127.0.0.1:{server.server_port}", "x").position()
        server.shutdown()
    assert (found.value.status, found.value.code, slept) == (502, "http", [1, 1])
