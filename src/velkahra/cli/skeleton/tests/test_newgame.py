"""The rules of Newgame, and the contract."""

import pytest
from velkahra.core.contract.refusals import IllegalAction
from velkahra.testing.suite import faults

from newgame.game import GAME


def test_the_game_keeps_every_promise() -> None:
    assert faults(GAME) == []


def test_NG_TAKE_01_there_must_be_as_many_stones() -> None:
    state = GAME.start(2)
    for seat, action in ((0, "take 3"), (1, "take 3"), (0, "take 3"), (1, "take 2")):
        state.apply(seat, GAME.read(action))
    with pytest.raises(IllegalAction, match="NG-TAKE-01"):
        state.apply(0, GAME.read("take 2"))


def test_NG_END_01_the_last_stone_wins() -> None:
    state = GAME.start(2)
    for seat, action in ((0, "take 3"), (1, "take 3"), (0, "take 3"), (1, "take 3")):
        state.apply(seat, GAME.read(action))
    assert list(state.returns()) == [0.0, 1.0]
