"""Two small games that are registered in tests only.

`morra` proves that simultaneous secret choices work, `draws` that chance and hidden hands do. They
keep the whole contract in plain interpreted Python, so they also show how little a game needs.
"""

from tests.toys.draws import DRAWS
from tests.toys.morra import MORRA

from velkahra.core.contract.game import Game

__all__ = ["DRAWS", "MORRA", "TOYS"]

TOYS: tuple[Game, ...] = (MORRA, DRAWS)
