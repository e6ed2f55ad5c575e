"""The puzzles through the server: their pages, and the answers to wrong choices."""

import html
import re

import pytest
from tests.server.helpers import Site
from tests.server.test_lessons import Learner
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from velkahra.core import registry
from velkahra.core.contract.files import Files
from velkahra.core.contract.words import LANGUAGES
from velkahra.core.plugin import BUILT_IN
from velkahra.core.text.typesetting import bind_markup
from velkahra.server.domain.texts import speaker

GAME = registry.game("euphrates")
PUZZLES = GAME.files.puzzles()


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_puzzle_has_a_tile_with_its_position_theme_and_level(site: Site, name: str) -> None:
    for path in ("/", f"/learn/{name}", f"/rules/{name}"):
        assert f'href="/puzzles/{name}"' in site.get(path).text
    page = html.unescape(site.get(f"/puzzles/{name}?language=cs").text)
    assert 'lang="cs"' in page
    game = registry.game(name)
    pictures = re.findall(r'<img src="([^"]+)"', page)
    assert len(pictures) == len(game.files.puzzles())
    drawn = site.get(pictures[0])
    assert drawn.text.startswith("<svg")
    assert "immutable" in drawn.headers["cache-control"]
    for number, puzzle in enumerate(game.files.puzzles(), 1):
        assert f'href="/puzzles/{name}/{number}"' in page
        assert bind_markup("cs", game.words.text("cs", f"puzzle-theme-{puzzle.theme}")) in page
        assert speaker("cs")(f"puzzle-level-{puzzle.level}") in page


def test_what_is_not_there_is_not_found(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    for path in ("chess", "chess/1", *(f"euphrates/{n}" for n in ("0", "21", "21.svg", "x"))):
        assert site.get(f"/puzzles/{path}").status == 404, path
    address = f"ws://127.0.0.1:{site.port}/puzzles/euphrates/21/live"
    with pytest.raises(InvalidStatus), connect(address):
        pass
    monkeypatch.setattr(Files, "puzzles", lambda files: ())
    assert site.get("/puzzles/euphrates").status == 404
    assert 'href="/puzzles/euphrates"' not in site.get("/learn/euphrates").text


def test_the_last_puzzle_leads_back_to_the_list(site: Site) -> None:
    last = len(PUZZLES)
    assert (
        f'href="/puzzles/euphrates/{last}" hidden'
        in site.get(f"/puzzles/euphrates/{last - 1}").text
    )
    assert 'href="/puzzles/euphrates" hidden' in site.get(f"/puzzles/euphrates/{last}").text


def test_another_choice_is_undone_and_the_best_is_explained(site: Site) -> None:
    step = PUZZLES[0].steps[0]
    with connect(f"ws://127.0.0.1:{site.port}/puzzles/euphrates/1/live?language=en") as socket:
        learner = Learner(socket)
        assert learner.until("lesson")["text"] == GAME.words.text("en", step.text)
        learner.say("act", text="add 0")
        problem = learner.until("problem")
        assert problem["name"] == "hint"
        assert problem["text"].startswith("There is something better.")
        learner.say("act", text=step.do[0])
        solved = learner.until("lesson")
        assert solved["end"]
        assert solved["text"] == GAME.words.text("en", step.done)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_puzzle_has_a_hint_of_more_than_there_is_better(language: str) -> None:
    said = speaker(language)("puzzle-better")
    for game in map(registry.game, BUILT_IN):
        for puzzle in game.files.puzzles():
            hint = puzzle.steps[0].hint
            assert hint, puzzle.name
            assert not game.words.text(language, hint).startswith(said)


def test_no_puzzle_says_what_it_asks_for(site: Site) -> None:
    told = [
        number
        for number in range(1, len(PUZZLES) + 1)
        if re.search(r"enough: |need not add", site.get(f"/puzzles/euphrates/{number}").text)
    ]
    assert told == []
