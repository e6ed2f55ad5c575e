"""Cards by their ids, and sets of cards with some that are made up for a test."""

from functools import cache
from typing import Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64
from ruamel.yaml import YAML

from velkahra.games.hammer.cards import facts, opcodes
from velkahra.games.hammer.cards.card_ids import CARDS, SOURCES
from velkahra.games.hammer.cards.compiler import Compiler
from velkahra.games.hammer.cards.language import Card, Side
from velkahra.games.hammer.rules.tables import SetTables

_YAML: Final = YAML(typ="safe", pure=True)


@cache
def names() -> dict[str, int]:
    """Return the place of each card by its id; further copies are called `id#2` and so on."""
    found: dict[str, int] = {}
    for each in facts.placed(0):
        if each.card is None or each.slot >= CARDS:
            continue
        copy = 1
        while (name := f"{each.card.id}#{copy}" if copy > 1 else each.card.id) in found:
            copy += 1
        found[name] = each.slot
    return found


@cache
def ids() -> dict[int, str]:
    return {slot: name for name, slot in names().items()}


def made_up(**cards: str) -> SetTables:
    """Change cards of the default set: `usa_low_pass="effect: [{gain: {sb: 1}}]"`.

    The given effects replace all effects of the card; price, kind and so on stay unless given.
    """
    said = {name.replace("_", "-"): _YAML.load(text) for name, text in cards.items()}
    compiler = Compiler()
    rows = [[-1] * 17 for _ in range(SOURCES)]
    known: set[str] = set()
    for each in facts.placed(0):
        node = each.card or each.side
        assert node is not None
        known.add(node.id)
        if node.id in said:
            kind = "card" if each.card else "side"
            each = msgspec.structs.replace(each, **{kind: _changed(node, said[node.id])})
        rows[each.slot] = facts._row(compiler, each)
    assert known >= said.keys(), said.keys() - known
    return _tables(compiler, rows)


def _changed(node: Card | Side, said: dict[str, object]) -> Card | Side:
    effects = ("effect", "abilities", "triggers", "static", "requires")
    plain = {
        key: value
        for key, value in msgspec.to_builtins(node).items()
        if key not in effects and value is not None
    }
    return msgspec.convert({**plain, **said}, type(node))


def _tables(compiler: Compiler, rows: list[list[int]]) -> SetTables:
    tables = SetTables(0)
    tables.sources = _flat(rows)
    for name in ("ops", "filters", "amounts", "conditions", "modifiers", "triggers"):
        setattr(tables, name, _flat(getattr(compiler, name)))
    tables.abilities, tables.demands = _flat(compiler.abilities), _flat(compiler.demands)
    tables.effects = _flat(compiler.effects)
    tables.index()
    return tables


def _flat(rows: list[list[int]]) -> vec[i64]:
    return vec[i64]([i64(value) for row in rows for value in row])


def ruled(tables: SetTables | None = None, **rules: int) -> SetTables:
    """Change parameters of the default set; choices are given by the number of their value."""
    tables = tables or made_up()
    choices = [name for name, _ in opcodes.CHOICES]
    for name, value in rules.items():
        if name in choices:
            tables.chosen[choices.index(name)] = value
        else:
            tables.rules[opcodes.PARAMETERS.index(name)] = value
    return tables
