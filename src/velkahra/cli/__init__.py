"""The command `velkahra`. User errors and missing libraries print one line and exit 1."""

import os
import platform
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import velkahra
from velkahra.cli import guide, showing
from velkahra.core.contract.refusals import VelkahraError
from velkahra.core.extras import MissingExtra, extra_of

NEEDS: Final = {
    "serve": "server",
    "press": "press",
    "arena": "arena",
    "arena-merge": "arena",
    "analyse": "arena",
    "learn": "learn",
    "dataset": "research",
    "datasheet": "research",
}
"""The extra of each command that needs more than the command line's libraries."""
COMPLETES: Final = "_VELKAHRA_COMPLETE"
"""Set by a shell that asks for completions, which runs the command without arguments."""


def main(arguments: list[str] | None = None) -> None:
    """Run a command. A mistake of the user prints one line, without a traceback."""
    asked = sys.argv[1:] if arguments is None else arguments
    if asked[:1] == ["help"] and asked[1:]:
        asked = [*asked[1:], "--help"]
    elif asked[:1] in (["--help"], ["-h"]):
        asked = ["--help"]
    try:
        try:
            _run(asked)
        finally:
            _flush()
    except ImportError as error:
        print(showing.visible(what_to_install(asked, error)), file=sys.stderr)
        sys.exit(1)
    except (VelkahraError, OSError, UnicodeError, MemoryError) as error:
        print(f"velkahra: {showing.visible(explained(error))}", file=sys.stderr)
        sys.exit(1)


def _run(asked: list[str]) -> None:
    for words, answer in AT_ONCE:
        if asked in words and COMPLETES not in os.environ:
            answer()
            sys.exit(0)
    from velkahra.cli.commands import program_for

    program_for(asked[0] if asked else "")(args=asked, prog_name="velkahra")


def _flush() -> None:
    """Flush the printed text. Raises: VelkahraError; silent SystemExit if nobody reads it."""
    try:
        sys.stdout.flush()
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # Python flushes once more
        if isinstance(error, BrokenPipeError):
            sys.exit(1)
        raise VelkahraError(f"the output cannot be written: {error.strerror}") from None


def explained(error: Exception) -> str:
    """Return the sentence for a mistake of the user, also where the system found it."""
    if isinstance(error, UnicodeEncodeError):
        letter = error.object[error.start]
        return f"the output's encoding, {error.encoding}, has no {letter!r}: use UTF-8"
    if isinstance(error, MemoryError):
        return "there is not enough memory for this"
    if not isinstance(error, OSError):
        return str(error)
    if not isinstance(error.filename, str):
        return error.strerror or str(error)
    path = Path(error.filename)
    if isinstance(error, FileNotFoundError):
        return f"there is no file {path}"
    if isinstance(error, IsADirectoryError):
        return f"{path} is a folder; name a file"
    if isinstance(error, FileExistsError | NotADirectoryError):
        file = next((part for part in (path, *path.parents) if part.is_file()), path)
        return f"{file} is a file; name a folder"
    return f"{path}: {error.strerror}"


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
    ([[]], lambda: print(guide.FIRST_STEPS)),
    ([["--help"], ["help"]], lambda: print(guide.overview())),
    ([["version"], ["--version"]], say_version),
)
"""Options answered without loading the commands, which takes four fifths of the time."""
