"""Words on pages: the texts of picture.ftl, and parts that become sentences."""

from collections.abc import Callable, Iterable
from functools import lru_cache

from velkahra.core.text.fluent import Texts


def page_texts(texts: Texts) -> Callable[..., str]:
    """Return a function that gives a text of picture.ftl in a language, by its key without prefix.

    The facts of the text are named arguments. It raises KeyError for a key that is missing.
    """

    @lru_cache(maxsize=8192)
    def say(language: str, key: str, /, **facts: str | int) -> str:
        return texts.text(language, f"picture-{key}", **facts)

    return say


def capital(words: str) -> str:
    """Return text with its first letter as a capital."""
    return words[:1].upper() + words[1:]


def joined(parts: Iterable[str]) -> str:
    """Return the non-empty parts as one line of sentences."""
    return ". ".join(capital(part.rstrip(".")) for part in parts if part) + "."
