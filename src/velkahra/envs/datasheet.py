"""Measures what a game is like; `docs/research.md` defines each figure."""

from collections.abc import Callable, Iterator
from functools import cache
from hashlib import blake2b
from statistics import fmean
from typing import Any, Final, NamedTuple

import msgspec
import numpy as np
from librt.random import Random
from numpy.typing import NDArray

from velkahra import bots
from velkahra.bots import intervals, processes, values
from velkahra.bots.arena.match import LIMIT
from velkahra.core import registry
from velkahra.core.contract.judge import Judge
from velkahra.core.contract.refusals import VelkahraError
from velkahra.core.contract.state import CHANCE, NOBODY, State
from velkahra.core.play.seat_knowledge import SeatKnowledge
from velkahra.envs.observing import Observing

MEASURED: Final = 0.1
"""The share of a program's decisions with a choice in which the actions are compared."""
MATTERS: Final = 0.1
"""How much better than the mean action the best one is where a decision matters, in temperatures"""
STAGES: Final = 20
"""The equal parts of a game for which its choices are averaged."""

_SEEDS: Final = 2**31  # the first number that is too large for a seed
_RANDOM: Final = "random"
_PARTS: Final = 16  # portions of a series that each worker gets, so that all end together
_BARS: Final = 30
_SMALL: Final = 1e-9


class Series(msgspec.Struct, frozen=True):
    """Games to be played by one bot in all seats, 1 or more; all chance follows from the seed."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...]
    bot: str
    games: int
    seed: int


class Played(NamedTuple):
    """Counts of games.

    Attributes:
        actions: (decisions of all games,) the legal actions at each decision.
        digests: (decisions of all games,) digests of what the deciding seat observed.
        decisions: (games,) the decisions of each game.
        plies: (games,) the decisions and draws of each game.
        first: (games,) the seat that decided first.
        ended: (games,) 1 for a game that came to an end, 0 for one of LIMIT plies.
        shares: (games, seats) each seat's share of the victory.
        gains: (decisions compared,) the value of the best action less the mean one's, in
            temperatures.
    """

    actions: NDArray[np.uint32]
    digests: NDArray[np.uint64]
    decisions: NDArray[np.uint32]
    plies: NDArray[np.uint32]
    first: NDArray[np.uint8]
    ended: NDArray[np.uint8]
    shares: NDArray[np.float64]
    gains: NDArray[np.float64]


class Quantiles(msgspec.Struct, frozen=True):
    """The mean, the 5% (`low`), 50% and 95% (`high`) quantiles, and the largest of some numbers."""

    mean: float
    low: float
    median: float
    high: float
    most: int


class Histogram(msgspec.Struct, frozen=True):
    """How many numbers lie between one of the ascending edges and the next."""

    edges: tuple[float, ...]
    counts: tuple[int, ...]


class Figures(msgspec.Struct, frozen=True):
    """The figures of a series; shares are 0..1.

    Attributes:
        bot: who played all seats.
        games: how many games.
        endless: how many of them were broken off after LIMIT plies; all seats share those alike.
        actions: legal actions at a decision.
        forced: the share of decisions with one legal action only.
        stages: the mean of the legal actions in each of STAGES equal parts of a game.
        decisions: decisions of a game.
        lengths: how many games have how many decisions.
        plies: decisions and draws of a game.
        information_sets: how many different observations the deciding seats had.
        once: the share of those that came up once.
        compared: the decisions with a choice in which the actions were compared.
        matter: the share of those that matter; None where none was compared.
        first: the share of the victory of the seat that decides first, less a seat's mean share.
        seats: each seat's share of the victory.
        shared: the share of games with several winners.
        unwon: the share of the victories that no seat won, but an automaton.
    """

    bot: str
    games: int
    endless: int
    actions: Quantiles
    forced: float
    stages: tuple[float, ...]
    decisions: Quantiles
    lengths: Histogram
    plies: Quantiles
    information_sets: int
    once: float
    compared: int
    matter: float | None
    first: intervals.Share
    seats: tuple[intervals.Share, ...]
    shared: float
    unwon: float


class Datasheet(msgspec.Struct, frozen=True):
    """The figures of a game between each kind of players.

    Attributes:
        seats: the names of the seats.
        figures: those of each series.
        rules: the version of the game's rules.
        program: the version of the program, as `arena.series.program` has it.
    """

    game: str
    seats: tuple[str, ...]
    options: dict[str, str]
    seed: int
    figures: tuple[Figures, ...]
    rules: int = 0
    program: str = ""


def measure(
    series: Series, workers: int = 1, progress: Callable[[int], None] | None = None
) -> Figures:
    """Play a series and return its figures, the same with any number of workers.

    `progress` hears how many games are done. Raises: VelkahraError for fewer than one game, for a
    seed of more than 32 bits, and for an unknown game, number of seats, option or bot.
    """
    if series.games < 1:
        raise VelkahraError(f"a datasheet needs at least 1 game, not {series.games}")
    if not -_SEEDS <= series.seed < _SEEDS:
        wanted = "a whole number below 2**31, and not below -2**31"
        raise VelkahraError(f"the seed of a datasheet is {wanted}: {series.seed}")
    _Counting(series)
    parts: list[Played] = []
    done = 0
    for part in _all(series, workers):
        parts.append(part)
        done += len(part.decisions)
        if progress is not None:
            progress(done)
    return sum_up(series.bot, Played(*map(np.concatenate, zip(*parts, strict=True))))


def _all(series: Series, workers: int) -> Iterator[Played]:
    """Yield the counts of each portion of the games, in order."""
    size = -(-series.games // (_PARTS * workers))
    starts = range(0, series.games, size)
    portions = [range(start, min(start + size, series.games)) for start in starts]
    if workers <= 1:
        yield from (play(series, numbers) for numbers in portions)
        return
    with processes.process_pool(workers) as pool:
        yield from pool.map(play, [series] * len(portions), portions)


def play(series: Series, numbers: range) -> Played:
    """Play the games of a series with these numbers, and return the counts."""
    counting = _Counting(series)
    for number in numbers:
        counting.play(number)
    return counting.played()


@cache
def _start(name: str, seats: int, options: tuple[tuple[str, str], ...]) -> State:
    game = registry.game(name)
    return game.start(seats, game.complete(dict(options)))


class _Counting:
    """Plays games and counts their decisions, plies and actions."""

    def __init__(self, series: Series) -> None:
        game = registry.game(series.game)
        options = game.complete(dict(series.options))
        self._judge: Final = game.judge
        self._start: Final = _start(series.game, series.seats, series.options)
        self._observing: Final = Observing(game, series.seats, options)
        self._seed: Final = series.seed
        self._bot: Final = None if series.bot == _RANDOM else bots.make(series.bot)
        values.check_values(series.bot, game.judge, self._start)
        self._actions: Final[list[int]] = []
        self._digests: Final = bytearray()
        self._games: Final[list[tuple[int, int, int, int]]] = []
        self._shares: Final[list[list[float]]] = []
        self._gains: Final[list[float]] = []

    def play(self, number: int) -> None:
        """Play a game. Chance, bots and measuring draw from generators of their own."""
        seeds = Random((self._seed << 32) + number)
        dealer, whims, measuring = (Random(seeds.randrange(1 << 62)) for _ in range(3))
        state = self._start.clone()
        if self._bot is not None:
            self._bot.forget()
        before, plies, first = len(self._actions), 0, NOBODY
        while (seat := state.actor()) != NOBODY and plies < LIMIT:
            plies += 1
            if seat == CHANCE:
                action = state.draw(dealer)
            else:
                first = seat if first == NOBODY else first
                action = self._decide(state, seat, whims, measuring)
            state.advance(seat, action, None)
        is_over, seats = seat == NOBODY, state.seats
        self._games.append((len(self._actions) - before, plies, max(first, 0), is_over))
        self._shares.append(list(state.returns()) if is_over else [1 / seats] * seats)

    def _decide(self, state: State, seat: int, whims: Random, measuring: Random) -> int:
        legal = state.legal_actions(seat)
        count = len(legal)
        self._actions.append(count)
        seen = self._observing.position(state, seat)
        self._digests.extend(blake2b(seen.data, digest_size=8).digest())
        if self._bot is None:
            return legal[whims.randrange(count)]
        if count > 1 and measuring.random() < MEASURED:
            self._gains.append(gain(self._judge, state, seat, measuring))
        return self._bot.choose(SeatKnowledge(self._judge, state, seat, whims), whims)

    def played(self) -> Played:
        """Return the counts."""
        decisions, plies, first, ended = np.array(self._games, np.uint32).T
        return Played(
            np.array(self._actions, np.uint32),
            np.frombuffer(bytes(self._digests), "<u8"),
            decisions,
            plies,
            first.astype(np.uint8),
            ended.astype(np.uint8),
            np.array(self._shares),
            np.array(self._gains),
        )


def gain(judge: Judge[Any], state: State, seat: int, rng: Random) -> float:
    """Return how much better a seat's best action is than its mean one, in temperatures.

    Positions one decision ahead are valued, in one world that agrees with what the seat knows.
    """
    world = SeatKnowledge(judge, state, seat, rng).world(rng)
    values = []
    for action in world.legal_actions(seat):
        ahead = world.clone()
        ahead.advance(seat, action, None)
        values.append(judge.evaluate(ahead, seat))
    return (max(values) - fmean(values)) / judge.temperature(world)


def sum_up(bot: str, played: Played) -> Figures:
    """Return the figures of games between players of one kind."""
    games, seats = played.shares.shape
    _, times = np.unique(played.digests, return_counts=True)
    won = played.shares.sum(1)
    first = _share(played.shares[np.arange(games), played.first])
    fair = float(won.mean()) / seats
    return Figures(
        bot=bot,
        games=games,
        endless=int((played.ended == 0).sum()),
        actions=_quantiles(played.actions),
        forced=float((played.actions == 1).mean()),
        stages=_stages(played.actions, played.decisions),
        decisions=_quantiles(played.decisions),
        lengths=_histogram(played.decisions),
        plies=_quantiles(played.plies),
        information_sets=len(times),
        once=float((times == 1).mean()),
        compared=len(played.gains),
        matter=float((played.gains >= MATTERS).mean()) if len(played.gains) else None,
        first=intervals.Share(first.value - fair, first.low - fair, first.high - fair),
        seats=tuple(_share(shares) for shares in played.shares.T),
        shared=float((played.ended & ((played.shares > _SMALL).sum(1) > 1)).mean()),
        unwon=float(1 - won.mean()) if won.mean() < 1 - _SMALL else 0.0,
    )


def _share(shares: NDArray[np.float64]) -> intervals.Share:
    """Return the mean of shares won in independent games, with its interval."""
    value = min(1.0, float(shares.mean()))
    return intervals.Share(value, *intervals.wilson(value, len(shares)))


def _quantiles(numbers: NDArray[np.uint32]) -> Quantiles:
    low, median, high = map(float, np.quantile(numbers, (0.05, 0.5, 0.95)))
    return Quantiles(float(numbers.mean()), low, median, high, int(numbers.max()))


def _stages(actions: NDArray[np.uint32], decisions: NDArray[np.uint32]) -> tuple[float, ...]:
    """Return the mean of the actions in each part of a game; 0 for a part without decisions."""
    starts = np.cumsum(decisions, dtype=np.int64) - decisions
    places = np.arange(len(actions)) - np.repeat(starts, decisions)
    stages = places * STAGES // np.repeat(decisions, decisions)
    sums = np.bincount(stages, actions, STAGES)
    return tuple((sums / np.maximum(1, np.bincount(stages, minlength=STAGES))).tolist())


def _histogram(numbers: NDArray[np.uint32]) -> Histogram:
    """Count numbers in bars of equal, whole width."""
    least, most = int(numbers.min()), int(numbers.max())
    width = -(-(most + 1 - least) // _BARS)
    counts, edges = np.histogram(numbers, np.arange(least, most + 1 + width, width))
    return Histogram(tuple(edges.tolist()), tuple(counts.tolist()))
