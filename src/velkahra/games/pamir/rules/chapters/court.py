"""Courts: adding cards, discarding them, and what follows: debts, overthrow (PP-GEN-07 to 13)."""

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.games.pamir.rules.actions import A_DISCARD
from velkahra.games.pamir.rules.printed import LEVERAGED, PATRIOT, POLITICAL, REGION, SUIT
from velkahra.games.pamir.rules.state import (
    COURT,
    COURT_SIZE,
    CYLINDERS,
    DISCARDED,
    F_CONFIDENCE,
    F_COURT,
    F_DEBT,
    F_HAND,
    F_SHED,
    HAND,
    HAND_SIZE,
    MONEY,
    MOST_PLAYERS,
    ROOM,
    SPY,
    TRIBE,
    Position,
    count_ranks,
)


def into_hand(state: Position, player: i64, card: i64) -> None:
    """Add a card to a hand; hands are kept in ascending order."""
    at = ROOM * player
    index = state.counts[HAND_SIZE + player]
    hands = state.hands
    while index > 0 and i64(hands[at + index - 1]) > card:
        hands[at + index] = hands[at + index - 1]
        index -= 1
    hands[at + index] = u8(card)
    state.counts[HAND_SIZE + player] += 1
    state.place[card] = HAND + u8(player)


def from_hand(state: Position, player: i64, card: i64) -> None:
    """Take a card out of a hand."""
    _close(state.hands, ROOM * player, state.counts[HAND_SIZE + player], card)
    state.counts[HAND_SIZE + player] -= 1


def _close(cards: vec[u8], at: i64, size: i64, card: i64) -> None:
    index: i64 = 0
    while i64(cards[at + index]) != card:
        index += 1
    while index < size - 1:
        cards[at + index] = cards[at + index + 1]
        index += 1
    cards[at + size - 1] = 0


def into_court(state: Position, player: i64, card: i64, right: bool) -> None:
    """Add a card to one end of a court. Rules: PP-PLAY-05, PP-TERM-03, PP-TERM-07."""
    at = ROOM * player
    size = state.counts[COURT_SIZE + player]
    courts = state.courts
    if right:
        courts[at + size] = u8(card)
    else:
        for index in range(size, 0, -1):
            courts[at + index] = courts[at + index - 1]
        courts[at] = u8(card)
    state.counts[COURT_SIZE + player] += 1
    state.place[card] = COURT + u8(player)
    count_ranks(state, player, card, 1)


def discard(state: Position, player: i64, card: i64, events: Events | None) -> None:
    """Discard a card from hand or court.

    From a court: spies go home, leverage is paid back or becomes a debt, and whoever loses the last
    political card of a region loses the tribes there. What a debt costs is settled before anything
    else goes on.
    Rules: PP-GEN-07, PP-GEN-08, PP-GEN-09, PP-GEN-12, PP-GEN-13, PP-EDGE-11, PP-EDGE-13,
        PP-EDGE-19, PP-WAKHAN-13, PP-WAKHAN-16.
    """
    if events is not None:
        held = int(state.place[card] < COURT)
        events.emit("discarded", {"seat": player, "card": card, "hand": held})
    if state.place[card] < COURT:
        from_hand(state, player, card)
        state.place[card] = DISCARDED
        return
    _close(state.courts, ROOM * player, state.counts[COURT_SIZE + player], card)
    state.counts[COURT_SIZE + player] -= 1
    state.place[card] = DISCARDED
    count_ranks(state, player, card, -1)
    _send_spies_home(state, card, events)
    region = i64(REGION[card])
    if i64(SUIT[card]) == POLITICAL and not state.has_political(player, region):
        _lose_tribes(state, player, region, events)
    if LEVERAGED[card]:
        _pay_back(state, player, events)


def _send_spies_home(state: Position, card: i64, events: Events | None) -> None:
    """Return all spies of a card. Rules: PP-GEN-07."""
    for owner in range(state.players):
        at = SPY + card * MOST_PLAYERS + owner
        count = i64(state.pieces[at])
        if count > 0:
            state.pieces[at] = 0
            state.fresh[at] = 0
            state.counts[CYLINDERS + owner] += count
            if events is not None:
                events.emit("spies-home", {"seat": owner, "card": card, "count": count})


def _lose_tribes(state: Position, player: i64, region: i64, events: Events | None) -> None:
    """Remove a player's tribes from a region. Rules: PP-GEN-12, PP-EDGE-19."""
    at = TRIBE + player * 6 + region
    count = i64(state.pieces[at])
    if count > 0:
        state.pieces[at] = 0
        state.fresh[at] = 0
        state.counts[CYLINDERS + player] += count
        if events is not None:
            events.emit("tribes-lost", {"seat": player, "region": region, "count": count})


def _pay_back(state: Position, player: i64, events: Events | None) -> None:
    """Pay two rupees to the bank; what is missing is a debt in cards.

    Rules: PP-GEN-08, PP-GEN-09, PP-GEN-10, PP-EDGE-11, PP-EDGE-13, PP-WAKHAN-13.
    """
    money = state.counts[MONEY + player]
    paid: i64 = 2 if money > 2 else money
    state.counts[MONEY + player] = money - paid
    if events is not None:
        events.emit("leverage-paid", {"seat": player, "rupees": paid, "short": 2 - paid})
    if paid < 2 and player != state.wakhan:
        state.push(F_DEBT, player, 2 - paid)


def tribes_gone(state: Position, player: i64, region: i64) -> None:
    """After tribes left a region: with the last one go the political cards of that region.

    Rules: PP-GEN-11, PP-EDGE-15, PP-EDGE-18.
    """
    if state.pieces[TRIBE + player * 6 + region] == 0 and state.has_political(player, region):
        state.push(F_SHED, player, region)


def must_shed(state: Position, player: i64, what: i64, card: i64) -> bool:
    """Say whether a court card belongs to those that must go: see F_SHED."""
    if what >= 0:
        return i64(REGION[card]) == what and i64(SUIT[card]) == POLITICAL
    return PATRIOT[card] < 3 and i64(PATRIOT[card]) != -1 - what


def shed(state: Position, events: Events | None) -> bool:
    """Discard the cards that must go. Returns True if their owner has to say in which order.

    The order matters only if a debt may come in between.
    Rules: PP-GEN-11, PP-LOYAL-04, PP-LOYAL-05, PP-EDGE-15.
    """
    player = state.top(1)
    what = state.top(2)
    first: i64 = 0
    cards: i64 = 0
    leverage = False
    for index in range(state.court_size(player)):
        card = state.court_card(player, index)
        if must_shed(state, player, what, card):
            cards += 1
            leverage = leverage or LEVERAGED[card] == 1
            if first == 0:
                first = card
    if cards > 1 and leverage and player != state.wakhan:
        return True
    if cards <= 1:
        state.drop()
    if cards > 0:
        discard(state, player, first, events)
    return False


def choose_discard(state: Position, player: i64, card: i64, events: Events | None) -> None:
    """Discard the card that was chosen, for whatever reason is on top.

    Rules: PP-GEN-09, PP-CLEAN-01, PP-CLEAN-02, PP-EVENT-114, PP-EDGE-13.
    """
    kind = state.top()
    if kind == F_DEBT:
        owed = state.top(2) - 1
        state.set_top(2, owed)
        if owed == 0:
            state.drop()
    elif kind != F_SHED:
        state.drop()
    discard(state, player, card, events)


def owes_nothing_more(state: Position) -> bool:
    """Say whether the debt on top ends since there is no card left. Rules: PP-GEN-10."""
    player = state.top(1)
    return state.court_size(player) == 0 and state.hand_size(player) == 0


def list_discards(state: Position, out: vec[i64]) -> vec[i64]:
    """List the cards that the frame on top may take. Rules: PP-GEN-09, PP-CLEAN-01, PP-CLEAN-02."""
    player = state.top(1)
    kind = state.top()
    if kind != F_HAND and kind != F_CONFIDENCE:
        for index in range(state.court_size(player)):
            card = state.court_card(player, index)
            if kind != F_SHED or must_shed(state, player, state.top(2), card):
                out = insert_sorted(out, A_DISCARD + card - 1)
    if kind in (F_HAND, F_CONFIDENCE, F_DEBT):
        for index in range(state.hand_size(player)):
            out = insert_sorted(out, A_DISCARD + state.hand_card(player, index) - 1)
    return out


def insert_sorted(out: vec[i64], action: i64) -> vec[i64]:
    """Add an action to an ascending list."""
    out = append(out, action)
    index = i64(len(out)) - 1
    while index > 0 and out[index - 1] > action:
        out[index] = out[index - 1]
        index -= 1
    out[index] = action
    return out


def refuse_discard(state: Position, player: i64, card: i64) -> Refusal | None:
    """Refuse a discard that nobody asks for, or of a card that is not among those asked for.

    Rules: PP-GEN-09, PP-GEN-11, PP-LOYAL-04, PP-CLEAN-01, PP-CLEAN-02, PP-EVENT-114.
    """
    kind = state.top()
    at_court = state.in_court(player, card)
    in_hand = state.place[card] == HAND + u8(player)
    if kind == F_COURT:
        return None if at_court else Refusal("PP-CLEAN-01", {"card": int(card)})
    if kind == F_HAND:
        return None if in_hand else Refusal("PP-CLEAN-02", {"card": int(card)})
    if kind == F_CONFIDENCE:
        return None if in_hand else Refusal("PP-EVENT-114", {"card": int(card)})
    if kind == F_DEBT:
        return None if at_court or in_hand else Refusal("PP-GEN-09", {"card": int(card)})
    if kind == F_SHED:
        what = state.top(2)
        if at_court and must_shed(state, player, what, card):
            return None
        if what < 0:
            return Refusal("PP-LOYAL-04", {"card": int(card), "coalition": int(-1 - what)})
        return Refusal("PP-GEN-11", {"card": int(card), "region": int(what)})
    return Refusal("PP-GEN-09", variant="none")
