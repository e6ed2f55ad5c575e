"""Requests to the other seats: to take back more than one's own plies, and for a pause.

All people on seats are asked, because all have seen the plies to be undone; bots agree at once.
Chance follows from the seed and the ply number, so the same decisions bring the same draws again,
and the record of the plies that stand checks as if they had been the only ones.
"""

import asyncio
import logging
from typing import Final

from msgspec.structs import replace

from velkahra.core.contract.refusals import StaleAction, VelkahraError
from velkahra.server.domain import agreements, clocks, provenance, texts
from velkahra.server.domain.ledger import Row
from velkahra.server.domain.messages import timing
from velkahra.server.room import feature, tasks
from velkahra.server.room.room import Room
from velkahra.server.store.backend import StoreError

log: Final = logging.getLogger(__name__)

ASK_SECONDS: Final = 180.0
AFTER_FAILURE: Final = 5.0


class Requests(feature.Feature):
    """Requests among the people at one table."""

    def __init__(self, room: Room) -> None:
        self._room: Final = room
        self._ledger: Final = room.ledger
        self._persons: Final = frozenset(n for n, s in enumerate(room.row.seats) if not s.bot)
        self._alarm: asyncio.TimerHandle | None = None
        self._lapsing: asyncio.Task[None] | None = None
        self._watched = -1

    async def do(self, seat: int, message: timing.TimeMessage) -> None:
        """Do what a seat's page asks for, or nothing. Raises: NotNow, StaleAction, StoreError."""
        if isinstance(message, timing.AskBack):
            await self._room.change(lambda: self._ask_back(seat, message.to), message.v)
        elif isinstance(message, timing.Reply):
            await self._room.change(lambda: self._reply(seat, message.n, message.yes))
        elif isinstance(message, timing.AskPause):
            await self._room.change(lambda: self._ask_pause(seat))
        elif isinstance(message, timing.AskEnd):
            await self._room.change(lambda: self._ask_end(seat))
        else:
            await self._room.change(lambda: self._resume(seat))

    def changed(self) -> None:
        """Set the time at which the present request lapses."""
        pending = self._ledger.agreements.pending
        number = pending.n if pending else -1
        if number == self._watched:
            return
        self.stop()
        self._watched = number
        self._alarm = self._later(self._seconds()) if pending else None

    def stop(self) -> None:
        """Stop the timer of the present request."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    async def lapse(self, number: int) -> None:
        """Drop request `number`, if it is still asked."""

        def rows() -> list[Row]:
            pending = self._ledger.agreements.pending
            return [agreements.LapseRow()] if pending and pending.n == number else []

        try:
            await self._room.change(rows)
        except (StoreError, VelkahraError) as error:
            log.warning("a request cannot be stored yet: %s", error)
            if not self._room.gone:
                self._alarm = self._later(AFTER_FAILURE)

    def asked(self, seat: int, language: str) -> timing.Asked | None:
        """Return the pending request as one viewer sees it, or None."""
        pending = self._ledger.agreements.pending
        if pending is None:
            return None
        open_seats = self._asked_seats(pending)
        mine = seat == pending.seat
        names = ", ".join(self._name(language, other) for other in open_seats)
        key = f"asked-{pending.what}{'-mine' if mine else ''}"
        text = texts.speaker(language)(
            key, seat=self._name(language, pending.seat), count=pending.count, names=names
        )
        return timing.Asked(pending.n, text, seat in open_seats, mine)

    def add_to_turn(self, turn: timing.Turn, seat: int, language: str) -> timing.Turn:
        """Return the turn with the request, the viewer's border for undo, and its own requests."""
        turn = replace(turn, asked=self.asked(seat, language))
        if seat < 0 or self._ledger.state.is_over():
            return turn
        may_end = self._may_end() and not turn.paused
        border, end = self._ledger.border(seat), self._end(seat)
        return replace(turn, border=border, end=end, may_end=may_end)

    def _name(self, language: str, seat: int) -> str:
        return self._ledger.game.words.seat(language, self._room.row.options, seat)

    def _end(self, seat: int) -> str:
        """Return a seat's only action if it ends a turn; "" otherwise."""
        game, state = self._ledger.game, self._ledger.state
        if seat not in self._room.acting() or not game.table.only_ends(state, seat):
            return ""
        (action,) = state.legal_actions(seat)
        return game.write(seat, action)

    def _asked_seats(self, pending: agreements.Request) -> list[int]:
        return sorted(self._persons - {pending.seat} - set(pending.agreed))

    def _ask_back(self, seat: int, kept: int) -> list[Row]:
        ledger = self._ledger
        self._check_going()
        plies = ledger.play.plies
        if not kept < len(plies) or plies[kept][0] != seat:
            raise StaleAction("a seat can only ask to take back its own actions")
        if ledger.undo(seat, kept):
            return self._room.undone(seat, kept)
        return self._ask(seat, agreements.BACK, kept)

    def _ask_pause(self, seat: int) -> list[Row]:
        self._check_going()
        if self._room.clock is None:
            raise agreements.NotNow("no-clock")
        return self._ask(seat, agreements.PAUSE, self._ledger.play.version)

    def _ask_end(self, seat: int) -> list[Row]:
        self._check_going()
        if not self._may_end():
            raise agreements.NotNow("no-end")
        return self._ask(seat, agreements.END, self._ledger.play.version)

    def _may_end(self) -> bool:
        return self._ledger.game.table.may_agree_to_end(self._ledger.state)

    def _ask(self, seat: int, what: agreements.What, kept: int) -> list[Row]:
        said = self._ledger.agreements
        if said.pending is not None:
            raise agreements.NotNow("already-asked")
        if not self._persons - {seat}:
            return [_done(seat, what, kept, ())]
        if not said.may_ask(seat):
            raise agreements.NotNow("asked-often")
        return [agreements.AskRow(seat, what, kept)]

    def _reply(self, seat: int, number: int, yes: bool) -> list[Row]:
        pending = self._ledger.agreements.pending
        if pending is None or pending.n != number:
            raise agreements.NotNow("not-asked")
        waiting = self._asked_seats(pending)
        if seat == pending.seat and not yes:
            return [agreements.AnswerRow(seat, yes)]
        if seat not in waiting:
            raise agreements.NotNow("not-asked")
        if not yes or len(waiting) > 1:
            return [agreements.AnswerRow(seat, yes)]
        agreed = tuple(sorted((*pending.agreed, seat)))
        return [
            agreements.AnswerRow(seat, yes),
            _done(pending.seat, pending.what, pending.kept, agreed),
        ]

    def _resume(self, seat: int) -> list[Row]:
        if not self._ledger.agreements.paused:
            raise agreements.NotNow("not-paused")
        if self._ledger.agreements.ended:
            raise agreements.NotNow("ended")
        if self._ledger.agreements.halted:
            raise agreements.NotNow("halted")
        return [agreements.ResumeRow(seat), *self._ledger.due_answers()]

    def _check_going(self) -> None:
        origin = self._ledger.origin
        if self._ledger.state.is_over() or (
            origin is not None and origin.kind == provenance.RECORD
        ):
            raise agreements.NotNow("over")
        agreements.check_going(self._ledger.agreements)

    def _seconds(self) -> float:
        """Return the seconds until the present request lapses."""
        clock = self._room.clock
        if clock is None or not clock.timing.terms.slow:
            return ASK_SECONDS
        return max(0.0, clocks.DAY + (clock.asked - clock.era.time()) / 1000)

    def _later(self, seconds: float) -> asyncio.TimerHandle:
        number = self._watched

        def ring() -> None:
            self._lapsing = tasks.begin(self.lapse(number), "the end of a request")

        return asyncio.get_running_loop().call_later(seconds, ring)


def _done(seat: int, what: str, kept: int, agreed: tuple[int, ...]) -> Row:
    if what == agreements.BACK:
        return agreements.BackRow(seat, kept, agreed)
    return (
        agreements.PauseRow(seat, agreed)
        if what == agreements.PAUSE
        else agreements.EndRow(seat, agreed)
    )
