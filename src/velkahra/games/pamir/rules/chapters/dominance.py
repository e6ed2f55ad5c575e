"""Dominance checks, scoring, and the end of the game (PP-DOM, PP-END)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.games.pamir.rules.chapters.pieces import push_put
from velkahra.games.pamir.rules.printed import (
    AFGHAN,
    COALITIONS,
    EDGES,
    FATIGUE,
    INSURRECTION,
    KABUL,
    MILITARY,
    NONE,
    REGIONS,
    RICHES,
    RUMOR,
)
from velkahra.games.pamir.rules.state import (
    ARMY,
    BLOCKS,
    BLOCKS_EACH,
    CYLINDERS,
    CYLINDERS_EACH,
    DISCARDED,
    IN_FORCE,
    LASTING,
    OVER_LAST,
    OVER_LEAD,
    PATRIOTS,
    PLAYING,
    POINTS,
    PRIZE_COUNT,
    ROAD,
    THROWN,
    Position,
)


def blocks_out(state: Position, coalition: i64) -> i64:
    """Count a coalition's blocks in play. Rules: PP-DOM-02, PP-INV-01."""
    return BLOCKS_EACH - state.counts[BLOCKS + coalition]


def margin(state: Position) -> i64:
    """Say how many blocks more dominate. Rules: PP-DOM-02, PP-EVENT-109."""
    return 2 if state.lasting(FATIGUE) else 4


def dominant(state: Position) -> i64:
    """Give the coalition that would dominate now, or NONE.

    Rules: PP-DOM-02, PP-WAKHAN-15, PP-EX-16.
    """
    needed = margin(state)
    for coalition in range(COALITIONS):
        dominates = True
        for other in range(COALITIONS):
            if other != coalition:
                lead = blocks_out(state, coalition) - blocks_out(state, other)
                dominates = dominates and lead >= needed
        if dominates:
            return coalition
    return NONE


def influence(state: Position, player: i64, coalition: i64) -> i64:
    """Count a player's influence with a coalition.

    Rules: PP-LOYAL-02, PP-GIFT-02, PP-EVENT-106, PP-EVENT-108, PP-WAKHAN-71.
    """
    points: i64 = 1 + state.counts[PRIZE_COUNT + 3 * player + coalition]
    if state.lasting(RUMOR) != 1 + player:
        points += state.counts[PATRIOTS + 3 * player + coalition]
    how = state.lasting(RICHES)
    if how == THROWN:
        return points
    return points + state.gifts(player) * (2 if how == 1 + player else 1)


def cylinders_out(state: Position, player: i64) -> i64:
    """Count a player's cylinders in play. Rules: PP-DOM-05."""
    return CYLINDERS_EACH - state.counts[CYLINDERS + player]


def is_last(state: Position) -> bool:
    """Say whether the check being resolved is the last. Rules: PP-CLEAN-09, PP-EDGE-44."""
    return state.checks >= 4


def scores(state: Position, last: bool) -> vec[i64]:
    """Say what a check now would give each player.

    Rules: PP-DOM-03, PP-DOM-04, PP-DOM-05, PP-DOM-06, PP-DOM-08, PP-EDGE-40, PP-EDGE-41,
        PP-EDGE-42, PP-EX-17, PP-WAKHAN-71.
    """
    coalition = dominant(state)
    strength: vec[i64] = vec[i64]()
    for player in range(state.players):
        value: i64 = -1
        if coalition == NONE:
            value = cylinders_out(state, player)
        elif player == state.wakhan or state.loyalty(player) == coalition:
            value = influence(state, player, coalition)
        strength = append(strength, value)
    return _share(strength, _prizes(coalition != NONE, last))


def _prizes(successful: bool, last: bool) -> vec[i64]:
    """Give the points of the places, five of them. Rules: PP-DOM-03, PP-DOM-05, PP-DOM-08."""
    times: i64 = 2 if last else 1
    if successful:
        return vec[i64]([5 * times, 3 * times, 1 * times, i64(0), i64(0)])
    return vec[i64]([3 * times, 1 * times, i64(0), i64(0), i64(0)])


def _share(strength: vec[i64], prizes: vec[i64]) -> vec[i64]:
    """Divide the places among the strong; who has -1 takes no part. Rules: PP-DOM-06."""
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
            pool += prizes[i]
        points = append(points, pool // equal if mine >= 0 else i64(0))
    return points


def check(state: Position, events: Events | None) -> None:
    """Resolve a dominance check: points, end, blocks, lasting events, Insurrection.

    Rules: PP-DOM-01, PP-DOM-07, PP-DOM-09, PP-DOM-10, PP-END-01, PP-END-02, PP-EDGE-43,
        PP-EDGE-44, PP-EDGE-45, PP-ABIL-02, PP-EX-18, PP-EX-19.
    """
    state.drop()
    last = is_last(state)
    coalition = dominant(state)
    gained = scores(state, last)
    if events is not None:
        events.emit("check", {"coalition": coalition, "last": int(last)})
        for player in range(state.players):
            if gained[player]:
                events.emit("scored", {"seat": player, "points": gained[player]})
    for player in range(state.players):
        state.counts[POINTS + player] += gained[player]
    _end(state, last, events)
    if state.over != PLAYING:
        return
    if coalition != NONE:
        _clear(state, events)
    _drop_lasting(state)
    owner = state.owner(INSURRECTION)
    if owner >= 0:
        if events is not None:
            events.emit("insurrection", {"seat": owner})
        push_put(state, owner, ARMY + AFGHAN * 6 + KABUL)
        push_put(state, owner, ARMY + AFGHAN * 6 + KABUL)


def _clear(state: Position, events: Events | None) -> None:
    """Take all blocks off the map. Rules: PP-DOM-07."""
    for coalition in range(COALITIONS):
        for region in range(REGIONS):
            state.pieces[ARMY + coalition * 6 + region] = 0
            state.fresh[ARMY + coalition * 6 + region] = 0
        for border in range(EDGES):
            state.pieces[ROAD + coalition * 9 + border] = 0
            state.fresh[ROAD + coalition * 9 + border] = 0
        state.counts[BLOCKS + coalition] = BLOCKS_EACH
    if events is not None:
        events.emit("cleared", {})


def _drop_lasting(state: Position) -> None:
    """Discard the lasting events. Rules: PP-DOM-10, PP-EDGE-45."""
    for event in range(12):
        if state.counts[LASTING + event]:
            state.counts[LASTING + event] = 0
    for card in range(105, 117):
        if state.place[card] == IN_FORCE:
            state.place[card] = DISCARDED


def _end(state: Position, last: bool, events: Events | None) -> None:
    """End the game with a lead of four, or after the last check. Rules: PP-END-01, PP-END-02."""
    for player in range(state.players):
        ahead = True
        for other in range(state.players):
            if other != player:
                lead = state.counts[POINTS + player] - state.counts[POINTS + other]
                ahead = ahead and lead >= 4
        if ahead:
            state.over = OVER_LEAD
    if state.over == PLAYING and last:
        state.over = OVER_LAST
    if state.over != PLAYING and events is not None:
        events.emit("over", {"reason": state.over})
        for player in range(state.players):
            if share(state, player) > 0.0:
                events.emit("won", {"seat": player, "points": state.counts[POINTS + player]})


def _rank_value(state: Position, player: i64) -> i64:
    """Rank a player by points, military stars, rupees. Rules: PP-END-02, PP-END-03."""
    points = state.counts[POINTS + player]
    return (points * 1000 + state.stars(player, MILITARY)) * 100000 + state.money(player)


def share(state: Position, player: i64) -> float:
    """Give a player's share of the victory at the end. Rules: PP-END-03, PP-EDGE-53."""
    mine = _rank_value(state, player)
    equal = 0
    for other in range(state.players):
        theirs = _rank_value(state, other)
        if theirs > mine:
            return 0.0
        if theirs == mine:
            equal += 1
    return 1.0 / equal
