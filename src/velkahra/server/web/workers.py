"""Several servers of one database on one port: a parent with the socket starts them.

    Workers(listening, count, drain).run()   # in the parent, until it is told to end
    employed()                        # in a worker: the socket it was given

All workers accept from the same socket, so a busy one takes no connection that another could serve.
One that ends is started again; later each time, if it ends at once. The parent passes each signal
to end on, and if it is killed, its workers end.
"""

import contextlib
import logging
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from types import FrameType
from typing import Final

from velkahra.core import system

log: Final = logging.getLogger(__name__)

GIVEN: Final = "VELKAHRA_WORKER"
LOOK_SECONDS: Final = 0.1
SOON_SECONDS: Final = 5.0
"""A worker that ends sooner has not really run."""
LONGEST_PAUSE: Final = 10.0
END_SECONDS: Final = 10.0
"""How long a worker that has drained may take to end."""


class Worker:
    """The place of a worker: when it was started, and when it may be started again."""

    def __init__(self, command: list[str], environment: dict[str, str], given: list[int]) -> None:
        self._command: Final = command
        self._environment: Final = environment
        self._given: Final = given
        self._pause = 0.0
        self.start()

    def start(self) -> None:
        """Start its process."""
        self._began, self._again = time.monotonic(), 0.0
        self.process = system.heir(
            self._command, self._environment, self._given, subprocess.DEVNULL
        )

    def look(self) -> None:
        """Start its process again if it has ended, maybe after a pause."""
        code, now = self.process.poll(), time.monotonic()
        if code is None:
            return
        if not self._again:
            soon = now - self._began < SOON_SECONDS
            self._pause = min(LONGEST_PAUSE, max(0.5, 2 * self._pause)) if soon else 0.0
            self._again = now + self._pause
            told = {"pid": self.process.pid, "code": code}
            log.warning("a worker has ended, and is started again", extra=told)
        if now >= self._again:
            self.start()


class Workers:
    """The workers of one port."""

    def __init__(self, listening: socket.socket, count: int, drain: float = 0.0) -> None:
        """Start `count` workers with this command line; at the end they serve `drain` seconds."""
        until, self._held = os.pipe()
        given = [listening.fileno(), until]
        environment = {**os.environ, GIVEN: ",".join(map(str, (*given, count)))}
        command = [sys.executable, *sys.orig_argv[1:]]
        self._ending = False
        self._drain: Final = drain
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._end)
        self._workers: Final = [Worker(command, environment, given) for _ in range(count)]
        os.close(until)

    def run(self) -> None:
        """Keep the workers running until this process is told to end."""
        while not self._ending:
            for worker in self._workers:
                worker.look()
            time.sleep(LOOK_SECONDS)
        self._terminate()
        deadline = time.monotonic() + self._drain + END_SECONDS
        for worker in self._workers:
            try:
                worker.process.wait(max(0.0, deadline - time.monotonic()))
            except subprocess.TimeoutExpired:
                worker.process.kill()

    def _terminate(self) -> None:
        for worker in self._workers:
            with contextlib.suppress(ProcessLookupError):
                worker.process.terminate()

    def _end(self, number: int, frame: FrameType | None) -> None:
        if self._ending:
            self._terminate()  # a second signal ends workers that drain
        self._ending = True


class Employment:
    """A worker's inheritance: the socket that people connect to, and the number of workers."""

    def __init__(self, listening: int, until: int, count: int) -> None:
        self.listening: Final = socket.socket(fileno=listening)
        self.count: Final = count
        threading.Thread(target=self._end_with_parent, args=(until,), daemon=True).start()

    def _end_with_parent(self, until: int) -> None:
        """End when the parent ends, even by `kill -9`."""
        os.read(until, 1)
        os.kill(os.getpid(), signal.SIGTERM)


def employed() -> Employment | None:
    """Return what this worker was given; None for any other process."""
    given = os.environ.pop(GIVEN, "")
    return Employment(*map(int, given.split(","))) if given else None
