"""OpenSpiel's NFSP in PyTorch on a small variant, two agents that learn from each other."""

import argparse
import sys
import time

from open_spiel.python import rl_environment

from velkahra.envs import openspiel  # noqa: F401 - registers the games

try:
    from open_spiel.python.pytorch import nfsp
except ImportError as error:
    sys.exit(f"NFSP needs {error.name}: pip install torch dm-tree")

parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("--game", default="velkahra_euphrates(start=wars)")
parser.add_argument("--seconds", type=float, default=60)
said = parser.parse_args()

env = rl_environment.Environment(said.game)
size, actions = env.observation_spec()["info_state"][0], env.action_spec()["num_actions"]
settings = {"reservoir_buffer_capacity": 20_000, "anticipatory_param": 0.1}
learning = {"min_buffer_size_to_learn": 100, "replay_buffer_capacity": 5_000}
agents = [nfsp.NFSP(p, size, actions, [64], **settings, **learning) for p in range(2)]
end, games, told = time.monotonic() + said.seconds, 0, 0.0
while time.monotonic() < end:
    step = env.reset()
    while not step.last():
        acting = step.observations["current_player"]
        step = env.step([agents[acting].step(step).action])
    for agent in agents:
        agent.step(step)
    games += 1
    if time.monotonic() - told > 5:
        told = time.monotonic()
        print(f"{games} games, losses {[agent.loss for agent in agents]}", flush=True)
print(f"{games} games in {said.seconds:g} seconds")
