"""Finds puzzles: decisions of games between programs in which one choice is clearly the best.

A quick search plays and notices decisions with a gap between its two best choices. A long search
then looks at the position as written text, without the history: what a person who meets the puzzle
knows. It runs twice with different luck, and both must agree.
"""

from collections.abc import Iterator, Mapping
from typing import Final

import msgspec
from librt.random import Random

from velkahra.bots.greedy import GreedyBot
from velkahra.bots.search import Search
from velkahra.bots.search_config import OWN, SearchConfig
from velkahra.core.contract.events import Events
from velkahra.core.contract.game import Game
from velkahra.core.contract.state import CHANCE, State
from velkahra.core.play.position import read_position, write_position
from velkahra.core.play.seat_knowledge import History, SeatKnowledge

NODES: Final = 1_500
"""Iterations of a long search."""

_QUICK_NODES: Final = 80
_LEAST_CHOICES: Final = 4
_LEAST_CHANCE: Final = 0.25
_MOST_CHANCE: Final = 0.95
_CHECKS: Final = 2
_RIVALS: Final = 5
_GLANCE: Final = 20
"""Iterations of every legal choice: a search leaves out those that seem to make no sense."""
_MOST_PLIES: Final = 5_000
_PRIME: Final = 1_000_003


class Puzzle(msgspec.Struct, frozen=True):
    """A position with one clearly best choice for a seat.

    Attributes:
        position: as `read_position` reads it.
        answers: the best choices, which all lead to the same position.
        chance: of the seat to win after them, 0..1.
        rival: the best of the other choices, and `rival_chance` the chance after it.
        greedy: the choice of a look one decision ahead.
    """

    game: str
    options: dict[str, str]
    position: str
    seat: int
    answers: tuple[int, ...]
    chance: float
    rival: int
    rival_chance: float
    greedy: int

    @property
    def lead(self) -> float:
        """How much the best choice is better than any other, 0..1."""
        return self.chance - self.rival_chance

    @property
    def is_deep(self) -> bool:
        """A look one decision ahead misses the answer."""
        return self.greedy not in self.answers


def puzzles_of(
    game: Game, seats: int, options: Mapping[str, str], seed: int, nodes: int = NODES
) -> Iterator[Puzzle]:
    """Play a game and yield its puzzles, always the same, checked by `nodes` search iterations."""
    rng, quick = Random(seed), game.programs.puzzle_search
    state, history = game.start(seats, options), History()
    for ply in range(_MOST_PLIES):
        if state.is_over():
            return
        actor = int(state.actor())
        if actor == CHANCE:
            state.advance(CHANCE, state.draw(rng), None)
            continue
        knowledge = SeatKnowledge(game.judge, state, actor, rng, history)
        search = run_search(knowledge, _QUICK_NODES, rng, quick.playout)
        if _may_be_puzzle(state, actor, search, quick.lead):
            yield from _checked(game, state, actor, Random(seed * _PRIME + ply), nodes)
        action, events = int(search.best()), Events()
        state.apply(actor, action, events)
        history.add(actor, action, state.seats, events)


def run_search(knowledge: SeatKnowledge, nodes: int, rng: Random, playout: int = OWN) -> Search:
    """Return a search of so many iterations from what a seat knows."""
    config = SearchConfig()
    config.nodes, config.playout = nodes, playout
    search = Search(knowledge, config, rng)
    search.weigh_actions()
    search.run()
    return search


def _may_be_puzzle(state: State, seat: int, search: Search, lead: float) -> bool:
    """Return whether a quick search sees such a lead in a decision of one seat among several."""
    acting = int(state.acting())
    if acting & (acting - 1) or len(state.legal_actions(seat)) < _LEAST_CHOICES:
        return False
    tried = search.considered()
    if not _LEAST_CHANCE <= tried[0][2] <= _MOST_CHANCE:
        return False
    answers = _equivalent(state, seat, int(tried[0][0]), [int(action) for action, _, _ in tried])
    others = [mean for action, _, mean in tried if int(action) not in answers]
    return bool(others) and tried[0][2] - max(others) >= lead


def _equivalent(state: State, seat: int, action: int, among: list[int]) -> list[int]:
    """List the actions that lead to the same position as `action` does."""
    after = _after(state, seat, action).freeze()
    return [other for other in among if _after(state, seat, other).freeze() == after]


def _after(state: State, seat: int, action: int) -> State:
    after = state.clone()
    after.advance(seat, action, None)
    return after


def _checked(game: Game, state: State, seat: int, rng: Random, nodes: int) -> Iterator[Puzzle]:
    """Yield the puzzle of a position if long searches agree that it is one."""
    position = write_position(state, game)
    state = read_position(position, game)
    found = [_judged(game, state, seat, nodes, rng) for _ in range(_CHECKS)]
    answers, rival = found[0][0], found[0][2]
    if any(other != answers for other, *_ in found):
        return
    chance = sum(each[1] for each in found) / len(found)
    rival_chance = sum(each[3] for each in found) / len(found)
    lead = chance - rival_chance
    if lead < game.programs.puzzle_search.clear_lead or not _LEAST_CHANCE <= chance <= _MOST_CHANCE:
        return
    knowledge = SeatKnowledge(game.judge, state, seat, rng)
    greedy = int(GreedyBot("greedy").choose(knowledge, rng))
    options = dict(game.options_of(state))
    yield Puzzle(game.name, options, position, seat, answers, chance, rival, rival_chance, greedy)


def _judged(
    game: Game, state: State, seat: int, nodes: int, rng: Random
) -> tuple[tuple[int, ...], float, int, float]:
    """Return the best choices and their chance, the best other choice and its chance.

    Every choice is looked into. The best of them, the rivals, get as many iterations as the best
    choice of the search, so that their chances compare.
    """
    search = run_search(SeatKnowledge(game.judge, state, seat, rng), nodes, rng)
    best = int(search.best())
    legal = [int(action) for action in state.legal_actions(seat)]
    answers = _equivalent(state, seat, best, legal)
    _even(search, legal, _GLANCE)
    means = _means(search)
    others = sorted(set(means) - set(answers), key=lambda action: (-means[action], action))
    rivals = others[:_RIVALS]
    _even(search, rivals, next(int(visits) for a, visits, _ in search.considered() if a == best))
    means = _means(search)
    rival = max(rivals, key=lambda action: means[action], default=best)
    return tuple(sorted(answers)), means[best], rival, means[rival]


def _even(search: Search, actions: list[int], nodes: int) -> None:
    """Look into each action until it has at least so many iterations."""
    tries = {int(action): int(visits) for action, visits, _ in search.considered()}
    for action in actions:
        search.look_into(action, max(0, nodes - tries.get(action, 0)))


def _means(search: Search) -> dict[int, float]:
    return {int(action): float(mean) for action, _, mean in search.considered()}
