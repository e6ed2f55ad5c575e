"""Velká hra: great games of power, ruled exactly. The small public door.

>>> import velkahra
>>> velkahra.games()
['euphrates', 'pamir', 'viceroy', 'hammer']

What it offers is loaded when it is first asked for, so importing the package costs next to nothing.
"""

import os
from importlib import import_module
from typing import TYPE_CHECKING, Final

if os.environ.get("VELKAHRA_INTERPRETED"):
    from velkahra import _interpreted

    _interpreted.install()

if TYPE_CHECKING:
    from velkahra.core.contract.game import Game
    from velkahra.core.dealer import Dealer, new_seed
    from velkahra.core.events import OPEN, SPECTATOR, Event, Events
    from velkahra.core.play import Play
    from velkahra.core.position import read_position, write_position
    from velkahra.core.record import Record, read_record, write_record
    from velkahra.core.refusals import (
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
    from velkahra.core.registry import game
    from velkahra.core.state import CHANCE, NOBODY, State
    from velkahra.games import Titles

    games: Titles

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
    "velkahra.core.dealer": ("Dealer", "new_seed"),
    "velkahra.core.events": ("OPEN", "SPECTATOR", "Event", "Events"),
    "velkahra.core.contract.game": ("Game",),
    "velkahra.core.play": ("Play",),
    "velkahra.core.position": ("read_position", "write_position"),
    "velkahra.core.record": ("Record", "read_record", "write_record"),
    "velkahra.core.refusals": (
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
    "velkahra.core.registry": ("game",),
    "velkahra.core.state": ("CHANCE", "NOBODY", "State"),
}
_HOME_OF: Final = {name: home for home, names in _HOMES.items() for name in names}


def __getattr__(name: str) -> object:
    """Load what is asked for the first time."""
    if name not in _HOME_OF:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    home = _HOME_OF[name]
    if home == __name__:
        return import_module(f"{home}.{name}")
    globals()[name] = value = getattr(import_module(home), name)
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


def compiled() -> bool:
    """Say whether the rules run as compiled machine code in this process."""
    from velkahra.core import state

    return not (state.__file__ or "").endswith(".py")
