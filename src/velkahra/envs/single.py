"""Every game as an environment of Gymnasium: one seat against chosen bots."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces

from velkahra import bots
from velkahra.bots.values import check_values
from velkahra.core.contract.refusals import VelkahraError
from velkahra.core.play.seat_knowledge import SeatKnowledge
from velkahra.envs import agents, beginning, copying, observing, render, table
from velkahra.envs import spaces as of_table

Step = tuple[observing.Numbers, float, bool, bool, dict[str, Any]]


class SingleTable(copying.Copied, gymnasium.Env[observing.Numbers, int]):
    """A game seen from one seat. Bots play the others, and know no more than their seats may.

    An observation is as `Table.observe`; the info has "action_mask", as `action_masks`.
    Rewards are 0 until the end and then the seat's share of the victory, 0 to 1.
    """

    metadata = {"render_modes": list(render.MODES), "render_fps": 1}  # noqa: RUF012 - as the base class has it

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        *,
        seat: int = 0,
        opponents: str | Sequence[str] = bots.USUAL,
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
            seat: the number of the seat that learns.
            opponents: the name of the bot of all other seats, or one for each in their order.
            recall: how many of the last decisions an observation has.
            start: the name of a small variant; "" for the start of the rulebook.
            illegal: "raise" raises the refusal, "lose" ends the game with -1, "random" does a
                legal action instead. The info says under "refusal" which rule refused.
            max_cycles: after so many decisions for each seat the game is cut off.
            render_mode: "ansi", "rgb_array", "svg" or "human": what the seat may see.

        Raises: VelkahraError (a ValueError) for a game, seat, option or bot that there is not.
        """
        self.table: Final = table.Table(game, seats, options, recall, start)
        self.seat: Final = checked_seat(seat, self.table.seats)
        names = opponent_names(opponents, self.table.seats, self.seat)
        self.bots: Final = {other: bots.make(name) for other, name in names.items()}
        for name in names.values():
            check_values(name, self.table.game.judge, self.table.state)
        self.illegal: Final = table.checked_policy(illegal)
        self.max_cycles: Final = max_cycles
        self._closed = "the game has not begun"
        self.render_mode = render.checked_mode(render_mode)
        self.observation_space = of_table.observations(self.table.observing)  # type: ignore[assignment]
        self.action_space = spaces.Discrete(self.table.actions)  # type: ignore[assignment]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[observing.Numbers, dict[str, Any]]:
        """Begin a new game, drawn from `seed` or a new one; return the first observation and info.

        Others who decide before the seat have done so; a game that they end is begun again.
        """
        super().reset(seed=seed)
        self._closed = ""
        self._begin()
        while self.table.is_over:
            self._begin()
        return self.table.observe(self.seat), self._info()

    def _begin(self) -> None:
        self.table.begin(int(self.np_random.integers(2**62)))
        self._play_others()

    def _play_others(self, cycles: int | None = None) -> None:
        table = self.table
        while not (table.is_over or table.is_cut(cycles) or table.state.may_act(self.seat)):
            seat = int(table.state.actor())
            bot, rng = self.bots[seat], table.seeds.renew()
            bot.forget()  # copies share the bot, and their games go different ways
            knowledge = SeatKnowledge(table.game.judge, table.state, seat, rng)
            table.act(seat, int(bot.choose(knowledge, rng)))

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks()}

    def action_masks(self) -> table.Mask:
        """Return the mask of legal actions, under the name that sb3-contrib's MaskablePPO asks.

        All are 1 at the end, where vector environments ask for an action and ignore it.
        """
        mask = self.table.mask(self.seat)
        return mask if mask.any() else np.ones_like(mask)

    def step(self, action: Any) -> Step:
        """Carry out an action of the seat, and let the bots answer.

        Raises: IllegalAction with the rule, where illegal actions raise; TypeError or
            VelkahraError for something that is no action, before `reset`, or when the game is over.
        """
        if self._closed:
            raise VelkahraError(f"{self._closed}: call reset")
        number = table.number_of(action, self.table.actions)
        refused = self.table.act_anyway(self.seat, number, self.illegal)
        is_lost = refused is not None and self.illegal == table.LOSE
        if not is_lost:
            self._play_others(self.max_cycles)
        is_over = is_lost or self.table.is_over
        is_cut = not is_lost and self.table.is_cut(self.max_cycles)
        if is_over or is_cut:
            self._closed = "the game is over"
        info = self._info()
        if refused is not None:
            info["refusal"] = refused.rule
        reward = agents.ILLEGAL_REWARD if is_lost else self.table.returns()[self.seat]
        return self.table.observe(self.seat), reward, is_over, is_cut, info

    def render(self) -> render.Rendered:
        """Return the position as the seat may see it, in the mode of rendering."""
        return render.rendered(self.table, self.render_mode, self.seat)


def checked_seat(seat: int, seats: int) -> int:
    """Return a seat as a number. Raises: VelkahraError unless it is in 0..seats - 1."""
    number = beginning.checked_number("a seat", seat)
    if not 0 <= number < seats:
        raise VelkahraError(f"seat must be in 0..{seats - 1}, not {seat}")
    return number


def opponent_names(opponents: str | Sequence[str], seats: int, seat: int) -> dict[int, str]:
    """Return the bot of each other seat. Raises: VelkahraError for another type or number."""
    if not isinstance(opponents, Sequence):
        wanted = "the name of a bot or a list of names"
        raise VelkahraError(f"opponents are {wanted}, not {opponents!r}")
    others = [other for other in range(seats) if other != seat]
    names = [opponents] * len(others) if isinstance(opponents, str) else list(opponents)
    if len(names) != len(others):
        raise VelkahraError(f"{len(others)} opponents are needed, not {len(names)}")
    return dict(zip(others, names, strict=True))
