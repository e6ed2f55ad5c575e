"""The state of a game: the dice, the bids of this round, and the last round that was shown."""

from typing import NamedTuple

from mypy_extensions import i64

from dudo.rules import facts, frames
from velkahra.core.contract.state import CHANCE, NOBODY, State


class Showdown(NamedTuple):
    """How the last round ended. Everybody has seen it.

    Attributes:
        caller: the seat that doubted the bid or called it exact; -1 before the first showdown.
        is_exact: 1 for a call of exact, 0 for a doubt.
        bidder, bid_count, bid_face: the bid.
        found: how many dice matched it.
        wild: 1 if aces counted as the face.
        loser: the seat that lost a die; -1 if the caller got one back.
    """

    caller: int = -1
    is_exact: int = 0
    bidder: int = -1
    bid_count: int = 0
    bid_face: int = 0
    found: int = 0
    wild: int = 0
    loser: int = -1


class Position(State):
    """The dice on the table.

    Attributes:
        start: the dice of each seat at the start.
        dice: the dice that each seat has left.
        box: the dice that left the game.
        hands: how many dice of each seat show each face, FACES numbers a seat; 0 before the roll.
        bids: count and face of each seat's last bid in this round; 0, 0 for none.
        bidder: the seat of the bid that stands; -1 for none.
        palifico: 1 in a palifico round.
        fallen: for each seat, whether it has been down to its last die.
        round: the number of the round, from 1.
        shown: the hands of the last round that was shown, as `hands`.
        ended: that round's `Showdown`.
    """

    def __init__(self, seats: int, dice: int) -> None:
        super().__init__(seats)
        self.start = dice
        self.dice = [dice] * seats
        self.box = 0
        self.hands = [0] * (facts.FACES * seats)
        self.bids = [0] * (2 * seats)
        self.bidder = -1
        self.palifico = 0
        self.fallen = [0] * seats
        self.round = 0
        self.shown = [0] * (facts.FACES * seats)
        self.ended = [*Showdown()]

    @property
    def count(self) -> int:
        """The count of the bid that stands; 0 for none."""
        return self.bids[2 * self.bidder] if self.bidder >= 0 else 0

    @property
    def face(self) -> int:
        """The face of the bid that stands, or 0."""
        return self.bids[2 * self.bidder + 1] if self.bidder >= 0 else 0

    @property
    def showdown(self) -> Showdown:
        """How the last round ended."""
        return Showdown(*self.ended)

    def hand(self, seat: int) -> list[int]:
        """Return how many dice of a seat show each face."""
        return self.hands[facts.FACES * seat : facts.FACES * (seat + 1)]

    def set_hand(self, seat: int, counts: list[int]) -> None:
        """Set how many dice of a seat show each face."""
        self.hands[facts.FACES * seat : facts.FACES * (seat + 1)] = counts

    def in_play(self) -> list[int]:
        """List the seats that have dice left."""
        return [seat for seat, dice in enumerate(self.dice) if dice]

    def seat_after(self, seat: int) -> int:
        """Return the next seat that has dice left. Rules: DU-ROUND-02, DU-LOSS-03."""
        order = [(seat + step) % len(self.dice) for step in range(1, len(self.dice) + 1)]
        return next(other for other in order if self.dice[other])

    def actor(self) -> i64:
        """Return the seat on turn, or CHANCE while dice are rolled."""
        if not len(self.stack):
            return NOBODY
        return CHANCE if self.frame_kind() == frames.ROLL else self.frame_seat()
