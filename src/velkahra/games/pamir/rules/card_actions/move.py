"""Move: armies over roads, spies along the ring of courts (PP-MOVE)."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.games.pamir.rules import actions, decision, frames, places, storage, tables
from velkahra.games.pamir.rules.chapters import court, play
from velkahra.games.pamir.rules.state import Position


def left_of(state: Position, card: i64) -> i64:
    """Return the card to the left on the ring of courts; itself if it is alone there.

    The left end of a court meets the right end of the next player's; empty courts are skipped.
    Rules: PP-MOVE-03, PP-MOVE-04, PP-EDGE-21.
    """
    owner = state.owner(card)
    index = _index_in_court(state, owner, card)
    if index > 0:
        return state.court_card(owner, index - 1)
    player = state.next_player(owner)
    while state.court_size(player) == 0:
        player = state.next_player(player)
    return state.court_card(player, state.court_size(player) - 1)


def right_of(state: Position, card: i64) -> i64:
    """Return the card to the right on the ring of courts; itself if it is alone there.

    Rules: PP-MOVE-03, PP-MOVE-04, PP-EDGE-21.
    """
    owner = state.owner(card)
    index = _index_in_court(state, owner, card)
    if index < state.court_size(owner) - 1:
        return state.court_card(owner, index + 1)
    player = owner
    found = owner
    while True:  # find the nearest earlier player with a court
        player = state.next_player(player)
        if player == owner:
            return state.court_card(found, 0)
        if state.court_size(player) > 0:
            found = player


def _index_in_court(state: Position, owner: i64, card: i64) -> i64:
    index: i64 = 0
    while state.court_card(owner, index) != card:
        index += 1
    return index


def is_step(state: Position, player: i64, origin: i64, goal: i64) -> bool:
    """Return whether two different court cards, `origin` and `goal`, are neighbours for spies.

    Rules: PP-MOVE-03, PP-ABIL-07, PP-EDGE-22.
    """
    if goal == origin:
        return False
    if left_of(state, origin) == goal or right_of(state, origin) == goal:
        return True
    return tables.REGION[origin] == tables.REGION[goal] and state.in_court(
        player, tables.BEDFELLOWS
    )


def reaches(state: Position, player: i64, origin: i64, goal: i64) -> bool:
    """Return whether one move takes a player's spy from the card `origin` to the card `goal`.

    Rules: PP-MOVE-03, PP-ABIL-07, PP-ABIL-14, PP-EDGE-22, PP-EDGE-23.
    """
    if goal == origin or state.owner(goal) < 0:
        return False
    if is_step(state, player, origin, goal):
        return True
    if not state.in_court(player, tables.CONNECTED):
        return False
    for middle in range(1, tables.COURT_CARDS + 1):
        reached = state.owner(middle) >= 0 and is_step(state, player, origin, middle)
        if reached and is_step(state, player, middle, goal):
            return True
    return False


def may_cross(state: Position, player: i64, origin: i64, goal: i64) -> bool:
    """Return whether an army of a player's loyalty may go from region `origin` to `goal`.

    Rules: PP-MOVE-02, PP-ABIL-13, PP-EDGE-39.
    """
    border = tables.border_between(origin, goal)
    if border == tables.NO_BORDER:
        return False
    if state.roads(state.loyalty(player), border):
        return True
    return state.in_court(player, tables.SUPPLIES)


def tribes_fight(state: Position, player: i64) -> bool:
    """Return whether a player's tribes move and fight like armies. Rules: PP-EVENT-110."""
    return state.lasting(tables.NATIONALISM) == storage.bought_by(player)


def can_move(state: Position, player: i64) -> bool:
    """Return whether some piece can move. Rules: PP-MOVE-01, PP-EDGE-58."""
    return len(list_moves(state, player, vec[i64]())) > 0


def regions_of_move(move: i64) -> tuple[i64, i64]:
    """Return the regions of a march or a ride, given the action less A_MARCH or A_RIDE.

    The first is where the piece comes from, the second where it goes.
    """
    return move // tables.REGIONS, move % tables.REGIONS


def cards_of_move(move: i64) -> tuple[i64, i64]:
    """Return the court cards of a spy's move, given the action less A_SNEAK.

    The first is where the spy comes from, the second where it goes.
    """
    return move // tables.COURT_CARDS + 1, move % tables.COURT_CARDS + 1


def _shift(state: Position, origin: i64, goal: i64) -> None:
    """Move a piece; one that was not placed this turn goes first. Rules: PP-EDGE-02, PP-EDGE-97."""
    state.pieces[origin] -= 1
    state.pieces[goal] += 1
    if state.fresh[origin] > state.pieces[origin]:
        state.fresh[origin] -= 1
        state.fresh[goal] += 1


def list_moves(state: Position, player: i64, out: vec[i64]) -> vec[i64]:
    """List moves of armies, tribes (Nationalism) and spies, as actions appended to `out`."""
    loyalty = state.loyalty(player)
    for origin in range(tables.REGIONS):
        if state.armies(loyalty, origin):
            for goal in range(tables.REGIONS):
                if may_cross(state, player, origin, goal):
                    out = append(out, actions.A_MARCH + origin * tables.REGIONS + goal)
    if tribes_fight(state, player):
        for origin in range(tables.REGIONS):
            if state.tribes(player, origin):
                for goal in range(tables.REGIONS):
                    if may_cross(state, player, origin, goal):
                        out = append(out, actions.A_RIDE + origin * tables.REGIONS + goal)
    return _list_sneaks(state, player, out)


def _list_sneaks(state: Position, player: i64, out: vec[i64]) -> vec[i64]:
    far = state.in_court(player, tables.BEDFELLOWS) or state.in_court(player, tables.CONNECTED)
    for origin in state.cards_with_spies(player):
        at = actions.A_SNEAK + (origin - 1) * tables.COURT_CARDS - 1
        if far:
            for goal in range(1, tables.COURT_CARDS + 1):
                if reaches(state, player, origin, goal):
                    out = append(out, at + goal)
            continue
        one = left_of(state, origin)
        other = right_of(state, origin)
        if one > other:
            one, other = other, one
        if one != origin:
            out = append(out, at + one)
        if other != one and other != origin:
            out = append(out, at + other)
    return out


@final
class Move(decision.Decision):
    """The choice of a piece to move."""

    def legal(self, state: Position, player: i64, out: vec[i64]) -> vec[i64]:
        """List the moves, and stopping after the first."""
        out = list_moves(state, player, out)
        return append(out, actions.A_STOP) if state.slot(frames.MOVE_MADE) > 0 else out

    def refuse(self, state: Position, player: i64, action: i64) -> Refusal | None:
        """Return a refusal of a move, or to stop before one is made, or None.

        Rules: PP-MOVE-02, PP-MOVE-05, PP-EVENT-110, PP-EDGE-58.
        """
        if action == actions.A_STOP:
            made = state.slot(frames.MOVE_MADE)
            return None if made > 0 else Refusal("PP-EDGE-58", variant="nothing")
        if action >= actions.A_SNEAK:
            return _refuse_sneak(state, player, action - actions.A_SNEAK)
        if action < actions.A_RIDE:
            origin, goal = regions_of_move(action - actions.A_MARCH)
            if state.armies(state.loyalty(player), origin) == 0:
                return Refusal("PP-MOVE-01", {"region": int(origin)}, variant="army")
            return _refuse_crossing(state, player, origin, goal)
        if not tribes_fight(state, player):
            return Refusal("PP-MOVE-05")
        origin, goal = regions_of_move(action - actions.A_RIDE)
        if state.tribes(player, origin) == 0:
            return Refusal("PP-MOVE-01", {"region": int(origin)}, variant="tribe")
        return _refuse_crossing(state, player, origin, goal)

    def carry_out(self, state: Position, player: i64, action: i64, events: Events | None) -> None:
        """Move an army, a tribe or a spy, or stop. Rules: PP-MOVE-01."""
        if action == actions.A_STOP:
            state.drop()
            return
        state.set_slot(frames.MOVE_LEFT, state.slot(frames.MOVE_LEFT) - 1)
        state.set_slot(frames.MOVE_MADE, state.slot(frames.MOVE_MADE) + 1)
        if action < actions.A_RIDE:
            _march(state, player, action - actions.A_MARCH, events)
        elif action < actions.A_SNEAK:
            _ride(state, player, action - actions.A_RIDE, events)
        else:
            _sneak(state, player, action - actions.A_SNEAK, events)

    def lapses(self, state: Position, events: Events | None) -> bool:
        """End the action if no move is left. Rules: PP-MOVE-01."""
        player = state.frame_seat()
        if state.slot(frames.MOVE_LEFT) > 0 and (player == state.wakhan or can_move(state, player)):
            return False
        state.drop()
        return True


def _march(state: Position, player: i64, move: i64, events: Events | None) -> None:
    """Move an army; `move` is the action less A_MARCH. Rules: PP-MOVE-01, PP-MOVE-02, PP-EX-13."""
    coalition = play.coalition_of(state, player)
    origin, goal = regions_of_move(move)
    _shift(state, places.army_place(coalition, origin), places.army_place(coalition, goal))
    if events is not None:
        facts = {"seat": player, "region": origin, "to": goal, "coalition": coalition}
        events.emit("marched", facts)


def _ride(state: Position, player: i64, move: i64, events: Events | None) -> None:
    """Move a tribe; a player whose last tribe leaves a region is overthrown there.

    `move` is the action less A_RIDE. Rules: PP-EVENT-110, PP-EDGE-18, PP-EDGE-39.
    """
    origin, goal = regions_of_move(move)
    _shift(state, places.tribe_place(player, origin), places.tribe_place(player, goal))
    if events is not None:
        events.emit("rode", {"seat": player, "region": origin, "to": goal})
    court.shed_after_last_tribe(state, player, origin)


def _sneak(state: Position, player: i64, move: i64, events: Events | None) -> None:
    """Move a spy; `move` is the action less A_SNEAK. Rules: PP-MOVE-01, PP-MOVE-03, PP-EX-13."""
    origin, goal = cards_of_move(move)
    _shift(state, places.spy_place(origin, player), places.spy_place(goal, player))
    if events is not None:
        events.emit("sneaked", {"seat": player, "card": origin, "to": goal})


def _refuse_crossing(state: Position, player: i64, origin: i64, goal: i64) -> Refusal | None:
    if may_cross(state, player, origin, goal):
        return None
    facts = {"region": int(origin), "to": int(goal)}
    if tables.border_between(origin, goal) == tables.NO_BORDER:
        return Refusal("PP-MOVE-02", facts, variant="far")
    return Refusal("PP-MOVE-02", {**facts, "coalition": int(state.loyalty(player))})


def _refuse_sneak(state: Position, player: i64, move: i64) -> Refusal | None:
    """Return a refusal of a spy's move, the action less A_SNEAK, or None.

    Rules: PP-MOVE-03, PP-MOVE-04, PP-ABIL-07, PP-ABIL-14, PP-EDGE-22.
    """
    origin, goal = cards_of_move(move)
    if state.spies(origin, player) == 0:
        return Refusal("PP-MOVE-01", {"card": int(origin)}, variant="spy")
    if reaches(state, player, origin, goal):
        return None
    variant = "bedfellows" if state.in_court(player, tables.BEDFELLOWS) else ""
    if state.in_court(player, tables.CONNECTED):
        variant = "both" if variant else "connected"
    return Refusal("PP-MOVE-03", {"card": int(origin), "to": int(goal)}, variant=variant)


DECISIONS: Final[tuple[decision.Decision, ...]] = (
    Move(frames.MOVE, "march", "ride", "sneak", "stop"),
)
