"""Setup, turns and cleanup (PP-SETUP, PP-TURN, PP-CLEAN)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.games.pamir.rules.actions import A_BACK, A_FIRST
from velkahra.games.pamir.rules.chapters.event import throw_event
from velkahra.games.pamir.rules.chapters.market import open_pile, slide
from velkahra.games.pamir.rules.chapters.pieces import can_place
from velkahra.games.pamir.rules.chapters.play import is_bare
from velkahra.games.pamir.rules.printed import (
    AI_BACK,
    AI_CARDS,
    BLACKMAIL_HERAT,
    BLACKMAIL_KANDAHAR,
    COURT_CARDS,
    HERAT,
    INTELLIGENCE,
    KANDAHAR,
    REGION,
)
from velkahra.games.pamir.rules.state import (
    BLOCKS,
    BLOCKS_EACH,
    COLUMNS,
    CYLINDERS,
    CYLINDERS_EACH,
    F_AI,
    F_BACK,
    F_BEGIN,
    F_BLACKMAIL,
    F_CLEAN,
    F_COURT,
    F_FILL,
    F_FIRST,
    F_HAND,
    F_LOYALTY,
    F_TURN,
    F_WAKHAN,
    LOYALTY,
    MONEY,
    NO_FRESH,
    TRIBE,
    Position,
)


def set_up(state: Position) -> None:
    """Lay everything out; the market is filled by the dealer.

    Rules: PP-SETUP-01, PP-SETUP-02, PP-SETUP-06, PP-SETUP-07, PP-SETUP-08, PP-SETUP-11,
        PP-WAKHAN-02, PP-WAKHAN-03, PP-WAKHAN-04, PP-EX-01.
    """
    state.empty()
    for coalition in range(3):
        state.counts[BLOCKS + coalition] = BLOCKS_EACH
    for player in range(state.players):
        state.counts[CYLINDERS + player] = CYLINDERS_EACH
        state.counts[MONEY + player] = 4
        state.counts[LOYALTY + player] = -1
    open_pile(state, 0)
    state.push(F_FIRST, -1)
    state.push(F_FILL, -1)


def choose_first(state: Position, first: i64, events: Events | None) -> None:
    """From a random seat on everybody chooses a loyalty; who chooses last begins.

    Wakhan sits before that seat and takes the first turn.
    Rules: PP-SETUP-09, PP-SETUP-10, PP-WAKHAN-05.
    """
    state.drop()
    state.anchor = (first + state.seats - 1) % state.seats
    if events is not None:
        events.emit("first", {"seat": first, "last": state.anchor})
    if state.wakhan >= 0:
        state.push(F_BEGIN, state.wakhan)
        state.push(F_BACK, -1)
    else:
        state.push(F_BEGIN, state.anchor)
    for steps in range(state.seats):
        state.push(F_LOYALTY, (state.anchor + state.seats - steps) % state.seats)


def list_firsts(state: Position, out: vec[i64]) -> vec[i64]:
    """List who can be first to choose a loyalty. Rules: PP-SETUP-09."""
    for seat in range(state.seats):
        out = append(out, A_FIRST + seat)
    return out


def begin_turn(state: Position, events: Events | None) -> None:
    """Begin the turn of the player on top: two actions, nothing used, nothing placed yet.

    Rules: PP-TURN-01, PP-TURN-02, PP-EDGE-02, PP-BUY-07, PP-ABIL-11, PP-ABIL-12, PP-WAKHAN-20,
        PP-EDGE-91.
    """
    player = state.top(1)
    state.drop()
    state.turn_number += 1
    state.active = player
    state.left = 2
    state.barred = 0
    state.asked = 0
    state.fresh = NO_FRESH[:]
    if events is not None:
        events.emit("turn", {"seat": player})
    state.push(F_CLEAN, player, 0)
    if player == state.wakhan:
        state.push(F_WAKHAN, player, 0, 0, 0)
    else:
        state.push(F_TURN, player)
    if state.in_court(player, BLACKMAIL_HERAT):
        state.push(F_BLACKMAIL, player, HERAT)
    if state.in_court(player, BLACKMAIL_KANDAHAR):
        state.push(F_BLACKMAIL, player, KANDAHAR)
    if player == state.wakhan:
        state.push(F_AI, -1)


def blackmail_lapses(state: Position) -> bool:
    """Drop the Blackmail on top if no card of its region is bare, or there is no cylinder.

    Rules: PP-ABIL-11, PP-ABIL-12.
    """
    player = state.top(1)
    if can_place(state, TRIBE + player * 6, player):
        for card in range(1, COURT_CARDS + 1):
            there = i64(REGION[card]) == state.top(2) and state.owner(card) >= 0
            if there and is_bare(state, card):
                return False
    state.drop()
    return True


def end_turn(state: Position, player: i64, events: Events | None) -> None:
    """End the actions of a turn, which is always possible.

    Rules: PP-TURN-01, PP-TURN-02, PP-EDGE-10.
    """
    state.drop()
    if events is not None:
        events.emit("ended", {"seat": player, "left": state.left})


def hand_limit(state: Position, player: i64) -> i64:
    """Say how many hand cards a player may keep. Rules: PP-TERM-06."""
    return 2 + state.stars(player, INTELLIGENCE)


def clean(state: Position, events: Events | None) -> None:
    """Take the next step of the cleanup on top.

    Rules: PP-TERM-04, PP-CLEAN-01, PP-CLEAN-02, PP-CLEAN-03, PP-CLEAN-06, PP-CLEAN-07, PP-INV-06,
        PP-EDGE-14, PP-EDGE-51,
        PP-EDGE-99.
    """
    player = state.top(1)
    step = state.top(2)
    if step == 0:
        if state.court_size(player) > state.court_limit(player):
            state.push(F_COURT, player)
        else:
            state.set_top(2, 1)
    elif step == 1:
        if state.hand_size(player) > hand_limit(state, player):
            state.push(F_HAND, player)
        else:
            state.set_top(2, 2)
    elif step <= 3:
        state.set_top(2, step + 1)
        _throw(state, (step - 2) * COLUMNS, events)
    elif step == 4:
        state.set_top(2, 5)
        slide(state)
        state.push(F_FILL, -1)
    else:
        state.drop()
        state.push(F_BEGIN, state.next_player(player))


def _throw(state: Position, slot: i64, events: Events | None) -> None:
    """Throw an event out of the leftmost column; its rupees stay.

    Rules: PP-CLEAN-03, PP-CLEAN-04.
    """
    card = i64(state.market[slot])
    if card > COURT_CARDS:
        state.market[slot] = 0
        throw_event(state, card, events)


def list_backs(state: Position, out: vec[i64]) -> vec[i64]:
    """List the backs that can be on top of Wakhan's pile. Rules: PP-WAKHAN-20."""
    for back in range(12):
        if cards_with_back(state, back) > 0:
            out = append(out, A_BACK + back)
    return out


def cards_with_back(state: Position, back: i64) -> i64:
    """Count Wakhan's cards in the draw pile that have a back."""
    count: i64 = 0
    for card in range(AI_CARDS):
        if i64(AI_BACK[card]) == back and (state.ai_seen >> card) & 1 == 0:
            count += 1
    return count
