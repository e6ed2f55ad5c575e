"""Servers of their own processes, for tests that kill them or look at what they print."""

import os
import re
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import cast

from tests.server.helpers import Site

from velkahra.server.store.database import Store

# Games are loaded when a table needs them: drawing all of them takes a server five CPU seconds.
START = """
{before}
import sys
from pathlib import Path
from velkahra.server.web import serve
serve.load_games = serve.draw_games = lambda: None
serve.serve(port=int(sys.argv[1]), data=Path(sys.argv[2]), {arguments})
"""


def run(port: int, data: Path, before: str = "", arguments: str = "") -> "subprocess.Popen[str]":
    """Start a server. `before` is code that runs first, `arguments` are more for `serve`."""
    code = START.format(before=before, arguments=arguments)
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    command = [sys.executable, "-c", code, str(port), str(data)]
    return subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    )


def reached(process: "subprocess.Popen[str]") -> Site:
    """Wait until a server can be reached."""
    assert process.stdout is not None
    line = process.stdout.readline()
    found = re.search(r"http://127\.0\.0\.1:(\d+)/", line)
    assert found, line or (process.stderr.read() if process.stderr else "")
    site = Site(int(found[1]), cast(Store, None))  # the other process holds the store
    deadline = time.monotonic() + 10
    while time.monotonic() < deadline:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", site.port)) == 0:
                break
    return site


def killed(process: "subprocess.Popen[str]") -> None:
    """End a server at once, as `kill -9` does."""
    process.kill()
    process.wait()
    for pipe in (process.stdout, process.stderr):
        if pipe is not None:
            pipe.close()


@contextmanager
def running(
    data: Path, before: str = "", arguments: str = ""
) -> Iterator[tuple["subprocess.Popen[str]", Site]]:
    """Run a server for as long as the block lasts."""
    process = run(0, data, before, arguments)
    try:
        yield process, reached(process)
    finally:
        killed(process)
