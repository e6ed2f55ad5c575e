"""What is true now."""

from velkahra.core.contract.state import NOBODY, State

from newgame.rules.facts import FACTS


class Position(State):
    """The stones left, and who is on turn: once all are taken, the seat that did not win."""

    def __init__(self, seats: int) -> None:
        """Lay out the stones. Rules: NG-START-01."""
        super().__init__(seats)
        self.stones = FACTS.stones
        self.turn = 0

    def actor(self) -> int:
        """Give the seat on turn. Rules: NG-TURN-01, NG-END-01."""
        return self.turn if self.stones else NOBODY
