"""Radicalize: which card Wakhan buys, and how she plays it (PP-WAKHAN-30 to 39)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from velkahra.core.contract.events import Events
from velkahra.games.pamir.rules import actions, places, storage, tables
from velkahra.games.pamir.rules.chapters import bribe, court, dominance, event, market
from velkahra.games.pamir.rules.chapters.play import play, pragmatic_loyalty
from velkahra.games.pamir.rules.chapters.ruler import ruler
from velkahra.games.pamir.rules.state import Position, market_slot
from velkahra.games.pamir.rules.wakhan.card import column_pointed_at, points_to_top_left

UNFIT: Final[i64] = -1000
FEW_RUPEES: Final[i64] = 2  # with fewer rupees she looks for rupees

# Why a line had no effect
NO_CONDITION: Final[i64] = 0
NO_MARKET_CARD: Final[i64] = 1
NO_COURT_CARD: Final[i64] = 2
NO_PLACE: Final[i64] = 3
NO_USE: Final[i64] = 4
NO_MONEY: Final[i64] = 5

# How she picked the card to buy, in addition to the reasons of `pick_for_line`
BY_ARROWS: Final[i64] = 4
BY_LEFT: Final[i64] = 5  # the card to the left of the arrows
BY_OTHER_ROW: Final[i64] = 6


def ambition(state: Position) -> i64:
    """Return whether and why she buys the dominance check before all else.

    It is 0 if not, 1 if she would score the most, 2 if she would win the game.
    Rules: PP-WAKHAN-24, PP-WAKHAN-33, PP-EDGE-70.
    """
    slot = market.check_slot(state)
    if slot < 0 or not market.can_buy(state, state.wakhan, slot):
        return 0
    last = dominance.next_is_last(state)
    gained = dominance.scores(state, last)
    most = True
    for seat in range(state.seats):
        most = most and gained[state.wakhan] > gained[seat]
    if most:
        return 1
    return 2 if _wins(state, slot, gained, last) else 0


def _wins(state: Position, slot: i64, gained: vec[i64], last: bool) -> bool:
    """Return whether she wins with these points after paying for the check.

    Rules: PP-EDGE-70, PP-END-01, PP-END-02, PP-END-03.
    """
    paid = market.price(state, state.wakhan, slot) - state.coins[slot]
    state.add_money(state.wakhan, -paid)
    for player in range(state.players):
        state.add_points(player, gained[player])
    wins = last and dominance.share_of_victory(state, state.wakhan) == 1.0
    wins = wins or dominance.is_ahead(state, state.wakhan)
    for player in range(state.players):
        state.add_points(player, -(gained[player]))
    state.add_money(state.wakhan, paid)
    return wins


def condition_holds(state: Position, line: i64) -> bool:
    """Return whether the condition of a line holds. Rules: PP-WAKHAN-32, PP-WAKHAN-52."""
    if line == tables.L_MILITARY:
        return state.favored == tables.MILITARY
    if line == tables.L_ECONOMIC:
        return state.favored == tables.POLITICAL
    if line == tables.L_NET_RUPEES:
        return state.money(state.wakhan) < FEW_RUPEES
    if line == tables.L_CYLINDERS:
        return dominance.dominant(state) == tables.NONE
    if line == tables.L_PATRIOT:
        return dominance.dominant(state) != tables.NONE
    if line == tables.L_MOVE_CARD:
        return not _has_move(state)
    if line == tables.L_COURT_FULL:
        return state.court_size(state.wakhan) >= state.court_limit(state.wakhan)
    if line == tables.L_FEWER_SPIES:
        mine = count_spies(state, state.wakhan)
        return any(count_spies(state, seat) > mine for seat in range(state.seats))
    return True


def _has_move(state: Position) -> bool:
    for index in range(state.court_size(state.wakhan)):
        if tables.shows(state.court_card(state.wakhan, index), tables.MOVE):
            return True
    return False


def count_spies(state: Position, player: i64) -> i64:
    """Count a player's spies."""
    count: i64 = 0
    for card in state.cards_with_spies(player):
        count += state.spies(card, player)
    return count


def value_for_line(state: Position, line: i64, slot: i64) -> i64:
    """Return the weight of the market card on space `slot` for a line with instructions, or UNFIT.

    A larger weight is bought first.
    Rules: PP-WAKHAN-32, PP-WAKHAN-34, PP-WAKHAN-35, PP-EDGE-71, PP-EDGE-72, PP-EDGE-87.
    """
    card = i64(state.market[slot])
    if tables.is_check(card) or not market.can_buy(state, state.wakhan, slot):
        return UNFIT
    if line == tables.L_MILITARY:
        return _rank_in(card, tables.MILITARY)
    if line == tables.L_ECONOMIC:
        return _rank_in(card, tables.ECONOMIC)
    if line in (tables.L_POLITICAL, tables.L_COURT_FULL):
        return _rank_in(card, tables.POLITICAL)
    if line in (tables.L_INTELLIGENCE, tables.L_FEWER_SPIES):
        return _rank_in(card, tables.INTELLIGENCE)
    return _other_value(state, line, slot, card)


def _other_value(state: Position, line: i64, slot: i64, card: i64) -> i64:
    if line == tables.L_BLOCKS:
        return i64(tables.BLOCK_ICONS[card])
    if line == tables.L_CYLINDERS:
        return i64(tables.CYLINDER_ICONS[card])
    if line == tables.L_NET_RUPEES:
        net = net_rupees(state, slot)
        return net if net > 0 else UNFIT
    fits = False
    if line == tables.L_ANY_INTELLIGENCE:
        fits = i64(tables.SUIT[card]) == tables.INTELLIGENCE
    elif line == tables.L_MOVE_CARD:
        fits = tables.shows(card, tables.MOVE)
    elif line == tables.L_PATRIOT:
        fits = i64(tables.PATRIOT[card]) != tables.NONE and i64(
            tables.PATRIOT[card]
        ) == dominance.dominant(state)
    elif line == tables.L_REGION:
        fits = gains_region(state, slot)
    return 0 if fits else UNFIT


def _rank_in(card: i64, suit: i64) -> i64:
    return i64(tables.RANK[card]) if i64(tables.SUIT[card]) == suit else UNFIT


def bribe_for(state: Position, card: i64) -> i64:
    """Return the bribe that she would owe for playing a card, in rupees."""
    if card > tables.COURT_CARDS or bribe.may_ignore(state, state.wakhan):
        return 0
    action = actions.play_action(card, False)
    who = bribe.receiver_of_bribe(state, state.wakhan, action)
    return 0 if who < 0 else bribe.full_bribe(state, who, action)


def net_rupees(state: Position, slot: i64) -> i64:
    """Return how many rupees buying and playing the card on space `slot` brings her.

    It is negative if that costs her. Rules: PP-EDGE-72.
    """
    card = i64(state.market[slot])
    net = state.coins[slot] - market.price(state, state.wakhan, slot)
    if card == tables.ARISTOCRACY:
        return net + event.ARISTOCRACY_RUPEES
    due = bribe_for(state, card)
    if due > state.money(state.wakhan) + net:
        return net
    return net - due + (tables.LEVERAGE if tables.LEVERAGED[card] else 0)


def gains_region(state: Position, slot: i64) -> bool:
    """Return whether the tribes and armies of the card on space `slot` would make her a ruler.

    It is about the card's own region. Rules: PP-EDGE-87, PP-WAKHAN-10.
    """
    card = i64(state.market[slot])
    if card > tables.COURT_CARDS:
        return False
    left = state.money(state.wakhan) + state.coins[slot] - market.price(state, state.wakhan, slot)
    region = i64(tables.REGION[card])
    if ruler(state, region) == state.wakhan or bribe_for(state, card) > left:
        return False
    tribes: i64 = 0
    armies: i64 = 0
    for index in range(tables.ICONS_A_CARD):
        icon = tables.icon_at(card, index)
        tribes += 1 if icon == tables.ICON_TRIBE else 0
        armies += 1 if icon == tables.ICON_ARMY else 0
    camp = places.army_place(pragmatic_loyalty(state), region)
    home = places.tribe_place(state.wakhan, region)
    state.pieces[home] += u8(tribes)
    state.pieces[camp] += u8(armies)
    gained = ruler(state, region) == state.wakhan
    state.pieces[home] -= u8(tribes)
    state.pieces[camp] -= u8(armies)
    return gained


def pick_for_line(state: Position, line: i64) -> tuple[i64, i64]:
    """Return the space of the market card for a line's instruction, or -1, and what decided.

    Against the next best card it was decided by 0 nothing else fitted, 1 the instruction, 2 the
    price, 3 the number.
    Rules: PP-WAKHAN-32, PP-WAKHAN-34, PP-WAKHAN-35.
    """
    best: i64 = -1
    top: i64 = UNFIT
    for slot in range(storage.SLOTS):
        value = value_for_line(state, line, slot)
        if value != UNFIT and (best < 0 or _compare(state, value, slot, top, best) > 0):
            best, top = slot, value
    decided: i64 = 0
    for slot in range(storage.SLOTS):
        value = value_for_line(state, line, slot)
        if value != UNFIT and slot != best:
            decided = max(decided, _compare(state, top, best, value, slot))
    return best, decided


def _compare(state: Position, value: i64, slot: i64, top: i64, best: i64) -> i64:
    """Return what decides between two market cards; negative if the second one is better."""
    if value != top:
        return 1 if value > top else -1
    here = market.price(state, state.wakhan, slot)
    there = market.price(state, state.wakhan, best)
    if here != there:
        return 2 if here < there else -2
    return 3 if state.market[slot] > state.market[best] else -3


def pick_plain(state: Position) -> tuple[i64, i64, i64]:
    """Return the space of the market card for radicalize without instructions, or -1.

    It also returns what decided (see `pick_for_line` and BY_ARROWS), and by which line: PATRIOT,
    BLOCKS or CYLINDERS with a dominance check in the market, else RADICALIZE.
    Rules: PP-WAKHAN-31, PP-WAKHAN-34, PP-WAKHAN-35, PP-WAKHAN-36, PP-WAKHAN-37, PP-EDGE-71.
    """
    if market.check_slot(state) < 0:
        slot, decided = _by_arrows(state)
        return slot, decided, tables.L_RADICALIZE
    if dominance.dominant(state) == tables.NONE:
        slot, decided = pick_for_line(state, tables.L_CYLINDERS)
        return slot, decided, tables.L_CYLINDERS
    slot, decided = pick_for_line(state, tables.L_PATRIOT)
    if slot >= 0:
        return slot, decided, tables.L_PATRIOT
    slot, decided = pick_for_line(state, tables.L_BLOCKS)
    return slot, decided, tables.L_BLOCKS


def _by_arrows(state: Position) -> tuple[i64, i64]:
    """Return the card the arrows lead to, and what decided. Rules: PP-WAKHAN-36, PP-WAKHAN-37."""
    row: i64 = 0 if points_to_top_left(state) else 1
    for other in range(storage.ROWS):
        at = column_pointed_at(state)
        while at >= 0:
            slot = market_slot(row if other == 0 else 1 - row, at)
            if market.can_buy(state, state.wakhan, slot) and not tables.is_check(
                i64(state.market[slot])
            ):
                if other:
                    return slot, BY_OTHER_ROW
                return slot, BY_ARROWS if at == column_pointed_at(state) else BY_LEFT
            at -= 1
    return -1, BY_ARROWS


def radicalize(state: Position, slot: i64, events: Events | None) -> None:
    """Buy the card on space `slot` and play it at once.

    Without money for the bribe it is discarded.
    Rules: PP-WAKHAN-30, PP-WAKHAN-38, PP-EDGE-90.
    """
    card = i64(state.market[slot])
    market.buy(state, state.wakhan, slot, events)
    if card <= tables.COURT_CARDS:
        play_or_discard(state, card, events)


def play_or_discard(state: Position, card: i64, events: Events | None) -> None:
    """Play a card from her hand on the side of the red arrow, or discard it if unaffordable.

    Rules: PP-WAKHAN-38, PP-WAKHAN-39, PP-EDGE-81, PP-EDGE-90.
    """
    if bribe_for(state, card) > state.money(state.wakhan):
        if events is not None:
            events.emit("wakhan-cannot-bribe", {"card": card, "rupees": bribe_for(state, card)})
        court.discard(state, state.wakhan, card, court.FOR_LACK_OF_MONEY, events)
        return
    right = not points_to_top_left(state)
    bribe.needs_bribe(state, state.wakhan, actions.play_action(card, right), events)
    play(state, state.wakhan, card, right, events)
