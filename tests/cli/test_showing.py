"""Tables: with lines on a terminal, plain in a pipe, and as JSON from the same rows."""

import io
import json
import sys

import pytest
from tests.cli.conftest import Cli

from velkahra.cli import showing

TABLE = showing.Table(
    "2 bots",
    (showing.Column("bot"), showing.number("won", "share", ".0%"), showing.number("ms", form=",")),
    [("greedy\x1b[31m", 0.75, 1234), ("random", 0.25, None)],
)
ROWS = [
    {"bot": "greedy\x1b[31m", "share": 0.75, "ms": 1234},
    {"bot": "random", "share": 0.25, "ms": None},
]
BOX = frozenset("│┃┏━┡└─")


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_table_in_a_pipe_has_no_lines(capsys: pytest.CaptureFixture[str]) -> None:
    showing.show(TABLE)
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "2 bots"
    assert [line.split() for line in lines[1:]] == [
        ["bot", "won", "ms"],
        ["greedy\\x1b[31m", "75%", "1,234"],
        ["random", "25%", "-"],
    ]


def test_a_row_in_a_pipe_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    showing.show(showing.Table("", (showing.Column("word"),), [("long " * 100,)]))
    assert len(capsys.readouterr().out.splitlines()) == 2


@pytest.mark.parametrize("has_colour", [True, False])
def test_a_terminal_has_lines_and_colours_unless_they_are_refused(
    has_colour: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("NO_COLOR", raising=False)
    out, err = Terminal(), Terminal()
    monkeypatch.setattr(sys, "stdout", out)
    monkeypatch.setattr(sys, "stderr", err)
    if not has_colour:
        monkeypatch.setenv("NO_COLOR", "1")
    showing.show(TABLE)
    with showing.progress() as bar:
        bar.add_task("playing", total=2)
    assert set(out.getvalue()) >= BOX
    assert "playing" in err.getvalue()
    assert has_colour == ("\x1b[3" in out.getvalue() + err.getvalue())


def test_the_same_rows_are_json(capsys: pytest.CaptureFixture[str]) -> None:
    showing.show(TABLE, as_json=True)
    out = capsys.readouterr().out
    assert json.loads(out) == ROWS
    assert out.isascii()
    assert "\x1b" not in out


def test_a_bar_is_for_terminals_only(capsys: pytest.CaptureFixture[str]) -> None:
    with showing.progress() as bar:
        bar.add_task("playing", total=2)
    assert capsys.readouterr() == ("", "")


@pytest.mark.parametrize(
    ("words", "keys"),
    [
        (
            ("arena", "morra", "--games", 2, "--workers", 1),
            ["bot", "games", "share", "interval", "rating", "mean_ms", "longest_ms"],
        ),
        (("count-tree", "viceroy"), ["name", "about"]),
        (("count-tree", "viceroy", "auction"), ["who", "information_sets", "histories"]),
    ],
)
def test_a_command_prints_json_and_nothing_else(
    words: tuple[object, ...], keys: list[str], toys: None, cli: Cli
) -> None:
    assert cli(*words, "--json") == 0
    assert list(json.loads(cli.out)[0]) == keys
    assert cli.err == ""
    assert cli(*words) == 0
    assert not BOX & set(cli.out)
