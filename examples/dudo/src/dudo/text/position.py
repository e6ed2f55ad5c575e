"""The names by which positions are written."""

from collections.abc import Mapping, Sequence
from typing import Final

from dudo.engine import DudoState
from dudo.rules import actions, facts, frames, invariants
from dudo.rules.state import Position
from velkahra.core.contract import position_form
from velkahra.core.contract.position_form import Column, Each, Form, Section, Table, Values, Word

YES: Final = Word(("no", "yes"))
FACE: Final = Word(facts.FACE_NAMES)
COUNT: Final = position_form.Number(0, facts.MOST_IN_PLAY)
DICE: Final = position_form.Number(0, facts.MOST_DICE)


class DudoForm(Form[DudoState]):
    """The text form of positions of Dudo."""

    seats = 3
    frames = position_form.names_of_frames(frames.FRAMES)
    outermost = ("turn",)

    def empty(self, state: DudoState) -> DudoState:
        """Return a table without dice."""
        state.dice = [0] * len(state.dice)
        state.stack = state.stack[:0]
        state.round = 1
        return state

    def sections(self, state: DudoState) -> Sequence[Section]:
        """List the sections of a position's text."""
        seats = facts.SEAT_NAMES[: len(state.dice)]
        seat = Word(seats, nobody=-1)
        last = {"caller": seat, "exact": YES, "bidder": seat, "count": COUNT, "face": FACE}
        last |= {"found": COUNT, "wild": YES, "loser": seat}
        round_columns = [Column("number", "round", position_form.Number())]
        round_columns += [Column("palifico", "palifico", YES), Column("bidder", "bidder", seat)]
        return (
            Table("round", (), round_columns),
            Table("seat", seats, _SEAT_COLUMNS),
            _hands("hand", seats, "hands"),
            _hands("shown", seats, "shown"),
            Table(
                *("last", ()),
                [Column(name, "ended", kind, at) for at, (name, kind) in enumerate(last.items())],
            ),
        )

    def slots(self, state: DudoState) -> Mapping[str, Values]:
        """Return how slots of frames are written, by name."""
        return {"seat": Word(facts.SEAT_NAMES[: len(state.dice)])}

    def wait(self, state: DudoState) -> None:
        """Raise a ValueError unless the game is over: what waits must be named."""
        if len(state.in_play()) != 1:
            raise ValueError("the line 'pending turn seat=...' is missing")

    def finish(self, state: DudoState) -> None:
        """Put the dice that nobody has into the box."""
        state.box = state.start * len(state.dice) - sum(state.dice)

    def faults(self, state: DudoState) -> Sequence[str]:
        """List broken invariants."""
        return invariants.faults(state)


_SEAT_COLUMNS: Final = (
    Column("dice", "dice", DICE),
    Column("fallen", "fallen", YES),
    Column("bid", "bids", COUNT, 0, 2),
    Column("face", "bids", FACE, 1, 2),
)


def _hands(head: str, seats: Sequence[str], field: str) -> Each:
    """Return the section of the dice in a field of the state: `hand puma 11345`."""

    def write(state: Position, seat: int) -> str | None:
        counts = getattr(state, field)[facts.FACES * seat : facts.FACES * (seat + 1)]
        return actions.ROLL_NAMES[actions.roll_number(counts)] if any(counts) else None

    def read(state: Position, seat: int, words: Sequence[str]) -> None:
        if words[0] not in actions.ROLL_NAMES:
            raise ValueError(f"{words[0]!r} must be faces of dice in order, such as 11345")
        roll = actions.ROLLS[actions.ROLL_NAMES.index(words[0])]
        hands = getattr(state, field)
        hands[facts.FACES * seat : facts.FACES * (seat + 1)] = actions.counts_of(roll)

    return Each(head, seats, 1, write, read)
