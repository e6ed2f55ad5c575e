"""Messages about premoves: the next action of a seat, chosen while others decide."""

from typing import Annotated

import msgspec

ElementId = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]


class Ahead(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="ahead", tag_field="kind"):
    """Begin to choose in advance, or, if not `on`, end it and take the premove back.

    With `text` the seat sets its premove, in notation; `path` are the elements that were clicked.
    """

    on: bool = True
    text: Annotated[str, msgspec.Meta(max_length=200)] = ""
    path: Annotated[tuple[ElementId, ...], msgspec.Meta(max_length=24)] = ()


class Premoved(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat has in advance. Nothing of it: it may begin.

    Attributes:
        on: it is choosing.
        text: its premove in words, and `path` the elements that were clicked for it.
        void: why its premove was dropped.
    """

    on: bool = False
    text: str = ""
    path: tuple[str, ...] = ()
    void: str = ""
