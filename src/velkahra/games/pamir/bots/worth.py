"""The value of a player's possessions, in victory points."""

from typing import Final

from mypy_extensions import i64

from velkahra.games.pamir.rules import tables
from velkahra.games.pamir.rules.chapters import dominance, play, turn
from velkahra.games.pamir.rules.chapters.ruler import holder, ruler
from velkahra.games.pamir.rules.state import Position

RUPEE: Final = 0.22  # each of the first SOON rupees; later ones are worth a third
SOON: Final = 6.0
INFLUENCE: Final = 0.45
CYLINDER: Final = 0.28
LEAD: Final = 0.22  # each block that the own coalition leads by, up to the margin
COURT_CARD: Final = 0.55
RANKS: Final = 0.12
DEED: Final = 0.22  # the first card with an action
BONUS: Final = 0.2  # each card of the favored suit
HOSTAGE: Final = 0.25
LEVERAGE: Final = 0.5  # two rupees that must be returned
HAND_CARD: Final = 0.4
HAND_PATRIOT: Final = 0.25
RULE: Final = 0.4
SPY_ABROAD: Final = 0.05
CAPTIVE: Final = 0.2
DANGER: Final = 0.3


def worth(state: Position, player: i64) -> float:
    """Return the value of what a player has, in victory points."""
    loyalty = coalition_of(state, player)
    money = float(state.money(player))
    total = RUPEE * min(money, SOON) + RUPEE / 3.0 * max(money - SOON, 0.0)
    total += CYLINDER * float(dominance.cylinders_out(state, player))
    if loyalty != tables.NONE:
        total += INFLUENCE * float(dominance.influence(state, player, loyalty))
        total += LEAD * lead_of(state, loyalty)
    total += value_of_court(state, player)
    total += value_of_hand(state, player, loyalty)
    total += value_of_map(state, player, loyalty)
    return total + value_of_spies(state, player)


def coalition_of(state: Position, player: i64) -> i64:
    """Return the coalition that the player profits from, or NONE."""
    if player == state.wakhan:
        return play.pragmatic_loyalty(state) if state.ai > 0 else tables.NONE
    loyalty = state.loyalty(player)
    return loyalty if loyalty >= 0 else tables.NONE


def lead_of(state: Position, coalition: i64) -> float:
    """Return how many blocks a coalition is ahead of the next, limited to the margin."""
    most: i64 = 0
    for other in range(tables.COALITIONS):
        if other != coalition:
            most = max(most, dominance.blocks_out(state, other))
    ahead = dominance.blocks_out(state, coalition) - most
    limit = dominance.margin(state)
    return float(max(min(ahead, limit), -limit))


def value_of_court(state: Position, player: i64) -> float:
    """Return the value of a court: its cards, ranks and deeds, less that of hostages."""
    total = 0.0
    shown: i64 = 0
    one: i64 = 1
    for index in range(state.court_size(player)):
        card = state.court_card(player, index)
        total += COURT_CARD + RANKS * float(i64(tables.RANK[card]))
        for deed in range(tables.DEEDS):
            if tables.shows(card, deed):
                shown |= one << deed
        if i64(tables.SUIT[card]) == state.favored:
            total += BONUS
        if tables.LEVERAGED[card]:
            total -= LEVERAGE
        if holder(state, card) >= 0:
            total -= HOSTAGE
    for deed in range(tables.DEEDS):
        if (shown >> deed) & 1:
            total += DEED
    over = state.court_size(player) - state.court_limit(player)
    return total - float(max(over, 0)) * COURT_CARD


def value_of_hand(state: Position, player: i64, loyalty: i64) -> float:
    """Return the value of a hand; patriots of other coalitions count less."""
    total = 0.0
    for index in range(state.hand_size(player)):
        patriot = i64(tables.PATRIOT[state.hand_card(player, index)])
        total += HAND_CARD
        if patriot != tables.NONE:
            total += HAND_PATRIOT if patriot == loyalty else -HAND_PATRIOT
    over = state.hand_size(player) - turn.hand_limit(state, player)
    return total - float(max(over, 0)) * HAND_CARD


def value_of_map(state: Position, player: i64, loyalty: i64) -> float:
    """Return the value of rule, less the danger to the last tribe beside foreign armies."""
    total = 0.0
    for region in range(tables.REGIONS):
        tribes = state.tribes(player, region)
        if tribes == 0:
            continue
        if ruler(state, region) == player:
            total += RULE
        if tribes == 1:
            cards = _count_political(state, player, region)
            if cards > 0 and _has_foreign_army(state, loyalty, region):
                total -= DANGER * float(cards)
    return total


def _count_political(state: Position, player: i64, region: i64) -> i64:
    count: i64 = 0
    for index in range(state.court_size(player)):
        card = state.court_card(player, index)
        if i64(tables.REGION[card]) == region and i64(tables.SUIT[card]) == tables.POLITICAL:
            count += 1
    return count


def _has_foreign_army(state: Position, loyalty: i64, region: i64) -> bool:
    for coalition in range(tables.COALITIONS):
        if coalition != loyalty and state.armies(coalition, region) > 0:
            return True
    return False


def value_of_spies(state: Position, player: i64) -> float:
    """Return the value of spies on others' cards, and of cards held hostage."""
    total = 0.0
    for card in range(1, tables.COURT_CARDS + 1):
        if state.spies(card, player) == 0 or state.owner(card) == player:
            continue
        total += SPY_ABROAD
        if holder(state, card) == player:
            total += CAPTIVE
    return total
