"""The connection of a planning page: a seat plays on for everybody from what it knows."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket

from velkahra.core.choice.choice import NO_CHOICE
from velkahra.core.contract import refusals, state
from velkahra.core.contract.events import Event
from velkahra.core.contract.options import Options
from velkahra.core.play.alternatives import refused_clicks
from velkahra.server.domain import texts, wording
from velkahra.server.domain.plans import (
    LONGEST_LINE,
    Imagined,
    PlannedPly,
    UnsureError,
    is_useful,
)
from velkahra.server.live.alone import PageAlone, log_of
from velkahra.server.live.protocol import Act, Previewed, Undo, Update, Why, Would
from velkahra.server.settings import Settings

PlanMessage = Act | Undo | Would | Why
_decoder: Final = msgspec.json.Decoder(PlanMessage)


class PlanState(msgspec.Struct, frozen=True, tag="plan", tag_field="kind"):
    """What to choose next, in words, and the `line` in notation, which may be `useful` already."""

    text: str
    line: list[str]
    useful: bool


def view_of(here: Imagined) -> Any:  # noqa: ANN401 - every game has its own type of view
    """Return what the seat whose action is chosen sees; at the end of the line the planning one."""
    viewer = here.seat if here.decider == state.NOBODY else here.decider
    return here.game.view(here.state, viewer, here.heard)


def prompt_of(language: str, here: Imagined) -> str:
    """Return the prompt of the game for the seat whose action is chosen."""
    viewer = here.seat if here.decider == state.NOBODY else here.decider
    return here.game.words.prompt(language, here.state, viewer, view_of(here))


def task(language: str, here: Imagined, options: Options) -> str:
    """Return the decision in words."""
    say = texts.speaker(language)
    if here.decider == state.NOBODY:
        return say("plan-end")
    if here.decider == here.seat:
        return say("plan-own")
    return say("plan-other", seat=here.game.words.seat(language, options, here.decider))


def in_words(language: str, here: Imagined, options: Options, events: Sequence[Event]) -> list[str]:
    """Return events as the planning seat would hear them."""
    formatter = wording.formatter(here.game, language, options)
    return [line.text for line in wording.in_words(formatter, here.seat, events)]


class PlanConnection(PageAlone[PlanMessage]):
    """The connection of a planning page. The table does not hear of it before a line is kept."""

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

    def _decode(self, raw: str | bytes) -> PlanMessage:
        message: PlanMessage = _decoder.decode(raw)
        return message

    async def _do(self, message: PlanMessage) -> None:
        try:
            if message.v == self._version:
                await self._answer(message)
            elif not isinstance(message, Would):
                raise refusals.StaleAction("")
        except refusals.StaleAction:
            await self._problem("stale")
            await self._show()
        except refusals.NotationError:
            await self._problem("no-action")
        except UnsureError:
            await self._problem("unsure")
        except refusals.IllegalAction as error:
            here = self._here
            await self._refuse(here.state, here.decider, self._options, error.refusal, error.action)

    async def _answer(self, message: PlanMessage) -> None:
        if isinstance(message, Act):
            await self._act(message.text)
        elif isinstance(message, Would):
            await self._preview(message.text)
        elif isinstance(message, Why):
            await self._explain(message.path)
        else:
            self._back()
            await self._show()

    async def _act(self, text: str) -> None:
        here = self._here
        if here.decider == state.NOBODY or len(self._line) == LONGEST_LINE:
            raise UnsureError("the line has ended")
        action = self._game.read(text)
        after = await asyncio.to_thread(here.chosen, action)
        self._line.append(here.ply(self._game.write(here.decider, action), after))
        self._way.append(after)
        await self._show()

    def _back(self) -> None:
        if self._line:
            self._line.pop()
            self._way.pop()

    async def _preview(self, text: str) -> None:
        here = self._here
        if here.decider == state.NOBODY:
            return
        heard = wording.preview_of(
            self._game,
            here.state,
            self._language,
            self._options,
            here.decider,
            self._game.read(text),
        )
        await self._send(Previewed(self._version, text, heard.lines, heard.parts))

    async def _explain(self, path: Sequence[str]) -> None:
        here = self._here
        if here.decider == state.NOBODY:
            await self._problem("unsure")
            return
        action, refusal = refused_clicks(self._game, here.state, here.decider, path)
        if refusal is None:
            await self._problem("possible")
        else:
            await self._refuse(here.state, here.decider, self._options, refusal, action)

    async def _show(self) -> None:
        here = self._here
        changed, layout = self._drawing(view_of(here))
        asked = here.decider != state.NOBODY and len(self._line) < LONGEST_LINE
        events = [event for step in self._way for event in step.heard]
        formatter = wording.formatter(self._game, self._language, self._options)
        await self._send(
            Update(
                v=self._version,
                prompt=prompt_of(self._language, here),
                yours=asked,
                choices=self._game.choices(here.state, here.decider) if asked else NO_CHOICE,
                log=log_of(wording.in_words(formatter, here.seat, events)),
                undo=bool(self._line),
                over=False,
                set=changed,
                layout=layout,
            )
        )
        line = [ply.text for ply in self._line]
        useful = is_useful(tuple(self._line), here.seat)
        await self._send(PlanState(task(self._language, here, self._options), line, useful))
