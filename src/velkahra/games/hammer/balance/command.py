"""`velkahra hammer balance`: how even a set of cards is when bots play it."""

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Annotated, Final

import typer

from velkahra.cli.arguments import AsJson, languages
from velkahra.core.balance import Card, Weighed

if TYPE_CHECKING:
    from velkahra.cli.showing import Table

STOPPED: Final = 130  # exit code after Ctrl-C
MOST_CARDS: Final = 10

Say = Callable[..., str]
"""Gives a sentence or a heading in the language of the report."""


Folder = Annotated[
    Path | None, typer.Argument(help="Folder with a card set. Default: the built-in set.")
]
Language = Annotated[
    str,
    typer.Option(help="Language: cs, pl or en. Default: the terminal's.", autocompletion=languages),
]


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
    json: AsJson = False,
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
    show(weighed, folder, language, json)
    if chart is not None:
        draw(chart, weighed, folder, language, json)


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
    from velkahra.bots import balance
    from velkahra.cli import showing
    from velkahra.games.hammer.balance.series import SCALES

    with _offered(folder) as cards, showing.progress() as progress:
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


def show(weighed: Weighed, folder: Path | None, language: str, as_json: bool = False) -> None:
    """Print the tables of powers and cards; `folder` is the set of cards, None the built-in one.

    The JSON has all cards, the tables those that surely help or harm most.
    """
    from velkahra.cli import showing
    from velkahra.games.hammer.balance.series import SCALES

    names, say = SCALES.names(folder, language), partial(SCALES.text, language)
    sides = _sides(weighed, names, say)
    if as_json:
        cards = _cards(weighed.cards, names, say)
        showing.show_json({"powers": sides.objects(), "cards": cards.objects()})
        return
    showing.show(sides)
    share, mean = _tenths(100 * weighed.decided, say), _tenths(weighed.decided_in, say)
    print(say("found" if weighed.decided else "never-found", share=share, round=mean))
    sure = [card for card in weighed.cards if card.edge.is_sure()]
    if not sure:
        print(say("no-card"))
        return
    if len(sure) > 2 * MOST_CARDS:
        sure = sure[:MOST_CARDS] + sure[-MOST_CARDS:]
    showing.show(_cards(sure, names, say))
    print(say("note"))


def _sides(weighed: Weighed, names: Mapping[str, str], say: Say) -> "Table":
    from velkahra.cli.showing import Column, Table

    def percent(value: float) -> str:
        return say("percent", value=_tenths(100 * value, say))

    columns = [Column(say("head-power"), "power")]
    columns += [Column(say(f"head-{key}"), key, percent, True) for key in ("camps", "from", "to")]
    columns.append(Column(say("head-pieces"), "pieces", lambda mean: _tenths(mean, say), True))
    rows = [
        (names[side.name], side.wins.value, side.wins.low, side.wins.high, side.pieces)
        for side in weighed.sides
    ]
    return Table(say("title", games=weighed.games, rounds=weighed.rounds), columns, rows)


def _cards(cards: Sequence[Card], names: Mapping[str, str], say: Say) -> "Table":
    from velkahra.cli.showing import Column, Table, number

    def percent(value: float) -> str:
        return say("percent", value=f"{100 * value:.0f}")

    def points(value: float) -> str:
        return f"{100 * value:+.0f}"

    columns = [
        Column(say("head-card"), "card"),
        number(say("head-played"), "played"),
        Column(say("head-won"), "won", percent, True),
        number(say("head-not"), "not"),
        Column(say("head-won"), "won_without", percent, True),
        *(Column(say(f"head-{key}"), key, points, True) for key in ("more", "from", "to")),
    ]
    rows = [
        (
            *(names[card.name], card.games, card.wins, card.others, card.without),
            *(card.edge.value, card.edge.low, card.edge.high),
        )
        for card in cards
    ]
    return Table(say("cards-title"), columns, rows)


def _tenths(value: float, say: Say) -> str:
    """Return a number with one decimal, with the decimal point of the language."""
    return f"{value:.1f}".replace(".", say("point"))


def draw(
    chart: Path, weighed: Weighed, folder: Path | None, language: str, as_json: bool = False
) -> None:
    """Write the chart to a file, as PNG or SVG by its ending; `folder` is as in `show`."""
    from velkahra.cli.files import save_chart
    from velkahra.games.hammer.balance.series import SCALES

    save_chart(chart, SCALES.chart(weighed, folder, language), as_json)
