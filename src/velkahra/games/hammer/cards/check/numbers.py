"""Checks that a text has the numbers of its effect and no others.

SB stand in a text as {2}, BM as {P}{P}, everything else as a digit or a number word. A single card
or target needs no number; 50 percent may be a coin.
"""

from collections.abc import Callable, Iterator
from typing import Any, Final, Literal

import msgspec

from velkahra.games.hammer.cards.check.numerals import Numbers, word_for
from velkahra.games.hammer.cards.files import Rules
from velkahra.games.hammer.cards.language import (
    AbilityCost,
    AbilityPrice,
    Amount,
    Chance,
    Condition,
    Convert,
    CostChange,
    Count,
    Deploy,
    Discard,
    Filter,
    Mill,
    Recover,
    Replace,
    Restock,
    Rule,
    Search,
    Selection,
    Sift,
    Steal,
    StealInfo,
    Step,
    Strict,
    Supply,
)
from velkahra.games.hammer.cards.reading import join
from velkahra.games.hammer.cards.remarks import Remark, remark
from velkahra.games.hammer.cards.visitor import walk

COIN: Final = 50
Form = Literal["sb", "bm", "count", "any"]


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

    def written(self, language: str) -> str | Remark:
        """Return the number as a text may write it."""
        if self.form == "sb":
            return f"{{{self.value}}}"
        if self.form == "bm":
            return "{P}" * self.value
        word = word_for(self.value, language)
        one = str(self.value) if self.form == "count" else f"{{{self.value}}}, {self.value}"
        if word != str(self.value):
            return remark("either", one=one, other=word)
        return word if self.form == "count" else one


def disagreement(wanted: list[Need], said: Numbers, language: str) -> Remark | None:
    """Return the numbers that a text lacks or has in excess; None if it agrees.

    `wanted` are the numbers of the effect, `said` those of the text.
    """
    lacking = [need for need in wanted if need.must and not need.stands_in(said)]
    known: dict[Form, set[int]] = {form: set() for form in ("sb", "bm", "count", "any")}
    for need in wanted:
        known[need.form].add(need.value)
    extra = [f"{{{value}}}" for value in sorted(said.sb - known["sb"] - known["any"] - {0})]
    extra += ["{P}" * value for value in sorted(said.bm - known["bm"] - known["any"])]
    extra += [str(value) for value in sorted(said.digits - known["count"] - known["any"] - {1})]
    parts = [remark("effect-says", key=n.key, right=n.written(language)) for n in lacking]
    parts += [remark("text-says", what=one) for one in extra]
    return Remark(parts=tuple(parts)) if parts else None


def needs(node: Strict, rules: Rules) -> Iterator[Need]:
    """Yield the numbers of a card's effects, or of those of a side of a power."""
    for key, part in walk(node):
        for need in _NEEDS.get(type(part), _none)(part):
            yield msgspec.structs.replace(need, key=join(key, need.key))
        if isinstance(part, Rule) and part.key in Rules.__struct_fields__:
            yield from _usual(part, rules)


def _usual(rule: Rule, rules: Rules) -> Iterator[Need]:
    """Yield what a text may add to another value of a parameter: `instead of 7`."""
    for key in (rule.key, "convert_rate" if rule.key == "first_convert_rate" else rule.key):
        usual = getattr(rules, key)
        if isinstance(usual, int):
            yield Need("", usual, "any", must=False)


def _none(part: Strict) -> Iterator[Need]:
    return iter(())


def _number(key: str, value: int | Amount | None, form: Form) -> Iterator[Need]:
    """Yield a number; one that depends on the table yields its factor and bounds."""
    if isinstance(value, Amount):
        yield Need(key, value.times, form, must=value.times > 1)
        yield Need(join(key, "per"), value.per, "count", must=value.per > 1)
        yield from _number(join(key, "min"), value.min, form)
        yield from _number(join(key, "max"), value.max, form)
    elif value:
        yield Need(key, abs(value), form)


def _several(key: str, value: int | Amount | None, form: Form = "count") -> Iterator[Need]:
    """Yield a number that a text may leave out if it is one."""
    for need in _number(key, value, form):
        yield msgspec.structs.replace(need, must=need.must and need.value > 1)


def _supply(part: Supply | Steal) -> Iterator[Need]:
    yield from _number("sb", part.sb, "sb")
    yield from _number("bm", part.bm, "bm")


def _convert(part: Convert) -> Iterator[Need]:
    yield from _number("rate", part.rate, "count")
    yield from _number("max", part.max, "bm")


def _step(step: Step) -> Iterator[Need]:
    for verb in ("gain_info", "draw"):
        value = getattr(step, verb)
        if isinstance(value, int):
            yield from _number(verb, value, "count")


def _counted(part: Count | StealInfo | Discard | Mill | Restock) -> Iterator[Need]:
    yield from _number("n", part.n, "count")


def _chosen(part: Search | Recover | Deploy | Selection) -> Iterator[Need]:
    yield from _several("n", part.n)


def _sift(part: Sift) -> Iterator[Need]:
    yield from _number("n", part.n, "count")
    yield from _number("take", part.take, "count")


def _filter(part: Filter) -> Iterator[Need]:
    for key in ("max_sb", "max_bm", "min_bm"):
        yield from _several(key, getattr(part, key), "any")


def _condition(part: Condition) -> Iterator[Need]:
    yield from _several("at_least", part.at_least, "any")
    yield from _several("at_most", part.at_most, "any")
    for at in (0, 2) if part.compare else ():
        value = part.compare[at] if part.compare else None
        assert not isinstance(value, str)
        yield from _several(f"compare[{at}]", value, "any")


def _price(part: AbilityPrice) -> Iterator[Need]:
    yield from _number("sb", part.sb, "sb")
    yield from _number("bm", part.bm, "bm")
    yield from _several("discard", part.discard)


def _cost_change(part: CostChange) -> Iterator[Need]:
    yield from _number("sb", part.sb, "sb")
    yield from _number("bm", part.bm, "bm")
    yield from _number("min_sb", part.min_sb, "sb")
    yield from _limited(part)


def _limited(part: CostChange | Replace) -> Iterator[Need]:
    if part.limit:
        yield from _several("limit.n", part.limit.n)


def _ability_cost(part: AbilityCost) -> Iterator[Need]:
    yield from _number("sb", part.sb, "sb")


def _rule(part: Rule) -> Iterator[Need]:
    yield from _number("set", part.set, "any")
    yield from _number("add", part.add, "any")


def _chance(part: Chance) -> Iterator[Need]:
    yield Need("percent", part.percent, "count", must=part.percent != COIN)


_NEEDS: Final[dict[type, Callable[[Any], Iterator[Need]]]] = {
    AbilityCost: _ability_cost,
    AbilityPrice: _price,
    Chance: _chance,
    Condition: _condition,
    Convert: _convert,
    CostChange: _cost_change,
    Count: _counted,
    Deploy: _chosen,
    Discard: _counted,
    Filter: _filter,
    Mill: _counted,
    Recover: _chosen,
    Replace: _limited,
    Restock: _counted,
    Rule: _rule,
    Search: _chosen,
    Selection: _chosen,
    Sift: _sift,
    Steal: _supply,
    StealInfo: _counted,
    Step: _step,
    Supply: _supply,
}
