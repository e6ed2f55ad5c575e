"""Checks texts: they are there, can be printed, and say what effects and options do.

The effect counts and the text is what people read: they have the same numbers, and a limit, a tire
symbol or an alternative in the one is one in the other.
"""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Final

from velkahra.games.hammer.cards import files, reading, visitor
from velkahra.games.hammer.cards.check import numerals, room
from velkahra.games.hammer.cards.check.numbers import Need, disagreement, needs
from velkahra.games.hammer.cards.language import Ability, Card, Names, Side, Step
from velkahra.games.hammer.cards.remarks import Remark, remark

ALTERNATIVE: Final = " / "
MISSING: Final = re.compile(
    "[^\n -~\xa0-\u0377\u03a3-\u03e1\u0386-\u038a\u0391-\u03a1\u0400-\u052f\u1e00-\u1eff"
    "\u2010-\u205f\u20a0-\u20c0\u2100-\u215f\u2212]"
)
"""Letters that Noto Sans lacks, or that hardly anybody needs."""


def texts(node: Card | Side, rules: files.Rules) -> Iterator[visitor.Finding]:
    """Find where the texts of a card, or of a side of a power, disagree with it or each other."""
    wanted = list(needs(node, rules))
    usual = _usual_tokens(node)
    for language in node.text.spoken():
        text = node.text.of(language)
        found = list(_wording(node, text, language, wanted))
        if not found and numerals.tokens(text) != usual:
            found = [remark("other-symbols", symbols=tuple(f"{{{token}}}" for token in usual))]
        yield from ((f"text.{language}", what) for what in found)
        if not node.name.of(language).strip():
            yield f"name.{language}", remark("empty")
        elif isinstance(node, Card) and not found:
            yield from _room(node, language)


def _room(card: Card, language: str) -> Iterator[visitor.Finding]:
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


def options(node: Card | Side) -> Iterator[visitor.Finding]:
    """Find options that belong to no choice, are too few or too many, or say something else."""
    said = node.options if isinstance(node, Card) else ()
    if not said:
        return
    choices = _choices(node)
    if len(choices) != 1:
        yield "options", remark("options-where", here=len(choices))
        return
    if len(said) != choices[0]:
        yield "options", remark("options-number", due=choices[0], here=len(said))
    for at, option in enumerate(said):
        for language in node.text.spoken():
            words, text = option.of(language), node.text.of(language)
            if not words.strip() or words.casefold() not in text.casefold():
                yield f"options[{at}].{language}", remark("options-say", words=words)


def unnamed(node: Card | Side) -> Iterator[visitor.Finding]:
    """Find choices whose buttons can only be numbered."""
    if isinstance(node, Card) and not node.options and max(_choices(node), default=0) > 1:
        yield "text", remark("options-none")


def _choices(node: Card | Side) -> list[int]:
    """Count what each choose_one of a card offers."""
    steps = (part for _, part in visitor.walk(node) if isinstance(part, Step))
    return [len(step.choose_one) for step in steps if step.choose_one is not None]


def unspoken(node: object, index: files.Index) -> Iterator[visitor.Finding]:
    """Find texts, below a construct of a set, that are not there in a language of the set."""
    for key, part in visitor.walk(node):
        if isinstance(part, Names):
            for language in index.languages:
                if language not in part.spoken():
                    yield key, remark("missing-key", key=language)


def unprintable(document: reading.Document) -> Iterator[visitor.Finding]:
    """Find texts of a file with letters that would be printed as empty boxes."""
    for key, text in _texts(document.tree, ""):
        if letters := sorted(set(MISSING.findall(text))):
            yield key, remark("no-letters", letters=tuple(letters))


def _texts(tree: reading.Tree, key: str) -> Iterator[tuple[str, str]]:
    """Yield every text below a key, with its own key."""
    if isinstance(tree, str):
        yield key, tree
    elif isinstance(tree, dict):
        for name, part in tree.items():
            yield from _texts(part, reading.join(key, name))
    elif isinstance(tree, list):
        for at, part in enumerate(tree):
            yield from _texts(part, f"{key}[{at}]")
