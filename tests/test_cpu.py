"""The gauge of CPU seconds notices a file that grows, and not a slower machine."""

import subprocess
import sys
import tomllib

import pytest
from tests.cpu import too_much, used, written

AGREED = {"a.py": 10.0, "b.py": 20.0, "c.py": 30.0}


def test_a_file_that_grows_by_half_is_named() -> None:
    assert list(too_much({**AGREED, "b.py": 35.0}, AGREED)) == ["b.py"]


def test_a_slower_machine_is_no_failure() -> None:
    assert not too_much({file: 3 * seconds for file, seconds in AGREED.items()}, AGREED)


def test_a_new_file_may_take_a_few_seconds() -> None:
    assert not too_much({**AGREED, "new.py": 3.0}, AGREED)
    assert list(too_much({**AGREED, "new.py": 9.0}, AGREED)) == ["new.py"]


def test_what_was_agreed_is_read_back() -> None:
    agreed = {"compiled": AGREED, "browser": {"d.py": 2.5}}
    assert tomllib.loads(written(agreed)) == agreed


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere what runs on is not counted")
def test_a_process_that_runs_on_is_counted() -> None:
    code = "import time\nwhile time.process_time() < 0.3: pass\nprint(1, flush=True); input()"
    before, pipe = used(), subprocess.PIPE
    with subprocess.Popen([sys.executable, "-c", code], stdin=pipe, stdout=pipe) as process:
        assert process.stdout is not None
        process.stdout.readline()
        assert used() - before > 0.25
        process.communicate(b"\n")
