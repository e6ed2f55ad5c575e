"""Betray (PP-BETRAY)."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.games.pamir.rules import actions, decision, frames, tables
from velkahra.games.pamir.rules.chapters import bribe, court, loyalty, market
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
    if state.money(player) < bribe.BETRAY_PRICE:
        return False
    return any(may_betray(state, player, card) for card in state.cards_with_spies(player))


@final
class Betray(decision.Decision):
    """The choice of a card to betray."""

    def legal(self, state: Position, player: i64, out: vec[i64]) -> vec[i64]:
        """List the cards that can be betrayed."""
        for card in state.cards_with_spies(player):
            if may_betray(state, player, card):
                out = append(out, actions.A_BETRAY + card - 1)
        return out

    def refuse(self, state: Position, player: i64, action: i64) -> Refusal | None:
        """Refuse a card without an own spy, or a guarded one. Rules: PP-BETRAY-01, PP-ABIL-04."""
        card = action - actions.A_BETRAY + 1
        if state.spies(card, player) == 0:
            return Refusal("PP-BETRAY-01", {"card": int(card)})
        if is_guarded(state, card):
            return Refusal("PP-ABIL-04", {"card": int(card), "seat": int(state.owner(card))})
        return None

    def carry_out(self, state: Position, player: i64, action: i64, events: Events | None) -> None:
        """Pay, discard the card, then ask about its prize.

        Rules: PP-BETRAY-01, PP-BETRAY-02, PP-BETRAY-03, PP-EDGE-35.
        """
        card = action - actions.A_BETRAY + 1
        state.drop()
        market.pay_action(state, player, bribe.BETRAY_PRICE, events)
        owner = state.owner(card)
        if events is not None:
            events.emit("betrayed", {"seat": player, "other": owner, "card": card})
        if i64(tables.PRIZE[card]) != tables.NONE:
            state.push(frames.PRIZE, player, card)
        court.discard(state, owner, card, court.FOR_BETRAYAL, events)


@final
class Prize(decision.Decision):
    """The choice whether to take the prize of a betrayed card."""

    def legal(self, state: Position, player: i64, out: vec[i64]) -> vec[i64]:
        """List taking the prize and leaving it."""
        return append(append(out, actions.A_PRIZE), actions.A_DECLINE)

    def carry_out(self, state: Position, player: i64, action: i64, events: Events | None) -> None:
        """Take or leave the prize; that of another coalition changes the loyalty first.

        Rules: PP-BETRAY-03, PP-BETRAY-04, PP-LOYAL-03, PP-WAKHAN-08.
        """
        card = state.slot(frames.PRIZE_CARD)
        state.drop()
        if action == actions.A_PRIZE:
            state.push(frames.WIN_PRIZE, player, card)
            loyalty.begin_change(state, player, i64(tables.PRIZE[card]), events)
        elif events is not None:
            events.emit("prize-left", {"seat": player, "card": card})


DECISIONS: Final[tuple[decision.Decision, ...]] = (
    Betray(frames.BETRAY, "betray"),
    Prize(frames.PRIZE, "prize", "decline"),
)
