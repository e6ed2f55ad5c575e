"""Triggers that wait to be carried out.

Rules: HM-EDGE-ACT-02, HM-EDGE-TARGET-04.
"""

from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.games.hammer.cards.card_ids import ABILITY, SIDE
from velkahra.games.hammer.cards.columns import TRIGGER_CONDITION
from velkahra.games.hammer.rules.chapters.zones import next_waiting, side_of_trigger, without_row
from velkahra.games.hammer.rules.effects.demand import ask_next, first_demand, satisfiable
from velkahra.games.hammer.rules.effects.match import holds
from velkahra.games.hammer.rules.effects.run import end_effect, prepare_effect
from velkahra.games.hammer.rules.state import Position
from velkahra.games.hammer.rules.values import (
    EVENT_TEAM,
    TRIGGER,
    WAITING_EFFECT,
    WAITING_OWNER,
    WAITING_SOURCE,
    WAITING_TEAMS,
    WAITING_TRIGGER,
)


def start_next(state: Position, events: Events | None) -> None:
    """Carry out the next trigger that waits. Rules: HM-EDGE-ACT-02, HM-EDGE-TARGET-04."""
    at = next_waiting(state)
    if at < 0:
        state.drop()
        return
    waiting = state.waiting
    effect, source, seat = (
        waiting[at + WAITING_EFFECT],
        waiting[at + WAITING_SOURCE],
        waiting[at + WAITING_OWNER],
    )
    teams, number = waiting[at + WAITING_TEAMS], waiting[at + WAITING_TRIGGER]
    state.waiting = without_row(waiting, at)
    side = side_of_trigger(state, source, seat)
    prepare_effect(state, effect, source, seat, side)
    state.run[EVENT_TEAM], state.run[TRIGGER] = teams, number
    condition = state.tables.trigger(number, TRIGGER_CONDITION)
    if not holds(state, condition, seat, side, source) or not satisfiable(state):
        end_effect(state)
        return
    if events is not None:
        _emit_trigger(seat, source, events)
    ask_next(state, first_demand(state))


def _emit_trigger(seat: i64, source: i64, events: Events) -> None:
    """Emit what takes effect; a secret side is named to its own team only. Rules: HM-CHAR-02."""
    facts = {"seat": int(seat), "source": int(source)}
    if SIDE <= source < ABILITY:
        events.emit_to(seat, "trigger", facts)
    else:
        events.emit("trigger", facts)
