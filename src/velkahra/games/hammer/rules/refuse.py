"""Refusals: why an action is not legal, written apart from the lists of `legal`."""

from typing import Final

from mypy_extensions import i64

from velkahra.core.contract.refusals import Refusal
from velkahra.core.contract.state import CHANCE
from velkahra.games.hammer.rules import legal
from velkahra.games.hammer.rules.actions import (
    A_AGREE,
    A_ALLY,
    A_AMEND,
    A_ANNOUNCE,
    A_BET,
    A_CHOOSE,
    A_COIN,
    A_CONVERT,
    A_DEAL,
    A_DISCARD,
    A_DRAW,
    A_END,
    A_ENOUGH,
    A_FINISH,
    A_GO_ON,
    A_GUESS,
    A_HIDE,
    A_KEEP,
    A_LOT,
    A_PLAY,
    A_POSITION,
    A_ROW,
    A_SALT,
    A_SHARE,
    A_SQUARE,
    A_TEAM,
    A_TIME_UP,
    ACTIONS,
    ROW_MOST,
    SALTS,
)
from velkahra.games.hammer.rules.arrays import seat_bit
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
from velkahra.games.hammer.rules.frames.camp import LOT_TIED
from velkahra.games.hammer.rules.frames.kinds import (
    F_ALLY,
    F_BET,
    F_CHANGE,
    F_CHOOSE,
    F_COIN,
    F_CONSENT,
    F_COPY,
    F_DEMAND,
    F_DESK,
    F_DISCARD,
    F_DRAW,
    F_FINISH,
    F_HIDE,
    F_JOIN,
    F_LOT,
    F_MAIN,
    F_MAY,
    F_ORDER,
    F_OWN_DISCARD,
    F_PART,
    F_REFRESH,
    F_ROW,
    F_SALT,
    F_SEARCH,
    F_SHARE,
    F_SIFT,
    F_SQUARE,
    F_STEAL_ROW,
    F_SWAP,
    F_WAIVE,
    LAST_CHANCE,
)
from velkahra.games.hammer.rules.frames.turn import SIFT_MUST
from velkahra.games.hammer.rules.listing import seats_of
from velkahra.games.hammer.rules.state import Position
from velkahra.games.hammer.rules.values import LEAVING

CARDS_CHOSEN: Final = (int(A_CHOOSE), int(A_ENOUGH) + 1)
AGREED: Final = (int(A_AGREE), int(A_SHARE))
ANSWERS: Final = {
    int(F_SWAP): (int(A_KEEP), int(A_BET)),
    int(F_BET): (int(A_BET), int(A_POSITION)),
    int(F_ORDER): (int(A_POSITION), int(A_CONVERT)),
    int(F_REFRESH): (int(A_CONVERT), int(A_TIME_UP) + 1),
    int(F_CHANGE): (int(A_CONVERT), int(A_END) + 1),
    int(F_DRAW): (int(A_DRAW), int(A_CHOOSE)),
    int(F_ROW): (int(A_ROW), int(A_GUESS)),
    int(F_STEAL_ROW): (int(A_ROW), int(A_GUESS)),
    int(F_SQUARE): (int(A_SQUARE), int(A_DISCARD)),
    int(F_SHARE): (int(A_SHARE), int(A_TEAM)),
    int(F_DISCARD): (int(A_DISCARD), int(A_DEAL)),
    int(F_OWN_DISCARD): (int(A_DISCARD), int(A_DEAL)),
    int(F_WAIVE): AGREED,
    int(F_JOIN): AGREED,
    int(F_CONSENT): AGREED,
    int(F_MAY): AGREED,
    int(F_ALLY): AGREED,
    int(F_PART): AGREED,
}
"""Which actions answer a question, from and before; where none stand, a card is chosen."""


def refusal(state: Position, seat: i64, action: i64) -> Refusal | None:
    """Return the reason why `seat` (or CHANCE) may not do `action` now, or None."""
    if not 0 <= action < ACTIONS:
        return Refusal("HM-ROUND-02", None, "unknown")
    if state.over:
        return Refusal("HM-SCORE-03")
    kind = state.frame_kind()
    if seat == CHANCE:
        return _refuse_outcome(state, kind, action)
    if seat < 0 or seat >= state.seats:
        return Refusal("HM-ROUND-02", None, "nobody")
    if A_ALLY <= action < A_AGREE and state.agreed[LEAVING]:
        return pact.refuse_at_any_time(state, seat, kind, action)
    if kind <= LAST_CHANCE:
        return Refusal("HM-ROUND-02", None, "dealer")
    if not (state.acting() >> seat) & 1:
        if kind == F_BET:
            return Refusal("HM-JOKER-01" if not state.joker[seat] else "HM-EDGE-JOKER-03")
        if state.is_together():
            return Refusal("HM-SETUP-07", None, "chosen")
        return Refusal("HM-ORDER-03", {"seat": int(state.frame_seat())})
    if not asked(kind, action):
        return Refusal("HM-ROUND-02", {"frame": int(kind)}, "other")
    return _refuse(state, seat, kind, action)


def _refuse_outcome(state: Position, kind: i64, action: i64) -> Refusal | None:
    """Return a refusal of an outcome of the dealer or the organiser, or None."""
    if kind > LAST_CHANCE:
        return Refusal("HM-ROUND-02", None, "no-chance")
    if _can_happen(state, kind, action):
        return None
    if kind == F_FINISH and A_FINISH <= action < A_LOT:
        return Refusal("HM-EDGE-RANK-01")
    if kind == F_DESK and action >= A_GO_ON:
        return Refusal("HM-EDGE-ORG-01")
    return Refusal("HM-EDGE-ORG-02")


def _can_happen(state: Position, kind: i64, action: i64) -> bool:
    if kind == F_HIDE:
        return finding.is_square(state, action - A_HIDE)
    if kind == F_SALT:
        return A_SALT <= action < A_SALT + SALTS
    if kind == F_COIN:
        return A_COIN <= action < A_COIN + 2
    if kind == F_FINISH:
        if A_ANNOUNCE <= action < A_AMEND:
            return desk.may_enter_at_any_time(state, action)
        return A_FINISH <= action < A_LOT and results.may_enter(state, action)
    if kind == F_LOT:
        tied = state.slot(LOT_TIED)
        return A_LOT <= action < A_COIN and seats_of(state, seat_bit(action - A_LOT)) & tied != 0
    if kind == F_DESK:
        return desk.may_enter(state, action)
    if kind == F_COPY:
        left = questions.rows_to_copy(state)
        return A_ROW <= action < A_ROW + ROW_MOST and (left >> (action - A_ROW)) & 1 == 1
    return A_DEAL <= action < A_HIDE and legal.can_be_dealt(state, kind, action - A_DEAL)


def asked(kind: i64, action: i64) -> bool:
    """Return whether this kind of action answers the innermost decision."""
    if kind == F_MAIN:
        return _is_main(action)
    if kind == F_DEMAND and A_TEAM <= action < A_ROW:
        return True
    if kind == F_DISCARD and action == A_TIME_UP:
        return True
    first, end = ANSWERS.get(int(kind), CARDS_CHOSEN)
    return first <= action < end


def _is_main(action: i64) -> bool:
    if action in (A_END, A_TIME_UP, A_GUESS):
        return True
    return A_PLAY <= action < A_AGREE


def _refuse(state: Position, seat: i64, kind: i64, action: i64) -> Refusal | None:
    if kind == F_MAIN:
        return play.refuse_main(state, seat, action)
    if kind == F_DEMAND:
        return demand.refuse_demand(state, action)
    if kind == F_REFRESH:
        return turn.refuse_conversion(state, seat, action)
    if kind == F_DRAW:
        return drawing.refuse_draw(state, seat, action)
    if kind in (F_ROW, F_STEAL_ROW):
        return questions.refuse_row(state, seat, kind, action - A_ROW)
    if kind == F_SHARE:
        return play.refuse_share(state, action - A_SHARE)
    if action < A_CONVERT:
        return _refuse_before_turns(state, seat, kind, action)
    if A_DISCARD <= action < A_DEAL:
        if kind == F_DISCARD:
            return turn.refuse_excess(state, seat, action - A_DISCARD)
        return questions.refuse_discard(state, seat, action - A_DISCARD)
    if kind == F_SQUARE:
        return finding.refuse_square(state, action - A_SQUARE)
    return _refuse_choice(state, kind, action)


def _refuse_before_turns(state: Position, seat: i64, kind: i64, action: i64) -> Refusal | None:
    """Return a refusal of a swap, a bet or a position, or None."""
    if kind == F_SWAP:
        return setup.refuse_swap(state, seat, action)
    if kind == F_BET:
        return camp.refuse_bet(state, action)
    return camp.refuse_position(state, action - A_POSITION)


def _refuse_choice(state: Position, kind: i64, action: i64) -> Refusal | None:
    """Return a refusal of a chosen card, or of ending the choice, or None."""
    if action == A_ENOUGH:
        open_end = kind == F_SEARCH or (kind == F_CHOOSE and run.may_choose_fewer(state))
        if open_end or (kind == F_SIFT and not state.slot(SIFT_MUST)):
            return None
        return Refusal("HM-EDGE-TARGET-01", None, "choose")
    if A_CHOOSE <= action < A_ENOUGH and not legal.can_choose(state, kind, action - A_CHOOSE):
        return Refusal("HM-EDGE-TARGET-02", {"card": int(action - A_CHOOSE)})
    return None
