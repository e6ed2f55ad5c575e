"""Every game as an environment of Gymnasium: one seat against chosen bots."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import gymnasium
from gymnasium import spaces

from velkahra import bots
from velkahra.bots.values import check_values
from velkahra.core.contract.refusals import VelkahraError
from velkahra.core.contract.state import State
from velkahra.core.play.seat_knowledge import SeatKnowledge
from velkahra.envs import agents, beginning, render
from velkahra.envs import spaces as of_table
from velkahra.envs.copying import Copied
from velkahra.envs.observing import Numbers
from velkahra.envs.table import LOSE, Mask, Table, checked_policy, number_of

Step = tuple[Numbers, float, bool, bool, dict[str, Any]]


class SingleTable(Copied, gymnasium.Env[Numbers, int]):
    """A game seen from one seat. Bots play the others, and know no more than their seats may.

    An observation is as `Table.observe`; the info has the mask of legal actions as "action_mask".
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
        illegal: str = LOSE,
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
            render_mode: "ansi", "rgb_array", "svg" or "human": what the seat may see.

        Raises: VelkahraError (a ValueError) for a game, seat, option or bot that there is not.
        """
        self.table: Final = Table(game, seats, options, recall, start)
        self.seat: Final = _checked_seat(seat, self.table.seats)
        self.bots: Final = _bots(opponents, self.table.state, self.seat)
        self.illegal: Final = checked_policy(illegal)
        self._is_lost = self._is_begun = False
        self.render_mode = render.checked_mode(render_mode)
        self.observation_space = of_table.observations(self.table)  # type: ignore[assignment]
        self.action_space = spaces.Discrete(self.table.actions)  # type: ignore[assignment]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Begin a new game, drawn from `seed` or a new one; return the first observation and info.

        Others who decide before the seat have done so; a game that they end is begun again.
        """
        super().reset(seed=seed)
        self._is_lost, self._is_begun = False, True
        self._begin()
        while self.table.is_over:
            self._begin()
        return self.table.observe(self.seat), self._info()

    def _begin(self) -> None:
        self.table.begin(int(self.np_random.integers(2**62)))
        self._play_others()

    def _play_others(self) -> None:
        table = self.table
        while not table.is_over and not table.state.may_act(self.seat):
            seat = int(table.state.actor())
            bot, rng = self.bots[seat], table.seeds.renew()
            bot.forget()  # copies share the bot, and their games go different ways
            table.act(seat, int(bot.choose(SeatKnowledge(table.state, seat, rng), rng)))

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks()}

    def action_masks(self) -> Mask:
        """Return the mask of legal actions, under the name that sb3-contrib's MaskablePPO asks."""
        return self.table.mask(self.seat)

    def step(self, action: Any) -> Step:
        """Carry out an action of the seat, and let the bots answer.

        Raises: IllegalAction with the rule, where illegal actions raise; TypeError or
            VelkahraError for something that is no action, before `reset`, or when the game is over.
        """
        if not self._is_begun:
            raise VelkahraError("the game has not begun: call reset")
        if self._is_lost or self.table.is_over:
            raise VelkahraError("the game is over: call reset")
        number = number_of(action, self.table.actions)
        refused = self.table.act_anyway(self.seat, number, self.illegal)
        self._is_lost = refused is not None and self.illegal == LOSE
        if not self._is_lost:
            self._play_others()
        info = self._info()
        if refused is not None:
            info["refusal"] = refused.rule
        reward = agents.ILLEGAL_REWARD if self._is_lost else self.table.returns()[self.seat]
        over = self._is_lost or self.table.is_over
        return self.table.observe(self.seat), reward, over, False, info

    def render(self) -> render.Rendered:
        """Return the position as the seat may see it, in the mode of rendering."""
        return render.rendered(self.table, self.render_mode, self.seat)


def _checked_seat(seat: int, seats: int) -> int:
    number = beginning.checked_number("a seat", seat)
    if not 0 <= number < seats:
        raise VelkahraError(f"seat must be in 0..{seats - 1}, not {seat}")
    return number


def _bots(opponents: str | Sequence[str], state: State, seat: int) -> dict[int, bots.Bot]:
    """Return the bots of the other seats. Raises: VelkahraError for a wrong bot or number."""
    if not isinstance(opponents, Sequence):
        wanted = "the name of a bot or a list of names"
        raise VelkahraError(f"opponents are {wanted}, not {opponents!r}")
    others = [other for other in range(int(state.seats)) if other != seat]
    names = [opponents] * len(others) if isinstance(opponents, str) else list(opponents)
    if len(names) != len(others):
        raise VelkahraError(f"{len(others)} opponents are needed, not {len(names)}")
    found = {other: bots.make(name) for other, name in zip(others, names, strict=True)}
    for name in names:
        check_values(name, state)
    return found
