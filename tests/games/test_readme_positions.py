"""Every line of a position that a game's README shows is read back."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import velkahra
from velkahra.core.contract.refusals import PositionError
from velkahra.core.play.position import read_position

BEFORE = {"treasure": "bare", "30": "gray court 30", "ai": "wakhan"}
"""What must stand before a line that begins so."""

GAMES = Path(__file__).parents[2] / "src/velkahra/games"


def shown(name: str) -> Iterator[str]:
    """Yield each line in the first column of the table of positions in a game's README."""
    text = (GAMES / name / "README.md").read_text(encoding="utf-8")
    table = text.partition("### Positions")[2].partition("\n#")[0]
    for row in re.findall(r"^\| (`.*?`) \|", table, flags=re.MULTILINE):
        yield from re.findall(r"`([^`]+ [^`]+|bare)`", row)


def is_read(name: str, line: str) -> bool:
    """Return whether no line is refused; the position may be, since it has one fact only."""
    try:
        read_position(f"{BEFORE.get(line.split()[0], '')}\n{line}\n", velkahra.game(name))
    except PositionError as error:
        return not error.line
    return True


@pytest.mark.parametrize("name", velkahra.games())
def test_every_line_of_a_readme_is_read(name: str) -> None:
    lines = list(shown(name))
    assert len(lines) > 5
    assert [line for line in lines if not is_read(name, line)] == []
