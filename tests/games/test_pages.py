"""What every page and picture of a game is held to besides the conformance suite."""

import re
from functools import cache

import pytest
import resvg_py

import velkahra
from velkahra.core.contract.events import OPEN
from velkahra.core.contract.words import LANGUAGES
from velkahra.core.play.play import Play
from velkahra.testing.pages import USED
from velkahra.testing.walk import random_game, snapshot

pytestmark = pytest.mark.plain

DEAL = {"euphrates": 4, "pamir": 3, "viceroy": 3, "hammer": 5}


@cache
def stages(name: str) -> list[Play]:
    """Play a game at random. Returns: how it stood after a few plies, later, and at the end."""
    game = velkahra.game(name)
    plays = random_game(game, DEAL[name], game.complete({}), 5)
    *_, end = (kept := [snapshot(play) for play in plays if play.version % 10 == 3])
    return [kept[0], kept[len(kept) // 3], end]


@pytest.mark.parametrize("name", velkahra.games())
def test_every_picture_renders(name: str) -> None:
    for play, language in zip(stages(name), LANGUAGES, strict=True):
        for viewer in (0, OPEN):
            markup = play.game.picture(play.view(viewer), language, 300)
            assert bytes(resvg_py.svg_to_bytes(svg_string=markup, dpi=96)).startswith(b"\x89PNG")


@pytest.mark.parametrize("name", velkahra.games())
def test_the_width_changes_nothing_but_the_size(name: str) -> None:
    view = stages(name)[1].view(0)
    small, large = (velkahra.game(name).picture(view, width=width) for width in (360, 1100))
    sizes = r' width="\d+" height="\d+"'
    assert re.search(sizes, small) != re.search(sizes, large)
    assert re.sub(sizes, "", small) == re.sub(sizes, "", large)


@pytest.mark.parametrize("name", velkahra.games())
def test_pages_have_buttons_and_drawings_of_their_own(name: str) -> None:
    """What the suite says of them would be said of nothing otherwise."""
    layout = velkahra.game(name).layout(stages(name)[1].view(0), "cs")
    assert layout.count('role="button"') > 10
    assert len(set(USED.findall(layout))) > 10
