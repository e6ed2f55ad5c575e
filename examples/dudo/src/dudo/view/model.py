"""The view of a seat, as data."""

import msgspec

Hand = tuple[int, ...]
"""How many dice show each face; all 0 before the roll."""


class View(msgspec.Struct, frozen=True):
    """What `seat` (-1: a spectator) may know.

    Attributes:
        decision: "open" or "answer" of the seat `active`, "roll", or "over".
        active: the seat on turn, -1 for none; at the end the winner.
        start: the dice of each seat at the start of the game.
        dice: the dice that each seat has left.
        hands: the dice of each seat; None where they are hidden.
        bids: count and face of each seat's last bid of this round, or None.
        bidder: the seat of the bid that stands, or -1.
        least: the least count that may be bid of each face, 0 for a face that may not be bid.
        may_exact: whether the bid that stands may be called exact.
        fallen: for each seat, whether it has been down to its last die.
        shown: the dice of each seat in the last round that was shown.
        ended: how that round ended, as `rules.state.Showdown`.
    """

    seat: int
    seats: int
    decision: str
    active: int
    start: int
    round: int
    palifico: bool
    dice: tuple[int, ...]
    hands: tuple[Hand | None, ...]
    bids: tuple[tuple[int, int] | None, ...]
    bidder: int
    least: tuple[int, ...]
    may_exact: bool
    fallen: tuple[bool, ...]
    shown: tuple[Hand, ...]
    ended: tuple[int, ...]

    @property
    def bid(self) -> tuple[int, int] | None:
        """Count and face of the bid that stands, or None."""
        return self.bids[self.bidder] if self.bidder >= 0 else None

    @property
    def in_play(self) -> int:
        """The number of dice of all seats."""
        return sum(self.dice)
