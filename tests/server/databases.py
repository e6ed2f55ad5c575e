"""A real PostgreSQL server of the tests' own, and databases on it."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any

import psycopg

from velkahra.server.store.postgresql import PostgreSQL

USER = "velkahra"
SETTINGS = {
    "listen_addresses": "",
    "fsync": "off",
    "full_page_writes": "off",
    "max_connections": "30",
    "shared_buffers": "16MB",
    "autovacuum": "off",
}
TEMPLATE = "made"


class Cluster:
    """A server in a folder of its own. It is reached by a socket there, and by nothing else."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._numbers = count(1)
        self.begin()

    def begin(self, **more: str) -> None:
        """Make the folder of data, start, and make a database to copy; `more` are settings."""
        self._run("initdb", "-D", "data", "-E", "UTF8", "--locale=C", "--no-sync", "-U", USER)
        self.configure(unix_socket_directories=str(self.folder), **SETTINGS, **more)
        self.start()
        self.run(f"CREATE DATABASE {TEMPLATE}")
        PostgreSQL(self.address(TEMPLATE)).close()

    def configure(self, **settings: str) -> None:
        """Add settings, which hold from the next start."""
        with (self.folder / "data" / "postgresql.conf").open("a") as file:
            file.writelines(f"{name} = '{value}'\n" for name, value in settings.items())

    def start(self) -> None:
        self._run("pg_ctl", "-D", "data", "-l", "log", "-w", "start")

    def stop(self, mode: str = "immediate") -> None:
        """End the server; `immediate` as a crash would."""
        self._run("pg_ctl", "-D", "data", "-m", mode, "-w", "stop")

    def address(self, database: str, user: str = USER) -> str:
        return f"postgresql://{user}@/{database}?host={self.folder}"

    def new(self) -> str:
        """Make a database with the tables of this program, and give its address."""
        return self.address(self.create(f"tables_{next(self._numbers)}"))

    def create(self, name: str) -> str:
        """Make a database with the tables of this program, and give its name."""
        self.run(f"CREATE DATABASE {name} TEMPLATE {TEMPLATE} STRATEGY file_copy")
        return name

    def run(self, sql: str, database: str = "postgres") -> list[tuple[Any, ...]]:
        """Run a statement as the owner, in a session of its own."""
        with psycopg.connect(self.address(database), autocommit=True) as connection:
            found = connection.execute(sql.encode())
            return found.fetchall() if found.description else []

    def cpu(self) -> float:
        """Give the seconds of computing that the server has used, with the sessions that ended."""
        head = int((self.folder / "data" / "postmaster.pid").read_text().split()[0])
        ticks = 0
        for path in Path("/proc").glob("[0-9]*/stat"):
            with suppress(OSError):
                fields = path.read_text().rsplit(")", 1)[1].split()
                number = int(path.parent.name)
                if head in (number, int(fields[1])):
                    ticks += sum(map(int, fields[11 : 15 if number == head else 13]))
        return ticks / os.sysconf("SC_CLK_TCK")

    def _run(self, program: str, *arguments: str) -> None:
        done = _called([str(programs() / program), *arguments], self.folder)
        assert done.returncode == 0, done.stdout


def _called(command: list[str], folder: Path) -> "subprocess.CompletedProcess[str]":
    """Run a program as a user that it accepts: it refuses to run as root."""
    output = folder / "output"
    owner = folder.stat()
    with output.open("w") as into:
        done = subprocess.run(
            command,
            cwd=folder,
            stdin=subprocess.DEVNULL,
            stdout=into,  # a pipe would stay open for as long as the server runs
            stderr=subprocess.STDOUT,
            user=None if os.geteuid() else owner.st_uid,
            group=None if os.geteuid() else owner.st_gid,
            extra_groups=None if os.geteuid() else [],
            check=False,
        )
    return subprocess.CompletedProcess(command, done.returncode, output.read_text())


def programs() -> Path:
    """Give the folder with the programs of PostgreSQL, the newest there is."""
    if named := os.environ.get("VELKAHRA_POSTGRESQL"):
        return Path(named)
    found = sorted(
        Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[4])
    )
    initdb = found[-1] if found else shutil.which("initdb")
    assert initdb, "PostgreSQL is needed: install it, or name its bin in VELKAHRA_POSTGRESQL"
    return Path(initdb).parent


@contextmanager
def cluster() -> Iterator[Cluster]:
    """Run a server for as long as the context lasts."""
    with place() as folder:
        running = Cluster(folder)
        try:
            yield running
        finally:
            running.stop()


@contextmanager
def place() -> Iterator[Path]:
    """Give a folder in memory that a server may have, for as long as the context lasts."""
    memory = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
    with tempfile.TemporaryDirectory(prefix="velkahra-pg-", dir=memory) as folder:
        if os.geteuid() == 0:
            somebody = pwd.getpwnam("postgres" if _is_user("postgres") else "nobody")
            os.chown(folder, somebody.pw_uid, somebody.pw_gid)
        yield Path(folder)


def _is_user(name: str) -> bool:
    return any(entry.pw_name == name for entry in pwd.getpwall())
