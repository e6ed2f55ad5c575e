"""Which bot a person meets who does not choose one."""

from collections.abc import Iterable, Sequence
from typing import Final

from velkahra import bots
from velkahra.bots.levels import LEVELS
from velkahra.server.web.lobby.lists import Mine

FIRST: Final = next(iter(LEVELS))
"""The gentlest level: the opponent of everybody who has not won yet."""


def level_of(game: str, mine: Sequence[Mine]) -> str:
    """Choose a bot: the gentlest until a game was won, then the latest one met in this game."""
    if not any(has_won(table) for table in mine):
        return FIRST
    met = (bot for table in mine if table.game == game for bot in _levels_at(table))
    return next(met, FIRST)


def has_won(table: Mine) -> bool:
    """Return whether a seat of one's own has won a finished game against a level of bots."""
    summary = table.summary
    if summary is None or not summary.over:
        return False
    return any(summary.winners >> seat & 1 for seat in table.seats) and any(_levels_at(table))


def has_finished(game: str, mine: Sequence[Mine]) -> bool:
    """Return whether a seat of one's own has played a game of this name to its end."""
    ended = (table for table in mine if table.summary and table.summary.over)
    return any(table.game == game and table.seats for table in ended)


def _levels_at(table: Mine) -> Iterable[str]:
    if table.summary is None:
        return ()
    kinds = (bots.parse(seat.bot)[0] for seat in table.summary.row.seats if seat.bot)
    return [kind for kind in kinds if kind in LEVELS]
