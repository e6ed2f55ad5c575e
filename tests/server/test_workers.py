"""`serve --workers`: several processes on one port, which are started again when they end."""

import os
import re
import signal
import socket
import subprocess
import sys
import time
from http.client import HTTPException
from pathlib import Path
from types import SimpleNamespace

import pytest
from tests.server.databases import Cluster
from tests.server.helpers import Site
from tests.server.hours import wait_until
from tests.server.processes import running

from velkahra.server.settings import Settings
from velkahra.server.store.session import facts_of
from velkahra.server.web.serve import serve
from velkahra.server.web.workers import Workers

QUICK = """
from pathlib import Path
from velkahra.server.settings import Settings
from velkahra.server.web import serve as module
module.load_games = module.draw_games = lambda: None
"""


def servers_in(cluster: Cluster, database: str) -> set[str]:
    """Return the numbers of the servers that share a database."""
    name = str(facts_of(database)["dbname"])
    return set(map(str, cluster.run("SELECT id FROM servers", name)))


def children(pid: int) -> set[int]:
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return {int(number) for number in found}


def answers(site: Site, paths: list[str]) -> set[int]:
    """Ask for pages, and give the statuses; none if an answer breaks off.

    Where a machine is so busy that a worker gets no time for a lease, that may happen.
    """
    try:
        return {site.get(path).status for path in paths}
    except (HTTPException, OSError):
        return set()


def test_workers_serve_one_port_until_a_parent_ends(postgresql: Cluster, tmp_path: Path) -> None:
    database = postgresql.new()
    named = f"Path('x'), database={database!r}, drain_seconds=3600"
    arguments = f"workers=2, settings=Settings({named})"
    with running(tmp_path, QUICK, arguments) as (parent, site):
        wait_until(lambda: len(servers_in(postgresql, database)) == 2)
        before, first = children(parent.pid), servers_in(postgresql, database)
        assert len(before) == 2
        paths = site.table("euphrates", "person", "person", "person")
        wait_until(lambda: answers(site, paths * 3) == {200})

        victim = min(before)
        os.kill(victim, signal.SIGKILL)
        wait_until(lambda: len(children(parent.pid) - before) == 1)
        wait_until(lambda: answers(site, paths) == {200})
        wait_until(lambda: len(servers_in(postgresql, database) & first) == 1)

        parent.terminate()
        wait_until(lambda: "draining" in site.get("/health/ready").text)
        assert answers(site, paths) == {200}
        parent.terminate()
        assert parent.wait(20) == 0
        assert servers_in(postgresql, database) == set(), "each has left"
        assert parent.stdout is not None
        assert "All tables are saved" in parent.stdout.read()
        assert not any(alive(pid) for pid in before)


def test_workers_have_time_to_drain_and_to_end(monkeypatch: pytest.MonkeyPatch) -> None:
    deeds: list[object] = []
    process = SimpleNamespace(
        poll=lambda: None, terminate=lambda: deeds.append("end"), wait=deeds.append
    )
    monkeypatch.setattr(subprocess, "Popen", lambda *given, **more: process)
    monkeypatch.setattr(signal, "signal", lambda number, handler: None)
    monkeypatch.setattr(time, "monotonic", lambda: 100.0)
    made = Workers(socket.create_server(("127.0.0.1", 0)), 2, drain=7.0)
    made._end(signal.SIGTERM, None)
    made.run()
    assert deeds == ["end", "end", 17.0, 17.0]


def test_workers_end_when_their_parent_is_killed(tmp_path: Path) -> None:
    code = (
        "import socket, sys, time\n"
        "from velkahra.server.web.workers import Workers, employed\n"
        "if employed():\n"
        "    time.sleep(60)\n"
        "Workers(socket.create_server(('127.0.0.1', 0)), 2).run()\n"
    )
    parent = subprocess.Popen([sys.executable, "-c", code])
    wait_until(lambda: len(children(parent.pid)) == 2)
    workers = children(parent.pid)
    parent.kill()
    parent.wait()
    wait_until(lambda: not any(alive(pid) for pid in workers))


def alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0]
    except OSError:
        return False
    return state != "Z"


def test_a_folder_has_one_process(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        serve(port=0, data=tmp_path, settings=Settings(tmp_path), workers=2)
    said = capsys.readouterr().err
    assert re.search(r"a folder of tables belongs to one process.*--database postgresql://", said)
