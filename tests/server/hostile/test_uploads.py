"""M4: whatever a file of a table costs to read, it costs a process of its own, which has limits."""

import asyncio
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.types import Message
from tests.server.helpers import Serve, Site, serving

from velkahra.core.contract.refusals import RecordError
from velkahra.server.web.desk.camp_upload import uploaded
from velkahra.server.web.kit import receiving
from velkahra.server.web.kit.receiving import MEGABYTES, SECONDS, Reception, Turns


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


@pytest.mark.usefixtures("toys")  # its file is read in this process
def test_a_camp_that_is_here_gets_links_of_its_own(site: Site, camp: dict[str, Any]) -> None:
    first = site.post("/desk", {"record": json.dumps(camp)}).headers["location"]
    second = site.post("/desk", {"record": json.dumps(camp)}).headers["location"]
    assert first == f"/desk/0123456789/{camp['links']['secret']}"
    assert first != second
    assert site.get(second).status == 200


def test_an_address_sends_so_many_files(serve: Serve) -> None:
    with serve(files_a_minute=0.001) as site:
        statuses = [site.post("/records", {"record": "x"}).status for _ in range(11)]
        assert statuses == [400] * 10 + [429]
        assert "Wait a minute" in site.post("/desk", {"record": "x"}).text


def test_an_address_opens_so_many_tables(serve: Serve) -> None:
    """L7."""
    with serve(tables_a_minute=0.001) as site:
        fields = {"game": "morra", "seat-0": "person", "seat-1": "person"}
        statuses = [site.post("/tables", fields).status for _ in range(41)]
        assert statuses == [303] * 40 + [429]


def request_of(raw: bytes, address: str = "192.0.2.1") -> Request:
    """A request with a form in one piece."""

    async def receive() -> Message:
        return {"type": "http.request", "body": raw, "more_body": False}

    return Request({"type": "http", "headers": [], "client": (address, 1)}, receive)


def ended_by(code: str, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """Let the process run some code in place of reading."""
    (folder / "python").write_text(f"#!{sys.executable}\n{code}\n")
    (folder / "python").chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(folder / "python"))


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
    ended_by(code, monkeypatch, tmp_path)
    reception = Reception(tmp_path, 0.5 if "sleep" in code else 60)
    with pytest.raises(RecordError, match=why):
        asyncio.run(reception.read(request_of(b"record=x"), 100, uploaded))


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have no such limits")
def test_the_process_has_limits_of_time_and_memory() -> None:
    code = (
        "import resource as r; from velkahra.server.web.kit import receiving; receiving._limit();"
        "print(r.getrlimit(r.RLIMIT_CPU)[0], r.getrlimit(r.RLIMIT_AS)[0] >> 20)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == [str(SECONDS), str(MEGABYTES)]


def test_files_are_read_one_at_a_time_and_each_address_in_turn(tmp_path: Path) -> None:
    """A thousand files of one address keep another waiting for one."""
    read: list[str] = []

    async def one(turns: Turns, who: str) -> None:
        async with turns.turn(who):
            before = list(read)
            await asyncio.sleep(0)
            assert read == before
            read.append(who)

    async def run() -> None:
        turns = Turns()
        tasks = [asyncio.create_task(one(turns, who)) for who in "aaaaabbc"]
        await asyncio.sleep(0)
        tasks[1].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        async with asyncio.timeout(1), turns.turn("d"):
            pass

    asyncio.run(run())
    assert "".join(read) == "abcabaa"


@pytest.mark.parametrize(("most", "who"), [("OF_ONE", "192.0.2.1"), ("MOST", "192.0.2.2")])
async def test_forms_on_the_disk_are_limited_for_an_address_and_in_all(
    most: str, who: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    ended_by("import time; time.sleep(60)", monkeypatch, tmp_path)
    monkeypatch.setattr(receiving, most, 15)
    reception = Reception(tmp_path, 60)
    first = asyncio.create_task(reception.read(request_of(b"0123456789"), 100, uploaded))
    while not reception._coming:
        await asyncio.sleep(0)
    with pytest.raises(HTTPException) as caught:
        await reception.read(request_of(b"0123456789", who), 100, uploaded)
    assert caught.value.status_code == 429
    first.cancel()
    await asyncio.gather(first, return_exceptions=True)
    assert not reception._coming


def test_a_full_disk_is_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def full(**_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(receiving, "TemporaryFile", full)
    with serving(tmp_path / "data") as site:
        answer = site.post("/records", {"record": "x"})
    assert (answer.status, "disk is full" in answer.text) == (503, True)


def test_no_form_stays_on_the_disk(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as site:
        before = set((tmp_path / "data").iterdir())
        assert site.post("/records", {"record": "x" * 400_000}).status == 400
        # A journal of a lock may be gone meanwhile.
        assert set((tmp_path / "data").iterdir()) <= before
