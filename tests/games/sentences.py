"""The sentences of a game, said with plausible facts."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module

import velkahra
from velkahra.core.contract.events import EVERYBODY, Event
from velkahra.core.contract.refusals import Refusal
from velkahra.testing.words import LEFT_OVER

STATEMENT = ".!)"
PROMPT = ".!?)"
KEY = re.compile(r"([A-Z]+(?:-[A-Z]+)+-\d+)-?(.*)")
BEGINNING = re.compile(r"[„“”]?[A-ZÀ-Ž0-9]")


def check_sentence(sentence: str, prefix: str, ends: str = STATEMENT) -> None:
    """Fail on a text that is not a whole sentence."""
    check_sentences([sentence], prefix, ends)


def check_sentences(sentences: Iterable[str], prefix: str, ends: str = STATEMENT) -> None:
    """Fail with all texts that are not whole sentences."""
    flawed = [sentence for sentence in sentences if not is_whole(sentence, prefix, ends)]
    assert not flawed, "\n".join(flawed)


def is_whole(sentence: str, prefix: str, ends: str) -> bool:
    """Return whether a formatter left nothing behind, and no names of the engine are in it."""
    left = LEFT_OVER.search(sentence) or "None" in sentence or f"{prefix}-" in sentence
    return not left and bool(BEGINNING.match(sentence)) and sentence[-1] in ends


@dataclass(frozen=True)
class Sentences:
    """Says the events and refusals of a game.

    `plausible` has the values of a fact by its name, `special` those of a fact of one kind of event
    or refusal; `numbers` are those of all others. `made` are kinds of events whose names the rules
    put together, `optional` facts that a refusal may lack. `longest` is the length of a
    rule's summary; so many are `similar` to another one.
    """

    name: str
    plausible: Mapping[str, Sequence[int]]
    special: Mapping[tuple[str, str], Sequence[int]] = field(default_factory=dict)
    numbers: Sequence[int] = (0, 1, 2, 5, 12, 22)
    options: Mapping[str, str] = field(default_factory=dict)
    longest: int = 200
    similar: int = 0
    optional: frozenset[str] = frozenset()
    made: tuple[str, ...] = ()
    kinds: tuple[int, int, int] = (40, 20, 18)
    """How many kinds of events, of refusals and of decisions random games meet at least."""

    @property
    def events(self) -> dict[str, tuple[str, ...]]:
        """Every kind of event with the names of its facts."""
        return _names(self.name, "EVENTS")

    @property
    def refusals(self) -> dict[str, tuple[str, ...]]:
        """Every kind of refusal with the names of its facts."""
        return _names(self.name, "REFUSALS")

    def values(self, kind: str, name: str) -> Sequence[int]:
        """Give the plausible values of a fact."""
        return self.special.get((kind, name), self.plausible.get(name, self.numbers))

    def samples(self, kind: str, names: Sequence[str]) -> list[dict[str, int]]:
        """Make facts in which every plausible value of every name occurs."""
        values = {name: self.values(kind, name) for name in names}
        rounds = max((len(some) for some in values.values()), default=1)
        return [{name: some[i % len(some)] for name, some in values.items()} for i in range(rounds)]

    def describe(self, language: str, kind: str, **facts: int) -> str:
        """Put an event into words."""
        words = velkahra.game(self.name).words
        return words.event(language, Event(kind, facts, EVERYBODY), self.options)

    def refuse(self, language: str, key: str, **facts: int) -> str:
        """Put a refusal into words, by its rule and variant."""
        found = KEY.fullmatch(key)
        assert found
        refusal = Refusal(found[1], facts, found[2])
        return velkahra.game(self.name).words.refusal(language, refusal, self.options)

    def say(self, language: str, key: str, **facts: int) -> str:
        """Put an event into words, or a refusal if the key is a rule."""
        return (self.refuse if KEY.fullmatch(key) else self.describe)(language, key, **facts)

    def check(self, *sentences: str, ends: str = STATEMENT) -> None:
        """Fail with all sentences that are not whole."""
        check_sentences(sentences, velkahra.game(self.name).prefix, ends)


def said(game: str) -> Sentences:
    found: Sentences = import_module(f"tests.games.{game}.said").SAID
    return found


def _names(game: str, what: str) -> dict[str, tuple[str, ...]]:
    """Return the names of the facts of the declared EVENTS or REFUSALS of a game."""
    declared = getattr(import_module(f"velkahra.games.{game}.text.events"), what)
    return {kind: tuple(facts.facts) for kind, facts in declared.items()}
