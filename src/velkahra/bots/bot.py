"""The interface of every bot: a name, and a choice made from one seat's knowledge."""

from librt.random import Random
from mypy_extensions import i64, mypyc_attr

from velkahra.core.play.seat_knowledge import SeatKnowledge


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that is a program; `name` is that of `bots.make`."""

    def __init__(self, name: str) -> None:
        self.name: str = name

    def choose(self, knowledge: SeatKnowledge, rng: Random) -> i64:
        """Return a legal action, from the knowledge, the generator, and choices since `forget`."""
        raise NotImplementedError

    def forget(self) -> None:
        """Drop what the bot has kept of earlier choices, as before another game."""
