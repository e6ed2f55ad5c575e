"""A batch as a vector environment of Gymnasium: one seat against bots, many games at once."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
from gymnasium import spaces, vector
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from velkahra import bots
from velkahra.core import registry
from velkahra.envs import batches, beginning, observing, single
from velkahra.envs import spaces as of_table

Step = tuple[observing.Numbers, NDArray[Any], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class BatchEnv(vector.VectorEnv[observing.Numbers, Any, NDArray[Any]]):
    """Games of a `Batch` in which one seat learns and bots play the others.

    A game that ends begins again in the same step; its last observation is in the info as
    "final_obs". The info has the masks of legal actions as "action_mask": (games, actions) int8.
    Rewards are those of `SingleTable`. An illegal action raises IllegalAction, and no game changes.

    Attributes:
        batch: the games.
    """

    metadata = {"autoreset_mode": vector.AutoresetMode.SAME_STEP}  # noqa: RUF012 - as the base class has it

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        *,
        seat: int = 0,
        opponents: str | Sequence[str] = bots.USUAL,
        start: str = "",
    ) -> None:
        """Set up `num_envs` games; the other arguments are those of `SingleTable`."""
        number = int(beginning.begin(registry.game(game), seats, options, start).seats)
        self.seat: Final = single.checked_seat(seat, number)
        named = single.opponent_names(opponents, number, self.seat)
        self._how: Final[dict[str, Any]] = {
            "seats": seats,
            "options": options,
            "start": start,
            "opponents": named,
        }
        self._game: Final = game
        self.num_envs = num_envs
        self._begin()
        self.single_observation_space = of_table.observations(self.batch.observing)
        self.single_action_space = spaces.Discrete(self.batch.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def _begin(self) -> None:
        seed = int(self.np_random.integers(2**62))
        self.batch = batches.Batch(self._game, self.num_envs, seed=seed, **self._how)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[observing.Numbers, dict[str, Any]]:
        """Begin all games again, drawn from `seed` or a new one; return observations and infos."""
        super().reset(seed=seed)
        self._begin()
        return self.batch.observations.copy(), self._infos()

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self.batch.unpacked().astype(np.int8)}

    def step(self, actions: Any) -> Step:
        """Carry out an action of the seat in every game, (games,), and let the bots answer.

        Returns: observations, rewards, ends, cuts (there are none) and infos. Raises: as
            `Batch.step`.
        """
        self.batch.step(actions)
        ended, infos = self.batch.ended.copy(), self._infos()
        if ended.any():
            finals = np.full(self.num_envs, None, object)
            for game in np.flatnonzero(ended):
                finals[game] = self.batch.finals[game].copy()
            infos |= {"final_obs": finals, "_final_obs": ended, "final_info": {}}
        rewards = self.batch.rewards[:, self.seat].copy()
        return self.batch.observations.copy(), rewards, ended, np.zeros_like(ended), infos
