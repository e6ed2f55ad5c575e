"""Corrections by the organiser between turns: numbers one by one, cards, a wrong find.

The score stays as it is where only SB, BM or cards are wrong, so the result of a card that the
organiser carries out is entered here too.
Rules: HM-EDGE-RANK-05, HM-EDGE-ORG-01, HM-GOLD-01, HM-EDGE-FIND-01.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from velkahra.core.contract.events import Events
from velkahra.games.hammer.cards import card_ids, opcodes
from velkahra.games.hammer.rules import actions, frames, values
from velkahra.games.hammer.rules.chapters import teams, zones
from velkahra.games.hammer.rules.effects.modify import end_bound_modifiers, parameter
from velkahra.games.hammer.rules.state import Position

POINTS: Final[i64] = 0
SB: Final[i64] = 1
KINDS: Final[i64] = 3
ZONES_TO_LAY: Final[i64] = 4
PLACES: Final = vec[i64](
    [i64(zone) for zone in (values.HAND, values.DECK, values.PILE, values.IN_PLAY)]
)


def list_amendments(state: Position) -> vec[i64]:
    """List the corrections that are possible now, ascending."""
    out: vec[i64] = vec[i64]()
    if not state.can_be_amended():
        return out
    for action in range(actions.A_AMEND, actions.A_LAY + ZONES_TO_LAY * card_ids.CARDS):
        if may_amend(state, action):
            out = append(out, action)
    return out


def may_amend(state: Position, action: i64) -> bool:
    """Return whether this correction is possible now."""
    if not state.can_be_amended():
        return False
    if action < actions.A_UNFIND:
        return _may_amend(state, action - actions.A_AMEND)
    if action < actions.A_LAY:
        return state.finder >= 0 and state.field_mode()
    number = action - actions.A_LAY
    return number < ZONES_TO_LAY * card_ids.CARDS and _may_lay(
        state, number // ZONES_TO_LAY, PLACES[number % ZONES_TO_LAY]
    )


def _may_amend(state: Position, number: i64) -> bool:
    """Return whether a number stays at least zero."""
    seat, by = (
        state.seat_of[number // (KINDS * actions.DELTAS)],
        number % actions.DELTAS - actions.DELTA_MOST,
    )
    if seat < 0 or by == 0:
        return False
    return by > 0 or _number_of(state, seat, number // actions.DELTAS % KINDS) > 0


def _number_of(state: Position, seat: i64, what: i64) -> i64:
    if what == POINTS:
        return state.points[seat]
    return state.sb[seat] if what == SB else state.bm[seat]


def _may_lay(state: Position, card: i64, zone: i64) -> bool:
    """Return whether a card can be laid there; what several teams share, only while they do."""
    owners = state.owners_of(card)
    if not owners or i64(state.zone[card]) == zone:
        return False
    if zone not in (values.HAND, values.IN_PLAY):
        return True
    if state.is_joint(card) and not teams.complete(state, owners):
        return False
    return zone == values.HAND or (
        state.is_permanent(card) and zones.room_for(state, zones.first_of(owners), card)
    )


def amend(state: Position, action: i64, events: Events | None) -> None:
    """Carry out a correction."""
    if action < actions.A_UNFIND:
        _amend(state, action - actions.A_AMEND, events)
    elif action < actions.A_LAY:
        _unfind(state, events)
    else:
        number = action - actions.A_LAY
        _lay(state, number // ZONES_TO_LAY, PLACES[number % ZONES_TO_LAY], events)


def _amend(state: Position, number: i64, events: Events | None) -> None:
    seat, by = (
        state.seat_of[number // (KINDS * actions.DELTAS)],
        number % actions.DELTAS - actions.DELTA_MOST,
    )
    what = number // actions.DELTAS % KINDS
    value = max(_number_of(state, seat, what) + by, 0)
    if what == POINTS:
        state.points[seat] = value
    elif what == SB:
        state.sb[seat] = value
    else:
        state.bm[seat] = value
    if events is not None:
        events.emit("amended", {"seat": int(seat), "what": int(what), "by": int(by)})


def _unfind(state: Position, events: Events | None) -> None:
    """Undo a find of one team or several that was wrong; what was played since then stays.

    Rules: HM-EDGE-FIND-03.
    """
    for seat in teams.in_order(state, state.finders):
        points = min(parameter(state, seat, opcodes.P_FIND_POINTS), state.points[seat])
        state.points[seat] -= points
        if events is not None:
            events.emit("unfound", {"seat": int(seat), "points": int(points)})
    state.finder, state.finders = -1, 0
    state.set_slot(frames.DESK_FOUND, 0)


def _lay(state: Position, card: i64, zone: i64, events: Events | None) -> None:
    owners, before = state.owners_of(card), i64(state.zone[card])
    secret = before in (values.DECK, values.HAND) and zone in (values.DECK, values.HAND)
    if before == values.IN_PLAY:
        end_bound_modifiers(state, card)
    state.zone[card], state.at[card] = u8(zone), values.ANYWHERE
    state.control[card] = u8(owners if zone == values.IN_PLAY else 0)
    state.tired[card] = values.READY
    state.clock += 1
    state.age[card] = state.clock
    state.known[card] = u8(owners) if secret else values.EVERYBODY_KNOWS
    if zone == values.DECK:
        zones.shuffle(state, owners)
    if events is not None:
        _emit_moved(state, card, zone, secret, events)


def _emit_moved(state: Position, card: i64, zone: i64, secret: bool, events: Events) -> None:
    owners = state.owners_of(card)
    to = 0
    while PLACES[to] != zone:
        to += 1
    facts = {"seat": int(zones.first_of(owners)), "card": int(card), "place": to}
    if not secret:
        events.emit("laid", facts)
        return
    for seat in range(card_ids.SEATS):
        if owners >> seat & 1:
            events.emit_to(seat, "laid", facts)
