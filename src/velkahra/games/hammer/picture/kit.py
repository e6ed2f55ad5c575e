"""Building blocks of all panels."""

from functools import lru_cache
from html import escape


def described(words: str, shown: str) -> str:
    """Return markup with its label for screen readers; its first sentence is the name."""
    return (
        f'<span class="sr">{escape(words.removesuffix("."))}. </span>'
        f'<span class="shown" aria-hidden="true">{shown}</span>'
    )


@lru_cache(maxsize=2048)
def coin(value: str | int) -> str:
    """Draw SB: a number in a grey circle, as HTML (HM-CARD-01)."""
    return f'<i class="coin">{value}</i>'
