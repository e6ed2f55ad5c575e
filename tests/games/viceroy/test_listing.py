"""The list of all cards, the signs and the figures of gains: complete, with nothing hidden."""

import re

import pytest
from tests.games.viceroy.helpers import read

from velkahra.core.contract.events import OPEN, SPECTATOR
from velkahra.core.contract.words import LANGUAGES
from velkahra.games.viceroy.engine import ViceroyState
from velkahra.games.viceroy.game import GAME
from velkahra.games.viceroy.picture.listing import card_list
from velkahra.games.viceroy.picture.page import page
from velkahra.games.viceroy.picture.stock import drawings, letters
from velkahra.games.viceroy.rules.facts import CARDS
from velkahra.games.viceroy.view.build import view_of

pytestmark = pytest.mark.plain

TABLE = """
seats 3
lower-blue 4
lower-red 6
circle lay 1 1 0
circle lay 3 1 1
circle lay 20 2 0
20 power-5 1
circle tuck 14 20
circle hand 10
circle gems bb
square gems {}
square hand {}
"""


def places(state: ViceroyState, viewer: int) -> dict[str, set[int]]:
    """Sort the numbers of the cards by where a viewer finds them on the list."""
    found: dict[str, set[int]] = {"here": set(), "gone": set(), "hidden": set()}
    for number, card in enumerate(card_list(view_of(state, viewer), "en"), 1):
        found[card.where].add(number)
    return found


def counted(state: ViceroyState, viewer: int) -> dict[str, str]:
    """Give the figures from which gains rise, as one viewer has them."""
    whole = "".join(page(view_of(state, viewer), "en").values())
    return dict(re.findall(r'id="([\w-]+)"[^>]* ?data-count="(\d+)"', whole))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_on_the_list_once(language: str) -> None:
    listed = GAME.pages.card_list(view_of(read(TABLE.format("r", 70)), 0), language)
    drawn = [re.findall(r'data-card="(\d+)"', card.picture) for card in listed]
    assert drawn == [[str(number)] for number in range(1, CARDS + 1)]
    assert all(card.name and card.text.endswith(".") for card in listed)


def test_each_card_is_where_the_viewer_sees_it() -> None:
    state = read(TABLE.format("r", 70))
    gone = set(view_of(state, SPECTATOR).gone)
    common = {4, 6, 1, 3, 20, 14, 62, 63}  # the first cards of other seats are the last characters
    assert places(state, 0)["here"] == {*common, 10}
    assert places(state, 1)["here"] == {*common, 70}
    assert places(state, SPECTATOR)["here"] == common
    assert places(state, OPEN)["here"] == {*common, 10, 70}
    assert all(places(state, viewer)["gone"] == gone for viewer in range(3))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_explains_the_signs_of_the_page(language: str) -> None:
    signs = GAME.pages.legend(language)
    assert 10 <= len(signs) <= 18
    assert len({sign.text for sign in signs}) == len(signs)
    shown = set(re.findall(r'href="#([^"]+)"', "".join(sign.drawing for sign in signs)))
    assert all(f'id="{name}"' in drawings() + letters(language) for name in shown)


def test_gains_rise_from_what_is_public_or_ones_own() -> None:
    one, other = read(TABLE.format("r", 70)), read(TABLE.format("rrr", 70))
    own = {"purse-blue": "2", "purse-red": "0", "purse-green": "0", "purse-yellow": "0"}
    assert counted(one, 0) == counted(other, 0) == {**own, "power-0": "5"}
    assert counted(one, SPECTATOR) == counted(other, SPECTATOR) == {"power-0": "5"}
    # Gains rise from open purses.
    assert counted(read(TABLE.format("rrr", 70) + "screens open\n"), 0)["purse-1-red"] == "3"
