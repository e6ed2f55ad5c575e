"""The sentences of a game."""

from abc import ABC, abstractmethod
from typing import Any, Final, Generic

from velkahra.core.contract.events import Event
from velkahra.core.contract.options import Options
from velkahra.core.contract.refusals import Refusal
from velkahra.core.contract.state_type import S

LANGUAGES: Final = ("en", "cs", "pl")

AnyView = Any
"""What a seat may know: each game has a frozen struct of its own for it."""


class Words(ABC, Generic[S]):
    """A game's sentences, in every language of LANGUAGES. All texts are plain, not markup."""

    @abstractmethod
    def text(self, language: str, key: str, **facts: str | int) -> str:
        """Give a fixed sentence of the game by its key."""

    @abstractmethod
    def seat(self, language: str, options: Options, seat: int) -> str:
        """Name a seat by what it is in the rulebook (a dynasty, a colour)."""

    @abstractmethod
    def prompt(self, language: str, state: S, seat: int, view: AnyView = None) -> str:
        """Say what is asked now, to `seat`, or about the others when it is not `seat`'s turn.

        `view` is what `seat` may know; who has built it already saves building it again.
        """

    @abstractmethod
    def event(self, language: str, event: Event, options: Options) -> str:
        """Say what happened, as one line of the log."""

    @abstractmethod
    def refusal(self, language: str, refusal: Refusal, options: Options) -> str:
        """Say why not, in one or two sentences with what would be right, without the rule's id."""

    @abstractmethod
    def rule(self, language: str, rule: str) -> str:
        """Summarise the rule with this id of the catalogue. Raises KeyError if there is none."""

    def rules(self, language: str) -> list[str]:
        """List the ids of all rules that `rule` summarises, in the order of the catalogue."""
        return []
