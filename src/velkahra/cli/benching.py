"""Measures random play, cloning, searching, first hints and balance studies of this build."""

import contextlib
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from typing import Final

import msgspec
from librt.random import Random

import velkahra
from velkahra.bots import balance, hinting, levels
from velkahra.bots.search import Search
from velkahra.cli import showing
from velkahra.core import offers, registry
from velkahra.core.contract import game, refusals
from velkahra.core.contract.state import CHANCE, State
from velkahra.core.play.playout import playout
from velkahra.core.play.seat_knowledge import SeatKnowledge

RUNS: Final = 5
CLONES: Final = 2000
MIDDLE: Final = 60
HINT_SECONDS: Final = 1.0
ROUNDS: Final = 10
"""Of a game in a balance study, as many as a study of the camp game has unless told otherwise."""


class Figure(msgspec.Struct, frozen=True):
    """One row of the bench, for a game with so many `seats`.

    Attributes:
        games, steps: of random play to the end, per second.
        nodes: that a search adds to its tree per second, from the middle of a game.
        clone: nanoseconds of a clone.
        hint: milliseconds until the first answer of a hint, in the middle of a game.
        studied: games of a balance study per process and minute, or None.
    """

    game: str
    seats: int
    games: float
    steps: float
    nodes: float
    clone: float
    hint: float
    studied: float | None


COLUMNS: Final = (
    showing.Column("game"),
    showing.number("seats"),
    showing.number("games/s", "games", ",.0f"),
    showing.number("steps/s", "steps", ",.0f"),
    showing.number("nodes/s", "nodes", ",.0f"),
    showing.number("clone, ns", "clone", ",.0f"),
    showing.number("hint, ms", "hint", ",.0f"),
    showing.number("study games/min", "studied", ",.0f"),
    showing.number("interpreted steps/s", "interpreted", ",.0f"),
    showing.number("ratio", form=".1f"),
)


def bench(name: str, seconds: float, as_json: bool) -> None:
    """Print figures of this build, and of the interpreted one too if this one is compiled."""
    if not seconds >= 0:
        raise refusals.VelkahraError(f"--seconds must be 0 or more, not {seconds:g}")
    names = [name] if name else registry.names()
    titles = [registry.game(each) for each in names]
    figures = [_measure(title, n, seconds) for title in titles for n in title.seats]
    slow = _interpreted(name, seconds) if velkahra.compiled() and not as_json else []
    _show(figures, slow, as_json)


def _measure(title: game.Game, seats: int, seconds: float) -> Figure:
    runs = [_playouts(title, seats, seconds / RUNS, run) for run in range(RUNS)]
    games, steps = (statistics.median(rates) for rates in zip(*runs, strict=True))
    state = title.start(seats)
    playout(state, Random(3), MIDDLE)
    clone = _nanoseconds(state.clone)
    nodes = statistics.median(_nodes(title, seats, seconds / RUNS, run) for run in range(RUNS))
    hint = statistics.median(_first_hint(title, seats, run) for run in range(RUNS))
    studied = _studied(title.name, seats, seconds) if velkahra.compiled() else None
    return Figure(title.name, seats, games, steps, nodes, clone, hint, studied)


def _playouts(title: game.Game, seats: int, seconds: float, seed: int) -> tuple[float, float]:
    """Play whole games for `seconds`, and return games and steps per second."""
    rng, start = Random(seed), title.start(seats)
    games = steps = 0
    begun = time.perf_counter()
    while games == 0 or time.perf_counter() - begun < seconds:
        steps += playout(start.clone(), rng)
        games += 1
    took = time.perf_counter() - begun
    return games / took, steps / took


def _nodes(title: game.Game, seats: int, seconds: float, seed: int) -> float:
    """Search a position from the middle of a game, and return iterations per second."""
    rng = Random(seed)
    state = _in_the_middle(title, seats, rng)
    search = Search(
        SeatKnowledge(title.judge, state, state.actor(), rng),
        levels.search_config_of({"seconds": str(seconds)}),
        rng,
    )
    begun = time.perf_counter()
    search.run()
    return float(search.iterations) / (time.perf_counter() - begun)


def _in_the_middle(title: game.Game, seats: int, rng: Random) -> State:
    """Return a position from the middle of a random game, or the first one if it ended earlier."""
    for plies in (MIDDLE, 0):
        state = title.start(seats)
        playout(state, rng, plies)
        while state.actor() == CHANCE:
            state.advance(CHANCE, state.draw(rng), None)
        if not state.is_over():
            break
    return state


class _Answered(Exception):
    """The first answer of a hint is there, and the rest is not waited for."""


def _first_hint(title: game.Game, seats: int, seed: int) -> float:
    """Ask for a hint in the middle of a game; return milliseconds until the first answer."""
    rng = Random(seed)
    state = _in_the_middle(title, seats, rng)
    return first_hint(title, SeatKnowledge(title.judge, state, state.actor(), rng), rng)


def first_hint(title: game.Game, knowledge: SeatKnowledge, rng: Random) -> float:
    """Ask for a hint, and return milliseconds until its first answer."""

    def stop(_: list[hinting.Advice]) -> None:
        raise _Answered

    config = hinting.search_config_for(HINT_SECONDS)
    begun = time.perf_counter()
    with contextlib.suppress(_Answered):
        hinting.advise(knowledge, title, {}, "en", config, rng, stop)
    return 1000 * (time.perf_counter() - begun)


def _studied(name: str, seats: int, seconds: float) -> float | None:
    """Play games of a balance study for `seconds`; return how many that makes a minute."""
    try:
        study = offers.balance_study(name)
    except refusals.VelkahraError:
        return None
    if study.start(0, ROUNDS, "").seats != seats:
        return None
    games, begun = 0, time.perf_counter()
    while games == 0 or time.perf_counter() - begun < seconds:
        balance.play_one(balance.Series(name, 1, ROUNDS), games)
        games += 1
    return 60 * games / (time.perf_counter() - begun)


def _nanoseconds(call: Callable[[], object]) -> float:
    def once() -> float:
        begun = time.perf_counter_ns()
        for _ in range(CLONES):
            call()
        return (time.perf_counter_ns() - begun) / CLONES

    return statistics.median(once() for _ in range(RUNS))


def _interpreted(name: str, seconds: float) -> list[Figure]:
    """Return the figures of the interpreted build, measured in a process of its own."""
    command = [sys.executable, "-m", "velkahra.cli", "bench", "--json", "--seconds", str(seconds)]
    done = subprocess.run(
        [*command, *([name] if name else [])],
        env={**os.environ, "VELKAHRA_INTERPRETED": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    return msgspec.convert(json.loads(done.stdout), list[Figure])


def _show(figures: list[Figure], slow: list[Figure], as_json: bool) -> None:
    build = "compiled" if velkahra.compiled() else "interpreted"
    rates: Sequence[float | None] = [each.steps for each in slow] or [None] * len(figures)
    rows = [
        (*msgspec.structs.astuple(fast), steps, fast.steps / steps if steps else None)
        for fast, steps in zip(figures, rates, strict=True)
    ]
    title = f"one thread, medians of {RUNS} runs, rules {build}"
    showing.show(showing.Table(title, COLUMNS, rows), as_json)
