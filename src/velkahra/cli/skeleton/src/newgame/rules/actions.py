"""The actions, declared once. Their integers never change, because records contain them.

A roll is an action of chance: the dealer draws it.
"""

from typing import Final

from velkahra.core.contract.space import ActionSpace, Field

from newgame.rules.facts import FACTS

KEEP: Final = 0
AGAIN: Final = 1
ROLL: Final = 2
"""A roll of 1; those of higher faces follow."""

FACES: Final = [str(face + 1) for face in range(FACTS.faces)]
SPACE: Final = ActionSpace([("keep", []), ("again", []), ("roll", [Field("face", FACES)])])
