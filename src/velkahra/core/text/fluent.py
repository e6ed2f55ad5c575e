"""Sentences kept in Fluent files: one folder per language, right plurals, no silent gaps.

A language can be spoken in a manner, which follows it as a private tag: `en-x-tacit` is English
that leaves something untold. The folder of a manner has only the sentences that are different.

A game can begin with one language: the others of LANGUAGES then get the sentences of that one.
"""

import pickle
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from hashlib import sha256
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, TypeVar

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from velkahra.core.contract import events, refusals, state_type
from velkahra.core.contract.facts import Arguments as Arguments
from velkahra.core.contract.facts import Context, FactForms
from velkahra.core.contract.options import Options
from velkahra.core.contract.words import LANGUAGES, NO_FACTS, Cited, Ways, Words
from velkahra.core.kept import kept

HOME: Final = Path(__file__).parents[2]
MANNER: Final = "-x-"
MOST_WAYS: Final = 6
"""Most names in a list of possible actions; nobody would read more."""

_Told = frozenset[tuple[str, str | int]]
Found = dict[str, dict[str, str]]
V = TypeVar("V")


def plain(language: str) -> str:
    """Return a language tag without its manner."""
    return language.partition(MANNER)[0]


def role_forms(role: str, forms: Mapping[str, str]) -> Arguments:
    """Return the forms of a word as facts named after its role: `seat`, `seat-acc` ..."""
    return {f"{role}-{form}" if form else role: text for form, text in forms.items()}


class Texts:
    """The messages below a folder, read when a language is first asked for.

    A fact may come in several grammatical forms, passed as `seat`, `seat-gen`, `seat-dat` ... Each
    language uses the forms it needs, so `faults` compares names up to the first hyphen.
    """

    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder
        self._resources = cache(self._read)
        self._bundle = cache(self._load)
        self._line = lru_cache(maxsize=4096)(self._format)
        self._forms = lru_cache(maxsize=2048)(self._inflect)

    def text(self, language: str, key: str, /, **facts: str | int) -> str:
        """Format a message.

        Raises: KeyError for a language or a key that is not there, ValueError for a missing fact.
        """
        return self._line(language, key, frozenset(facts.items()))

    def forms(self, language: str, key: str, /, **facts: str | int) -> dict[str, str]:
        """Return the forms of a word: the message `key` under "", its attributes under their names.

        Raises: KeyError for an unknown language or key.
        """
        return dict(self._forms(language, key, frozenset(facts.items())))

    def in_role(self, language: str, role: str, key: str, /, **facts: str | int) -> Arguments:
        """Return all forms of a word as facts of a sentence, named after its role there."""
        return role_forms(role, self.forms(language, key, **facts))

    def nouns(self, prefix: str, names: Sequence[str], role: str = "") -> FactForms:
        """Return a function that tells an index of `names` in all forms of `PREFIX-NAME`.

        They are named after `role`, or after the fact itself.
        """

        def forms(language: str, context: Context, name: str, value: int) -> Arguments:
            return self.in_role(language, role or name, f"{prefix}-{names[value]}")

        return forms

    def languages(self) -> list[str]:
        """List the languages there are files for, without their manners."""
        return [name for name in self._folders() if name == plain(name)]

    def manners(self) -> list[str]:
        """List the manners that some language has sentences of its own for."""
        folders = (name.partition(MANNER)[2] for name in self._folders())
        return sorted({manner for manner in folders if manner})

    def keys(self, language: str) -> set[str]:
        """List the keys of the messages. Raises: KeyError for an unknown language."""
        return set(self.keys_in_order(language))

    def keys_in_order(self, language: str) -> list[str]:
        """List the keys of the messages as they stand in the files, these by their names.

        Raises: KeyError for an unknown language.
        """
        return [
            entry.id.name
            for _, entry in self._entries(language)
            if isinstance(entry, ast.Message) and entry.value is not None
        ]

    def faults(self) -> list[str]:
        """List the mistakes in the files, which Fluent itself ignores in silence.

        Unreadable entries, keys given twice or missing in a language, references to nothing, and
        facts that one language uses and another does not; in a manner also keys and facts that
        the language itself does not have.
        """
        languages = self.languages()
        found = list(self._faults_of(languages))
        for manner in self.manners():
            spoken = [f"{language}{MANNER}{manner}" for language in languages]
            found += self._faults_of(spoken)
            found += (fault for language in spoken for fault in self._faults_beside(language))
        return found

    def used_facts(self, language: str) -> dict[str, frozenset[str]]:
        """Return the facts that each message uses, up to their first hyphens, by its key."""
        entries = {_name(entry): entry for _, entry in self._entries(language)}
        return {
            name: frozenset(_facts(entry, entries, set()))
            for name, entry in entries.items()
            if isinstance(entry, ast.Message)
        }

    def _there(self, language: str) -> str:
        """Return a language, or the first that there are files for in place of one of LANGUAGES."""
        folders = self._folders()
        if language in folders or language not in LANGUAGES:
            return language
        return next((other for other in LANGUAGES if other in folders), language)

    def _folders(self) -> list[str]:
        return sorted({path.parent.name for path in self.folder.glob("*/*.ftl")})

    def _faults_of(self, languages: list[str]) -> Iterator[str]:
        for language in languages:
            yield from self._faults_within(language)
        yield from self._faults_between(languages)

    def _read(self, language: str) -> dict[str, ast.Resource]:
        """Return the parsed files of a language by their names.

        Those of the package are kept: all files of a game take a quarter of a second to parse.
        Raises: KeyError for a language without files.
        """
        language = self._there(language)
        paths = sorted((self.folder / language).glob("*.ftl"))
        if not paths:
            raise KeyError(f"no language {language!r} in {self.folder.name}")
        texts = {path.name: path.read_text(encoding="utf-8") for path in paths}
        if not self.folder.is_relative_to(HOME):
            return _parsed(texts)
        name = "-".join([*self.folder.relative_to(HOME).parts, language])
        return kept(name, _state(texts), lambda: _parsed(texts), pickle.dumps, pickle.loads)

    def _entries(self, language: str) -> Iterator[tuple[str, ast.EntryType]]:
        for name, resource in self._resources(language).items():
            for entry in resource.body:
                yield name, entry

    def _load(self, language: str) -> FluentBundle:
        bundle = FluentBundle([self._there(plain(language))], use_isolating=False)
        own = [language] if language != plain(language) and language in self._folders() else []
        for spoken in (plain(language), *own):
            for resource in self._resources(spoken).values():
                bundle.add_resource(resource, allow_overrides=True)
        return bundle

    def _format(self, language: str, key: str, facts: _Told) -> str:
        return self._inflect(language, key, facts)[""]

    def _inflect(self, language: str, key: str, facts: _Told) -> dict[str, str]:
        bundle = self._bundle(language)
        message = bundle.get_message(key) if bundle.has_message(key) else None
        if message is None or message.value is None:
            raise KeyError(f"no text {key!r} in {language!r}")
        done = {}
        for name, pattern in {"": message.value, **message.attributes}.items():
            line, errors = bundle.format_pattern(pattern, dict(facts))
            if errors:
                told = ", ".join(str(error) for error in errors)
                raise ValueError(f"text {key!r} in {language!r} with {dict(facts)}: {told}")
            done[name] = str(line)
        return done

    def _faults_within(self, language: str) -> Iterator[str]:
        entries = list(self._entries(language))
        known = [_name(entry) for _, entry in entries]
        beside = set() if language == plain(language) else self.keys(plain(language))
        for place, (file, entry) in enumerate(entries):
            where = f"{language}/{file}"
            if isinstance(entry, ast.Junk):
                yield f"{where}: cannot be read: {(entry.content or '').strip()[:60]!r}"
            elif (name := _name(entry)) and name in known[:place]:
                yield f"{where}: {name} is given twice"
            for missing in sorted(_uses(entry).entries - {*known, *beside}):
                yield f"{where}: {_name(entry)} refers to {missing}, which is not there"

    def _faults_between(self, languages: Iterable[str]) -> Iterator[str]:
        used = {language: self.used_facts(language) for language in languages}
        for key in sorted({key for facts in used.values() for key in facts}):
            for language in (language for language in used if key not in used[language]):
                yield f"{language}: {key} is missing"
            there = {language: facts[key] for language, facts in used.items() if key in facts}
            if len(set(there.values())) > 1:
                told = "; ".join(f"{name}: {', '.join(sorted(f))}" for name, f in there.items())
                yield f"{key} uses different facts ({told})"

    def _faults_beside(self, language: str) -> Iterator[str]:
        own, there = self.used_facts(language), self.used_facts(plain(language))
        for key in sorted(own):
            if key not in there:
                yield f"{language}: {key} is not in {plain(language)}"
            elif own[key] - there[key]:
                told = ", ".join(sorted(own[key] - there[key]))
                yield f"{language}: {key} uses facts that {plain(language)} does not ({told})"


def _parsed(texts: Mapping[str, str]) -> dict[str, ast.Resource]:
    parser = FluentParser(with_spans=False)
    return {name: parser.parse(text) for name, text in texts.items()}


def _state(texts: Mapping[str, str]) -> str:
    """Digest files and the parser they are read with."""
    parser = Path(ast.__file__).stat()
    return sha256(f"{parser.st_mtime_ns} {texts}".encode()).hexdigest()


class FluentWords(Words[state_type.S]):
    """Words of a game whose fixed sentences and rules are messages of `texts`."""

    texts: Texts
    chapters: Mapping[str, str] = MappingProxyType({})
    """Chapters that ids do not show, by the id of a rule, or by the part before its number."""
    rulings: frozenset[str] = frozenset()
    """Rulings that ids do not show."""

    def text(self, language: str, key: str, **facts: str | int) -> str:
        """Return a fixed sentence by its key. Raises: KeyError if there is none."""
        return self.texts.text(language, key, **facts)

    def context(self, options: Options) -> Context:
        """Return what the facts need to know of a game's options, as a hashable value."""
        return None

    def event(self, language: str, event: events.Event, options: Options) -> str:
        """Return the message `event-KIND` with the event's facts, told as they are declared."""
        told = tuple(event.facts.items())
        return _line(self, language, event.kind, told, self.context(options))

    def refusal(self, language: str, refusal: refusals.Refusal, options: Options) -> str:
        """Return the message of a refusal with its facts, told as they are declared."""
        kind, context = refusal.key.removeprefix("refusal-"), self.context(options)
        return self.texts.text(
            language, refusal.key, **self.arguments(language, kind, refusal.facts, context)
        )

    def arguments(
        self, language: str, kind: str, facts: Mapping[str, int], context: Context
    ) -> Arguments:
        """Return what a sentence may use; facts of a kind that is not declared are numbers."""
        declared = self.facts.get(kind)
        return declared.arguments(language, context, facts) if declared else {**facts}

    def rule(self, language: str, rule: str) -> str:
        """Return the summary of a rule. Raises: KeyError if there is none."""
        return self.texts.text(language, f"rule-{rule}")

    def rules(self, language: str) -> list[str]:
        """List the ids of all rules, in the order of their file."""
        start = "rule-"
        keys = self.texts.keys_in_order(plain(language))
        return [key.removeprefix(start) for key in keys if key.startswith(start)]

    def chapter(self, rule: str) -> str:
        """Return the chapter in which a rule stands."""
        moved = self.chapters.get(rule) or self.chapters.get(rule.rpartition("-")[0])
        return moved or super().chapter(rule)

    def is_ruling(self, rule: str) -> bool:
        """Return whether a rule is a ruling of this program."""
        return rule in self.rulings or super().is_ruling(rule)

    def introductions(self, language: str) -> Mapping[str, str]:
        """Return the messages `coach-<decision>`, by the kind of decision."""
        return introductions(self.texts, plain(language))

    def cited(self, what: Cited, name: str, facts: Mapping[str, int] = NO_FACTS) -> str:
        """Return the rule that `citations.toml` beside the languages gives; "" for none."""
        return cited(self.texts, what, name, facts)

    def remarked(self, event: events.Event) -> Mapping[str, str]:
        """Return what `remarks.toml` beside the languages gives."""
        return _special(remarks(self.texts.folder), event.kind, event.facts) or {}


@lru_cache(maxsize=16384)
def _line(
    words: FluentWords[Any],
    language: str,
    kind: str,
    facts: tuple[tuple[str, int], ...],
    context: Context,
) -> str:
    told = words.arguments(language, kind, dict(facts), context)
    return words.texts.text(language, f"event-{kind}", **told)


@cache
def introductions(texts: Texts, language: str) -> Mapping[str, str]:
    """Return the messages `coach-<decision>` of a game, by the kind of decision.

    Raises: KeyError for an unknown language.
    """
    start = "coach-"
    found = [key for key in texts.keys_in_order(language) if key.startswith(start)]
    return {key.removeprefix(start): texts.text(language, key) for key in found}


def cited(texts: Texts, what: Cited, name: str, facts: Mapping[str, int] = NO_FACTS) -> str:
    """Return the rule that `citations.toml` gives for an event, sign or card; "" for none.

    "scored successful=0" stands for events `scored` with such a fact, and goes before `scored`.
    """
    return _special(citations(texts.folder).get(what, {}), name, facts) or ""


def _special(found: Mapping[str, V], name: str, facts: Mapping[str, int]) -> V | None:
    special = (found.get(f"{name} {fact}={value}") for fact, value in facts.items())
    return next(filter(None, special), found.get(name))


@cache
def citations(folder: Path) -> Found:
    """Return kind -> name -> rule id: the rule behind each event, sign and card of a game.

    It is read from `citations.toml` in `folder`; empty without that file.
    """
    file = folder / "citations.toml"
    found: Found = tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return found


@cache
def remarks(folder: Path) -> Found:
    """Return kind of event -> fact -> what its seat remarks on, of `remarks.toml` in `folder`."""
    file = folder / "remarks.toml"
    found: Found = tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return found


def list_ways(texts: Texts, language: str, ways: Ways, name: Callable[[int], str]) -> str:
    """Return a sentence on possible actions: `instead-FIELD` for values, `instead` for kinds.

    `name` gives the name of a value, "" for none. The first MOST_WAYS are named, the rest counted;
    without any name the result is "".
    """
    if ways.field:
        named = [name(value) for value in ways.values]
    else:
        named = [texts.text(language, f"way-{kind}") for kind in ways.kinds]
    told = _joined(list(filter(None, dict.fromkeys(named))))
    if not told:
        return ""
    listed = ", ".join(told[:MOST_WAYS])
    if len(told) > MOST_WAYS:
        more = len(told) - MOST_WAYS
        listed = texts.text(language, "instead-more", ways=listed, count=more)
    return texts.text(language, f"instead-{ways.field}" if ways.field else "instead", ways=listed)


def _joined(told: list[str]) -> list[str]:
    """Return a range, first and last, in place of three or more numbers in a row."""
    if len(told) < 3 or not told[0].isdecimal():
        return told
    row = [str(int(told[0]) + n) for n in range(len(told))]
    return [f"{told[0]}\N{EN DASH}{told[-1]}"] if told == row else told


class _Uses(Visitor):
    """Collects the facts, and the other entries, that an entry uses."""

    def __init__(self) -> None:
        self.facts: Final[set[str]] = set()
        self.entries: Final[set[str]] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.facts.add(node.id.name.split("-")[0])

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.entries.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.entries.add(f"-{node.id.name}")


def _uses(entry: ast.EntryType) -> _Uses:
    uses = _Uses()
    uses.visit(entry)
    return uses


def _facts(entry: ast.EntryType, entries: dict[str, ast.EntryType], seen: set[str]) -> set[str]:
    """Return the facts of an entry and of the messages it refers to; terms take none from us."""
    uses = _uses(entry)
    found = set(uses.facts)
    for name in uses.entries - seen:
        if name in entries and not name.startswith("-"):
            found |= _facts(entries[name], entries, seen | {name})
    return found


def _name(entry: ast.EntryType) -> str:
    """Return the name of a message, or of a term after a hyphen; "" for anything else."""
    if isinstance(entry, ast.Message):
        return entry.id.name
    return f"-{entry.id.name}" if isinstance(entry, ast.Term) else ""
