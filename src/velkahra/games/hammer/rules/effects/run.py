"""Effects carried out op by op: an interpreter that stops where somebody has to decide.

`cards.columns` names the arguments of each op.
Rules: HM-ACTION-01, HM-ACT-01, HM-TERM-04, HM-GOLD-01.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.games.hammer.cards import card_ids, columns, opcodes
from velkahra.games.hammer.rules import arrays, decision, frames, values
from velkahra.games.hammer.rules.chapters import teams, zones
from velkahra.games.hammer.rules.effects import deeds, harm, match, modify, supply
from velkahra.games.hammer.rules.state import Position

NO_EFFECT: Final = arrays.filled(values.RUN, -1)


def prepare_effect(state: Position, effect: i64, source: i64, you: i64, side: i64) -> None:
    """Set the effect that `you`, a team, starts from a source for `side`; forget choices.

    `effect` is its number in the tables, `source` the place where it stands, and `side` are seats
    as bits.
    """
    end_effect(state)
    state.run[values.EFFECT_OF] = effect
    state.run[values.SOURCE] = source
    state.run[values.YOU] = you
    state.run[values.OWNER] = you
    state.run[values.SIDE_OF] = side
    state.run[values.EACH] = 0


def start_effect(state: Position) -> None:
    """Carry out the prepared effect with the choices made for it."""
    state.run[values.PC] = state.tables.effect(state.run[values.EFFECT_OF], columns.EFFECT_START)
    state.push(frames.RUN, state.run[values.OWNER])


def end_effect(state: Position) -> None:
    """Forget the effect that was prepared or carried out, and the choices for it."""
    state.run = NO_EFFECT[:]
    state.targets = vec[i64]()
    state.groups = vec[i64]()
    state.that = vec[i64]()
    state.controllers = vec[i64]()


@final
class Run(decision.Step):
    """The effect that was prepared is carried out."""

    def resolve(self, state: Position, events: Events | None) -> None:
        """Carry out one op of the effect that is on top of the stack."""
        at = state.run[values.PC] * columns.OP_WIDTH
        op = state.tables.ops[at]
        state.run[values.PC] += 1
        if op == opcodes.O_END:
            state.drop()
            end_effect(state)
        elif op < opcodes.O_TARGET:
            _jump(state, op, at, events)
        elif op < opcodes.O_GAIN:
            _select(state, op, at)
        elif op < opcodes.O_DESTROY and op != opcodes.O_RECOVER:
            _on_teams(state, op, at, events)
        else:
            deeds.do_to_cards(state, op, at, events)


def _jump(state: Position, op: i64, at: i64, events: Events | None) -> None:
    ops, run = state.tables.ops, state.run
    if op == opcodes.O_JUMP:
        run[values.PC] = ops[at + columns.OP_JUMP_TO]
    elif op == opcodes.O_CASE:
        if run[values.OPTION] != ops[at + columns.OP_CASE_OPTION]:
            run[values.PC] = ops[at + columns.OP_CASE_ELSE]
    elif op == opcodes.O_IF:
        condition, side = ops[at + columns.OP_IF_CONDITION], run[values.SIDE_OF]
        if not match.holds(state, condition, run[values.YOU], side, run[values.SOURCE]):
            run[values.PC] = ops[at + columns.OP_IF_ELSE]
    elif op == opcodes.O_MAY:
        state.push(frames.MAY, run[values.YOU], ops[at + columns.OP_MAY_ELSE])
    elif op == opcodes.O_EACH:
        _begin_each(state, at)
    elif op == opcodes.O_NEXT:
        _next_each(state, ops[at + columns.OP_NEXT_LOOP])
    elif op == opcodes.O_CHANCE:
        percent, lost_at = ops[at + columns.OP_CHANCE_PERCENT], ops[at + columns.OP_CHANCE_LOST]
        state.push(frames.COIN, run[values.YOU], percent, frames.FOR_EFFECT, lost_at)
    elif events is not None:
        events.emit("manual", {"seat": int(run[values.YOU]), "card": int(run[values.SOURCE])})


def _begin_each(state: Position, at: i64) -> None:
    seats: i64 = 0
    for seat in teams.teams_meant(state, state.tables.ops[at + columns.OP_EACH_WHO]):
        seats |= arrays.seat_bit(seat)
    state.run[values.EACH] = seats
    if not seats:
        state.run[values.PC] = state.tables.ops[at + columns.OP_EACH_END]
        return
    _pass_to_next(state)


def _pass_to_next(state: Position) -> None:
    seat = teams.in_order(state, state.run[values.EACH])[0]
    state.run[values.EACH] &= ~arrays.seat_bit(seat)
    state.run[values.YOU] = seat


def _next_each(state: Position, start_of_loop: i64) -> None:
    if state.run[values.EACH]:
        _pass_to_next(state)
        state.run[values.PC] = start_of_loop
    else:
        state.run[values.YOU] = state.run[values.OWNER]


def _select(state: Position, op: i64, at: i64) -> None:
    """Begin a new list of cards for the next op."""
    ops, run = state.tables.ops, state.run
    state.that = vec[i64]()
    if op == opcodes.O_TARGET:
        _take_targets(state, ops[at + columns.OP_TARGET_GROUP])
    elif op == opcodes.O_SELF:
        state.that = append(state.that, run[values.SOURCE])
    elif op == opcodes.O_ALL:
        for card in state.cards:
            if _matches(state, ops[at + columns.OP_ALL_FILTER], card):
                state.that = append(state.that, card)
    elif op == opcodes.O_RANDOM:
        number = _amount(state, ops[at + columns.OP_RANDOM_AMOUNT], run[values.YOU])
        state.push(frames.PICK, -1, ops[at + columns.OP_RANDOM_FILTER], number)
    else:
        _ask_for_cards(state, at)


def _ask_for_cards(state: Position, at: i64) -> None:
    ops, you = state.tables.ops, state.run[values.YOU]
    wanted = ops[at + columns.OP_CHOOSE_FILTER]
    number = _amount(state, ops[at + columns.OP_CHOOSE_AMOUNT], you)
    deed = ops[at + columns.OP_CHOOSE_UP_TO] | (ops[at + columns.OP_DEED] << frames.DEED_SHIFT)
    if not ops[at + columns.OP_CHOOSE_PER_TEAM]:
        state.push(frames.CHOOSE, you, wanted, number, deed, -1)
        return
    seats = teams.in_order(state, teams.opponents(state, state.run[values.SIDE_OF]))
    for place in range(i64(len(seats)) - 1, i64(-1), -1):
        state.push(frames.CHOOSE, you, wanted, number, deed, seats[place])


def _amount(state: Position, number: i64, you: i64) -> i64:
    return match.amount(state, number, you, state.run[values.SIDE_OF], state.run[values.SOURCE])


def _matches(state: Position, wanted: i64, card: i64) -> bool:
    run = state.run
    return match.matches(
        state, wanted, card, run[values.YOU], run[values.SIDE_OF], run[values.SOURCE]
    )


def _take_targets(state: Position, group: i64) -> None:
    """Select the targets of a group still legal. Rules: HM-TARGET-01, HM-EDGE-TARGET-04."""
    first = state.groups[group] if group < len(state.groups) else i64(len(state.targets))
    end = i64(len(state.targets))
    if group + 1 < len(state.groups):
        end = state.groups[group + 1]
    for place in range(first, end):
        state.that = append(state.that, state.targets[place])


@final
class Choose(decision.CardChoice):
    """A team chooses cards while an effect is carried out. Rules: HM-COOP-02, HM-EDGE-TARGET-02."""

    def may_choose(self, state: Position, card: i64) -> bool:
        """Return whether a card may be chosen during an effect: a deed may not harm a partner."""
        run, holder = state.run, state.slot(frames.CHOOSE_HOLDER)
        if not _matches(state, state.slot(frames.CHOOSE_FILTER), card):
            return False
        if holder >= 0 and not (state.controllers_of(card) >> holder) & 1:
            return False
        op = op_to_come(state)
        if op == opcodes.O_DEPLOY and not zones.room_for(state, run[values.YOU], card):
            return False
        if harm.hurts_partner(state, op) and state.controllers_of(card) & teams.partners(
            state, run[values.SIDE_OF]
        ):
            return False
        return all(other != card for other in state.that)

    def may_stop(self, state: Position) -> bool:
        """Return whether fewer cards than asked for may be chosen."""
        return state.slot(frames.CHOOSE_DEED) & 1 == 1

    def choose(self, state: Position, card: i64, events: Events | None) -> None:
        """Select the card."""
        state.that = append(state.that, card)


def op_to_come(state: Position) -> i64:
    """Return the op (`opcodes.OPS`) that the chosen cards are for."""
    return state.slot(frames.CHOOSE_DEED) >> frames.DEED_SHIFT


def _on_teams(state: Position, op: i64, at: i64, events: Events | None) -> None:
    ops, you = state.tables.ops, state.run[values.YOU]
    if op <= opcodes.O_LOSE:
        _give_or_take(state, op, at, events)
    elif op == opcodes.O_STEAL:
        _steal(state, at, events)
    elif op == opcodes.O_CONVERT:
        _offer_change(state, at)
    elif op == opcodes.O_STEAL_CLUES:
        _steal_clues(state, at, events)
    elif op in (opcodes.O_PEEK_CLUES, opcodes.O_LOOK_HAND):
        _look(state, op, at, events)
    elif op == opcodes.O_SIFT:
        _look_at_top(state, you, you, ops[at + columns.OP_SIFT_N], at)
    elif op == opcodes.O_SEARCH:
        wanted, number = ops[at + columns.OP_SEARCH_CARDS], ops[at + columns.OP_SEARCH_N]
        state.push(frames.SEARCH, you, wanted, number, ops[at + columns.OP_SEARCH_TO])
    elif op == opcodes.O_RESTOCK:
        source = state.run[values.SOURCE]
        owners = state.owners_of(source) if source < card_ids.CARDS else i64(0)
        state.push(frames.RESTOCK, -1, owners, ops[at + columns.OP_RESTOCK_N])
    else:
        _for_each_team(state, op, at)


def _victims(state: Position, word: i64) -> vec[i64]:
    """List the teams that a harmful op affects: partners are spared. Rules: HM-EDGE-COOP-02."""
    out: vec[i64] = vec[i64](capacity=5)
    friends = teams.partners(state, state.run[values.SIDE_OF])
    for seat in teams.teams_meant(state, word):
        if not (friends >> seat) & 1:
            out = append(out, seat)
    return out


def _give_or_take(state: Position, op: i64, at: i64, events: Events | None) -> None:
    ops, is_gain = state.tables.ops, op == opcodes.O_GAIN
    word = ops[at + columns.OP_SUPPLY_WHO]
    for seat in teams.teams_meant(state, word) if is_gain else _victims(state, word):
        sb = _amount(state, ops[at + columns.OP_SUPPLY_SB], seat)
        bm = _amount(state, ops[at + columns.OP_SUPPLY_BM], seat)
        if is_gain:
            supply.gain_points(state, seat, sb, bm, events)
        else:
            supply.lose_points(state, seat, sb, bm, events)


def _offer_change(state: Position, at: i64) -> None:
    """Push the conversion of SB into BM at another rate for each team affected."""
    ops = state.tables.ops
    seats = teams.teams_meant(state, ops[at + columns.OP_CONVERT_WHO])
    for place in range(i64(len(seats)) - 1, i64(-1), -1):
        if not modify.forbidden(state, seats[place], opcodes.NO_CONVERT, -1, -1):
            rate, most = ops[at + columns.OP_CONVERT_RATE], ops[at + columns.OP_CONVERT_MAX]
            state.push(frames.CHANGE, seats[place], rate, most)


def _for_each_team(state: Position, op: i64, at: i64) -> None:
    """Apply an op to each team affected: draw, learn, discard, mill or look."""
    ops, you = state.tables.ops, state.run[values.YOU]
    harmless = op in (opcodes.O_GAIN_CLUES, opcodes.O_DRAW)
    word = ops[at + columns.OP_COUNT_WHO]
    seats = teams.teams_meant(state, word) if harmless else _victims(state, word)
    for place in range(i64(len(seats)) - 1, i64(-1), -1):
        seat = seats[place]
        number = _amount(state, ops[at + columns.OP_COUNT_N], seat)
        if op == opcodes.O_GAIN_CLUES:
            if not modify.forbidden(state, seat, opcodes.NO_GAIN_CLUES, -1, -1):
                state.push(frames.ROW, seat, number)
        elif op == opcodes.O_DRAW:
            state.push(frames.DRAWS, seat, number)
        elif op == opcodes.O_MILL:
            state.push(frames.MILL, seat, number)
        elif op == opcodes.O_LOOK_TOP:
            _look_at_top(state, you, seat, number, frames.FOR_LOOKING)
        elif not modify.forbidden(state, _cause(state), opcodes.NO_DISCARD, -1, seat):
            _discard(state, you, seat, number, ops[at + columns.OP_DISCARD_PICK])


def _cause(state: Position) -> i64:
    """Return the team whose effect it is, also while another one stands for "you"."""
    return state.run[values.OWNER] if state.agreed[values.CORRECTED] else state.run[values.YOU]


def _discard(state: Position, you: i64, seat: i64, number: i64, picker: i64) -> None:
    """Push discards, sparing joint cards. Rules: HM-EDGE-COOP-12, HM-EDGE-COOP-26."""
    spared = teams.partners(state, state.run[values.SIDE_OF])
    if picker == opcodes.PICKED_BY_CHANCE:
        state.push(frames.LOSE_CARD, seat, number, spared)
    elif picker == opcodes.PICKED_BY_YOU and seat != you:
        state.push(frames.TAKE_CARD, you, seat, number, spared)
    else:
        state.push(frames.OWN_DISCARD, seat, number, -1)


def _look_at_top(state: Position, viewer: i64, seat: i64, number: i64, purpose: i64) -> None:
    number = min(number, state.in_zone(arrays.seat_bit(seat), values.DECK))
    if number:
        state.push(frames.LOOK, viewer, seat, number, number, purpose)


def _steal(state: Position, at: i64, events: Events | None) -> None:
    """Steal points; each ally steals in its turn. Rules: HM-STEAL-01."""
    ops = state.tables.ops
    thieves = teams.teams_meant(state, ops[at + columns.OP_STEAL_TO])
    for victim in _victims(state, ops[at + columns.OP_STEAL_FROM]):
        for thief in thieves:
            sb = _amount(state, ops[at + columns.OP_STEAL_SB], thief)
            bm = _amount(state, ops[at + columns.OP_STEAL_BM], thief)
            supply.steal_points(state, thief, victim, sb, bm, events)


def _steal_clues(state: Position, at: i64, events: Events | None) -> None:
    """Steal clues: by chance, or those the thief picks. Rules: HM-INFO-05, HM-EDGE-INFO-04."""
    ops = state.tables.ops
    victims = _victims(state, ops[at + columns.OP_STEAL_CLUES_FROM])
    thieves = teams.teams_meant(state, ops[at + columns.OP_STEAL_CLUES_TO])
    for one in range(i64(len(victims)) - 1, i64(-1), -1):
        for other in range(i64(len(thieves)) - 1, i64(-1), -1):
            victim, thief = victims[one], thieves[other]
            if modify.forbidden(state, thief, opcodes.NO_STEAL_CLUES, -1, victim):
                continue
            if events is not None:
                events.emit("stole-info", {"seat": int(thief), "other": int(victim)})
            number = _amount(state, ops[at + columns.OP_STEAL_CLUES_N], thief)
            if ops[at + columns.OP_STEAL_CLUES_PICK]:
                _peek(state, thief, victim, events)
                state.push(frames.STEAL_ROW, thief, victim, number)
            else:
                state.push(frames.COPY, thief, victim, number)


def _look(state: Position, op: i64, at: i64, events: Events | None) -> None:
    ops = state.tables.ops
    for viewer in teams.teams_meant(state, ops[at + columns.OP_PEEK_TO]):
        for seat in _victims(state, ops[at + columns.OP_PEEK_WHO]):
            if op == opcodes.O_PEEK_CLUES:
                _peek(state, viewer, seat, events)
            elif not modify.forbidden(state, viewer, opcodes.NO_LOOK_HAND, -1, seat):
                supply.show_hand(state, seat, viewer, events)


def _peek(state: Position, viewer: i64, seat: i64, events: Events | None) -> None:
    state.see_rows(viewer, seat, state.rows[seat])
    if events is not None:
        events.emit("peeked", {"seat": int(viewer), "other": int(seat)})
        for row in range(state.pieces):
            if (state.rows[seat] >> row) & 1:
                facts = {"seat": int(viewer), "other": int(seat), "row": int(row + 1)}
                events.emit_to(viewer, "saw-row", facts)


def nothing_left(state: Position, seat: i64) -> bool:
    """Return whether a team has every clue or will get it. Rules: HM-EDGE-INFO-02."""
    return supply.unknown_rows(state, seat) == 0


DECISIONS: Final[tuple[decision.Decision, ...]] = (
    Choose(frames.CHOOSE, "choose", "enough", left=frames.CHOOSE_LEFT),
    Run(frames.RUN),
)
