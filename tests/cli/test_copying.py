"""`velkahra tables copy`: everything goes from a folder into a database and back, or nothing."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from tests.cli.conftest import Cli, run
from tests.cli.test_administration import lay
from tests.server.databases import Cluster
from tests.server.helpers import serving
from tests.server.test_version_0_1_0 import LINKS, WRITTEN

from velkahra.server.store import schema
from velkahra.server.store.archive import archive
from velkahra.server.store.backend import Backend
from velkahra.server.store.database import Store, opened
from velkahra.server.store.sqlite import DATABASE

FIRST = {
    "accounts": "INSERT INTO accounts VALUES (7, 'Anna', 'anna', 'hash', 5), (8, 'Z', 'z', 'h', 5)",
    "mailboxes": "INSERT INTO mailboxes VALUES (9, x'00ff', 'a@b.example', 's', 1, 2, 1)",
    "reports": "INSERT INTO reports SELECT table_id, n, 'seat-0', 5 FROM said LIMIT 1",
    "sessions": "INSERT INTO sessions VALUES (x'ff00', 7, 5)",
    "account_seats": "INSERT INTO account_seats SELECT 7, min(id), 0, 1 FROM tables",
    "mail_wishes": "INSERT INTO mail_wishes VALUES (3, 9, NULL, NULL, 7, 'cs', 1, 5)",
    "rests": "INSERT INTO rests VALUES (7, '{}', -1, '')",
    "passkeys": "INSERT INTO passkeys VALUES (x'01', 7, x'02', x'03', 4, 'Klíč', 5, 0)",
    "invitations": "INSERT INTO invitations VALUES ('party', 'viceroy', x'01', 1, NULL)",
    "ties": "INSERT INTO ties VALUES (7, 8, 'block', 'Žofie', 5)",
    "clubs": "INSERT INTO clubs VALUES (1, 'Sovy', 'sovy', 'Úterý', 'd', 0, 0, 5)",
    "club_members": "INSERT INTO club_members VALUES (1, 7, 'founder', 5)",
    "moderators": "INSERT INTO moderators VALUES (7, 5)",
    "complaints": "INSERT INTO complaints VALUES (3, 7, 8, NULL, 'name', 'q', 'why', 5, 0)",
    "decisions": "INSERT INTO decisions VALUES (4, 3, 7, 8, NULL, 'mute', 'why', 5, 9, NULL)",
    "former_names": "INSERT INTO former_names VALUES ('zoe', 8)",
    "abandoned": "INSERT INTO abandoned SELECT 7, min(id), 5 FROM tables",
    "listings": "INSERT INTO listings SELECT min(id), 1, 80 FROM tables",
    "guests": "INSERT INTO guests VALUES ('party', 0, 'Ash', x'03', 'fox')",
    "tournaments": "INSERT INTO tournaments VALUES ('cup', 'Pohár', 1, 5, 7, 'running', 1)",
    "tournament_entrants": "INSERT INTO tournament_entrants VALUES "
    "('cup', 0, '', '', 9, 'c', 1, 2)",
    "tournament_members": "INSERT INTO tournament_members VALUES ('cup', 7, 0)",
    "tournament_rounds": "INSERT INTO tournament_rounds VALUES ('cup', 1, 5)",
    "tournament_tables": "INSERT INTO tournament_tables VALUES "
    "('cup', 1, 0, -1, '[0]', '', '', '')",
    "tournament_corrections": "INSERT INTO tournament_corrections VALUES ('cup', 0, 'Déšť')",
    "studies": "INSERT INTO studies VALUES ('s', 'viceroy', x'01', '{}', 3, 5)",
    "study_moves": "INSERT INTO study_moves VALUES ('s', 0, '{}')",
    "people": "INSERT INTO people VALUES (4, 7, 'met')",
    "rated": "INSERT INTO rated SELECT min(id) FROM tables",
    "rated_seats": "INSERT INTO rated_seats SELECT min(id), 0, 4, x'01', x'02' FROM tables",
    "counting": "INSERT INTO counting VALUES (1, 1)",
    "finished": "INSERT INTO finished SELECT 1, min(id), 'viceroy', 2, 5, 1, 'over', '', '' "
    "FROM tables",
    "finished_seats": "INSERT INTO finished_seats "
    "VALUES (1, 0, 4, '', 1.0, 1, NULL, '{}', '', 9, 0, 27.391234567890123, 7.1)",
    "openings": "INSERT INTO openings VALUES ('viceroy', 'bid 1', '{}')",
    "strengths": "INSERT INTO strengths VALUES (4, 'viceroy', 2, 27.1, 7.1, 12.9, 1)",
    "archived_variants": "INSERT INTO archived_variants VALUES (9, 'viceroy', 2, '{}')",
    "archived": "INSERT INTO archived SELECT 50, min(id), 'viceroy', 2, 5, 90, 9, 1, 0, 1, 1, 0 "
    "FROM tables",
    "archived_seats": "INSERT INTO archived_seats VALUES (50, 0, 4, '', 1, NULL, 1.0)",
    "archived_steps": "INSERT INTO archived_steps VALUES "
    "(50, 0, 9223372036854775807, 3, 8, 2, 0.5, 1)",
    "archived_words": "INSERT INTO archived_words VALUES (8, 0, 'bid 1', '{}')",
    "puzzle_tries": "INSERT INTO puzzle_tries VALUES (7, 'viceroy', 'puzzle-01', 1, 5)",
    "puzzle_strengths": "INSERT INTO puzzle_strengths VALUES (7, 25.5, 8.3, 1)",
    "puzzle_days": "INSERT INTO puzzle_days VALUES (7, 20000, 1)",
    "storms": "INSERT INTO storms VALUES ('storm', 7, '', 5, 3, 2)",
    "figures": "INSERT INTO figures VALUES (4, 'viceroy', 'seats', '2', 1, 1, 30)",
}


@pytest.fixture
def full(tmp_path: Path) -> Path:
    """What 0.1.0 has left, brought up to date, with something in every table."""
    folder = Path(shutil.copytree(WRITTEN / "data", tmp_path / "full"))
    Store(folder).close()
    with closing(sqlite3.connect(folder / DATABASE)) as connection:
        (name,) = connection.execute("SELECT min(id) FROM tables").fetchone()
        for sql in FIRST.values():
            connection.execute(sql)
        for table, column in archive.belongings():
            if table not in FIRST:
                lay(connection, table, column, name)
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
        connection.execute("UPDATE sitters SET name = 'Žofie Łęcka 🦁'")
        connection.commit()
    return folder


def contents(place: Path | str) -> dict[str, list[tuple[object, ...]]]:
    with closing(opened(place)) as backend:
        return {
            table.name: backend.connection.execute(
                f"SELECT {', '.join(table.columns)} FROM {table.name} "
                f"ORDER BY {', '.join(table.key)}"
            ).fetchall()
            for table in schema.tables()
        }


def test_all_goes_there_and_back(full: Path, tmp_path: Path, postgresql: Cluster, cli: Cli) -> None:
    address, back = postgresql.new(), tmp_path / "back"
    before = contents(full)
    assert all(before.values()), [name for name, rows in before.items() if not rows]
    assert cli("tables", "copy", full, address) == 0
    told = cli.out
    assert f"plies: {len(before['plies'])} rows" in told
    assert f"{len(before['tables'])} tables" in told
    assert contents(address) == before
    assert cli("tables", "copy", address, back) == 0
    assert contents(back) == before
    with closing(opened(address)) as backend:  # new numbers come after those that were copied
        sql = "INSERT INTO accounts (name, folded, password, created) VALUES ('B', 'b', 'h', 6)"
        assert backend.connection.execute(f"{sql} RETURNING id").fetchall() == [(9,)]


def test_tables_of_0_1_0_go_on_in_a_database(full: Path, postgresql: Cluster) -> None:
    address = postgresql.new()
    assert run("tables", "copy", full, address) == 0
    with serving(full, database=address) as site:
        for path in LINKS["finished"].values():
            assert site.get(f"{path}/replay").status == 200
        one, *_ = next(iter(LINKS["open"].values()))
        with site.page(one) as page:
            assert page.update()["v"] > 0


def test_only_an_empty_place_is_copied_to(
    full: Path, tmp_path: Path, postgresql: Cluster, cli: Cli
) -> None:
    address = postgresql.new()
    assert cli("tables", "copy", full, address) == 0
    assert cli("tables", "copy", full, address) != 0
    assert "the target is not empty: there are tables in it" in cli.err
    assert cli("tables", "copy", address, full) != 0
    assert cli("tables", "copy", tmp_path / "nothing", address) != 0
    assert "there are no tables in" in cli.err
    with closing(Store(full)):
        assert cli("tables", "copy", full, postgresql.new()) != 0
    assert "another velkahra" in cli.err, "a server has them"


@pytest.mark.parametrize("to", ["folder", "database"])
def test_what_does_not_arrive_as_it_was_leaves_nothing(
    full: Path,
    tmp_path: Path,
    postgresql: Cluster,
    monkeypatch: pytest.MonkeyPatch,
    cli: Cli,
    to: str,
) -> None:
    target: Path | str = tmp_path / "target" if to == "folder" else postgresql.new()
    kind: type[Backend] = type(opened_and_closed(target))
    fill = kind.fill

    def careless(backend: Backend, table: str, columns: list[str], rows: list[object]) -> None:
        changed = [*rows][1:] if table == "moments" else rows
        fill(backend, table, columns, changed)  # type: ignore[arg-type]

    monkeypatch.setattr(kind, "fill", careless)
    assert cli("tables", "copy", full, target) != 0
    assert "row 0 of moments was changed on the way" in cli.err
    assert not any(contents(target).values())


def opened_and_closed(place: Path | str) -> Backend:
    backend = opened(place)
    backend.close()
    return backend


def test_commands_work_on_a_database_beside_a_server(
    toys: None, tmp_path: Path, postgresql: Cluster, cli: Cli
) -> None:
    address = postgresql.new()
    there = ("--database", address)
    with serving(tmp_path, database=address, bot_pause=60) as site:
        one, *_ = site.table("morra", "person", "person")
        name = one.split("/")[2]
        assert cli("tables", "list", *there) == 0
        assert cli("tables", "show", name[:6], *there) == 0
        assert cli("tables", "export", name, tmp_path / "t.json", "--rows", *there) == 0
        assert name in cli.out
        assert cli("tables", "delete", name, "--yes", *there) == 0
        assert cli("tables", "list", *there) == 0
        assert name not in cli.out
        assert cli("tables", "import", tmp_path / "t.json", "--same-links", *there) == 0
        assert site.get(one).status == 200
        assert cli("stats", *there) == 0
        assert "morra: 1 tables, 0 finished" in cli.out
    assert cli("tables", "list", "--database", "mysql://x") != 0
    assert "must be an address such as postgresql://" in cli.err
