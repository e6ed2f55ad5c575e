"""`velkahra hammer balance`: how even a set of cards is when bots play it."""

import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Annotated, Final

import typer

from velkahra.core.balance import Card, Weighed

if TYPE_CHECKING:
    from rich.table import Table

STOPPED: Final = 130  # exit code after Ctrl-C
MOST_CARDS: Final = 10
WIDTH: Final = 100

Say = Callable[..., str]
"""Gives a sentence or a heading in the language of the report."""


Folder = Annotated[
    Path | None, typer.Argument(help="Folder with a card set. Default: the built-in set.")
]
Language = Annotated[str, typer.Option(help="Language: cs, pl or en. Default: the terminal's.")]


def balance(
    folder: Folder = None,
    games: Annotated[int, typer.Option(help="Number of camps to play.")] = 300,
    rounds: Annotated[int, typer.Option(help="Rounds of a camp, 5 to 14.")] = 10,
    seed: Annotated[
        int, typer.Option("--seed", help="Random seed; the same seed repeats the run.")
    ] = 1,
    chart: Annotated[Path | None, typer.Option(help="Write a chart as .svg or .png.")] = None,
    language: Language = "",
    workers: Annotated[int, typer.Option(help="Number of processes; 0 for one per CPU core.")] = 0,
    out: Annotated[
        Path | None, typer.Option(help="Write camps to a file; run again to continue it.")
    ] = None,
) -> None:
    """Play camps with bots, and report how often each power wins and which cards help."""
    from velkahra.bots.processes import worker_count
    from velkahra.cli.files import check_chart, check_language, terminal_language

    language = language or terminal_language()
    check_language(language)
    check_chart(chart)
    if folder is not None:
        _examine(folder, language)
    weighed = measure(folder, games, rounds, seed, worker_count(workers), language, out)
    show(weighed, folder, language)
    if chart is not None:
        draw(chart, weighed, folder, language)


def _examine(folder: Path, language: str) -> None:
    """Print the errors of a set, as `velkahra hammer check` does. Raises: typer.Exit if any."""
    from velkahra.cli.showing import say
    from velkahra.games.hammer.balance.series import SCALES
    from velkahra.games.hammer.cards.card_set import examination

    found = examination(folder, language)
    if not found.errors:
        return
    for error in found.errors:
        say(error)
    print(SCALES.text(language, "first", summary=found.summary))
    raise typer.Exit(1)


def measure(
    folder: Path | None,
    games: int,
    rounds: int,
    seed: int,
    workers: int,
    language: str,
    out: Path | None = None,
) -> Weighed:
    """Return the summary of camps played by bots, with progress on the terminal.

    `folder` is None for the built-in set; `out` keeps camps, which are not played again.
    """
    from rich.progress import Progress

    from velkahra.bots import balance
    from velkahra.games.hammer.balance.series import SCALES

    with _offered(folder) as cards, Progress(transient=True) as progress:
        series = balance.Series("hammer", games, rounds, cards, seed=seed)
        bar = progress.add_task(
            SCALES.text(language, "title", games=games, rounds=rounds), total=games
        )
        apart = max(2, workers) if folder is not None else workers
        try:
            outcomes = balance.play(
                series, apart, lambda done: progress.update(bar, completed=done), out
            )
        except KeyboardInterrupt:
            progress.stop()
            print(SCALES.text(language, "stopped-kept" if out else "stopped", file=str(out)))
            raise typer.Exit(STOPPED) from None
    return balance.weigh(outcomes, rounds, SCALES.owners(folder))


@contextmanager
def _offered(folder: Path | None) -> Iterator[str]:
    """Offer a set to the worker processes, which read their cards once; yield its name."""
    from velkahra.core.contract.cards import FOLDER
    from velkahra.games.hammer.cards.card_set import keep

    if folder is None:
        yield ""
        return
    before = os.environ.get(FOLDER)
    with TemporaryDirectory() as home:
        kept = keep(folder, Path(home) / "hammer")
        os.environ[FOLDER] = home
        try:
            yield kept.name
        finally:
            del os.environ[FOLDER]
            if before is not None:
                os.environ[FOLDER] = before


def show(weighed: Weighed, folder: Path | None, language: str) -> None:
    """Print the tables of powers and cards; `folder` is the set of cards, None the built-in one."""
    from rich.console import Console

    from velkahra.games.hammer.balance.series import SCALES

    names, say = SCALES.names(folder, language), partial(SCALES.text, language)
    console = Console()
    console.width = WIDTH
    console.print(_sides(weighed, names, say))
    share, mean = _tenths(100 * weighed.decided, say), _tenths(weighed.decided_in, say)
    key = "found" if weighed.decided else "never-found"
    console.print(say(key, share=share, round=mean))
    sure = [card for card in weighed.cards if card.edge.is_sure()]
    if not sure:
        console.print(say("no-card"))
        return
    if len(sure) > 2 * MOST_CARDS:
        sure = sure[:MOST_CARDS] + sure[-MOST_CARDS:]
    console.print(_cards(sure, names, say))
    console.print(say("note"))


def _sides(weighed: Weighed, names: Mapping[str, str], say: Say) -> "Table":
    from rich.table import Table

    table = Table(title=say("title", games=weighed.games, rounds=weighed.rounds))
    table.add_column(say("head-power"))
    for heading in ("camps", "from", "to", "pieces"):
        table.add_column(say(f"head-{heading}"), justify="right")
    for side in weighed.sides:
        rates = (side.wins.value, side.wins.low, side.wins.high)
        shares = [say("percent", value=_tenths(100 * part, say)) for part in rates]
        table.add_row(names[side.name], *shares, _tenths(side.pieces, say))
    return table


def _cards(cards: list[Card], names: Mapping[str, str], say: Say) -> "Table":
    from rich.table import Table

    table = Table(title=say("cards-title"))
    table.add_column(say("head-card"), no_wrap=True, max_width=34)
    for heading in ("played", "won", "not", "won", "more", "from", "to"):
        table.add_column(say(f"head-{heading}"), justify="right")
    for card in cards:
        figures = [str(card.games), say("percent", value=f"{100 * card.wins:.0f}")]
        figures += [str(card.others), say("percent", value=f"{100 * card.without:.0f}")]
        edge = card.edge
        points = [f"{100 * part:+.0f}" for part in (edge.value, edge.low, edge.high)]
        table.add_row(names[card.name], *figures, *points)
    return table


def _tenths(value: float, say: Say) -> str:
    """Return a number with one decimal, with the decimal point of the language."""
    return f"{value:.1f}".replace(".", say("point"))


def draw(chart: Path, weighed: Weighed, folder: Path | None, language: str) -> None:
    """Write the chart to a file, as PNG or SVG by its ending; `folder` is as in `show`."""
    from velkahra.cli.files import save_chart
    from velkahra.games.hammer.balance.series import SCALES

    save_chart(chart, SCALES.chart(weighed, folder, language))
