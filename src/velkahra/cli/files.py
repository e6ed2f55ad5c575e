"""Reads records, seats, options and languages that a user names."""

import os
from pathlib import Path
from typing import Final

from velkahra.core import files, offers, registry
from velkahra.core.contract.game import Game
from velkahra.core.contract.refusals import OptionError, UnknownSeat, VelkahraError
from velkahra.core.contract.state import CHANCE
from velkahra.core.contract.words import LANGUAGES
from velkahra.core.play.play import Play
from velkahra.core.play.record import Record, first_line, read_record, write_record

SPECTATOR: Final = -1


def load(path: Path) -> tuple[Record, Game]:
    """Return a record and its game. Raises: VelkahraError naming the file and its fault."""
    text = read_text(path)
    try:
        record = read_record(text)
    except VelkahraError as error:
        raise VelkahraError(f"{path}: {error}") from error
    return record, registry.game(record.game)


def load_played(path: Path, upto: int | None = None) -> tuple[Record, Play]:
    """Return a record and its play, replayed up to `upto` plies (default: all).

    Raises: VelkahraError naming the file, and the line that is wrong.
    """
    record, game = load(path)
    try:
        return record, Play.replay(record, game, upto, first_line(read_text(path)))
    except VelkahraError as error:
        raise VelkahraError(f"{path}: {error}") from error


def read_text(path: Path) -> str:
    """Return the text of a file. Raises: VelkahraError naming the file and the reason."""
    try:
        return files.read_file(path).decode()
    except UnicodeDecodeError:
        raise VelkahraError(f"{path} is not a text file") from None


def save(path: Path, record: Record) -> None:
    """Write a record, making its folder if needed. Raises: VelkahraError if that cannot be."""
    path.parent.mkdir(parents=True, exist_ok=True)
    files.write_whole(path, write_record(record).encode())


def refuse_existing(path: Path) -> None:
    """Raise an error if a file would be overwritten."""
    if path.exists():
        raise VelkahraError(f"{path} already exists: choose another name")


def refuse_input(output: Path | None, source: Path) -> None:
    """Raise an error if a command would overwrite the file that it reads."""
    if output and output.exists() and source.exists() and output.samefile(source):
        raise VelkahraError(f"{output} is the file to read: choose another name")


def import_game(source: Path, output: Path, name: str) -> None:
    """Write the record of a file from another program; without a name its game is recognised.

    Raises: VelkahraError naming the file, the line and the reason, or if `output` exists.
    """
    text = read_text(source)
    refuse_existing(output)
    try:
        title = name or offers.imported_title(text)
        played = offers.importer(title)(registry.game(title), text)
    except RecursionError:
        raise VelkahraError(f"{source}: its brackets are nested too deep") from None
    except VelkahraError as error:
        raise VelkahraError(f"{source}: {error}") from error
    save(output, played.record({"source": source.name}))


def options_of(words: list[str]) -> dict[str, str]:
    """Return the options of name=value words. Raises: OptionError, even for a repeated one."""
    options = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise OptionError(f"an option is given as name=value, not {word!r}")
        if name in options:
            raise OptionError(f"the option {name!r} is given twice")
        options[name] = value
    return options


def seat_of(game: Game, options: dict[str, str], seats: int, word: str) -> int:
    """Return a seat by name or number; -1, a spectator, for an empty word. Raises: UnknownSeat."""
    if not word:
        return SPECTATOR
    names = [game.seat_name(options, seat) for seat in range(seats)]
    known = {**{str(seat): seat for seat in range(seats)}, **{n: i for i, n in enumerate(names)}}
    if word not in known:
        raise UnknownSeat(f"unknown seat {word!r}; choose from {', '.join(names)}")
    return known[word]


def who(game: Game, options: dict[str, str], seat: int) -> str:
    """Return the name of an actor, as in records."""
    return "chance" if seat == CHANCE else game.seat_name(options, seat)


def check_language(language: str) -> None:
    """Raise OptionError if the language is not one of LANGUAGES."""
    if language not in LANGUAGES:
        raise OptionError(f"unknown language {language!r}; choose from {', '.join(LANGUAGES)}")


def terminal_language() -> str:
    """Return the language of the terminal if it is supported, or else English."""
    names = (os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    spoken = next((name for name in names if name), "")[:2]
    return spoken if spoken in LANGUAGES else LANGUAGES[0]


def check_chart(chart: Path | None) -> None:
    """Check that a chart could be saved: its ending, folder and library. Raises: VelkahraError."""
    if chart is None:
        return
    if chart.suffix not in (".svg", ".png"):
        raise VelkahraError(f"the chart must be an .svg or .png file, not {chart.name}")
    check_target(chart, "the chart")
    if chart.suffix == ".png":
        import velkahra.press.png  # noqa: F401  (it says which extra is missing)


def check_target(path: Path, what: str) -> None:
    """Raise an error now if a file cannot be written later. Raises: VelkahraError."""
    if not path.parent.is_dir():
        raise VelkahraError(f"there is no folder {path.parent} for {what}")
    if path.is_dir():
        raise VelkahraError(f"{path} is a folder: name a file for {what}")
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        raise VelkahraError(f"{path} cannot be written")


def save_chart(chart: Path, svg: str, as_json: bool = False) -> None:
    """Write a chart as PNG where the file ends in .png, else as SVG.

    Print the name of the file, unless the output of the command is JSON.
    """
    if chart.suffix == ".png":
        from velkahra.press.png import png

        chart.write_bytes(png(svg))
    else:
        chart.write_bytes(svg.encode())
    if not as_json:
        print(chart)
