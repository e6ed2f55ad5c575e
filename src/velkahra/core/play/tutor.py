"""Plays lessons on the real rules, and finds their mistakes before a learner does."""

import copy
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from velkahra.core.contract import refusals, state, words
from velkahra.core.contract.events import Event, Events
from velkahra.core.contract.game import Game
from velkahra.core.contract.lesson import Lesson, LessonError, Step
from velkahra.core.play.dealer import Dealer
from velkahra.core.play.play import Play
from velkahra.core.play.position import read_position
from velkahra.core.play.record import read_record


class Walk:
    """A learner's way through one lesson.

    The position before a step follows from the first right actions, so a place in a lesson is a
    number, and any page can come back to it.

    Attributes:
        step: the number of the step, from 0.
        solved: the step's action has been done or watched, or there is none.
        happened: for each ply since the position was set up, its events.
        seat: the learner's.
    """

    def __init__(self, game: Game, lesson: Lesson, step: int = 0) -> None:
        step = max(0, min(step, len(lesson.steps) - 1))
        start = max(n for n in range(step + 1) if n == 0 or lesson.steps[n].position)
        self.game: Final = game
        self.lesson: Final = lesson
        self.state: state.State = opening(game, lesson, start)
        self.options: Final = game.options_of(self.state)
        self.happened: list[list[Event]] = []
        self._names: Final = [game.seat_name(self.options, n) for n in range(self.state.seats)]
        self.seat: Final = self._seat(lesson.seat)
        self._since = 0
        self._enter(start)
        while self.step < step:
            self.show()
            self._enter(self.step + 1)

    @property
    def now(self) -> Step:
        """The current step."""
        return self.lesson.steps[self.step]

    @property
    def asks(self) -> bool:
        """The learner should act."""
        return bool(self.now.do) and not self.solved

    @property
    def done(self) -> bool:
        """The step's action has been done, or watched."""
        return self.solved and bool(self.now.do or self.now.then)

    @property
    def pointed(self) -> tuple[str, ...]:
        """The page elements that the learner now reads about."""
        return self.now.look if self.done else self.now.point

    @property
    def at_end(self) -> bool:
        """Nothing is left to do in this lesson."""
        return self.solved and self.step == len(self.lesson.steps) - 1

    @property
    def latest(self) -> list[Event]:
        """The events since the learner's last action, with its own events."""
        return [event for events in self.happened[self._since :] for event in events]

    def right(self) -> list[int]:
        """List the legal actions that the step asks for: those named first, then by kind."""
        if not self.asks:
            return []
        legal = list(self.state.legal_actions(self.seat))
        named = [self.game.read(text) for text in self.now.do]
        decode = self.game.space.decode
        alike = [a for a in legal if self.now.kind and decode(a).kind == self.now.kind]
        return [*(a for a in named if a in legal), *(a for a in alike if a not in named)]

    def act(self, action: int) -> bool:
        """Let the learner act, if the step asks for it, and return whether it did.

        Raises: OutOfTurn, IllegalAction as `State.apply`. Nothing is changed then.
        """
        if action not in self.right():
            self.state.clone().apply(self.seat, action)
            return False
        self._since = len(self.happened)
        self._apply(self.seat, action)
        self.solved: bool = True
        return True

    def watch(self) -> None:
        """Begin what the step shows without an action of the learner's: `replies` makes it."""
        self._since = len(self.happened)
        self.solved = True

    def replies(self) -> Iterator[int]:
        """Make the scripted plies, yielding each seat (or CHANCE). Raises: LessonError."""
        for text in self.now.then:
            try:
                yield self._reply(text)
            except refusals.VelkahraError as error:
                raise LessonError(f"{self._where()}: {text!r} cannot be played: {error}") from error

    def show(self) -> None:
        """Do what the step asks for, with all replies. Raises: LessonError."""
        if self.asks:
            right = self.right()
            if not right:
                raise LessonError(f"{self._where()}: nothing that it asks for is possible")
            self.act(right[0])
        elif not self.solved:
            self.watch()
        for _ in self.replies():
            pass

    def go_on(self) -> "Walk":
        """Go to the next step, on the board as it is now or on the next step's own.

        Raises: StaleAction before the step is done, and at the end of the lesson.
        """
        if not self.solved or self.at_end:
            raise refusals.StaleAction("there is no next step yet")
        if self.lesson.steps[self.step + 1].position:
            return Walk(self.game, self.lesson, self.step + 1)
        self._enter(self.step + 1)
        return self

    def copy(self) -> "Walk":
        """Copy the walk: both can go on apart."""
        other = copy.copy(self)
        other.state, other.happened = self.state.clone(), list(self.happened)
        return other

    def _enter(self, step: int) -> None:
        self.step = step
        self.solved = not self.now.do and not self.now.then

    def _seat(self, name: str) -> int:
        if name not in self._names:
            raise LessonError(f"{name!r} is not a seat: {', '.join(self._names)}")
        return self._names.index(name)

    def _where(self) -> str:
        return f"{self.lesson.name}, step {self.step + 1}"

    def _reply(self, text: str) -> int:
        who, _, action = text.partition(" ")
        if text == "chance":
            self._deal()
            return state.CHANCE
        seat = state.CHANCE if who == "chance" else self._seat(who)
        self._apply(seat, self.game.read(action))
        return seat

    def _apply(self, seat: int, action: int) -> None:
        events = Events()
        self.state.apply(seat, action, events)
        self.happened.append(events.happened)

    def _deal(self) -> None:
        dealer = Dealer(self.lesson.name)
        while self.state.actor() == state.CHANCE:
            self._apply(state.CHANCE, dealer.draw(self.state, len(self.happened)))


def opening(game: Game, lesson: Lesson, step: int = 0) -> state.State:
    """Set up the position of a step, or before the first. Raises: NotationError, RecordError."""
    position = lesson.steps[step].position or lesson.position
    return _set_up(game, position, "" if position else lesson.record).clone()


@lru_cache(maxsize=64)
def _set_up(game: Game, position: str, record: str) -> state.State:
    if position:
        return read_position(position, game)
    return Play.replay(read_record(record, game), game).state


def faults(game: Game, lessons: Sequence[Lesson]) -> list[str]:
    """List the faults of lessons, one sentence each: missing texts, elements, illegal actions.

    It tries every path a learner can take.
    """
    names = [lesson.name for lesson in lessons]
    twice = sorted({f"two lessons are called {name}" for name in names if names.count(name) > 1})
    return [*twice, *(fault for lesson in lessons for fault in _faults_of(game, lesson))]


def _faults_of(game: Game, lesson: Lesson) -> Iterator[str]:
    for language in words.LANGUAGES:
        for key in lesson.texts():
            try:
                game.words.text(language, key)
            except (KeyError, ValueError) as error:
                yield f"{lesson.name}: {language}: {error}"
    try:
        ways = [Walk(game, lesson)]
        for number in range(len(lesson.steps)):
            where = f"{lesson.name}, step {number + 1}"
            yield from (f"{where}: {fault}" for fault in _faults_at(ways))
            done = [after for way in ways for after in _ways_on(way)]
            if done and done[0].done:
                yield from (f"{where}: {fault}" for fault in _not_there(done[0]))
            ways = _different(way if way.at_end else way.go_on() for way in done)
    except refusals.VelkahraError as error:
        yield f"{lesson.name}: {error}"


def _faults_at(ways: Sequence[Walk]) -> Iterator[str]:
    """List the mistakes in the step all these walks have come to."""
    walk = ways[0]
    yield from _not_there(walk)
    if walk.now.kind and not walk.now.do:
        yield "a kind of action needs one as its example"
    if walk.now.do and not all(way.right() for way in ways):
        yield "nothing that it asks for is possible"
    possible = {action for way in ways for action in way.right()}
    named: set[int] = set()
    for text in walk.now.do:
        action = walk.game.read(text)
        if action not in possible:
            yield f"{text!r} is never possible"
        if action in named:
            yield f"{text!r} is named twice"
        named.add(action)


def _not_there(walk: Walk) -> Iterator[str]:
    """List the elements that the page does not have."""
    area = walk.game.layout(walk.game.view(walk.state, walk.seat), words.LANGUAGES[0])
    for element in walk.pointed:
        if f'id="{element}"' not in area:
            yield f"there is no element {element!r} to point at"


def _ways_on(way: Walk) -> Iterator[Walk]:
    """Give the walks that follow each right action and its replies."""
    for action in way.right() if way.now.do else [None]:
        after = way.copy()
        if action is None:
            after.watch()
        else:
            after.act(action)
        for _ in after.replies():
            pass
        yield after


def _different(walks: Iterator[Walk]) -> list[Walk]:
    """Keep one walk for each position."""
    found = list({walk.state.freeze(): walk for walk in walks}.values())
    if not found:
        raise LessonError("it cannot be played to its end")
    return found
