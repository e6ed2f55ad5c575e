"""The titles that can be played, by name: those of the program, and those of other packages."""

import copyreg
from typing import Any, Final

from velkahra.core import plugin
from velkahra.core.contract.game import Game
from velkahra.core.contract.options import Options
from velkahra.core.contract.refusals import VelkahraError

_extra: Final[dict[str, Game]] = {}


def names() -> list[str]:
    """List the registered games."""
    return [*plugin.BUILT_IN, *plugin.outside(), *_extra]


def game(name: str) -> Game:
    """Return a game by its name. Raises: VelkahraError, listing the games, or naming the fault."""
    if name in _extra:
        return _extra[name]
    if name not in plugin.BUILT_IN and name not in plugin.outside():
        raise VelkahraError(f"unknown game {name!r}; choose from {', '.join(names())}")
    what = plugin.named(name).game
    found = plugin.load(what, Game)  # type: ignore[type-abstract]
    if found.name != name:
        raise VelkahraError(f"{what} calls itself {found.name!r}, not {name!r}")
    copyreg.pickle(type(found), _reduced)
    return found


def upgraded(name: str, rules: int, options: Options) -> tuple[int, Options]:
    """Return today's version and options of a stored game (`Game.upgraded`), unknown ones as is."""
    try:
        return game(name).upgraded(rules, options)
    except VelkahraError:
        return rules, options


def register(title: Game) -> None:
    """Add a game to this process, not to workers. Raises: VelkahraError if the name is taken."""
    if title.name in names():
        raise VelkahraError(f"there is already a game called {title.name!r}")
    copyreg.pickle(type(title), _reduced)
    _extra[title.name] = title


def _reduced(title: Game) -> tuple[Any, ...]:
    """Return what `pickle` keeps of a game: its name."""
    return game, (title.name,)
