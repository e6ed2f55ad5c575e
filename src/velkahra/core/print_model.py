"""A model of printed documents: sheets of blocks, with SVG pictures; `press/` does the layout."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, Literal

import msgspec

from velkahra.core.contract.refusals import VelkahraError

if TYPE_CHECKING:
    from velkahra.core.play.play import Play

Rank = Literal["title", "lead", "body", "small"]


class Words(msgspec.Struct, frozen=True, tag="words"):
    """A paragraph, plain text without markup."""

    text: str
    rank: Rank = "body"


class Picture(msgspec.Struct, frozen=True, tag="picture"):
    """A picture as large as the rest of the page allows. `alt` says in words what it shows."""

    svg: str
    alt: str


class Rule(msgspec.Struct, frozen=True, tag="rule"):
    """A sentence of the rules with its id, which may be "", as an item of a list."""

    text: str
    id: str = ""


class Columns(msgspec.Struct, frozen=True, tag="columns"):
    """Rows of short texts beneath a head of as many, laid in `times` columns of the page."""

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
    cut_marks: Literal["lines", "corners"] = "lines"


Block = Words | Picture | Rule | Columns | Cut
Page = tuple[Block, ...]


class Sheet(msgspec.Struct, frozen=True):
    """A file to print. `name` is that of the file, without its ending.

    Pages are of A4, or if `folded` four of A5: the front, both inner ones and the back of one sheet
    of A4, printed on both sides and folded. `credit` names the author at the foot of each page.
    """

    name: str
    title: str
    language: str
    pages: tuple[Page, ...]
    folded: bool = False
    credit: str = ""


class Note(msgspec.Struct, frozen=True):
    """A file to keep rather than to print, with the ending in its name."""

    name: str
    text: str


class Printable(msgspec.Struct, frozen=True):
    """A file that can be made.

    Attributes:
        file: its name.
        part: the heading below which it is listed, in words.
        title: its title, in words.
        make: makes its contents, in any thread and at any time.
        waits: why it cannot be made yet, in words; "" if it can.
    """

    file: str
    part: str
    title: str
    make: Callable[[], Sheet | Note]
    waits: str = ""


class AtTable(msgspec.Struct, frozen=True):
    """A table's facts beside its game, for printing.

    Attributes:
        minutes: how long a whole turn lasts, 0 where turns are not timed, None if unknown.
        ground: the organiser's own map, a square JPEG; b"" for none.
        metres: the length of a square's side on it, 0 if unknown.
    """

    minutes: int | None = None
    ground: bytes = b""
    metres: int = 0


BARE: Final = AtTable()


class Printer(ABC):
    """Makes a title's printed things; with `has_map` an organiser can have a map of one's own."""

    has_map: bool = False

    def ground(self, picture: bytes, crop: tuple[float, float, float] | None) -> bytes:
        """Return an organiser's picture as the ground of the map: a square JPEG without metadata.

        `crop` is left, top and side of the square that is used, in parts of the picture's shorter
        side; None is the middle one. Raises: VelkahraError for no picture or a square outside it.
        """
        raise VelkahraError("this game prints no map")

    @abstractmethod
    def sheets(self, what: str, wishes: Mapping[str, str], language: str) -> Iterable[Sheet | Note]:
        """Yield the sheets of one kind, `what`, which `velkahra` commands name, such as "press".

        `wishes` are words by name, such as a level, a seed or a file. Raises: VelkahraError.
        """

    @abstractmethod
    def of_table(
        self,
        play: "Play",
        links: Mapping[int, str],
        language: str,
        clocks: Mapping[int, int],
        table: AtTable = BARE,
    ) -> Sequence[Printable]:
        """List everything that can be printed for a table now, hidden facts of seats included.

        `links` are addresses by seat; a seat without one gets no card with one. `clocks` are the
        seconds that seats have left, by seat.
        """
