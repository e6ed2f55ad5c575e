"""Judges of every game: their inputs, and evaluations that depend on nothing hidden."""

import pytest
from librt.random import Random
from tests.bots.test_bot_contract import GAMES, STEP, decisions
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


@pytest.mark.parametrize(
    ("name", "seats"), [("pamir", 3), ("viceroy", 1), ("viceroy", 2), ("viceroy", 4)]
)
def test_an_evaluation_depends_on_nothing_hidden_and_changes_nothing(name: str, seats: int) -> None:
    judge = velkahra.game(name).judge
    for number, state in enumerate(decisions(name, seats, GAMES, STEP)):
        before = state.freeze()
        for seat in range(seats):
            world = state.determinize(seat, Random(number))
            for worth in (judge.evaluate, judge.prior_value, judge.static_value):
                assert worth(state, seat) == worth(world, seat)
        assert state.freeze() == before
