"""One game between bots."""

import time
from typing import Final

import msgspec
from librt.random import Random

from velkahra import bots as roster
from velkahra.bots.arena.dealing import PairedDealer, generator
from velkahra.bots.arena.series import Played, Series
from velkahra.core import registry
from velkahra.core.contract.events import Events
from velkahra.core.contract.game import Game
from velkahra.core.contract.state import CHANCE, State
from velkahra.core.play.seat_knowledge import History, SeatKnowledge

LIMIT: Final = 5_000  # plies, many times a usual game: a longer game may never end


class Job(msgspec.Struct, frozen=True):
    """A game of a series, which any process can play. `number` is its number there, from 0."""

    series: Series
    number: int

    def run(self) -> Played:
        """Play the game; see `play`."""
        return play(self)


def play(job: Job) -> Played:
    """Play one game of a series, with a generator for each of dealer, bots and knowledges.

    Endless games are broken off.
    """
    series, number = job.series, job.number
    title, names = registry.game(series.game), series.seating(number)
    state = title.start(len(names), series.options)
    dealer = PairedDealer(series.seed, number // len(names))
    looks = generator(series.seed, number, "looks")
    chairs = [
        Chair(name, generator(series.seed, number, "bot", seat)) for seat, name in enumerate(names)
    ]
    plies, history = 0, History()
    while not state.is_over() and plies < LIMIT:
        actor, events, plies = state.actor(), Events(), plies + 1
        if actor == CHANCE:
            state.advance(CHANCE, dealer.draw(state), None)
            continue
        # Of seats that choose at once the first decides, hidden from the others.
        knowledge = SeatKnowledge(title.judge, state, actor, looks, history)
        action = chairs[actor].choose(knowledge)
        state.apply(actor, action, events)
        history.add(actor, action, state.seats, events)
    return _played(job, title, state, plies, chairs)


def _played(job: Job, title: Game, state: State, plies: int, chairs: list["Chair"]) -> Played:
    return Played(
        job.series.seed,
        job.number,
        plies,
        state.is_over(),
        job.series.seating(job.number),
        tuple(state.returns()) if state.is_over() else (1 / state.seats,) * state.seats,
        title.unseated_share(state) if has_automata(title) else None,
        tuple(chair.decisions for chair in chairs),
        tuple(round(chair.spent, 6) for chair in chairs),
        tuple(round(chair.longest, 6) for chair in chairs),
    )


def has_automata(title: Game) -> bool:
    """Return whether a game has players without a seat who can win."""
    return type(title).unseated_share is not Game.unseated_share


class Chair:
    """A bot in its seat: its number of decisions, seconds spent in all, and at the longest one."""

    def __init__(self, name: str, rng: Random) -> None:
        self._bot: Final = roster.make(name)
        self._rng: Final = rng
        self.decisions = 0
        self.spent = 0.0
        self.longest = 0.0

    def choose(self, knowledge: SeatKnowledge) -> int:
        """Return the action that the bot chooses, and add the seconds it takes to `spent`."""
        begun = time.perf_counter()
        action = int(self._bot.choose(knowledge, self._rng))
        took = time.perf_counter() - begun
        self.decisions += 1
        self.spent += took
        self.longest = max(self.longest, took)
        return action
