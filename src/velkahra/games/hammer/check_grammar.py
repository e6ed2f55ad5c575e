"""What the types of the language leave open: a step has one verb, a selection one way to select."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from velkahra.games.hammer.files import Rules
from velkahra.games.hammer.language import (
    VERBS,
    Ability,
    AbilityCost,
    Amount,
    Chance,
    Condition,
    CostChange,
    Filter,
    ForEach,
    Modifier,
    Modify,
    Rule,
    Selection,
    Steal,
    Step,
    Strict,
    Supply,
    Trigger,
)
from velkahra.games.hammer.reading import join
from velkahra.games.hammer.walking import Finding, fields, listed, walk

WAYS: Final = ("target", "choose", "all", "random", "self")
CHOSEN: Final = ("target", "choose", "random")
OF_SPIES: Final = ("tire", "detain", "untire")
_WORDS: Final = {"if_": "if"}
_VERBS: Final = [_WORDS.get(name, name) for name in VERBS]
_RULES: Final = Rules()
PARAMETERS: Final = tuple(
    name
    for name in Rules.__struct_fields__
    if getattr(_RULES, name) is None or type(getattr(_RULES, name)) is int
)


def grammar(node: Strict) -> Iterator[Finding]:
    """Find what is not well formed in a card, or a side of a power."""
    for key, part in walk(node):
        check = _CHECKS.get(type(part))
        for below, what in check(part) if check else ():
            yield join(key, below), what
        if getattr(part, "n", None) == 0:
            yield join(key, "n"), "0 does nothing; right would be 1 or more"


def _step(step: Step) -> Iterator[Finding]:
    given = [name for name, value in fields(step) if name in _VERBS and value is not None]
    if len(given) != 1:
        verbs = "a step has exactly one verb, and the next one begins with its own hyphen"
        yield "", f"{verbs}; here: {listed(given)}; verbs are {listed(_VERBS)}"
    elif step.arguments == 0:
        yield given[0], "0 does nothing; right would be 1 or more"
    elif step.arguments == ():
        yield given[0], "needs steps"
    yield from _branches(step)
    if len(given) == 1 and isinstance(step.arguments, Selection):
        yield from ((join(given[0], key), what) for key, what in _suits(step.verb, step.arguments))


def _branches(step: Step) -> Iterator[Finding]:
    if step.if_ is None and (step.then or step.else_):
        yield "", "then and else belong beside an if"
    if step.if_ is not None and not step.then:
        yield "if", "needs then with the steps that follow"
    if step.choose_one is not None and (len(step.choose_one) < 2 or () in step.choose_one):
        yield "choose_one", "needs two lists of steps or more, none of them empty"


def _suits(verb: str, selection: Selection) -> Iterator[Finding]:
    """Find what one verb cannot do with what is selected."""
    if (verb == "take") != (selection.until is not None):
        yield "until", "take says until when, as until: turn_end; other verbs do not"
    for way in WAYS:
        cards = getattr(selection, way)
        if not isinstance(cards, Filter):
            continue
        if verb in OF_SPIES and cards.kind != "spy":
            yield way, f"only spies are tired; {verb} needs kind: spy"
        if verb == "sacrifice" and cards.of not in ("you", None):
            yield way, "only own cards are sacrificed: of: you"


def _selection(selection: Selection) -> Iterator[Finding]:
    ways = [way for way in WAYS if getattr(selection, way) not in (None, False)]
    if len(ways) != 1:
        yield "", f"select in exactly one way, by {listed(WAYS)}; here: {listed(ways)}"
    if ways in (["all"], ["self"]):
        yield from (
            (name, f"there is nothing to choose with {ways[0]}; take {name} out")
            for name, usual in (("n", 1), ("up_to", False), ("per", None))
            if getattr(selection, name) != usual
        )
    for way in CHOSEN:
        cards = getattr(selection, way)
        if isinstance(cards, Filter) and cards.of is None:
            yield way, "whose? add of: opponent, of: you or of: anyone"


def _amount(amount: Amount) -> Iterator[Finding]:
    if (amount.count is None) == (amount.stat is None):
        yield "", "an amount has exactly one of count and stat"
    if amount.min is not None and amount.max is not None and amount.min > amount.max:
        yield "min", f"is more than max, {amount.max}"


def _condition(condition: Condition) -> Iterator[Finding]:
    bounds = [bound for bound in (condition.at_least, condition.at_most) if bound is not None]
    if (condition.have is None) == (condition.compare is None):
        yield "", "a condition has exactly one of have and compare"
    elif len(bounds) != (0 if condition.have is None else 1):
        yield "", "have needs exactly one of at_least and at_most, compare neither"


def _modifier(modifier: Modifier) -> Iterator[Finding]:
    names = list(Modifier.__struct_fields__)
    given = [name for name in names if getattr(modifier, name) is not None]
    if len(given) != 1:
        yield "", f"exactly one modifier stands here, of {listed(names)}; here: {listed(given)}"


def _rule(rule: Rule) -> Iterator[Finding]:
    if rule.key not in PARAMETERS:
        known = listed(PARAMETERS)
        yield "key", f"there is no rule parameter {rule.key}; right would be {known}"
    if (rule.set is None) == (rule.add is None):
        yield "", "a rule has exactly one of set and add"


def _cost_change(change: CostChange) -> Iterator[Finding]:
    if not change.sb and not change.bm:
        yield "", "changes nothing; right would be sb: 1 or sb: -1"
    if change.sb < 0 and change.min_sb is None:
        yield "sb", "a reduction needs a floor, as min_sb: 1"
    if change.sb >= 0 and change.min_sb is not None:
        yield "min_sb", "belongs to reductions, whose sb is below 0"


def _ability_cost(change: AbilityCost) -> Iterator[Finding]:
    if not change.sb:
        yield "sb", "changes nothing; right would be 1"


def _supply(supply: Supply | Steal) -> Iterator[Finding]:
    if supply.sb == 0 and supply.bm == 0:
        yield "", "how much? add sb: 1 or bm: 1"


def _effect(node: Ability | Trigger) -> Iterator[Finding]:
    if not node.effect:
        yield "effect", "needs steps"


def _for_each(each: ForEach) -> Iterator[Finding]:
    if not each.do:
        yield "do", "needs steps"
    for key, part in walk(each.do, "do"):
        if isinstance(part, Step) and part.for_each is not None:
            right = "right would be one for_each after the other, both in the same list of steps"
            yield join(key, "for_each"), f"does not stand inside another for_each; {right}"


def _chance(chance: Chance) -> Iterator[Finding]:
    if not chance.win and not chance.lose:
        yield "", "needs steps in win or lose"


_CHECKS: Final[dict[type, Callable[[Any], Iterator[Finding]]]] = {
    Ability: _effect,
    AbilityCost: _ability_cost,
    Amount: _amount,
    Chance: _chance,
    Condition: _condition,
    CostChange: _cost_change,
    ForEach: _for_each,
    Modifier: _modifier,
    Modify: _modifier,
    Rule: _rule,
    Selection: _selection,
    Steal: _supply,
    Step: _step,
    Supply: _supply,
    Trigger: _effect,
}
