"""The sentences of a game."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, Generic, Literal, NamedTuple

from velkahra.core.contract import events, refusals, state_type
from velkahra.core.contract.facts import Facts
from velkahra.core.contract.options import Options

LANGUAGES: Final = ("en", "cs", "pl")

Cited = Literal["event", "sign", "card"]

NO_FACTS: Final[Mapping[str, int]] = MappingProxyType({})

AnyView = Any
"""The view of a seat: each game has a frozen struct of its own."""


class Ways(NamedTuple):
    """Actions that a seat may choose: of several kinds, or of one kind with values of one field.

    Attributes:
        kinds: the kinds of action; just one where `field` is given.
        field: the name of the field of that kind, or "".
        values: the possible values of the field.
        tried: its value in the refused action, -1 if that is another kind.
    """

    kinds: Sequence[str]
    field: str = ""
    values: Sequence[int] = ()
    tried: int = -1


class Words(ABC, Generic[state_type.S]):
    """A game's sentences, in every language of LANGUAGES. All texts are plain, not markup.

    Attributes:
        facts: the meanings of facts, by kind of event, or rule and variant of a refusal.
    """

    facts: Mapping[str, Facts] = MappingProxyType({})

    @abstractmethod
    def text(self, language: str, key: str, **facts: str | int) -> str:
        """Return a fixed sentence of the game by its key. Raises: KeyError if there is none."""

    @abstractmethod
    def seat(self, language: str, options: Options, seat: int) -> str:
        """Return the name of a seat as in the rulebook (a dynasty, a colour)."""

    @abstractmethod
    def prompt(self, language: str, state: state_type.S, seat: int, view: AnyView = None) -> str:
        """Return what `seat` is asked now, or what others are asked if it is not its turn.

        `view` is the view of `seat`; a caller that has one saves building it again.
        """

    @abstractmethod
    def event(self, language: str, event: events.Event, options: Options) -> str:
        """Return a sentence about an event, as one line of the log."""

    @abstractmethod
    def refusal(self, language: str, refusal: refusals.Refusal, options: Options) -> str:
        """Return why an action is not legal and what would be right, in one or two sentences."""

    def instead(self, language: str, view: AnyView, ways: Ways) -> str:
        """Return a sentence that lists what the seat of a view may do in place of what it tried.

        Returns "" where the ways have no names.
        """
        return ""

    @abstractmethod
    def rule(self, language: str, rule: str) -> str:
        """Summarise the rule with this id of the catalogue. Raises KeyError if there is none."""

    def rules(self, language: str) -> list[str]:
        """List the ids of all rules that `rule` summarises, in the order of the catalogue."""
        return []

    def chapter(self, rule: str) -> str:
        """Return the chapter of the rules page that a rule stands in; `chapter-<name>` titles it.

        It is the last group of the id: HM-EDGE-COOP-13 is a special case of the chapter COOP.
        """
        return rule.split("-")[-2]

    def is_ruling(self, rule: str) -> bool:
        """Return whether a rule is a ruling of this program, not a sentence of the rulebook."""
        return "-EDGE-" in rule

    def entries(self, language: str) -> Mapping[str, Sequence[tuple[str, str]]]:
        """Return what a chapter lists below its rules, by its name: names and what they stand for.

        For example what everyone knows of each power.
        """
        return {}

    def introductions(self, language: str) -> Mapping[str, str]:
        """Return what a coach says when a kind of decision first comes, by `Game.decision`."""
        return {}

    def remarked(self, event: events.Event) -> Mapping[str, str]:
        """Return who may remark on an event, and what about: fact -> key of `remark-KEY-1` ....

        The fact names the seat; "rest" stands for any other. Empty for events of no interest.
        """
        return {}

    def cited(self, what: Cited, name: str, facts: Mapping[str, int] = NO_FACTS) -> str:
        """Return the id of the rule behind a kind of event, a sign or a card; "" for none.

        `facts` are those of an event.
        """
        return ""
