"""Decodes pieces of a card file into types, and reports every mistake in them, not just one.

msgspec stops at the first value that does not fit. That key is removed and the rest is read again,
until it fits or no key is left to remove.
"""

import copy
import re
from collections.abc import Iterator
from typing import Any, Final, TypeVar

import msgspec
from msgspec import inspect

from velkahra.games.hammer.cards import files, reading, remarks
from velkahra.games.hammer.cards.language import COLOUR, ID
from velkahra.games.hammer.cards.mistakes import Mistake, Place

Kind = TypeVar("Kind")

_STEP: Final = re.compile(r"(\w+)|\[(\d+|\.\.\.)\]")
_WORD: Final = re.compile(r"Invalid enum value '(.*)'", re.DOTALL)
_UNKNOWN: Final = re.compile(r"Object contains unknown field `(.*)`", re.DOTALL)
_MISSING: Final = re.compile(r"Object missing required field `(\w+)`")
_GOT: Final = re.compile(r"Expected `([\w| ]+)`, got `([\w| ]+)`")
_BOUND: Final = re.compile(r"Expected `([\w| ]+)` (of length )?(?:of )?([<>]=? )?(-?\d+).*")
_TERMS: Final = ("int", "float", "bool", "str", "array", "object", "null")
_PATTERNS: Final = {ID: "should-be-id", COLOUR: "should-be-colour", files.FILE: "should-be-file"}


def piece(place: Place, tree: reading.Tree, kind: type[Kind]) -> tuple[Kind | None, list[Mistake]]:
    """Decode `tree`, the part of a file at `place`: what can be read, or None, and all mistakes."""
    found: list[Mistake] = []
    out: set[str] = set()
    while True:
        try:
            return msgspec.convert(tree, kind), found
        except msgspec.ValidationError as error:
            key, what = reading.located(error)
            missing = _MISSING.fullmatch(what)
            if missing and reading.join(key, missing[1]) in out:
                return None, found
            found.append(place.mistake(_advice(kind, key, what), key))
            tree, gone = _without(tree, key)
            if not gone:
                return None, found
            out.add(gone)


def _without(tree: reading.Tree, key: str) -> tuple[reading.Tree, str]:
    """Return the tree without a key or the nearest key around it, and the key removed."""
    root = copy.deepcopy(tree)
    at, path = root, ""
    last: tuple[str, dict[str, reading.Tree]] = ("", {})
    for step, number in _STEP.findall(key):
        if isinstance(at, dict) and step in at:
            path = reading.join(path, step)
            last, at = (path, at), at[step]
        elif isinstance(at, list) and number.isdigit():
            path, at = f"{path}[{number}]", at[int(number)]
        else:
            break
    gone, holder = last
    if gone:
        del holder[gone.rpartition(".")[2]]
    return root, gone


def _advice(kind: type, key: str, what: str) -> remarks.Remark:
    """Return what msgspec found in words for people, with what would be right."""
    if word := _WORD.fullmatch(what):
        return remarks.remark("unknown-word", word=word[1], right=_words(kind, key))
    if unknown := _UNKNOWN.fullmatch(what):
        parent = key[: -len(unknown[1])].rstrip(".")
        return remarks.remark("unknown-key", key=unknown[1], right=_keys(kind, parent))
    if missing := _MISSING.fullmatch(what):
        return remarks.remark("missing-key", key=missing[1])
    for pattern, meaning in _PATTERNS.items():
        if repr(pattern) in what:
            return remarks.remark(meaning)
    if got := _GOT.fullmatch(what):
        return remarks.remark("expected", wanted=_term(got[1]), got=_term(got[2]))
    if bound := _BOUND.fullmatch(what):
        name = "expected-length" if bound[2] else "expected-bound"
        return remarks.remark(name, wanted=_term(bound[1]), bound=f"{bound[3] or ''}{bound[4]}")
    return remarks.remark("no-fit")


def _term(found: str) -> remarks.Remark:
    """Return one or several of msgspec's words for types in words for people."""
    words = [remarks.remark(f"term-{word}") for word in found.split(" | ") if word in _TERMS]
    told = words[0] if words else remarks.remark("term-other")
    for word in words[1:]:
        told = remarks.remark("either", one=told, other=word)
    return told


def _words(kind: type, key: str) -> tuple[str, ...]:
    """List the words that are allowed at a key."""
    literals = (each for each in _at(kind, key) if isinstance(each, inspect.LiteralType))
    return tuple(dict.fromkeys(str(value) for each in literals for value in each.values))


def _keys(kind: type, key: str) -> tuple[str, ...]:
    """List the keys that are allowed below a key."""
    structs = (each for each in _at(kind, key) if isinstance(each, inspect.StructType))
    return tuple(dict.fromkeys(field.encode_name for each in structs for field in each.fields))


def _at(kind: type, key: str) -> list[inspect.Type]:
    """List the types allowed at a key; for lists, those of their entries."""
    types = list(_flat(inspect.type_info(kind)))
    for name in filter(None, (name for name, _ in _STEP.findall(key))):
        structs = (each for each in types if isinstance(each, inspect.StructType))
        fields = (field for each in structs for field in each.fields if field.encode_name == name)
        types = [part for field in fields for part in _flat(field.type)]
    return types


def _flat(kind: Any) -> Iterator[inspect.Type]:  # noqa: ANN401 - a type of msgspec.inspect
    """Yield a type, or those of its parts if it is a list, a table or a union."""
    match kind:
        case inspect.UnionType(types=parts) | inspect.TupleType(item_types=parts):
            for part in parts:
                yield from _flat(part)
        case inspect.VarTupleType(item_type=part) | inspect.Metadata(type=part):
            yield from _flat(part)
        case inspect.DictType(key_type=key, value_type=value):
            yield from _flat(key)
            yield from _flat(value)
        case _:
            yield kind
