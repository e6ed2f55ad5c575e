"""How a game's positions are written as text: the names and words of its fields.

A form lists sections. A section reads and writes some lines of the text, for one part of the state.
Fields without a section are written as numbers, so that a position is always complete: see
`core.play.position`.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, Generic

from librt.vecs import append

from velkahra.core.contract import decision, state_type
from velkahra.core.contract.state import FRAME, State

NAMELESS: Final = "#"
"""Begins a number that has no word."""

SLOTS: Final = ("seat", "a", "b", "c", "d")


class Values(ABC):
    """A way to write the numbers of a field."""

    @abstractmethod
    def write(self, number: int) -> str | None:
        """Return the word for a number, or None if it has none."""

    @abstractmethod
    def read(self, text: str) -> int:
        """Return the number of a word. Raises: ValueError saying what would be right."""


class Number(Values):
    """A whole number from `least` to `most`."""

    def __init__(self, least: int = 0, most: int = 999) -> None:
        self.least: Final = least
        self.most: Final = most

    def write(self, number: int) -> str | None:
        """Return the digits; None for a number outside `least` to `most`."""
        return str(number) if self.least <= number <= self.most else None

    def read(self, text: str) -> int:
        """Return the number. Raises: ValueError saying what would be right."""
        if _is_number(text) and self.least <= int(text) <= self.most:
            return int(text)
        raise ValueError(f"{text!r} must be a whole number from {self.least} to {self.most}")


class Word(Values):
    """A number written as a word: the first word is `first`, the next one more, and so on.

    `more` are further words with their numbers.
    """

    def __init__(self, words: Sequence[str], first: int = 0, **more: int) -> None:
        self.numbers: Final = {word: first + at for at, word in enumerate(words)} | more
        self.words: Final = {number: word for word, number in self.numbers.items()}

    def write(self, number: int) -> str | None:
        """Return the word, or None if the number has none."""
        return self.words.get(number)

    def read(self, text: str) -> int:
        """Return the number of a word. Raises: ValueError listing the words."""
        if text in self.numbers:
            return self.numbers[text]
        raise ValueError(f"{text!r} must be {_listed(self.numbers)}")


class Several(Values):
    """A set of words, one for each bit: `lion+bull`, or `none`; `more` are words for whole sets."""

    def __init__(self, words: Sequence[str], **more: int) -> None:
        self.words: Final = words
        self.more: Final = more

    def write(self, number: int) -> str | None:
        """Return the words of the bits that are set, joined by `+`; None for bits without a word.

        A word of `more` stands for a whole set, and "none" for no bits.
        """
        for word, whole in self.more.items():
            if number == whole:
                return word
        if not 0 <= number < 1 << len(self.words):
            return None
        return "+".join(w for at, w in enumerate(self.words) if number >> at & 1) or "none"

    def read(self, text: str) -> int:
        """Return the bits of the words. Raises: ValueError listing the words."""
        if text == "none":
            return 0
        if text in self.more:
            return self.more[text]
        words = text.split("+")
        wrong = [word for word in words if word not in self.words]
        if wrong:
            raise ValueError(f"{wrong[0]!r} must be {_listed(self.words)}")
        if len(set(words)) < len(words):
            raise ValueError(f"{text!r} names something twice")
        return sum(1 << self.words.index(word) for word in words)


class Spelled(Values):
    """Numbers that functions write and read. `read` raises ValueError."""

    def __init__(self, write: Callable[[int], str | None], read: Callable[[str], int]) -> None:
        self._write: Final = write
        self._read: Final = read

    def write(self, number: int) -> str | None:
        """Return the word for a number, or None if it has none."""
        return self._write(number)

    def read(self, text: str) -> int:
        """Return the number of a word. Raises: ValueError saying what would be right."""
        return self._read(text)


PLAIN: Final = Number(-(10**12), 10**12)


def write_number(values: Values, number: int) -> str:
    """Return a number as `values` write it, or as digits if it has no word."""
    text = values.write(number)
    return f"{NAMELESS}{number}" if text is None else text


def read_number(values: Values, text: str) -> int:
    """Return the number of a text that `write_number` wrote.

    Raises: ValueError saying what would be right, for another text.
    """
    if text.startswith(NAMELESS):
        return PLAIN.read(text.removeprefix(NAMELESS))
    return values.read(text)


def number_in(state: State, name: str, at: int = 0) -> int:
    """Return a field of a state: a number, or entry `at`, from 0, of an array."""
    found: Any = getattr(state, name)
    return int(found) if isinstance(found, int) else int(found[at])


def put_number(state: State, name: str, number: int, at: int = 0) -> None:
    """Set a field of a state: a number, or entry `at` of an array.

    Raises: ValueError if the number is too large to be kept there.
    """
    found: Any = getattr(state, name)
    try:
        if isinstance(found, int):
            setattr(state, name, number)
        else:
            found[at] = number
    except OverflowError as error:
        raise ValueError(f"{number} is too large") from error


def put_array(state: State, name: str, numbers: Sequence[int]) -> None:
    """Replace an array of a state, whatever its length was.

    Raises: ValueError if a number is too large to be kept there.
    """
    found: Any = getattr(state, name)
    if isinstance(found, list):
        setattr(state, name, list(numbers))
        return
    array = found[:0]
    try:
        for number in numbers:
            array = append(array, number)
    except OverflowError as error:
        raise ValueError(f"{number} is too large") from error
    setattr(state, name, array)


class Section(ABC, Generic[state_type.S]):
    """Some lines of a position. A new one is made for each text, so it may remember its lines.

    `heads` are the words that its lines begin with, for the error about a line nobody claims.
    """

    heads: Sequence[str] = ()

    @abstractmethod
    def claims(self, words: Sequence[str]) -> bool:
        """Return whether a line, split into words, belongs to this section."""

    @abstractmethod
    def write(self, state: state_type.S, empty: state_type.S) -> Iterator[str]:
        """Yield the lines in which the state differs from an empty table."""

    @abstractmethod
    def read(self, state: state_type.S, words: Sequence[str]) -> None:
        """Set the fields of the state from a line.

        Raises: ValueError with the mistake in the line.
        """


class Lines(Section[state_type.S]):
    """A section whose lines begin with one word, and which two functions write and read."""

    def __init__(
        self,
        head: str,
        write: Callable[[state_type.S, state_type.S], Iterator[str]],
        read: Callable[[state_type.S, Sequence[str]], None],
    ) -> None:
        self.head: Final = head
        self.heads: Sequence[str] = (head,)
        self._write: Final = write
        self._read: Final = read

    def claims(self, words: Sequence[str]) -> bool:
        """Return whether the first word is that of this section."""
        return words[0] == self.head

    def write(self, state: state_type.S, empty: state_type.S) -> Iterator[str]:
        """Yield a line for each text of the writing function."""
        return (f"{self.head} {rest}".rstrip() for rest in self._write(state, empty))

    def read(self, state: state_type.S, words: Sequence[str]) -> None:
        """Pass the words after the first to the reading function."""
        self._read(state, words[1:])


class Each(Section):
    """Lines `head who ...`, at most one for each of a number of seats or players.

    `write` returns the words after `who`, or None for no line. `read` gets these words, `words` of
    them; -1 stands for any number.
    """

    def __init__(
        self,
        head: str,
        who: Sequence[str],
        words: int,
        write: Callable[[Any, int], str | None],
        read: Callable[[Any, int, Sequence[str]], None],
    ) -> None:
        self.head: Final = head
        self.heads: Sequence[str] = (head,)
        self.who: Final = Word(who)
        self.length: Final = words
        self._write: Final = write
        self._read: Final = read
        self._seen: Final[set[int]] = set()

    def claims(self, words: Sequence[str]) -> bool:
        """Return whether the first word is that of this section."""
        return words[0] == self.head

    def write(self, state: State, empty: State) -> Iterator[str]:
        """Yield a line for each seat or player with something to write."""
        for number, name in self.who.words.items():
            rest = self._write(state, number)
            if rest is not None and rest != self._write(empty, number):
                yield f"{self.head} {name} {rest}".rstrip()

    def read(self, state: State, words: Sequence[str]) -> None:
        """Read the line of one seat or player.

        Raises: ValueError for an unknown one, a second line for it, or another number of words.
        """
        who = self.who.read(words[1] if len(words) > 1 else "")
        if self.length >= 0 and len(words) != 2 + self.length:
            raise ValueError(f"{self.length} words must follow {words[1]!r}")
        if who in self._seen:
            raise ValueError(f"{words[1]} is written twice")
        self._seen.add(who)
        self._read(state, who, words[2:])


class Column:
    """A named number of a state, or of each row of an array: entry `at`, then every `step`th.

    `field` is its name in the state, and `values` says how its numbers are written.
    """

    def __init__(self, name: str, field: str, values: Values, at: int = 0, step: int = 1) -> None:
        self.name: Final = name
        self.field: Final = field
        self.values: Final = values
        self.at: Final = at
        self.step: Final = step

    def get(self, state: State, row: int) -> int:
        """Return the number of a row."""
        return number_in(state, self.field, self.at + self.step * row)

    def put(self, state: State, row: int, text: str) -> None:
        """Set the number of a row from a word. Raises: ValueError."""
        number = read_number(self.values, text)
        put_number(state, self.field, number, self.at + self.step * row)


class Table(Section):
    """Lines `head row name=value name=value`, or without `row` where `rows` is empty."""

    def __init__(self, head: str, rows: Sequence[str], columns: Sequence[Column]) -> None:
        self.head: Final = head
        self.heads: Sequence[str] = (head,)
        self.rows: Final = {row: at for at, row in enumerate(rows)}
        self.columns: Final = {column.name: column for column in columns}
        self._seen: Final[set[tuple[int, str]]] = set()

    def claims(self, words: Sequence[str]) -> bool:
        """Return whether the first word is that of this section."""
        return words[0] == self.head

    def write(self, state: State, empty: State) -> Iterator[str]:
        """Yield the rows that differ from an empty table."""
        for name, row in (self.rows or {"": 0}).items():
            parts = [
                f"{column.name}={write_number(column.values, number)}"
                for column in self.columns.values()
                if (number := column.get(state, row)) != column.get(empty, row)
            ]
            if parts:
                yield " ".join(filter(None, (self.head, name, *parts)))

    def read(self, state: State, words: Sequence[str]) -> None:
        """Read a row.

        Raises: ValueError for an unknown row, name or value, or a name given twice.
        """
        row, parts = 0, words[1:]
        if self.rows:
            name = parts[0] if parts else ""
            if name not in self.rows:
                raise ValueError(f"{name!r} must be {_listed(self.rows)}")
            row, parts = self.rows[name], parts[1:]
        for name, text in pairs_of(parts, self.columns):
            if (row, name) in self._seen:
                raise ValueError(f"{name} is written twice")
            self._seen.add((row, name))
            self.columns[name].put(state, row, text)


class Single(Section):
    """One number of a state, its `field`, as `head word`; `values` says how it is written."""

    def __init__(self, head: str, field: str, values: Values) -> None:
        self.head: Final = head
        self.heads: Sequence[str] = (head,)
        self.field: Final = field
        self.values: Final = values

    def claims(self, words: Sequence[str]) -> bool:
        """Return whether the first word is that of this section."""
        return words[0] == self.head

    def write(self, state: State, empty: State) -> Iterator[str]:
        """Yield one line if the number differs from an empty table."""
        number = number_in(state, self.field)
        if number != number_in(empty, self.field):
            yield f"{self.head} {write_number(self.values, number)}"

    def read(self, state: State, words: Sequence[str]) -> None:
        """Read the number. Raises: ValueError unless one word follows that means a number there."""
        if len(words) != 2:
            raise ValueError("one word must follow")
        put_number(state, self.field, read_number(self.values, words[1]))


class Listing(Section):
    """An array of no fixed length, as `head word word ...`.

    `field` is its name in the state, and `values` says how its numbers are written.
    """

    def __init__(self, head: str, field: str, values: Values) -> None:
        self.head: Final = head
        self.heads: Sequence[str] = (head,)
        self.field: Final = field
        self.values: Final = values

    def claims(self, words: Sequence[str]) -> bool:
        """Return whether the first word is that of this section."""
        return words[0] == self.head

    def write(self, state: State, empty: State) -> Iterator[str]:
        """Yield one line if the array differs from an empty table."""
        numbers = [int(number) for number in getattr(state, self.field)]
        if numbers != [int(number) for number in getattr(empty, self.field)]:
            yield " ".join((self.head, *(write_number(self.values, n) for n in numbers)))

    def read(self, state: State, words: Sequence[str]) -> None:
        """Read all entries of the array.

        Raises: ValueError for a word that means no number there.
        """
        numbers = [read_number(self.values, word) for word in words[1:]]
        put_array(state, self.field, numbers)


class Series(Section):
    """An array of no fixed length, one line for each row of `columns` numbers."""

    def __init__(self, head: str, field: str, columns: Mapping[str, Values]) -> None:
        self.head: Final = head
        self.heads: Sequence[str] = (head,)
        self.field: Final = field
        self.columns: Final = columns

    def claims(self, words: Sequence[str]) -> bool:
        """Return whether the first word is that of this section."""
        return words[0] == self.head

    def write(self, state: State, empty: State) -> Iterator[str]:
        """Yield a line for each row."""
        numbers: Any = getattr(state, self.field)
        width = len(self.columns)
        for at in range(0, len(numbers), width):
            row = zip(self.columns.items(), numbers[at : at + width], strict=True)
            parts = (f"{name}={write_number(values, int(n))}" for (name, values), n in row)
            yield " ".join((self.head, *parts))

    def read(self, state: State, words: Sequence[str]) -> None:
        """Read the next row.

        Raises: ValueError for a missing, unknown or repeated name, or its value.
        """
        found = dict(pairs_of(words[1:], self.columns))
        missing = [name for name in self.columns if name not in found]
        if missing:
            raise ValueError(f"{missing[0]} is missing")
        row = [read_number(values, found[name]) for name, values in self.columns.items()]
        put_array(state, self.field, [*getattr(state, self.field), *row])


class Form(Generic[state_type.S]):
    """The text form of a game's positions. This one has no names: everything is a number.

    Attributes:
        seats: how many seats there are where a text written by hand does not say.
        aliases: whole lines, and what they stand for.
        frames: the name of each kind of frame, and the names of its slots; "-" for an unused one.
        outermost: the names of the frames that can be the outermost one; empty if any can.
    """

    seats: int = 2
    aliases: Mapping[str, str] = {}
    frames: Mapping[int, tuple[str, Sequence[str]]] = {}
    outermost: Sequence[str] = ()

    def agreed(self, seats: int, options: dict[str, str]) -> dict[str, str]:
        """Return complete options for a game to begin with.

        A text written by hand may leave some out.
        """
        return options

    def empty(self, state: state_type.S) -> state_type.S:
        """Return the state with everything taken off the table; its options stay."""
        return state

    def sections(self, state: state_type.S) -> Sequence[Section]:
        """List the sections of a table such as this, in the order in which they are read."""
        return ()

    def slots(self, state: state_type.S) -> Mapping[str, Values]:
        """Return how slots of frames are written, by name; the others are plain numbers."""
        return {}

    def wait(self, state: state_type.S) -> None:
        """Push the decision that waits if a text written by hand names none."""

    def finish(self, state: state_type.S) -> None:
        """Set the fields that follow from those read.

        Raises: ValueError with the reason why the position is impossible.
        """

    def faults(self, state: state_type.S) -> Sequence[str]:
        """List the reasons why such a position is impossible; empty if there are none."""
        return ()


def names_of_frames(frames: Iterable[decision.Frame]) -> dict[int, tuple[str, Sequence[str]]]:
    """Return the names of frames and of their slots, as `Form.frames` has them."""
    return {
        frame.kind: (frame.name, ["seat" if frame.seats else "-", *(s.name for s in frame.slots)])
        for frame in frames
    }


class Pending(Section):
    """The stack of decisions, the outermost first: `pending conflict seat=lion war=1 ...`."""

    def __init__(self, form: Form, state: State) -> None:
        self.form: Final = form
        self.values: Final = form.slots(state)
        self.kinds: Final = {name: kind for kind, (name, _) in form.frames.items()}

    def claims(self, words: Sequence[str]) -> bool:
        """Return whether the first word is that of this section."""
        return words[0] == "pending"

    def write(self, state: State, empty: State) -> Iterator[str]:
        """Yield a line for every frame."""
        stack = [int(number) for number in state.stack]
        for at in range(0, len(stack), int(FRAME)):
            kind, *slots = stack[at : at + int(FRAME)]
            name = self.form.frames[kind][0] if kind in self.form.frames else f"{NAMELESS}{kind}"
            parts = [
                f"{slot}={write_number(self.values.get(slot, PLAIN), number)}"
                for slot, number, named in self._slots(kind, slots)
                if named or number
            ]
            yield " ".join(("pending", name, *parts))
        if not stack:
            yield "pending nothing"

    def _slots(self, kind: int, numbers: Sequence[int]) -> Iterator[tuple[str, int, bool]]:
        """Yield the name and number of each slot, and whether the game names it."""
        named = self.form.frames.get(kind, ("", ()))[1]
        for at, number in enumerate(numbers):
            is_named = at < len(named) and named[at] != "-"
            yield (named[at] if is_named else SLOTS[at]), number, is_named

    def read(self, state: State, words: Sequence[str]) -> None:
        """Push a frame; the line `pending nothing` has none.

        Raises: ValueError for an unknown kind or slot, or for a slot that is missing.
        """
        if list(words[1:]) == ["nothing"]:
            return
        if len(words) < 2:
            raise ValueError("the line 'pending ...' is missing")
        name, parts = words[1], words[2:]
        if name.startswith(NAMELESS):
            kind = read_number(PLAIN, name)
        elif name in self.kinds:
            kind = self.kinds[name]
        else:
            raise ValueError(f"{name!r} must be {_listed(self.kinds)}")
        slots = [slot for slot, _, _ in self._slots(kind, [0] * len(SLOTS))]
        found = dict(pairs_of(parts, slots))
        needed = [slot for slot, _, named in self._slots(kind, [0] * len(SLOTS)) if named]
        missing = [slot for slot in needed if slot not in found]
        if missing:
            raise ValueError(f"{missing[0]} is missing")
        state.push(kind, *(self._number(slot, found.get(slot)) for slot in slots))

    def _number(self, slot: str, text: str | None) -> int:
        return 0 if text is None else read_number(self.values.get(slot, PLAIN), text)


def pairs_of(
    parts: Sequence[str], known: Sequence[str] | Mapping[str, Any]
) -> Iterator[tuple[str, str]]:
    """Yield the pairs of `name=value` words. Raises: ValueError for an unknown or repeated name."""
    seen = set()
    for part in parts:
        name, sign, value = part.partition("=")
        if not sign or name not in known:
            raise ValueError(f"{part!r} must be one of {_listed(known)}, '=' and a value")
        if name in seen:
            raise ValueError(f"{name} is written twice")
        seen.add(name)
        yield name, value


def _is_number(text: str) -> bool:
    digits = text.removeprefix("-")
    return digits.isascii() and digits.isdigit() and len(digits) < 15


def _listed(words: Sequence[str] | Mapping[str, Any]) -> str:
    """Return words as a list, shortened if there are many."""
    shown = list(words)
    return ", ".join(shown[:12]) + (f" or {len(shown) - 12} others" if len(shown) > 12 else "")
