"""L6: things made once for each game are ready before the first request."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import product

import pytest

from velkahra.core import registry
from velkahra.core.contract.words import LANGUAGES
from velkahra.games.hammer.rules import tables
from velkahra.server.web.kit import covers
from velkahra.server.web.warming import draw_games, load_games

Layout = Callable[[object, str], str]


def test_games_are_loaded_with_their_cards() -> None:
    tables._AGREED.clear()
    load_games()
    assert tables._AGREED


def test_each_game_is_drawn_in_each_language(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: set[tuple[str, str]] = set()
    for name in registry.names():
        game = registry.game(name)
        real = game.layout

        def layout(view: object, language: str, name: str = name, real: Layout = real) -> str:
            drawn.add((name, language))
            return real(view, language)

        monkeypatch.setattr(game, "layout", layout)
    draw_games()
    assert drawn == set(product(registry.names(), LANGUAGES))


def test_a_cover_that_several_ask_for_is_drawn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    covers._cover.cache_clear()
    game, drawn = registry.game("viceroy"), []
    real = game.picture

    def picture(view: object, language: str) -> str:
        drawn.append(view)
        return real(view, language)

    monkeypatch.setattr(game, "picture", picture)
    with ThreadPoolExecutor(4) as pool:
        assert len(set(pool.map(covers.cover, ["viceroy"] * 4, ["en"] * 4))) == 1
    assert len(drawn) == 1
