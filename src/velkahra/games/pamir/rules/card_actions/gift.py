"""Gifts (PP-GIFT)."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.games.pamir.rules import actions, decision, frames, places
from velkahra.games.pamir.rules.chapters import bribe, market, pieces
from velkahra.games.pamir.rules.state import Position


def can_give(state: Position, player: i64) -> bool:
    """Return whether a player can make a gift. Rules: PP-GIFT-01, PP-GIFT-03, PP-EDGE-58."""
    if bribe.cheapest_gift(state, player) > state.money(player):
        return False
    return pieces.can_place_cylinder(state, player)


@final
class Gift(decision.Decision):
    """The choice of a gift space."""

    def legal(self, state: Position, player: i64, out: vec[i64]) -> vec[i64]:
        """List the gift spaces that are free and affordable."""
        for space in range(places.GIFT_SPACES):
            if self.refuse(state, player, actions.A_GIFT + space) is None:
                out = append(out, actions.A_GIFT + space)
        return out

    def refuse(self, state: Position, player: i64, action: i64) -> Refusal | None:
        """Return a refusal of a gift space that is taken or too expensive, or None.

        Rules: PP-GIFT-01, PP-GIFT-03, PP-EDGE-37.
        """
        space = action - actions.A_GIFT
        cost = bribe.gift_price(space)
        if state.has_gift(player, space):
            return Refusal("PP-GIFT-03", {"price": int(cost)})
        if cost > state.money(player):
            facts = {"price": int(cost), "rupees": int(state.money(player))}
            return Refusal("PP-GIFT-01", facts)
        return None

    def carry_out(self, state: Position, player: i64, action: i64, events: Events | None) -> None:
        """Pay for a space and put a cylinder on it. Rules: PP-GIFT-01, PP-GIFT-02, PP-EDGE-37."""
        space = action - actions.A_GIFT
        state.drop()
        market.pay_action(state, player, bribe.gift_price(space), events)
        state.push(frames.PUT, player, places.gift_place(player, space))


DECISIONS: Final[tuple[decision.Decision, ...]] = (Gift(frames.GIFT, "gift"),)
