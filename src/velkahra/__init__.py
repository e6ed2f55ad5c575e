"""Velká hra: great games of power, ruled exactly. The small public door.

>>> import velkahra
>>> velkahra.games()
['euphrates', 'pamir', 'viceroy', 'hammer']
"""

import os

if os.environ.get("VELKAHRA_INTERPRETED"):
    from velkahra import _interpreted

    _interpreted.install()

from velkahra import games as _folder  # noqa: F401
from velkahra.core import registry as _registry
from velkahra.core import state as _state
from velkahra.core.dealer import Dealer, new_seed
from velkahra.core.events import OPEN, SPECTATOR, Event, Events
from velkahra.core.game import Game
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
from velkahra.core.state import CHANCE, NOBODY, State

__version__ = "0.1.0"

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

# The folder of that name is loaded above: loaded later, it would take this function's place.
games = _registry.names
game = _registry.game


def compiled() -> bool:
    """Say whether the rules run as compiled machine code in this process."""
    return not (_state.__file__ or "").endswith(".py")
