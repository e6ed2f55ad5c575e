"""Types that are decoded by several threads."""

from typing import TypeVar

import msgspec

T = TypeVar("T")


def prepared(kind: type[T]) -> type[T]:
    """Decorate a msgspec struct so that it is prepared now.

    msgspec does so when it first decodes one; another thread that decodes one meanwhile crashes.
    """
    msgspec.json.Decoder(kind)
    return kind
