"""A game on the start page."""

from collections.abc import Mapping

import msgspec


class QuickStart(msgspec.Struct, frozen=True):
    """A table that the start page opens with one tap: one person, and bots on the other seats.

    The game's words name it `quick-<name>`. `options` differ from the usual ones. With `people`,
    persons sit on all seats, as at a camp; the host gets their links. Such a start is set up
    in steps: `first` and `second` are the options of the first two, the others come last.
    """

    name: str
    seats: int
    options: Mapping[str, str] = {}
    people: bool = False
    first: tuple[str, ...] = ()
    second: tuple[str, ...] = ()


class Front(msgspec.Struct, frozen=True):
    """A game on the start page.

    Attributes:
        minutes: how long a game lasts, from and to.
        weight: how deep it is: 1 light, 2 medium, 3 deep.
        quick_starts: what the page offers, the usual game first.
        cover: the part of the game's picture of the position in `data/cover.txt` to show: x, y,
            width and height in the units of its viewBox.
        still: the part of the picture of any position that a small one shows; None for all of it.
    """

    minutes: tuple[int, int] = (30, 60)
    weight: int = 2
    quick_starts: tuple[QuickStart, ...] = ()
    cover: tuple[int, int, int, int] | None = None
    still: tuple[int, int, int, int] | None = None
