"""Commands for whoever organises the camp game."""

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from velkahra.cli.administration import Data
from velkahra.cli.arguments import languages
from velkahra.cli.guide import examples
from velkahra.core.contract.refusals import VelkahraError
from velkahra.core.print_model import Note, Sheet
from velkahra.games.hammer import PLUGIN
from velkahra.games.hammer.balance import command

if TYPE_CHECKING:
    from velkahra.core.play.play import Play
    from velkahra.core.play.record import Record

Output = Annotated[Path, typer.Option("--output", "-o", help="Folder for the sheets.")]
Key = Annotated[str, typer.Option(help="A key.json whose puzzle to print again.")]
Language = Annotated[str, typer.Option(help="Language: cs, pl or en.", autocompletion=languages)]
Png = Annotated[bool, typer.Option("--png", help="Also write the pages as PNG.")]
Replace = Annotated[bool, typer.Option("--replace", help="Overwrite an existing puzzle.")]

hammer: Final = typer.Typer(
    help=PLUGIN.summary,
    no_args_is_help=True,
    epilog=examples("velkahra hammer check my-cards", "velkahra hammer puzzle -o puzzle"),
)
_BALANCE: Final = examples("velkahra hammer balance my-cards --games 100 --chart chart.svg")
hammer.command(epilog=_BALANCE)(command.balance)


@hammer.command(epilog=examples("velkahra hammer puzzle -o puzzle --level short --language en"))
def puzzle(
    output: Output,
    level: Annotated[
        str, typer.Option(help="Level: mini, short, normal (the default) or long.")
    ] = "",
    square: Annotated[
        str, typer.Option(help="Square where Thomas Hammer hides, such as J5. Default: random.")
    ] = "",
    point: Annotated[str, typer.Option(help="Or a point of the map, such as 0.4,0.2.")] = "",
    without: Annotated[
        str, typer.Option(help="Squares where he cannot be, such as A1,C3:D6.")
    ] = "",
    seed: Annotated[str, typer.Option(help="Any text. Default: random.")] = "",
    map_: Annotated[
        str, typer.Option("--map", help="PNG or JPEG of a map of the surroundings.")
    ] = "",
    crop: Annotated[
        str,
        typer.Option(
            help="Square part of the map: left, top and side as fractions of the shorter side."
        ),
    ] = "",
    drawing: Annotated[
        str, typer.Option(help="PNG or JPEG that the painted picture should resemble.")
    ] = "",
    key: Key = "",
    language: Language = "cs",
    png: Png = False,
    replace: Replace = False,
) -> None:
    """Make the encoded picture: map, picture, slips and solution as PDF, and the key."""
    from velkahra.games.hammer.press.printing import PRINTER

    wishes = {"level": level, "square": square, "point": point, "without": without, "seed": seed}
    wishes |= {"map": map_, "crop": crop, "drawing": drawing, "key": key}
    print_to(output, PRINTER.sheets("puzzle", wishes, language), png, replace)


@hammer.command(
    epilog=examples("velkahra hammer nonogram -o puzzle --drawing place.png --size 20x25")
)
def nonogram(
    output: Output,
    drawing: Annotated[str, typer.Option(help="PNG or JPEG of the place, best as a sketch.")] = "",
    size: Annotated[str, typer.Option(help="Squares across and down, such as 20x25.")] = "",
    key: Key = "",
    language: Language = "cs",
    png: Png = False,
    replace: Replace = False,
) -> None:
    """Make the other puzzle, a nonogram: grid, slips and solution as PDF, and the key."""
    from velkahra.games.hammer.press.printing import PRINTER

    wishes = {"drawing": drawing, "size": size, "key": key}
    print_to(output, PRINTER.sheets("nonogram", wishes, language), png, replace)


def print_to(folder: Path, sheets: Iterable[Sheet | Note], png: bool, replace: bool) -> None:
    """Print the sheets of a puzzle into a folder.

    Raises: VelkahraError if it cannot be written, or holds another puzzle that is to be kept.
    """
    from velkahra.cli.pressing import files

    made = list(sheets)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not replace:
            _refuse_another(folder, made)
        for sheet in made:
            for name, data in files(sheet, png):
                _write(folder / name, data)
                print(folder / name)
        print("solution.pdf and key.json are for the organiser only")
    except OSError as error:
        why = error.strerror or error
        raise VelkahraError(f"cannot write to the folder {folder}: {why}") from None


def _refuse_another(folder: Path, sheets: Iterable[Sheet | Note]) -> None:
    """Raise an error if a folder has another key, or without a key sheets of these names."""
    from velkahra.cli.pressing import refuse_existing

    note = next(sheet for sheet in sheets if isinstance(sheet, Note))
    if (folder / note.name).exists():
        _refuse_other_key(folder / note.name, note.text)
    else:
        refuse_existing(folder, [sheet for sheet in sheets if isinstance(sheet, Sheet)])


def _refuse_other_key(path: Path, text: str) -> None:
    """Raise an error if a file is there that says something else, such as a key in use."""
    if path.exists() and path.read_bytes() != text.encode():
        raise VelkahraError(f"{path} already exists: choose another folder, or use --replace")


def _write(path: Path, data: bytes) -> None:
    """Write a file whole or not at all; one that is there already stays untouched."""
    from velkahra.core.files import write_whole

    if not path.exists() or path.read_bytes() != data:
        write_whole(path, data)


@hammer.command(epilog=examples("velkahra hammer check", "velkahra hammer check my-cards --keep"))
def check(
    folder: command.Folder = None,
    keep: Annotated[bool, typer.Option("--keep", help="Offer it for new tables.")] = False,
    data: Data = None,
    language: command.Language = "",
) -> None:
    """Check a card set: list every mistake, where it is and what would be right.

    With --keep it is offered for new tables.
    """
    from velkahra.cli import files, showing
    from velkahra.games.hammer.cards import card_set
    from velkahra.server.settings import home

    if language:
        files.check_language(language)
    if keep and folder is None:
        raise VelkahraError(
            "--keep needs the folder of a card set; the built-in one is always there"
        )
    found = card_set.examination(folder, language or files.terminal_language())
    for line in (*found.errors, *found.warnings):
        showing.say(line)
    print(found.summary)
    if found.errors:
        raise typer.Exit(1)
    if keep and folder:
        target = card_set.keep(folder, (data or home()) / "cards" / "hammer")
        print(f"saved as {target}; restart the server to offer it")


@hammer.command(epilog=examples("velkahra hammer pack camp.txt -o camp.zip"))
def pack(
    record: Annotated[Path, typer.Argument(help="A record of the camp game.")],
    output: Annotated[
        Path, typer.Option("--output", "-o", help="ZIP file to write; it must not exist yet.")
    ],
) -> None:
    """Put a record and the set of cards it was played with into one file."""
    from velkahra.cli.files import refuse_existing, refuse_input
    from velkahra.core.files import write_whole
    from velkahra.games.hammer.bundle import bundled

    found, play = _camp(record)
    refuse_input(output, record)
    refuse_existing(output)
    write_whole(output, bundled(record.read_bytes(), play))
    print(f"{output}: the record and {found.options['cards']}. To use the cards elsewhere, unpack")
    print("the file and run: velkahra hammer check FOLDER --keep")


@hammer.command(epilog=examples("velkahra hammer key camp.txt -o key.json"))
def key(
    record: Annotated[Path, typer.Argument(help="A record of the camp game, finished or not.")],
    output: Annotated[
        Path, typer.Option("--output", "-o", help="File to write, such as key.json.")
    ],
    replace: Annotated[bool, typer.Option("--replace", help="Overwrite another key.")] = False,
) -> None:
    """Write the key of a table's encoded picture, so that it can be printed. Keep it secret."""
    from velkahra.cli.files import refuse_input
    from velkahra.games.hammer.bundle import key_of

    text = key_of(_camp(record)[1])
    refuse_input(output, record)
    if not replace:
        _refuse_other_key(output, text)
    _write(output, text.encode())
    print(f"{output}: print it with velkahra press hammer --key {output} -o FOLDER")


def _camp(path: Path) -> "tuple[Record, Play]":
    """Return a record of the camp game and its play. Raises: VelkahraError for another game."""
    from velkahra.cli.files import load_played

    record, play = load_played(path)
    if record.game != "hammer":
        raise VelkahraError(f"{record.game!r} has no files to pack; only hammer does")
    return record, play
