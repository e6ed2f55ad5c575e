"""Courts: adding cards, discarding them, and what follows: debts, overthrow (PP-GEN-07 to 13)."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.games.pamir.rules import actions, decision, frames, places, tables
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
    """Pay two rupees to the bank; each rupee short is a debt of a card.

    Rules: PP-GEN-08, PP-GEN-09, PP-GEN-10, PP-EDGE-11, PP-EDGE-13, PP-WAKHAN-13.
    """
    paid = min(state.money(player), tables.LEVERAGE)
    state.add_money(player, -paid)
    if events is not None:
        events.emit(
            "leverage-paid", {"seat": player, "rupees": paid, "short": tables.LEVERAGE - paid}
        )
    if paid < tables.LEVERAGE and player != state.wakhan:
        state.push(frames.DEBT, player, tables.LEVERAGE - paid)


def shed_after_last_tribe(state: Position, player: i64, region: i64) -> None:
    """Push the loss of a region's political cards if a player's last tribe has left it.

    Rules: PP-GEN-11, PP-EDGE-15, PP-EDGE-18.
    """
    if state.tribes(player, region) == 0 and state.has_political(player, region):
        state.push(frames.SHED, player, region)


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


class Discard(decision.Decision):
    """The choice of a card to discard.

    Attributes:
        rule: the rule that refuses other cards.
        cause: why the card is discarded, such as FOR_COURT_LIMIT.
        court: whether it may be a court card.
        hand: whether it may be a hand card.
    """

    def __init__(self, kind: i64, rule: str, cause: i64, court: bool, hand: bool) -> None:
        super().__init__(kind, "discard")
        self.rule: Final = rule
        self.cause: Final[i64] = cause
        self.court: Final = court
        self.hand: Final = hand

    def legal(self, state: Position, player: i64, out: vec[i64]) -> vec[i64]:
        """List the cards. Rules: PP-GEN-09, PP-CLEAN-01, PP-CLEAN-02."""
        if self.court:
            for index in range(state.court_size(player)):
                out = insert_sorted(out, actions.A_DISCARD + state.court_card(player, index) - 1)
        if self.hand:
            for index in range(state.hand_size(player)):
                out = insert_sorted(out, actions.A_DISCARD + state.hand_card(player, index) - 1)
        return out

    def refuse(self, state: Position, player: i64, action: i64) -> Refusal | None:
        """Refuse other cards. Rules: PP-GEN-09, PP-CLEAN-01, PP-CLEAN-02, PP-EVENT-114."""
        card = action - actions.A_DISCARD + 1
        if self.court and state.in_court(player, card):
            return None
        if self.hand and state.in_hand(player, card):
            return None
        return Refusal(self.rule, {"card": int(card)})

    def carry_out(self, state: Position, player: i64, action: i64, events: Events | None) -> None:
        """Discard the card. Rules: PP-CLEAN-01, PP-CLEAN-02, PP-EVENT-114."""
        state.drop()
        discard(state, player, action - actions.A_DISCARD + 1, self.cause, events)


@final
class Confidence(Discard):
    """The choice of a hand card for Confidence Failure."""

    def lapses(self, state: Position, events: Events | None) -> bool:
        """Drop the frame if the player has no hand card. Rules: PP-EVENT-114."""
        if state.hand_size(state.frame_seat()) > 0:
            return False
        state.drop()
        return True


@final
class Debt(Discard):
    """The choice of a card for each rupee of leverage that is not paid back."""

    def carry_out(self, state: Position, player: i64, action: i64, events: Events | None) -> None:
        """Discard the card. Rules: PP-GEN-09, PP-EDGE-13."""
        owed = state.slot(frames.DEBT_OWED) - 1
        state.set_slot(frames.DEBT_OWED, owed)
        if owed == 0:
            state.drop()
        discard(state, player, action - actions.A_DISCARD + 1, self.cause, events)

    def lapses(self, state: Position, events: Events | None) -> bool:
        """Drop the debt if its debtor has no card left. Rules: PP-GEN-10."""
        player = state.frame_seat()
        if state.court_size(player) > 0 or state.hand_size(player) > 0:
            return False
        state.drop()
        return True


@final
class Shed(decision.Decision):
    """The choice of the next court card that must go."""

    def legal(self, state: Position, player: i64, out: vec[i64]) -> vec[i64]:
        """List the cards that must go. Rules: PP-GEN-11, PP-LOYAL-04."""
        for index in range(state.court_size(player)):
            card = state.court_card(player, index)
            if must_shed(state.slot(frames.SHED_REGION), card):
                out = insert_sorted(out, actions.A_DISCARD + card - 1)
        return out

    def refuse(self, state: Position, player: i64, action: i64) -> Refusal | None:
        """Return a refusal of a card that stays, or None. Rules: PP-GEN-11, PP-LOYAL-04."""
        card, reason = action - actions.A_DISCARD + 1, state.slot(frames.SHED_REGION)
        if state.in_court(player, card) and must_shed(reason, card):
            return None
        if reason < 0:
            facts = {"card": int(card), "coalition": int(coalition_kept(reason))}
            return Refusal("PP-LOYAL-04", facts)
        return Refusal("PP-GEN-11", {"card": int(card), "region": int(reason)})

    def carry_out(self, state: Position, player: i64, action: i64, events: Events | None) -> None:
        """Discard the card. Rules: PP-GEN-11, PP-LOYAL-04."""
        cause = _cause_to_shed(state.slot(frames.SHED_REGION))
        discard(state, player, action - actions.A_DISCARD + 1, cause, events)

    def lapses(self, state: Position, events: Events | None) -> bool:
        """Discard the next card that must go, unless its owner has to choose the order.

        The order matters only if a debt may come in between.
        Rules: PP-GEN-11, PP-LOYAL-04, PP-LOYAL-05, PP-EDGE-15.
        """
        player = state.frame_seat()
        reason = state.slot(frames.SHED_REGION)
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
            return False
        if cards <= 1:
            state.drop()
        if cards > 0:
            discard(state, player, first, _cause_to_shed(reason), events)
        return True


def _cause_to_shed(reason: i64) -> i64:
    """Return the cause in the event of a discarded card. Rules: PP-GEN-11, PP-LOYAL-04."""
    return FOR_OVERTHROW if reason >= 0 else FOR_LOYALTY


def insert_sorted(out: vec[i64], action: i64) -> vec[i64]:
    """Return an ascending list with an action inserted."""
    out = append(out, action)
    index = i64(len(out)) - 1
    while index > 0 and out[index - 1] > action:
        out[index] = out[index - 1]
        index -= 1
    out[index] = action
    return out


DECISIONS: Final[tuple[decision.Decision, ...]] = (
    Debt(frames.DEBT, "PP-GEN-09", FOR_DEBT, court=True, hand=True),
    Shed(frames.SHED, "discard"),
    Discard(frames.COURT, "PP-CLEAN-01", FOR_COURT_LIMIT, court=True, hand=False),
    Discard(frames.HAND, "PP-CLEAN-02", FOR_HAND_LIMIT, court=False, hand=True),
    Confidence(frames.CONFIDENCE, "PP-EVENT-114", FOR_EVENT, court=False, hand=True),
)
