"""Rulers of regions (PP-RULER), and holders of hostages (PP-ACT-06)."""

from mypy_extensions import i64

from velkahra.games.pamir.rules.state import Position
from velkahra.games.pamir.rules.tables import COALITIONS, REGIONS


def ruler(state: Position, region: i64) -> i64:
    """Return the player who rules a region, or -1.

    A coalition with as many armies prevents rule, even if no player is loyal to it. Wakhan counts
    the armies of the coalition that has the most there.
    Rules: PP-RULER-01, PP-RULER-02, PP-RULER-03, PP-RULER-04, PP-RULER-05, PP-LOYAL-06,
        PP-WAKHAN-10, PP-WAKHAN-11, PP-EDGE-20.
    """
    best: i64 = 0
    who: i64 = -1
    loyal: i64 = -1
    for player in range(state.players):
        tribes = state.tribes(player, region)
        if tribes == 0:
            continue
        loyalty = state.loyalty(player) if player != state.wakhan else -1
        strength = tribes + armies_behind(state, loyalty, region)
        if strength > best:
            best = strength
            who = player
            loyal = loyalty
        elif strength == best:
            who = -1
    if who < 0:
        return -1
    for coalition in range(COALITIONS):
        if coalition != loyal and state.armies(coalition, region) >= best:
            return -1
    return who


def armies_behind(state: Position, loyalty: i64, region: i64) -> i64:
    """Count the armies of a loyalty; for Wakhan (-1) those of the largest coalition there.

    Rules: PP-RULER-02, PP-WAKHAN-10.
    """
    if loyalty >= 0:
        return state.armies(loyalty, region)
    most: i64 = 0
    for coalition in range(COALITIONS):
        most = max(most, state.armies(coalition, region))
    return most


def holder(state: Position, card: i64) -> i64:
    """Return the opponent who holds a court card hostage, or -1. Rules: PP-ACT-06, PP-EDGE-27."""
    owner = state.owner(card)
    best: i64 = 0
    who: i64 = -1
    for player in range(state.players):
        spies = state.spies(card, player)
        if spies > best:
            best = spies
            who = player
        elif spies == best:
            who = -1
    return i64(-1) if who == owner else who


def rules_any(state: Position, player: i64) -> bool:
    """Return whether a player rules some region."""
    for region in range(REGIONS):
        if state.tribes(player, region) and ruler(state, region) == player:
            return True
    return False
