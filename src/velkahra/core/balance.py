"""Interface of a game for balance studies, which `bots/balance.py` plays and sums up."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec

from velkahra.core.contract.events import Event
from velkahra.core.contract.state import State


class Outcome(msgspec.Struct, frozen=True):
    """The outcome of one game.

    Attributes:
        sides: who played, in the order of the seats.
        shares: each seat's share of the victory.
        pieces: how far each seat got, in the measure of the game.
        decided: the round in which the game was decided, 0 if it never was.
        played: the cards each seat played, by id, joint ones with all who played them.
    """

    sides: tuple[str, ...]
    shares: tuple[float, ...]
    pieces: tuple[int, ...]
    decided: int
    played: tuple[frozenset[str], ...]


class Rate(msgspec.Struct, frozen=True):
    """A part of the victories or a difference of two, 0..1, with its 95% confidence interval."""

    value: float
    low: float
    high: float

    def is_sure(self) -> bool:
        """Return whether a difference is certainly not zero: its interval does not contain 0."""
        return self.low > 0 or self.high < 0


class Side(msgspec.Struct, frozen=True):
    """A side over a series, by id: its games, share of victories, and mean measure of the game."""

    name: str
    games: int
    wins: Rate
    pieces: float


class Card(msgspec.Struct, frozen=True):
    """A card over a series: how often a side that may play it won having played it, and without.

    Attributes:
        games: games of an owner in which it was played; others: those in which it was not.
        wins: the owner's share of these victories; without: the same of the others.
        edge: the difference.
    """

    name: str
    games: int
    others: int
    wins: float
    without: float
    edge: Rate


class Weighed(msgspec.Struct, frozen=True):
    """The results of a series.

    Attributes:
        games, rounds: how many games, and of how many rounds each.
        decided: the share of decided games, 0..1; decided_in: their mean round.
    """

    games: int
    rounds: int
    decided: float
    decided_in: float
    sides: tuple[Side, ...]
    cards: tuple[Card, ...]


class BalanceStudy(ABC):
    """The interface through which bots measure a game's balance."""

    @abstractmethod
    def start(self, number: int, rounds: int, cards: str) -> State:
        """Return the start of game `number` of a series: sides move on by one seat.

        `cards` names a set, or is empty.
        """

    @abstractmethod
    def outcome(self, state: State, events: Sequence[Event], cards: str) -> Outcome:
        """Return the outcome of a game that is over, from all its events; `cards` as in `start`."""

    @abstractmethod
    def owners(self, folder: Path | None) -> Mapping[str, frozenset[str]]:
        """Return the sides that may play each card, by id, of the set in `folder` or our own."""

    @abstractmethod
    def names(self, folder: Path | None, language: str) -> Mapping[str, str]:
        """Return the names of sides and cards of a set, as in `owners`, by their ids."""

    @abstractmethod
    def text(self, language: str, key: str, **facts: str | int) -> str:
        """Return a sentence or a heading of the report: the message `key` with these facts."""

    @abstractmethod
    def chart(self, weighed: Weighed, folder: Path | None, language: str) -> str:
        """Return an SVG chart of a series; `folder` is as in `owners`."""
