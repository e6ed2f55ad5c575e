"""Compiles the rules beside a running server, which is then replaced by one that uses them.

    compilation = Compilation(script)
    if await compilation.run():
        successor = Successor(listening)
        await successor.warmed_up()
        ...                          # the server ends as it always does: every action is kept
        successor.take_over(tables)  # never returns

Compiled modules cannot replace loaded ones, so another process does. It has the server's socket,
loads everything, and opens the store when the first one has closed it; new connections wait in the
socket's queue. The first process stays as a shell around it, and can be ended as before.
"""

import asyncio
import os
import signal
import socket
import sys
import threading
from pathlib import Path
from typing import Final, Literal, NoReturn

import msgspec

import velkahra
from velkahra.core import registry, system

BEQUEST: Final = "VELKAHRA_SUCCEEDS"
INTERPRETED: Final = "VELKAHRA_INTERPRETED"
NICENESS: Final = 19
WARM_SECONDS: Final = 120.0
READY: Final = b"r"
LONGEST_NAMES: Final = 1 << 16

SHELL: Final = """\
import os, signal, sys
child = int(sys.argv[1])
signal.signal(signal.SIGINT, signal.SIG_IGN)  # the terminal has told the child too
signal.signal(signal.SIGTERM, lambda *_: os.kill(child, signal.SIGTERM))
code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
sys.exit(code if code >= 0 else 128 - code)
"""

State = Literal["interpreted", "compiling", "compiled", "failed"]


class SuccessorError(Exception):
    """Raised when the process with the compiled rules did not start."""


class Compilation:
    """The progress of compiling.

    Attributes:
        state: "compiling" while it goes on; "failed" if it failed; otherwise the state of this
            process's rules.
        percent: how much of it is done.
        why: the reason of a failure in one sentence, or "".
    """

    def __init__(self, script: Path | None = None) -> None:
        self.state: State = "compiled" if velkahra.compiled() else "interpreted"
        self.percent = 0
        self.why = ""
        self.script: Final = script
        self._process: asyncio.subprocess.Process | None = None

    async def run(self) -> bool:
        """Compile at low priority, and return whether the rules are compiled now."""
        if self.script is None or self.state == "compiled":
            return False
        self.state = "compiling"
        try:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, str(self.script), "--lines"),
                stdout=asyncio.subprocess.PIPE,
                stdin=asyncio.subprocess.DEVNULL,
                **system.behind(NICENESS),
            )
        except OSError as error:
            self.fail(error.strerror or str(error))
            return False
        assert self._process.stdout is not None
        async for line in self._process.stdout:
            self._hear(line.decode(errors="replace").strip())
        if await self._process.wait() != 0:
            self.fail(self.why or f"compiling ended with code {self._process.returncode}")
            return False
        return True

    def fail(self, why: str) -> None:
        """Record a failure, and print it."""
        self.state, self.why = "failed", why
        print(f"The rules stay interpreted, so the bots look ahead less. Reason: {why}", flush=True)

    def stop(self) -> None:
        """Stop compiling if it is under way."""
        if self._process is not None and self._process.returncode is None:
            system.end_group(self._process.pid)

    def _hear(self, line: str) -> None:
        kind, _, rest = line.partition(" ")
        if kind == "failed":
            self.why = rest
        elif kind == "part":
            done, total = map(int, rest.split())
            self._report(100 * done // total)

    def _report(self, percent: int) -> None:
        """Record how far it is; every tenth is printed."""
        if percent // 10 > self.percent // 10 or percent == 0:
            print(f"Compiling the rules for faster bots: {percent}%", flush=True)
        self.percent = percent


class Successor:
    """A server with compiled rules that waits to take over the socket `listening`."""

    def __init__(self, listening: socket.socket) -> None:
        self._ready, ready = os.pipe()
        go, self._go = os.pipe()
        given = (listening.fileno(), ready, go)
        own = {name: value for name, value in os.environ.items() if name != INTERPRETED}
        try:
            self._process: Final = system.heir(
                [sys.executable, *sys.orig_argv[1:]],
                {**own, BEQUEST: ",".join(map(str, given))},
                given,
            )
        except OSError as error:
            raise SuccessorError(error.strerror or str(error)) from error
        finally:
            os.close(ready)
            os.close(go)

    async def warmed_up(self) -> None:
        """Wait until it has loaded everything. Raises: SuccessorError, and ends it."""
        try:
            told = await asyncio.wait_for(asyncio.to_thread(os.read, self._ready, 1), WARM_SECONDS)
        except TimeoutError:
            told = b""
        if told != READY:
            self._process.kill()
            raise SuccessorError("the server with the compiled rules does not start")

    def take_over(self, tables: list[str]) -> NoReturn:
        """Start serving, tables in memory first, and wait for the successor's end."""
        os.write(self._go, msgspec.json.encode(tables)[:LONGEST_NAMES] + b"\n")
        os.set_inheritable(self._go, True)  # the pipe closes with this process, however it ends
        command = [sys.executable, "-I", "-S", "-c", SHELL, str(self._process.pid)]
        os.execv(sys.executable, command)


class Inheritance:
    """Data that a server hands over to its successor; `listening` is its socket."""

    def __init__(self, listening: int, ready: int, go: int) -> None:
        self.listening: Final = socket.socket(fileno=listening)
        self._ready: Final = ready
        self._go: Final = go

    def wait(self) -> list[str]:
        """Load everything, wait until the former server has closed its store; return its tables.

        Raises: SystemExit if that server ended without closing it.
        """
        for name in registry.names():
            registry.game(name)
        os.write(self._ready, READY)
        os.close(self._ready)
        told = b""
        while not told.endswith(b"\n"):
            more = os.read(self._go, LONGEST_NAMES)
            if not more:
                raise SystemExit(0)
            told += more
        threading.Thread(target=self._end_with_it, daemon=True).start()
        return msgspec.json.decode(told, type=list[str])

    def _end_with_it(self) -> None:
        """End when the process that was started first ends, even by `kill -9`."""
        os.read(self._go, 1)
        os.kill(os.getpid(), signal.SIGTERM)


def inherited() -> Inheritance | None:
    """Return what the earlier server left; None for a server that is the first."""
    given = os.environ.pop(BEQUEST, "")
    return Inheritance(*map(int, given.split(","))) if given else None
