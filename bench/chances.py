"""Measures how well positions predict the winner, in games between greedy bots.

`python -m bench.chances euphrates 4 100`. At the beginning of each turn it notes the chances of all
seats by `static_value`, on the scale of `temperature`, and at the end the winner. For each tenth of
a game it prints the mean logarithmic loss, the loss on the best scale for that tenth, and the loss
of equal chances for all seats. Games without an end are left out.
"""

import argparse
import math
from typing import Any, Final

from velkahra import bots
from velkahra.bots.arena.dealing import PairedDealer, generator
from velkahra.core import registry
from velkahra.core.contract.events import Events
from velkahra.core.contract.judge import Judge
from velkahra.core.contract.state import CHANCE, State
from velkahra.core.play.seat_knowledge import History, SeatKnowledge

MOST_PLIES: Final = 5_000
TENTHS: Final = 10
SCALES: Final = [1.12**step for step in range(-12, 61)]

Look = tuple[list[float], float]
"""The standing of every seat, and the scale."""
Told = list[tuple[Look, list[float]]]
"""Looks, each with the shares of the victory in the end."""


def main() -> None:
    """Play, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=registry.names())
    parser.add_argument("seats", type=int)
    parser.add_argument("games", type=int)
    asked = parser.parse_args()
    tenths = tenths_of(asked.game, asked.seats, asked.games)
    if not any(tenths):
        raise SystemExit("no game came to an end with a winner among the seats")
    print(f"{asked.game}, {asked.games} games: loss, on the best one scale, knowing nothing")
    for number, told in enumerate(tenths):
        if not told:
            continue
        best, scale = min((loss(told, scale), scale) for scale in SCALES)
        own = sum(spread for (_, spread), _ in told) / len(told)
        print(
            f"{number + 1:2}/10  {loss(told):.3f}  {best:.3f} ({scale:.2f}, its own {own:.2f})  "
            f"{math.log(asked.seats):.3f}"
        )
    print(f"all    {loss([one for told in tenths for one in told]):.3f}")


def tenths_of(name: str, seats: int, games: int) -> list[Told]:
    """Play games. Returns: what there was to see in each tenth of them."""
    tenths: list[Told] = [[] for _ in range(TENTHS)]
    for number in range(games):
        looks, shares = played(name, seats, number)
        for at, look in enumerate(looks):
            tenths[at * TENTHS // len(looks)].append((look, shares))
    return tenths


def played(name: str, seats: int, number: int) -> tuple[list[Look], list[float]]:
    """Play a game. Returns: a look at the beginning of each turn, and who won; no looks if none."""
    title, judge = registry.game(name), registry.game(name).judge
    state, dealer, history = title.start(seats, {}), PairedDealer(1, number), History()
    chairs = [(bots.make("greedy"), generator(1, number, "bot", seat)) for seat in range(seats)]
    looks: list[Look] = []
    rng, turn_index, plies = generator(1, number, "looks"), -1, 0
    while not state.is_over() and plies < MOST_PLIES:
        actor, events, plies = state.actor(), Events(), plies + 1
        if actor == CHANCE:
            state.advance(CHANCE, dealer.draw(state), None)
            continue
        if judge.turn_index(state) >= 0 and judge.turn_index(state) != turn_index:
            turn_index = judge.turn_index(state)
            looks.append(look_at(judge, state))
        bot, luck = chairs[actor]
        action = bot.choose(SeatKnowledge(judge, state, actor, rng, history), luck)
        state.apply(actor, action, events)
        history.add(actor, action, state.seats, events)
    shares = list(state.returns())
    return (looks, shares) if sum(shares) else ([], shares)


def look_at(judge: Judge[Any], state: State) -> Look:
    """Value a position for every seat."""
    values = [judge.static_value(state, seat) for seat in range(state.seats)]
    return values, judge.temperature(state)


def loss(told: Told, scale: float = 0.0) -> float:
    """Give the mean logarithmic loss of the chances, on one scale for all or on their own."""
    return sum(missed(values, scale or own, shares) for (values, own), shares in told) / len(told)


def missed(values: list[float], scale: float, shares: list[float]) -> float:
    """Give the logarithmic loss of one position's chances."""
    most = max(values)
    odds = [(value - most) / scale for value in values]
    total = math.log(sum(map(math.exp, odds)))
    return sum(share * (total - odd) for share, odd in zip(shares, odds, strict=True))


if __name__ == "__main__":
    main()
