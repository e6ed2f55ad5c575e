"""The flow of an action and of the end of a turn, as section 1.17 of the catalogue sums it up."""

from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.core.contract.state import CHANCE
from velkahra.games.euphrates.rules.actions import (
    A_ADD,
    A_BUILD,
    A_CATASTROPHE,
    A_DECLINE,
    A_DRAW,
    A_END,
    A_FIRST,
    A_LEADER,
    A_SWAP,
    A_TAKE,
    A_TILE,
    A_WAR,
    A_WITHDRAW,
)
from velkahra.games.euphrates.rules.chapters.catastrophe import play_catastrophe
from velkahra.games.euphrates.rules.chapters.conflict import add_tiles
from velkahra.games.euphrates.rules.chapters.leader import place_leader, withdraw_leader
from velkahra.games.euphrates.rules.chapters.monument import build, can_build, decline
from velkahra.games.euphrates.rules.chapters.swap import swap_tiles
from velkahra.games.euphrates.rules.chapters.tile import place_tile
from velkahra.games.euphrates.rules.chapters.treasure import go_on_with_treasures, take
from velkahra.games.euphrates.rules.chapters.turn import (
    choose_first,
    end_turn,
    pass_on,
    receive,
    waits_for_tiles,
)
from velkahra.games.euphrates.rules.chapters.war import choose_war, go_on_with_wars
from velkahra.games.euphrates.rules.printed import SPACES
from velkahra.games.euphrates.rules.state import (
    F_MONUMENT,
    F_REFILL,
    F_TREASURES,
    F_TURN_TEST,
    F_WARS,
    PLAYING,
    Position,
)


def advance(state: Position, seat: i64, action: i64, events: Events | None) -> None:
    """Carry out a legal action and everything that follows from it without a decision."""
    if seat == CHANCE:
        if action < A_DRAW:
            choose_first(state, action - A_FIRST, events)
        else:
            receive(state, action - A_DRAW, events)
    elif action < A_ADD:
        state.left -= 1
        _act(state, seat, action, events)
    elif action == A_END:
        end_turn(state, seat, events)
    else:
        _answer(state, seat, action, events)
    settle(state, events)


def _act(state: Position, seat: i64, action: i64, events: Events | None) -> None:
    """Begin one of the four kinds of action. Rules: TE-TURN-02."""
    if action < A_LEADER:
        place = action - A_TILE
        place_tile(state, seat, place // SPACES, place % SPACES, events)
    elif action < A_WITHDRAW:
        place = action - A_LEADER
        place_leader(state, seat, place // SPACES, place % SPACES, events)
    elif action < A_CATASTROPHE:
        withdraw_leader(state, seat, action - A_WITHDRAW, events)
    elif action < A_SWAP:
        play_catastrophe(state, seat, action - A_CATASTROPHE, events)
    else:
        swap_tiles(state, seat, action - A_SWAP, events)


def _answer(state: Position, seat: i64, action: i64, events: Events | None) -> None:
    """Answer a decision inside an action. Rules: TE-TURN-03."""
    if action < A_WAR:
        add_tiles(state, seat, action - A_ADD, events)
    elif action < A_BUILD:
        choose_war(state, seat, action - A_WAR, events)
    elif action < A_DECLINE:
        place = action - A_BUILD
        build(state, seat, place // SPACES, place % SPACES, events)
    elif action < A_TAKE:
        decline(state, seat, events)
    else:
        take(state, seat, action - A_TAKE, events)


def settle(state: Position, events: Events | None) -> None:
    """Resolve frames until somebody has to decide, the dealer has to draw, or the game is over.

    Rules: TE-TURN-03, TE-TURN-05, TE-TURN-08, TE-MONUMENT-04, TE-EDGE-25, TE-EDGE-45.
    """
    while state.over == PLAYING:
        kind = state.top()
        if kind == F_WARS:
            if go_on_with_wars(state, events):
                return
        elif kind == F_MONUMENT:
            if can_build(state, state.top(2)):
                return
            state.drop()
        elif kind == F_TREASURES:
            if go_on_with_treasures(state):
                return
        elif kind == F_TURN_TEST:
            pass_on(state, events)
        elif kind == F_REFILL:
            waits_for_tiles(state, events)
            return
        else:
            return
