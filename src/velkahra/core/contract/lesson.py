"""A tutorial as data: lessons made of steps, one TOML file each.

    name = "kingdom"
    seat = "lion"
    position = '''
    seats 2
    hand lion TTFMSS
    '''

    [[steps]]
    text = "lesson-kingdom-king"
    point = ["leader-0-3", "s-G3"]
    do = ["king G3", "king F4"]
    then = ["bull end"]
    done = "lesson-kingdom-king-done"

Texts are keys of the game's words; `lesson-<name>` is the title. `core.tutor` plays a lesson and
finds its mistakes.
"""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec

from velkahra.core.contract.refusals import VelkahraError
from velkahra.core.threads import prepared


class LessonError(VelkahraError):
    """A lesson that cannot be read, or that cannot be played as it is written."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to read, something to watch, or one action to do.

    Attributes:
        text: what the learner reads.
        point: the page elements it is about.
        do: the actions that are right, in notation; none for a step that is only read.
        kind: every legal action of this declared kind is right, too.
        then: the others' actions afterwards, as lines of a record ("bull add 1"); "chance" alone
            lets the dealer draw until a seat has to act. Without `do` the learner
            watches them.
        done: what the learner reads afterwards, or "" to go on at once.
        look: the page elements that `done` is about.
        hint: the answer to another legal action, or "" for the usual sentence.
        position: the board is set up like this before the step; "" to leave it as it is.
    """

    text: str
    point: tuple[str, ...] = ()
    do: tuple[str, ...] = ()
    kind: str = ""
    then: tuple[str, ...] = ()
    done: str = ""
    look: tuple[str, ...] = ()
    hint: str = ""
    position: str = ""


@prepared
class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Some steps, at least one, from one position on.

    Attributes:
        name: a short word of its own, used in addresses too.
        seat: the learner's seat, by its name in records.
        position: where it begins, as `core.position` reads it; or else
        record: a record whose end it begins at.
        title: the key of its title; "" for `lesson-<name>`.
        theme: the decision that a puzzle asks for; the game's words name it `puzzle-theme-<theme>`.
        level: how hard a puzzle is among those of its game: 1 easy, 2 medium, 3 hard; 0 unknown.
    """

    name: str
    seat: str
    steps: tuple[Step, ...]
    position: str = ""
    record: str = ""
    title: str = ""
    theme: str = ""
    level: int = 0

    @property
    def titled(self) -> str:
        """The key of the title."""
        return self.title or f"lesson-{self.name}"

    def texts(self) -> Iterator[str]:
        """Yield the keys of all texts."""
        yield self.titled
        for step in self.steps:
            yield from filter(None, (step.text, step.done, step.hint))


def read_lesson(path: Path) -> Lesson:
    """Return a lesson read from a file. Raises: LessonError naming the file."""
    try:
        lesson = msgspec.toml.decode(path.read_bytes(), type=Lesson)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise LessonError(f"{path.name} is not a lesson: {error}") from error
    if not lesson.steps or bool(lesson.position) == bool(lesson.record):
        raise LessonError(f"{path.name} needs steps, and either a position or a record")
    return lesson


@cache
def read_lessons(folder: Path) -> tuple[Lesson, ...]:
    """Return a folder's lessons in the order of file names, cached. Raises: LessonError."""
    return tuple(read_lesson(path) for path in sorted(folder.glob("*.toml")))
