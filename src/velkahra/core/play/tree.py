"""A game with variations: a tree of moves with comments and marks, and its text form.

    velkahra record 2
    game euphrates
    rules 1
    seats 2
    option board standard

    ; A comment on the start.
    chance first lion
    lion king G3
    @ s-G3
    @ s-G3 s-H4
    chance? draw TF
    bull! king H3
    result unfinished
    ^ 1
    lion king J5

The main line ends with `result`; `^ N` begins a variation after move N, counted from the top, 0 for
the start. A line `;` is a comment and `@` a mark: one element of the page, or an arrow between two.
`chance?` is a draw that nobody saw, a guess; `bull!` is an action that the rules refuse, played all
the same. A game that began from a position has its lines in the header, each after `position`.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, Literal

import msgspec

from velkahra.core.contract.events import Event, Events
from velkahra.core.contract.game import Game
from velkahra.core.contract.refusals import RecordError, VelkahraError
from velkahra.core.contract.state import CHANCE, State
from velkahra.core.play import position, record

ROOT: Final = 0
MOST_MOVES: Final = 10_000
MOST_MARKS: Final = 40
LONGEST_COMMENT: Final = 2_000
LONGEST_ELEMENT: Final = 80
LONGEST_LINE: Final = 4_000
NOWHERE: Final[Mapping[int, int]] = {}

Kind = Literal["", "guess", "played"]
GUESS: Final = "guess"
PLAYED: Final = "played"
_SIGNS: Final[dict[Kind, str]] = {"": "", "guess": "?", "played": "!"}
_KINDS: Final = {sign: kind for kind, sign in _SIGNS.items() if sign}


class Move(msgspec.Struct, omit_defaults=True):
    """A move in a tree, and what people wrote about the position after it. ROOT has none.

    Attributes:
        up: the move before.
        seat: a seat, or CHANCE.
        kind: GUESS for a draw that nobody saw, PLAYED for an action that the rules refuse.
        order: the place among the moves after the same one; the lowest is the main line.
        marks: elements of the page, or two with a space between for an arrow.
    """

    up: int = ROOT
    seat: int = CHANCE
    action: int = 0
    kind: Kind = ""
    order: int = 0
    comment: str = ""
    marks: list[str] = []

    @property
    def ply(self) -> record.Ply:
        """The move as a record has it."""
        return self.seat, self.action


class Tree:
    """The moves of a game with variations.

    Attributes:
        start: the lines of the position it began from, "" for the start of the game.
        moves: all moves by their number; ROOT is the start.
    """

    def __init__(self, game: Game, seats: int, options: dict[str, str], start: str = "") -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.options: Final = options
        self.start: Final = start
        self.notes: dict[str, str] = {}
        self.moves: Final[dict[int, Move]] = {ROOT: Move()}
        self._after: Final[dict[int, list[int]]] = {ROOT: []}
        self._opening: State | None = None

    def opening(self) -> State:
        """Return the position that the game begins from. Raises: VelkahraError."""
        if self._opening is None and self.start:
            text = "\n".join([*self.header(position.MAGIC), "", self.start, ""])
            self._opening = position.read_position(text, self.game)
        elif self._opening is None:
            self._opening = self.game.start(self.seats, self.options)
        return self._opening.clone()

    def header(self, magic: str) -> list[str]:
        """Return the header of a text about the game, without notes."""
        about = [magic, f"game {self.game.name}", f"rules {self.game.rules}", f"seats {self.seats}"]
        return about + [f"option {name} {value}" for name, value in self.options.items()]

    def put(self, number: int, move: Move) -> None:
        """Put a move that was stored into the tree; its parent is there already."""
        self.moves[number] = move
        self._after.setdefault(number, [])
        if number != ROOT:
            after = self._after[move.up]
            if number not in after:
                after.append(number)
            after.sort(key=lambda other: self.moves[other].order)

    def add(self, up: int, seat: int, action: int, kind: Kind = "") -> int:
        """Return the number of a move after another one; the same move is not added twice."""
        for number in self._after[up]:
            if self.moves[number].ply == (seat, action):
                return number
        if len(self.moves) > MOST_MOVES:
            raise RecordError(f"there are more than {MOST_MOVES} moves")
        number = max(self.moves) + 1
        order = max((self.moves[other].order + 1 for other in self._after[up]), default=0)
        self.put(number, Move(up, seat, action, kind, order))
        return number

    def after(self, number: int) -> Sequence[int]:
        """List the moves after one, the main line first."""
        return self._after[number]

    def path(self, number: int) -> list[int]:
        """List the moves that lead to one, and itself, without ROOT."""
        found = []
        while number != ROOT:
            found.append(number)
            number = self.moves[number].up
        return found[::-1]

    def line(self, number: int = ROOT) -> list[int]:
        """List the moves of the main line after a move."""
        found = []
        while self._after[number]:
            number = self._after[number][0]
            found.append(number)
        return found

    def remove(self, number: int) -> list[int]:
        """Remove a move with everything after it, and list the numbers; nothing for ROOT."""
        if number == ROOT:
            return []
        gone = [number]
        for other in gone:
            gone += self._after[other]
        self._after[self.moves[number].up].remove(number)
        for other in gone:
            del self.moves[other], self._after[other]
        return gone

    def promote(self, number: int) -> list[int]:
        """Make the line to a move the main line, and list the moves that changed."""
        changed = []
        for one in self.path(number):
            first = self._after[self.moves[one].up][0]
            if first != one:
                self.moves[one].order = self.moves[first].order - 1
                self.put(one, self.moves[one])
                changed.append(one)
        return changed

    def state(self, number: int) -> State:
        """Return the position after a move."""
        state = self.opening()
        for one in self.path(number):
            state.advance(*self.moves[one].ply, None)
        return state

    def step(self, number: int) -> tuple[State, list[Event]]:
        """Return the position after a move, and its events; none at the start."""
        state, events = self.state(self.moves[number].up), Events()
        if number != ROOT:
            state.advance(*self.moves[number].ply, events)
        return state, events.happened

    def walk(self) -> Iterator[tuple[int, list[Event]]]:
        """Yield each move after the one before it, with its events; none for ROOT."""
        yield ROOT, []
        waiting = [(number, self.opening()) for number in reversed(self._after[ROOT])]
        while waiting:
            number, state = waiting.pop()
            events = Events()
            state.advance(*self.moves[number].ply, events)
            yield number, events.happened
            after = self._after[number]
            waiting += [(other, state.clone()) for other in reversed(after[1:])]
            waiting += [(other, state) for other in after[:1]]

    def record(self, number: int | None = None) -> record.Record:
        """Return the main line, or the line to a move, as a record.

        Raises: RecordError if it begins from a position, or has an action that the rules refuse.
        """
        line = self.line() if number is None else self.path(number)
        if self.start:
            raise RecordError("it begins from a position")
        if any(self.moves[one].kind == PLAYED for one in line):
            raise RecordError("an action in it is against the rules")
        plies = [self.moves[one].ply for one in line]
        about = self.game.name, self.game.rules, self.seats, dict(self.options)
        return record.Record(*about, plies, dict(self.notes), self.result(line))

    def result(self, line: Sequence[int]) -> list[float] | None:
        """Return the shares of the victory at the end of a line, None while the game goes on."""
        end = self.state(line[-1] if line else ROOT)
        return list(end.returns()) if end.is_over() else None


def of_record(found: record.Record, game: Game) -> Tree:
    """Return a record as a tree without variations. The record is known to replay."""
    tree = Tree(game, found.seats, found.options)
    tree.notes = dict(found.notes)
    number = ROOT
    for ply in found.plies:
        number = tree.add(number, *ply)
    return tree


def of_position(state: State, game: Game) -> Tree:
    """Return a tree that begins from a position."""
    text = position.write_position(state, game)
    return Tree(game, int(state.seats), game.options_of(state), text.split("\n\n", 1)[1].strip())


def write_tree(tree: Tree) -> str:
    """Return a tree as text, for `read_tree`."""
    lines = tree.header(record.MAGIC_2)
    lines += [f"note {name} {value}" for name, value in tree.notes.items()]
    lines += [f"position {line}" for line in tree.start.splitlines() if line]
    main, places = tree.line(), {ROOT: 0}
    lines += ["", *_about(tree.moves[ROOT]), *_written(tree, main, places)]
    lines.append(f"result {record.result_text(tree.result(main))}")
    starts = [ROOT, *main]
    for number in starts:
        for other in tree.after(number)[1:]:
            line = [other, *tree.line(other)]
            lines += [f"^ {places[number]}", *_written(tree, line, places)]
            starts += line
    return "\n".join([*lines, ""])


def _written(tree: Tree, line: Sequence[int], places: dict[int, int]) -> Iterator[str]:
    for number in line:
        places[number] = len(places)
        move = tree.moves[number]
        who, action = record.ply_text(tree.game, tree.options, move.ply).split(" ", 1)
        yield f"{who}{_SIGNS[move.kind]} {action}"
        yield from _about(move)


def _about(move: Move) -> Iterator[str]:
    yield from (f"; {line}".rstrip() for line in move.comment.split("\n") if move.comment)
    yield from (f"@ {mark}" for mark in move.marks)


def read_tree(text: str, game: Game | None = None, lawful: bool = True) -> Tree:
    """Return the tree of a text, or of a record without variations, and check every move.

    `lawful`: no action may be one that the rules refuse. Raises: RecordError with the number of the
        first offending line.
    """
    lines = record.lines_of(text)
    if lines[0] != record.MAGIC_2:
        found = record.read_record(text, game)
        tree = of_record(found, record.game_of(found.game, game))
        check(tree, lawful=lawful)
        return tree
    if "" not in lines[:-1]:
        raise RecordError("an empty line must follow the header")
    gap = lines.index("")
    start = "\n".join(line[9:] for line in lines[1:gap] if line.startswith("position "))
    plain = [line for line in lines[1:gap] if not line.startswith("position ")]
    header, game = record.read_header(plain, game)
    tree = Tree(game, header.seats, header.options, start)
    tree.notes = header.notes
    check(tree, _read(tree, enumerate(lines[gap + 1 :], gap + 2)), lawful=lawful)
    return tree


def _read(tree: Tree, lines: Iterator[tuple[int, str]]) -> dict[int, int]:
    """Add the moves of numbered lines, and return the line of each."""
    who = record.seats_by_name(tree.game, tree.options, tree.seats)
    at, order, result = ROOT, [ROOT], ""
    found: dict[int, int] = {}
    for number, line in lines:
        head, _, rest = line.partition(" ")
        if not line:
            continue
        if len(line) > LONGEST_LINE or not line.isprintable():
            raise RecordError("the line is too long or has characters that cannot be shown", number)
        if head == "result":
            result = line
        elif head == "^":
            if not (rest.isascii() and rest.isdigit() and len(rest) < 7 and int(rest) < len(order)):
                raise RecordError(f"there is no move {rest!r} before this line", number)
            at = order[int(rest)]
        elif head in (";", "@"):
            _note(tree.moves[at], head, rest, number)
        else:
            at = _add(tree, at, who, line, number)
            order.append(at)
            found[at] = number
    if not result:
        raise RecordError("the record is cut off: the line 'result ...' is missing")
    return found


def _note(move: Move, head: str, rest: str, number: int) -> None:
    """Add a comment's line or a mark to a move."""
    if head == ";":
        move.comment = f"{move.comment}\n{rest}" if move.comment else rest
        if len(move.comment) > LONGEST_COMMENT:
            raise RecordError(f"a comment is longer than {LONGEST_COMMENT} characters", number)
    elif is_mark(rest) and len(move.marks) < MOST_MARKS:
        move.marks = [*move.marks, rest]
    else:
        raise RecordError("a mark is one or two elements of the page, not too many", number)


def is_mark(text: str) -> bool:
    """Return whether a text is a mark: one element of the page, or two for an arrow."""
    parts = text.split(" ")
    return len(parts) in (1, 2) and all(0 < len(part) <= LONGEST_ELEMENT for part in parts)


def _add(tree: Tree, at: int, who: dict[str, int], line: str, number: int) -> int:
    name, _, action = line.partition(" ")
    kind, before = _KINDS.get(name[-1:], ""), len(tree.moves)
    ply = record.read_ply(tree.game, who, f"{name[:-1] if kind else name} {action}", number)
    added = tree.add(at, *ply, kind)
    if len(tree.moves) == before:
        raise RecordError("this move is there already", number)
    return added


def check(tree: Tree, at: Mapping[int, int] = NOWHERE, *, lawful: bool) -> None:
    """Raise a RecordError if the rules refuse a move, PLAYED ones if `lawful`. `at` has lines."""
    try:
        waiting = [(ROOT, tree.opening())]
    except VelkahraError as error:
        raise RecordError(str(error)) from error
    while waiting:
        number, state = waiting.pop()
        for other in reversed(tree.after(number)):
            move, after = tree.moves[other], state.clone()
            refused = state.refusal(*move.ply)
            if refused is not None and (lawful or move.kind != PLAYED):
                raise RecordError(f"the rules refuse this: {refused.rule}", at.get(other, 0))
            after.advance(*move.ply, None)
            waiting.append((other, after))
