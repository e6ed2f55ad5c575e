"""Plugins: what a package offers as a game, as names of objects that are loaded when needed.

Nothing is imported here that takes time, because `velkahra --help` reads it. Games of other
packages are found by entry points of the group `velkahra.games`: see docs/adding-a-game.md.
"""

import warnings
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

from velkahra.core.contract.refusals import VelkahraError

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

T = TypeVar("T")

GROUP: Final = "velkahra.games"
BUILT_IN: Final = ("euphrates", "pamir", "viceroy", "hammer")


class Plugin(NamedTuple):
    """A game's offers. Objects are named as `module:object`; "" is none.

    Attributes:
        game: the `Game`, whose name is that of the plugin.
        importer: a module that reads games of other programs: `recognises` and `import_game`.
        printer: the `core.print_model.Printer`.
        balance: the `core.balance.BalanceStudy`, by which bots measure its balance.
        commands: the `typer.Typer` with the commands `velkahra <game> ...`.
        heading: the heading under which `velkahra --help` lists them.
        summary: the first sentence of their help.
    """

    game: str
    importer: str = ""
    printer: str = ""
    balance: str = ""
    commands: str = ""
    heading: str = ""
    summary: str = ""


def load(what: str, kind: type[T]) -> T:
    """Return the object that `what` names, as `module` or `module:name`.

    Raises: VelkahraError if it cannot be loaded or is of another kind.
    """
    try:
        module = import_module(what.partition(":")[0])
        found = getattr(module, what.partition(":")[2]) if ":" in what else module
    except (ImportError, AttributeError, ValueError) as error:
        raise VelkahraError(f"{what} cannot be loaded: {error}") from error
    if not isinstance(found, kind):
        raise VelkahraError(f"{what} is not a {kind.__name__}")
    return found


def built_in() -> dict[str, Plugin]:
    """Return the games that come with the program, by name."""
    return {name: load(f"velkahra.games.{name}:PLUGIN", Plugin) for name in BUILT_IN}


@cache
def outside() -> Mapping[str, Plugin]:
    """Return games of other packages by name, once; warn (RuntimeWarning) of unusable ones."""
    from importlib.metadata import entry_points

    return usable(entry_points(group=GROUP))


def usable(entries: "Iterable[EntryPoint]") -> dict[str, Plugin]:
    """Return plugins of entry points by name; warn (RuntimeWarning) of unusable ones."""
    found: dict[str, Plugin] = {}
    for entry in entries:
        try:
            if entry.name in found or entry.name in BUILT_IN:
                raise VelkahraError("there is already a game of this name")
            found[entry.name] = load(entry.value, Plugin)
        except VelkahraError as error:
            package = entry.dist.name if entry.dist else "?"
            message = f"the game {entry.name!r} of the package {package} is left out: {error}"
            warnings.warn(message, RuntimeWarning, stacklevel=2)
    return found


def plugins() -> dict[str, Plugin]:
    """Return the plugins of all installed packages by name, those of this program first."""
    return {**built_in(), **outside()}


def named(name: str) -> Plugin:
    """Return the plugin of a title. Raises: KeyError if there is none."""
    return built_in()[name] if name in BUILT_IN else outside()[name]
