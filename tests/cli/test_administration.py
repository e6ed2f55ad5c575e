"""Commands for whoever runs a server, beside a server that runs where that is allowed."""

import json
import os
import random
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest
from tests.cli.conftest import Cli
from tests.server.helpers import Site, play_on, serving, sqlite_of
from tests.server.replays import FINISHED

from velkahra.server.store.archive import archive
from velkahra.server.store.sqlite import DATABASE


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


def finished(site: Site) -> str:
    """Play a game of draws to its end. Returns: the spectators' link."""
    one, two, watch = site.table("draws", "person", "person")
    with site.at(one) as ash, site.at(two) as birch:
        play_on([ash, birch], random.Random(3))
    return watch


def name_of(path: str) -> str:
    return path.split("/")[2]


def begun(site: Site) -> str:
    """Act once, take it back, act again, at a table of morra. Returns: the actor's link."""
    one, *_ = site.table("morra", "person", "bot random", rounds="two")
    with site.at(one) as ash:
        ash.act("show 2")
        ash.update()
    return one


def test_tables_are_listed_while_the_server_runs(toys: None, data: Path, cli: Cli) -> None:
    with serving(data) as site:
        over, open_ = name_of(finished(site)), name_of(site.table("morra", "me", "person")[0])
        assert cli("tables", "list", "--data", data) == 0
        listed = cli.out
        assert f"{over}  draws" in listed
        assert "finished" in next(line for line in listed.splitlines() if over in line)
        assert "going on" in next(line for line in listed.splitlines() if open_ in line)
        assert cli("tables", "list", "--json", "--data", data) == 0
        states = {row["table"]: row["state"] for row in json.loads(cli.out)}
        assert states == {over: "finished", open_: "going on"}
        assert cli("tables", "show", over[:7], "--data", data) == 0
        shown = cli.out
        assert "result" in shown
        assert "seed" in shown
        assert cli("tables", "show", open_, "--data", data) == 0
        assert "seed" not in cli.out, "what is hidden stays hidden"
        assert cli("stats", "--json", "--data", data) == 0
        counted = json.loads(cli.out)
        assert counted["all"]["tables"] == 2
        assert counted["games"]["draws"]["finished"] == 1
        assert counted["games"]["draws"]["plies"] >= 8
        assert cli("stats", "--data", data) == 0
        assert "all: 2 tables, 1 finished" in cli.out


@pytest.mark.parametrize("how", [[], ["--rows"]])
def test_an_exported_table_comes_back_beside_a_running_server(
    toys: None, data: Path, tmp_path: Path, cli: Cli, how: list[str]
) -> None:
    file = tmp_path / "out" / "table"
    with serving(data) as site:
        watch = finished(site)
        before = site.get(watch + "/record").text
        assert cli("tables", "export", name_of(watch), file, "--data", data, *how) == 0
        arguments = ["tables", "import", file, "--data", data, "--base-url", "https://x.org"]
        assert cli(*arguments) == 0
        name, link = cli.out.splitlines()
        again = link.split("https://x.org")[1]
        assert name_of(again) == name.removeprefix("table ") != name_of(watch)
        after = site.get(again + "/record").text
        assert plies(after) == plies(before)
        assert f"note {'seed' if how else 'dealer'}" in after


def plies(record: str) -> list[str]:
    return record.split("\n\n", 1)[1].splitlines()


@pytest.mark.parametrize("how", [[], ["--rows"]])
def test_a_game_goes_on_at_an_imported_table(
    toys: None, data: Path, tmp_path: Path, cli: Cli, how: list[str]
) -> None:
    with serving(data, bot_pause=60) as site:
        begun(site)
        name = name_of(begun(site))
        assert cli("tables", "export", name, tmp_path / "t", "--data", data, *how) == 0
        assert cli("tables", "import", tmp_path / "t", "--data", data) == 0
        link = cli.out.splitlines()[-1].removeprefix("host link: ")
        assert site.get(link).status == 200
        seat = site.get(link).text.split('href="/table/')[1].split('"')[0]
        with site.page("/table/" + seat) as ash:
            assert "own: 2" in ash.update()["layout"]


def test_a_deleted_table_is_gone_with_all_of_it(toys: None, data: Path, cli: Cli) -> None:
    with serving(data, bot_pause=60) as site:
        one, other = begun(site), begun(site)
        with site.at(one) as ash:
            assert cli("tables", "delete", name_of(one), "--data", data, "--yes") == 0
            ash.say(kind="undo", v=ash.version)
            assert ash.until("problem")["name"] == "store-gone"
        assert site.get(one).status == 404
        assert site.get(other).status == 200
    with sqlite3.connect(data / DATABASE) as connection:
        assert name_of(one) not in "\n".join(connection.iterdump())
        with pytest.raises(sqlite3.IntegrityError, match="never deleted"):
            connection.execute("DELETE FROM plies")


def test_no_row_of_any_table_mentions_what_was_deleted(toys: None, data: Path, cli: Cli) -> None:
    """A row that is of the table is laid into every table of the database that has such rows."""
    with serving(data, bot_pause=60) as site:
        one, other = (name_of(begun(site)) for _ in range(2))
    with closing(sqlite3.connect(data / DATABASE)) as connection:
        for table, column in archive.belongings():
            for name in (one, other):
                lay(connection, table, column, name)
        connection.commit()
        laid = mentions(connection, one)
        assert {table for table, _ in archive.belongings()} | {"tables"} == set(laid)
        assert laid == mentions(connection, other)
    assert cli("tables", "delete", one, "--data", data, "--yes") == 0
    with closing(sqlite3.connect(data / DATABASE)) as connection:
        assert one not in "\n".join(connection.iterdump())
        assert mentions(connection, other) == laid
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def lay(connection: sqlite3.Connection, table: str, column: str, name: str) -> None:
    """Put a row that mentions `name` into a table, unless one is there."""
    if connection.execute(f'SELECT 1 FROM "{table}" WHERE "{column}" = ?', (name,)).fetchone():
        return
    like: dict[str, object] = {
        "INTEGER": 1,
        "REAL": 0.5,
        "TEXT": f"text of {name}",
        "BLOB": b"blob",
    }
    columns = connection.execute(f'PRAGMA table_info("{table}")').fetchall()
    row = {
        field: name if field == column else like[kind]
        for _, field, kind, must, default, _ in columns
        if field in (column, "seat") or (must and default is None and field not in ("id", "number"))
    }
    marks = ", ".join("?" for _ in row)
    sql = f'INSERT INTO "{table}" ({", ".join(row)}) VALUES ({marks})'
    connection.execute(sql, tuple(row.values()))


def mentions(connection: sqlite3.Connection, name: str) -> dict[str, int]:
    """Count the rows that are of a table, in each table of the database."""
    found = {
        table: connection.execute(
            f'SELECT count(*) FROM "{table}" WHERE "{column}" = ?', (name,)
        ).fetchone()[0]
        for table, column in [("tables", "id"), *archive.belongings()]
    }
    return {table: count for table, count in found.items() if count}


def test_nothing_is_deleted_without_a_yes(toys: None, data: Path, tmp_path: Path, cli: Cli) -> None:
    with serving(data) as site:
        name = name_of(site.table("morra", "me", "person")[0])
    assert cli("backup", tmp_path / "b", "--data", data) == 0
    assert cli("tables", "delete", name, "--data", data) == 1
    assert cli("restore", tmp_path / "b", "--data", data) == 1
    assert cli("tables", "show", name, "--data", data) == 0


def test_a_backup_is_restored_beside_it(toys: None, data: Path, tmp_path: Path, cli: Cli) -> None:
    file = tmp_path / "deep" / "backup"
    with serving(data, bot_pause=60) as site:
        one = begun(site)
        assert cli("backup", file, "--data", data) == 0
        assert "1 tables" in cli.out
        if os.name != "nt":
            modes = [path.stat().st_mode & 0o077 for path in (data, file)]
            assert modes == [0, 0], "nobody else may read the seeds"
        later, *_ = site.table("morra", "person", "person")
        with site.at(one) as ash:
            assert cli("restore", file, "--data", data, "--yes") == 0
            ash.until("ended")
        former = cli.out.split("are saved in ")[1].strip()
        assert site.get(later).status == 404
    assert cli("restore", former, "--data", data, "--yes") == 0
    with serving(data, bot_pause=60) as site:
        assert site.get(later).status == 200
    assert cli("restore", file, "--data", tmp_path / "new", "--yes") == 0
    assert cli("restore", file, "--table", name_of(one)[:6], "--data", data, "--yes") == 0
    assert f"table {name_of(one)} of 2 tables" in cli.out


MISTAKES = (
    (["tables", "list", "--data", "{folder}/none"], "no tables"),
    (["backup", "{folder}/b", "--data", "{folder}/none"], "no tables"),
    (["stats", "--data", "{folder}/junk"], "not a database"),
    (["tables", "show", "zzz", "--data", "{data}"], "no table 'zzz'"),
    (["tables", "show", "%", "--data", "{data}"], "no table"),
    (["tables", "show", "", "--data", "{data}"], "no table"),
    (["tables", "export", "{name}", "{folder}/there", "--data", "{data}"], "another name"),
    (["backup", "{folder}/there", "--data", "{data}"], "another name"),
    (["tables", "import", "{folder}/there", "--data", "{data}"], "neither"),
    (["tables", "import", "{folder}/gone", "--data", "{data}"], "no file"),
    (["tables", "import", "{folder}/odd", "--data", "{data}"], "does not replay"),
    (["restore", "{folder}/there", "--data", "{data}", "--yes"], "not a database"),
    (["restore", "{folder}/empty", "--data", "{data}", "--yes"], "not a velkahra backup"),
    (["restore", "{folder}/gone", "--data", "{data}", "--yes"], "no file"),
    (["restore", "{folder}/gone", "--table", "", "--data", "{data}", "--yes"], "--table must"),
    (["tables", "import", str(FINISHED), "--data", "{folder}/none"], "none` once first"),
    (["tables", "import", "{folder}/odd", "--data", "{data}", "--base-url", "x"], "of a site"),
    (["tables", "copy", "{data}", ""], "name a folder or a postgresql:// address"),
    (["backup", "{folder}/there/b", "--data", "{data}"], "there is a file; name a folder"),
    (["serve", "--settings", "{folder}/there"], "cannot be read"),
    (["serve", "--settings", "{folder}/toml"], "unknown setting wishes"),
)


def test_an_administrator_s_mistake_is_one_line_and_changes_nothing(
    toys: None, data: Path, tmp_path: Path, cli: Cli
) -> None:
    with serving(data, bot_pause=60) as site:
        name = name_of(begun(site))
    (tmp_path / "there").write_text("[hello" * 300)
    (tmp_path / "toml").write_text("wishes = 3")
    (tmp_path / "junk").mkdir()
    (tmp_path / "junk" / DATABASE).write_text("hello" * 300)
    sqlite3.connect(tmp_path / "empty").execute("CREATE TABLE x (y)").connection.close()
    assert cli("tables", "export", name, tmp_path / "odd", "--rows", "--data", data) == 0
    odd = (tmp_path / "odd").read_text(encoding="utf-8").replace("show 2", "show 9")
    (tmp_path / "odd").write_text(odd, encoding="utf-8")
    for arguments, part in MISTAKES:
        words = [word.format(folder=tmp_path, data=data, name=name) for word in arguments]
        assert cli(*words) == 1, words
        assert cli.err.startswith("velkahra: "), words
        assert part in cli.err, words
        assert cli.err.count("\n") == 1, words
        assert (tmp_path / "there").read_text() == "[hello" * 300, words
    assert cli("stats", "--data", data) == 0
    assert "1 tables" in cli.out
    assert cli("tables", "list", "--most", -1, "--data", data) == 2
    assert "Invalid value for '--most'" in cli.err


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has /proc")
def test_a_backup_where_nothing_can_be_written_says_so(data: Path, cli: Cli) -> None:
    with serving(data):
        assert cli("backup", "/proc/b", "--data", data) == 1
    assert "velkahra: /proc/b cannot be written: " in cli.err


def test_a_table_of_other_rules_can_be_carried_but_not_altered(
    toys: None, data: Path, tmp_path: Path, cli: Cli
) -> None:
    with serving(data, bot_pause=60) as site:
        name = name_of(begun(site))
        sqlite_of(site.store).execute("UPDATE tables SET rules = 99")
    assert cli("tables", "list", "--data", data) == 0
    assert "other rules" in cli.out
    assert cli("tables", "export", name, tmp_path / "r", "--data", data) == 1
    assert "--rows" in cli.err
    assert cli("tables", "export", name, tmp_path / "r", "--rows", "--data", data) == 0
    assert cli("tables", "import", tmp_path / "r", "--data", data) == 0
    with sqlite3.connect(data / DATABASE) as connection:
        rows = connection.execute("SELECT what FROM plies GROUP BY what").fetchall()
        assert connection.execute("SELECT count(*), sum(rules) FROM tables").fetchone() == (2, 198)
    assert rows == [(b'["ply",0,"show 2"]',)]
