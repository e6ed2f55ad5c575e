"""Plays camps in which a group co-operates from the first round on and never parts.

The others never co-operate. Prints how often a member of the group won, with 95% intervals by
Wilson: `python script/alliances.py 3 --games 120`. Wants compiled rules.
"""

import argparse
from collections.abc import Iterator
from itertools import combinations

from librt.random import Random

from velkahra import bots
from velkahra.bots.intervals import wilson
from velkahra.core.contract.state import CHANCE
from velkahra.core.play.seat_knowledge import SeatKnowledge
from velkahra.games.hammer.balance.series import SCALES
from velkahra.games.hammer.bots.judge import HammerJudge
from velkahra.games.hammer.cards.language import POWERS
from velkahra.games.hammer.engine import HammerState
from velkahra.games.hammer.rules import frames
from velkahra.games.hammer.rules.actions import A_REFUSE
from velkahra.games.hammer.rules.chapters.pact import begin_pact


def camp(group: tuple[int, ...], number: int, rounds: int) -> float:
    """Play a camp. Returns: the part of the victory that members of the group have."""
    state = SCALES.start(number, rounds, "")
    assert isinstance(state, HammerState)
    seats = [int(state.seat_of[power]) for power in group]
    for one, other in combinations(seats, 2):
        begin_pact(state, one, other, None)
    seeds = Random((number << 5) + sum(1 << power for power in group))
    dealer, looks, whims = (Random(seeds.randrange(1 << 62)) for _ in range(3))
    bot = bots.make("greedy")
    while not state.is_over():
        actor = state.actor()
        if actor == CHANCE:
            action = state.draw(dealer)
        elif state.frame_kind() == frames.ALLY:
            action = A_REFUSE
        else:
            knowledge = SeatKnowledge(HammerJudge(), state, actor, looks)
            action = bot.choose(knowledge, whims)
        state.advance(actor, action, None)
    shares = state.returns()
    return sum(shares[seat] for seat in seats)


def line(name: str, shares: list[float]) -> str:
    """Sum up the camps of a group."""
    mean = sum(shares) / len(shares)
    low, high = (100 * end for end in wilson(mean, len(shares)))
    return f"{name}: {100 * mean:.1f}% of {len(shares)} camps ({low:.1f} to {high:.1f})"


def lines(size: int, games: int, rounds: int) -> Iterator[str]:
    """Give a line for each group of so many powers, and one for all of them."""
    everything: list[float] = []
    groups = list(combinations(range(len(POWERS)), size))
    for group in groups:
        shares = [camp(group, number, rounds) for number in range(-(-games // len(groups)))]
        everything += shares
        yield line("-".join(POWERS[power] for power in group), shares)
    yield line(f"all groups of {size}", everything)


def main() -> None:
    """Play the camps and print what came of them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("size", type=int, choices=(2, 3, 4), help="powers in a group")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--rounds", type=int, default=10)
    wishes = parser.parse_args()
    for text in lines(wishes.size, wishes.games, wishes.rounds):
        print(text, flush=True)


if __name__ == "__main__":
    main()
