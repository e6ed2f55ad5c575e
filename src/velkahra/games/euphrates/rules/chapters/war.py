"""War, the external conflict (TE-WAR)."""

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.games.euphrates.rules.actions import A_WAR
from velkahra.games.euphrates.rules.chapters.kingdom import OFFICE_MASK, region, supporters
from velkahra.games.euphrates.rules.printed import COLOURS, NEIGHBOURS, OFF, RED
from velkahra.games.euphrates.rules.state import (
    EMPTY,
    F_CONFLICT,
    F_WARS,
    GONE,
    LEADER,
    LEADER_AT,
    Position,
)


def join_kingdoms(state: Position, seat: i64, space: i64, events: Events | None) -> None:
    """Cover the joining tile with the unification tile; the wars are fought next.

    Rules: TE-TILE-12, TE-TILE-13, TE-WAR-01, TE-WAR-02, TE-COMP-03, TE-EDGE-06.
    """
    state.union = space
    state.push(F_WARS, seat, space, open_wars(state, space))
    if events is not None:
        events.emit("joined", {"seat": int(seat), "space": int(space)})


def open_wars(state: Position, space: i64) -> i64:
    """Give the colours with two leaders in the kingdom of `space`, as a bit set.

    Only the kingdom of the joining tile can hold such a pair: what has split off lay on one side.
    Rules: TE-CONFLICT-01, TE-WAR-01, TE-WAR-15, TE-WAR-16, TE-EDGE-13.
    """
    leaders = state.realm[space]
    colours: i64 = 0
    one: i64 = 1
    for colour in range(COLOURS):
        rivals = leaders & (OFFICE_MASK << i32(colour))
        if rivals & (rivals - 1):
            colours |= one << colour
    return colours


def go_on_with_wars(state: Position, events: Events | None) -> bool:
    """Carry on after a joining: end, start the only war, or wait for a choice among several.

    Returns: whether the active player has to choose.
    Rules: TE-WAR-03, TE-WAR-04, TE-WAR-16, TE-WAR-17, TE-EDGE-01, TE-EDGE-10, TE-EDGE-24,
        TE-EDGE-61.
    """
    space = state.top(2)
    colours = open_wars(state, space)
    _emit_dissolved(state.top(3) & ~colours, events)
    state.set_top(3, colours)
    if colours == 0:
        if events is not None:
            events.emit("rejoined", {"seat": int(state.top(1)), "space": int(space)})
        state.union = OFF
        state.drop()
        return False
    if colours & (colours - 1):
        return True
    colour: i64 = 0
    while (colours >> colour) & 1 == 0:
        colour += 1
    begin_war(state, colour, events)
    return False


def _emit_dissolved(colours: i64, events: Events | None) -> None:
    if events is None:
        return
    for colour in range(COLOURS):
        if (colours >> colour) & 1:
            events.emit("dissolved", {"colour": int(colour)})


def choose_war(state: Position, seat: i64, colour: i64, events: Events | None) -> None:
    """Let the active player decide which war comes next. Rules: TE-WAR-04, TE-EDGE-10."""
    if events is not None:
        events.emit("war-chosen", {"seat": int(seat), "colour": int(colour)})
    begin_war(state, colour, events)


def begin_war(state: Position, colour: i64, events: Events | None) -> None:
    """Start the war of one colour; the F_WARS frame stays below it.

    The attacker is the active player, or the first one involved clockwise after him.
    Rules: TE-WAR-05, TE-EDGE-11, TE-EDGE-12, TE-EDGE-23.
    """
    state.set_top(3, state.top(3) & ~(i64(1) << colour))
    leaders = state.realm[state.top(2)]
    attacker: i64 = -1
    defender: i64 = -1
    for turn in range(state.seats):
        leader = ((state.active + turn) % state.seats) * COLOURS + colour
        if (leaders >> i32(leader)) & 1:
            if attacker < 0:
                attacker = leader
            else:
                defender = leader
    state.push(F_CONFLICT, attacker // COLOURS, 1, attacker, defender, -1)
    if events is not None:
        facts = {
            "attacker": int(attacker // COLOURS),
            "defender": int(defender // COLOURS),
            "colour": int(colour),
            "attack": int(war_strength(state, attacker)),
            "defence": int(war_strength(state, defender)),
        }
        events.emit("war", facts)


def war_strength(state: Position, leader: i64) -> i64:
    """Count a leader's supporters on its own side of the unification tile.

    Rules: TE-WAR-06, TE-WAR-07, TE-WAR-08, TE-EDGE-04, TE-EDGE-12, TE-EDGE-14, TE-EDGE-17.
    """
    return supporters(state, leader, state.union)


def win_war(state: Position, winner: i64, loser: i64, events: Events | None) -> i64:
    """Remove the loser's supporters and pay the winner.

    The losing leader still stands; lifting it works the kingdom out again.

    Returns: the number of tiles removed.
    Rules: TE-WAR-11, TE-WAR-12, TE-WAR-13, TE-WAR-14, TE-EDGE-14, TE-EDGE-15, TE-EDGE-16,
        TE-EDGE-17, TE-EDGE-18, TE-EDGE-19.
    """
    colour = loser % COLOURS
    doomed = _removable(state, loser)
    for space in doomed:
        state.cells[space] = EMPTY
        state.realm[space] = 0
        state.counts[GONE + colour] += 1
        if events is not None:
            events.emit("removed", {"colour": int(colour), "space": int(space)})
    removed = i64(len(doomed))
    state.score(winner // COLOURS, colour, 1 + removed)
    if events is not None:
        paid = {"seat": winner // COLOURS, "colour": colour, "points": 1 + removed}
        events.emit("points-war", paid)
    return removed


def _removable(state: Position, loser: i64) -> vec[i64]:
    colour = loser % COLOURS
    tile = 1 + u8(colour)
    doomed: vec[i64] = vec[i64]()
    for space in region(state, state.counts[LEADER_AT + loser], state.union):
        if state.cells[space] == tile and not (colour == RED and _is_kept(state, space, loser)):
            doomed = append(doomed, space)
    return doomed


def _is_kept(state: Position, space: i64, loser: i64) -> bool:
    """Say whether a losing priest's temple stays: it has a treasure, or holds some other leader.

    Rules: TE-WAR-14, TE-EDGE-16, TE-EDGE-18.
    """
    if state.has_treasure(space):
        return True
    for i in range(4 * space, 4 * space + 4):
        cell = state.cells[i64(NEIGHBOURS[i])]
        if cell >= LEADER and i64(cell - LEADER) != loser:
            return True
    return False


def list_wars(state: Position, out: vec[i64]) -> vec[i64]:
    """Add the wars that can be chosen to `out`."""
    for colour in range(COLOURS):
        if (state.top(3) >> colour) & 1:
            out = append(out, A_WAR + colour)
    return out


def refuse_war(state: Position, colour: i64) -> Refusal | None:
    """Refuse a war that is not open. Rules: TE-WAR-04, TE-WAR-16."""
    if state.top() != F_WARS:
        return Refusal("TE-TURN-03", variant="none")
    rivals = state.realm[state.union] & (OFFICE_MASK << i32(colour))
    if rivals & (rivals - 1) == 0:
        return Refusal("TE-WAR-04", {"colour": int(colour)})
    return None
