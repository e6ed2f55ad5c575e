"""How well the chances of an analysis hold: what it says of decisions, against who won in the end.

`python -m bench.calibration euphrates 2 500` plays games between greedy bots and judges a few
decisions of each as `velkahra analyse` does. It prints by tenths of the chances how many there
were, their mean, and what part was won (a reliability diagram as a table), and then the expected
calibration error: the mean distance of the two, weighted by how many there were (Naeini and others,
Obtaining well calibrated probabilities using Bayesian binning, 2015), and the mean logarithmic
loss. `--first 500` begins with another game, `--values hand` judges by the game's evaluation.
"""

import argparse
from collections.abc import Sequence
from statistics import fmean
from typing import Final, NamedTuple

from bench.floor import loss

from velkahra import bots
from velkahra.bots import analysis
from velkahra.bots.arena.dealing import PairedDealer, generator
from velkahra.bots.values import check_values
from velkahra.core import registry
from velkahra.core.contract.events import Events
from velkahra.core.contract.state import CHANCE
from velkahra.core.play.record import Ply
from velkahra.core.play.seat_knowledge import History, SeatKnowledge

MOST_PLIES: Final = 5_000
JUDGED: Final = 4
"""Decisions of a game: those of one game say much the same."""
TENTHS: Final = 10


class Forecast(NamedTuple):
    """A chance to win, 0..1, and the share of the victory that came of it."""

    chance: float
    share: float


class Bin(NamedTuple):
    """Forecasts of like chances: how many, their mean, and the mean share that was won."""

    number: int
    chance: float
    share: float


def main() -> None:
    """Play, judge, and print a table in Markdown."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=registry.names())
    parser.add_argument("seats", type=int)
    parser.add_argument("games", type=int)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--nodes", type=int, default=analysis.NODES)
    parser.add_argument("--values", default="", help="what judges positions, as of a bot")
    asked = parser.parse_args()
    title = registry.game(asked.game)
    start = title.start(asked.seats, {})
    check_values(f"search:values={asked.values}", title.judge, start)
    every: list[Forecast] = []
    own: list[Forecast] = []
    for number in range(asked.first, asked.first + asked.games):
        for seat, found in judged(asked.game, asked.seats, number, asked.nodes, asked.values):
            every += found
            own.append(found[seat])
    report(asked, every, own)


def report(asked: argparse.Namespace, every: Sequence[Forecast], own: Sequence[Forecast]) -> None:
    """Print what came of the forecasts of every seat, and of those of the seats that decided."""
    print(f"{asked.game}, {asked.seats} seats, {asked.games} games, {len(own)} decisions\n")
    print("| chances | forecasts | mean | won |\n| --- | --- | --- | --- |")
    for one in bins_of(every):
        tenth = min(int(one.chance * TENTHS), TENTHS - 1)
        print(
            f"| {10 * tenth} to {10 * tenth + 10}% | {one.number} | {100 * one.chance:.1f}% "
            f"| {100 * one.share:.1f}% |"
        )
    print(f"\nexpected calibration error {100 * expected_error(every):.1f}%")
    print(f"logarithmic loss {fmean(loss(one.share, one.chance) for one in every):.3f}")
    mean, won = (sum(values) / len(own) for values in zip(*own, strict=True))
    print(f"who decides: {100 * mean:.1f}% expected, {100 * won:.1f}% won")


def judged(
    name: str, seats: int, number: int, nodes: int, values: str = ""
) -> list[tuple[int, list[Forecast]]]:
    """Play a game, and return who decided, and every seat's forecast, at a few decisions.

    There are none if the game has no end.
    """
    plies, shares = played(name, seats, number)
    if not shares:
        return []
    options = dict(registry.game(name).complete({}))
    task = analysis.Task(name, seats, options, plies, nodes, number, values)
    decided, rng = analysis.decided_plies(task), generator(1, number, "judged")
    chosen = {decided[rng.randrange(len(decided))] for _ in range(min(JUDGED, len(decided)))}
    return [
        (found.seat, [Forecast(*one) for one in zip(found.chances, shares, strict=True)])
        for found in analysis.judge(task, chosen)
    ]


def played(name: str, seats: int, number: int) -> tuple[list[Ply], list[float]]:
    """Play a game. Returns: its plies and the shares of the victory, none if it has no end."""
    title, plies = registry.game(name), list[Ply]()
    state, dealer, history = title.start(seats, {}), PairedDealer(1, number), History()
    bot, rng = bots.make("greedy"), generator(1, number, "looks")
    while not state.is_over() and len(plies) < MOST_PLIES:
        actor, events = int(state.actor()), Events()
        if actor == CHANCE:
            action = int(dealer.draw(state))
        else:
            knowledge = SeatKnowledge(title.judge, state, actor, rng, history)
            action = int(bot.choose(knowledge, rng))
        state.advance(actor, action, events)
        history.add(actor, action, seats, events)
        plies.append((actor, action))
    return plies, list(state.returns()) if state.is_over() else []


def bins_of(forecasts: Sequence[Forecast]) -> list[Bin]:
    """Put forecasts into bins of a tenth each, and return those that are not empty."""
    bins: list[list[Forecast]] = [[] for _ in range(TENTHS)]
    for one in forecasts:
        bins[min(int(one.chance * TENTHS), TENTHS - 1)].append(one)
    return [
        Bin(len(those), *(sum(values) / len(those) for values in zip(*those, strict=True)))
        for those in bins
        if those
    ]


def expected_error(forecasts: Sequence[Forecast]) -> float:
    """Return the mean distance, 0..1, of chances and shares by bins, weighted by forecasts."""
    off = sum(one.number * abs(one.chance - one.share) for one in bins_of(forecasts))
    return off / len(forecasts)


if __name__ == "__main__":
    main()
