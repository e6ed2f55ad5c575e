"""Event cards, bought or thrown out of the market (PP-EVENT)."""

from mypy_extensions import i64, u8

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.games.pamir.rules.chapters.court import tribes_gone
from velkahra.games.pamir.rules.printed import (
    ARISTOCRACY,
    COALITIONS,
    CUSTOMS,
    FATIGUE,
    FIRST_EVENT,
    HERAT,
    INTELLIGENCE,
    KABUL,
    MILITARY,
    NATION_BUILDING,
    NATIONALISM,
    NEW_TACTICS,
    PASHTUNWALI,
    PERSIA,
    PERSUASION,
    POLITICAL,
    PUNJAB,
    REBUKE,
    RICHES,
    RUMOR,
)
from velkahra.games.pamir.rules.state import (
    ARMY,
    BLOCKS,
    CYLINDERS,
    DISCARDED,
    F_CHECK,
    F_CONFIDENCE,
    F_PLAY_HAND,
    F_REBUKE,
    F_RUMOR,
    F_SUIT,
    F_SWAP,
    HAND,
    HAND_SIZE,
    IN_FORCE,
    LASTING,
    MONEY,
    PRIZE_COUNT,
    PRIZES,
    ROOM,
    THROWN,
    TRIBE,
    Position,
)


def buy_event(state: Position, player: i64, card: i64, events: Events | None) -> None:
    """Carry out the lower half of an event.

    Rules: PP-BUY-08, PP-BUY-09, PP-DOM-01, PP-EVENT-105, PP-EVENT-106, PP-EVENT-107, PP-EVENT-108,
        PP-EVENT-109, PP-EVENT-110, PP-EVENT-112, PP-EVENT-113, PP-EVENT-114, PP-EVENT-115,
        PP-EVENT-116, PP-EDGE-45, PP-WAKHAN-12, PP-EDGE-80.
    """
    if card < FIRST_EVENT:
        state.checks += 1
        state.push(F_CHECK, player)
    elif card == ARISTOCRACY:
        state.counts[MONEY + player] += 3
        if events is not None:
            events.emit("aristocracy", {"seat": player, "rupees": 3})
    elif card == PERSUASION:
        state.push(F_SWAP, player)
    elif card == REBUKE:
        state.push(F_REBUKE, player)
    else:
        keep(state, card, 1 + player)
        if card == RUMOR:
            state.push(F_RUMOR, player)
        elif card == PASHTUNWALI:
            state.push(F_SUIT, player)


def keep(state: Position, card: i64, how: i64) -> None:
    """Put an event into force until after the next dominance check.

    Rules: PP-BUY-09, PP-EDGE-45.
    """
    state.place[card] = IN_FORCE
    state.counts[LASTING + card - FIRST_EVENT] = how


def throw_event(state: Position, card: i64, events: Events | None) -> None:
    """Carry out the upper half of an event that was thrown out of the market.

    Rules: PP-CLEAN-05, PP-COMP-08, PP-DOM-01, PP-EVENT-105, PP-EVENT-106, PP-EVENT-107,
        PP-EVENT-108, PP-EVENT-109, PP-EVENT-110, PP-EVENT-111, PP-EVENT-112, PP-EVENT-113,
        PP-EVENT-114, PP-EVENT-115, PP-EVENT-116, PP-EVENT-120.
    """
    state.place[card] = DISCARDED
    if events is not None:
        events.emit("thrown", {"card": card})
    if card < FIRST_EVENT:
        state.checks += 1
        state.push(F_CHECK, state.active)
    elif card in (RICHES, CUSTOMS):
        keep(state, card, THROWN)
    elif card == RUMOR:
        _lose_all_prizes(state, events)
    elif card == PERSUASION:
        _ask_for_cards(state)
    elif card in (NEW_TACTICS, PASHTUNWALI, REBUKE):
        favor(state, _suit_of(card), events)
    else:
        _riots(state, card, events)


def _suit_of(card: i64) -> i64:
    if card == NEW_TACTICS:
        return MILITARY
    return INTELLIGENCE if card == PASHTUNWALI else POLITICAL


def _riots(state: Position, card: i64, events: Events | None) -> None:
    """Riots in the region a card names; Public Withdrawal has none."""
    if card == FATIGUE:
        empty_region(state, PUNJAB, events)
    elif card == NATIONALISM:
        empty_region(state, HERAT, events)
    elif card == NATION_BUILDING:
        empty_region(state, KABUL, events)
    elif card == ARISTOCRACY:
        empty_region(state, PERSIA, events)


def favor(state: Position, suit: i64, events: Events | None) -> None:
    """Move the favored suit, unless Pashtunwali Values holds it.

    Rules: PP-TERM-01, PP-PLAY-13, PP-EVENT-115, PP-EDGE-46, PP-EDGE-52.
    """
    held = state.lasting(PASHTUNWALI) != 0
    if events is not None:
        events.emit("favored", {"suit": suit, "held": int(held), "was": state.favored})
    if not held:
        state.favored = suit


def empty_region(state: Position, region: i64, events: Events | None) -> None:
    """Remove all tribes and armies of a region, roads stay; then whoever lost the last tribe sheds.

    Rules: PP-EVENT-120, PP-EDGE-17, PP-EDGE-33.
    """
    for coalition in range(COALITIONS):
        at = ARMY + coalition * 6 + region
        count = i64(state.pieces[at])
        state.counts[BLOCKS + coalition] += count
        state.pieces[at] = 0
        state.fresh[at] = 0
        if count and events is not None:
            events.emit("armies-gone", {"coalition": coalition, "region": region, "count": count})
    lost: i64 = 0
    one: i64 = 1
    for player in range(state.players):
        at = TRIBE + player * 6 + region
        count = i64(state.pieces[at])
        if count == 0:
            continue
        lost |= one << player
        state.counts[CYLINDERS + player] += count
        state.pieces[at] = 0
        state.fresh[at] = 0
        if events is not None:
            events.emit("tribes-lost", {"seat": player, "region": region, "count": count})
    overthrow(state, lost, region)


def overthrow(state: Position, lost: i64, region: i64) -> None:
    """Let the players of a bit set shed, in turn order beginning with the active player.

    Rules: PP-GEN-11, PP-EDGE-17.
    """
    order: i64 = 0
    player = state.active
    for _ in range(state.players):
        order = order * 8 + player
        player = state.next_player(player)
    for _ in range(state.players):  # the last to be asked is pushed first
        player = order % 8
        order //= 8
        if (lost >> player) & 1:
            tribes_gone(state, player, region)


def _lose_all_prizes(state: Position, events: Events | None) -> None:
    """Discard every prize; loyalties stay. Rules: PP-EVENT-108."""
    for player in range(state.players):
        lose_prizes(state, player, events)


def lose_prizes(state: Position, player: i64, events: Events | None) -> None:
    """Discard a player's prizes. Rules: PP-LOYAL-04, PP-EVENT-108."""
    count: i64 = 0
    for coalition in range(COALITIONS):
        count += state.counts[PRIZE_COUNT + 3 * player + coalition]
        state.counts[PRIZE_COUNT + 3 * player + coalition] = 0
    if count == 0:
        return
    for card in range(1, 101):
        if state.place[card] == PRIZES + u8(player):
            state.place[card] = DISCARDED
    if events is not None:
        events.emit("prizes-lost", {"seat": player, "count": count})


def _ask_for_cards(state: Position) -> None:
    """Ask everybody with a hand for one card, in turn order from the active player.

    Rules: PP-EVENT-114, PP-EDGE-48, PP-EDGE-81.
    """
    order: i64 = 0
    player = state.active
    for _ in range(state.players):
        order = order * 8 + player
        player = state.next_player(player)
    for _ in range(state.players):
        player = order % 8
        order //= 8
        if state.hand_size(player) > 0:
            state.push(F_CONFIDENCE, player)


def name_player(state: Position, player: i64, named: i64, events: Events | None) -> None:
    """Start a rumor about a player, or swap hands with one.

    Rules: PP-EVENT-108, PP-EVENT-114, PP-EDGE-47, PP-EDGE-81.
    """
    kind = state.top()
    state.drop()
    if kind == F_RUMOR:
        state.counts[LASTING + RUMOR - FIRST_EVENT] = 1 + named
        if events is not None:
            events.emit("rumor", {"seat": player, "other": named})
        return
    swap_hands(state, player, named)
    if events is not None:
        events.emit("swapped", {"seat": player, "other": named})
    if player == state.wakhan or named == state.wakhan:
        state.push(F_PLAY_HAND, state.wakhan)


def swap_hands(state: Position, one: i64, other: i64) -> None:
    """Swap two hands. Rules: PP-EVENT-114."""
    for index in range(ROOM):
        card = state.hands[ROOM * one + index]
        twin = state.hands[ROOM * other + index]
        if card == 0 and twin == 0:
            break
        state.hands[ROOM * one + index] = twin
        state.hands[ROOM * other + index] = card
        if card:
            state.place[i64(card)] = HAND + u8(other)
        if twin:
            state.place[i64(twin)] = HAND + u8(one)
    size = state.counts[HAND_SIZE + one]
    state.counts[HAND_SIZE + one] = state.counts[HAND_SIZE + other]
    state.counts[HAND_SIZE + other] = size


def choose_suit(state: Position, player: i64, suit: i64, events: Events | None) -> None:
    """Choose the favored suit for Pashtunwali Values. Rules: PP-EVENT-115, PP-EDGE-52."""
    state.drop()
    if events is not None:
        events.emit("favored", {"suit": suit, "held": 0, "was": state.favored})
    state.favored = suit


def rebuke(state: Position, player: i64, region: i64, events: Events | None) -> None:
    """Empty the chosen region. Rules: PP-EVENT-116, PP-EVENT-120, PP-EDGE-49."""
    state.drop()
    if events is not None:
        events.emit("rebuked", {"seat": player, "region": region})
    empty_region(state, region, events)


def refuse_name(state: Position, player: i64, named: i64) -> Refusal | None:
    """Refuse a name that nobody asks for. Rules: PP-EVENT-108, PP-EVENT-114, PP-EDGE-47."""
    kind = state.top()
    if kind != F_RUMOR and kind != F_SWAP:
        return Refusal("PP-EVENT-108", variant="none")
    if named >= state.players:
        return Refusal("PP-EVENT-108", {"seat": int(named)}, variant="nobody")
    if kind == F_SWAP and named == player:
        return Refusal("PP-EVENT-114", variant="self")
    return None
