"""The pyramid: places, circles, neighbours, free cards (VC-PYR)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.games.viceroy.rules import storage, tables
from velkahra.games.viceroy.rules.state import Position

SPARED_BITS: Final[i64] = 3  # bits of a mark for each colour
MOST_SPARED: Final[i64] = 7  # largest number in these bits


def spared(marks: i64, colour: i64) -> i64:
    """Return how many eternal gems of a colour are left unused for this payment.

    `marks` packs the numbers of all colours.
    """
    return (marks >> (SPARED_BITS * colour)) & MOST_SPARED


def spare_one(marks: i64, colour: i64) -> i64:
    """Return `marks` with one more eternal gem of a colour left unused."""
    return marks + (i64(1) << (SPARED_BITS * colour))


def discounted(state: Position, seat: i64, price: i64, colour: i64, marks: i64) -> i64:
    """Return how many eternal gems of a colour lower a price in gems of that colour.

    `marks` is as in `spared`. Rules: VC-REWARD-10, VC-EDGE-20.
    """
    free = state.discount(seat, colour) - spared(marks, colour)
    return price if price < free else (free if free > 0 else 0)


def can_pay(state: Position, seat: i64, card: i64, level: i64, marks: i64) -> bool:
    """Return whether a seat can pay for a card on a level, 1..5; laws are free.

    `marks` is as in `spared`. Rules: VC-BUILD-09, VC-BUILD-12, VC-REWARD-10.
    """
    if storage.is_law(card):
        return True
    for colour in range(tables.COLOURS):
        price = tables.cost(card, level, colour)
        if price:
            price -= discounted(state, seat, price, colour, marks)
            if price > state.gems_of(seat, colour):
                return False
    return True


def is_place(state: Position, seat: i64, level: i64, spot: i64) -> bool:
    """Return whether a card can lie on a spot of a level.

    Rules: VC-PYR-01, VC-PYR-02, VC-PYR-03, VC-BUILD-05, VC-BUILD-06, VC-EX-04.
    """
    if level == 1:
        return spot == state.left_end(seat) - 1 or spot == state.right_end(seat) + 1
    cell = storage.cell_at(seat, level, spot)
    if spot >= tables.SPAN - 1 or state.card_in(cell):
        return False
    return (
        state.card_in(storage.below_left(cell)) != 0
        and state.card_in(storage.below_right(cell)) != 0
    )


def list_places(state: Position, seat: i64, card: i64, marks: i64) -> vec[i64]:
    """List the places of the seat's own pyramid where a card can be laid and paid for, ascending.

    A place is the number of a cell within the pyramid; `marks` is as in `spared`.
    Rules: VC-BUILD-05, VC-BUILD-06, VC-BUILD-09, VC-BUILD-12, VC-PYR-01.
    """
    out: vec[i64] = vec[i64](capacity=32)
    first, last = state.left_end(seat), state.right_end(seat)
    law = storage.is_law(card)
    if law and state.effect(card) == tables.REPLACE:
        return _list_occupied(state, seat, card)
    top = tables.LAW_LEVELS if law else tables.LEVELS
    for level in range(i64(1), top + 1):
        if not can_pay(state, seat, card, level, marks):
            break
        if level == 1:
            out = append(out, first - 1)
            out = append(out, last + 1)
            continue
        for spot in range(first, last):
            if is_place(state, seat, level, spot):
                out = append(out, storage.cell_at(0, level, spot))
    return out


def _list_occupied(state: Position, seat: i64, law: i64) -> vec[i64]:
    """List the places whose card a law may replace. Rules: VC-EDGE-31."""
    out: vec[i64] = vec[i64](capacity=16)
    for place in range(tables.CELLS):
        if state.card_in(storage.own_cell(seat, place)) and may_replace(state, law, place):
            out = append(out, place)
    return out


def may_replace(state: Position, law: i64, cell: i64) -> bool:
    """Return whether a law may replace cards on the level of a cell. Rules: VC-EDGE-31."""
    return state.tables().replaces_on(law, storage.level_of(cell))


def circle(state: Position, card: i64) -> i64:
    """Return the colour of the one-coloured circle that a laid card closes, or -1.

    Rules: VC-PYR-04, VC-BUILD-10, VC-END-04.
    """
    cell = state.at[card]
    if storage.level_of(cell) == 1:
        return -1
    if state.tint[card]:
        return i64(state.tint[card]) - 1
    printed = state.tables()
    colour = printed.segment(card, tables.BOTTOM_LEFT)
    same = (
        printed.segment(card, tables.BOTTOM_RIGHT) == colour
        and printed.segment(state.card_in(storage.below_left(cell)), tables.TOP_RIGHT) == colour
        and printed.segment(state.card_in(storage.below_right(cell)), tables.TOP_LEFT) == colour
    )
    return colour if same else -1


def segments_to_change(state: Position, card: i64, colour: i64) -> i64:
    """Count the segments of a card's circle that are not of a colour. Rules: VC-END-04."""
    cell = state.at[card]
    printed = state.tables()
    left, right = state.card_in(storage.below_left(cell)), state.card_in(storage.below_right(cell))
    number: i64 = 0
    number += 1 if printed.segment(card, tables.BOTTOM_LEFT) != colour else 0
    number += 1 if printed.segment(card, tables.BOTTOM_RIGHT) != colour else 0
    number += 1 if printed.segment(left, tables.TOP_RIGHT) != colour else 0
    number += 1 if printed.segment(right, tables.TOP_LEFT) != colour else 0
    return number


def neighbours(state: Position, card: i64) -> vec[i64]:
    """List the cards adjacent to a laid card, at most six.

    Rules: VC-PYR-06, VC-PYR-08, VC-EX-05, VC-TX-10.
    """
    out: vec[i64] = vec[i64](capacity=6)
    cell = state.at[card]
    level, spot = storage.level_of(cell), storage.spot_of(cell)
    if spot > 0:
        out = _add_card(state, cell - 1, out)
    if spot < tables.SPAN - 1:
        out = _add_card(state, cell + 1, out)
    if level > 1:
        out = _add_card(state, storage.below_left(cell), out)
        out = _add_card(state, storage.below_right(cell), out)
    if level < tables.LEVELS:
        if spot > 0:
            out = _add_card(state, storage.above_left(cell), out)
        out = _add_card(state, storage.above_right(cell), out)
    return out


def _add_card(state: Position, cell: i64, out: vec[i64]) -> vec[i64]:
    return append(out, state.card_in(cell)) if state.card_in(cell) else out


def is_free(state: Position, seat: i64, card: i64) -> bool:
    """Return whether a laid card is free.

    It is an end of its row or lies on the highest level, with nothing above it or tucked under it;
    on level 1 only an end can be free.
    Rules: VC-PYR-09, VC-EDGE-28, VC-EDGE-29.
    """
    cell = state.at[card]
    level, spot = storage.level_of(cell), storage.spot_of(cell)
    if level < tables.LEVELS and _is_covered(state, cell, spot):
        return False
    for other in range(i64(1), tables.CARDS + 1):
        if state.is_tucked_under(seat, other, card):
            return False
    row = cell - spot
    if _is_bare(state, row, 0, spot) or _is_bare(state, row, spot + 1, tables.SPAN):
        return True
    return level > 1 and level == height(state, seat)


def _is_covered(state: Position, cell: i64, spot: i64) -> bool:
    if state.card_in(storage.above_right(cell)):
        return True
    return spot > 0 and state.card_in(storage.above_left(cell)) != 0


def _is_bare(state: Position, row: i64, first: i64, last: i64) -> bool:
    """Return whether no card lies on the spots from `first` to before `last` of a row."""
    found: i64 = 0
    for spot in range(first, last):
        found |= state.card_in(row + spot)
    return found == 0


def height(state: Position, seat: i64) -> i64:
    """Return the highest level of a pyramid that holds a card, from 1; 0 for an empty one."""
    best: i64 = 0
    for card in range(i64(1), tables.CARDS + 1):
        if state.is_laid(seat, card) and state.level_of_card(card) > best:
            best = state.level_of_card(card)
    return best
