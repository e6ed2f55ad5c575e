"""The choices for a new table, as the form has them and as programs send them."""

from typing import Annotated, Final, Literal

import msgspec

OWN: Final = "program"
"""A seat of whoever opens the table: a program, or the person who fills in the form."""

Player = Annotated[str, msgspec.Meta(pattern="^(person|program|bot .+)$", max_length=200)]
Name = Annotated[str, msgspec.Meta(max_length=100)]


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The choices for a new table, as in the form of the start page.

    Attributes:
        game: registry name.
        seats: for each seat "person", "program" or "bot LEVEL"; a program gets a token at once.
        options: values of the game's options; the others have their defaults.
        language: of the table; by default that of the request.
        clock: "none", "move-120", "bank-600-15", "days-3", "turn-600" (seconds) or "turn-agreed".
        late: what happens when time runs out: wait, or the default action is played.
        tempo: how soon bots act.
        hints: seats may ask for hints.
        rated: the game counts for the strengths of its people, where the server has them; such a
            table has no hints, and with several people a clock that plays the default action.
        public: anyone may take the seats of people, where the server has a public list.
    """

    game: Name
    seats: Annotated[list[Player], msgspec.Meta(min_length=1, max_length=16)]
    options: dict[Name, Name] = {}
    language: Literal["en", "cs", "pl"] | None = None
    clock: Name = "none"
    late: Literal["wait", "default"] = "wait"
    tempo: Literal["brisk", "unhurried", "at-once"] = "brisk"
    hints: bool = False
    rated: bool = False
    public: bool = False
