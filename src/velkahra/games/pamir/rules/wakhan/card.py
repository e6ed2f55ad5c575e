"""Wakhan's card, and how she chooses among cards, regions and players (PP-WAKHAN-14)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from velkahra.games.pamir.rules import tables
from velkahra.games.pamir.rules.chapters.dominance import dominant
from velkahra.games.pamir.rules.state import Position

# Lowest bit of each line in the weights of `priority` and of `_dispensable`.
# Each is a power of two above the previous part's maximum, so that parts do not overlap.
RANKS: Final[i64] = 4
SPY_COUNTS: Final[i64] = 64
CARD_NUMBERS: Final[i64] = 128
_CHOICE: Final = vec[u8]([u8(bit) for bit in (14, 13, 12, 11, 10, 9, 7, 0)])
_DISCARD: Final = vec[u8]([u8(bit) for bit in (24, 23, 22, 16, 10, 8, 7, 0)])


def points_to_top_left(state: Position) -> bool:
    """Return whether the red arrow points at the label top-left.

    It means the upper row, the left end of her court, her left-hand neighbour.
    Rules: PP-WAKHAN-26, PP-WAKHAN-36, PP-WAKHAN-39, PP-WAKHAN-59.
    """
    left_on_top = tables.BACK_TOP_IS_LEFT[state.ai_back] == 1
    return left_on_top if tables.AI_RED_TOP[state.ai - 1] else not left_on_top


def column_pointed_at(state: Position) -> i64:
    """Return the column, from 0, the black arrow points at. Rules: PP-WAKHAN-26, PP-WAKHAN-36."""
    return tables.back_number(state.ai_back, i64(tables.AI_BLACK[state.ai - 1]))


def line_of_card(state: Position, index: i64) -> i64:
    """Return an action of her card, counted from the top from 0. Rules: PP-WAKHAN-22."""
    return tables.ai_line(state.ai - 1, index)


def region_at(state: Position, index: i64) -> i64:
    """Return a region of her card's region priority, counted from the left from 0."""
    return tables.ai_region(state.ai - 1, index)


def priority_value(state: Position, card: i64) -> i64:
    """Return the weight of a court card: a larger one is chosen first.

    One bit a line of the list, the rank two and the number seven, so that the highest bit in which
    two cards differ names the line that decided between them.
    Rules: PP-WAKHAN-14, PP-WAKHAN-15, PP-EDGE-86.
    """
    best = dominant(state)
    patriot = i64(tables.PATRIOT[card])
    key: i64 = 1 if state.owner(card) >= 0 and state.owner(card) != state.wakhan else 0
    key = key * 2 + (1 if i64(tables.SUIT[card]) == state.favored else 0)
    key = key * 2 + (1 if patriot != tables.NONE and patriot == best else 0)
    key = key * 2 + (
        1 if i64(tables.PRIZE[card]) != tables.NONE and i64(tables.PRIZE[card]) == best else 0
    )
    key = key * 2 + (1 if patriot != tables.NONE and patriot != best else 0)
    key = key * 2 + i64(tables.LEVERAGED[card])
    key = key * RANKS + i64(tables.RANK[card])
    return key * CARD_NUMBERS + card


def deciding_line(winner: i64, second: i64, bits: vec[u8]) -> i64:
    """Return the line of a list, from 1, that decided between the weights `winner` and `second`.

    It is 0 if there was no second card (-1), or nothing differs. `bits` has the lowest bit of each
    line in a weight.
    Rules: PP-WAKHAN-14, PP-WAKHAN-70.
    """
    if second < 0:
        return 0
    for number in range(i64(len(bits))):
        if winner >> i64(bits[number]) != second >> i64(bits[number]):
            return number + 1
    return 0


def choose_by_priority(state: Position, cards: vec[i64]) -> tuple[i64, i64]:
    """Return the card of highest priority, or 0, and the line that decided. Rules: PP-WAKHAN-14."""
    best: i64 = 0
    winner: i64 = -1
    second: i64 = -1
    for card in cards:
        key = priority_value(state, card)
        if key > winner:
            second = winner
            winner = key
            best = card
        elif key > second:
            second = key
    return best, deciding_line(winner, second, _CHOICE)


def has_most(state: Position, card: i64) -> bool:
    """Return whether Wakhan leads in spies on a card. Rules: PP-WAKHAN-40, PP-EDGE-73."""
    mine = state.spies(card, state.wakhan)
    return all(state.spies(card, other) < mine for other in range(state.seats))


def neighbours_in_order(state: Position) -> vec[i64]:
    """List the seats in the red arrow's order. Rules: PP-WAKHAN-59, PP-WAKHAN-60, PP-EDGE-79."""
    order: vec[i64] = vec[i64]()
    seat = state.next_player(state.wakhan)
    for _ in range(state.seats):
        order = append(order, seat)
        seat = state.next_player(seat)
    if points_to_top_left(state) or state.seats == 1:
        return order
    return vec[i64]([order[1], order[0]])


def choose_card_to_discard(state: Position) -> tuple[i64, i64]:
    """Choose the court card that goes in her cleanup. Returns: the card and the line that decided.

    Rules: PP-WAKHAN-70, PP-EDGE-86, PP-EDGE-92.
    """
    best: i64 = 0
    winner: i64 = -1
    second: i64 = -1
    for index in range(state.court_size(state.wakhan)):
        card = state.court_card(state.wakhan, index)
        key = _discard_value(state, card)
        if key > winner:
            second = winner
            winner = key
            best = card
        elif key > second:
            second = key
    return best, deciding_line(winner, second, _DISCARD)


def _discard_value(state: Position, card: i64) -> i64:
    """Weigh how well she can do without a card. Rules: PP-WAKHAN-70."""
    mine = state.spies(card, state.wakhan)
    total: i64 = 0
    for player in range(state.players):
        total += state.spies(card, player)
    key: i64 = 0 if i64(tables.SUIT[card]) == tables.POLITICAL else 1
    key = key * 2 + (1 if i64(tables.PATRIOT[card]) == tables.NONE else 0)
    key = key * 2 + (1 - i64(tables.LEVERAGED[card]))
    key = key * SPY_COUNTS + SPY_COUNTS // 2 + (total - mine) - mine
    key = key * SPY_COUNTS + SPY_COUNTS - 1 - total
    key = key * RANKS + RANKS - 1 - i64(tables.RANK[card])
    key = key * 2 + (0 if i64(tables.SUIT[card]) == state.favored else 1)
    return key * CARD_NUMBERS + CARD_NUMBERS - 1 - card
