"""Inputs of learned values, in every game that has them."""

import pytest
from tests.bots.test_bot_contract import STEP, decisions
from tests.games.learned import judging_by

import velkahra


@pytest.mark.parametrize("name", [n for n in velkahra.games() if velkahra.game(n).input_names(2)])
def test_valuing_a_position_changes_nothing(name: str) -> None:
    net = judging_by(name, velkahra.game(name).input_names(2)[-1])
    for state in decisions(name, 2, 1, STEP):
        before = state.freeze()
        state.learned_chance(0, net)
        assert state.freeze() == before
