"""`velkahra press`: all that a camp game is played with, as PDF."""

from pathlib import Path
from typing import Annotated, Final

import typer

from velkahra.cli.camp import files
from velkahra.core.paper import Sheet
from velkahra.core.refusals import VelkahraError

DOTS: Final = 150
LEFT_OUT: Final = {
    "key": "without --key there is no map, no picture and no slips",
    "links": "without --links there are no QR cards",
}


def add_to(app: typer.Typer) -> None:
    """Add this command to `velkahra`."""
    app.command()(press)


def press(
    title: Annotated[str, typer.Argument(help="What is to be printed: hammer.")],
    output: Annotated[Path, typer.Option("--output", "-o", help="The folder for the sheets.")],
    language: Annotated[str, typer.Option(help="cs, pl or en.")] = "cs",
    set_: Annotated[str, typer.Option("--set", help="A folder with a set of cards.")] = "",
    powers: Annotated[str, typer.Option(help="Which powers play, as usa,china; or all.")] = "",
    rounds: Annotated[str, typer.Option(help="How many rounds; the set says, if empty.")] = "",
    key: Annotated[str, typer.Option(help="The key.json of the camp's puzzle.")] = "",
    map_: Annotated[str, typer.Option("--map", help="A PNG or JPEG of the surroundings.")] = "",
    crop: Annotated[
        str, typer.Option(help="Left, top and side of the square used, in parts of the short side.")
    ] = "",
    links: Annotated[str, typer.Option(help="A file with a line for each team: usa LINK.")] = "",
    only: Annotated[str, typer.Option(help="These sheets alone, as cards-usa,rounds.")] = "",
    png: Annotated[bool, typer.Option("--png", help="Show the pages as PNG, too.")] = False,
    replace: Annotated[bool, typer.Option("--replace", help="Replace sheets there are.")] = False,
) -> None:
    """Print a camp game: cards, sheets of the powers, forms, and its puzzle and links if given."""
    from velkahra.core import registry

    wishes = {"set": set_, "powers": powers, "rounds": rounds, "key": key, "map": map_}
    wishes |= {"crop": crop, "links": links, "only": only}
    made = registry.printer(title).sheets("press", wishes, language)
    sheets = [sheet for sheet in made if isinstance(sheet, Sheet)]
    print_all(output, sheets, png, replace)
    for wish, told in LEFT_OUT.items():
        if not wishes[wish] and not only:
            print(told)


def print_all(folder: Path, sheets: list[Sheet], png: bool, replace: bool) -> None:
    """Print sheets into a folder, and show how far it is.

    Raises: VelkahraError if the folder cannot be written, or has such sheets that are to be kept.
    """
    from rich.progress import Progress

    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not replace:
            _keep(folder, sheets)
        with Progress(transient=True) as progress:
            bar = progress.add_task("", total=len(sheets))
            for sheet in sheets:
                progress.update(bar, description=f"{sheet.name}.pdf")
                _print(folder, sheet, png)
                progress.advance(bar)
        for sheet in sheets:
            print(folder / f"{sheet.name}.pdf")
    except OSError as error:
        why = error.strerror or error
        raise VelkahraError(f"the folder {folder} cannot be written: {why}") from None


def _keep(folder: Path, sheets: list[Sheet]) -> None:
    """Refuse to write over what is there, before anything is written."""
    there = [f"{sheet.name}.pdf" for sheet in sheets if (folder / f"{sheet.name}.pdf").exists()]
    if there:
        raise VelkahraError(
            f"there is already {', '.join(there)} in {folder}: "
            "choose another folder, or say --replace"
        )


def _print(folder: Path, sheet: Sheet, png: bool) -> None:
    for name, data in files(sheet, png, DOTS):
        (folder / name).write_bytes(data)
