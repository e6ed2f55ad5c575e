"""`velkahra man`: the commands and their help as pages for `man`."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import typer
from typer.main import get_command

import velkahra
from velkahra.cli import guide
from velkahra.core.contract.refusals import VelkahraError

PROGRAM: Final = "velkahra"


def write_pages(app: typer.Typer, folder: Path) -> None:
    """Write a page for the program, and one for each command. Raises: VelkahraError."""
    if folder.exists() and not folder.is_dir():
        raise VelkahraError(f"{folder} is a file; name a folder")
    folder.mkdir(parents=True, exist_ok=True)
    pages = dict(_pages(get_command(app), None, PROGRAM))
    for name, page in pages.items():
        (folder / f"{name}.1").write_text(page, encoding="utf-8", newline="\n")
    print(f"{len(pages)} pages are in {folder}")


def _pages(command: Any, parent: typer.Context | None, name: str) -> Iterator[tuple[str, str]]:  # noqa: ANN401 - typer has no public type of it
    """Yield the name and the text of the page of a command, and of those below it."""
    context = typer.Context(command, info_name=name, parent=parent, **command.context_settings)
    page = context.command_path.replace(" ", "-")
    yield page, _page(command, context, page)
    for below, each in getattr(command, "commands", {}).items():
        if not each.hidden:
            yield from _pages(each, context, below)


def _page(command: Any, context: typer.Context, name: str) -> str:  # noqa: ANN401
    summary, _, rest = (command.help or "").partition("\n\n")
    usage = " ".join([context.command_path, *command.collect_usage_pieces(context)])
    lines = [f'.TH "{name.upper()}" "1" "" "{PROGRAM} {velkahra.__version__}"']
    lines += [".SH NAME", f"{_roff(name)} \\- {_roff(summary)}", ".SH SYNOPSIS", _roff(usage)]
    lines += [".SH DESCRIPTION", _roff(rest or summary)]
    if context.parent is None:
        lines += list(_overview())
    records = [each.get_help_record(context) for each in command.get_params(context)]
    found = [record for record in records if record]
    lines += [".SH OPTIONS"] if found else []
    for written, meaning in found:
        lines += [".TP", f".B {_roff(written)}", _roff(meaning)]
    if command.epilog:
        title, *examples = command.epilog.replace("\b", "").strip().splitlines()
        lines += [f".SH {title.rstrip(':').upper()}", ".nf", *map(_roff, examples), ".fi"]
    return "\n".join([*lines, ""])


def _overview() -> Iterator[str]:
    """Yield the commands in the groups of `velkahra --help`."""
    for heading, commands in guide.groups().items():
        yield f".SH {_roff(heading.upper())}"
        for name, summary in commands.items():
            yield from (".TP", f".B {PROGRAM} {_roff(name)}", _roff(summary))


def _roff(text: str) -> str:
    """Return a text in which roff finds nothing to carry out; blank lines end paragraphs."""
    escaped = text.replace("\\", "\\e").replace("-", "\\-")
    lines = [
        line if not line.startswith((".", "'")) else f"\\&{line}" for line in escaped.split("\n")
    ]
    return "\n".join(line or ".PP" for line in lines)
