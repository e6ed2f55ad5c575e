"""Wakhan's turn, step by step (PP-WAKHAN-20 to 25).

Her steps are the dealer's: each is an action without a choice, so that it is in the record and can
be shown and explained by itself.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.games.pamir.rules import actions, decision, frames, places, tables
from velkahra.games.pamir.rules.card_actions.act import begin_act, is_bonus
from velkahra.games.pamir.rules.card_actions.battle import begin_battle
from velkahra.games.pamir.rules.chapters import bribe, market, play
from velkahra.games.pamir.rules.state import Position
from velkahra.games.pamir.rules.wakhan import act, buy
from velkahra.games.pamir.rules.wakhan.card import choose_by_priority, line_of_card


@final
class Back(decision.Decision):
    """The draw of the back of Wakhan's next card."""

    def legal(self, state: Position, player: i64, out: vec[i64]) -> vec[i64]:
        """List the backs that can be on top of her pile. Rules: PP-WAKHAN-20."""
        for back in range(tables.AI_BACKS):
            if cards_with_back(state, back) > 0:
                out = append(out, actions.A_BACK + back)
        return out

    def refuse(self, state: Position, player: i64, action: i64) -> Refusal | None:
        """Return a refusal of a back that cannot be on top, or None. Rules: PP-WAKHAN-20."""
        is_back = actions.A_BACK <= action < actions.A_AI
        if is_back and cards_with_back(state, action - actions.A_BACK) > 0:
            return None
        return Refusal("PP-SETUP-05")

    def carry_out(self, state: Position, player: i64, action: i64, events: Events | None) -> None:
        """Turn to the back of her next card. Rules: PP-WAKHAN-03, PP-WAKHAN-20."""
        state.drop()
        state.ai_back = action - actions.A_BACK
        if events is not None:
            events.emit("wakhan-back", {"back": state.ai_back})


def cards_with_back(state: Position, back: i64) -> i64:
    """Count Wakhan's cards in the draw pile that have a back."""
    count: i64 = 0
    for card in range(tables.AI_CARDS):
        if i64(tables.AI_BACK[card]) == back and (state.ai_seen >> card) & 1 == 0:
            count += 1
    return count


@final
class Ai(decision.Decision):
    """The draw of Wakhan's card."""

    def legal(self, state: Position, player: i64, out: vec[i64]) -> vec[i64]:
        """List the cards that can have the back that shows. Rules: PP-WAKHAN-20."""
        for card in range(tables.AI_CARDS):
            if _can_be_drawn(state, card):
                out = append(out, actions.A_AI + card)
        return out

    def refuse(self, state: Position, player: i64, action: i64) -> Refusal | None:
        """Return a refusal of a card that the dealer cannot draw, or None. Rules: PP-WAKHAN-20."""
        is_card = actions.A_AI <= action < actions.A_WAKHAN
        if is_card and _can_be_drawn(state, action - actions.A_AI):
            return None
        return Refusal("PP-SETUP-05")

    def carry_out(self, state: Position, player: i64, action: i64, events: Events | None) -> None:
        """Turn up her card. With the last one everything is shuffled and she draws again.

        Rules: PP-WAKHAN-20, PP-WAKHAN-21, PP-EDGE-89.
        """
        card = action - actions.A_AI
        one: i64 = 1
        state.drop()
        state.ai = card + 1
        state.ai_seen |= one << card
        if events is not None:
            events.emit("wakhan-card-drawn", {"ai": card + 1})
        if state.ai_seen == (one << tables.AI_CARDS) - 1:
            state.ai_seen = 0
            if events is not None:
                events.emit("wakhan-shuffled", {})
            state.push(frames.AI, -1)
        state.push(frames.BACK, -1)


def _can_be_drawn(state: Position, card: i64) -> bool:
    """Return whether a card of hers is in the draw pile and has the back that shows."""
    return i64(tables.AI_BACK[card]) == state.ai_back and (state.ai_seen >> card) & 1 == 0


@final
class Wakhan(decision.Decision):
    """Wakhan's next step, which the dealer takes."""

    def legal(self, state: Position, player: i64, out: vec[i64]) -> vec[i64]:
        """List the step."""
        return append(out, actions.A_WAKHAN)

    def refuse(self, state: Position, player: i64, action: i64) -> Refusal | None:
        """Return a refusal of anything else, or None."""
        return None if action == actions.A_WAKHAN else Refusal("PP-SETUP-05")

    def carry_out(self, state: Position, player: i64, action: i64, events: Events | None) -> None:
        """Take the step. Rules: PP-WAKHAN-22, PP-WAKHAN-24, PP-WAKHAN-25, PP-EDGE-85."""
        if state.slot(frames.WAKHAN_BONUS) == 1:
            _take_bonus_action(state, events)
            return
        if state.left == 0 or state.slot(frames.WAKHAN_IDLE) >= tables.LINES_A_CARD:
            state.set_slot(frames.WAKHAN_BONUS, 1)
            if events is not None:
                events.emit("wakhan-bonus", {"left": state.left})
            _take_bonus_action(state, events)
            return
        why = buy.ambition(state)
        if why:
            state.left -= 1
            slot = market.check_slot(state)
            if events is not None:
                events.emit("wakhan-ambition", {"why": why, "card": i64(state.market[slot])})
            buy.radicalize(state, slot, events)
            return
        _take_line(state, events)


def _take_line(state: Position, events: Events | None) -> None:
    """Try the next line of her card. Rules: PP-WAKHAN-22, PP-WAKHAN-52."""
    index = state.slot(frames.WAKHAN_LINE)
    idle = state.slot(frames.WAKHAN_IDLE)
    state.set_slot(frames.WAKHAN_LINE, (index + 1) % tables.LINES_A_CARD)
    state.set_slot(frames.WAKHAN_IDLE, 0)
    if not _carry_out_line(state, index, line_of_card(state, index), events):
        state.set_slot(frames.WAKHAN_IDLE, idle + 1)


def _carry_out_line(state: Position, index: i64, what: i64, events: Events | None) -> bool:
    """Carry out a line of her card if possible, and return whether it was.

    Rules: PP-WAKHAN-22, PP-WAKHAN-23, PP-WAKHAN-31, PP-WAKHAN-32, PP-WAKHAN-52.
    """
    if events is not None:
        loyal = play.pragmatic_loyalty(state)
        events.emit("wakhan-line", {"line": what, "index": index + 1, "coalition": loyal})
    if not buy.condition_holds(state, what):
        return _skip_line(events, what, buy.NO_CONDITION)
    if what == tables.L_BATTLE_SPIES:
        return _battle_spies(state, what, events)
    if what < tables.L_RADICALIZE:
        return _act_by_line(state, what, _deed_of_line(what), events)
    plain = what
    if what == tables.L_RADICALIZE:
        slot, by, plain = buy.pick_plain(state)
    else:
        slot, by = buy.pick_for_line(state, what)
    if slot < 0:
        return _skip_line(events, what, buy.NO_MARKET_CARD)
    state.left -= 1
    if events is not None:
        facts = {"card": i64(state.market[slot]), "slot": slot, "by": by, "line": plain}
        events.emit("wakhan-buys", facts)
    buy.radicalize(state, slot, events)
    return True


def _skip_line(events: Events | None, what: i64, why: i64) -> bool:
    if events is not None:
        events.emit("wakhan-skips", {"line": what, "why": why})
    return False


def _deed_of_line(what: i64) -> i64:
    if what == tables.L_TAX:
        return tables.TAX
    if what == tables.L_BUILD:
        return tables.BUILD
    if what == tables.L_MOVE:
        return tables.MOVE
    return tables.BATTLE if what == tables.L_BATTLE else tables.BETRAY


def _act_by_line(state: Position, what: i64, deed: i64, events: Events | None) -> bool:
    """Act with the card of highest priority; return whether one can. Rules: PP-WAKHAN-51."""
    card, by = choose_by_priority(state, act.able_cards(state, deed))
    if card == 0:
        return _skip_line(events, what, act.why_unable(state, deed))
    if events is not None:
        events.emit("wakhan-card", {"card": card, "by": by})
    act_with_card(state, card, deed, events)
    return True


def act_with_card(state: Position, card: i64, deed: i64, events: Events | None) -> None:
    """Carry out an action with a court card. Rules: PP-WAKHAN-06, PP-WAKHAN-23, PP-WAKHAN-61."""
    bribe.needs_bribe(state, state.wakhan, actions.act_action(card, deed), events)
    begin_act(state, state.wakhan, card, deed, events)


def _battle_spies(state: Position, what: i64, events: Events | None) -> bool:
    """Fight on the court card with the most spies. Rules: PP-EDGE-88."""
    target, by = act.crowded_card(state)
    if target == 0:
        return _skip_line(events, what, buy.NO_PLACE)
    card, why = choose_by_priority(state, act.able_cards(state, tables.BATTLE))
    if card == 0:
        return _skip_line(events, what, act.why_unable(state, tables.BATTLE))
    if events is not None:
        events.emit("wakhan-card", {"card": card, "by": why})
        events.emit("wakhan-crowd", {"card": target, "by": by})
    bribe.needs_bribe(state, state.wakhan, actions.act_action(card, tables.BATTLE), events)
    begin_act(state, state.wakhan, card, tables.BATTLE, events)
    state.drop()
    rank = i64(tables.RANK[card])
    begin_battle(state, state.wakhan, places.court_site(target), rank, events)
    return True


def _take_bonus_action(state: Position, events: Events | None) -> None:
    """Take the next bonus action from the left, or end her turn. Rules: PP-WAKHAN-25."""
    for index in range(state.court_size(state.wakhan)):
        card = state.court_card(state.wakhan, index)
        if state.is_used(card) or not is_bonus(state, state.wakhan, card):
            continue
        for order in range(tables.DEEDS_A_CARD):
            deed = tables.deed_at(card, order)
            if deed == tables.NO_DEED:
                continue
            if any(other == card for other in act.able_cards(state, deed)):
                if events is not None:
                    events.emit("wakhan-bonus-card", {"card": card, "action": deed})
                act_with_card(state, card, deed, events)
                return
    state.drop()
    if events is not None:
        events.emit("ended", {"seat": state.wakhan, "left": state.left})


@final
class PlayHand(decision.Step):
    """Wakhan plays the cards that came into her hand."""

    def resolve(self, state: Position, events: Events | None) -> None:
        """Play the next card, by card priority. Rules: PP-EDGE-81."""
        wakhan = state.wakhan
        if state.hand_size(wakhan) == 0:
            state.drop()
            return
        cards: vec[i64] = vec[i64]()
        for index in range(state.hand_size(wakhan)):
            cards = append(cards, state.hand_card(wakhan, index))
        card, by = choose_by_priority(state, cards)
        if events is not None:
            events.emit("wakhan-card", {"card": card, "by": by})
        buy.play_or_discard(state, card, events)


DECISIONS: Final[tuple[decision.Decision, ...]] = (
    Back(frames.BACK),
    Ai(frames.AI),
    Wakhan(frames.WAKHAN),
    PlayHand(frames.PLAY_HAND),
)
