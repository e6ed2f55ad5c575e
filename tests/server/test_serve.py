"""A server of its own process: clear errors at the start, nothing secret printed, kill -9."""

import json
import random
import signal
import socket
import sys
import time
from pathlib import Path

import msgspec
import pytest
from tests.server.helpers import some_action
from tests.server.hours import PATIENCE
from tests.server.processes import run, running
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode

from velkahra.server.settings import Settings
from velkahra.server.web.serve import serve


def given_up(
    capsys: pytest.CaptureFixture[str], port: int, folder: Path, settings: Settings | None = None
) -> str:
    """Start a server that cannot be. Returns: the one line that says why."""
    with pytest.raises(SystemExit) as caught:
        serve(port=port, data=folder, settings=settings)
    out, errors = capsys.readouterr()
    assert (caught.value.code, out, errors.count("\n")) == (1, "", 1)
    return errors


def test_a_taken_port_is_one_clear_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        assert "--port" in given_up(capsys, taken.getsockname()[1], tmp_path)
    for impossible in (-1, 70000):
        assert given_up(capsys, impossible, tmp_path)


def test_a_taken_folder_is_one_clear_line(tmp_path: Path) -> None:
    with running(tmp_path):
        process = run(0, tmp_path)
        _, errors = process.communicate(timeout=20)
    assert process.returncode == 1
    assert len(errors.splitlines()) == 1
    assert "--data" in errors


def test_it_ends_within_seconds_and_has_printed_no_secret(tmp_path: Path) -> None:
    with running(tmp_path) as (process, site):
        paths = site.table("euphrates", "person", "person")
        with site.at(paths[0]):
            site.get(paths[1] + "/record")
            site.get(paths[1][:-1])
            start = time.monotonic()
            process.send_signal(signal.SIGINT)
            out, errors = process.communicate(timeout=8)
            assert time.monotonic() - start < 6
    for path in paths:
        assert path.rsplit("/", 1)[1] not in out + errors
    assert "stopped" in out


def test_after_a_kill_the_next_server_goes_on(tmp_path: Path) -> None:
    with running(tmp_path) as (process, site):
        one, two, _ = site.table("euphrates", "person", "person")
        with site.at(one) as page, site.at(two) as other:
            if not page.last["yours"]:
                page, other, one = other, page, two
            page.act(some_action(page.last["choices"], random.Random(1)))
            version = page.update()["v"]
            process.kill()
    with running(tmp_path) as (_, site), site.page(one) as page:
        assert page.update()["v"] == version


def test_a_server_that_drains_serves_on_and_asks_pages_to_return(tmp_path: Path) -> None:
    before = "from velkahra.server.settings import Settings"
    arguments = "settings=Settings(Path(), drain_seconds=1.0)"
    with running(tmp_path, before, arguments) as (process, site):
        one, two, _ = site.table("euphrates", "person", "person")
        with site.at(one) as page, site.at(two) as other:
            process.send_signal(signal.SIGTERM)
            deadline = time.monotonic() + PATIENCE
            while site.get("/health/ready").status == 200 and time.monotonic() < deadline:
                time.sleep(0.01)
            assert json.loads(site.get("/health/ready").text)["why"] == "draining"
            assert site.get("/health/live").status == 200
            mover = page if page.last["yours"] else other
            mover.act(some_action(mover.last["choices"], random.Random(1)))
            version = mover.update()["v"]
            with pytest.raises(ConnectionClosed) as closed:
                mover.hear()
            process.wait(PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == CloseCode.SERVICE_RESTART
    with running(tmp_path) as (_, site), site.page(one) as page:
        assert page.update()["v"] == version


@pytest.mark.parametrize("setting", ["ray", "telemetry"])
def test_a_library_that_is_missing_is_one_clear_line(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    setting: str,
) -> None:
    for library in ("ray", "opentelemetry.sdk.trace.export"):
        monkeypatch.setitem(sys.modules, library, None)
    settings = msgspec.structs.replace(Settings(tmp_path), **{setting: "http://x"})
    assert "pip install" in given_up(capsys, 0, tmp_path, settings)
