"""Prints the notes of a release: the section of its version in CHANGELOG.md.

    python -m script.notes v0.2.0

The heading has the version and the day of the release: "## 0.2.0 (2026-12-01)".
"""

import re
import sys
from pathlib import Path
from typing import Final

import velkahra

CHANGELOG: Final = Path(__file__).resolve().parent.parent / "CHANGELOG.md"


def notes(changelog: str, tag: str, version: str = velkahra.__version__) -> str:
    """Return the section of a tag's version. Raises: ValueError if it is missing or not dated."""
    if tag != f"v{version}":
        raise ValueError(f"the tag is {tag}, but velkahra.__version__ is {version}: tag v{version}")
    _, heading, rest = changelog.partition(f"\n## {version} (")
    if not heading or not re.match(r"\d{4}-\d\d-\d\d\)\n", rest):
        raise ValueError(f"CHANGELOG.md needs a heading with the day: ## {version} (2026-12-01)")
    return rest.partition("\n")[2].partition("\n## ")[0].strip() + "\n"


def main() -> None:
    """Print the notes of the tag, or the reason why there are none."""
    try:
        print(notes(CHANGELOG.read_text("utf-8"), sys.argv[1]), end="")
    except ValueError as error:
        raise SystemExit(str(error)) from error


if __name__ == "__main__":
    main()
