"""The command `velkahra`.

Mistakes of the user (a missing file, a broken record, an unknown game) print one line and exit 1.
So does a command whose libraries are not installed.
"""

import platform
import sys
from collections.abc import Callable
from typing import Final

import velkahra
from velkahra.cli.guide import FIRST_STEPS, overview
from velkahra.core.contract.refusals import VelkahraError
from velkahra.core.extras import MissingExtra, extra_of

NEEDS: Final = {
    "serve": "server",
    "attack": "server",
    "press": "press",
    "arena": "arena",
    "arena-merge": "arena",
    "analyse": "arena",
    "learn": "learn",
    "dataset": "research",
    "datasheet": "research",
}
"""The extra of each command that needs more than the command line's libraries."""


def main(arguments: list[str] | None = None) -> None:
    """Run a command. A mistake of the user prints one line, without a traceback."""
    asked = sys.argv[1:] if arguments is None else arguments
    for words, answer in AT_ONCE:
        if asked in words:
            answer()
            sys.exit(0)
    try:
        from velkahra.cli.commands import app

        app(args=asked, prog_name="velkahra")
    except ImportError as error:
        print(what_to_install(asked, error), file=sys.stderr)
        sys.exit(1)
    except (VelkahraError, OSError, UnicodeDecodeError) as error:
        print(f"velkahra: {error}", file=sys.stderr)
        sys.exit(1)


def what_to_install(asked: list[str], error: ImportError) -> MissingExtra:
    """Return an error that names the extra a command needs. Raises: `error` if none does."""
    extra = extra_of(error)
    if not extra:
        raise error
    if extra == "cli":
        extra = NEEDS.get(asked[0] if asked else "", extra)
    return MissingExtra(" ".join(["velkahra", *asked[:1]]), extra)


def say_version() -> None:
    """Print the version, and whether the rules run compiled."""
    build = "compiled" if velkahra.compiled() else "interpreted"
    print(f"velkahra {velkahra.__version__}, rules {build}, Python {platform.python_version()}")


AT_ONCE: Final[tuple[tuple[list[list[str]], Callable[[], None]], ...]] = (
    ([[]], lambda: print(FIRST_STEPS)),
    ([["--help"], ["-h"], ["help"]], lambda: print(overview())),
    ([["version"], ["--version"]], say_version),
)
"""Options answered without loading the commands, which takes four fifths of the time."""
