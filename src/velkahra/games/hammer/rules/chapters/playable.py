"""Which cards can be played and abilities used now; `play` says of the others why not.

A test holds the two to each other.
Rules: HM-MAIN-02, HM-ACT-02 to -04, HM-ABILITY-02, HM-COOP-12, HM-COOP-13, HM-TARGET-02.
"""

from mypy_extensions import i64, u8

from velkahra.games.hammer.cards import card_ids, columns, opcodes
from velkahra.games.hammer.rules import arrays, frames, values
from velkahra.games.hammer.rules.chapters import teams, zones
from velkahra.games.hammer.rules.effects import demand, harm, match, modify, run
from velkahra.games.hammer.rules.state import Position


def can_play(state: Position, seat: i64, card: i64) -> bool:
    """Return whether a team can play a card of its hand. Rules: HM-MAIN-02."""
    side = state.owners_of(card)
    if state.is_joint(card):
        if not _can_pay_together(state, seat, card):
            return False
    elif not _can_pay(state, seat, card):
        return False
    if modify.forbidden(state, seat, opcodes.NO_PLAY, card, -1):
        return False
    if not match.holds(state, state.of(card, columns.REQUIRES), seat, side, card):
        return False
    if state.of(card, columns.KIND) != opcodes.ACTION and not _can_enter(state, seat, card, side):
        return False
    return _can_start(state, state.of(card, columns.EFFECT), card, seat, side)


def _can_pay(state: Position, seat: i64, card: i64) -> bool:
    return (
        modify.power_price(state, seat, card) <= state.bm[seat]
        and modify.price(state, seat, card) <= state.sb[seat]
    )


def _can_pay_together(state: Position, seat: i64, card: i64) -> bool:
    """Return whether a joint card can be proposed. Rules: HM-COOP-12, HM-COOP-13, HM-COOP-18."""
    side = state.owners_of(card)
    if not teams.complete(state, side) or teams.last_of(state, side) != seat or state.refused[card]:
        return False
    together: i64 = 0
    for other in range(state.seats):
        if (side >> other) & 1:
            together += state.sb[other]
            if modify.power_price(state, other, card) > state.bm[other]:
                return False
    return modify.price(state, seat, card) <= together


def _can_enter(state: Position, seat: i64, card: i64, side: i64) -> bool:
    if not zones.room_for(state, seat, card) or harm.burdens_partner(state, card, seat, side):
        return False
    return not state.agreed[values.CORRECTED] or enters_with_targets(state, card, seat, side)


def enters_with_targets(state: Position, card: i64, seat: i64, side: i64) -> bool:
    """Return whether the effect of a permanent entering play finds its targets, itself included.

    `seat` plays it for `side`, seats as bits. Rules: HM-TARGET-02, HM-EDGE-TARGET-04.
    """
    first = state.of(card, columns.TRIGGERS)
    for number in range(first, first + state.of(card, columns.TRIGGER_COUNT)):
        row = number * columns.TRIGGER_WIDTH
        if state.tables.triggers[
            row + columns.TRIGGER_WHEN
        ] == opcodes.W_ENTERS and not _finds_targets(state, row, card, seat, side):
            return False
    return True


def _finds_targets(state: Position, row: i64, card: i64, seat: i64, side: i64) -> bool:
    """Return whether targets exist with the card in play."""
    zone, control, tired = state.zone[card], state.control[card], state.tired[card]
    state.zone[card], state.control[card] = values.IN_PLAY, u8(side)
    state.tired[card] = (
        values.TIRED if state.of(card, columns.KIND) == opcodes.SPY else values.READY
    )
    found = True
    if match.holds(state, state.tables.triggers[row + columns.TRIGGER_CONDITION], seat, side, card):
        found = has_targets(
            state, state.tables.triggers[row + columns.TRIGGER_EFFECT], card, seat, side
        )
    state.zone[card], state.control[card], state.tired[card] = zone, control, tired
    return found


def _can_start(state: Position, effect: i64, source: i64, seat: i64, side: i64) -> bool:
    """Return whether `seat` can start an effect from a source for `side`, seats as bits."""
    if effect < 0:
        return True
    if harm.harms_partner(state, effect, seat, side, source):
        return False
    if only_informs(state, effect) and (
        run.nothing_left(state, seat)
        or modify.forbidden(state, seat, opcodes.NO_GAIN_CLUES, -1, -1)
    ):
        return False
    return has_targets(state, effect, source, seat, side)


def only_informs(state: Position, effect: i64) -> bool:
    """Return whether an effect does nothing but give its team clues."""
    ops = state.tables.ops
    at = state.tables.effect(effect, columns.EFFECT_START) * columns.OP_WIDTH
    return (
        ops[at] == opcodes.O_GAIN_CLUES
        and ops[at + columns.OP_COUNT_WHO] == opcodes.T_YOU
        and ops[at + columns.OP_WIDTH] == opcodes.O_END
    )


def has_targets(state: Position, effect: i64, source: i64, seat: i64, side: i64) -> bool:
    """Return whether everything an effect asks for can be chosen. Rules: HM-TARGET-02.

    `seat` starts it from a source for `side`, seats as bits.
    """
    run.prepare_effect(state, effect, source, seat, side)
    found = demand.satisfiable(state)
    run.end_effect(state)
    return found


def can_use(state: Position, seat: i64, card: i64, number: i64) -> bool:
    """Return whether a team can use ability `number`, from 0, of a card that it controls.

    Rules: HM-ACT-02 to -04, HM-CARD-04.
    """
    row = (state.of(card, columns.ABILITIES) + number) * columns.ABILITY_WIDTH
    table = state.tables.abilities
    if table[row + columns.ABILITY_TIRES] and state.tired[card] != values.READY:
        return False
    limit = table[row + columns.ABILITY_LIMIT]
    if limit and i64(state.used[table[row + columns.ABILITY_COUNTER]]) >= limit:
        return False
    if not _can_pay_ability(state, seat, card, row) or modify.forbidden(
        state, seat, opcodes.NO_ACTIVATE, card, -1
    ):
        return False
    if state.of(card, columns.KIND) == opcodes.SPY and state.slot(
        frames.MAIN_USED
    ) >= modify.parameter(state, seat, opcodes.P_SPY_ABILITY_LIMIT):
        return False
    return _can_start(
        state, table[row + columns.ABILITY_EFFECT], card, seat, state.controllers_of(card)
    )


def _can_pay_ability(state: Position, seat: i64, card: i64, row: i64) -> bool:
    table = state.tables.abilities
    discards = table[row + columns.ABILITY_DISCARDS]
    return (
        table[row + columns.ABILITY_BM] <= state.bm[seat]
        and modify.ability_price(state, seat, card, table[row + columns.ABILITY_SB])
        <= state.sb[seat]
        and (discards == 0 or discards <= state.hand_size(seat))
    )


def can_use_special(state: Position, seat: i64) -> bool:
    """Return whether a team can use its special ability. Rules: HM-ABILITY-02."""
    source, side = card_ids.ABILITY + state.powers[seat], arrays.seat_bit(seat)
    if state.special[seat] != values.UNUSED:
        return False
    if not match.holds(state, state.of(source, columns.REQUIRES), seat, side, source):
        return False
    return _can_start(state, state.of(source, columns.EFFECT), source, seat, side)
