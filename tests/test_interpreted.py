"""`script/interpreted.py` skips the games whose sources passed its tests before."""

from pathlib import Path

import pytest
from script import interpreted

pytestmark = pytest.mark.plain

GAMES = {"euphrates", "hammer", "pamir", "viceroy"}


@pytest.fixture
def runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The arguments of each run of pytest, which passes; the cache is empty."""
    found: list[list[str]] = []

    def run(workers: str, arguments: list[str]) -> int:
        found.append(arguments)
        return 0

    monkeypatch.setenv("VELKAHRA_CACHE", str(tmp_path))
    monkeypatch.delenv("VELKAHRA_ALL", raising=False)
    monkeypatch.setattr(interpreted, "run", run)
    monkeypatch.setattr(interpreted, "keys", lambda: {part: part for part in (*GAMES, "core")})
    return found


def change(monkeypatch: pytest.MonkeyPatch, *parts: str) -> None:
    keys = {part: f"{part}2" if part in parts else part for part in (*GAMES, "core")}
    monkeypatch.setattr(interpreted, "keys", lambda: keys)


def test_the_first_run_takes_everything_and_the_second_nothing(
    runs: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    assert interpreted.main("2") == interpreted.main("2") == 0
    assert runs == [["tests/core", "tests/games"]]
    assert "core, euphrates, hammer, pamir, viceroy" in capsys.readouterr().out


def test_after_a_change_of_one_game_the_others_are_skipped(
    runs: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    interpreted.main("2")
    change(monkeypatch, "pamir")
    interpreted.main("2")
    assert runs[-1] == ["tests/games", "-k", "not (euphrates or hammer or viceroy)"]


def test_after_a_change_of_all_games_only_the_core_is_skipped(
    runs: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    interpreted.main("2")
    change(monkeypatch, *GAMES)
    interpreted.main("2")
    assert runs[-1] == ["tests/games"]


def test_after_a_change_of_the_core_nothing_is_skipped(
    runs: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    interpreted.main("2")
    change(monkeypatch, "core", *GAMES)
    interpreted.main("2")
    assert runs[-1] == runs[0]


def test_a_failure_is_not_stored(runs: list[list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as failing:
        failing.setattr(interpreted, "run", lambda workers, arguments: 1)
        assert interpreted.main("2") == 1
    interpreted.main("2")
    assert runs == [["tests/core", "tests/games"]]


def test_with_all_or_with_arguments_nothing_is_skipped(
    runs: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    interpreted.main("2")
    interpreted.main("2", "-k", "battle")
    assert runs[-1] == ["tests/core", "tests/games", "-k", "battle"]
    monkeypatch.setenv("VELKAHRA_ALL", "1")
    interpreted.main("2")
    assert runs[-1] == runs[0]


def test_the_digest_of_a_game_is_of_its_files_and_of_those_all_share() -> None:
    files = {part: interpreted.files(part) for part in (*interpreted.games(), "core")}
    assert set(files) == {*GAMES, "core"}
    for path, parts in (
        ("src/velkahra/games/pamir/rules/tables.py", {"pamir"}),
        ("tests/games/pamir/test_battle.py", {"pamir"}),
        ("src/velkahra/core/contract/state.py", {*GAMES, "core"}),
        ("tests/games/test_coach.py", {*GAMES, "core"}),
        ("tests/conftest.py", {*GAMES, "core"}),
        ("src/velkahra/server/settings.py", set()),
    ):
        file = interpreted.ROOT / path
        assert file.is_file()
        assert {part for part, found in files.items() if file in found} == parts
