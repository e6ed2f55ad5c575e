"""Shows a series of games between bots as a table and a chart, with progress while it runs."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import typer
from rich.progress import BarColumn, MofNCompleteColumn, ProgressColumn, Task, TextColumn
from rich.text import Text

from velkahra.bots import arena
from velkahra.cli import showing
from velkahra.cli.contest_chart import chart
from velkahra.cli.files import check_chart, save_chart

STOPPED = 130  # exit code after Ctrl-C
COLUMNS = (
    showing.Column("bot"),
    showing.number("games"),
    showing.number("victories", "share", ".1%"),
    showing.Column("95%", "interval", lambda ends: "{:.1%} to {:.1%}".format(*ends), right=True),
    showing.Column("rating", form=lambda ends: "{:.1f} ± {:.1f}".format(*ends), right=True),
    showing.number("ms mean", "mean_ms", ".2f"),
    showing.number("ms max", "longest_ms", ".1f"),
)


def contest(
    series: arena.Series,
    games: int,
    crew: arena.GameCrew,
    width: float = 0.0,
    out: Path | None = None,
    plot: Path | None = None,
    any_program: bool = False,
    as_json: bool = False,
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
    _show(series, result, plot, as_json)


def merged(files: list[Path], plot: Path | None, any_program: bool, as_json: bool = False) -> None:
    """Print the summary of several result files."""
    check_chart(plot)
    series, games = arena.merge(files, any_program)
    for path in files:
        if arena.read(path).torn:
            _say_torn(path)
    _show(series, arena.sum_up(games), plot, as_json)


def _say_torn(path: Path | None) -> None:
    print(f"{path}: dropped the incomplete last line", file=sys.stderr)


def _stopped(series: arena.Series, results: arena.Results, out: Path | None) -> None:
    if results.games:
        _show(series, arena.sum_up(results.games.values()), None)
    kept = (
        f"run the same command again to continue {out}"
        if out
        else "use --out to be able to continue"
    )
    print(f"stopped after {len(results.games)} games; {kept}")


def _show(
    series: arena.Series, result: arena.ArenaResult, plot: Path | None, as_json: bool = False
) -> None:
    title = f"{series.game}: {result.games} games of {result.plies:.0f} plies"
    showing.show(showing.Table(title, COLUMNS, [_cells(row) for row in result.rows]), as_json)
    if result.endless:
        note = "of the games did not end; they count as a draw between all seats"
        print(f"{result.endless} {note}", file=sys.stderr)
    if plot is not None:
        save_chart(plot, chart(f"{series.game}: {result.games} games", result.rows), as_json)


def _cells(row: arena.Row) -> tuple[object, ...]:
    rating = row.rating.strength, 2 * row.rating.deviation
    interval = row.low, row.high
    return row.name, row.games, row.share, interval, rating, 1000 * row.mean, 1000 * row.longest


@contextmanager
def progress_bar(series: arena.Series) -> Iterator[arena.Progress]:
    """Show how far a series is, its rate, and the time left."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Pace())
    with showing.progress(*columns) as progress:
        bar = progress.add_task(f"{series.game}: {', '.join(series.bots)}", total=None, before=None)

        def report(done: int, games: int) -> None:
            begun = progress.tasks[bar].fields["before"]
            before = done if begun is None else begun
            progress.update(bar, completed=done, total=games, before=before)

        yield report


class Pace(ProgressColumn):
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
