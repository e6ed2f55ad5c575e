"""`velkahra puzzles`: finds positions with one clearly best choice, and writes them as lessons."""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Final

import msgspec

from velkahra.bots import processes, puzzles
from velkahra.cli import files, showing
from velkahra.core import registry
from velkahra.core.contract.game import Game
from velkahra.core.contract.refusals import VelkahraError

QUESTION: Final = "puzzle-question"
COLUMNS: Final = (
    showing.number("number"),
    showing.Column("seat"),
    showing.Column("best"),
    showing.number("chance", form=".0%"),
    showing.Column("next best", "next_best"),
    showing.number("chance", "next_chance", ".0%"),
    showing.Column("greedy finds it", "greedy", lambda finds: "yes" if finds else "no"),
)


class Options(msgspec.Struct, frozen=True):
    """The options of the command; `games` limits how many are played."""

    seats: int = 0
    option: tuple[str, ...] = ()
    number: int = 20
    games: int = 200
    nodes: int = puzzles.NODES
    seed: int = 1
    workers: int = 0
    output: Path | None = None
    json: bool = False


class _Task(msgspec.Struct, frozen=True):
    game: str
    seats: int
    options: dict[str, str]
    seed: int
    nodes: int


def find(name: str, options: Options) -> None:
    """Find puzzles of a game, show them, and write them to a folder. Raises: VelkahraError."""
    for key in ("number", "games", "nodes"):
        if getattr(options, key) < 1:
            raise VelkahraError(f"--{key} must be 1 or more, not {getattr(options, key)}")
    if options.output is not None and options.output.is_file():
        raise VelkahraError(f"{options.output} is a file; name a folder")
    workers = processes.worker_count(options.workers)
    game = registry.game(name)
    seats = options.seats or min(game.seats)
    agreed = files.options_of(list(options.option))
    game.start(seats, agreed)
    tasks = [
        _Task(name, seats, agreed, seed, options.nodes)
        for seed in range(options.seed, options.seed + options.games)
    ]
    found = []
    for puzzle in islice(_puzzles(tasks, workers), options.number):
        found.append(puzzle)
        if options.output is not None:
            path = _write(game, f"puzzle-{len(found):02}", puzzle, options.output)
            if not options.json:
                print(path, flush=True)
    rows = [_row(game, place, puzzle) for place, puzzle in enumerate(found, 1)]
    showing.show(showing.Table(f"{len(found)} puzzles of {name}", COLUMNS, rows), options.json)


def _puzzles(tasks: list[_Task], workers: int) -> Iterator[puzzles.Puzzle]:
    """Yield the puzzles of games in the order of the tasks, however many workers look for them."""
    if workers == 1:
        for task in tasks:
            yield from _of_game(task)
        return
    with processes.process_pool(workers) as pool:
        for first in range(0, len(tasks), workers):
            for found in pool.map(_of_game, tasks[first : first + workers]):
                yield from found


def _of_game(task: _Task) -> list[puzzles.Puzzle]:
    game = registry.game(task.game)
    return list(puzzles.puzzles_of(game, task.seats, task.options, task.seed, task.nodes))


def _row(game: Game, place: int, puzzle: puzzles.Puzzle) -> tuple[object, ...]:
    return (
        place,
        files.who(game, puzzle.options, puzzle.seat),
        game.write(puzzle.seat, puzzle.answers[0]),
        puzzle.chance,
        game.write(puzzle.seat, puzzle.rival),
        puzzle.rival_chance,
        not puzzle.is_deep,
    )


def _write(game: Game, name: str, puzzle: puzzles.Puzzle, folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}.toml"
    path.write_text(lesson_of(game, name, puzzle), encoding="utf-8")
    return path


def lesson_of(game: Game, name: str, puzzle: puzzles.Puzzle) -> str:
    """Return a puzzle as the text of a lesson file, which asks for one of its answers.

    The text `<name>`, its explanation, is for a person to write.
    """
    write = game.write
    answers = ", ".join(f'"{write(puzzle.seat, action)}"' for action in puzzle.answers)
    rival = write(puzzle.seat, puzzle.rival)
    return (
        f"# Chance to win {puzzle.chance:.0%}; with the next best, `{rival}`, "
        f"{puzzle.rival_chance:.0%}.\n"
        f'name = "{name}"\ntitle = "{QUESTION}"\n'
        f'seat = "{files.who(game, puzzle.options, puzzle.seat)}"\n'
        f'position = """\n{puzzle.position}"""\n\n'
        f'[[steps]]\ntext = "{QUESTION}"\ndo = [{answers}]\ndone = "{name}"\n'
    )
