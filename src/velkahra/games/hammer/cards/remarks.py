"""Remarks about a set of cards, which can be put into any language."""

from typing import Final

import msgspec

from velkahra.games.hammer.texts import TEXTS

Fact = "str | int | Remark | tuple[str | Remark, ...]"
_ENGLISH: Final = "en"


class Remark(msgspec.Struct, frozen=True):
    """A sentence of `check.ftl` and its facts, not in words yet.

    Attributes:
        name: the key of the sentence, without `check-`; nothing where there are `parts` alone.
        facts: numbers, words of card files, remarks within this one, and lists of both.
        parts: sentences that are told one after the other.
    """

    name: str = ""
    facts: dict[str, "str | int | Remark | tuple[str | Remark, ...]"] = {}
    parts: tuple["Remark", ...] = ()

    def text(self, language: str) -> str:
        """Return the remark in words."""
        if self.parts:
            return "; ".join(part.text(language) for part in self.parts)
        facts = {key: _fact_text(fact, language) for key, fact in self.facts.items()}
        return TEXTS.text(language, f"check-{self.name}", **facts)

    def __str__(self) -> str:
        return self.text(_ENGLISH)


def remark(name: str, /, **facts: "str | int | Remark | tuple[str | Remark, ...]") -> Remark:
    """Return a remark from the key of its sentence and its facts."""
    return Remark(name, facts)


def _fact_text(fact: "str | int | Remark | tuple[str | Remark, ...]", language: str) -> str | int:
    if isinstance(fact, Remark):
        return fact.text(language)
    if isinstance(fact, tuple):
        parts = [part.text(language) if isinstance(part, Remark) else part for part in fact]
        return ", ".join(parts) or TEXTS.text(language, "check-none")
    return fact
