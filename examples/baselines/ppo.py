"""MaskablePPO of sb3-contrib learns a game against a bot, then plays against others.

    pip install 'velkahra[research]' sb3-contrib
    python examples/baselines/ppo.py euphrates

First a network imitates the greedy bot in `--imitate` games, which are played for it, until it does
no better in those held out. Then it learns by its own play. It saves what it has learnt every
minute. The same command goes on after Ctrl-C, and with more minutes it learns on. At the end it
plays `--games` games against each bot of `--against`, in every seat equally often, and prints its
share of the victory with an interval of 95%.
"""

import argparse
import json
import sys
import time
from pathlib import Path

import numpy as np
from pyarrow import parquet

from velkahra.bots.arena import crew_of
from velkahra.bots.intervals import wilson
from velkahra.envs.dataset import settings_of, write

try:
    import torch
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.callbacks import BaseCallback
except ImportError as error:
    sys.exit(f"this baseline needs {error.name}: pip install sb3-contrib")

from network import Layout, Policy
from vector import Seats

SAVE_EVERY = 60  # seconds
HELD_OUT = 10
"""One decision in so many of a data set, the last ones, is not imitated but tried."""
IMITATION_RATE = 5e-4
ENOUGH = 0.995
"""Imitation ends when the loss is more than so much of what it was before."""
LONGEST = 500
"""Decisions of the network after which a game is broken off."""


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
        known = {"seconds": round(self.seconds, 1), "decisions": self.model.num_timesteps}
        self.path.with_suffix(".json").write_text(json.dumps(known) + "\n")
        share = f"{sum(ended) / len(ended):.1%} of {len(ended)} games" if ended else "no game ended"
        print(f"{known['seconds']} s, {known['decisions']} decisions: {share}", flush=True)


def written(games):
    """Return the folder with games of the greedy bot; it is written first, or continued."""
    folder = said.output / f"greedy-{said.game}-{said.seats}"
    write(folder, settings_of(said.game, ["greedy"] * said.seats, said.seed), games, crew_of(0))
    return folder


def imitate(model, folder):
    """Let a network choose and expect what a data set has, before it learns by itself."""
    rows = parquet.read_table(folder / "decisions", columns=["observation", "legal"])
    more = parquet.read_table(folder / "decisions", columns=["action", "value"])
    seen = rows["observation"].combine_chunks().flatten().to_numpy().reshape(len(rows), -1)
    legal = rows["legal"].to_numpy()
    chosen, values = (torch.tensor(more[name].to_numpy()) for name in ("action", "value"))

    def loss_in(part):
        masks = np.zeros((len(part), model.action_space.n), bool)
        for mask, actions in zip(masks, legal[part], strict=True):
            mask[actions] = True
        looked = torch.tensor(seen[part], dtype=torch.float32)
        expected, likely, _ = model.policy.evaluate_actions(looked, chosen[part], masks)
        # A game that broke off has no value, and moves what is expected nowhere.
        missed = (expected.flatten() - values[part]).nan_to_num()
        return (missed**2).mean() - likely.mean()

    learnt, held_out = np.split(np.arange(len(rows)), [len(rows) - len(rows) // HELD_OUT])
    optimizer = torch.optim.Adam(model.policy.parameters(), IMITATION_RATE)
    rng, losses = np.random.default_rng(said.seed), [np.inf]
    while len(losses) < 2 or losses[-1] < ENOUGH * losses[-2]:
        for part in batches_of(rng.permutation(learnt)):
            optimizer.zero_grad()
            loss_in(part).backward()
            optimizer.step()
        with torch.no_grad():
            losses.append(np.mean([loss_in(part).item() for part in batches_of(held_out)]))
        print(f"imitation {len(losses) - 1}: loss {losses[-1]:.3f}", flush=True)


def batches_of(rows):
    """Return about equal batches of at most 512 rows."""
    return np.array_split(rows, -(-len(rows) // 512))


def learner(games, path):
    """Return the network that is saved, or one that imitated."""
    if path.exists():
        return MaskablePPO.load(path, games, **how())
    model = new(games)
    if said.imitate:
        imitate(model, written(said.imitate))
        model.save(path)
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
    """Return the network's share of the victory in each game that ends."""
    each = -(-said.games // said.seats)
    games = Seats(said.game, said.seats, opponent, each, said.seed + 1)
    won = np.full(games.num_envs, np.nan)
    seen = games.reset()
    for _ in range(LONGEST):
        masks = games.action_masks()
        actions, _ = model.predict(seen, deterministic=True, action_masks=masks)
        seen, rewards, ended, _ = games.step(actions)
        first = np.isnan(won) & ended
        won[first] = rewards[first]
        if not np.isnan(won).any():
            break
    else:
        print(f"{np.isnan(won).sum()} games were broken off", flush=True)
    return won[~np.isnan(won)]


def compare(model):
    """Let the network play against bots, and print its share of the victory."""
    for opponent in said.against.split(","):
        won = shares(model, opponent)
        if not len(won):
            continue
        low, high = wilson(won.mean(), len(won))
        share = f"{won.mean():.1%} ({100 * low:.1f} to {100 * high:.1f})"
        print(f"{said.game}, {said.seats} seats, {len(won)} games against {opponent}: {share}")


parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
parser.add_argument("game")
parser.add_argument("--minutes", type=float, default=60, help="of learning, in all")
parser.add_argument("--seats", type=int, default=2)
parser.add_argument("--opponent", default="random", help="the bot it learns against")
parser.add_argument("--imitate", type=int, default=300, help="games of the greedy bot at first")
parser.add_argument("--rate", type=float, default=1e-4, help="the learning rate")
parser.add_argument("--entropy", type=float, default=0.001, help="the weight of chance in play")
parser.add_argument("--against", default="random,greedy", help="the bots it plays at the end")
parser.add_argument("--games", type=int, default=200, help="against each of them")
parser.add_argument("--parallel", type=int, default=32, help="games at once")
parser.add_argument("--seed", type=int, default=1)
parser.add_argument("-o", "--output", type=Path, default=Path("baselines"))
said = parser.parse_args()

if __name__ == "__main__":
    torch.set_num_threads(1)
    torch.distributions.Distribution.set_default_validate_args(False)
    said.output.mkdir(parents=True, exist_ok=True)
    compare(learn(said.output / f"{said.game}-{said.seats}.zip"))
