"""Checks that options say what can be chosen: buttons need words, and the text has them too."""

from collections.abc import Iterator

from velkahra.games.hammer.cards.language import Card, Side, Step
from velkahra.games.hammer.cards.remarks import remark
from velkahra.games.hammer.cards.visitor import Finding, walk


def options(node: Card | Side) -> Iterator[Finding]:
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


def unnamed(node: Card | Side) -> Iterator[Finding]:
    """Find choices whose buttons can only be numbered."""
    if isinstance(node, Card) and not node.options and max(_choices(node), default=0) > 1:
        yield "text", remark("options-none")


def _choices(node: Card | Side) -> list[int]:
    """Count what each choose_one of a card offers."""
    steps = (part for _, part in walk(node) if isinstance(part, Step))
    return [len(step.choose_one) for step in steps if step.choose_one is not None]
