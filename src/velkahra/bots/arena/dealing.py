"""Paired deals: the same luck for every seating of a line-up.

Every draw has a generator of its own, from the seed, the number of the deal, the kind and seat of
the frame that asks for it, and how often such a frame has asked. So a seat's fifth refill is drawn
with the same number in all games of the deal.

That equalises everything drawn before the first decision, exactly, and later draws from the same
contents. From other contents, the same number lies at the same part of the way through, so it often
draws the same, but need not. It does not equalise how often a seat draws or what it needs, nor the
bots' own random choices: these are drawn again for each game.
"""

import hashlib
from collections import Counter
from typing import Final

from librt.random import Random

from velkahra.core.contract.state import State


def seed_of(*key: object) -> int:
    """Return the seed of a key, 62 bits; different keys give different seeds."""
    text = ":".join(str(part) for part in key)
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest()) >> 2


def generator(*key: object) -> Random:
    """Return the random generator of a key."""
    return Random(seed_of(*key))


class PairedDealer:
    """Draws the outcomes of chance in one game of a deal.

    `seed` is that of the series, and `deal` the number of the deal in it, from 0. Games with both
    alike have the same luck, decision by decision.
    """

    def __init__(self, seed: int, deal: int) -> None:
        self._seed: Final = seed
        self._deal: Final = deal
        self._asked: Final[Counter[tuple[int, int]]] = Counter()

    def draw(self, state: State) -> int:
        """Return the outcome, as an action, of the next draw of its kind; `state` is unchanged."""
        frame = (int(state.frame_kind()), int(state.frame_seat())) if len(state.stack) else (0, 0)
        self._asked[frame] += 1
        return int(state.draw(generator(self._seed, self._deal, *frame, self._asked[frame])))
