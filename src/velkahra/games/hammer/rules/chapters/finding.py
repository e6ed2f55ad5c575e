"""Naming a square, and finding T. H.

Rules: HM-SCORE-02, HM-EDGE-FIND-01 to -06.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.games.hammer.cards import opcodes
from velkahra.games.hammer.rules import actions, arrays, decision, frames, values
from velkahra.games.hammer.rules.effects import modify, supply
from velkahra.games.hammer.rules.state import Position

NO_ROUND: Final[i64] = 1000
PANELS: Final[i64] = 3  # of the encoded picture: columns, lines, sectors


def list_squares(state: Position, offset: i64) -> vec[i64]:
    """List the squares of the map, column by column, as actions from an offset on."""
    out: vec[i64] = vec[i64](capacity=576)
    for column in range(state.size):
        for line in range(state.size):
            out = append(out, offset + column * actions.SIDE_MOST + line)
    return out


def is_dark(state: Position, row: i64, place: i64) -> bool:
    """Return whether a place of a row, both from 0, is dark by the row's code."""
    mark = state.mark(row, place)
    code = i64(state.codes[row])
    return mark == code >> values.MARK_BITS or mark == code & values.MARK_MASK


def squares_open(state: Position, seat: i64) -> vec[i64]:
    """List the squares (24 * column + line) that a team's codes and wrong guesses leave.

    Without a seat (below 0), the whole map is open. Rules: HM-INFO-02.
    """
    shut = _shut_places(state, state.rows[seat] if seat >= 0 else i64(0))
    out: vec[i64] = vec[i64](capacity=64)
    for column in range(state.size):
        if shut[column]:
            continue
        for line in range(state.size):
            sector = (column + line) % state.size
            if shut[actions.SIDE_MOST + line] or shut[2 * actions.SIDE_MOST + sector]:
                continue
            square = column * actions.SIDE_MOST + line
            if not _was_wrong(state, seat, square):
                out = append(out, square)
    return out


def _shut_places(state: Position, rows: i64) -> vec[bool]:
    """Return by panel and place whether a code of these rows makes it dark."""
    shut = vec[bool]([False for _ in range(PANELS * actions.SIDE_MOST)])
    for row in range(state.pieces):
        if (rows >> row) & 1:
            panel = row // (state.pieces // PANELS)
            for place in range(state.size):
                if is_dark(state, row, place):
                    shut[panel * actions.SIDE_MOST + place] = True
    return shut


def _was_wrong(state: Position, seat: i64, square: i64) -> bool:
    guesses = state.guesses
    for at in range(i64(0), i64(len(guesses)), values.GUESSES):
        if guesses[at + values.GUESS_SEAT] == seat and guesses[at + values.GUESS_SQUARE] == square:
            return True
    return False


def is_square(state: Position, square: i64) -> bool:
    """Return whether a square is on the map."""
    if not 0 <= square < actions.SIDE_MOST * actions.SIDE_MOST:
        return False
    return square // actions.SIDE_MOST < state.size and square % actions.SIDE_MOST < state.size


def may_guess(state: Position, seat: i64) -> bool:
    """Return whether a team may name a square now. Rules: HM-EDGE-FIND-01, HM-EDGE-FIND-02."""
    if state.finder >= 0 or state.field_mode() or state.round < round_to_name_again(state, seat):
        return False
    return i64(state.guessed[seat]) < modify.parameter(state, seat, opcodes.P_GUESS_PER_ROUND)


def refuse_guess(state: Position, seat: i64) -> Refusal | None:
    """Return a refusal to name a square, or None. Rules: HM-EDGE-FIND-02."""
    if may_guess(state, seat):
        return None
    again = round_to_name_again(state, seat)
    if state.finder >= 0 or state.field_mode() or state.guess[seat] or again <= state.round:
        return Refusal("HM-EDGE-FIND-02")
    if again == NO_ROUND:
        return Refusal("HM-EDGE-FIND-02", None, "once")
    return Refusal("HM-EDGE-FIND-02", {"round": int(again)}, "pause")


def round_to_name_again(state: Position, seat: i64) -> i64:
    """Return the first round in which a team may name a square again, or NO_ROUND if none.

    What a table agreed on says what a wrong square costs. Rules: HM-EDGE-FIND-02.
    """
    naming = state.agreed[values.NAMING]
    if not naming:
        return 0
    if state.guess[seat]:
        return NO_ROUND
    named: i64 = 0
    guesses = state.guesses
    for at in range(i64(0), i64(len(guesses)), values.GUESSES):
        if guesses[at + values.GUESS_SEAT] == seat:
            named = guesses[at + values.GUESS_ROUND]
    if not named:
        return 0
    return NO_ROUND if naming == values.ONCE else named + values.PAUSE_ROUNDS + 1


@final
class Square(decision.Decision):
    """A team names the square where it thinks T. H. hides."""

    def legal(self, state: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        """List the squares of the map."""
        return list_squares(state, actions.A_SQUARE)

    def refuse(self, state: Position, seat: i64, action: i64) -> Refusal | None:
        """Return a refusal of a square that is not on the map, or None."""
        return None if is_square(state, action - actions.A_SQUARE) else Refusal("HM-EDGE-FIND-01")

    def carry_out(self, state: Position, seat: i64, action: i64, events: Events | None) -> None:
        """Hand in a square; it is opened when the turn ends, or when the team names another one.

        Rules: HM-EDGE-FIND-03, HM-EDGE-FIND-06.
        """
        square = action - actions.A_SQUARE
        state.drop()
        _open_square(state, seat, events)
        state.guess[seat] = square + 1
        state.guessed[seat] += u8(1)
        if events is not None:
            events.emit_to_others(seat, "guessed", {"seat": int(seat)})
            events.emit_to(seat, "guessed-own", {"seat": int(seat), "square": int(square)})


@final
class Open(decision.Step):
    """The square that a team named is opened. Rules: HM-EDGE-FIND-03, HM-EDGE-INFO-09."""

    def resolve(self, state: Position, events: Events | None) -> None:
        """Open the square that a team has handed in, after all that follows from its turn."""
        seat = state.frame_seat()
        state.drop()
        modify.end_modifiers(state, opcodes.UNTIL_TURN_END, -1)
        state.push(frames.TRIGGERS, seat)
        supply.deliver_all(state, events)
        _open_square(state, seat, events)


def _open_square(state: Position, seat: i64, events: Events | None) -> None:
    """Emit whether T. H. is in the named square, and carry out what follows. Rules: HM-SCORE-02."""
    square = state.guess[seat] - 1
    state.guess[seat] = 0
    if square < 0:
        return
    if square == state.square and state.finder < 0:
        find_hammer(state, seat, events)
        return
    state.add_guess(seat, square)
    if events is not None:
        events.emit_to_others(seat, "guess-wrong", {"seat": int(seat)})
        events.emit_to(seat, "guess-wrong-own", {"seat": int(seat), "square": int(square)})


def find_hammer(state: Position, seat: i64, events: Events | None) -> None:
    """Record that a team finds T. H.; the game goes on, and its partners get nothing for it.

    Rules: HM-SCORE-02, HM-EDGE-FIND-04, HM-EDGE-FIND-05.
    """
    points = modify.parameter(state, seat, opcodes.P_FIND_POINTS)
    if state.finder < 0:
        state.finder = seat
    state.finders |= arrays.seat_bit(seat)
    state.points[seat] += points
    if events is not None:
        facts = {"seat": int(seat), "square": int(state.square), "points": int(points)}
        events.emit("found", facts)


DECISIONS: Final[tuple[decision.Decision, ...]] = (
    Square(frames.SQUARE, "square"),
    Open(frames.OPEN),
)
