"""The draw phase: drawing alone or together, and looking at the top of a deck.

Rules: HM-DRAW-01, HM-DRAW-02, HM-COOP-03, HM-COOP-04, HM-EDGE-DRAW-01 to -05.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from velkahra.core.contract.events import Event, Events
from velkahra.core.contract.refusals import Refusal
from velkahra.games.hammer.cards import card_ids, columns, opcodes
from velkahra.games.hammer.rules import actions, arrays, decision, frames, tables, values
from velkahra.games.hammer.rules.chapters import teams, zones
from velkahra.games.hammer.rules.effects import match, modify, supply
from velkahra.games.hammer.rules.state import Position


@final
class Drawing(decision.Step):
    """The cards of the draw phase are drawn."""

    def resolve(self, state: Position, events: Events | None) -> None:
        """Push a team's draw, from its own deck or with others.

        Rules: HM-DRAW-01, HM-DRAW-02, HM-COOP-04, HM-EDGE-DRAW-01, HM-EDGE-DRAW-05.
        """
        seat, first = state.frame_seat(), state.slot(frames.DRAWING_FIRST)
        if state.slot(frames.DRAWING_LEFT) == frames.NOT_COUNTED:
            state.set_slot(
                frames.DRAWING_LEFT, modify.parameter(state, seat, opcodes.P_DRAWS_PER_TURN)
            )
        left = state.slot(frames.DRAWING_LEFT)
        if left <= 0 or state.joined[seat]:
            state.drop()
            return
        if first and len(open_groups(state, seat, 0)) > 0 and not state.is_hurried():
            state.push(frames.DRAW, seat)
            return
        draw_own(state, seat, events)


def draw_own(state: Position, seat: i64, events: Events | None) -> None:
    """Draw one of the cards of the draw phase, or look at several and keep one.

    A team out of time draws the top card. Rules: HM-DRAW-01, HM-EDGE-TIMER-02.
    """
    state.set_slot(frames.DRAWING_LEFT, state.slot(frames.DRAWING_LEFT) - 1)
    state.set_slot(frames.DRAWING_FIRST, 0)
    is_late = state.is_hurried() and state.agreed[values.LATE]
    looked_at = 1 if is_late else modify.parameter(state, seat, opcodes.P_DRAW_SIFT)
    have = state.in_zone(arrays.seat_bit(seat), values.DECK)
    if looked_at > 1 and have > 1 and not modify.forbidden(state, seat, opcodes.NO_DRAW, -1, -1):
        number = min(looked_at, have)
        state.push(frames.LOOK, seat, seat, number, number, frames.FOR_DRAWING)
    elif have:
        supply.draw_one(state, seat, events)
    elif not modify.forbidden(state, seat, opcodes.NO_DRAW, -1, -1):
        supply.run_dry(state, seat, events)


@final
class Draw(decision.Decision):
    """A team chooses whether it draws alone or with others."""

    def legal(self, state: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        """List the ways in which a team can draw, alone or with a group, as actions."""
        out = append(out, actions.A_DRAW)
        for group in open_groups(state, seat, state.slot(frames.DRAW_REFUSED)):
            out = append(out, actions.A_DRAW_WITH + group)
        return out

    def refuse(self, state: Position, seat: i64, action: i64) -> Refusal | None:
        """Return a refusal of drawing with a group, or None. Rules: HM-COOP-04, HM-COOP-18."""
        group = action - actions.A_DRAW_WITH
        if action == actions.A_DRAW:
            return None
        asked_before = (state.slot(frames.DRAW_REFUSED) >> group) & 1 == 1
        if not asked_before and may_draw_with(state, seat, group):
            return None
        seats = state.group_seats(group, tables.MASKS)
        if not (seats >> seat) & 1 or not teams.complete(state, seats):
            return Refusal("HM-COOP-18", {"group": int(group)}, "draw")
        return Refusal("HM-COOP-04", {"group": int(group)})

    def carry_out(self, state: Position, seat: i64, action: i64, events: Events | None) -> None:
        """Draw alone, or ask the others of a group to draw together. Rules: HM-EDGE-DRAW-02."""
        if action == actions.A_DRAW:
            state.drop()
            draw_own(state, seat, events)
            return
        group = action - actions.A_DRAW_WITH
        if events is not None:
            events.emit("offered-draw", {"seat": int(seat), "group": int(group)})
        ask_to_join(state, group, seat, teams.group_seats(state, group) & ~arrays.seat_bit(seat))


def open_groups(state: Position, seat: i64, refused: i64) -> vec[i64]:
    """List the groups, ascending, a team can draw with now.

    `refused` are groups that said no already, as bits.

    Rules: HM-COOP-03, HM-COOP-04, HM-COOP-18.
    """
    out: vec[i64] = vec[i64](capacity=4)
    if not state.pacts[seat] or modify.forbidden(state, seat, opcodes.NO_DRAW, -1, -1):
        return out
    for group in range(card_ids.GROUP_COUNT):
        if not (refused >> group) & 1 and may_draw_with(state, seat, group):
            out = append(out, group)
    return out


def may_draw_with(state: Position, seat: i64, group: i64) -> bool:
    """Return whether a group can draw a joint card now, if all agree.

    `group` is an index of `card_ids.GROUPS`.

    Rules: HM-COOP-04, HM-COOP-21, HM-EDGE-DRAW-02, HM-EDGE-DRAW-03, HM-EDGE-DRAW-04.
    """
    seats = teams.group_seats(state, group)
    if not (seats >> seat) & 1 or not teams.complete(state, seats):
        return False
    if state.in_zone(seats, values.DECK) == 0:
        return False
    for other in range(state.seats):
        if not (seats >> other) & 1:
            continue
        if state.joined[other] or state.sb[other] < joint_price(state, other, seats):
            return False
        if modify.forbidden(state, other, opcodes.NO_DRAW, -1, -1):
            return False
        if other != seat and 0 <= state.place[other] < state.place[seat]:
            return False
    return True


def joint_price(state: Position, seat: i64, seats: i64) -> i64:
    """Return the SB that a joint draw with `seats` (bits, its own too) costs a team.

    Rules: HM-COOP-04, HM-COOP-21.
    """
    return arrays.ones(seats) - 1 + modify.parameter(state, seat, opcodes.P_COOP_DRAW_EXTRA)


def ask_to_join(state: Position, group: i64, seat: i64, others: i64) -> None:
    """Ask the next of `others`, seats as bits, to draw with `seat` from the deck of a group."""
    for other in range(state.seats):
        if (others >> other) & 1:
            state.push(frames.JOIN, other, group, seat, others & ~arrays.seat_bit(other))
            return


@final
class Join(decision.Answer):
    """A team joins in drawing a joint card or not."""

    def answer(self, state: Position, agreed: bool, events: Events | None) -> None:
        """Record an answer; after the last yes the group draws.

        Rules: HM-COOP-04, HM-COOP-24, HM-EDGE-DRAW-02, HM-EDGE-COOP-24.
        """
        other, group = state.frame_seat(), state.slot(frames.JOIN_GROUP)
        seat, rest = state.slot(frames.JOIN_PROPOSER), state.slot(frames.JOIN_SEATS)
        state.drop()
        if events is not None:
            kind = "joined" if agreed else "stayed-out"
            events.emit(kind, {"seat": int(other), "group": int(group)})
        if not agreed:
            state.set_slot(frames.DRAW_REFUSED, state.slot(frames.DRAW_REFUSED) | arrays.bit(group))
            if not len(open_groups(state, seat, state.slot(frames.DRAW_REFUSED))):
                state.drop()
                state.set_slot(frames.DRAWING_FIRST, 0)
            return
        if rest:
            ask_to_join(state, group, seat, rest)
            return
        state.drop()
        seats = teams.group_seats(state, group)
        for member in range(state.seats):
            if (seats >> member) & 1:
                state.sb[member] -= joint_price(state, member, seats)
                state.joined[member] = u8(1)
        state.push(frames.JOINT, -1, group)


@final
class Joint(decision.DeckDraw):
    """The dealer draws a joint card for a group of teams."""

    def deck(self, state: Position) -> i64:
        """Return the teams of the group, as bits."""
        return teams.group_seats(state, state.slot(frames.JOINT_GROUP))

    def draw(self, state: Position, card: i64, events: Events | None) -> None:
        """Take a joint card into all hands of its group. Rules: HM-COOP-03, HM-COOP-09."""
        state.drop()
        state.zone[card] = values.HAND
        owners = state.owners_of(card)
        state.known[card] = u8(owners)
        if events is None:
            return
        facts = {"seats": int(owners), "card": int(card)}
        events.happened.append(Event("drew-joint", facts, owners))
        events.emit("joint-drawn", {"seats": int(owners)})


@final
class Look(decision.DeckDraw):
    """A team looks at the top of a deck, card by card."""

    def deck(self, state: Position) -> i64:
        """Return the team whose deck it is, as a bit."""
        return arrays.seat_bit(state.slot(frames.LOOK_DECK))

    def draw(self, state: Position, card: i64, events: Events | None) -> None:
        """Fix a card that is looked at."""
        zones.fix_next(state, card, state.slot(frames.LOOK_DECK))

    def lapses(self, state: Position, events: Events | None) -> bool:
        """Show the cards on top one after the other; the dealer fixes those that are open."""
        seat, left = state.slot(frames.LOOK_DECK), state.slot(frames.LOOK_LEFT)
        number = state.slot(frames.LOOK_LOOKED)
        if left == 0:
            end_look(state)
            return True
        known = known_on_top(state, seat, number)
        shown = number - left
        if shown < i64(len(known)):
            show_card(state, known[shown], events)
            state.count_down(frames.LOOK_LEFT)
            return True
        card = zones.top_card_below(state, seat)
        if card >= 0:
            zones.fix_next(state, card, seat)
            return True
        return False


def end_look(state: Position) -> None:
    """Push the taking of cards from those looked at, if that was the purpose."""
    viewer, number = state.frame_seat(), state.slot(frames.LOOK_LOOKED)
    purpose = state.slot(frames.LOOK_PURPOSE)
    state.drop()
    if purpose == frames.FOR_DRAWING:
        state.push(frames.SIFT, viewer, -1, 1, number, 1)
    elif purpose != frames.FOR_LOOKING:
        ops = state.tables.ops
        state.push(
            frames.SIFT,
            viewer,
            ops[purpose + columns.OP_SIFT_CARDS],
            ops[purpose + columns.OP_SIFT_TAKE],
            number,
        )


def show_card(state: Position, card: i64, events: Events | None) -> None:
    """Show the next card from the top of a deck to the team that looks at it."""
    viewer, seat = state.frame_seat(), state.slot(frames.LOOK_DECK)
    state.known[card] |= u8(arrays.seat_bit(viewer))
    if events is not None:
        facts = {"seat": int(viewer), "other": int(seat), "card": int(card)}
        events.emit_to(viewer, "saw-top", facts)


def known_on_top(state: Position, seat: i64, number: i64) -> vec[i64]:
    """List up to `number` cards on top of a deck that are at a fixed place, the topmost first."""
    out: vec[i64] = vec[i64](capacity=4)
    below = values.ABOVE_ALL
    while i64(len(out)) < number:
        found = _highest_below(state, seat, below)
        if found < 0:
            return out
        below = state.at[found]
        out = append(out, found)
    return out


def _highest_below(state: Position, seat: i64, below: i64) -> i64:
    found: i64 = -1
    own_deck = arrays.seat_bit(seat)
    for card in range(state.first_of_deck(own_deck), state.end_of_deck(own_deck)):
        own = state.in_deck(seat, card)
        fixed = own and values.TOP <= state.at[card] < below
        if fixed and (found < 0 or state.at[card] > state.at[found]):
            found = card
    return found


@final
class Sift(decision.CardChoice):
    """A team takes some of the cards it looked at."""

    def legal(self, state: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        """List the cards that may be taken, found by going through the top of the deck."""
        for card in sorted([int(card) for card in cards_to_take(state)]):
            out = append(out, actions.A_CHOOSE + card)
        if not state.slot(frames.SIFT_MUST):
            out = append(out, actions.A_ENOUGH)
        return out

    def has_answer(self, state: Position) -> bool:
        """Return whether a card may be taken."""
        return len(cards_to_take(state)) > 0

    def may_choose(self, state: Position, card: i64) -> bool:
        """Return whether a card may be taken."""
        return any(other == card for other in cards_to_take(state))

    def may_stop(self, state: Position) -> bool:
        """Return whether the team may take none."""
        return not state.slot(frames.SIFT_MUST)

    def choose(self, state: Position, card: i64, events: Events | None) -> None:
        """Take one of the cards looked at."""
        seat = state.frame_seat()
        _forget_which(state)
        supply.into_hand(state, seat, card, events)
        state.set_slot(frames.SIFT_LEFT, state.slot(frames.SIFT_LEFT) - 1)
        state.set_slot(frames.SIFT_LOOKED, state.slot(frames.SIFT_LOOKED) - 1)
        if state.slot(frames.SIFT_LEFT) == 0 or not len(cards_to_take(state)):
            self.stop(state)

    def stop(self, state: Position) -> None:
        """Put the rest to the bottom, in the order in which it lay. Rules: HM-EDGE-ACT-06."""
        seat, number = state.frame_seat(), state.slot(frames.SIFT_LOOKED)
        _forget_which(state)
        state.drop()
        for card in known_on_top(state, seat, number):
            zones.place_below(state, card, seat)


def cards_to_take(state: Position) -> vec[i64]:
    """List the cards that may be taken from those looked at."""
    out: vec[i64] = vec[i64](capacity=4)
    wanted = state.slot(frames.SIFT_FILTER)
    for card in known_on_top(state, state.frame_seat(), state.slot(frames.SIFT_LOOKED)):
        if wanted < 0 or match.fits(state, wanted, card):
            out = append(out, card)
    return out


def _forget_which(state: Position) -> None:
    """Let others who saw the cards no longer know where each is.

    Which of several the team takes and which it puts to the bottom, it does in secret.
    Rules: HM-TERM-03, HM-EDGE-INFO-10.
    """
    seat, number = state.frame_seat(), state.slot(frames.SIFT_LOOKED)
    if number > 1:
        for card in known_on_top(state, seat, number):
            state.known[card] &= u8(arrays.seat_bit(seat))


DECISIONS: Final[tuple[decision.Decision, ...]] = (
    Joint(frames.JOINT, "deal"),
    Look(frames.LOOK, "deal"),
    Draw(frames.DRAW, "draw", "draw-with", phase=values.IN_DRAW),
    Join(frames.JOIN, "agree", "refuse", phase=values.IN_DRAW),
    Sift(frames.SIFT, "choose", "enough"),
    Drawing(frames.DRAWING),
)
