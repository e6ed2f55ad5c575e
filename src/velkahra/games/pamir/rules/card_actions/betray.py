"""Betray (PP-BETRAY)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.games.pamir.rules.actions import A_BETRAY, A_DECLINE, A_PRIZE
from velkahra.games.pamir.rules.chapters.court import discard
from velkahra.games.pamir.rules.chapters.loyalty import begin_change
from velkahra.games.pamir.rules.chapters.market import pay_action
from velkahra.games.pamir.rules.printed import BODYGUARDS, COURT_CARDS, NONE, POLITICAL, PRIZE, SUIT
from velkahra.games.pamir.rules.state import (
    F_BETRAY,
    F_PRIZE,
    F_WIN_PRIZE,
    MOST_PLAYERS,
    SPY,
    Position,
)


def is_guarded(state: Position, card: i64) -> bool:
    """Say whether Bodyguards protect a court card. Rules: PP-ABIL-04, PP-EDGE-35, PP-EDGE-74."""
    owner = state.owner(card)
    if i64(SUIT[card]) != POLITICAL or owner < 0:
        return False
    return any(state.in_court(owner, i64(guard)) for guard in BODYGUARDS)


def may_betray(state: Position, player: i64, card: i64) -> bool:
    """Say whether a player may betray a card. Rules: PP-BETRAY-01, PP-ABIL-04, PP-EDGE-35."""
    if state.pieces[SPY + card * MOST_PLAYERS + player] == 0:
        return False
    return not is_guarded(state, card)


def can_betray(state: Position, player: i64) -> bool:
    """Say whether a player can betray some card. Rules: PP-BETRAY-01, PP-EDGE-58."""
    if state.money(player) < 2:
        return False
    for card in range(1, COURT_CARDS + 1):
        if state.pieces[SPY + card * MOST_PLAYERS + player] and may_betray(state, player, card):
            return True
    return False


def betray(state: Position, player: i64, card: i64, events: Events | None) -> None:
    """Pay, discard the card, then think about its prize.

    Rules: PP-BETRAY-01, PP-BETRAY-02, PP-BETRAY-03, PP-EDGE-35.
    """
    if state.top() == F_BETRAY:
        state.drop()
    pay_action(state, player, 2, events)
    owner = state.owner(card)
    if events is not None:
        events.emit("betrayed", {"seat": player, "other": owner, "card": card})
    if i64(PRIZE[card]) != NONE:
        state.push(F_PRIZE, player, card)
    discard(state, owner, card, events)


def take_prize(state: Position, player: i64, events: Events | None) -> None:
    """Take the prize; that of another coalition changes the loyalty first.

    Rules: PP-BETRAY-03, PP-BETRAY-04, PP-LOYAL-03, PP-WAKHAN-08.
    """
    card = state.top(2)
    state.drop()
    state.push(F_WIN_PRIZE, player, card)
    begin_change(state, player, i64(PRIZE[card]), events)


def leave_prize(state: Position, player: i64, events: Events | None) -> None:
    """Leave the prize. Rules: PP-BETRAY-03."""
    card = state.top(2)
    state.drop()
    if events is not None:
        events.emit("prize-left", {"seat": player, "card": card})


def list_betrayals(state: Position, player: i64, out: vec[i64]) -> vec[i64]:
    """List the cards that can be betrayed."""
    for card in range(1, COURT_CARDS + 1):
        if may_betray(state, player, card):
            out = append(out, A_BETRAY + card - 1)
    return out


def list_prize(out: vec[i64]) -> vec[i64]:
    """List taking the prize and leaving it."""
    return append(append(out, A_PRIZE), A_DECLINE)


def refuse_betrayal(state: Position, player: i64, card: i64) -> Refusal | None:
    """Refuse a card without an own spy, and a guarded one. Rules: PP-BETRAY-01, PP-ABIL-04."""
    if state.top() != F_BETRAY:
        return Refusal("PP-BETRAY-01", variant="none")
    if state.pieces[SPY + card * MOST_PLAYERS + player] == 0:
        return Refusal("PP-BETRAY-01", {"card": int(card)})
    if is_guarded(state, card):
        return Refusal("PP-ABIL-04", {"card": int(card), "seat": int(state.owner(card))})
    return None
