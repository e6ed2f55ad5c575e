"""Courts: adding cards, discarding them, and what follows: debts, overthrow (PP-GEN-07 to 13)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.games.pamir.rules import actions, places, tables
from velkahra.games.pamir.rules.frames import kinds, play
from velkahra.games.pamir.rules.state import COURT, DISCARDED, Position

# Why a card is discarded
FOR_COURT_LIMIT: Final[i64] = 0
FOR_HAND_LIMIT: Final[i64] = 1
FOR_DEBT: Final[i64] = 2
FOR_OVERTHROW: Final[i64] = 3
FOR_LOYALTY: Final[i64] = 4
FOR_BETRAYAL: Final[i64] = 5
FOR_EVENT: Final[i64] = 6
FOR_LACK_OF_MONEY: Final[i64] = 7


def discard(state: Position, player: i64, card: i64, cause: i64, events: Events | None) -> None:
    """Discard a card from hand or court. The `cause` is told, see FOR_COURT_LIMIT and below.

    From a court: spies go home, leverage is paid back or becomes a debt, and a player who loses the
    last political card of a region loses the tribes there. A debt is settled before anything else.
    Rules: PP-GEN-07, PP-GEN-08, PP-GEN-09, PP-GEN-12, PP-GEN-13, PP-EDGE-11, PP-EDGE-13,
        PP-EDGE-19, PP-WAKHAN-13, PP-WAKHAN-16.
    """
    if events is not None:
        held = int(state.place[card] < COURT)
        facts = {"seat": player, "card": card, "hand": held, "cause": cause}
        events.emit("discarded", facts)
    if state.place[card] < COURT:
        state.take_from_hand(player, card)
        state.place[card] = DISCARDED
        return
    state.discard_from_court(player, card)
    _send_spies_home(state, card, events)
    region = i64(tables.REGION[card])
    if i64(tables.SUIT[card]) == tables.POLITICAL and not state.has_political(player, region):
        lose_tribes(state, player, region, events)
    if tables.LEVERAGED[card]:
        _pay_back(state, player, events)


def _send_spies_home(state: Position, card: i64, events: Events | None) -> None:
    """Return all spies of a card. Rules: PP-GEN-07."""
    for owner in range(state.players):
        count = state.clear_place(places.spy_place(card, owner))
        if count > 0:
            state.add_cylinders(owner, count)
            if events is not None:
                events.emit("spies-home", {"seat": owner, "card": card, "count": count})


def lose_tribes(state: Position, player: i64, region: i64, events: Events | None) -> None:
    """Remove a player's tribes from a region. Rules: PP-GEN-12, PP-EDGE-19."""
    count = state.clear_place(places.tribe_place(player, region))
    if count > 0:
        state.add_cylinders(player, count)
        if events is not None:
            events.emit("tribes-lost", {"seat": player, "region": region, "count": count})


def _pay_back(state: Position, player: i64, events: Events | None) -> None:
    """Pay two rupees to the bank; what is missing is a debt in cards.

    Rules: PP-GEN-08, PP-GEN-09, PP-GEN-10, PP-EDGE-11, PP-EDGE-13, PP-WAKHAN-13.
    """
    paid = min(state.money(player), tables.LEVERAGE)
    state.add_money(player, -paid)
    if events is not None:
        events.emit(
            "leverage-paid", {"seat": player, "rupees": paid, "short": tables.LEVERAGE - paid}
        )
    if paid < tables.LEVERAGE and player != state.wakhan:
        play.push_debt(state, player, tables.LEVERAGE - paid)


def shed_after_last_tribe(state: Position, player: i64, region: i64) -> None:
    """Push the loss of a region's political cards if a player's last tribe has left it.

    Rules: PP-GEN-11, PP-EDGE-15, PP-EDGE-18.
    """
    if state.tribes(player, region) == 0 and state.has_political(player, region):
        play.push_shed(state, player, region)


def patriots_of_others(coalition: i64) -> i64:
    """Return the reason to shed the patriots of all coalitions but one, a number below 0.

    A region as the reason, 0..5, means its political cards.
    """
    return -1 - coalition


def coalition_kept(reason: i64) -> i64:
    """Return the coalition whose patriots stay, for a reason that is not a region."""
    return -1 - reason


def must_shed(reason: i64, card: i64) -> bool:
    """Return whether a court card must go for a reason: a region, or `patriots_of_others`.

    Rules: PP-GEN-11, PP-LOYAL-04, PP-LOYAL-05.
    """
    if reason >= 0:
        return i64(tables.REGION[card]) == reason and i64(tables.SUIT[card]) == tables.POLITICAL
    return i64(tables.PATRIOT[card]) != tables.NONE and i64(tables.PATRIOT[card]) != coalition_kept(
        reason
    )


def shed(state: Position, events: Events | None) -> bool:
    """Discard the cards that must go.

    Returns: True if their owner has to choose the order, which matters only if a debt may come in
        between.
    Rules: PP-GEN-11, PP-LOYAL-04, PP-LOYAL-05, PP-EDGE-15.
    """
    player = state.frame_seat()
    reason = state.slot(play.SHED_REASON)
    first: i64 = 0
    cards: i64 = 0
    leverage = False
    for index in range(state.court_size(player)):
        card = state.court_card(player, index)
        if must_shed(reason, card):
            cards += 1
            leverage = leverage or tables.LEVERAGED[card] == 1
            if first == 0:
                first = card
    if cards > 1 and leverage and player != state.wakhan:
        return True
    if cards <= 1:
        state.drop()
    if cards > 0:
        discard(state, player, first, _cause_to_shed(reason), events)
    return False


def choose_discard(state: Position, player: i64, card: i64, events: Events | None) -> None:
    """Discard the card that was chosen, for whatever reason is on top.

    Rules: PP-GEN-09, PP-CLEAN-01, PP-CLEAN-02, PP-EVENT-114, PP-EDGE-13.
    """
    kind = state.frame_kind()
    cause = FOR_COURT_LIMIT
    if kind == kinds.F_DEBT:
        cause = FOR_DEBT
        owed = state.slot(play.DEBT_OWED) - 1
        state.set_slot(play.DEBT_OWED, owed)
        if owed == 0:
            state.drop()
    elif kind == kinds.F_SHED:
        cause = _cause_to_shed(state.slot(play.SHED_REASON))
    else:
        if kind == kinds.F_HAND:
            cause = FOR_HAND_LIMIT
        elif kind == kinds.F_CONFIDENCE:
            cause = FOR_EVENT
        state.drop()
    discard(state, player, card, cause, events)


def _cause_to_shed(reason: i64) -> i64:
    """Return what is told of a card that must go. Rules: PP-GEN-11, PP-LOYAL-04."""
    return FOR_OVERTHROW if reason >= 0 else FOR_LOYALTY


def debt_lapses(state: Position) -> bool:
    """Drop the debt on top if its debtor has no card left, and return whether it was dropped.

    Rules: PP-GEN-10.
    """
    player = state.frame_seat()
    if state.court_size(player) > 0 or state.hand_size(player) > 0:
        return False
    state.drop()
    return True


def confidence_lapses(state: Position) -> bool:
    """Drop the Confidence Failure on top if its player has no hand card, and return whether.

    Rules: PP-EVENT-114.
    """
    if state.hand_size(state.frame_seat()) > 0:
        return False
    state.drop()
    return True


def list_discards(state: Position, out: vec[i64]) -> vec[i64]:
    """List the cards that the frame on top may take, as actions appended to `out`.

    Rules: PP-GEN-09, PP-CLEAN-01, PP-CLEAN-02.
    """
    player = state.frame_seat()
    kind = state.frame_kind()
    if kind != kinds.F_HAND and kind != kinds.F_CONFIDENCE:
        for index in range(state.court_size(player)):
            card = state.court_card(player, index)
            if kind != kinds.F_SHED or must_shed(state.slot(play.SHED_REASON), card):
                out = insert_sorted(out, actions.A_DISCARD + card - 1)
    if kind in (kinds.F_HAND, kinds.F_CONFIDENCE, kinds.F_DEBT):
        for index in range(state.hand_size(player)):
            out = insert_sorted(out, actions.A_DISCARD + state.hand_card(player, index) - 1)
    return out


def insert_sorted(out: vec[i64], action: i64) -> vec[i64]:
    """Return an ascending list with an action inserted."""
    out = append(out, action)
    index = i64(len(out)) - 1
    while index > 0 and out[index - 1] > action:
        out[index] = out[index - 1]
        index -= 1
    out[index] = action
    return out


def refuse_discard(state: Position, player: i64, card: i64) -> Refusal | None:
    """Return a refusal of a discard that is not asked for, or of another card, or None.

    Rules: PP-GEN-09, PP-GEN-11, PP-LOYAL-04, PP-CLEAN-01, PP-CLEAN-02, PP-EVENT-114.
    """
    kind = state.frame_kind()
    at_court = state.in_court(player, card)
    in_hand = state.in_hand(player, card)
    if kind == kinds.F_COURT:
        return None if at_court else Refusal("PP-CLEAN-01", {"card": int(card)})
    if kind == kinds.F_HAND:
        return None if in_hand else Refusal("PP-CLEAN-02", {"card": int(card)})
    if kind == kinds.F_CONFIDENCE:
        return None if in_hand else Refusal("PP-EVENT-114", {"card": int(card)})
    if kind == kinds.F_DEBT:
        return None if at_court or in_hand else Refusal("PP-GEN-09", {"card": int(card)})
    if kind == kinds.F_SHED:
        reason = state.slot(play.SHED_REASON)
        if at_court and must_shed(reason, card):
            return None
        if reason < 0:
            facts = {"card": int(card), "coalition": int(coalition_kept(reason))}
            return Refusal("PP-LOYAL-04", facts)
        return Refusal("PP-GEN-11", {"card": int(card), "region": int(reason)})
    return Refusal("PP-GEN-09", variant="none")
