"""Checks whether an effect could harm a partner, and through which verb.

Rules: HM-COOP-02, HM-EDGE-COOP-01, HM-EDGE-COOP-03, HM-EDGE-COOP-04, HM-EDGE-COOP-12.
"""

from mypy_extensions import i64

from velkahra.games.hammer.cards import columns, opcodes
from velkahra.games.hammer.rules import arrays, values
from velkahra.games.hammer.rules.chapters.teams import everybody, partners
from velkahra.games.hammer.rules.effects.match import matches
from velkahra.games.hammer.rules.effects.modify import is_burden
from velkahra.games.hammer.rules.state import Position


def hurts(op: i64) -> bool:
    """Return whether what an op does to a card harms who has it. Rules: HM-EDGE-COOP-01."""
    return op in (
        opcodes.O_DESTROY,
        opcodes.O_TIRE,
        opcodes.O_DETAIN,
        opcodes.O_BOUNCE,
        opcodes.O_TAKE,
    )


def hurts_partner(state: Position, op: i64) -> bool:
    """Return whether what an op does to a joint card harms a partner that has it too.

    To sacrifice it takes it from the partner. Rules: HM-EDGE-COOP-01, HM-EDGE-COOP-26.
    """
    return hurts(op) or (op == opcodes.O_SACRIFICE and state.agreed[values.CORRECTED] == 1)


def victim_word(state: Position, at: i64) -> i64:
    """Return the word (`opcodes.TEAMS`) for the teams that the op at an offset harms, or -1."""
    ops = state.tables.ops
    op = ops[at]
    if op in (opcodes.O_LOSE, opcodes.O_STEAL, opcodes.O_PEEK_CLUES, opcodes.O_LOOK_HAND):
        return ops[at + columns.OP_SUPPLY_WHO]
    if op in (opcodes.O_STEAL_CLUES, opcodes.O_DISCARD, opcodes.O_MILL, opcodes.O_LOOK_TOP):
        return ops[at + columns.OP_COUNT_WHO]
    if op == opcodes.O_MODIFY and is_burden(
        state, ops[at + columns.OP_MODIFY_MODIFIER] * columns.MODIFIER_WIDTH
    ):
        return state.tables.modifier(ops[at + columns.OP_MODIFY_MODIFIER], columns.MODIFIER_WHO)
    return -1


def harms_partner(state: Position, effect: i64, you: i64, side: i64, source: i64) -> bool:
    """Return whether an effect that `side` starts could harm one of its partners.

    `effect` is its number, `side` are seats as bits, `you` is the team that starts it and `source`
    where it stands.

    Cards and teams that are chosen are left out: what may be chosen never harms one. But a
    sacrifice does if there is no other card to choose.
    """
    friends = partners(state, side)
    if not friends or effect < 0:
        return False
    ops = state.tables.ops
    at = state.tables.effect(effect, columns.EFFECT_START) * columns.OP_WIDTH
    loop: i64 = 0
    each = arrays.seat_bit(you)
    while ops[at] != opcodes.O_END:
        if ops[at] == opcodes.O_EACH:
            each = loop = _could_be(state, ops[at + columns.OP_EACH_WHO], side, 0)
        elif ops[at] == opcodes.O_NEXT:
            each, loop = arrays.seat_bit(you), 0
        elif ops[at] == opcodes.O_ALL or ops[at] == opcodes.O_RANDOM:
            wanted = ops[at + columns.OP_ALL_FILTER]
            own = state.tables.filter(wanted, columns.FILTER_WHOSE) == opcodes.T_YOU
            teams = each if own else arrays.seat_bit(you)
            hit = hurts_partner(state, ops[at + columns.OP_DEED])
            if hit and _hurts_cards(state, wanted, teams, side, source, friends):
                return True
        elif ops[at] == opcodes.O_CHOOSE and ops[at + columns.OP_DEED] == opcodes.O_SACRIFICE:
            wanted = ops[at + columns.OP_CHOOSE_FILTER]
            if hurts_partner(state, opcodes.O_SACRIFICE) and _spares_none(
                state, wanted, you, side, source, friends
            ):
                return True
        else:
            word = victim_word(state, at)
            if word >= 0 and _could_be(state, word, side, loop) & friends:
                return True
        at += columns.OP_WIDTH
    return False


def _could_be(state: Position, word: i64, side: i64, loop: i64) -> i64:
    if word == opcodes.T_YOU:
        return loop if loop else side
    if word == opcodes.T_ALLIES:
        return side
    if word == opcodes.T_EACH_POWER:
        return everybody(state)
    return everybody(state) & ~side if word == opcodes.T_EACH_OTHER else 0


def _hurts_cards(
    state: Position, wanted: i64, teams: i64, side: i64, source: i64, friends: i64
) -> bool:
    """Return whether a filter, as one of `teams` (seats as bits) means it, has cards of friends."""
    for card in state.cards:
        if state.zone[card] != values.IN_PLAY or not state.controllers_of(card) & friends:
            continue
        for you in range(state.seats):
            if (teams >> you) & 1 and matches(state, wanted, card, you, side, source):
                return True
    return False


def _spares_none(
    state: Position, wanted: i64, you: i64, side: i64, source: i64, friends: i64
) -> bool:
    """Return whether friends have all the cards, and at least one, that a filter means."""
    found = False
    for card in state.cards:
        if state.zone[card] == values.IN_PLAY and matches(state, wanted, card, you, side, source):
            if not state.controllers_of(card) & friends:
                return False
            found = True
    return found


def burdens_partner(state: Position, card: i64, you: i64, side: i64) -> bool:
    """Return whether a permanent could harm a partner of `side` while it is in play.

    `side` are the seats that would have it, as bits, and `you` is the one that plays it.
    """
    friends = partners(state, side)
    if not friends:
        return False
    first = state.of(card, columns.MODIFIERS)
    for number in range(first, first + state.of(card, columns.MODIFIER_COUNT)):
        row = number * columns.MODIFIER_WIDTH
        word = state.tables.modifiers[row + columns.MODIFIER_WHO]
        if is_burden(state, row) and _could_be(state, word, side, 0) & friends:
            return True
    first = state.of(card, columns.TRIGGERS)
    for number in range(first, first + state.of(card, columns.TRIGGER_COUNT)):
        effect = state.tables.trigger(number, columns.TRIGGER_EFFECT)
        if harms_partner(state, effect, you, side, card):
            return True
    return False


def harms_chosen_team(state: Position, effect: i64) -> bool:
    """Return whether an effect harms the team that is chosen for it, or cards of it."""
    ops = state.tables.ops
    at = state.tables.effect(effect, columns.EFFECT_START) * columns.OP_WIDTH
    loop = False
    while ops[at] != opcodes.O_END:
        word = victim_word(state, at)
        if ops[at] == opcodes.O_EACH:
            loop = ops[at + columns.OP_EACH_WHO] == opcodes.T_THAT_TEAM
        elif ops[at] == opcodes.O_NEXT:
            loop = False
        elif ops[at] == opcodes.O_ALL or ops[at] == opcodes.O_RANDOM:
            whose = state.tables.filter(ops[at + columns.OP_ALL_FILTER], columns.FILTER_WHOSE)
            theirs = whose == opcodes.T_THAT_TEAM or (loop and whose == opcodes.T_YOU)
            if hurts_partner(state, ops[at + columns.OP_DEED]) and theirs:
                return True
        elif word == opcodes.T_THAT_TEAM or (loop and word == opcodes.T_YOU):
            return True
        at += columns.OP_WIDTH
    return False
