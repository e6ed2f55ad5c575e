"""Which tests `script/test --quick` runs: rules and core, without the files that take long."""

from fnmatch import fnmatch
from pathlib import Path
from typing import Final

FOLDERS: Final = ("core", "games")
SLOW: Final = (
    *("test_check.py", "test_invariants.py", "test_page.py", "test_picture*.py"),
    *("test_press*.py", "test_printing.py", "test_puzzle*.py", "test_rendered.py", "test_study.py"),
)
"""Files that whole games, sheets or pictures make slow: two fifths of the time of their folders."""


def is_quick(path: Path, tests: Path) -> bool:
    """Return whether a file of tests gives an answer soon."""
    inside = path.relative_to(tests).parts
    return inside[0] in FOLDERS and not any(fnmatch(path.name, slow) for slow in SLOW)
