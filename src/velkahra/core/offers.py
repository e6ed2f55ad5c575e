"""Offers of games besides play: printing, balance studies, reading files of other programs."""

from collections.abc import Callable
from types import ModuleType

from velkahra.core import balance, plugin, print_model
from velkahra.core.contract import game, refusals
from velkahra.core.play.play import Play


def printers() -> list[str]:
    """List the titles that have something to print."""
    return _offering("printer")


def printer(name: str) -> print_model.Printer:
    """Return a game's printer, even of one without tables. Raises: VelkahraError, listing games."""
    what = _offered(name, "printer", "has nothing to print", "has")
    return plugin.load(what, print_model.Printer)  # type: ignore[type-abstract]


def balance_study(name: str) -> balance.BalanceStudy:
    """Return the balance study of a game. Raises: VelkahraError, listing games that have one."""
    what = _offered(name, "balance", "cannot be weighed", "can")
    return plugin.load(what, balance.BalanceStudy)  # type: ignore[type-abstract]


def importers() -> list[str]:
    """List the titles that read games of other programs."""
    return _offering("importer")


def imported_title(text: str) -> str:
    """Return the game whose importer recognises a text. Raises: VelkahraError, listing games."""
    for name in importers():
        if plugin.load(plugin.named(name).importer, ModuleType).recognises(text):
            return name
    raise refusals.VelkahraError(f"this is not a game that {' or '.join(importers())} can read")


def importer(name: str) -> Callable[[game.Game, str], Play]:
    """Return the importer of a game's foreign files. Raises: VelkahraError, listing games."""
    what = _offered(name, "importer", "reads no other files", "do")
    found: Callable[[game.Game, str], Play] = plugin.load(what, ModuleType).import_game
    return found


def _offering(what: str) -> list[str]:
    return [name for name, found in plugin.plugins().items() if getattr(found, what)]


def _offered(name: str, what: str, lack: str, have: str) -> str:
    """Return an object that a game's plugin names. Raises: VelkahraError if it names none."""
    titles = _offering(what)
    if name not in titles:
        raise refusals.VelkahraError(f"{name!r} {lack}: {', '.join(titles)} {have}")
    found: str = getattr(plugin.named(name), what)
    return found
