"""The connection of a page that shows a study."""

import asyncio
from collections.abc import Awaitable, Sequence
from contextlib import suppress
from functools import partial
from typing import Final

from starlette.requests import HTTPConnection
from starlette.websockets import WebSocket, WebSocketDisconnect

from velkahra.bots.hinting import Advice
from velkahra.bots.worker_pool import ThinkingError
from velkahra.core.contract import refusals
from velkahra.core.contract.events import OPEN, SPECTATOR
from velkahra.core.contract.options import Options
from velkahra.core.contract.state import CHANCE, State
from velkahra.core.play.alternatives import refused_clicks
from velkahra.core.play.tree import LONGEST_COMMENT, PLAYED, ROOT, Kind, Tree
from velkahra.core.play.tree import is_mark as is_proper
from velkahra.core.text.typesetting import bind
from velkahra.server.domain import studies as rules
from velkahra.server.domain import verdicts, wording
from velkahra.server.domain.messages.hints import Hint
from velkahra.server.live.alone import POLICY_VIOLATION, PageAlone
from velkahra.server.live.protocol import Act, Undo, Why, Would
from velkahra.server.room.hub import Hub
from velkahra.server.room.studies import OpenStudy
from velkahra.server.store.backend import StoreError
from velkahra.server.web.identity.origin import address_of
from velkahra.server.web.kit.numbers import number_of
from velkahra.server.web.study import protocol as said

PAUSE: Final = 0.03
"""Seconds that a position stays before the engine looks at it, as people step through a line."""


def place_of(request: HTTPConnection, study: OpenStudy) -> int:
    """Return the move that the address names, else the last of a score, or the first decision."""
    tree, asked = study.tree, number_of(request.query_params.get("at", ""), -1)
    line = [ROOT, *tree.line()]
    if asked in tree.moves or study.head.cardboard:
        return asked if asked in tree.moves else line[-1]
    return next((n for n in line if int(tree.state(n).actor()) != CHANCE), ROOT)


class StudyConnection(PageAlone[said.StudyMessage]):
    """The connection of one page of a visitor's; `edits` if its link may change the study."""

    decoder = said.decoder

    def __init__(
        self, socket: WebSocket, hub: Hub, study: OpenStudy, language: str, edits: bool, name: str
    ) -> None:
        self._address: Final = address_of(socket)
        turn = partial(hub.messages.wait, self._address)
        drawn = socket.query_params.get("drawn", "")
        super().__init__(socket, study.game, language, hub.settings, turn, drawn)
        self.name: Final = name
        self.at = place_of(socket, study)
        self._study: Final = study
        self._studies: Final = hub.studies
        self._edits: Final = edits
        self._news: Final[list[tuple[Sequence[int] | None, Sequence[int]]]] = []
        self._acting = False
        self._drawn_at = -1
        self._others: list[tuple[str, int]] | None = None
        self._advises = False
        self._thought: asyncio.Task[None] | None = None
        self._sending: Final = asyncio.Lock()
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    async def attend(self) -> None:
        """Serve the page until it leaves."""
        with self._studies.visited(self._study, self):
            try:
                await self.run()
            finally:
                for task in (*self._tasks, *filter(None, [self._thought])):
                    task.cancel()

    def changed(self, moves: Sequence[int] | None, gone: Sequence[int]) -> None:
        """Show moves that changed, None for all, the position, and where the others are."""
        self._news.append((moves, gone))
        if not self._acting:
            self._soon(self._send_news())

    def leave(self) -> None:
        """Close the connection: the study was deleted."""
        self._soon(self._socket.close(POLICY_VIOLATION))

    def _soon(self, work: Awaitable[None]) -> None:
        async def do() -> None:
            with suppress(WebSocketDisconnect, RuntimeError):
                await work

        task = asyncio.create_task(do())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _send_news(self) -> None:
        """Send what changed, and the position if that is another by now."""
        async with self._sending:
            tree, concerns = self._study.tree, 0 <= self._drawn_at != self.at
            while self._news:
                moves, gone = self._news.pop(0)
                await self._send_moves(moves, gone)
                path = {self.at, *tree.path(self.at)}
                concerns = concerns or moves is None or not path.isdisjoint(moves)
            if concerns:
                await self._position()
            others = [(guest.name, guest.at) for guest in self._study.guests if guest is not self]
            if others != self._others:
                self._others = others
                await self._send(said.Guests(others))

    async def _do(self, message: said.StudyMessage) -> None:
        try:
            version = getattr(message, "v", self._version)
            if version != self._version:
                if not isinstance(message, Would | said.Ways):
                    await self._problem("stale")
                return
            await self._answer(message)
        except (refusals.StaleAction, refusals.RecordError):
            await self._problem("stale")
            await self._show()
        except refusals.NotationError:
            await self._problem("no-action")
        except StoreError as error:
            await self._problem(error.reason)

    async def _answer(self, message: said.StudyMessage) -> None:
        match message:
            case said.Visit():
                await self._go(message.at)
            case Undo():
                await self._go(self._study.tree.moves[self.at].up)
            case Would() | Why():
                await self._explain(message)
            case said.Ways():
                await self._send(self._listed(message.path))
            case said.Advise():
                self._advises = message.on
                self._think()
            case _ if self._edits:
                await self._edit(message)
            case _:
                await self._problem("study-read")

    async def _explain(self, message: Would | Why) -> None:
        """Tell what an action would do, or why clicks are none, where the board can be played."""
        state, seat, _ = self._place()
        if seat < 0:
            return
        if isinstance(message, Would):
            await self._preview(message.text)
            return
        action, refusal = refused_clicks(self._game, state, seat, message.path)
        if refusal is not None:
            await self._refused(state, seat, refusal, action)

    async def _edit(self, message: said.StudyMessage) -> None:
        study, head = self._study, self._study.head
        match message:
            case Act():
                await self._enter(message.text, anyway=False)
            case said.Enter():
                await self._enter(message.text, anyway=message.anyway)
            case said.Draw() if self._actor() == CHANCE:
                await self._play(CHANCE, rules.draw(self._state()))
            case said.Note() if message.at in study.tree.moves:
                await study.change(partial(_noted, message))
            case said.Look():
                known = message.eyes in (OPEN, SPECTATOR, *range(head.seats))
                await study.change(eyes=message.eyes if known else head.eyes, asks=message.asks)
            case said.Promote():
                await study.change(lambda tree: (tree.promote(message.at), ()))
            case said.Remove():
                await study.change(lambda tree: ((), tree.remove(message.at)))

    async def _enter(self, text: str, *, anyway: bool) -> None:
        """Enter a move of the seat that decides; a refused one only if it is wanted `anyway`."""
        seat, action = self._actor(), self._game.read(text)
        kind: Kind = ""
        if anyway and seat >= 0 and self._state().refusal(seat, action) is not None:
            if not await self._studies.may_be_played(self._study, self.at, seat, action):
                await self._problem("study-impossible")
                return
            kind = PLAYED
        try:
            await self._play(seat, action, kind)
        except (refusals.IllegalAction, refusals.OutOfTurn) as error:
            await self._refused(self._state(), seat, error.refusal, action)

    async def _refused(
        self, state: State, seat: int, refusal: refusals.Refusal, action: int | None
    ) -> None:
        await self._refuse(state, seat, self._study.tree.options, refusal, action)
        if action is None or seat < 0 or not self._edits:
            return
        if await self._studies.may_be_played(self._study, self.at, seat, action):
            await self._send(said.Playable(self._game.write(seat, action)))

    async def _play(self, seat: int, action: int, kind: Kind = "") -> None:
        """Add a move, and go there."""
        self._acting = True
        try:
            self.at = await self._study.play(self.at, seat, action, kind)
        finally:
            self._acting = False
        await self._send_news()
        self._study.send()

    async def _go(self, at: int) -> None:
        if at not in self._study.tree.moves:
            return
        self.at = at
        async with self._sending:
            if self.at != self._drawn_at:
                await self._position()
        self._study.send()

    def _place(self) -> tuple[State, int, Options]:
        """Return the position, and the seat that is played on the board, -1 for none."""
        tree = self._study.tree
        state, _, _, seat = rules.drawn_view(tree, self.at, self._study.head.eyes)
        return state, seat if self._edits else -1, tree.options

    def _state(self) -> State:
        return self._study.tree.state(self.at)

    def _actor(self) -> int:
        return int(self._state().actor())

    async def _show(self) -> None:
        async with self._sending:
            await self._send_moves(None, ())
            await self._position()

    async def _send_moves(self, moves: Sequence[int] | None, gone: Sequence[int]) -> None:
        tree, eyes = self._study.tree, self._study.head.eyes
        written = []
        for number, text in sorted(rules.sentences(tree, self._language, eyes, moves).items()):
            move, text = tree.moves[number], bind(self._language, text)
            row = (number, move.up, move.order, move.seat, move.kind, text, move.comment)
            written.append(row)
        if written or gone or moves is None:
            await self._send(said.Moves(moves is None, written, tuple(gone)))

    async def _position(self) -> None:
        """Send the position, and have the engine look at it."""
        tree, eyes = self._study.tree, self._study.head.eyes
        self._drawn_at = self.at
        state, happened, view, seat = rules.drawn_view(tree, self.at, eyes)
        seat, actor = seat if self._edits else -1, int(state.actor())
        format_ = wording.formatter(self._game, self._language, tree.options)
        told = wording.in_words(format_, actor if eyes == OPEN else eyes, happened)
        choices = self._game.choices(state, seat) if seat >= 0 else None
        prompt, over = self._prompt(state, actor), state.is_over()
        await self._update(view, prompt, told, choices, over=over)
        move = tree.moves[self.at]
        enters = self._edits and seat < 0 and actor >= CHANCE
        await self._send(
            said.StudyState(
                at=self.at,
                up=move.up,
                on=tree.after(self.at),
                comment=move.comment,
                marks=move.marks,
                chance=actor == CHANCE,
                enters=enters,
                decides=actor >= 0,
                scores=rules.scores(tree, state),
                eyes=eyes,
                asks=self._study.head.asks,
            )
        )
        if enters:
            await self._send(self._listed(""))
        self._think()

    def _listed(self, path: str) -> said.Listed:
        tree, eyes = self._study.tree, self._study.head.eyes
        return said.Listed(path, rules.entries(tree, self.at, eyes, self._language, path))

    def _prompt(self, state: State, actor: int) -> str:
        words, options = self._game.words, self._study.tree.options
        if actor == CHANCE:
            return self._say("study-chance")
        if actor < 0:
            return words.prompt(self._language, state, -1)
        name = words.seat(self._language, options, actor)
        return f"{name}: {words.prompt(self._language, state, actor)}"

    def _think(self) -> None:
        """Stop thinking about the position before, and begin with this one."""
        if self._thought is not None:
            self._thought.cancel()
            self._thought = None
        if self._advises and self._actor() >= 0:
            self._thought = asyncio.create_task(self._advise(self.at, self._state()))

    async def _advise(self, at: int, state: State) -> None:
        seat = int(state.actor())
        name = self._game.words.seat(self._language, self._study.tree.options, seat)

        def send(found: list[Advice], more: bool) -> None:
            if self.at == at:
                hints = [self._hint(state, seat, advice) for advice in found]
                self._soon(self._send(said.Advised(at, name, hints, more)))

        with suppress(ThinkingError):
            await asyncio.sleep(PAUSE)
            await self._studies.advise(self._study, at, self._language, self._address, send)

    def _hint(self, state: State, seat: int, advice: Advice) -> Hint:
        text, options = self._game.write(seat, advice.action), self._study.tree.options
        about = self._game, state, self._language, options, seat, advice.action
        lines = wording.preview_of(*about).lines
        risk = self._say("hint-risk", what=advice.risk) if advice.risk else ""
        chance = verdicts.percent(self._language, advice.chance)
        return Hint(text, chance, " ".join(lines) or text, risk, advice.reason)


def _noted(message: said.Note, tree: Tree) -> tuple[Sequence[int], Sequence[int]]:
    """Write a comment or marks, and list the move."""
    move = tree.moves[message.at]
    if message.comment is not None:
        move.comment = rules.proper_comment(message.comment, LONGEST_COMMENT)
    if message.marks is not None:
        move.marks = [m for m in message.marks if is_proper(m) and m.isprintable()]
    return [message.at], ()
