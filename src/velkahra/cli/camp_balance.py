"""`velkahra hammer balance`: how even a set of cards is when bots play it."""

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Annotated, Final

import typer

from velkahra.cli.guide import examples
from velkahra.core.scales import Card, Rate, Weighed

if TYPE_CHECKING:
    from rich.table import Table

MOST_CARDS: Final = 10
WIDTH: Final = 100


def add_to(app: typer.Typer) -> None:
    """Add the command."""
    app.command(epilog=examples("velkahra hammer balance my-cards --games 100 --chart chart.svg"))(
        balance
    )


def balance(
    folder: Annotated[
        Path | None, typer.Argument(help="Folder with a card set. Default: the built-in set.")
    ] = None,
    games: Annotated[int, typer.Option(help="Number of camps to play.")] = 300,
    rounds: Annotated[int, typer.Option(help="Rounds of a camp, 5 to 14.")] = 10,
    seed: Annotated[
        int, typer.Option("--seed", help="Random seed; the same seed repeats the run.")
    ] = 1,
    chart: Annotated[Path | None, typer.Option(help="Write a chart as .svg or .png.")] = None,
    language: Annotated[str, typer.Option(help="Language: cs, pl or en.")] = "cs",
    workers: Annotated[int, typer.Option(help="Number of processes; 0 for one per CPU core.")] = 0,
) -> None:
    """Let bots play camps, and report how often each power wins and which cards help."""
    from velkahra.cli.files import check_chart, check_language

    check_language(language)
    check_chart(chart)
    if folder is not None:
        _examine(folder, language)
    weighed = measure(folder, games, rounds, seed, workers or os.cpu_count() or 1)
    show(weighed, folder, language)
    if chart is not None:
        draw(chart, weighed, folder, language)


def _examine(folder: Path, language: str) -> None:
    """Tell what is wrong in a set as `velkahra hammer check` does; then it is not played."""
    from velkahra.core import registry

    found = registry.examiner("hammer")(folder, language)
    if not found.errors:
        return
    for error in found.errors:
        print(error)
    print(f"{found.summary}: fix these errors first")
    raise typer.Exit(1)


def measure(folder: Path | None, games: int, rounds: int, seed: int, workers: int) -> Weighed:
    """Play camps and sum them up, with progress on the terminal."""
    from rich.progress import Progress

    from velkahra.bots import weighing
    from velkahra.core import registry

    scales = registry.scales("hammer")
    with _offered(folder) as cards, Progress(transient=True) as progress:
        series = weighing.Series("hammer", games, rounds, cards, seed=seed)
        bar = progress.add_task(f"{games} camps of {rounds} rounds", total=games)
        apart = max(2, workers) if folder is not None else workers
        outcomes = weighing.play(series, apart, lambda done: progress.update(bar, completed=done))
    return weighing.weigh(outcomes, rounds, scales.owners(folder))


@contextmanager
def _offered(folder: Path | None) -> Iterator[str]:
    """Offer a set to the processes that play, which read their cards once; give its name."""
    from velkahra.core import registry
    from velkahra.core.cards import FOLDER

    if folder is None:
        yield ""
        return
    before = os.environ.get(FOLDER)
    with TemporaryDirectory() as home:
        kept = registry.keeper("hammer")(folder, Path(home) / "hammer")
        os.environ[FOLDER] = home
        try:
            yield kept.name
        finally:
            del os.environ[FOLDER]
            if before is not None:
                os.environ[FOLDER] = before


def show(weighed: Weighed, folder: Path | None, language: str) -> None:
    """Print both tables."""
    from rich.console import Console

    from velkahra.core import registry

    names = registry.scales("hammer").names(folder, language)
    console = Console()
    console.width = WIDTH
    console.print(_sides(weighed, names))
    when = f", in round {weighed.decided_in:.1f} on average" if weighed.decided else ""
    console.print(f"T. H. was found in {100 * weighed.decided:.1f}% of the camps{when}.")
    sure = [card for card in weighed.cards if card.edge.is_sure()]
    if not sure:
        console.print("No card has a clear link to winning or losing in this many camps.")
        return
    console.print(_cards(_ends(sure), names))
    console.print("A winning team plays more cards anyway, so a card need not be the cause.")


def _ends(cards: list[Card]) -> list[Card]:
    """Keep the best and the worst where there are many."""
    return cards if len(cards) <= 2 * MOST_CARDS else cards[:MOST_CARDS] + cards[-MOST_CARDS:]


def _sides(weighed: Weighed, names: Mapping[str, str]) -> "Table":
    from rich.table import Table

    camps = "camp" if weighed.games == 1 else "camps"
    table = Table(title=f"{weighed.games} {camps} of {weighed.rounds} rounds, played by bots")
    table.add_column("power")
    for heading in ("camps won", "95% from", "to", "pieces at the end"):
        table.add_column(heading, justify="right")
    for side in weighed.sides:
        table.add_row(names[side.name], *_percent(side.wins), f"{side.pieces:.1f}")
    return table


def _cards(cards: list[Card], names: Mapping[str, str]) -> "Table":
    from rich.table import Table

    table = Table(title="Cards linked to winning or losing")
    table.add_column("card", no_wrap=True, max_width=34)
    headings = ("played", "won", "not", "won", "more", "95% from", "to")
    for heading in headings:
        table.add_column(heading, justify="right")
    for card in cards:
        figures = [str(card.games), f"{100 * card.wins:.0f}%"]
        figures += [str(card.others), f"{100 * card.without:.0f}%"]
        edge = card.edge
        points = [f"{100 * part:+.0f}" for part in (edge.value, edge.low, edge.high)]
        table.add_row(names[card.name], *figures, *points)
    return table


def _percent(rate: Rate) -> list[str]:
    return [f"{100 * part:.1f}%" for part in (rate.value, rate.low, rate.high)]


def draw(chart: Path, weighed: Weighed, folder: Path | None, language: str) -> None:
    """Draw the figures into a file."""
    from velkahra.cli.files import save_chart
    from velkahra.core import registry

    save_chart(chart, registry.scales("hammer").chart(weighed, folder, language))
