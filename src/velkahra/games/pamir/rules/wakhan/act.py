"""Wakhan's card-based actions: with which card, and what for (PP-WAKHAN-50 to 63)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.games.pamir.rules import actions, places, tables
from velkahra.games.pamir.rules.card_actions import act, battle, betray, move
from velkahra.games.pamir.rules.chapters import bribe, play
from velkahra.games.pamir.rules.chapters.ruler import ruler
from velkahra.games.pamir.rules.state import Position
from velkahra.games.pamir.rules.wakhan import buy
from velkahra.games.pamir.rules.wakhan.card import (
    choose_by_priority,
    neighbours_in_order,
    region_at,
)


def able_cards(state: Position, deed: i64) -> vec[i64]:
    """List the court cards, from the left, with which she can carry out an action, a deed 0..5.

    Rules: PP-WAKHAN-50, PP-WAKHAN-51.
    """
    cards: vec[i64] = vec[i64]()
    if not has_use(state, deed):
        return cards
    for index in range(state.court_size(state.wakhan)):
        card = state.court_card(state.wakhan, index)
        action = actions.act_action(card, deed)
        if _can_act(state, card, deed) and bribe.can_settle(state, state.wakhan, action):
            cards = append(cards, card)
    return cards


def has_use(state: Position, deed: i64) -> bool:
    """Return whether an action, a deed 0..5, as she takes it would change something.

    Rules: PP-WAKHAN-52, PP-WAKHAN-55, PP-WAKHAN-56, PP-WAKHAN-58, PP-WAKHAN-61, PP-EDGE-58.
    """
    if deed == tables.MOVE:
        return next_move(state) >= 0
    if deed == tables.BETRAY:
        return state.money(state.wakhan) >= bribe.BETRAY_PRICE and betrayal(state)[0] > 0
    if deed == tables.BATTLE:
        return site_of_battle(state)[0] >= 0
    return act.has_effect(state, state.wakhan, deed)


def why_unable(state: Position, deed: i64) -> i64:
    """Return why no court card can carry out an action, a deed 0..5.

    It is NO_COURT_CARD if none shows it, NO_MONEY, or NO_USE if there is nothing to do.
    Rules: PP-WAKHAN-51, PP-WAKHAN-52.
    """
    why = buy.NO_COURT_CARD
    for index in range(state.court_size(state.wakhan)):
        card = state.court_card(state.wakhan, index)
        if _can_act(state, card, deed):
            if bribe.can_settle(state, state.wakhan, actions.act_action(card, deed)):
                return buy.NO_USE
            why = buy.NO_MONEY
    return why


def _can_act(state: Position, card: i64, deed: i64) -> bool:
    """Return whether a card shows an action, is unused, and there is an action left for it."""
    if not tables.shows(card, deed) or state.is_used(card):
        return False
    return state.left > 0 or act.is_bonus(state, state.wakhan, card)


def betrayal(state: Position) -> tuple[i64, i64]:
    """Return the card with a prize that she betrays, and the line that decided; 0 for none.

    Rules: PP-WAKHAN-55, PP-EX-20.
    """
    cards: vec[i64] = vec[i64]()
    for card in state.cards_with_spies(state.wakhan):
        if i64(tables.PRIZE[card]) != tables.NONE and betray.may_betray(state, state.wakhan, card):
            cards = append(cards, card)
    return choose_by_priority(state, cards)


def site_of_battle(state: Position) -> tuple[i64, i64]:
    """Return where she fights, a region or else a court card, and what decided; -1 for none.

    Rules: PP-WAKHAN-56, PP-WAKHAN-58, PP-EDGE-77.
    """
    order = neighbours_in_order(state)
    for index in range(tables.REGIONS):
        region = region_at(state, index)
        if battle.battle_strength(state, state.wakhan, region) == 0:
            continue
        if len(field_targets(state, region, order)) > 0:
            return region, index
    cards: vec[i64] = vec[i64]()
    for card in state.cards_with_spies(state.wakhan):
        if _has_enemy_spy(state, card):
            cards = append(cards, card)
    card, by = choose_by_priority(state, cards)
    return (places.court_site(card), by) if card else (i64(-1), i64(0))


def _has_enemy_spy(state: Position, card: i64) -> bool:
    return any(battle.is_spy_target(state, state.wakhan, seat, card) for seat in range(state.seats))


def crowded_card(state: Position) -> tuple[i64, i64]:
    """Return the court card with the most spies where she can fight, and what decided; 0 for none.

    Rules: PP-EDGE-88.
    """
    most: i64 = 0
    cards: vec[i64] = vec[i64]()
    for card in state.cards_with_spies(state.wakhan):
        if not _has_enemy_spy(state, card):
            continue
        total: i64 = 0
        for player in range(state.players):
            total += state.spies(card, player)
        if total > most:
            most = total
            cards = vec[i64]()
        if total == most:
            cards = append(cards, card)
    return choose_by_priority(state, cards)


def field_targets(state: Position, region: i64, order: vec[i64]) -> vec[i64]:
    """List her strikes in a region as actions: tribes, armies and roads of the seats in `order`.

    Rules: PP-WAKHAN-56, PP-WAKHAN-57, PP-WAKHAN-59, PP-EDGE-77, PP-EDGE-100.
    """
    targets: vec[i64] = vec[i64]()
    for seat in order:
        if battle.is_tribe_target(state, state.wakhan, seat, region):
            targets = append(targets, actions.A_STRIKE_TRIBE + seat)
    for seat in order:
        if state.armies(state.loyalty(seat), region):
            targets = append(targets, actions.A_STRIKE_ARMY + state.loyalty(seat))
    for seat in order:
        for border in range(tables.BORDERS):
            if play.touches(border, region) and state.roads(state.loyalty(seat), border):
                targets = append(
                    targets, actions.A_STRIKE_ROAD + state.loyalty(seat) * tables.BORDERS + border
                )
    return targets


def next_move(state: Position) -> i64:
    """Return her next move of an army, or of a tribe under Nationalism, as an action; -1 for none.

    She needs no roads.
    Rules: PP-WAKHAN-61, PP-WAKHAN-62, PP-EDGE-76, PP-EDGE-91.
    """
    for index in range(tables.REGIONS):
        origin = region_at(state, index)
        kind = _first_to_leave(state, origin)
        goal = _region_to_move_to(state, origin) if kind >= 0 else i64(-1)
        if goal >= 0:
            return kind + origin * tables.REGIONS + goal
    return -1


def _region_to_move_to(state: Position, origin: i64) -> i64:
    """Return the neighbouring region that needs an army, or -1. Rules: PP-WAKHAN-61."""
    for index in range(tables.REGIONS):
        goal = region_at(state, index)
        if tables.border_between(origin, goal) != tables.NO_BORDER and _wants_army(state, goal):
            return goal
    return -1


def _first_to_leave(state: Position, region: i64) -> i64:
    """Return the action for a piece that can leave a region: A_MARCH, A_RIDE, or -1.

    Rules: PP-WAKHAN-61, PP-EDGE-91, PP-EVENT-110.
    """
    camp = places.army_place(play.pragmatic_loyalty(state), region)
    if state.pieces[camp]:
        return actions.A_MARCH if _may_leave(state, region, camp) else i64(-1)
    home = places.tribe_place(state.wakhan, region)
    if state.pieces[home] and move.tribes_fight(state, state.wakhan):
        return actions.A_RIDE if _may_leave(state, region, home) else i64(-1)
    return -1


def _may_leave(state: Position, region: i64, place: i64) -> bool:
    """Return whether a piece of hers can leave a region. Rules: PP-WAKHAN-63, PP-EDGE-76."""
    surplus = state.armies(play.pragmatic_loyalty(state), region) - _tribes_in(state, region)
    if _others_have_tribe(state, region) and surplus <= 0:
        return False
    if ruler(state, region) != state.wakhan:
        return True
    state.pieces[place] -= 1
    still = ruler(state, region) == state.wakhan
    state.pieces[place] += 1
    return still


def _others_have_tribe(state: Position, region: i64) -> bool:
    return any(state.tribes(seat, region) for seat in range(state.seats))


def _tribes_in(state: Position, region: i64) -> i64:
    count: i64 = 0
    for player in range(state.players):
        count += state.tribes(player, region)
    return count


def _wants_army(state: Position, region: i64) -> bool:
    """Return whether a region has others' tribes and too few of her armies. Rules: PP-WAKHAN-62."""
    mine = state.armies(play.pragmatic_loyalty(state), region)
    return _others_have_tribe(state, region) and mine < _tribes_in(state, region)
