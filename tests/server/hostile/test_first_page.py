"""L6: what is made once for each game is there before somebody asks for it."""

from velkahra.core import registry
from velkahra.games.hammer.rules import printed
from velkahra.table.warming import draw_games, load_games


def test_games_are_loaded_with_their_cards_and_drawn_in_all_languages() -> None:
    printed._AGREED.clear()
    load_games()
    assert printed._AGREED, "the cards of the camp game"
    draw_games()
    assert len(registry.names()) >= 4
