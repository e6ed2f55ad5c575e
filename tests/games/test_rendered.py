"""Sentences of random games have none of the faults that natives found in them."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest
from babel import Locale
from tests.games.rendered import LINES, rendered

import velkahra
from velkahra.core.contract.words import LANGUAGES

pytestmark = pytest.mark.plain

CLAUSE: Final = r"(?:[^.,;:!?()–]|–(?=\w))"
TABLE: Final[dict[str, Any]] = tomllib.loads(
    (Path(__file__).parent / "patterns.toml")
    .read_text(encoding="utf-8")
    .replace("CLAUSE*", f"{CLAUSE}*")
)
NUMBER: Final = re.compile(r"(?<![\w–:.,])(\d+) ([^\W\d]+)(?: ([^\W\d]+))?")
FORMS: Final = {"en": ("one", "other"), "cs": ("one", "few", "other"), "pl": ("one", "few", "many")}


class Pattern(NamedTuple):
    """A fault: why it is one, how it is found, and sentences to try that on."""

    why: str
    find: re.Pattern[str]
    wrong: list[str]
    right: list[str]
    languages: tuple[str, ...]
    games: tuple[str, ...]


def _pattern(row: dict[str, Any]) -> Pattern:
    return Pattern(
        row["why"],
        re.compile(row.get("find") or rf"(?i)\b(?:{'|'.join(row['words'])})"),
        row["wrong"],
        row.get("right", []),
        (row["language"],) if "language" in row else LANGUAGES,
        tuple(row.get("games", velkahra.games())),
    )


PATTERNS: Final = [_pattern(row) for row in TABLE["pattern"]]


def counted(language: str) -> dict[str, set[str]]:
    """Return for each form of a noun the sorts of numbers that it follows."""
    found: dict[str, set[str]] = {}
    for noun in TABLE["numerals"][language]["nouns"]:
        for sort, forms in zip(FORMS[language], noun.split(), strict=True):
            for form in forms.split("|"):
                found.setdefault(form, set()).add(sort)
    return found


def miscounted(language: str, line: str) -> Iterator[str]:
    """Yield numbers with a noun in a form they do not take, unless a word before asks for it."""
    rules, nouns = Locale(language).plural_form, counted(language)
    governed = re.compile(TABLE["numerals"][language]["governed"])
    for found in NUMBER.finditer(line):
        number, first, second = found.groups()
        noun = second if second in nouns and len(first) > 3 else first
        right = noun not in nouns or rules(int(number)) in nouns[noun]
        if not right and not governed.search(line[: found.start()]):
            yield f"{number} {noun}"


def faults(name: str, language: str, line: str) -> Iterator[str]:
    """Yield what natives would find wrong in a line."""
    for pattern in PATTERNS:
        meant = language in pattern.languages and name in pattern.games
        if meant and (hit := pattern.find.search(line)):
            yield f"{line!r}: {hit[0]!r} ({pattern.why})"
    for number in miscounted(language, line):
        yield f"{line!r}: {number!r} (a numeral with the wrong case)"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", velkahra.games())
def test_random_games_say_nothing_that_natives_found_wrong(name: str, language: str) -> None:
    lines = rendered(name)[language]
    assert len(lines) >= LINES
    found = [fault for line in lines for fault in faults(name, language, line)]
    assert found == [], "\n".join(found)


@pytest.mark.parametrize("pattern", PATTERNS, ids=lambda pattern: pattern.why)
def test_a_pattern_finds_what_was_wrong(pattern: Pattern) -> None:
    assert [line for line in pattern.wrong if not pattern.find.search(line)] == []
    assert [line for line in pattern.right if pattern.find.search(line)] == []
    assert pattern.wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_numeral_with_the_wrong_case_is_found(language: str) -> None:
    tried = TABLE["numerals"][language]
    assert [line for line in tried["wrong"] if not list(miscounted(language, line))] == []
    assert [line for line in tried["right"] if list(miscounted(language, line))] == []
