"""A database server with a replica: one is promoted when the other fails, as in a service.

The replica has each commit before anyone hears of it, and both are reached by one address. The
database's clock can be turned, and where this user may mount, its disk can be full.
"""

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from itertools import count
from pathlib import Path

import psycopg
from tests.server.databases import USER, Cluster, place

from velkahra.server.store.session import facts_of

SPACE = "256m"
"""The size of each disk. A database has 8 MB, the log at most 64."""
MORE_SETTINGS = {
    "max_wal_size": "64MB",
    "min_wal_size": "32MB",
    "wal_keep_size": "64MB",
    "wal_retrieve_retry_interval": "100ms",
}
ROLES = tuple(f"server_{number}" for number in range(5))
CLOCK = """
CREATE SCHEMA clock;
CREATE TABLE clock.turned (by interval NOT NULL);
INSERT INTO clock.turned VALUES ('0');
CREATE FUNCTION clock.now() RETURNS timestamptz LANGUAGE sql STABLE
    AS 'SELECT pg_catalog.now() + by FROM clock.turned';
"""
PATIENCE = 30.0


class Server(Cluster):
    """One of the two servers: `begin` makes a new one, `follow` a replica."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def follow(self, head: Cluster) -> None:
        """Copy what another server has, and follow it from now on."""
        for one in (self.folder / "data").iterdir():
            shutil.rmtree(one) if one.is_dir() else one.unlink()
        source = ("-h", str(head.folder), "-U", USER)
        self._run("pg_basebackup", *source, "-D", "data", "-R", "-c", "fast", "--no-sync")
        with (self.folder / "data" / "postgresql.auto.conf").open("a") as settings:
            settings.write("synchronous_standby_names = ''\n")
        self.configure(unix_socket_directories=str(self.folder))
        self.start()

    def promote(self) -> None:
        self._run("pg_ctl", "-D", "data", "-w", "promote")

    def runs(self) -> bool:
        return (self.folder / "data" / "postmaster.pid").exists()


class Pair:
    """Two servers, of which one has the tables and the other follows.

    Attributes:
        has_disk: whether each has a disk of its own, which can be full.
    """

    def __init__(self, folder: Path, disks: ExitStack) -> None:
        self._numbers = count(1)
        self._head, self._spare = Server(folder / "one"), Server(folder / "two")
        self._folders = [self._head.folder, self._spare.folder]
        have = [_made(one, disks) for one in self._folders]
        self.has_disk = all(have)
        self._head.begin(**MORE_SETTINGS)
        for role in ROLES:
            self.run(f"CREATE ROLE {role} SUPERUSER LOGIN")
        self._pair_up()

    def new(self) -> str:
        """Make a database, and give the address by which it is reached wherever it is.

        One of ROLES may be the user in it.
        """
        name = self._head.create(f"tables_{next(self._numbers)}")
        self.run(CLOCK, name)
        self.run(f"ALTER DATABASE {name} SET search_path = public, clock, pg_catalog")
        hosts = ",".join(map(str, self._folders))
        return f"postgresql://{USER}@/{name}?host={hosts}&target_session_attrs=read-write"

    def drop(self, address: str) -> None:
        """Delete a database."""
        self.run(f"DROP DATABASE {facts_of(address)['dbname']} WITH (FORCE)")

    def run(self, sql: str, database: str = "postgres") -> None:
        """Run statements as the owner."""
        self._head.run(sql, database)

    def stop(self) -> None:
        """Let the server crash that has the tables."""
        self._head.stop()

    def start(self) -> None:
        """Start it again."""
        self._head.start()

    def fail_over(self) -> None:
        """Let the server crash that has the tables, and have the other one take its place."""
        self._head.stop()
        self._spare.promote()
        self._head, self._spare = self._spare, self._head

    def mend(self) -> None:
        """Let the server that crashed follow the other one."""
        self._pair_up()

    def cut(self, role: str = "") -> None:
        """End all sessions of servers, or those of one role, which cannot connect again."""
        if role:
            self.run(f"ALTER ROLE {role} NOLOGIN")
        self.run(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            f"WHERE application_name LIKE 'velkahra %' AND '{role}' IN (usename, '')"
        )

    def connect(self, role: str) -> None:
        """Let a role connect again."""
        self.run(f"ALTER ROLE {role} LOGIN")

    def turn_clock(self, address: str, seconds: float) -> None:
        """Turn the clock that the statements of a database see."""
        sql = f"UPDATE clock.turned SET by = by + interval '{seconds} s'"
        self.run(sql, facts_of(address)["dbname"])

    def fill(self) -> None:
        """Fill the disk of the server that has the tables."""
        with self._ballast.open("wb", buffering=0) as ballast:
            for size in (1 << 20, 4096):
                with suppress(OSError):
                    while True:
                        ballast.write(bytes(size))

    def make_space(self) -> None:
        """Empty the disk again, and start the server if it has given up."""
        self._ballast.unlink()
        end = time.monotonic() + PATIENCE
        while True:
            try:
                self.run("SELECT 1")
                return
            except psycopg.OperationalError:
                assert time.monotonic() < end, "the database does not come back"
            if not self._head.runs():
                self._head.start()
            time.sleep(0.05)

    def close(self) -> None:
        """End both servers."""
        for one in (self._head, self._spare):
            if one.runs():
                one.stop()

    @property
    def _ballast(self) -> Path:
        return self._head.folder / "data" / "ballast"

    def _pair_up(self) -> None:
        """Let one server follow the other; from now on commits wait until both have them."""
        self._spare.follow(self._head)
        end = time.monotonic() + PATIENCE
        sql = "SELECT 1 FROM pg_stat_replication WHERE state = 'streaming'"
        while not self._head.run(sql):
            assert time.monotonic() < end, "the replica does not follow"
            time.sleep(0.02)
        self.run("ALTER SYSTEM SET synchronous_standby_names = '*'")
        self.run("SELECT pg_reload_conf()")


def _made(folder: Path, disks: ExitStack) -> bool:
    """Make the folder of a server, with a disk of its own for the data if this user may mount."""
    owner, data = folder.parent.stat(), folder / "data"
    for one in (folder, data):
        one.mkdir(mode=0o700)
        os.chown(one, owner.st_uid, owner.st_gid)
    options = f"size={SPACE},mode=700,uid={owner.st_uid},gid={owner.st_gid}"
    command = ["mount", "-t", "tmpfs", "-o", options, "velkahra", str(data)]
    if subprocess.run(command, capture_output=True, check=False).returncode:
        return False
    disks.callback(subprocess.run, ["umount", "--lazy", str(data)], check=True)
    return True


@contextmanager
def pair() -> Iterator[Pair]:
    """Run two servers for as long as the context lasts."""
    with place() as folder, ExitStack() as disks:
        running = Pair(folder, disks)
        try:
            yield running
        finally:
            running.close()
