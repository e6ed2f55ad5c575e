"""Wakhan's choices in the decisions of actions, icons, cleanup and events (PP-WAKHAN-40 to 70)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.games.pamir.rules import actions, frames, places, storage, tables
from velkahra.games.pamir.rules.card_actions import battle, tax
from velkahra.games.pamir.rules.chapters import pieces, play
from velkahra.games.pamir.rules.chapters.ruler import ruler
from velkahra.games.pamir.rules.state import Position, market_slot
from velkahra.games.pamir.rules.wakhan import act
from velkahra.games.pamir.rules.wakhan import card as wakhan


def choose(state: Position, events: Events | None) -> i64:
    """Choose for Wakhan in the decision on top: an action, or -1 to do nothing.

    Rules: PP-WAKHAN-07, PP-WAKHAN-53, PP-WAKHAN-55, PP-WAKHAN-70, PP-EDGE-80, PP-EDGE-91.
    """
    kind = state.frame_kind()
    if kind == frames.TAX:
        return _choose_tax(state, events)
    if kind == frames.GIFT:
        return _choose_gift_space(state)
    if kind == frames.BUILD:
        return _choose_army_region(state, events)
    if kind == frames.MOVE:
        return _choose_move(state, events)
    if kind == frames.BETRAY:
        card, by = act.betrayal(state)
        _emit_reason(events, "wakhan-target", card, by)
        return actions.A_BETRAY + card - 1
    if kind == frames.PRIZE:
        return actions.A_PRIZE
    if kind == frames.SITE:
        return _choose_site(state, events)
    if kind == frames.BATTLE:
        return _choose_target(state, events)
    return _choose_for_icons_or_events(state, kind, events)


def _choose_for_icons_or_events(state: Position, kind: i64, events: Events | None) -> i64:
    """Choose for icons, cleanup and events. Rules: PP-WAKHAN-12, PP-WAKHAN-70, PP-EDGE-80."""
    if kind == frames.ROAD:
        return _choose_border(state, events)
    if kind in (frames.SPY, frames.HOUSE, frames.BLACKMAIL):
        return _choose_spy_card(state, events)
    if kind == frames.TAKE:
        return _choose_piece_to_take(state)
    if kind == frames.COURT:
        card, by = wakhan.choose_card_to_discard(state)
        _emit_reason(events, "wakhan-discards", card, by)
        return actions.A_DISCARD + card - 1
    if kind in (frames.RUMOR, frames.SWAP):
        order = wakhan.neighbours_in_order(state)
        _emit_arrow(state, state.seats > 1, events)
        return actions.A_NAME + order[0]
    if kind == frames.SUIT:
        return actions.A_SUIT + state.favored
    if kind == frames.REBUKE:
        return _choose_region_to_rebuke(state, events)
    raise AssertionError("Wakhan has nothing to choose here")


def _emit_reason(events: Events | None, kind: str, card: i64, by: i64) -> None:
    if events is not None:
        events.emit(kind, {"card": card, "by": by})


def _emit_arrow(state: Position, decided: bool, events: Events | None) -> None:
    """Emit at whom the red arrow points, if it decided. Rules: PP-WAKHAN-59."""
    if decided and events is not None:
        events.emit("wakhan-arrow", {"other": wakhan.neighbours_in_order(state)[0]})


def _emit_region(events: Events | None, kind: str, region: i64, index: i64) -> None:
    """Emit which region she chose, and its place on her card."""
    if events is not None:
        events.emit(kind, {"region": region, "order": index + 1})


def _choose_tax(state: Position, events: Events | None) -> i64:
    """Choose where her next rupee comes from: from one player as much as can be had, then the next.

    The frame remembers whom she taxes, as 1 + seat. Rules: PP-WAKHAN-50, PP-WAKHAN-60, PP-EDGE-75.
    """
    victim = state.slot(frames.TAX_VICTIM) - 1
    if victim >= 0 and tax.taxable_rupees(state, victim) > 0:
        return actions.A_LEVY + victim
    victim, by = _choose_victim(state)
    if victim < 0:
        return _choose_rupee_of_market(state, events)
    state.set_slot(frames.TAX_VICTIM, victim + 1)
    if events is not None:
        events.emit("wakhan-taxes", {"other": victim, "by": by})
    return actions.A_LEVY + victim


def _choose_victim(state: Position) -> tuple[i64, i64]:
    """Choose whom she taxes, or -1.

    Returns: the seat, and what decided: 0 nobody else can be taxed, 1 the money, 2 the red arrow.
    Rules: PP-WAKHAN-60, PP-EDGE-75.
    """
    best: i64 = -1
    by: i64 = 0
    for seat in wakhan.neighbours_in_order(state):
        if tax.taxable_rupees(state, seat) == 0 or not tax.may_tax(state, state.wakhan, seat):
            continue
        if best >= 0:
            by = 2 if state.money(seat) == state.money(best) else 1
        if best < 0 or state.money(seat) > state.money(best):
            best = seat
    return best, by


def _choose_rupee_of_market(state: Position, events: Events | None) -> i64:
    """Choose a rupee of the market from the left, by the red arrow between the rows; -1 with none.

    The frame remembers from where the last one came, so that it is told once, and whom she taxed
    before, if anybody. Rules: PP-WAKHAN-60, PP-EDGE-75, PP-EX-21.
    """
    row: i64 = 0 if wakhan.points_to_top_left(state) else 1
    for column in range(storage.COLUMNS):
        slot = market_slot(row, column)
        other = market_slot(1 - row, column)
        tie = state.coins[slot] > 0 and state.coins[other] > 0
        if state.coins[slot] == 0:
            slot = other
        if state.coins[slot] > 0:
            if events is not None and state.slot(frames.TAX_SOURCE) != slot + 1:
                facts = {"card": i64(state.market[slot]), "slot": slot, "by": 2 if tie else 0}
                facts["taxed"] = int(state.slot(frames.TAX_VICTIM) > 0)
                events.emit("wakhan-collects", facts)
            state.set_slot(frames.TAX_SOURCE, slot + 1)
            return actions.A_COLLECT + slot
    return -1


def _choose_gift_space(state: Position) -> i64:
    """Choose her gift space. Rules: PP-WAKHAN-53."""
    for space in range(places.GIFT_SPACES):
        if not state.has_gift(state.wakhan, space):
            return actions.A_GIFT + space
    return -1


def _choose_army_region(state: Position, events: Events | None) -> i64:
    """Choose where she builds: the leftmost region she rules. Rules: PP-WAKHAN-54, PP-EDGE-91."""
    for index in range(tables.REGIONS):
        region = wakhan.region_at(state, index)
        if ruler(state, region) == state.wakhan:
            if state.slot(frames.BUILD_PLACED) == 0:
                _emit_region(events, "wakhan-builds", region, index)
            return actions.A_ARMY + region
    return -1


def _choose_move(state: Position, events: Events | None) -> i64:
    """Choose her next move, or -1. Rules: PP-WAKHAN-61."""
    action = act.next_move(state)
    if action >= 0 and events is not None:
        pair = action - (actions.A_MARCH if action < actions.A_RIDE else actions.A_RIDE)
        events.emit("wakhan-moves", {"region": pair // tables.REGIONS, "to": pair % tables.REGIONS})
    return action


def _choose_site(state: Position, events: Events | None) -> i64:
    where, by = act.site_of_battle(state)
    if not places.is_court_site(where):
        if events is not None:
            events.emit("wakhan-region", {"region": where, "place": by + 1})
        return actions.A_FIELD + where
    _emit_reason(events, "wakhan-target", places.card_of_site(where), by)
    return actions.A_COURT + places.card_of_site(where) - 1


def _choose_target(state: Position, events: Events | None) -> i64:
    """Choose what she strikes next, or -1: then her battle is over.

    Rules: PP-WAKHAN-57, PP-WAKHAN-59, PP-EDGE-100.
    """
    order = wakhan.neighbours_in_order(state)
    target = _first_target(state, order)
    if len(order) == 2:
        turned = vec[i64]([order[1], order[0]])
        _emit_arrow(state, _first_target(state, turned) != target, events)
    return target


def _first_target(state: Position, order: vec[i64]) -> i64:
    """Return the first target at the site on top if the seats come in an order, or -1."""
    where = state.slot(frames.BATTLE_SITE)
    if not places.is_court_site(where):
        targets = act.field_targets(state, where, order)
        return targets[0] if len(targets) > 0 else i64(-1)
    for seat in order:
        if battle.is_spy_target(state, state.wakhan, seat, places.card_of_site(where)):
            return actions.A_STRIKE_SPY + seat
    return -1


def _choose_border(state: Position, events: Events | None) -> i64:
    """Choose the border of her next road: the neighbours in the order of her card, over and over.

    Rules: PP-WAKHAN-41.
    """
    region = state.slot(frames.ROAD_REGION)
    neighbours: vec[i64] = vec[i64]()
    for index in range(tables.REGIONS):
        if tables.border_between(region, wakhan.region_at(state, index)) != tables.NO_BORDER:
            neighbours = append(neighbours, wakhan.region_at(state, index))
    goal = neighbours[_roads_so_far(state) % len(neighbours)]
    if events is not None:
        events.emit("wakhan-road", {"region": region, "to": goal})
    return actions.A_ROAD + tables.border_between(region, goal)


def _roads_so_far(state: Position) -> i64:
    """Count the road icons of the card being played that came before this one."""
    card = state.slot_below(frames.ICONS_CARD)
    count: i64 = 0
    for index in range(state.slot_below(frames.ICONS_ICON) - 1):
        if tables.icon_at(card, index) == tables.ICON_ROAD:
            count += 1
    return count


def _choose_spy_card(state: Position, events: Events | None) -> i64:
    """Choose the card of a spy: where she has not most, by priority; else by priority alone.

    Rules: PP-WAKHAN-40, PP-EDGE-73, PP-EDGE-91.
    """
    all_cards: vec[i64] = vec[i64]()
    wanted: vec[i64] = vec[i64]()
    for card in range(1, tables.COURT_CARDS + 1):
        if play.can_take_spy(state, card):
            all_cards = append(all_cards, card)
            if not wakhan.has_most(state, card):
                wanted = append(wanted, card)
    if state.frame_kind() != frames.SPY:
        wanted = all_cards
    most = len(wanted) == 0
    card, by = wakhan.choose_by_priority(state, all_cards if most else wanted)
    if events is not None:
        events.emit("wakhan-spy", {"card": card, "by": by, "most": int(most)})
    return actions.A_SPY + card - 1


def _choose_piece_to_take(state: Position) -> i64:
    """Choose a piece to take: tribe, else spy, else gift; army, else road. Rules: PP-EDGE-78."""
    place = state.slot(frames.TAKE_PLACE)
    takings = pieces.list_takings(state, place, state.wakhan, vec[i64]())
    for index in range(tables.REGIONS):
        region = wakhan.region_at(state, index)
        for action in takings:
            if places.is_block_place(place) and action == actions.A_TAKE_ARMY + region:
                return action
            if not places.is_block_place(place) and action == actions.A_TAKE_TRIBE + region:
                return action
    cards: vec[i64] = vec[i64]()
    for action in takings:
        if action >= actions.A_TAKE_SPY:
            cards = append(cards, action - actions.A_TAKE_SPY + 1)
    if len(cards) > 0:
        return actions.A_TAKE_SPY + wakhan.choose_by_priority(state, cards)[0] - 1
    return takings[0]


def _choose_region_to_rebuke(state: Position, events: Events | None) -> i64:
    """Choose the first region with a tribe or a loyal army of a seat. Rules: PP-EDGE-80."""
    for index in range(tables.REGIONS):
        region = wakhan.region_at(state, index)
        for seat in range(state.seats):
            if state.tribes(seat, region) or state.armies(state.loyalty(seat), region):
                _emit_region(events, "wakhan-rebukes", region, index)
                return actions.A_REBUKE + region
    return actions.A_REBUKE + wakhan.region_at(state, 0)
