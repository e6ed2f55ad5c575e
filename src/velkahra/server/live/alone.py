"""The connection of a page that plays alone: no table hears of its actions."""

import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, ClassVar, Final, Generic, TypeVar

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from velkahra.core.choice.choice import NO_CHOICE, Choices
from velkahra.core.contract import refusals
from velkahra.core.contract.game import Game
from velkahra.core.contract.options import Options
from velkahra.core.contract.refusals import Refusal
from velkahra.core.contract.state import State
from velkahra.core.play.alternatives import instead_of
from velkahra.server.domain import pace, texts, wording
from velkahra.server.live import protocol, wire
from velkahra.server.settings import Settings

log: Final = logging.getLogger(__name__)

POLICY_VIOLATION: Final = 1008
SERVER_ERROR: Final = 1011
M = TypeVar("M")
_encoder: Final = msgspec.json.Encoder()


class PageAlone(ABC, Generic[M]):
    """The connection of one page. A subclass has the decoder of its messages, shows and acts."""

    decoder: ClassVar[msgspec.json.Decoder[Any]]

    def __init__(
        self,
        socket: WebSocket,
        game: Game,
        language: str,
        settings: Settings,
        turn: Callable[[], Awaitable[None]],
        drawn: str,
    ) -> None:
        """Serve a page, which already shows a game area with the `layout_digest` `drawn`.

        `turn` waits until the page may send one more message.
        """
        self._socket: Final = socket
        self._game: Final = game
        self._language: Final = language
        self._settings: Final = settings
        self._say: Final = texts.speaker(language)
        self._turn: Final = turn
        self._pace: Final = pace.Pace(settings.messages_a_second)
        self._version = 0
        self._parts: dict[str, str] = {}
        self._drawn = drawn
        self._abuses = 0

    @abstractmethod
    async def _answer(self, message: M) -> None:
        """Do what a message asks for. Raises: StaleAction, NotationError, IllegalAction."""

    @abstractmethod
    def _place(self) -> tuple[State, int, Options]:
        """Return the position, the seat that acts in it, and the options of the game."""

    @abstractmethod
    async def _show(self) -> None:
        """Send the position and all that belongs to it."""

    async def run(self) -> None:
        """Serve the page until it leaves."""
        try:
            await self._show()
            while self._abuses <= self._settings.abuses:
                message = await self._socket.receive()
                if message["type"] == "websocket.disconnect":
                    return
                await self._turn()
                await self._handle(message.get("text") or message.get("bytes") or b"")
            await self._socket.close(POLICY_VIOLATION, "too many messages that make no sense")
        except WebSocketDisconnect:
            return
        except Exception:
            if wire.has_ended(self._socket.scope):
                return
            log.exception("a page that plays alone failed")
            with suppress(RuntimeError, WebSocketDisconnect):
                await self._problem("broken")
                await self._socket.close(SERVER_ERROR)

    async def _handle(self, raw: str | bytes) -> None:
        if not self._pace.allows():
            await self._reject("too-fast")
        elif len(raw) > self._settings.message_bytes:
            await self._reject("too-large")
        else:
            try:
                message: M = self.decoder.decode(raw)
            except (msgspec.DecodeError, UnicodeDecodeError):
                await self._reject("not-understood")
            else:
                await self._do(message)

    async def _do(self, message: M) -> None:
        """Answer a message that was made for the present position; a page hears of refusals."""
        try:
            if getattr(message, "v", self._version) == self._version:
                await self._answer(message)
            elif not isinstance(message, protocol.Would):  # the change is on its way to the page
                raise refusals.StaleAction("made for another position")
        except refusals.StaleAction:
            await self._problem("stale")
            await self._show()
        except refusals.NotationError:
            await self._problem("no-action")
        except refusals.IllegalAction as error:
            await self._refuse(*self._place(), error.refusal, error.action)

    async def _reject(self, name: str) -> None:
        self._abuses += 1
        await self._problem(name)

    async def _problem(self, name: str) -> None:
        key = name if name.startswith("learn-") else f"problem-{name}"
        await self._send(protocol.Problem(name, self._say(key)))

    async def _refuse(
        self, state: State, seat: int, options: Options, refusal: Refusal, action: int | None
    ) -> None:
        words, language = self._game.words, self._language
        text = words.refusal(language, refusal, options)
        instead = instead_of(self._game, state, seat, language, action)
        summary = words.rule(language, refusal.rule)
        await self._send(protocol.Refused(text, instead, refusal.rule, summary))

    async def _preview(self, text: str) -> None:
        """Send what an action in notation would do."""
        state, seat, options = self._place()
        action = self._game.read(text)
        told = wording.preview_of(self._game, state, self._language, options, seat, action)
        await self._send(protocol.Previewed(self._version, text, told.lines, told.parts))

    async def _update(
        self,
        view: object,
        prompt: str,
        told: list[wording.Sentence],
        choices: Choices | None,
        *,
        undo: bool = False,
        over: bool = False,
    ) -> None:
        """Send what changed on the board, its log, and the choices if the page may act."""
        changed, layout = self._drawing(view)
        await self._send(
            protocol.Update(
                v=self._version,
                prompt=prompt,
                yours=choices is not None,
                choices=NO_CHOICE if choices is None else choices,
                log=log_of(told),
                undo=undo,
                over=over,
                set=changed,
                layout=layout,
            )
        )

    def _drawing(self, view: Any) -> tuple[dict[str, str], str | None]:  # noqa: ANN401 - each game's own type
        """Return the changed elements, or all of the board if it has other elements than before."""
        parts = self._game.page(view, self._language)
        same = parts.keys() == self._parts.keys()
        changed = {k: v for k, v in parts.items() if self._parts.get(k) != v} if same else {}
        self._parts = parts
        self._version += 1
        return changed, None if same else self._layout(view)

    def _layout(self, view: object) -> str:
        """Return the whole game area, or nothing where the page came with it."""
        layout = self._game.layout(view, self._language)
        drawn, self._drawn = self._drawn, ""
        return "" if protocol.layout_digest(layout) == drawn else layout

    async def _send(self, answer: msgspec.Struct) -> None:
        written = _encoder.encode(protocol.typeset(self._language, answer))
        await self._socket.send_text(written.decode())


def log_of(told: list[wording.Sentence]) -> protocol.LogLines:
    """Return lines of the log, of which none can be taken back."""
    return protocol.LogLines(
        0,
        [line.text for line in told],
        [line.highlights for line in told],
        [line.rule for line in told],
        [-1] * len(told),
        [(n, line.turn) for n, line in enumerate(told) if line.turn is not None],
    )
