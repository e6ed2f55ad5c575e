"""The auction: bids, attackers, and the gems of those who pass (VC-AUCTION, VC-PASS)."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.games.viceroy.rules import actions, decision, frames, seats, storage, tables
from velkahra.games.viceroy.rules import state as rules
from velkahra.games.viceroy.rules.chapters.virtual import draw_for_virtual_opponents, draws_alone
from velkahra.games.viceroy.rules.state import Position

GEMS_FOR_PASSING: Final[i64] = 3


@final
class Auction(decision.Step):
    """The next auction round."""

    def resolve(self, state: Position, events: Events | None) -> None:
        """Push the next auction round, if there is one.

        Rules: VC-AUCTION-02, VC-AUCTION-08, VC-AUCTION-13, VC-AUCTION-17, VC-VIRTUAL-06,
            VC-EDGE-27, VC-EDGE-41.
        """
        held = state.slot(frames.AUCTION_HELD)
        for place in range(tables.SEATS):
            state.bid[place] = storage.NO_BID
            state.robot_bid[place] = storage.NO_BID
        if held == 0:
            _begin_auction(state)
        mask = bidders(state)
        if held == rules.ROUNDS_OF_A_PHASE or (mask == 0 and not draws_alone(state, held + 1)):
            state.drop()
            return
        state.set_slot(frames.AUCTION_HELD, held + 1)
        if mask:
            state.push(frames.BID, -1, mask)
        else:
            _queue_settling(state, held + 1, 0, 0)


def auction_round(state: Position) -> i64:
    """Return the round of the auction that is under way, 0 outside."""
    place = i64(-1) if state.over else state.find_frame(frames.AUCTION)
    return state.slot_at(place, frames.AUCTION_HELD) if place >= 0 else i64(0)


def _begin_auction(state: Position) -> None:
    """Begin an auction for everybody who does not skip it."""
    for seat in range(state.seats):
        state.status[seat] = rules.SKIPPING if state.skip[seat] else rules.BIDDING
        state.skip[seat] = u8(0)
    for robot in range(tables.SEATS):
        state.robot[robot] = u8(0)


def bidders(state: Position) -> i64:
    """Return the seats that still take part, as a bit set. Rules: VC-AUCTION-08, VC-AUCTION-13."""
    mask: i64 = 0
    for seat in range(state.seats):
        if state.status[seat] == rules.BIDDING:
            mask |= seats.only(seat)
    return mask


def bidders_of(state: Position, bid: i64) -> i64:
    """Return the bit set of the seats that have made a certain bid."""
    mask: i64 = 0
    for seat in range(state.seats):
        if state.bid[seat] == bid:
            mask |= seats.only(seat)
    return mask


@final
class Bid(decision.SecretChoice):
    """Seats bid."""

    def legal(self, state: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        """List passing, the colours one can bid, and an attack token.

        Rules: VC-AUCTION-01, VC-AUCTION-10, VC-AUCTION-11, VC-AUCTION-15, VC-EDGE-08, VC-EDGE-10,
            VC-EDGE-11.
        """
        out = append(out, actions.A_PASS)
        for colour in range(tables.COLOURS):
            if state.gems_of(seat, colour) and state.cards_shown(colour):
                out = append(out, actions.A_BID + colour)
        if state.attack[seat] and state.is_any_shown():
            out = append(out, actions.A_BID + rules.ATTACK)
        return out

    def refuse(self, state: Position, seat: i64, action: i64) -> Refusal | None:
        """Refuse a bid. Rules: VC-AUCTION-11, VC-AUCTION-15, VC-EDGE-10."""
        if action == actions.A_PASS:
            return None
        bid = action - actions.A_BID
        if bid == rules.ATTACK:
            if not state.attack[seat]:
                return Refusal("VC-AUCTION-15", {"seat": seat})
            return None if state.is_any_shown() else Refusal("VC-EDGE-10")
        if not state.cards_shown(bid):
            return Refusal("VC-AUCTION-11", {"colour": bid}, "no-card")
        if not state.gems_of(seat, bid):
            return Refusal("VC-AUCTION-11", {"colour": bid}, "no-gem")
        return None

    def reveal(self, state: Position, events: Events | None) -> None:
        """Open all fists at once: gems go to the supply, empty fists have passed.

        Rules: VC-AUCTION-02, VC-AUCTION-10, VC-AUCTION-12, VC-AUCTION-15, VC-PASS-01, VC-EDGE-05,
            VC-EDGE-06, VC-EDGE-41, VC-SOLO-02.
        """
        mask = state.slot(frames.BID_SEATS)
        state.drop()
        held = state.slot(frames.AUCTION_HELD)
        bidding: i64 = 0
        for seat in range(state.seats):
            if seats.contains(mask, seat):
                state.bid[seat] = _open_fist(state, seat)
                if state.bid[seat] != rules.EMPTY_FIST:
                    bidding |= seats.only(seat)
            state.forget_choice(seat)
        if events is not None:
            events.emit("bids", {f"bid{seat}": state.bid[seat] for seat in range(state.seats)})
        _queue_settling(state, held, mask, bidding)


def _open_fist(state: Position, seat: i64) -> i64:
    """Pay the bid of a seat, and return the bid."""
    action = state.choice_of(seat)
    if action == actions.A_PASS:
        _note_pass(state, seat)
        return rules.EMPTY_FIST
    bid = action - actions.A_BID
    if bid == rules.ATTACK:
        state.attack[seat] -= u8(1)
    else:
        state.move_gems(seat, storage.SUPPLY, bid, 1)
    return bid


def _note_pass(state: Position, seat: i64) -> None:
    state.status[seat] = rules.PASSED
    state.owed[seat] = u8(1)


def _queue_settling(state: Position, number: i64, asked: i64, bidding: i64) -> None:
    """Push what follows the bids of an auction round; `asked` and `bidding` are bit sets of seats.

    Rules: VC-VIRTUAL-07, VC-EDGE-41, VC-EDGE-43.
    """
    state.push(frames.AFTER, -1, number)
    if bidding or draws_alone(state, number):
        everybody = seats.all_of(state.seats)
        concerned = bidding or asked or everybody
        state.push(frames.LOOSE, -1, concerned if state.plays(rules.CORRECTED) else everybody)
        state.push(frames.COLOURS, -1)
        state.push(frames.ATTACKERS, -1, number)
        draw_for_virtual_opponents(state)


@final
class Attackers(decision.Step):
    """Attackers take their cards."""

    def resolve(self, state: Position, events: Events | None) -> None:
        """Push the choices of the attackers, the lowest number first.

        An attacker that finds no card has lost the token and takes no part in further auction
        rounds.
        Rules: VC-AUCTION-15, VC-AUCTION-16, VC-ORDER-01, VC-ORDER-02, VC-EDGE-09, VC-TX-05.
        """
        seat = state.first_in_order(bidders_of(state, rules.ATTACK))
        if seat < 0:
            state.drop()
        elif state.is_any_shown():
            state.push(frames.TAKE, seat, frames.ANY_CARD, frames.BY_ATTACK)
        else:
            state.bid[seat] = storage.NO_BID
            if (
                state.plays(rules.CORRECTED)
                and state.slot(frames.ATTACKERS_HELD) < rules.ROUNDS_OF_A_PHASE
            ):
                state.status[seat] = rules.SKIPPING
            if events is not None:
                events.emit("attack-wasted", {"seat": seat})


@final
class PayPassed(decision.Step):
    """Those who have passed are paid."""

    def resolve(self, state: Position, events: Events | None) -> None:
        """Push the gems for those who have passed, the lowest number first.

        A seat without a card after the third round has passed too.
        Rules: VC-AUCTION-09, VC-PASS-01, VC-PASS-02, VC-PASS-03, VC-PASS-05, VC-EDGE-13,
            VC-EDGE-45, VC-EDGE-12, VC-TX-06, VC-TX-07, VC-EX-10.
        """
        if state.slot(frames.AFTER_HELD) == rules.ROUNDS_OF_A_PHASE:
            _let_the_rest_pass(state, events)
        seat = state.first_in_order(_owed_seats(state))
        if seat < 0:
            state.drop()
            return
        state.owed[seat] = u8(0)
        due = gems_for_passing(state, seat)
        if events is not None:
            events.emit("passed", {"seat": seat, "count": due})
        # VC-EDGE-12: three gems must be taken; those for science are optional.
        state.push(
            frames.GEMS, seat, due, due - GEMS_FOR_PASSING if state.plays(rules.CORRECTED) else 0
        )


def gems_for_passing(state: Position, seat: i64) -> i64:
    """Return the number of gems due for passing. Rules: VC-PASS-02, VC-PASS-03."""
    return GEMS_FOR_PASSING + state.tokens_of(seat, tables.SCIENCE)


def _owed_seats(state: Position) -> i64:
    mask: i64 = 0
    for seat in range(state.seats):
        if state.owed[seat]:
            mask |= seats.only(seat)
    return mask


def _let_the_rest_pass(state: Position, events: Events | None) -> None:
    for seat in range(state.seats):
        if state.status[seat] == rules.BIDDING:
            _note_pass(state, seat)
            if events is not None:
                events.emit("failed", {"seat": seat})


DECISIONS: Final[tuple[decision.Decision, ...]] = (
    Bid(frames.BID, "pass", "bid"),
    Auction(frames.AUCTION),
    Attackers(frames.ATTACKERS),
    PayPassed(frames.AFTER),
)
