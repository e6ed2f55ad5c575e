"""Triggers that wait to be carried out.

Rules: HM-EDGE-ACT-02, HM-EDGE-TARGET-04.
"""

from typing import Final, final

from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.games.hammer.cards import card_ids, columns
from velkahra.games.hammer.rules import decision, frames, values
from velkahra.games.hammer.rules.chapters import zones
from velkahra.games.hammer.rules.effects import demand, match, run
from velkahra.games.hammer.rules.state import Position


@final
class Triggers(decision.Step):
    """The triggers that wait are carried out, one after the other."""

    def resolve(self, state: Position, events: Events | None) -> None:
        """Carry out the next trigger that waits. Rules: HM-EDGE-ACT-02, HM-EDGE-TARGET-04."""
        at = zones.next_waiting(state)
        if at < 0:
            state.drop()
            return
        waiting = state.waiting
        effect, source, seat = (
            waiting[at + values.WAITING_EFFECT],
            waiting[at + values.WAITING_SOURCE],
            waiting[at + values.WAITING_OWNER],
        )
        teams, number = waiting[at + values.WAITING_TEAMS], waiting[at + values.WAITING_TRIGGER]
        state.waiting = zones.without_row(waiting, at)
        side = zones.side_of_trigger(state, source, seat)
        run.prepare_effect(state, effect, source, seat, side)
        state.run[values.EVENT_TEAM], state.run[values.TRIGGER] = teams, number
        condition = state.tables.trigger(number, columns.TRIGGER_CONDITION)
        if not match.holds(state, condition, seat, side, source) or not demand.satisfiable(state):
            run.end_effect(state)
            return
        if events is not None:
            _emit_trigger(seat, source, events)
        demand.ask_next(state, demand.first_demand(state))


def _emit_trigger(seat: i64, source: i64, events: Events) -> None:
    """Emit what takes effect; a secret side is named to its own team only. Rules: HM-CHAR-02."""
    facts = {"seat": int(seat), "source": int(source)}
    if card_ids.SIDE <= source < card_ids.ABILITY:
        events.emit_to(seat, "trigger", facts)
    else:
        events.emit("trigger", facts)


DECISIONS: Final[tuple[decision.Decision, ...]] = (Triggers(frames.TRIGGERS),)
