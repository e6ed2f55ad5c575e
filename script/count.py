"""Counts the ways play can go on (perft), to a depth in decisions, with a digest of all notations.

`script/count.py euphrates position.txt --depth 2` compares the counts with those the record notes;
without a record, the start of a game is counted.

Two mistakes can cancel out in a number, but not in the digest. Draws are not counted: where the
dealer's turn comes, a way ends. Expected counts stand in a record's notes as
`note count-2 1834 0123456789abcdef`.
"""

import argparse
import hashlib
import sys
from pathlib import Path
from typing import Final

import msgspec

from velkahra.cli.files import load_played, save, who
from velkahra.core import registry
from velkahra.core.contract.game import Game
from velkahra.core.contract.refusals import VelkahraError
from velkahra.core.contract.state import CHANCE, State
from velkahra.core.play.play import Play
from velkahra.core.play.record import Record

DIGEST: Final = 16
DEEPEST: Final = 6


class Count(msgspec.Struct, frozen=True):
    """How many ways there are, a digest of them, and the counts below each first step."""

    nodes: int
    digest: str
    steps: dict[str, int]

    def __str__(self) -> str:
        return f"{self.nodes} {self.digest}"


def count_ways(game: Game, options: dict[str, str], state: State, depth: int) -> Count:
    """Count the ways of `depth` decisions. A way also ends at a draw and at the game's end."""
    if depth == 0 or state.actor() == CHANCE or state.is_over():
        end = "over" if state.is_over() else "chance" if state.actor() == CHANCE else "open"
        return Count(1, hashlib.sha256(end.encode()).hexdigest()[:DIGEST], {})
    lines, steps = [], {}
    for seat in range(state.seats):
        for action in state.legal_actions(seat):
            following = state.clone()
            following.advance(seat, action, None)
            below = count_ways(game, options, following, depth - 1)
            text = f"{who(game, options, seat)} {game.write(seat, action)}"
            steps[text] = below.nodes
            lines.append(f"{text} {below}")
    digest = hashlib.sha256("\n".join(sorted(lines)).encode()).hexdigest()[:DIGEST]
    return Count(sum(steps.values()), digest, steps)


def count(name: str, file: Path | None, depth: int, write: bool) -> None:
    """Print the counts up to `depth`, compared with what the record notes.

    Raises: VelkahraError when a count differs, after printing the count below each first step.
    """
    if not 1 <= depth <= DEEPEST:
        raise VelkahraError(f"--depth must be 1 to {DEEPEST}, not {depth}")
    game = registry.game(name)
    record, play = _start(game) if file is None else _read(file, game)
    for level in range(1, depth + 1):
        found = count_ways(game, play.options, play.state, level)
        expected = record.notes.get(f"count-{level}")
        print(f"depth {level}: {found}{' as noted' if expected == str(found) else ''}")
        if write:
            record.notes[f"count-{level}"] = str(found)
        elif expected not in (None, str(found)):
            _divide(found)
            raise VelkahraError(f"{file} has {expected} for depth {level}")
    if write and file is not None:
        save(file, record)


def _divide(found: Count) -> None:
    print("per first step:")
    for text, nodes in sorted(found.steps.items()):
        print(f"  {text}: {nodes}")


def _start(game: Game) -> tuple[Record, Play]:
    play = Play(game, game.seats[0])
    return play.record(), play


def _read(file: Path, game: Game) -> tuple[Record, Play]:
    record, play = load_played(file)
    if play.game.name != game.name:
        raise VelkahraError(f"{file} is a record of {play.game.name}, not of {game.name}")
    return record, play


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", help="short name of the game")
    parser.add_argument("file", nargs="?", type=Path, help="record to start from")
    parser.add_argument("--depth", type=int, default=1, help="depth in decisions")
    parser.add_argument("--write", action="store_true", help="store the counts in the record")
    wanted = parser.parse_args()
    count(wanted.game, wanted.file, wanted.depth, wanted.write)


if __name__ == "__main__":
    try:
        main()
    except VelkahraError as error:
        sys.exit(str(error))
