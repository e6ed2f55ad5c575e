"""Builds the view of a seat from what it may know. Rules: TE-EDGE-85."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from velkahra.core.contract.events import OPEN, Event
from velkahra.core.contract.state import CHANCE, NOBODY
from velkahra.games.euphrates.rules import actions, facts, frames, tables
from velkahra.games.euphrates.rules.chapters import conflict, end, kingdom, treasure
from velkahra.games.euphrates.rules.state import PLAYING, Position
from velkahra.games.euphrates.view.model import Conflict, Draw, FinalRank, Four, View

__all__ = ["Conflict", "Draw", "FinalRank", "Four", "View", "view_of"]

_DECISIONS: Final = {
    **{frame.kind: frame.name for frame in frames.FRAMES},
    int(frames.CONFLICT): "add",
    int(frames.WARS): "war",
    int(frames.TREASURES): "treasure",
}

ENDINGS: Final = ("", "treasures", "bag")
"""Which way the game ended, by `Position.over`."""


def view_of(state: Position, seat: int, last: Sequence[Event] = ()) -> View:
    """Return what `seat` may know now; it may be SPECTATOR or OPEN.

    `last` are the events of the last action, which the view marks as far as `seat` may know them.

    Rules: TE-EDGE-85, TE-EDGE-86, TE-SETUP-05, TE-SETUP-06, TE-VP-02.
    """
    decision, seats = _decision(state), range(state.seats)
    leaders = range(tables.COLOURS * state.seats)
    return View(
        game="euphrates",
        board=facts.BOARD_NAMES[state.board],
        english=state.english == 1,
        open_points=state.open_points == 1,
        seat=seat,
        seats=state.seats,
        dynasties=facts.ORDERS[state.order][: state.seats],
        cells=tuple(memoryview(state.cells)[: tables.SPACES].tolist()),
        kingdoms=tuple(memoryview(state.realm)[: tables.SPACES].tolist()),
        treasures=tuple(state.treasure_spaces()),
        monuments=tuple(
            [_or_none(state.monument_at(monument)) for monument in range(tables.MONUMENTS)]
        ),
        union=_or_none(state.union),
        leaders=tuple([_or_none(state.leader_at(leader)) for leader in leaders]),
        supporters=tuple([_supporters(state, leader) for leader in leaders]),
        temples=tuple([_temples(state, leader) for leader in leaders]),
        hands=tuple([_hand(state, other, seat) for other in seats]),
        hand_sizes=tuple([int(state.hand_size(other)) for other in seats]),
        swapped=tuple([_swapped(state, other, seat) for other in seats]),
        points=tuple([_points(state, other, seat) for other in seats]),
        held=tuple([_held(state, other, seat) for other in seats]),
        catastrophes=tuple([int(state.catastrophes(other)) for other in seats]),
        bag=state.bag_size(),
        in_bag=_four([state.in_bag(colour) for colour in range(tables.COLOURS)])
        if seat == OPEN
        else None,
        turn_number=state.turn_number,
        active=state.active,
        actions_left=state.left,
        decision=decision,
        deciders=(int(state.actor()),) if state.actor() >= 0 else (),
        conflict=_conflict(state, seat) if decision == "add" else None,
        war_colours=_war_colours(state) if decision == "war" else (),
        squares=_squares(state) if decision == "monument" else (),
        takeable=tuple(treasure.list_takeable(state)) if decision == "treasure" else (),
        treasures_due=len(treasure.treasures_of(state, state.slot(frames.TREASURES_TRADER))) - 1
        if decision == "treasure"
        else 0,
        draw=_draw(state) if decision == "chance" else None,
        last=_touched(last, seat),
        standings=_standings(state) if state.over != PLAYING else (),
        ending=ENDINGS[state.over],
    )


def _draw(state: Position) -> Draw:
    """Return whose refill is drawn, or that the dealer draws who begins. Rules: TE-SETUP-09."""
    if state.frame_kind() == frames.REFILL:
        return Draw("refill", int(state.frame_seat()), int(state.slot(frames.REFILL_TILES)))
    return Draw("first", -1, 0)


def _or_none(space: i64) -> int:
    return -1 if space == tables.OFF else int(space)


def _supporters(state: Position, leader: i64) -> int:
    on_board = state.leader_at(leader) != tables.OFF
    return int(kingdom.supporters(state, leader, state.union)) if on_board else 0


def _temples(state: Position, leader: i64) -> int:
    at = state.leader_at(leader)
    return int(kingdom.count_temples(state, at)) if at != tables.OFF else 0


def _decision(state: Position) -> str:
    actor = state.actor()
    if actor == NOBODY:
        return "over"
    return "chance" if actor == CHANCE else _DECISIONS[int(state.frame_kind())]


def _hand(state: Position, owner: i64, viewer: i64) -> Four | None:
    if viewer not in (owner, OPEN):
        return None
    return _four([state.hand(owner, colour) for colour in range(tables.COLOURS)])


def _swapped(state: Position, owner: i64, viewer: i64) -> Four | None:
    if viewer != OPEN:
        return None
    return _four([state.swapped(owner, colour) for colour in range(tables.COLOURS)])


def _points(state: Position, owner: i64, viewer: i64) -> Four | None:
    if not _open(state, owner, viewer):
        return None
    return _four([state.points(owner, colour) for colour in range(tables.COLOURS)])


def _held(state: Position, owner: i64, viewer: i64) -> int | None:
    return int(state.treasures_taken(owner)) if _open(state, owner, viewer) else None


def _open(state: Position, owner: i64, viewer: i64) -> bool:
    """Return whether `viewer` sees the points of `owner`: one's own, by option, and at the end."""
    return viewer in (owner, OPEN) or state.open_points == 1 or state.over != PLAYING


def _four(counts: list[i64]) -> Four:
    """Return the numbers of the four colours as a tuple."""
    red, blue, green, black = counts
    return (int(red), int(blue), int(green), int(black))


def _conflict(state: Position, viewer: i64) -> Conflict:
    attacker, defender = state.slot(frames.CONFLICT_ATTACKER), state.slot(frames.CONFLICT_DEFENDER)
    actor = state.actor()
    numbers: list[int] = []
    if viewer in (actor, OPEN):
        numbers = [int(action - actions.A_ADD) for action in state.legal_actions(actor)]
    return Conflict(
        kind="war" if state.slot(frames.CONFLICT_WAR) else "revolt",
        colour=conflict.conflict_colour(state),
        attacker=attacker,
        defender=defender,
        attack=conflict.base_strength(state, attacker),
        defence=conflict.base_strength(state, defender),
        added=state.slot(frames.CONFLICT_ADDED),
        numbers=tuple(numbers),
    )


def _war_colours(state: Position) -> tuple[int, ...]:
    left = state.slot(frames.WARS_COLOURS)
    return tuple([int(colour) for colour in range(tables.COLOURS) if left >> colour & 1])


def _squares(state: Position) -> tuple[tuple[int, int], ...]:
    found: list[tuple[int, int]] = []
    for action in state.legal_actions(state.actor()):
        if action < actions.A_DECLINE:
            code = action - actions.A_BUILD
            found.append((int(actions.space_of_code(code)), int(actions.what_of(code))))
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
            spaces += [int(space) for space in tables.square_from(corner)][1:]
    return tuple(dict.fromkeys(spaces))


def _standings(state: Position) -> tuple[FinalRank, ...]:
    standing = end.list_ranks(state)
    found: list[FinalRank] = []
    for seat in end.ranking(state):
        final = list(end.assign_treasures(state, seat))
        given = [final[colour] - state.points(seat, colour) for colour in range(tables.COLOURS)]
        found.append(FinalRank(seat, standing[seat], _four(final), _four(given)))
    return tuple(found)
