"""Everything a camp needs on paper, from the wishes of an organiser.

What needs a puzzle's key or the teams' links is left out without them.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from velkahra.core.contract.refusals import OptionError, VelkahraError
from velkahra.core.files import read_file
from velkahra.core.print_model import Printable, Sheet
from velkahra.games.hammer.cards.card_set import DEFAULT, CardSet, read_set
from velkahra.games.hammer.cards.files import MOST_ROUNDS
from velkahra.games.hammer.cards.language import Power
from velkahra.games.hammer.press.cards import copies_sheet, deck_sheet, joint_sheet, starting_sheet
from velkahra.games.hammer.press.forms import Forms
from velkahra.games.hammer.press.links import links_sheet, read_links
from velkahra.games.hammer.press.nonogram_sheets import is_nonogram, nonogram_sheets, read_nonogram
from velkahra.games.hammer.press.powers import public_sheet, secret_sheet
from velkahra.games.hammer.press.puzzle_sheets import puzzle_sheets
from velkahra.games.hammer.puzzle import nonogram, shaft
from velkahra.games.hammer.puzzle.key import read_key
from velkahra.games.hammer.texts import TEXTS

LEAST_POWERS: Final = 2
ENDING: Final = ".pdf"
TITLES: Final = {
    "map": "puzzle-map",
    "picture": "puzzle-cipher",
    "nonogram": "nonogram",
    "slips": "puzzle-slips",
    "solution": "puzzle-solution",
}
PICTURE: Final = ("map", "picture", "slips", "solution")
NONOGRAM: Final = ("nonogram", "slips", "solution")
Made = TypeVar("Made")


class Order(msgspec.Struct, frozen=True):
    """The contents of a print order.

    Attributes:
        cards: the set of cards.
        powers: those that play.
        language: of all sheets.
        rounds: how many rounds the camp has.
        puzzle: the encoded picture or nonogram, if there is one.
        ground: the ground of the map, as SVG in a box of 1000 x 1000; "" without one.
        links: the address for each power that has one.
        metres: those of a square's side on the map, 0 if unknown.
        minutes: those of a turn, 0 where turns are not timed, None for the set's.
        outdoors: whether T. H. is found outdoors, and no team names his square.
        special: how long a special ability lasts, as the option of a table says.
    """

    cards: CardSet
    powers: tuple[Power, ...]
    language: str
    rounds: int
    puzzle: shaft.Puzzle | nonogram.Nonogram | None
    ground: str
    links: dict[Power, str]
    metres: int = 0
    minutes: int | None = None
    outdoors: bool = False
    special: str = "round"

    @property
    def rows(self) -> int:
        """The number of rows of the puzzle; 0 without one."""
        if isinstance(self.puzzle, nonogram.Nonogram):
            return len(self.puzzle.rows)
        return self.puzzle.cipher.level.rows if self.puzzle else 0


def order_of(wishes: Mapping[str, str], ground: str, language: str) -> Order:
    """Return the order for wishes, over a `ground` as SVG. Raises: VelkahraError."""
    cards = read_set(Path(wishes["set"])) if wishes.get("set") else read_set(DEFAULT)
    powers = _powers(wishes.get("powers", ""), cards)
    return Order(
        cards,
        powers,
        language,
        _rounds(wishes.get("rounds", ""), cards),
        from_key(wishes["key"], _read_puzzle) if wishes.get("key") else None,
        ground,
        _links(wishes["links"], powers) if wishes.get("links") else {},
        outdoors=cards.index.rules.find_mode == "field",
    )


def camp_sheets(order: Order, only: str = "") -> Iterator[Sheet]:
    """Yield the sheets named in `only`, or all if it is empty.

    `order` is made by `order_of`.

    Raises: OptionError naming a sheet there is not, and those there are.
    """
    makers = {one.file.removesuffix(ENDING): one.make for one in printables(order)}
    wished = [name.strip() for name in only.split(",")] if only else list(makers)
    for name in wished:
        if name not in makers:
            raise OptionError(_missing(name, order, makers))
    made = (makers[name]() for name in wished)
    return (sheet for sheet in made if isinstance(sheet, Sheet))


def _missing(name: str, order: Order, there: Iterable[str]) -> str:
    """Say why there is no sheet of a name: what it needs, or which sheets there are."""
    if name in TITLES and order.puzzle is None:
        return f"the sheet {name!r} needs the key of a puzzle: --key"
    if name == "links" and not order.links:
        return "the sheet 'links' needs the links of the teams: --links"
    return f"there is no sheet {name!r}: {', '.join(there)}"


def printables(order: Order) -> Iterator[Printable]:
    """List the sheets that can be made, each with what makes it."""
    yield from _of_cards(order)
    yield from _of_powers(order)
    cards, language = order.cards, order.language
    forms = Forms(cards, order.powers, language, order.minutes, order.outdoors)
    for name, make in (
        ("rounds", partial(forms.rounds, order.rounds)),
        ("instructions", forms.instructions),
        ("supplies", partial(forms.supplies, order.rounds, order.rows)),
    ):
        yield listed(language, name, "forms", f"press-{name}", make)
    if order.links:
        make = partial(links_sheet, cards, order.links, language)
        yield listed(language, "links", "links", "press-links", make)
    names = NONOGRAM if isinstance(order.puzzle, nonogram.Nonogram) else PICTURE
    for name in names if order.puzzle else ():
        yield listed(language, name, "picture", TITLES[name], partial(_puzzle_sheet, order, name))


def listed(
    language: str, name: str, part: str, key: str, make: Callable[[], Sheet], **facts: str
) -> Printable:
    """Return a printable sheet that `make` makes, with the heading of a `part` and its title."""
    heading, title = TEXTS.text(language, f"press-part-{part}"), TEXTS.text(language, key, **facts)
    return Printable(name + ENDING, heading, title, make)


def _of_cards(order: Order) -> Iterator[Printable]:
    cards, powers, language = order.cards, order.powers, order.language
    for deck in cards.decks:
        if deck.deck in powers:
            make = partial(deck_sheet, cards, deck, language)
            name = _name_of(order, deck.deck)
            yield listed(language, f"cards-{deck.deck}", "cards", "press-cards", make, power=name)
    joint = [deck for deck in cards.joint if set(deck.owners) <= set(powers)]
    for name, key, make in (
        ("starting", "starting", partial(starting_sheet, cards, powers, language, order.special)),
        ("joint", "joint", partial(joint_sheet, cards, joint, language)),
        ("joint-copies", "copies", partial(copies_sheet, cards, joint, language)),
    ):
        yield listed(language, f"cards-{name}", "cards", f"press-{key}", make)


def _of_powers(order: Order) -> Iterator[Printable]:
    cards, powers, language = order.cards, order.powers, order.language
    make = partial(public_sheet, cards, powers, language)
    yield listed(language, "powers", "powers", "press-powers", make)
    for power in cards.powers:
        if power.id in powers:
            make = partial(secret_sheet, cards, power, language, order.special)
            name = _name_of(order, power.id)
            yield listed(language, f"power-{power.id}", "powers", "press-power", make, power=name)


def _name_of(order: Order, power: Power) -> str:
    return next(one.name.of(order.language) for one in order.cards.powers if one.id == power)


def _puzzle_sheet(order: Order, name: str) -> Sheet:
    """Return a sheet of the puzzle, but not its key, which exists already."""
    puzzle = order.puzzle
    assert puzzle is not None
    made = (
        nonogram_sheets(puzzle, order.language)
        if isinstance(puzzle, nonogram.Nonogram)
        else puzzle_sheets(puzzle, order.ground, order.language, order.metres)
    )
    return next(sheet for sheet in made if isinstance(sheet, Sheet) and sheet.name == name)


def _powers(text: str, cards: CardSet) -> tuple[Power, ...]:
    """Return the powers that play, in the order of the set: all, or at least two."""
    known = cards.index.powers
    names = {name.strip() for name in text.split(",")} if text else set(known)
    for name in sorted(names - set(known)):
        raise OptionError(f"there is no power {name!r}: {', '.join(known)}")
    if len(names) < LEAST_POWERS:
        raise OptionError(f"at least {LEAST_POWERS} powers play, such as usa,china, not {text!r}")
    return tuple(power for power in known if power in names)


def _rounds(text: str, cards: CardSet) -> int:
    if not text:
        return cards.index.rules.rounds
    if not text.isascii() or not text.isdigit() or not 1 <= int(text) <= MOST_ROUNDS:
        raise OptionError(f"a camp has 1 to {MOST_ROUNDS} rounds, not {text!r}")
    return int(text)


def from_key(name: str, read: Callable[[bytes], Made]) -> Made:
    """Read a file; an error names it."""
    content = read_file(Path(name))
    try:
        return read(content)
    except VelkahraError as error:
        raise VelkahraError(f"{name}: {error}") from error


def _read_puzzle(content: bytes) -> shaft.Puzzle | nonogram.Nonogram:
    return read_nonogram(content) if is_nonogram(content) else read_key(content)


def _links(name: str, powers: Sequence[Power]) -> dict[Power, str]:
    try:
        return read_links(read_file(Path(name)).decode("utf-8-sig"), powers)
    except UnicodeDecodeError:
        raise OptionError(f"{name}: links are text in UTF-8") from None
    except OptionError as error:
        raise OptionError(f"{name}: {error}") from error
