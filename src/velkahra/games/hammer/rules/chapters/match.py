"""Which cards a filter means, how much an amount is, and whether a condition holds.

Rules: HM-SPY-03, HM-SPY-04, HM-ACTION-03, HM-EDGE-COOP-13.
"""

from mypy_extensions import i64

from velkahra.games.hammer.cards.opcodes import AMOUNT_WIDTH, CONDITION_WIDTH, FILTER_WIDTH
from velkahra.games.hammer.rules.chapters.teams import (
    T_ALLIES,
    T_ANYONE,
    T_EVENT_TEAM,
    T_OPPONENT,
    T_PARTNER,
    T_SOURCE_TEAM,
    T_TARGET_CONTROLLER,
    T_THAT_TEAM,
    T_YOU,
    in_order,
    opponents,
    partners,
)
from velkahra.games.hammer.rules.printed import (
    CARDS,
    COLUMNS,
    KIND,
    PLACE,
    POWER_POINTS,
    PRICE,
    ROLE,
    SPY,
    SUBTYPE,
    TYPE,
)
from velkahra.games.hammer.rules.state import (
    CHOSEN,
    DECK,
    EVENT_TEAM,
    IN_PLAY,
    OWNER,
    PILE,
    Position,
    ones,
)


def power_points(state: Position, card: i64) -> i64:
    """Add up the BM of a card, of all its owners."""
    packed = state.of(card, POWER_POINTS)
    total: i64 = 0
    while packed > 0:
        total += packed & 15
        packed >>= 4
    return total


def share_of(state: Position, card: i64, seat: i64) -> i64:
    """Give the BM that a seat pays for a card. Rules: HM-COOP-13."""
    return (state.of(card, POWER_POINTS) >> (4 * state.powers[seat])) & 15


def fits(state: Position, wanted: i64, card: i64) -> bool:
    """Say whether what is printed on a card fits a filter. Rules: HM-ACTION-02, HM-EX-05."""
    at = wanted * FILTER_WIDTH
    filters, sources = state.tables.filters, state.tables.sources
    kinds, row = filters[at], card * COLUMNS
    kind = sources[row + KIND]
    if kind < 0 or (kinds and not (kinds >> kind) & 1):
        return False
    if filters[at + 1] and not _role_fits(filters[at + 1], sources[row + ROLE]):
        return False
    if filters[at + 2] and not filters[at + 2] & sources[row + TYPE]:
        return False
    if filters[at + 3] and not filters[at + 3] & sources[row + SUBTYPE]:
        return False
    if filters[at + 4] & sources[row + SUBTYPE]:
        return False
    return _price_fits(state, at, card)


def _role_fits(wanted: i64, role: i64) -> bool:
    """Compare roles; a universal spy is an informant and an infiltrator too. HM-SPY-04.

    Rules: HM-SPY-02, HM-EX-26.
    """
    return (wanted & role) != 0 if wanted & 3 else role & 4 != 0


def _price_fits(state: Position, at: i64, card: i64) -> bool:
    filters = state.tables.filters
    if 0 <= filters[at + 7] < state.of(card, PRICE):
        return False
    if filters[at + 8] >= 0 and power_points(state, card) > filters[at + 8]:
        return False
    return filters[at + 9] < 0 or power_points(state, card) >= filters[at + 9]


def matches(state: Position, wanted: i64, card: i64, you: i64, side: i64, source: i64) -> bool:
    """Say whether a card matches a filter of a source that `side` has in play.

    `you` is the team of the effect that is being carried out, -1 for modifiers: all of `side`.
    """
    at = wanted * FILTER_WIDTH
    filters = state.tables.filters
    special = filters[at + 12]
    if special == 1:
        return card == source
    if special == 2:
        return _is_that(state, card)
    if i64(state.zone[card]) != filters[at + 11] or _is_under_way(state, card):
        return False
    if filters[at + 10] >= 0 and state.is_joint(card) != (filters[at + 10] == 1):
        return False
    if filters[at + 6] and (state.tired[card] == 0) != (filters[at + 6] == 1):
        return False
    return fits(state, wanted, card) and belongs(state, filters[at + 5], card, you, side)


def _is_under_way(state: Position, card: i64) -> bool:
    """Say whether a card is an action that is being carried out, which is not in play."""
    return state.zone[card] == IN_PLAY and state.control[card] == 0


def _is_that(state: Position, card: i64) -> bool:
    return any(other == card for other in state.that)


def holders(state: Position, card: i64) -> i64:
    """Give who has a card: its controllers in play, its owners elsewhere."""
    if card >= CARDS:
        return 0
    return i64(state.control[card] if state.zone[card] == IN_PLAY else state.owners[card])


def belongs(state: Position, whose: i64, card: i64, you: i64, side: i64) -> bool:
    """Say whether a card belongs to whom a word means."""
    return means(state, whose, holders(state, card), you, side)


def means(state: Position, whose: i64, seats: i64, you: i64, side: i64) -> bool:
    """Say whether seats, as bits, are whom a word means.

    A joint card is an opponent's only if all that have it are opponents.
    """
    if whose == T_ANYONE:
        return True
    if whose == T_YOU:
        return (seats >> you) & 1 == 1 if you >= 0 else seats & side != 0
    if whose == T_ALLIES:
        return seats & side != 0
    if whose == T_OPPONENT:
        return seats != 0 and seats & ~opponents(state, side) == 0
    if whose == T_PARTNER:
        return seats & partners(state, side) != 0
    if whose == T_TARGET_CONTROLLER:
        return any(others & seats for others in state.controllers)
    if whose == T_EVENT_TEAM:
        return seats & max(state.run[EVENT_TEAM], 0) != 0
    seat = _named(state, whose)
    return seat >= 0 and (seats >> seat) & 1 == 1


def _named(state: Position, whose: i64) -> i64:
    if whose == T_THAT_TEAM:
        return state.run[CHOSEN]
    if whose == T_SOURCE_TEAM:
        return state.run[OWNER]
    if whose == T_EVENT_TEAM:
        order = in_order(state, max(state.run[EVENT_TEAM], 0))
        return order[0] if len(order) else -1
    return -1


def amount(state: Position, number: i64, you: i64, side: i64, source: i64) -> i64:
    """Work out an amount for a team."""
    at = number * AMOUNT_WIDTH
    row = state.tables.amounts
    kind = row[at]
    if kind == 0:
        return row[at + 1]
    if kind == 1:
        value = count(state, row[at + 1], you, side, source)
    else:
        seat = you if row[at + 2] == T_YOU else _named(state, row[at + 2])
        value = stat(state, row[at + 1], seat) if seat >= 0 else 0
    value = value * row[at + 3] // row[at + 4]
    if row[at + 5] >= 0:
        value = max(value, row[at + 5])
    if row[at + 6] >= 0:
        value = min(value, row[at + 6])
    return value


def count(state: Position, wanted: i64, you: i64, side: i64, source: i64) -> i64:
    """Count the cards that match a filter."""
    number: i64 = 0
    for card in range(CARDS):
        if matches(state, wanted, card, you, side, source):
            number += 1
    return number


def stat(state: Position, name: i64, seat: i64) -> i64:
    """Read a number of a team, in the order of `opcodes.STATS`."""
    one: i64 = 1
    if name == 0:
        return state.sb[seat]
    if name == 1:
        return state.bm[seat]
    if name == 2:
        return state.hand_size(seat)
    if name == 3:
        return state.pieces_of(seat)
    if name == 4:
        return state.in_zone(one << seat, DECK)
    if name == 5:
        return state.in_zone(one << seat, PILE)
    if name == 6:
        return state.rank[seat]
    if name == 7:
        return state.permanents(seat, SPY)
    if name == 10:
        return ones(state.pacts[seat])
    return state.permanents(seat, PLACE if name == 8 else -1)


def holds(state: Position, condition: i64, you: i64, side: i64, source: i64) -> bool:
    """Say whether a condition holds for a team; -1 always does."""
    if condition < 0:
        return True
    at = condition * CONDITION_WIDTH
    row = state.tables.conditions
    if row[at] == 0:
        number = count(state, row[at + 1], you, side, source)
        return number >= row[at + 2] and (row[at + 3] < 0 or number <= row[at + 3])
    left = amount(state, row[at + 4], you, side, source)
    right = amount(state, row[at + 6], you, side, source)
    return _compare(left, row[at + 5], right)


def _compare(left: i64, how: i64, right: i64) -> bool:
    if how == 0:
        return left < right
    if how == 1:
        return left <= right
    if how == 2:
        return left == right
    return left >= right if how == 3 else left > right
