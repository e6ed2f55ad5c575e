"""Effects carried out op by op: an interpreter that stops where somebody has to decide.

`cards.columns` names the arguments of each op.
Rules: HM-ACTION-01, HM-ACT-01, HM-TERM-04, HM-GOLD-01.
"""

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from velkahra.core.contract.events import Events
from velkahra.games.hammer.cards.card_ids import ABILITY, CARDS
from velkahra.games.hammer.cards.columns import (
    EFFECT_START,
    FILTER_SPECIAL,
    MODIFIER_COUNTER,
    MODIFIER_FILTER,
    MODIFIER_WIDTH,
    OP_ALL_FILTER,
    OP_CASE_ELSE,
    OP_CASE_OPTION,
    OP_CHANCE_LOST,
    OP_CHANCE_PERCENT,
    OP_CHOOSE_AMOUNT,
    OP_CHOOSE_FILTER,
    OP_CHOOSE_PER_TEAM,
    OP_CHOOSE_UP_TO,
    OP_CONVERT_MOST,
    OP_CONVERT_RATE,
    OP_CONVERT_WHO,
    OP_COUNTED_AMOUNT,
    OP_COUNTED_WHO,
    OP_DEED,
    OP_DEPLOY_FROM_DECK,
    OP_DEPLOY_READY,
    OP_DISCARD_PICKER,
    OP_DO_UNTIL,
    OP_EACH_END,
    OP_EACH_WHO,
    OP_GAIN_BM,
    OP_GAIN_SB,
    OP_GAIN_WHO,
    OP_IF_CONDITION,
    OP_IF_ELSE,
    OP_JUMP_TO,
    OP_LOOK_TO,
    OP_LOOK_WHO,
    OP_MAY_ELSE,
    OP_MODIFY_MODIFIER,
    OP_MODIFY_UNTIL,
    OP_NEXT_LOOP,
    OP_RANDOM_AMOUNT,
    OP_RANDOM_FILTER,
    OP_RECOVER_TO,
    OP_RESTOCK_NUMBER,
    OP_SEARCH_FILTER,
    OP_SEARCH_INTO_PLAY,
    OP_SEARCH_MOST,
    OP_SIFT_LOOKED,
    OP_STEAL_BM,
    OP_STEAL_FROM,
    OP_STEAL_INFO_AMOUNT,
    OP_STEAL_INFO_FROM,
    OP_STEAL_INFO_NAMED,
    OP_STEAL_INFO_TO,
    OP_STEAL_SB,
    OP_STEAL_TO,
    OP_TARGET_GROUP,
    OP_WIDTH,
)
from velkahra.games.hammer.cards.opcodes import (
    ITSELF,
    NO_CONVERT,
    NO_COPY,
    NO_DISCARD,
    NO_INFO,
    NO_LOOK,
    NO_UNTIRE,
    O_ALL,
    O_BOUNCE,
    O_CASE,
    O_CHANCE,
    O_CONVERT,
    O_DEPLOY,
    O_DESTROY,
    O_DETAIN,
    O_DRAW,
    O_EACH,
    O_END,
    O_GAIN,
    O_GAIN_INFO,
    O_IF,
    O_JUMP,
    O_LOOK_HAND,
    O_LOOK_TOP,
    O_LOSE,
    O_MAY,
    O_MILL,
    O_MODIFY,
    O_NEXT,
    O_PEEK,
    O_RANDOM,
    O_RECOVER,
    O_RESTOCK,
    O_SACRIFICE,
    O_SEARCH,
    O_SELF,
    O_SIFT,
    O_STEAL,
    O_STEAL_INFO,
    O_TARGET,
    O_TIRE,
    O_UNTIRE,
    PICKED_BY_CHANCE,
    PICKED_BY_YOU,
    RECOVER_TO_DECK,
    RECOVER_TO_HAND,
    THOSE,
    UNTIL_GAME_END,
    UNTIL_NEXT_TURN,
    UNTIL_ROUND_END,
)
from velkahra.games.hammer.rules.chapters.harm import hurts
from velkahra.games.hammer.rules.chapters.match import amount, holds, matches
from velkahra.games.hammer.rules.chapters.modify import forbidden, immune
from velkahra.games.hammer.rules.chapters.supply import gain, lose, show_hand, steal, unknown
from velkahra.games.hammer.rules.chapters.teams import in_order, meant, opponents, partners
from velkahra.games.hammer.rules.chapters.zones import (
    destroy,
    die,
    enter,
    place_on_top,
    room_for,
    shuffle,
    tire,
    to_hand,
)
from velkahra.games.hammer.rules.frames.effects import (
    CHOOSE_DEED,
    CHOOSE_FILTER,
    CHOOSE_HOLDER,
    FOR_EFFECT,
    push_change,
    push_choose,
    push_coin,
    push_copy,
    push_draws,
    push_lose_card,
    push_may,
    push_mill,
    push_own_discard,
    push_pick,
    push_restock,
    push_row,
    push_run,
    push_search,
    push_steal_row,
    push_take_card,
)
from velkahra.games.hammer.rules.frames.turn import FOR_LOOKING, push_look
from velkahra.games.hammer.rules.state import (
    DECK,
    EACH,
    EFFECT_OF,
    GIVES_BACK,
    HAND,
    IN_PLAY,
    LASTING,
    OPTION,
    OWNER,
    PC,
    PILE,
    READY,
    RUN,
    SIDE_OF,
    SOURCE,
    YOU,
    Position,
    filled,
)


def prepare(state: Position, effect: i64, source: i64, you: i64, side: i64) -> None:
    """Begin to choose for an effect that a team starts; what was chosen before is forgotten."""
    state.run = filled(RUN, -1)
    state.run[EFFECT_OF] = effect
    state.run[SOURCE] = source
    state.run[YOU] = you
    state.run[OWNER] = you
    state.run[SIDE_OF] = side
    state.run[EACH] = 0
    state.targets = vec[i64]()
    state.groups = vec[i64]()
    state.that = vec[i64]()
    state.controllers = vec[i64]()


def start(state: Position) -> None:
    """Carry out the effect that was prepared, with what was chosen for it."""
    state.run[PC] = state.tables.effect(state.run[EFFECT_OF], EFFECT_START)
    push_run(state, state.run[OWNER])


def finish(state: Position) -> None:
    """Forget the effect that was carried out."""
    state.run = filled(RUN, -1)
    state.targets = vec[i64]()
    state.groups = vec[i64]()
    state.that = vec[i64]()
    state.controllers = vec[i64]()


def step(state: Position, events: Events | None) -> None:
    """Carry out one op of the effect that is on top of the stack."""
    at = state.run[PC] * OP_WIDTH
    op = state.tables.ops[at]
    state.run[PC] += 1
    if op == O_END:
        state.drop()
        finish(state)
    elif op < O_TARGET:
        _steer(state, op, at, events)
    elif op < O_GAIN:
        _select(state, op, at)
    elif op < O_DESTROY and op != O_RECOVER:
        _on_teams(state, op, at, events)
    else:
        _on_cards(state, op, at, events)


def _steer(state: Position, op: i64, at: i64, events: Events | None) -> None:
    ops, run = state.tables.ops, state.run
    if op == O_JUMP:
        run[PC] = ops[at + OP_JUMP_TO]
    elif op == O_CASE:
        if run[OPTION] != ops[at + OP_CASE_OPTION]:
            run[PC] = ops[at + OP_CASE_ELSE]
    elif op == O_IF:
        if not holds(state, ops[at + OP_IF_CONDITION], run[YOU], run[SIDE_OF], run[SOURCE]):
            run[PC] = ops[at + OP_IF_ELSE]
    elif op == O_MAY:
        push_may(state, run[YOU], ops[at + OP_MAY_ELSE])
    elif op == O_EACH:
        _begin_each(state, at)
    elif op == O_NEXT:
        _next_each(state, ops[at + OP_NEXT_LOOP])
    elif op == O_CHANCE:
        push_coin(
            state, run[YOU], ops[at + OP_CHANCE_PERCENT], FOR_EFFECT, ops[at + OP_CHANCE_LOST]
        )
    elif events is not None:
        events.emit("manual", {"seat": int(run[YOU]), "card": int(run[SOURCE])})


def _begin_each(state: Position, at: i64) -> None:
    seats: i64 = 0
    for seat in meant(state, state.tables.ops[at + OP_EACH_WHO]):
        seats |= i64(1) << seat
    state.run[EACH] = seats
    if not seats:
        state.run[PC] = state.tables.ops[at + OP_EACH_END]
        return
    _pass_to_next(state)


def _pass_to_next(state: Position) -> None:
    seat = in_order(state, state.run[EACH])[0]
    state.run[EACH] &= ~(i64(1) << seat)
    state.run[YOU] = seat


def _next_each(state: Position, start_of_loop: i64) -> None:
    if state.run[EACH]:
        _pass_to_next(state)
        state.run[PC] = start_of_loop
    else:
        state.run[YOU] = state.run[OWNER]


def _select(state: Position, op: i64, at: i64) -> None:
    """Begin a new list of cards that the next op works on."""
    ops, run = state.tables.ops, state.run
    state.that = vec[i64]()
    if op == O_TARGET:
        _take_targets(state, ops[at + OP_TARGET_GROUP])
    elif op == O_SELF:
        state.that = append(state.that, run[SOURCE])
    elif op == O_ALL:
        for card in range(CARDS):
            if matches(state, ops[at + OP_ALL_FILTER], card, run[YOU], run[SIDE_OF], run[SOURCE]):
                state.that = append(state.that, card)
    elif op == O_RANDOM:
        push_pick(
            state, ops[at + OP_RANDOM_FILTER], _number(state, ops[at + OP_RANDOM_AMOUNT], run[YOU])
        )
    else:
        _ask_for_cards(state, at)


def _ask_for_cards(state: Position, at: i64) -> None:
    ops, you = state.tables.ops, state.run[YOU]
    number = _number(state, ops[at + OP_CHOOSE_AMOUNT], you)
    deed = ops[at + OP_CHOOSE_UP_TO] | (ops[at + OP_DEED] << 8)
    if not ops[at + OP_CHOOSE_PER_TEAM]:
        push_choose(state, you, ops[at + OP_CHOOSE_FILTER], number, deed, holder=-1)
        return
    seats = in_order(state, opponents(state, state.run[SIDE_OF]))
    for place in range(i64(len(seats)) - 1, i64(-1), i64(-1)):
        push_choose(state, you, ops[at + OP_CHOOSE_FILTER], number, deed, seats[place])


def _number(state: Position, number: i64, you: i64) -> i64:
    return amount(state, number, you, state.run[SIDE_OF], state.run[SOURCE])


def _take_targets(state: Position, group: i64) -> None:
    """Take the targets of a group, those left out that have become illegal.

    Rules: HM-TARGET-01, HM-EDGE-TARGET-04.
    """
    first = state.groups[group] if group < len(state.groups) else i64(len(state.targets))
    end = i64(len(state.targets))
    if group + 1 < len(state.groups):
        end = state.groups[group + 1]
    for place in range(first, end):
        state.that = append(state.that, state.targets[place])


def may_choose(state: Position, card: i64) -> bool:
    """Say whether a card may be chosen while an effect is carried out.

    Nothing that would harm a partner may be. Rules: HM-COOP-02, HM-EDGE-TARGET-02.
    """
    run, holder = state.run, state.slot(CHOOSE_HOLDER)
    wanted = state.slot(CHOOSE_FILTER)
    if not matches(state, wanted, card, run[YOU], run[SIDE_OF], run[SOURCE]):
        return False
    if holder >= 0 and not (state.controllers_of(card) >> holder) & 1:
        return False
    op = op_to_come(state)
    if op == O_DEPLOY and not room_for(state, run[YOU], card):
        return False
    if hurts(op) and state.controllers_of(card) & partners(state, run[SIDE_OF]):
        return False
    return all(other != card for other in state.that)


def may_choose_fewer(state: Position) -> bool:
    """Say whether fewer cards than asked for may be chosen."""
    return state.slot(CHOOSE_DEED) & 1 == 1


def op_to_come(state: Position) -> i64:
    """Return the op that the chosen cards are for."""
    return state.slot(CHOOSE_DEED) >> 8


def _on_teams(state: Position, op: i64, at: i64, events: Events | None) -> None:
    ops = state.tables.ops
    if op <= O_LOSE:
        _give_or_take(state, op, at, events)
    elif op == O_STEAL:
        _steal(state, at, events)
    elif op == O_CONVERT:
        _offer_change(state, at)
    elif op == O_STEAL_INFO:
        _steal_info(state, at, events)
    elif op in (O_PEEK, O_LOOK_HAND):
        _look(state, op, at, events)
    elif op == O_SIFT:
        _look_at_top(state, state.run[YOU], state.run[YOU], ops[at + OP_SIFT_LOOKED], at)
    elif op == O_SEARCH:
        push_search(
            state,
            state.run[YOU],
            ops[at + OP_SEARCH_FILTER],
            ops[at + OP_SEARCH_MOST],
            ops[at + OP_SEARCH_INTO_PLAY],
        )
    elif op == O_RESTOCK:
        push_restock(state, _group(state), ops[at + OP_RESTOCK_NUMBER])
    else:
        _for_each_team(state, op, at)


def _victims(state: Position, word: i64) -> vec[i64]:
    """List the teams that a harmful op means: partners are spared. Rules: HM-EDGE-COOP-02."""
    out: vec[i64] = vec[i64](capacity=5)
    friends = partners(state, state.run[SIDE_OF])
    for seat in meant(state, word):
        if not (friends >> seat) & 1:
            out = append(out, seat)
    return out


def _give_or_take(state: Position, op: i64, at: i64, events: Events | None) -> None:
    ops = state.tables.ops
    for seat in (
        meant(state, ops[at + OP_GAIN_WHO])
        if op == O_GAIN
        else _victims(state, ops[at + OP_GAIN_WHO])
    ):
        sb, bm = (
            _number(state, ops[at + OP_GAIN_SB], seat),
            _number(state, ops[at + OP_GAIN_BM], seat),
        )
        if op == O_GAIN:
            gain(state, seat, sb, bm, events)
        else:
            lose(state, seat, sb, bm, events)


def _offer_change(state: Position, at: i64) -> None:
    """Let each team meant turn SB into BM at another rate."""
    ops = state.tables.ops
    seats = meant(state, ops[at + OP_CONVERT_WHO])
    for place in range(i64(len(seats)) - 1, i64(-1), i64(-1)):
        if not forbidden(state, seats[place], NO_CONVERT, -1, -1):
            push_change(state, seats[place], ops[at + OP_CONVERT_RATE], ops[at + OP_CONVERT_MOST])


def _for_each_team(state: Position, op: i64, at: i64) -> None:
    """Let each team meant draw, learn, discard, lose cards of its deck or have it looked at."""
    ops, you = state.tables.ops, state.run[YOU]
    harmless = op in (O_GAIN_INFO, O_DRAW)
    seats = (
        meant(state, ops[at + OP_COUNTED_WHO])
        if harmless
        else _victims(state, ops[at + OP_COUNTED_WHO])
    )
    for place in range(i64(len(seats)) - 1, i64(-1), i64(-1)):
        seat = seats[place]
        number = _number(state, ops[at + OP_COUNTED_AMOUNT], seat)
        if op == O_GAIN_INFO:
            if not forbidden(state, seat, NO_INFO, -1, -1):
                push_row(state, seat, number)
        elif op == O_DRAW:
            push_draws(state, seat, number)
        elif op == O_MILL:
            push_mill(state, seat, number)
        elif op == O_LOOK_TOP:
            _look_at_top(state, you, seat, number, FOR_LOOKING)
        elif not forbidden(state, you, NO_DISCARD, -1, seat):
            _discard(state, you, seat, number, ops[at + OP_DISCARD_PICKER])


def _discard(state: Position, you: i64, seat: i64, number: i64, picker: i64) -> None:
    """Make a team discard; a joint card of a partner stays.

    Rules: HM-EDGE-COOP-12, HM-EDGE-COOP-26.
    """
    spared = partners(state, state.run[SIDE_OF])
    if picker == PICKED_BY_CHANCE:
        push_lose_card(state, seat, number, spared)
    elif picker == PICKED_BY_YOU and seat != you:
        push_take_card(state, you, seat, number, spared)
    else:
        push_own_discard(state, seat, number)


def _look_at_top(state: Position, viewer: i64, seat: i64, number: i64, purpose: i64) -> None:
    number = min(number, state.in_zone(i64(1) << seat, DECK))
    if number:
        push_look(state, viewer, seat, number, number, purpose)


def _steal(state: Position, at: i64, events: Events | None) -> None:
    """Steal points; each ally steals in its turn. Rules: HM-STEAL-01."""
    ops = state.tables.ops
    thieves = meant(state, ops[at + OP_STEAL_TO])
    for victim in _victims(state, ops[at + OP_STEAL_FROM]):
        for thief in thieves:
            sb, bm = (
                _number(state, ops[at + OP_STEAL_SB], thief),
                _number(state, ops[at + OP_STEAL_BM], thief),
            )
            steal(state, thief, victim, sb, bm, events)


def _steal_info(state: Position, at: i64, events: Events | None) -> None:
    """Steal pieces: by chance, or the one that is named. Rules: HM-INFO-05, HM-EDGE-INFO-04."""
    ops = state.tables.ops
    victims, thieves = (
        _victims(state, ops[at + OP_STEAL_INFO_FROM]),
        meant(state, ops[at + OP_STEAL_INFO_TO]),
    )
    for one in range(i64(len(victims)) - 1, i64(-1), i64(-1)):
        for other in range(i64(len(thieves)) - 1, i64(-1), i64(-1)):
            victim, thief = victims[one], thieves[other]
            if forbidden(state, thief, NO_COPY, -1, victim):
                continue
            if events is not None:
                events.emit("stole-info", {"seat": int(thief), "other": int(victim)})
            number = _number(state, ops[at + OP_STEAL_INFO_AMOUNT], thief)
            if ops[at + OP_STEAL_INFO_NAMED]:
                _peek(state, thief, victim, events)
                push_steal_row(state, thief, victim, number)
            else:
                push_copy(state, thief, victim, number, copied=0)


def _look(state: Position, op: i64, at: i64, events: Events | None) -> None:
    ops = state.tables.ops
    for viewer in meant(state, ops[at + OP_LOOK_TO]):
        for seat in _victims(state, ops[at + OP_LOOK_WHO]):
            if op == O_PEEK:
                _peek(state, viewer, seat, events)
            elif not forbidden(state, viewer, NO_LOOK, -1, seat):
                show_hand(state, seat, viewer, events)


def _peek(state: Position, viewer: i64, seat: i64, events: Events | None) -> None:
    state.see_rows(viewer, seat, state.rows[seat])
    if events is not None:
        events.emit("peeked", {"seat": int(viewer), "other": int(seat)})
        for row in range(state.pieces):
            if (state.rows[seat] >> row) & 1:
                facts = {"seat": int(viewer), "other": int(seat), "row": int(row + 1)}
                events.emit_to(viewer, "saw-row", facts)


def _group(state: Position) -> i64:
    """Give the owners of the joint deck that the card comes from, as seats."""
    source = state.run[SOURCE]
    return state.owners_of(source) if source < CARDS else i64(0)


def _on_cards(state: Position, op: i64, at: i64, events: Events | None) -> None:
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
        shuffle(state, i64(1) << state.run[YOU])


def _do_to(state: Position, op: i64, card: i64, until: i64, events: Events | None) -> None:
    """Do to a card in play what an op says; partners are spared.

    Rules: HM-CARD-04, HM-EDGE-SPY-03, HM-EDGE-COOP-02.
    """
    run = state.run
    side, source = run[SIDE_OF], run[SOURCE]
    if hurts(op) and state.controllers_of(card) & partners(state, side):
        return
    if op == O_DESTROY:
        destroy(state, card, side, source, events)
        return
    if op == O_SACRIFICE:
        die(state, card, side, "sacrificed", events)
        return
    if immune(state, card, side, source, op, False):
        return
    if op in (O_TIRE, O_DETAIN):
        tire(state, card, op == O_DETAIN)
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
    state.control[card] = u8(i64(1) << you)
    tire(state, card, False)
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
    side = i64(1) << state.run[YOU]
    if state.is_joint(card):
        side = state.owners_of(card)
    enter(state, card, side, ready, events)


def _modify(state: Position, number: i64, until: i64) -> None:
    """Let a modifier hold for a time; for the cards it is about, if that is this one or those."""
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
    """Note what holds for a time; a special ability's round may be agreed to be a full one.

    Rules: HM-EDGE-ABILITY-01.
    """
    if state.agreed[LASTING] and state.run[SOURCE] >= ABILITY and until == UNTIL_ROUND_END:
        until, seat = UNTIL_NEXT_TURN, state.run[OWNER]
    state.add_brief(number, side, seat, until, card)


def _emit_card(events: Events | None, kind: str, card: i64) -> None:
    if events is not None:
        events.emit(kind, {"card": int(card)})


def nothing_left(state: Position, seat: i64) -> bool:
    """Say whether a team has every piece or is owed it. Rules: HM-EDGE-INFO-02."""
    return unknown(state, seat) == 0
