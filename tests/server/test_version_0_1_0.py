"""What version 0.1.0 has written opens in the program of today, and goes on."""

import json
import random
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from tests.browser.camps import enter
from tests.cli.conftest import run
from tests.server.helpers import Site, serving, some_action

import velkahra
from velkahra.cli.files import load_played
from velkahra.core.play.record import write_record

WRITTEN: Final = Path(__file__).resolve().parent.parent / "data" / "0.1.0"
LINKS: Final[dict[str, Any]] = json.loads((WRITTEN / "links.json").read_text(encoding="utf-8"))
RECORDS: Final = sorted((WRITTEN / "records").glob("*/*.txt"))


def named(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Copy the data folder of 0.1.0."""
    return Path(shutil.copytree(WRITTEN / "data", tmp_path / "data"))


@pytest.fixture
def site(folder: Path) -> Iterator[Site]:
    """Run a server on it."""
    with serving(folder) as running:
        yield running


def test_there_is_something_of_every_game() -> None:
    games = set(velkahra.games())
    assert set(LINKS["finished"]) == games
    assert {*LINKS["open"], "hammer"} == games
    assert {path.parent.name for path in RECORDS} == games


@pytest.mark.parametrize("game", sorted(LINKS["finished"]))
def test_a_finished_table_opens_with_its_replay(site: Site, game: str) -> None:
    path = LINKS["finished"][game]
    with site.at(path) as page:
        assert page.last["over"]
        assert page.log
    assert site.get(f"{path}/replay").status == 200


@pytest.mark.parametrize("game", sorted(LINKS["open"]))
def test_a_table_that_was_going_on_goes_on(site: Site, game: str) -> None:
    seats = LINKS["open"][game]
    with site.at(seats[0]) as one, site.at(seats[1]) as other:
        asked = one if one.last["yours"] else other
        before = asked.version
        asked.act(some_action(asked.last["choices"], random.Random(game)))
        asked.update()
        assert asked.version > before


@pytest.mark.parametrize("game", sorted(LINKS["open"]))
def test_what_was_said_at_a_table_is_still_there(site: Site, game: str) -> None:
    with site.at(LINKS["open"][game][1]) as page:
        (line,) = page.hear_chat()["lines"]
    assert line["text"] == f"Hello from {game}, dobrý den, dzień dobry!"


def test_a_table_knows_what_was_undone(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for seats in LINKS["open"].values():
        assert run("tables", "show", seats[0].split("/")[2], "--data", folder) == 0
        assert "1 times" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("game", "most"), [("euphrates", 3 * 24 * 3600), ("viceroy", 1500)], ids=["days", "bank"]
)
def test_a_clock_goes_on_where_it_stood(site: Site, game: str, most: int) -> None:
    with site.page(LINKS["open"][game][0]) as page:
        dials = page.until("clocks")["dials"]
    assert [seat for seat, _, _ in dials] == [0, 1]
    assert all(most - 300 < left / 1000 <= most + 900 for _, left, _ in dials)


@pytest.mark.parametrize("path", RECORDS, ids=named)
def test_a_record_replays(path: Path) -> None:
    record, play = load_played(path)
    assert play.state.is_over()
    assert list(play.state.returns()) == record.result
    assert plies(write_record(record, play.game)) == plies(path.read_text(encoding="utf-8"))


def plies(text: str) -> str:
    """Give what follows the header, which names the options that came later."""
    return text.partition("\n\n")[2]


def test_a_camp_goes_on_at_its_desk(site: Site) -> None:
    desk = LINKS["camp"]["desk"]
    assert site.get(desk).status == 200
    enter(site, desk, "announce", pair="usa-russia")


def test_a_camp_s_file_is_restored_with_its_links(tmp_path: Path) -> None:
    text = (WRITTEN / "camp.json").read_text(encoding="utf-8")
    with serving(tmp_path / "empty") as site:
        answer = site.post("/desk", {"record": text})
        assert (answer.status, answer.headers["location"]) == (303, LINKS["camp"]["desk"])
        assert site.get(LINKS["camp"]["desk"]).status == 200
        for path in LINKS["camp"]["teams"]:
            with site.at(path) as page:
                assert page.log


def test_a_backup_is_restored(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "empty"
    folder.mkdir()
    assert run("restore", WRITTEN / "backup", "--data", folder, "--yes") == 0
    assert "8 tables" in capsys.readouterr().out
    with serving(folder) as site, site.at(LINKS["open"]["pamir"][0]) as page:
        assert not page.last["over"]
