"""Chance that everybody can verify after the game.

The SHA-256 of the dealer's seed is shown when the game begins, and the seed when it is over. The
outcome at ply n follows from SHA-256 of "seed:n:try" alone, so anyone can repeat every draw.
"""

import hashlib
import secrets
from typing import Final

from velkahra.core.contract.state import CHANCE, State


def new_seed() -> str:
    """Return a seed nobody can guess: 128 random bits as hexadecimal text."""
    return secrets.token_hex(16)


class Dealer:
    """Draws chance outcomes from a seed."""

    def __init__(self, seed: str) -> None:
        self.seed: Final = seed

    @property
    def commitment(self) -> str:
        """The hash that is shown before the game."""
        return hashlib.sha256(self.seed.encode()).hexdigest()

    def draw(self, state: State, ply: int) -> int:
        """Return the outcome of the chance that `state` waits for, as ply number `ply` (from 0)."""
        weights = list(state.chance_weights())
        left = self._below(sum(weights), ply)
        for outcome, weight in zip(state.legal_actions(CHANCE), weights, strict=True):
            left -= weight
            if left < 0:
                return outcome
        raise AssertionError("the weights do not add up")

    def _below(self, bound: int, ply: int) -> int:
        """Return a number in range(bound), all equally likely; too large draws are repeated."""
        span = 1 << 256
        for attempt in range(1000):
            text = f"{self.seed}:{ply}:{attempt}"
            number = int.from_bytes(hashlib.sha256(text.encode()).digest())
            if number < span - span % bound:
                return number % bound
        raise AssertionError("unreachable: a thousand draws in a row were too large")
