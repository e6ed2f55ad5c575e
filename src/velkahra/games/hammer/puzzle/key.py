"""The organiser's key: a puzzle as a file, from which every sheet can be printed again.

It holds the rows themselves, because a puzzle made after a drawing does not follow from its seed.
"""

from typing import Annotated, Literal

import msgspec

from velkahra.core.contract.refusals import VelkahraError
from velkahra.core.files import decode_json
from velkahra.games.hammer.puzzle import shaft
from velkahra.games.hammer.puzzle.facts import AXES, Level, facts

Text = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of the picture: its number, from 1, its marks, its code, and the letter on its slip."""

    number: int
    marks: Text
    code: Text
    check: Text


class Key(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The contents of an organiser's key."""

    format: Literal["hammer-key/1"]
    generator: Literal["shaft/1"]
    level: Text
    seed: Text
    square: Text
    rows: tuple[Row, ...]


def write_key(puzzle: shaft.Puzzle) -> str:
    """Return a puzzle as a text in JSON, with all its secrets; `read_key` reads it."""
    rows = tuple(
        Row(number, puzzle.cipher.line(number), code, shaft.check_letter(number, code))
        for number, code in puzzle.clues().items()
    )
    level = puzzle.cipher.level.id
    key = Key("hammer-key/1", "shaft/1", level, puzzle.seed, shaft.square_name(puzzle.square), rows)
    return msgspec.json.format(msgspec.json.encode(key), indent=1).decode() + "\n"


def read_key(text: str | bytes) -> shaft.Puzzle:
    """Return the puzzle of a key. Raises: VelkahraError with the mistake and its row."""
    key = decode_json(text, Key, "this is not the key of a puzzle")
    level = facts().level(key.level)
    if len(key.rows) != level.rows:
        raise VelkahraError(f"level {level.id} has {level.rows} rows, the key {len(key.rows)}")
    for number, row in enumerate(key.rows, 1):
        _check_row(level, number, row)
    lines, codes = tuple(row.marks for row in key.rows), tuple(row.code for row in key.rows)
    square = shaft.read_square(key.square, level.size)
    puzzle = shaft.Puzzle(shaft.Cipher(level, lines), key.seed, square, codes)
    _check_shafts(puzzle)
    return puzzle


def _check_row(level: Level, number: int, row: Row) -> None:
    if row.number != number:
        raise VelkahraError(f"row {row.number} is where row {number} should be")
    if sorted(row.marks) != sorted(level.marks * level.repeats):
        raise VelkahraError(f"row {number}: each mark must appear {level.repeats} times")
    if shaft.read_code(level, row.code) != row.code:
        raise VelkahraError(f"row {number}: the marks of a code must be in order, not {row.code}")
    if row.check != shaft.check_letter(number, row.code):
        due = shaft.check_letter(number, row.code)
        what = f"code {row.code} has check letter {due}, not {row.check}"
        raise VelkahraError(f"row {number}: {what}")


def _check_shafts(puzzle: shaft.Puzzle) -> None:
    """Raise an error unless all codes of a panel leave its true position light."""
    cipher = puzzle.cipher
    for panel, true in enumerate(shaft.positions_of(puzzle.square, cipher.level.size)):
        if shaft.positions_left(cipher, panel, puzzle.clues()) != [true]:
            square = shaft.square_name(puzzle.square)
            raise VelkahraError(f"the codes of the {AXES[panel]} panel do not lead to {square}")
