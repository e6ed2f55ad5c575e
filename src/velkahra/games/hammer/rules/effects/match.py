"""Which cards a filter matches, how much an amount is, and whether a condition holds.

Filters, amounts and conditions are numbers in the tables of the set. They are read for `you`, the
team of an effect (-1 for modifiers: all of `side`), whose effect comes from `source`.

Rules: HM-SPY-03, HM-SPY-04, HM-ACTION-03, HM-EDGE-COOP-13.
"""

from mypy_extensions import i64

from velkahra.games.hammer.cards import card_ids, columns, opcodes
from velkahra.games.hammer.rules import arrays, values
from velkahra.games.hammer.rules.chapters import teams
from velkahra.games.hammer.rules.state import Position


def add_powers(packed: i64) -> i64:
    """Return the BM of all owners together; `packed` has four bits for each power."""
    total: i64 = 0
    while packed > 0:
        total += packed & columns.POWER_MASK
        packed >>= columns.POWER_BITS
    return total


def power_points(state: Position, card: i64) -> i64:
    """Return the BM of a card, of all its owners together."""
    return add_powers(state.of(card, columns.POWER_POINTS))


def power_points_of(state: Position, card: i64, seat: i64) -> i64:
    """Return the BM that a seat pays for a card. Rules: HM-COOP-13."""
    return (
        state.of(card, columns.POWER_POINTS) >> (columns.POWER_BITS * state.powers[seat])
    ) & columns.POWER_MASK


def fits(state: Position, wanted: i64, card: i64) -> bool:
    """Return whether a printed card fits the filter `wanted`. Rules: HM-ACTION-02, HM-EX-05."""
    at = wanted * columns.FILTER_WIDTH
    filters, sources = state.tables.filters, state.tables.sources
    kinds, row = filters[at + columns.FILTER_KINDS], card * columns.COLUMNS
    kind = sources[row + columns.KIND]
    if kind < 0 or (kinds and not (kinds >> kind) & 1):
        return False
    if filters[at + columns.FILTER_ROLES] and not _role_fits(
        filters[at + columns.FILTER_ROLES], sources[row + columns.ROLE]
    ):
        return False
    if (
        filters[at + columns.FILTER_TYPES]
        and not filters[at + columns.FILTER_TYPES] & sources[row + columns.TYPE]
    ):
        return False
    if (
        filters[at + columns.FILTER_SUBTYPES]
        and not filters[at + columns.FILTER_SUBTYPES] & sources[row + columns.SUBTYPE]
    ):
        return False
    if filters[at + columns.FILTER_UNWANTED] & sources[row + columns.SUBTYPE]:
        return False
    return _price_fits(state, at, card)


def _role_fits(wanted: i64, role: i64) -> bool:
    """Return whether roles match; a universal spy is an informant and an infiltrator too.

    Rules: HM-SPY-02, HM-SPY-04, HM-EX-26.
    """
    return (wanted & role) != 0 if wanted & opcodes.SIMPLE_ROLES else role & opcodes.UNIVERSAL != 0


def _price_fits(state: Position, at: i64, card: i64) -> bool:
    filters = state.tables.filters
    if 0 <= filters[at + columns.FILTER_MOST_SB] < state.of(card, columns.PRICE):
        return False
    if (
        filters[at + columns.FILTER_MOST_BM] >= 0
        and power_points(state, card) > filters[at + columns.FILTER_MOST_BM]
    ):
        return False
    return (
        filters[at + columns.FILTER_LEAST_BM] < 0
        or power_points(state, card) >= filters[at + columns.FILTER_LEAST_BM]
    )


def zone_of(state: Position, wanted: i64) -> i64:
    """Return the zone that a card must be in to match a filter; -1 if it may be in any."""
    at = wanted * columns.FILTER_WIDTH
    filters = state.tables.filters
    special = filters[at + columns.FILTER_SPECIAL]
    if special == opcodes.ITSELF or special == opcodes.THOSE:
        return -1
    return filters[at + columns.FILTER_ZONE]


def matches(state: Position, wanted: i64, card: i64, you: i64, side: i64, source: i64) -> bool:
    """Return whether a card matches a filter, by its number, of a source that `side` has in play.

    `side` are seats as bits. `you` is the team of the effect that is being carried out, -1 for
    modifiers: all of `side`.
    """
    at = wanted * columns.FILTER_WIDTH
    filters = state.tables.filters
    special = filters[at + columns.FILTER_SPECIAL]
    if special == opcodes.ITSELF:
        return card == source
    if special == opcodes.THOSE:
        return any(other == card for other in state.that)
    if i64(state.zone[card]) != filters[at + columns.FILTER_ZONE]:
        return False
    if state.zone[card] == values.IN_PLAY and state.control[card] == 0:
        return False  # an action that is being carried out is not in play
    if filters[at + columns.FILTER_SHARED] >= 0 and state.is_joint(card) != (
        filters[at + columns.FILTER_SHARED] == 1
    ):
        return False
    if filters[at + columns.FILTER_STATE] and (state.tired[card] == values.READY) != (
        filters[at + columns.FILTER_STATE] == opcodes.ONLY_READY
    ):
        return False
    return fits(state, wanted, card) and belongs(
        state, filters[at + columns.FILTER_WHOSE], card, you, side
    )


def holders(state: Position, card: i64) -> i64:
    """Return the seats that have a card, as bits: its controllers in play, its owners elsewhere."""
    if card >= card_ids.CARDS:
        return 0
    in_play = state.zone[card] == values.IN_PLAY
    return state.controllers_of(card) if in_play else state.owners_of(card)


def belongs(state: Position, whose: i64, card: i64, you: i64, side: i64) -> bool:
    """Return whether a card belongs to the teams that the word `whose` means.

    `you` and `side` are as in `matches`.
    """
    return means(state, whose, holders(state, card), you, side)


def means(state: Position, whose: i64, seats: i64, you: i64, side: i64) -> bool:
    """Return whether the word `whose` (of `opcodes.TEAMS`) means these seats (bits).

    A joint card is an opponent's only if all that have it are opponents. `you` and `side` are as in
    `matches`.
    """
    if whose == opcodes.T_ANYONE:
        return True
    if whose == opcodes.T_YOU:
        return (seats >> you) & 1 == 1 if you >= 0 else seats & side != 0
    if whose == opcodes.T_ALLIES:
        return seats & side != 0
    if whose == opcodes.T_OPPONENT:
        return seats != 0 and seats & ~teams.opponents(state, side) == 0
    if whose == opcodes.T_PARTNER:
        return seats & teams.partners(state, side) != 0
    if whose == opcodes.T_TARGET_CONTROLLER:
        return any(others & seats for others in state.controllers)
    if whose == opcodes.T_EVENT_TEAM:
        return seats & max(state.run[values.EVENT_TEAM], 0) != 0
    seat = _team_named(state, whose)
    return seat >= 0 and (seats >> seat) & 1 == 1


def _team_named(state: Position, whose: i64) -> i64:
    if whose == opcodes.T_THAT_TEAM:
        return state.run[values.CHOSEN]
    if whose == opcodes.T_SOURCE_TEAM:
        return state.run[values.OWNER]
    if whose == opcodes.T_EVENT_TEAM:
        order = teams.in_order(state, max(state.run[values.EVENT_TEAM], 0))
        return order[0] if len(order) else -1
    return -1


def amount(state: Position, number: i64, you: i64, side: i64, source: i64) -> i64:
    """Return an amount, by its number in the tables, as the team `you` counts it.

    `side` and `source` are as in `matches`.
    """
    at = number * columns.AMOUNT_WIDTH
    row = state.tables.amounts
    kind = row[at + columns.AMOUNT_KIND]
    if kind == opcodes.N_NUMBER:
        return row[at + columns.AMOUNT_WHICH]
    if kind == opcodes.N_CARDS:
        value = count_cards(state, row[at + columns.AMOUNT_WHICH], you, side, source)
    else:
        seat = (
            you
            if row[at + columns.AMOUNT_WHOSE] == opcodes.T_YOU
            else _team_named(state, row[at + columns.AMOUNT_WHOSE])
        )
        value = team_number(state, row[at + columns.AMOUNT_WHICH], seat) if seat >= 0 else 0
    value = value * row[at + columns.AMOUNT_TIMES] // row[at + columns.AMOUNT_PER]
    if row[at + columns.AMOUNT_LEAST] >= 0:
        value = max(value, row[at + columns.AMOUNT_LEAST])
    if row[at + columns.AMOUNT_MOST] >= 0:
        value = min(value, row[at + columns.AMOUNT_MOST])
    return value


def count_cards(state: Position, wanted: i64, you: i64, side: i64, source: i64) -> i64:
    """Return the number of cards that match the filter `wanted`.

    `you`, `side` and `source` are as in `matches`.
    """
    number: i64 = 0
    zone, within = state.zone, zone_of(state, wanted)
    for card in state.cards:
        if within >= 0 and i64(zone[card]) != within:
            continue
        if matches(state, wanted, card, you, side, source):
            number += 1
    return number


def team_number(state: Position, name: i64, seat: i64) -> i64:
    """Return a number of a team; `name` is one of `opcodes.STATS`."""
    if name == opcodes.S_SB:
        return state.sb[seat]
    if name == opcodes.S_BM:
        return state.bm[seat]
    if name == opcodes.S_HAND:
        return state.hand_size(seat)
    if name == opcodes.S_CLUES:
        return state.pieces_of(seat)
    if name == opcodes.S_DECK:
        return state.in_zone(arrays.seat_bit(seat), values.DECK)
    if name == opcodes.S_DISCARD:
        return state.in_zone(arrays.seat_bit(seat), values.PILE)
    if name == opcodes.S_RANK:
        return state.rank[seat]
    if name == opcodes.S_SPIES:
        return state.permanents(seat, opcodes.SPY)
    if name == opcodes.S_PARTNERS:
        return arrays.ones(state.pacts[seat])
    return state.permanents(seat, opcodes.PLACE if name == opcodes.S_PLACES else -1)


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
    at = condition * columns.CONDITION_WIDTH
    row = state.tables.conditions
    if row[at + columns.CONDITION_KIND] == opcodes.IF_HAVE:
        number = count_cards(state, row[at + columns.CONDITION_FILTER], you, side, source)
        return number >= row[at + columns.CONDITION_LEAST] and (
            row[at + columns.CONDITION_MOST] < 0 or number <= row[at + columns.CONDITION_MOST]
        )
    left = amount(state, row[at + columns.CONDITION_LEFT], you, side, source)
    right = amount(state, row[at + columns.CONDITION_RIGHT], you, side, source)
    return _compare(left, row[at + columns.CONDITION_COMPARISON], right)


def _compare(left: i64, how: i64, right: i64) -> bool:
    if how == opcodes.LESS:
        return left < right
    if how == opcodes.AT_MOST:
        return left <= right
    if how == opcodes.EQUAL:
        return left == right
    return left >= right if how == opcodes.AT_LEAST else left > right
