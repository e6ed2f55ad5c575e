"""Premoves: a seat chooses its next action while others decide, see `domain.plans.next_turn`.

The action is carried out as soon as the seat's turn comes. It is void if it is not possible then,
or if the seat has seen something that it could not know. Only its own pages hear of it. Premoves
are for the moment: a restart forgets them.
"""

from collections.abc import Mapping
from itertools import islice
from typing import Final

import msgspec
from msgspec.structs import replace

from velkahra.core.contract import refusals, state
from velkahra.server.domain import agreements, plans, texts, wording
from velkahra.server.domain.messages.ahead import Ahead, Premoved
from velkahra.server.domain.messages.timing import Turn
from velkahra.server.domain.plans import Imagined, UnsureError
from velkahra.server.room import feature, tasks
from velkahra.server.room.plans import Planner
from velkahra.server.room.room import Room
from velkahra.server.store.backend import StoreError


class Premove(msgspec.Struct):
    """A premove, chosen in the position `start`; `seen` is the table's, after `plies` plies."""

    start: Imagined
    message: Ahead
    action: int
    undone: int
    plies: int
    seen: state.State


class Premover(feature.Feature):
    """The premoves of one table. The planner must be there before it."""

    def __init__(self, room: Room) -> None:
        self._room: Final = room
        self._ledger: Final = room.ledger
        self._choosing: Final[dict[int, Imagined]] = {}
        self._set: Final[dict[int, Premove]] = {}
        self._void: Final[dict[int, tuple[str, int]]] = {}  # why, and the own plies before
        room.imagined = self._choosing

    def do(self, seat: int, message: Ahead) -> None:
        """Do what a seat asks for. Raises: NotNow, StaleAction, NotationError, IllegalAction."""
        start = self._choosing.get(seat)
        if not message.on:
            self._drop(seat)
        elif not message.text:
            self._drop(seat)
            self._choosing[seat] = self._next_turn(seat)
        elif start is None:
            raise refusals.StaleAction("the turn of the seat has come")
        else:
            self._keep(seat, start, message)
        self._room.renew(seat)

    def _drop(self, seat: int) -> None:
        for known in (self._choosing, self._set, self._void):
            known.pop(seat, None)

    def _may(self, seat: int) -> bool:
        """Return whether a seat waits for another person."""
        return not self._room.has_one_person() and self._room.feature(Planner).may_plan(seat)

    def _next_turn(self, seat: int) -> Imagined:
        if not self._may(seat):
            raise agreements.NotNow("no-plan")
        try:
            return plans.next_turn(self._ledger.game, self._ledger.state, seat)
        except refusals.VelkahraError:
            raise agreements.NotNow("ahead-hidden") from None

    def _keep(self, seat: int, start: Imagined, message: Ahead) -> None:
        ledger, action = self._ledger, self._ledger.game.read(message.text)
        try:
            start.chosen(action)
        except UnsureError:
            raise agreements.NotNow("ahead-unsure") from None
        now = ledger.play.version
        self._drop(seat)
        self._set[seat] = Premove(start, message, action, ledger.undone, now, ledger.state.clone())

    def changed(self) -> None:
        """Follow the game: premoves are carried out or void, those who choose see it as it is."""
        for seat, premove in list(self._set.items()):
            why = self._follow(seat, premove)
            if why is not None:
                self._fail(seat, why)
            elif self._ledger.state.may_act(seat):
                self._drop(seat)
                tasks.begin(self._act(seat, premove), "a premove")
        for seat in list(self._choosing):
            try:
                self._choosing[seat] = self._next_turn(seat)
            except agreements.NotNow as error:
                self._fail(seat, "" if error.name == "no-plan" else error.name)
        for seat, (_, acted) in list(self._void.items()):
            if acted != self._ledger.play.acted[seat]:
                del self._void[seat]

    def _fail(self, seat: int, why: str) -> None:
        """Drop what a seat has in advance; it is told why until it acts."""
        self._drop(seat)
        if why:
            self._void[seat] = why, self._ledger.play.acted[seat]

    def _follow(self, seat: int, premove: Premove) -> str | None:
        """Follow the plies since a premove was looked at; return why it is void, if it is."""
        ledger, play = self._ledger, self._ledger.play
        if ledger.undone != premove.undone:
            return "ahead-undone"
        news = zip(play.plies, play.happened, strict=True)
        for ply, events in islice(news, premove.plies, None):
            if ply[0] == seat:
                return ""  # by a conditional move
            if not plans.is_open(ledger.game, premove.seen, ply, events, seat):
                return "ahead-revealed"
            premove.seen.apply(*ply)
        premove.plies = play.version
        acts = ledger.state.may_act(seat)
        illegal = acts and ledger.state.refusal(seat, premove.action) is not None
        return "ahead-illegal" if illegal else None

    async def _act(self, seat: int, premove: Premove) -> None:
        try:
            await self._room.act(seat, premove.message.text, self._ledger.version)
        except (refusals.VelkahraError, StoreError):
            self._fail(seat, "ahead-illegal")
            self._room.renew(seat)
            raise

    def add_to_turn(self, turn: Turn, seat: int, language: str) -> Turn:
        """Return the turn with what the viewer has in advance."""
        known: tuple[Mapping[int, object], ...] = (self._choosing, self._set, self._void)
        if not (any(seat in one for one in known) or self._may(seat)):
            return turn
        premove, (void, _) = self._set.get(seat), self._void.get(seat, ("", 0))
        ahead = Premoved(
            seat in self._choosing,
            self._in_words(seat, premove, language) if premove else "",
            premove.message.path if premove else (),
            texts.speaker(language)(f"problem-{void}") if void else "",
        )
        return replace(turn, ahead=ahead)

    def _in_words(self, seat: int, premove: Premove, language: str) -> str:
        room, start = self._room, premove.start
        told = wording.preview_of(
            start.game, start.state, language, room.row.options, seat, premove.action
        )
        return " ".join(told.lines) or premove.message.text
