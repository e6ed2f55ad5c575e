"""How soon a hint has its first answer, and its last one.

`python -m bench.hints 40` plays games between greedy bots, one of each game and number of seats,
and asks for a hint at so many of their decisions, evenly spread. It prints the median, the 95th
percentile and the most, in milliseconds, as a worker finds them that has nothing else to do.
"""

import argparse
import time
from collections.abc import Iterator
from typing import Final

from librt.random import Random

from velkahra import bots
from velkahra.bots import hinting
from velkahra.bots.arena.dealing import PairedDealer, generator
from velkahra.core import registry
from velkahra.core.contract.events import Events
from velkahra.core.contract.game import Game
from velkahra.core.contract.state import CHANCE
from velkahra.core.play.seat_knowledge import History, SeatKnowledge

SECONDS: Final = 1.0
MOST_PLIES: Final = 5_000


def main() -> None:
    """Ask, and print a table in Markdown."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("positions", type=int, nargs="?", default=40)
    parser.add_argument("--game", choices=registry.names(), action="append")
    asked = parser.parse_args()
    print("| game | seats | positions | first answer | all of it |")
    print("| --- | --- | --- | --- | --- |")
    for game in map(registry.game, asked.game or registry.names()):
        for seats in game.seats:
            found = answers(game, seats, asked.positions)
            first, last = (figures(times) for times in zip(*found, strict=True))
            print(f"| {game.name} | {seats} | {len(found)} | {first} | {last} |", flush=True)


def answers(game: Game, seats: int, positions: int) -> list[tuple[float, float]]:
    """Return milliseconds until the first answer and until the last one, at each position."""
    number = sum(1 for _ in decisions(game, seats))
    wanted = {at * number // positions for at in range(positions)}
    asked = (one for at, one in enumerate(decisions(game, seats)) if at in wanted)
    return [answer(game, knowledge) for knowledge in asked]


def decisions(game: Game, seats: int) -> Iterator[SeatKnowledge]:
    """Play a game, and yield what seats know that have something to decide."""
    state, dealer, history = game.start(seats), PairedDealer(1, 0), History()
    bot, rng = bots.make("greedy"), generator(1, 0, "looks")
    for _ in range(MOST_PLIES):
        if state.is_over():
            return
        actor, events = state.actor(), Events()
        if actor == CHANCE:
            state.advance(CHANCE, dealer.draw(state), None)
            continue
        knowledge = SeatKnowledge(game.judge, state, actor, rng, history)
        if len(knowledge.legal_actions()) > 1:
            yield knowledge
        action = bot.choose(knowledge, rng)
        state.apply(actor, action, events)
        history.add(actor, action, state.seats, events)


def answer(game: Game, knowledge: SeatKnowledge) -> tuple[float, float]:
    """Return milliseconds until the first answer and until the last one."""
    config, first = hinting.search_config_for(SECONDS), []
    begun = time.perf_counter()

    def hear(_: list[hinting.Advice]) -> None:
        first.append(time.perf_counter() - begun)

    hinting.advise(knowledge, game, game.complete({}), "en", config, Random(1), hear)
    return 1000 * first[0], 1000 * (time.perf_counter() - begun)


def figures(times: tuple[float, ...]) -> str:
    """Return the median, the 95th percentile and the most of some times."""
    ordered = sorted(times)
    return ", ".join(
        f"{ordered[at]:.0f}" for at in (len(ordered) // 2, len(ordered) * 95 // 100, -1)
    )


if __name__ == "__main__":
    main()
