"""Types that are decoded by several threads."""

from typing import TypeVar

import msgspec

T = TypeVar("T")


def prepared(kind: type[T]) -> type[T]:
    """Return a struct of msgspec after it has been looked through; use it as a decorator.

    msgspec looks a struct through when it first decodes one. Another thread that decodes one
    meanwhile finds half of that, and the process ends with a segmentation fault.
    """
    msgspec.json.Decoder(kind)
    return kind
