"""CPU seconds of test files: what each takes now, and what it took when it was last agreed.

`pytest --cpu PART` writes the seconds of a part of `script/test` to `build/cpu/`, and fails where a
file takes half as much again as `tests/cpu.toml` has; with `--agree-cpu` it writes them there.
Machines differ, so all limits are multiplied by the median of the ratios of now to then. Processes
that a test starts count too, on Linux also those that run on, such as browsers. `script/test` does
not ask for it.
"""

import json
import os
import resource
import statistics
import tomllib
from collections import defaultdict
from collections.abc import Iterator, Mapping
from contextlib import suppress
from operator import itemgetter
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
AGREED = ROOT / "tests" / "cpu.toml"
PROPERTY = "cpu"
GROWTH = 1.5
SPARE = 4.0
"""So many seconds more are never a failure: a file of two seconds is measured roughly."""
LEAST = 2.0
"""Files that take less are not listed."""


def used() -> float:
    """Return the CPU seconds of this process and of all that it has started."""
    found = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(usage.ru_utime + usage.ru_stime for usage in found) + _used_below(os.getpid())


def _used_below(process: int) -> float:
    """Return the CPU seconds of processes that run below another one, and of theirs that ended."""
    seconds = 0.0
    with suppress(OSError):  # it has ended meanwhile, or this is not Linux
        for thread in Path(f"/proc/{process}/task").iterdir():
            for child in map(int, (thread / "children").read_text().split()):
                fields = Path(f"/proc/{child}/stat").read_text().rpartition(") ")[2].split()
                seconds += sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")
                seconds += _used_below(child)
    return seconds


def too_much(now: Mapping[str, float], agreed: Mapping[str, float]) -> dict[str, float]:
    """Return the files that take too many seconds, each with its limit on this machine."""
    ratios = [seconds / agreed[file] for file, seconds in now.items() if file in agreed]
    scale = statistics.median(ratios) if ratios else 1.0
    limits = {file: scale * (GROWTH * agreed.get(file, 0.0) + SPARE) for file in now}
    return {file: limits[file] for file, seconds in now.items() if seconds > limits[file]}


class Meter:
    """Adds up the CPU seconds of tests by file; the main process compares them at the end.

    Args:
        part: the name of the part of `script/test` that is run.
        agree: whether its seconds are agreed to.
    """

    def __init__(self, part: str, agree: bool) -> None:
        self._part, self._agree = part, agree
        self._before = used()
        self._grown: dict[str, float] = {}
        self._taken: defaultdict[str, float] = defaultdict(float)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self) -> Iterator[None]:
        """Give each report the seconds since the one before."""
        report = yield
        now = used()
        report.user_properties.append((PROPERTY, now - self._before))  # type: ignore[attr-defined]
        self._before = now
        return report

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Add the seconds of a report; setup, call and teardown each have one."""
        seconds = [float(str(value)) for name, value in report.user_properties if name == PROPERTY]
        self._taken[report.nodeid.partition("::")[0]] += seconds[-1]

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Write the seconds down; fail a whole run in which a file has grown."""
        if hasattr(session.config, "workerinput") or session.testsfailed:
            return
        found = sorted(self._taken.items(), key=itemgetter(1), reverse=True)
        taken = {file: round(seconds, 1) for file, seconds in found}
        kept = ROOT / "build" / "cpu" / f"{self._part}.json"
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_text(json.dumps(taken, indent=1))
        agreed = tomllib.loads(AGREED.read_text())
        if self._agree:
            agreed[self._part] = {file: s for file, s in taken.items() if s >= LEAST}
            AGREED.write_text(written(agreed))
        self._grown = too_much(taken, agreed.get(self._part, {}))
        if self._grown:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Name the files that take too much."""
        for file, limit in self._grown.items():
            terminalreporter.write_line(
                f"{file} takes {self._taken[file]:.1f} CPU seconds, and {limit:.1f} at most: "
                f"make it cheaper, or agree to it in tests/cpu.toml with a reason"
            )


def written(agreed: Mapping[str, Mapping[str, float]]) -> str:
    """Return the text of `tests/cpu.toml`."""
    lines = ["# CPU seconds of test files, by part of script/test (tests/cpu.py)."]
    for part, files in sorted(agreed.items()):
        lines += ["", f"[{part}]", *(f'"{file}" = {seconds}' for file, seconds in files.items())]
    return "\n".join(lines) + "\n"
