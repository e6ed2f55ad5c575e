"""Which cards a filter matches, how much an amount is, and whether a condition holds.

Filters, amounts and conditions are numbers in the tables of the set. They are read for `you`, the
team of an effect (-1 for modifiers: all of `side`), whose effect comes from `source`.

Rules: HM-SPY-03, HM-SPY-04, HM-ACTION-03, HM-EDGE-COOP-13.
"""

from mypy_extensions import i64

from velkahra.games.hammer.cards.card_ids import CARDS
from velkahra.games.hammer.cards.columns import (
    AMOUNT_KIND,
    AMOUNT_LEAST,
    AMOUNT_MOST,
    AMOUNT_PER,
    AMOUNT_TIMES,
    AMOUNT_WHICH,
    AMOUNT_WHOSE,
    AMOUNT_WIDTH,
    COLUMNS,
    CONDITION_COMPARISON,
    CONDITION_FILTER,
    CONDITION_KIND,
    CONDITION_LEAST,
    CONDITION_LEFT,
    CONDITION_MOST,
    CONDITION_RIGHT,
    CONDITION_WIDTH,
    FILTER_KINDS,
    FILTER_LEAST_BM,
    FILTER_MOST_BM,
    FILTER_MOST_SB,
    FILTER_ROLES,
    FILTER_SHARED,
    FILTER_SPECIAL,
    FILTER_STATE,
    FILTER_SUBTYPES,
    FILTER_TYPES,
    FILTER_UNWANTED,
    FILTER_WHOSE,
    FILTER_WIDTH,
    FILTER_ZONE,
    KIND,
    POWER_BITS,
    POWER_MASK,
    POWER_POINTS,
    PRICE,
    ROLE,
    SUBTYPE,
    TYPE,
)
from velkahra.games.hammer.cards.opcodes import (
    AT_LEAST,
    AT_MOST,
    EQUAL,
    IF_HAVE,
    ITSELF,
    LESS,
    N_CARDS,
    N_NUMBER,
    ONLY_READY,
    PLACE,
    S_BM,
    S_DECK,
    S_DISCARD,
    S_HAND,
    S_INFO,
    S_PARTNERS,
    S_PLACES,
    S_RANK,
    S_SB,
    S_SPIES,
    SIMPLE_ROLES,
    SPY,
    T_ALLIES,
    T_ANYONE,
    T_EVENT_TEAM,
    T_OPPONENT,
    T_PARTNER,
    T_SOURCE_TEAM,
    T_TARGET_CONTROLLER,
    T_THAT_TEAM,
    T_YOU,
    THOSE,
    UNIVERSAL,
)
from velkahra.games.hammer.rules.arrays import ones, seat_bit
from velkahra.games.hammer.rules.chapters.teams import in_order, opponents, partners
from velkahra.games.hammer.rules.state import Position
from velkahra.games.hammer.rules.values import CHOSEN, DECK, EVENT_TEAM, IN_PLAY, OWNER, PILE, READY


def add_powers(packed: i64) -> i64:
    """Return the BM of all owners together; `packed` has four bits for each power."""
    total: i64 = 0
    while packed > 0:
        total += packed & POWER_MASK
        packed >>= POWER_BITS
    return total


def power_points(state: Position, card: i64) -> i64:
    """Return the BM of a card, of all its owners together."""
    return add_powers(state.of(card, POWER_POINTS))


def power_points_of(state: Position, card: i64, seat: i64) -> i64:
    """Return the BM that a seat pays for a card. Rules: HM-COOP-13."""
    return (state.of(card, POWER_POINTS) >> (POWER_BITS * state.powers[seat])) & POWER_MASK


def fits(state: Position, wanted: i64, card: i64) -> bool:
    """Return whether what is printed on a card fits the filter `wanted`.

    Rules: HM-ACTION-02, HM-EX-05.
    """
    at = wanted * FILTER_WIDTH
    filters, sources = state.tables.filters, state.tables.sources
    kinds, row = filters[at + FILTER_KINDS], card * COLUMNS
    kind = sources[row + KIND]
    if kind < 0 or (kinds and not (kinds >> kind) & 1):
        return False
    if filters[at + FILTER_ROLES] and not _role_fits(
        filters[at + FILTER_ROLES], sources[row + ROLE]
    ):
        return False
    if filters[at + FILTER_TYPES] and not filters[at + FILTER_TYPES] & sources[row + TYPE]:
        return False
    if filters[at + FILTER_SUBTYPES] and not filters[at + FILTER_SUBTYPES] & sources[row + SUBTYPE]:
        return False
    if filters[at + FILTER_UNWANTED] & sources[row + SUBTYPE]:
        return False
    return _price_fits(state, at, card)


def _role_fits(wanted: i64, role: i64) -> bool:
    """Return whether roles match; a universal spy is an informant and an infiltrator too.

    Rules: HM-SPY-02, HM-SPY-04, HM-EX-26.

    Rules: HM-SPY-02, HM-EX-26.

    Rules: HM-SPY-02, HM-EX-26.
    """
    return (wanted & role) != 0 if wanted & SIMPLE_ROLES else role & UNIVERSAL != 0


def _price_fits(state: Position, at: i64, card: i64) -> bool:
    filters = state.tables.filters
    if 0 <= filters[at + FILTER_MOST_SB] < state.of(card, PRICE):
        return False
    if (
        filters[at + FILTER_MOST_BM] >= 0
        and power_points(state, card) > filters[at + FILTER_MOST_BM]
    ):
        return False
    return (
        filters[at + FILTER_LEAST_BM] < 0
        or power_points(state, card) >= filters[at + FILTER_LEAST_BM]
    )


def matches(state: Position, wanted: i64, card: i64, you: i64, side: i64, source: i64) -> bool:
    """Return whether a card matches a filter, by its number, of a source that `side` has in play.

    `side` are seats as bits. `you` is the team of the effect that is being carried out, -1 for
    modifiers: all of `side`.
    """
    at = wanted * FILTER_WIDTH
    filters = state.tables.filters
    special = filters[at + FILTER_SPECIAL]
    if special == ITSELF:
        return card == source
    if special == THOSE:
        return _is_that(state, card)
    if i64(state.zone[card]) != filters[at + FILTER_ZONE] or _is_under_way(state, card):
        return False
    if filters[at + FILTER_SHARED] >= 0 and state.is_joint(card) != (
        filters[at + FILTER_SHARED] == 1
    ):
        return False
    if filters[at + FILTER_STATE] and (state.tired[card] == READY) != (
        filters[at + FILTER_STATE] == ONLY_READY
    ):
        return False
    return fits(state, wanted, card) and belongs(state, filters[at + FILTER_WHOSE], card, you, side)


def _is_under_way(state: Position, card: i64) -> bool:
    """Return whether a card is an action that is being carried out, which is not in play."""
    return state.zone[card] == IN_PLAY and state.control[card] == 0


def _is_that(state: Position, card: i64) -> bool:
    return any(other == card for other in state.that)


def holders(state: Position, card: i64) -> i64:
    """Return the seats that have a card, as bits: its controllers in play, its owners elsewhere."""
    if card >= CARDS:
        return 0
    in_play = state.zone[card] == IN_PLAY
    return state.controllers_of(card) if in_play else state.owners_of(card)


def belongs(state: Position, whose: i64, card: i64, you: i64, side: i64) -> bool:
    """Return whether a card belongs to the teams that the word `whose` means.

    `you` and `side` are as in `matches`.
    """
    return means(state, whose, holders(state, card), you, side)


def means(state: Position, whose: i64, seats: i64, you: i64, side: i64) -> bool:
    """Return whether the word `whose` (of `opcodes.TEAM`) means these seats (bits).

    A joint card is an opponent's only if all that have it are opponents. `you` and `side` are as in
    `matches`.
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
    seat = _team_named(state, whose)
    return seat >= 0 and (seats >> seat) & 1 == 1


def _team_named(state: Position, whose: i64) -> i64:
    if whose == T_THAT_TEAM:
        return state.run[CHOSEN]
    if whose == T_SOURCE_TEAM:
        return state.run[OWNER]
    if whose == T_EVENT_TEAM:
        order = in_order(state, max(state.run[EVENT_TEAM], 0))
        return order[0] if len(order) else -1
    return -1


def amount(state: Position, number: i64, you: i64, side: i64, source: i64) -> i64:
    """Return an amount, by its number in the tables, as the team `you` counts it.

    `side` and `source` are as in `matches`.
    """
    at = number * AMOUNT_WIDTH
    row = state.tables.amounts
    kind = row[at + AMOUNT_KIND]
    if kind == N_NUMBER:
        return row[at + AMOUNT_WHICH]
    if kind == N_CARDS:
        value = count_cards(state, row[at + AMOUNT_WHICH], you, side, source)
    else:
        seat = (
            you if row[at + AMOUNT_WHOSE] == T_YOU else _team_named(state, row[at + AMOUNT_WHOSE])
        )
        value = team_number(state, row[at + AMOUNT_WHICH], seat) if seat >= 0 else 0
    value = value * row[at + AMOUNT_TIMES] // row[at + AMOUNT_PER]
    if row[at + AMOUNT_LEAST] >= 0:
        value = max(value, row[at + AMOUNT_LEAST])
    if row[at + AMOUNT_MOST] >= 0:
        value = min(value, row[at + AMOUNT_MOST])
    return value


def count_cards(state: Position, wanted: i64, you: i64, side: i64, source: i64) -> i64:
    """Return the number of cards that match the filter `wanted`.

    `you`, `side` and `source` are as in `matches`.
    """
    number: i64 = 0
    for card in range(CARDS):
        if matches(state, wanted, card, you, side, source):
            number += 1
    return number


def team_number(state: Position, name: i64, seat: i64) -> i64:
    """Return a number of a team; `name` is one of `opcodes.STAT`."""
    if name == S_SB:
        return state.sb[seat]
    if name == S_BM:
        return state.bm[seat]
    if name == S_HAND:
        return state.hand_size(seat)
    if name == S_INFO:
        return state.pieces_of(seat)
    if name == S_DECK:
        return state.in_zone(seat_bit(seat), DECK)
    if name == S_DISCARD:
        return state.in_zone(seat_bit(seat), PILE)
    if name == S_RANK:
        return state.rank[seat]
    if name == S_SPIES:
        return state.permanents(seat, SPY)
    if name == S_PARTNERS:
        return ones(state.pacts[seat])
    return state.permanents(seat, PLACE if name == S_PLACES else -1)


def holds(state: Position, condition: i64, you: i64, side: i64, source: i64) -> bool:
    """Return whether a condition holds.

    Args:
        state: the position.
        condition: its row in the tables; -1 always holds.
        you: the team whose effect or modifier it is.
        side: the allies of that team, as seats in bits.
        source: the card, side or special ability with the condition.
    """
    if condition < 0:
        return True
    at = condition * CONDITION_WIDTH
    row = state.tables.conditions
    if row[at + CONDITION_KIND] == IF_HAVE:
        number = count_cards(state, row[at + CONDITION_FILTER], you, side, source)
        return number >= row[at + CONDITION_LEAST] and (
            row[at + CONDITION_MOST] < 0 or number <= row[at + CONDITION_MOST]
        )
    left = amount(state, row[at + CONDITION_LEFT], you, side, source)
    right = amount(state, row[at + CONDITION_RIGHT], you, side, source)
    return _compare(left, row[at + CONDITION_COMPARISON], right)


def _compare(left: i64, how: i64, right: i64) -> bool:
    if how == LESS:
        return left < right
    if how == AT_MOST:
        return left <= right
    if how == EQUAL:
        return left == right
    return left >= right if how == AT_LEAST else left > right
