"""The setup of a camp: where T. H. hides, the encoded picture, first hands and their swaps.

Rules: HM-SETUP-01 to -08, HM-RESHUFFLE-03, HM-EDGE-SETUP-01 to -06.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.games.hammer.cards import card_ids, columns, opcodes
from velkahra.games.hammer.rules import actions, arrays, frames, listing, tables, values
from velkahra.games.hammer.rules.chapters import finding, teams, zones
from velkahra.games.hammer.rules.decision import Decision, Outcome, Step
from velkahra.games.hammer.rules.effects import modify, supply
from velkahra.games.hammer.rules.enigma import encode
from velkahra.games.hammer.rules.state import Position


def set_up(state: Position) -> None:
    """Put the starting informants into play and ask for hands and the puzzle.

    Rules: HM-GOAL-01, HM-SETUP-01, HM-SETUP-08, HM-EDGE-SETUP-06, HM-EX-12,
        HM-EDGE-SETUP-05.
    """
    for seat in range(state.seats):
        card = state.powers[seat] * card_ids.OWN + card_ids.INFORMANT
        state.zone[card] = values.IN_PLAY
        state.control[card] = u8(arrays.seat_bit(seat))
        state.known[card] = values.EVERYBODY_KNOWS
        state.tired[card] = values.READY
        state.clock += 1
        state.age[card] = state.clock
        state.joker[seat] = u8(1)
    state.push(frames.ROUND, -1)
    state.push(frames.SETUP, -1)
    if state.square < 0:
        state.push(frames.HIDE, -1)


@final
class Hide(Outcome):
    """The dealer chooses where T. H. hides. Rules: HM-INFO-02, HM-GOAL-05."""

    def legal(self, state: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        """List the squares of the map."""
        return finding.list_squares(state, actions.A_HIDE)

    def may_happen(self, state: Position, action: i64) -> bool:
        """Return whether a square is on the map."""
        return finding.is_square(state, action - actions.A_HIDE)

    def carry_out(self, state: Position, seat: i64, action: i64, events: Events | None) -> None:
        """Set the square of T. H., from which the dealer makes the picture."""
        state.drop()
        state.square = action - actions.A_HIDE
        state.push(frames.SALT, -1)


@final
class Salt(Outcome):
    """The dealer draws the numbers that the encoded picture is made from."""

    def legal(self, state: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        """List the numbers."""
        return listing.list_range(actions.A_SALT, actions.SALTS)

    def carry_out(self, state: Position, seat: i64, action: i64, events: Events | None) -> None:
        """Record one of the numbers, 0..255; after the last one the picture is made."""
        state.salts = append(state.salts, u8(action - actions.A_SALT))
        state.set_slot(frames.SALT_DRAWN, state.slot(frames.SALT_DRAWN) + 1)
        if state.slot(frames.SALT_DRAWN) < tables.SALTED:
            return
        state.drop()
        encode(state)
        if events is not None:
            events.emit("picture", {"pieces": int(state.pieces), "size": int(state.size)})


@final
class Setup(Step):
    """The first hands are dealt, one team after the other."""

    def resolve(self, state: Position, events: Events | None) -> None:
        """Deal the hand of the next team. Rules: HM-SETUP-04."""
        seat = state.slot(frames.SETUP_TEAM)
        if seat == state.seats:
            state.drop()
            if state.agreed[values.SWAPS]:
                state.push(frames.SWAP, -1, teams.everybody(state))
            return
        state.set_slot(frames.SETUP_TEAM, seat + 1)
        number = modify.parameter(state, seat, opcodes.P_HAND_SIZE_START)
        state.push(frames.HANDS, seat, number, number)


@final
class Hands(Step):
    """A hand is dealt card by card. Rules: HM-SETUP-04, HM-RESHUFFLE-03, HM-EDGE-RESHUFFLE-03."""

    def resolve(self, state: Position, events: Events | None) -> None:
        """Deal a card, as long as there are any; then the hand may be swapped."""
        seat, left = state.frame_seat(), state.slot(frames.HANDS_LEFT)
        size = state.slot(frames.HANDS_SIZE)
        if left and zones.top_card(state, seat) != values.NOTHING_LEFT:
            state.set_slot(frames.HANDS_LEFT, left - 1)
            state.push(frames.DEAL, seat)
            return
        state.drop()
        if not _is_first_hand(state):
            state.push(frames.SWAP, seat, size - left)


def _is_first_hand(state: Position) -> bool:
    """Return whether all teams look at their first hands together. Rules: HM-SETUP-05."""
    return state.agreed[values.SWAPS] == 1 and state.round == 0


def cards_to_swap(state: Position, seat: i64) -> i64:
    """Return the number of cards in the hand that a team may swap now."""
    return state.hand_size(seat) if state.frame_seat() < 0 else state.slot(frames.SWAP_CARDS)


def choose_hand(state: Position, seat: i64, choice: i64, events: Events | None) -> None:
    """Record a team's choice about its first hand; after the last, hands are dealt again.

    Who swapped looks at the new hand and chooses again.
    Rules: HM-SETUP-05, HM-SETUP-06, HM-EDGE-SETUP-01.
    """
    state.swaps[seat] = choice
    if events is not None:
        events.emit_to(seat, "chose-hand-own", {"seat": int(seat), "choice": int(choice)})
        events.emit_to_others(seat, "chose-hand", {"seat": int(seat)})
    if state.acting():
        return
    again: i64 = 0
    for other in range(state.seats):
        if state.swaps[other] > values.KEEPS:
            again |= arrays.seat_bit(other)
    state.drop()
    if again:
        state.push(frames.SWAP, -1, again)
    for other in range(state.seats):
        if (again >> other) & 1:
            paid = state.swaps[other] == values.SWAPS_PAYING
            _return_hand(state, other, state.hand_size(other), paid, events)
        state.swaps[other] = 0


def may_swap_freely(state: Position, seat: i64) -> bool:
    """Return whether a hand without a spy may be swapped. Rules: HM-SETUP-05, HM-EDGE-SETUP-03."""
    for card in supply.hand_of(state, seat):
        if state.of(card, columns.KIND) == opcodes.SPY:
            return False
    for card in state.cards:
        own = state.in_deck(seat, card)
        if own and state.of(card, columns.KIND) == opcodes.SPY:
            return True
    return False


@final
class Swap(Decision):
    """A team swaps its hand or keeps it; several teams do so at once with their first hands."""

    def legal(self, state: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        """List keeping a hand, and swapping it if that is possible, as actions.

        Rules: HM-SETUP-05, HM-SETUP-06.
        """
        out = append(out, actions.A_KEEP)
        if cards_to_swap(state, seat) >= 2:
            out = append(out, actions.A_SWAP)
        if may_swap_freely(state, seat):
            out = append(out, actions.A_SWAP_FREE)
        return out

    def refuse(self, state: Position, seat: i64, action: i64) -> Refusal | None:
        """Return a refusal to swap a hand, or None."""
        if action == actions.A_SWAP and cards_to_swap(state, seat) < 2:
            return Refusal("HM-EDGE-SETUP-02")
        if action == actions.A_SWAP_FREE and not may_swap_freely(state, seat):
            return Refusal("HM-SETUP-05")
        return None

    def carry_out(self, state: Position, seat: i64, action: i64, events: Events | None) -> None:
        """Keep a hand or swap it, or note that for later where several teams choose at once.

        Rules: HM-SETUP-05, HM-SETUP-06, HM-EDGE-SETUP-01, HM-EX-13, HM-SETUP-07.
        """
        if state.frame_seat() < 0:
            choose_hand(state, seat, action - actions.A_KEEP + values.KEEPS, events)
        elif action == actions.A_KEEP:
            state.drop()
        else:
            size = state.slot(frames.SWAP_CARDS)
            state.drop()
            _return_hand(state, seat, size, action == actions.A_SWAP, events)


def _return_hand(state: Position, seat: i64, size: i64, paid: bool, events: Events | None) -> None:
    for card in supply.hand_of(state, seat):
        if not state.is_joint(card):
            state.zone[card] = values.DECK
    zones.shuffle(state, arrays.seat_bit(seat))
    if paid:
        size -= 1
    if events is not None:
        events.emit("swapped", {"seat": int(seat), "count": int(size), "paid": int(paid)})
    state.push(frames.HANDS, seat, size, size)


DECISIONS: Final[tuple[Decision, ...]] = (
    Hide(frames.HIDE, "hide"),
    Salt(frames.SALT, "salt"),
    Swap(frames.SWAP, "keep", "swap", "swap-free", phase=values.IN_SETUP),
    Setup(frames.SETUP),
    Hands(frames.HANDS),
)
