"""A server of its own process: clear errors at the start, nothing secret printed, kill -9."""

import os
import random
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import cast

import msgspec
import pytest
from tests.table.helpers import Site, some_action
from websockets.exceptions import ConnectionClosed

from velkahra.core import registry
from velkahra.table.ledger import Ledger
from velkahra.table.store import DATABASE, Store

START = """
import sys
from pathlib import Path
from typing import cast
from velkahra.table.serve import serve
serve(port=int(sys.argv[1]), data=Path(sys.argv[2]))
"""


def run(port: int, data: Path) -> subprocess.Popen[str]:
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    command = [sys.executable, "-c", START, str(port), str(data)]
    return subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    )


@contextmanager
def running(data: Path) -> Iterator[tuple[subprocess.Popen[str], Site]]:
    process = run(0, data)
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", line)
        assert found, line
        site = Site(int(found[1]), cast(Store, None))  # the store is the other process's
        deadline = time.monotonic() + 10
        while time.monotonic() < deadline:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", site.port)) == 0:
                    break
        yield process, site
    finally:
        process.kill()
        process.wait()
        for pipe in (process.stdout, process.stderr):
            if pipe is not None:
                pipe.close()


def test_a_taken_port_is_one_clear_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        process = run(taken.getsockname()[1], tmp_path)
        out, errors = process.communicate(timeout=20)
    assert process.returncode == 1
    assert out == ""
    assert len(errors.splitlines()) == 1
    assert "--port" in errors


def test_a_taken_folder_is_one_clear_line(tmp_path: Path) -> None:
    with running(tmp_path):
        process = run(0, tmp_path)
        _, errors = process.communicate(timeout=20)
    assert process.returncode == 1
    assert len(errors.splitlines()) == 1
    assert "--data" in errors


def test_it_ends_within_seconds_and_has_printed_no_secret(tmp_path: Path) -> None:
    with running(tmp_path) as (process, site):
        paths = site.table("euphrates", "person", "person")
        with site.page(paths[0]) as page:
            page.update()
            site.get(paths[1] + "/record")
            site.get(paths[1][:-1])
            start = time.monotonic()
            process.send_signal(signal.SIGINT)
            out, errors = process.communicate(timeout=8)
            assert time.monotonic() - start < 6
    for path in paths:
        assert path.rsplit("/", 1)[1] not in out + errors
    assert "closed" in out


def test_kill_in_the_middle_of_a_burst_loses_no_acknowledged_move(tmp_path: Path) -> None:
    """Eight tables at once; then every version a page was told of is in the store, once."""
    told: dict[str, int] = {}
    with running(tmp_path) as (process, site):
        tables = [site.table("euphrates", "person", "person")[:2] for _ in range(8)]
        threads = [
            threading.Thread(target=burst, args=(site, seats, told, number), daemon=True)
            for number, seats in enumerate(tables)
        ]
        for thread in threads:
            thread.start()
        while sum(told.values()) < 250:
            assert process.poll() is None
            time.sleep(0.01)
        process.kill()
        for thread in threads:
            thread.join(10)
    Store(tmp_path).close()  # recovers the write-ahead log
    with sqlite3.connect(tmp_path / DATABASE) as connection:
        for path, version in told.items():
            check(connection, path.split("/")[2], version)


def burst(site: Site, seats: list[str], told: dict[str, int], number: int) -> None:
    """Act at random for both seats as fast as the server lets us, noting what it tells us."""
    rng = random.Random(number)
    try:
        with site.page(seats[0]) as one, site.page(seats[1]) as two:
            while True:
                for page in (one, two):
                    while page.version < max(one.version, two.version, 0):
                        page.update()
                    told[seats[0]] = max(told.get(seats[0], 0), page.version)
                page = one if one.last["yours"] else two
                page.act(some_action(page.last["choices"], rng))
                page.hear()
    except (ConnectionClosed, OSError, EOFError):
        return


def check(connection: sqlite3.Connection, table: str, version: int) -> None:
    sql = "SELECT n, what FROM plies WHERE table_id = ? ORDER BY n"
    rows = connection.execute(sql, (table,)).fetchall()
    assert len(rows) >= version
    assert [n for n, _ in rows] == list(range(len(rows)))
    options = connection.execute("SELECT options FROM tables WHERE id = ?", (table,)).fetchone()
    chosen = msgspec.json.decode(options[0], type=dict[str, str])
    ledger = Ledger(registry.game("euphrates"), 2, chosen, "")
    ledger.read(what for _, what in rows)  # each row is legal after the one before: none is twice
    assert ledger.version == len(rows)


def test_after_a_kill_the_next_server_goes_on(tmp_path: Path) -> None:
    with running(tmp_path) as (process, site):
        one, two, _ = site.table("euphrates", "person", "person")
        with site.page(one) as page, site.page(two) as other:
            page.update()
            other.update()
            if not page.last["yours"]:
                page, other, one = other, page, two
            page.act(some_action(page.last["choices"], random.Random(1)))
            version = page.update()["v"]
            process.kill()
    with running(tmp_path) as (_, site), site.page(one) as page:
        assert page.update()["v"] == version


@pytest.mark.parametrize("port", [-1, 70000])
def test_an_impossible_port_is_one_clear_line(tmp_path: Path, port: int) -> None:
    process = run(port, tmp_path)
    _, errors = process.communicate(timeout=20)
    assert process.returncode == 1
    assert len(errors.splitlines()) == 1
