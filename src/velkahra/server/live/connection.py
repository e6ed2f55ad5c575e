"""The live side of a page: one WebSocket, a reader and a sender beside it."""

import asyncio
import logging
from bisect import bisect_left
from collections import deque
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from velkahra.core.choice.diff import common_start, differing
from velkahra.core.contract.refusals import IllegalAction, NotationError, Refusal, StaleAction
from velkahra.core.play.alternatives import instead_of, refused_clicks
from velkahra.server import metrics
from velkahra.server.domain import agreements, bounds, pace, texts, wording
from velkahra.server.domain.messages import ahead, auto_answers, chat, hints, timing
from velkahra.server.live import chatter, protocol
from velkahra.server.live.wire import Wire, has_ended, wire_of
from velkahra.server.room import premoves, requests
from velkahra.server.room.auto_answers import AutoResponder
from velkahra.server.room.hints import Adviser
from velkahra.server.room.room import Room, Scene
from velkahra.server.room.story import Story
from velkahra.server.settings import Settings
from velkahra.server.store.backend import StoreError

log: Final = logging.getLogger(__name__)

Hear = Callable[[], Awaitable[Any]]
Deed = Callable[[], Awaitable[None]]
Turn = Callable[[], Awaitable[None]]

FIRST_LINES: Final = 60
MOST_LINES: Final = 400
POLICY_VIOLATION: Final = 1008
SERVER_ERROR: Final = 1011
SERVICE_RESTART: Final = 1012


class Connection:
    """The connection of one page: the scene it was sent last, and the messages it sends."""

    def __init__(
        self,
        socket: WebSocket,
        room: Room,
        seat: int,
        language: str,
        settings: Settings,
        drawn: str = "",
        *,
        address: str,
        turn: Turn,
        coached: bool = False,
        seen: int = bounds.MOST_ROWS,
        company: chatter.Company | None = None,
    ) -> None:
        """Serve a page, which already shows a game area with the `layout_digest` `drawn`.

        `turn` waits until the network `address` may send one more message. A `coached` page also
        hears which kind of decision waits for its seat. It has `seen` so many lines of the log when
        it was here last. `company` says whom it does not hear.
        """
        self._socket: Final = socket
        self._room: Final = room
        self._seat: Final = seat
        self._key: Final = room.key_of(seat)
        self._language: Final = language
        self._settings: Final = settings
        self._drawn: Final = drawn
        self._coached: Final = coached and seat >= 0
        self._seen: Final = seen
        self._introduced: Final[set[str]] = set()  # kinds of decisions
        self._say: Final = texts.speaker(language)
        self._chatter: Final = chatter.Chatter(room, seat, language, address, company)
        self._turn: Final = turn
        self._pace: Final = pace.Pace(settings.messages_a_second)
        self._answers: Final[deque[protocol.Answer]] = deque()
        self._wire: Final = wire_of(socket.scope)
        self._hear: Final[Hear] = self._wire.receive if self._wire else socket.receive
        self._loop: Final = asyncio.get_running_loop()
        self._news: Final = asyncio.Event()  # wakes the sender
        self._saying = True  # True while the sender works; it may have to wait, so from the start
        self._due = False  # scheduled for the loop's next turn, without the sender
        self._mistake: Exception | None = None
        self._shown: Scene | None = None
        self._lines = 0  # lines of the log that were sent; scenes share the log and add to it
        self._renew = False
        self._abuses = 0
        self._thoughts: Final[set[asyncio.Task[None]]] = set()

    @contextmanager
    def attached(self) -> Iterator[None]:
        """Hear of every change of the table for as long as the context lasts."""
        self._room.watchers.add(self._notice)
        self._room.pages[self._seat] += 1
        try:
            with self._chatter.attached():
                yield
        finally:
            self._room.pages[self._seat] -= 1
            self._room.watchers.discard(self._notice)

    async def run(self) -> None:
        """Serve the page until it leaves: a reader beside a sender, so that leaving is noticed."""
        await self._arrive()
        try:
            await self._say_news()
        except Exception as error:
            await self._end([error])
            return
        self._saying = False
        both = [asyncio.create_task(self._receive()), asyncio.create_task(self._send())]
        try:
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (*both, *self._thoughts):
                task.cancel()
            outcomes = await asyncio.gather(*both, return_exceptions=True)
        await self._end([outcome for outcome in outcomes if isinstance(outcome, Exception)])

    async def _arrive(self) -> None:
        """Record that somebody came; if the store fails now, the next arrival records it."""
        try:
            await self._room.arrived(self._seat)
        except StoreError as error:
            log.warning("the clocks cannot start yet: %s", error)

    async def _end(self, failures: list[Exception]) -> None:
        """Close after a mistake of ours; a page that has left needs nothing more."""
        mistakes = [e for e in failures if not isinstance(e, WebSocketDisconnect)]
        if mistakes and not has_ended(self._socket.scope):
            log.error("a page's connection failed", exc_info=mistakes[0])
            with suppress(RuntimeError, WebSocketDisconnect):
                await self._send_text(
                    protocol.encode(protocol.Problem("broken", self._say("problem-broken")))
                )
                await self._socket.close(SERVER_ERROR)

    async def _receive(self) -> None:
        while True:
            message = await self._hear()
            if message["type"] == "websocket.disconnect":
                return
            await self._turn()
            if self._replaced:
                continue
            await self._handle(message.get("text") or message.get("bytes") or b"")
            if self._abuses > self._settings.abuses:
                await self._socket.close(POLICY_VIOLATION, "too many messages that make no sense")
                return

    async def _handle(self, raw: str | bytes) -> None:
        if not self._pace.allows():
            self._reject("too-fast")
        elif len(raw) > self._settings.message_bytes:
            self._reject("too-large")
        else:
            try:
                message = protocol.decode(raw)
            except (msgspec.DecodeError, UnicodeDecodeError):
                self._reject("not-understood")
            else:
                await self._do(message)

    async def _do(self, message: protocol.Message) -> None:
        if isinstance(message, chat.ChatMessage):
            await self._talk(message)
            return
        if self._seat < 0:
            self._problem("only-watching")
            return
        if isinstance(message, hints.AskHint):
            self._think(partial(self._advise, message.v))
        elif isinstance(message, protocol.Act):
            self._think(partial(self._do_for_seat, message))  # steps to come are shown meanwhile
        else:
            await self._tried(partial(self._do_for_seat, message))

    async def _tried(self, deed: Deed) -> None:
        """Run a deed, and send the page what prevents it."""
        try:
            await deed()
        except agreements.NotNow as error:
            self._problem(error.name, renew=True)
        except StaleAction:
            self._problem("stale", renew=True)
        except NotationError:
            self._problem("no-action")
        except IllegalAction as error:
            self._refuse(error.refusal, error.action)
        except StoreError as error:
            self._problem(error.reason, renew=True)

    async def _do_for_seat(self, message: protocol.SeatMessage) -> None:
        room, seat = self._room, self._seat
        if isinstance(message, protocol.Act):
            await room.act(seat, message.text, message.v)
        elif isinstance(message, protocol.Undo):
            await room.undo(seat, message.v, message.to)
        elif isinstance(message, timing.TimeMessage):
            await room.feature(requests.Requests).do(seat, message)
        elif isinstance(message, auto_answers.Stand):
            await room.feature(AutoResponder).do(seat, message)
        elif isinstance(message, protocol.Would):
            self._preview(message.text, message.v)
        elif isinstance(message, ahead.Ahead):
            if not room.has(premoves.Premover):
                raise agreements.NotNow("no-plan")
            room.feature(premoves.Premover).do(self._seat, message)
        elif isinstance(message, protocol.Hurry):
            room.hurry()
        else:
            self._explain(message.path, message.v)

    def _think(self, deed: Deed) -> None:
        """Run a deed that takes time, while the page may say other things."""
        task = asyncio.create_task(self._tried(deed))
        self._thoughts.add(task)
        task.add_done_callback(self._thought)

    def _thought(self, task: asyncio.Task[None]) -> None:
        self._thoughts.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Exception):
            self._mistake = error
            self._news.set()

    async def _advise(self, version: int) -> None:
        if not self._room.has(Adviser):
            raise agreements.NotNow("no-hints")
        adviser = self._room.feature(Adviser)
        await adviser.advise(self._seat, version, self._language, self._answer)

    async def _talk(self, message: chat.ChatMessage) -> None:
        answer = await self._chatter.do(message)
        if answer is not None:
            self._answer(answer)

    def _explain(self, path: list[str], version: int) -> None:
        if version != self._room.ledger.version:
            self._problem("stale", renew=True)
            return
        ledger, seat = self._room.ledger, self._seat
        state = self._room.position(seat)
        if not (state.is_over() or state.may_act(seat) or state.may_step_in(seat)):
            self._problem("others-turn")
            return
        action, refusal = refused_clicks(ledger.game, state, seat, path)
        if refusal is None:
            self._problem("possible", renew=True)
        else:
            self._refuse(refusal, action)

    def _preview(self, text: str, version: int) -> None:
        """Send what an action would do; if the table has changed, the page hears of that anyway."""
        if version == self._room.ledger.version:
            told = self._room.preview(self._seat, self._language, text)
            self._answer(protocol.Previewed(version, text, told.lines, told.parts))

    def _refuse(self, refusal: Refusal, action: int | None) -> None:
        metrics.refusals.add("illegal")
        ledger, language = self._room.ledger, self._language
        words = ledger.game.words
        text = words.refusal(language, refusal, self._room.row.options)
        instead = instead_of(
            ledger.game, self._room.position(self._seat), self._seat, language, action
        )
        self._answer(
            protocol.Refused(text, instead, refusal.rule, words.rule(language, refusal.rule))
        )

    def _reject(self, name: str) -> None:
        self._abuses += 1
        self._problem(name)

    def _problem(self, name: str, renew: bool = False) -> None:
        """Send that something could not be done; `renew` sends the state of the table again."""
        metrics.refusals.add(name)
        self._renew = self._renew or renew
        self._answer(protocol.Problem(name, self._say(f"problem-{name}")))

    def _answer(self, answer: protocol.Answer) -> None:
        self._answers.append(protocol.typeset(self._language, answer))
        self._notice()

    def _notice(self) -> None:
        """Send the news soon; without the sender if the connection is a `Wire`."""
        if self._wire is None:
            self._news.set()
        elif not self._due:
            self._due = True
            self._loop.call_soon(self._say_at_once, self._wire)

    def _say_at_once(self, wire: Wire) -> None:
        """Send the news, or leave them to the sender if they have to wait."""
        self._due = False
        packer = None if self._saying or self._farewell is not None else wire.free()
        if packer is None:
            self._news.set()
            return
        try:
            lines = self._lines_to_say()
        except Exception as error:  # the sender raises it and ends the connection
            self._mistake = error
            self._news.set()
        else:
            if lines:
                wire.say(packer, b"\n".join(lines))

    async def _send(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            if self._mistake is not None:
                raise self._mistake
            self._saying = True
            await self._say_news()
            self._saying = False

    async def _say_news(self) -> None:
        if self._farewell is not None:
            await self._part(self._farewell)
            return
        # Send now: `_send` would hold these lines back until it has more to send.
        lines = self._lines_to_say()
        if lines:
            await self._send_text(b"\n".join(lines))

    async def _send_text(self, text: bytes) -> None:
        await self._socket.send_text(text.decode())

    @property
    def _farewell(self) -> str | None:
        """The sentence with which the page is closed, "" for none; None while it stays."""
        return "" if self._replaced else self._room.farewell

    @property
    def _replaced(self) -> bool:
        """Whether another link leads to the seat now. The page can come back by that one only."""
        return self._room.key_of(self._seat) != self._key

    async def _part(self, farewell: str) -> None:
        await self._send_text(
            protocol.encode(protocol.Ended(self._say(farewell) if farewell else ""))
        )
        await self._socket.close(SERVICE_RESTART)

    def _lines_to_say(self) -> list[bytes]:
        lines: list[bytes] = []
        scene = self._room.scene(self._seat, self._language, self._shown)
        if scene is not self._shown or self._renew:
            self._renew = False
            lines.append(self._written(scene))
            if self._room.clock is not None:
                lines.append(protocol.encode(timing.Clocks(self._room.dials())))
        chat = self._chatter.news()
        if chat is not None:
            lines.append(protocol.encode(chat))
        while self._answers:
            lines.append(protocol.encode(self._answers.popleft()))
        return lines

    def _written(self, scene: Scene) -> bytes:
        """Return the message from what the page was told last to this scene."""
        told = self._shown
        if told is not None and self._seat < 0:
            text = self._room.shared(told, scene, lambda: self._encoded(scene))
        else:
            text = self._encoded(scene)
        self._shown, self._lines = scene, len(scene.log)
        return text

    def _encoded(self, scene: Scene) -> bytes:
        return protocol.encode(protocol.typeset(self._language, self._update(scene)))

    def _update(self, scene: Scene) -> protocol.Update:
        """Return the changes since the page's last update; the first time, everything."""
        told, layout = self._shown, None
        changed: dict[str, str] = {}
        if told is None:
            layout = self._room.layout(self._seat, self._language)
            layout = "" if protocol.layout_digest(layout) == self._drawn else layout
            first = self._begins(scene)
        else:
            changed = differing(told.prints or told.parts, scene.parts) if scene.parts else {}
            first = self._known(told, scene)
        return protocol.Update(
            scene.version,
            scene.prompt,
            scene.yours,
            scene.choices,
            self._log_from(scene.story, first),
            scene.can_undo,
            scene.over,
            changed,
            layout,
            scene.turn,
            self._room.acting(),
            *self._coaching(),
        )

    def _coaching(self) -> tuple[str, str]:
        """Return the kind of decision that waits, and its introduction when it comes first."""
        kind = self._room.decision(self._seat) if self._coached else ""
        if not kind or kind in self._introduced:
            return kind, ""
        self._introduced.add(kind)
        texts = self._room.ledger.game.words.introductions(self._language)
        return kind, texts.get(kind, "")

    def _begins(self, scene: Scene) -> int:
        """Return the first line of the log for a page that arrives: where a turn begins.

        A page that was here before gets all lines since.
        """
        end = len(scene.log)
        latest = max(0, end - MOST_LINES, min(self._seen, end - FIRST_LINES))
        return max((line for line, _ in scene.story.turns if line <= latest), default=latest)

    def _log_from(self, story: Story, first: int) -> protocol.LogLines:
        turns = story.turns[bisect_left(story.turns, (first, wording.ROUND)) :]
        asides = story.asides[bisect_left(story.asides, first) :]
        acts = story.acts[bisect_left(story.acts, (first, wording.ROUND, "", 0)) :]
        remarks = story.remarks[bisect_left(story.remarks, (first, wording.ROUND, "")) :]
        lines, highlights = story.log[first:], story.highlights[first:]
        rules, own = story.rules[first:], story.own[first:]
        return protocol.LogLines(first, lines, highlights, rules, own, turns, asides, acts, remarks)

    def _known(self, told: Scene, scene: Scene) -> int:
        """Return the number of lines of the log that the page has and keeps."""
        old, new = told.story, scene.story
        if new is old:
            return self._lines
        return min(common_start(old.log[: self._lines], new.log), common_start(old.own, new.own))
