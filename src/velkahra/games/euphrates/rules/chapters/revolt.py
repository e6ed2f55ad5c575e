"""Revolt, the internal conflict (TE-REVOLT)."""

from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.games.euphrates.rules import frames, pieces, tables
from velkahra.games.euphrates.rules.chapters.kingdom import count_temples
from velkahra.games.euphrates.rules.state import Position


def begin_revolt(state: Position, attacker: i64, defender: i64, events: Events | None) -> None:
    """Start a revolt of the leader just placed against the one of its office already there.

    `attacker` and `defender` are leaders.
    Rules: TE-REVOLT-01, TE-REVOLT-02, TE-CONFLICT-02, TE-LEADER-11.
    """
    state.push(frames.CONFLICT, pieces.owner_of(attacker), 0, attacker, defender, frames.NOT_ADDED)
    if events is not None:
        facts = {
            "attacker": int(pieces.owner_of(attacker)),
            "defender": int(pieces.owner_of(defender)),
            "office": int(pieces.office_of(attacker)),
            "attack": int(revolt_strength(state, attacker)),
            "defence": int(revolt_strength(state, defender)),
        }
        events.emit("revolt", facts)


def revolt_strength(state: Position, leader: i64) -> i64:
    """Count the temples next to a leader of any office. Rules: TE-REVOLT-03, TE-REVOLT-04."""
    return count_temples(state, state.leader_at(leader))


def win_revolt(state: Position, winner: i64, events: Events | None) -> None:
    """Pay the winner of a revolt. Rules: TE-REVOLT-08, TE-CONFLICT-03."""
    state.score(pieces.owner_of(winner), tables.RED, 1)
    if events is not None:
        events.emit("points-revolt", {"seat": int(pieces.owner_of(winner)), "points": 1})
