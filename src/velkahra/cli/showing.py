"""Prints tables, as columns or as JSON, progress, and texts of strangers."""

import json
import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from rich.progress import Progress, ProgressColumn

WIDE: Final = 10_000
"""Columns of a pipe or a file, which has no edge to wrap lines at."""


def visible(text: object) -> str:
    """Return a text with codes for the characters by which it could control a terminal."""
    return "".join(
        sign if sign.isprintable() or sign == "\n" else sign.encode("unicode_escape").decode()
        for sign in str(text)
    )


def say(text: object) -> None:
    """Print a text that may hold what strangers wrote."""
    print(visible(text))


class Column(NamedTuple):
    """A column of a table.

    Attributes:
        heading: its heading on a terminal.
        key: its name in JSON; "" for the heading.
        form: returns the text of a value on a terminal; JSON has the value itself.
        right: whether it stands to the right, as numbers do.
    """

    heading: str
    key: str = ""
    form: Callable[[Any], object] = str
    right: bool = False


def number(heading: str, key: str = "", form: str = ",") -> Column:
    """Return a column of numbers; `form` is a format, and "-" stands for None."""
    return Column(heading, key, lambda value: "-" if value is None else f"{value:{form}}", True)


class Table(NamedTuple):
    """A table: a title, or "", the columns, and the values of each row."""

    title: str
    columns: Sequence[Column]
    rows: Sequence[Sequence[Any]]

    def objects(self) -> list[dict[str, Any]]:
        """Return the rows as objects for JSON."""
        keys = [column.key or column.heading for column in self.columns]
        return [dict(zip(keys, row, strict=True)) for row in self.rows]


def show(table: Table, as_json: bool = False, lines: bool = False) -> None:
    """Print a table, or its rows as JSON; `lines` puts a line between the rows on a terminal."""
    if as_json:
        show_json(table.objects())
        return
    from rich import box, console, text
    from rich import table as rich_table

    is_terminal = sys.stdout.isatty()
    screen = console.Console(highlight=False, width=None if is_terminal else WIDE)
    drawn = rich_table.Table(
        box=box.HEAVY_HEAD if is_terminal else None, show_lines=lines, pad_edge=is_terminal
    )
    for column in table.columns:
        drawn.add_column(
            column.heading, justify="right" if column.right else "left", overflow="fold"
        )
    for row in table.rows:
        cells = zip(table.columns, row, strict=True)
        drawn.add_row(*(text.Text(visible(column.form(value))) for column, value in cells))
    if table.title:
        say(table.title)
    screen.print(drawn)


def show_json(value: object) -> None:
    """Print a value as JSON, in one line of ASCII, so that no text in it controls a terminal."""
    print(json.dumps(value, separators=(",", ":")))


def progress(*columns: "str | ProgressColumn") -> "Progress":
    """Return a progress bar for a terminal, on the error output: the result goes to the other."""
    from rich.console import Console
    from rich.progress import Progress

    screen, is_seen = Console(stderr=True), sys.stderr.isatty()
    return Progress(*columns, console=screen, transient=True, disable=not is_seen)
