"""A game as a text file: a header, then one action a line, chance included.

    velkahra record 1
    game euphrates
    rules 1
    seats 3
    option board standard

    chance first lion
    lion king G3
    ...
    result 1 0 0

State = fold(record). Reading is strict: an unknown line is an error with its number.
"""

import re
from collections.abc import Iterable
from typing import Final

import msgspec

from velkahra.core import registry
from velkahra.core.contract import formats, state
from velkahra.core.contract.game import Game, check_game
from velkahra.core.contract.refusals import NotationError, RecordError, VelkahraError

MAGIC: Final = "velkahra record 1"
MAGIC_2: Final = "velkahra record 2"
"""Of a record with variations: see `core.play.tree`. Here, its main line is read."""
MOST_CHARACTERS: Final = 4_000_000
MOST_PLIES: Final = 100_000
LONGEST_LINE: Final = 400
UNFINISHED: Final = "unfinished"

_SHARE: Final = re.compile(r"-?[0-9]{1,9}(\.[0-9]{1,20})?(e-[0-9]{1,2})?")

Ply = tuple[int, int]


class Record(msgspec.Struct):
    """Header and actions of one game.

    Attributes:
        game: registry name.
        rules: version of the rules it was played under.
        options: complete options.
        plies: (a seat or CHANCE, an action's integer), in order.
        notes: free facts about the game (`dealer`, `seed`, `player-lion` ...), one line each.
        result: each seat's final utility, or None while the game goes on.
    """

    game: str
    rules: int
    seats: int
    options: dict[str, str]
    plies: list[Ply] = []
    notes: dict[str, str] = {}
    result: list[float] | None = None


def write_record(record: Record, game: Game | None = None) -> str:
    """Return a record as text, for `read_record`; `game` if it is not registered.

    Raises: TypeError for anything but a record and its game, VelkahraError for an unknown game,
        RecordError for options, notes, plies and results that `read_record` would not take.
    """
    if not isinstance(record, Record):
        raise TypeError(f"write_record takes a velkahra.Record, not {_kind(record)}")
    game = game_of(record.game, game)
    lines = [MAGIC, f"game {record.game}", f"rules {record.rules}", f"seats {record.seats}"]
    lines += [_entry("option", *option) for option in record.options.items()]
    lines += [_entry("note", *note) for note in record.notes.items()]
    lines.append("")
    for number, (seat, _) in enumerate(record.plies, 1):
        if not state.CHANCE <= seat < record.seats:
            raise RecordError(f"ply {number} is of seat {seat}: there are 0..{record.seats - 1}")
    lines += [ply_text(game, record.options, ply) for ply in record.plies]
    shares = result_text(record.result)
    _read_result(shares, record.seats, 0)
    return "\n".join([*lines, f"result {shares}", ""])


def _entry(kind: str, name: str, value: str) -> str:
    """Return the line of an option or a note. Raises: RecordError if it would not read back."""
    line = f"{kind} {name} {value}"
    if not name or not value or " " in name or not isinstance(value, str):
        raise RecordError(f"the {kind} {name!r} needs a name without spaces and a text: {value!r}")
    _check_line(line, 0)
    return line


def result_text(result: list[float] | None) -> str:
    """Return the shares of the victory as a record has them."""
    return UNFINISHED if result is None else " ".join(_share(x) for x in result)


def _share(share: float) -> str:
    """Return a number as its shortest text that reads back the same: "1", "0.5"."""
    return f"{share:g}" if float(f"{share:g}") == share else repr(share)


def ply_text(game: Game, options: dict[str, str], ply: Ply) -> str:
    """Return one line of a record: who, then the action in notation."""
    seat, action = ply
    who = "chance" if seat == state.CHANCE else game.seat_name(options, seat)
    return f"{who} {game.write(seat, action)}"


def read_record(text: str, game: Game | None = None) -> Record:
    """Read a record strictly, with any line ends; `Play.replay` plays it. `game`: unregistered.

    Raises: RecordError with the number of the first offending line; TypeError for anything but a
        text and a game.
    """
    if not isinstance(text, str):
        raise TypeError(f"read_record takes a str, not {_kind(text)}")
    if len(text) > MOST_CHARACTERS:
        raise RecordError(f"the file is longer than {MOST_CHARACTERS} characters")
    lines = lines_of(text)
    if lines[0] == MAGIC_2:
        lines = _main_line(lines)
    elif lines[0] != MAGIC:
        later = formats.made_later(lines[0], MAGIC_2)
        raise RecordError(later or f"a record must begin with the line {MAGIC!r}", 1)
    if lines[-1] != "" or not lines[-2].startswith("result "):
        raise RecordError("the record is cut off: its last line must be 'result ...'", len(lines))
    if "" not in lines[:-1]:
        raise RecordError("an empty line must follow the header")
    gap = lines.index("")
    record, game = read_header(lines[1:gap], game)
    _read_plies(record, game, enumerate(lines[gap + 1 : -2], gap + 2))
    record.result = _read_result(lines[-2].removeprefix("result "), record.seats, len(lines) - 1)
    return record


def _main_line(lines: list[str]) -> list[str]:
    """Return the lines of a record with variations, as one without has them."""
    ends = next((n for n, line in enumerate(lines) if line.startswith("result ")), len(lines))
    kept = [line for line in lines[: ends + 1] if line[:2] not in (";", "; ", "@ ")]
    return [*(f"chance {line[8:]}" if line.startswith("chance? ") else line for line in kept), ""]


def game_of(name: str, given: Game | None) -> Game:
    """Return the given game, or the registered one.

    Raises: TypeError for no game, VelkahraError for another or an unknown one.
    """
    if given is None:
        return registry.game(name)
    check_game(given)
    if given.name != name:
        raise VelkahraError(f"the text is of the game {name}, not of {given.name}")
    return given


def _kind(thing: object) -> str:
    return type(thing).__name__


def first_line(text: str) -> int:
    """Return the number of the line, from 1, that holds the first ply of a record."""
    return lines_of(text).index("") + 2


def lines_of(text: str) -> list[str]:
    """Return the lines of a text, also where an editor has written it as Windows does."""
    text = text.removeprefix("\ufeff")
    ends = "\r\n" if text.count("\r\n") == text.count("\n") > 0 else "\n"
    return text.split(ends)


def read_header(lines: list[str], given: Game | None) -> tuple[Record, Game]:
    """Return a record without plies, and its game, from the lines after the first one."""
    facts: dict[str, str] = {}
    tables: dict[str, dict[str, str]] = {"option": {}, "note": {}}
    for number, line in enumerate(lines, 2):
        _check_line(line, number)
        name, _, value = line.partition(" ")
        if name in tables:
            key, _, value = value.partition(" ")
            into = tables[name]
        else:
            key, into = name, facts
        if not key or not value or key in into:
            raise RecordError(f"the header line {line!r} is incomplete or given twice", number)
        into[key] = value
    if list(facts) != ["game", "rules", "seats"]:
        raise RecordError("the header must name game, rules and seats, in this order", 2)
    try:
        game = game_of(facts["game"], given)
        rules, seats = _number(facts["rules"], 3), _number(facts["seats"], 4)
        rules, options = game.upgraded(rules, tables["option"])
        options = game.complete(options)
    except RecordError:
        raise
    except VelkahraError as error:
        raise RecordError(str(error), 2) from error
    if seats not in game.seats:
        raise RecordError(f"{game.name} cannot be played with {seats} seats", 4)
    return Record(game.name, rules, seats, options, notes=tables["note"]), game


def _read_plies(record: Record, game: Game, lines: Iterable[tuple[int, str]]) -> None:
    who = seats_by_name(game, record.options, record.seats)
    for number, line in lines:
        _check_line(line, number)
        if len(record.plies) >= MOST_PLIES:
            raise RecordError(f"there are more than {MOST_PLIES} actions", number)
        record.plies.append(read_ply(game, who, line, number))


def seats_by_name(game: Game, options: dict[str, str], seats: int) -> dict[str, int]:
    """Return who can act in a record: each seat and chance, by name."""
    return {game.seat_name(options, seat): seat for seat in range(seats)} | {"chance": state.CHANCE}


def read_ply(game: Game, who: dict[str, int], line: str, number: int) -> Ply:
    """Return the ply of a line of a record. Raises: RecordError with the number of the line."""
    name, _, action = line.partition(" ")
    if name not in who:
        raise RecordError(f"{name!r} is not a seat here: {', '.join(who)}", number)
    try:
        return who[name], game.read(action)
    except NotationError as error:
        raise RecordError(str(error), number) from error


def _read_result(text: str, seats: int, number: int) -> list[float] | None:
    if text == UNFINISHED:
        return None
    if not all(_SHARE.fullmatch(word) for word in text.split(" ")):
        raise RecordError(f"the result {text!r} is not a list of numbers", number)
    shares = [float(word) for word in text.split(" ")]
    if len(shares) != seats:
        raise RecordError(f"the result must have {seats} numbers", number)
    return shares


def _check_line(line: str, number: int) -> None:
    if len(line) > LONGEST_LINE or not line.isprintable():
        raise RecordError("the line is too long or holds characters that cannot be shown", number)


def _number(text: str, number: int) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 6:
        raise RecordError(f"{text!r} is not a small whole number", number)
    return int(text)
