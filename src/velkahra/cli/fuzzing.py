"""Plays random games and checks every invariant at every ply."""

import time
from itertools import count
from pathlib import Path
from typing import Final

from librt.random import Random
from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

from velkahra.cli.files import save
from velkahra.core import registry
from velkahra.core.contract.refusals import VelkahraError
from velkahra.core.play.play import Play
from velkahra.testing import CHEAP, SAMPLED, WHOLE_GAME, WHOLE_SPACE, Check
from velkahra.testing.walk import MOST_PLIES, random_game

# Run slow checks this many plies apart, with a different first ply in every game.
SAMPLED_EVERY: Final = 9
WHOLE_SPACE_EVERY: Final = 61


def fuzz(name: str, games: int, seconds: float, seed: int, failures: Path) -> None:
    """Play until `games` or `seconds` are used up (0: no limit).

    Raises: VelkahraError at the first law that is broken, after saving the game as a record.
    """
    game = registry.game(name)
    variants = list(game.variants())
    end = time.monotonic() + seconds if seconds else float("inf")
    columns = (SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    with Progress(*columns, transient=True) as progress:
        bar = progress.add_task(f"{name}: starting", total=None)
        done, plies = f"{name}: not enough time for a game", 0
        for number in range(games) if games else count():
            if time.monotonic() >= end:
                break
            seats, options = variants[(seed + number) % len(variants)]
            for play in random_game(game, seats, options, seed + number):
                _look(play, seed + number, failures)
                plies += 1
                if time.monotonic() >= end:
                    break
            done = f"{name}: {number + 1} games, {plies} positions, no failures"
            progress.update(bar, description=done)
    print(done)


def _look(play: Play, seed: int, failures: Path) -> None:
    rng = Random(seed + play.version)
    for check in _due(play, seed):
        try:
            complaint = next(check(play, rng), None)
        except Exception as error:
            complaint = f"{check.__name__} raised {error!r}"
        if complaint is not None:
            raise VelkahraError(_saved(play, complaint, seed, failures))
    if play.version == MOST_PLIES:
        complaint = f"the game is not over after {MOST_PLIES} plies"
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
    save(path, play.record({"fault": " ".join(complaint.split())[:200]}))
    return (
        f"{play.game.name}, seed {seed}, ply {play.version}: {complaint}\n"
        f"Saved as {path}. Look at it: velkahra replay {path}"
        f" or velkahra draw {path} -o {path.with_suffix('.svg')}"
    )
