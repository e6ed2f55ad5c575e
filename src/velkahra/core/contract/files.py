"""The files in a game's folder that teach it: lessons, puzzles, examples, a rulebook."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from velkahra.core.contract import example, lesson
from velkahra.core.contract.rulebook import Rulebook, read_rulebook
from velkahra.core.contract.small import SmallVariant, read_small_variants


class Files:
    """The files of a game in `folder`; None for a game without a folder, which has none."""

    def __init__(self, folder: Path | None) -> None:
        self.folder: Final = folder

    def lessons(self) -> Sequence[lesson.Lesson]:
        """Return the lessons in order, from the folder `lessons`. Raises: LessonError."""
        return lesson.read_lessons(self.folder / "lessons") if self.folder else ()

    def puzzles(self) -> Sequence[lesson.Lesson]:
        """Return the puzzles in order, each a lesson of one step, from the folder `puzzles`.

        The step asks for the best choice, and `done` says why it is the best. Raises: LessonError.
        """
        return lesson.read_lessons(self.folder / "puzzles") if self.folder else ()

    def examples(self) -> Sequence[example.Example]:
        """Return the rules' examples, from the folder `lessons/examples`. Raises: LessonError."""
        return example.read_examples(self.folder / "lessons" / "examples") if self.folder else ()

    def small(self) -> Sequence[SmallVariant]:
        """Return the small variants, not of the rulebook, from `small`. Raises: VelkahraError."""
        return read_small_variants(self.folder / "small") if self.folder else ()

    def rulebook(self) -> Rulebook | None:
        """Return the plan of `data/rulebook.toml`, or None. Raises: LessonError."""
        file = self.folder and self.folder / "data" / "rulebook.toml"
        return read_rulebook(file) if file and file.is_file() else None
