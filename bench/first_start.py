"""Measures a first start: a fresh clone, `script/play`, until the table is open and until compiled.

    python bench/first_start.py [RUNS]

Prints a line a run, in seconds from the start of the script: the libraries installed, the start
page answered, the rules compiled, and the longest time without an answer while they change over.
"""

import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def answer(port: int, path: str) -> str:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=30) as found:
        text: str = found.read().decode()
        return text


class Start:
    """A first start that is under way."""

    def __init__(self, folder: Path) -> None:
        clone = folder / "clone"
        subprocess.run(["git", "clone", "-q", str(ROOT), str(clone)], check=True)
        command = [str(clone / "script" / "play"), "--no-open", "--port", "0"]
        self.begun = time.monotonic()
        self.process = subprocess.Popen(
            [*command, "--data", str(folder / "data")],
            env={**os.environ, "VELKAHRA_CACHE": str(folder / "cache")},
            stdout=subprocess.PIPE,
            text=True,
        )
        self.lines: list[tuple[float, str]] = []
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.lines.append((self.now(), line.strip()))

    def now(self) -> float:
        return time.monotonic() - self.begun

    def port(self) -> int:
        while True:
            for _, line in self.lines:
                if found := re.search(r"http://127\.0\.0\.1:(\d+)/", line):
                    return int(found[1])
            assert self.process.poll() is None, self.lines
            time.sleep(0.02)

    def until_compiled(self, port: int) -> tuple[float, float]:
        """Give when the rules were compiled, and the longest time without an answer."""
        longest, last = 0.0, self.now()
        while True:
            try:
                state = json.loads(answer(port, "/build"))["state"]
                longest, last = max(longest, self.now() - last), self.now()
                assert state != "failed", self.lines
                if state == "compiled":
                    return last, longest
            except OSError:
                pass
            time.sleep(0.05)


def run() -> str:
    with tempfile.TemporaryDirectory() as folder:
        start = Start(Path(folder))
        port = start.port()
        answer(port, "/")
        opened = start.now()
        assets = next(at for at, line in start.lines if "assets" in line)
        compiled, away = start.until_compiled(port)
        start.process.send_signal(signal.SIGTERM)
        start.process.wait()
    seconds = {"installed": assets, "open": opened, "compiled": compiled, "away": away}
    return "  ".join(f"{name} {value:6.2f}" for name, value in seconds.items())


def main() -> None:
    for _ in range(int(sys.argv[1]) if len(sys.argv) > 1 else 3):
        print(run(), flush=True)


if __name__ == "__main__":
    main()
