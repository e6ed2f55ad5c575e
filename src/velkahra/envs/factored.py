"""Actions taken apart: a kind, then a value for each of its fields."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from velkahra.core.contract.refusals import UnknownAction, VelkahraError
from velkahra.core.contract.space import ActionSpace

UNUSED: Final = 0
"""The value of a factor that a kind of action does not have."""


class Factored:
    """The factors of a game's actions, and the number of values of each.

    The first factor is the kind, in the order of `Game.space.kinds`; the others are its fields in
    their order. Kinds with fewer fields have `UNUSED` there. `sizes` fit a `MultiDiscrete` space.
    """

    def __init__(self, space: ActionSpace) -> None:
        fields = max(len(kind.fields) for kind in space.kinds)
        self._factors: Final = np.full((int(space.size), 1 + fields), UNUSED, np.int32)
        for number, kind in enumerate(space.kinds):
            rows = self._factors[kind.offset : kind.offset + kind.size]
            rows[:, 0] = number
            shape = [int(field.size) for field in kind.fields]
            rows[:, 1 : 1 + len(shape)] = np.indices(shape).reshape(len(shape), int(kind.size)).T
        most = self._factors.max(axis=0)
        self.sizes: Final = tuple(int(size) + 1 for size in most)
        self._flat: Final = {tuple(row): at for at, row in enumerate(self._factors.tolist())}

    def decode(self, actions: Any) -> NDArray[np.int32]:
        """Return the factors of actions, the kind first, on a new axis. Raises: UnknownAction."""
        numbers = np.asarray(actions)
        if numbers.size and not 0 <= numbers.min() <= numbers.max() < len(self._factors):
            raise UnknownAction(f"actions are whole numbers in 0..{len(self._factors) - 1}")
        found: NDArray[np.int32] = self._factors[numbers]
        return found

    def encode(self, factors: Iterable[int]) -> int:
        """Return the action with these factors. Raises: VelkahraError if there is none."""
        wanted = tuple(int(factor) for factor in factors)
        found = self._flat.get(wanted)
        if found is None:
            raise VelkahraError(f"no action has the factors {list(wanted)}")
        return found

    def mask(self, legal: Any, chosen: Sequence[int] = ()) -> NDArray[np.int8]:
        """Return the legal values of the next factor as an array of 0 and 1.

        `legal` are legal actions (`numpy.flatnonzero(action_mask)`), `chosen` the factors so far.
        """
        left = self._factors[legal]
        for at, value in enumerate(chosen):
            left = left[left[:, at] == value]
        mask = np.zeros(self.sizes[len(chosen)], np.int8)
        mask[left[:, len(chosen)]] = 1
        return mask
