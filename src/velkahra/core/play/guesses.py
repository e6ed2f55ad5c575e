"""Guesses of draws that nobody saw, changed so that what is shown later agrees with them.

A hand that nobody knows is dealt by guesses. When a card is played that is not among them, an
earlier guess is changed. So a game with unknown hands is an ordinary game at every moment.
"""

import time
from collections.abc import Sequence
from typing import Final

from librt.random import Random

from velkahra.core.contract.state import CHANCE, State
from velkahra.core.play.record import Ply

SECONDS: Final = 1.0
MOST_ROUNDS: Final = 12


def fitted(
    start: State, plies: Sequence[Ply], guesses: Sequence[bool], rng: Random
) -> list[int] | None:
    """Return the actions of plies, with those that are `guesses` changed so that all are legal.

    Each round changes the guess by which most plies become legal, the latest of such guesses.
    Returns None if no way is found in about SECONDS.
    """
    until = time.monotonic() + SECONDS
    search = _Search(start, plies, guesses, rng)
    actions, reached = search.played([action for _, action in plies])
    for _ in range(MOST_ROUNDS):
        if reached == len(plies):
            return actions
        better = search.better(actions, reached, until)
        if better is None:
            return None
        actions, reached = better
    return None


class _Search:
    def __init__(
        self, start: State, plies: Sequence[Ply], guesses: Sequence[bool], rng: Random
    ) -> None:
        self._start: Final = start
        self._seats: Final = [seat for seat, _ in plies]
        self._guesses: Final = guesses
        self._rng: Final = rng

    def played(
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

    def better(
        self, actions: Sequence[int], reached: int, until: float
    ) -> tuple[list[int], int] | None:
        """Return actions of which more are legal: with one guess before `reached` changed."""
        for at, state in reversed(self._before(actions, reached)):
            for outcome in state.legal_actions(CHANCE):
                if time.monotonic() > until:
                    return None
                tried = [*actions[:at], int(outcome), *actions[at + 1 :]]
                found, end = self.played(tried, state.clone(), at)
                if end > reached:
                    return found, end
        return None

    def _before(self, actions: Sequence[int], reached: int) -> list[tuple[int, State]]:
        """List the guesses before a ply, each with the position in which it is drawn."""
        state, found = self._start.clone(), []
        for at in range(reached):
            if self._guesses[at]:
                found.append((at, state.clone()))
            state.advance(self._seats[at], actions[at], None)
        return found
