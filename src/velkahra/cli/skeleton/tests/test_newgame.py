"""The rules of Newgame, and the contract."""

import pytest
from velkahra.core.contract.refusals import IllegalAction
from velkahra.core.contract.state import CHANCE, State
from velkahra.testing.suite import faults

from newgame.game import GAME


def play(*actions: str) -> State:
    """Return the position after these actions, each of the seat on turn or of the dealer."""
    state = GAME.start(2)
    for action in actions:
        state.apply(state.actor(), GAME.read(action))
    return state


def test_the_game_keeps_every_promise() -> None:
    assert faults(GAME) == []


def test_NG_ROLL_01_the_other_die_is_hidden() -> None:
    state = play("roll 2", "roll 5")
    assert [GAME.view(state, seat).dice for seat in (0, 1)] == [[2, None], [None, 5]]
    with pytest.raises(IllegalAction, match="NG-ROLL-01"):
        state.apply(0, GAME.read("roll 6"))


def test_NG_SHOW_01_the_higher_die_wins_a_point() -> None:
    assert play("roll 2", "roll 5", "again", "roll 6", "keep").points == [1, 0]
    assert play("roll 2", "roll 5", "keep", "again", "roll 3").points == [0, 1]
    assert play("roll 4", "roll 4", "keep", "keep").points == [1, 0]


def test_NG_END_01_the_first_seat_with_three_points_wins() -> None:
    rounds = ("roll 6", "roll 1", "keep", "keep") * 3
    assert play(*rounds[:8]).actor() == CHANCE
    assert list(play(*rounds).returns()) == [1.0, 0.0]
