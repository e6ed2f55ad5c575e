"""Velká hra: great games of power, ruled exactly. The small public door.

>>> import velkahra
>>> velkahra.games()
['euphrates', 'pamir', 'viceroy', 'hammer']

What it offers is loaded when it is first asked for, so importing the package costs next to nothing.
"""

import os
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, Literal, overload

if os.environ.get("VELKAHRA_INTERPRETED"):
    from velkahra import _interpreted

    _interpreted.install()

if TYPE_CHECKING:
    from velkahra.core.contract.events import OPEN, SPECTATOR, Event, Events
    from velkahra.core.contract.game import Game
    from velkahra.core.contract.refusals import (
        AmbiguousAction,
        IllegalAction,
        NotationError,
        OptionError,
        OutOfTurn,
        PositionError,
        RecordError,
        Refusal,
        StaleAction,
        UnknownAction,
        UnknownSeat,
        VelkahraError,
    )
    from velkahra.core.contract.state import CHANCE, NOBODY, State
    from velkahra.core.interpreted import InterpretedWarning, compiled
    from velkahra.core.play.dealer import Dealer, new_seed
    from velkahra.core.play.play import Play
    from velkahra.core.play.position import read_position, write_position
    from velkahra.core.play.record import Record, read_record, write_record
    from velkahra.games import Titles
    from velkahra.games.euphrates.view.model import View as EuphratesView
    from velkahra.games.hammer.view.model import View as HammerView
    from velkahra.games.pamir.view.model import View as PamirView
    from velkahra.games.viceroy.view.model import View as ViceroyView

    games: Titles

    @overload
    def game(name: Literal["euphrates"]) -> Game[Any, EuphratesView]: ...
    @overload
    def game(name: Literal["hammer"]) -> Game[Any, HammerView]: ...
    @overload
    def game(name: Literal["pamir"]) -> Game[Any, PamirView]: ...
    @overload
    def game(name: Literal["viceroy"]) -> Game[Any, ViceroyView]: ...
    @overload
    def game(name: str) -> Game: ...
    def game(name: str) -> Game:
        """Return a game by its name. Raises: VelkahraError, listing the games."""


__version__ = "0.2.0"

__all__ = [
    "CHANCE",
    "NOBODY",
    "OPEN",
    "SPECTATOR",
    "AmbiguousAction",
    "Dealer",
    "Event",
    "Events",
    "Game",
    "IllegalAction",
    "InterpretedWarning",
    "NotationError",
    "OptionError",
    "OutOfTurn",
    "Play",
    "PositionError",
    "Record",
    "RecordError",
    "Refusal",
    "StaleAction",
    "State",
    "UnknownAction",
    "UnknownSeat",
    "VelkahraError",
    "compiled",
    "game",
    "games",
    "new_seed",
    "read_position",
    "read_record",
    "write_position",
    "write_record",
]

_HOMES: Final = {
    "velkahra": ("games",),
    "velkahra.core.play.dealer": ("Dealer", "new_seed"),
    "velkahra.core.contract.events": ("OPEN", "SPECTATOR", "Event", "Events"),
    "velkahra.core.contract.game": ("Game",),
    "velkahra.core.play.play": ("Play",),
    "velkahra.core.play.position": ("read_position", "write_position"),
    "velkahra.core.play.record": ("Record", "read_record", "write_record"),
    "velkahra.core.contract.refusals": (
        "AmbiguousAction",
        "IllegalAction",
        "NotationError",
        "OptionError",
        "OutOfTurn",
        "PositionError",
        "RecordError",
        "Refusal",
        "StaleAction",
        "UnknownAction",
        "UnknownSeat",
        "VelkahraError",
    ),
    "velkahra.core.interpreted": ("InterpretedWarning", "compiled"),
    "velkahra.core.registry": ("game",),
    "velkahra.core.contract.state": ("CHANCE", "NOBODY", "State"),
}
_HOME_OF: Final = {name: home for home, names in _HOMES.items() for name in names}


def __getattr__(name: str) -> object:
    """Load a public name when it is first used."""
    if name not in _HOME_OF:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    home = _HOME_OF[name]
    if home == __name__:
        return import_module(f"{home}.{name}")
    globals()[name] = value = getattr(import_module(home), name)
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
