"""Guesses of draws that nobody saw, changed so that they agree with cards shown later.

A hand that nobody knows is dealt by guesses. When a card is played that is not among them, an
earlier guess is changed. So a game with unknown hands is an ordinary game at every moment.
"""

import time
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Final

from librt.random import Random

from velkahra.core.contract.events import SPECTATOR
from velkahra.core.contract.space import ActionSpace
from velkahra.core.contract.state import CHANCE, State, fields, is_array
from velkahra.core.play.record import Ply

SECONDS: Final = 2.0
MOST_ROUNDS: Final = 12
MOST_STEPS: Final = 40
MOST_WORLDS: Final = 50_000
MOST_LETTERS: Final = 9


def fitted(
    start: State, plies: Sequence[Ply], guesses: Sequence[bool], rng: Random, space: ActionSpace
) -> list[int] | None:
    """Return the actions of plies, with those that are `guesses` changed so that all are legal.

    Each round changes the guess by which most plies become legal, the latest of such guesses. Where
    one alone changes nothing, two exchange what they brought. With neither, guesses are changed
    towards a position in which the ply is legal. A dead end begins a search with other draws.

    `space`: the actions of the game, to exchange single tiles. Returns None if SECONDS end first.
    """
    search, found = _Search(start, plies, guesses, rng, space), None
    while found is None and time.monotonic() < search.until:
        found = search.run()
    return found


class _Search:
    def __init__(
        self,
        start: State,
        plies: Sequence[Ply],
        guesses: Sequence[bool],
        rng: Random,
        space: ActionSpace,
    ) -> None:
        self._start: Final = start
        self._seats: Final = [seat for seat, _ in plies]
        self._actions: Final = [action for _, action in plies]
        self._guesses: Final = guesses
        self._rng: Final = rng
        self._space: Final = space
        self.until: Final = time.monotonic() + SECONDS

    def run(self) -> list[int] | None:
        """Return the actions that one search finds."""
        actions, reached = self._played(self._actions)
        for _ in range(MOST_ROUNDS):
            if reached == len(actions):
                return actions
            tries = chain(self._changed(actions, reached), self._traded(actions, reached))
            better = next((one for one in tries if one[1] > reached), None)
            better = better or self._nearer(actions, reached)
            if better is None:
                return None
            actions, reached = better
        return None

    def _played(
        self, actions: Sequence[int], state: State | None = None, first: int = 0
    ) -> tuple[list[int], int]:
        """Return the actions, with impossible guesses drawn again, and how many are legal."""
        state = state or self._start.clone()
        tried = list(actions)
        for at in range(first, len(tried)):
            if state.refusal(self._seats[at], tried[at]) is not None:
                if not (self._guesses[at] and state.may_act(CHANCE)):
                    return tried, at
                tried[at] = int(state.draw(self._rng))
            state.advance(self._seats[at], tried[at], None)
        return tried, len(tried)

    def _nearer(self, actions: Sequence[int], reached: int) -> tuple[list[int], int] | None:
        """Return actions of which more are legal: guesses change towards a position for that."""
        here, ply = self._at(actions, reached), (self._seats[reached], actions[reached])
        worlds = (here.determinize(SPECTATOR, self._rng) for _ in range(MOST_WORLDS))
        wanted = next((world for world in worlds if world.refusal(*ply) is None), None)
        if wanted is None:
            return None
        near = _distance(here, wanted)
        for _ in range(MOST_STEPS):
            tries = chain(self._traded(actions, reached), self._changed(actions, reached))
            for tried, end in tries:
                if end > reached:
                    return tried, end
                far = _distance(self._at(tried, reached), wanted) if end == reached else near
                if far < near:
                    actions, near = tried, far
                    break
            else:
                return None
        return None

    def _traded(self, actions: Sequence[int], reached: int) -> Iterator[tuple[list[int], int]]:
        """Yield actions with an exchange between two guesses, and how many are legal.

        What one seat is shown to have may be with another by the guesses so far.
        """
        before = self._before(actions, reached)[::-1]
        for place, (one, _) in enumerate(before):
            for other, state in before[place + 1 :]:
                for mine, theirs in _exchanges(actions[one], actions[other], self._space):
                    if time.monotonic() > self.until:
                        return
                    tried = list(actions)
                    tried[one], tried[other] = mine, theirs
                    yield self._played(tried, state.clone(), other)

    def _changed(self, actions: Sequence[int], reached: int) -> Iterator[tuple[list[int], int]]:
        """Yield actions with one guess changed, the latest first, and how many are legal."""
        for at, state in reversed(self._before(actions, reached)):
            for outcome in state.legal_actions(CHANCE):
                if time.monotonic() > self.until:
                    return
                tried = [*actions[:at], int(outcome), *actions[at + 1 :]]
                yield self._played(tried, state.clone(), at)

    def _at(self, actions: Sequence[int], reached: int) -> State:
        state = self._start.clone()
        for seat, action in zip(self._seats[:reached], actions, strict=False):
            state.advance(seat, action, None)
        return state

    def _before(self, actions: Sequence[int], reached: int) -> list[tuple[int, State]]:
        """List the guesses before a ply, each with the position in which it is drawn."""
        state, found = self._start.clone(), []
        for at in range(reached):
            if self._guesses[at]:
                found.append((at, state.clone()))
            state.advance(self._seats[at], actions[at], None)
        return found


def _exchanges(one: int, other: int, space: ActionSpace) -> Iterator[tuple[int, int]]:
    """Yield what two draws can be after an exchange: of all they brought, or of a single tile."""
    if one == other:
        return
    yield other, one
    kind = space.kind_of(one)
    if kind is not space.kind_of(other) or len(kind.fields) != 1:
        return
    labels = kind.fields[0].labels
    if len(set("".join(labels))) > MOST_LETTERS:
        return  # names, not letters for tiles or gems
    known = {"".join(sorted(label)): kind.offset + at for at, label in enumerate(labels)}
    mine, theirs = labels[one - kind.offset], labels[other - kind.offset]
    for a in set(mine):
        for b in set(theirs) - {a}:
            pair = mine.replace(a, b, 1), theirs.replace(b, a, 1)
            first, second = (known.get("".join(sorted(word)), -1) for word in pair)
            if min(first, second) >= 0:
                yield int(first), int(second)


def _distance(one: State, other: State) -> int:
    """Return how far the numbers of two positions of a game are apart."""
    far = 0
    for name in fields(one):
        mine, theirs = getattr(one, name), getattr(other, name)
        if is_array(mine) and len(mine) == len(theirs):
            far += sum(abs(int(a) - int(b)) for a, b in zip(mine, theirs, strict=True) if a != b)
    return far
