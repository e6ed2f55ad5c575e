"""M4: whatever a file of a table costs to read, it costs a process of its own, which has limits."""

import asyncio
import json
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.helpers import Site, serving

from velkahra.core.contract.refusals import RecordError
from velkahra.server.store.archive.receiving import BusyError, Reception


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with serving(tmp_path / "data") as running:
        yield running


@pytest.fixture
def camp(site: Site) -> dict[str, Any]:
    """The file of a camp, under another name and with cards that are not here."""
    fields = {"game": "hammer", "seat-0": "person", "seat-1": "person"}
    answer = site.post("/tables", {**fields, "option-results": "organiser"})
    found: dict[str, Any] = json.loads(site.get(f"{answer.headers['location']}/file").text)
    found["links"]["table"] = "0123456789"
    return found


@pytest.mark.parametrize(
    "text", ["[" * 3000, "? &a {x: 1}\n: *a\n" * 50_000, "a: b\n" * 200_000, "- " * 100_000]
)
def test_cards_that_would_cost_much_are_refused_soon_and_others_go_on(
    site: Site, camp: dict[str, Any], text: str
) -> None:
    camp["options"]["cards"] = "other-0123456789ab"
    camp["files"] = {"set.yaml": text}
    answers: list[int] = []
    sending = threading.Thread(
        target=lambda: answers.append(site.post("/desk", {"record": json.dumps(camp)}).status)
    )
    sending.start()
    while sending.is_alive():
        assert site.get("/health").status == 200
    assert answers == [400]


def test_a_camp_with_cards_of_its_own_comes_and_can_be_played(
    site: Site, camp: dict[str, Any]
) -> None:
    answer = site.post("/desk", {"record": json.dumps(camp)})
    assert answer.status == 303
    assert site.get(answer.headers["location"]).status == 200


def test_a_camp_that_is_here_already_gets_links_of_its_own(
    site: Site, camp: dict[str, Any]
) -> None:
    first = site.post("/desk", {"record": json.dumps(camp)}).headers["location"]
    second = site.post("/desk", {"record": json.dumps(camp)}).headers["location"]
    assert first == f"/desk/0123456789/{camp['links']['secret']}"
    assert first != second
    assert site.get(second).status == 200


def test_an_address_sends_so_many_files(tmp_path: Path) -> None:
    with serving(tmp_path / "data", files_a_minute=0.001) as site:
        statuses = [site.post("/records", {"record": "x"}).status for _ in range(11)]
        assert statuses == [400] * 10 + [429]
        assert "Wait a minute" in site.post("/desk", {"record": "x"}).text


def test_an_address_opens_so_many_tables(tmp_path: Path, toys: None) -> None:
    """L7."""
    with serving(tmp_path / "data", tables_a_minute=0.001) as site:
        fields = {"game": "morra", "seat-0": "person", "seat-1": "person"}
        statuses = [site.post("/tables", fields).status for _ in range(41)]
        assert statuses == [303] * 40 + [429]


def busy(code: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Let the process run some code in place of reading."""
    (tmp_path / "python").write_text(f"#!{sys.executable}\n{code}\n")
    (tmp_path / "python").chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "python"))


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("import time; time.sleep(60)", "longer than 0.5 seconds"),
        ("import os; os.abort()", "too much time or memory"),
        ("print('nonsense')", "too much time or memory"),
    ],
)
def test_a_process_that_does_not_come_to_an_end_is_ended(
    code: str, why: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    busy(code, monkeypatch, tmp_path)
    with pytest.raises(RecordError, match=why):
        asyncio.run(Reception(0.5 if "sleep" in code else 60).read("x"))


def test_files_are_read_one_at_a_time_and_few_wait(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    busy("import time; time.sleep(0.4)", monkeypatch, tmp_path)

    async def run() -> list[BaseException | object]:
        reception = Reception()
        asked = [reception.read("x") for _ in range(5)]
        return await asyncio.gather(*asked, return_exceptions=True)

    begun = time.monotonic()
    found = asyncio.run(run())
    assert [isinstance(one, BusyError) for one in found].count(True) == 2
    assert time.monotonic() - begun > 1.2, "one after the other"
