"""The gauge of CPU seconds notices a file that grows, and not a slower machine."""

import tomllib
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from tests import cpu
from tests.cpu import FEW, too_much, written

AGREED = {"a.py": 10.0, "b.py": 20.0, **{f"{n}.py": 30.0 for n in range(FEW)}}


class Options:
    def getoption(self, name: str) -> str:
        return name


def test_a_file_that_grows_by_half_is_named() -> None:
    assert list(too_much({**AGREED, "b.py": 36.0}, AGREED)) == ["b.py"]
    assert not too_much({**AGREED, "b.py": 34.0}, AGREED)


def test_a_slower_or_faster_machine_is_no_failure() -> None:
    for scale in (0.4, 3.0):
        now = {file: scale * seconds for file, seconds in AGREED.items()}
        assert not too_much(now, AGREED)
        assert list(too_much({**now, "b.py": scale * 30.0 + 16.0}, AGREED)) == ["b.py"]


def test_a_file_of_few_seconds_and_a_run_of_few_files_are_no_failure() -> None:
    agreed = {**AGREED, "short.py": 1.0}
    assert not too_much({**agreed, "short.py": 6.4, "new.py": 7.9}, agreed)
    assert list(too_much({**agreed, "new.py": 8.1}, agreed)) == ["new.py"]
    assert not too_much({"a.py": 99.0, "b.py": 20.0}, AGREED)


@pytest.mark.parametrize("again", [9.0, 36.0])
def test_a_file_that_took_long_once_is_measured_alone(
    again: float, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(cpu, "AGREED", tmp_path / "cpu.toml")
    monkeypatch.setattr(cpu, "KEPT", tmp_path)
    monkeypatch.setattr(cpu, "alone", lambda file, marks: again)
    cpu.AGREED.write_text(written({"compiled": AGREED}))
    meter = cpu.Meter("compiled", agree=False)
    meter._taken.update({**AGREED, "b.py": 36.0})
    session: Any = SimpleNamespace(testsfailed=0, exitstatus=0, config=Options())
    meter.pytest_sessionfinish(session)
    assert bool(session.exitstatus) == (again > 35.0)


def test_files_with_most_seconds_come_first(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(cpu, "AGREED", tmp_path / "cpu.toml")
    compiled = {"a.py": 10.0, "c.py": 30.0}
    cpu.AGREED.write_text(written({"browser": {"d.py": 25.0}, "compiled": compiled}))
    names = ["a.py::x", "new.py::x", "c.py::x", "c.py::a", "d.py::x"]
    items: list[Any] = [SimpleNamespace(nodeid=name) for name in names]
    cpu.longest_first(items)
    expected = ["c.py::x", "c.py::a", "d.py::x", "a.py::x", "new.py::x"]
    assert [item.nodeid for item in items] == expected


def test_what_was_agreed_is_read_back() -> None:
    agreed = {"compiled": AGREED, "browser": {"d.py": 2.5}}
    assert tomllib.loads(written(agreed)) == agreed
