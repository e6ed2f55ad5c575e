"""Dominance checks, scoring, and the end of the game (PP-DOM, PP-END)."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.games.pamir.rules import decision, frames, places, storage, tables
from velkahra.games.pamir.rules.state import DISCARDED, IN_FORCE, Position

WINNING_LEAD: Final[i64] = 4  # points


def blocks_out(state: Position, coalition: i64) -> i64:
    """Return the number of a coalition's blocks in play. Rules: PP-DOM-02, PP-INV-01."""
    return storage.BLOCKS_EACH - state.blocks(coalition)


LEAD: Final[i64] = 4  # blocks by which a dominant coalition leads every other one
LEAD_AFTER_FATIGUE: Final[i64] = 2


def margin(state: Position) -> i64:
    """Return how many more blocks than each other coalition are needed to dominate.

    Rules: PP-DOM-02, PP-EVENT-109.
    """
    return LEAD_AFTER_FATIGUE if state.lasting(tables.FATIGUE) else LEAD


def dominant(state: Position) -> i64:
    """Return the coalition that would dominate now, or NONE.

    Rules: PP-DOM-02, PP-WAKHAN-15, PP-EX-16.
    """
    needed = margin(state)
    for coalition in range(tables.COALITIONS):
        dominates = True
        for other in range(tables.COALITIONS):
            if other != coalition:
                lead = blocks_out(state, coalition) - blocks_out(state, other)
                dominates = dominates and lead >= needed
        if dominates:
            return coalition
    return tables.NONE


def influence(state: Position, player: i64, coalition: i64) -> i64:
    """Return a player's influence with a coalition.

    Rules: PP-LOYAL-02, PP-GIFT-02, PP-EVENT-106, PP-EVENT-108, PP-WAKHAN-71.
    """
    points: i64 = 1 + state.prizes(player, coalition)
    if state.lasting(tables.RUMOR) != storage.bought_by(player):
        points += state.patriots(player, coalition)
    how = state.lasting(tables.RICHES)
    if how == storage.THROWN:
        return points
    return points + state.gifts(player) * (2 if how == storage.bought_by(player) else 1)


def cylinders_out(state: Position, player: i64) -> i64:
    """Return the number of a player's cylinders in play. Rules: PP-DOM-05."""
    return storage.CYLINDERS_EACH - state.cylinders(player)


def is_last(state: Position) -> bool:
    """Return whether the check being resolved is the last. Rules: PP-CLEAN-09, PP-EDGE-44."""
    return state.checks >= tables.CHECKS


def next_is_last(state: Position) -> bool:
    """Return whether the next check to be resolved is the last. Rules: PP-CLEAN-09."""
    return state.checks >= tables.CHECKS - 1


def scores(state: Position, last: bool) -> vec[i64]:
    """Return each player's points, Wakhan's last, if a check came now.

    The `last` check counts double.
    Rules: PP-DOM-03, PP-DOM-04, PP-DOM-05, PP-DOM-06, PP-DOM-08, PP-EDGE-40, PP-EDGE-41,
        PP-EDGE-42, PP-EX-17, PP-WAKHAN-71.
    """
    coalition = dominant(state)
    strength: vec[i64] = vec[i64]()
    for player in range(state.players):
        value: i64 = -1
        if coalition == tables.NONE:
            value = cylinders_out(state, player)
        elif player == state.wakhan or state.loyalty(player) == coalition:
            value = influence(state, player, coalition)
        strength = append(strength, value)
    return _divide_points(strength, _points_of_ranks(coalition != tables.NONE, last))


def _points_of_ranks(successful: bool, last: bool) -> vec[i64]:
    """Return the points of the five ranks. Rules: PP-DOM-03, PP-DOM-05, PP-DOM-08."""
    times: i64 = 2 if last else 1
    if successful:
        return vec[i64]([5 * times, 3 * times, 1 * times, i64(0), i64(0)])
    return vec[i64]([3 * times, 1 * times, i64(0), i64(0), i64(0)])


def _divide_points(strength: vec[i64], points_of_ranks: vec[i64]) -> vec[i64]:
    """Return the points of each player; equal players share the points of their ranks.

    Args:
        strength: of each player; -1 for players who take no part.
        points_of_ranks: the points of the first rank, the second and so on.
    Rules: PP-DOM-06.
    """
    points: vec[i64] = vec[i64]()
    for mine in strength:
        ahead: i64 = 0
        equal: i64 = 0
        for other in strength:
            if other > mine:
                ahead += 1
            elif other == mine:
                equal += 1
        pool: i64 = 0
        for i in range(ahead, ahead + equal):
            pool += points_of_ranks[i]
        points = append(points, pool // equal if mine >= 0 else i64(0))
    return points


@final
class Check(decision.Step):
    """A dominance check."""

    def resolve(self, state: Position, events: Events | None) -> None:
        """Resolve the check: points, end, blocks, lasting events, Insurrection.

        Rules: PP-DOM-01, PP-DOM-07, PP-DOM-09, PP-DOM-10, PP-END-01, PP-END-02, PP-EDGE-43,
            PP-EDGE-44, PP-EDGE-45, PP-ABIL-02, PP-EX-18, PP-EX-19.
        """
        state.drop()
        last = is_last(state)
        coalition = dominant(state)
        gained = scores(state, last)
        if events is not None:
            events.emit("check", {"coalition": coalition, "last": int(last)})
            successful = int(coalition != tables.NONE)
            for player in range(state.players):
                if gained[player]:
                    facts = {"seat": player, "points": gained[player], "successful": successful}
                    events.emit("scored", facts)
        for player in range(state.players):
            state.add_points(player, gained[player])
        _end(state, last, events)
        if state.over != storage.PLAYING:
            return
        if coalition != tables.NONE:
            _clear_blocks(state, events)
        _end_lasting(state)
        owner = state.owner(tables.INSURRECTION)
        if owner >= 0:
            if events is not None:
                events.emit("insurrection", {"seat": owner})
            state.push(frames.PUT, owner, places.army_place(tables.AFGHAN, tables.KABUL))
            state.push(frames.PUT, owner, places.army_place(tables.AFGHAN, tables.KABUL))


def _clear_blocks(state: Position, events: Events | None) -> None:
    """Take all blocks off the map. Rules: PP-DOM-07."""
    for coalition in range(tables.COALITIONS):
        for region in range(tables.REGIONS):
            state.clear_place(places.army_place(coalition, region))
        for border in range(tables.BORDERS):
            state.clear_place(places.road_place(coalition, border))
        state.add_blocks(coalition, blocks_out(state, coalition))
    if events is not None:
        events.emit("cleared", {})


def _end_lasting(state: Position) -> None:
    """Discard the lasting events. Rules: PP-DOM-10, PP-EDGE-45."""
    for card in range(tables.FIRST_EVENT, tables.CARDS + 1):
        state.set_lasting(card, storage.NOT_IN_FORCE)
        if state.place[card] == IN_FORCE:
            state.place[card] = DISCARDED


def _end(state: Position, last: bool, events: Events | None) -> None:
    """End the game after a lead of four points or the last check. Rules: PP-END-01, PP-END-02."""
    for player in range(state.players):
        if is_ahead(state, player):
            state.over = storage.OVER_LEAD
    if state.over == storage.PLAYING and last:
        state.over = storage.OVER_LAST
    if state.over != storage.PLAYING and events is not None:
        events.emit("over", {"reason": state.over})
        for player in range(state.players):
            if share_of_victory(state, player) > 0.0:
                events.emit("won", {"seat": player, "points": state.points(player)})


def is_ahead(state: Position, player: i64) -> bool:
    """Return whether a player has four points more than each other player. Rules: PP-END-01."""
    for other in range(state.players):
        if other != player and state.points(player) - state.points(other) < WINNING_LEAD:
            return False
    return True


ABOVE_STARS: Final[i64] = 1000  # more than a player can have
ABOVE_RUPEES: Final[i64] = 100_000


def _rank_value(state: Position, player: i64) -> i64:
    """Return a number that ranks players: points, stars, rupees. Rules: PP-END-02, PP-END-03."""
    points = state.points(player)
    stars = state.stars(player, tables.MILITARY)
    return (points * ABOVE_STARS + stars) * ABOVE_RUPEES + state.money(player)


def share_of_victory(state: Position, player: i64) -> float:
    """Return a player's share of the victory, 0.0 to 1.0. Rules: PP-END-03, PP-EDGE-53."""
    mine = _rank_value(state, player)
    equal = 0
    for other in range(state.players):
        theirs = _rank_value(state, other)
        if theirs > mine:
            return 0.0
        if theirs == mine:
            equal += 1
    return 1.0 / equal


DECISIONS: Final[tuple[decision.Decision, ...]] = (Check(frames.CHECK),)
