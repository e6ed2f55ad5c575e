"""Tax (PP-TAX)."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.games.pamir.rules import actions, decision, frames, storage, tables
from velkahra.games.pamir.rules.chapters.ruler import ruler
from velkahra.games.pamir.rules.state import Position


def taxable_rupees(state: Position, victim: i64) -> i64:
    """Return how many rupees of a player are not sheltered. Rules: PP-TAX-04, PP-TERM-08."""
    return max(state.money(victim) - state.stars(victim, tables.ECONOMIC), 0)


def may_tax(state: Position, player: i64, victim: i64) -> bool:
    """Return whether a player may tax another one, `victim`, ignoring money.

    Rules: PP-TAX-02, PP-ABIL-03, PP-EDGE-36, PP-RULER-06.
    """
    if player == victim:
        return False
    size = state.court_size(victim)
    if size > 0 and state.in_court(player, tables.LINEAGE):
        return True
    for index in range(size):
        region = i64(tables.REGION[state.court_card(victim, index)])
        if state.tribes(player, region) and ruler(state, region) == player:
            return True
    return False


def can_tax(state: Position, player: i64) -> bool:
    """Return whether there is a rupee to take. Rules: PP-TAX-01, PP-EDGE-58."""
    for slot in range(storage.SLOTS):
        if state.coins[slot] > 0:
            return True
    return any(can_levy(state, player, victim) for victim in range(state.players))


def can_levy(state: Position, player: i64, victim: i64) -> bool:
    """Return whether a player can take a rupee from `victim`. Rules: PP-TAX-01, PP-EDGE-58."""
    return taxable_rupees(state, victim) > 0 and may_tax(state, player, victim)


@final
class Tax(decision.Decision):
    """The choice of the next rupee of a tax."""

    def legal(self, state: Position, player: i64, out: vec[i64]) -> vec[i64]:
        """List sources of the rupee, and stopping after the first."""
        for victim in range(state.players):
            if can_levy(state, player, victim):
                out = append(out, actions.A_LEVY + victim)
        for slot in range(storage.SLOTS):
            if state.coins[slot] > 0:
                out = append(out, actions.A_COLLECT + slot)
        return append(out, actions.A_STOP) if state.slot(frames.TAX_TAKEN) > 0 else out

    def refuse(self, state: Position, player: i64, action: i64) -> Refusal | None:
        """Return a refusal of a source without a rupee, or to stop before one is taken, or None.

        Rules: PP-TAX-03, PP-EDGE-58.
        """
        if action == actions.A_STOP:
            taken = state.slot(frames.TAX_TAKEN)
            return None if taken > 0 else Refusal("PP-EDGE-58", variant="nothing")
        if action < actions.A_COLLECT:
            return _refuse_levy(state, player, action - actions.A_LEVY)
        slot = action - actions.A_COLLECT
        return Refusal("PP-TAX-03", {"slot": int(slot)}) if state.coins[slot] == 0 else None

    def carry_out(self, state: Position, player: i64, action: i64, events: Events | None) -> None:
        """Take a rupee from a player or from a market card, or stop.

        Rules: PP-TAX-01, PP-TAX-02, PP-TAX-03, PP-GEN-02, PP-EDGE-09, PP-EX-11.
        """
        if action == actions.A_STOP:
            state.drop()
            return
        state.add_money(player, 1)
        state.set_slot(frames.TAX_LEFT, state.slot(frames.TAX_LEFT) - 1)
        state.set_slot(frames.TAX_TAKEN, state.slot(frames.TAX_TAKEN) + 1)
        if action < actions.A_COLLECT:
            victim = action - actions.A_LEVY
            state.add_money(victim, -1)
            if events is not None:
                events.emit("levied", {"seat": player, "other": victim, "rupees": 1})
            return
        slot = action - actions.A_COLLECT
        state.coins[slot] -= 1
        if events is not None:
            card = i64(state.market[slot])
            events.emit("collected", {"seat": player, "card": card, "slot": slot, "rupees": 1})

    def lapses(self, state: Position, events: Events | None) -> bool:
        """End the tax if nothing more can be taken. Rules: PP-TAX-01."""
        if state.slot(frames.TAX_LEFT) > 0 and can_tax(state, state.frame_seat()):
            return False
        state.drop()
        return True


def _refuse_levy(state: Position, player: i64, victim: i64) -> Refusal | None:
    """Return a refusal of `victim`, or None. Rules: PP-TAX-01, PP-TAX-02, PP-TAX-04, PP-EDGE-36."""
    if victim >= state.players:
        return Refusal("PP-TAX-02", {"seat": int(victim)}, variant="nobody")
    if victim == player:
        return Refusal("PP-TAX-02", variant="self")
    if not may_tax(state, player, victim):
        return Refusal("PP-TAX-02", {"seat": int(victim)})
    if state.money(victim) == 0:
        return Refusal("PP-TAX-01", {"seat": int(victim)}, variant="empty")
    if taxable_rupees(state, victim) == 0:
        facts = {"seat": int(victim), "shelter": int(state.stars(victim, tables.ECONOMIC))}
        return Refusal("PP-TAX-04", facts)
    return None


DECISIONS: Final[tuple[decision.Decision, ...]] = (Tax(frames.TAX, "levy", "collect", "stop"),)
