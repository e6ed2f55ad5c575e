"""Betray (PP-BETRAY)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.games.pamir.rules import actions, tables
from velkahra.games.pamir.rules.chapters.bribe import BETRAY_PRICE
from velkahra.games.pamir.rules.chapters.court import FOR_BETRAYAL, discard
from velkahra.games.pamir.rules.chapters.loyalty import begin_change
from velkahra.games.pamir.rules.chapters.market import pay_action
from velkahra.games.pamir.rules.chapters.play import decline_spy
from velkahra.games.pamir.rules.frames import card_actions, kinds
from velkahra.games.pamir.rules.state import Position


def is_guarded(state: Position, card: i64) -> bool:
    """Return whether Bodyguards protect a court card. Rules: PP-ABIL-04, PP-EDGE-35, PP-EDGE-74."""
    owner = state.owner(card)
    if i64(tables.SUIT[card]) != tables.POLITICAL or owner < 0:
        return False
    return any(state.in_court(owner, i64(guard)) for guard in tables.BODYGUARDS)


def may_betray(state: Position, player: i64, card: i64) -> bool:
    """Return whether a player may betray a card. Rules: PP-BETRAY-01, PP-ABIL-04, PP-EDGE-35."""
    if state.spies(card, player) == 0:
        return False
    return not is_guarded(state, card)


def can_betray(state: Position, player: i64) -> bool:
    """Return whether a player can betray some card. Rules: PP-BETRAY-01, PP-EDGE-58."""
    if state.money(player) < BETRAY_PRICE:
        return False
    return any(may_betray(state, player, card) for card in state.cards_with_spies(player))


def betray(state: Position, player: i64, card: i64, events: Events | None) -> None:
    """Pay, discard the card, then ask about its prize.

    Rules: PP-BETRAY-01, PP-BETRAY-02, PP-BETRAY-03, PP-EDGE-35.
    """
    if state.frame_kind() == kinds.F_BETRAY:
        state.drop()
    pay_action(state, player, BETRAY_PRICE, events)
    owner = state.owner(card)
    if events is not None:
        events.emit("betrayed", {"seat": player, "other": owner, "card": card})
    if i64(tables.PRIZE[card]) != tables.NONE:
        card_actions.push_prize(state, player, card)
    discard(state, owner, card, FOR_BETRAYAL, events)


def take_prize(state: Position, player: i64, events: Events | None) -> None:
    """Take the prize; that of another coalition changes the loyalty first.

    Rules: PP-BETRAY-03, PP-BETRAY-04, PP-LOYAL-03, PP-WAKHAN-08.
    """
    card = state.slot(card_actions.PRIZE_CARD)
    state.drop()
    card_actions.push_win_prize(state, player, card)
    begin_change(state, player, i64(tables.PRIZE[card]), events)


def leave_prize(state: Position, player: i64, events: Events | None) -> None:
    """Leave the prize. Rules: PP-BETRAY-03."""
    card = state.slot(card_actions.PRIZE_CARD)
    state.drop()
    if events is not None:
        events.emit("prize-left", {"seat": player, "card": card})


def decline(state: Position, player: i64, events: Events | None) -> None:
    """Leave a prize, a Safe House or Blackmail. Rules: PP-BETRAY-03, PP-ABIL-09."""
    if state.frame_kind() == kinds.F_PRIZE:
        leave_prize(state, player, events)
    else:
        decline_spy(state, player, events)


def list_betrayals(state: Position, player: i64, out: vec[i64]) -> vec[i64]:
    """List the cards that can be betrayed, as actions appended to `out`."""
    for card in state.cards_with_spies(player):
        if may_betray(state, player, card):
            out = append(out, actions.A_BETRAY + card - 1)
    return out


def list_prize(out: vec[i64]) -> vec[i64]:
    """List taking the prize and leaving it, as actions appended to `out`."""
    return append(append(out, actions.A_PRIZE), actions.A_DECLINE)


def refuse_prize(state: Position, action: i64) -> Refusal | None:
    """Return a refusal to take or leave a prize, or to decline a spy, where nobody asks, or None.

    Rules: PP-BETRAY-03, PP-ABIL-09, PP-ABIL-11.
    """
    kind = state.frame_kind()
    if kind == kinds.F_PRIZE:
        return None
    if action == actions.A_DECLINE and kind in (kinds.F_HOUSE, kinds.F_BLACKMAIL):
        return None
    return Refusal("PP-BETRAY-03", variant="none")


def refuse_betrayal(state: Position, player: i64, card: i64) -> Refusal | None:
    """Return a refusal of a card without an own spy, and a guarded one, or None.

    Rules: PP-BETRAY-01, PP-ABIL-04.
    """
    if state.frame_kind() != kinds.F_BETRAY:
        return Refusal("PP-BETRAY-01", variant="none")
    if state.spies(card, player) == 0:
        return Refusal("PP-BETRAY-01", {"card": int(card)})
    if is_guarded(state, card):
        return Refusal("PP-ABIL-04", {"card": int(card), "seat": int(state.owner(card))})
    return None
