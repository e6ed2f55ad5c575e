"""The list of all cards of a game: each drawing is there, and once."""

import re

import pytest

import velkahra
from velkahra.core.contract.events import OPEN

WITH_CARDS = [name for name in velkahra.games() if name != "euphrates"]


@pytest.mark.parametrize("name", WITH_CARDS)
def test_the_drawings_of_the_list_are_on_it_once(name: str) -> None:
    game = velkahra.game(name)
    listed = game.pages.card_list(game.view(game.start(max(game.seats)), OPEN), "en")
    markup = game.pages.drawings() + "".join(card.picture for card in listed)
    ids = re.findall(r' id="([^"]+)"', markup)
    assert ids
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'href="#([^"]+)"', markup)) <= set(ids)
