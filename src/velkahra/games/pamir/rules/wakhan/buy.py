"""Radicalize: which card Wakhan buys, and how she plays it (PP-WAKHAN-30 to 39)."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from velkahra.core.contract.events import Events
from velkahra.games.pamir.rules.actions import A_PLAY
from velkahra.games.pamir.rules.chapters.bribe import bribe, briber, may_ignore, needs_bribe
from velkahra.games.pamir.rules.chapters.court import discard
from velkahra.games.pamir.rules.chapters.dominance import dominant, scores, share
from velkahra.games.pamir.rules.chapters.market import buy, can_buy, check_slot, price
from velkahra.games.pamir.rules.chapters.play import play, pragmatic
from velkahra.games.pamir.rules.chapters.ruler import ruler
from velkahra.games.pamir.rules.printed import (
    ARISTOCRACY,
    BLOCK_ICONS,
    COURT_CARDS,
    CYLINDER_ICONS,
    DEEDS,
    ECONOMIC,
    FIRST_EVENT,
    ICON_ARMY,
    ICON_TRIBE,
    ICONS,
    ICONS_A_CARD,
    INTELLIGENCE,
    L_ANY_INTELLIGENCE,
    L_BLOCKS,
    L_COURT_FULL,
    L_CYLINDERS,
    L_ECONOMIC,
    L_FEWER_SPIES,
    L_INTELLIGENCE,
    L_MILITARY,
    L_MOVE_CARD,
    L_NET_RUPEES,
    L_PATRIOT,
    L_POLITICAL,
    L_RADICALIZE,
    L_REGION,
    LEVERAGED,
    MILITARY,
    MOVE,
    NONE,
    PATRIOT,
    POLITICAL,
    RANK,
    REGION,
    SHOWS,
    SUIT,
)
from velkahra.games.pamir.rules.state import (
    ARMY,
    COLUMNS,
    MONEY,
    MOST_PLAYERS,
    POINTS,
    SLOTS,
    SPY,
    TRIBE,
    Position,
)
from velkahra.games.pamir.rules.wakhan.card import column, points_left

UNFIT: i64 = -1000

# Why a line came to nothing
NO_CONDITION: i64 = 0
NO_MARKET_CARD: i64 = 1
NO_COURT_CARD: i64 = 2
NO_PLACE: i64 = 3
NO_USE: i64 = 4
NO_MONEY: i64 = 5

# What decided that she buys a card, besides what `pick` says
BY_ARROWS: i64 = 4
BY_LEFT: i64 = 5  # the next to the left of where the arrows point
BY_OTHER_ROW: i64 = 6


def is_check(card: i64) -> bool:
    """Say whether a card is a dominance check."""
    return COURT_CARDS < card < FIRST_EVENT


def ambition(state: Position) -> i64:
    """Say whether she buys the dominance check before all else, and why.

    Returns: 0 no, 1 she would score most, 2 she would win the game.
    Rules: PP-WAKHAN-24, PP-WAKHAN-33, PP-EDGE-70.
    """
    slot = check_slot(state)
    if slot < 0 or not can_buy(state, state.wakhan, slot):
        return 0
    last = state.checks >= 3
    gained = scores(state, last)
    most = True
    for seat in range(state.seats):
        most = most and gained[state.wakhan] > gained[seat]
    if most:
        return 1
    return 2 if _wins(state, slot, gained, last) else 0


def _wins(state: Position, slot: i64, gained: vec[i64], last: bool) -> bool:
    """Say whether she wins with these points, after she has paid for the check.

    Rules: PP-EDGE-70, PP-END-01, PP-END-02, PP-END-03.
    """
    paid = price(state, state.wakhan, slot) - state.coins[slot]
    state.counts[MONEY + state.wakhan] -= paid
    for player in range(state.players):
        state.counts[POINTS + player] += gained[player]
    lead: i64 = 99
    for seat in range(state.seats):
        lead = min(lead, state.counts[POINTS + state.wakhan] - state.counts[POINTS + seat])
    wins = lead >= 4 or (last and share(state, state.wakhan) == 1.0)
    for player in range(state.players):
        state.counts[POINTS + player] -= gained[player]
    state.counts[MONEY + state.wakhan] += paid
    return wins


def condition_holds(state: Position, line: i64) -> bool:
    """Say whether the condition of a line on her card holds. Rules: PP-WAKHAN-32, PP-WAKHAN-52."""
    if line == L_MILITARY:
        return state.favored == MILITARY
    if line == L_ECONOMIC:
        return state.favored == POLITICAL
    if line == L_NET_RUPEES:
        return state.money(state.wakhan) < 2
    if line == L_CYLINDERS:
        return dominant(state) == NONE
    if line == L_PATRIOT:
        return dominant(state) != NONE
    if line == L_MOVE_CARD:
        return not _has_move(state)
    if line == L_COURT_FULL:
        return state.court_size(state.wakhan) >= state.court_limit(state.wakhan)
    if line == L_FEWER_SPIES:
        return _fewer_spies(state)
    return True


def _has_move(state: Position) -> bool:
    for index in range(state.court_size(state.wakhan)):
        if SHOWS[state.court_card(state.wakhan, index) * DEEDS + MOVE]:
            return True
    return False


def spies_of(state: Position, player: i64) -> i64:
    """Count a player's spies."""
    count: i64 = 0
    for card in range(1, COURT_CARDS + 1):
        count += i64(state.pieces[SPY + card * MOST_PLAYERS + player])
    return count


def _fewer_spies(state: Position) -> bool:
    mine = spies_of(state, state.wakhan)
    return any(spies_of(state, seat) > mine for seat in range(state.seats))


def value_of(state: Position, line: i64, slot: i64) -> i64:
    """Weigh a market card for a line with instructions; UNFIT if it does not fit.

    Rules: PP-WAKHAN-32, PP-WAKHAN-34, PP-WAKHAN-35, PP-EDGE-71, PP-EDGE-72, PP-EDGE-87.
    """
    card = i64(state.market[slot])
    if is_check(card) or not can_buy(state, state.wakhan, slot):
        return UNFIT
    if line == L_MILITARY:
        return _rank_in(card, MILITARY)
    if line == L_ECONOMIC:
        return _rank_in(card, ECONOMIC)
    if line in (L_POLITICAL, L_COURT_FULL):
        return _rank_in(card, POLITICAL)
    if line in (L_INTELLIGENCE, L_FEWER_SPIES):
        return _rank_in(card, INTELLIGENCE)
    return _other_value(state, line, slot, card)


def _other_value(state: Position, line: i64, slot: i64, card: i64) -> i64:
    if line == L_BLOCKS:
        return i64(BLOCK_ICONS[card])
    if line == L_CYLINDERS:
        return i64(CYLINDER_ICONS[card])
    if line == L_NET_RUPEES:
        net = net_rupees(state, slot)
        return net if net > 0 else UNFIT
    fits = False
    if line == L_ANY_INTELLIGENCE:
        fits = i64(SUIT[card]) == INTELLIGENCE
    elif line == L_MOVE_CARD:
        fits = SHOWS[card * DEEDS + MOVE] == 1
    elif line == L_PATRIOT:
        fits = i64(PATRIOT[card]) != NONE and i64(PATRIOT[card]) == dominant(state)
    elif line == L_REGION:
        fits = gains_region(state, slot)
    return 0 if fits else UNFIT


def _rank_in(card: i64, suit: i64) -> i64:
    return i64(RANK[card]) if i64(SUIT[card]) == suit else UNFIT


def bribe_for(state: Position, card: i64) -> i64:
    """Say what bribe she would owe for playing a card."""
    if card > COURT_CARDS or may_ignore(state, state.wakhan):
        return 0
    action = A_PLAY + 2 * (card - 1)
    who = briber(state, state.wakhan, action)
    return 0 if who < 0 else bribe(state, who, action)


def net_rupees(state: Position, slot: i64) -> i64:
    """Say what buying and playing a card leaves her. Rules: PP-EDGE-72."""
    card = i64(state.market[slot])
    net = state.coins[slot] - price(state, state.wakhan, slot)
    if card == ARISTOCRACY:
        return net + 3
    due = bribe_for(state, card)
    if due > state.money(state.wakhan) + net:
        return net
    return net - due + (2 if LEVERAGED[card] else 0)


def gains_region(state: Position, slot: i64) -> bool:
    """Say whether a card's tribes and armies would make her the ruler of its region.

    Rules: PP-EDGE-87, PP-WAKHAN-10.
    """
    card = i64(state.market[slot])
    if card > COURT_CARDS:
        return False
    left = state.money(state.wakhan) + state.coins[slot] - price(state, state.wakhan, slot)
    region = i64(REGION[card])
    if ruler(state, region) == state.wakhan or bribe_for(state, card) > left:
        return False
    tribes: i64 = 0
    armies: i64 = 0
    for index in range(ICONS_A_CARD):
        icon = i64(ICONS[card * ICONS_A_CARD + index])
        tribes += 1 if icon == ICON_TRIBE else 0
        armies += 1 if icon == ICON_ARMY else 0
    camp = ARMY + pragmatic(state) * 6 + region
    home = TRIBE + state.wakhan * 6 + region
    state.pieces[home] += u8(tribes)
    state.pieces[camp] += u8(armies)
    gained = ruler(state, region) == state.wakhan
    state.pieces[home] -= u8(tribes)
    state.pieces[camp] -= u8(armies)
    return gained


def pick(state: Position, line: i64) -> tuple[i64, i64]:
    """Choose a market card by a line's instruction; ties to the cheapest, then the highest number.

    Returns: the space, or -1, and what decided against the next best: 0 nothing else fitted, 1 the
        instruction, 2 the price, 3 the number. Rules: PP-WAKHAN-32, PP-WAKHAN-34, PP-WAKHAN-35.
    """
    best: i64 = -1
    top: i64 = UNFIT
    for slot in range(SLOTS):
        value = value_of(state, line, slot)
        if value != UNFIT and (best < 0 or _compare(state, value, slot, top, best) > 0):
            best, top = slot, value
    decided: i64 = 0
    for slot in range(SLOTS):
        value = value_of(state, line, slot)
        if value != UNFIT and slot != best:
            decided = max(decided, _compare(state, top, best, value, slot))
    return best, decided


def _compare(state: Position, value: i64, slot: i64, top: i64, best: i64) -> i64:
    """Say what tells two market cards apart, negative if the second is the better one."""
    if value != top:
        return 1 if value > top else -1
    here = price(state, state.wakhan, slot)
    there = price(state, state.wakhan, best)
    if here != there:
        return 2 if here < there else -2
    return 3 if state.market[slot] > state.market[best] else -3


def pick_plain(state: Position) -> tuple[i64, i64, i64]:
    """Choose for radicalize without instructions.

    Returns: the space, or -1, what decided (see `pick` and BY_ARROWS), and by which line: PATRIOT,
        BLOCKS or CYLINDERS with a dominance check in the market, else RADICALIZE.
    Rules: PP-WAKHAN-31, PP-WAKHAN-34, PP-WAKHAN-35, PP-WAKHAN-36, PP-WAKHAN-37, PP-EDGE-71.
    """
    if check_slot(state) < 0:
        slot, decided = _by_arrows(state)
        return slot, decided, L_RADICALIZE
    if dominant(state) == NONE:
        slot, decided = pick(state, L_CYLINDERS)
        return slot, decided, L_CYLINDERS
    slot, decided = pick(state, L_PATRIOT)
    if slot >= 0:
        return slot, decided, L_PATRIOT
    slot, decided = pick(state, L_BLOCKS)
    return slot, decided, L_BLOCKS


def _by_arrows(state: Position) -> tuple[i64, i64]:
    """Follow the arrows: their space, then to the left, then the same in the other row.

    Rules: PP-WAKHAN-36, PP-WAKHAN-37.
    """
    row: i64 = 0 if points_left(state) else 1
    for other in range(2):
        at = column(state)
        while at >= 0:
            slot = (row if other == 0 else 1 - row) * COLUMNS + at
            if can_buy(state, state.wakhan, slot) and not is_check(i64(state.market[slot])):
                if other:
                    return slot, BY_OTHER_ROW
                return slot, BY_ARROWS if at == column(state) else BY_LEFT
            at -= 1
    return -1, BY_ARROWS


def radicalize(state: Position, slot: i64, events: Events | None) -> None:
    """Buy a card and play it at once; without money for the bribe it is discarded.

    Rules: PP-WAKHAN-30, PP-WAKHAN-38, PP-EDGE-90.
    """
    card = i64(state.market[slot])
    buy(state, state.wakhan, slot, events)
    if card <= COURT_CARDS:
        play_or_discard(state, card, events)


def play_or_discard(state: Position, card: i64, events: Events | None) -> None:
    """Play a card from her hand where the red arrow says, or discard it for want of the bribe.

    Rules: PP-WAKHAN-38, PP-WAKHAN-39, PP-EDGE-81, PP-EDGE-90.
    """
    if bribe_for(state, card) > state.counts[MONEY + state.wakhan]:
        if events is not None:
            events.emit("wakhan-cannot-bribe", {"card": card, "rupees": bribe_for(state, card)})
        discard(state, state.wakhan, card, events)
        return
    needs_bribe(state, state.wakhan, A_PLAY + 2 * (card - 1), events)
    play(state, state.wakhan, card, not points_left(state), events)
