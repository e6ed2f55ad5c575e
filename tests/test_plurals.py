"""Number, case and gender in every message, over all that its placeholders may stand for.

A number is a fact by whose plural some message selects. A name is a fact with grammatical forms,
as `region-gen`; what has forms may not follow a preposition without one.
"""

import itertools
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_expression
from fluent.syntax.visitor import Visitor

from velkahra.core.contract.words import LANGUAGES

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDERS: Final = sorted(
    {
        path.parent.parent
        for source in (ROOT / "src" / "velkahra", ROOT / "examples")
        for path in source.rglob("*.ftl")
    }
)
NUMBERS: Final = (0, 1, 2, 3, 4, 5, 11, 12, 21, 22, 25, 101)
CATEGORIES: Final = {
    "en": {"one", "other"},
    "cs": {"one", "few", "other"},
    "pl": {"one", "few", "other"},
}
# Choices in a case that has one form for two and for five, or with a number in brackets.
ONE_PLURAL: Final = {
    "cs": "ago-days ago-hours ago-minutes check-summary event-ended event-place"
    " picture-do-refuse prompt-road refusal-PP-EDGE-24 refusal-PP-EDGE-25 refusal-TE-ENGLISH-02",
    "pl": "ago-days card-does-battle card-does-move check-summary event-ended event-leverage-paid"
    " picture-do-refuse prompt-battle prompt-build prompt-gems prompt-road prompt-tax robots"
    " refusal-PP-EDGE-24 refusal-TE-ENGLISH-02 refusal-TE-ENGLISH-04 refusal-TE-REVOLT-05",
}
# What may follow a number without agreeing with it: units, nouns with one form for all numbers,
# and words of the rest of the sentence.
UNITS: Final = {
    "en": "SP PP MB m min s blue red green yellow strategic more or of and to in from for at by per"
    " on is are as with times after against must would paid gained converted spent left you",
    "cs": "SB BM MB m min s království nebo a z ze do na v ve od k pro při za o by je jsou až"
    " proti po ti místo nikdo navíc celkem vyměněné zaplacené",
    "pl": "PS PM MB m min s rupii akcji lub albo i z ze do na w we od dla przy za o to nie jest są"
    " aż przeciw po razem więcej zamienione wydane",
}
# The forms that each preposition takes.
CASES: Final = {
    "cs": {
        "gen": "do z ze od bez u kromě podle místo vedle kolem",
        "dat": "k ke proti vůči",
        "acc ins": "pod nad před za mezi",
        "acc loc": "na v ve o po",
        "ins": "s",
        "acc": "pro přes",
        "loc": "při",
    },
    "pl": {
        "gen": "do od bez u dla według oprócz obok",
        "dat": "ku przeciw",
        "acc ins": "pod nad przed za między",
        "acc loc": "na w we o po",
        "gen ins": "z ze",
        "acc": "przez",
        "loc": "przy",
    },
}
FORM_OF: Final = {
    language: {word: forms.split() for forms, words in cases.items() for word in words.split()}
    for language, cases in CASES.items()
}
CASE_NAMES: Final = {"gen", "dat", "acc", "loc", "ins"}


class _Used(Visitor):
    """Collects the facts of a message, and those it counts with the categories it knows."""

    def __init__(self) -> None:
        self.facts: Final[set[str]] = set()
        self.counts: Final[list[tuple[str, set[str]]]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.facts.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        name = serialize_expression(node.selector).removeprefix("$")
        keys = {_key(variant) for variant in node.variants} & {"one", "few", "many", "other"}
        if keys - {"other"} and not name.endswith("-verb"):
            self.counts.append((name, keys))
        self.generic_visit(node)


def _key(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else key.value


@cache
def parsed(path: Path) -> ast.Resource:
    return FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8"))


@cache
def messages(folder: Path, language: str) -> tuple[ast.Message, ...]:
    """List the messages of a folder in a language, and in its manners."""
    return tuple(
        entry
        for path in sorted(folder.glob(f"{language}*/*.ftl"))
        for entry in parsed(path).body
        if isinstance(entry, ast.Message)
    )


@cache
def used(message: ast.Message) -> _Used:
    found = _Used()
    found.visit(message)
    return found


@cache
def numbers(folder: Path) -> frozenset[str]:
    """List the facts that some message of a folder counts."""
    return frozenset(
        name
        for language in LANGUAGES
        for message in messages(folder, language)
        for name, _ in used(message).counts
    )


@cache
def facts_of(folder: Path, language: str) -> frozenset[str]:
    """List the facts that some message of a folder uses."""
    return frozenset(name for each in messages(folder, language) for name in used(each).facts)


@cache
def names(folder: Path, language: str) -> frozenset[str]:
    """List the facts that have forms of case in a language."""
    roles = (name.rpartition("-") for name in facts_of(folder, language))
    return frozenset(role for role, _, form in roles if form in CASE_NAMES) - {"colour"}


def words_before(pattern: ast.Pattern) -> Iterator[tuple[str, str]]:
    """Yield each fact of a pattern with the word before it."""
    for before, element in itertools.pairwise(pattern.elements):
        if isinstance(before, ast.TextElement) and (name := fact(element)):
            yield (re.findall(r"\w+|\W", before.value.strip().lower()) or [""])[-1], name
    for variant in variants(pattern):
        yield from words_before(variant.value)


def words_after(pattern: ast.Pattern, by: frozenset[str]) -> Iterator[tuple[str, str]]:
    """Yield each fact that no plural was selected by, with the word after it.

    The end of a range is left out: it is never one.
    """
    start = ast.TextElement("")
    pairs = itertools.pairwise(pattern.elements)
    for before, (element, after) in zip([start, *pattern.elements], pairs, strict=False):
        name = fact(element)
        ends = isinstance(before, ast.TextElement) and before.value.endswith("–")
        if name and name not in by and not ends and isinstance(after, ast.TextElement):
            yield name, (re.match(r"\s+([^\W\d]+)", after.value) or [""] * 2)[1]
    for element in pattern.elements:
        if choice := select(element):
            selector = serialize_expression(choice.selector).removeprefix("$")
            for variant in choice.variants:
                yield from words_after(variant.value, by | {selector})


def select(element: object) -> ast.SelectExpression | None:
    """Return the choice that an element is."""
    found = element.expression if isinstance(element, ast.Placeable) else None
    return found if isinstance(found, ast.SelectExpression) else None


def fact(element: object) -> str:
    """Return the fact that an element puts in, or nothing."""
    found = element.expression if isinstance(element, ast.Placeable) else None
    return found.id.name if isinstance(found, ast.VariableReference) else ""


def variants(pattern: ast.Pattern) -> Iterator[ast.Variant]:
    for element in pattern.elements:
        if choice := select(element):
            yield from choice.variants


def patterns(message: ast.Message) -> Iterator[ast.Pattern]:
    if message.value is not None:
        yield message.value
    yield from (attribute.value for attribute in message.attributes)


def every(language: str) -> Iterator[tuple[Path, ast.Message]]:
    """Yield every message of a language with its folder."""
    for folder in FOLDERS:
        for message in messages(folder, language):
            yield folder, message


@cache
def bundle_of(folder: Path, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((folder / language).glob("*.ftl")):
        bundle.add_resource(parsed(path))
    return bundle


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_by_number_has_every_form_of_the_language(language: str) -> None:
    spared = ONE_PLURAL.get(language, "").split()
    wrong = [
        f"{message.id.name}: {name} has only {', '.join(sorted(keys))}"
        for _, message in every(language)
        for name, keys in used(message).counts
        if {"other" if key == "many" else key for key in keys} != CATEGORIES[language]
        and message.id.name not in spared
    ]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_counts_reads_with_every_number(language: str) -> None:
    for folder, message in every(language):
        if not used(message).counts:
            continue
        bundle = bundle_of(folder, language)
        for number in NUMBERS:
            facts = dict.fromkeys(facts_of(folder, language), number)
            told = bundle.get_message(message.id.name)
            for pattern in filter(None, (told.value, *told.attributes.values())):
                text, errors = bundle.format_pattern(pattern, facts)
                assert (errors, "{" in str(text)) == ([], False), (message.id.name, number)
                assert str(text).count("(") == str(text).count(")"), (message.id.name, number)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_noun_agrees_with_the_number_before_it(language: str) -> None:
    wrong = sorted(
        f"{message.id.name}: {{ ${name} }} {word}"
        for folder, message in every(language)
        for pattern in patterns(message)
        for name, word in words_after(pattern, frozenset())
        if name in numbers(folder) and word and word not in UNITS[language].split()
    )
    assert wrong == []


@pytest.mark.parametrize("language", ["cs", "pl"])
def test_a_name_stands_in_the_case_of_its_preposition(language: str) -> None:
    wrong = sorted(
        f"{message.id.name}: {word} {{ ${name} }}"
        for folder, message in every(language)
        for pattern in patterns(message)
        for word, name in words_before(pattern)
        if word in FORM_OF[language] and misses(name, word, names(folder, language), language)
    )
    assert wrong == []


def misses(name: str, preposition: str, known: frozenset[str], language: str) -> bool:
    """Return whether a name has forms and stands in one that a preposition does not take."""
    role, _, form = name.partition("-")
    return role in known and not any(case in form for case in FORM_OF[language][preposition])
