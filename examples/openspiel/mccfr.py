"""OpenSpiel's external-sampling MCCFR on a small variant: the NashConv goes down."""

import argparse
import time

import numpy as np
import pyspiel
from open_spiel.python.algorithms import exploitability, external_sampling_mccfr

from velkahra.envs import openspiel  # noqa: F401 - registers the games

parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("--game", default="velkahra_euphrates(start=wars)")
parser.add_argument("--seconds", type=float, default=60)
parser.add_argument("--iterations", type=int, default=1_000_000)
parser.add_argument("--every", type=int, default=200, help="iterations between two lines")
said = parser.parse_args()

np.random.seed(1)
game = pyspiel.load_game(said.game)
print(game.get_type().long_name)
solver = external_sampling_mccfr.ExternalSamplingSolver(game)
end = time.monotonic() + said.seconds
for iteration in range(said.iterations + 1):
    is_last = iteration == said.iterations or time.monotonic() > end
    if is_last or iteration % said.every == 0:
        conv = exploitability.nash_conv(game, solver.average_policy())
        print(f"{iteration} iterations: NashConv {conv:.4f}", flush=True)
    if is_last:
        break
    solver.iteration()
