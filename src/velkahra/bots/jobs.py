"""Jobs for worker processes, and their results: see `worker_pool`.

A job has the plies of the game, from which the worker makes the position. A worker caches positions
and bots, and makes again what it lacks, so any worker can do any job.
"""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

import msgspec
from librt.random import Random

from velkahra import bots
from velkahra.bots import analysis, hinting
from velkahra.bots.bot import Bot
from velkahra.core import registry
from velkahra.core.choice.diff import common_start
from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import VelkahraError
from velkahra.core.contract.state import State
from velkahra.core.play.record import Ply
from velkahra.core.play.seat_knowledge import History, SeatKnowledge
from velkahra.core.play.tree import Tree

K = TypeVar("K")
V = TypeVar("V")

MOST_POSITIONS: Final = 64
MOST_BOTS: Final = 32

RANKS: Final = {"choose": 0, "allow": 0, "hint": 1, "analyse": 2}
"""The kinds of jobs; where several wait, those of a lower rank go first."""

LENGTHY: Final = frozenset(("analyse",))
"""Kinds that take minutes: they have a worker of their own, so that no move waits for them."""
ONCE: Final = LENGTHY | {"allow"}
"""Kinds that are not begun again after they took too long."""


class Job(msgspec.Struct, frozen=True):
    """A question for a worker.

    Attributes:
        kind: one of RANKS.
        table: the table of the game; results kept for the next job belong to it.
        options: complete options.
        plies: all plies so far, chance included.
        seat: the seat that asks.
        bot: name of the bot that thinks.
        seed: the seed of all random numbers drawn for the job.
        more: further arguments of the kind.
        start: the lines of the position that the plies begin from, "" for the start of the game.
    """

    kind: str
    table: str
    game: str
    seats: int
    options: dict[str, str]
    plies: list[Ply]
    seat: int
    bot: str
    seed: int
    more: dict[str, int | float | str | bool] = {}
    start: str = ""


class Ready(msgspec.Struct, frozen=True, tag="ready"):
    """Says that the worker can be given jobs."""


class Progress(msgspec.Struct, frozen=True, tag="progress"):
    """Says how far a job is: `what` is whatever the job reported."""

    what: Any


class Done(msgspec.Struct, frozen=True, tag="done"):
    """The result of a job, `what`, and how many megabytes the worker has taken at most so far."""

    what: Any
    megabytes: int


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """A job ended with an error: `why` is the traceback."""

    why: str


Reply = Ready | Progress | Done | Failed

Report = Callable[[Any], None]
"""Tells how far a job is. Raises `Cancelled` when nobody waits for the result any more."""


class Cancelled(Exception):
    """Nobody waits for the result."""


class Shelf(Generic[K, V]):
    """Things that are kept for a while: at most `most`, without those not used for longest."""

    def __init__(self, most: int) -> None:
        self._most: Final = most
        self._things: Final[OrderedDict[K, V]] = OrderedDict()

    def get(self, key: K) -> V | None:
        """Return a thing or None, and count this as a use."""
        if key in self._things:
            self._things.move_to_end(key)
        return self._things.get(key)

    def put(self, key: K, thing: V) -> None:
        """Keep a thing, and count this as a use. The thing not used for longest may be dropped."""
        self._things[key] = thing
        self._things.move_to_end(key)
        if len(self._things) > self._most:
            self._things.popitem(last=False)

    def clear(self) -> None:
        """Drop everything."""
        self._things.clear()


class Workshop:
    """The cache of a worker: positions of tables, and bots with their search trees."""

    def __init__(self) -> None:
        self._positions: Final[Shelf[str, tuple[Job, State, History]]] = Shelf(MOST_POSITIONS)
        self._bots: Final[Shelf[tuple[str, int, str], Bot]] = Shelf(MOST_BOTS)

    def clear(self) -> None:
        """Forget everything: after an error nobody knows what it has left behind."""
        self._positions.clear()
        self._bots.clear()

    def position(self, job: Job) -> tuple[State, History]:
        """Return the position after the job's plies and its history. Callers must not change it.

        Only plies that are new are played; after something was taken back, all of them are.
        """
        state, history, played = self._taken_up(job)
        for seat, action in job.plies[played:]:
            events = Events()
            state.advance(seat, action, events)
            history.add(seat, action, job.seats, events)
        self._positions.put(job.table, (job, state, history))
        return state, history

    def _taken_up(self, job: Job) -> tuple[State, History, int]:
        """Return a kept position on the way to the job's or the start, its history, and its ply."""
        if known := self._positions.get(job.table):
            last, state, history = known
            alike = _beginning(job) == _beginning(last)
            played = len(last.plies)
            if alike and common_start(last.plies, job.plies) == played:
                # copies, so that an error does not change the kept ones
                return state.clone(), history.clone(), played
        tree = Tree(registry.game(job.game), job.seats, job.options, job.start)
        return tree.opening(), History(), 0

    def knowledge(self, job: Job, rng: Random) -> SeatKnowledge:
        """Return what the job's seat knows, which is all that a bot gets to see."""
        state, history = self.position(job)
        return SeatKnowledge(registry.game(job.game).judge, state, job.seat, rng, history)

    def bot(self, job: Job) -> Bot:
        """Return the bot that thinks for this seat of this table, the kept one if there is one."""
        key = job.table, job.seat, job.bot
        bot = self._bots.get(key) or bots.make(job.bot)
        self._bots.put(key, bot)
        return bot


def _beginning(job: Job) -> tuple[object, ...]:
    return job.game, job.seats, job.options, job.start


def choose(workshop: Workshop, job: Job, report: Report) -> int:
    """Return the action that the job's bot chooses.

    `workshop` keeps bots and positions, and `report` is not called.
    """
    rng = Random(job.seed)
    return int(workshop.bot(job).choose(workshop.knowledge(job, rng), rng))


def analyse(workshop: Workshop, job: Job, report: Report) -> Any:  # noqa: ANN401 - plain data
    """Return how many decisions a game has, and those judged within about `seconds`.

    They are searched with `nodes` iterations each, from number `first` on, at least one, as
    `job.more` says, and come as an `analysis.Analysis` in built-in types. Calls `report` with
    (decisions judged, decisions in all).
    """
    nodes, first = int(job.more["nodes"]), int(job.more["first"])
    task = analysis.Task(job.game, job.seats, job.options, job.plies, nodes, job.seed)
    decided, judged = analysis.decided_plies(task), []
    until = time.monotonic() + float(job.more["seconds"])
    report((first, len(decided)))
    for decision in analysis.judge(task, frozenset(decided[first:])):
        judged.append(decision)
        report((first + len(judged), len(decided)))
        if time.monotonic() > until:
            break
    return len(decided), msgspec.to_builtins(analysis.put_together(task, judged))


def hint(workshop: Workshop, job: Job, report: Report) -> Any:  # noqa: ANN401 - plain data
    """Return advice for the seat within about `seconds`, in words of the `language`.

    Both are in `job.more`. The advice is a list, the best first, of dicts with the fields of
    `hinting.Advice`. `report` is called with the same of a first answer.
    """
    rng, title = Random(job.seed), registry.game(job.game)
    language, config = (
        str(job.more["language"]),
        hinting.search_config_for(float(job.more["seconds"])),
    )
    knowledge = workshop.knowledge(job, rng)

    def report_first(first: list[hinting.Advice]) -> None:
        report(msgspec.to_builtins(first))

    found = hinting.advise(knowledge, title, job.options, language, config, rng, report_first)
    return msgspec.to_builtins(found)


def allow(workshop: Workshop, job: Job, report: Report) -> bool:
    """Return whether a game can go on after an action that the rules refuse, `job.more["action"]`.

    It is tried in a worker, since such an action may never end.
    """
    state, game = workshop.position(job)[0].clone(), registry.game(job.game)
    try:
        state.advance(job.seat, int(job.more["action"]), None)
        if game.faults(state) or game.positions.faults(state):
            return False
        return state.is_over() or len(state.legal_actions(int(state.actor()))) > 0
    except (IndexError, ValueError, OverflowError, AssertionError, VelkahraError):
        return False


KINDS: Final[dict[str, Callable[[Workshop, Job, Report], Any]]] = {
    "choose": choose,
    "hint": hint,
    "analyse": analyse,
    "allow": allow,
}
"""The function for each kind of job. Results are numbers, texts, lists and dicts of these."""


def work(workshop: Workshop, job: Job, report: Report) -> Any:  # noqa: ANN401 - each kind has its own
    """Do a job and return its result. Raises: VelkahraError for an unknown kind, job errors."""
    if job.kind not in KINDS:
        raise VelkahraError(f"there is no job called {job.kind!r}: {', '.join(KINDS)}")
    return KINDS[job.kind](workshop, job, report)
