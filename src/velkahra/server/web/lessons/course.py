"""The tutorial: a lesson on the real engine for one page, with no state on the server.

The page remembers lesson and step, and sends them when it connects again.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import cache
from typing import Any, Final, Literal

from starlette.websockets import WebSocket

from velkahra.core.contract.game import Game
from velkahra.core.contract.lesson import Lesson, LessonError
from velkahra.core.contract.options import Options
from velkahra.core.contract.state import CHANCE, State
from velkahra.core.play import alternatives, tutor
from velkahra.core.text import fluent, typesetting
from velkahra.server.domain import wording
from velkahra.server.live import alone, protocol
from velkahra.server.settings import Settings
from velkahra.server.web.lessons.protocol import Go, LessonMessage, LessonState, Next, decoder

Kind = Literal["right", "wrong", "shown"]
Judge = Callable[[Kind], Awaitable[None]]
"""Hears of the answers to a puzzle; `shown`: the learner asked for the right one."""


@cache
def lessons_of(game: Game) -> Sequence[Lesson]:
    """Return a game's lessons in order, checked to be playable. Raises: LessonError."""
    lessons = tuple(game.files.lessons())
    wrong = tutor.faults(game, lessons)
    if wrong:
        raise LessonError("; ".join(wrong))
    return lessons


def find_lesson(game: Game, name: str) -> Lesson | None:
    """Return a lesson by its name ("": the first), None if unknown. Raises: as `lessons_of`."""
    named = {lesson.name: lesson for lesson in reversed(lessons_of(game))}
    if not name and named:
        return lessons_of(game)[0]
    return named.get(name)


def view_of(walk: tutor.Walk) -> Any:  # noqa: ANN401 - every game has its own type of view
    """Return what the learner may know."""
    return walk.game.view(walk.state, walk.seat, walk.latest)


def prompt_of(walk: tutor.Walk, language: str, *, quiet: bool) -> str:
    """Return the prompt of a position; a `quiet` one is for viewers who count for themselves."""
    manners = [switch.manner for switch in walk.game.pages.switches if switch.manner]
    if quiet and manners:
        language = f"{language.partition(fluent.MANNER)[0]}{fluent.MANNER}{manners[0]}"
    return walk.game.words.prompt(language, walk.state, walk.seat)


def text_now(walk: tutor.Walk, language: str) -> str:
    """Return the text the learner reads now."""
    step = walk.now
    key = step.done if walk.done and step.done else step.text
    return walk.game.words.text(language, key)


class LessonConnection(alone.PageAlone[LessonMessage]):
    """The connection of one learner's page, for a `walk` through a lesson or a puzzle."""

    decoder = decoder

    def __init__(
        self,
        socket: WebSocket,
        walk: tutor.Walk,
        language: str,
        settings: Settings,
        turn: Callable[[], Awaitable[None]],
        drawn: str = "",
        judge: Judge | None = None,
    ) -> None:
        """Serve a page as `PageAlone`.

        A puzzle has a `judge`, which hears of each answer; an unwanted action is called not the
        best.
        """
        super().__init__(socket, walk.game, language, settings, turn, drawn)
        self._walk = walk
        self._judge: Final = judge
        self._is_puzzle: Final = judge is not None

    def _place(self) -> tuple[State, int, Options]:
        return self._walk.state, self._walk.seat, self._walk.options

    async def _answer(self, message: LessonMessage) -> None:
        if isinstance(message, Go):
            await self._enter(tutor.Walk(self._game, self._walk.lesson, message.step))
        elif isinstance(message, Next):
            await self._next()
        elif isinstance(message, protocol.Act):
            await self._act(self._game.read(message.text))
        elif isinstance(message, protocol.Would):
            await self._preview(message.text)
        elif isinstance(message, protocol.Why):
            await self._explain(message.path)
        elif isinstance(message, protocol.Undo):
            await self._back()

    async def _next(self) -> None:
        """Go to the next step, do the action this one asks for, or play the plies to watch."""
        walk = self._walk
        if walk.solved:
            await self._enter(walk.go_on())
        elif walk.asks:
            await self._judged("shown")
            walk.act(walk.right()[0])
            await self._reply()
        else:
            walk.watch()
            await self._reply()

    async def _back(self) -> None:
        """Take the step's action back; if there is none yet, go to the step before."""
        walk = self._walk
        step = walk.step if walk.done else walk.step - 1
        await self._enter(tutor.Walk(self._game, walk.lesson, step))

    async def _act(self, action: int) -> None:
        """Carry out the learner's action; one that is not asked for is undone with a hint."""
        walk = self._walk
        if not walk.asks:
            await self._problem("learn-read")
        elif walk.act(action):
            await self._judged("right")
            await self._reply()
        else:
            await self._judged("wrong")
            await self._show()
            await self._hint()

    async def _judged(self, kind: Kind) -> None:
        if self._judge is not None:
            await self._judge(kind)

    async def _reply(self) -> None:
        """Let the others play, then say what came of it."""
        walk = self._walk
        for seat in walk.replies():
            await self._board()
            if seat != CHANCE:
                await asyncio.sleep(self._settings.bot_pause)
        if walk.now.done or walk.at_end:
            await self._show()
        else:
            await self._enter(walk.go_on())

    async def _enter(self, walk: tutor.Walk) -> None:
        self._walk = walk
        await self._show()

    async def _explain(self, path: Sequence[str]) -> None:
        walk = self._walk
        action, refusal = alternatives.refused_clicks(self._game, walk.state, walk.seat, path)
        if not walk.asks:
            await self._problem("learn-read")
        elif refusal is None:
            await self._hint()
        else:
            await self._refuse(*self._place(), refusal, action)

    async def _hint(self) -> None:
        key = self._walk.now.hint
        own = self._game.words.text(self._language, key) if key else ""
        if self._is_puzzle:
            text = f"{self._say('puzzle-better')} {own}".rstrip()
        else:
            text = own or self._say("learn-hint")
        await self._send(protocol.Problem("hint", text))

    async def _show(self) -> None:
        await self._board()
        walk = self._walk
        await self._send(
            LessonState(
                walk.step,
                len(walk.lesson.steps),
                typesetting.bind(self._language, text_now(walk, self._language)),
                walk.pointed,
                walk.asks,
                walk.done,
                walk.at_end,
            )
        )

    async def _board(self) -> None:
        """Send the changed elements of the board, or all of it if it has other elements."""
        walk = self._walk
        prompt = prompt_of(walk, self._language, quiet=self._is_puzzle)
        events = [event for happened in walk.happened for event in happened]
        formatter = wording.formatter(self._game, self._language, walk.options)
        told = wording.in_words(formatter, walk.seat, events)
        choices = self._game.choices(walk.state, walk.seat) if walk.asks else None
        await self._update(view_of(walk), prompt, told, choices)
