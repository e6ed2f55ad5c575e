"""The law that swaps a token for one of another seat (VC-EDGE-25)."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.games.viceroy.rules import actions, decision, frames, tables
from velkahra.games.viceroy.rules.chapters import reward
from velkahra.games.viceroy.rules.laws.lay import emit_no_effect
from velkahra.games.viceroy.rules.state import Position


def card_of_code(code: i64) -> i64:
    """Return the card of a token from its `code`, the number that swap actions give it."""
    return code // tables.MOVABLE + 1


def kind_of_code(code: i64) -> i64:
    """Return the kind of a token from its `code`, the number that swap actions give it."""
    return code % tables.MOVABLE


def _list_tokens(state: Position, seat: i64, mine: bool, start: i64, out: vec[i64]) -> vec[i64]:
    """Append the tokens that can be swapped to `out`: own ones if `mine`, else all others'.

    Rules: VC-REWARD-11, VC-EDGE-25.
    """
    for card in range(i64(1), tables.CARDS + 1):
        owner = state.owner_of(card)
        if owner < 0 or (owner == seat) != mine:
            continue
        for kind in range(tables.MOVABLE):
            if state.tokens_on(card, kind):
                out = append(out, start + (card - 1) * tables.MOVABLE + kind)
    return out


def _refuse_token(state: Position, seat: i64, code: i64, mine: bool) -> Refusal | None:
    """Return a refusal of a token for a swap, or None. Rules: VC-EDGE-25."""
    card, kind = card_of_code(code), kind_of_code(code)
    owner = state.owner_of(card)
    facts = {"card": int(card), "token": int(kind)}
    if owner < 0 or (owner == seat) != mine:
        return Refusal("VC-EDGE-25", facts, "mine" if mine else "theirs")
    return None if state.tokens_on(card, kind) else Refusal("VC-EDGE-25", facts, "no-token")


@final
class Swap(decision.Decision):
    """A seat chooses its token for a swap."""

    def legal(self, state: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        """List declining and the own tokens."""
        return append(_list_tokens(state, seat, True, actions.A_SWAP, out), actions.A_DECLINE)

    def refuse(self, state: Position, seat: i64, action: i64) -> Refusal | None:
        """Refuse a token that the seat does not have. Rules: VC-EDGE-25."""
        if action == actions.A_DECLINE:
            return None
        return _refuse_token(state, seat, action - actions.A_SWAP, True)

    def carry_out(self, state: Position, seat: i64, action: i64, events: Events | None) -> None:
        """Choose the seat's own token to swap."""
        code, law = action - actions.A_SWAP, state.slot(frames.SWAP_LAW)
        state.drop()
        state.push(frames.FOR, seat, law, card_of_code(code), kind_of_code(code))

    def lapses(self, state: Position, events: Events | None) -> bool:
        """Drop a swap that cannot be made. Rules: VC-EDGE-48."""
        seat, law = state.frame_seat(), state.slot(frames.SWAP_LAW)
        none: vec[i64] = vec[i64]()
        possible = (
            state.all_gems_of(seat) >= state.tables().price_of_swap(law)
            and len(_list_tokens(state, seat, True, 0, none)) > 0
            and len(_list_tokens(state, seat, False, 0, none)) > 0
        )
        if possible:
            return False
        state.drop()
        emit_no_effect(seat, law, events)
        return True


@final
class For(decision.Decision):
    """A seat chooses the token of another seat that it swaps for."""

    def legal(self, state: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        """List the tokens of others."""
        return _list_tokens(state, seat, False, actions.A_FOR, out)

    def refuse(self, state: Position, seat: i64, action: i64) -> Refusal | None:
        """Refuse a token that nobody else has. Rules: VC-EDGE-25."""
        return _refuse_token(state, seat, action - actions.A_FOR, False)

    def carry_out(self, state: Position, seat: i64, action: i64, events: Events | None) -> None:
        """Exchange two tokens, and push the payment of gems for it. Rules: VC-EDGE-25."""
        law, card = state.slot(frames.FOR_LAW), state.slot(frames.FOR_CARD)
        kind, code = state.slot(frames.FOR_TOKEN), action - actions.A_FOR
        other, their_kind = card_of_code(code), kind_of_code(code)
        owner = state.owner_of(other)
        state.drop()
        state.remove_token(seat, card, kind)
        state.remove_token(owner, other, their_kind)
        state.add_tokens(seat, card, their_kind, 1)
        state.add_tokens(owner, other, kind, 1)
        if events is not None:
            mine = {"seat": int(seat), "card": int(card), "token": int(kind)}
            theirs = {"other": owner, "their_card": other, "their_token": their_kind}
            events.emit("swapped", {**mine, **theirs})
        state.push(frames.GIVE, seat, owner, state.tables().price_of_swap(law))


@final
class Give(decision.Decision):
    """A seat pays another one for a swap."""

    def legal(self, state: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        """List the handfuls that pay for a swap."""
        price = state.slot(frames.GIVE_LEFT)
        return reward.list_handfuls(state, seat, price, price, actions.A_GIVE, out)

    def refuse(self, state: Position, seat: i64, action: i64) -> Refusal | None:
        """Refuse a wrong price, or gems that are not there. Rules: VC-FLOW-05."""
        handful, owed = action - actions.A_GIVE, state.slot(frames.GIVE_LEFT)
        if tables.size_of(handful) != owed:
            return Refusal("VC-FLOW-05", {"count": tables.size_of(handful), "due": owed}, "price")
        there = reward.has_handful(state, seat, handful)
        return None if there else Refusal("VC-FLOW-05", {}, "gems")

    def carry_out(self, state: Position, seat: i64, action: i64, events: Events | None) -> None:
        """Give gems to another player for a swap."""
        handful, other = action - actions.A_GIVE, state.slot(frames.GIVE_OTHER)
        state.drop()
        reward.move_handful(state, handful, seat, other)
        if events is not None:
            events.emit("gave", {"seat": seat, "other": other, **reward.facts_of_handful(handful)})

    def lapses(self, state: Position, events: Events | None) -> bool:
        """Drop a payment of nothing."""
        if state.slot(frames.GIVE_LEFT):
            return False
        state.drop()
        return True


DECISIONS: Final[tuple[decision.Decision, ...]] = (
    Swap(frames.SWAP, "swap", "decline"),
    For(frames.FOR, "for"),
    Give(frames.GIVE, "give"),
)
