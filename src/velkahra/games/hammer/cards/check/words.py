"""Checks that a text says what the effect does: verb, object and number.

What a text says beyond the effect is a mistake. What it seems not to say is a warning only, as
nobody can list all the words in which a thing can be said.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from velkahra.games.hammer.cards import language as grammar
from velkahra.games.hammer.cards import reading, remarks, verbs, visitor
from velkahra.games.hammer.cards.check.deeds import INSTEAD, Deed, deeds, first_words

_KINDS: Final = ("spy", "place", "situation", "permanent")
_RULES: Final = {
    "draws_per_turn": ("draw",),
    "draw_sift": ("draw", "look"),
    "coop_draw_extra": ("draw",),
    "convert_rate": ("convert",),
    "first_convert_rate": ("convert",),
    "untire_max": ("untire",),
    "sb_cap": ("lose-sb",),
    "steal_extra": ("steal-sb", "steal", "lose-sb"),
    "last_place_bonus": ("gain-sb",),
    "hand_limit": ("discard", "draw"),
}
_FORBIDDEN: Final = {
    "look_hand": ("look",),
    "discard": ("discard",),
    "steal_info": ("steal-info", "steal"),
    "gain_info": ("gain-info", "gain"),
    "untire": ("untire",),
    "draw": ("draw",),
    "convert": ("convert",),
    "trigger": ("gain",),
}
_DIES: Final = ("dies", "spy_dies", "permanent_dies")
_HAPPENS: Final = {
    "info_gained": ("gain-info", "gain"),
    "sb_stolen": ("steal-sb", "steal"),
    "income": ("gain", "gain-sb"),
}


Done = tuple[str, str, int]
"""What a step does: where, what, and how much if it is printed."""


def promises(node: grammar.Card | grammar.Side) -> Iterator[visitor.Finding]:
    """Yield what a text says and the effect does not do. Rules: HM-CARD-01."""
    if isinstance(node, grammar.Card) and node.manual:
        return
    done = _done(node)
    may = _allowed(node, done)
    for language in node.text.spoken():
        told: set[str] = set()
        for deed in deeds(node.text.of(language), language):
            if not _is_meant(deed, may) and deed.name not in told:
                told.add(deed.name)
                what = remarks.remark("text-promises", words=deed.words, deed=_named(deed.name))
                yield f"text.{language}", what
        yield from _amounts(node, language, done)


def unsaid(node: grammar.Card | grammar.Side) -> Iterator[visitor.Finding]:
    """Yield what the effect does and a text seems not to say."""
    done = _done(node)
    for language in node.text.spoken():
        said = {deed.name for deed in deeds(node.text.of(language), language)}
        for key, name, _ in done:
            if name not in said:
                words = first_words(name, language)
                what = remarks.remark("effect-does", key=key, deed=_named(name), words=words)
                yield f"text.{language}", what
                said.add(name)


def _amounts(
    node: grammar.Card | grammar.Side, language: str, done: Sequence[Done]
) -> Iterator[visitor.Finding]:
    """Yield numbers that the text has, but with something else."""
    if INSTEAD.search(node.text.of(language)):
        return
    said: dict[str, frozenset[int]] = {}
    for deed in deeds(node.text.of(language), language):
        said[deed.name] = said.get(deed.name, frozenset()) | deed.numbers
    for key, name, number in done:
        here = said.get(name, frozenset())
        if number and here and number not in here:
            numbers = tuple(map(str, sorted(here)))
            yield (
                f"text.{language}",
                remarks.remark(
                    "other-number", key=key, deed=_named(name), due=number, here=numbers
                ),
            )


def _is_meant(deed: Deed, may: set[str]) -> bool:
    if deed.name in may or deed.verb in may:
        return True
    return not deed.thing and any(one.partition("-")[0] == deed.verb for one in may)


def _named(name: str) -> Any:  # noqa: ANN401 - a Remark
    return remarks.remark(f"deed-{name}")


def _done(node: grammar.Card | grammar.Side) -> list[Done]:
    """List what the steps of a card do."""
    found: list[Done] = []
    for key, part in visitor.walk(node):
        if isinstance(part, grammar.Step) and (verb := part.verb):
            found += ((reading.join(key, verb), *each) for each in _step(part))
        elif isinstance(part, grammar.Ability) and part.cost.discard:
            found.append((reading.join(key, "cost.discard"), "discard", 0))
        elif isinstance(part, grammar.Ability) and part.cost.sacrifice:
            found.append((reading.join(key, "cost.sacrifice"), "sacrifice", 0))
    return found


def _step(step: grammar.Step) -> Iterator[tuple[str, int]]:
    verb, body = step.verb, step.arguments
    if verb in ("gain", "lose", "steal"):
        for points in ("sb", "bm"):
            amount = getattr(body, points)
            if amount != 0:
                yield f"{verb}-{points}", amount if isinstance(amount, int) else 0
    elif verb in ("gain_info", "steal_info"):
        amount = body if isinstance(body, int) else body.n
        yield f"{verb[:-5]}-info", amount if isinstance(amount, int) else 0
    elif verb == "destroy":
        yield from ((f"destroy-{kind}", 0) for kind in _kinds(body))
    elif verb in verbs.VERBS and verbs.VERBS[verb].said:
        yield verbs.VERBS[verb].said, 0


def _kinds(selection: Any) -> list[str]:  # noqa: ANN401 - a Selection
    """Return the kinds of cards that are selected, where a filter says it."""
    for way in ("target", "choose", "all", "random"):
        cards = getattr(selection, way)
        if isinstance(cards, grammar.Filter) and cards.kind:
            kinds = (cards.kind,) if isinstance(cards.kind, str) else cards.kind
            return [kind for kind in kinds if kind in _KINDS]
    return []


def _allowed(node: grammar.Card | grammar.Side, done: Sequence[Done]) -> set[str]:
    """Return everything that a text may say is done."""
    may = {name for _, name, _ in done}
    for _, part in visitor.walk(node):
        if isinstance(part, grammar.Step):
            may.update(verbs.VERBS[part.verb].also if part.verb in verbs.VERBS else ())
            if part.verb == "destroy" and not _kinds(part.arguments):
                may.add("destroy")
            if "destroy-permanent" in may:
                may.add("destroy")
        elif isinstance(part, grammar.Trigger):
            may.update(_HAPPENS.get(part.when, ()))
            may.update(("destroy",) if part.when in _DIES else ())
        elif isinstance(part, grammar.Rule):
            may.update(_RULES.get(part.key, ()))
        elif isinstance(part, grammar.Forbid):
            may.update(_FORBIDDEN.get(part.what, ()))
        elif isinstance(part, grammar.Replace):
            may.update(("destroy", "return", "tire"))
        elif isinstance(part, grammar.Immune):
            may.update(part.from_.verbs)
        elif isinstance(part, grammar.Reveal):
            may.add("look")
    return may
