"""War, the external conflict (TE-WAR)."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.games.euphrates.rules import actions, decision, frames, pieces, tables
from velkahra.games.euphrates.rules.chapters import kingdom
from velkahra.games.euphrates.rules.state import Position


def join_kingdoms(state: Position, seat: i64, space: i64, events: Events | None) -> None:
    """Cover the joining tile with the unification tile; the wars are fought next.

    Rules: TE-TILE-12, TE-TILE-13, TE-WAR-01, TE-WAR-02, TE-COMP-03, TE-EDGE-06.
    """
    state.union = space
    state.push(frames.WARS, seat, space, open_wars(state, space))
    if events is not None:
        events.emit("joined", {"seat": int(seat), "space": int(space)})


def open_wars(state: Position, space: i64) -> i64:
    """Return the colours with two leaders in the kingdom of `space`, as a bit set.

    Only the kingdom of the joining tile can hold such a pair: what has split off lay on one side.
    Rules: TE-CONFLICT-01, TE-WAR-01, TE-WAR-15, TE-WAR-16, TE-EDGE-13.
    """
    leaders = state.realm[space]
    colours: i64 = 0
    one: i64 = 1
    for colour in range(tables.COLOURS):
        if kingdom.are_rivals(kingdom.leaders_of_office(leaders, colour)):
            colours |= one << colour
    return colours


@final
class Wars(decision.Decision):
    """The wars after kingdoms were joined; the active player chooses among several."""

    def legal(self, state: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        """List the colours that can be fought over next."""
        for colour in range(tables.COLOURS):
            if (state.slot(frames.WARS_COLOURS) >> colour) & 1:
                out = append(out, actions.A_WAR + colour)
        return out

    def refuse(self, state: Position, seat: i64, action: i64) -> Refusal | None:
        """Return a refusal of a war that is not open, or None. Rules: TE-WAR-04, TE-WAR-16."""
        colour = action - actions.A_WAR
        if not kingdom.are_rivals(kingdom.leaders_of_office(state.realm[state.union], colour)):
            return Refusal("TE-WAR-04", {"colour": int(colour)})
        return None

    def carry_out(self, state: Position, seat: i64, action: i64, events: Events | None) -> None:
        """Begin the war that the active player chose. Rules: TE-WAR-04, TE-EDGE-10."""
        colour = action - actions.A_WAR
        if events is not None:
            events.emit("war-chosen", {"seat": int(seat), "colour": int(colour)})
        begin_war(state, colour, events)

    def lapses(self, state: Position, events: Events | None) -> bool:
        """End the joining without a war left, or begin the only war.

        Rules: TE-WAR-03, TE-WAR-04, TE-WAR-16, TE-WAR-17, TE-EDGE-01, TE-EDGE-10, TE-EDGE-24,
            TE-EDGE-61.
        """
        space = state.slot(frames.WARS_SPACE)
        colours = open_wars(state, space)
        dissolved = state.slot(frames.WARS_COLOURS) & ~colours
        state.set_slot(frames.WARS_COLOURS, colours)
        if events is not None:
            for colour in range(tables.COLOURS):
                if (dissolved >> colour) & 1:
                    events.emit("dissolved", {"colour": int(colour)})
        if colours == 0:
            if events is not None:
                events.emit("rejoined", {"seat": int(state.frame_seat()), "space": int(space)})
            state.union = tables.OFF
            state.drop()
            return True
        if colours & (colours - 1):
            return False
        only: i64 = 0
        while (colours >> only) & 1 == 0:
            only += 1
        begin_war(state, only, events)
        return True


def begin_war(state: Position, colour: i64, events: Events | None) -> None:
    """Start the war of one colour; the frame of the wars stays below it.

    The attacker is the active player, or the first one involved clockwise after him.
    Rules: TE-WAR-05, TE-EDGE-11, TE-EDGE-12, TE-EDGE-23.
    """
    state.set_slot(frames.WARS_COLOURS, state.slot(frames.WARS_COLOURS) & ~(i64(1) << colour))
    leaders = state.realm[state.slot(frames.WARS_SPACE)]
    attacker: i64 = -1
    defender: i64 = -1
    for turn in range(state.seats):
        leader = pieces.leader_of((state.active + turn) % state.seats, colour)
        if kingdom.is_in(leaders, leader):
            if attacker < 0:
                attacker = leader
            else:
                defender = leader
    state.push(frames.CONFLICT, pieces.owner_of(attacker), 1, attacker, defender, frames.NOT_ADDED)
    if events is not None:
        facts = {
            "attacker": int(pieces.owner_of(attacker)),
            "defender": int(pieces.owner_of(defender)),
            "colour": int(colour),
            "attack": int(war_strength(state, attacker)),
            "defence": int(war_strength(state, defender)),
        }
        events.emit("war", facts)


def war_strength(state: Position, leader: i64) -> i64:
    """Count a leader's supporters on its own side of the unification tile.

    Rules: TE-WAR-06, TE-WAR-07, TE-WAR-08, TE-EDGE-04, TE-EDGE-12, TE-EDGE-14, TE-EDGE-17.
    """
    return kingdom.supporters(state, leader, state.union)


def win_war(state: Position, winner: i64, loser: i64, events: Events | None) -> i64:
    """Remove the loser's supporters and pay the winner.

    The losing leader still stands; lifting it works the kingdom out again.

    Returns: the number of tiles removed.
    Rules: TE-WAR-11, TE-WAR-12, TE-WAR-13, TE-WAR-14, TE-EDGE-14, TE-EDGE-15, TE-EDGE-16,
        TE-EDGE-17, TE-EDGE-18, TE-EDGE-19.
    """
    colour = pieces.office_of(loser)
    doomed = _removable(state, loser)
    for space in doomed:
        state.cells[space] = pieces.EMPTY
        state.realm[space] = 0
        state.add_gone(colour, 1)
        if events is not None:
            events.emit("removed", {"colour": int(colour), "space": int(space)})
    removed = i64(len(doomed))
    state.score(pieces.owner_of(winner), colour, 1 + removed)
    if events is not None:
        paid = {"seat": pieces.owner_of(winner), "colour": colour, "points": 1 + removed}
        events.emit("points-war", paid)
    return removed


def _removable(state: Position, loser: i64) -> vec[i64]:
    colour = pieces.office_of(loser)
    tile = pieces.tile_of(colour)
    doomed: vec[i64] = vec[i64]()
    for space in kingdom.region(state, state.leader_at(loser), state.union):
        if state.cells[space] == tile and not (
            colour == tables.RED and _is_kept(state, space, loser)
        ):
            doomed = append(doomed, space)
    return doomed


def _is_kept(state: Position, space: i64, loser: i64) -> bool:
    """Return whether a defeated priest's temple stays: for a treasure, or another leader beside it.

    Rules: TE-WAR-14, TE-EDGE-16, TE-EDGE-18.
    """
    if state.has_treasure(space):
        return True
    for side in range(tables.SIDES):
        cell = state.cells[tables.neighbour(space, side)]
        if cell >= pieces.LEADER and pieces.leader_on(cell) != loser:
            return True
    return False


DECISIONS: Final[tuple[decision.Decision, ...]] = (Wars(frames.WARS, "war", unfinished="war"),)
