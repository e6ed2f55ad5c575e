"""Playthroughs by OpenSpiel's own program: a random game of a small variant of each game.

They show what OpenSpiel sees of a game: its type, its states, what players know, chances and
actions. The script compares those that are stored; `--write` writes them again. A tensor is stored
as a digest, since the observations of a game have thousands of numbers.

    .venv/bin/python -m script.openspiel_playthrough [--write]
"""

import argparse
import hashlib
import re
import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Final

from absl import flags
from open_spiel.python.algorithms import generate_playthrough

from velkahra.envs import openspiel  # noqa: F401 - registers the games

FOLDER: Final = Path(__file__).resolve().parent.parent / "tests" / "playthroughs"
GAMES: Final = {
    "euphrates": "velkahra_euphrates(start=wars)",
    "pamir": "velkahra_pamir(start=last-check)",
    "viceroy": "velkahra_viceroy_simultaneous(start=auction)",
    "hammer": "velkahra_hammer(start=jokers)",
}
SEED: Final = 1
TENSOR: Final = re.compile(r"(\w+Tensor\(\d\))")
ROW: Final = re.compile(r"[◯◉ ]+|(?:binvec|zeros)\(.*\)")


def path_of(game: str) -> Path:
    """Return the file of a game's playthrough."""
    return FOLDER / game / "openspiel.txt"


def playthrough(game: str) -> str:
    """Return the playthrough of a game."""
    flags.FLAGS.mark_as_parsed()  # OpenSpiel looks into the flags of a program that has none
    lines = generate_playthrough.playthrough_lines(GAMES[game], seed=SEED)
    return "\n".join(_shortened(lines)) + "\n"


def _shortened(lines: list[str]) -> Iterator[str]:
    """Yield the lines with one for each run of lines of the same tensor."""
    tensor = ""

    def tensor_of(line: str) -> str:
        nonlocal tensor
        found = TENSOR.match(line)
        tensor = found[1] if found else tensor if tensor and ROW.fullmatch(line) else ""
        return tensor

    for name, run in groupby(lines, tensor_of):
        if name:
            digest = hashlib.blake2b("\n".join(run).encode(), digest_size=8).hexdigest()
            yield f"{name}: digest {digest}"
        else:
            yield from run


def main() -> None:
    """Compare the stored playthroughs with those of today, or write them again."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="write the files again")
    is_written = parser.parse_args().write
    for game in GAMES:
        path, text = path_of(game), playthrough(game)
        if is_written:
            path.write_text(text, encoding="utf-8", newline="\n")
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            sys.exit(f"{path} differs (use --write to write it again)")


if __name__ == "__main__":
    main()
