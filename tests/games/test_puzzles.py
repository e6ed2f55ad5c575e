"""The puzzles of every game: one choice is the best, and the texts say why in three languages."""

import re
from pathlib import Path
from typing import Final

import pytest
from librt.random import Random
from tests.games.sentences import check_sentence
from tests.sampling import ALL, some

import velkahra
from velkahra.bots.puzzles import run_search
from velkahra.core.contract.words import LANGUAGES
from velkahra.core.play.seat_knowledge import SeatKnowledge
from velkahra.core.play.tutor import Walk
from velkahra.core.text.fluent import Texts

ROOT: Final = Path(velkahra.__file__).parent / "games"
GAMES: Final = [name for name in velkahra.games() if velkahra.game(name).files.puzzles()]
PUZZLES: Final = [(name, one.name) for name in GAMES for one in velkahra.game(name).files.puzzles()]
COUNT: Final = 20
MANY: Final = 28
"""So many puzzles are searched, without VELKAHRA_ALL=1."""
LONGEST: Final = 360
NODES: Final = 200
MARGIN: Final = 0.05
"""What luck may take from the lead of the answer in a short search."""
KEY: Final = re.compile(r"puzzle-(question|\d\d)(-hint)?")

every_game = pytest.mark.parametrize("name", GAMES)


def walk_of(name: str, title: str) -> Walk:
    game = velkahra.game(name)
    (puzzle,) = (one for one in game.files.puzzles() if one.name == title)
    return Walk(game, puzzle)


@every_game
def test_a_game_has_twenty_puzzles_of_one_step_in_order(name: str) -> None:
    found = velkahra.game(name).files.puzzles()
    assert [one.name for one in found] == [f"puzzle-{number:02}" for number in range(1, COUNT + 1)]
    for one in found:
        (step,) = one.steps
        assert (one.title, step.text, step.done) == ("puzzle-question",) * 2 + (one.name,)
        assert step.hint in ("", f"{one.name}-hint")


@every_game
def test_no_position_comes_twice(name: str) -> None:
    positions = [one.position for one in velkahra.game(name).files.puzzles()]
    assert len(set(positions)) == len(positions)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_short_and_whole(name: str, language: str) -> None:
    game = velkahra.game(name)
    for key in {key for one in game.files.puzzles() for key in one.texts()}:
        text = game.words.text(language, key)
        check_sentence(text.replace("?", "."), game.prefix)
        assert len(text) < LONGEST, key
        assert key == "puzzle-question" or len(text) > LONGEST / 5 or "-hint" in key, key


@every_game
def test_no_text_is_left_over(name: str) -> None:
    used = {key for one in velkahra.game(name).files.puzzles() for key in one.texts()}
    assert {key for key in Texts(ROOT / name / "text").keys("en") if KEY.fullmatch(key)} == used


@every_game
def test_there_is_something_to_choose(name: str) -> None:
    game = velkahra.game(name)
    for walk in (Walk(game, puzzle) for puzzle in game.files.puzzles()):
        wrong = len(walk.state.legal_actions(walk.seat)) - len(walk.right())
        assert walk.right(), walk.lesson.name
        assert wrong >= 2, walk.lesson.name


@pytest.mark.lengthy
@pytest.mark.parametrize(("name", "title"), some(PUZZLES, MANY))
def test_the_answer_is_the_best_choice(name: str, title: str) -> None:
    walk = walk_of(name, title)
    is_clear = not ALL and lead(walk, NODES // 4) > MARGIN
    assert is_clear or lead(walk, NODES) > -MARGIN


def lead(walk: Walk, nodes: int) -> float:
    """Return by how much the answer is better than every other choice, as a search sees it."""
    right, rng = walk.right(), Random(1)
    search = run_search(SeatKnowledge(walk.game.judge, walk.state, walk.seat, rng), nodes, rng)
    rivals = [int(action) for action, _, _ in search.considered() if int(action) not in right]
    for action in (right[0], rivals[0]):
        search.look_into(action, nodes // 2)
    means = {int(action): float(mean) for action, _, mean in search.considered()}
    return means[right[0]] - means[rivals[0]]
