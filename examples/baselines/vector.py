"""What MaskablePPO plays with: a batch of games for each seat."""

import gymnasium
import numpy as np
from stable_baselines3.common.vec_env import VecEnv

from velkahra.envs.batches import Batch


class Seats(VecEnv):
    """Games in which the learner sits in every seat equally often, and a bot in all others.

    `results` are the learner's shares of the victory in the games that have ended.
    """

    def __init__(self, game, seats, opponent, games, seed):
        """Begin `games` games for each seat; `seed` is what all chance follows from."""
        self.batches = [
            Batch(
                game,
                games,
                seats,
                opponents={other: opponent for other in range(seats) if other != seat},
                seed=seed * seats + seat,
            )
            for seat in range(seats)
        ]
        first = self.batches[0]
        low, high = first.observing.bounds()
        space = gymnasium.spaces.Box(low, high, dtype=np.int16)
        super().__init__(games * seats, space, gymnasium.spaces.Discrete(first.actions))
        self.results = []

    def _seen(self):
        return np.concatenate([batch.observations for batch in self.batches])

    def action_masks(self):
        """Return what is legal: (games, actions)."""
        return np.concatenate([batch.unpacked() for batch in self.batches]).astype(bool)

    def reset(self):
        """Begin all games again."""
        for batch in self.batches:
            batch.reset()
        return self._seen()

    def step_async(self, actions):
        """Keep the actions until `step_wait`."""
        self.actions = actions

    def step_wait(self):
        """Carry out the actions, and let the bots answer."""
        parts = np.split(self.actions, len(self.batches))
        for batch, part in zip(self.batches, parts, strict=True):
            batch.step(part)
        rewards = np.concatenate([b.rewards[:, seat] for seat, b in enumerate(self.batches)])
        ended = np.concatenate([batch.ended for batch in self.batches])
        self.results += rewards[ended].tolist()
        return self._seen(), rewards.astype(np.float32), ended.copy(), [{}] * self.num_envs

    def env_method(self, method_name, *args, indices=None, **kwargs):
        """Return the masks of all games: nothing else is asked for."""
        assert method_name == "action_masks"
        return list(self.action_masks())

    def has_attr(self, attr_name):
        """Return whether there is something under a name; masks are there."""
        return hasattr(self, attr_name)

    def get_attr(self, attr_name, indices=None):
        """Return an attribute, the same for every game."""
        return [getattr(self, attr_name, None)] * self.num_envs

    def set_attr(self, attr_name, value, indices=None):
        """Set an attribute of all games."""
        setattr(self, attr_name, value)

    def env_is_wrapped(self, wrapper_class, indices=None):
        """Return that no game is wrapped."""
        return [False] * self.num_envs

    def close(self):
        """Do nothing."""
