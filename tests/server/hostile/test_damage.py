"""L1: damage to the file of tables is noticed, counted and named, and takes nothing with it."""

import json
import shutil
import sqlite3
import struct
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.server.helpers import Site, serving

from velkahra.cli.verifying import verify_store
from velkahra.core.contract.refusals import VelkahraError
from velkahra.server.room import hub
from velkahra.server.store import database
from velkahra.server.store.archive import archive
from velkahra.server.store.backend import StoreError
from velkahra.server.store.damage import MARK, Mark, dropped_frames
from velkahra.server.store.database import Store
from velkahra.server.store.rows import sum_of
from velkahra.server.store.sqlite import DATABASE

WAL = f"{DATABASE}-wal"


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let tables be examined at once, and the log of the database stay as it is."""
    monkeypatch.setattr(hub, "EXAMINED_AFTER", 0.0)
    monkeypatch.setattr(database, "IDLE_SECONDS", 60.0)


def played(folder: Path, moves: int = 6, copy: Path | None = None) -> str:
    """Play at a table, and copy what a server leaves behind that is killed. Returns: its seat."""
    with serving(folder) as site:
        seat, other, *_ = site.table("morra", "person", "person")
        with site.at(seat) as one, site.at(other) as two:
            for n in range(moves):
                page = (one, two)[n % 2]
                page.act("show 1", page.version)
                one.update()
                two.update()
        if copy is not None:
            shutil.copytree(folder, copy)
    return seat


def health(site: Site, wanted: Callable[[dict[str, object]], bool]) -> dict[str, object]:
    """Ask for the health until it is as wanted, for a few seconds at most."""
    end = time.monotonic() + 10
    while True:
        found: dict[str, object] = json.loads(site.get("/health").text)
        if wanted(found) or time.monotonic() > end:
            return found
        time.sleep(0.1)


def frames(wal: bytes) -> tuple[int, int]:
    """Give how long a frame of a log is, and how many there are."""
    size = struct.unpack(">I", wal[8:12])[0] + 24
    return size, (len(wal) - 32) // size


@pytest.fixture
def killed(tmp_path: Path, toys: None) -> tuple[Path, str]:
    """A folder as a killed server leaves it, with everything in the log, and a seat."""
    seat = played(tmp_path / "data", copy=tmp_path / "killed")
    assert (tmp_path / "killed" / WAL).stat().st_size > 10_000
    return tmp_path / "killed", seat


def test_a_killed_server_s_folder_is_whole_with_half_a_transaction(
    killed: tuple[Path, str],
) -> None:
    folder, seat = killed
    assert dropped_frames(folder / WAL) == 0
    wal = bytearray((folder / WAL).read_bytes())
    size, count = frames(bytes(wal))
    last = wal[32 + size * (count - 1) : 32 + size * count]
    last[4:8] = bytes(4)  # a frame that ends no transaction
    (folder / WAL).write_bytes(wal + last)
    assert dropped_frames(folder / WAL) == 0
    with serving(folder) as site:
        found = health(site, lambda found: True)
        assert (found["ok"], found["store"], found["lost"], found["damaged"]) == (True, "ok", 0, 0)
        assert site.get(seat).status == 200


def test_a_flipped_byte_in_the_log_is_counted(
    killed: tuple[Path, str], caplog: pytest.LogCaptureFixture
) -> None:
    folder, _ = killed
    wal = bytearray((folder / WAL).read_bytes())
    size, count = frames(bytes(wal))
    wal[32 + size * (count // 2) + 500] ^= 1
    (folder / WAL).write_bytes(wal)
    assert dropped_frames(folder / WAL) > 0
    with serving(folder) as site:
        found = health(site, lambda found: found["lost"] != 0)
        assert found["store"] == "damaged"
        assert found["lost"]
        assert found["ok"], "what is left can be played"
    assert "stored rows are missing" in caplog.text


@pytest.mark.parametrize("cut", [25_000, "half", "all"])
def test_a_log_that_was_cut_has_fewer_rows(killed: tuple[Path, str], cut: int | str) -> None:
    folder, _ = killed
    wal = (folder / WAL).read_bytes()
    left = {"half": len(wal) // 2, "all": 0}.get(str(cut), len(wal) - 25_000)
    (folder / WAL).write_bytes(wal[:left])
    with pytest.raises(VelkahraError, match=r"missing|no such table|not a velkahra"):
        verify_store(folder)
    opened = Store(folder)
    try:
        assert opened.lost > 0
    finally:
        opened.close()


def test_a_row_that_was_changed_is_named_and_other_tables_go_on(tmp_path: Path, toys: None) -> None:
    seat = played(tmp_path / "data")
    whole = played(tmp_path / "data")
    name = seat.split("/")[2]
    with sqlite3.connect(tmp_path / "data" / DATABASE) as base:
        base.execute("DROP TRIGGER plies_are_never_changed")
        changed = b'["ply",0,"show 2"]'
        base.execute("UPDATE plies SET what = ? WHERE table_id = ? AND n = 0", (changed, name))
    with serving(tmp_path / "data") as site:
        found = health(site, lambda found: found["damaged"] == 1)
        assert (found["ok"], found["store"], found["damaged"]) == (True, "damaged", 1)
        answer = site.get(seat)
        assert answer.status == 503
        assert "This table is damaged" in answer.text
        assert "Nothing was played" not in answer.text
        assert site.get(whole).status == 200
    with pytest.raises(VelkahraError, match=f"table {name}: row 0 of the table {name} is not"):
        verify_store(tmp_path / "data")


def test_a_row_that_is_missing_is_named(tmp_path: Path, toys: None) -> None:
    seat = played(tmp_path / "data")
    with sqlite3.connect(tmp_path / "data" / DATABASE) as base:
        base.execute("DROP TRIGGER plies_are_never_deleted")
        base.execute("DELETE FROM plies WHERE n = 2")
    with serving(tmp_path / "data") as site:
        assert site.get(seat).status == 503
    with pytest.raises(VelkahraError, match="row 2 of the table"):
        verify_store(tmp_path / "data")


def test_rows_that_do_not_replay_are_damage_and_not_other_rules(tmp_path: Path, toys: None) -> None:
    seat = played(tmp_path / "data")
    name = seat.split("/")[2]
    with sqlite3.connect(tmp_path / "data" / DATABASE) as base:
        base.execute("DROP TRIGGER plies_are_never_changed")
        row = b'["ply",1,"show 9"]'
        base.execute(
            "UPDATE plies SET what = ?, sum = ? WHERE table_id = ? AND n = 3",
            (row, sum_of(name, 3, row), name),
        )
    with serving(tmp_path / "data") as site:
        answer = site.get(seat)
        assert answer.status == 503
        assert "is damaged" in answer.text
        assert health(site, lambda found: found["damaged"] == 1)["damaged"] == 1
    with pytest.raises(VelkahraError, match="row 3 of the table does not replay"):
        verify_store(tmp_path / "data")


def test_a_broken_page_of_the_database_is_counted(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as site:
        seats = [site.table("euphrates", "person", "person")[0] for _ in range(40)]
    path = tmp_path / "data" / DATABASE
    with sqlite3.connect(path) as base:
        base.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        sql = "SELECT pageno FROM dbstat WHERE name = 'plies' AND pagetype = 'leaf' LIMIT 1"
        try:
            page = base.execute(sql).fetchone()[0]
        except sqlite3.OperationalError:
            pytest.skip("this SQLite has no dbstat")
        size = base.execute("PRAGMA page_size").fetchone()[0]
    data = bytearray(path.read_bytes())
    data[(page - 1) * size : page * size] = bytes(size)
    path.write_bytes(data)
    with serving(tmp_path / "data") as site:
        found = health(site, lambda found: found["damaged"] != 0)
        assert found["damaged"]
        assert found["lost"] == 0, "nobody can count them"
        assert {site.get(seat).status for seat in seats} == {200, 503}


def test_a_database_rests_whole_in_one_file(
    tmp_path: Path, toys: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "IDLE_SECONDS", 0.05)
    with serving(tmp_path / "data") as site:
        seat, *_ = site.table("morra", "person", "person")
        time.sleep(0.5)
        (tmp_path / "alone").mkdir()
        shutil.copy(tmp_path / "data" / DATABASE, tmp_path / "alone" / DATABASE)
    with serving(tmp_path / "alone") as site:
        assert site.get(seat).status == 200


def test_tables_that_are_deleted_are_not_taken_for_damage(
    tmp_path: Path, toys: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    seat = played(tmp_path / "data")
    rows = Mark(tmp_path / "data").read()
    assert rows > 0
    real = archive.belongings

    def noted_meanwhile() -> list[tuple[str, str]]:
        Mark(tmp_path / "data").write(rows)
        return real()

    monkeypatch.setattr(archive, "belongings", noted_meanwhile)
    with archive.opened(tmp_path / "data", writing=True) as connection:
        archive.delete(connection, seat.split("/")[2])
    assert not (tmp_path / "data" / MARK).exists()
    verify_store(tmp_path / "data")


def test_a_torn_mark_does_no_harm(tmp_path: Path, toys: None) -> None:
    seat = played(tmp_path / "data")
    for content in (b"", b"x", b"99", b"\xff"):
        (tmp_path / "data" / MARK).write_bytes(content)
        with serving(tmp_path / "data") as site:
            assert site.get(seat).status == 200, content


def test_a_full_disk_and_a_folder_that_cannot_be_written_are_named_at_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """L4."""
    import errno
    import tempfile

    def fails(number: int) -> Callable[..., object]:
        def opened(*_: object, **__: object) -> object:
            raise OSError(number, "no")

        return opened

    (tmp_path / DATABASE).mkdir()  # SQLite only reports that it cannot open the file
    for number, why in (
        (errno.ENOSPC, "the disk is full"),
        (errno.EROFS, "nothing can be written"),
    ):
        monkeypatch.setattr(tempfile, "TemporaryFile", fails(number))
        with pytest.raises(StoreError, match=why):
            Store(tmp_path)
