"""What environments with several agents share: their names, spaces and rewards."""

from collections.abc import Collection, Mapping
from typing import ClassVar, Final, TypedDict

import numpy as np
from gymnasium import spaces

from velkahra.core.contract.events import OPEN
from velkahra.envs import copying, observing, render, table
from velkahra.envs import spaces as of_table

ILLEGAL_REWARD: Final = -1.0


class Seen(TypedDict):
    """An observation, and the mask of legal actions: 1 for each that is legal, else 0."""

    observation: observing.Numbers
    action_mask: table.Mask


class Agents(copying.Copied):
    """The agents of a table: `player_0`, `player_1` and so on, in the order of seats.

    `state_space` is the space of what all agents know together.
    """

    spare: ClassVar[int] = 0
    """How many actions there are beside those of the game."""
    possible_agents: list[str]

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        *,
        recall: int = 0,
        start: str = "",
        illegal: str = table.LOSE,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Set a table.

        Args:
            game: the name of a registered game.
            seats: the number of seats; by default the least with someone else.
            options: the values of the game's options, by name.
            recall: how many of the last decisions an observation has.
            start: the name of a small variant; "" for the start of the rulebook.
            illegal: "raise" raises the refusal, "lose" ends the game with -1 for the seat, "random"
                does a legal action instead. Where the game goes on or ends, the agent's info says
                under "refusal" which rule refused.
            max_cycles: after so many decisions for each seat, or steps in which all act at once,
                the game is cut off.
            render_mode: "ansi", "rgb_array", "svg" or "human".

        Raises: VelkahraError (a ValueError) for a game, number of seats or option that there is
            not.
        """
        super().__init__()
        self.agents: list[str] = []
        self.table = table.Table(game, seats, options, recall, start)
        self.illegal: Final = table.checked_policy(illegal)
        self.max_cycles: Final = max_cycles
        self.render_mode = render.checked_mode(render_mode)
        self.metadata = {"name": f"{game}_v1", "render_modes": list(render.MODES)}
        self._set_spaces(self.table.actions + self.spare)

    def _set_spaces(self, actions: int) -> None:
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
