"""The pyramid: places, circles, neighbours, free cards (VC-PYR)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from velkahra.games.viceroy.rules.state import LAID, TUCKED, Position, level_of
from velkahra.games.viceroy.rules.tables import (
    CARDS,
    CELLS,
    CHARACTERS,
    COLOURS,
    COSTS,
    LEVELS,
    REPLACE,
    SPAN,
    TOKENS,
)

TOP_LAW_LEVEL: Final[i64] = 4


def cost(card: i64, level: i64, colour: i64) -> i64:
    """Count the gems of a colour that a character costs on a level.

    Rules: VC-BUILD-07, VC-BUILD-08, VC-EX-07.
    """
    return i64(COSTS[((card - 1) * LEVELS + level - 1) * COLOURS + colour])


def spared(marks: i64, colour: i64) -> i64:
    """Read how many eternal gems of a colour are not to be used for this payment."""
    return (marks >> (3 * colour)) & 7


def discounted(state: Position, seat: i64, price: i64, colour: i64, marks: i64) -> i64:
    """Count the eternal gems of a colour that lower a price. Rules: VC-REWARD-10, VC-EDGE-20."""
    free = state.discount(seat, colour) - spared(marks, colour)
    return price if price < free else (free if free > 0 else 0)


def can_pay(state: Position, seat: i64, card: i64, level: i64, marks: i64) -> bool:
    """Say whether a seat can pay for a card on a level; laws are free.

    Rules: VC-BUILD-09, VC-BUILD-12, VC-REWARD-10.
    """
    if card > CHARACTERS:
        return True
    for colour in range(COLOURS):
        price = cost(card, level, colour)
        if price:
            price -= discounted(state, seat, price, colour, marks)
            if price > i64(state.gems[seat * COLOURS + colour]):
                return False
    return True


def is_place(state: Position, seat: i64, level: i64, spot: i64) -> bool:
    """Say whether a card can be laid there; `spot` counts columns from the far left.

    Rules: VC-PYR-01, VC-PYR-02, VC-PYR-03, VC-BUILD-05, VC-BUILD-06, VC-EX-04.
    """
    at = seat * CELLS + (level - 1) * SPAN + spot
    if level == 1:
        ends = state.left
        return spot == i64(ends[2 * seat]) - 1 or spot == i64(ends[2 * seat + 1]) + 1
    if spot >= SPAN - 1 or state.cells[at]:
        return False
    return state.cells[at - SPAN] != 0 and state.cells[at - SPAN + 1] != 0


def list_places(state: Position, seat: i64, card: i64, marks: i64) -> vec[i64]:
    """List the cells of the seat's own pyramid where a card can be laid and paid for, ascending.

    Rules: VC-BUILD-05, VC-BUILD-06, VC-BUILD-09, VC-BUILD-12, VC-PYR-01.
    """
    out: vec[i64] = vec[i64](capacity=32)
    first = i64(state.left[2 * seat])
    last = i64(state.left[2 * seat + 1])
    law = card > CHARACTERS
    if law and state.effect(card) == REPLACE:
        return _list_occupied(state, seat, card)
    top = TOP_LAW_LEVEL if law else LEVELS
    for level in range(i64(1), top + 1):
        if not can_pay(state, seat, card, level, marks):
            break
        if level == 1:
            out = append(out, first - 1)
            out = append(out, last + 1)
            continue
        for spot in range(first, last):
            if is_place(state, seat, level, spot):
                out = append(out, (level - 1) * SPAN + spot)
    return out


def _list_occupied(state: Position, seat: i64, law: i64) -> vec[i64]:
    """List the cells whose card a law may replace. Rules: VC-EDGE-31."""
    out: vec[i64] = vec[i64](capacity=16)
    for cell in range(CELLS):
        if state.cells[seat * CELLS + cell] and may_replace(state, law, cell):
            out = append(out, cell)
    return out


def may_replace(state: Position, law: i64, cell: i64) -> bool:
    """Say whether a law may replace cards on the level of a cell. Rules: VC-EDGE-31."""
    levels = i64(state.tables().most[law - CHARACTERS - 1])
    return (levels >> level_of(cell)) & 1 == 1


def circle(state: Position, card: i64) -> i64:
    """Give the colour of the one-coloured circle that a laid card closes, or -1.

    Rules: VC-PYR-04, VC-BUILD-10, VC-END-04.
    """
    at = state.at[card]
    if level_of(at) == 1:
        return -1
    if state.tint[card]:
        return i64(state.tint[card]) - 1
    segments = state.tables().segments
    colour = segments[4 * card + 2]
    same = (
        segments[4 * card + 3] == colour
        and segments[4 * i64(state.cells[at - SPAN]) + 1] == colour
        and segments[4 * i64(state.cells[at - SPAN + 1])] == colour
    )
    return i64(colour) if same else -1


def segments_to_change(state: Position, card: i64, colour: i64) -> i64:
    """Count the segments of a card's circle that are not of a colour. Rules: VC-END-04."""
    at = state.at[card]
    segments = state.tables().segments
    wanted = u8(colour)
    number: i64 = 0
    number += 1 if segments[4 * card + 2] != wanted else 0
    number += 1 if segments[4 * card + 3] != wanted else 0
    number += 1 if segments[4 * i64(state.cells[at - SPAN]) + 1] != wanted else 0
    number += 1 if segments[4 * i64(state.cells[at - SPAN + 1])] != wanted else 0
    return number


def neighbours(state: Position, card: i64) -> vec[i64]:
    """List the cards adjacent to a laid card, at most six.

    Rules: VC-PYR-06, VC-PYR-08, VC-EX-05, VC-TX-10.
    """
    out: vec[i64] = vec[i64](capacity=6)
    at = state.at[card]
    level = level_of(at)
    spot = (at % CELLS) % SPAN
    if spot > 0:
        out = _add(state, at - 1, out)
    if spot < SPAN - 1:
        out = _add(state, at + 1, out)
    if level > 1:
        out = _add(state, at - SPAN, out)
        out = _add(state, at - SPAN + 1, out)
    if level < LEVELS:
        if spot > 0:
            out = _add(state, at + SPAN - 1, out)
        out = _add(state, at + SPAN, out)
    return out


def _add(state: Position, at: i64, out: vec[i64]) -> vec[i64]:
    return append(out, i64(state.cells[at])) if state.cells[at] else out


def is_free(state: Position, seat: i64, card: i64) -> bool:
    """Say whether a laid card is free.

    It is an end of its row or lies on the highest level, with nothing above it or tucked under it;
    on level 1 only an end can be free.
    Rules: VC-PYR-09, VC-EDGE-28, VC-EDGE-29.
    """
    at = state.at[card]
    level = level_of(at)
    spot = (at % CELLS) % SPAN
    above = at + SPAN
    if level < LEVELS and (state.cells[above] or (spot > 0 and state.cells[above - 1])):
        return False
    for other in range(i64(1), CARDS + 1):
        if state.zone[other] == u8(TUCKED + seat) and state.at[other] == card:
            return False
    row = at - spot
    if _none(state, row, 0, spot) or _none(state, row, spot + 1, SPAN):
        return True
    return level > 1 and level == height(state, seat)


def _none(state: Position, row: i64, first: i64, last: i64) -> bool:
    found: i64 = 0
    for spot in range(first, last):
        found |= i64(state.cells[row + spot])
    return found == 0


def height(state: Position, seat: i64) -> i64:
    """Give the highest level of a pyramid that holds a card."""
    best: i64 = 0
    for card in range(i64(1), CARDS + 1):
        if state.zone[card] == u8(LAID + seat) and level_of(state.at[card]) > best:
            best = level_of(state.at[card])
    return best


def set_ends(state: Position, seat: i64) -> None:
    """Note the ends of level 1 after a card was laid there or taken away."""
    row = seat * CELLS
    first = SPAN
    last: i64 = 0
    for spot in range(SPAN):
        if state.cells[row + spot]:
            last = spot
            if first == SPAN:
                first = spot
    state.left[2 * seat] = u8(first)
    state.left[2 * seat + 1] = u8(last)


def put_token(state: Position, seat: i64, card: i64, kind: i64, number: i64) -> None:
    """Put tokens of one kind on a laid card."""
    state.tokens[card * TOKENS + kind] += u8(number)
    state.held[seat * TOKENS + kind] += u8(number)


def move_tokens(state: Position, card: i64, onto: i64) -> None:
    """Move all tokens of a card to another one in the same pyramid. Rules: VC-EDGE-25."""
    for kind in range(TOKENS):
        state.tokens[onto * TOKENS + kind] += state.tokens[card * TOKENS + kind]
        state.tokens[card * TOKENS + kind] = u8(0)
