"""The interface of every bot: a name, and a choice made from one seat's knowledge."""

from librt.random import Random
from mypy_extensions import i64, mypyc_attr

from velkahra.core.play.seat_knowledge import SeatKnowledge


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that is a program.

    Attributes:
        name: what it is called in `bots.make`, on the command line and at the table.
    """

    def __init__(self, name: str) -> None:
        self.name: str = name

    def choose(self, knowledge: SeatKnowledge, rng: Random) -> i64:
        """Return a legal action of the seat.

        It follows from the knowledge, the generator, and what the bot has kept of its choices since
        `forget`.
        """
        raise NotImplementedError

    def forget(self) -> None:
        """Drop what the bot has kept of earlier choices, as before another game."""
