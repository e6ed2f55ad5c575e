"""An installation outside the checkout: its commands, and its server."""

import os
import re
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.server.hours import PATIENCE

ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)")


def outside() -> dict[str, str]:
    """Give an environment in which nothing leads to the checkout, and bytecode is kept."""
    kept = ("PYTHONPATH", "PYTHONDONTWRITEBYTECODE", "VIRTUAL_ENV")
    return {k: v for k, v in os.environ.items() if k not in kept and not k.startswith("VELKAHRA_")}


@dataclass(frozen=True)
class Installed:
    """An environment, and a folder to work in."""

    home: Path
    folder: Path

    def run(self, *words: str | Path) -> subprocess.CompletedProcess[str]:
        """Run a program of the environment."""
        command = [str(self.home / "bin" / words[0]), *map(str, words[1:])]
        return subprocess.run(
            command, cwd=self.folder, env=outside(), capture_output=True, text=True
        )

    def python(self, code: str) -> str:
        """Run Python code that has to succeed."""
        done = self.run("python", "-c", code)
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()

    @contextmanager
    def serving(self, data: Path) -> Iterator[int]:
        """Run `velkahra serve` for as long as the block lasts. Gives its port."""
        settings = data / "settings.toml"
        settings.write_text("messages_a_second = 10000\n", encoding="utf-8")
        command = [str(self.home / "bin" / "velkahra"), "serve", "--no-open", "--port", "0"]
        with subprocess.Popen(
            [*command, "--data", str(data), "--settings", str(settings)],
            cwd=self.folder,
            env=outside(),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        ) as server:
            assert server.stdout is not None
            said = server.stdout.readline()
            found = ADDRESS.search(said)
            assert found, said + server.stdout.read()
            try:
                yield int(found[1])
            finally:
                server.terminate()
                server.wait(PATIENCE)
