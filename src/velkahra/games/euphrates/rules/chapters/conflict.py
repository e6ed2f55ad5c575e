"""Conflicts: adding tiles from the hands, and who wins. Revolts and wars share this."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.games.euphrates.rules import actions, decision, frames, pieces, tables
from velkahra.games.euphrates.rules.chapters import english, leader, revolt, war
from velkahra.games.euphrates.rules.state import Position


def conflict_colour(state: Position) -> i64:
    """Return the colour of the tiles that count in the conflict on top of the stack.

    Temples in every revolt, the leaders' colour in a war. Rules: TE-REVOLT-03, TE-WAR-06.
    """
    return (
        pieces.office_of(state.slot(frames.CONFLICT_ATTACKER))
        if state.slot(frames.CONFLICT_WAR)
        else tables.RED
    )


def base_strength(state: Position, leader: i64) -> i64:
    """Return a fighting leader's strength on the board. Rules: TE-CONFLICT-04."""
    if state.slot(frames.CONFLICT_WAR):
        return war.war_strength(state, leader)
    return revolt.revolt_strength(state, leader)


def is_attacker(state: Position) -> bool:
    """Return whether the attacker is the one to add tiles now."""
    return state.slot(frames.CONFLICT_ADDED) < 0


@final
class Conflict(decision.Decision):
    """The tiles that a seat adds to a conflict, the attacker first."""

    def legal(self, state: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        """List the numbers of tiles that may be added. Rules: TE-REVOLT-05, TE-WAR-09."""
        held = state.hand(seat, conflict_colour(state))
        least: i64 = 1
        most = held
        if state.english:
            attack, defence = strengths(state)
            if is_attacker(state):
                least = english.least_for_attacker(attack, defence)
            else:
                most = english.exact_for_defender(attack, defence)
                least = most if 0 < most <= held else most + 1
        out = append(out, actions.A_ADD)
        for count in range(least, most + 1):
            out = append(out, actions.A_ADD + count)
        return out

    def refuse(self, state: Position, seat: i64, action: i64) -> Refusal | None:
        """Return a refusal of a number of tiles, or None.

        Rules: TE-REVOLT-05, TE-WAR-09, TE-ENGLISH-02, TE-ENGLISH-03, TE-ENGLISH-04, TE-ENGLISH-05,
            TE-EDGE-20, TE-EDGE-90, TE-EDGE-91, TE-EDGE-92.
        """
        count, colour = action - actions.A_ADD, conflict_colour(state)
        held = state.hand(seat, colour)
        if state.english and count > 0:
            attack, defence = strengths(state)
            refused = (
                english.refuse_attacker(attack, defence, count, held)
                if is_attacker(state)
                else english.refuse_defender(attack, defence, count, held)
            )
            if refused is not None:
                return refused
        if count <= held:
            return None
        rule = "TE-WAR-09" if state.slot(frames.CONFLICT_WAR) else "TE-REVOLT-05"
        facts = {"count": int(count), "most": int(held), "colour": int(colour)}
        return Refusal(rule, facts)

    def carry_out(self, state: Position, seat: i64, action: i64, events: Events | None) -> None:
        """Lay tiles from the hand beside the board. After the defender the conflict is decided.

        The attacker's number is open before the defender decides. Both are asked, even with nothing
        to add: being skipped would show that the hand has no such tiles.
        Rules: TE-CONFLICT-04, TE-REVOLT-05, TE-REVOLT-09, TE-WAR-09, TE-WAR-13, TE-EDGE-20,
            TE-EDGE-21, TE-EDGE-22, TE-EDGE-98.
        """
        count, colour = action - actions.A_ADD, conflict_colour(state)
        state.add_to_hand(seat, colour, -count)
        state.add_gone(colour, count)
        if events is not None:
            events.emit("added", {"seat": int(seat), "count": int(count), "colour": int(colour)})
        if not is_attacker(state):
            decide_conflict(state, count, events)
            return
        war, attacker = state.slot(frames.CONFLICT_WAR), state.slot(frames.CONFLICT_ATTACKER)
        defender = state.slot(frames.CONFLICT_DEFENDER)
        state.drop()
        state.push(frames.CONFLICT, pieces.owner_of(defender), war, attacker, defender, count)


def strengths(state: Position) -> tuple[i64, i64]:
    """Return the strengths of the attacker, with the tiles added, and of the defender."""
    attack = base_strength(state, state.slot(frames.CONFLICT_ATTACKER))
    defence = base_strength(state, state.slot(frames.CONFLICT_DEFENDER))
    added = state.slot(frames.CONFLICT_ADDED)
    return (attack if added < 0 else attack + added), defence


def decide_conflict(state: Position, added: i64, events: Events | None) -> None:
    """End a conflict: the higher sum wins, the defender on a tie; the loser goes home.

    `added` is the number of tiles that the defender adds; the attacker's are in the frame.
    Rules: TE-REVOLT-06, TE-REVOLT-07, TE-WAR-10, TE-WAR-11, TE-CONFLICT-05, TE-EDGE-19,
        TE-EDGE-37.
    """
    attacker = state.slot(frames.CONFLICT_ATTACKER)
    defender = state.slot(frames.CONFLICT_DEFENDER)
    attack = base_strength(state, attacker) + state.slot(frames.CONFLICT_ADDED)
    defence = base_strength(state, defender) + added
    is_war = state.slot(frames.CONFLICT_WAR) == 1
    winner = attacker if attack > defence else defender
    loser = defender if attack > defence else attacker
    state.drop()
    facts = {
        "winner": int(pieces.owner_of(winner)),
        "loser": int(pieces.owner_of(loser)),
        "attack": int(attack),
        "defence": int(defence),
    }
    if is_war:
        _end_war(state, winner, loser, facts, events)
    else:
        if events is not None:
            events.emit("revolt-won", {**facts, "office": int(pieces.office_of(loser))})
        revolt.win_revolt(state, winner, events)
        send_home(state, loser, events)


def _end_war(
    state: Position, winner: i64, loser: i64, facts: dict[str, int], events: Events | None
) -> None:
    story = None if events is None else Events()
    removed = war.win_war(state, winner, loser, story)
    if events is not None and story is not None:
        colour = int(pieces.office_of(loser))
        events.emit("war-won", {**facts, "colour": colour, "count": int(removed)})
        events.happened.extend(story.happened)
    send_home(state, loser, events)


def send_home(state: Position, loser: i64, events: Events | None) -> None:
    """Return the leader `loser` to its owner. Rules: TE-REVOLT-07, TE-WAR-11, TE-EDGE-37."""
    origin = state.leader_at(loser)
    leader.lift_leader(state, loser)
    if events is not None:
        facts = {
            "seat": pieces.owner_of(loser),
            "office": pieces.office_of(loser),
            "origin": origin,
        }
        events.emit("defeated", facts)


DECISIONS: Final[tuple[decision.Decision, ...]] = (
    Conflict(frames.CONFLICT, "add", unfinished="conflict"),
)
