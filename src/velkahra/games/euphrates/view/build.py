"""Builds the view of a seat from what it may know. Rules: TE-EDGE-85."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from velkahra.core.contract.events import OPEN, Event
from velkahra.core.contract.state import CHANCE, NOBODY
from velkahra.games.euphrates.engine import EuphratesState
from velkahra.games.euphrates.rules.actions import A_ADD, A_BUILD, A_DECLINE, space_of_code, what_of
from velkahra.games.euphrates.rules.chapters.conflict import base_strength, conflict_colour
from velkahra.games.euphrates.rules.chapters.end import assign_treasures, list_ranks, ranking
from velkahra.games.euphrates.rules.chapters.kingdom import count_temples, supporters
from velkahra.games.euphrates.rules.chapters.treasure import list_takeable, treasures_of
from velkahra.games.euphrates.rules.facts import BOARD_NAMES, ORDERS
from velkahra.games.euphrates.rules.frames import (
    CONFLICT_ADDED,
    CONFLICT_ATTACKER,
    CONFLICT_DEFENDER,
    CONFLICT_WAR,
    F_CONFLICT,
    F_MONUMENT,
    F_REFILL,
    F_TREASURES,
    F_TURN,
    F_WARS,
    REFILL_TILES,
    TREASURES_TRADER,
    WARS_COLOURS,
)
from velkahra.games.euphrates.rules.state import PLAYING
from velkahra.games.euphrates.rules.tables import COLOURS, MONUMENTS, OFF, SPACES, square_from
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
    """Return what `seat` may know now; it may be SPECTATOR or OPEN.

    `last` are the events of the last action, which the view marks as far as `seat` may know them.

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
        monuments=tuple([_or_none(state.monument_at(monument)) for monument in range(MONUMENTS)]),
        union=_or_none(state.union),
        leaders=tuple(
            [_or_none(state.leader_at(leader)) for leader in range(COLOURS * state.seats)]
        ),
        supporters=tuple([_supporters(state, leader) for leader in range(COLOURS * state.seats)]),
        temples=tuple([_temples(state, leader) for leader in range(COLOURS * state.seats)]),
        hands=tuple([_hand(state, other, seat) for other in seats]),
        hand_sizes=tuple([int(state.hand_size(other)) for other in seats]),
        swapped=tuple([_swapped(state, other, seat) for other in seats]),
        points=tuple([_points(state, other, seat) for other in seats]),
        held=tuple([_held(state, other, seat) for other in seats]),
        catastrophes=tuple([int(state.catastrophes(other)) for other in seats]),
        bag=state.bag_size(),
        in_bag=_four([state.in_bag(colour) for colour in range(COLOURS)]) if seat == OPEN else None,
        turn_number=state.turn_number,
        active=state.active,
        actions_left=state.left,
        decision=decision,
        deciders=(int(state.actor()),) if state.actor() >= 0 else (),
        conflict=_conflict(state, seat) if decision == "add" else None,
        war_colours=_war_colours(state) if decision == "war" else (),
        squares=_squares(state) if decision == "monument" else (),
        takeable=tuple(list_takeable(state)) if decision == "treasure" else (),
        treasures_due=len(treasures_of(state, state.slot(TREASURES_TRADER))) - 1
        if decision == "treasure"
        else 0,
        draw=_draw(state) if decision == "chance" else None,
        last=_touched(last, seat),
        standings=_standings(state) if state.over != PLAYING else (),
        ending=ENDINGS[state.over],
    )


def _draw(state: EuphratesState) -> Draw:
    """Return whose refill is drawn next, or that the dealer draws who begins.

    Rules: TE-SETUP-09.
    """
    if state.frame_kind() == F_REFILL:
        return Draw("refill", int(state.frame_seat()), int(state.slot(REFILL_TILES)))
    return Draw("first", -1, 0)


def _or_none(space: i64) -> int:
    return -1 if space == OFF else int(space)


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
    return "chance" if actor == CHANCE else _DECISIONS[int(state.frame_kind())]


def _hand(state: EuphratesState, owner: i64, viewer: i64) -> Four | None:
    if viewer not in (owner, OPEN):
        return None
    return _four([state.hand(owner, colour) for colour in range(COLOURS)])


def _swapped(state: EuphratesState, owner: i64, viewer: i64) -> Four | None:
    if viewer != OPEN:
        return None
    return _four([state.swapped(owner, colour) for colour in range(COLOURS)])


def _points(state: EuphratesState, owner: i64, viewer: i64) -> Four | None:
    if not _open(state, owner, viewer):
        return None
    return _four([state.points(owner, colour) for colour in range(COLOURS)])


def _held(state: EuphratesState, owner: i64, viewer: i64) -> int | None:
    return int(state.treasures_taken(owner)) if _open(state, owner, viewer) else None


def _open(state: EuphratesState, owner: i64, viewer: i64) -> bool:
    """Return whether `viewer` sees the points of `owner`: one's own, by option, and at the end."""
    return viewer in (owner, OPEN) or state.open_points == 1 or state.over != PLAYING


def _four(counts: list[i64]) -> Four:
    """Return the numbers of the four colours as a tuple."""
    red, blue, green, black = counts
    return (int(red), int(blue), int(green), int(black))


def _conflict(state: EuphratesState, viewer: i64) -> Conflict:
    attacker, defender, actor = (
        state.slot(CONFLICT_ATTACKER),
        state.slot(CONFLICT_DEFENDER),
        state.actor(),
    )
    numbers: list[int] = []
    if viewer in (actor, OPEN):
        numbers = [int(action - A_ADD) for action in state.legal_actions(actor)]
    return Conflict(
        kind="war" if state.slot(CONFLICT_WAR) else "revolt",
        colour=conflict_colour(state),
        attacker=attacker,
        defender=defender,
        attack=base_strength(state, attacker),
        defence=base_strength(state, defender),
        added=state.slot(CONFLICT_ADDED),
        numbers=tuple(numbers),
    )


def _war_colours(state: EuphratesState) -> tuple[int, ...]:
    return tuple(
        [int(colour) for colour in range(COLOURS) if state.slot(WARS_COLOURS) >> colour & 1]
    )


def _squares(state: EuphratesState) -> tuple[tuple[int, int], ...]:
    found: list[tuple[int, int]] = []
    for action in state.legal_actions(state.actor()):
        if action < A_DECLINE:
            code = action - A_BUILD
            found.append((int(space_of_code(code)), int(what_of(code))))
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
            spaces += [int(space) for space in square_from(corner)][1:]
    return tuple(dict.fromkeys(spaces))


def _standings(state: EuphratesState) -> tuple[FinalRank, ...]:
    standing = list_ranks(state)
    return tuple([_final_rank(state, seat, standing[seat]) for seat in ranking(state)])


def _final_rank(state: EuphratesState, seat: i64, place: i64) -> FinalRank:
    final = assign_treasures(state, seat)
    points = _four(list(final))
    scored = _four([state.points(seat, colour) for colour in range(COLOURS)])
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
