"""Words on pages: the texts of picture.ftl, and parts that become sentences."""

from collections.abc import Callable, Sequence
from functools import lru_cache

from velkahra.core.text.fluent import Texts


def page_texts(texts: Texts) -> Callable[..., str]:
    """Return a function that gives texts of picture.ftl, by language, key without prefix, facts.

    It raises KeyError for a key that is missing.
    """

    @lru_cache(maxsize=8192)
    def say(language: str, key: str, /, **facts: str | int) -> str:
        return texts.text(language, f"picture-{key}", **facts)

    return say


def page_names(texts: Texts, kind: str, names: Sequence[str]) -> Callable[[str, int], str]:
    """Return a function that names a thing of a kind in a language, by its index in `names`."""

    @lru_cache(maxsize=256)
    def name(language: str, index: int) -> str:
        return texts.forms(language, f"{kind}-{names[index]}")[""]

    return name


def capital(words: str) -> str:
    """Return text with its first letter as a capital."""
    return words[:1].upper() + words[1:]


def joined(*parts: str) -> str:
    """Return the non-empty parts as one line of sentences."""
    return ". ".join(capital(part.rstrip(".")) for part in parts if part) + "."
