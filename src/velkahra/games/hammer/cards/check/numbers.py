"""Checks that a text has the numbers of its effect and no others.

SB stand in a text as {2}, BM as {P}{P}, everything else as a digit or a number word. A single card
or target needs no number; 50 percent may be a coin.
"""

from collections.abc import Iterator
from typing import Final, Literal

import msgspec

from velkahra.games.hammer.cards import files, language, reading, remarks, visitor
from velkahra.games.hammer.cards.check.numerals import Numbers, word_for

COIN: Final = 50
Form = Literal["sb", "bm", "count", "any"]
Forms = dict[str, Form]
_POINTS: Final[Forms] = {"sb": "sb", "bm": "bm"}
_NUMBER: Final[Forms] = {"n": "count"}
_ALWAYS: Final[dict[type, Forms]] = {
    language.AbilityCost: {"sb": "sb"},
    language.AbilityPrice: _POINTS,
    language.Convert: {"rate": "count", "max": "bm"},
    language.CostChange: {**_POINTS, "min_sb": "sb"},
    language.Count: _NUMBER,
    language.Discard: _NUMBER,
    language.Mill: _NUMBER,
    language.Restock: _NUMBER,
    language.Rule: {"set": "any", "add": "any"},
    language.Sift: {"n": "count", "take": "count"},
    language.Steal: _POINTS,
    language.StealClues: _NUMBER,
    language.Supply: _POINTS,
}
"""Fields with numbers that a text always has."""

_SEVERAL: Final[dict[type, Forms]] = {
    language.AbilityPrice: {"discard": "count"},
    language.Condition: {"at_least": "any", "at_most": "any"},
    language.Deploy: _NUMBER,
    language.Filter: {"max_sb": "any", "max_bm": "any", "min_bm": "any"},
    language.Recover: _NUMBER,
    language.Search: _NUMBER,
    language.Selection: _NUMBER,
}
"""Fields with numbers that a text may leave out if they are one."""


class Need(msgspec.Struct, frozen=True):
    """A number of an effect that a text has to have.

    Attributes:
        key: where the effect has it, such as `gain.sb`.
        value: the number.
        form: how a text writes it: "sb", "bm", "count", or "any" of them.
        must: whether it is required.
    """

    key: str
    value: int
    form: Form
    must: bool = True

    def stands_in(self, said: Numbers) -> bool:
        """Return whether a text has the number."""
        plain = said.digits | said.words
        found = {"sb": said.sb, "bm": said.bm, "count": plain, "any": said.sb | said.bm | plain}
        return self.value in found[self.form]

    def written(self, language: str) -> str | remarks.Remark:
        """Return the number as a text may write it."""
        if self.form == "sb":
            return f"{{{self.value}}}"
        if self.form == "bm":
            return "{P}" * self.value
        word = word_for(self.value, language)
        one = str(self.value) if self.form == "count" else f"{{{self.value}}}, {self.value}"
        if word != str(self.value):
            return remarks.remark("either", one=one, other=word)
        return word if self.form == "count" else one


def disagreement(wanted: list[Need], said: Numbers, language: str) -> remarks.Remark | None:
    """Return `wanted` numbers that a text lacks and those `said` in excess; None if it agrees."""
    lacking = [need for need in wanted if need.must and not need.stands_in(said)]
    known: dict[Form, set[int]] = {form: set() for form in ("sb", "bm", "count", "any")}
    for need in wanted:
        known[need.form].add(need.value)
    extra = [f"{{{value}}}" for value in sorted(said.sb - known["sb"] - known["any"] - {0})]
    extra += ["{P}" * value for value in sorted(said.bm - known["bm"] - known["any"])]
    extra += [str(value) for value in sorted(said.digits - known["count"] - known["any"] - {1})]
    parts = [remarks.remark("effect-says", key=n.key, right=n.written(language)) for n in lacking]
    parts += [remarks.remark("text-says", what=one) for one in extra]
    return remarks.Remark(parts=tuple(parts)) if parts else None


def needs(node: language.Strict, rules: files.Rules) -> Iterator[Need]:
    """Yield the numbers of a card's effects, or of those of a side of a power."""
    for key, part in visitor.walk(node):
        for need in _needs(part):
            yield msgspec.structs.replace(need, key=reading.join(key, need.key))
        if isinstance(part, language.Rule) and part.key in files.Rules.__struct_fields__:
            yield from _usual(part, rules)


def _usual(rule: language.Rule, rules: files.Rules) -> Iterator[Need]:
    """Yield what a text may add to another value of a parameter: `instead of 7`."""
    for key in (rule.key, "convert_rate" if rule.key == "first_convert_rate" else rule.key):
        usual = getattr(rules, key)
        if isinstance(usual, int):
            yield Need("", usual, "any", must=False)


def _needs(part: language.Strict) -> Iterator[Need]:
    for name, form in _ALWAYS.get(type(part), {}).items():
        yield from _number(name, getattr(part, name), form)
    for name, form in _SEVERAL.get(type(part), {}).items():
        yield from _several(name, getattr(part, name), form)
    match part:
        case language.CostChange() | language.Replace() if part.limit:
            yield from _several("limit.n", part.limit.n, "count")
        case language.Chance():
            yield Need("percent", part.percent, "count", must=part.percent != COIN)
        case language.Step():
            for verb in ("gain_info", "draw"):
                if isinstance(value := getattr(part, verb), int):
                    yield from _number(verb, value, "count")
        case language.Condition() if part.compare:
            yield from _several("compare[0]", part.compare[0], "any")
            yield from _several("compare[2]", part.compare[2], "any")


def _number(key: str, value: int | language.Amount | None, form: Form) -> Iterator[Need]:
    """Yield a number; one that depends on the table yields its factor and bounds."""
    if isinstance(value, language.Amount):
        yield Need(key, value.times, form, must=value.times > 1)
        yield Need(reading.join(key, "per"), value.per, "count", must=value.per > 1)
        yield from _number(reading.join(key, "min"), value.min, form)
        yield from _number(reading.join(key, "max"), value.max, form)
    elif value:
        yield Need(key, abs(value), form)


def _several(key: str, value: int | language.Amount | None, form: Form) -> Iterator[Need]:
    """Yield a number that a text may leave out if it is one."""
    for need in _number(key, value, form):
        yield msgspec.structs.replace(need, must=need.must and need.value > 1)
