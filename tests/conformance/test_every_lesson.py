"""Every lesson of every game can be played as it is written, in all languages."""

import pytest

import velkahra
from velkahra.core.registry import game
from velkahra.core.tutor import faults


@pytest.mark.parametrize("name", velkahra.games())
def test_the_lessons_can_be_played(name: str) -> None:
    assert faults(game(name), game(name).lessons()) == []
