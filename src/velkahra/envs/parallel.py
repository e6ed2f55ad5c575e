"""Every game as an environment of PettingZoo in which all agents act at once."""

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from pettingzoo import ParallelEnv

from velkahra.core.contract.refusals import Refusal, VelkahraError
from velkahra.envs import table
from velkahra.envs.agents import Agents, Seen

Infos = dict[str, dict[str, Any]]

WAITS: Final = Refusal("wait")
"""The refusal of waiting by an agent that has something to decide."""


class ParallelTable(Agents, ParallelEnv[str, Seen, int]):
    """A game in which every agent names an action at every step.

    Agents that have nothing to decide wait: their mask has only `wait`, the last action. Choices
    made at once are taken together. Observations and rewards are those of `AecTable`.
    """

    spare = 1

    @property
    def wait(self) -> int:
        """The action of an agent that has nothing to decide."""
        return self.table.actions

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Seen], Infos]:
        """Begin a new game, drawn from `seed` or a new one; return observations and infos."""
        self.table.begin(seed)
        self.steps = 0
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Seen]:
        return {agent: self._observation(self.seat_of[agent]) for agent in self.agents}

    def _observation(self, seat: int) -> Seen:
        mask = np.zeros(self.wait + 1, np.int8)
        legal = self.table.legal(seat)
        mask[legal if len(legal) else self.wait] = 1
        return {"observation": self.table.observe(seat), "action_mask": mask}

    def step(
        self, actions: Mapping[str, Any]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        """Carry out the actions of all agents who have something to decide.

        Returns: observations, rewards, terminations, truncations and infos, each by agent.

        Raises: VelkahraError where an agent's action is missing, before `reset` and when the game
            is over; as `AecTable.step` otherwise. A step that raises does not count.
        """
        if not self.agents:
            raise VelkahraError("nobody is left to act: call reset")
        refusals = self._act(actions)
        self.steps += 1
        losers = set(refusals) if self.illegal == table.LOSE else set()
        is_over = bool(losers) or self.table.is_over
        is_cut = not is_over and bool(self.max_cycles) and self.steps >= (self.max_cycles or 0)
        agents = self.agents
        seen = self._observations()
        rewards = self.shares(losers) if is_over else dict.fromkeys(agents, 0.0)
        if is_over or is_cut:
            self.agents = []
        infos: Infos = {agent: {} for agent in agents}
        for seat, refused in refusals.items():
            infos[self.possible_agents[seat]] = {"refusal": refused.rule}
        over, cut = dict.fromkeys(agents, is_over), dict.fromkeys(agents, is_cut)
        return seen, rewards, over, cut, infos

    def _act(self, actions: Mapping[str, Any]) -> dict[int, Refusal]:
        """Carry out the choices of all who may act now, unless a refused one ends the game."""
        chosen = {seat: self._chosen(seat, actions) for seat in self.table.acting()}
        refusals = {
            seat: refused
            for seat, action in chosen.items()
            if (refused := self._refusal(seat, action)) is not None
        }
        if refusals and self.illegal == table.RAISE:
            seat = min(refusals)
            if chosen[seat] == self.wait:
                raise VelkahraError(f"{self.possible_agents[seat]} cannot wait: it has to decide")
            self.table.act(seat, chosen[seat])  # raises the refusal; nothing was changed before
        if refusals and self.illegal == table.LOSE:
            return refusals
        for seat, action in chosen.items():
            if self.table.state.may_act(seat):
                self.table.act(seat, self.table.sample(seat) if seat in refusals else action)
        return refusals

    def _chosen(self, seat: int, actions: Mapping[str, Any]) -> int:
        agent = self.possible_agents[seat]
        if agent not in actions:
            raise VelkahraError(f"the action of {agent} is missing: it has something to decide")
        return table.number_of(actions[agent], self.wait + 1)

    def _refusal(self, seat: int, action: int) -> Refusal | None:
        return WAITS if action == self.wait else self.table.state.refusal(seat, action)
