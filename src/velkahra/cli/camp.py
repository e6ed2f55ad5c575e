"""Commands for whoever organises the camp game."""

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Final

import typer

from velkahra.cli import camp_balance
from velkahra.core.paper import Note, Sheet
from velkahra.core.refusals import VelkahraError

hammer: Final = typer.Typer(help="Prepare the camp game about Thomas Hammer.")


def add_to(app: typer.Typer) -> None:
    """Add these commands to `velkahra`."""
    camp_balance.add_to(hammer)
    app.add_typer(hammer, name="hammer", no_args_is_help=True)


@hammer.command()
def puzzle(
    output: Annotated[Path, typer.Option("--output", "-o", help="The folder for the sheets.")],
    level: Annotated[str, typer.Option(help="mini, short, normal (the default) or long.")] = "",
    square: Annotated[str, typer.Option(help="Where T. H. hides, as J5; by chance if empty.")] = "",
    point: Annotated[str, typer.Option(help="Or a point of the map, as 0.4,0.2.")] = "",
    without: Annotated[str, typer.Option(help="Where he cannot be, as A1,C3:D6.")] = "",
    seed: Annotated[str, typer.Option(help="A text; one by chance if left out.")] = "",
    map_: Annotated[str, typer.Option("--map", help="A PNG or JPEG of the surroundings.")] = "",
    crop: Annotated[
        str, typer.Option(help="Left, top and side of the square used, in parts of the short side.")
    ] = "",
    drawing: Annotated[str, typer.Option(help="A PNG or JPEG the painted picture is like.")] = "",
    key: Annotated[str, typer.Option(help="A key.json, to print its puzzle again.")] = "",
    language: Annotated[str, typer.Option(help="cs, pl or en.")] = "cs",
    png: Annotated[bool, typer.Option("--png", help="Show the pages as PNG, too.")] = False,
    replace: Annotated[bool, typer.Option("--replace", help="Replace another puzzle.")] = False,
) -> None:
    """Make the encoded picture: map, picture, slips and solution as PDF, and the key."""
    from velkahra.core import registry

    wishes = {"level": level, "square": square, "point": point, "without": without, "seed": seed}
    wishes |= {"map": map_, "crop": crop, "drawing": drawing, "key": key}
    found = registry.printer("hammer").sheets("puzzle", wishes, language)
    print_to(output, found, png, replace)


@hammer.command()
def nonogram(
    output: Annotated[Path, typer.Option("--output", "-o", help="The folder for the sheets.")],
    drawing: Annotated[
        str, typer.Option(help="A PNG or JPEG of the place, best as a sketch.")
    ] = "",
    size: Annotated[str, typer.Option(help="Squares across and down, as 20x25.")] = "",
    key: Annotated[str, typer.Option(help="A key.json, to print its puzzle again.")] = "",
    language: Annotated[str, typer.Option(help="cs, pl or en.")] = "cs",
    png: Annotated[bool, typer.Option("--png", help="Show the pages as PNG, too.")] = False,
    replace: Annotated[bool, typer.Option("--replace", help="Replace another puzzle.")] = False,
) -> None:
    """Make the other puzzle, a nonogram: grid, slips and solution as PDF, and the key."""
    from velkahra.core import registry

    wishes = {"drawing": drawing, "size": size, "key": key}
    print_to(output, registry.printer("hammer").sheets("nonogram", wishes, language), png, replace)


def print_to(folder: Path, sheets: Iterable[Sheet | Note], png: bool, replace: bool) -> None:
    """Print the sheets of a puzzle into a folder.

    Raises: VelkahraError if it cannot be written, or holds another note that is to be kept.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for sheet in sheets:
            if isinstance(sheet, Note) and not replace:
                _keep(folder / sheet.name, sheet.text)
            for name, data in files(sheet, png):
                (folder / name).write_bytes(data)
                print(folder / name)
        print("solution.pdf and key.json are for the organiser alone")
    except OSError as error:
        why = error.strerror or error
        raise VelkahraError(f"the folder {folder} cannot be written: {why}") from None


def _keep(path: Path, text: str) -> None:
    """Refuse to write over another note, such as the key of a puzzle that is being played."""
    if path.exists() and path.read_bytes() != text.encode():
        raise VelkahraError(
            f"there is another {path.name} in {path.parent}: "
            "choose another folder, or say --replace"
        )


def files(sheet: Sheet | Note, png: bool, dots: float = 100) -> Iterable[tuple[str, bytes]]:
    """Make the PDF of a sheet, and if wished for its pages as PNG of `dots` pixels an inch."""
    from velkahra.press.pdf import pages_png, pdf

    if isinstance(sheet, Note):
        return [(sheet.name, sheet.text.encode())]
    made = [(f"{sheet.name}.pdf", pdf(sheet))]
    if png:
        pages = enumerate(pages_png(sheet, dots), 1)
        made += [(f"{sheet.name}-{number}.png", page) for number, page in pages]
    return made


@hammer.command()
def check(
    folder: Annotated[
        Path | None, typer.Argument(help="A folder with a set of cards; the default set's if none.")
    ] = None,
    keep: Annotated[bool, typer.Option("--keep", help="Offer it at tables from now on.")] = False,
    data: Annotated[
        Path | None, typer.Option(help="The folder of a server's tables; the usual one if none.")
    ] = None,
    language: Annotated[str, typer.Option(help="cs, pl or en; the terminal's if left out.")] = "",
) -> None:
    """Examine a set of cards: what is wrong, where, and what would be right; keep it if wished."""
    from velkahra.cli.files import check_language, terminal_language
    from velkahra.core import registry

    if language:
        check_language(language)
    found = registry.examiner("hammer")(folder, language or terminal_language())
    for line in (*found.errors, *found.warnings):
        print(line)
    print(found.summary)
    if found.errors:
        raise typer.Exit(1)
    if keep and folder:
        _offer(folder, data)


def _offer(folder: Path, data: Path | None) -> None:
    from velkahra.core import registry
    from velkahra.table.settings import home

    target = registry.keeper("hammer")(folder, (data or home()) / "cards" / "hammer")
    print(f"kept as {target}; a server that runs offers it after its next start")


@hammer.command()
def pack(
    record: Annotated[Path, typer.Argument(help="A record of the camp game.")],
    output: Annotated[Path, typer.Option("--output", "-o", help="The ZIP file to write.")],
) -> None:
    """Put a record and the set of cards it was played with into one file."""
    from velkahra.cli.files import load_played
    from velkahra.core import registry

    found, play = load_played(record)
    output.write_bytes(registry.packer(found.game)(record.read_bytes(), play))
    print(f"{output}: the record and {found.options['cards']}; unpacked, the set's folder is")
    print("offered at tables by: velkahra hammer check FOLDER --keep")


@hammer.command()
def key(
    record: Annotated[Path, typer.Argument(help="A record of the camp game, finished or not.")],
    output: Annotated[Path, typer.Option("--output", "-o", help="The key.json to write.")],
) -> None:
    """Write down the encoded picture of a table, to print it: a secret of the organiser's."""
    from velkahra.cli.files import load_played
    from velkahra.core import registry

    found, play = load_played(record)
    output.write_text(registry.key_writer(found.game)(play), encoding="utf-8")
    print(f"{output}: print it with velkahra press hammer --key {output} -o FOLDER")
