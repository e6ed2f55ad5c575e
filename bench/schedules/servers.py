"""Server processes that can be started, killed and stopped at any time.

One process imports everything and then forks a server for each that is asked for, so that a start
takes no time and hardly any computing.
"""

import json
import mmap
import os
import signal
import socket
import struct
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

from bench.schedules.pair import ROLES
from tests.server.databases import USER
from tests.server.helpers import Site

from velkahra.server.store.database import Store

FORKER = "from bench.schedules.servers import fork_servers; fork_servers()"


def fork_servers() -> None:
    """Fork a server for each line of the input, and print its process number."""
    from velkahra.core import registry
    from velkahra.server.settings import Settings
    from velkahra.server.web import serve

    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for name in registry.names():
        registry.game(name)
    vars(serve)["draw_games"] = vars(serve)["load_games"] = lambda: None
    for line in sys.stdin:
        asked = json.loads(line)
        if pid := os.fork():
            print(pid, flush=True)
            continue
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        output = os.open(asked.pop("log"), os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        for number in (1, 2):
            os.dup2(output, number)
        folder = Path(asked["data"])
        time.time = turned(Path(asked["clock"]))
        settings = Settings(folder, asked["database"], messages_a_second=1000)
        serve.serve(port=asked["port"], data=folder, settings=settings, log_level="info")
        os._exit(0)


def turned(path: Path) -> Callable[[], float]:
    """Give a clock that is as many seconds fast as a file says, at any time."""
    with path.open("rb") as file:
        memory = mmap.mmap(file.fileno(), 8, access=mmap.ACCESS_READ)
    right = time.time
    return lambda: right() + float(struct.unpack("d", memory)[0])


@dataclass
class Process:
    """A server: where it listens, its role in the database, its clock's file, and its process."""

    port: int
    role: str
    clock: Path
    pid: int = 0
    stopped: bool = False

    def turn_clock(self, seconds: float) -> None:
        """Let its clock be fast, or slow if `seconds` are below zero."""
        with self.clock.open("r+b") as file:
            file.write(struct.pack("d", seconds))

    def signal(self, number: int) -> None:
        with suppress(ProcessLookupError):
            os.kill(self.pid, number)

    @property
    def runs(self) -> bool:
        return Path(f"/proc/{self.pid}").exists()

    def kill(self) -> None:
        """End it at once, as `kill -9` does."""
        self.signal(signal.SIGKILL)
        self.pid, self.stopped = 0, False

    def stop(self) -> None:
        self.stopped = True
        self.signal(signal.SIGSTOP)

    def go_on(self) -> None:
        self.stopped = False
        self.signal(signal.SIGCONT)

    @property
    def site(self) -> Site:
        return Site(self.port, cast(Store, None))  # its process holds the store


class Forker:
    """The process that forks servers."""

    def __init__(self) -> None:
        command = [sys.executable, "-c", FORKER]
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True)

    def fork(self, asked: dict[str, Any]) -> int:
        """Fork a server, and give its process number."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(asked) + "\n")
        self._process.stdin.flush()
        return int(self._process.stdout.readline())

    def close(self) -> None:
        """End; servers that run go on."""
        for pipe in (self._process.stdin, self._process.stdout):
            assert pipe is not None
            pipe.close()
        self._process.wait()


@dataclass
class Servers:
    """The servers of one database."""

    forker: Forker
    database: str
    folder: Path
    all: list[Process] = field(default_factory=list)

    def add(self) -> Process:
        """Start one more server."""
        port = free_port()
        self.all.append(Process(port, ROLES[len(self.all)], self.folder / f"{port}.clock"))
        self.all[-1].clock.write_bytes(bytes(8))
        self.start(self.all[-1])
        return self.all[-1]

    def start(self, process: Process) -> None:
        """Start a server again; it can be reached a moment later."""
        address = self.database.replace(f"//{USER}@", f"//{process.role}@")
        asked: dict[str, Any] = {"port": process.port, "database": address}
        asked |= {"data": str(self.folder), "log": str(self.folder / f"{process.port}.log")}
        asked["clock"] = str(process.clock)
        process.pid = self.forker.fork(asked)

    def log(self) -> str:
        """Give what all servers have logged."""
        return "".join(path.read_text() for path in sorted(self.folder.glob("*.log")))

    def close(self) -> None:
        """End all servers."""
        for process in self.all:
            if process.pid:
                process.kill()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def store_of(database: str) -> Store:
    """Give a store beside the servers of a database."""
    return Store(database, shared=True)
