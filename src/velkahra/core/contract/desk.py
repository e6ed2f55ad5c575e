"""An organiser's desk: forms with which somebody outside the game enters outcomes.

A game declares the forms and which outcomes of chance an answer means; the table draws the forms,
stores the entries, and lets the rules refuse.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Generic, Literal

import msgspec

from velkahra.core.contract import refusals, state_type
from velkahra.core.contract.options import Options

Kind = Literal["pick", "row", "square"]


class DeskError(refusals.VelkahraError):
    """An answer that names no outcome. `key` is that of a sentence in the game's words."""

    def __init__(self, key: str, **facts: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.facts: Mapping[str, str | int] = facts


class Field(msgspec.Struct, frozen=True):
    """A question of a form, its answer's `name`, and the choices, each with its words.

    Attributes:
        kind: "pick" from a list, "row" of buttons side by side of which the first field after
            another stands below it, or "square" of a map as wide as `across`.
    """

    name: str
    label: str
    choices: tuple[tuple[str, str], ...]
    kind: Kind = "pick"
    across: int = 0


class Form(msgspec.Struct, frozen=True):
    """A form of the desk with its fields, in order.

    Attributes:
        name: what it is called in addresses.
        title, lead, button: its words.
        waits: the game does not go on until it is answered; else it can be answered at any time,
            and waits itself until the game stops next.
        leads: it usually comes next, though the game does not wait for it.
        announces: the button that enters it and has the game pause, so that people can be told
            before it goes on; "" for none.
    """

    name: str
    title: str
    lead: str
    button: str
    fields: tuple[Field, ...] = ()
    waits: bool = False
    leads: bool = False
    announces: str = ""


class Day(msgspec.Struct, frozen=True):
    """The steps of a day of play, in words, and the index `now` of the current one, -1 before.

    `title` is the heading. `goes_on` is the button that ends a pause at this step, "" for the usual
    one.
    """

    title: str
    steps: tuple[str, ...]
    now: int
    goes_on: str = ""


class Slip(msgspec.Struct, frozen=True):
    """A slip of paper that is due to a seat: `name` is unique, `lines` are the text on it."""

    name: str
    seat: int
    lines: tuple[str, ...]


class Chart(msgspec.Struct, frozen=True):
    """The ranking of the seats, a row for each, the best first.

    Attributes:
        head: the columns: the name of the seat, what it is ranked by, and others.
        about: the meaning of each column.
        places: the place of each row; those that are level share it.
    """

    head: tuple[str, ...]
    about: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    places: tuple[int, ...]


class Desk(ABC, Generic[state_type.S]):
    """The desk of a title whose outcomes are entered. All texts are plain.

    `practice` are the further options of a practice camp of bots; without any there is none.
    """

    practice: Mapping[str, str] = {}

    @abstractmethod
    def is_used(self, options: Options) -> bool:
        """Return whether a table with these options has a desk."""

    @abstractmethod
    def forms(self, state: state_type.S, options: Options, language: str) -> Sequence[Form]:
        """List the forms that can be filled in now, those the game waits for first."""

    @abstractmethod
    def entries(self, state: state_type.S, form: str, answers: Mapping[str, str]) -> Sequence[str]:
        """Return the outcomes of a form's answers, in notation, in order. Raises: DeskError."""

    @abstractmethod
    def goes_on(self, state: state_type.S) -> str:
        """Return the outcome entered automatically unless the organiser holds it; "" for none."""

    def corrects(self, state: state_type.S) -> bool:
        """Return whether entries hold or are refused at once here, instead of waiting."""
        return False

    def day(self, state: state_type.S, language: str, paused: bool) -> Day | None:
        """List the steps of a day; None where a day has none."""
        return None

    def moment(self, state: state_type.S, paused: bool) -> str:
        """Name the moment of a practice camp; the game's words explain it: `practice-<moment>`."""
        return ""

    def example(self, state: state_type.S, form: str) -> Mapping[str, str]:
        """Make up the answers of a form at a practice camp."""
        return {}

    def done(self, form: str, language: str) -> str:
        """Confirm in words that a form was entered; "" where the next page shows it."""
        return ""

    def in_words(self, text: str, options: Options, language: str) -> str:
        """Return a sentence for an outcome that is entered; "" if it needs none."""
        return text

    @abstractmethod
    def chart(self, state: state_type.S, options: Options, language: str) -> Chart:
        """Return the ranking of the seats as far as everybody may know it."""

    def silent(self, state: state_type.S) -> Sequence[int]:
        """List the seats for which the organiser may choose a harmless action."""
        return ()

    def squares(self, state: state_type.S) -> int:
        """Return the number of squares along a side of the game's map; 0 if it has none."""
        return 0

    @abstractmethod
    def slips(self, state: state_type.S, language: str) -> Sequence[Slip]:
        """List the slips that seats have received, the oldest first as far as that is known."""
