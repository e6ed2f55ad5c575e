"""How much of a judge's loss could be avoided: its chances beside those found by playing on.

`python -m bench.floor euphrates 2 150 "hand;learned;folder/values.json"` takes 150 positions from
games between greedy bots, two of each, and plays on from each 48 times to the end, in worlds that
agree with what the seat knows that decides. The share of victories is close to its true chance, and
the logarithmic loss of a forecast that knows it is the floor: luck and hidden things that no judge
can foretell (with the correction of Miller and Madow for few plays). It prints the floor, and by
how much each judge lies above it, with 95% intervals over the positions. A judge weighs the
standing of every seat, as it judges it when that seat decides.
"""

from math import exp, log
from statistics import fmean
from typing import Any

from bench.choices import MOST_PLIES, Moment, interval, moments, parser_of_positions
from librt.random import Random

from velkahra import bots
from velkahra.bots.arena.dealing import generator
from velkahra.bots.valuation import LEAST, Valuation
from velkahra.bots.values import check_values, net_for
from velkahra.core import registry
from velkahra.core.contract.judge import Judge
from velkahra.core.contract.state import CHANCE, State
from velkahra.core.play.seat_knowledge import SeatKnowledge


def main() -> None:
    """Play on, judge, and print."""
    parser = parser_of_positions(__doc__)
    parser.add_argument("values", help="hand, learned or files, with semicolons between them")
    parser.add_argument("--plays", type=int, default=48)
    asked = parser.parse_args()
    names = asked.values.split(";")
    title = registry.game(asked.game)
    start = title.start(asked.seats, {})
    for name in names:
        check_values(f"greedy:values={name}", title.judge, start)
    floors: list[float] = []
    losses: list[list[float]] = [[] for _ in names]
    for number, moment in enumerate(moments(asked.game, asked.seats, asked.positions)):
        share = share_of(moment, number, asked.plays)
        floors.append(floor(share, asked.plays))
        for name, found in zip(names, losses, strict=True):
            found.append(loss(share, chance(name, *moment)))
    print(f"floor {fmean(floors):.3f} of {len(floors)} positions")
    for name, found in zip(names, losses, strict=True):
        mean, off = interval([own - least for own, least in zip(found, floors, strict=True)])
        print(f"{mean:+.3f} ± {off:.3f}  {name}")


def share_of(moment: Moment, number: int, plays: int) -> float:
    """Play on from a position. Returns: the share of the victory of the seat that decides."""
    judge, state, seat = moment
    knowledge = SeatKnowledge(judge, state, seat, generator(1, number, "worlds"))
    return fmean(
        played_on(
            judge,
            knowledge.world(generator(1, number, "world", play)),
            seat,
            generator(1, number, "luck", play),
        )
        for play in range(plays)
    )


def played_on(judge: Judge[Any], world: State, seat: int, luck: Random) -> float:
    """Let greedy bots play a world to its end. Returns: the seat's share of the victory."""
    judge.hide_choices(world, seat)
    bot = bots.make("greedy")
    for _ in range(MOST_PLIES):
        if world.is_over():
            return float(world.returns()[seat])
        actor = world.actor()
        if actor == CHANCE:
            world.advance(CHANCE, world.draw(luck), None)
        else:
            choice = bot.choose(SeatKnowledge(judge, world, actor, luck), luck)
            world.advance(actor, choice, None)
    return 1.0 / float(world.seats)


def chance(values: str, judge: Judge[Any], state: State, seat: int) -> float:
    """Give a seat's chance as a judge sees it: by hand or by learned values."""
    valuation = Valuation(judge, False, net_for(values, judge, state))
    scale = valuation.temperature(state)
    standing = [valuation.static_value(state, own) / scale for own in range(state.seats)]
    return exp(standing[seat] - max(standing)) / sum(exp(own - max(standing)) for own in standing)


def loss(share: float, forecast: float) -> float:
    """Give the logarithmic loss of a forecast of something that comes in this share of cases."""
    known = min(max(forecast, LEAST), 1 - LEAST)
    return -share * log(known) - (1 - share) * log(1 - known)


def floor(share: float, plays: int) -> float:
    """Give the loss that is left to whoever knows the chance, of which `share` is an estimate."""
    if share in (0.0, 1.0):
        return 0.0
    return loss(share, share) + 1 / (2 * plays)


if __name__ == "__main__":
    main()
