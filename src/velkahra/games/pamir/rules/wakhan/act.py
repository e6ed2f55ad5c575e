"""Wakhan's card-based actions and her choices inside them (PP-WAKHAN-40 to 63)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.games.pamir.rules.actions import (
    A_ARMY,
    A_BETRAY,
    A_COLLECT,
    A_COURT,
    A_DISCARD,
    A_FIELD,
    A_GIFT,
    A_LEVY,
    A_MARCH,
    A_NAME,
    A_PRIZE,
    A_REBUKE,
    A_RIDE,
    A_ROAD,
    A_SPY,
    A_STRIKE_ARMY,
    A_STRIKE_ROAD,
    A_STRIKE_SPY,
    A_STRIKE_TRIBE,
    A_SUIT,
    A_TAKE_ARMY,
    A_TAKE_SPY,
    A_TAKE_TRIBE,
    act_action,
)
from velkahra.games.pamir.rules.card_actions.act import has_effect, is_bonus
from velkahra.games.pamir.rules.card_actions.battle import (
    choose_site,
    is_spy_target,
    is_tribe_target,
    strength,
)
from velkahra.games.pamir.rules.card_actions.betray import may_betray
from velkahra.games.pamir.rules.card_actions.move import tribes_fight
from velkahra.games.pamir.rules.card_actions.tax import may_tax, taxable
from velkahra.games.pamir.rules.chapters.bribe import BETRAY_PRICE, can_settle
from velkahra.games.pamir.rules.chapters.pieces import list_takings
from velkahra.games.pamir.rules.chapters.play import can_take_spy, pragmatic, touches
from velkahra.games.pamir.rules.chapters.ruler import ruler
from velkahra.games.pamir.rules.frames.card_actions import (
    BATTLE_SITE,
    BUILD_PLACED,
    TAX_SOURCE,
    TAX_VICTIM,
    push_site,
)
from velkahra.games.pamir.rules.frames.kinds import (
    F_BATTLE,
    F_BETRAY,
    F_BLACKMAIL,
    F_BUILD,
    F_COURT,
    F_GIFT,
    F_HOUSE,
    F_MOVE,
    F_PRIZE,
    F_REBUKE,
    F_ROAD,
    F_RUMOR,
    F_SITE,
    F_SPY,
    F_SUIT,
    F_SWAP,
    F_TAKE,
    F_TAX,
)
from velkahra.games.pamir.rules.frames.play import ICONS_CARD, ICONS_ICON, ROAD_REGION, TAKE_PLACE
from velkahra.games.pamir.rules.places import (
    GIFT_SPACES,
    army_place,
    card_of_site,
    court_site,
    is_block_place,
    is_court_site,
    tribe_place,
)
from velkahra.games.pamir.rules.state import Position, market_slot
from velkahra.games.pamir.rules.storage import COLUMNS
from velkahra.games.pamir.rules.tables import (
    BATTLE,
    BETRAY,
    BORDERS,
    COURT_CARDS,
    ICON_ROAD,
    MOVE,
    NO_BORDER,
    NONE,
    PRIZE,
    REGIONS,
    border_between,
    icon_at,
    shows,
)
from velkahra.games.pamir.rules.wakhan.buy import NO_COURT_CARD, NO_MONEY, NO_USE
from velkahra.games.pamir.rules.wakhan.card import (
    choose_by_priority,
    has_most,
    neighbours_in_order,
    points_left,
    region_at,
    worst,
)


def able_cards(state: Position, deed: i64) -> vec[i64]:
    """List the court cards with which she can carry out an action.

    Rules: PP-WAKHAN-50, PP-WAKHAN-51.
    """
    cards: vec[i64] = vec[i64]()
    if not has_use(state, deed):
        return cards
    for index in range(state.court_size(state.wakhan)):
        card = state.court_card(state.wakhan, index)
        action = act_action(card, deed)
        if _can_act(state, card, deed) and can_settle(state, state.wakhan, action):
            cards = append(cards, card)
    return cards


def has_use(state: Position, deed: i64) -> bool:
    """Say whether an action as she takes it would change something.

    Rules: PP-WAKHAN-52, PP-WAKHAN-55, PP-WAKHAN-56, PP-WAKHAN-58, PP-WAKHAN-61, PP-EDGE-58.
    """
    if deed == MOVE:
        return next_move(state) >= 0
    if deed == BETRAY:
        return state.money(state.wakhan) >= BETRAY_PRICE and betrayal(state)[0] > 0
    if deed == BATTLE:
        return site_of_battle(state)[0] >= 0
    return has_effect(state, state.wakhan, deed)


def why_unable(state: Position, deed: i64) -> i64:
    """Say why no court card can carry out an action: none shows it, money, or nothing to do.

    Rules: PP-WAKHAN-51, PP-WAKHAN-52.
    """
    why = NO_COURT_CARD
    for index in range(state.court_size(state.wakhan)):
        card = state.court_card(state.wakhan, index)
        if _can_act(state, card, deed):
            if can_settle(state, state.wakhan, act_action(card, deed)):
                return NO_USE
            why = NO_MONEY
    return why


def _can_act(state: Position, card: i64, deed: i64) -> bool:
    """Say whether a card shows an action, is unused, and there is an action left for it."""
    if not shows(card, deed) or state.is_used(card):
        return False
    return state.left > 0 or is_bonus(state, state.wakhan, card)


def betrayal(state: Position) -> tuple[i64, i64]:
    """Choose the card with a prize that she betrays, and say by which line; 0 with none.

    Rules: PP-WAKHAN-55, PP-EX-20.
    """
    cards: vec[i64] = vec[i64]()
    for card in range(1, COURT_CARDS + 1):
        if state.spies(card, state.wakhan) == 0:
            continue
        if i64(PRIZE[card]) != NONE and may_betray(state, state.wakhan, card):
            cards = append(cards, card)
    return choose_by_priority(state, cards)


def site_of_battle(state: Position) -> tuple[i64, i64]:
    """Choose where she fights: a region, else a court card; -1 with none. Says what decided.

    Rules: PP-WAKHAN-56, PP-WAKHAN-58, PP-EDGE-77.
    """
    order = neighbours_in_order(state)
    for index in range(REGIONS):
        region = region_at(state, index)
        if strength(state, state.wakhan, region) == 0:
            continue
        if len(field_targets(state, region, order)) > 0:
            return region, index
    cards: vec[i64] = vec[i64]()
    for card in range(1, COURT_CARDS + 1):
        if state.spies(card, state.wakhan) and _has_enemy_spy(state, card):
            cards = append(cards, card)
    card, by = choose_by_priority(state, cards)
    return (court_site(card), by) if card else (i64(-1), i64(0))


def _has_enemy_spy(state: Position, card: i64) -> bool:
    return any(is_spy_target(state, state.wakhan, seat, card) for seat in range(state.seats))


def crowded_card(state: Position) -> tuple[i64, i64]:
    """Choose the court card with most spies where she can fight; 0 with none.

    Rules: PP-EDGE-88.
    """
    most: i64 = 0
    cards: vec[i64] = vec[i64]()
    for card in range(1, COURT_CARDS + 1):
        if state.spies(card, state.wakhan) == 0:
            continue
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
    """List what she strikes in a region: tribes, armies, roads of the seats in an order.

    Rules: PP-WAKHAN-56, PP-WAKHAN-57, PP-WAKHAN-59, PP-EDGE-77, PP-EDGE-100.
    """
    targets: vec[i64] = vec[i64]()
    for seat in order:
        if is_tribe_target(state, state.wakhan, seat, region):
            targets = append(targets, A_STRIKE_TRIBE + seat)
    for seat in order:
        if state.armies(state.loyalty(seat), region):
            targets = append(targets, A_STRIKE_ARMY + state.loyalty(seat))
    for seat in order:
        for border in range(BORDERS):
            if touches(border, region) and state.roads(state.loyalty(seat), border):
                targets = append(targets, A_STRIKE_ROAD + state.loyalty(seat) * BORDERS + border)
    return targets


def next_move(state: Position) -> i64:
    """Choose the next move of an army, or of a tribe with Nationalism: an action, or -1.

    She needs no roads. Rules: PP-WAKHAN-61, PP-WAKHAN-62, PP-EDGE-76, PP-EDGE-91.
    """
    for index in range(REGIONS):
        origin = region_at(state, index)
        kind = _mover(state, origin)
        goal = _goal(state, origin) if kind >= 0 else i64(-1)
        if goal >= 0:
            return kind + origin * REGIONS + goal
    return -1


def _goal(state: Position, origin: i64) -> i64:
    """Choose the region next to another that wants an army, or -1. Rules: PP-WAKHAN-61."""
    for index in range(REGIONS):
        goal = region_at(state, index)
        if border_between(origin, goal) != NO_BORDER and _wants_army(state, goal):
            return goal
    return -1


def _mover(state: Position, region: i64) -> i64:
    """Say what can leave a region: an army (A_MARCH), else a tribe (A_RIDE), or nothing (-1).

    Rules: PP-WAKHAN-61, PP-EDGE-91, PP-EVENT-110.
    """
    camp = army_place(pragmatic(state), region)
    if state.pieces[camp]:
        return A_MARCH if _may_leave(state, region, camp) else i64(-1)
    home = tribe_place(state.wakhan, region)
    if state.pieces[home] and tribes_fight(state, state.wakhan):
        return A_RIDE if _may_leave(state, region, home) else i64(-1)
    return -1


def _may_leave(state: Position, region: i64, place: i64) -> bool:
    """Say whether a piece of hers can leave a region. Rules: PP-WAKHAN-63, PP-EDGE-76."""
    surplus = state.armies(pragmatic(state), region) - _tribes_in(state, region)
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
    """Say whether a region has others' tribes and too few of her armies. Rules: PP-WAKHAN-62."""
    mine = state.armies(pragmatic(state), region)
    return _others_have_tribe(state, region) and mine < _tribes_in(state, region)


def fight_on(state: Position, card: i64, rank: i64, events: Events | None) -> None:
    """Fight on a court card. Rules: PP-EDGE-88."""
    push_site(state, state.wakhan, rank)
    choose_site(state, state.wakhan, court_site(card), events)


def choose(state: Position, events: Events | None) -> i64:
    """Choose for Wakhan in the decision on top: an action, or -1 to let it be.

    Rules: PP-WAKHAN-07, PP-WAKHAN-53, PP-WAKHAN-55, PP-WAKHAN-70, PP-EDGE-80, PP-EDGE-91.
    """
    kind = state.frame_kind()
    if kind == F_TAX:
        return _tax_source(state, events)
    if kind == F_GIFT:
        return _cheapest_space(state)
    if kind == F_BUILD:
        return _army_place(state, events)
    if kind == F_MOVE:
        return _move(state, events)
    if kind == F_BETRAY:
        card, by = betrayal(state)
        _explain(events, "wakhan-target", card, by)
        return A_BETRAY + card - 1
    if kind == F_PRIZE:
        return A_PRIZE
    if kind == F_SITE:
        return _site_action(state, events)
    if kind == F_BATTLE:
        return _target(state, events)
    return _choose_rest(state, kind, events)


def _choose_rest(state: Position, kind: i64, events: Events | None) -> i64:
    """Choose for icons, in cleanup and for events.

    Rules: PP-WAKHAN-12, PP-WAKHAN-70, PP-EDGE-80.
    """
    if kind == F_ROAD:
        return _border(state, events)
    if kind in (F_SPY, F_HOUSE, F_BLACKMAIL):
        return _spy_card(state, events)
    if kind == F_TAKE:
        return _piece_to_take(state)
    if kind == F_COURT:
        card, by = worst(state)
        _explain(events, "wakhan-discards", card, by)
        return A_DISCARD + card - 1
    if kind in (F_RUMOR, F_SWAP):
        order = neighbours_in_order(state)
        _emit_arrow(state, state.seats > 1, events)
        return A_NAME + order[0]
    if kind == F_SUIT:
        return A_SUIT + state.favored
    if kind == F_REBUKE:
        return _region_to_rebuke(state, events)
    raise AssertionError("Wakhan has nothing to choose here")


def _explain(events: Events | None, kind: str, card: i64, by: i64) -> None:
    if events is not None:
        events.emit(kind, {"card": card, "by": by})


def _emit_arrow(state: Position, decided: bool, events: Events | None) -> None:
    """Tell at whom the red arrow points, if it decided. Rules: PP-WAKHAN-59."""
    if decided and events is not None:
        events.emit("wakhan-arrow", {"other": neighbours_in_order(state)[0]})


def _emit_region(events: Events | None, kind: str, region: i64, index: i64) -> None:
    """Tell which region she chose, and its place on her card."""
    if events is not None:
        events.emit(kind, {"region": region, "order": index + 1})


def _tax_source(state: Position, events: Events | None) -> i64:
    """Choose where her next rupee comes from: from one player as much as can be had, then the next.

    The frame remembers whom she taxes, as 1 + seat. Rules: PP-WAKHAN-50, PP-WAKHAN-60, PP-EDGE-75.
    """
    victim = state.slot(TAX_VICTIM) - 1
    if victim >= 0 and taxable(state, victim) > 0:
        return A_LEVY + victim
    victim, by = _richest(state)
    if victim < 0:
        return _leftmost_rupee(state, events)
    state.set_slot(TAX_VICTIM, victim + 1)
    if events is not None:
        events.emit("wakhan-taxes", {"other": victim, "by": by})
    return A_LEVY + victim


def _richest(state: Position) -> tuple[i64, i64]:
    """Choose whom she taxes, or -1.

    Returns: the seat, and what decided: 0 nobody else can be taxed, 1 the money, 2 the red arrow.
    Rules: PP-WAKHAN-60, PP-EDGE-75.
    """
    best: i64 = -1
    by: i64 = 0
    for seat in neighbours_in_order(state):
        if taxable(state, seat) == 0 or not may_tax(state, state.wakhan, seat):
            continue
        if best >= 0:
            by = 2 if state.money(seat) == state.money(best) else 1
        if best < 0 or state.money(seat) > state.money(best):
            best = seat
    return best, by


def _leftmost_rupee(state: Position, events: Events | None) -> i64:
    """Choose a rupee of the market from the left, by the red arrow between the rows; -1 with none.

    The frame remembers from where the last one came, so that it is told once, and whom she taxed
    before, if anybody. Rules: PP-WAKHAN-60, PP-EDGE-75, PP-EX-21.
    """
    row: i64 = 0 if points_left(state) else 1
    for column in range(COLUMNS):
        slot = market_slot(row, column)
        other = market_slot(1 - row, column)
        tie = state.coins[slot] > 0 and state.coins[other] > 0
        if state.coins[slot] == 0:
            slot = other
        if state.coins[slot] > 0:
            if events is not None and state.slot(TAX_SOURCE) != slot + 1:
                facts = {"card": i64(state.market[slot]), "slot": slot, "by": 2 if tie else 0}
                facts["taxed"] = int(state.slot(TAX_VICTIM) > 0)
                events.emit("wakhan-collects", facts)
            state.set_slot(TAX_SOURCE, slot + 1)
            return A_COLLECT + slot
    return -1


def _cheapest_space(state: Position) -> i64:
    """Choose her gift space. Rules: PP-WAKHAN-53."""
    for space in range(GIFT_SPACES):
        if not state.has_gift(state.wakhan, space):
            return A_GIFT + space
    return -1


def _army_place(state: Position, events: Events | None) -> i64:
    """Choose where she builds: the leftmost region she rules. Rules: PP-WAKHAN-54, PP-EDGE-91."""
    for index in range(REGIONS):
        region = region_at(state, index)
        if ruler(state, region) == state.wakhan:
            if state.slot(BUILD_PLACED) == 0:
                _emit_region(events, "wakhan-builds", region, index)
            return A_ARMY + region
    return -1


def _move(state: Position, events: Events | None) -> i64:
    """Choose her next move, or -1. Rules: PP-WAKHAN-61."""
    action = next_move(state)
    if action >= 0 and events is not None:
        pair = action - (A_MARCH if action < A_RIDE else A_RIDE)
        events.emit("wakhan-moves", {"region": pair // REGIONS, "to": pair % REGIONS})
    return action


def _site_action(state: Position, events: Events | None) -> i64:
    where, by = site_of_battle(state)
    if not is_court_site(where):
        if events is not None:
            events.emit("wakhan-region", {"region": where, "place": by + 1})
        return A_FIELD + where
    _explain(events, "wakhan-target", card_of_site(where), by)
    return A_COURT + card_of_site(where) - 1


def _target(state: Position, events: Events | None) -> i64:
    """Choose what she strikes next, or -1: then her battle is over.

    Rules: PP-WAKHAN-57, PP-WAKHAN-59, PP-EDGE-100.
    """
    order = neighbours_in_order(state)
    target = _first_target(state, order)
    if len(order) == 2:
        turned = vec[i64]([order[1], order[0]])
        _emit_arrow(state, _first_target(state, turned) != target, events)
    return target


def _first_target(state: Position, order: vec[i64]) -> i64:
    """Give the first target at the site on top if the seats come in an order, or -1."""
    where = state.slot(BATTLE_SITE)
    if not is_court_site(where):
        targets = field_targets(state, where, order)
        return targets[0] if len(targets) > 0 else i64(-1)
    for seat in order:
        if is_spy_target(state, state.wakhan, seat, card_of_site(where)):
            return A_STRIKE_SPY + seat
    return -1


def _border(state: Position, events: Events | None) -> i64:
    """Choose the border of her next road: the neighbours in the order of her card, over and over.

    Rules: PP-WAKHAN-41.
    """
    region = state.slot(ROAD_REGION)
    neighbours: vec[i64] = vec[i64]()
    for index in range(REGIONS):
        if border_between(region, region_at(state, index)) != NO_BORDER:
            neighbours = append(neighbours, region_at(state, index))
    goal = neighbours[_roads_so_far(state) % len(neighbours)]
    if events is not None:
        events.emit("wakhan-road", {"region": region, "to": goal})
    return A_ROAD + border_between(region, goal)


def _roads_so_far(state: Position) -> i64:
    """Count the road icons of the card being played that came before this one."""
    card = state.slot_below(ICONS_CARD)
    count: i64 = 0
    for index in range(state.slot_below(ICONS_ICON) - 1):
        if icon_at(card, index) == ICON_ROAD:
            count += 1
    return count


def _spy_card(state: Position, events: Events | None) -> i64:
    """Choose the card of a spy: where she has not most, by priority; else by priority alone.

    Rules: PP-WAKHAN-40, PP-EDGE-73, PP-EDGE-91.
    """
    all_cards: vec[i64] = vec[i64]()
    wanted: vec[i64] = vec[i64]()
    for card in range(1, COURT_CARDS + 1):
        if can_take_spy(state, card):
            all_cards = append(all_cards, card)
            if not has_most(state, card):
                wanted = append(wanted, card)
    if state.frame_kind() != F_SPY:
        wanted = all_cards
    most = len(wanted) == 0
    card, by = choose_by_priority(state, all_cards if most else wanted)
    if events is not None:
        events.emit("wakhan-spy", {"card": card, "by": by, "most": int(most)})
    return A_SPY + card - 1


def _piece_to_take(state: Position) -> i64:
    """Choose a piece to take from play: tribes, then spies, then gifts; armies, then roads.

    Rules: PP-EDGE-78.
    """
    place = state.slot(TAKE_PLACE)
    takings = list_takings(state, place, state.wakhan, vec[i64]())
    for index in range(REGIONS):
        region = region_at(state, index)
        for action in takings:
            if is_block_place(place) and action == A_TAKE_ARMY + region:
                return action
            if not is_block_place(place) and action == A_TAKE_TRIBE + region:
                return action
    cards: vec[i64] = vec[i64]()
    for action in takings:
        if action >= A_TAKE_SPY:
            cards = append(cards, action - A_TAKE_SPY + 1)
    if len(cards) > 0:
        return A_TAKE_SPY + choose_by_priority(state, cards)[0] - 1
    return takings[0]


def _region_to_rebuke(state: Position, events: Events | None) -> i64:
    """Choose the first region with a tribe or a loyal army of a seat. Rules: PP-EDGE-80."""
    for index in range(REGIONS):
        region = region_at(state, index)
        for seat in range(state.seats):
            if state.tribes(seat, region) or state.armies(state.loyalty(seat), region):
                _emit_region(events, "wakhan-rebukes", region, index)
                return A_REBUKE + region
    return A_REBUKE + region_at(state, 0)
