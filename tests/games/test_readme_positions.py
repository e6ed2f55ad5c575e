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


def shown() -> Iterator[tuple[str, str]]:
    """Yield each game with each line in the first column of its README's table of positions."""
    for name in velkahra.games():
        text = (GAMES / name / "README.md").read_text(encoding="utf-8")
        table = text.partition("### Positions")[2].partition("\n#")[0]
        for row in re.findall(r"^\| (`.*?`) \|", table, flags=re.MULTILINE):
            yield from ((name, line) for line in re.findall(r"`([^`]+ [^`]+|bare)`", row))


@pytest.mark.parametrize(("name", "line"), list(shown()))
def test_a_line_of_a_readme_is_read(name: str, line: str) -> None:
    """As a whole such a position may be refused: it has one fact only."""
    wrong = 0
    try:
        read_position(f"{BEFORE.get(line.split()[0], '')}\n{line}\n", velkahra.game(name))
    except PositionError as error:
        wrong = error.line
    assert not wrong
