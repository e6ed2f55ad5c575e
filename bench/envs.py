"""Steps per second of our research interfaces beside games that OpenSpiel and PettingZoo bring.

Random play, one process, everything in one run, so that ratios hold on any machine. The games of
PettingZoo need `pip install 'pettingzoo[classic]'`; without it their rows are left out.

    .venv/bin/python bench/envs.py [--seconds 3]
"""

import argparse
import random
import time
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from typing import Any, Final

import numpy as np
import pyspiel
from librt.random import Random

import velkahra
from velkahra import envs
from velkahra.core.play.playout import playout
from velkahra.envs import openspiel
from velkahra.envs.batches import Batch

GAMES: Final = ("euphrates", "pamir", "viceroy", "hammer")
SPIEL: Final = ("chess", "hearts", "backgammon", "hanabi", "tic_tac_toe")
CLASSIC: Final = ("chess_v6", "hanabi_v5", "connect_four_v3", "tictactoe_v3")
TOGETHER: Final = 1024  # games of a batch

Steps = Iterator[int]
"""Steps made since the last number."""


def bare(game: str) -> Steps:
    """Play with nothing around the compiled rules: no lists, no observations; chance counts too."""
    title, rng = velkahra.game(game), Random(1)
    while True:
        yield int(playout(title.start(2), rng))


def batch(game: str, observe: bool) -> Steps:
    """Step games together."""
    games = Batch(game, TOGETHER, 2, observe=observe, mask=observe)
    while True:
        games.step(games.sample())
        yield TOGETHER


def chosen(mask: np.ndarray, rng: np.random.Generator) -> int:
    """Return a legal action at random. Of whole numbers NumPy would take longer to find them."""
    return int(rng.choice(np.flatnonzero(mask.view(bool))))


def aec(env: Any) -> Steps:
    """Step an environment of PettingZoo, with the observation of the acting seat."""
    rng = np.random.default_rng(1)
    while True:
        env.reset(seed=1)
        for _ in env.agent_iter():
            seen, _, is_over, is_cut, _ = env.last()
            over = is_over or is_cut
            env.step(None if over else chosen(seen["action_mask"], rng))
            yield int(not over)


def single(game: str) -> Steps:
    """Step an environment of Gymnasium against a random bot."""
    env, rng = envs.SingleTable(game, 2, opponents="random"), np.random.default_rng(1)
    while True:
        _, info = env.reset()
        over = False
        while not over:
            _, _, over, _, info = env.step(chosen(info["action_mask"], rng))
            yield 1


def spiel(game: Any) -> Steps:
    """Step a game of OpenSpiel; chance is drawn but does not count."""
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, chances)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                yield 1


def pace(steps: Steps, seconds: float) -> float:
    """Return the steps per second of computing, after a tenth of the time to warm up."""
    begun = time.process_time()
    while time.process_time() - begun < seconds / 10:
        next(steps)
    done, begun = 0, time.process_time()
    while (passed := time.process_time() - begun) < seconds:
        done += next(steps)
    return done / passed


def rows() -> Iterator[tuple[str, str, Callable[[], Steps]]]:
    """Yield each measurement: its interface, its game, and the function that steps it."""
    for game in GAMES:
        yield "rules alone", game, partial(bare, game)
        yield "batch without arrays", game, partial(batch, game, False)
        yield "batch", game, partial(batch, game, True)
        yield "PettingZoo", game, partial(aec, envs.aec(game, 2))
        yield "Gymnasium", game, partial(single, game)
        kind = f"velkahra_{game}"
        yield "OpenSpiel", game, partial(spiel, pyspiel.load_game(kind, {"players": 2}))
    for name in SPIEL:
        yield "OpenSpiel's own", name, partial(spiel, pyspiel.load_game(name))
    for name in CLASSIC:
        try:
            env = import_module(f"pettingzoo.classic.{name}").env()
        except ImportError:
            continue
        yield "PettingZoo's own", name, partial(aec, env)


def main() -> None:
    """Measure everything and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0)
    seconds = parser.parse_args().seconds
    assert openspiel  # importing it registers our games
    for interface, game, steps in rows():
        print(f"{interface:22} {game:16} {pace(steps(), seconds):>12,.0f} steps/s", flush=True)


if __name__ == "__main__":
    main()
