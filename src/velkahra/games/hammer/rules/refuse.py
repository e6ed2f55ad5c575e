"""Why an action is not legal: the rule, written apart from the lists of `legal`."""

from typing import Final

from mypy_extensions import i64

from velkahra.core.contract.refusals import Refusal
from velkahra.core.contract.state import CHANCE
from velkahra.games.hammer.cards.columns import DEMAND_KIND
from velkahra.games.hammer.cards.opcodes import D_CARDS, D_OPTION
from velkahra.games.hammer.rules import legal
from velkahra.games.hammer.rules.actions import (
    A_AGREE,
    A_ALLY,
    A_AMEND,
    A_ANNOUNCE,
    A_BET,
    A_BREAK,
    A_CALL_OFF,
    A_CANCEL,
    A_CHOOSE,
    A_COIN,
    A_CONVERT,
    A_CORRECT,
    A_DEAL,
    A_DISCARD,
    A_DRAW,
    A_DRAW_WITH,
    A_END,
    A_ENOUGH,
    A_FINISH,
    A_FOUND,
    A_GO_ON,
    A_GUESS,
    A_HIDE,
    A_KEEP,
    A_LAST_ROUND,
    A_LEAK,
    A_LOT,
    A_NO_BET,
    A_OPTION,
    A_PLAY,
    A_POSITION,
    A_ROW,
    A_SALT,
    A_SHARE,
    A_SPECIAL,
    A_SQUARE,
    A_SWAP,
    A_SWAP_FREE,
    A_TEAM,
    A_TIME_UP,
    A_USE,
    ACTIONS,
    ROW_MOST,
    SALTS,
    SIDE_MOST,
)
from velkahra.games.hammer.rules.chapters import amend, camp, demand, pact, play, run, supply, turn
from velkahra.games.hammer.rules.chapters.teams import complete
from velkahra.games.hammer.rules.frames.camp import LOT_TIED
from velkahra.games.hammer.rules.frames.effects import COPY_COPIED, COPY_VICTIM, STEAL_ROW_VICTIM
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
from velkahra.games.hammer.rules.frames.play import DEMAND_DEMAND, SHARE_LEFT, SHARE_PARTNER
from velkahra.games.hammer.rules.frames.turn import DRAW_REFUSED, REFRESH_MADE, SIFT_MUST
from velkahra.games.hammer.rules.state import ALLY, LEAVING, PART, Position
from velkahra.games.hammer.rules.tables import MASKS

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
    """Say why `seat` (or CHANCE) may not do `action` now, if it may not."""
    if not 0 <= action < ACTIONS:
        return Refusal("HM-ROUND-02", None, "unknown")
    if state.over:
        return Refusal("HM-SCORE-03")
    kind = state.frame_kind()
    if seat == CHANCE:
        return _refuse_outcome(state, kind, action)
    if seat < 0 or seat >= state.seats:
        return Refusal("HM-ROUND-02", None, "nobody")
    if A_BREAK <= action < A_AGREE and state.agreed[LEAVING]:
        return _refuse_leaving(state, seat, kind, action)
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


def _refuse_leaving(state: Position, seat: i64, kind: i64, action: i64) -> Refusal | None:
    """Say why a team cannot leave a co-operation now. Rules: HM-COOP-14, HM-EDGE-COOP-25."""
    acts = (state.acting() >> seat) & 1 == 1
    if acts and kind not in (F_MAIN, F_BET, F_ORDER):
        return Refusal("HM-ROUND-02", {"frame": int(kind)}, "other")
    if not acts and not legal.may_interrupt(state):
        return Refusal("HM-ROUND-02", None, "dealer")
    if pact.may_leave(state, seat, state.seat_of[action - A_BREAK]):
        return None
    return Refusal("HM-COOP-14", {"power": int(action - A_BREAK)})


def _refuse_outcome(state: Position, kind: i64, action: i64) -> Refusal | None:
    """Say why the dealer, or the organiser, cannot enter this."""
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
        return _is_square(state, action - A_HIDE)
    if kind == F_SALT:
        return A_SALT <= action < A_SALT + SALTS
    if kind == F_COIN:
        return A_COIN <= action < A_COIN + 2
    if kind == F_FINISH:
        number = action - A_FINISH
        if action >= A_CANCEL:
            return _at_any_time(state, action)
        if not 0 <= number < 93:
            return False
        return camp.may_finish(state, legal.seats_of(state, number % 31 + 1), number // 31)
    if kind == F_LOT:
        if not A_LOT <= action < A_COIN:
            return False
        return legal.seats_of(state, i64(1) << (action - A_LOT)) & state.slot(LOT_TIED) != 0
    if kind == F_DESK:
        return _at_desk(state, action)
    if kind == F_COPY:
        left = state.rows[state.slot(COPY_VICTIM)] & ~state.slot(COPY_COPIED)
        return A_ROW <= action < A_ROW + ROW_MOST and (left >> (action - A_ROW)) & 1 == 1
    return A_DEAL <= action < A_HIDE and legal.can_be_dealt(state, kind, action - A_DEAL)


def _at_desk(state: Position, action: i64) -> bool:
    if action == A_GO_ON:
        return True
    if A_CORRECT <= action < A_LAST_ROUND:
        power = (action - A_CORRECT) // 19
        return state.seat_of[power] >= 0 and (action - A_CORRECT) % 19 != 9
    if action == A_LAST_ROUND:
        return state.rounds > camp.last_possible(state)
    if A_FOUND <= action < A_LEAK:
        return camp.may_be_found(state, state.seat_of[action - A_FOUND])
    if A_LEAK <= action < A_ANNOUNCE:
        seat = state.seat_of[(action - A_LEAK) // ROW_MOST]
        return legal.can_leak(state, seat, (action - A_LEAK) % ROW_MOST)
    if A_ANNOUNCE <= action < A_CANCEL:
        return legal.pair_can(state, action - A_ANNOUNCE, ALLY)
    if action >= A_AMEND:
        return amend.allows(state, action)
    return action >= A_CANCEL and _at_any_time(state, action)


def _at_any_time(state: Position, action: i64) -> bool:
    if action >= A_CALL_OFF:
        return action == A_CALL_OFF and camp.may_call_off(state)
    return legal.can_cancel(state, (action - A_CANCEL) // 3)


def _is_square(state: Position, square: i64) -> bool:
    if not 0 <= square < SIDE_MOST * SIDE_MOST:
        return False
    return square // SIDE_MOST < state.size and square % SIDE_MOST < state.size


def asked(kind: i64, action: i64) -> bool:
    """Say whether this kind of action answers what is asked."""
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
        return _refuse_main(state, seat, action)
    if kind == F_DEMAND:
        return _refuse_demand(state, action)
    if kind == F_REFRESH:
        return _refuse_conversion(state, seat, action)
    if kind == F_DRAW:
        return _refuse_draw(state, seat, action)
    if kind in (F_ROW, F_STEAL_ROW):
        return _refuse_row(state, seat, kind, action - A_ROW)
    if kind == F_SHARE:
        return _refuse_share(state, action - A_SHARE)
    if action < A_CONVERT:
        return _refuse_before_turns(state, seat, kind, action)
    if A_DISCARD <= action < A_DEAL:
        return _refuse_discard(state, seat, action - A_DISCARD)
    return _refuse_choice(state, kind, action)


def _refuse_before_turns(state: Position, seat: i64, kind: i64, action: i64) -> Refusal | None:
    """Say why a swap, a bet or a position is not possible."""
    if kind == F_SWAP:
        return _refuse_swap(state, seat, action)
    if kind == F_BET:
        absent = A_BET <= action < A_NO_BET and state.seat_of[action - A_BET] < 0
        return Refusal("HM-JOKER-02") if absent else None
    if camp.is_free(state, action - A_POSITION):
        return None
    return Refusal("HM-ORDER-02", {"place": int(action - A_POSITION + 1)})


def _refuse_share(state: Position, points: i64) -> Refusal | None:
    if play.may_share(state, points):
        return None
    facts = {"seat": int(state.slot(SHARE_PARTNER)), "need": int(state.slot(SHARE_LEFT))}
    return Refusal("HM-COOP-13", facts, "share")


def _refuse_main(state: Position, seat: i64, action: i64) -> Refusal | None:
    """Say why something cannot be done in the main phase. Rules: HM-MAIN-02."""
    if action < A_PLAY:
        return None
    if action < A_USE:
        return play.refuse_play(state, seat, action - A_PLAY)
    if action < A_SPECIAL:
        return play.refuse_use(state, seat, (action - A_USE) // 3, (action - A_USE) % 3)
    if action == A_SPECIAL:
        return play.refuse_special(state, seat)
    if action == A_GUESS:
        return None if turn.may_guess(state, seat) else _refuse_guess(state, seat)
    what = ALLY if action < A_BREAK else PART
    power = action - (A_ALLY if what == ALLY else A_BREAK)
    other = state.seat_of[power]
    if pact.may_announce(state, what, seat, other):
        return None
    return Refusal("HM-COOP-01" if what == ALLY else "HM-COOP-14", {"power": int(power)})


def _refuse_guess(state: Position, seat: i64) -> Refusal:
    """Say why no square can be named: a wrong one may have its price. Rules: HM-EDGE-FIND-02."""
    again = turn.names_from(state, seat)
    if state.finder >= 0 or state.field_mode() or state.guess[seat] or again <= state.round:
        return Refusal("HM-EDGE-FIND-02")
    if again == turn.NO_ROUND:
        return Refusal("HM-EDGE-FIND-02", None, "once")
    return Refusal("HM-EDGE-FIND-02", {"round": int(again)}, "pause")


def _refuse_demand(state: Position, action: i64) -> Refusal | None:
    """Say why this cannot be chosen for a card. Rules: HM-TARGET-01, HM-TARGET-02."""
    asked_for = state.slot(DEMAND_DEMAND)
    kind = state.tables.demand(asked_for, DEMAND_KIND)
    if action == A_ENOUGH:
        return None if play.may_stop(state) else Refusal("HM-EDGE-TARGET-01")
    if action < A_ENOUGH and kind == D_CARDS:
        card = action - A_CHOOSE
        if demand.may_target(state, asked_for, card):
            return None
        return Refusal("HM-TARGET-01", {"card": int(card)})
    if A_TEAM <= action < A_OPTION and kind != D_CARDS and kind != D_OPTION:
        seat = state.seat_of[action - A_TEAM]
        if seat >= 0 and demand.may_choose_team(state, asked_for, seat):
            return None
        return Refusal("HM-EDGE-TARGET-03", {"power": int(action - A_TEAM)})
    if A_OPTION <= action < A_ROW and kind == D_OPTION:
        for option in demand.options(state, asked_for):
            if option == action - A_OPTION:
                return None
        return Refusal("HM-TARGET-02", None, "option")
    return Refusal("HM-ROUND-02", {"frame": int(F_DEMAND)}, "other")


def _refuse_swap(state: Position, seat: i64, action: i64) -> Refusal | None:
    if action == A_SWAP and camp.swapped_hand(state, seat) < 2:
        return Refusal("HM-EDGE-SETUP-02")
    if action == A_SWAP_FREE and not camp.may_swap_freely(state, seat):
        return Refusal("HM-SETUP-05")
    return None


def _refuse_conversion(state: Position, seat: i64, action: i64) -> Refusal | None:
    if action != A_CONVERT or turn.may_convert(state, seat, state.slot(REFRESH_MADE)):
        return None
    due = turn.rate(state, seat, state.slot(REFRESH_MADE))
    facts = {"need": int(due), "have": int(state.sb[seat])}
    return Refusal("HM-BM-02", facts)


def _refuse_draw(state: Position, seat: i64, action: i64) -> Refusal | None:
    """Say why a group cannot draw together. Rules: HM-COOP-04, HM-COOP-18."""
    group = action - A_DRAW_WITH
    if action == A_DRAW:
        return None
    asked_before = (state.slot(DRAW_REFUSED) >> group) & 1 == 1
    if not asked_before and turn.may_draw_with(state, seat, group):
        return None
    seats = state.group_seats(group, MASKS)
    if not (seats >> seat) & 1 or not complete(state, seats):
        return Refusal("HM-COOP-18", {"group": int(group)}, "draw")
    return Refusal("HM-COOP-04", {"group": int(group)})


def _refuse_row(state: Position, seat: i64, kind: i64, row: i64) -> Refusal | None:
    facts = {"row": int(row + 1)}
    if row >= state.pieces:
        return Refusal("HM-INFO-03", {"row": int(row + 1), "most": int(state.pieces)})
    if not (supply.unknown(state, seat) >> row) & 1:
        return Refusal("HM-EDGE-INFO-02", facts, "row")
    if kind == F_STEAL_ROW and not (state.rows[state.slot(STEAL_ROW_VICTIM)] >> row) & 1:
        return Refusal("HM-INFO-05", facts)
    return None


def _refuse_discard(state: Position, seat: i64, card: i64) -> Refusal | None:
    if state.in_hand(seat, card):
        return None
    return Refusal("HM-DISCARD-01", {"card": int(card)})


def _refuse_choice(state: Position, kind: i64, action: i64) -> Refusal | None:
    """Say why a card or a square cannot be chosen, or why the choice cannot end."""
    if kind == F_SQUARE:
        return None if _is_square(state, action - A_SQUARE) else Refusal("HM-EDGE-FIND-01")
    if action == A_ENOUGH:
        open_end = kind == F_SEARCH or (kind == F_CHOOSE and run.may_choose_fewer(state))
        if open_end or (kind == F_SIFT and not state.slot(SIFT_MUST)):
            return None
        return Refusal("HM-EDGE-TARGET-01", None, "choose")
    if A_CHOOSE <= action < A_ENOUGH and not legal.can_choose(state, kind, action - A_CHOOSE):
        return Refusal("HM-EDGE-TARGET-02", {"card": int(action - A_CHOOSE)})
    return None
