"""Checks that a text says what the effect does, in three languages.

The effect counts and the text is what people read: they have the same numbers, and a limit, a tire
symbol or an alternative in the one is one in the other.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from velkahra.games.hammer.cards.check import numerals
from velkahra.games.hammer.cards.check.numbers import Need, disagreement, needs
from velkahra.games.hammer.cards.files import Rules
from velkahra.games.hammer.cards.language import Ability, Card, Side
from velkahra.games.hammer.cards.remarks import Remark, remark
from velkahra.games.hammer.cards.visitor import Finding
from velkahra.games.hammer.picture.art import room

ALTERNATIVE: Final = " / "


def texts(node: Card | Side, rules: Rules) -> Iterator[Finding]:
    """Find where the texts of a card, or of a side of a power, disagree with it or each other."""
    wanted = list(needs(node, rules))
    usual = _usual_tokens(node)
    for language in node.text.spoken():
        text = node.text.of(language)
        found = list(_wording(node, text, language, wanted))
        if not found and numerals.tokens(text) != usual:
            found = [remark("other-symbols", symbols=_shown(usual))]
        yield from ((f"text.{language}", what) for what in found)
        if not node.name.of(language).strip():
            yield f"name.{language}", remark("empty")
        elif isinstance(node, Card) and not found:
            yield from _room(node, language)


def _room(card: Card, language: str) -> Iterator[Finding]:
    """Find a name or a text that is too long to be printed on a card."""
    name, text = card.name.of(language), card.text.of(language)
    try:
        room.name_text(name, card.cost is not None)
        room.small_name(name)
    except ValueError:
        what = remark("room", here=len(name), most=room.NAME_LETTERS)
        yield f"name.{language}", what
    try:
        room.rules_text(text)
    except ValueError:
        what = remark("room", here=len(text), most=room.TEXT_LETTERS)
        yield f"text.{language}", what


def _usual_tokens(node: Card | Side) -> list[str]:
    """List the tokens on which most languages agree, or those of the first one."""
    found = Counter(
        tuple(numerals.tokens(node.text.of(language))) for language in node.text.spoken()
    )
    return list(found.most_common(1)[0][0])


def _shown(found: list[str]) -> tuple[str, ...]:
    return tuple(f"{{{token}}}" for token in found)


def _wording(node: Card | Side, text: str, language: str, wanted: list[Need]) -> Iterator[Remark]:
    if not text.strip():
        yield remark("empty")
        return
    if "{" in numerals.TOKEN.sub("", text) or "}" in numerals.TOKEN.sub("", text):
        yield remark("braces", tire="{T}", bm="{P}", sb="{2}")
        return
    if isinstance(node, Card) and node.manual:
        return
    abilities = node.abilities if isinstance(node, Card) else ()
    yield from _abilities(abilities, text)
    yield from _limits(abilities, text, language)
    if what := disagreement(wanted, numerals.numbers(text, language), language):
        yield what


def _abilities(abilities: tuple[Ability, ...], text: str) -> Iterator[Remark]:
    tiring = sum(ability.cost.tire for ability in abilities)
    if text.count("{T}") != tiring:
        yield remark("tiring", here=text.count("{T}"), sign="{T}", due=tiring)
    slashes = max(0, len(abilities) - 1)
    if text.count(ALTERNATIVE) != slashes:
        found = text.count(ALTERNATIVE)
        yield remark("slashes", here=found, due=slashes)


def _limits(abilities: tuple[Ability, ...], text: str, language: str) -> Iterator[Remark]:
    wanted = sorted((ability.limit.n, ability.limit.per) for ability in abilities if ability.limit)
    found = numerals.limits(text, language)
    if found != wanted:
        right = [numerals.limit_phrase(often, span, language) for often, span in wanted]
        says = [numerals.limit_phrase(often, span, language) for often, span in found]
        yield remark("limits", due=tuple(right), here=tuple(says))
