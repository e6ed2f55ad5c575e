"""The action of a turn: which of the four kinds it may be, and what must come first (TE-TURN)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from velkahra.core.contract import masks, refusals
from velkahra.core.contract.events import Events
from velkahra.games.euphrates.rules import actions, decision, frames, spaces
from velkahra.games.euphrates.rules.chapters import catastrophe, leader, swap, tile, turn
from velkahra.games.euphrates.rules.state import Position

NO_ACTIONS: Final = masks.blank_mask(masks.words_of(actions.ACTIONS))


@final
class Turn(decision.Decision):
    """The choice of the next action: one of the four kinds, or ending the turn."""

    def legal(self, state: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        """List the actions of the four kinds, and ending the turn."""
        mask: vec[i64] = NO_ACTIONS[:]
        self.mark(state, seat, mask, 0)
        return masks.marked(mask, 0, i64(len(mask)))

    def mark(self, state: Position, seat: i64, mask: vec[i64], at: i64) -> None:
        """Add what `legal` lists to the mask that begins at `at`. Rules: TE-TURN-02, TE-EDGE-60."""
        masks.mark(mask, at, actions.A_END)
        if state.left == 0:
            return
        sets = spaces.survey(state)
        tile.mark_tiles(state, seat, sets, mask, at)
        leader.mark_leaders(state, seat, sets, mask, at)
        catastrophe.mark_catastrophes(state, seat, sets, mask, at)
        swap.mark_swaps(state, seat, mask, at)

    def refuse(self, state: Position, seat: i64, action: i64) -> refusals.Refusal | None:
        """Return a refusal of an action, or None. Rules: TE-TURN-02."""
        if action == actions.A_END:
            return None
        if state.left == 0:
            return refusals.Refusal("TE-TURN-02")
        if action < actions.A_LEADER:
            code = action - actions.A_TILE
            return tile.refuse_tile(state, seat, actions.what_of(code), actions.space_of_code(code))
        if action < actions.A_WITHDRAW:
            code = action - actions.A_LEADER
            office, space = actions.what_of(code), actions.space_of_code(code)
            return leader.refuse_leader(state, seat, office, space)
        if action < actions.A_CATASTROPHE:
            return leader.refuse_withdrawal(state, seat, action - actions.A_WITHDRAW)
        if action < actions.A_SWAP:
            return catastrophe.refuse_catastrophe(state, seat, action - actions.A_CATASTROPHE)
        return swap.refuse_swap(state, seat, action - actions.A_SWAP)

    def carry_out(self, state: Position, seat: i64, action: i64, events: Events | None) -> None:
        """Begin one of the four kinds of action, or end the turn. Rules: TE-TURN-02."""
        if action == actions.A_END:
            turn.end_turn(state, seat, events)
            return
        state.left -= 1
        if action < actions.A_LEADER:
            code = action - actions.A_TILE
            tile.place_tile(state, seat, actions.what_of(code), actions.space_of_code(code), events)
        elif action < actions.A_WITHDRAW:
            code = action - actions.A_LEADER
            leader.place_leader(
                state, seat, actions.what_of(code), actions.space_of_code(code), events
            )
        elif action < actions.A_CATASTROPHE:
            leader.withdraw_leader(state, seat, action - actions.A_WITHDRAW, events)
        elif action < actions.A_SWAP:
            catastrophe.play_catastrophe(state, seat, action - actions.A_CATASTROPHE, events)
        else:
            swap.swap_tiles(state, seat, action - actions.A_SWAP, events)


DECISIONS: Final[tuple[decision.Decision, ...]] = (
    Turn(frames.TURN, "tile", "leader", "withdraw", "catastrophe", "swap", "end"),
)
