"""The help of the commands: grouped, true, and with examples that can be typed."""

import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
import typer
from tests.cli.conftest import Cli, run
from typer.core import TyperGroup
from typer.main import get_command

from velkahra.cli.commands import app
from velkahra.cli.guide import groups

TESTS: Final = Path(__file__).resolve().parent.parent
WRITTEN: Final = TESTS / "data" / "0.1.0"
TABLE: Final = "9a91f78874"  # the id of a table in WRITTEN
ROOT = get_command(app)
# These commands ask, serve, think for minutes, or need what a test does not have.
ONLY_PARSED: Final = (
    *("velkahra play", "velkahra serve", "velkahra fuzz", "velkahra bench", "velkahra check"),
    *("velkahra arena", "velkahra analyse", "velkahra puzzles", "velkahra restore"),
    *("velkahra dataset euphrates", "velkahra learn"),
    *("velkahra import", "velkahra tables delete", "velkahra cards", "velkahra press"),
    "velkahra hammer puzzle",
    *("velkahra hammer nonogram", "velkahra hammer balance", "velkahra hammer check my-cards"),
    "velkahra tables copy",  # needs a database
    *("velkahra moderators add", "velkahra moderators remove"),  # need an account
)


def commands(
    command: typer.core.TyperCommand | TyperGroup, path: str = "velkahra"
) -> Iterator[tuple[str, str]]:
    """List all commands with the end of their help."""
    if path != "velkahra":
        yield path, command.epilog or ""
    if isinstance(command, TyperGroup):
        for name, below in command.commands.items():
            yield from commands(below, f"{path} {name}")  # type: ignore[arg-type]


COMMANDS: Final = dict(commands(ROOT))  # type: ignore[arg-type]
EXAMPLES: Final = [
    line.strip()
    for end in COMMANDS.values()
    for line in end.splitlines()
    if line.strip().startswith("velkahra ")
]
RUN: Final = [line for line in EXAMPLES if not line.startswith(ONLY_PARSED)]


def parse(line: str) -> None:
    """Read a command line as the program does, without doing anything."""
    command, (name, *rest) = ROOT, shlex.split(line)
    context = command.make_context(name, rest)
    while isinstance(command, TyperGroup):
        found_name, found, rest = command.resolve_command(context, rest)
        assert found is not None, line
        command = found
        context = command.make_context(found_name, rest, parent=context)


def test_without_arguments_there_are_ten_lines(cli: Cli) -> None:
    assert cli() == 0
    lines = cli.out.splitlines()
    assert len(lines) <= 12
    assert max(map(len, lines)) <= 86
    for line in lines:
        words = line.split()
        if words[:1] == ["velkahra"] and words[1].islower() and words[1].isalpha():
            assert f"velkahra {words[1]}" in COMMANDS


def test_help_lists_every_command_in_a_group(cli: Cli) -> None:
    assert isinstance(ROOT, TyperGroup)
    shown = {name: command for name, command in ROOT.commands.items() if not command.hidden}
    grouped = {name: said for group in groups().values() for name, said in group.items()}
    assert set(grouped) == set(shown)
    for asked in ("--help", "-h", "help"):
        assert cli(asked) == 0
        assert max(map(len, cli.out.splitlines())) <= 86, "narrow enough for a terminal"
        for name, command in shown.items():
            assert (command.help or "").splitlines()[0] == grouped[name], name
            assert f"  {name} " in cli.out


@pytest.mark.parametrize("path", COMMANDS)
def test_help_and_h_show_the_help_of_a_command_with_its_example(path: str, cli: Cli) -> None:
    words, shown = path.split()[1:], []
    for asked in ([*words, "--help"], [*words, "-h"], ["help", *words]):
        assert cli(*asked) == 0
        shown.append(cli.out)
    assert shown[1:] == shown[:1] * 2
    assert f"  {path}" in COMMANDS[path]
    assert f"\n    {path}" in shown[0]


def test_help_loads_no_library() -> None:
    code = (
        "import sys, velkahra.cli\n"
        "try: velkahra.cli.main(['--help'])\n"
        "except SystemExit: print([n for n in ('typer', 'rich', 'starlette') if n in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


def test_an_example_can_be_read() -> None:
    for line in EXAMPLES:
        parse(line)


def test_what_is_no_example_cannot_be_read() -> None:
    with pytest.raises(Exception, match="No such option"):
        parse("velkahra draw game.txt -o x.svg --depth 3")


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Make a folder with the files that the examples name, and tables in the usual place."""
    records = WRITTEN / "records"
    shutil.copy(records / "euphrates" / "exported.txt", tmp_path / "game.txt")
    shutil.copy(records / "hammer" / "exported.txt", tmp_path / "camp.txt")
    shutil.copytree(WRITTEN / "data", tmp_path / "velkahra")
    (tmp_path / "cup.toml").write_text('game = "viceroy"\nbots = ["random", "random"]\n')
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.skipif(sys.platform != "linux", reason="the usual place for tables is elsewhere")
@pytest.mark.parametrize("line", RUN)
def test_an_example_works(line: str, desk: Path) -> None:
    assert Path.cwd() == desk
    assert run(*line.replace("0f3a", TABLE).split()[1:]) == 0
