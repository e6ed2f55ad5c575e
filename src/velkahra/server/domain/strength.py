"""Strengths of people from rated games: the model, the bots that hold the scale, which games count.

The model is Plackett and Luce's as openskill has it (Weng and Lin 2011). Ratings of the arena are
about one line-up; here bots have fixed strengths, so all strengths of a game are comparable. They
follow from the victories of each level over the level below, by the formula of the model.
"""

import math
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import accumulate
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from velkahra.bots.levels import LEVELS
from velkahra.server.domain.finished import NOBODY, Finished

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

PROVISIONAL: Final = 5.0
"""A strength with a larger deviation is provisional."""
LEAST_DECISIONS: Final = 5
"""Decisions that each person must have made without the clock."""
OFTEN: Final = 3
OFTEN_NEAR: Final = 1
"""Games in a day that count for the same two people, and from the same network address."""
A_DAY: Final = 24 * 3600
LEFT_SECONDS: Final = 7 * A_DAY
"""For how long the only person at a rated table may do nothing until the game is lost."""

_FILE: Final = tomllib.loads(Path(__file__).with_name("anchors.toml").read_text(encoding="utf-8"))


class Strength(msgspec.Struct, frozen=True):
    """A strength and its standard deviation."""

    mean: float = 25.0
    deviation: float = 25.0 / 3

    @property
    def sure(self) -> float:
        """The lower end of the interval: a strength is rarely less."""
        return self.mean - 2 * self.deviation

    @property
    def provisional(self) -> bool:
        """Whether too little is known yet."""
        return self.deviation > PROVISIONAL


NEW: Final = Strength()
SPREAD: Final = NEW.mean / 6
"""How much the play of a seat varies from game to game: the model's beta."""


@cache
def model() -> "PlackettLuce":
    """Return the model; the first call takes 50 ms to import it."""
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=NEW.mean, sigma=NEW.deviation, beta=SPREAD, tau=NEW.mean / 300)


def after(before: Sequence[Strength], places: Sequence[int]) -> list[Strength]:
    """Return the strengths of all seats after a game that ended with these places, from 1."""
    play = model()
    teams = [[play.rating(one.mean, one.deviation)] for one in before]
    ends = play.rate(teams, ranks=[float(place) for place in places])
    return [Strength(end[0].mu, end[0].sigma) for end in ends]


@cache
def anchors(game: str) -> Mapping[str, Strength]:
    """Return the fixed strength of each level of bots in a game; nothing where none was measured.

    With two seats the model expects a victory by the logistic function of the difference, in units
    of the root of both spreads and deviations.
    """
    victories: Mapping[str, float] = _FILE["victories"].get(game, {})
    if not victories:
        return {}
    deviation = float(_FILE["deviation"])
    unit = math.sqrt(2 * (SPREAD**2 + deviation**2))
    steps = (unit * math.log(share / (1 - share)) for share in victories.values())
    means = dict(zip(LEVELS, accumulate(steps, initial=0.0), strict=True))
    shift = NEW.mean - means[_FILE["middle"]]
    return {level: Strength(mean + shift, deviation) for level, mean in means.items()}


def even_level(game: str, mean: float) -> str:
    """Return the level of bots nearest to a strength, "" where there is none."""
    levels = anchors(game)
    return min(levels, key=lambda level: abs(levels[level].mean - mean), default="")


def uncounted(game: Finished, often: Iterable[int]) -> str:
    """Return why a game does not count for strengths, "" if it does.

    `often` says for each two people how many of their games counted in the day before this one.
    """
    people = [seat.person for seat in game.seats if not seat.bot]
    most = OFTEN_NEAR if game.common == "address" else OFTEN
    reasons = {
        "unrated": not game.rated,
        "alone": len(game.seats) < 2,
        "nobody": NOBODY in people or not people,
        "bot": any(seat.bot and seat.bot not in anchors(game.game) for seat in game.seats),
        "self": len(set(people)) < len(people) or game.common == "browser",
        "quick": any(not seat.bot and seat.decided < LEAST_DECISIONS for seat in game.seats),
    }
    if reason := next((name for name, holds in reasons.items() if holds), ""):
        return reason
    return "often" if any(count >= most for count in often) else ""
