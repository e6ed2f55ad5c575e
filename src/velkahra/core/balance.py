"""What a title has to say for its balance to be measured: how a game begins and what came of it.

`bots/balance.py` plays the games and does the sums.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec

from velkahra.core.contract.events import Event
from velkahra.core.contract.state import State


class Outcome(msgspec.Struct, frozen=True):
    """What came of one game.

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
        """Say whether a difference is other than nothing."""
        return self.low > 0 or self.high < 0


class Side(msgspec.Struct, frozen=True):
    """A side over a series: how often it won, and its mean pieces."""

    name: str
    games: int
    wins: Rate
    pieces: float


class Card(msgspec.Struct, frozen=True):
    """A card over a series: how often who may play it won having played it, and without.

    Attributes:
        name: its id.
        games: games of an owner in which it was played; others: those in which it was not.
        wins: the part of these that the owner won; without: the same of the others.
        edge: the difference.
    """

    name: str
    games: int
    others: int
    wins: float
    without: float
    edge: Rate


class Weighed(msgspec.Struct, frozen=True):
    """A series: how many games, the part of them that was decided, in which round on average."""

    games: int
    rounds: int
    decided: float
    decided_in: float
    sides: tuple[Side, ...]
    cards: tuple[Card, ...]


class BalanceStudy(ABC):
    """What a game says about itself so that its balance can be measured."""

    @abstractmethod
    def start(self, number: int, rounds: int, cards: str) -> State:
        """Begin a game of a series; who sits where moves on. `cards` is a set, or empty."""

    @abstractmethod
    def outcome(self, state: State, events: Sequence[Event], cards: str) -> Outcome:
        """Say what came of a game that is over."""

    @abstractmethod
    def owners(self, folder: Path | None) -> Mapping[str, frozenset[str]]:
        """Say which sides may play each card of a set, by its id."""

    @abstractmethod
    def names(self, folder: Path | None, language: str) -> Mapping[str, str]:
        """Name sides and cards of a set by their ids."""

    @abstractmethod
    def text(self, language: str, key: str, **facts: str | int) -> str:
        """Give a sentence or a heading of the report."""

    @abstractmethod
    def chart(self, weighed: Weighed, folder: Path | None, language: str) -> str:
        """Draw a series as SVG."""
