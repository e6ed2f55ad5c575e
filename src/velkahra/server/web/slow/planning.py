"""The connection of a planning page: a seat plays on for everybody from what it knows."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket

from velkahra.core.contract.events import Event
from velkahra.core.contract.options import Options
from velkahra.core.contract.state import NOBODY, State
from velkahra.core.play.alternatives import refused_clicks
from velkahra.server.domain import texts, wording
from velkahra.server.domain.plans import LONGEST_LINE, Imagined, PlannedPly, UnsureError, is_useful
from velkahra.server.live import alone, protocol
from velkahra.server.settings import Settings

PlanMessage = protocol.Act | protocol.Undo | protocol.Would | protocol.Why


class PlanState(msgspec.Struct, frozen=True, tag="plan", tag_field="kind"):
    """What to choose next, in words, and the `line` in notation, which may be `useful` already."""

    text: str
    line: list[str]
    useful: bool


def view_of(here: Imagined) -> Any:  # noqa: ANN401 - every game has its own type of view
    """Return what the seat whose action is chosen sees; at the end of the line the planning one."""
    viewer = here.seat if here.decider == NOBODY else here.decider
    return here.game.view(here.state, viewer, here.heard)


def prompt_of(language: str, here: Imagined) -> str:
    """Return the prompt of the game for the seat whose action is chosen."""
    viewer = here.seat if here.decider == NOBODY else here.decider
    return here.game.words.prompt(language, here.state, viewer, view_of(here))


def task(language: str, here: Imagined, options: Options) -> str:
    """Return the decision in words."""
    say = texts.speaker(language)
    if here.decider == NOBODY:
        return say("plan-end")
    if here.decider == here.seat:
        return say("plan-own")
    return say("plan-other", seat=here.game.words.seat(language, options, here.decider))


def in_words(language: str, here: Imagined, options: Options, events: Sequence[Event]) -> list[str]:
    """Return events as the planning seat would hear them."""
    formatter = wording.formatter(here.game, language, options)
    return [line.text for line in wording.in_words(formatter, here.seat, events)]


class PlanConnection(alone.PageAlone[PlanMessage]):
    """The connection of a planning page. The table does not hear of it before a line is kept."""

    decoder = msgspec.json.Decoder(PlanMessage)

    def __init__(
        self,
        socket: WebSocket,
        start: Imagined,
        options: Options,
        language: str,
        settings: Settings,
        turn: Callable[[], Awaitable[None]],
        drawn: str = "",
    ) -> None:
        super().__init__(socket, start.game, language, settings, turn, drawn)
        self._options: Final = options
        self._way: Final = [start]
        self._line: Final[list[PlannedPly]] = []

    @property
    def _here(self) -> Imagined:
        return self._way[-1]

    def _place(self) -> tuple[State, int, Options]:
        return self._here.state, self._here.decider, self._options

    async def _do(self, message: PlanMessage) -> None:
        try:
            await super()._do(message)
        except UnsureError:
            await self._problem("unsure")

    async def _answer(self, message: PlanMessage) -> None:
        ended = self._here.decider == NOBODY
        if isinstance(message, protocol.Undo):
            await self._back()
        elif isinstance(message, protocol.Would):
            if not ended:
                await self._preview(message.text)
        elif ended or (isinstance(message, protocol.Act) and len(self._line) == LONGEST_LINE):
            raise UnsureError("the line has ended")
        elif isinstance(message, protocol.Act):
            await self._act(message.text)
        else:
            await self._explain(message.path)

    async def _back(self) -> None:
        if self._line:
            self._line.pop()
            self._way.pop()
        await self._show()

    async def _act(self, text: str) -> None:
        here, action = self._here, self._game.read(text)
        after = await asyncio.to_thread(here.chosen, action)
        self._line.append(here.ply(self._game.write(here.decider, action), after))
        self._way.append(after)
        await self._show()

    async def _explain(self, path: Sequence[str]) -> None:
        here = self._here
        action, refusal = refused_clicks(self._game, here.state, here.decider, path)
        if refusal is None:
            await self._problem("possible")
        else:
            await self._refuse(*self._place(), refusal, action)

    async def _show(self) -> None:
        here, language, line = self._here, self._language, tuple(self._line)
        asked = here.decider != NOBODY and len(line) < LONGEST_LINE
        events = [event for step in self._way for event in step.heard]
        formatter = wording.formatter(self._game, language, self._options)
        told = wording.in_words(formatter, here.seat, events)
        choices = self._game.choices(here.state, here.decider) if asked else None
        prompt, undo = prompt_of(language, here), bool(line)
        await self._update(view_of(here), prompt, told, choices, undo=undo)
        useful, words = is_useful(line, here.seat), task(language, here, self._options)
        await self._send(PlanState(words, [ply.text for ply in line], useful))
