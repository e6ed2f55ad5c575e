"""The command `velkahra`.

Mistakes of the user (a missing file, a broken record, an unknown game) print one line and exit 1.
"""

import platform
import sys
from collections.abc import Callable
from typing import Final

import velkahra
from velkahra.cli.guide import FIRST_STEPS, overview
from velkahra.core.refusals import VelkahraError


def main(arguments: list[str] | None = None) -> None:
    """Run a command. What a user got wrong is said in one line, without a traceback."""
    asked = sys.argv[1:] if arguments is None else arguments
    for words, answer in AT_ONCE:
        if asked in words:
            answer()
            sys.exit(0)
    from velkahra.cli.commands import app

    try:
        app(args=asked, prog_name="velkahra")
    except (VelkahraError, OSError, UnicodeDecodeError) as error:
        print(f"velkahra: {error}", file=sys.stderr)
        sys.exit(1)


def say_version() -> None:
    """Print which version this is, and whether the rules run compiled."""
    build = "compiled" if velkahra.compiled() else "interpreted"
    print(f"velkahra {velkahra.__version__}, rules {build}, Python {platform.python_version()}")


AT_ONCE: Final[tuple[tuple[list[list[str]], Callable[[], None]], ...]] = (
    ([[]], lambda: print(FIRST_STEPS)),
    ([["--help"], ["-h"], ["help"]], lambda: print(overview())),
    ([["version"], ["--version"]], say_version),
)
"""What is answered without loading the commands, which takes four fifths of the time."""
