"""The gauge of CPU seconds notices a file that grows, and not a slower machine."""

import tomllib

from tests.cpu import too_much, written

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
