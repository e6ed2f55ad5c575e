"""The help of every command as one page, made from the command line itself."""

from collections.abc import Iterator
from html import escape

from typer import Context
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command

from velkahra.cli.commands import app
from velkahra.cli.guide import groups

LEAD = """# Commands

`velkahra --help` lists these commands. `velkahra COMMAND --help` prints the section of one of them.
"""


def commands_page() -> str:
    """Return the page of all commands, in the groups of `velkahra --help`."""
    root = get_command(app)
    parts = [LEAD]
    for heading, names in groups().items():
        parts.append(f"## {heading}\n")
        for name in names:
            parts += _command(root.commands[name], f"velkahra {name}")  # type: ignore[attr-defined]
    return "\n".join(parts)


def _command(command: TyperCommand | TyperGroup, path: str) -> Iterator[str]:
    """Yield the help of a command, and then that of the commands below it."""
    context = Context(command, info_name=path)
    yield f"### `{path}` {{ #{path.removeprefix('velkahra ').replace(' ', '-')} }}\n"
    yield f"{command.help}\n"
    yield f"```text\n{command.get_usage(context).removeprefix('Usage: ')}\n```\n"
    records = [parameter.get_help_record(context) for parameter in command.params]
    if rows := [
        f"| `{_cell(name)}` | {escape(_cell(text))} |" for name, text in filter(None, records)
    ]:
        yield "\n".join(["| | |", "| --- | --- |", *rows, ""])
    if examples := [line for line in (command.epilog or "").splitlines() if line[:2] == "  "]:
        yield "\n".join(["```sh", *(line.strip() for line in examples), "```", ""])
    if isinstance(command, TyperGroup):
        for name, below in command.commands.items():
            yield from _command(below, f"{path} {name}")  # type: ignore[arg-type]


def _cell(text: str) -> str:
    """Return a text for a cell of a table."""
    return " ".join(text.split()).replace("|", "\\|")
