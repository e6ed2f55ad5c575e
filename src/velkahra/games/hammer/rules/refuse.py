"""Refusals: why an action is not legal, written apart from the lists of `legal`."""

from typing import Final

from mypy_extensions import i64

from velkahra.core.contract.refusals import Refusal
from velkahra.core.contract.state import CHANCE
from velkahra.games.hammer.rules import actions, arrays, frames, legal, listing, values
from velkahra.games.hammer.rules.chapters import (
    camp,
    desk,
    drawing,
    finding,
    pact,
    play,
    results,
    setup,
    turn,
)
from velkahra.games.hammer.rules.effects import demand, questions, run
from velkahra.games.hammer.rules.state import Position

CARDS_CHOSEN: Final = (int(actions.A_CHOOSE), int(actions.A_ENOUGH) + 1)
AGREED: Final = (int(actions.A_AGREE), int(actions.A_SHARE))
ANSWERS: Final = {
    int(frames.SWAP): (int(actions.A_KEEP), int(actions.A_BET)),
    int(frames.BET): (int(actions.A_BET), int(actions.A_POSITION)),
    int(frames.ORDER): (int(actions.A_POSITION), int(actions.A_CONVERT)),
    int(frames.REFRESH): (int(actions.A_CONVERT), int(actions.A_TIME_UP) + 1),
    int(frames.CHANGE): (int(actions.A_CONVERT), int(actions.A_END) + 1),
    int(frames.DRAW): (int(actions.A_DRAW), int(actions.A_CHOOSE)),
    int(frames.ROW): (int(actions.A_ROW), int(actions.A_GUESS)),
    int(frames.STEAL_ROW): (int(actions.A_ROW), int(actions.A_GUESS)),
    int(frames.SQUARE): (int(actions.A_SQUARE), int(actions.A_DISCARD)),
    int(frames.SHARE): (int(actions.A_SHARE), int(actions.A_TEAM)),
    int(frames.DISCARD): (int(actions.A_DISCARD), int(actions.A_DEAL)),
    int(frames.OWN_DISCARD): (int(actions.A_DISCARD), int(actions.A_DEAL)),
    int(frames.WAIVE): AGREED,
    int(frames.JOIN): AGREED,
    int(frames.CONSENT): AGREED,
    int(frames.MAY): AGREED,
    int(frames.ALLY): AGREED,
    int(frames.PART): AGREED,
}
"""Which actions answer a question, from and before; where none stand, a card is chosen."""


def refusal(state: Position, seat: i64, action: i64) -> Refusal | None:
    """Return the reason why `seat` (or CHANCE) may not do `action` now, or None."""
    if not 0 <= action < actions.ACTIONS:
        return Refusal("HM-ROUND-02", None, "unknown")
    if state.over:
        return Refusal("HM-SCORE-03")
    kind = state.frame_kind()
    if seat == CHANCE:
        return _refuse_outcome(state, kind, action)
    if seat < 0 or seat >= state.seats:
        return Refusal("HM-ROUND-02", None, "nobody")
    if actions.A_ALLY <= action < actions.A_AGREE and state.agreed[values.LEAVING]:
        return pact.refuse_at_any_time(state, seat, kind, action)
    if kind <= frames.LAST_CHANCE:
        return Refusal("HM-ROUND-02", None, "dealer")
    if not (state.acting() >> seat) & 1:
        if kind == frames.BET:
            return Refusal("HM-JOKER-01" if not state.joker[seat] else "HM-EDGE-JOKER-03")
        if state.is_together():
            return Refusal("HM-SETUP-07", None, "chosen")
        return Refusal("HM-ORDER-03", {"seat": int(state.frame_seat())})
    if not asked(kind, action):
        return Refusal("HM-ROUND-02", {"frame": int(kind)}, "other")
    return _refuse(state, seat, kind, action)


def _refuse_outcome(state: Position, kind: i64, action: i64) -> Refusal | None:
    """Return a refusal of an outcome of the dealer or the organiser, or None."""
    if kind > frames.LAST_CHANCE:
        return Refusal("HM-ROUND-02", None, "no-chance")
    if _can_happen(state, kind, action):
        return None
    if kind == frames.FINISH and actions.A_FINISH <= action < actions.A_LOT:
        return Refusal("HM-EDGE-RANK-01")
    if kind == frames.DESK and action >= actions.A_GO_ON:
        return Refusal("HM-EDGE-ORG-01")
    return Refusal("HM-EDGE-ORG-02")


def _can_happen(state: Position, kind: i64, action: i64) -> bool:
    if kind == frames.HIDE:
        return finding.is_square(state, action - actions.A_HIDE)
    if kind == frames.SALT:
        return actions.A_SALT <= action < actions.A_SALT + actions.SALTS
    if kind == frames.COIN:
        return actions.A_COIN <= action < actions.A_COIN + 2
    if kind == frames.FINISH:
        if actions.A_ANNOUNCE <= action < actions.A_AMEND:
            return desk.may_enter_at_any_time(state, action)
        return actions.A_FINISH <= action < actions.A_LOT and results.may_enter(state, action)
    if kind == frames.LOT:
        tied = state.slot(frames.LOT_TIED)
        return (
            actions.A_LOT <= action < actions.A_COIN
            and listing.seats_of(state, arrays.seat_bit(action - actions.A_LOT)) & tied != 0
        )
    if kind == frames.DESK:
        return desk.may_enter(state, action)
    if kind == frames.COPY:
        left = questions.rows_by_chance(state)
        return (
            actions.A_ROW <= action < actions.A_ROW + actions.ROW_MOST
            and (left >> (action - actions.A_ROW)) & 1 == 1
        )
    return actions.A_DEAL <= action < actions.A_HIDE and legal.can_be_dealt(
        state, kind, action - actions.A_DEAL
    )


def asked(kind: i64, action: i64) -> bool:
    """Return whether this kind of action answers the innermost decision."""
    if kind == frames.MAIN:
        return _is_main(action)
    if kind == frames.DEMAND and actions.A_TEAM <= action < actions.A_ROW:
        return True
    if kind == frames.DISCARD and action == actions.A_TIME_UP:
        return True
    first, end = ANSWERS.get(int(kind), CARDS_CHOSEN)
    return first <= action < end


def _is_main(action: i64) -> bool:
    if action in (actions.A_END, actions.A_TIME_UP, actions.A_GUESS):
        return True
    return actions.A_PLAY <= action < actions.A_AGREE


def _refuse(state: Position, seat: i64, kind: i64, action: i64) -> Refusal | None:
    if kind == frames.MAIN:
        return play.refuse_main(state, seat, action)
    if kind == frames.DEMAND:
        return demand.refuse_demand(state, action)
    if kind == frames.REFRESH:
        return turn.refuse_conversion(state, seat, action)
    if kind == frames.DRAW:
        return drawing.refuse_draw(state, seat, action)
    if kind in (frames.ROW, frames.STEAL_ROW):
        return questions.refuse_row(state, seat, kind, action - actions.A_ROW)
    if kind == frames.SHARE:
        return play.refuse_share(state, action - actions.A_SHARE)
    if action < actions.A_CONVERT:
        return _refuse_before_turns(state, seat, kind, action)
    if actions.A_DISCARD <= action < actions.A_DEAL:
        if kind == frames.DISCARD:
            return turn.refuse_excess(state, seat, action - actions.A_DISCARD)
        return questions.refuse_discard(state, seat, action - actions.A_DISCARD)
    if kind == frames.SQUARE:
        return finding.refuse_square(state, action - actions.A_SQUARE)
    return _refuse_choice(state, kind, action)


def _refuse_before_turns(state: Position, seat: i64, kind: i64, action: i64) -> Refusal | None:
    """Return a refusal of a swap, a bet or a position, or None."""
    if kind == frames.SWAP:
        return setup.refuse_swap(state, seat, action)
    if kind == frames.BET:
        return camp.refuse_bet(state, action)
    return camp.refuse_position(state, action - actions.A_POSITION)


def _refuse_choice(state: Position, kind: i64, action: i64) -> Refusal | None:
    """Return a refusal of a chosen card, or of ending the choice, or None."""
    if action == actions.A_ENOUGH:
        open_end = kind == frames.SEARCH or (kind == frames.CHOOSE and run.may_choose_fewer(state))
        if open_end or (kind == frames.SIFT and not state.slot(frames.SIFT_MUST)):
            return None
        return Refusal("HM-EDGE-TARGET-01", None, "choose")
    if actions.A_CHOOSE <= action < actions.A_ENOUGH and not legal.can_choose(
        state, kind, action - actions.A_CHOOSE
    ):
        return Refusal("HM-EDGE-TARGET-02", {"card": int(action - actions.A_CHOOSE)})
    return None
