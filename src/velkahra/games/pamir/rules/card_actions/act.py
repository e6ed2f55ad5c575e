"""Card-based actions in general: who may act with which card, and what it costs (PP-ACT)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.games.pamir.rules.actions import A_ACT
from velkahra.games.pamir.rules.card_actions.battle import can_battle
from velkahra.games.pamir.rules.card_actions.betray import can_betray
from velkahra.games.pamir.rules.card_actions.build import begin_build, can_build
from velkahra.games.pamir.rules.card_actions.gift import can_give
from velkahra.games.pamir.rules.card_actions.move import can_move
from velkahra.games.pamir.rules.card_actions.tax import can_tax
from velkahra.games.pamir.rules.chapters.bribe import can_settle
from velkahra.games.pamir.rules.chapters.play import refuse_bribe
from velkahra.games.pamir.rules.printed import (
    BETRAY,
    BUILD,
    DEEDS,
    GIFT,
    IRREGULARS,
    MILITARY,
    MOVE,
    NEW_TACTICS,
    OPERATOR,
    RANK,
    SHOWS,
    SUIT,
    TAX,
)
from velkahra.games.pamir.rules.state import F_BETRAY, F_GIFT, F_MOVE, F_SITE, F_TAX, USED, Position


def is_bonus(state: Position, player: i64, card: i64) -> bool:
    """Say whether an action with a card is a bonus action.

    Rules: PP-ACT-01, PP-EVENT-105, PP-ABIL-19, PP-ABIL-20, PP-EDGE-57, PP-TERM-02.
    """
    suit = i64(SUIT[card])
    if suit == state.favored or card in (OPERATOR, IRREGULARS):
        return True
    return suit == MILITARY and state.lasting(NEW_TACTICS) == 1 + player


def has_effect(state: Position, player: i64, deed: i64) -> bool:
    """Say whether an action would change something. Rules: PP-EDGE-58."""
    if deed == TAX:
        return can_tax(state, player)
    if deed == GIFT:
        return can_give(state, player)
    if deed == BUILD:
        return can_build(state, player)
    if deed == MOVE:
        return can_move(state, player)
    if deed == BETRAY:
        return can_betray(state, player)
    return can_battle(state, player)


def begin(state: Position, player: i64, card: i64, deed: i64, events: Events | None) -> None:
    """Begin an action with a court card. Rules: PP-ACT-01, PP-GEN-05, PP-GEN-06, PP-TERM-07."""
    state.fresh[USED + card] = 1
    bonus = is_bonus(state, player, card)
    if not bonus:
        state.left -= 1
    if events is not None:
        facts = {"seat": player, "card": card, "action": deed, "bonus": int(bonus)}
        events.emit("acted", facts)
    rank = i64(RANK[card])
    if deed == TAX:
        state.push(F_TAX, player, rank, 0)
    elif deed == GIFT:
        state.push(F_GIFT, player)
    elif deed == BUILD:
        begin_build(state, player)
    elif deed == MOVE:
        state.push(F_MOVE, player, rank, 0)
    elif deed == BETRAY:
        state.push(F_BETRAY, player)
    else:
        state.push(F_SITE, player, rank)


def list_acts(state: Position, player: i64, out: vec[i64]) -> vec[i64]:
    """List the actions on the court cards that can be taken."""
    tried: i64 = 0  # two bits a deed: 1 has no effect, 2 has one
    for card in _cards(state, player):
        if state.fresh[USED + card] or (state.left == 0 and not is_bonus(state, player, card)):
            continue
        for deed in range(DEEDS):
            if SHOWS[card * DEEDS + deed] == 0:
                continue
            if (tried >> (2 * deed)) & 3 == 0:
                tried |= (2 if has_effect(state, player, deed) else 1) << (2 * deed)
            action = A_ACT + (card - 1) * DEEDS + deed
            if (tried >> (2 * deed)) & 2 and can_settle(state, player, action):
                out = append(out, action)
    return out


def _cards(state: Position, player: i64) -> vec[i64]:
    """List the cards of a court, ascending."""
    cards: vec[i64] = vec[i64](capacity=16)
    for index in range(state.court_size(player)):
        card = state.court_card(player, index)
        cards = append(cards, card)
        at = index
        while at > 0 and cards[at - 1] > card:
            cards[at] = cards[at - 1]
            at -= 1
        cards[at] = card
    return cards


def refuse_act(state: Position, player: i64, card: i64, deed: i64) -> Refusal | None:
    """Refuse a card-based action.

    Rules: PP-GEN-05, PP-GEN-06, PP-ACT-01, PP-TURN-01, PP-EDGE-58, PP-EX-06.
    """
    facts = {"card": int(card), "action": int(deed)}
    if not state.in_court(player, card) or SHOWS[card * DEEDS + deed] == 0:
        return Refusal("PP-GEN-05", facts)
    if state.fresh[USED + card]:
        return Refusal("PP-GEN-06", facts)
    if state.left == 0 and not is_bonus(state, player, card):
        return Refusal("PP-TURN-01", variant="left")
    if not has_effect(state, player, deed):
        return Refusal("PP-EDGE-58", facts, variant=_name(deed))
    return refuse_bribe(state, player, A_ACT + (card - 1) * DEEDS + deed, card)


def _name(deed: i64) -> str:
    return ("tax", "gift", "build", "move", "betray", "battle")[deed]
