"""`velkahra count-tree`: how large the tree of a small variant is."""

from typing import TYPE_CHECKING, Final

from velkahra.cli import showing
from velkahra.core import extras, registry
from velkahra.core.contract import game, refusals

if TYPE_CHECKING:
    from velkahra.envs.counting import TreeCounts


COLUMNS: Final = (
    showing.Column("", "who"),
    showing.number("information sets", "information_sets"),
    showing.number("histories"),
)


def show_tree(game: str, name: str, limit: int, as_json: bool = False) -> None:
    """Count the tree of a small variant, or list the variants of a game if `name` is "".

    Raises: VelkahraError for a game or variant that there is not, or a tree that is too large.
    """
    title = registry.game(game)
    if not name:
        _list(title, as_json)
        return
    if limit < 1:
        raise refusals.VelkahraError(f"--limit must be 1 or more, not {limit}")
    _count(title, name, limit, as_json)


def _list(title: game.Game, as_json: bool) -> None:
    variants = title.files.small()
    if as_json:
        showing.show_json([{"name": each.name, "about": each.about} for each in variants])
        return
    for variant in variants:
        showing.say(f"{variant.name}: {variant.about}")
    if not variants:
        showing.say(f"{title.name} has no small variants")


def _count(title: game.Game, name: str, limit: int, as_json: bool) -> None:
    try:
        from velkahra.envs.counting import count_tree
    except ImportError as error:
        raise extras.missing("velkahra count-tree", error) from None
    found = count_tree(title, name, limit)
    heading = f"{title.name}, {name} (not of the rulebook)"
    showing.show(showing.Table(heading, COLUMNS, _rows(found)), as_json)
    if not as_json:
        showing.say(f"longest: {found.longest} actions; most actions of a decision: {found.widest}")


def _rows(found: "TreeCounts") -> list[tuple[str, int | None, int]]:
    counted = enumerate(zip(found.information_sets, found.decisions, strict=True))
    return [
        *((f"seat {seat} decides", sets, histories) for seat, (sets, histories) in counted),
        ("all seats", sum(found.information_sets), sum(found.decisions)),
        ("chance draws", None, found.chance),
        ("over", None, found.terminal),
    ]
