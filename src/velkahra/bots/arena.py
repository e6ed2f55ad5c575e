"""Bots against bots: many games, every line-up in every seating, with honest error bars."""

import math
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Final

import msgspec
from librt.random import Random

from velkahra import bots as roster
from velkahra.core import registry
from velkahra.core.game import Options
from velkahra.core.glimpse import Glimpse
from velkahra.core.refusals import UnknownSeat, VelkahraError
from velkahra.core.state import CHANCE, State

LIMIT: Final = 50_000  # plies; a game that goes on for longer would never end
SURENESS: Final = 1.959964  # standard deviations to either side that hold 95%

Progress = Callable[[int, int], None]


class Score(msgspec.Struct, frozen=True):
    """One seat's part of one game. Times are in seconds."""

    bot: str
    share: float
    decisions: int
    spent: float
    longest: float


class Row(msgspec.Struct, frozen=True):
    """What one bot achieved, over all the seats it sat in.

    Attributes:
        name: the bot.
        games: games, counted once for each seat the bot sat in.
        share: the mean share of the victory of one such seat, 0..1.
        low: lower end of its 95% confidence interval (Wilson).
        high: upper end.
        mean: seconds a decision took on average.
        longest: seconds the slowest decision took.
    """

    name: str
    games: int
    share: float
    low: float
    high: float
    mean: float
    longest: float


class ArenaResult(msgspec.Struct, frozen=True):
    """The outcome of a series: one row per bot, in the order of the line-up.

    Attributes:
        games: the number of games played.
        plies: their mean length, chance included.
        rows: what each bot achieved.
    """

    games: int
    plies: float
    rows: tuple[Row, ...]

    def row(self, name: str) -> Row:
        """Find the row of a bot. Raises: KeyError if it did not play."""
        for row in self.rows:
            if row.name == name:
                return row
        raise KeyError(name)

    def table(self) -> list[list[str]]:
        """Give headings and rows as text; shares in percent, times in milliseconds."""
        headings = ["bot", "games", "victories", "95% from", "to", "ms mean", "ms max"]
        return [headings, *(_cells(row) for row in self.rows)]


class _Job(msgspec.Struct, frozen=True):
    """Some of the games of a series, to be played in one process."""

    game: str
    bots: tuple[str, ...]
    options: dict[str, str]
    seed: int
    numbers: range


_Played = tuple[int, list[Score]]


def run(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int,
    options: Options | None = None,
    workers: int = 1,
    progress: Progress | None = None,
) -> ArenaResult:
    """Play a series, one bot per seat. The same seed gives the same games, with any `workers`.

    The line-up moves on by one seat from game to game, so every bot sits everywhere alike often
    when `games` is a multiple of the number of seats. `progress` hears (games done, games in all).

    Raises: VelkahraError for an unknown game or bot or no games, UnknownSeat for a number of bots
        the game cannot be played with, OptionError for options it does not offer.
    """
    title = registry.game(game)
    if games < 1:
        raise VelkahraError("an arena needs at least one game")
    if len(bots) not in title.seats:
        offered = ", ".join(str(number) for number in title.seats)
        raise UnknownSeat(f"{game} is for {offered} seats, not {len(bots)} bots")
    for name in bots:
        roster.make(name)
    complete = title.complete(options or {})
    jobs = [
        _Job(game, tuple(bots), complete, seed, range(first, min(first + len(bots), games)))
        for first in range(0, games, len(bots))
    ]
    played: list[_Played] = []
    for some in _all(jobs, workers):
        played += some
        if progress is not None:
            progress(len(played), games)
    return _sum_up(list(dict.fromkeys(bots)), played)


def _all(jobs: list[_Job], workers: int) -> Iterator[list[_Played]]:
    """Play the jobs, here or in other processes; results come in the order of the jobs."""
    if workers <= 1:
        yield from map(_play_some, jobs)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        yield from pool.map(_play_some, jobs)


def _play_some(job: _Job) -> list[_Played]:
    return [_play(job, number) for number in job.numbers]


def _play(job: _Job, number: int) -> _Played:
    """Play one game. Dealer, bots and glimpses draw from generators of their own."""
    count = len(job.bots)
    names = [job.bots[(seat + number) % count] for seat in range(count)]
    state = registry.game(job.game).start(count, job.options)
    seeds = Random((job.seed << 32) + number)
    dealer, looks = (Random(seeds.randrange(1 << 62)) for _ in range(2))
    chairs = [_Chair(name, Random(seeds.randrange(1 << 62))) for name in names]
    plies = 0
    while not state.is_over():
        if plies == LIMIT:
            raise VelkahraError(f"game {number} of the series did not end in {LIMIT} plies")
        _step(state, chairs, dealer, looks)
        plies += 1
    shares = list(state.returns())
    return plies, [chair.score(shares[seat]) for seat, chair in enumerate(chairs)]


def _step(state: State, chairs: list["_Chair"], dealer: Random, looks: Random) -> None:
    actor = state.actor()
    if actor == CHANCE:
        state.advance(CHANCE, state.draw(dealer), None)
    else:
        state.apply(actor, chairs[actor].choose(Glimpse(state, actor, looks)))


class _Chair:
    """A bot in its seat, with a stop-watch."""

    def __init__(self, name: str, rng: Random) -> None:
        self._bot: Final = roster.make(name)
        self._rng: Final = rng
        self._decisions = 0
        self._spent = 0.0
        self._longest = 0.0

    def choose(self, glimpse: Glimpse) -> int:
        begun = time.perf_counter()
        action = int(self._bot.choose(glimpse, self._rng))
        took = time.perf_counter() - begun
        self._decisions += 1
        self._spent += took
        self._longest = max(self._longest, took)
        return action

    def score(self, share: float) -> Score:
        return Score(self._bot.name, share, self._decisions, self._spent, self._longest)


def _sum_up(names: list[str], played: list[_Played]) -> ArenaResult:
    scores = [score for _, scores in played for score in scores]
    plies = sum(plies for plies, _ in played) / len(played)
    rows = (_row(name, [score for score in scores if score.bot == name]) for name in names)
    return ArenaResult(len(played), plies, tuple(rows))


def _row(name: str, scores: list[Score]) -> Row:
    games = len(scores)
    share = sum(score.share for score in scores) / games
    low, high = wilson(share, games)
    decisions = max(1, sum(score.decisions for score in scores))
    mean = sum(score.spent for score in scores) / decisions
    return Row(name, games, share, low, high, mean, max(score.longest for score in scores))


def wilson(share: float, games: int) -> tuple[float, float]:
    """Give the 95% confidence interval of a share measured in so many games.

    Source: E. B. Wilson, Probable inference, the law of succession, and statistical inference
    (1927); it stays within 0..1 and makes sense for shares of 0 and 1.
    """
    spread = SURENESS * SURENESS / games
    middle = (share + spread / 2) / (1 + spread)
    half = SURENESS / (1 + spread) * math.sqrt(share * (1 - share) / games + spread / games / 4)
    return max(0.0, middle - half), min(1.0, middle + half)


def _cells(row: Row) -> list[str]:
    percent = [f"{100 * number:.1f}%" for number in (row.share, row.low, row.high)]
    return [
        *(row.name, str(row.games), *percent),
        *(f"{1000 * row.mean:.2f}", f"{1000 * row.longest:.1f}"),
    ]
