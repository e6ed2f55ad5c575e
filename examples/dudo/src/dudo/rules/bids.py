"""Bids: which ones raise the bid that stands, why others do not, and how many dice match one."""

from dudo.rules import facts
from dudo.rules.state import Position
from velkahra.core.contract.refusals import Refusal


def least_count(state: Position, face: int) -> int:
    """Return the least count that may be bid of a face; 0 if the face may not be bid now.

    It may be more than there are dice. Rules: DU-BID-02, DU-ACES-02..04, DU-PALIFICO-02.
    """
    count, standing = state.count, state.face
    if not count:
        return 0 if face == facts.ACES and not state.palifico else 1
    if state.palifico:
        return count + 1 if face == standing else 0
    if face == facts.ACES:
        return count + 1 if standing == facts.ACES else (count + 1) // 2
    if standing == facts.ACES:
        return 2 * count + 1
    return count if face > standing else count + 1


def refuse_bid(state: Position, count: int, face: int) -> Refusal | None:
    """Return the reason why a bid is not allowed, or None. Rules: DU-BID-02, DU-EDGE-01."""
    if count > sum(state.dice):
        return Refusal("DU-EDGE-01", {"count": sum(state.dice)})
    if not state.count:
        is_barred = face == facts.ACES and not state.palifico
        return Refusal("DU-ACES-02") if is_barred else None
    standing = {"count": state.count, "face": state.face}
    if state.palifico:
        keeps = face == state.face and count > state.count
        return None if keeps else Refusal("DU-PALIFICO-02", standing)
    if (face == facts.ACES) != (state.face == facts.ACES):
        return _refuse_change(state, count, face)
    raises = (count, face) > (state.count, state.face)
    return None if raises else Refusal("DU-BID-02", standing)


def _refuse_change(state: Position, count: int, face: int) -> Refusal | None:
    """Return why a bid to or from aces is too low, or None. Rules: DU-ACES-03, DU-ACES-04."""
    if face == facts.ACES:
        fits = 2 * count >= state.count
        return None if fits else Refusal("DU-ACES-03", {"count": (state.count + 1) // 2})
    return (
        None if count > 2 * state.count else Refusal("DU-ACES-04", {"count": 2 * state.count + 1})
    )


def matching(counts: list[int], face: int, wild: bool) -> int:
    """Return how many dice of one hand, or of all, match a face. Rules: DU-ACES-01, DU-BID-01.

    `counts` has one number for each face, or several times as many, seat after seat.
    """
    aces = sum(counts[facts.ACES :: facts.FACES]) if wild and face != facts.ACES else 0
    return sum(counts[face :: facts.FACES]) + aces
