"""Prints documents of the camp game, chosen by an organiser's words."""

import re
import secrets
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final

from velkahra.core.contract.refusals import OptionError, VelkahraError
from velkahra.core.contract.words import LANGUAGES
from velkahra.core.play.play import Play
from velkahra.core.print_model import BARE, AtTable, Note, Printable, Printer, Sheet
from velkahra.games.hammer.press.camp import Order, camp_sheets, from_key, order_of
from velkahra.games.hammer.press.nonogram_sheets import nonogram_sheets, read_nonogram
from velkahra.games.hammer.press.puzzle_sheets import puzzle_sheets
from velkahra.games.hammer.press.table import printables_of
from velkahra.games.hammer.puzzle import key, nonogram, photo, picture, shaft
from velkahra.games.hammer.puzzle.facts import Level, facts

MAP_SHARP: Final = 1600
CHOSEN: Final = ("level", "square", "point", "without", "seed", "drawing")
WISHES: Final = {
    "puzzle": (*CHOSEN, "map", "crop", "key"),
    "nonogram": ("drawing", "size", "key"),
    "press": ("set", "powers", "rounds", "key", "map", "crop", "links", "only"),
}

Wishes = Mapping[str, str]


class HammerPrinter(Printer):
    """Prints the puzzles, and everything a camp is played with."""

    has_map = True

    def sheets(self, what: str, wishes: Wishes, language: str) -> Iterable[Sheet | Note]:
        """Return the sheets of a puzzle or a nonogram, and the organiser's key.

        The wishes for a puzzle: `level`, `square` (J5) or `point` of the map (0.4,0.2), squares
        `without` T. H. (A1,C3:D6), `seed`, the files of a `map` and of a `drawing`, and the `crop`
        of the map. For a nonogram: `drawing` and `size` (20x25). Or the file of a `key`, to print
        its puzzle again. For the press: the folder of a `set`, which `powers` (usa,china), how many
        `rounds`, the `key` of a puzzle with its `map` and `crop`, the file of the teams' `links`,
        and `only` these sheets.
        Raises: VelkahraError for what there is not.
        """
        if what not in WISHES:
            raise VelkahraError(f"there is nothing called {what!r} to print: {', '.join(WISHES)}")
        if language not in LANGUAGES:
            raise OptionError(f"there is no language {language!r}: {', '.join(LANGUAGES)}")
        for wish in wishes:
            if wish not in WISHES[what]:
                raise OptionError(f"there is no wish {wish!r}: {', '.join(WISHES[what])}")
        if what == "press":
            return camp_sheets(camp_order(wishes, language), wishes.get("only", ""))
        if what == "nonogram":
            return nonogram_sheets(nonogram_of(wishes), language)
        return puzzle_sheets(puzzle_of(wishes), ground_of(wishes), language)

    def ground(self, picture: bytes, crop: photo.Crop | None) -> bytes:
        """Return an organiser's picture as the ground of the map: a square JPEG.

        `crop` is left, top and side of the square, in parts of the picture's shorter side; None for
        the middle one. Raises: VelkahraError if `picture` is not one, or the square is outside it.
        """
        return photo.square_jpeg(picture, crop, MAP_SHARP)

    def of_table(
        self,
        play: Play,
        links: Mapping[int, str],
        language: str,
        clocks: Mapping[int, int],
        table: AtTable = BARE,
    ) -> Sequence[Printable]:
        """List what can be printed for a table. Raises: VelkahraError for another game.

        `links` are addresses by seat, and `clocks` the seconds left by seat.
        """
        return tuple(printables_of(play, links, language, clocks, table))


def puzzle_of(wishes: Wishes) -> shaft.Puzzle:
    """Return the wished puzzle, random where nothing is wished. Raises: VelkahraError."""
    if wishes.get("key"):
        return _known_puzzle(wishes)
    level = facts().level(wishes.get("level") or facts().default_level)
    square = square_of(wishes, level)
    drawing = wishes.get("drawing")
    drawn = photo.drawing_of(Path(drawing), level) if drawing else None
    return shaft.make(level, wishes.get("seed") or secrets.token_hex(8), square, drawn)


def _known_puzzle(wishes: Wishes) -> shaft.Puzzle:
    """Return the puzzle of a key, with nothing left to choose."""
    for wish in CHOSEN:
        if wishes.get(wish):
            raise OptionError(f"a key decides the whole puzzle: leave {wish} out")
    return from_key(wishes["key"], key.read_key)


def camp_order(wishes: Wishes, language: str) -> Order:
    """Return what the press prints for the wishes of `sheets`. Raises: VelkahraError."""
    if wishes.get("map") and not wishes.get("key"):
        raise OptionError("a map needs the key of a puzzle")
    ground = ground_of(wishes) if wishes.get("key") or wishes.get("crop") else ""
    order = order_of(wishes, ground, language)
    if wishes.get("map") and isinstance(order.puzzle, nonogram.Nonogram):
        raise OptionError("a nonogram has no map: leave map out")
    return order


def nonogram_of(wishes: Wishes) -> nonogram.Nonogram:
    """Return the nonogram that is wished for. Raises: VelkahraError for a wish that cannot be."""
    drawing, size, key = (wishes.get(name, "") for name in WISHES["nonogram"])
    if bool(drawing) == bool(key):
        raise OptionError("a nonogram needs either a drawing or a key")
    if key:
        return from_key(key, read_nonogram)
    found = re.fullmatch(r"([1-9][0-9]?)x([1-9][0-9]?)", size or "20x20")
    sides = [int(side) for side in found.groups()] if found else [0]
    if not all(nonogram.LEAST <= side <= nonogram.MOST for side in sides):
        sizes = f"{nonogram.LEAST} to {nonogram.MOST} squares each way, such as 20x25"
        raise OptionError(f"a size is {sizes}, not {size!r}")
    try:
        return nonogram.make_nonogram(photo.black_and_white(Path(drawing), *sides))
    except VelkahraError as error:
        raise VelkahraError(f"{drawing}: {error}") from error


def square_of(wishes: Wishes, level: Level) -> shaft.Square:
    """Return the wished square of T. H., or a random one. Raises: VelkahraError."""
    without = squares_of(wishes.get("without", ""), level.size)
    if wishes.get("square") and wishes.get("point"):
        raise OptionError("give a square or a point, not both")
    if wishes.get("square"):
        square = shaft.read_square(wishes["square"], level.size)
    elif wishes.get("point"):
        across, down = _numbers(wishes["point"], 2, "a point is two numbers from 0 to 1: 0.4,0.2")
        square = shaft.square_at(across, down, level.size)
    else:
        return _any_square(level, without)
    if square in without:
        chosen = wishes.get("square") or wishes["point"]
        raise OptionError(f"{chosen} is one of the squares without T. H.")
    return square


def _any_square(level: Level, without: set[shaft.Square]) -> shaft.Square:
    every = ((column, row) for column in range(level.size) for row in range(level.size))
    left = [square for square in every if square not in without]
    if not left:
        raise OptionError("T. H. needs a square: leave out some of those without him")
    return secrets.choice(left)


def squares_of(text: str, size: int) -> set[shaft.Square]:
    """Return squares and blocks of squares, such as A1,C3:D6, on a map of `size` squares a side.

    Raises: VelkahraError for a square or a block that is not on it.
    """
    found: set[shaft.Square] = set()
    for part in filter(None, (part.strip() for part in text.split(","))):
        first, _, last = part.partition(":")
        corners = [shaft.read_square(name, size) for name in (first, last or first)]
        columns, rows = (range(min(ends), max(ends) + 1) for ends in zip(*corners, strict=True))
        found |= {(column, row) for column in columns for row in rows}
    return found


def ground_of(wishes: Wishes) -> str:
    """Return the ground of the map as SVG, the organiser's or a sample. Raises: VelkahraError."""
    if not wishes.get("map"):
        if wishes.get("crop"):
            raise OptionError("a crop needs a map")
        return picture.sample_map()
    return photo.background(Path(wishes["map"]), _crop_of(wishes.get("crop", "")))


def _crop_of(text: str) -> photo.Crop | None:
    if not text:
        return None
    left, top, side = _numbers(text, 3, "a crop is left, top and side, such as 0,0.1,0.8")
    return left, top, side


def _numbers(text: str, count: int, what: str) -> list[float]:
    """List numbers separated by commas. Raises: OptionError; `what` names them."""
    try:
        found = [float(part) for part in text.split(",")]
    except ValueError:
        found = []
    if len(found) != count or not all(abs(number) <= 100 for number in found):
        raise OptionError(f"{what}, not {text!r}")
    return found


PRINTER: Final = HammerPrinter()
