"""The lessons of a game, walked to a step and shown."""

from dataclasses import dataclass
from typing import Generic, TypeVar

from velkahra.core.contract.game import Game
from velkahra.core.contract.state import State
from velkahra.core.play.tutor import Walk

S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class Course(Generic[S]):
    """Steps of lessons, named by the last words of their texts' keys."""

    game: Game
    kind: type[S]

    def at(self, name: str, step: str) -> Walk:
        (lesson,) = [one for one in self.game.files.lessons() if one.name == name]
        (number,) = [n for n, s in enumerate(lesson.steps) if s.text == f"lesson-{name}-{step}"]
        return Walk(self.game, lesson, number)

    def before(self, name: str, step: str) -> S:
        """Return the position in which a step goes first."""
        return self._position(self.at(name, step))

    def after(self, name: str, step: str) -> S:
        """Return the position after a step has been done as the lesson shows it."""
        walk = self.at(name, step)
        walk.show()
        return self._position(walk)

    def _position(self, walk: Walk) -> S:
        assert isinstance(walk.state, self.kind)
        return walk.state
