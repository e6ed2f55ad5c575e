"""Bots against bots: many games, every line-up in every seating, with honest error bars.

>>> from velkahra.bots import arena
>>> result = arena.run("euphrates", ["random", "random"], games=2, seed=1)
>>> result.row("random").share
0.5
"""

from velkahra.bots.arena.crews import Crew, Task, crew_of, here, on_ray, processes
from velkahra.bots.arena.match import Job
from velkahra.bots.arena.results import Results, merge, read
from velkahra.bots.arena.running import GameCrew, Progress, play_on, run
from velkahra.bots.arena.series import Played, Series, series_of
from velkahra.bots.arena.summary import ArenaResult, Row, sum_up

__all__ = [
    "ArenaResult",
    "Crew",
    "GameCrew",
    "Job",
    "Played",
    "Progress",
    "Results",
    "Row",
    "Series",
    "Task",
    "crew_of",
    "here",
    "merge",
    "on_ray",
    "play_on",
    "processes",
    "read",
    "run",
    "series_of",
    "sum_up",
]
