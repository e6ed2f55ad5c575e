"""`velkahra learn`: learns values, shows how far it is, and draws how the loss fell."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import typer
from rich.progress import BarColumn, MofNCompleteColumn, TaskID, TextColumn, TimeRemainingColumn

from velkahra.bots import learning, processes, values
from velkahra.cli import contest, learning_chart, showing
from velkahra.core import files, registry


def learn(
    folder: Path,
    settings: learning.Settings,
    generations: int,
    workers: int,
    commit: str,
    ray: bool,
) -> None:
    """Learn in a folder, or go on, and print each generation. Raises: VelkahraError."""
    workers = processes.worker_count(workers)
    try:
        with _progress() as report:
            about = generations, workers, commit, report, ray
            found = learning.learn(folder, settings, *about)
    except KeyboardInterrupt:
        print(f"stopped; run the same command again to continue {folder}")
        raise typer.Exit(contest.STOPPED) from None
    _show(settings.game, settings.seats, folder, found)


def _show(game: str, seats: int, folder: Path, found: Sequence[learning.Generation]) -> None:
    for one in found:
        loss = f"loss {one.record.curve[-1]:.4f}, by hand {one.record.hand_made:.4f}"
        verdict = "better" if one.is_better else "not shown to be better"
        print(f"generation {one.number}: {loss}; {one.record.match}: {verdict}")
    better = [one for one in found if one.is_better]
    if better:
        print(f"to use it, copy {better[-1].path} to {values.path_for(registry.game(game), seats)}")
    picture = folder / "curve.svg"
    title = f"{game}, {seats} seats: learned values"
    files.write_whole(picture, learning_chart.chart(title, [one.record for one in found]).encode())
    print(picture)


@contextmanager
def _progress() -> Iterator[learning.Progress]:
    """Show the current task, its progress, and the time left."""
    columns = (
        *(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn()),
        TimeRemainingColumn(),
    )
    with showing.progress(*columns) as progress:
        bars: dict[str, TaskID] = {}

        def report(what: str, done: int, total: int) -> None:
            if what not in bars:
                bars[what] = progress.add_task(what, total=total)
            progress.update(bars[what], completed=done, total=total)

        yield report
