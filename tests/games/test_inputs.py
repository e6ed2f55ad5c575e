"""Inputs of learned values, in every game that has them."""

import pytest
from tests.bots.test_bot_contract import STEP, decisions
from tests.games.learned import judging_by

import velkahra


@pytest.mark.parametrize(
    "name", [n for n in velkahra.games() if velkahra.game(n).judge.input_names(2)]
)
def test_valuing_a_position_changes_nothing(name: str) -> None:
    judge = velkahra.game(name).judge
    net = judging_by(name, judge.input_names(2)[-1])
    for state in decisions(name, 2, 1, STEP):
        before = state.freeze()
        judge.learned_chance(state, 0, net)
        assert state.freeze() == before
