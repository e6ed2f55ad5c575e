"""What revolts and wars share: adding tiles from the hands, and who wins (TE-CONFLICT)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.games.euphrates.rules.actions import A_ADD
from velkahra.games.euphrates.rules.chapters import english
from velkahra.games.euphrates.rules.chapters.leader import lift
from velkahra.games.euphrates.rules.chapters.revolt import revolt_strength, win_revolt
from velkahra.games.euphrates.rules.chapters.war import war_strength, win_war
from velkahra.games.euphrates.rules.printed import COLOURS, RED
from velkahra.games.euphrates.rules.state import (
    C_ADDED,
    C_ATTACKER,
    C_DEFENDER,
    C_WAR,
    F_CONFLICT,
    GONE,
    HANDS,
    LEADER_AT,
    Position,
)


def conflict_colour(state: Position) -> i64:
    """Give the colour of the tiles that count in the conflict on top of the stack.

    Temples in every revolt, the leaders' colour in a war. Rules: TE-REVOLT-03, TE-WAR-06.
    """
    return state.top(C_ATTACKER) % COLOURS if state.top(C_WAR) else RED


def base_strength(state: Position, leader: i64) -> i64:
    """Count a fighting leader's strength on the board. Rules: TE-CONFLICT-04."""
    return war_strength(state, leader) if state.top(C_WAR) else revolt_strength(state, leader)


def is_attacker(state: Position) -> bool:
    """Say whether the attacker is the one to add tiles now."""
    return state.top(C_ADDED) < 0


def add_tiles(state: Position, seat: i64, count: i64, events: Events | None) -> None:
    """Lay tiles from the hand beside the board; once the defender has, the conflict is decided.

    The attacker's number is open before the defender decides. Both are asked, also with nothing
    to add: being skipped would show what is behind the screen.
    Rules: TE-CONFLICT-04, TE-REVOLT-05, TE-REVOLT-09, TE-WAR-09, TE-WAR-13, TE-EDGE-20, TE-EDGE-21,
        TE-EDGE-22, TE-EDGE-98.
    """
    colour = conflict_colour(state)
    state.counts[HANDS + COLOURS * seat + colour] -= count
    state.counts[GONE + colour] += count
    if events is not None:
        facts = {"seat": int(seat), "count": int(count), "colour": int(colour)}
        events.emit("added", facts)
    if is_attacker(state):
        state.set_top(C_ADDED, count)
        state.set_top(1, state.top(C_DEFENDER) // COLOURS)
    else:
        decide(state, count, events)


def decide(state: Position, added: i64, events: Events | None) -> None:
    """End a conflict: the higher sum wins, the defender on a tie; the loser goes home.

    Rules: TE-REVOLT-06, TE-REVOLT-07, TE-WAR-10, TE-WAR-11, TE-CONFLICT-05, TE-EDGE-19,
        TE-EDGE-37.
    """
    attacker = state.top(C_ATTACKER)
    defender = state.top(C_DEFENDER)
    attack = base_strength(state, attacker) + state.top(C_ADDED)
    defence = base_strength(state, defender) + added
    is_war = state.top(C_WAR) == 1
    winner = attacker if attack > defence else defender
    loser = defender if attack > defence else attacker
    state.drop()
    facts = {
        "winner": int(winner // COLOURS),
        "loser": int(loser // COLOURS),
        "attack": int(attack),
        "defence": int(defence),
    }
    if is_war:
        _end_war(state, winner, loser, facts, events)
    else:
        if events is not None:
            events.emit("revolt-won", {**facts, "office": int(loser % COLOURS)})
        win_revolt(state, winner, events)
        send_home(state, loser, events)


def _end_war(
    state: Position, winner: i64, loser: i64, facts: dict[str, int], events: Events | None
) -> None:
    story = None if events is None else Events()
    removed = win_war(state, winner, loser, story)
    if events is not None and story is not None:
        colour = int(loser % COLOURS)
        events.emit("war-won", {**facts, "colour": colour, "count": int(removed)})
        events.happened.extend(story.happened)
    send_home(state, loser, events)


def send_home(state: Position, loser: i64, events: Events | None) -> None:
    """Give the losing leader back to its owner. Rules: TE-REVOLT-07, TE-WAR-11, TE-EDGE-37."""
    origin = state.counts[LEADER_AT + loser]
    lift(state, loser)
    if events is not None:
        facts = {"seat": loser // COLOURS, "office": loser % COLOURS, "origin": origin}
        events.emit("defeated", facts)


def list_numbers(state: Position, seat: i64, out: vec[i64]) -> vec[i64]:
    """Add the numbers of tiles that may be added to `out`. Rules: TE-REVOLT-05, TE-WAR-09."""
    held = state.hand(seat, conflict_colour(state))
    least: i64 = 1
    most = held
    if state.english:
        attack = base_strength(state, state.top(C_ATTACKER))
        defence = base_strength(state, state.top(C_DEFENDER))
        if is_attacker(state):
            least = english.least_for_attacker(attack, defence)
        else:
            most = english.exact_for_defender(attack + state.top(C_ADDED), defence)
            least = most if 0 < most <= held else most + 1
    out = append(out, A_ADD)
    for count in range(least, most + 1):
        out = append(out, A_ADD + count)
    return out


def refuse_number(state: Position, seat: i64, count: i64) -> Refusal | None:
    """Refuse a number of tiles to add.

    Rules: TE-REVOLT-05, TE-WAR-09, TE-ENGLISH-02, TE-ENGLISH-03, TE-ENGLISH-04, TE-ENGLISH-05,
        TE-EDGE-20, TE-EDGE-90, TE-EDGE-91, TE-EDGE-92.
    """
    if state.top() != F_CONFLICT:
        return Refusal("TE-TURN-03", variant="none")
    colour = conflict_colour(state)
    held = state.hand(seat, colour)
    if count > held:
        rule = "TE-WAR-09" if state.top(C_WAR) else "TE-REVOLT-05"
        facts = {"count": int(count), "most": int(held), "colour": int(colour)}
        return Refusal(rule, facts)
    if state.english == 0 or count == 0:
        return None
    attack = base_strength(state, state.top(C_ATTACKER))
    defence = base_strength(state, state.top(C_DEFENDER))
    if is_attacker(state):
        return english.refuse_attacker(attack, defence, count, held)
    return english.refuse_defender(attack + state.top(C_ADDED), defence, count)
