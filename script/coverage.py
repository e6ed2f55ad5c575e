"""Compares code, tests and words with the catalogue: every rule is cited, tested and explained.

A sentence on the rules page explains a rule, in every language. Rules that the log, the signs, the
cards and the examples link to have to exist.

`script/coverage.py pamir` looks at one game, without an argument at all. Citations count where
rules are enforced (CODE_FOLDERS); a rule that is enforced elsewhere stands in the exceptions, with
the reason. A test is named after the rule it tests.
"""

import argparse
import re
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec

from velkahra.core import registry
from velkahra.core.contract.game import Game
from velkahra.core.contract.refusals import VelkahraError
from velkahra.core.contract.words import LANGUAGES
from velkahra.core.plugin import BUILT_IN
from velkahra.core.text.fluent import citations
from velkahra.server.web.rulebook.book import chapters

ROOT: Final = Path(__file__).resolve().parent.parent
CODE_FOLDERS: Final = ("rules", "cards", "desk")
CODE: Final = "code"
TEST: Final = "test"
FOR_TESTS: Final = ("EX", "TX", "INV")
"""Chapters of a catalogue that are for tests, and no part of the rules page."""


class Coverage(msgspec.Struct):
    """The rules of a catalogue, and where the code and the tests name rules.

    `cited` and `tested` give for each id the first place; `excused` the reasons why a rule needs no
    citation or no test, by kind. `worded` gives for each language the ids with a sentence, and
    `linked` for each id that a page leads to the first place that does.
    """

    defined: set[str]
    cited: dict[str, str]
    tested: dict[str, str]
    excused: dict[str, dict[str, str]]
    worded: dict[str, set[str]] = {}
    linked: dict[str, str] = {}

    def complaints(self) -> list[tuple[str, str]]:
        """List the ids with faults, each with its fault."""
        return sorted(
            [
                *self._missing(CODE, self.cited, "is not cited in rules/, cards/ or desk/"),
                *self._missing(TEST, self.tested, "has no test with its name"),
                *self._unknown(self.cited, "is cited, but not in the catalogue"),
                *self._unknown(self.tested, "is tested, but not in the catalogue"),
                *self._unknown(self.linked, "is linked, but not in the catalogue"),
                *self._untold(),
                *self._idle(CODE, self.cited),
                *self._idle(TEST, self.tested),
            ]
        )

    def _missing(self, kind: str, found: dict[str, str], what: str) -> list[tuple[str, str]]:
        wanted = self.defined if kind == TEST else {r for r in self.defined if not is_example(r)}
        excused = self.excused.get(kind, {})
        return [(rule, what) for rule in wanted if rule not in found and rule not in excused]

    def _unknown(self, found: dict[str, str], what: str) -> list[tuple[str, str]]:
        return [(rule, f"{what}: {found[rule]}") for rule in found if rule not in self.defined]

    def _untold(self) -> list[tuple[str, str]]:
        wanted = {rule for rule in self.defined if rule.split("-")[1] not in FOR_TESTS}
        return [
            (rule, f"{what} on the rules page in {language!r}")
            for language, worded in self.worded.items()
            for ids, what in (
                (wanted - worded, "has no sentence"),
                (worded - self.defined, "has a sentence but is not in the catalogue"),
            )
            for rule in ids
        ]

    def _idle(self, kind: str, found: dict[str, str]) -> list[tuple[str, str]]:
        idle = []
        for rule, reason in self.excused.get(kind, {}).items():
            if rule not in self.defined:
                idle.append((rule, f"is excused from [{kind}], but not in the catalogue"))
            elif rule in found:
                idle.append((rule, f"is excused from [{kind}] and need not be: {found[rule]}"))
            elif not reason.strip():
                idle.append((rule, f"is excused from [{kind}] without a reason"))
        return idle


def is_example(rule: str) -> bool:
    """Return whether an id is a worked example, which is tested and needs no code of its own."""
    return rule.split("-")[1] == "EX"


def coverage(name: str) -> None:
    """Print the missing citations, tests and words as a table. Raises: VelkahraError if any."""
    found = gather(name)
    complaints = found.complaints()
    if complaints:
        _show(complaints)
        raise VelkahraError(f"{name}: {len(complaints)} faults in the coverage of its catalogue")
    excuses = sum(len(reasons) for reasons in found.excused.values())
    print(f"{name}: all {len(found.defined)} rules are cited and tested; {excuses} exceptions")
    sentences = min(map(len, found.worded.values()))
    print(f"{name}: {sentences} sentences in each language; {len(found.linked)} of them are linked")


def gather(name: str) -> Coverage:
    """Read catalogue, code, tests and exceptions of a game."""
    catalogue = ROOT / "docs" / "rules" / f"{name}.md"
    code, game = ROOT / "src" / "velkahra" / "games" / name, registry.game(name)
    found = read(game.prefix, catalogue, code, ROOT / "tests")
    found.worded = {language: worded_in(game, language) for language in LANGUAGES}
    found.linked = {one.rule: f"example {one.name}" for one in game.files.examples()}
    found.linked |= linked_in(code / "text")
    return found


def worded_in(game: Game, language: str) -> set[str]:
    """Find the ids whose sentences stand on the rules page."""
    parts = (part for chapter in chapters(language, game) for part in chapter.parts)
    return {rule for part in parts for rule, _ in part.rules}


def linked_in(texts: Path) -> dict[str, str]:
    """Find the ids that events, signs and cards lead to, each with the first of them."""
    found: dict[str, str] = {}
    for what, cited in citations(texts).items():
        for name, rule in cited.items():
            found.setdefault(rule, f"{what} {name}")
    return found


def read(prefix: str, catalogue: Path, code: Path, tests: Path) -> Coverage:
    """Read what stands in these places. Exceptions lie beside the catalogue.

    Raises: VelkahraError when there is no catalogue or the exceptions cannot be read.
    """
    if not catalogue.is_file():
        raise VelkahraError(f"there is no catalogue {catalogue}")
    return Coverage(
        defined_in(prefix, catalogue.read_text(encoding="utf-8")),
        _first_places(code, CODE_FOLDERS, lambda text: cited_in(prefix, text)),
        _first_places(tests, (".",), lambda text: named_in(prefix, text)),
        _exceptions(catalogue.with_suffix(".exceptions.toml")),
    )


def defined_in(prefix: str, text: str) -> set[str]:
    """Find the ids a catalogue defines: those that begin a bullet or a heading.

    The numbered list below the heading "Invariants" defines TE-INV-1 and so on.
    """
    ids = set(re.findall(rf"^(?:[*-] \*\*|#+ )({prefix}(?:-[A-Z]+)+-\d+)\b", text, re.MULTILINE))
    chapters = re.findall(
        r"^#+ [^\n]*Invariants[^\n]*\n(.*?)(?=^#|\Z)", text, re.MULTILINE | re.DOTALL
    )
    numbers = re.findall(r"^(\d+)\. ", "\n".join(chapters), re.MULTILINE)
    return ids | {f"{prefix}-INV-{number}" for number in numbers}


def cited_in(prefix: str, text: str) -> set[str]:
    """Find the ids a source cites. TE-A-01..03 is three of them, TE-A-01/02 two."""
    found = set()
    for family, numbers in re.findall(rf"\b({prefix}(?:-[A-Z]+)+)-(\d+(?:(?:\.\.|/)\d+)*)", text):
        for part in numbers.split("/"):
            first, _, last = part.partition("..")
            span = range(int(first), int(last or first) + 1)
            found |= {f"{family}-{number:0{len(first)}}" for number in span}
    return found


def named_in(prefix: str, text: str) -> set[str]:
    """Find the ids in the names of test functions: test_TE_WAR_04_tie_goes_to_defender."""
    names = re.findall(r"^\s*(?:async )?def (test_\w+)", text, re.MULTILINE)
    ids = re.findall(rf"(?<=_){prefix}(?:_[A-Z]+)+_\d+", "\n".join(names))
    return {rule.replace("_", "-") for rule in ids}


def _first_places(
    root: Path, folders: tuple[str, ...], find: Callable[[str], set[str]]
) -> dict[str, str]:
    places: dict[str, str] = {}
    for path in sorted(path for folder in folders for path in (root / folder).rglob("*.py")):
        for rule in find(path.read_text(encoding="utf-8")):
            places.setdefault(rule, str(path.relative_to(root.parent)))
    return places


def _exceptions(path: Path) -> dict[str, dict[str, str]]:
    if not path.exists():
        return {}
    try:
        tables = tomllib.loads(path.read_text(encoding="utf-8"))
        found = msgspec.convert(tables, dict[str, dict[str, str]])
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise VelkahraError(f"{path} cannot be read: {error}") from error
    if not {CODE, TEST}.issuperset(found):
        raise VelkahraError(f"{path} may have the tables [{CODE}] and [{TEST}] only")
    return found


def _show(complaints: list[tuple[str, str]]) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(box=None, show_header=False)
    for rule, what in complaints:
        table.add_row(rule, what)
    Console().print(table)


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", help="a game; default: all")
    wanted = parser.parse_args()
    for name in [wanted.game] if wanted.game else BUILT_IN:
        coverage(name)


if __name__ == "__main__":
    try:
        main()
    except VelkahraError as error:
        sys.exit(str(error))
