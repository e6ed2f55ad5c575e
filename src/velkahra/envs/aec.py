"""Every game as an environment of PettingZoo in which one agent acts after the other."""

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from velkahra.core.contract.refusals import VelkahraError
from velkahra.core.contract.state import NOBODY
from velkahra.envs import agents, table


class AecTable(agents.Agents, AECEnv[str, agents.Seen, int]):
    """A game, one decision after the other.

    Where several seats choose at once they are asked in the order of seats, and none sees what the
    others chose before all have.

    An observation is a dict: "observation" as `Table.observe`, "action_mask" as `Table.mask`.
    Rewards are 0 until the end and then each seat's share of the victory, 0 to 1.
    """

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin a new game, drawn from `seed`, or from a new one; `options` is not used."""
        self.table.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._is_told = False  # whether an info has something in it
        self.agent_selection = self.possible_agents[self.table.state.actor()]

    def observe(self, agent: str) -> agents.Seen:
        """Return what an agent knows, and what it may do now."""
        seat = self.seat_of[agent]
        return {"observation": self.table.observe(seat), "action_mask": self.table.mask(seat)}

    def step(self, action: Any) -> None:
        """Carry out the action of `agent_selection`, which is None for one that is done.

        Raises: IllegalAction with the rule; TypeError or VelkahraError for something that is no
            action; VelkahraError before `reset`.
        """
        if not hasattr(self, "agent_selection"):
            raise VelkahraError("the game has not begun: call reset")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.seat_of[agent]
        refused = self.table.act_anyway(
            seat, table.number_of(action, self.table.actions), self.illegal
        )
        if self._is_told:
            self.infos = {name: {} for name in self.agents}
            self._is_told = False
        if refused is not None:
            self.infos[agent] = {"refusal": refused.rule}
            self._is_told = True
        actor = self.table.state.actor()
        if actor != NOBODY:
            self.agent_selection = self.possible_agents[actor]
        if refused is not None and self.illegal == table.LOSE:
            self._end([seat])
        elif actor == NOBODY:
            self._end([])
        elif self.max_cycles is not None and self.table.is_cut(self.max_cycles):
            self.truncations = dict.fromkeys(self.agents, True)
            self._deads_step_first()

    def _end(self, losers: Collection[int]) -> None:
        """End the game, which is over, or lost by an illegal action. Rewards were 0 until now."""
        self.terminations = dict.fromkeys(self.agents, True)
        self.rewards = self.shares(losers)
        self._accumulate_rewards()
        self._deads_step_first()


class OrderedTable(OrderEnforcingWrapper[str, agents.Seen, int]):
    """An `AecTable` that says so when it is used before `reset`.

    What every step needs is asked of the table itself: the wrapper looks up each attribute twice.
    """

    _has_updated: bool

    def agent_iter(self, max_iter: int = 2**63) -> Any:
        """Return an iterator over the agents to act, each of whom steps, until nobody is left."""
        return self._turns(max_iter) if self._has_reset else super().agent_iter(max_iter)

    def _turns(self, most: int) -> Iterator[str]:
        env = self.env
        while env.agents and most > 0:
            most -= 1
            assert self._has_updated, "need to call step() or reset() in a loop over `agent_iter`"
            self._has_updated = False
            yield env.agent_selection

    def last(self, observe: bool = True) -> Any:
        """Return what `agent_selection` knows, and its rewards, whether it is done, and infos."""
        return self.env.last(observe) if self._has_reset else super().last(observe)

    def step(self, action: Any) -> None:
        """Carry out the action of `agent_selection`, as `AecTable.step` does."""
        if self._has_reset and self.env.agents:
            self._has_updated = True
            self.env.step(action)
        else:
            super().step(action)

    def __str__(self) -> str:
        return str(self.env)


def env(game: str, seats: int | None = None, **settings: Any) -> AECEnv[str, agents.Seen, int]:
    """Return an `AecTable` that says so when it is used before `reset`."""
    return OrderedTable(AecTable(game, seats, **settings))
