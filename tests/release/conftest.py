"""The distributions, built once in a run, and empty environments they are installed into."""

import fcntl
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from tests.release.installed import Installed, outside

ROOT = Path(__file__).resolve().parents[2]


@contextmanager
def alone(folder: Path) -> Iterator[Path]:
    """Make the other workers of a run wait; they all use the files made in the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield folder


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """A folder that all workers of this run share."""
    own = tmp_path_factory.getbasetemp()
    return (own if worker_id == "master" else own.parent) / "release"


@pytest.fixture(scope="session")
def distributions(shared: Path) -> Path:
    """The folder of what script/release has built."""
    with alone(shared) as folder:
        built, done = folder / "dist", folder / "built"
        if not done.exists():
            run([sys.executable, "-m", "script.release", "--into", str(built)], ROOT)
            done.touch()
    return built


def run(command: list[str], where: Path) -> str:
    """Run something that has to succeed; what it says is the failure's sentence."""
    done = subprocess.run(command, cwd=where, env=outside(), capture_output=True, text=True)
    if done.returncode:
        pytest.fail(f"{' '.join(command)} failed:\n{done.stdout}{done.stderr}", pytrace=False)
    return done.stdout


@pytest.fixture(scope="session")
def install(shared: Path, distributions: Path) -> Callable[..., Installed]:
    """Install a distribution with an extra into an environment of its own, once in a run."""

    def installed(name: str, pattern: str, extra: str = "") -> Installed:
        with alone(shared / name) as folder:
            home, done = folder / "environment", folder / "installed"
            if not done.exists():
                fill(home, next(distributions.glob(pattern)), extra)
                done.touch()
        return Installed(home, folder)

    return installed


def fill(home: Path, file: Path, extra: str) -> None:
    """Make an environment with the locked versions."""
    run([uv(), "venv", "--quiet", "--clear", "--python", sys.executable, str(home)], ROOT)
    with_uv(["pip", "install", "--python", str(home)], file, extra, home)


def with_uv(command: list[str], file: Path, extra: str, where: Path) -> None:
    """Let uv install a wheel and the locked libraries: from its cache, or else from the network."""
    limits = where / "locked.txt"
    export = [uv(), "export", "--quiet", "--frozen", "--no-hashes", "--no-emit-project"]
    run([*export, "--extra", "all", "--output-file", str(limits)], ROOT)
    what = f"velkahra[{extra}] @ {file.as_uri()}" if extra else f"velkahra @ {file.as_uri()}"
    whole = [uv(), *command, "--quiet", "--constraint", str(limits), what]
    near = subprocess.run([*whole, "--offline"], cwd=where, env=outside(), capture_output=True)
    if near.returncode:
        run(whole, where)


def uv() -> str:
    """Find uv: beside this Python, or on the path."""
    places = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    return shutil.which("uv", path=places) or "uv"


@pytest.fixture(scope="session", params=["compiled", "pure"])
def whole(request: pytest.FixtureRequest, install: Callable[..., Installed]) -> Installed:
    """Each of the two wheels, with everything."""
    pattern = "*-none-any.whl" if request.param == "pure" else "*-cp*.whl"
    return install(request.param, pattern, "all")


@pytest.fixture(scope="session")
def bare(install: Callable[..., Installed]) -> Installed:
    """The pure wheel alone."""
    return install("bare", "*-none-any.whl")
