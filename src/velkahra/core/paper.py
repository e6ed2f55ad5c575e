"""What a title has to print: sheets of blocks, which the press sets on paper. No layout in here.

A game draws its pictures as SVG and says what goes on a page; `press/` chooses type and places.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Literal

import msgspec

if TYPE_CHECKING:
    from velkahra.core.play import Play

Rank = Literal["title", "lead", "body", "small"]


class Words(msgspec.Struct, frozen=True, tag="words"):
    """A paragraph, plain text without markup."""

    text: str
    rank: Rank = "body"


class Picture(msgspec.Struct, frozen=True, tag="picture"):
    """A picture as large as the rest of the page allows. `alt` says in words what it shows."""

    svg: str
    alt: str


class Columns(msgspec.Struct, frozen=True, tag="columns"):
    """Rows of short texts beneath a head, laid in `times` columns of the page."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    times: int = 1


class Cut(msgspec.Struct, frozen=True, tag="cut"):
    """Pictures of one size to be cut apart, `across` beside each other, as many as fit a page.

    Width and height are in millimetres, with the cut lines between them. None leaves a place
    empty. The marks are lines across the whole page, or stand at its edges and at the corners.
    """

    pictures: tuple[Picture | None, ...]
    across: int
    width: float
    height: float
    marks: Literal["lines", "corners"] = "lines"


Block = Words | Picture | Columns | Cut
Page = tuple[Block, ...]


class Sheet(msgspec.Struct, frozen=True):
    """A file to print. `name` is that of the file, without its ending."""

    name: str
    title: str
    language: str
    pages: tuple[Page, ...]


class Note(msgspec.Struct, frozen=True):
    """A file to keep rather than to print, with the ending in its name."""

    name: str
    text: str


class Printable(msgspec.Struct, frozen=True):
    """A file that can be made.

    Attributes:
        file: its name.
        part: the heading below which it is listed, in words.
        title: what it is, in words.
        make: makes what is in it, in any thread and at any time.
        waits: why it cannot be made yet, in words; "" if it can.
    """

    file: str
    part: str
    title: str
    make: Callable[[], Sheet | Note]
    waits: str = ""


class Printer(ABC):
    """Makes what a title has to print."""

    @abstractmethod
    def sheets(self, what: str, wishes: Mapping[str, str], language: str) -> Iterable[Sheet | Note]:
        """Make the sheets of one kind. Wishes are words such as a level, a seed, a file's name.

        Raises: VelkahraError naming a kind, a wish or a value that there is not.
        """

    @abstractmethod
    def of_table(
        self,
        play: "Play",
        links: Mapping[int, str],
        language: str,
        clocks: Mapping[int, int],
    ) -> Sequence[Printable]:
        """List what there is to print for a table as it is now, what is hidden from seats as well.

        `links` lead to seats; a seat that has none gets no card with one. `clocks` are the seconds
        that seats have left.
        """
