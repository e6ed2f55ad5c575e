"""Move: armies over roads, spies along the ring of courts (PP-MOVE)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.games.pamir.rules.actions import A_MARCH, A_RIDE, A_SNEAK, A_STOP
from velkahra.games.pamir.rules.chapters.court import tribes_gone
from velkahra.games.pamir.rules.chapters.play import loyal_to
from velkahra.games.pamir.rules.printed import (
    BEDFELLOWS,
    BETWEEN,
    CONNECTED,
    COURT_CARDS,
    NATIONALISM,
    REGION,
    REGIONS,
    SUPPLIES,
)
from velkahra.games.pamir.rules.state import ARMY, F_MOVE, MOST_PLAYERS, ROAD, SPY, TRIBE, Position

NO_BORDER: i64 = 255


def left_of(state: Position, card: i64) -> i64:
    """Give the card to the left on the ring of courts.

    The left end of a court meets the right end of the next player's; empty courts are skipped.
    Rules: PP-MOVE-03, PP-MOVE-04, PP-EDGE-21.
    """
    owner = state.owner(card)
    index = _index(state, owner, card)
    if index > 0:
        return state.court_card(owner, index - 1)
    player = state.next_player(owner)
    while state.court_size(player) == 0:
        player = state.next_player(player)
    return state.court_card(player, state.court_size(player) - 1)


def right_of(state: Position, card: i64) -> i64:
    """Give the card to the right on the ring of courts.

    Rules: PP-MOVE-03, PP-MOVE-04, PP-EDGE-21.
    """
    owner = state.owner(card)
    index = _index(state, owner, card)
    if index < state.court_size(owner) - 1:
        return state.court_card(owner, index + 1)
    player = owner
    found = owner
    while True:  # the nearest player before the owner who has a court
        player = state.next_player(player)
        if player == owner:
            return state.court_card(found, 0)
        if state.court_size(player) > 0:
            found = player


def _index(state: Position, owner: i64, card: i64) -> i64:
    index: i64 = 0
    while state.court_card(owner, index) != card:
        index += 1
    return index


def is_step(state: Position, player: i64, origin: i64, goal: i64) -> bool:
    """Say whether two different court cards are neighbours for a player's spies.

    Rules: PP-MOVE-03, PP-ABIL-07, PP-EDGE-22.
    """
    if goal == origin:
        return False
    if left_of(state, origin) == goal or right_of(state, origin) == goal:
        return True
    return REGION[origin] == REGION[goal] and state.in_court(player, BEDFELLOWS)


def reaches(state: Position, player: i64, origin: i64, goal: i64) -> bool:
    """Say whether one move takes a player's spy from card to card.

    Rules: PP-MOVE-03, PP-ABIL-07, PP-ABIL-14, PP-EDGE-22, PP-EDGE-23.
    """
    if goal == origin or state.owner(goal) < 0:
        return False
    if is_step(state, player, origin, goal):
        return True
    if not state.in_court(player, CONNECTED):
        return False
    for middle in range(1, COURT_CARDS + 1):
        reached = state.owner(middle) >= 0 and is_step(state, player, origin, middle)
        if reached and is_step(state, player, middle, goal):
            return True
    return False


def crosses(state: Position, player: i64, origin: i64, goal: i64) -> bool:
    """Say whether an army of a player's loyalty may go from region to region.

    Rules: PP-MOVE-02, PP-ABIL-13, PP-EDGE-39.
    """
    border = i64(BETWEEN[origin * REGIONS + goal])
    if border == NO_BORDER:
        return False
    if state.pieces[ROAD + state.loyalty(player) * 9 + border]:
        return True
    return state.in_court(player, SUPPLIES)


def tribes_fight(state: Position, player: i64) -> bool:
    """Say whether a player's tribes move and fight like armies. Rules: PP-EVENT-110."""
    return state.lasting(NATIONALISM) == 1 + player


def can_move(state: Position, player: i64) -> bool:
    """Say whether some piece can move. Rules: PP-MOVE-01, PP-EDGE-58."""
    return len(list_moves(state, player, vec[i64]())) > 0


def march(state: Position, player: i64, move: i64, events: Events | None) -> None:
    """Move an army. Rules: PP-MOVE-01, PP-MOVE-02, PP-EX-13."""
    at = ARMY + loyal_to(state, player) * 6
    _shift(state, at + move // REGIONS, at + move % REGIONS)
    _count(state)
    if events is not None:
        facts = {"seat": player, "region": move // REGIONS, "to": move % REGIONS}
        events.emit("marched", {**facts, "coalition": loyal_to(state, player)})


def ride(state: Position, player: i64, move: i64, events: Events | None) -> None:
    """Move a tribe; the last to leave overthrows. Rules: PP-EVENT-110, PP-EDGE-18, PP-EDGE-39."""
    at = TRIBE + player * 6
    _shift(state, at + move // REGIONS, at + move % REGIONS)
    _count(state)
    if events is not None:
        facts = {"seat": player, "region": move // REGIONS, "to": move % REGIONS}
        events.emit("rode", facts)
    tribes_gone(state, player, move // REGIONS)


def sneak(state: Position, player: i64, origin: i64, goal: i64, events: Events | None) -> None:
    """Move a spy. Rules: PP-MOVE-01, PP-MOVE-03, PP-EX-13."""
    _shift(state, SPY + origin * MOST_PLAYERS + player, SPY + goal * MOST_PLAYERS + player)
    _count(state)
    if events is not None:
        events.emit("sneaked", {"seat": player, "card": origin, "to": goal})


def _shift(state: Position, origin: i64, goal: i64) -> None:
    """Move a piece; one that was not placed this turn goes first. Rules: PP-EDGE-02, PP-EDGE-97."""
    state.pieces[origin] -= 1
    state.pieces[goal] += 1
    if state.fresh[origin] > state.pieces[origin]:
        state.fresh[origin] -= 1
        state.fresh[goal] += 1


def _count(state: Position) -> None:
    if state.top() == F_MOVE:
        state.set_top(2, state.top(2) - 1)
        state.set_top(3, state.top(3) + 1)


def move_ends(state: Position) -> bool:
    """End the action on top when no move is left; Wakhan says so herself. Rules: PP-MOVE-01."""
    player = state.top(1)
    if state.top(2) > 0 and (player == state.wakhan or can_move(state, player)):
        return False
    state.drop()
    return True


def list_moves(state: Position, player: i64, out: vec[i64]) -> vec[i64]:
    """List the moves of armies, of tribes under Nationalism, and of spies, ascending."""
    loyalty = state.loyalty(player)
    for origin in range(REGIONS):
        if state.pieces[ARMY + loyalty * 6 + origin]:
            for goal in range(REGIONS):
                if crosses(state, player, origin, goal):
                    out = append(out, A_MARCH + origin * REGIONS + goal)
    if tribes_fight(state, player):
        for origin in range(REGIONS):
            if state.pieces[TRIBE + player * 6 + origin]:
                for goal in range(REGIONS):
                    if crosses(state, player, origin, goal):
                        out = append(out, A_RIDE + origin * REGIONS + goal)
    return _list_sneaks(state, player, out)


def _list_sneaks(state: Position, player: i64, out: vec[i64]) -> vec[i64]:
    far = state.in_court(player, BEDFELLOWS) or state.in_court(player, CONNECTED)
    for origin in range(1, COURT_CARDS + 1):
        if state.pieces[SPY + origin * MOST_PLAYERS + player] == 0:
            continue
        at = A_SNEAK + (origin - 1) * COURT_CARDS - 1
        if far:
            for goal in range(1, COURT_CARDS + 1):
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


def list_move_choices(state: Position, player: i64, out: vec[i64]) -> vec[i64]:
    """List the next move; after the first one may stop."""
    out = list_moves(state, player, out)
    if state.top(3) > 0:
        out = append(out, A_STOP)
    return out


def refuse_march(state: Position, player: i64, move: i64) -> Refusal | None:
    """Refuse an army's move. Rules: PP-MOVE-02, PP-MOVE-05."""
    if state.top() != F_MOVE:
        return Refusal("PP-MOVE-01", variant="none")
    origin = move // REGIONS
    if state.pieces[ARMY + state.loyalty(player) * 6 + origin] == 0:
        return Refusal("PP-MOVE-01", {"region": int(origin)}, variant="army")
    return _refuse_crossing(state, player, origin, move % REGIONS)


def refuse_ride(state: Position, player: i64, move: i64) -> Refusal | None:
    """Refuse a tribe's move. Rules: PP-MOVE-05, PP-EVENT-110."""
    if state.top() != F_MOVE:
        return Refusal("PP-MOVE-01", variant="none")
    if not tribes_fight(state, player):
        return Refusal("PP-MOVE-05")
    origin = move // REGIONS
    if state.pieces[TRIBE + player * 6 + origin] == 0:
        return Refusal("PP-MOVE-01", {"region": int(origin)}, variant="tribe")
    return _refuse_crossing(state, player, origin, move % REGIONS)


def _refuse_crossing(state: Position, player: i64, origin: i64, goal: i64) -> Refusal | None:
    if crosses(state, player, origin, goal):
        return None
    facts = {"region": int(origin), "to": int(goal)}
    if i64(BETWEEN[origin * REGIONS + goal]) == NO_BORDER:
        return Refusal("PP-MOVE-02", facts, variant="far")
    return Refusal("PP-MOVE-02", {**facts, "coalition": int(state.loyalty(player))})


def refuse_sneak(state: Position, player: i64, origin: i64, goal: i64) -> Refusal | None:
    """Refuse a spy's move. Rules: PP-MOVE-03, PP-MOVE-04, PP-EDGE-22."""
    if state.top() != F_MOVE:
        return Refusal("PP-MOVE-01", variant="none")
    if state.pieces[SPY + origin * MOST_PLAYERS + player] == 0:
        return Refusal("PP-MOVE-01", {"card": int(origin)}, variant="spy")
    if reaches(state, player, origin, goal):
        return None
    return Refusal("PP-MOVE-03", {"card": int(origin), "to": int(goal)})
