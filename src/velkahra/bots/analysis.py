"""Judges every decision of a finished or running game by a search from what its seat knew.

Hidden things are drawn, so that an analysis blames nobody for them. The same record, nodes and seed
give the same analysis, in however many parts it is made.
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
    """A decision of a game, judged from what its seat knew at the time.

    Attributes:
        ply: how many plies there were before it.
        seat: who decided.
        chances: of every seat to win before it.
        played: the action, and `chance` those of the seat after it.
        better: the program's choice, and `best` the chances after that.
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
        """The chances to win, 0..1, that the decision gave away; 0 if it was the best one."""
        return max(0.0, self.best - self.chance) if self.better != self.played else 0.0


class Analysis(msgspec.Struct, frozen=True):
    """The judged decisions of a game, in order.

    Attributes:
        plies: length of the game, chance included.
        nodes: search iterations per decision.
        seed: seed of the searches.
        result: the share of the victory of each seat; None if the game is not over.
    """

    plies: int
    nodes: int
    seed: int
    decisions: tuple[Decision, ...]
    result: tuple[float, ...] | None

    def swings(self, most: int = 10) -> list[Decision]:
        """List up to `most` decisions that gave away most, largest first, from LEAST_SWING on."""
        worst = sorted(self.decisions, key=lambda decision: (-decision.swing, decision.ply))
        return [decision for decision in worst if decision.swing >= LEAST_SWING][:most]

    def curves(self) -> list[list[tuple[int, float]]]:
        """Return (ply, chance to win, 0..1) for each seat, in order; at the end, the results."""
        seats = len(self.decisions[0].chances) if self.decisions else len(self.result or ())
        lines: list[list[tuple[int, float]]] = [[] for _ in range(seats)]
        for decision in self.decisions:
            for seat, chance in enumerate(decision.chances):
                lines[seat].append((decision.ply, chance))
        for seat, share in enumerate(self.result or ()):
            lines[seat].append((self.plies, share))
        return lines


class Task(msgspec.Struct, frozen=True):
    """A game to analyse: its title, seats and complete options.

    Attributes:
        plies: of the game, chance included.
        nodes: search iterations per decision.
        seed: of the random choices of the searches.
        values: what judges positions, as the setting of a bot (`bots/values.py`).
    """

    game: str
    seats: int
    options: dict[str, str]
    plies: list[Ply]
    nodes: int = NODES
    seed: int = 1
    values: str = ""


def task_of(record: Record, nodes: int = NODES, seed: int = 1) -> Task:
    """Return the task of analysing a record with `nodes` search iterations per decision."""
    return Task(record.game, record.seats, dict(record.options), list(record.plies), nodes, seed)


def analyse(task: Task, told: OnProgress = lambda done, all_: None) -> Analysis:
    """Judge every decision of a game in which the seat had a choice.

    `told` is called with (decisions judged, decisions in all); its exceptions end the analysis and
    are passed on. The plies are not checked: they must be legal.
    """
    decided, judged = decided_plies(task), []
    told(0, len(decided))
    for decision in judge(task, frozenset(decided)):
        judged.append(decision)
        told(len(judged), len(decided))
    return put_together(task, judged)


def put_together(task: Task, judged: list[Decision]) -> Analysis:
    """Return the analysis made of decisions that were judged in parts, in any order."""
    last = _start(task)
    for seat, action in task.plies:
        last.advance(seat, action, None)
    result = tuple(last.returns()) if last.is_over() else None
    ordered = sorted(judged, key=lambda decision: decision.ply)
    return Analysis(len(task.plies), task.nodes, task.seed, tuple(ordered), result)


def decided_plies(task: Task) -> list[int]:
    """List the indices of the plies at which a seat on turn had more than one legal action."""
    found, state = [], _start(task)
    for ply, (seat, action) in enumerate(task.plies):
        if seat != CHANCE and state.may_act(seat) and len(state.legal_actions(seat)) > 1:
            found.append(ply)
        state.advance(seat, action, None)
    return found


def judge(task: Task, plies: Collection[int]) -> Iterator[Decision]:
    """Yield a judgement of each decision in `plies`, some of `decided_plies`, in order.

    Each draws from a generator seeded by the task's seed and its index, so plies may be divided
    among processes: `put_together` makes the same analysis of the parts.
    """
    game, state, opening = registry.game(task.game), _start(task), None
    for ply, (seat, action) in enumerate(task.plies):
        if seat != CHANCE and opening is None:
            opening = state.clone()
        if ply in plies:
            assert opening is not None
            rng = Random(task.seed * _PRIME + ply)
            knowledge = SeatKnowledge(game.judge, state, seat, rng)
            yield _judged(task, knowledge, rng, Ground(game, opening, state, seat), ply)
        state.advance(seat, action, None)


class Ground:
    """The gain since `opening`, the first decision, which turns later chances into the game's.

    A search with one seat returns the gain from the position `state` on.
    """

    def __init__(self, game: Game, opening: State, state: State, seat: int) -> None:
        self._moved = 0.0
        if state.seats == 1:
            gained = _evaluation(game, state, seat) - _evaluation(game, opening, seat)
            self._moved = gained / game.judge.temperature(state)

    def chance(self, found: float) -> float:
        """Return the seat's chance, 0..1, in the whole game, from the one found here."""
        if self._moved == 0.0:
            return found
        held = min(_SURE, max(1 - _SURE, found))
        return 1 / (1 + exp(-log(held / (1 - held)) - self._moved))


def _evaluation(game: Game, state: State, seat: int) -> float:
    rng = Random(_PRIME)
    worlds = [state.determinize(seat, rng) for _ in range(_DRAWS)]
    return sum(game.judge.evaluate(world, seat) for world in worlds) / _DRAWS


def analysis_config(game: Game, nodes: int, values: str = "") -> SearchConfig:
    """Return the search settings for a decision of `nodes` iterations; `values` as in `Task`."""
    config = SearchConfig()
    config.nodes, config.playout, config.values = nodes, game.programs.analysis_playout, values
    return config


def advised(search: Search, game: Game) -> list[tuple[int, int, float]]:
    """List the actions that a search considered and people may be advised, the best first.

    Each has its tries and the seat's chance. An action that is not advised is left out, unless
    there is no other.
    """
    found = search.considered()
    return [one for one in found if one[0] not in game.programs.unadvised] or found


def _judged(
    task: Task, knowledge: SeatKnowledge, rng: Random, ground: Ground, ply: int
) -> Decision:
    seat, played = task.plies[ply]
    game: Game = registry.game(task.game)
    config = analysis_config(game, task.nodes, task.values)
    search = Search(knowledge, config, rng)
    search.weigh_actions()
    search.run()
    chances = [ground.chance(mean) for mean in search.means()]
    better = int(advised(search, game)[0][0])
    visits = {action: tries for action, tries, _ in search.considered()}
    # Search the chosen action as long as the best one, so that their values can be compared.
    search.look_into(played, max(1, visits[better] - visits.get(played, 0)))
    means = {action: ground.chance(mean) for action, _, mean in search.considered()}
    return Decision(ply, seat, tuple(chances), played, means[played], better, means[better])


def _start(task: Task) -> State:
    game: Game = registry.game(task.game)
    return game.start(task.seats, task.options)
