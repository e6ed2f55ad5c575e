"""`velkahra dataset`: writes games between bots as data, with progress while it runs."""

from pathlib import Path

import typer

from velkahra.bots.arena import Crew
from velkahra.cli.contest import STOPPED, progress_bar
from velkahra.envs.dataset import Settings, Written, write


def collect(folder: Path, settings: Settings, games: int, crew: Crew[Written]) -> None:
    """Write a data set, or continue one, and print its counts; see `dataset.write`."""
    try:
        with progress_bar(settings.series) as report:
            counts = write(folder, settings, games, crew, report)
    except KeyboardInterrupt:
        print(f"stopped; run the same command again to continue {folder}")
        raise typer.Exit(STOPPED) from None
    print(f"{folder}: {counts.games} games, {counts.decisions} decisions")
