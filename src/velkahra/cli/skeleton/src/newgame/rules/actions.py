"""The actions, declared once. Their integers never change, because records contain them."""

from typing import Final

from velkahra.core.contract.space import ActionSpace, Field

from newgame.rules.facts import FACTS

SPACE: Final = ActionSpace([("take", [Field("count", [str(n + 1) for n in range(FACTS.most)])])])
