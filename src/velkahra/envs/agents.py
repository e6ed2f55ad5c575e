"""What environments with several agents share: their names, spaces and rewards."""

from collections.abc import Collection
from typing import Final, TypedDict

import numpy as np
from gymnasium import spaces

from velkahra.core.contract.events import OPEN
from velkahra.envs import copying, observing, render
from velkahra.envs import spaces as of_table
from velkahra.envs.table import Mask, Table

ILLEGAL_REWARD: Final = -1.0


class Seen(TypedDict):
    """An observation, and the mask of legal actions: 1 for each that is legal, else 0."""

    observation: observing.Numbers
    action_mask: Mask


class Agents(copying.Copied):
    """The agents of a table: `player_0`, `player_1` and so on, in the order of seats.

    `state_space` is the space of what all agents know together.
    """

    table: Table
    render_mode: str | None
    possible_agents: list[str]

    def set_spaces(self, actions: int) -> None:
        """Name the agents and make their spaces, for an action space of `actions` numbers."""
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.state_space = of_table.positions(self.table)
        self.observation_spaces = {
            agent: of_table.masked(self.table, actions) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the space of an agent's actions."""
        return self.action_spaces[agent]

    def state(self) -> observing.Numbers:
        """Return what all agents know, one observation after the other, in the order of seats."""
        return np.concatenate([self.table.observe(seat) for seat in range(self.table.seats)])

    def render(self) -> render.Rendered:
        """Return the position with everything that is hidden, in the mode of rendering."""
        return render.rendered(self.table, self.render_mode, OPEN)

    def close(self) -> None:
        """Do nothing: there is no window."""

    def shares(self, losers: Collection[int]) -> dict[str, float]:
        """Return the shares of the victory, 0..1, by agent; or -1 for the `losers` and else 0."""
        if not losers:
            return dict(zip(self.possible_agents, self.table.returns(), strict=True))
        return {a: ILLEGAL_REWARD if seat in losers else 0.0 for a, seat in self.seat_of.items()}
