"""What a seat may know of Tigris & Euphrates, built up from its knowledge. Rules: TE-EDGE-85."""

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from velkahra.core.events import Event
from velkahra.core.state import CHANCE, NOBODY
from velkahra.games.euphrates.actions import A_ADD, A_BUILD, A_DECLINE
from velkahra.games.euphrates.engine import EuphratesState
from velkahra.games.euphrates.facts import BOARD_NAMES, COLUMNS, MONUMENTS, ORDERS
from velkahra.games.euphrates.printed import COLOURS, OFF, SPACES
from velkahra.games.euphrates.rules.conflict import base_strength, conflict_colour
from velkahra.games.euphrates.rules.end import assigned, places, ranking
from velkahra.games.euphrates.rules.kingdom import count_temples, supporters
from velkahra.games.euphrates.rules.treasure import takeable
from velkahra.games.euphrates.state import (
    C_ADDED,
    C_ATTACKER,
    C_DEFENDER,
    C_WAR,
    CATASTROPHES_OF,
    F_CONFLICT,
    F_MONUMENT,
    F_TREASURES,
    F_TURN,
    F_WARS,
    MONUMENT_AT,
    PLAYING,
    POINTS,
    TREASURES_OF,
)

_DECISIONS: Final = {
    int(F_TURN): "turn",
    int(F_CONFLICT): "add",
    int(F_WARS): "war",
    int(F_MONUMENT): "monument",
    int(F_TREASURES): "treasure",
}

Four = tuple[int, int, int, int]


class Conflict(msgspec.Struct, frozen=True):
    """A conflict that waits for tiles from the hands. Strengths without what is still hidden.

    `kind` is "revolt" or "war"; leaders are indices seat * 4 + office; `added` is what the attacker
    has added, -1 while that is open. `numbers` are the legal numbers for the viewer who must add
    now, empty for everybody else.
    """

    kind: str
    colour: int
    attacker: int
    defender: int
    attack: int
    defence: int
    added: int
    numbers: tuple[int, ...]


class Standing(msgspec.Struct, frozen=True):
    """A final place: points per colour with the treasures assigned (`assigned` of them each)."""

    seat: int
    place: int
    points: Four
    assigned: Four


class View(msgspec.Struct, frozen=True):
    """Everything `seat` may know now; seat -1 is a spectator.

    Spaces are row * 16 + column. Colours are 0 red, 1 blue, 2 green, 3 black; offices have the same
    numbers (priest, farmer, trader, king). A leader is seat * 4 + office.

    Attributes:
        board: "standard" or "advanced".
        english: the English variant is played.
        open_points: everybody sees everybody's points.
        cells: what lies on each of the 176 spaces: 0 nothing, 1..4 a face-up tile of colour - 1,
            5..8 a face-down one (under a monument), 9 a catastrophe tile, 16..31 a leader.
        kingdoms: the leaders of the kingdom each space belongs to, as a bit set; 0 for none.
        treasures: the spaces with a treasure, ascending.
        monuments: for each of the six, its north-west space, or -1.
        union: the space under the unification tile, or -1.
        leaders: the space of each leader, or -1 when off the board.
        supporters: for each leader on the board, the tiles of its colour in its kingdom.
        temples: for each leader on the board, the face-up temples next to it.
        hand: the viewer's own tiles per colour, or None for a spectator.
        hand_sizes: the number of tiles in each hand.
        points: per seat the points per colour, None where they are hidden from the viewer.
        held: per seat the treasures taken, None where hidden.
        catastrophes: the catastrophe tiles each seat has left.
        bag: the number of tiles in the bag.
        active: the seat whose turn it is, -1 before the start.
        actions_left: actions the active seat may still take this turn.
        decision: what is to be decided: "turn", "add", "war", "monument", "treasure", "chance"
            or "over".
        deciders: the seats that decide now.
        conflict: the conflict being fought, if any.
        war_colours: the colours among which the active seat chooses the next war.
        squares: the (north-west space, monument) pairs that can be built now.
        takeable: the treasure spaces the trader's owner may take now.
        last: the spaces the last action touched.
        standings: the final ranking, best first; empty while the game goes on.
    """

    game: str
    board: str
    english: bool
    open_points: bool
    seat: int
    seats: int
    dynasties: tuple[str, ...]
    cells: tuple[int, ...]
    kingdoms: tuple[int, ...]
    treasures: tuple[int, ...]
    monuments: tuple[int, ...]
    union: int
    leaders: tuple[int, ...]
    supporters: tuple[int, ...]
    temples: tuple[int, ...]
    hand: Four | None
    hand_sizes: tuple[int, ...]
    points: tuple[Four | None, ...]
    held: tuple[int | None, ...]
    catastrophes: tuple[int, ...]
    bag: int
    active: int
    actions_left: int
    decision: str
    deciders: tuple[int, ...]
    conflict: Conflict | None
    war_colours: tuple[int, ...]
    squares: tuple[tuple[int, int], ...]
    takeable: tuple[int, ...]
    last: tuple[int, ...]
    standings: tuple[Standing, ...]


def view_of(state: EuphratesState, seat: int, last: Sequence[Event] = ()) -> View:
    """Build what `seat` may know now; -1 is a spectator.

    Rules: TE-EDGE-85, TE-EDGE-86, TE-SETUP-05, TE-SETUP-06, TE-VP-02.
    """
    leaders = [int(state.leader_at(leader)) for leader in range(4 * state.seats)]
    placed = [at != OFF for at in leaders]
    decision = _decision(state)
    mine = seat >= 0 and state.actor() == seat
    return View(
        game="euphrates",
        board=BOARD_NAMES[state.board],
        english=state.english == 1,
        open_points=state.open_points == 1,
        seat=seat,
        seats=int(state.seats),
        dynasties=ORDERS[state.order][: state.seats],
        cells=tuple(memoryview(state.cells)[:SPACES].tolist()),
        kingdoms=tuple(memoryview(state.realm)[:SPACES].tolist()),
        treasures=tuple(int(space) for space in state.treasure_spaces()),
        monuments=tuple(_or_none(state.counts[MONUMENT_AT + m]) for m in range(MONUMENTS)),
        union=_or_none(state.union),
        leaders=tuple(_or_none(at) for at in leaders),
        supporters=tuple(
            int(supporters(state, leader, state.union)) if placed[leader] else 0
            for leader in range(len(leaders))
        ),
        temples=tuple(int(count_temples(state, at)) if at != OFF else 0 for at in leaders),
        hand=_four(lambda colour: state.hand(seat, colour)) if seat >= 0 else None,
        hand_sizes=tuple(int(state.hand_size(other)) for other in range(state.seats)),
        points=tuple(_points(state, other, seat) for other in range(state.seats)),
        held=tuple(
            int(state.counts[TREASURES_OF + other]) if _open(state, other, seat) else None
            for other in range(state.seats)
        ),
        catastrophes=tuple(int(state.counts[CATASTROPHES_OF + s]) for s in range(state.seats)),
        bag=int(state.bag_size()),
        active=int(state.active),
        actions_left=int(state.left),
        decision=decision,
        deciders=(int(state.actor()),) if state.actor() >= 0 else (),
        conflict=_conflict(state, mine) if decision == "add" else None,
        war_colours=_war_colours(state) if decision == "war" else (),
        squares=_squares(state) if decision == "monument" else (),
        takeable=tuple(int(s) for s in takeable(state)) if decision == "treasure" else (),
        last=_touched([event for event in last if event.visible_to(seat)]),
        standings=_standings(state) if state.over != PLAYING else (),
    )


def _or_none(space: int) -> int:
    return -1 if space == OFF else int(space)


def _decision(state: EuphratesState) -> str:
    actor = state.actor()
    if actor == NOBODY:
        return "over"
    return "chance" if actor == CHANCE else _DECISIONS[state.top()]


def _open(state: EuphratesState, owner: int, viewer: int) -> bool:
    """Say whether `viewer` sees the points of `owner`: one's own, by option, and at the end."""
    return owner == viewer or state.open_points == 1 or state.over != PLAYING


def _points(state: EuphratesState, owner: int, viewer: int) -> Four | None:
    if not _open(state, owner, viewer):
        return None
    return _four(lambda colour: state.counts[POINTS + COLOURS * owner + colour])


def _four(count: Callable[[int], int]) -> Four:
    return (int(count(0)), int(count(1)), int(count(2)), int(count(3)))


def _conflict(state: EuphratesState, mine: bool) -> Conflict:
    attacker, defender = state.top(C_ATTACKER), state.top(C_DEFENDER)
    actions = [int(action) for action in state.legal_actions(state.actor())] if mine else []
    return Conflict(
        kind="war" if state.top(C_WAR) else "revolt",
        colour=int(conflict_colour(state)),
        attacker=int(attacker),
        defender=int(defender),
        attack=int(base_strength(state, attacker)),
        defence=int(base_strength(state, defender)),
        added=int(state.top(C_ADDED)),
        numbers=tuple(action - int(A_ADD) for action in actions),
    )


def _war_colours(state: EuphratesState) -> tuple[int, ...]:
    return tuple(colour for colour in range(4) if state.top(3) >> colour & 1)


def _squares(state: EuphratesState) -> tuple[tuple[int, int], ...]:
    actions = [int(a) - A_BUILD for a in state.legal_actions(state.actor()) if a < A_DECLINE]
    return tuple((int(place % SPACES), int(place // SPACES)) for place in actions)


def _touched(events: list[Event]) -> tuple[int, ...]:
    spaces = []
    for event in events:
        spaces += [event.facts[name] for name in ("origin", "space") if name in event.facts]
        if event.kind == "built":
            corner = event.facts["space"]
            spaces += [corner + 1, corner + COLUMNS, corner + COLUMNS + 1]
    return tuple(dict.fromkeys(int(space) for space in spaces))


def _standings(state: EuphratesState) -> tuple[Standing, ...]:
    standing = places(state)
    return tuple(_standing(state, int(seat), int(standing[seat])) for seat in ranking(state))


def _standing(state: EuphratesState, seat: int, place: int) -> Standing:
    final = assigned(state, seat)
    first = int(POINTS + COLOURS * seat)
    return Standing(
        seat=seat,
        place=place,
        points=_four(lambda colour: final[colour]),
        assigned=_four(lambda colour: final[colour] - state.counts[first + colour]),
    )
