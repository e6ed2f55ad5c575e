"""Effects on cards: destroy, tire, take, deploy, modify and so on.

Rules: HM-CARD-04, HM-EDGE-SPY-02, HM-EDGE-SPY-03, HM-EDGE-COOP-02, HM-GOLD-01.
"""

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from velkahra.core.contract.events import Events
from velkahra.games.hammer.cards.card_ids import ABILITY
from velkahra.games.hammer.cards.columns import (
    FILTER_SPECIAL,
    MODIFIER_COUNTER,
    MODIFIER_FILTER,
    MODIFIER_WIDTH,
    OP_DEPLOY_FROM_DECK,
    OP_DEPLOY_READY,
    OP_DO_UNTIL,
    OP_MODIFY_MODIFIER,
    OP_MODIFY_UNTIL,
    OP_RECOVER_TO,
)
from velkahra.games.hammer.cards.opcodes import (
    ITSELF,
    NO_UNTIRE,
    O_BOUNCE,
    O_DEPLOY,
    O_DESTROY,
    O_DETAIN,
    O_MODIFY,
    O_RECOVER,
    O_SACRIFICE,
    O_TIRE,
    O_UNTIRE,
    RECOVER_TO_DECK,
    RECOVER_TO_HAND,
    THOSE,
    UNTIL_GAME_END,
    UNTIL_NEXT_TURN,
    UNTIL_ROUND_END,
)
from velkahra.games.hammer.rules.arrays import seat_bit
from velkahra.games.hammer.rules.chapters.teams import partners
from velkahra.games.hammer.rules.chapters.zones import (
    destroy,
    enter,
    place_on_top,
    put_from_play,
    room_for,
    shuffle,
    tire_spy,
    to_hand,
)
from velkahra.games.hammer.rules.effects.harm import hurts_partner
from velkahra.games.hammer.rules.effects.modify import forbidden, immune
from velkahra.games.hammer.rules.state import Position
from velkahra.games.hammer.rules.values import (
    DECK,
    GIVES_BACK,
    HAND,
    IN_PLAY,
    LASTING,
    OWNER,
    PILE,
    READY,
    SIDE_OF,
    SOURCE,
    YOU,
)


def do_to_cards(state: Position, op: i64, at: i64, events: Events | None) -> None:
    """Apply an op to the selected cards; `at` is where its arguments begin."""
    ops = state.tables.ops
    if op == O_MODIFY:
        _modify(state, ops[at + OP_MODIFY_MODIFIER], ops[at + OP_MODIFY_UNTIL])
        return
    state.controllers = vec[i64]()
    for card in state.that:
        state.controllers = append(state.controllers, state.controllers_of(card))
    for card in state.that:
        if op == O_RECOVER:
            _recover(state, card, ops[at + OP_RECOVER_TO], events)
        elif op == O_DEPLOY:
            _deploy(state, card, ops[at + OP_DEPLOY_READY] != 0, events)
        elif state.zone[card] == IN_PLAY:
            _do_to(state, op, card, ops[at + OP_DO_UNTIL], events)
    deck = op == O_DEPLOY and ops[at + OP_DEPLOY_FROM_DECK] != 0
    if deck or (op == O_RECOVER and ops[at + OP_RECOVER_TO] == RECOVER_TO_DECK):
        shuffle(state, seat_bit(state.run[YOU]))


def _do_to(state: Position, op: i64, card: i64, until: i64, events: Events | None) -> None:
    """Apply an op to a card in play; partners are spared.

    Rules: HM-CARD-04, HM-EDGE-SPY-03, HM-EDGE-COOP-02.
    """
    run = state.run
    side, source = run[SIDE_OF], run[SOURCE]
    if hurts_partner(state, op) and state.controllers_of(card) & partners(state, side):
        return
    if op == O_DESTROY:
        destroy(state, card, side, source, events)
        return
    if op == O_SACRIFICE:
        put_from_play(state, card, side, "sacrificed", events)
        return
    if immune(state, card, side, source, op, False):
        return
    if op in (O_TIRE, O_DETAIN):
        tire_spy(state, card, op == O_DETAIN)
        _emit_card(events, "detained" if op == O_DETAIN else "tired", card)
    elif op == O_UNTIRE:
        if state.tired[card] and not forbidden(state, run[YOU], NO_UNTIRE, card, -1):
            state.tired[card] = READY
            _emit_card(events, "untired", card)
    elif op == O_BOUNCE:
        to_hand(state, card, events)
    else:
        _take(state, card, until, events)


def _take(state: Position, card: i64, until: i64, events: Events | None) -> None:
    """Take control of a spy, which arrives tired, for a time. Rules: HM-EDGE-SPY-02."""
    you = state.run[YOU]
    if state.is_joint(card) or not room_for(state, you, card):
        return
    if until < UNTIL_GAME_END:
        _add_brief(state, GIVES_BACK, state.controllers_of(card), you, until, card)
    state.control[card] = u8(seat_bit(you))
    tire_spy(state, card, False)
    if events is not None:
        events.emit("took", {"seat": int(you), "card": int(card)})


def _recover(state: Position, card: i64, to: i64, events: Events | None) -> None:
    if state.zone[card] != PILE:
        return
    seat = state.run[YOU]
    if to == RECOVER_TO_HAND:
        state.zone[card] = HAND
    elif to == RECOVER_TO_DECK:
        state.zone[card] = DECK
        state.known[card] = u8(0)
    else:
        place_on_top(state, card, seat)
    if events is not None:
        events.emit("recovered", {"seat": int(seat), "card": int(card), "to": int(to)})


def _deploy(state: Position, card: i64, ready: bool, events: Events | None) -> None:
    """Put a card into play without paying: it is not played. Rules: HM-GOLD-01."""
    if state.zone[card] == IN_PLAY or not room_for(state, state.run[YOU], card):
        return
    side = seat_bit(state.run[YOU])
    if state.is_joint(card):
        side = state.owners_of(card)
    enter(state, card, side, ready, events)


def _modify(state: Position, number: i64, until: i64) -> None:
    """Add a modifier for a time, to the cards it concerns."""
    run, row = state.run, number * MODIFIER_WIDTH
    wanted, counter = (
        state.tables.modifiers[row + MODIFIER_FILTER],
        state.tables.modifiers[row + MODIFIER_COUNTER],
    )
    if counter >= 0:
        state.used[counter] = u8(0)
    special = state.tables.filter(wanted, FILTER_SPECIAL) if wanted >= 0 else i64(0)
    if special == THOSE:
        for card in state.that:
            _add_brief(state, number, run[SIDE_OF], run[YOU], until, card)
        return
    bound = run[SOURCE] if special == ITSELF else i64(-1)
    _add_brief(state, number, run[SIDE_OF], run[YOU], until, bound)


def _add_brief(state: Position, number: i64, side: i64, seat: i64, until: i64, card: i64) -> None:
    """Record a modifier for a time; a special ability's round may be a full one by agreement.

    Rules: HM-EDGE-ABILITY-01.
    """
    if state.agreed[LASTING] and state.run[SOURCE] >= ABILITY and until == UNTIL_ROUND_END:
        until, seat = UNTIL_NEXT_TURN, state.run[OWNER]
    state.add_brief(number, side, seat, until, card)


def _emit_card(events: Events | None, kind: str, card: i64) -> None:
    if events is not None:
        events.emit(kind, {"card": int(card)})
