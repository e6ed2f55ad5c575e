"""The state of a game."""

from velkahra.core.contract.state import NOBODY, State

from newgame.rules.facts import FACTS


class Position(State):
    """The stones left, and the seat on turn; after the last stone, the seat that did not win."""

    def __init__(self, seats: int) -> None:
        """Set up the stones. Rules: NG-START-01."""
        super().__init__(seats)
        self.stones = FACTS.stones
        self.turn = 0

    def actor(self) -> int:
        """Return the seat on turn. Rules: NG-TURN-01, NG-END-01."""
        return self.turn if self.stones else NOBODY
