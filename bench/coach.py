"""How long a first game with the coach takes, and what it introduces.

`python -m bench.coach --games 20` plays the quick starts of every game with greedy bots on all
seats and counts the decisions of the first one. A person takes 4 seconds a decision and reads 200
words a minute, each introduction once. Decisions of others take no time.
"""

import argparse
from collections.abc import Iterator
from statistics import median
from typing import Final, NamedTuple

from velkahra import bots
from velkahra.bots.arena.dealing import PairedDealer, generator
from velkahra.core import registry
from velkahra.core.contract.events import Events
from velkahra.core.contract.front import QuickStart
from velkahra.core.contract.game import Game
from velkahra.core.contract.state import CHANCE
from velkahra.core.play.seat_knowledge import History, SeatKnowledge

SECONDS_A_DECISION: Final = 4
WORDS_A_MINUTE: Final = 200
MOST_PLIES: Final = 20_000
PERSON: Final = 0


class FirstGame(NamedTuple):
    """A first game: how many decisions there were, and the kinds introduced, in order."""

    decisions: int
    kinds: list[str]


def main() -> None:
    """Play, and print a table in Markdown."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20, help="of each quick start")
    asked = parser.parse_args()
    print("| game | decisions | minutes | introductions | of them read in minutes | kinds |")
    print("| --- | --- | --- | --- | --- | --- |")
    for game, start in starts():
        print(line(game, start, [play(game, start, number) for number in range(asked.games)]))


def starts() -> Iterator[tuple[Game, QuickStart]]:
    """Yield the quick starts of one person, of all games with a coach."""
    for name in registry.names():
        game = registry.game(name)
        if game.words.introductions("en"):
            yield from ((game, start) for start in game.front.quick_starts if not start.people)


def play(game: Game, start: QuickStart, number: int) -> FirstGame:
    """Play a game with greedy bots. Returns: what the person on the first seat met."""
    state = game.start(start.seats, game.complete(dict(start.options)))
    dealer, history = PairedDealer(1, number), History()
    bot, lucks = bots.make("greedy"), [generator(1, number, "bot", n) for n in range(start.seats)]
    rng = generator(1, number, "looks")
    decisions, kinds, plies = 0, dict[str, None](), 0
    while not state.is_over() and plies < MOST_PLIES:
        actor, events, plies = state.actor(), Events(), plies + 1
        if actor == CHANCE:
            state.advance(CHANCE, dealer.draw(state), None)
            continue
        if actor == PERSON:
            decisions += 1
            kinds[game.decision(state, PERSON)] = None
        knowledge = SeatKnowledge(game.judge, state, actor, rng, history)
        action = bot.choose(knowledge, lucks[actor])
        state.apply(actor, action, events)
        history.add(actor, action, state.seats, events)
    return FirstGame(decisions, list(kinds))


def reading(game: Game, kinds: list[str]) -> float:
    """Return the minutes in which the introductions of these kinds are read."""
    texts = game.words.introductions("en")
    return sum(len(texts[kind].split()) for kind in kinds) / WORDS_A_MINUTE


def line(game: Game, start: QuickStart, games: list[FirstGame]) -> str:
    """Make a row: medians, and the kinds that came in at least half of the games."""
    decisions = median(one.decisions for one in games)
    read = median(reading(game, one.kinds) for one in games)
    minutes = decisions * SECONDS_A_DECISION / 60 + read
    met = [kind for one in games for kind in one.kinds]
    usual = sorted(kind for kind in set(met) if met.count(kind) * 2 >= len(games))
    count = median(len(one.kinds) for one in games)
    name = f"{game.words.text('en', 'title')}, {game.words.text('en', f'quick-{start.name}')}"
    return (
        f"| {name} | {decisions:.0f} | {minutes:.0f} | {count:.0f} | {read:.1f} "
        f"| {', '.join(usual)} |"
    )


if __name__ == "__main__":
    main()
