"""A series from its first game to its last, or until its intervals are narrow enough."""

from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import closing
from typing import Final

from velkahra.bots.arena import crews, match, series, summary
from velkahra.bots.arena.results import Results
from velkahra.core.contract.options import Options
from velkahra.core.contract.refusals import VelkahraError

FEWEST: Final = 20  # deals: with fewer, an interval does not end a series

Progress = Callable[[int, int], None]
GameCrew = Callable[[Iterable[match.Job]], Generator[series.Played, None, None]]
"""A crew that plays games."""


def run(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int,
    options: Options | None = None,
    workers: int = 1,
    progress: Progress | None = None,
    width: float = 0.0,
) -> summary.ArenaResult:
    """Play a series with one bot per seat, and return its summary; see `series_of`, `play_on`.

    `workers` is a number of processes, 0 for one per processor. Raises: VelkahraError as those two.
    """
    results = Results(series.series_of(game, bots, seed, options))
    return play_on(results, games, crews.crew_of(workers), width, progress)


def play_on(
    results: Results,
    games: int,
    crew: GameCrew,
    width: float = 0.0,
    progress: Progress | None = None,
) -> summary.ArenaResult:
    """Play the games of a series that are still missing, and return the summary of all games.

    The line-up moves on by one seat from game to game, and as many games as there are seats have
    the same deal: every bot sits everywhere with the same luck when `games` is a multiple of the
    number of seats. The same seed gives the same games with any crew, even in several sittings,
    unless bots think by the clock.

    With `width` a series ends after the deal that brings the intervals of all bots, from end to
    end, down to it. Stopping early makes an interval a little too narrow while there are few deals
    (Y. S. Chow and H. Robbins, On the asymptotic theory of fixed-width sequential confidence
    intervals, 1965), so no series ends before 20 deals.

    `progress` hears (games done, games in all). Raises: VelkahraError for no games or no width.
    """
    if games < 1:
        raise VelkahraError("an arena needs at least one game")
    if not 0 <= width < 1:
        raise VelkahraError(f"--width must be 0 or more and below 1, such as 0.05, not {width:g}")
    missing = [number for number in range(games) if number not in results.games]
    if progress is not None:
        progress(len(results.games), games)
    with closing(crew(match.Job(results.series, number) for number in missing)) as played:
        while not _is_narrow(results, width) and (game := next(played, None)) is not None:
            results.keep(game)
            if progress is not None:
                progress(len(results.games), games)
    return summary.sum_up(results.games.values())


def _is_narrow(results: Results, width: float) -> bool:
    """Return whether a deal is complete and all intervals are at most `width`.

    The more deals there are, the more rarely it is looked at, at the same ones in every run.
    """
    deals, rest = divmod(len(results.games), len(results.series.bots))
    if not width or rest or deals < FEWEST or deals % (1 + deals // 100):
        return False
    shares = summary.shares_of(list(results.games.values()))
    return max(share.width for share in shares.values()) <= width
