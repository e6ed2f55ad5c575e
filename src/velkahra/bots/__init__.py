"""Bots for every game: they see a `SeatKnowledge`, never the true state.

>>> from velkahra import bots
>>> bots.names()
['random', 'greedy', 'beginner', 'apprentice', 'player', 'expert', 'master']
"""

import copyreg
from collections.abc import Callable
from typing import Any, Final

from velkahra.bots.bot import Bot
from velkahra.bots.greedy import GreedyBot
from velkahra.bots.levels import LEVELS, level_config, search_config_of
from velkahra.bots.naming import parse, split
from velkahra.bots.random_bot import RandomBot
from velkahra.bots.search import SearchBot
from velkahra.core.contract.refusals import VelkahraError
from velkahra.core.interpreted import warn_if_interpreted

__all__ = ["USUAL", "Bot", "is_heavy", "make", "names", "parse", "split", "within"]

_MAKERS: Final[dict[str, Callable[[str], Bot]]] = {"random": RandomBot, "greedy": GreedyBot}

USUAL: Final = "greedy"
"""The default bot: quick, and good at every game."""

_HEAVY: Final[frozenset[str]] = frozenset(("search", *LEVELS))
"""Bots that think for longer than a table can wait: they do it in a process of their own."""


def _reduced(bot: Bot) -> tuple[Any, ...]:
    """Return what copies and `pickle` keep of a bot: its name, and no earlier choices."""
    return make, (bot.name,)


for _kind in (RandomBot, GreedyBot, SearchBot):
    copyreg.pickle(_kind, _reduced)


def names() -> list[str]:
    """List the bots a person can choose: the simple ones, then the levels of the search."""
    return [*_MAKERS, *LEVELS]


def make(name: str) -> Bot:
    """Return the bot with this name: `random`, `greedy`, or a level or `search` with settings.

    Settings replace those of a level: `expert:objective=rank`. Raises: VelkahraError listing the
    bots, or naming the wrong setting.
    """
    warn_if_interpreted()
    kind, settings = parse(name)
    if kind == "search":
        return SearchBot(name, search_config_of(settings))
    if kind not in names():
        raise VelkahraError(f"unknown bot {kind!r}; choose from {', '.join([*names(), 'search'])}")
    if kind in LEVELS:
        return SearchBot(name, level_config(kind, settings))
    if kind == "greedy" and list(settings) == ["values"]:
        return GreedyBot(name, settings["values"])
    if settings:
        raise VelkahraError(f"the bot {kind} takes no settings: {', '.join(settings)}")
    return _MAKERS[kind](name)


def within(name: str, seconds: float) -> str:
    """Return the name of a bot with a time limit of `seconds` a decision added to its node limit.

    Other bots keep their name.

    >>> from velkahra import bots
    >>> bots.within("beginner", 0.5), bots.within("expert", 0.5), bots.within("greedy", 0.5)
    ('beginner:seconds=0.5', 'expert', 'greedy')

    Raises: VelkahraError for a name that cannot be read.
    """
    kind, settings = parse(name)
    if kind not in _HEAVY or "seconds" in {**LEVELS.get(kind, {}), **settings}:
        return name
    return f"{name}{',' if settings else ':'}seconds={seconds:g}"


def is_heavy(name: str) -> bool:
    """Return whether a bot needs a process of its own (`worker_pool`). Raises: VelkahraError."""
    return parse(name)[0] in _HEAVY
