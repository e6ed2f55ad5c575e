"""What a game was worth, decision by decision, to a program that knew no more than its players.

Each decision is searched anew from what its seat knew then: what it cannot have known is resampled,
so that an analysis blames nobody for what was hidden. The same record, nodes and seed give the same
analysis, in however many parts it is made.
"""

from collections.abc import Callable, Collection, Iterator
from math import exp, log
from typing import Final

import msgspec
from librt.random import Random

from velkahra.bots.search import Search
from velkahra.bots.search_config import SearchConfig
from velkahra.core import registry
from velkahra.core.contract.game import Game
from velkahra.core.contract.state import CHANCE, State
from velkahra.core.play.record import Ply, Record
from velkahra.core.play.seat_knowledge import SeatKnowledge

NODES: Final = 120
LEAST_SWING: Final = 0.01
"""A difference in chances below this is no swing: the estimates are not that good."""

_DRAWS: Final = 4
_SURE: Final = 0.995
_PRIME: Final = 1_000_003

OnProgress = Callable[[int, int], None]
"""Hears how many decisions are judged, and of how many. What it raises ends the analysis."""


class Decision(msgspec.Struct, frozen=True):
    """A decision of the game, as it could be judged from what its seat knew.

    Attributes:
        ply: how many plies there were before it.
        seat: who decided.
        chances: of every seat to win before it.
        played: what was done, and `chance` those of the seat after it.
        better: what the program would have done, and `best` the chances after that.
    """

    ply: int
    seat: int
    chances: tuple[float, ...]
    played: int
    chance: float
    better: int
    best: float

    @property
    def swing(self) -> float:
        """The chances that were given away."""
        return max(0.0, self.best - self.chance) if self.better != self.played else 0.0


class Analysis(msgspec.Struct, frozen=True):
    """The decisions of a game in their order; `result` is that of a game that was played out."""

    plies: int
    nodes: int
    seed: int
    decisions: tuple[Decision, ...]
    result: tuple[float, ...] | None

    def swings(self, most: int = 10) -> list[Decision]:
        """List the decisions that gave away most, the largest first."""
        worst = sorted(self.decisions, key=lambda decision: (-decision.swing, decision.ply))
        return [decision for decision in worst if decision.swing >= LEAST_SWING][:most]

    def curves(self) -> list[list[tuple[int, float]]]:
        """Give for each seat its chances after so many plies."""
        seats = len(self.decisions[0].chances) if self.decisions else len(self.result or ())
        lines: list[list[tuple[int, float]]] = [[] for _ in range(seats)]
        for decision in self.decisions:
            for seat, chance in enumerate(decision.chances):
                lines[seat].append((decision.ply, chance))
        for seat, share in enumerate(self.result or ()):
            lines[seat].append((self.plies, share))
        return lines


class Task(msgspec.Struct, frozen=True):
    """A game to analyse, with so many nodes a decision."""

    game: str
    seats: int
    options: dict[str, str]
    plies: list[Ply]
    nodes: int = NODES
    seed: int = 1


def task_of(record: Record, nodes: int = NODES, seed: int = 1) -> Task:
    """Make the task of analysing a record."""
    return Task(record.game, record.seats, dict(record.options), list(record.plies), nodes, seed)


def analyse(task: Task, told: OnProgress = lambda done, all_: None) -> Analysis:
    """Judge every decision that was one.

    The plies are taken to be legal. Raises: what `told` raises.
    """
    decided, judged = decided_plies(task), []
    told(0, len(decided))
    for decision in judge(task, frozenset(decided)):
        judged.append(decision)
        told(len(judged), len(decided))
    return put_together(task, judged)


def put_together(task: Task, judged: list[Decision]) -> Analysis:
    """Make an analysis of decisions that were judged in parts."""
    last = _start(task)
    for seat, action in task.plies:
        last.advance(seat, action, None)
    result = tuple(last.returns()) if last.is_over() else None
    ordered = sorted(judged, key=lambda decision: decision.ply)
    return Analysis(len(task.plies), task.nodes, task.seed, tuple(ordered), result)


def decided_plies(task: Task) -> list[int]:
    """List the plies at which a seat had more than one thing to do."""
    found, state = [], _start(task)
    for ply, (seat, action) in enumerate(task.plies):
        if seat != CHANCE and len(state.legal_actions(seat)) > 1:
            found.append(ply)
        state.advance(seat, action, None)
    return found


def judge(task: Task, plies: Collection[int]) -> Iterator[Decision]:
    """Judge some of the decided plies, in their order."""
    state, opening = _start(task), None
    for ply, (seat, action) in enumerate(task.plies):
        if seat != CHANCE and opening is None:
            opening = state.clone()
        if ply in plies:
            assert opening is not None
            rng = Random(task.seed * _PRIME + ply)
            yield _judged(
                task, SeatKnowledge(state, seat, rng), rng, Ground(opening, state, seat), ply
            )
        state.advance(seat, action, None)


class Ground:
    """What the chances of a decision stand on.

    A search against the game alone says what is gained from the position on. The chances of the
    game are these, moved by what was gained until then.
    """

    def __init__(self, opening: State, state: State, seat: int) -> None:
        """Compare two positions as the seat knows them."""
        self._moved = 0.0
        if state.seats == 1:
            gained = _evaluation(state, seat) - _evaluation(opening, seat)
            self._moved = gained / state.temperature()

    def chance(self, found: float) -> float:
        """Give the chances in the game for those that a search found."""
        if self._moved == 0.0:
            return found
        held = min(_SURE, max(1 - _SURE, found))
        return 1 / (1 + exp(-log(held / (1 - held)) - self._moved))


def _evaluation(state: State, seat: int) -> float:
    rng = Random(_PRIME)
    worlds = [state.determinize(seat, rng) for _ in range(_DRAWS)]
    return sum(world.evaluate(seat) for world in worlds) / _DRAWS


def _judged(
    task: Task, knowledge: SeatKnowledge, rng: Random, ground: Ground, ply: int
) -> Decision:
    seat, played = task.plies[ply]
    config = SearchConfig()
    config.nodes = task.nodes
    search = Search(knowledge, config, rng)
    search.weigh_actions()
    search.run()
    chances = [ground.chance(mean) for mean in search.means()]
    better = int(search.best())
    visits = {action: tries for action, tries, _ in search.considered()}
    # A choice that the search has left alone gets as much of its time as the one it would make.
    search.look_into(played, max(1, visits[better] - visits.get(played, 0)))
    means = {action: ground.chance(mean) for action, _, mean in search.considered()}
    return Decision(ply, seat, tuple(chances), played, means[played], better, means[better])


def _start(task: Task) -> State:
    game: Game = registry.game(task.game)
    return game.start(task.seats, task.options)
