"""Messages about automatic answers. `Turn` tells a seat its own."""

from typing import Annotated

import msgspec

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Whom = Annotated[int, msgspec.Meta(ge=-1, le=100)]


class Stand(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="stand", tag_field="kind"):
    """An automatic answer to set: to question `name`, `value`, when one of `whom` brings it up."""

    name: Name
    whom: Annotated[list[Whom], msgspec.Meta(min_length=1, max_length=16)]
    value: Name
