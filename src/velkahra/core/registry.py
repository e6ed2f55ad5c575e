"""The titles that can be played. The only module that imports games."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Final

from velkahra.core.cards import Examination
from velkahra.core.game import Game, Options
from velkahra.core.paper import Printer
from velkahra.core.refusals import VelkahraError
from velkahra.core.scales import Scales

if TYPE_CHECKING:
    from velkahra.core.play import Play

GROUP: Final = "velkahra.games"
"""The group of entry points by which installed packages offer games."""

_HOMES: Final = {
    "euphrates": "velkahra.games.euphrates.game",
    "pamir": "velkahra.games.pamir.game",
    "viceroy": "velkahra.games.viceroy.game",
    "hammer": "velkahra.games.hammer.game",
}
_CARDS: Final = {
    "hammer": "velkahra.games.hammer.cards.card_set",
}
_PRINTERS: Final = {
    "hammer": "velkahra.games.hammer.press.printing",
}
_CARRIERS: Final = {
    "hammer": "velkahra.games.hammer.carrying",
}
_SCALES: Final = {
    "hammer": "velkahra.games.hammer.balance.series",
}
_IMPORTERS: Final = {
    "euphrates": "velkahra.games.euphrates.importing",
    "pamir": "velkahra.games.pamir.importing",
}
_extra: Final[dict[str, Game]] = {}


def names() -> list[str]:
    """List the games: those of this package, of others that are installed, and registered ones."""
    return [*dict.fromkeys((*_HOMES, *_installed(), *_extra))]


@cache
def _installed() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}


def game(name: str) -> Game:
    """Find a game. Raises: VelkahraError, listing the games there are."""
    if name in _extra:
        return _extra[name]
    if name in _HOMES:
        found: Game = import_module(_HOMES[name]).GAME
        return found
    if name not in _installed():
        raise VelkahraError(f"unknown game {name!r}; choose from {', '.join(names())}")
    point = _installed()[name]
    installed = _extra[name] = point.load()
    if not isinstance(installed, Game) or installed.name != name:
        raise VelkahraError(f"{point.value} is not the game {name!r}")
    return installed


def upgraded(name: str, rules: int, options: Options) -> tuple[int, Options]:
    """Say under which rules, with which options, a stored game goes on: see `Game.upgraded`.

    A game that this program does not have, or whose options it does not know, stays as it is.
    """
    try:
        return game(name).upgraded(rules, options)
    except VelkahraError:
        return rules, options


def examiner(name: str) -> Callable[[Path | None, str], Examination]:
    """Find what examines a folder of a title's card files, its own ones if none is given.

    It is told in which language it shall say what is wrong.

    Raises: VelkahraError, listing the titles whose cards are files.
    """
    if name not in _CARDS:
        raise VelkahraError(f"{name!r} has no card files: {', '.join(_CARDS)} has")
    found: Callable[[Path | None, str], Examination] = import_module(_CARDS[name]).examination
    return found


def keeper(name: str) -> Callable[[Path, Path], Path]:
    """Find what copies a folder of a title's card files to where tables find it.

    Raises: VelkahraError, listing the titles whose cards are files.
    """
    if name not in _CARDS:
        raise VelkahraError(f"{name!r} has no card files: {', '.join(_CARDS)} has")
    found: Callable[[Path, Path], Path] = import_module(_CARDS[name]).keep
    return found


def packer(name: str) -> Callable[[bytes, "Play"], bytes]:
    """Find what puts a record of a title and its card files into one file.

    Raises: VelkahraError, listing the titles whose records have something to take along.
    """
    found: Callable[[bytes, Play], bytes] = _carrier(name).packed
    return found


def key_writer(name: str) -> Callable[["Play"], str]:
    """Find what writes down the puzzle of a played game, so that it can be printed.

    Raises: VelkahraError, listing the titles whose records have something to take along.
    """
    found: Callable[[Play], str] = _carrier(name).key_of
    return found


def _carrier(name: str) -> ModuleType:
    if name not in _CARRIERS:
        raise VelkahraError(f"{name!r} takes nothing along: {', '.join(_CARRIERS)} does")
    return import_module(_CARRIERS[name])


def printers() -> list[str]:
    """List the titles that have something to print."""
    return list(_PRINTERS)


def printer(name: str) -> Printer:
    """Find what prints for a title, whether or not it can be played at a table yet.

    Raises: VelkahraError, listing the titles that have something to print.
    """
    if name not in _PRINTERS:
        raise VelkahraError(f"{name!r} has nothing to print: {', '.join(_PRINTERS)} has")
    found: Printer = import_module(_PRINTERS[name]).PRINTER
    return found


def scales(name: str) -> Scales:
    """Find what measures the balance of a title.

    Raises: VelkahraError, listing the titles whose balance can be measured.
    """
    if name not in _SCALES:
        raise VelkahraError(f"{name!r} cannot be weighed: {', '.join(_SCALES)} can")
    found: Scales = import_module(_SCALES[name]).SCALES
    return found


def importers() -> list[str]:
    """List the titles that read games of other programs."""
    return list(_IMPORTERS)


def imported_title(text: str) -> str:
    """Find which title's game a file of another program looks like.

    Raises: VelkahraError, listing the titles that read such files.
    """
    for name, home in _IMPORTERS.items():
        if import_module(home).recognises(text):
            return name
    raise VelkahraError(f"this is no game that {' or '.join(_IMPORTERS)} can read")


def importer(name: str) -> "Callable[[Game, str], Play]":
    """Find what plays a file of another program here.

    Raises: VelkahraError, listing the titles that read such files.
    """
    if name not in _IMPORTERS:
        raise VelkahraError(f"{name!r} reads no other files: {' and '.join(_IMPORTERS)} do")
    found: Callable[[Game, str], Play] = import_module(_IMPORTERS[name]).import_game
    return found


def register(title: Game) -> None:
    """Add a game from outside the package. Raises: VelkahraError if the name is taken."""
    if title.name in names():
        raise VelkahraError(f"there is already a game called {title.name!r}")
    _extra[title.name] = title
