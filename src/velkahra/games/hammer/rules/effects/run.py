"""Effects carried out op by op: an interpreter that stops where somebody has to decide.

`cards.columns` names the arguments of each op.
Rules: HM-ACTION-01, HM-ACT-01, HM-TERM-04, HM-GOLD-01.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.games.hammer.cards.card_ids import CARDS
from velkahra.games.hammer.cards.columns import (
    EFFECT_START,
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
    OP_DISCARD_PICKER,
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
    OP_NEXT_LOOP,
    OP_RANDOM_AMOUNT,
    OP_RANDOM_FILTER,
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
    NO_CONVERT,
    NO_COPY,
    NO_DISCARD,
    NO_INFO,
    NO_LOOK,
    O_ALL,
    O_CASE,
    O_CHANCE,
    O_CONVERT,
    O_DEPLOY,
    O_DESTROY,
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
    O_NEXT,
    O_PEEK,
    O_RANDOM,
    O_RECOVER,
    O_RESTOCK,
    O_SEARCH,
    O_SELF,
    O_SIFT,
    O_STEAL,
    O_STEAL_INFO,
    O_TARGET,
    PICKED_BY_CHANCE,
    PICKED_BY_YOU,
)
from velkahra.games.hammer.rules.arrays import filled, seat_bit
from velkahra.games.hammer.rules.chapters.teams import in_order, opponents, partners, teams_meant
from velkahra.games.hammer.rules.chapters.zones import (
    room_for,
)
from velkahra.games.hammer.rules.effects.deeds import do_to_cards
from velkahra.games.hammer.rules.effects.harm import hurts_partner
from velkahra.games.hammer.rules.effects.match import amount, holds, matches
from velkahra.games.hammer.rules.effects.modify import forbidden
from velkahra.games.hammer.rules.effects.supply import (
    gain_points,
    lose_points,
    show_hand,
    steal_points,
    unknown_rows,
)
from velkahra.games.hammer.rules.frames.effects import (
    CHOOSE_DEED,
    CHOOSE_FILTER,
    CHOOSE_HOLDER,
    DEED_SHIFT,
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
from velkahra.games.hammer.rules.state import Position
from velkahra.games.hammer.rules.values import (
    CORRECTED,
    DECK,
    EACH,
    EFFECT_OF,
    OPTION,
    OWNER,
    PC,
    RUN,
    SIDE_OF,
    SOURCE,
    YOU,
)


def prepare_effect(state: Position, effect: i64, source: i64, you: i64, side: i64) -> None:
    """Set the effect that `you`, a team, starts from a source for `side`; forget choices.

    `effect` is its number in the tables, `source` the place where it stands, and `side` are seats
    as bits.
    """
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


def start_effect(state: Position) -> None:
    """Carry out the prepared effect with the choices made for it."""
    state.run[PC] = state.tables.effect(state.run[EFFECT_OF], EFFECT_START)
    push_run(state, state.run[OWNER])


def end_effect(state: Position) -> None:
    """Forget the effect after it was carried out."""
    state.run = filled(RUN, -1)
    state.targets = vec[i64]()
    state.groups = vec[i64]()
    state.that = vec[i64]()
    state.controllers = vec[i64]()


def do_next_op(state: Position, events: Events | None) -> None:
    """Carry out one op of the effect that is on top of the stack."""
    at = state.run[PC] * OP_WIDTH
    op = state.tables.ops[at]
    state.run[PC] += 1
    if op == O_END:
        state.drop()
        end_effect(state)
    elif op < O_TARGET:
        _jump(state, op, at, events)
    elif op < O_GAIN:
        _select(state, op, at)
    elif op < O_DESTROY and op != O_RECOVER:
        _on_teams(state, op, at, events)
    else:
        do_to_cards(state, op, at, events)


def _jump(state: Position, op: i64, at: i64, events: Events | None) -> None:
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
    for seat in teams_meant(state, state.tables.ops[at + OP_EACH_WHO]):
        seats |= seat_bit(seat)
    state.run[EACH] = seats
    if not seats:
        state.run[PC] = state.tables.ops[at + OP_EACH_END]
        return
    _pass_to_next(state)


def _pass_to_next(state: Position) -> None:
    seat = in_order(state, state.run[EACH])[0]
    state.run[EACH] &= ~seat_bit(seat)
    state.run[YOU] = seat


def _next_each(state: Position, start_of_loop: i64) -> None:
    if state.run[EACH]:
        _pass_to_next(state)
        state.run[PC] = start_of_loop
    else:
        state.run[YOU] = state.run[OWNER]


def _select(state: Position, op: i64, at: i64) -> None:
    """Begin a new list of cards for the next op."""
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
            state, ops[at + OP_RANDOM_FILTER], _amount(state, ops[at + OP_RANDOM_AMOUNT], run[YOU])
        )
    else:
        _ask_for_cards(state, at)


def _ask_for_cards(state: Position, at: i64) -> None:
    ops, you = state.tables.ops, state.run[YOU]
    number = _amount(state, ops[at + OP_CHOOSE_AMOUNT], you)
    deed = ops[at + OP_CHOOSE_UP_TO] | (ops[at + OP_DEED] << DEED_SHIFT)
    if not ops[at + OP_CHOOSE_PER_TEAM]:
        push_choose(state, you, ops[at + OP_CHOOSE_FILTER], number, deed, holder=-1)
        return
    seats = in_order(state, opponents(state, state.run[SIDE_OF]))
    for place in range(i64(len(seats)) - 1, i64(-1), i64(-1)):
        push_choose(state, you, ops[at + OP_CHOOSE_FILTER], number, deed, seats[place])


def _amount(state: Position, number: i64, you: i64) -> i64:
    return amount(state, number, you, state.run[SIDE_OF], state.run[SOURCE])


def _take_targets(state: Position, group: i64) -> None:
    """Select the targets of a group that are still legal. Rules: HM-TARGET-01, HM-EDGE-TARGET-04.

    Rules: HM-TARGET-01, HM-EDGE-TARGET-04.
    """
    first = state.groups[group] if group < len(state.groups) else i64(len(state.targets))
    end = i64(len(state.targets))
    if group + 1 < len(state.groups):
        end = state.groups[group + 1]
    for place in range(first, end):
        state.that = append(state.that, state.targets[place])


def may_choose(state: Position, card: i64) -> bool:
    """Return whether a card may be chosen while an effect is carried out.

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
    if hurts_partner(state, op) and state.controllers_of(card) & partners(state, run[SIDE_OF]):
        return False
    return all(other != card for other in state.that)


def may_choose_fewer(state: Position) -> bool:
    """Return whether fewer cards than asked for may be chosen."""
    return state.slot(CHOOSE_DEED) & 1 == 1


def op_to_come(state: Position) -> i64:
    """Return the op (`opcodes.OP`) that the chosen cards are for."""
    return state.slot(CHOOSE_DEED) >> DEED_SHIFT


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
    """List the teams that a harmful op affects: partners are spared. Rules: HM-EDGE-COOP-02."""
    out: vec[i64] = vec[i64](capacity=5)
    friends = partners(state, state.run[SIDE_OF])
    for seat in teams_meant(state, word):
        if not (friends >> seat) & 1:
            out = append(out, seat)
    return out


def _give_or_take(state: Position, op: i64, at: i64, events: Events | None) -> None:
    ops = state.tables.ops
    for seat in (
        teams_meant(state, ops[at + OP_GAIN_WHO])
        if op == O_GAIN
        else _victims(state, ops[at + OP_GAIN_WHO])
    ):
        sb, bm = (
            _amount(state, ops[at + OP_GAIN_SB], seat),
            _amount(state, ops[at + OP_GAIN_BM], seat),
        )
        if op == O_GAIN:
            gain_points(state, seat, sb, bm, events)
        else:
            lose_points(state, seat, sb, bm, events)


def _offer_change(state: Position, at: i64) -> None:
    """Push the conversion of SB into BM at another rate for each team affected."""
    ops = state.tables.ops
    seats = teams_meant(state, ops[at + OP_CONVERT_WHO])
    for place in range(i64(len(seats)) - 1, i64(-1), i64(-1)):
        if not forbidden(state, seats[place], NO_CONVERT, -1, -1):
            push_change(state, seats[place], ops[at + OP_CONVERT_RATE], ops[at + OP_CONVERT_MOST])


def _for_each_team(state: Position, op: i64, at: i64) -> None:
    """Apply an op to each team affected: draw, learn, discard, mill or look."""
    ops, you = state.tables.ops, state.run[YOU]
    harmless = op in (O_GAIN_INFO, O_DRAW)
    seats = (
        teams_meant(state, ops[at + OP_COUNTED_WHO])
        if harmless
        else _victims(state, ops[at + OP_COUNTED_WHO])
    )
    for place in range(i64(len(seats)) - 1, i64(-1), i64(-1)):
        seat = seats[place]
        number = _amount(state, ops[at + OP_COUNTED_AMOUNT], seat)
        if op == O_GAIN_INFO:
            if not forbidden(state, seat, NO_INFO, -1, -1):
                push_row(state, seat, number)
        elif op == O_DRAW:
            push_draws(state, seat, number)
        elif op == O_MILL:
            push_mill(state, seat, number)
        elif op == O_LOOK_TOP:
            _look_at_top(state, you, seat, number, FOR_LOOKING)
        elif not forbidden(state, _cause(state), NO_DISCARD, -1, seat):
            _discard(state, you, seat, number, ops[at + OP_DISCARD_PICKER])


def _cause(state: Position) -> i64:
    """Return the team whose effect it is, also while another one stands for "you"."""
    return state.run[OWNER] if state.agreed[CORRECTED] else state.run[YOU]


def _discard(state: Position, you: i64, seat: i64, number: i64, picker: i64) -> None:
    """Push the discards of a team; joint cards of a partner stay.

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
    number = min(number, state.in_zone(seat_bit(seat), DECK))
    if number:
        push_look(state, viewer, seat, number, number, purpose)


def _steal(state: Position, at: i64, events: Events | None) -> None:
    """Steal points; each ally steals in its turn. Rules: HM-STEAL-01."""
    ops = state.tables.ops
    thieves = teams_meant(state, ops[at + OP_STEAL_TO])
    for victim in _victims(state, ops[at + OP_STEAL_FROM]):
        for thief in thieves:
            sb, bm = (
                _amount(state, ops[at + OP_STEAL_SB], thief),
                _amount(state, ops[at + OP_STEAL_BM], thief),
            )
            steal_points(state, thief, victim, sb, bm, events)


def _steal_info(state: Position, at: i64, events: Events | None) -> None:
    """Steal pieces: by chance, or the one that is named. Rules: HM-INFO-05, HM-EDGE-INFO-04."""
    ops = state.tables.ops
    victims, thieves = (
        _victims(state, ops[at + OP_STEAL_INFO_FROM]),
        teams_meant(state, ops[at + OP_STEAL_INFO_TO]),
    )
    for one in range(i64(len(victims)) - 1, i64(-1), i64(-1)):
        for other in range(i64(len(thieves)) - 1, i64(-1), i64(-1)):
            victim, thief = victims[one], thieves[other]
            if forbidden(state, thief, NO_COPY, -1, victim):
                continue
            if events is not None:
                events.emit("stole-info", {"seat": int(thief), "other": int(victim)})
            number = _amount(state, ops[at + OP_STEAL_INFO_AMOUNT], thief)
            if ops[at + OP_STEAL_INFO_NAMED]:
                _peek(state, thief, victim, events)
                push_steal_row(state, thief, victim, number)
            else:
                push_copy(state, thief, victim, number, copied=0)


def _look(state: Position, op: i64, at: i64, events: Events | None) -> None:
    ops = state.tables.ops
    for viewer in teams_meant(state, ops[at + OP_LOOK_TO]):
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
    """Return the owners of the joint deck that the card comes from, as seats."""
    source = state.run[SOURCE]
    return state.owners_of(source) if source < CARDS else i64(0)


def nothing_left(state: Position, seat: i64) -> bool:
    """Return whether a team has every piece or will get it. Rules: HM-EDGE-INFO-02."""
    return unknown_rows(state, seat) == 0
