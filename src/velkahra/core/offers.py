"""Offers of games besides play: printing, balance studies, reading files of other programs."""

from collections.abc import Callable
from types import ModuleType

from velkahra.core import plugin
from velkahra.core.balance import BalanceStudy
from velkahra.core.contract.game import Game
from velkahra.core.contract.refusals import VelkahraError
from velkahra.core.play.play import Play
from velkahra.core.print_model import Printer


def printers() -> list[str]:
    """List the titles that have something to print."""
    return _offering("printer")


def printer(name: str) -> Printer:
    """Return the printer of a game, even of one that cannot be played at a table yet.

    Raises: VelkahraError, listing the titles that have something to print.
    """
    what = _offered(name, "printer", "has nothing to print", "has")
    return plugin.load(what, Printer)  # type: ignore[type-abstract]


def balance_study(name: str) -> BalanceStudy:
    """Return the balance study of a game.

    Raises: VelkahraError, listing the titles whose balance can be measured.
    """
    what = _offered(name, "balance", "cannot be weighed", "can")
    return plugin.load(what, BalanceStudy)  # type: ignore[type-abstract]


def importers() -> list[str]:
    """List the titles that read games of other programs."""
    return _offering("importer")


def imported_title(text: str) -> str:
    """Return the name of the game whose importer recognises a file of another program.

    Raises: VelkahraError, listing the titles that read such files.
    """
    for name in importers():
        if plugin.load(plugin.named(name).importer, ModuleType).recognises(text):
            return name
    raise VelkahraError(f"this is not a game that {' or '.join(importers())} can read")


def importer(name: str) -> Callable[[Game, str], Play]:
    """Return the function that turns a file of another program into a play.

    Raises: VelkahraError, listing the titles that read such files.
    """
    what = _offered(name, "importer", "reads no other files", "do")
    found: Callable[[Game, str], Play] = plugin.load(what, ModuleType).import_game
    return found


def _offering(what: str) -> list[str]:
    return [name for name, found in plugin.plugins().items() if getattr(found, what)]


def _offered(name: str, what: str, lack: str, have: str) -> str:
    """Return an object that a game's plugin names. Raises: VelkahraError if it names none."""
    titles = _offering(what)
    if name not in titles:
        raise VelkahraError(f"{name!r} {lack}: {', '.join(titles)} {have}")
    found: str = getattr(plugin.named(name), what)
    return found
