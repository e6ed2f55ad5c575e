"""A position as text: a header as a record has one, then one fact a line.

    velkahra position 1
    game euphrates
    rules 1
    seats 2
    option board standard

    turn lion 2
    hand lion TTFMSS
    G3 lion king
    pending turn seat=lion

Games name their fields (`core.contract.position_form`). Fields that are not written are as on an
empty table. Fields without a name are written as numbers in lines `field ...`, so every position
can be written. By hand the header may be left out where the game is known, and `pending` where the
game knows the decision that waits. Reading is strict: an unknown line is an error with its number.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, Final, NamedTuple, TypeVar

from velkahra.core import registry
from velkahra.core.contract import formats, position_form
from velkahra.core.contract.game import Game, check_game
from velkahra.core.contract.position_form import Form, Pending, Section
from velkahra.core.contract.refusals import PositionError, VelkahraError
from velkahra.core.contract.state import NOBODY, State

MAGIC: Final = "velkahra position 1"
MOST_CHARACTERS: Final = 200_000

_T = TypeVar("_T")


class _SourceLine(NamedTuple):
    number: int
    words: list[str]


def write_position(state: State, game: Game) -> str:
    """Return a position as text, for `read_position`. Raises: TypeError for a foreign state."""
    if not isinstance(state, State):
        raise TypeError(f"a position is a velkahra.State, not {type(state).__name__}")
    check_game(game)
    options = game.options_of(state)
    header = [MAGIC, f"game {game.name}", f"rules {game.rules}", f"seats {state.seats}"]
    header += [f"option {name} {value}" for name, value in options.items()]
    empty = game.positions.empty(game.start(int(state.seats), options))
    sections = [*game.positions.sections(empty), Pending(game.positions, empty)]
    lines = [line for section in sections for line in section.write(state, empty)]
    text = "\n".join([*header, "", *lines, ""])
    rest = [f"field {line}" for line in _differences(state, _read(text, game, checked=False))]
    return "\n".join([*header, "", *lines, *rest, ""])


def read_position(text: str, game: Game | None = None) -> State:
    """Return the state of a position written as text.

    `game` is for a game that is not registered, or a text without a header.

    Raises: PositionError with the number of the offending line and the reason, or the reason alone
        where the position as a whole is wrong; TypeError for anything but a text and a game.
    """
    if not isinstance(text, str):
        raise TypeError(f"a position is read from a str, not {type(text).__name__}")
    if game is not None:
        check_game(game)
    return _read(text, game, checked=True)


def _read(text: str, game: Game | None, checked: bool) -> State:
    if len(text) > MOST_CHARACTERS:
        raise PositionError(f"the text is longer than {MOST_CHARACTERS} characters")
    numbered = enumerate(text.splitlines(), 1)
    lines = [_SourceLine(number, line.split()) for number, line in numbered if line.strip()]
    game, lines = _titled(game, lines)
    state, lines = _begin(game, lines)
    sections = [*game.positions.sections(state), Pending(game.positions, state)]
    fields = [line for line in lines if line.words[0] == "field"]
    _read_sections(state, sections, [line for line in lines if line.words[0] != "field"])
    try:
        game.positions.finish(state)
        if not any(line.words[0] == "pending" for line in lines):
            game.positions.wait(state)
    except ValueError as error:
        raise PositionError(str(error)) from error
    for line in fields:
        _attempt(line, partial(_read_field, state))
    if checked:
        _check(game, state)
    return state


def _titled(game: Game | None, lines: list[_SourceLine]) -> tuple[Game, list[_SourceLine]]:
    """Return the game, and the lines without those that name it."""
    titled = bool(lines) and lines[0].words[0] == "velkahra"
    if titled and lines[0].words != MAGIC.split():
        later = formats.made_later(" ".join(lines[0].words), MAGIC)
        wrong = later or f"a position begins with the line {MAGIC!r}"
        raise PositionError(wrong, lines[0].number)
    if not titled and game is None:
        raise PositionError(f"a position begins with the line {MAGIC!r}", 1)
    lines = lines[titled:]
    named = [line for line in lines if line.words[0] == "game"]
    if titled and not named:
        raise PositionError("the line 'game ...' is missing")
    for line in named:
        if len(line.words) != 2:
            raise PositionError("'game' needs a name", line.number)
        if game is None:
            game = _known(line)
        if line.words[1] != game.name:
            raise PositionError(
                f"this is about {line.words[1]}, not about {game.name}", line.number
            )
    assert game is not None
    return game, [line for line in lines if line.words[0] != "game"]


def _known(line: _SourceLine) -> Game:
    try:
        return registry.game(line.words[1])
    except VelkahraError as error:
        raise PositionError(str(error), line.number) from error


def _begin(game: Game, lines: list[_SourceLine]) -> tuple[State, list[_SourceLine]]:
    """Return an empty table with the options of the text, and the lines without those."""
    seats, rules, options, rest = game.positions.seats, game.rules, dict[str, str](), []
    where: dict[str, _SourceLine] = {}
    for number, words in lines:
        line = _SourceLine(
            number, game.positions.aliases.get(" ".join(words), " ".join(words)).split()
        )
        match line.words:
            case ["seats", text]:
                seats = _attempt(
                    line, lambda words: _one_of(game.seats, position_form.PLAIN.read(words[1]))
                )
            case ["rules", text]:
                rules = _attempt(line, lambda words: position_form.PLAIN.read(words[1]))
            case ["option", name, text]:
                options[name] = text
                where[name] = _SourceLine(number, words)
            case [("seats" | "rules" | "option") as name, *_]:
                raise PositionError(f"{' '.join(words)!r}: too many words or too few", number)
            case [name, text] if any(option.name == name for option in game.options):
                options[name] = text
                where[name] = _SourceLine(number, words)
            case _:
                rest.append(line)
    return _empty(game, seats, rules, options, where), rest


def _one_of(numbers: Sequence[int], number: int) -> int:
    if number not in numbers:
        raise ValueError(f"it must be one of {', '.join(map(str, numbers))}")
    return number


def _empty(
    game: Game, seats: int, rules: int, options: dict[str, str], where: dict[str, _SourceLine]
) -> State:
    if rules > game.rules or rules < game.oldest_rules:
        raise PositionError(f"this program does not know rules {rules} of {game.name}")
    try:
        for name, value in options.items():
            _attempt(where[name], partial(_check_option, game, name, value))
        agreed = game.upgraded(rules, game.positions.agreed(seats, options))[1]
        bare: State = game.positions.empty(game.start(seats, agreed))
    except PositionError:
        raise
    except VelkahraError as error:
        raise PositionError(str(error)) from error
    return bare


def _check_option(game: Game, name: str, value: str, words: list[str]) -> None:
    game.complete({name: value})


def _read_sections(state: State, sections: Sequence[Section], lines: Sequence[_SourceLine]) -> None:
    """Read the lines of each section, so that it does not matter where they stand."""
    state.stack = state.stack[:0]
    mine: list[list[_SourceLine]] = [[] for _ in sections]
    for line in lines:
        # The last section holds the stack and claims lines first, as others could match them too.
        for at in (len(sections) - 1, *range(len(sections) - 1)):
            if sections[at].claims(line.words):
                mine[at].append(line)
                break
        else:
            heads = dict.fromkeys(head for section in sections for head in section.heads)
            right = f"a line begins with {', '.join(heads)}" if heads else "the game names no parts"
            what = " ".join(line.words)
            raise PositionError(f"{what!r} describes nothing: {right}", line.number)
    for section, claimed in zip(sections, mine, strict=True):
        for line in claimed:
            _attempt(line, partial(section.read, state))


def _attempt(line: _SourceLine, read: Callable[[list[str]], _T]) -> _T:
    """Return what `read` makes of a line; its errors are given the line's number."""
    try:
        return read(line.words)
    except PositionError:
        raise
    except (ValueError, KeyError, IndexError, OverflowError, VelkahraError) as error:
        raise PositionError(f"{' '.join(line.words)!r}: {error}", line.number) from error


def _check(game: Game, state: State) -> None:
    try:
        over = state.is_over()
        if not over and game.positions.outermost:
            _check_outermost(game.positions, int(state.stack[0]))
    except IndexError as error:
        raise PositionError("the position is impossible: nothing is pending") from error
    for fault in game.positions.faults(state):
        raise PositionError(f"the position is impossible: {fault}")
    if over:
        return
    who = _somebody(state)
    actions = state.legal_actions(who)
    if not len(actions):
        raise PositionError("the position is impossible: no seat has a legal action")
    try:
        state.clone().apply(who, actions[0])
    except (IndexError, ValueError, VelkahraError) as error:
        what = "nobody can go on from what is pending"
        raise PositionError(f"the position is impossible: {what}") from error


def _check_outermost(form: Form[Any], kind: int) -> None:
    """Raise an error if no decision would wait after the pending ones."""
    name = form.frames[kind][0] if kind in form.frames else str(kind)
    if name not in form.outermost:
        right = ", ".join(form.outermost)
        raise PositionError(
            f"the position is impossible: the first 'pending' is {name}, not one of {right}"
        )


def _somebody(state: State) -> int:
    who = int(state.actor())
    if who >= int(state.seats) or who == NOBODY:
        raise PositionError(
            f"the position is impossible: seat {who} would have to act, who does not play"
        )
    return who


def _fields(state: State) -> dict[str, Any]:
    """Return the fields of a state: numbers and arrays; `hands.0` is an array in a list."""
    found: dict[str, Any] = {}
    for name in dir(state):
        value: Any = None if name.startswith("_") else getattr(state, name)
        if isinstance(value, int):
            found[name] = value
        elif isinstance(value, list) and value and isinstance(value[0], list):
            found |= {f"{name}.{at}": inner for at, inner in enumerate(value)}
        elif hasattr(value, "__len__") and not isinstance(value, str | dict):
            found[name] = value
    return found


def _differences(state: State, again: State) -> Iterator[str]:
    """Yield the differing fields as lines of numbers."""
    others = _fields(again)
    for name, value in _fields(state).items():
        other = others[name]
        if isinstance(value, int):
            if value != other:
                yield f"{name} {value}"
        elif len(value) != len(other):
            yield " ".join((name, "=", *(str(int(number)) for number in value)))
        else:
            parts = [f"{at}={int(n)}" for at, n in enumerate(value) if n != other[at]]
            if parts:
                yield " ".join((name, *parts))


def _read_field(state: State, words: Sequence[str]) -> None:
    if len(words) < 3:
        raise ValueError("a field and its numbers must follow")
    _, name, *values = words
    if name not in _fields(state):
        raise ValueError(f"a position has no field {name!r}")
    if values[:1] == ["="]:
        numbers = [position_form.PLAIN.read(value) for value in values[1:]]
        outer, dot, at = name.partition(".")
        if dot:
            getattr(state, outer)[int(at)] = numbers
        else:
            position_form.put_array(state, name, numbers)
    elif "=" not in values[0]:
        position_form.put_number(state, name, position_form.PLAIN.read(values[0]))
    else:
        for value in values:
            at, _, number = value.partition("=")
            _fields(state)[name][position_form.PLAIN.read(at)] = position_form.PLAIN.read(number)
