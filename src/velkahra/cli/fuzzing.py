"""Plays random games and checks every invariant at every ply."""

import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Final

import typer
from librt.random import Random
from rich.progress import SpinnerColumn, TextColumn, TimeElapsedColumn

from velkahra.cli import files, showing
from velkahra.core import registry
from velkahra.core.contract.game import Game
from velkahra.core.contract.refusals import VelkahraError
from velkahra.core.play.play import Play
from velkahra.testing import CHEAP, SAMPLED, WHOLE_GAME, WHOLE_SPACE, Check, walk

STOPPED: Final = 130
# Run slow checks this many plies apart, with a different first ply in every game.
SAMPLED_EVERY: Final = 9
WHOLE_SPACE_EVERY: Final = 61


def fuzz(name: str, games: int, seconds: float, seed: int, failures: Path) -> None:
    """Play until `games` or `seconds` are used up (0: no limit), or until Ctrl-C.

    Raises: VelkahraError for wrong options, and at the first broken law, with a record saved.
    """
    _check(games, seconds, failures)
    game = registry.game(name)
    end = time.monotonic() + seconds if seconds else float("inf")
    columns = (SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    done = f"{name}: not enough time for a game"
    try:
        with showing.progress(*columns) as progress:
            bar = progress.add_task(f"{name}: starting", total=None)
            for done in _play_all(game, games, end, seed, failures):
                progress.update(bar, description=done)
    except KeyboardInterrupt:
        print(f"stopped; {done}")
        raise typer.Exit(STOPPED) from None
    print(done)


def _check(games: int, seconds: float, failures: Path) -> None:
    if games < 0:
        raise VelkahraError(f"--games must be 0 (no limit) or more, not {games}")
    if not seconds >= 0:
        raise VelkahraError(f"--seconds must be 0 (no limit) or more, not {seconds:g}")
    if failures.exists() and not failures.is_dir():
        raise VelkahraError(f"{failures} is a file; --failures must name a folder")


def _play_all(game: Game, games: int, end: float, seed: int, failures: Path) -> Iterator[str]:
    """Play and check games, and yield a summary of all so far after each of them."""
    variants, plies = list(game.variants()), 0
    for number in range(games) if games else count():
        if time.monotonic() >= end:
            return
        seats, options = variants[(seed + number) % len(variants)]
        for play in walk.random_game(game, seats, options, seed + number):
            _look(play, seed + number, failures)
            plies += 1
            if time.monotonic() >= end:
                break
        yield f"{game.name}: {number + 1} games, {plies} positions, no failures"


def _look(play: Play, seed: int, failures: Path) -> None:
    rng = Random(seed + play.version)
    for check in _due(play, seed):
        try:
            complaint = next(check(play, rng), None)
        except Exception as error:
            complaint = f"{check.__name__} raised {error!r}"
        if complaint is not None:
            raise VelkahraError(_saved(play, complaint, seed, failures))
    if play.version == walk.MOST_PLIES:
        complaint = f"the game is not over after {walk.MOST_PLIES} plies"
        raise VelkahraError(_saved(play, complaint, seed, failures))


def _due(play: Play, seed: int) -> list[Check]:
    """List the checks to run at this ply."""
    over = play.state.is_over()
    due = list(CHEAP)
    if over or (play.version + seed) % SAMPLED_EVERY == 0:
        due += SAMPLED
    if over or (play.version + seed) % WHOLE_SPACE_EVERY == 0:
        due += WHOLE_SPACE
    return due + list(WHOLE_GAME) if over else due


def _saved(play: Play, complaint: str, seed: int, failures: Path) -> str:
    """Save the game as a record for `replay` and `draw`, and return the message for the user."""
    path = failures / f"{play.game.name}-{seed}-{play.version}.txt"
    files.save(path, play.record({"fault": " ".join(complaint.split())[:200]}))
    return (
        f"{play.game.name}, seed {seed}, ply {play.version}: {complaint}\n"
        f"Saved as {path}. Look at it: velkahra replay {path}"
        f" or velkahra draw {path} -o {path.with_suffix('.svg')}"
    )
