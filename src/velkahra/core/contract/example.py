"""Examples on the page of the rules: a position below a rule, as a picture and to be tried.

    rule = "TE-WAR-01"
    seat = "lion"
    part = [100, 350, 1100, 550]
    position = '''
    seats 2
    D6 temple
    hand lion TTFMMS
    '''
    do = ["temple G6"]

The name of an example is that of its file. Its texts are keys of the game's words:
`example-<name>` is its title and `example-<name>-alt` says what the picture shows. Where there is
something to do, `example-<name>-task` asks for it and `example-<name>-done` says what the rule did.
"""

from functools import cache
from pathlib import Path

import msgspec

from velkahra.core.contract.lesson import Lesson, LessonError, Step
from velkahra.core.threads import prepared

Box = tuple[int, int, int, int]


@prepared
class Example(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position that shows a rule.

    Attributes:
        rule: the id of the rule it stands below.
        seat: who looks at it, by its name in records.
        position: the position, as `core.position` reads it.
        part: the shown part of the game's picture: x, y, width and height in its units.
        do: the actions that show the rule, in notation; none where there is nothing to try.
        then: the others' actions afterwards, as in a lesson.
        point: the page elements to look at before; look: those to look at afterwards.
        name: the name of its file.
    """

    rule: str
    seat: str
    position: str
    part: Box
    do: tuple[str, ...] = ()
    then: tuple[str, ...] = ()
    point: tuple[str, ...] = ()
    look: tuple[str, ...] = ()
    name: str = ""

    @property
    def title(self) -> str:
        """The key of its title."""
        return f"example-{self.name}"

    def lesson(self) -> Lesson:
        """Return it as a lesson of one step."""
        step = Step(
            text=f"{self.title}-task",
            point=self.point,
            do=self.do,
            then=self.then,
            done=f"{self.title}-done" if self.do else "",
            look=self.look,
        )
        return Lesson(self.name, self.seat, (step,), self.position, title=self.title)


def read_example(path: Path) -> Example:
    """Return an example read from a file. Raises: LessonError naming the file."""
    try:
        found = msgspec.toml.decode(path.read_bytes(), type=Example)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise LessonError(f"{path.name} is not an example: {error}") from error
    return msgspec.structs.replace(found, name=path.stem)


@cache
def read_examples(folder: Path) -> tuple[Example, ...]:
    """Return a folder's examples in the order of file names, cached. Raises: LessonError."""
    return tuple(read_example(path) for path in sorted(folder.glob("*.toml")))
