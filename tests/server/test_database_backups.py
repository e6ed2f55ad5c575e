"""Backups of a database with the programs of PostgreSQL, as docs/scaling.md describes them."""

import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.databases import Cluster, cluster
from tests.server.helpers import Site, serving, some_action

ALL = "SELECT table_id, n, what, sum FROM plies ORDER BY table_id, n"
Rows = list[tuple[Any, ...]]


def moved(site: Site, paths: list[str], rng: random.Random) -> None:
    """Make one move at a table."""
    with site.at(paths[0]) as one, site.at(paths[1]) as two:
        mover = one if one.last["yours"] else two
        mover.act(some_action(mover.last["choices"], rng))
        mover.update()


def named(address: str) -> str:
    return address.split("/")[3].split("?")[0]


def test_a_dump_of_a_running_server_brings_it_back(tmp_path: Path, postgresql: Cluster) -> None:
    rng, before = random.Random(3), postgresql.new()
    with serving(tmp_path / "one", database=before) as site:
        paths = site.table("viceroy", "person", "person")
        moved(site, paths, rng)
        postgresql._run("pg_dump", "--format=custom", "--file=tables.dump", before)
        kept = postgresql.run(ALL, named(before))
        moved(site, paths, rng)
    postgresql.run("CREATE DATABASE brought_back TEMPLATE template0 ENCODING UTF8")
    after = postgresql.address("brought_back")
    postgresql._run("pg_restore", "--exit-on-error", f"--dbname={after}", "tables.dump")
    assert postgresql.run(ALL, "brought_back") == kept != postgresql.run(ALL, named(before))
    with serving(tmp_path / "two", database=after) as site:
        moved(site, paths, rng)
    assert postgresql.run(ALL, "brought_back")[: len(kept)] == kept


def test_a_dump_replaces_the_tables_of_a_database(tmp_path: Path, postgresql: Cluster) -> None:
    rng, place = random.Random(4), postgresql.new()
    with serving(tmp_path, database=place) as site:
        paths = site.table("euphrates", "person", "person")
        moved(site, paths, rng)
    postgresql._run("pg_dump", "--format=custom", "--file=tables.dump", place)
    kept = postgresql.run(ALL, named(place))
    with serving(tmp_path, database=place) as site:
        moved(site, paths, rng)
    flags = ["--clean", "--if-exists", "--exit-on-error", "--single-transaction"]
    postgresql._run("pg_restore", *flags, f"--dbname={place}", "tables.dump")
    assert postgresql.run(ALL, named(place)) == kept


@pytest.fixture
def archiving() -> Iterator[Cluster]:
    """A server that keeps its write-ahead log, with a base backup from before everything."""
    with cluster() as server:
        server.stop("fast")
        with (server.folder / "data" / "postgresql.conf").open("a") as settings:
            settings.write("archive_mode = on\n")
            settings.write(f"archive_command = 'cp %p {server.folder}/%f'\n")
        server.start()
        server._run("pg_basebackup", "-h", str(server.folder), "-U", "velkahra", "-D", "base")
        yield server


def test_a_backup_and_the_log_bring_any_moment_back(tmp_path: Path, archiving: Cluster) -> None:
    rng, place = random.Random(5), archiving.new()
    with serving(tmp_path, database=place) as site:
        paths = site.table("viceroy", "person", "person")
        moved(site, paths, rng)
        kept = archiving.run(ALL, named(place))
        ((moment,),) = archiving.run("SELECT CAST(clock_timestamp() AS text)")
        moved(site, paths, rng)
        archiving.run("DROP TABLE plies", named(place))  # the accident
        archiving.run("SELECT pg_switch_wal()")
    archiving.stop("fast")
    (archiving.folder / "data").rename(archiving.folder / "lost")
    (archiving.folder / "base").rename(archiving.folder / "data")
    with (archiving.folder / "data" / "postgresql.conf").open("a") as settings:
        settings.write(f"restore_command = 'cp {archiving.folder}/%f %p'\n")
        settings.write(f"recovery_target_time = '{moment}'\n")
        settings.write("recovery_target_action = 'promote'\narchive_mode = off\n")
    (archiving.folder / "data" / "recovery.signal").touch()
    archiving.start()
    while archiving.run("SELECT pg_is_in_recovery()") == [(True,)]:
        time.sleep(0.05)
    assert archiving.run(ALL, named(place)) == kept
    with serving(tmp_path, database=place) as site:
        moved(site, paths, rng)
