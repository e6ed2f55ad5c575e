"""A server goes over to compiled rules between two moves; where it cannot, it plays on."""

import json
import random
import signal
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import Popen

import pytest
from tests.server.helpers import Site, some_action
from tests.server.hours import PATIENCE, wait_until
from tests.server.processes import killed, reached, run

import velkahra

pytestmark = pytest.mark.skipif(
    not velkahra.compiled(), reason="the server that takes over runs what is compiled here"
)

DONE = 'print("part 0 1"); print("part 1 4"); print("part 4 4")'
FAILED = 'print("part 0 1"); print("failed there is no C compiler"); raise SystemExit(1)'


@contextmanager
def compiled_beside(tmp_path: Path, script: str) -> Iterator[tuple["Popen[str]", Site]]:
    """Run a server that has its rules compiled by a script, which waits for the file `go`."""
    file, go = tmp_path / "compile.py", tmp_path / "go"
    wait = f"import pathlib, time\nwhile not pathlib.Path({str(go)!r}).exists(): time.sleep(0.01)"
    file.write_text(f"{wait}\n{script}\n")
    before = "import os\nif 'VELKAHRA_SUCCEEDS' not in os.environ:\n"
    before += "    os.environ['VELKAHRA_INTERPRETED'] = '1'"
    process = run(0, tmp_path / "data", before, f"compile_with=Path({str(file)!r})")
    try:
        yield process, reached(process)
    finally:
        killed(process)


def state(site: Site) -> dict[str, str]:
    told: dict[str, str] = json.loads(site.get("/build").text)
    return told


def until(site: Site, wanted: str) -> dict[str, str]:
    """Wait until the server says so; a connection that drops is made again."""
    deadline = time.monotonic() + 3 * PATIENCE
    while time.monotonic() < deadline:
        try:
            if (told := state(site))["state"] == wanted:
                return told
        except OSError:
            pass
        time.sleep(0.02)
    raise AssertionError(f"never {wanted}")


def compiled_now(site: Site) -> bool:
    health: dict[str, bool] = json.loads(site.get("/health").text)
    return health["compiled"]


def test_games_go_on_where_they_were_when_compiled_rules_take_over(tmp_path: Path) -> None:
    with compiled_beside(tmp_path, DONE) as (_, site):
        assert not compiled_now(site)
        one, two, _ = site.table("euphrates", "person", "person")
        watch = site.table("viceroy", "person", "bot greedy")[-1]
        with site.at(one) as page, site.at(two) as other:
            if not page.last["yours"]:
                page, other, one = other, page, two
            page.act(some_action(page.last["choices"], random.Random(1)))
            version = page.update()["v"]
            (tmp_path / "go").touch()
            until(site, "compiled")
        assert compiled_now(site)
        wait_until(lambda: json.loads(site.get("/health").text)["tables"] >= 2)
        assert site.get(watch).status == 200
        with site.page(one) as page:
            assert page.update()["v"] == version
            page.until_yours()
            page.act(some_action(page.last["choices"], random.Random(2)))
            assert page.update()["v"] > version


def test_whoever_connects_while_the_rules_change_waits_and_is_served(tmp_path: Path) -> None:
    with compiled_beside(tmp_path, DONE) as (_, site):
        (tmp_path / "go").touch()
        refused, told = 0, ""
        deadline = time.monotonic() + 3 * PATIENCE
        while told != "compiled" and time.monotonic() < deadline:
            try:
                with socket.create_connection(("127.0.0.1", site.port), timeout=PATIENCE):
                    pass
            except ConnectionRefusedError:
                refused += 1
            try:
                told = state(site)["state"]
            except OSError:
                continue
        assert told == "compiled"
        assert refused == 0


def test_where_compiling_fails_one_sentence_says_why_and_play_goes_on(tmp_path: Path) -> None:
    with compiled_beside(tmp_path, FAILED) as (process, site):
        assert state(site)["state"] == "compiling"
        (tmp_path / "go").touch()
        told = until(site, "failed")
        assert "there is no C compiler" in told["text"]
        assert site.get(site.table("euphrates", "me", "bot beginner")[0]).status == 200
        assert not compiled_now(site)
        process.send_signal(signal.SIGINT)
        out, _ = process.communicate(timeout=2 * PATIENCE)
        assert sum("there is no C compiler" in line for line in out.splitlines()) == 1


def test_a_compiling_that_is_killed_leaves_the_rules_interpreted(tmp_path: Path) -> None:
    script = "import os, signal; os.kill(os.getpid(), signal.SIGKILL)"
    with compiled_beside(tmp_path, script) as (_, site):
        (tmp_path / "go").touch()
        assert "-9" in until(site, "failed")["text"]


def test_the_start_page_says_how_far_compiling_is(tmp_path: Path) -> None:
    script = 'import time; print("part 0 1"); print("part 1 2", flush=True); time.sleep(60)'
    with compiled_beside(tmp_path, script) as (process, site):
        (tmp_path / "go").touch()
        wait_until(lambda: "50" in state(site)["text"])
        assert 'id="build"' in site.get("/").text
        assert "50\N{NO-BREAK SPACE}%" in site.get("/?language=cs").text
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=2 * PATIENCE)


@pytest.mark.parametrize("kill", [signal.SIGTERM, signal.SIGKILL])
def test_ending_the_first_process_ends_the_one_that_took_over(tmp_path: Path, kill: int) -> None:
    with compiled_beside(tmp_path, DONE) as (process, site):
        (tmp_path / "go").touch()
        until(site, "compiled")
        process.send_signal(kill)
        process.wait(timeout=2 * PATIENCE)
        deadline = time.monotonic() + 2 * PATIENCE
        while time.monotonic() < deadline:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", site.port)) != 0:
                    return
            time.sleep(0.05)
    raise AssertionError("the server is still there")


def test_a_server_of_compiled_rules_compiles_nothing(tmp_path: Path) -> None:
    code = "raise SystemExit('it was run')"
    file = tmp_path / "compile.py"
    file.write_text(code)
    process = run(0, tmp_path / "data", "", f"compile_with=Path({str(file)!r})")
    try:
        site = reached(process)
        assert state(site)["state"] == "compiled"
        assert 'id="build"' not in site.get("/").text
    finally:
        killed(process)
