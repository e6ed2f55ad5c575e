"""Automatic answers of seats, and decisions with a single possibility."""

from typing import Final

from velkahra.core.contract.game import Game
from velkahra.core.contract.table import AutoAnswer
from velkahra.server.domain.texts import speaker

ALL: Final = -1
FORCED: Final = AutoAnswer("forced", ("act", "ask"))
"""Decisions with a single possibility: the table makes them, unless the seat wants to be asked."""

Answer = tuple[int, str, int, str]
"""A seat, the question, who brings it up (or ALL), and what the seat answers."""


def marked(language: str, mark: str, text: str) -> str:
    """Return a line of the log with the `mark` of a row: why nobody was asked."""
    return speaker(language)(mark, text=text)


def can_stand(game: Game, seats: int, answer: Answer) -> bool:
    """Return whether a seat can give this answer automatically."""
    seat, name, whom, value = answer
    offered = (*game.auto_answers.offered, FORCED)
    fits = [s for s in offered if s.name == name and value in s.values]
    others = set(range(seats)) - {seat}
    return seat in range(seats) and any(whom in (others if s.whom else {ALL}) for s in fits)


def named(game: Game, name: str) -> AutoAnswer:
    """Return the question of a name. Raises: StopIteration if there is none."""
    return next(answer for answer in game.auto_answers.offered if answer.name == name)
