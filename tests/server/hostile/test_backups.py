"""Backups from strangers: one that is not ours is refused before anything of it is computed."""

import contextlib
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import pytest
from tests.cli.conftest import run
from tests.server.helpers import serving

from velkahra.server.store.archive.archive import ArchiveError, backup
from velkahra.server.store.archive.restoring import restore
from velkahra.server.store.sqlite import DATABASE

pytestmark = pytest.mark.plain

SECONDS = 30
TERABYTE = 1 << 40
CONSTANT = "BEFORE UPDATE ON plies\nBEGIN\n    SELECT RAISE(ABORT, 'plies are never changed');\nEND"
UNLOCKED = "DROP TRIGGER plies_are_never_changed"
LOCKED = f"CREATE TRIGGER plies_are_never_changed {CONSTANT}"
ENDLESS = (
    "CREATE VIEW tables AS WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x FROM c)"
    " SELECT x AS id, x AS seed FROM c"
)
IN_SCHEMA = "UPDATE sqlite_master SET sql = replace(sql, '{}', '{}') WHERE name = 'tables'"


@pytest.fixture(scope="module")
def honest(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of two tables, and the backup of it in the file beside."""
    folder = tmp_path_factory.mktemp("honest") / "data"
    with serving(folder) as site:
        for game in ("viceroy", "euphrates"):
            site.post("/tables", {"game": game, "seat-0": "me", "seat-1": "person"})
    backup(folder, folder.with_name("backup"))
    return folder


@pytest.fixture
def place(honest: Path, tmp_path: Path) -> Path:
    """A folder with a copy of both."""
    shutil.copytree(honest, tmp_path / "data")
    shutil.copyfile(honest.with_name("backup"), tmp_path / "backup")
    return tmp_path


def names_in(database: Path) -> list[str]:
    """The names of tables in a database, as far as they are text and not too long."""
    with contextlib.closing(sqlite3.connect(database)) as connection:
        connection.text_factory = bytes
        found = connection.execute("SELECT id FROM tables WHERE length(id) < 1000").fetchall()
    return sorted(name.decode(errors="ignore") for (name,) in found)


@contextlib.contextmanager
def changing(file: Path) -> Iterator[sqlite3.Connection]:
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("PRAGMA foreign_keys = OFF")
        connection.execute("PRAGMA writable_schema = ON")
        yield connection


STRANGE_SCHEMAS = {
    "a trigger": ["CREATE TRIGGER t AFTER INSERT ON plies BEGIN DELETE FROM seats; END"],
    "a trigger named like SQLite's": [
        "CREATE TRIGGER sqlitext AFTER INSERT ON plies BEGIN DELETE FROM seats; END"
    ],
    "another trigger of a known name": [
        UNLOCKED,
        "CREATE TRIGGER plies_are_never_changed AFTER INSERT ON accounts"
        " BEGIN INSERT INTO chats SELECT id, seed FROM tables; END",
    ],
    "a table that is not strict": [IN_SCHEMA.format("STRICT, ", "")],
    "a schema that is no SQL": [IN_SCHEMA.format("CREATE TABLE", "CREATE NONSENSE")],
    "an index of more": ["CREATE INDEX more ON tables (hex(seed))"],
    "a generated column": ["ALTER TABLE seats ADD COLUMN more TEXT AS (hex(zeroblob(99)))"],
    "a virtual table": ["CREATE VIRTUAL TABLE more USING fts5 (x)"],
    "a table too few": ["DROP TABLE chats"],
    "an older version": ["PRAGMA user_version = 3"],
    "no version": ["PRAGMA user_version = 0"],
    "a version below 0": ["PRAGMA user_version = -1"],
}


ENDLESS_SCHEMAS = {
    "a view without end": ["ALTER TABLE tables RENAME TO others", ENDLESS],
    "a check that takes for ever": [
        IN_SCHEMA.format("id TEXT", "id TEXT CHECK (length(hex(zeroblob(900000000))) > 0)")
    ],
}


def spoiled(place: Path, statements: list[str]) -> bytes:
    """Change the backup. Returns: the database it shall not replace."""
    with changing(place / "backup") as connection:
        for statement in statements:
            connection.execute(statement)
    return (place / "data" / DATABASE).read_bytes()


@pytest.mark.parametrize("statements", STRANGE_SCHEMAS.values(), ids=STRANGE_SCHEMAS)
def test_a_backup_with_a_schema_of_its_own_is_refused(
    place: Path, statements: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    before = spoiled(place, statements)
    assert run("restore", place / "backup", "--yes", "--data", place / "data") == 1
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert f"{place / 'backup'}" in said
    assert (place / "data" / DATABASE).read_bytes() == before


@pytest.mark.parametrize("statements", ENDLESS_SCHEMAS.values(), ids=ENDLESS_SCHEMAS)
def test_a_schema_that_computes_without_end_is_refused(place: Path, statements: list[str]) -> None:
    before = spoiled(place, statements)
    command = [sys.executable, "-m", "velkahra.cli", "restore", str(place / "backup"), "--yes"]
    done = subprocess.run(
        [*command, "--data", str(place / "data")],
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    assert (done.returncode, done.stderr.count("\n")) == (1, 1), done
    assert f"{place / 'backup'}" in done.stderr
    assert (place / "data" / DATABASE).read_bytes() == before


@pytest.mark.parametrize("size", [0, 1, 99, 4096, 5000, 100_000, TERABYTE])
def test_a_torn_backup_and_one_of_a_terabyte_are_refused(place: Path, size: int) -> None:
    file, before = place / "backup", (place / "data" / DATABASE).read_bytes()
    with file.open("r+b") as opened:
        opened.truncate(size)
        if size == TERABYTE:
            opened.seek(28)
            opened.write((TERABYTE // 4096).to_bytes(4, "big"))
    with pytest.raises(ArchiveError) as caught:
        restore(place / "data", file)
    assert "\n" not in str(caught.value)
    assert (place / "data" / DATABASE).read_bytes() == before


def test_bytes_that_are_no_text_are_refused_in_a_sentence(place: Path) -> None:
    file = place / "backup"
    file.write_bytes(
        file.read_bytes().replace(b"CREATE TABLE tables", b"CREATE TABLE \xff\xfebles")
    )
    with pytest.raises(ArchiveError, match=r"backup( is damaged)?: "):
        restore(place / "data", file)


def test_a_backup_with_pages_of_another_size_is_restored(place: Path) -> None:
    with changing(place / "backup") as connection:
        connection.execute("PRAGMA page_size = 1024")
        connection.execute("VACUUM")
    assert restore(place / "data", place / "backup").tables == 2


STRANGE_ROWS = {
    **{
        f"a name that is {what}": f"UPDATE tables SET id = {name} WHERE game = 'viceroy'"
        for what, name in {
            "a path": "'../../etc/x'",
            "of control characters": "char(27) || '[31m[/x]'",
            "cut off": "'a' || char(0) || 'b'",
            "no text": "CAST(x'ff41' AS TEXT)",
            "long": "hex(zeroblob(1000000))",
        }.items()
    },
    "a game that there is not": "UPDATE tables SET game = char(27) || '[31m[/x]'",
    "rules far beyond": "UPDATE tables SET rules = 9223372036854775807",
    "options that are no JSON": "UPDATE tables SET options = '{'",
    "options that are a list": "UPDATE tables SET options = '[1]'",
    "a moment that is none": "UPDATE tables SET created = char(27) || '[31m[/x]'",
    "a language that is a path": "UPDATE tables SET language = '../../x'",
    "no seats": "DELETE FROM seats WHERE table_id = (SELECT min(id) FROM tables)",
    "a seat far away": "UPDATE seats SET seat = 20 WHERE seat = 1",
    "nobody": "UPDATE seats SET player = char(27) || '[31m bot nobody'",
    "rows that are no JSON": "UPDATE plies SET what = x'ff', sum = NULL",
    "rows of no seat": """UPDATE plies SET what = CAST('["ply",99,"x"]' AS BLOB), sum = NULL""",
    "rows with a wrong sum": "UPDATE plies SET sum = 1",
    "rows that begin late": "UPDATE plies SET n = n + 1000000, sum = NULL",
    "a clock that there is not": "INSERT INTO clocks SELECT id, 'x', 'y', 1 FROM tables",
    "a map that is none": "INSERT INTO maps SELECT id, 'x', zeroblob(9000000) FROM tables",
    "a result that is none": "INSERT INTO results SELECT id, 'nonsense' FROM tables",
    "a line by nobody": "INSERT INTO said SELECT id, 0, 'x', char(27), char(27), 0, -1 FROM tables",
}


@pytest.mark.parametrize("statement", STRANGE_ROWS.values(), ids=STRANGE_ROWS)
def test_strange_rows_are_answered_without_a_traceback(
    place: Path, statement: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with changing(place / "backup") as connection:
        for each in (UNLOCKED, statement, LOCKED):
            connection.execute(each)
    data = place / "data"
    assert run("restore", place / "backup", "--data", data, "--yes") == 0
    names = names_in(data / DATABASE)
    commands: list[tuple[object, ...]] = [("tables", "list"), ("stats",)]
    for name in (name.partition("\0")[0] for name in names):
        commands += [("tables", "show", name), ("tables", "export", name, place / "out", "--rows")]
    for command in commands:
        assert run(*command, "--data", data) in (0, 1), command
        (place / "out").unlink(missing_ok=True)
    assert run("verify", data) in (0, 1)
    said = capsys.readouterr()
    assert "\x1b" not in said.out + said.err
    with serving(data) as site:
        assert site.get("/").status == 200
        for path in ("table", "host", "desk", "replay"):
            for name in names:
                assert site.get(f"/{path}/{quote(name, safe='')}/x").status in (404, 409, 503)
        form = {"game": "viceroy", "seat-0": "me", "seat-1": "person"}
        assert site.post("/tables", form).status == 303
