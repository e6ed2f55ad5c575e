"""`script/test --changed` selects the tests that a change concerns."""

import subprocess
import sys
from collections.abc import Iterator
from copy import deepcopy

import grimp
import pytest
from script.changed import EVERYTHING, ROOT, selected


@pytest.fixture(scope="module", autouse=True)
def _one_graph() -> Iterator[None]:
    """Build the graph of imports once: each selection changes a copy."""
    graph = grimp.build_graph("velkahra", "tests", cache_dir=None)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(grimp, "build_graph", lambda *_, **__: deepcopy(graph))
        yield


@pytest.mark.parametrize(
    ("path", "test"),
    [
        ("src/velkahra/games/pamir/rules/tables.py", "tests/games/pamir/test_battle.py"),
        ("src/velkahra/games/pamir/rules/tables.py", "tests/conformance/test_every_game.py"),
        ("src/velkahra/games/viceroy/text/cs/events.ftl", "tests/games/test_words.py"),
        ("src/velkahra/picture/kit.py", "tests/games/euphrates/test_picture.py"),
        ("src/velkahra/server/web/chat/pages.py", "tests/server/test_chat.py"),
        ("src/velkahra/server/web/chat/pages.py", "tests/browser/test_chat.py"),
        ("src/velkahra/server/domain/ledger.py", "tests/server/test_ledger.py"),
        ("src/velkahra/server/live/connection.py", "tests/server/test_live.py"),
        ("src/velkahra/server/room/hints.py", "tests/server/test_hints.py"),
        ("src/velkahra/server/room/hints.py", "tests/server/test_wire.py"),
        ("tests/games/hammer/sets.py", "tests/games/hammer/test_check.py"),
        ("docs/running.md", "tests/test_docs.py"),
        ("script/compile.py", "tests/test_build.py"),
        ("examples/dudo/src/dudo/game.py", "examples/dudo/tests/test_rules.py"),
        ("tests/games/pamir/test_battle.py", "tests/games/pamir/test_battle.py"),
    ],
)
def test_a_change_selects_a_test(path: str, test: str) -> None:
    assert (ROOT / test).is_file()
    assert test in selected([path])


def test_a_change_in_one_game_leaves_out_the_others() -> None:
    arguments = selected(["src/velkahra/games/pamir/rules/tables.py"])
    assert arguments[-1] == "not (euphrates or hammer or viceroy)"
    assert not [file for file in arguments if file.startswith("tests/games/viceroy")]


def test_a_changed_test_of_another_game_is_run() -> None:
    paths = ["src/velkahra/games/pamir/rules/tables.py", "tests/games/hammer/test_check.py"]
    arguments = selected(paths)
    assert "tests/games/hammer/test_check.py" in arguments
    assert arguments[-1] == "not (euphrates or viceroy)"


def test_a_change_in_a_feature_leaves_out_the_games() -> None:
    arguments = selected(["src/velkahra/server/web/chat/pages.py"])
    assert "tests/games/pamir/test_battle.py" not in arguments
    assert len(arguments) < 60


@pytest.mark.parametrize(
    "room", ["domain/ledger", "live/connection", "room/room", "store/database"]
)
def test_a_change_in_the_server_leaves_out_tests_that_only_start_it(room: str) -> None:
    arguments = selected([f"src/velkahra/server/{room}.py"])
    assert "tests/server/test_serve.py" not in arguments
    assert "tests/conformance/test_every_game.py" not in arguments


@pytest.mark.parametrize("path", EVERYTHING)
def test_whatever_all_stands_on_selects_all(path: str) -> None:
    assert (ROOT / path).exists()
    assert selected([path])[0] == "tests"


def test_the_command_prints_a_selection() -> None:
    script = ROOT / "script" / "changed.py"
    told = subprocess.run(
        [sys.executable, script, "HEAD"], cwd=ROOT, capture_output=True, text=True
    )
    assert told.returncode == 0, told.stderr


def test_no_change_selects_nothing() -> None:
    assert selected([]) == []
    assert selected(["LICENSE"]) == []
