"""Rounds: rolling, bidding, and what a doubt or a call of exact costs."""

from dudo.rules import actions, facts, frames
from dudo.rules.bids import matching
from dudo.rules.state import Position, Showdown
from velkahra.core.contract.events import Events


def begin(state: Position, seat: int, is_palifico: bool = False) -> None:
    """Begin a round: all seats with dice roll, and `seat` bids first.

    Rules: DU-SETUP-01, DU-SETUP-02, DU-ROUND-01, DU-PALIFICO-01.
    """
    state.round += 1
    state.palifico = int(is_palifico)
    state.hands = [0] * len(state.hands)
    state.bids = [0] * len(state.bids)
    state.bidder = -1
    state.push(frames.TURN, seat)
    for other in reversed(state.in_play()):
        state.push(frames.ROLL, other)


def roll(state: Position, number: int, events: Events) -> None:
    """Let the seat whose dice are rolled see them, and nobody else. Rules: DU-ROUND-01."""
    seat = int(state.frame_seat())
    if not any(state.hands):
        events.emit("round", {"round": state.round})
        if state.palifico:
            events.emit("palifico", {"seat": int(state.stack[1])})
    state.drop()
    state.set_hand(seat, actions.counts_of(actions.ROLLS[number]))
    events.emit_to(seat, "rolled", {"seat": seat, "dice": number})


def bid(state: Position, seat: int, count: int, face: int, events: Events) -> None:
    """Raise the bid; the next seat is on turn. Rules: DU-BID-01, DU-ROUND-02."""
    state.bids[2 * seat : 2 * seat + 2] = [count, face]
    state.bidder = seat
    state.drop()
    state.push(frames.TURN, state.seat_after(seat))
    events.emit("bid", {"seat": seat, "count": count, "face": face})


def doubt(state: Position, seat: int, events: Events) -> None:
    """Show all dice: the bidder loses a die if the bid was too high, else the doubter does.

    Rules: DU-DOUBT-01, DU-DOUBT-02.
    """
    events.emit("doubted", {"seat": seat, "other": state.bidder})
    found = _show(state, events)
    _end(state, seat, found, state.bidder if found < state.count else seat, False, events)


def call_exact(state: Position, seat: int, events: Events) -> None:
    """Show all dice: the caller gets a die back if the bid was exactly right, else loses one.

    Rules: DU-EXACT-01.
    """
    events.emit("called", {"seat": seat, "other": state.bidder})
    found = _show(state, events)
    _end(state, seat, found, -1 if found == state.count else seat, True, events)


def _show(state: Position, events: Events) -> int:
    """Show all dice and return how many match the bid. Rules: DU-DOUBT-01, DU-ACES-01."""
    state.shown = state.hands[:]
    for seat in state.in_play():
        events.emit("shown", {"seat": seat, "dice": actions.roll_number(state.hand(seat))})
    found = matching(state.hands, state.face, not state.palifico)
    events.emit("counted", {"found": found, "count": state.count, "face": state.face})
    return found


def _end(
    state: Position, caller: int, found: int, loser: int, is_exact: bool, events: Events
) -> None:
    """Pay the price of a showdown and begin the next round. Rules: DU-LOSS-01, DU-EXACT-02."""
    ended = Showdown(
        caller=caller,
        is_exact=int(is_exact),
        bidder=state.bidder,
        bid_count=state.count,
        bid_face=state.face,
        found=found,
        wild=int(not state.palifico),
        loser=loser,
    )
    state.ended = [*ended]
    state.drop()
    if loser >= 0:
        _lose(state, loser, events)
        return
    if state.dice[caller] < state.start:
        state.dice[caller] += 1
        state.box -= 1
        events.emit("gained", {"seat": caller, "left": state.dice[caller]})
    begin(state, caller)


def _lose(state: Position, seat: int, events: Events) -> None:
    """Take a die from a seat, which begins the next round if it can.

    Rules: DU-LOSS-01..03, DU-PALIFICO-01, DU-END-01.
    """
    state.dice[seat] -= 1
    state.box += 1
    left = state.dice[seat]
    events.emit("lost", {"seat": seat, "left": left})
    if len(state.in_play()) == 1:
        state.set_hand(seat, [0] * facts.FACES)
        state.bids = [0] * len(state.bids)
        state.bidder = -1
        events.emit("won", {"seat": state.in_play()[0]})
        return
    falls = left == 1 and not state.fallen[seat]
    state.fallen[seat] |= int(falls)
    begin(state, seat if left else state.seat_after(seat), falls and len(state.in_play()) > 2)


def may_call_exact(state: Position) -> bool:
    """Return whether enough seats are left to call a bid exact. Rules: DU-EXACT-03."""
    return len(state.in_play()) > 2
