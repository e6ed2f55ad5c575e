"""Effects on cards: destroy, tire, take, deploy, modify and so on.

Rules: HM-CARD-04, HM-EDGE-SPY-02, HM-EDGE-SPY-03, HM-EDGE-COOP-02, HM-GOLD-01.
"""

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from velkahra.core.contract.events import Events
from velkahra.games.hammer.cards import card_ids, columns, opcodes
from velkahra.games.hammer.rules import arrays, values
from velkahra.games.hammer.rules.chapters import teams, zones
from velkahra.games.hammer.rules.effects.harm import hurts_partner
from velkahra.games.hammer.rules.effects.modify import forbidden, immune
from velkahra.games.hammer.rules.state import Position


def do_to_cards(state: Position, op: i64, at: i64, events: Events | None) -> None:
    """Apply an op to the selected cards; `at` is where its arguments begin."""
    ops = state.tables.ops
    if op == opcodes.O_MODIFY:
        _modify(state, ops[at + columns.OP_MODIFY_MODIFIER], ops[at + columns.OP_MODIFY_UNTIL])
        return
    state.controllers = vec[i64]()
    for card in state.that:
        state.controllers = append(state.controllers, state.controllers_of(card))
    for card in state.that:
        if op == opcodes.O_RECOVER:
            _recover(state, card, ops[at + columns.OP_RECOVER_TO], events)
        elif op == opcodes.O_DEPLOY:
            _deploy(state, card, ops[at + columns.OP_DEPLOY_READY] != 0, events)
        elif state.zone[card] == values.IN_PLAY:
            _do_to(state, op, card, ops[at + columns.OP_SELECTION_UNTIL], events)
    deck = op == opcodes.O_DEPLOY and ops[at + columns.OP_DEPLOY_FROM_DECK] != 0
    if deck or (
        op == opcodes.O_RECOVER and ops[at + columns.OP_RECOVER_TO] == opcodes.RECOVER_TO_DECK
    ):
        zones.shuffle(state, arrays.seat_bit(state.run[values.YOU]))


def _do_to(state: Position, op: i64, card: i64, until: i64, events: Events | None) -> None:
    """Apply an op to a card in play; partners are spared.

    Rules: HM-CARD-04, HM-EDGE-SPY-03, HM-EDGE-COOP-02.
    """
    run = state.run
    side, source = run[values.SIDE_OF], run[values.SOURCE]
    if hurts_partner(state, op) and state.controllers_of(card) & teams.partners(state, side):
        return
    if op == opcodes.O_DESTROY:
        zones.destroy(state, card, side, source, events)
        return
    if op == opcodes.O_SACRIFICE:
        zones.put_from_play(state, card, side, "sacrificed", events)
        return
    if immune(state, card, side, source, op, False):
        return
    if op in (opcodes.O_TIRE, opcodes.O_DETAIN):
        zones.tire_spy(state, card, op == opcodes.O_DETAIN)
        _emit_card(events, "detained" if op == opcodes.O_DETAIN else "tired", card)
    elif op == opcodes.O_UNTIRE:
        if state.tired[card] and not forbidden(state, run[values.YOU], opcodes.NO_UNTIRE, card, -1):
            state.tired[card] = values.READY
            _emit_card(events, "untired", card)
    elif op == opcodes.O_BOUNCE:
        zones.to_hand(state, card, events)
    else:
        _take(state, card, until, events)


def _take(state: Position, card: i64, until: i64, events: Events | None) -> None:
    """Take control of a spy, which arrives tired, for a time. Rules: HM-EDGE-SPY-02."""
    you = state.run[values.YOU]
    if state.is_joint(card) or not zones.room_for(state, you, card):
        return
    if until < opcodes.UNTIL_GAME_END:
        _add_brief(state, values.GIVES_BACK, state.controllers_of(card), you, until, card)
    state.control[card] = u8(arrays.seat_bit(you))
    zones.tire_spy(state, card, False)
    if events is not None:
        events.emit("took", {"seat": int(you), "card": int(card)})


def _recover(state: Position, card: i64, to: i64, events: Events | None) -> None:
    if state.zone[card] != values.PILE:
        return
    seat = state.run[values.YOU]
    if to == opcodes.RECOVER_TO_HAND:
        state.zone[card] = values.HAND
    elif to == opcodes.RECOVER_TO_DECK:
        state.zone[card] = values.DECK
        state.known[card] = u8(0)
    else:
        zones.place_on_top(state, card, seat)
    if events is not None:
        events.emit("recovered", {"seat": int(seat), "card": int(card), "to": int(to)})


def _deploy(state: Position, card: i64, ready: bool, events: Events | None) -> None:
    """Put a card into play without paying: it is not played. Rules: HM-GOLD-01."""
    if state.zone[card] == values.IN_PLAY or not zones.room_for(state, state.run[values.YOU], card):
        return
    side = arrays.seat_bit(state.run[values.YOU])
    if state.is_joint(card):
        side = state.owners_of(card)
    zones.enter(state, card, side, ready, events)


def _modify(state: Position, number: i64, until: i64) -> None:
    """Add a modifier for a time, to the cards it concerns."""
    run, row = state.run, number * columns.MODIFIER_WIDTH
    wanted, counter = (
        state.tables.modifiers[row + columns.MODIFIER_FILTER],
        state.tables.modifiers[row + columns.MODIFIER_COUNTER],
    )
    if counter >= 0:
        state.used[counter] = u8(0)
    special = state.tables.filter(wanted, columns.FILTER_SPECIAL) if wanted >= 0 else i64(0)
    if special == opcodes.THOSE:
        for card in state.that:
            _add_brief(state, number, run[values.SIDE_OF], run[values.YOU], until, card)
        return
    bound = run[values.SOURCE] if special == opcodes.ITSELF else i64(-1)
    _add_brief(state, number, run[values.SIDE_OF], run[values.YOU], until, bound)


def _add_brief(state: Position, number: i64, side: i64, seat: i64, until: i64, card: i64) -> None:
    """Record a modifier for a time; a special ability's round may be a full one by agreement.

    Rules: HM-EDGE-ABILITY-01.
    """
    if (
        state.agreed[values.LASTING]
        and state.run[values.SOURCE] >= card_ids.ABILITY
        and until == opcodes.UNTIL_ROUND_END
    ):
        until, seat = opcodes.UNTIL_YOUR_NEXT_TURN, state.run[values.OWNER]
    state.add_brief(number, side, seat, until, card)


def _emit_card(events: Events | None, kind: str, card: i64) -> None:
    if events is not None:
        events.emit(kind, {"card": int(card)})
