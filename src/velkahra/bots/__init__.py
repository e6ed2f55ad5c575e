"""Bots for every game: they see a `Glimpse`, never the true state.

>>> from velkahra import bots
>>> bots.names()
['random', 'greedy']
"""

from collections.abc import Callable
from typing import Final

from velkahra.bots.bot import Bot
from velkahra.bots.greedy import GreedyBot
from velkahra.bots.random_bot import RandomBot
from velkahra.core.refusals import VelkahraError

__all__ = ["Bot", "make", "names"]

_MAKERS: Final[dict[str, Callable[[str], Bot]]] = {"random": RandomBot, "greedy": GreedyBot}


def names() -> list[str]:
    """List the bots, the weakest first."""
    return list(_MAKERS)


def make(name: str) -> Bot:
    """Make a bot. Raises: VelkahraError, listing the bots there are."""
    if name not in _MAKERS:
        raise VelkahraError(f"there is no bot called {name!r}: {', '.join(names())}")
    return _MAKERS[name](name)
