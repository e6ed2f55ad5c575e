"""The observation of a seat: its layout, and what it writes, for programs that learn."""

from typing import Final

from dudo.rules import facts
from dudo.rules.state import Position
from dudo.view.build import decision_of
from velkahra.core.contract import entries, observation
from velkahra.core.contract.events import SPECTATOR
from velkahra.core.contract.observation import Column, Layout

DECISIONS: Final = (
    ("roll", "dice are rolled"),
    ("open", "a seat makes the first bid of a round"),
    ("answer", "a seat raises, doubts, or calls exact"),
    ("over", "the game is over"),
)
MOST_ROUNDS: Final = 999
"""Later rounds are observed as this one."""


def layout_of(seats: int) -> Layout:
    """Return the layout for a number of seats."""
    players = [
        Column("acts", 0, 1, "it is on turn"),
        Column("dice", 0, facts.MOST_DICE, "dice that it has left", "dice"),
        Column("fallen", 0, 1, "it has been down to its last die"),
        Column("count", 0, facts.MOST_IN_PLAY, "count of its last bid; 0 none", "dice"),
        Column("face", 0, facts.FACES - 1, "face of that bid, from 0", "code"),
        *(
            Column(f"shown-{name}", 0, facts.MOST_DICE, "in the last round")
            for name in facts.FACE_NAMES
        ),
    ]
    hand = [
        Column(name, 0, facts.MOST_DICE, "of the observer", "dice") for name in facts.FACE_NAMES
    ]
    return Layout(
        (
            observation.entities("players", seats, "the seats, from the observer on", players),
            observation.vector("hand", "own dice; 0 before the roll", hand, ("DU-ROUND-01",)),
            observation.one_hot("decision", "what is decided now", DECISIONS),
            observation.vector("round", "this round, and how the last one ended", _round(seats)),
        )
    )


def _round(seats: int) -> list[Column]:
    last, most = seats - 1, facts.MOST_IN_PLAY
    return [
        Column("start", 0, facts.MOST_DICE, "dice of a seat at the start of the game", "dice"),
        Column("number", 0, MOST_ROUNDS, "number of this round", "rounds"),
        Column("palifico", 0, 1, "this is a palifico round"),
        Column("bidder", -1, last, "row of the seat whose bid stands; -1 none", "code"),
        Column("caller", -1, last, "row of who ended the last round; -1 none", "code"),
        Column("is-exact", 0, 1, "it ended by a call of exact"),
        Column("last-bidder", -1, last, "row of the seat of its last bid; -1 none", "code"),
        Column("count", 0, most, "count of that bid", "dice"),
        Column("face", 0, facts.FACES - 1, "face of that bid, from 0", "code"),
        Column("found", 0, most, "dice that matched that bid", "dice"),
        Column("wild", 0, 1, "aces were wild"),
        Column("loser", -1, last, "row of the seat that lost a die; -1 none", "code"),
    ]


def entries_for(state: Position, observer: int) -> list[int]:
    """Return what a seat, or SPECTATOR, may know, as `layout_of` declares it."""
    seats = len(state.dice)
    first = int(entries.first_seat(observer))
    found: list[int] = []
    for seat in (*range(first, seats), *range(first)):
        shown = state.shown[facts.FACES * seat : facts.FACES * (seat + 1)]
        bid = state.bids[2 * seat : 2 * seat + 2]
        found += [int(state.may_act(seat)), state.dice[seat], state.fallen[seat], *bid, *shown]
    found += state.hand(observer) if observer != SPECTATOR else [0] * facts.FACES
    found += [int(decision_of(state) == name) for name, _ in DECISIONS]
    found += [state.start, min(state.round, MOST_ROUNDS), state.palifico]
    ended = state.showdown
    found += [_row(state.bidder, first, seats), _row(ended.caller, first, seats), ended.is_exact]
    found += [
        _row(ended.bidder, first, seats),
        ended.bid_count,
        ended.bid_face,
        ended.found,
        ended.wild,
    ]
    return [*found, _row(ended.loser, first, seats)]


def _row(seat: int, first: int, seats: int) -> int:
    """Return the row of a seat for an observer whose first row is `first`; -1 for none."""
    return int(entries.relative_seat(seat, first, seats)) if seat >= 0 else -1
