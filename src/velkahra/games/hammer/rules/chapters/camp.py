"""The course of a camp: setup, partial games, order of turns, the organiser's desk, and the end.

Rules: HM-SETUP-01 to -08, HM-ROUND-01 to -05, HM-ORDER-01 to -03, HM-SCORE-01 to -04,
HM-POPULATION-01, HM-POPULATION-02, HM-JOKER-01 to -03, HM-EDGE-RANK-01 to -05.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.games.hammer.cards import columns, opcodes
from velkahra.games.hammer.rules import actions, arrays, decision, frames, listing, values
from velkahra.games.hammer.rules.chapters import pact, results, teams, turn, zones
from velkahra.games.hammer.rules.effects import modify, supply
from velkahra.games.hammer.rules.state import Position


@final
class Round(decision.Step):
    """A round begins."""

    def resolve(self, state: Position, events: Events | None) -> None:
        """Begin a round. Rules: HM-ROUND-01, HM-ROUND-02, HM-EDGE-POP-01."""
        state.drop()
        state.round += 1
        state.turn = -1
        turn.renew_uses(state, opcodes.PER_ROUND)
        for seat in range(state.seats):
            state.place[seat] = -1
            state.bet[seat] = 0
            state.joined[seat] = u8(0)
            state.guessed[seat] = u8(0)
        if events is not None:
            events.emit("round", {"round": int(state.round), "rounds": int(state.rounds)})
        state.push(frames.ROUND_END, -1)
        state.push(frames.TURNS, -1)
        state.push(frames.POSITIONS, -1)
        state.push(frames.RESULTS, -1)
        state.push(frames.BETS, -1)
        state.push(frames.TRIGGERS, -1)
        zones.start_triggers(state, opcodes.W_ROUND_START, -1, teams.everybody(state), i64(0))
        if state.round > 1:
            state.push(frames.POPULATION, -1)


@final
class Population(decision.Step):
    """Each team in turn may get a lost spy back. Rules: HM-POPULATION-01, HM-EX-27."""

    def resolve(self, state: Position, events: Events | None) -> None:
        """Offer a lost spy to each team that may get one back."""
        seat = state.slot(frames.POPULATION_TEAM)
        if seat == state.seats:
            state.drop()
            return
        state.set_slot(frames.POPULATION_TEAM, seat + 1)
        if not _has_lost_informant(state, seat):
            return
        chance = modify.parameter(state, seat, opcodes.P_POPULATION_CHANCE)
        if 0 < chance < 100:
            state.push(frames.COIN, seat, chance, frames.FOR_POPULATION)
            return
        if events is not None:  # show a coin toss even if none is needed: that is the team's secret
            facts = {
                "seat": int(seat),
                "won": int(chance > 0),
                "purpose": int(frames.FOR_POPULATION),
            }
            events.emit("coin", facts)
        if chance > 0:
            offer_return(state, seat)


def _has_lost_informant(state: Position, seat: i64) -> bool:
    """Return whether the pile has a spy that can bring information. Rules: HM-EDGE-POP-03."""
    for card in state.cards:
        if _is_lost_spy(state, seat, card) and state.of(card, columns.INFORMS):
            return True
    return False


def _is_lost_spy(state: Position, seat: i64, card: i64) -> bool:
    """Return whether a card is a spy on the team's own pile. Rules: HM-EDGE-POP-06."""
    return state.on_pile(seat, card) and state.of(card, columns.KIND) == opcodes.SPY


def offer_return(state: Position, seat: i64) -> None:
    """Offer a team its top spy; it answers when its own turn begins, so that nobody waits.

    Rules: HM-POPULATION-01, HM-EDGE-POP-02, HM-EDGE-POP-04.
    """
    top: i64 = -1
    for card in state.cards:
        if not _is_lost_spy(state, seat, card):
            continue
        if state.tables.chosen[opcodes.C_POPULATION] == opcodes.TOP_INFORMANT and not state.of(
            card, columns.INFORMS
        ):
            continue
        if top < 0 or state.age[card] > state.age[top]:
            top = card
    if top < 0:
        return
    if state.agreed[values.CORRECTED]:
        state.returning[seat] = top + 1
    else:
        state.push(frames.WAIVE, seat, top)


@final
class Waive(decision.Answer):
    """A team says whether a spy that it lost comes back into its deck."""

    def answer(self, state: Position, agreed: bool, events: Events | None) -> None:
        """Shuffle the spy into the deck if `agreed`, unless its team waives.

        Rules: HM-POPULATION-02, HM-EDGE-POP-04.
        """
        seat, card = state.frame_seat(), state.slot(frames.WAIVE_CARD)
        state.drop()
        if agreed:
            state.zone[card] = values.DECK
            zones.shuffle(state, arrays.seat_bit(seat))
        if events is not None:
            kind = "came-back" if agreed else "waived"
            events.emit(kind, {"seat": int(seat), "card": int(card)})


@final
class Bets(decision.Step):
    """Teams are asked for their bets. Rules: HM-JOKER-01, HM-JOKER-02, HM-EDGE-JOKER-01."""

    def resolve(self, state: Position, events: Events | None) -> None:
        """Push the secret bets of the teams that have a joker."""
        state.drop()
        seats: i64 = 0
        for seat in range(state.seats):
            state.rank[seat] = 0
            state.how[seat] = 0
            state.earned[seat] = 0
            if state.joker[seat]:
                seats |= arrays.seat_bit(seat)
        if seats:
            state.push(frames.BET, -1, seats)


@final
class Bet(decision.Decision):
    """Teams bet their jokers, in secret and all at once."""

    def legal(self, state: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        """List, as actions, the teams to bet a joker on, and the co-operations to leave first."""
        out = append(
            listing.list_powers(state, actions.A_BET, teams.everybody(state)), actions.A_NO_BET
        )
        return listing.join_lists(out, pact.list_leaving(state, seat))

    def refuse(self, state: Position, seat: i64, action: i64) -> Refusal | None:
        """Return a refusal to bet on an absent team, or None. Rules: HM-JOKER-02."""
        absent = (
            actions.A_BET <= action < actions.A_NO_BET and state.seat_of[action - actions.A_BET] < 0
        )
        return Refusal("HM-JOKER-02") if absent else None

    def carry_out(self, state: Position, seat: i64, action: i64, events: Events | None) -> None:
        """Record a bet; after the last one the partial game can begin.

        Rules: HM-JOKER-02, HM-EDGE-JOKER-03, HM-EDGE-JOKER-05.
        """
        other = state.seat_of[action - actions.A_BET] if action < actions.A_NO_BET else i64(-1)
        state.bet[seat] = other + 1 if other >= 0 else results.NO_BET
        if events is not None:
            events.emit_to_others(seat, "chose-bet", {"seat": int(seat)})
            facts = {"seat": int(seat), "other": int(other)}
            events.emit_to(seat, "bet" if other >= 0 else "no-bet", facts)
        if not state.acting():
            state.drop()


@final
class Positions(decision.Step):
    """Teams are asked for their positions in the order of turns."""

    def resolve(self, state: Position, events: Events | None) -> None:
        """Push the choice of the next team's position: by rank, then fewer points, then by lot.

        Rules: HM-ORDER-01, HM-ORDER-02, HM-EDGE-RANK-02, HM-EDGE-ORDER-02, HM-EDGE-ORDER-01.
        """
        tied = _next_to_choose(state)
        if not tied:
            state.drop()
        elif tied & (tied - 1):
            state.push(frames.LOT, -1, tied)
        else:
            ask_team(state, tied)


RANK_STEP: Final[i64] = 100_000
"""More than the points a team can have."""


def _next_to_choose(state: Position) -> i64:
    tied: i64 = 0
    best: i64 = 0
    for seat in range(state.seats):
        if state.place[seat] >= 0:
            continue
        worse = state.rank[seat] * RANK_STEP + state.points[seat]
        if tied and worse > best:
            continue
        if not tied or worse < best:
            tied, best = 0, worse
        tied |= arrays.seat_bit(seat)
    return tied


@final
class Lot(decision.Outcome):
    """A lot decides which of several tied teams chooses first."""

    def legal(self, state: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        """List the tied teams."""
        return listing.list_powers(state, actions.A_LOT, state.slot(frames.LOT_TIED))

    def may_happen(self, state: Position, action: i64) -> bool:
        """Return whether a team is tied."""
        seats = listing.seats_of(state, arrays.seat_bit(action - actions.A_LOT))
        return seats & state.slot(frames.LOT_TIED) != 0

    def carry_out(self, state: Position, seat: i64, action: i64, events: Events | None) -> None:
        """Push the choice of the team that won the lot. Rules: HM-EDGE-RANK-02."""
        state.drop()
        ask_team(state, listing.seats_of(state, arrays.seat_bit(action - actions.A_LOT)))


def ask_team(state: Position, seats: i64) -> None:
    """Push a team's choice of position, unless only one is left."""
    for seat in range(state.seats):
        if (seats >> seat) & 1:
            free = free_positions(state)
            if len(free) == 1:
                state.place[seat] = free[0]
            else:
                state.push(frames.ORDER, seat)


def free_positions(state: Position) -> vec[i64]:
    """List the positions in the order of turns, from 0, that nobody has chosen."""
    out: vec[i64] = vec[i64](capacity=5)
    for place in range(state.seats):
        if is_free(state, place):
            out = append(out, place)
    return out


def is_free(state: Position, place: i64) -> bool:
    """Return whether a position in the order of turns, from 0, is there and free."""
    for seat in range(state.seats):
        if state.place[seat] == place:
            return False
    return place < state.seats


@final
class Order(decision.Decision):
    """A team chooses its position in the order of turns."""

    def legal(self, state: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        """List the positions that are free, and the co-operations to leave before that."""
        for place in free_positions(state):
            out = append(out, actions.A_POSITION + place)
        return listing.join_lists(out, pact.list_leaving(state, seat))

    def refuse(self, state: Position, seat: i64, action: i64) -> Refusal | None:
        """Refuse a position that is taken. Rules: HM-ORDER-02."""
        place = action - actions.A_POSITION
        return None if is_free(state, place) else Refusal("HM-ORDER-02", {"place": int(place + 1)})

    def carry_out(self, state: Position, seat: i64, action: i64, events: Events | None) -> None:
        """Choose a position. Rules: HM-ORDER-02, HM-EX-09."""
        place = action - actions.A_POSITION
        state.drop()
        state.place[seat] = place
        if events is not None:
            events.emit("position", {"seat": int(seat), "place": int(place + 1)})


@final
class Turns(decision.Step):
    """The teams take their turns. Rules: HM-ORDER-03, HM-EX-01."""

    def resolve(self, state: Position, events: Events | None) -> None:
        """Push the turn of the next team, or end the turns of the round after the last one."""
        place = state.slot(frames.TURNS_PLACE)
        if place == state.seats:
            state.drop()
            state.turn = -1
            if state.results == values.ENTERED and state.round == state.rounds:
                state.push(frames.DESK, -1)
            return
        state.set_slot(frames.TURNS_PLACE, place + 1)
        for seat in range(state.seats):
            if state.place[seat] == place:
                state.push(frames.BEGIN, seat)
                if pact.has_offers(state):
                    state.push(frames.TALKS, seat)
        if state.results == values.ENTERED:
            state.push(frames.DESK, -1)


@final
class RoundEnd(decision.Step):
    """The round ends."""

    def resolve(self, state: Position, events: Events | None) -> None:
        """End the round. Rules: HM-ROUND-01, HM-ABILITY-03, HM-EDGE-ABILITY-01."""
        state.drop()
        state.push(frames.NEXT_ROUND, -1)
        state.push(frames.TRIGGERS, -1)
        zones.start_triggers(state, opcodes.W_ROUND_END, -1, teams.everybody(state), i64(0))


@final
class NextRound(decision.Step):
    """The next round begins, or the game ends."""

    def resolve(self, state: Position, events: Events | None) -> None:
        """Begin the next round, or end the game. Rules: HM-SCORE-03, HM-EDGE-END-01."""
        state.drop()
        supply.deliver_all(state, events)
        for seat in range(state.seats):
            if state.special[seat] == values.ACTIVE and not state.agreed[values.LASTING]:
                state.special[seat] = values.SPENT
        modify.end_modifiers(state, opcodes.UNTIL_ROUND_END, -1)
        if state.round < state.rounds:
            state.push(frames.ROUND, -1)
            return
        state.over = 1
        if events is not None:
            _emit_end(state, events)


def _emit_end(state: Position, events: Events) -> None:
    """Emit who has won; left-over SB and BM count nothing.

    Rules: HM-EDGE-SCORE-02, HM-EDGE-END-02, HM-SCORE-04, HM-EDGE-SCORE-03.
    """
    best: i64 = 0
    for seat in range(state.seats):
        best = max(best, state.points[seat])
    for seat in range(state.seats):
        won = int(state.points[seat] == best)
        facts = {"seat": int(seat), "points": int(state.points[seat]), "won": won}
        events.emit("final", facts)
    finder, finders = int(state.finder), int(state.finders)
    events.emit("ended", {"square": int(state.square), "finder": finder, "seats": finders})


DECISIONS: Final[tuple[decision.Decision, ...]] = (
    Lot(frames.LOT, "lot"),
    Bet(frames.BET, "bet", "no-bet", phase=values.IN_GAME),
    Waive(frames.WAIVE, "agree", "refuse", phase=values.IN_GAME),
    Order(frames.ORDER, "position", phase=values.IN_ORDER),
    Round(frames.ROUND),
    Population(frames.POPULATION),
    Bets(frames.BETS),
    Positions(frames.POSITIONS),
    Turns(frames.TURNS),
    RoundEnd(frames.ROUND_END),
    NextRound(frames.NEXT_ROUND),
)
