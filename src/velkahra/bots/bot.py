"""What every bot is: a name, and a choice made from one seat's knowledge."""

from librt.random import Random
from mypy_extensions import i64, mypyc_attr

from velkahra.core.play.glimpse import Glimpse


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that is a program.

    Attributes:
        name: what it is called in `bots.make`, on the command line and at the table.
    """

    def __init__(self, name: str) -> None:
        self.name: str = name

    def choose(self, glimpse: Glimpse, rng: Random) -> i64:
        """Choose one of the seat's legal actions. The same glimpse and `rng` give the same one."""
        raise NotImplementedError
