"""Conditional moves of the seats of a table: see `domain.plans`.

The action of a plan is committed with the action that it answers, as an automatic answer is. A plan
ends at the first surprise, and when anything is taken back. Only its own seat hears of it.
"""

import asyncio
import logging
from collections.abc import Sequence
from functools import partial
from typing import Final

from msgspec.structs import replace

from velkahra.core.contract import game, refusals
from velkahra.core.contract.state import CHANCE, State
from velkahra.server.domain import agreements, ledger, plans, provenance
from velkahra.server.domain.messages.timing import Turn
from velkahra.server.domain.plans import MOST_LINES, Imagined, Line, Plan
from velkahra.server.room.feature import Feature
from velkahra.server.room.room import Room
from velkahra.server.store import leases, slow

log: Final = logging.getLogger(__name__)


class Planner(Feature):
    """The conditional moves of one table. Automatic answers must be there before it."""

    def __init__(self, room: Room, store: leases.TableStore) -> None:
        self._room: Final = room
        self._store: Final[leases.TableStore] = store
        self._game: Final[game.Game] = room.ledger.game
        self._plans: Final[dict[int, Plan]] = {}
        decided = room.ledger.auto_answer
        room.ledger.auto_answer = lambda state: self._planned(state) or decided(state)

    async def load(self) -> None:
        """Load the plans, and drop those that the table has left. Raises: StoreError."""
        table = self._room.row.id
        found = await self._store.run(lambda base: slow.plans_of(base, table))
        self._plans.clear()
        self._plans.update(found)
        self.changed()

    def may_plan(self, seat: int) -> bool:
        """Return whether a seat can plan now: while others decide, at a table without a desk."""
        room = self._room
        origin = room.ledger.origin
        shown = origin is not None and origin.kind == provenance.RECORD
        going = not (room.is_over or room.held or room.ledger.has_desk or shown)
        return seat >= 0 and going and not room.ledger.state.may_act(seat)

    def begin(self, seat: int) -> Imagined:
        """Return the position as the seat may imagine it. Raises: NotNow."""
        if not self.may_plan(seat):
            raise agreements.NotNow("no-plan")
        return plans.imagined(self._game, self._room.ledger.state, seat)

    def lines(self, seat: int) -> Sequence[Line]:
        """List the rest of the lines that a seat has set."""
        plan = self._plans.get(seat)
        return plan.rest(self._seen(seat)) if plan else ()

    async def add(self, seat: int, texts: Sequence[str]) -> None:
        """Add a line of actions in notation.

        Raises: NotNow, errors of `plans.line_of`, StoreError; nothing is changed then.
        """
        start = self.begin(seat)
        line, _ = await asyncio.to_thread(plans.line_of, start, texts)
        undone = self._room.ledger.undone
        if start.seen != self._seen(seat):
            raise agreements.NotNow("stale")
        if not plans.is_useful(line, seat):
            raise agreements.NotNow("plan-useless")
        plan = Plan(start.seen, undone, tuple(self.lines(seat))).added(line, seat)
        if len(plan.lines) > MOST_LINES:
            raise agreements.NotNow("plan-full")
        await self._keep(seat, plan)

    async def drop(self, seat: int, number: int | None = None) -> None:
        """Take back a line by its number, or all. Raises: StoreError."""
        plan = Plan(self._seen(seat), self._room.ledger.undone, tuple(self.lines(seat)))
        await self._keep(seat, plan.without(number) if number is not None else None)

    async def _keep(self, seat: int, plan: Plan | None) -> None:
        table = self._room.row.id
        await self._store.run(lambda base: slow.keep_plan(base, table, seat, plan))
        if plan is not None and plan.lines:
            self._plans[seat] = plan
        else:
            self._plans.pop(seat, None)
        self._room.renew(seat)

    def changed(self) -> None:
        """Drop the plans that the table has left."""
        if self._room.ledger.state.actor() == CHANCE:
            return
        undone, over = self._room.ledger.undone, self._room.is_over
        for seat, plan in list(self._plans.items()):
            if plan.undone == undone and not over and self.lines(seat):
                continue
            del self._plans[seat]
            forget = partial(slow.keep_plan, table=self._room.row.id, seat=seat, plan=None)
            self._store.soon(forget)

    def add_to_turn(self, turn: Turn, seat: int, language: str) -> Turn:
        """Return the turn with the number of lines that the viewer has set."""
        return replace(turn, planned=len(self.lines(seat))) if seat in self._plans else turn

    def _seen(self, seat: int) -> str:
        return plans.seen_by(self._game, self._room.ledger.state, seat)

    def _planned(self, state: State) -> ledger.StandRow | None:
        for seat, plan in self._plans.items():
            if plan.undone == self._room.ledger.undone and state.may_act(seat):
                text = plan.action(seat, plans.seen_by(self._game, state, seat))
                if text and self._is_legal(state, seat, text):
                    return ledger.PlannedRow(seat, text)
        return None

    def _is_legal(self, state: State, seat: int, text: str) -> bool:
        try:
            return state.refusal(seat, self._game.read(text)) is None
        except refusals.VelkahraError as error:  # a plan of another version of the rules
            log.warning("a plan cannot be read: %s", error)
            return False
