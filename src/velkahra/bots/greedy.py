"""The bot that looks one decision ahead and takes what looks best."""

from typing import Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.bots.bot import Bot
from velkahra.bots.values import net_for
from velkahra.core.contract.net import Net
from velkahra.core.play.seat_knowledge import SeatKnowledge

WORLDS: Final[i64] = 4


@final
class GreedyBot(Bot):
    """Values the position after each legal action, in several worlds that agree with the knowledge.

    It uses `Judge.evaluate`, which accepts pending decisions and draws, or with `values` a network:
    see `bots.values`.
    """

    def __init__(self, name: str, values: str = "") -> None:
        super().__init__(name)
        self.values: Final = values

    def choose(self, knowledge: SeatKnowledge, rng: Random) -> i64:
        """Return the action with the best mean value; among equals, any."""
        net = net_for(self.values, knowledge.judge, knowledge.world(rng)) if self.values else None
        actions = knowledge.legal_actions() if net is None else knowledge.sensible_actions()
        if len(actions) == 1:
            return actions[0]
        values = _values(knowledge, actions, net, rng)
        sums = values
        for worlds in range(1, WORLDS):
            more = _values(knowledge, actions, net, rng)
            if worlds == 1 and all(values[i] == more[i] for i in range(len(more))):
                break  # hidden things change nothing, so further worlds would give the same values
            sums = _added(sums, more)
        return actions[_best(sums, rng)]


def _values(
    knowledge: SeatKnowledge, actions: vec[i64], net: Net | None, rng: Random
) -> vec[float]:
    """Return the value after each action in one world; networks learned it before secrets show."""
    judge, seat = knowledge.judge, knowledge.seat
    world = knowledge.world(rng)
    if net is not None:
        judge.hide_choices(world, seat)
    values: vec[float] = vec[float](capacity=512)
    for action in actions:
        after = world.clone()
        after.advance(seat, action, None)
        value = (
            judge.evaluate(after, seat) if net is None else judge.learned_chance(after, seat, net)
        )
        values = append(values, value)
    return values


def _added(one: vec[float], other: vec[float]) -> vec[float]:
    sums: vec[float] = vec[float](capacity=512)
    for i in range(i64(len(one))):
        sums = append(sums, one[i] + other[i])
    return sums


def _best(values: vec[float], rng: Random) -> i64:
    """Return the index of the largest value; of equal ones, a random one."""
    best: i64 = 0
    alike: i64 = 1
    for i in range(i64(1), i64(len(values))):
        if values[i] > values[best]:
            best = i
            alike = 1
        elif values[i] == values[best]:
            alike += 1
            if rng.randrange(alike) == 0:
                best = i
    return best
