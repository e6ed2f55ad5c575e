"""CPU seconds of test files: of this run, and of the run that `tests/cpu.toml` was written from.

`pytest --cpu PART` writes the seconds of each test file to `build/cpu/PART.json`, and fails if one
takes half as much again as `tests/cpu.toml` has for that part of `script/test` and 5 seconds more,
in this run and once more alone. `--agree-cpu` writes the seconds of this run there:

    pytest -n 2 --dist worksteal -m "not browser and not release" --cpu compiled --agree-cpu
    pytest -n 2 --dist worksteal -m browser tests/browser --cpu browser --agree-cpu

`script/test` compares the compiled tests, and takes the order of files from all parts. Only the
process of the tests counts, not its children, which the machine shares with others. All limits are
multiplied by the median of the ratios of this run to `tests/cpu.toml`, so a slower or a busy
machine does not fail. The 5 seconds are for imports: the first file of a worker has them all.
"""

import json
import statistics
import subprocess
import sys
import time
import tomllib
from collections import defaultdict
from collections.abc import Iterator, Mapping
from operator import itemgetter
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
AGREED = ROOT / "tests" / "cpu.toml"
KEPT = ROOT / "build" / "cpu"
PROPERTY = "cpu"
GROWTH = 1.5
SLACK = 5.0
"""Seconds that a file may take beyond: imports of a worker, and rough measures."""
LEAST = 2.0
"""Files that take less are not listed."""
FEW = 20
"""With fewer files to compare, nothing is known of the machine, and none fails."""


def too_much(now: Mapping[str, float], agreed: Mapping[str, float]) -> dict[str, float]:
    """Return the files that take too many seconds, each with its limit on this machine."""
    ratios = [seconds / agreed[file] for file, seconds in now.items() if file in agreed]
    if len(ratios) < FEW:
        return {}
    scale = statistics.median(ratios)
    more = SLACK * max(scale, 1.0)
    limits = {file: scale * GROWTH * agreed.get(file, LEAST) + more for file in now}
    return {file: limits[file] for file, seconds in now.items() if seconds > limits[file]}


def alone(file: str, marks: str) -> float:
    """Return the CPU seconds that a test file takes in a process of its own; 0 without any."""
    command = [sys.executable, "-m", "pytest", "-p", "no:xdist", "-m", marks, file]
    found = KEPT / "alone.json"
    found.unlink(missing_ok=True)  # of the file before
    subprocess.run([*command, "--cpu", "alone"], cwd=ROOT, capture_output=True, check=False)
    seconds: float = json.loads(found.read_text()).get(file, 0.0) if found.exists() else 0.0
    return seconds


class Meter:
    """Adds up the CPU seconds of tests by file; the main process compares them at the end.

    Args:
        part: the name of the part of `script/test` that is run.
        agree: whether its seconds are agreed to.
    """

    def __init__(self, part: str, agree: bool) -> None:
        self._part, self._agree = part, agree
        self._before = time.process_time()
        self._grown: dict[str, float] = {}
        self._taken: defaultdict[str, float] = defaultdict(float)

    def pytest_collection_finish(self) -> None:
        """Leave out the seconds that collecting took: the first test would have them."""
        self._before = time.process_time()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self) -> Iterator[None]:
        """Give each report the seconds since the one before."""
        report = yield
        now = time.process_time()
        report.user_properties.append((PROPERTY, now - self._before))  # type: ignore[attr-defined]
        self._before = now
        return report

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Add the seconds of a report; setup, call and teardown each have one."""
        seconds = [float(str(value)) for name, value in report.user_properties if name == PROPERTY]
        self._taken[report.nodeid.partition("::")[0]] += seconds[-1]

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Write the seconds down; fail a whole run in which a file has grown."""
        if hasattr(session.config, "workerinput") or (session.testsfailed and not self._agree):
            return
        found = sorted(self._taken.items(), key=itemgetter(1), reverse=True)
        taken = {file: round(seconds, 1) for file, seconds in found}
        KEPT.mkdir(parents=True, exist_ok=True)
        (KEPT / f"{self._part}.json").write_text(json.dumps(taken, indent=1))
        agreed = tomllib.loads(AGREED.read_text())
        if self._agree:
            agreed[self._part] = {file: s for file, s in taken.items() if s >= LEAST}
            AGREED.write_text(written(agreed))
        if self._part not in agreed:
            return
        marks = session.config.getoption("markexpr")
        limits = too_much(taken, agreed[self._part])
        self._grown = {file: most for file, most in limits.items() if alone(file, marks) > most}
        if self._grown:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Name the files that take too much."""
        for file, limit in self._grown.items():
            terminalreporter.write_line(
                f"{file} takes {self._taken[file]:.1f} CPU seconds, and {limit:.1f} at most: "
                f"make it cheaper, or agree to it in tests/cpu.toml with a reason"
            )


def longest_first(items: list[pytest.Item]) -> None:
    """Sort tests by the agreed seconds of their files, so that no long file is left to the end."""
    agreed = tomllib.loads(AGREED.read_text()).values()
    seconds = {
        file: max(part.get(file, 0.0) for part in agreed) for part in agreed for file in part
    }
    items.sort(key=lambda item: -seconds.get(item.nodeid.partition("::")[0], 0.0))


def written(agreed: Mapping[str, Mapping[str, float]]) -> str:
    """Return the text of `tests/cpu.toml`."""
    lines = ["# CPU seconds of test files, by part of script/test (tests/cpu.py)."]
    for part, files in sorted(agreed.items()):
        lines += ["", f"[{part}]", *(f'"{file}" = {seconds}' for file, seconds in files.items())]
    return "\n".join(lines) + "\n"
