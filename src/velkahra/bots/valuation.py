"""How a program values positions: by the game's judge, or by a network that has learned."""

from math import log
from typing import Any, Final, final

from mypy_extensions import i64

from velkahra.core.contract.judge import Judge
from velkahra.core.contract.net import Net
from velkahra.core.contract.state import State

LEAST: Final = 1e-6
"""Chances below this count as this much, so that their logarithm is finite."""


@final
class Valuation:
    """Values positions in points of the game, or with a network in logarithms of chances.

    Attributes:
        judge: that of the game.
        plain: without a network, value as the greedy bot does, by `Judge.evaluate` alone.
        net: the network, if there is one.
        orders: the network orders actions too; without it the evaluation does.
    """

    def __init__(
        self, judge: Judge[Any], plain: bool, net: Net | None = None, orders: bool = True
    ) -> None:
        self.judge: Final = judge
        self.plain: Final = plain
        self.net: Final[Net | None] = net
        self.orders: Final = orders

    def prior_value(self, world: State, seat: i64) -> float:
        """Return the value of a position by which actions are ordered."""
        judge = self.judge
        if self.net is None:
            return judge.evaluate(world, seat) if self.plain else judge.prior_value(world, seat)
        if self.orders:
            return logarithm(judge.learned_chance(world, seat, self.net))
        return judge.prior_value(world, seat) / judge.temperature(world)

    def value_after(self, world: State, seat: i64, action: i64) -> float:
        """Return the prior value after a seat's legal action; `world` is not changed."""
        after = world.clone()
        after.advance(seat, action, None)
        return self.prior_value(after, seat)

    def static_value(self, world: State, seat: i64) -> float:
        """Return the value by which positions are compared; at the end, how much it was won by."""
        judge = self.judge
        if self.net is None:
            return judge.evaluate(world, seat) if self.plain else judge.static_value(world, seat)
        if world.is_over():
            return judge.static_value(world, seat) / judge.temperature(world)
        return logarithm(judge.learned_chance(world, seat, self.net))

    def temperature(self, world: State) -> float:
        """Return the difference in values that makes the odds to win e times as good."""
        return 1.0 if self.net is not None else self.judge.temperature(world)

    def horizon(self, world: State) -> i64:
        """Return how many turns to play before valuing; none with a network that orders actions."""
        return 0 if self.net is not None and self.orders else self.judge.horizon(world)


def logarithm(chance: float) -> float:
    """Return the natural logarithm of a chance, 0..1, which counts as LEAST if it is smaller."""
    return log(chance if chance > LEAST else LEAST)
