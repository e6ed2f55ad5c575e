"""The steps of the Containerfile, done in a clean root."""

import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.release.installed import outside
from tests.server.hours import PATIENCE

pytestmark = pytest.mark.release
ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
STEPS = re.findall(r"^([A-Z]+) (.*)$", (DEPLOY / "Containerfile").read_text("utf-8"), re.MULTILINE)
PLACES = ("/build", "/opt", "/var/lib/velkahra")


class Replayed:
    """The Containerfile's steps, done in a folder in place of a root."""

    def __init__(self, context: Path, root: Path) -> None:
        self.context, self.root = context, root
        self.environment = outside()
        self.environment["PATH"] = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
        self.ran: dict[str, str] = {}
        for word, rest in STEPS:
            self.step(word, rest)

    def inside(self, text: str) -> str:
        return re.sub(rf"(?<![\w/.])({'|'.join(PLACES)})\b", rf"{self.root}\1", text)

    def step(self, word: str, rest: str) -> None:
        if word == "RUN":
            line = rest if os.geteuid() == 0 else re.sub(r"--(owner|group)=\d+", "", rest)
            self.run(["sh", "-c", self.inside(line)])
        elif word == "COPY" and not rest.startswith("--from="):
            source, target = rest.split()
            self.copy(self.context / source, Path(self.inside(target)))
        else:
            self.ran[word] = rest

    def copy(self, source: Path, target: Path) -> None:
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target, dirs_exist_ok=True)
        else:
            shutil.copy(source, target)

    def run(self, command: list[str]) -> None:
        done = subprocess.run(command, env=self.environment, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr

    def words(self, step: str, port: int) -> list[str]:
        text = self.ran[step][self.ran[step].index("[") :].replace("8000", str(port))
        words: list[str] = json.loads(self.inside(text))
        return ["127.0.0.1" if word == "0.0.0.0" else word for word in words]


@pytest.fixture(scope="module")
def image(distributions: Path, tmp_path_factory: pytest.TempPathFactory) -> Replayed:
    context = tmp_path_factory.mktemp("context")
    (context / "dist").symlink_to(distributions)
    (context / "deploy").symlink_to(DEPLOY)
    root = tmp_path_factory.mktemp("root")
    (root / "var/lib").mkdir(parents=True)
    return Replayed(context, root)


@pytest.fixture
def port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        number: int = free.getsockname()[1]
    return number


def test_the_steps_of_the_containerfile_make_a_server_that_is_checked_and_ends(
    image: Replayed, port: int
) -> None:
    check = image.words("HEALTHCHECK", port)

    def healthy() -> bool:
        return (
            subprocess.run(check, env=image.environment, stderr=subprocess.DEVNULL).returncode == 0
        )

    with subprocess.Popen(image.words("ENTRYPOINT", port), env=image.environment) as server:
        deadline = time.monotonic() + PATIENCE
        while not healthy() and time.monotonic() < deadline:
            time.sleep(0.2)
        assert healthy()
        server.send_signal(signal.Signals[image.ran["STOPSIGNAL"]])
        server.wait(PATIENCE)
    assert not healthy()
    assert (image.root / "var/lib/velkahra/tables.sqlite3").exists()


def test_the_container_runs_as_somebody_without_rights() -> None:
    steps = [word for word, _ in STEPS]
    assert dict(STEPS)["USER"] == "10001:10001"
    assert steps.index("USER") < steps.index("ENTRYPOINT")
    images = {rest.split()[0].partition("@")[0] for word, rest in STEPS if word == "FROM"}
    assert images == {"base", "docker.io/library/python:3.11-slim-bookworm"}
