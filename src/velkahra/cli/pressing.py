"""`velkahra press` and `velkahra leaflet`: print what a camp is played with, and rules, as PDF."""

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Final

import typer

from velkahra.cli import arguments, guide, showing
from velkahra.core.contract.refusals import OptionError, VelkahraError
from velkahra.core.print_model import Note, Sheet

DOTS: Final = 150
LEFT_OUT: Final = {
    "key": "no map, picture or slips: they need --key",
    "links": "no QR cards: they need --links",
}


def add_to(app: typer.Typer) -> None:
    """Add this command to `velkahra`."""
    app.command(
        epilog=guide.examples(
            "velkahra press hammer -o sheets",
            "velkahra press hammer -o sheets --powers usa,china --language en",
        )
    )(press)
    app.command(
        epilog=guide.examples(
            "velkahra leaflet hammer -o sheets", "velkahra leaflet pamir -o sheets --language pl"
        )
    )(leaflet)


def press(
    title: Annotated[str, typer.Argument(help="What to print: hammer.")],
    output: Annotated[Path, typer.Option("--output", "-o", help="Folder for the sheets.")],
    language: Annotated[str, typer.Option(help="Language: cs, pl or en.")] = "cs",
    set_: Annotated[str, typer.Option("--set", help="Folder with a card set.")] = "",
    powers: Annotated[
        str, typer.Option(help="Powers in the game, such as usa,china. Default: all.")
    ] = "",
    rounds: Annotated[
        str, typer.Option(help="Number of rounds. Default: as in the card set.")
    ] = "",
    key: Annotated[str, typer.Option(help="File key.json of the camp's puzzle.")] = "",
    map_: Annotated[
        str, typer.Option("--map", help="PNG or JPEG of a map of the surroundings.")
    ] = "",
    crop: Annotated[
        str,
        typer.Option(
            help="Square part of the map: left, top and side as fractions of the shorter side."
        ),
    ] = "",
    links: Annotated[str, typer.Option(help="File with one line per team: usa LINK.")] = "",
    only: Annotated[
        str, typer.Option(help="Print only these sheets, such as cards-usa,rounds.")
    ] = "",
    png: Annotated[bool, typer.Option("--png", help="Also write the pages as PNG.")] = False,
    replace: Annotated[bool, typer.Option("--replace", help="Overwrite existing sheets.")] = False,
) -> None:
    """Print the camp's cards, sheets and forms as PDF.

    With --key the map, picture and slips of its puzzle come too; with --links, QR codes.
    """
    from velkahra.core import offers

    wishes = {"set": set_, "powers": powers, "rounds": rounds, "key": key, "map": map_}
    wishes |= {"crop": crop, "links": links, "only": only}
    made = offers.printer(title).sheets("press", wishes, language)
    sheets = [sheet for sheet in made if isinstance(sheet, Sheet)]
    print_all(output, sheets, png, replace)
    for wish, told in LEFT_OUT.items():
        if not wishes[wish] and not only:
            print(told)


def leaflet(
    game: arguments.GameName,
    output: Annotated[Path, typer.Option("--output", "-o", help="Folder for the leaflet.")],
    language: Annotated[
        str, typer.Option(help="Language: cs, pl or en. Default: the terminal's.")
    ] = "",
    png: Annotated[bool, typer.Option("--png", help="Also write both sides as PNG.")] = False,
    replace: Annotated[bool, typer.Option("--replace", help="Overwrite what is there.")] = False,
) -> None:
    """Print the rules of a game as a leaflet: one folded sheet of A4."""
    from velkahra.cli.files import terminal_language
    from velkahra.core import registry
    from velkahra.core.contract.words import LANGUAGES
    from velkahra.server.web.rulebook import leaflet as leaflets

    language = language or terminal_language()
    if language not in LANGUAGES:
        raise OptionError(f"there is no language {language!r}: {', '.join(LANGUAGES)}")
    print_all(output, [leaflets.leaflet(registry.game(game), language)], png, replace)


def print_all(folder: Path, sheets: list[Sheet], png: bool, replace: bool) -> None:
    """Print sheets into a folder, with progress. Raises: VelkahraError for a bad or used folder."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not replace:
            refuse_existing(folder, sheets)
        with showing.progress() as progress:
            bar = progress.add_task("", total=len(sheets))
            for sheet in sheets:
                progress.update(bar, description=f"{sheet.name}.pdf")
                _print(folder, sheet, png)
                progress.advance(bar)
        for sheet in sheets:
            print(folder / f"{sheet.name}.pdf")
    except OSError as error:
        why = error.strerror or error
        raise VelkahraError(f"cannot write to the folder {folder}: {why}") from None


def refuse_existing(folder: Path, sheets: list[Sheet]) -> None:
    """Raise an error before anything is written if a file would be overwritten."""
    there = [f"{sheet.name}.pdf" for sheet in sheets if (folder / f"{sheet.name}.pdf").exists()]
    if there:
        raise VelkahraError(
            f"{folder} already has {', '.join(there)}: choose another folder, or use --replace"
        )


def _print(folder: Path, sheet: Sheet, png: bool) -> None:
    for name, data in files(sheet, png, DOTS):
        (folder / name).write_bytes(data)


def files(sheet: Sheet | Note, png: bool, dots: float = 100) -> Iterable[tuple[str, bytes]]:
    """Yield names and contents of a note, or of a sheet: a PDF, and PNGs at `dots` per inch."""
    from velkahra.press.pdf import pages_png, pdf

    if isinstance(sheet, Note):
        return [(sheet.name, sheet.text.encode())]
    made = [(f"{sheet.name}.pdf", pdf(sheet))]
    if png:
        pages = enumerate(pages_png(sheet, dots), 1)
        made += [(f"{sheet.name}-{number}.png", page) for number, page in pages]
    return made
