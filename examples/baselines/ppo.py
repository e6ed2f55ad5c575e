"""MaskablePPO of sb3-contrib learns a game against a bot, then plays against others.

    pip install 'velkahra[research]' sb3-contrib
    python examples/baselines/ppo.py euphrates --minutes 60

With `--imitate FOLDER` it first does as the bots of a data set did, which `velkahra dataset` wrote:

    velkahra dataset euphrates --bots greedy,greedy --games 400 -o greedy
    python examples/baselines/ppo.py euphrates --imitate greedy

It saves what it has learnt every minute. The same command goes on after Ctrl-C, and with more
minutes it learns on. At the end it plays `--games` games against each bot of `--against`, in every
seat equally often, and prints its share of the victory with an interval of 95%.
"""

import argparse
import json
import sys
import time
from pathlib import Path

import numpy as np
from pyarrow import parquet

from velkahra.bots.intervals import wilson

try:
    import torch
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.callbacks import BaseCallback
except ImportError as error:
    sys.exit(f"this baseline needs {error.name}: pip install sb3-contrib")

from network import Layout, Policy
from vector import Seats

SAVE_EVERY = 60  # seconds


class Clock(BaseCallback):
    """Ends learning when the time is over, saves meanwhile, and says how it goes."""

    def __init__(self, games, path, seconds):
        """Count from `seconds` on, which it has learnt before, to those of `games`."""
        super().__init__()
        self.games, self.path, self.seconds = games, path, seconds
        self.saved = self.last = time.monotonic()

    def _on_step(self):
        now = time.monotonic()
        self.seconds += now - self.last
        self.last = now
        if now - self.saved > SAVE_EVERY:
            self.save()
        return self.seconds < 60 * said.minutes

    def save(self):
        """Save the network, and how long it has learnt."""
        self.saved = time.monotonic()
        self.model.save(self.path)
        ended, self.games.results = self.games.results, []
        known = {"seconds": round(self.seconds), "decisions": self.model.num_timesteps}
        self.path.with_suffix(".json").write_text(json.dumps(known) + "\n")
        share = f"{sum(ended) / len(ended):.1%} of {len(ended)} games" if ended else "no game ended"
        print(f"{known['seconds']} s, {known['decisions']} decisions: {share}", flush=True)


def imitate(model, folder):
    """Let a network choose and expect what a data set has, before it learns by itself."""
    rows = parquet.read_table(folder / "decisions", columns=["observation", "legal"])
    more = parquet.read_table(folder / "decisions", columns=["action", "value"])
    seen = rows["observation"].combine_chunks().flatten().to_numpy().reshape(len(rows), -1)
    legal = rows["legal"].to_numpy()
    chosen, values = (torch.tensor(more[name].to_numpy()) for name in ("action", "value"))
    policy, rng = model.policy, np.random.default_rng(said.seed)
    for epoch in range(said.epochs):
        losses = []
        for part in np.array_split(rng.permutation(len(rows)), -(-len(rows) // 512)):
            masks = np.zeros((len(part), model.action_space.n), bool)
            for mask, actions in zip(masks, legal[part], strict=True):
                mask[actions] = True
            looked = torch.tensor(seen[part], dtype=torch.float32)
            expected, likely, _ = policy.evaluate_actions(looked, chosen[part], masks)
            # A game that broke off has no value, and moves what is expected nowhere.
            missed = (expected.flatten() - values[part]).nan_to_num()
            loss = (missed**2).mean() - likely.mean()
            policy.optimizer.zero_grad()
            loss.backward()
            policy.optimizer.step()
            losses.append(loss.item())
        print(f"imitation {epoch + 1}: loss {np.mean(losses):.3f}", flush=True)


def learner(games, path):
    """Return the network that is saved, or a new one."""
    if path.exists():
        return MaskablePPO.load(path, games, **how())
    model = new(games)
    if said.imitate:
        imitate(model, said.imitate)
    return model


def how():
    """Return what may change when learning goes on."""
    return {"learning_rate": said.rate, "ent_coef": said.entropy}


def new(games):
    """Return a network that knows nothing."""
    return MaskablePPO(
        Policy,
        games,
        **how(),
        n_steps=128,
        batch_size=512,
        n_epochs=2,
        gamma=1.0,
        gae_lambda=0.98,
        seed=said.seed,
        policy_kwargs={
            "game": said.game,
            "features_extractor_class": Layout,
            "features_extractor_kwargs": {"game": said.game},
            "net_arch": [128],
        },
    )


def learn(path):
    """Learn until the minutes are over, and return the network."""
    games = Seats(said.game, said.seats, said.opponent, said.parallel // said.seats, said.seed)
    model = learner(games, path)
    state = path.with_suffix(".json")
    seconds = json.loads(state.read_text())["seconds"] if state.exists() else 0
    if seconds < 60 * said.minutes:
        clock = Clock(games, path, seconds)
        model.learn(1 << 40, clock, reset_num_timesteps=False)
        clock.save()
    return model


def shares(model, opponent):
    """Return the network's share of the victory in the first games of every table."""
    each = -(-said.games // said.seats)
    tables = min(each, 50)
    games = Seats(said.game, said.seats, opponent, tables, said.seed + 1)
    rounds = -(-each // tables)
    torch.manual_seed(said.seed)
    won = [[] for _ in range(games.num_envs)]
    seen = games.reset()
    while min(map(len, won)) < rounds:
        masks = games.action_masks()
        actions, _ = model.predict(seen, deterministic=True, action_masks=masks)
        seen, rewards, ended, _ = games.step(actions)
        for table in np.flatnonzero(ended):
            won[table].append(float(rewards[table]))
    return [share for table in won for share in table[:rounds]]


parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
parser.add_argument("game")
parser.add_argument("--minutes", type=float, default=60, help="of learning, in all")
parser.add_argument("--seats", type=int, default=2)
parser.add_argument("--opponent", default="random", help="the bot it learns against")
parser.add_argument("--imitate", type=Path, help="a data set to begin with")
parser.add_argument("--epochs", type=int, default=6, help="times that it goes through that")
parser.add_argument("--rate", type=float, default=5e-4, help="the learning rate")
parser.add_argument("--entropy", type=float, default=0.01, help="the weight of chance in play")
parser.add_argument("--against", default="random,greedy", help="the bots it plays at the end")
parser.add_argument("--games", type=int, default=200, help="against each of them")
parser.add_argument("--parallel", type=int, default=32, help="games at once")
parser.add_argument("--seed", type=int, default=1)
parser.add_argument("-o", "--output", type=Path, default=Path("baselines"))
said = parser.parse_args()

torch.set_num_threads(1)
torch.distributions.Distribution.set_default_validate_args(False)
said.output.mkdir(parents=True, exist_ok=True)
model = learn(said.output / f"{said.game}-{said.seats}.zip")
for opponent in said.against.split(","):
    won = shares(model, opponent)
    low, high = wilson(sum(won) / len(won), len(won))
    share = f"{sum(won) / len(won):.1%} ({100 * low:.1f} to {100 * high:.1f})"
    print(f"{said.game}, {said.seats} seats, {len(won)} games against {opponent}: {share}")
