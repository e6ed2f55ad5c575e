"""The state of a game."""

from velkahra.core.contract.state import CHANCE, NOBODY, State

from newgame.rules.facts import FACTS


class Position(State):
    """The dice and points of both seats.

    Attributes:
        dice: the face of each seat's die; 0 while it has to be rolled.
        shown: the dice of the last round, which everybody has seen; 0 before the first.
        choices: the action after which each seat waits, KEEP or AGAIN; -1 before it.
        points: the rounds that each seat has won.
        round: the number of the round, from 0.
    """

    def __init__(self, seats: int) -> None:
        """Set up the dice. Rules: NG-START-01."""
        super().__init__(seats)
        self.dice = [0] * seats
        self.shown = [0] * seats
        self.choices = [-1] * seats
        self.points = [0] * seats
        self.round = 0

    def beginner(self) -> int:
        """Return the seat that decides first in this round. Rules: NG-START-01."""
        return self.round % 2

    def actor(self) -> int:
        """Return the seat on turn, or CHANCE while a die is rolled. Rules: NG-TURN-01, NG-END-01"""
        if max(self.points) == FACTS.points:
            return NOBODY
        if 0 in self.dice:
            return CHANCE
        begins = self.beginner()
        return begins if self.choices[begins] < 0 else 1 - begins
