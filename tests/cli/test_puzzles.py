"""`velkahra puzzles`: positions with one clearly best choice, found in games between programs."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from librt.random import Random
from tests.cli.conftest import Cli

from velkahra.bots import puzzles
from velkahra.bots.puzzles import Puzzle
from velkahra.bots.search import Search
from velkahra.bots.search_config import OWN
from velkahra.cli import puzzling
from velkahra.core import registry
from velkahra.core.contract.lesson import read_lesson
from velkahra.core.contract.programs import Programs, PuzzleSearch
from velkahra.core.play.position import read_position
from velkahra.core.play.seat_knowledge import SeatKnowledge

GAME, SEATS, NODES = "pamir", 1, 30


@pytest.fixture(scope="module")
def found() -> list[Puzzle]:
    game = registry.game(GAME)
    return [
        puzzle
        for seed in range(1, 4)
        for puzzle in puzzles.puzzles_of(game, SEATS, {}, seed, NODES)
    ]


def test_one_choice_is_clearly_the_best(found: list[Puzzle]) -> None:
    assert found
    for puzzle in found:
        legal = list(read_position(puzzle.position).legal_actions(puzzle.seat))
        assert set(puzzle.answers) <= set(legal)
        assert puzzle.rival in legal
        assert puzzle.rival not in puzzle.answers
        assert puzzle.lead >= registry.game(GAME).programs.puzzle_search.clear_lead
        state = read_position(puzzle.position)
        ways = {
            action: puzzles._after(state, puzzle.seat, action).freeze()
            for action in map(int, state.legal_actions(puzzle.seat))
        }
        same = ways[puzzle.answers[0]]
        assert set(puzzle.answers) == {action for action, after in ways.items() if after == same}


def test_the_same_seed_finds_the_same_puzzles(found: list[Puzzle]) -> None:
    game = registry.game(GAME)
    first = next(
        seed for seed in range(1, 4) if any(puzzles.puzzles_of(game, SEATS, {}, seed, NODES))
    )
    again = list(puzzles.puzzles_of(game, SEATS, {}, first, NODES))
    assert again == found[: len(again)]


def test_a_game_says_how_the_quick_search_sees_it(monkeypatch: pytest.MonkeyPatch) -> None:
    game, run_search, playouts = registry.game(GAME), puzzles.run_search, set()

    def watched(knowledge: SeatKnowledge, nodes: int, rng: Random, playout: int = OWN) -> Search:
        playouts.add(playout)
        return run_search(knowledge, nodes, rng, playout)

    monkeypatch.setattr(puzzles, "run_search", watched)
    monkeypatch.setattr(game, "programs", Programs(PuzzleSearch(playout=0, lead=1.0)))
    assert list(puzzles.puzzles_of(game, SEATS, {}, 1, NODES)) == []
    assert playouts == {0}


def test_each_is_written_as_a_lesson(
    found: list[Puzzle],
    tmp_path: Path,
    cli: Cli,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(puzzling, "_puzzles", lambda tasks, workers: iter(2 * found))
    words = ("--number", 2, "--nodes", NODES, "-o", tmp_path / "new")
    assert cli("puzzles", GAME, *words) == 0
    assert "2 puzzles of pamir" in cli.out
    for number in (1, 2):
        lesson = read_lesson(tmp_path / "new" / f"puzzle-0{number}.toml")
        state = read_position(lesson.position)
        names = [registry.game(GAME).seat_name({}, seat) for seat in range(state.seats)]
        actions = [registry.game(GAME).read(text) for text in lesson.steps[0].do]
        assert set(actions) <= set(state.legal_actions(names.index(lesson.seat)))
    assert cli("puzzles", GAME, *words, "--json") == 0
    assert [row["number"] for row in json.loads(cli.out)] == [1, 2]


def test_what_was_found_is_kept_when_the_search_is_stopped(
    found: list[Puzzle], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def one_then_stopped(tasks: object, workers: object) -> Iterator[Puzzle]:
        yield found[0]
        raise KeyboardInterrupt

    monkeypatch.setattr(puzzling, "_puzzles", one_then_stopped)
    with pytest.raises(KeyboardInterrupt):
        puzzling.find(GAME, puzzling.Options(output=tmp_path))
    assert read_lesson(tmp_path / "puzzle-01.toml").position == found[0].position


def test_two_processes_find_what_one_finds(found: list[Puzzle]) -> None:
    tasks = [puzzling._Task(GAME, SEATS, {}, seed, NODES) for seed in range(1, 3)]
    assert list(puzzling._puzzles(tasks, 2)) == list(puzzling._puzzles(tasks, 1))


@pytest.mark.parametrize(
    ("words", "wrong"),
    [
        (("pamir", "--number", 0), "--number must be 1 or more"),
        (("pamir", "--workers", -1), "workers must be 0 or more"),
        (("pamir", "--seats", 9), "9"),
        (("chess",), "chess"),
        (("pamir", "--option", "third=cat"), "cat"),
    ],
)
def test_wrong_options_are_named(words: tuple[str | int, ...], wrong: str, cli: Cli) -> None:
    assert cli("puzzles", *words) != 0
    assert wrong in cli.err
