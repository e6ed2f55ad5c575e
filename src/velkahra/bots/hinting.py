"""Advice for a seat: what a search from its knowledge would do, and what it expects to follow."""

import math
import time
from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import Final

import msgspec
from librt.random import Random

from velkahra.bots import analysis, reasons, search_config
from velkahra.bots.search import Search
from velkahra.core.contract.events import Events
from velkahra.core.contract.game import Game
from velkahra.core.contract.options import Options
from velkahra.core.contract.state import CHANCE, State
from velkahra.core.play.seat_knowledge import SeatKnowledge

MOST: Final = 3
LEAST_TRIES: Final = 20
"""Fewest playouts an action needs before it may be a hint."""
STEPS: Final = 14
MOST_STEPS: Final = 4
"""Decisions of its own that a seat makes, of STEPS tries each, until another one answers."""
FIRST_SECONDS: Final = 0.1
FIRST_SHARE: Final = 0.25
"""Of the search: when the first answer comes, whichever is sooner."""
_WORLDS: Final = 8
_PART: Final = 0.6


def search_config_for(seconds: float) -> search_config.SearchConfig:
    """Return the search settings with which all of the advice takes about `seconds`."""
    config = search_config.SearchConfig()
    config.seconds = _PART * seconds
    return config


class Advice(msgspec.Struct, frozen=True):
    """An action that can be recommended.

    Attributes:
        chance: the seat's chances to win after it, 0..1; the same for actions that a search cannot
            tell apart.
        risk: the expected answer, in words, as the seat would be told, or "".
        reason: the purpose it serves, in one sentence; "" if nothing stands out.
    """

    action: int
    chance: float
    risk: str = ""
    reason: str = ""


def advise(
    knowledge: SeatKnowledge,
    game: Game,
    options: Options,
    language: str,
    config: search_config.SearchConfig,
    rng: Random,
    tell: Callable[[list[Advice]], None] | None = None,
) -> list[Advice]:
    """Return up to MOST recommended actions, the best first, each searched a little closer.

    Everything comes from worlds resampled from what the seat knows. `tell` gets a first answer,
    which has chances only, and better ones while the search goes on. It may raise an error to stop.
    """
    search = Search(knowledge, config, rng)
    search.weigh_actions()
    share = 0.0
    if tell is not None:
        share = min(FIRST_SHARE, FIRST_SECONDS / config.seconds) if config.seconds else FIRST_SHARE
        search.run(share)
        tell(_sorted(analysis.advised(search, game)[:MOST]))
        search.meanwhile = _now_and_then(search, game, tell)
    search.run(1.0 - share)
    tried = analysis.advised(search, game)[:MOST]
    for action, tries, _ in tried:
        search.look_into(action, max(0, min(LEAST_TRIES, tried[0][1]) - tries))
    best = [action for action, _, _ in tried]
    who = _Listener(knowledge, game, options, language, rng)
    found = [one for one in search.considered() if one[0] in best]
    answer = _sorted(found)
    for number, advice in enumerate(answer):
        answer[number] = who.completed(search, advice)
        if tell is not None and number + 1 < len(answer):
            tell(answer[:])
    return answer


def _now_and_then(
    search: Search, game: Game, tell: Callable[[list[Advice]], None]
) -> Callable[[], None]:
    """Return a function that tells the answer so far, each time FIRST_SECONDS have passed."""
    last = time.monotonic()

    def look() -> None:
        nonlocal last
        if time.monotonic() - last >= FIRST_SECONDS:
            tell(_sorted(analysis.advised(search, game)[:MOST]))
            last = time.monotonic()

    return look


def _sorted(found: Sequence[tuple[int, int, float]]) -> list[Advice]:
    """Return (action, tries, chance) as advice, the best first.

    Where a difference may be chance, actions get their common chance and stay in the order given.
    """
    left, sorted_advice = list(found), list[Advice]()
    while left:
        _, tries, top = max(left, key=lambda one: one[2])
        alike = [one for one in left if top - one[2] <= _noise(top, tries, one[1])]
        common = sum(n * chance for _, n, chance in alike) / sum(n for _, n, _ in alike)
        sorted_advice += [Advice(action, common) for action, _, _ in alike]
        left = [one for one in left if one not in alike]
    return sorted_advice


def _noise(chance: float, tries: int, others: int) -> float:
    """Return by how much two means of tries with the same chance usually differ."""
    return math.sqrt(chance * (1 - chance) * (1 / tries + 1 / others))


class _Listener:
    """The seat that is advised: puts into words what it would be told."""

    def __init__(
        self, knowledge: SeatKnowledge, game: Game, options: Options, language: str, rng: Random
    ) -> None:
        self._knowledge: Final = knowledge
        self._seat: Final = int(knowledge.seat)
        self._game: Final = game
        self._options: Final = options
        self._language: Final = language
        self._rng: Final = rng

    def completed(self, search: Search, advice: Advice) -> Advice:
        """Return advice with its reason, and what the others are expected to do."""
        action = advice.action
        reason = reasons.reason_of(self._knowledge, self._game, self._language, action, self._rng)
        advice = msgspec.structs.replace(advice, reason=reason)
        expected = search.answer(action)
        for _ in range(_WORLDS):
            world = self._knowledge.world(self._rng)
            world.advance(self._seat, action, None)
            self._settle(world)
            if expected is None or expected[0] == self._seat:
                return self._after_own_turn(world, advice)
            seat, reply = int(expected[0]), int(expected[1])
            if world.may_act(seat) and reply in list(world.legal_actions(seat)):
                return self._after(world, seat, reply, advice)
        return advice

    def _after_own_turn(self, world: State, advice: Advice) -> Advice:
        """Play on by short searches until another seat decides; each knows what it would know."""
        for _ in range(MOST_STEPS):
            acting = int(world.acting())
            if world.is_over() or acting & (acting - 1):
                return advice
            seat = int(world.actor())
            choice = self._choice(world, seat)
            if seat != self._seat:
                return self._after(world, seat, choice, advice)
            world.advance(seat, choice, None)
            self._settle(world)
        return advice

    def _choice(self, world: State, seat: int) -> int:
        """Return the action a seat chooses by a short search from what it knows in a world."""
        config = analysis.analysis_config(self._game, STEPS)
        knowledge = SeatKnowledge(self._game.judge, world, seat, self._rng)
        search = Search(knowledge, config, self._rng)
        search.weigh_actions()
        search.run()
        return int(search.best())

    def _after(self, world: State, seat: int, reply: int, advice: Advice) -> Advice:
        events, words = Events(), self._game.words
        world.advance(seat, reply, events)
        known = takewhile(lambda event: event.kind not in self._game.reveals, events.happened)
        lines = [
            words.event(self._language, event, self._options)
            for event in known
            if event.visible_to(self._seat)
        ]
        return msgspec.structs.replace(advice, risk=" ".join(lines))

    def _settle(self, world: State) -> None:
        """Draw chance and single legal actions until a seat has a choice, or the game is over."""
        while (actor := world.actor()) == CHANCE or self._is_forced(world, int(actor)):
            if actor == CHANCE:
                world.advance(CHANCE, world.draw(self._rng), None)
            else:
                world.advance(actor, world.legal_actions(actor)[0], None)

    def _is_forced(self, world: State, actor: int) -> bool:
        acting = int(world.acting())
        alone = actor >= 0 and not acting & (acting - 1)
        return alone and len(world.legal_actions(actor)) == 1
