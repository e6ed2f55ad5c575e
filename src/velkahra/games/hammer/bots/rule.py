"""The rule by which bots co-operate, bet and guess; the README explains it.

It uses what everybody may know, so a bot can also foretell by it how another bot will answer.
"""

from typing import Final

from mypy_extensions import i64

from velkahra.games.hammer.cards import columns, opcodes
from velkahra.games.hammer.rules import arrays, values
from velkahra.games.hammer.rules.chapters import drawing, teams
from velkahra.games.hammer.rules.effects.modify import price
from velkahra.games.hammer.rules.state import Position

AHEAD: Final[i64] = 5  # a team with a lead of so many points finds no partner
PARTNERS_UNTIL: Final[i64] = 3  # rounds that must be left for a new partnership
OFFERS: Final[i64] = 3  # offer in every third round, so that nobody is asked all the time
FEW: Final[i64] = 2  # name a square when so few are left, if a wrong one costs nothing
SURE: Final[i64] = 1  # the same if a wrong one has a price
BET_FROM: Final[i64] = 3  # first round in which the joker goes on the best team so far
BET_MEAN: Final = 3.5  # SB that this team must average in a partial game
BET_LAST: Final[i64] = 3  # use the joker anyway with so many rounds left


def suits(state: Position, seat: i64, other: i64) -> bool:
    """Return whether two teams should be partners: both alone, early enough, neither ahead."""
    if state.finder >= 0 or state.rounds - state.round < PARTNERS_UNTIL:
        return False
    if state.pacts[seat] or state.pacts[other]:
        return False
    return lead(state, seat) < AHEAD and lead(state, other) < AHEAD


def in_good_company(state: Position, seat: i64) -> bool:
    """Return whether a team has exactly the partner that suits it."""
    if arrays.ones(state.pacts[seat]) != 1 or state.rounds - state.round < PARTNERS_UNTIL:
        return False
    for other in range(state.seats):
        if not (state.pacts[seat] >> other) & 1:
            continue
        if arrays.ones(state.pacts[other]) != 1 or lead(state, other) >= AHEAD:
            return False
    return lead(state, seat) < AHEAD


def offers(state: Position, seat: i64, other: i64) -> bool:
    """Return whether a team offers to co-operate in this round."""
    return state.round % OFFERS == 2 and suits(state, seat, other)


def lead(state: Position, seat: i64) -> i64:
    """Return a team's lead in points over the best of the others; negative if it is behind."""
    best: i64 = 0
    for other in range(state.seats):
        if other != seat:
            best = max(best, state.points[other])
    return state.points[seat] - best


def joins(state: Position, seat: i64, group: i64) -> bool:
    """Return whether a team draws with a group of `card_ids.GROUPS`: in time, and none unplayed."""
    seats = teams.group_seats(state, group)
    if state.rounds - state.round < 2 or state.sb[seat] < drawing.joint_price(state, seat, seats):
        return False
    return all(
        not (state.zone[card] == values.HAND and state.owners_of(card) == seats)
        for card in state.cards
    )


def fair_share(state: Position, card: i64, seat: i64) -> i64:
    """Return the SB a partner is asked for: its part of the price, if it has that much."""
    number = arrays.ones(state.owners_of(card))
    return min(state.sb[seat], (price(state, seat, card) + number - 1) // number)


def consents(state: Position, card: i64, seat: i64, asked: i64) -> bool:
    """Return whether a team has the BM for a joint card and a fair price, the SB `asked`."""
    power = (state.of(card, columns.POWER_POINTS) >> (4 * state.powers[seat])) & 15
    return state.bm[seat] >= power and asked <= fair_share(state, card, seat)


def may_bet(state: Position) -> bool:
    """Return whether it is time for the joker."""
    if state.rounds - state.round < BET_LAST:
        return True
    best = 0.0
    for seat in range(state.seats):
        best = max(best, mean_points(state, seat))
    return state.round >= BET_FROM and best >= BET_MEAN


def mean_points(state: Position, seat: i64) -> float:
    """Return the points of a team in a partial game, on average."""
    return float(placed_points(state, seat)) / float(max(i64(1), state.round - 1))


def placed_points(state: Position, seat: i64) -> i64:
    """Return a team's points without those for finding T. H."""
    found = state.tables.rules[opcodes.P_FIND_POINTS] if (state.finders >> seat) & 1 else i64(0)
    return state.points[seat] - found


def names_square(state: Position, left: i64) -> bool:
    """Return whether to name a square when `left` can be right: few, or the last chance."""
    return left <= (SURE if state.agreed[values.NAMING] else FEW) or state.round == state.rounds
