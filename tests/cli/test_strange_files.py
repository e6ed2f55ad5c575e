"""Whatever file a command is given, it ends in one line, and what was there stays as it was."""

import inspect
import random
import re
import resource
import sqlite3
import sys
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple, get_type_hints

import pytest
from tests.cli.conftest import run
from tests.sampling import some
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption
from typer.main import get_command

from velkahra.cli.commands import app
from velkahra.games.viceroy.rules.facts import DATA
from velkahra.server.web import serve

pytestmark = [
    pytest.mark.plain,
    pytest.mark.skipif(sys.platform != "linux", reason="elsewhere memory has no such limit"),
]

TESTS = Path(__file__).resolve().parents[1]
RECORD = (TESTS / "records/viceroy/greedy-2.txt").read_bytes()
CAMP = (TESTS / "data/0.1.0/camp.json").read_bytes()
BACKUP = (TESTS / "data/0.1.0/backup").read_bytes()
LAWS = (DATA / "laws.json").read_bytes()
MANY = 100_000
NAME = "strange\x1b[31m\u202e\udcff"
"""An escape sequence, a character that turns the line round, and a byte that is no text."""
TERABYTE = 1 << 40
MOST_MORE = 3 << 30

Command = TyperCommand | TyperGroup
Parameter = TyperArgument | TyperOption

FILES = re.compile(r"\b(file|folder|record|PNG|key\.json)\b", re.IGNORECASE)
"""What the help of a parameter says that names a file."""
WRITTEN = re.compile(
    r"^write|to write|folder for|to copy to|must not exist|default: the name", re.IGNORECASE
)
CONTROL = re.compile(r"[\x00-\x09\x0b-\x1f\x7f\u202e\ud800-\udfff]")
CONTINUED = re.compile(r"continue|go on with", re.IGNORECASE)

VALUES = {
    "game": "viceroy",
    "title": "hammer",
    "name": "nim",
    "table": "abc",
    "output": "{folder}/out.svg",
    "file": "{folder}/honest.txt",
    "record": "{folder}/honest.txt",
    "source": "{folder}/tables",
    "target": "{folder}/copy",
}
"""Of parameters that a command needs besides, and of numbers that would make it slow."""
SMALL = {
    **dict.fromkeys(("games", "generations", "number", "workers", "shard"), "1"),
    **dict.fromkeys(("nodes", "match"), "2"),
    "bots": "random,random",
}

Make = Callable[[Path], object]


def content(data: bytes) -> Make:
    return lambda path: path.write_bytes(data)


def sparse(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(TERABYTE)


def locked(path: Path) -> None:
    path.write_bytes(b"x")
    path.chmod(0)


def folder(path: Path) -> None:
    path.mkdir()
    (path / "set.yaml").symlink_to("/dev/zero")
    (path / "tables.sqlite3").write_bytes(b"x" * 5000)


def database(path: Path) -> None:
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE tables (seed)")
    connection.close()


STRANGE: dict[str, Make] = {
    "nothing": lambda path: None,
    "an empty file": content(b""),
    "an empty folder": Path.mkdir,
    "a folder": folder,
    "a loop": lambda path: path.symlink_to(path),
    "a link to nothing": lambda path: path.symlink_to("nowhere"),
    "endless zeros": lambda path: path.symlink_to("/dev/zero"),
    "a locked file": locked,
    "a terabyte": sparse,
    "noise": content(random.Random(1).randbytes(9000)),
    "another encoding": content("é".encode("latin-1")),
    "control characters": content(b"\x1b]0;x\x07\x1b[31m\n"),
    "a long line": content(b"x" * 5_000_000),
    "many lines": content(b"\n" * 1_000_000 + b"x"),
    "deep JSON": content(b"[" * MANY),
    "deep objects": content(b'{"a":' * MANY),
    "a deep export": content(b'{"replay": [["x", ".setup", ' + b"[" * MANY),
    "a deep log": content(b'{"type": "x", "logs": [' + b"[" * MANY),
    "deep TOML": content(b"a = " + b"[" * MANY),
    "deep laws": content(LAWS.replace(b'"cards"', b'"x": ' + b"[" * MANY + b', "cards"')),
    "null": content(b"null"),
    "a long number": content(b"9" * 10_000),
    "half a letter": content(b'{"format": "\\ud800"}'),
    "a torn record": content(RECORD[: len(RECORD) // 2]),
    "a record of more": content(RECORD.replace(b"\n\n", b"\noption \x1b[31m x\n\n", 1)),
    "a torn camp": content(CAMP[: len(CAMP) // 2]),
    "a torn backup": content(BACKUP[: len(BACKUP) // 2]),
    "torn laws": content(LAWS[: len(LAWS) // 2]),
    "another database": database,
    "a torn picture": content(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR"),
    "an archive": lambda path: zipfile.ZipFile(path, "w").close(),
}
FRESH = ("nothing", "an empty file", "an empty folder", "a link to nothing")
"""With these a command may begin, where it would continue."""


class Taken(NamedTuple):
    """A parameter of a command that names a file to read."""

    words: tuple[str, ...]
    command: Command
    parameter: Parameter

    @property
    def name(self) -> str:
        return " ".join((*self.words, str(self.parameter.name)))


def commands(
    command: Command, words: tuple[str, ...] = ()
) -> Iterator[tuple[tuple[str, ...], Command]]:
    """Yield all commands with the words that name them."""
    if isinstance(command, TyperGroup):
        for name, below in command.commands.items():
            yield from commands(below, (*words, name))  # type: ignore[arg-type]
    else:
        yield words, command


def is_read(command: Command, parameter: Parameter) -> bool:
    help_, name = str(getattr(parameter, "help", None) or ""), str(parameter.name)
    assert command.callback is not None
    kind = str(get_type_hints(inspect.unwrap(command.callback))[name])
    named = "Path" in kind or ("str" in kind and FILES.search(help_))
    written = WRITTEN.search(help_) and not CONTINUED.search(help_)
    return bool(named and help_ and not written and name != "data")


READ = [
    Taken(words, command, parameter)  # type: ignore[arg-type]  # the base class is private
    for words, command in commands(get_command(app))  # type: ignore[arg-type]
    for parameter in command.params
    if is_read(command, parameter)  # type: ignore[arg-type]
]


def call(taken: Taken, path: Path, place: Path) -> list[str]:
    """Return the words of a call of the command with this file."""
    options, arguments = list(taken.words), []
    for other in taken.command.params:
        name = str(other.name)
        if other is taken.parameter:
            value = str(path)
        elif name == "data":
            value = str(place / "tables")
        elif other.required:
            value = VALUES[name].format(folder=place)
        elif name in SMALL:
            value = SMALL[name]
        else:
            continue
        if other.param_type_name == "argument":
            arguments.append(value)
        else:
            options += [other.opts[0], value]
    if "--yes" in (flag for other in taken.command.params for flag in other.opts):
        options.append("--yes")
    return [*options, *arguments]


def contents(place: Path) -> dict[Path, object]:
    """Return what lies in a folder, file by file."""
    files = (path for path in place.rglob("*") if path.is_symlink() or not path.is_dir())
    return {path: content_of(path) for path in files}


def content_of(path: Path) -> object:
    if path.is_symlink():
        return path.readlink()
    with path.open("rb") as file:
        return path.stat().st_size, file.read(10_000_000)


def ended(taken: Taken, name: str, place: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """Run a command with a strange file. Returns: the fault in how it ended, or \"\"."""
    (place / "honest.txt").write_bytes(RECORD)
    path = place / NAME
    STRANGE[name](path)
    before = contents(place)
    code = run(*call(taken, path, place))
    said = capsys.readouterr()
    if code == 0 and name in FRESH:
        return ""
    if code not in (1, 2):
        return f"it ends with {code}"
    if code == 1 and said.err.count("\n") != 1 and not (said.err == "" and said.out):
        return f"it says {said.err!r}"
    if CONTROL.search(said.err + said.out):
        return f"it prints {said.err + said.out!r}"
    changed = [str(path) for path, was in before.items() if contents(place).get(path) != was]
    return f"it has changed {changed}" if changed else ""


@pytest.fixture(autouse=True)
def little_memory() -> Iterator[None]:
    """Let a command that reads without end fail before the machine does."""
    before = resource.getrlimit(resource.RLIMIT_AS)
    now = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (now + MOST_MORE, before[1]))
    yield
    resource.setrlimit(resource.RLIMIT_AS, before)


@pytest.mark.parametrize("taken", READ, ids=lambda taken: taken.name)
def test_a_strange_file_ends_a_command_in_one_line(
    taken: Taken,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(serve, "serve", lambda *_, **__: None)
    found = {}
    for number, name in enumerate(some(list(STRANGE), 10)):
        place = tmp_path / str(number)
        place.mkdir()
        monkeypatch.chdir(place)
        found[name] = ended(taken, name, place, capsys)
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


def test_all_commands_that_read_files_are_found() -> None:
    assert {
        *("analyse file", "arena out", "arena-merge files", "cards file", "check game"),
        *("dataset output", "draw file", "hammer balance folder", "hammer balance out"),
        *("hammer check folder", "hammer key record", "hammer nonogram drawing"),
        *("hammer pack record", "hammer puzzle key", "hammer puzzle map_", "import file"),
        *("learn games_from", "learn output", "press key", "press links", "press map_"),
        *("press set_", "replay file", "restore file", "serve settings", "tables copy source"),
        *("tables import file", "verify file"),
    } <= {taken.name for taken in READ}
