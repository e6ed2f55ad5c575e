"""The names by which positions are written; the README lists them."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Final

from mypy_extensions import u8

from velkahra.core.contract import position_form
from velkahra.games.euphrates.engine import EuphratesState
from velkahra.games.euphrates.rules import facts, frames, invariants, pieces, tables
from velkahra.games.euphrates.rules.chapters import kingdom, setup
from velkahra.games.euphrates.rules.chapters.monument import is_possible, is_square_of
from velkahra.games.euphrates.rules.state import ACTIONS_A_TURN, CATASTROPHES_EACH, start_temples

SPACE: Final = position_form.Word(facts.LABELS, none=int(tables.OFF))
TILE: Final = position_form.Word(tables.TILE_NAMES)
OFFICE: Final = position_form.Word(tables.OFFICE_NAMES)
MONUMENT: Final = position_form.Word(tables.MONUMENT_NAMES)
ENDS: Final = position_form.Word(("treasures", "bag"), first=1)
_Writer = Callable[[EuphratesState, int], str | None]
_Reader = Callable[[EuphratesState, int, Sequence[str]], None]
_Counter = Callable[[EuphratesState, int, int], int]
_Adder = Callable[[EuphratesState, int, int, int], None]
_STOCKS: Final = {
    "treasures": (
        EuphratesState.treasures_taken,
        EuphratesState.set_treasures_taken,
        position_form.Number(0, 14),
    ),
    "catastrophes": (
        EuphratesState.catastrophes,
        EuphratesState.set_catastrophes,
        position_form.Number(0, int(CATASTROPHES_EACH)),
    ),
}


class EuphratesForm(position_form.Form[EuphratesState]):
    """The text form of positions of Tigris & Euphrates."""

    seats = 4
    frames = position_form.names_of_frames(frames.FRAMES)
    outermost = ("first", "turn", "turn-test")

    def empty(self, state: EuphratesState) -> EuphratesState:
        """Return the empty board, with every tile in the bag."""
        state.treasures = 0
        setup.clear_table(state)
        setup.lay_out(state)
        state.active, state.left = 0, ACTIONS_A_TURN
        return state

    def sections(self, state: EuphratesState) -> Sequence[position_form.Section]:
        """List the sections of a position's text."""
        names = facts.ORDERS[state.order][: state.seats]
        return (
            position_form.Lines("turn", _write_turn, _read_turn),
            position_form.Single("turn-number", "turn_number", position_form.Number()),
            position_form.Lines("bare", _write_bare, _read_bare),
            position_form.Lines("taken", _write_taken, _read_taken),
            position_form.Lines("treasure", _write_treasure, _read_treasure),
            _Monuments(),
            _Board(),
            *(
                position_form.Each(
                    head, names, 1, partial(_write_pile, count), partial(_read_pile, add)
                )
                for head, count, add in _PILES
            ),
            position_form.Each("points", names, 4, _write_points, _read_points),
            *(position_form.Each(head, names, 1, *_stock(head)) for head in _STOCKS),
            position_form.Lines("gone", _write_gone, _read_gone),
            position_form.Lines("bag", _write_nothing, _read_bag),
            position_form.Lines("union", _write_union, _read_union),
            position_form.Lines("over", _write_over, _read_over),
        )

    def slots(self, state: EuphratesState) -> Mapping[str, position_form.Values]:
        """Return how slots of frames are written, by name."""
        leader = _Leader(state)
        return {
            "seat": _dynasties(state),
            "tiles": position_form.Number(0, 6),
            "war": position_form.Word(("no", "yes")),
            "attacker": leader,
            "defender": leader,
            "trader": leader,
            "added": position_form.Word(tuple("0123456"), none=-1),
            "space": SPACE,
            "colours": position_form.Several(facts.COLOUR_NAMES),
        }

    def wait(self, state: EuphratesState) -> None:
        """Push the turn of the active seat."""
        state.push(frames.TURN, state.active)

    def finish(self, state: EuphratesState) -> None:
        """Turn the tiles under monuments and find the kingdoms.

        Raises: ValueError if there are more tiles of a colour than in the game.
        """
        for monument in range(int(tables.MONUMENTS)):
            corner = state.monument_at(monument)
            if corner != tables.OFF:
                state.put_monument(monument, tables.OFF)
                _build(state, int(corner), monument)
        if min(state.in_bag(colour) for colour in range(tables.COLOURS)) < 0:
            raise ValueError("the position has more tiles of a colour than the game")
        state.realm = kingdom.find_kingdoms(state)

    def faults(self, state: EuphratesState) -> Sequence[str]:
        """List the faults of the board in words; empty if there are none."""
        return invariants.faults_on_board(state)


class _Board(position_form.Section[EuphratesState]):
    """Lines `G3 temple`, `G3 catastrophe` or `G3 lion king`."""

    heads = ("a space such as G3",)

    def claims(self, words: Sequence[str]) -> bool:
        return words[0] in SPACE.numbers

    def write(self, state: EuphratesState, empty: EuphratesState) -> Iterator[str]:
        before = None if _is_bare(state) else empty
        for space in range(int(tables.SPACES)):
            cell = int(state.cells[space])
            if cell and (before is None or before.cells[space] != cell):
                yield f"{facts.LABELS[space]} {self._thing(state, cell)}"

    def _thing(self, state: EuphratesState, cell: int) -> str:
        if cell == pieces.CATASTROPHE:
            return "catastrophe"
        if cell >= pieces.LEADER:
            return str(_Leader(state).write(int(pieces.leader_on(u8(cell))))).replace("/", " ")
        return tables.TILE_NAMES[(cell - 1) % int(tables.COLOURS)]

    def read(self, state: EuphratesState, words: Sequence[str]) -> None:
        space, what = SPACE.read(words[0]), words[1:]
        if state.cells[space] != pieces.EMPTY:
            raise ValueError("something lies there already")
        match what:
            case ["catastrophe"]:
                state.cells[space] = pieces.CATASTROPHE
            case [name]:
                colour = TILE.read(name)
                state.cells[space] = pieces.tile_of(colour)
                state.add_to_bag(colour, -1)
            case [dynasty, office]:
                leader = _Leader(state).read(f"{dynasty}/{office}")
                if state.leader_at(leader) != tables.OFF:
                    raise ValueError("that leader stands elsewhere")
                state.cells[space] = pieces.cell_of_leader(leader)
                state.put_leader(leader, space)
            case _:
                raise ValueError("a tile, 'catastrophe' or a leader must follow")


class _Monuments(position_form.Section[EuphratesState]):
    """Lines `G3 monument blue-red`: it stands on four tiles of one colour, G3 the north-west."""

    def claims(self, words: Sequence[str]) -> bool:
        return words[0] in SPACE.numbers and list(words[1:2]) == ["monument"]

    def write(self, state: EuphratesState, empty: EuphratesState) -> Iterator[str]:
        for monument, name in enumerate(tables.MONUMENT_NAMES):
            corner = state.monument_at(monument)
            if corner != tables.OFF:
                yield f"{facts.LABELS[corner]} monument {name}"

    def read(self, state: EuphratesState, words: Sequence[str]) -> None:
        if len(words) != 3:
            raise ValueError("the name of the monument must follow")
        monument = MONUMENT.read(words[2])
        if state.monument_at(monument) != tables.OFF:
            raise ValueError("that monument stands elsewhere")
        state.put_monument(monument, SPACE.read(words[0]))


def _dynasties(state: EuphratesState) -> position_form.Word:
    return position_form.Word(facts.ORDERS[state.order][: state.seats], nobody=-1)


class _Leader(position_form.Values):
    """A leader as `lion/king`."""

    def __init__(self, state: EuphratesState) -> None:
        self.dynasties: Final = _dynasties(state)

    def write(self, number: int) -> str | None:
        if number not in range(int(tables.COLOURS) * (len(self.dynasties.words) - 1)):
            return None
        dynasty, office = divmod(number, int(tables.COLOURS))
        return f"{self.dynasties.words[dynasty]}/{tables.OFFICE_NAMES[office]}"

    def read(self, text: str) -> int:
        dynasty, _, office = text.partition("/")
        return int(tables.COLOURS) * self.dynasties.read(dynasty) + OFFICE.read(office)


def _need(words: Sequence[str], count: int, what: str) -> None:
    if len(words) != count:
        raise ValueError(f"{what} must follow")


def _write_turn(state: EuphratesState, empty: EuphratesState) -> Iterator[str]:
    yield f"{_dynasties(state).write(state.active)} {state.left}"


def _read_turn(state: EuphratesState, words: Sequence[str]) -> None:
    _need(words, 2, "a dynasty and the actions left")
    state.active, state.left = (
        _dynasties(state).read(words[0]),
        position_form.Number(0, 2).read(words[1]),
    )


def _is_bare(state: EuphratesState) -> bool:
    """Return whether a start temple is gone or face down."""
    return any(state.cells[int(space)] != pieces.TEMPLE for space in start_temples(state.board))


def _write_bare(state: EuphratesState, empty: EuphratesState) -> Iterator[str]:
    if _is_bare(state):
        yield ""


def _read_bare(state: EuphratesState, words: Sequence[str]) -> None:
    _need(words, 0, "nothing")
    for space in start_temples(state.board):
        state.cells[int(space)] = pieces.EMPTY
        state.add_to_bag(tables.RED, 1)
    state.treasures = 0


def _write_taken(state: EuphratesState, empty: EuphratesState) -> Iterator[str]:
    temples = [int(space) for space in start_temples(state.board)]
    taken = [facts.LABELS[space] for space in temples if not state.has_treasure(space)]
    if taken and not _is_bare(state):
        yield " ".join(taken)


def _read_taken(state: EuphratesState, words: Sequence[str]) -> None:
    for word in words:
        _set_treasure(state, SPACE.read(word), False)


def _write_treasure(state: EuphratesState, empty: EuphratesState) -> Iterator[str]:
    if _is_bare(state) and state.treasures:
        yield " ".join(facts.LABELS[space] for space in state.treasure_spaces())


def _read_treasure(state: EuphratesState, words: Sequence[str]) -> None:
    for word in words:
        _set_treasure(state, SPACE.read(word), True)


def _set_treasure(state: EuphratesState, space: int, there: bool) -> None:
    temples = [int(temple) for temple in start_temples(state.board)]
    if space not in temples:
        raise ValueError(f"no treasure lies on {facts.LABELS[space]} at the start")
    if state.has_treasure(space) == there:
        state_of_it = "lies on" if there else "is taken from"
        raise ValueError(f"a treasure {state_of_it} {facts.LABELS[space]} already")
    state.treasures ^= 1 << temples.index(space)


def _build(state: EuphratesState, corner: int, monument: int) -> None:
    """Turn four tiles face down and put a monument on them."""
    colour = pieces.colour_on(state.cells[corner])
    if not is_square_of(state, corner, corner) or not is_possible(state, monument, colour):
        name, where = tables.MONUMENT_NAMES[monument], facts.LABELS[corner]
        raise ValueError(f"the monument {name} does not fit on {where}")
    for space in tables.square_from(corner):
        state.cells[space] = pieces.turned(state.cells[space])
    state.put_monument(monument, corner)


def _letters(count: Callable[[int], int]) -> str:
    """Return the tiles of a pile as letters; `count` gives the number of each colour."""
    return "".join(letter * int(count(colour)) for colour, letter in enumerate(tables.TILE_LETTERS))


def _move_tiles(state: EuphratesState, letters: str, add: Callable[[int, int], None]) -> None:
    """Move tiles from the bag to a pile, to which `add` adds a number of a colour."""
    for letter in letters:
        if letter not in tables.TILE_LETTERS:
            raise ValueError(f"{letter!r} must be one of {', '.join(tables.TILE_LETTERS)}")
        colour = tables.TILE_LETTERS.index(letter)
        state.add_to_bag(colour, -1)
        add(colour, 1)


_PILES: Final = (
    ("hand", EuphratesState.hand, EuphratesState.add_to_hand),
    ("swapped", EuphratesState.swapped, EuphratesState.add_swapped),
)


def _write_pile(count: _Counter, state: EuphratesState, seat: int) -> str | None:
    return _letters(partial(count, state, seat)) or None


def _read_pile(add: _Adder, state: EuphratesState, seat: int, words: Sequence[str]) -> None:
    _move_tiles(state, words[0], partial(add, state, seat))


def _write_points(state: EuphratesState, seat: int) -> str | None:
    points = [int(state.points(seat, colour)) for colour in range(tables.COLOURS)]
    return " ".join(map(str, points)) if any(points) else None


def _read_points(state: EuphratesState, seat: int, words: Sequence[str]) -> None:
    for colour, word in enumerate(words):
        state.score(seat, colour, position_form.Number().read(word) - state.points(seat, colour))


def _stock(head: str) -> tuple[_Writer, _Reader]:
    """Return the functions that write and read how many of something a seat has."""
    count, set_count, values = _STOCKS[head]

    def write(state: EuphratesState, seat: int) -> str | None:
        return str(int(count(state, seat)))

    def read(state: EuphratesState, seat: int, words: Sequence[str]) -> None:
        set_count(state, seat, values.read(words[0]))

    return write, read


def _write_gone(state: EuphratesState, empty: EuphratesState) -> Iterator[str]:
    letters = _letters(state.gone)
    if letters:
        yield letters


def _read_gone(state: EuphratesState, words: Sequence[str]) -> None:
    _need(words, 1, "the tiles out of the game")
    _move_tiles(state, words[0], state.add_gone)


def _write_nothing(state: EuphratesState, empty: EuphratesState) -> Iterator[str]:
    """Yield nothing: the bag holds all tiles that are nowhere else."""
    return iter(())


def _read_bag(state: EuphratesState, words: Sequence[str]) -> None:
    """Put everything but these tiles out of the game."""
    _need(words, 1, "the tiles in the bag, or 'none',")
    letters = "" if words[0] == "none" else words[0]
    if set(letters) - set(tables.TILE_LETTERS):
        raise ValueError(f"tiles are {', '.join(tables.TILE_LETTERS)}")
    for colour, letter in enumerate(tables.TILE_LETTERS):
        too_many = state.in_bag(colour) - letters.count(letter)
        state.add_to_bag(colour, -too_many)
        state.add_gone(colour, too_many)
        if state.gone(colour) < 0:
            raise ValueError(f"there are not so many tiles {letter} left")


def _write_union(state: EuphratesState, empty: EuphratesState) -> Iterator[str]:
    if state.union != tables.OFF:
        yield facts.LABELS[state.union]


def _read_union(state: EuphratesState, words: Sequence[str]) -> None:
    _need(words, 1, "the space under the unification tile")
    state.union = SPACE.read(words[0])


def _write_over(state: EuphratesState, empty: EuphratesState) -> Iterator[str]:
    if state.over:
        yield ENDS.words[int(state.over)]


def _read_over(state: EuphratesState, words: Sequence[str]) -> None:
    _need(words, 1, "why the game is over")
    state.over = ENDS.read(words[0])
