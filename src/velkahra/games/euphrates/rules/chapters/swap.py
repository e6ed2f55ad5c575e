"""Swapping tiles of the hand (TE-SWAP)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.games.euphrates.rules.actions import A_SWAP
from velkahra.games.euphrates.rules.printed import (
    COLOURS,
    SELECTION,
    SELECTION_INDEX,
    selection_key,
)
from velkahra.games.euphrates.rules.state import F_REFILL, HANDS, SWAPPED, Position


def swap_tiles(state: Position, seat: i64, tiles: i64, events: Events | None) -> None:
    """Put the chosen tiles out of the game, face down, and draw as many.

    When the bag holds fewer the game ends at once.
    Rules: TE-SWAP-01, TE-SWAP-02, TE-SWAP-03, TE-EDGE-62, TE-EDGE-63, TE-EDGE-86.
    """
    number: i64 = 0
    for colour in range(COLOURS):
        count = i64(SELECTION[COLOURS * tiles + colour])
        state.counts[HANDS + COLOURS * seat + colour] -= count
        state.counts[SWAPPED + COLOURS * seat + colour] += count
        number += count
    if events is not None:
        facts = {"seat": int(seat), "count": int(number)}
        events.emit_to_others(seat, "swapped", facts)
        events.emit_to(seat, "swapped-tiles", {**facts, "tiles": int(tiles)})
    state.push(F_REFILL, seat, number)


def list_swaps(state: Position, seat: i64, out: vec[i64]) -> vec[i64]:
    """Add every selection of the hand to `out`. Rules: TE-SWAP-01, TE-EDGE-62."""
    for red in range(state.hand(seat, 0) + 1):
        for blue in range(state.hand(seat, 1) + 1):
            for green in range(state.hand(seat, 2) + 1):
                key = selection_key(red, blue, green, 0)
                for black in range(state.hand(seat, 3) + 1):
                    if key + black > 0:
                        out = append(out, A_SWAP + SELECTION_INDEX[key + black])
    return out


def refuse_swap(state: Position, seat: i64, tiles: i64) -> Refusal | None:
    """Refuse tiles that are not in the hand. Rules: TE-SWAP-01, TE-EDGE-62."""
    for colour in range(COLOURS):
        if i64(SELECTION[COLOURS * tiles + colour]) > state.hand(seat, colour):
            return Refusal("TE-SWAP-01")
    return None
