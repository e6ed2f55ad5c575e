"""The titles that can be played, by name: those of the program, and those of other packages."""

from collections.abc import Callable
from types import ModuleType
from typing import TYPE_CHECKING, Final

from velkahra.core import plugin
from velkahra.core.contract.game import Game
from velkahra.core.contract.options import Options
from velkahra.core.paper import Printer
from velkahra.core.refusals import VelkahraError
from velkahra.core.scales import Scales

if TYPE_CHECKING:
    from velkahra.core.play import Play

_extra: Final[dict[str, Game]] = {}


def names() -> list[str]:
    """List the registered games."""
    return [*plugin.BUILT_IN, *plugin.outside(), *_extra]


def game(name: str) -> Game:
    """Find a game.

    Raises: VelkahraError, listing the games there are, or saying why it cannot be loaded.
    """
    if name in _extra:
        return _extra[name]
    if name not in plugin.BUILT_IN and name not in plugin.outside():
        raise VelkahraError(f"unknown game {name!r}; choose from {', '.join(names())}")
    what = _plugin(name).game
    found = plugin.load(what, Game)  # type: ignore[type-abstract]
    if found.name != name:
        raise VelkahraError(f"{what} calls itself {found.name!r}, not {name!r}")
    return found


def upgraded(name: str, rules: int, options: Options) -> tuple[int, Options]:
    """Say under which rules, with which options, a stored game goes on: see `Game.upgraded`.

    A game that this program does not have, or whose options it does not know, stays as it is.
    """
    try:
        return game(name).upgraded(rules, options)
    except VelkahraError:
        return rules, options


def printers() -> list[str]:
    """List the titles that have something to print."""
    return _offering("printer")


def printer(name: str) -> Printer:
    """Find what prints for a title, whether or not it can be played at a table yet.

    Raises: VelkahraError, listing the titles that have something to print.
    """
    what = _offered(name, "printer", "has nothing to print", "has")
    return plugin.load(what, Printer)  # type: ignore[type-abstract]


def scales(name: str) -> Scales:
    """Find what measures the balance of a title.

    Raises: VelkahraError, listing the titles whose balance can be measured.
    """
    what = _offered(name, "scales", "cannot be weighed", "can")
    return plugin.load(what, Scales)  # type: ignore[type-abstract]


def importers() -> list[str]:
    """List the titles that read games of other programs."""
    return _offering("importer")


def imported_title(text: str) -> str:
    """Find which title's game a file of another program looks like.

    Raises: VelkahraError, listing the titles that read such files.
    """
    for name in importers():
        if plugin.load(_plugin(name).importer, ModuleType).recognises(text):
            return name
    raise VelkahraError(f"this is no game that {' or '.join(importers())} can read")


def importer(name: str) -> "Callable[[Game, str], Play]":
    """Find what plays a file of another program here.

    Raises: VelkahraError, listing the titles that read such files.
    """
    what = _offered(name, "importer", "reads no other files", "do")
    found: Callable[[Game, str], Play] = plugin.load(what, ModuleType).import_game
    return found


def register(title: Game) -> None:
    """Add a game to this process alone. Raises: VelkahraError if the name is taken.

    Worker processes do not know it; a package with an entry point is known everywhere.
    """
    if title.name in names():
        raise VelkahraError(f"there is already a game called {title.name!r}")
    _extra[title.name] = title


def _plugin(name: str) -> plugin.Plugin:
    return plugin.built_in()[name] if name in plugin.BUILT_IN else plugin.outside()[name]


def _offering(what: str) -> list[str]:
    return [name for name, found in plugin.plugins().items() if getattr(found, what)]


def _offered(name: str, what: str, lack: str, have: str) -> str:
    """Say what a title offers, as its plugin names it. Raises: VelkahraError where it lacks it."""
    titles = _offering(what)
    if name not in titles:
        raise VelkahraError(f"{name!r} {lack}: {', '.join(titles)} {have}")
    found: str = getattr(_plugin(name), what)
    return found
