"""Measures the value of a bot's choices: plays on from each to the end, in the same worlds.

`python -m bench.choices euphrates 2 60 "search:seconds=0.3;search:seconds=1"` takes 60 positions
from games between greedy bots, two of each, and lets every bot choose in them; where the choices
differ, each is tried in worlds that agree with what its seat knows, and from there all seats play
as searches play on, with the same luck. It prints what the other bots' choices win more often than
the first one's, in hundredths of a victory a decision, with 95% intervals over the positions.
So it tells cheaply what a search makes of more time. It does not tell who wins: whoever plays on
plays no better than searches think that others do.
"""

import argparse
from statistics import fmean, stdev
from typing import Any, Final

from librt.random import Random

from velkahra import bots
from velkahra.bots.arena.dealing import PairedDealer, generator
from velkahra.bots.intervals import student
from velkahra.bots.rollout_stats import RolloutStats
from velkahra.bots.search_config import SearchConfig
from velkahra.bots.valuation import Valuation
from velkahra.core import registry
from velkahra.core.contract.judge import Judge
from velkahra.core.contract.state import CHANCE, State
from velkahra.core.play.seat_knowledge import SeatKnowledge

MOST_PLIES: Final = 5_000
FEW: Final = 10  # actions: skip smaller choices
OF_A_GAME: Final = 2  # positions sampled from each game
LEAST: Final = 3  # positions: an interval needs a few
BREADTH: Final = SearchConfig().breadth

Moment = tuple[Judge[Any], State, int]
"""A position, and the seat that chooses in it."""


def main() -> None:
    """Choose, try, and print."""
    parser = parser_of_positions(__doc__)
    parser.add_argument("bots", help="names, with semicolons between them")
    parser.add_argument("--tries", type=int, default=150)
    asked = parser.parse_args()
    names = bots.split(asked.bots)
    gains: list[list[float]] = [[] for _ in names]
    for number, moment in enumerate(moments(asked.game, asked.seats, asked.positions)):
        for at, gain in enumerate(compared(moment, names, number, asked.tries)):
            gains[at].append(gain)
    for name, found in zip(names[1:], gains[1:], strict=True):
        mean, off = interval(found)
        print(f"{100 * mean:+.2f} ± {100 * off:.2f} of {len(found)} positions  {name}")


def parser_of_positions(about: str | None) -> argparse.ArgumentParser:
    """Return a parser for a game, its seats and how many positions of it to take."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("game", choices=registry.names())
    parser.add_argument("seats", type=int)
    parser.add_argument("positions", type=enough)
    return parser


def enough(text: str) -> int:
    """Read a number of positions. Raises: ArgumentTypeError for fewer than LEAST."""
    if not text.isdecimal() or int(text) < LEAST:
        raise argparse.ArgumentTypeError(f"take at least {LEAST} positions, not {text}")
    return int(text)


def moments(game: str, seats: int, wanted: int) -> list[Moment]:
    """Take positions from games between greedy bots."""
    found: list[Moment] = []
    number = 0
    while len(found) < wanted:
        met = choices_in(game, seats, number)
        rng = generator(1, number, "moments")
        found += [met[rng.randrange(len(met))] for _ in range(OF_A_GAME if met else 0)]
        number += 1
    return found[:wanted]


def choices_in(game: str, seats: int, number: int) -> list[Moment]:
    """Play a game. Returns: every position of it in which a seat had much to choose from."""
    title, dealer = registry.game(game), PairedDealer(1, number)
    state, judge = title.start(seats, {}), title.judge
    bot, rng = bots.make("greedy"), generator(1, number, "bots")
    found: list[Moment] = []
    for _ in range(MOST_PLIES):
        if state.is_over():
            break
        actor = state.actor()
        if actor == CHANCE:
            state.advance(CHANCE, dealer.draw(state), None)
            continue
        if len(state.legal_actions(actor)) > FEW:
            found.append((judge, state.clone(), actor))
        choice = bot.choose(SeatKnowledge(judge, state, actor, rng), rng)
        state.advance(actor, choice, None)
    return found


def compared(moment: Moment, names: list[str], number: int, tries: int) -> list[float]:
    """Let bots choose. Returns: how much more often each wins by its choice than the first."""
    judge, state, seat = moment
    chosen = []
    for name in names:
        luck = generator(1, number, "choice")
        chosen.append(int(bots.make(name).choose(SeatKnowledge(judge, state, seat, luck), luck)))
    if len(set(chosen)) == 1:
        return [0.0] * len(names)
    worth = dict.fromkeys(chosen, 0.0)
    knowledge, stats = (
        SeatKnowledge(judge, state, seat, generator(1, number, "worlds")),
        RolloutStats(Valuation(judge, False), state.seats),
    )
    for trial in range(tries):
        world = knowledge.world(generator(1, number, "world", trial))
        judge.hide_choices(world, seat)
        for action in worth:
            luck = generator(1, number, "luck", trial)
            worth[action] += played_on(world.clone(), seat, action, stats, luck) / tries
    return [worth[action] - worth[chosen[0]] for action in chosen]


def played_on(world: State, seat: int, action: int, stats: RolloutStats, luck: Random) -> float:
    """Play on to the end after an action. Returns: the seat's share of the victory."""
    world.advance(seat, action, None)
    for _ in range(MOST_PLIES):
        if world.is_over():
            return float(world.returns()[seat])
        actor = world.actor()
        if actor == CHANCE:
            world.advance(CHANCE, world.draw(luck), None)
        else:
            world.advance(actor, stats.choose(world, actor, BREADTH), None)
    return 1.0 / float(world.seats)


def interval(found: list[float]) -> tuple[float, float]:
    """Give a mean and half the width of its interval (Student's t)."""
    freedom = len(found) - 1
    return fmean(found), student(freedom) * stdev(found) / len(found) ** 0.5


if __name__ == "__main__":
    main()
