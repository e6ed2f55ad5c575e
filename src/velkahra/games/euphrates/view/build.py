"""What a seat may know of Tigris & Euphrates, built up from its knowledge. Rules: TE-EDGE-85."""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from velkahra.core.contract.events import OPEN, Event
from velkahra.core.contract.state import CHANCE, NOBODY
from velkahra.games.euphrates.engine import EuphratesState
from velkahra.games.euphrates.rules.actions import A_ADD, A_BUILD, A_DECLINE
from velkahra.games.euphrates.rules.chapters.conflict import base_strength, conflict_colour
from velkahra.games.euphrates.rules.chapters.end import assigned, places, ranking
from velkahra.games.euphrates.rules.chapters.kingdom import count_temples, supporters
from velkahra.games.euphrates.rules.chapters.treasure import takeable, treasures_of
from velkahra.games.euphrates.rules.facts import BOARD_NAMES, ORDERS
from velkahra.games.euphrates.rules.printed import COLOURS, COLUMNS, MONUMENTS, OFF, SPACES
from velkahra.games.euphrates.rules.state import (
    BAG,
    C_ADDED,
    C_ATTACKER,
    C_DEFENDER,
    C_WAR,
    CATASTROPHES_OF,
    F_CONFLICT,
    F_MONUMENT,
    F_REFILL,
    F_TREASURES,
    F_TURN,
    F_WARS,
    HANDS,
    LEADER_AT,
    MONUMENT_AT,
    PLAYING,
    POINTS,
    SWAPPED,
    TREASURES_OF,
)
from velkahra.games.euphrates.view.model import Conflict, Draw, FinalRank, Four, View

__all__ = ["Conflict", "Draw", "FinalRank", "Four", "View", "view_of"]

_DECISIONS: Final = {
    int(F_TURN): "turn",
    int(F_CONFLICT): "add",
    int(F_WARS): "war",
    int(F_MONUMENT): "monument",
    int(F_TREASURES): "treasure",
}

ENDINGS: Final = ("", "treasures", "bag")
"""Which way the game ended, by `Position.over`."""


def view_of(state: EuphratesState, seat: int, last: Sequence[Event] = ()) -> View:
    """Build what `seat` may know now; it may be SPECTATOR or OPEN.

    Rules: TE-EDGE-85, TE-EDGE-86, TE-SETUP-05, TE-SETUP-06, TE-VP-02.
    """
    decision, seats = _decision(state), range(state.seats)
    return View(
        game="euphrates",
        board=BOARD_NAMES[state.board],
        english=state.english == 1,
        open_points=state.open_points == 1,
        seat=seat,
        seats=state.seats,
        dynasties=ORDERS[state.order][: state.seats],
        cells=tuple(memoryview(state.cells)[:SPACES].tolist()),
        kingdoms=tuple(memoryview(state.realm)[:SPACES].tolist()),
        treasures=tuple(state.treasure_spaces()),
        monuments=_places(state.counts, MONUMENT_AT, MONUMENTS),
        union=_or_none(state.union),
        leaders=_places(state.counts, LEADER_AT, 4 * state.seats),
        supporters=tuple([_supporters(state, leader) for leader in range(4 * state.seats)]),
        temples=tuple([_temples(state, leader) for leader in range(4 * state.seats)]),
        hands=tuple([_hand(state, other, seat) for other in seats]),
        hand_sizes=tuple([int(state.hand_size(other)) for other in seats]),
        swapped=tuple([_swapped(state, other, seat) for other in seats]),
        points=tuple([_points(state, other, seat) for other in seats]),
        held=tuple([_held(state, other, seat) for other in seats]),
        catastrophes=tuple([int(state.counts[CATASTROPHES_OF + other]) for other in seats]),
        bag=state.bag_size(),
        in_bag=_four(state.counts, BAG) if seat == OPEN else None,
        turn_number=state.turn_number,
        active=state.active,
        actions_left=state.left,
        decision=decision,
        deciders=(int(state.actor()),) if state.actor() >= 0 else (),
        conflict=_conflict(state, seat) if decision == "add" else None,
        war_colours=_war_colours(state) if decision == "war" else (),
        squares=_squares(state) if decision == "monument" else (),
        takeable=tuple(takeable(state)) if decision == "treasure" else (),
        treasures_due=len(treasures_of(state, state.top(2))) - 1 if decision == "treasure" else 0,
        draw=_draw(state) if decision == "chance" else None,
        last=_touched(last, seat),
        standings=_standings(state) if state.over != PLAYING else (),
        ending=ENDINGS[state.over],
    )


def _draw(state: EuphratesState) -> Draw:
    """Say whose refill is drawn, or that the dealer draws who begins. Rules: TE-SETUP-09."""
    if state.top() == F_REFILL:
        return Draw("refill", int(state.top(1)), int(state.top(2)))
    return Draw("first", -1, 0)


def _or_none(space: i64) -> i64:
    return -1 if space == OFF else space


def _places(counts: vec[i64], first: i64, many: i64) -> tuple[int, ...]:
    return tuple([int(_or_none(counts[at])) for at in range(first, first + many)])


def _supporters(state: EuphratesState, leader: i64) -> int:
    on_board = state.leader_at(leader) != OFF
    return int(supporters(state, leader, state.union)) if on_board else 0


def _temples(state: EuphratesState, leader: i64) -> int:
    at = state.leader_at(leader)
    return int(count_temples(state, at)) if at != OFF else 0


def _decision(state: EuphratesState) -> str:
    actor = state.actor()
    if actor == NOBODY:
        return "over"
    return "chance" if actor == CHANCE else _DECISIONS[int(state.top())]


def _hand(state: EuphratesState, owner: i64, viewer: i64) -> Four | None:
    return _four(state.counts, HANDS + COLOURS * owner) if viewer in (owner, OPEN) else None


def _swapped(state: EuphratesState, owner: i64, viewer: i64) -> Four | None:
    return _four(state.counts, SWAPPED + COLOURS * owner) if viewer == OPEN else None


def _points(state: EuphratesState, owner: i64, viewer: i64) -> Four | None:
    if not _open(state, owner, viewer):
        return None
    return _four(state.counts, POINTS + COLOURS * owner)


def _held(state: EuphratesState, owner: i64, viewer: i64) -> int | None:
    return int(state.counts[TREASURES_OF + owner]) if _open(state, owner, viewer) else None


def _open(state: EuphratesState, owner: i64, viewer: i64) -> bool:
    """Say whether `viewer` sees the points of `owner`: one's own, by option, and at the end."""
    return viewer in (owner, OPEN) or state.open_points == 1 or state.over != PLAYING


def _four(counts: vec[i64], at: i64) -> Four:
    """Read what is counted per colour from a place on."""
    return (int(counts[at]), int(counts[at + 1]), int(counts[at + 2]), int(counts[at + 3]))


def _conflict(state: EuphratesState, viewer: i64) -> Conflict:
    attacker, defender, actor = state.top(C_ATTACKER), state.top(C_DEFENDER), state.actor()
    numbers: list[int] = []
    if viewer in (actor, OPEN):
        numbers = [int(action - A_ADD) for action in state.legal_actions(actor)]
    return Conflict(
        kind="war" if state.top(C_WAR) else "revolt",
        colour=conflict_colour(state),
        attacker=attacker,
        defender=defender,
        attack=base_strength(state, attacker),
        defence=base_strength(state, defender),
        added=state.top(C_ADDED),
        numbers=tuple(numbers),
    )


def _war_colours(state: EuphratesState) -> tuple[int, ...]:
    return tuple([int(colour) for colour in range(COLOURS) if state.top(3) >> colour & 1])


def _squares(state: EuphratesState) -> tuple[tuple[int, int], ...]:
    found: list[tuple[int, int]] = []
    for action in state.legal_actions(state.actor()):
        if action < A_DECLINE:
            place = action - A_BUILD
            found.append((int(place % SPACES), int(place // SPACES)))
    return tuple(found)


def _touched(events: Sequence[Event], seat: i64) -> tuple[int, ...]:
    """List the spaces that events touched, as far as `seat` may know, each once."""
    spaces: list[int] = []
    for event in events:
        if not event.visible_to(seat):
            continue
        for name in ("origin", "space"):
            if name in event.facts:
                spaces.append(event.facts[name])
        if event.kind == "built":
            corner = event.facts["space"]
            spaces += [corner + 1, corner + int(COLUMNS), corner + int(COLUMNS) + 1]
    return tuple(dict.fromkeys(spaces))


def _standings(state: EuphratesState) -> tuple[FinalRank, ...]:
    standing = places(state)
    return tuple([_final_rank(state, seat, standing[seat]) for seat in ranking(state)])


def _final_rank(state: EuphratesState, seat: i64, place: i64) -> FinalRank:
    final = assigned(state, seat)
    points = _four(final, 0)
    scored = _four(state.counts, POINTS + COLOURS * seat)
    return FinalRank(
        seat=seat,
        place=place,
        points=points,
        assigned=(
            points[0] - scored[0],
            points[1] - scored[1],
            points[2] - scored[2],
            points[3] - scored[3],
        ),
    )
