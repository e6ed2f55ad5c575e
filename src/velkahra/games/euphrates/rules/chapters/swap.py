"""Swapping tiles of the hand (TE-SWAP)."""

from librt.vecs import vec
from mypy_extensions import i64

from velkahra.core.contract import masks, refusals
from velkahra.core.contract.events import Events
from velkahra.games.euphrates.rules import actions, frames, tables
from velkahra.games.euphrates.rules.state import Position


def swap_tiles(state: Position, seat: i64, tiles: i64, events: Events | None) -> None:
    """Put the chosen tiles out of the game, face down, and draw as many.

    When the bag holds fewer the game ends at once.
    Rules: TE-SWAP-01, TE-SWAP-02, TE-SWAP-03, TE-EDGE-62, TE-EDGE-63, TE-EDGE-86.
    """
    number: i64 = 0
    for colour in range(tables.COLOURS):
        count = tables.tiles_in(tiles, colour)
        state.add_to_hand(seat, colour, -count)
        state.add_swapped(seat, colour, count)
        number += count
    if events is not None:
        facts = {"seat": int(seat), "count": int(number)}
        events.emit_to_others(seat, "swapped", facts)
        events.emit_to(seat, "swapped-tiles", {**facts, "tiles": int(tiles)})
    state.push(frames.REFILL, seat, number)


def mark_swaps(state: Position, seat: i64, mask: vec[i64], at: i64) -> None:
    """Add every selection of the hand to the mask from `at` on. Rules: TE-SWAP-01, TE-EDGE-62."""
    blues = state.hand(seat, tables.BLUE) + 1
    greens = state.hand(seat, tables.GREEN) + 1
    blacks = state.hand(seat, tables.BLACK) + 1
    for red in range(state.hand(seat, tables.RED) + 1):
        for blue in range(blues):
            for green in range(greens):
                for black in range(blacks):
                    if red + blue + green + black > 0:
                        masks.mark(
                            mask, at, actions.A_SWAP + tables.selection_of(red, blue, green, black)
                        )


def refuse_swap(state: Position, seat: i64, tiles: i64) -> refusals.Refusal | None:
    """Return a refusal of tiles not in the hand, or None. Rules: TE-SWAP-01, TE-EDGE-62."""
    for colour in range(tables.COLOURS):
        if tables.tiles_in(tiles, colour) > state.hand(seat, colour):
            return refusals.Refusal("TE-SWAP-01")
    return None
