"""Shows a series of games between bots as a table and a chart, with progress while it runs."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, Task, TextColumn
from rich.progress import ProgressColumn as Column
from rich.table import Table
from rich.text import Text

from velkahra.bots import arena
from velkahra.cli.contest_chart import chart
from velkahra.cli.files import check_chart, save_chart

STOPPED = 130  # exit code after Ctrl-C


def contest(
    series: arena.Series,
    games: int,
    crew: arena.GameCrew,
    width: float = 0.0,
    out: Path | None = None,
    plot: Path | None = None,
    any_program: bool = False,
) -> None:
    """Play a series with one bot per seat, and print the results so far even after Ctrl-C.

    The arguments are those of `arena.play_on`; results go to `out` and the chart to `plot`.
    """
    check_chart(plot)
    with arena.Results(series, out, any_program) as results:
        if results.torn:
            _say_torn(out)
        try:
            with progress_bar(series) as report:
                result = arena.play_on(results, games, crew, width, report)
        except KeyboardInterrupt:
            _stopped(series, results, out)
            raise typer.Exit(STOPPED) from None
    _show(series, result, plot)


def merged(files: list[Path], plot: Path | None, any_program: bool) -> None:
    """Print the summary of several result files."""
    check_chart(plot)
    series, games = arena.merge(files, any_program)
    for path in files:
        if arena.read(path).torn:
            _say_torn(path)
    _show(series, arena.sum_up(games), plot)


def _say_torn(path: Path | None) -> None:
    print(f"{path}: dropped the incomplete last line")


def _stopped(series: arena.Series, results: arena.Results, out: Path | None) -> None:
    if results.games:
        _show(series, arena.sum_up(results.games.values()), None)
    kept = (
        f"run the same command again to continue {out}"
        if out
        else "use --out to be able to continue"
    )
    print(f"stopped after {len(results.games)} games; {kept}")


def _show(series: arena.Series, result: arena.ArenaResult, plot: Path | None) -> None:
    title = f"{series.game}: {result.games} games of {result.plies:.0f} plies"
    headings, *rows = result.table()
    table = Table(title=title)
    for number, heading in enumerate(headings):
        table.add_column(
            heading, justify="right" if number else "left", overflow="fold", no_wrap=number > 0
        )
    for row in rows:
        table.add_row(*row)
    Console().print(table)
    if result.endless:
        print(f"{result.endless} of the games did not end; they count as a draw between all seats")
    if plot is not None:
        save_chart(plot, chart(f"{series.game}: {result.games} games", result.rows))


@contextmanager
def progress_bar(series: arena.Series) -> Iterator[arena.Progress]:
    """Show how far a series is, its rate, and the time left."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Pace())
    with Progress(*columns, transient=True) as progress:
        bar = progress.add_task(f"{series.game}: {', '.join(series.bots)}", total=None, before=None)

        def report(done: int, games: int) -> None:
            begun = progress.tasks[bar].fields["before"]
            before = done if begun is None else begun
            progress.update(bar, completed=done, total=games, before=before)

        yield report


class Pace(Column):
    """The rate since the start, not counting games from a file, and the time left."""

    def render(self, task: Task) -> Text:
        """Return the rate and the time left, see `pace`; nothing before the first game."""
        played = task.completed - (task.fields["before"] or 0)
        if not played or not task.elapsed:
            return Text("")
        return Text(pace(played / task.elapsed, (task.total or 0) - task.completed))


def pace(rate: float, left: float) -> str:
    """Return a rate > 0 in games per second or minute, and the time that `left` games take."""
    shown = f"{rate:.1f}/s" if rate >= 1 else f"{60 * rate:.1f}/min"
    seconds = round(max(0.0, left) / rate)
    return f"{shown}, {seconds // 3600}:{seconds // 60 % 60:02}:{seconds % 60:02} left"
