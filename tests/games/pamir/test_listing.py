"""The list of all cards and the signs of the page: complete, and saying nothing that is hidden."""

import re

import pytest
from librt.random import Random
from tests.games.pamir.helpers import read
from tests.games.pamir.test_page import game, step

from velkahra.core.contract.events import OPEN, SPECTATOR, Events
from velkahra.core.contract.state import NOBODY
from velkahra.core.contract.words import LANGUAGES
from velkahra.games.pamir.engine import PamirState
from velkahra.games.pamir.game import GAME
from velkahra.games.pamir.picture.cards.drawings import defs
from velkahra.games.pamir.picture.cards.listing import card_list, in_sight
from velkahra.games.pamir.picture.page import page
from velkahra.games.pamir.rules.facts import CARDS
from velkahra.games.pamir.view.build import view_of

pytestmark = pytest.mark.plain

TABLE = """
    seats 3; turn gray 1
    gray russian; gray court 81 9; gray hand 16; gray prizes 1; blue hand {}
    market a3 88; market b0 111; lasting 107 thrown; lasting 105 tan; discarded 4 102
    pile 4 3 1 0; checks 1; anchor tan
"""


def places(state: PamirState, viewer: int) -> dict[str, set[int]]:
    """Sort the numbers of the cards by where a viewer finds them on the list."""
    found: dict[str, set[int]] = {"here": set(), "gone": set(), "hidden": set()}
    for number, card in enumerate(card_list(view_of(state, viewer), "en"), 1):
        found[card.where].add(number)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_on_the_list_once(language: str) -> None:
    listed = GAME.pages.card_list(view_of(read(TABLE.format(30)), 0), language)
    drawn = [re.findall(r'data-card="(\d+)"', card.picture) for card in listed]
    assert drawn == [[str(number)] for number in range(1, CARDS + 1)]
    assert all(card.name and card.text.endswith(".") for card in listed)


def test_each_card_is_where_the_viewer_sees_it() -> None:
    state = read(TABLE.format(30))
    common = {81, 9, 1, 88, 111, 107, 105}
    assert places(state, 0)["here"] == {*common, 16}
    assert places(state, 1)["here"] == {*common, 30}
    assert places(state, SPECTATOR)["here"] == common
    assert places(state, OPEN)["here"] == {*common, 16, 30}
    assert all(places(state, viewer)["gone"] == {4, 102} for viewer in range(3))


def test_PP_EDGE_60_the_list_is_the_same_whatever_others_hold() -> None:
    one, other = read(TABLE.format(30)), read(TABLE.format(31))
    for viewer in (0, 2, SPECTATOR):
        assert card_list(view_of(one, viewer), "en") == card_list(view_of(other, viewer), "en")
    assert places(one, 1) != places(other, 1)


def test_nothing_may_still_come_when_the_game_is_over() -> None:
    *_, last = (state.clone() for state in game(3, 0, 4))
    assert not places(last, SPECTATOR)["hidden"]


def test_PP_EDGE_60_everybody_has_seen_what_was_discarded() -> None:
    random, state, known = Random(6), PamirState.new(3, 0, 0), set[int]()
    while state.actor() != NOBODY:
        known |= in_sight(view_of(state, SPECTATOR))
        actor, events = state.actor(), Events()
        state.advance(actor, step(state, actor, random), events)
        known |= {
            e.facts["card"]
            for e in events.happened
            if e.visible_to(SPECTATOR) and "card" in e.facts
        }
        assert set(view_of(state, SPECTATOR).discarded) <= known


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_explains_the_signs_of_the_page(language: str) -> None:
    signs = GAME.pages.legend(language)
    assert 12 <= len(signs) <= 20
    assert len({sign.text for sign in signs}) == len(signs)
    shown = set(re.findall(r'href="#([^"]+)"', "".join(sign.drawing for sign in signs)))
    assert all(f'id="{name}"' in defs() for name in shown)


@pytest.mark.parametrize("wakhan", [0, 1])
def test_points_and_rupees_are_counted_where_gains_rise(wakhan: int) -> None:
    counted = dict(
        re.findall(
            r'id="([\w-]+)"[^>]* data-count="(\d+)"',
            "".join(page(view_of(PamirState.new(2, wakhan, 0), 0), "en").values()),
        )
    )
    names = ("gray", "blue", *(["wakhan"] if wakhan else []))
    assert counted == {
        **{f"points-{name}": "0" for name in names},
        **{f"purse-{name}": "4" for name in names},
    }
