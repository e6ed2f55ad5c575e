"""Messages of a lesson's page, beside those of a table's page."""

from typing import Annotated, Final

import msgspec

from velkahra.server.live.protocol import Act, Undo, Version, Why, Would

Place = Annotated[int, msgspec.Meta(ge=0, le=10_000)]


class Next(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="next", tag_field="kind"):
    """A request, on version `v`, to go on; where the learner should act, the lesson shows how."""

    v: Version


class Go(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="go", tag_field="kind"):
    """A request to go to the beginning of a step."""

    step: Place


class LessonState(msgspec.Struct, frozen=True, tag="lesson", tag_field="kind"):
    """The text for the learner, and the next task.

    Attributes:
        step: the number of the step, from 0, of `steps`.
        point: the elements it is about.
        ask: the learner should act.
        done: the learner has just acted as the step asked.
        end: this was the last of the lesson.
    """

    step: int
    steps: int
    text: str
    point: tuple[str, ...]
    ask: bool
    done: bool
    end: bool


LessonMessage = Act | Undo | Would | Why | Next | Go

decoder: Final = msgspec.json.Decoder(LessonMessage)
