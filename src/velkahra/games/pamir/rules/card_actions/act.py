"""Card-based actions in general: who may act with which card, and what it costs (PP-ACT)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.games.pamir.rules import actions, frames, storage, tables
from velkahra.games.pamir.rules.card_actions import battle, betray, build, gift, move, tax
from velkahra.games.pamir.rules.chapters import bribe, play
from velkahra.games.pamir.rules.facts import ACTION_NAMES
from velkahra.games.pamir.rules.state import Position


def is_bonus(state: Position, player: i64, card: i64) -> bool:
    """Return whether an action with a card is a bonus action.

    Rules: PP-ACT-01, PP-EVENT-105, PP-ABIL-19, PP-ABIL-20, PP-EDGE-57, PP-TERM-02.
    """
    suit = i64(tables.SUIT[card])
    if suit == state.favored or card in (tables.OPERATOR, tables.IRREGULARS):
        return True
    return suit == tables.MILITARY and state.lasting(tables.NEW_TACTICS) == storage.bought_by(
        player
    )


def has_effect(state: Position, player: i64, deed: i64) -> bool:
    """Return whether an action with a card, a deed 0..5, has an effect. Rules: PP-EDGE-58."""
    if deed == tables.TAX:
        return tax.can_tax(state, player)
    if deed == tables.GIFT:
        return gift.can_give(state, player)
    if deed == tables.BUILD:
        return build.can_build(state, player)
    if deed == tables.MOVE:
        return move.can_move(state, player)
    if deed == tables.BETRAY:
        return betray.can_betray(state, player)
    return battle.can_battle(state, player)


def begin_act(state: Position, player: i64, card: i64, deed: i64, events: Events | None) -> None:
    """Begin an action with a court card. Rules: PP-ACT-01, PP-GEN-05, PP-GEN-06, PP-TERM-07."""
    state.mark_used(card)
    bonus = is_bonus(state, player, card)
    if not bonus:
        state.left -= 1
    if events is not None:
        facts = {"seat": player, "card": card, "action": deed, "bonus": int(bonus)}
        events.emit("acted", facts)
    rank = i64(tables.RANK[card])
    if deed == tables.TAX:
        state.push(frames.TAX, player, rank)
    elif deed == tables.GIFT:
        state.push(frames.GIFT, player)
    elif deed == tables.BUILD:
        build.begin_build(state, player)
    elif deed == tables.MOVE:
        state.push(frames.MOVE, player, rank)
    elif deed == tables.BETRAY:
        state.push(frames.BETRAY, player)
    else:
        state.push(frames.SITE, player, rank)


def list_acts(state: Position, player: i64, out: vec[i64]) -> vec[i64]:
    """List the actions on the court cards that can be taken, appended to `out`."""
    asked: i64 = 0  # actions already tested, as bits
    effective: i64 = 0  # those of them that have an effect
    for card in _sorted_court(state, player):
        if state.is_used(card) or (state.left == 0 and not is_bonus(state, player, card)):
            continue
        for deed in range(tables.DEEDS):
            if not tables.shows(card, deed):
                continue
            one: i64 = 1
            bit = one << deed
            if asked & bit == 0:
                asked |= bit
                effective |= bit if has_effect(state, player, deed) else i64(0)
            if effective & bit and bribe.can_settle(state, player, actions.act_action(card, deed)):
                out = append(out, actions.act_action(card, deed))
    return out


def _sorted_court(state: Position, player: i64) -> vec[i64]:
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
    """Return a refusal of a card-based action, or None.

    Rules: PP-GEN-05, PP-GEN-06, PP-ACT-01, PP-TURN-01, PP-EDGE-58, PP-EX-06.
    """
    facts = {"card": int(card), "action": int(deed)}
    if not state.in_court(player, card) or not tables.shows(card, deed):
        return Refusal("PP-GEN-05", facts)
    if state.is_used(card):
        return Refusal("PP-GEN-06", facts)
    if state.left == 0 and not is_bonus(state, player, card):
        return Refusal("PP-TURN-01", variant="left")
    if not has_effect(state, player, deed):
        safe = deed == tables.BATTLE and battle.meets_protected(state, player)
        return Refusal("PP-EDGE-58", facts, variant=ACTION_NAMES[deed] + ("-safe" if safe else ""))
    return play.refuse_bribe(state, player, actions.act_action(card, deed), card)
