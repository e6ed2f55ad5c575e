"""What the scripts for search share: games of one bot against a random one, for a while."""

import argparse
import time

import numpy as np
import pyspiel
from open_spiel.python.bots import uniform_random

from velkahra.envs import openspiel  # noqa: F401 - registers the games


def arguments(about):
    """Return what the command line of a script says."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--game", default="velkahra_viceroy")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--simulations", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def play(make_bot, said):
    """Let a bot play the first seat against random play, and print every game."""
    game, rng = pyspiel.load_game(said.game), np.random.RandomState(said.seed)
    bot = make_bot(game, said.simulations, rng)
    seats = [bot, *(uniform_random.UniformRandomBot(p, rng) for p in range(1, game.num_players()))]
    end, decisions = time.monotonic() + said.seconds, 0
    state = game.new_initial_state()
    while time.monotonic() < end:
        if state.is_terminal():
            print(f"{decisions} decisions, returns {state.returns()}", flush=True)
            state = game.new_initial_state()
        elif state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(outcomes, p=chances))
        else:
            state.apply_action(seats[state.current_player()].step(state))
            decisions += 1
    print(f"{decisions} decisions in {said.seconds:g} seconds")
