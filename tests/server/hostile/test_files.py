"""M1, M2 and L3: files of tables, each damaged in one way, are refused with 400 and a reason."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import run
from tests.sampling import some
from tests.server.helpers import Site, serving

from velkahra.core import registry
from velkahra.core.contract.refusals import VelkahraError
from velkahra.server.store.archive import bundle

Spoil = Callable[[dict[str, Any]], object]

BEFORE = {"created": "2026-01-01T00:00:00+00:00"}


@pytest.fixture(scope="module")
def camp(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Site, str]]:
    """A server, and the file of a camp that was opened there."""
    with serving(tmp_path_factory.mktemp("camp"), files_a_minute=60_000) as site:
        answer = site.post(
            "/tables",
            {
                "game": "hammer",
                "seat-0": "person",
                "seat-1": "person",
                "option-results": "organiser",
            },
        )
        to = answer.headers["location"].replace("/host/", "/desk/")
        yield site, site.get(f"{to}/file").text


def spoiled(text: str, spoil: Spoil) -> str:
    """Spoil the camp's file, as that of a table of another name."""
    file = json.loads(text)
    file["links"]["table"] = "0123456789"
    spoil(file)
    return json.dumps(file)


def sent(camp: tuple[Site, str], spoil: Spoil) -> tuple[int, str]:
    """Send the camp's spoiled file to the desk."""
    site, text = camp
    answer = site.post("/desk", {"record": spoiled(text, spoil)})
    return answer.status, answer.text


SPOILED: dict[str, Spoil] = {
    "no moment": lambda file: file.update(created="x"),
    "an empty moment": lambda file: file.update(created=""),
    "a day that there is not": lambda file: file.update(created="2026-02-30T00:00:00+00:00"),
    "the year 0": lambda file: file.update(created="0000-01-01T00:00:00+00:00"),
    "rules beyond": lambda file: file.update(rules=2**63),
    "rules below": lambda file: file.update(rules=-1),
    "a long name": lambda file: file.update(game="x" * 101),
    "no language": lambda file: file.update(language="../en"),
    "nobody": lambda file: file.update(players=[]),
    "a crowd": lambda file: file.update(players=["person"] * 9),
    "brackets": lambda file: file.update(rows=["[" * 5000]),
    "half a letter": lambda file: file.update(rows=["\ud800"]),
    "no row": lambda file: file["rows"].append("null"),
    "a row of nothing": lambda file: file["rows"].append('["nothing"]'),
    "a seat beyond": lambda file: file["rows"].append('["hint",7]'),
    "a seat far beyond": lambda file: file["rows"].append('["hint",99999999999999999999]'),
    "something asked": lambda file: file["rows"].append('["ask",0,"money",0]'),
    "agreed by nobody": lambda file: file["rows"].append('["pause",0,[5]]'),
    "back to nowhere": lambda file: file["rows"].append('["undo",0,40000]'),
    "an outcome": lambda file: file["rows"].append('["post","explode",""]'),
    "much time": lambda file: file["rows"].append('["extend",0,99999999999999]'),
    "a file too many": lambda file: file["files"].update({f"f{n}": "" for n in range(101)}),
    "a line at the end of time": lambda file: file["talk"]["lines"].append(line(at=2**63)),
    "a line without end": lambda file: file["talk"]["lines"].append(line(n=2**63)),
    "two lines of a number": lambda file: file["talk"]["lines"].extend([line(), line()]),
    "a report of nothing": lambda file: file["talk"]["reports"].append([3, "seat-0", 1]),
    "two names": lambda file: file["talk"]["names"].extend([[0, "Ann"], [0, "Eve"]]),
    "two answers": lambda file: file["standing"].extend([[0, "x", -1, "y"]] * 2),
    "too many rows": lambda file: file.update(rows=['["moved"]'] * 50_001),
}


def line(n: int = 0, at: int = 1) -> dict[str, Any]:
    return {"n": n, "who": "seat-0", "name": "Ann", "text": "hello", "signal": False, "at": at}


def test_an_unspoiled_file_is_taken(camp: tuple[Site, str]) -> None:
    status, text = sent(camp, lambda file: file["links"].update(table="aaaaaaaaaa"))
    assert status == 303, text


@pytest.mark.parametrize("spoil", SPOILED.values(), ids=SPOILED)
def test_what_a_file_says_is_checked_when_it_is_read(camp: tuple[Site, str], spoil: Spoil) -> None:
    with pytest.raises((VelkahraError, RecursionError)):
        bundle.read(spoiled(camp[1], spoil), "en", same_links=True)


@pytest.mark.parametrize("text", ["", "{}", "[]", "null", "[" * 100_000, '{"a":' * 5_000, "\0"])
def test_what_is_no_table_at_all_is_refused(text: str) -> None:
    with pytest.raises((VelkahraError, RecursionError)):
        bundle.read(text, "en", same_links=True)


@pytest.mark.parametrize("name", some(list(SPOILED), 3))
def test_the_desk_says_why_a_file_is_refused(camp: tuple[Site, str], name: str) -> None:
    status, text = sent(camp, SPOILED[name])
    assert status == 400, text
    assert "This camp cannot be restored." in text
    assert '<p lang="en">' in text


def test_one_bad_table_takes_no_list_with_it(tmp_path: Path, toys: None) -> None:
    """A store of an older program may hold what today's would refuse."""
    with serving(tmp_path / "data") as site:
        bad, *_ = site.table("morra", "person", "person")
        good, *_ = site.table("morra", "person", "person")
    spoil(tmp_path / "data", bad.split("/")[2])
    with serving(tmp_path / "data") as site:
        places = "~".join(f"{path.split('/')[2]}:s{path.split('/')[3]}" for path in (bad, good))
        answer = site.get("/", cookie=f"tables={places}")
        assert answer.status == 200
        assert good in answer.text


def spoil(folder: Path, table: str) -> None:
    import sqlite3

    with sqlite3.connect(folder / "tables.sqlite3") as base:
        base.execute("UPDATE tables SET created = 'x', options = '{' WHERE id = ?", (table,))
        base.execute("DELETE FROM changes")


@pytest.mark.parametrize(
    "raw",
    [b"", b"\xff\xfe", b"[" * 100_000, b'{"a":' * 5_000, b"velkahra record 1\n" + b"x" * 10_000],
)
def test_the_command_says_in_one_line_why_a_file_is_no_table(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], raw: bytes
) -> None:
    """L3."""
    file = tmp_path / "game.json"
    file.write_bytes(raw)
    assert run("tables", "import", file, "--data", tmp_path / "data") == 1
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert said.count(str(file)) == 1


def test_the_file_of_a_table_without_a_desk_is_no_camp(camp: tuple[Site, str]) -> None:
    def other(file: dict[str, Any]) -> None:
        file.update(game="euphrates", rules=registry.game("euphrates").rules, options={}, rows=[])
        file.update(files={}, clock=None, standing=[])

    status, text = sent(camp, other)
    assert status == 400
    assert "does not contain the secret of a desk" in text
