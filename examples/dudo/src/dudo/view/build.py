"""Builds a view from what a seat may know."""

from collections.abc import Sequence

from dudo.rules import bids, facts, rounds
from dudo.rules.state import Position
from dudo.view.model import Hand, View
from velkahra.core.contract.events import OPEN, Event
from velkahra.core.contract.state import CHANCE


def decision_of(state: Position) -> str:
    """Return what waits: "open" for the first bid of a round, "answer", "roll", or "over"."""
    if state.is_over():
        return "over"
    if state.actor() == CHANCE:
        return "roll"
    return "answer" if state.bidder >= 0 else "open"


def view_of(state: Position, seat: int, last: Sequence[Event] = ()) -> View:
    """Return the view of a seat. Until the end, dice under other cups are hidden.

    Rules: DU-ROUND-01.
    """
    decision = decision_of(state)
    seats = range(len(state.dice))
    winner = state.in_play()[0]
    said = [(state.bids[2 * each], state.bids[2 * each + 1]) for each in seats]
    seen = [each for each in seats if seat in (each, OPEN) or decision == "over"]
    return View(
        seat=seat,
        seats=len(state.dice),
        decision=decision,
        active=winner if decision == "over" else max(int(state.actor()), -1),
        start=state.start,
        round=state.round,
        palifico=bool(state.palifico),
        dice=tuple(state.dice),
        hands=tuple(tuple(state.hand(each)) if each in seen else None for each in seats),
        bids=tuple(bid if bid[0] else None for bid in said),
        bidder=state.bidder,
        least=tuple(bids.least_count(state, face) for face in range(facts.FACES)),
        may_exact=rounds.may_call_exact(state),
        fallen=tuple(map(bool, state.fallen)),
        shown=tuple(_hand(state.shown, each) for each in seats),
        ended=tuple(state.ended),
    )


def _hand(hands: list[int], seat: int) -> Hand:
    return tuple(hands[facts.FACES * seat : facts.FACES * (seat + 1)])
