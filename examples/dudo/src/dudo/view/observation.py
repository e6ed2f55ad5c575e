"""Describes the observation of a seat, for programs that learn."""

from typing import Final, final

from mypy_extensions import i16

from dudo.rules import facts
from dudo.rules.state import Position
from dudo.view.build import decision_of
from velkahra.core.contract import entries
from velkahra.core.contract.entries import Entries
from velkahra.core.contract.observer import Observer

DECISIONS: Final = (
    ("roll", "dice are rolled"),
    ("open", "a seat makes the first bid of a round"),
    ("answer", "a seat raises, doubts, or calls exact"),
    ("over", "the game is over"),
)
MOST_ROUNDS: Final = 999
"""Later rounds are observed as this one."""
LAST_FACE: Final = facts.FACES - 1


@final
class DudoObserver(Observer[Position]):
    """The observations of Dudo."""

    def describe(self, w: Entries, state: Position, observer: int) -> None:
        """Describe what a seat, or a spectator if negative, may know. Rules: DU-ROUND-01."""
        seats = len(state.dice)
        first = int(entries.first_seat(observer))
        w.entities("players", "the seats, from the observer on")
        for seat in (*range(first, seats), *range(first)):
            _describe_player(w, state, seat)
        hand = state.hand(observer) if observer >= 0 else [0] * facts.FACES
        w.vector("hand", "own dice; 0 before the roll")
        at = w.columns(
            "", facts.FACE_NAMES, 0, facts.MOST_DICE, "of the observer", "dice", "DU-ROUND-01"
        )
        _write(w, at, hand)
        names = [name for name, _ in DECISIONS]
        w.one_hot("decision", names.index(decision_of(state)), "what is decided now", DECISIONS)
        _describe_round(w, state, first)


def _describe_player(w: Entries, state: Position, seat: int) -> None:
    """Describe a row of players."""
    out, most = w.out, facts.MOST_DICE
    count, face = state.bids[2 * seat : 2 * seat + 2]
    w.row()
    out[w.flag("acts", "it is on turn")] = entries.bit(state.may_act(seat))
    out[w.count("dice", 0, most, "dice that it has left", "dice")] = i16(state.dice[seat])
    out[w.flag("fallen", "it has been down to its last die")] = i16(state.fallen[seat])
    meaning = "count of its last bid; 0 none"
    out[w.count("count", 0, facts.MOST_IN_PLAY, meaning, "dice")] = i16(count)
    out[w.code("face", 0, LAST_FACE, "face of that bid, from 0")] = i16(face)
    at = w.columns("shown-", facts.FACE_NAMES, 0, most, "in the last round", "dice")
    _write(w, at, state.shown[facts.FACES * seat : facts.FACES * (seat + 1)])


def _describe_round(w: Entries, state: Position, first: int) -> None:
    """Describe this round, and how the last one ended."""
    out, ended = w.out, state.showdown
    seats, most = len(state.dice), facts.MOST_IN_PLAY
    bidder, caller = _row(state.bidder, first, seats), _row(ended.caller, first, seats)
    last_bidder, loser = _row(ended.bidder, first, seats), _row(ended.loser, first, seats)
    last, number = seats - 1, min(state.round, MOST_ROUNDS)
    w.vector("round", "this round, and how the last one ended")
    meaning = "dice of a seat at the start of the game"
    out[w.count("start", 0, facts.MOST_DICE, meaning, "dice")] = i16(state.start)
    out[w.count("number", 0, MOST_ROUNDS, "number of this round", "rounds")] = i16(number)
    out[w.flag("palifico", "this is a palifico round")] = i16(state.palifico)
    out[w.code("bidder", -1, last, "row of the seat whose bid stands; -1 none")] = bidder
    out[w.code("caller", -1, last, "row of who ended the last round; -1 none")] = caller
    out[w.flag("is-exact", "it ended by a call of exact")] = i16(ended.is_exact)
    out[w.code("last-bidder", -1, last, "row of the seat of its last bid; -1 none")] = last_bidder
    out[w.count("count", 0, most, "count of that bid", "dice")] = i16(ended.bid_count)
    out[w.code("face", 0, LAST_FACE, "face of that bid, from 0")] = i16(ended.bid_face)
    out[w.count("found", 0, most, "dice that matched that bid", "dice")] = i16(ended.found)
    out[w.flag("wild", "aces were wild")] = i16(ended.wild)
    out[w.code("loser", -1, last, "row of the seat that lost a die; -1 none")] = loser


def _write(w: Entries, at: int, values: list[int]) -> None:
    """Write values into the entries from `at` on."""
    for place, value in enumerate(values, at):
        w.out[place] = i16(value)


def _row(seat: int, first: int, seats: int) -> i16:
    """Return the row of a seat for an observer whose first row is `first`; -1 for none."""
    return i16(entries.relative_seat(seat, first, seats)) if seat >= 0 else i16(-1)
