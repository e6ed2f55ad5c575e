"""Checks how often an ability without a limit can be used in a turn, and what that brings.

A rulebook's own example of a place is "1 SB: draw a card", so this is no mistake; whoever writes
cards is told the sums. It is one where nothing is paid, or as much comes back.
Rules: HM-ACT-04, HM-EX-17.
"""

from collections.abc import Iterator
from typing import Any, Final

from velkahra.games.hammer.cards import files, language, remarks, visitor

ONCE: Final = "limit: {n: 1, per: turn}"
ROUNDS_SAVED: Final = 3


def is_unlimited(ability: language.Ability) -> bool:
    """Return whether an ability may be used as often as it can be paid."""
    cost = ability.cost
    return not (cost.tire or cost.sacrifice or ability.limit)


def gives_back(ability: language.Ability) -> bool:
    """Return whether an ability costs nothing, or always brings back its cost."""
    cost = ability.cost
    sb = bm = cards = 0
    for step in ability.effect:
        if isinstance(step.gain, language.Supply) and step.gain.who == "you":
            sb += _whole(step.gain.sb)
            bm += _whole(step.gain.bm)
        cards += _brought(step.draw)
    return cost.sb <= sb and cost.bm <= bm and cost.discard <= cards


def unlimited(card: language.Card, rules: files.Rules) -> Iterator[visitor.Finding]:
    """Yield what abilities without a limit could do in one turn."""
    for at, ability in enumerate(card.abilities):
        if is_unlimited(ability) and not gives_back(ability):
            yield f"abilities[{at}]", _sums(ability, rules)


def _sums(ability: language.Ability, rules: files.Rules) -> Any:  # noqa: ANN401 - a Remark
    cost = ability.cost
    price = cost.sb + rules.convert_rate * cost.bm
    if price == 0:
        few = rules.hand_limit // cost.discard
        facts: dict[str, Any] = {"hand": rules.hand_limit, "few": few}
        name = "unlimited-cards"
    else:
        income = max(rules.placement_sb)
        saved = ROUNDS_SAVED * income
        few, many = income // price, saved // price
        facts = {"round": f"{{{income}}}", "saved": f"{{{saved}}}", "few": few, "many": many}
        facts["lot"] = _much(ability, many)
        name = "unlimited"
    facts |= {"price": _paid(cost), "little": _much(ability, few), "right": ONCE}
    return remarks.remark(name, **facts)


def _paid(cost: language.AbilityPrice) -> str:
    parts = [f"{{{cost.sb}}}"] if cost.sb else []
    parts += ["{P}" * cost.bm] if cost.bm else []
    parts += [f"discard: {cost.discard}"] if cost.discard else []
    return ", ".join(parts)


def _much(ability: language.Ability, uses: int) -> str:
    """Return what `uses` uses do: the numbers of the effect multiplied."""
    return ", ".join(_done(step, uses) for step in ability.effect)


def _done(step: language.Step, uses: int) -> str:
    number = _brought(step.arguments)
    if isinstance(step.arguments, language.Supply) or hasattr(step.arguments, "sb"):
        sb, bm = _whole(step.arguments.sb), _whole(step.arguments.bm)
        parts = [f"sb: {uses * sb}"] if sb else []
        parts += [f"bm: {uses * bm}"] if bm else []
        return f"{step.verb}: {{{', '.join(parts)}}}" if parts else f"{uses} x {step.verb}"
    return f"{step.verb}: {uses * number}" if number else f"{uses} x {step.verb}"


def _brought(value: object) -> int:
    """Return the number of a step such as `draw: 2`; 0 where it depends on the table."""
    if isinstance(value, language.Count):
        return _whole(value.n) if value.who == "you" else 0
    return _whole(value)


def _whole(value: object) -> int:
    return value if isinstance(value, int) else 0
