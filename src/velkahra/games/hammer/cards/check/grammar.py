"""Checks beyond types: a step has one verb, and a selection one way to select."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from velkahra.games.hammer.cards import files, language, visitor
from velkahra.games.hammer.cards.reading import join
from velkahra.games.hammer.cards.remarks import remark

WAYS: Final = ("target", "choose", "all", "random", "self")
CHOSEN: Final = ("target", "choose", "random")
OF_SPIES: Final = ("tire", "detain", "untire")
_WORDS: Final = {"if_": "if"}
_VERBS: Final = [_WORDS.get(name, name) for name in language.VERBS]
_EITHER: Final = remark("either", one="sb: 1", other="bm: 1")


def grammar(node: language.Strict) -> Iterator[visitor.Finding]:
    """Yield each ill-formed place of a card or a side of a power: its key path, and a sentence."""
    for key, part in visitor.walk(node):
        for below, what in _check(part):
            yield join(key, below), what
        if getattr(part, "n", None) == 0:
            yield join(key, "n"), remark("zero")


def _check(part: language.Strict) -> Iterator[visitor.Finding]:
    if check := _CHECKS.get(type(part)):
        yield from check(part)
    match part:
        case language.Modifier():
            names = language.Modifier.__struct_fields__
            given = tuple(name for name in names if getattr(part, name) is not None)
            if len(given) != 1:
                yield "", remark("one-modifier", right=names, here=given)
        case language.Rule():
            if part.key not in files.PARAMETERS:
                yield "key", remark("no-parameter", key=part.key, right=files.PARAMETERS)
            if (part.set is None) == (part.add is None):
                yield "", remark("one-of", what="rule", one="set", other="add")
        case language.AbilityCost() if not part.sb:
            yield "sb", remark("no-change", right="1")
        case language.Supply() | language.Steal() if part.sb == 0 and part.bm == 0:
            yield "", remark("how-much", right=_EITHER)
        case language.Ability() | language.Trigger() if not part.effect:
            yield "effect", remark("needs-steps")
        case language.Chance() if not part.win and not part.lose:
            yield "", remark("chance-steps")


def _step(step: language.Step) -> Iterator[visitor.Finding]:
    given = [name for name, value in visitor.fields(step) if name in _VERBS and value is not None]
    if len(given) != 1:
        yield "", remark("one-verb", here=tuple(given), verbs=tuple(_VERBS))
    elif step.arguments == 0:
        yield given[0], remark("zero")
    elif step.arguments == ():
        yield given[0], remark("needs-steps")
    yield from _branches(step)
    if len(given) == 1 and isinstance(step.arguments, language.Selection):
        yield from ((join(given[0], key), what) for key, what in _suits(step.verb, step.arguments))


def _branches(step: language.Step) -> Iterator[visitor.Finding]:
    if step.if_ is None and (step.then or step.else_):
        yield "", remark("then-alone")
    if step.if_ is not None and not step.then:
        yield "if", remark("if-alone")
    if step.choose_one is not None and (len(step.choose_one) < 2 or () in step.choose_one):
        yield "choose_one", remark("choose-one")


def _suits(verb: str, selection: language.Selection) -> Iterator[visitor.Finding]:
    """Find the faults of a selection that one verb cannot use."""
    if (verb == "take") != (selection.until is not None):
        yield "until", remark("until", right="until: turn_end")
    for way in WAYS:
        cards = getattr(selection, way)
        if not isinstance(cards, language.Filter):
            continue
        if verb in OF_SPIES and cards.kind != "spy":
            yield way, remark("tires-spies", verb=verb, right="kind: spy")
        if verb == "sacrifice" and cards.of not in ("you", None):
            yield way, remark("sacrifice-own", right="of: you")


def _selection(selection: language.Selection) -> Iterator[visitor.Finding]:
    ways = [way for way in WAYS if getattr(selection, way) not in (None, False)]
    if len(ways) != 1:
        yield "", remark("one-way", right=WAYS, here=tuple(ways))
    if ways in (["all"], ["self"]):
        yield from (
            (name, remark("no-choice", way=ways[0], key=name))
            for name, usual in (("n", 1), ("up_to", False), ("per", None))
            if getattr(selection, name) != usual
        )
    for way in CHOSEN:
        cards = getattr(selection, way)
        if isinstance(cards, language.Filter) and cards.of is None:
            yield way, remark("whose", right=("of: opponent", "of: you", "of: anyone"))


def _amount(amount: language.Amount) -> Iterator[visitor.Finding]:
    if (amount.count is None) == (amount.stat is None):
        yield "", remark("one-of", what="amount", one="count", other="stat")
    if amount.min is not None and amount.max is not None and amount.min > amount.max:
        yield "min", remark("min-max", most=amount.max)


def _condition(condition: language.Condition) -> Iterator[visitor.Finding]:
    bounds = [bound for bound in (condition.at_least, condition.at_most) if bound is not None]
    if (condition.have is None) == (condition.compare is None):
        yield "", remark("one-of", what="condition", one="have", other="compare")
    elif len(bounds) != (0 if condition.have is None else 1):
        yield "", remark("have-ends")


def _cost_change(change: language.CostChange) -> Iterator[visitor.Finding]:
    if not change.sb and not change.bm:
        yield "", remark("no-change", right=remark("either", one="sb: 1", other="sb: -1"))
    if change.sb < 0 and change.min_sb is None:
        yield "sb", remark("no-floor", right="min_sb: 1")
    if change.sb >= 0 and change.min_sb is not None:
        yield "min_sb", remark("floor-alone")


def _for_each(each: language.ForEach) -> Iterator[visitor.Finding]:
    if not each.do:
        yield "do", remark("needs-steps")
    for key, part in visitor.walk(each.do, "do"):
        if isinstance(part, language.Step) and part.for_each is not None:
            yield join(key, "for_each"), remark("for-each-inside")


_CHECKS: Final[dict[type, Callable[[Any], Iterator[visitor.Finding]]]] = {
    language.Amount: _amount,
    language.Condition: _condition,
    language.CostChange: _cost_change,
    language.ForEach: _for_each,
    language.Selection: _selection,
    language.Step: _step,
}
