"""`velkahra count-tree`: how large the tree of a small variant is."""

from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table

from velkahra.core import extras, registry
from velkahra.core.contract.game import Game
from velkahra.core.contract.refusals import VelkahraError

if TYPE_CHECKING:
    from velkahra.envs.counting import TreeCounts


def show_tree(game: str, name: str, limit: int) -> None:
    """Count the tree of a small variant, or list the variants of a game if `name` is "".

    Raises: VelkahraError for a game or variant that there is not, or a tree that is too large.
    """
    title = registry.game(game)
    if not name:
        _list(title)
        return
    if limit < 1:
        raise VelkahraError(f"--limit must be 1 or more, not {limit}")
    _count(title, name, limit)


def _list(title: Game) -> None:
    console = Console(highlight=False)
    for variant in title.files.small():
        console.print(f"{variant.name}: {variant.about}", soft_wrap=True)
    if not title.files.small():
        console.print(f"{title.name} has no small variants")


def _count(title: Game, name: str, limit: int) -> None:
    try:
        from velkahra.envs.counting import count_tree
    except ImportError as error:
        raise extras.missing("velkahra count-tree", error) from None
    found = count_tree(title, name, limit)
    console = Console(highlight=False)
    console.print(f"{title.name}, {name} (not of the rulebook)")
    console.print(_table(found))
    console.print(f"longest: {found.longest} actions; most actions of a decision: {found.widest}")


def _table(found: "TreeCounts") -> Table:
    table = Table(box=None)
    table.add_column("")
    table.add_column("information sets", justify="right")
    table.add_column("histories", justify="right")
    counted = zip(found.information_sets, found.decisions, strict=True)
    for seat, (sets, histories) in enumerate(counted):
        table.add_row(f"seat {seat} decides", f"{sets:,}", f"{histories:,}")
    table.add_row("all seats", f"{sum(found.information_sets):,}", f"{sum(found.decisions):,}")
    table.add_row("chance draws", "", f"{found.chance:,}")
    table.add_row("over", "", f"{found.terminal:,}")
    return table
