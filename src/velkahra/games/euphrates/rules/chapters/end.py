"""The end of the game and its winner (TE-END)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.games.euphrates.rules.state import OVER_BAG, OVER_TREASURES, Position
from velkahra.games.euphrates.rules.tables import COLOURS

TREASURES_AT_THE_END: Final[i64] = 2  # the game ends when no more than these are left


def check_treasures(state: Position, events: Events | None) -> None:
    """End the game when at most two treasures are left at the end of a turn.

    Rules: TE-END-01, TE-EDGE-67, TE-EDGE-68.
    """
    left = state.count_treasures()
    if left <= TREASURES_AT_THE_END:
        state.over = OVER_TREASURES
        if events is not None:
            events.emit("over-treasures", {"count": left})
            _emit_places(state, events)


def check_bag(state: Position, seat: i64, number: i64, events: Events | None) -> None:
    """End the game when the bag cannot give `number` tiles.

    A bag that is exactly emptied does not end it.
    Rules: TE-END-02, TE-END-03, TE-SWAP-03, TE-EDGE-63, TE-EDGE-64, TE-EDGE-65.
    """
    if state.bag_size() < number:
        state.over = OVER_BAG
        if events is not None:
            events.emit("over-bag", {"seat": seat})
            _emit_places(state, events)


def assign_treasures(state: Position, seat: i64) -> vec[i64]:
    """Return a seat's points per colour with each treasure put on the weakest colour of the moment.

    That is best for the weakest colour and for every tie-break.
    Rules: TE-END-04, TE-TREASURE-05, TE-EDGE-82.
    """
    points = state.all_points(seat)
    for _ in range(state.treasures_taken(seat)):
        weakest: i64 = 0
        for colour in range(1, COLOURS):
            if points[colour] < points[weakest]:
                weakest = colour
        points[weakest] += 1
    return points


def sort_ascending(points: vec[i64]) -> vec[i64]:
    """Return four numbers, the smallest first."""
    out: vec[i64] = vec[i64]()
    for number in sorted([points[0], points[1], points[2], points[3]]):
        out = append(out, number)
    return out


def compare_seats(state: Position, one: i64, other: i64) -> i64:
    """Compare two seats: positive when `one` stands better, 0 in a full tie.

    Weakest colour first, then the second weakest and so on.
    Rules: TE-VP-03, TE-END-05, TE-END-06, TE-EDGE-83.
    """
    mine = sort_ascending(assign_treasures(state, one))
    theirs = sort_ascending(assign_treasures(state, other))
    for i in range(COLOURS):
        if mine[i] != theirs[i]:
            return mine[i] - theirs[i]
    return 0


def list_ranks(state: Position) -> vec[i64]:
    """Return each seat's place, from 1; tied seats share a place. Rules: TE-END-05, TE-EDGE-83."""
    out: vec[i64] = vec[i64]()
    for seat in range(state.seats):
        place: i64 = 1
        for other in range(state.seats):
            if compare_seats(state, other, seat) > 0:
                place += 1
        out = append(out, place)
    return out


def ranking(state: Position) -> vec[i64]:
    """List the seats, best first; tied seats in the order of their numbers. Rules: TE-END-05."""
    standing = list_ranks(state)
    out: vec[i64] = vec[i64]()
    for place in range(1, state.seats + 1):
        for seat in range(state.seats):
            if standing[seat] == place:
                out = append(out, seat)
    return out


def shares_of_victory(state: Position) -> vec[float]:
    """Return each seat's share of the victory, equal for winners. Rules: TE-END-05, TE-EDGE-83."""
    standing = list_ranks(state)
    winners = 0
    for place in standing:
        winners += 1 if place == 1 else 0
    out: vec[float] = vec[float]()
    for place in standing:
        out = append(out, 1.0 / winners if place == 1 else 0.0)
    return out


def _emit_places(state: Position, events: Events) -> None:
    standing = list_ranks(state)
    for seat in ranking(state):
        points = assign_treasures(state, seat)
        facts = {
            "seat": int(seat),
            "place": int(standing[seat]),
            "red": int(points[0]),
            "blue": int(points[1]),
            "green": int(points[2]),
            "black": int(points[3]),
            "held": int(state.treasures_taken(seat)),
        }
        events.emit("place", facts)
