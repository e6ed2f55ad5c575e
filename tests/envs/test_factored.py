"""Actions taken apart into a kind and its fields."""

import numpy as np
import pytest

import velkahra
from velkahra.core.contract.refusals import UnknownAction, VelkahraError
from velkahra.envs.factored import Factored
from velkahra.envs.table import Table

pytestmark = pytest.mark.plain

GAMES = pytest.mark.parametrize("name", velkahra.games())


@GAMES
def test_factors_are_those_of_the_declared_actions(name: str) -> None:
    space = velkahra.game(name).space
    factored = Factored(space)
    kinds = [kind.name for kind in space.kinds]
    for action in range(0, int(space.size), 7):
        parts = space.decode(action)
        kind, *values = factored.decode(action)
        assert kinds[kind] == parts.kind
        assert values[: len(parts.values)] == parts.values
        assert factored.encode(factored.decode(action)) == action


@GAMES
def test_choosing_factor_by_factor_ends_at_each_legal_action_and_no_other(name: str) -> None:
    table = Table(name, 2)
    table.begin(3)
    factored = Factored(table.game.space)
    for _ in range(40):
        legal = table.legal(seat := table.acting()[0])
        chosen: list[list[int]] = [[]]
        for _ in factored.sizes:
            chosen = [
                [*before, int(value)]
                for before in chosen
                for value in np.flatnonzero(factored.mask(legal, before))
            ]
        assert sorted(map(factored.encode, chosen)) == legal.tolist()
        table.act(seat, table.sample(seat))


def test_factors_of_no_action_are_named() -> None:
    with pytest.raises(VelkahraError, match=r"no action has the factors \[10, 5, 0\]"):
        Factored(velkahra.game("euphrates").space).encode([10, 5, 0])


@pytest.mark.parametrize("action", [-1, 99_999, [3, -2]])
def test_what_is_no_action_has_no_factors(action: object) -> None:
    with pytest.raises(UnknownAction, match=r"actions are whole numbers in 0\.\.3254"):
        Factored(velkahra.game("euphrates").space).decode(action)
