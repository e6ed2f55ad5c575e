"""Choices for a card that is played or an ability that is used: an option, a team, targets.

A *demand* is a row of the set's demands: one thing that the prepared effect asks for.

Rules: HM-TARGET-01, HM-TARGET-02, HM-EDGE-TARGET-01, HM-EDGE-TARGET-03, HM-EDGE-TARGET-05.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.games.hammer.cards import columns, opcodes
from velkahra.games.hammer.rules import actions, arrays, decision, frames, listing, values
from velkahra.games.hammer.rules.chapters.teams import opponents, partners
from velkahra.games.hammer.rules.chapters.zones import room_for
from velkahra.games.hammer.rules.effects import harm, match, modify
from velkahra.games.hammer.rules.effects.run import start_effect
from velkahra.games.hammer.rules.state import Position


def first_demand(state: Position) -> i64:
    """Return the index of the first demand of the prepared effect."""
    return state.tables.effect(state.run[values.EFFECT_OF], columns.EFFECT_DEMANDS)


def end_of_demands(state: Position) -> i64:
    """Return the index after the last demand of the prepared effect."""
    effect = state.run[values.EFFECT_OF]
    first = state.tables.effect(effect, columns.EFFECT_DEMANDS)
    return first + state.tables.effect(effect, columns.EFFECT_DEMAND_COUNT)


def applies(state: Position, demand: i64) -> bool:
    """Return whether a demand belongs to the option that was chosen."""
    option = state.tables.demand(demand, columns.DEMAND_OPTION)
    return option < 0 or option == state.run[values.OPTION]


def targets(state: Position, demand: i64) -> vec[i64]:
    """List the cards, ascending, that can be targets of a demand, an index, now.

    Rules: HM-TARGET-01, HM-COOP-02.
    """
    out: vec[i64] = vec[i64](capacity=8)
    zone = state.zone
    within = match.zone_of(state, state.tables.demand(demand, columns.DEMAND_FILTER))
    for card in state.cards:
        if (within < 0 or i64(zone[card]) == within) and may_target(state, demand, card):
            out = append(out, card)
    return out


def may_target(state: Position, demand: i64, card: i64) -> bool:
    """Return whether a card can be a target of a demand, and is not one of its group already."""
    row = demand * columns.DEMAND_WIDTH
    table, run = state.tables.demands, state.run
    deed = table[row + columns.DEMAND_DEED]
    if not match.matches(
        state,
        table[row + columns.DEMAND_FILTER],
        card,
        run[values.YOU],
        run[values.SIDE_OF],
        run[values.SOURCE],
    ):
        return False
    if state.zone[card] == values.IN_PLAY:
        if modify.immune(state, card, run[values.SIDE_OF], run[values.SOURCE], deed, True):
            return False
        theirs = state.controllers_of(card) & partners(state, run[values.SIDE_OF])
        if theirs and harm.hurts_partner(state, deed):
            return False
    if deed == opcodes.O_TIRE and state.tired[card]:
        return False
    if deed == opcodes.O_TAKE and (
        state.is_joint(card) or not room_for(state, run[values.YOU], card)
    ):
        return False
    if deed == opcodes.O_DEPLOY and not room_for(state, run[values.YOU], card):
        return False
    return not _is_target(state, table[row + columns.DEMAND_GROUP], card)


def _is_target(state: Position, group: i64, card: i64) -> bool:
    if group >= len(state.groups):
        return False
    for place in range(state.groups[group], i64(len(state.targets))):
        if state.targets[place] == card:
            return True
    return False


def wanted_targets(state: Position, demand: i64) -> i64:
    """Return the number of targets of a demand, given by its index."""
    number = state.tables.demand(demand, columns.DEMAND_AMOUNT)
    run = state.run
    return match.amount(state, number, run[values.YOU], run[values.SIDE_OF], run[values.SOURCE])


def needed_targets(state: Position, demand: i64) -> i64:
    """Return the least number of targets; "up to" allows none if the effect does more.

    Rules: HM-EDGE-TARGET-01.
    """
    if not state.tables.demand(demand, columns.DEMAND_UP_TO):
        return wanted_targets(state, demand)
    return 1 if _op(state, 0) == opcodes.O_TARGET and _op(state, 2) == opcodes.O_END else 0


def teams(state: Position, demand: i64) -> vec[i64]:
    """List the teams, by seat, that can be chosen for a demand, given by its index.

    Rules: HM-EDGE-TARGET-03, HM-COOP-02.
    """
    out: vec[i64] = vec[i64](capacity=5)
    for seat in range(state.seats):
        if may_choose_team(state, demand, seat):
            out = append(out, seat)
    return out


def may_choose_team(state: Position, demand: i64, seat: i64) -> bool:
    """Return whether a team can be chosen, with targets of its own where the effect needs them."""
    side = state.run[values.SIDE_OF]
    if state.tables.demand(demand, columns.DEMAND_KIND) == opcodes.D_OPPONENT:
        if not (opponents(state, side) >> seat) & 1:
            return False
    elif (partners(state, side) >> seat) & 1 and harm.harms_chosen_team(
        state, state.run[values.EFFECT_OF]
    ):
        return False
    steals_only = _op(state, 0) == opcodes.O_STEAL_CLUES and _op(state, 1) == opcodes.O_END
    you = state.run[values.YOU]
    if steals_only and modify.forbidden(state, you, opcodes.NO_STEAL_CLUES, -1, seat):
        return False
    return _has_targets(state, seat)


def _op(state: Position, number: i64) -> i64:
    """Return an op of the effect that runs, counted from 0."""
    start = state.tables.effect(state.run[values.EFFECT_OF], columns.EFFECT_START)
    return state.tables.ops[(start + number) * columns.OP_WIDTH]


def _has_targets(state: Position, seat: i64) -> bool:
    before = state.run[values.CHOSEN]
    state.run[values.CHOSEN] = seat
    found = True
    for demand in range(first_demand(state), end_of_demands(state)):
        row = demand * columns.DEMAND_WIDTH
        if state.tables.demands[row + columns.DEMAND_KIND] != opcodes.D_CARDS or not applies(
            state, demand
        ):
            continue
        if (
            state.tables.filter(
                state.tables.demands[row + columns.DEMAND_FILTER], columns.FILTER_WHOSE
            )
            == opcodes.T_THAT_TEAM
        ):
            found = found and i64(len(targets(state, demand))) >= needed_targets(state, demand)
    state.run[values.CHOSEN] = before
    return found


def satisfiable(state: Position) -> bool:
    """Return whether everything the prepared effect asks for can be chosen. Rules: HM-TARGET-02."""
    for demand in range(first_demand(state), end_of_demands(state)):
        kind = state.tables.demand(demand, columns.DEMAND_KIND)
        if kind == opcodes.D_OPTION:
            if not len(options(state, demand)):
                return False
            continue
        if not applies(state, demand):
            continue
        if not _can_be_met(state, demand, kind):
            return False
    return True


def _can_be_met(state: Position, demand: i64, kind: i64) -> bool:
    if kind != opcodes.D_CARDS:
        return len(teams(state, demand)) > 0
    of = state.tables.filter(
        state.tables.demand(demand, columns.DEMAND_FILTER), columns.FILTER_WHOSE
    )
    if of == opcodes.T_THAT_TEAM and state.run[values.CHOSEN] < 0:
        return True
    return i64(len(targets(state, demand))) >= needed_targets(state, demand)


def options(state: Position, demand: i64) -> vec[i64]:
    """List the options of a demand, from 0, that can be carried out."""
    out: vec[i64] = vec[i64](capacity=4)
    for option in range(state.tables.demand(demand, columns.DEMAND_OPTIONS)):
        if _option_works(state, option):
            out = append(out, option)
    return out


def _option_works(state: Position, option: i64) -> bool:
    before = state.run[values.OPTION]
    state.run[values.OPTION] = option
    works = True
    for demand in range(first_demand(state), end_of_demands(state)):
        kind = state.tables.demand(demand, columns.DEMAND_KIND)
        if kind != opcodes.D_OPTION and applies(state, demand):
            works = works and _can_be_met(state, demand, kind)
    state.run[values.OPTION] = before
    return works


def ask_next(state: Position, demand: i64) -> None:
    """Push the next choice, from the demand at this index on, or carry the effect out."""
    end = end_of_demands(state)
    while demand < end:
        if applies(state, demand):
            _open_group(state, demand)
            number = _count_targets(state, demand)
            if number > 0:
                state.push(frames.DEMAND, state.run[values.YOU], demand, number)
                return
        demand += 1
    start_effect(state)


def _open_group(state: Position, demand: i64) -> None:
    if state.tables.demand(demand, columns.DEMAND_KIND) != opcodes.D_CARDS:
        return
    group = state.tables.demand(demand, columns.DEMAND_GROUP)
    while i64(len(state.groups)) <= group:
        state.groups = append(state.groups, i64(len(state.targets)))


def _count_targets(state: Position, demand: i64) -> i64:
    if state.tables.demand(demand, columns.DEMAND_KIND) != opcodes.D_CARDS:
        return 1
    return min(wanted_targets(state, demand), i64(len(targets(state, demand))))


@final
class Demand(decision.Decision):
    """A team chooses what a card asks for: an option, a team or targets."""

    def legal(self, state: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        """List what can be chosen for a card that is played. Rules: HM-TARGET-01."""
        asked = state.slot(frames.DEMAND_DEMAND)
        kind = state.tables.demand(asked, columns.DEMAND_KIND)
        if kind == opcodes.D_OPTION:
            for option in options(state, asked):
                out = append(out, actions.A_OPTION + option)
            return out
        if kind != opcodes.D_CARDS:
            seats: i64 = 0
            for seat in teams(state, asked):
                seats |= arrays.seat_bit(seat)
            return listing.list_powers(state, actions.A_TEAM, seats)
        for card in targets(state, asked):
            out = append(out, actions.A_CHOOSE + card)
        if may_stop(state):
            out = append(out, actions.A_ENOUGH)
        return out

    def refuse(self, state: Position, seat: i64, action: i64) -> Refusal | None:
        """Return a refusal of a choice for a card, or None. Rules: HM-TARGET-01, HM-TARGET-02."""
        asked_for = state.slot(frames.DEMAND_DEMAND)
        kind = state.tables.demand(asked_for, columns.DEMAND_KIND)
        if action == actions.A_ENOUGH:
            return None if may_stop(state) else Refusal("HM-EDGE-TARGET-01")
        if action < actions.A_ENOUGH and kind == opcodes.D_CARDS:
            card = action - actions.A_CHOOSE
            if may_target(state, asked_for, card):
                return None
            return Refusal("HM-TARGET-01", {"card": int(card)})
        if (
            actions.A_TEAM <= action < actions.A_OPTION
            and kind != opcodes.D_CARDS
            and kind != opcodes.D_OPTION
        ):
            seat = state.seat_of[action - actions.A_TEAM]
            if seat >= 0 and may_choose_team(state, asked_for, seat):
                return None
            return Refusal("HM-EDGE-TARGET-03", {"power": int(action - actions.A_TEAM)})
        if actions.A_OPTION <= action < actions.A_ROW and kind == opcodes.D_OPTION:
            for option in options(state, asked_for):
                if option == action - actions.A_OPTION:
                    return None
            return Refusal("HM-TARGET-02", None, "option")
        return Refusal("HM-ROUND-02", {"frame": int(frames.DEMAND)}, "other")

    def carry_out(self, state: Position, seat: i64, action: i64, events: Events | None) -> None:
        """Record the choice, or go on to the next one. Rules: HM-TARGET-01."""
        if action == actions.A_ENOUGH:
            next_demand(state)
        elif action >= actions.A_OPTION:
            note_choice(state, action - actions.A_OPTION)
        elif action >= actions.A_TEAM:
            note_choice(state, state.seat_of[action - actions.A_TEAM])
        else:
            note_choice(state, action - actions.A_CHOOSE)


def note_choice(state: Position, what: i64) -> None:
    """Record the chosen option, team or target, `what`. Rules: HM-TARGET-01."""
    demand = state.slot(frames.DEMAND_DEMAND)
    kind = state.tables.demand(demand, columns.DEMAND_KIND)
    if kind == opcodes.D_CARDS:
        state.targets = append(state.targets, what)
        state.set_slot(frames.DEMAND_LEFT, state.slot(frames.DEMAND_LEFT) - 1)
        if state.slot(frames.DEMAND_LEFT) > 0:
            return
    else:
        state.run[values.OPTION if kind == opcodes.D_OPTION else values.CHOSEN] = what
    next_demand(state)


def next_demand(state: Position) -> None:
    """Go on to the next choice."""
    demand = state.slot(frames.DEMAND_DEMAND)
    state.drop()
    ask_next(state, demand + 1)


def may_stop(state: Position) -> bool:
    """Return whether enough targets are chosen. Rules: HM-EDGE-TARGET-01."""
    demand = state.slot(frames.DEMAND_DEMAND)
    row = demand * columns.DEMAND_WIDTH
    if (
        state.tables.demands[row + columns.DEMAND_KIND] != opcodes.D_CARDS
        or not state.tables.demands[row + columns.DEMAND_UP_TO]
    ):
        return False
    chosen = (
        i64(len(state.targets)) - state.groups[state.tables.demands[row + columns.DEMAND_GROUP]]
    )
    return chosen >= needed_targets(state, demand)


DECISIONS: Final[tuple[decision.Decision, ...]] = (
    Demand(frames.DEMAND, "choose", "enough", "team", "option"),
)
