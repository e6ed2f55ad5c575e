"""Shows a series of games between bots as a table, with progress while it runs."""

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from velkahra.bots import arena
from velkahra.cli.files import options_of


def contest(
    game: str, bots: list[str], games: int, seed: int, option: list[str], workers: int
) -> None:
    """Let bots play, one per seat, and print what each achieved."""
    with Progress(transient=True) as progress:
        bar = progress.add_task(f"{game}: {', '.join(bots)}", total=games)
        result = arena.run(
            game,
            bots,
            games,
            seed,
            options_of(option),
            workers,
            lambda done, _: progress.update(bar, completed=done),
        )
    headings, *rows = result.table()
    table = Table(title=f"{game}: {result.games} games of {result.plies:.0f} plies")
    for number, heading in enumerate(headings):
        table.add_column(heading, justify="right" if number else "left")
    for row in rows:
        table.add_row(*row)
    Console().print(table)
