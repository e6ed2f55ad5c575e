"""Reads in the source of the rules which events they emit, with which facts."""

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

GAMES = Path(__file__).resolve().parents[2] / "src" / "velkahra" / "games"
EMITS = {"emit": 0, "emit_to": 1, "emit_to_others": 1, "Event": 0}
"""The place of the kind in each call; the facts follow."""
Function = ast.FunctionDef


@dataclass(frozen=True)
class Emitted:
    """An event of the rules: its kinds, the facts that are seen, and whether these are all."""

    where: str
    kinds: frozenset[str]
    facts: tuple[str, ...]
    complete: bool


@dataclass
class Source:
    """The functions of the rules of a game and the calls in them, by the name called."""

    functions: list[tuple[str, Function]] = field(default_factory=list)
    calls: dict[str, list[tuple[Function, ast.Call]]] = field(default_factory=dict)


@cache
def emitted(game: str) -> list[Emitted]:
    """List the events that the rules of a game emit."""
    source = read(game)
    where = {function: name for name, function in source.functions}
    return [
        Emitted(f"{where[function]}:{call.lineno}", kinds, *facts)
        for name, place in EMITS.items()
        for function, call in source.calls.get(name, [])
        for kinds in [frozenset(words(source, function, call.args[place]))]
        for facts in [keys(function, call.args[place + 1])]
    ]


def read(game: str) -> Source:
    """Read the rules of a game."""
    source = Source()
    for path in sorted((GAMES / game / "rules").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, Function):
                source.functions.append((path.name, node))
                for call in ast.walk(node):
                    if isinstance(call, ast.Call):
                        name = getattr(call.func, "attr", getattr(call.func, "id", ""))
                        source.calls.setdefault(name, []).append((node, call))
    return source


def assigned(function: Function, name: str) -> Iterator[ast.expr]:
    for node in ast.walk(function):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                yield from paired(target, node.value, name)


def paired(target: ast.expr, value: ast.expr, name: str) -> Iterator[ast.expr]:
    if isinstance(target, ast.Name) and target.id == name:
        yield value
    if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        for one, other in zip(target.elts, value.elts, strict=True):
            yield from paired(one, other, name)


def words(source: Source, function: Function, kind: ast.expr) -> Iterator[str]:
    """List the texts that an expression may be; those of a parameter stand in the calls."""
    if isinstance(kind, ast.Constant) and isinstance(kind.value, str):
        yield kind.value
    elif isinstance(kind, ast.IfExp):
        yield from words(source, function, kind.body)
        yield from words(source, function, kind.orelse)
    elif isinstance(kind, ast.Name):
        for value in assigned(function, kind.id):
            yield from words(source, function, value)
        names = [argument.arg for argument in function.args.args if argument.arg != "self"]
        for caller, call in source.calls.get(function.name, []) if kind.id in names else []:
            yield from words(source, caller, call.args[names.index(kind.id)])


def keys(function: Function, facts: ast.expr) -> tuple[tuple[str, ...], bool]:
    """Return the names of facts in an expression, and whether they are all there are."""
    if isinstance(facts, ast.Name):
        found = [keys(function, value) for value in assigned(function, facts.id)]
        added = list(subscripts(function, facts.id))
        if len(found) != 1:
            return (), False
        return (*found[0][0], *filter(None, added)), found[0][1] and "" not in added
    if not isinstance(facts, ast.Dict):
        return (), False
    names: tuple[str, ...] = ()
    complete = True
    for key, value in zip(facts.keys, facts.values, strict=True):
        if isinstance(key, ast.Constant):
            names += (str(key.value),)
        else:
            some, whole = keys(function, value) if key is None else ((), False)
            names, complete = names + some, complete and whole
    return names, complete


def subscripts(function: Function, name: str) -> Iterator[str]:
    """List the keys that a function sets in a dictionary afterwards; "" for one that is made."""
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Subscript):
            place = node.targets[0]
            if isinstance(place.value, ast.Name) and place.value.id == name:
                yield str(place.slice.value) if isinstance(place.slice, ast.Constant) else ""


def undeclared(game: str, declared: Mapping[str, tuple[str, ...]]) -> list[str]:
    """List events that the rules emit otherwise than they are declared."""
    return [
        f"{one.where}: {kind} with {', '.join(one.facts)}"
        for one in emitted(game)
        for kind in sorted(one.kinds)
        if not agrees(one, declared.get(kind))
    ]


def agrees(one: Emitted, names: tuple[str, ...] | None) -> bool:
    if names is None:
        return False
    return one.facts == names if one.complete else set(one.facts) <= set(names)
