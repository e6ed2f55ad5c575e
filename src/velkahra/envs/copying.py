"""Copies of environments that go on with the same game."""

from copy import copy, deepcopy
from typing import Any, Final, Self

from gymnasium.spaces import Discrete
from numpy.random import Generator

SHARED: Final = frozenset(
    (
        *("bots", "metadata", "possible_agents", "seat_of", "spec"),
        *("observation_space", "observation_spaces", "state_space"),
    )
)
"""The attributes that no game changes: copies share them."""


class Copied:
    """An environment of which a copy goes on with the same game, chance and sampled actions."""

    def __copy__(self) -> Self:
        return deepcopy(self)

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        other = object.__new__(type(self))
        memo[id(self)] = other
        for name, value in vars(self).items():
            vars(other)[name] = value if name in SHARED else _copied(value, memo)
        return other


def _copied(value: Any, memo: dict[int, Any]) -> Any:
    """Return what `deepcopy` does, in a tenth of the time for spaces and generators."""
    if isinstance(value, dict):
        return {key: _copied(part, memo) for key, part in value.items()}
    if isinstance(value, Discrete):
        space = copy(value)
        vars(space)["_np_random"] = _copied(vars(value)["_np_random"], memo)
        return space
    if isinstance(value, Generator):
        bits: Any = value.bit_generator
        again = type(bits)(copy(bits.seed_seq))
        again.state = bits.state
        return Generator(again)
    return deepcopy(value, memo)
